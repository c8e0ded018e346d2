/*  A check's results as lines of TAP, and where the checked files are.
*/
:- module(tap,
          [ tap/2,                      % +Name, :Goal
            root/1,                     % -Directory
            source_file_below/2,        % +Directory, -File
            module_file_below/2         % +Directory, -File
          ]).
:- use_module(library(filesex), [directory_member/3]).

:- meta_predicate tap(+, 0).

%!  tap(+Name, :Goal) is det.
%
%   Report `ok` if Goal succeeds, `not ok` if it fails or throws. A Goal tells by itself what is
%   wrong, on stderr; exceptions are told here.

tap(Name, Goal) :-
    flag(tap_results, Before, Before+1),
    Number is Before+1,
    (   catch(Goal, Error, ( print_message(error, Error), fail ))
    ->  format("ok ~d - ~w~n", [Number, Name])
    ;   format("not ok ~d - ~w~n", [Number, Name])
    ).

%   The plan comes last, when it is known how many results there are.

:- at_halt(plan).

plan :-
    flag(tap_results, Count, Count),
    format("1..~d~n", [Count]).

%!  root(-Directory) is det.
%
%   The root of the source tree.

root(Directory) :-
    module_property(tap, file(File)),
    absolute_file_name('../..', Directory, [relative_to(File), file_type(directory)]).

%!  source_file_below(+Directory, -File) is nondet.
%
%   File is a file of Prolog below Directory, itself relative to the root. File is relative to it,
%   too.

source_file_below(Directory, File) :-
    root(Root),
    directory_file_path(Root, Directory, Path),
    directory_member(Path, Absolute, [extensions([pl]), recursive(true)]),
    directory_file_path(Root, File, Absolute).

%!  module_file_below(+Directory, -File) is nondet.
%
%   File is one of source_file_below/2 that holds a module; the others are parts that modules
%   include.

module_file_below(Directory, File) :-
    source_file_below(Directory, File),
    root(Root),
    directory_file_path(Root, File, Path),
    setup_call_cleanup(
        open(Path, read, In, [encoding(utf8)]),
        opens_module(In),
        close(In)).

opens_module(In) :-
    read(In, Term),
    (   Term = (:- encoding(_))
    ->  opens_module(In)
    ;   Term = (:- module(_, _))
    ).
