/*  A directory of knowledge for a test, in the place of the user's; and what commands say. */
:- module(test_own_directory,
          [ in_own_directory/1,         % :Goal
            start_own_directory/0,
            end_own_directory/0,
            in_directory/2,             % -Directory, :Goal
            own_text/2,                 % +Name, +Text
            output/2,                   % :Goal, -Text
            quietly/1,                  % :Goal
            said_error/2,               % :Goal, -Line
            says/2                      % +Text, +Part
          ]).
:- use_module(library(filesex)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/base/temporary)).
:- use_module(library(gunshi/knowledge/own)).

:- meta_predicate
    in_own_directory(0),
    in_directory(-, 0),
    output(0, -),
    quietly(0),
    said_error(0, -).

%   Whatever a file of tests does outside of in_own_directory/1, it is not in the user's directory.

:- initialization(( tmp_file(kb, Directory), use_own_directory(Directory) )).

%   in_own_directory(:Goal): once, in a new directory that is gone afterwards.

in_own_directory(Goal) :-
    in_directory(Directory,
                 setup_call_cleanup(
                     own_directory(Before),
                     ( use_own_directory(Directory), load_own_knowledge, once(Goal) ),
                     use_own_directory(Before))).

%   start_own_directory, end_own_directory: setup and cleanup of tests that follow one another in
%   one new directory.

:- dynamic before/2.

start_own_directory :-
    own_directory(Before),
    make_temporary_directory(kb, Directory),
    assertz(before(Before, Directory)),
    use_own_directory(Directory),
    load_own_knowledge.

end_own_directory :-
    retract(before(Before, Directory)),
    !,
    use_own_directory(Before),
    delete_directory_and_contents(Directory).

%   in_directory(-Directory, :Goal): Directory is there for Goal, and not used.

in_directory(Directory, Goal) :-
    setup_call_cleanup(make_temporary_directory(kb, Directory),
                       once(Goal),
                       delete_directory_and_contents(Directory)).

%   own_text(+Name, +Text): the file Name of the directory in use has Text.

own_text(Name, Text) :-
    own_directory(Directory),
    directory_file_path(Directory, Name, File),
    setup_call_cleanup(open(File, write, Out, [encoding(utf8)]),
                       write(Out, Text),
                       close(Out)).

output(Goal, Text) :-
    with_output_to(string(Text), Goal).

quietly(Goal) :-
    with_output_to(string(_), Goal).

%   said_error(:Goal, -Line): Goal throws; Line is what a person reads, and nothing was printed.

said_error(Goal, Line) :-
    catch(( with_output_to(string(_), Goal), fail ), Error, true),
    error_line(Error, Line),
    \+ says(Line, "Unknown").

says(Text, Part) :-
    once(sub_string(Text, _, _, _, Part)).
