/*  A check's results as lines of TAP, where the checked files are, and reading them.
*/
:- module(tap,
          [ tap/2,                      % +Name, :Goal
            root/1,                     % -Directory
            source_file_below/2,        % +Directory, -File
            module_file_below/2,        % +Directory, -File
            in_file/2,                  % +File, -Term
            specified/3                 % +Specification, +File, -Used
          ]).
:- use_module(library(filesex), [directory_file_path/3, directory_member/3]).
:- use_module(library(lists), [member/2]).

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

%!  in_file(+File, -Term) is nondet.
%
%   Term is read from File, relative to the root. Nothing of it is loaded.

in_file(File, Term) :-
    root(Root),
    directory_file_path(Root, File, Path),
    setup_call_cleanup(
        open(Path, read, In, [encoding(utf8)]),
        read_all(In, Terms),
        close(In)),
    member(Term, Terms).

read_all(In, Terms) :-
    read_term(In, Term, []),
    (   Term == end_of_file
    ->  Terms = []
    ;   Terms = [Term|Rest],
        read_all(In, Rest)
    ).

%!  specified(+Specification, +File, -Used) is semidet.
%
%   As written in File, Specification is Used, a file of prolog/.

specified(_:Specification, File, Used) :-
    !,
    specified(Specification, File, Used).
specified(library(Path), _, Used) :-
    !,
    prolog_file(Path, prolog, Used).
specified(Path, File, Used) :-
    file_directory_name(File, Directory),
    prolog_file(Path, Directory, Used).

prolog_file(Path, Directory, Used) :-
    root(Root),
    format(atom(Relative), "~w/~w", [Directory, Path]),
    absolute_file_name(Relative, Absolute,
                       [relative_to(Root), file_type(prolog), access(exist), file_errors(fail)]),
    directory_file_path(Root, Used, Absolute),
    sub_atom(Used, 0, _, _, 'prolog/').
