/*  Every file of tests, and every page of the documentation, is a job: tests/meson.build names it
    by its path without its ending. One result a file.
*/
:- use_module(tap).
:- use_module(library(filesex), [directory_member/3, directory_file_path/3]).
:- use_module(library(readutil), [read_file_to_string/3]).

:- initialization(examine, main).

examine :-
    root(Root),
    directory_file_path(Root, tests, Tests),
    directory_file_path(Tests, 'meson.build', File),
    read_file_to_string(File, Text, [encoding(utf8)]),
    forall(( test_file(Tests, Name) ; page(Root, Name) ),
           tap(Name, listed(Name, Text))).

page(_, 'README').
page(Root, Name) :-
    directory_file_path(Root, docs, Docs),
    directory_member(Docs, Path, [extensions([md])]),
    directory_file_path(Root, File, Path),
    file_name_extension(Name, _, File).

test_file(Tests, Name) :-
    directory_member(Tests, Path, [extensions([plt, c, pl]), recursive(true)]),
    directory_file_path(Tests, File, Path),
    file_name_extension(Name, Extension, File),
    is_test(Extension, Name).

is_test(plt, _).
is_test(c, Name) :-
    file_base_name(Name, Base),
    (   sub_atom(Base, 0, _, _, test_)
    ;   sub_atom(Base, 0, _, _, fuzz_)
    ).
is_test(pl, Name) :-
    sub_atom(Name, 0, _, _, 'checks/'),
    \+ memberchk(Name, ['checks/tap', 'checks/examples']).    % a page is a job of its own

listed(Name, Text) :-
    format(string(Line), "    '~w',\n", [Name]),
    (   sub_string(Text, _, _, _, Line)
    ->  true
    ;   format(user_error, "~w: tests/meson.build has no line for it~n", [Name]),
        fail
    ).
