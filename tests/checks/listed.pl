/*  Every file of tests, and every page of the documentation, is a job: a list of jobs of
    tests/meson.build names it by its path without its ending; and the list `sized` too if, and only
    if, it has two sizes.
    One result a file.
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
    between_marks(Text, "\nsized = [\n", "]\n", Sized),
    findall(Jobs,
            ( member(List, ["c_tests", "prolog_tests", "redis_tests", "checks", "thorough_checks",
                           "pages"]),
              string_concat(List, " = [\n", Begin0),
              string_concat("\n", Begin0, Begin),
              between_marks(Text, Begin, "]\n", Jobs)
            ),
            Lists),
    forall(( test_file(Tests, Name, Path) ; page(Root, Name, Path) ),
           tap(Name, ( listed(Name, Lists), sized_rightly(Name, Path, Sized) ))).

between_marks(Text, Begin, End, Part) :-
    sub_string(Text, Before, Length, _, Begin),
    Start is Before+Length,
    sub_string(Text, Start, _, 0, Rest),
    sub_string(Rest, PartLength, _, _, End),
    !,
    sub_string(Rest, 0, PartLength, _, Part).

page(Root, 'README', Path) :-
    directory_file_path(Root, 'README.md', Path).
page(Root, Name, Path) :-
    directory_file_path(Root, docs, Docs),
    directory_member(Docs, Path, [extensions([md])]),
    directory_file_path(Root, File, Path),
    file_name_extension(Name, _, File).

test_file(Tests, Name, Path) :-
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

%   listed(+Name, +Lists): one of Lists, of which jobs are made, has it.

listed(Name, Lists) :-
    format(string(Line), "    '~w',\n", [Name]),
    (   member(List, Lists),
        sub_string(List, _, _, _, Line)
    ->  true
    ;   format(user_error, "~w: tests/meson.build has no line for it in a list of jobs~n", [Name]),
        fail
    ).

%   sized_rightly(+Name, +Path, +Sized): the test of Path is in the list Sized if it has two sizes,
%   and else it is not.

sized_rightly(Name, Path, Sized) :-
    format(string(Line), "    '~w',\n", [Name]),
    (   sub_string(Sized, _, _, _, Line)
    ->  In = true
    ;   In = false
    ),
    read_file_to_string(Path, Text, [encoding(utf8)]),
    file_name_extension(_, Kind, Path),
    (   two_sizes(Kind, Text)
    ->  Two = true
    ;   Two = false
    ),
    (   In == Two
    ->  true
    ;   format(user_error, "~w: in `sized` of tests/meson.build ~w, of two sizes ~w~n",
               [Name, In, Two]),
        fail
    ).

two_sizes(plt, Text) :-
    member(Mark, ["use_module(tests(sizes))", "use_module(tests(knowledge/judged_once))"]),
    sub_string(Text, _, _, _, Mark),
    !.
two_sizes(md, Text) :-
    member(Mark, ["\n```sh slow\n", "\n```prolog slow\n"]),
    sub_string(Text, _, _, _, Mark),
    !.
two_sizes(c, Text) :-
    split_string(Text, "\n", "", Lines),
    member(Line, Lines),
    sub_string(Line, _, Length, After, "support_size("),
    Length > 0,
    sub_string(Line, _, After, 0, Rest),
    split_string(Rest, ",)", " ", [_, Usual, Full|_]),
    Usual \== Full,
    !.
