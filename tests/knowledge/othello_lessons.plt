/*  The file of lessons: whole or not at all, taken back in turn, read again by another process as it was written.
*/
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/othello)).
:- use_module(library(gunshi/knowledge/othello_lessons)).

:- begin_tests(othello_lessons, [setup(own_lessons), cleanup(no_lessons)]).

own_lessons :-
    othello_knowledge,
    tmp_file_stream(File, Stream, [extension(pl)]),
    close(Stream),
    nb_setval(test_lessons, File),
    use_lessons_file(File).

no_lessons :-
    nb_getval(test_lessons, File),
    forget_knowledge(File),
    delete_file(File),
    atom_concat(File, '.lock', Lock),
    delete_file(Lock).

k([[0,0,0,0,0,0], [0,0,0,0,0,0], [0,0,1,2,0,0], [0,0,2,1,0,0], [0,0,0,0,0,0], [0,0,0,0,0,0]]).

all(Taught, Lessons, Facts) :-
    findall(Id-Game, teaching(Id, _, Game), Taught),
    findall(l(Id, Kind, Fact), lesson(Id, Kind, Fact, _), Lessons),
    lessons_file(File),
    findall(Fact, ( member(Fact, [gm(_, _, _), bm(_, _, _)]), known(Fact, File:_) ), Facts).

test(teach, [setup(forget_lessons), [Ids, Taught, Facts] == [[1, 2], [1-"a", 2-"b"], [gm(1, K, 3-4)]]]) :-
    k(K),
    teach("a", [gm(1, K, 3-4)-"w", bm(1, K, 4-3)-"x"], [], Id1),
    teach("b", [], [bm(1, K, 4-3)-"y"], Id2),
    Ids = [Id1, Id2],
    all(Taught, _, Facts).

test(take_back, [setup(forget_lessons), [One, Two, Three] == [[bm(1, K, 4-3), gm(1, K, 3-4)], [], none]]) :-
    k(K),
    teach("a", [gm(1, K, 3-4)-"w", bm(1, K, 4-3)-"x"], [], _),
    teach("b", [], [bm(1, K, 4-3)-"y"], _),
    take_back_lessons(taught(2, _, "b")),
    all(_, _, One0),
    msort(One0, One),
    take_back_lessons(taught(1, _, "a")),
    all(_, _, Two),
    ( take_back_lessons(_) -> Three = some ; Three = none ).

test(read_again, [setup(forget_lessons), Before == After]) :-
    k(K),
    teach("a \"quoted\" game", [gm(1, K, 3-4)-"w\\", bm(1, K, 4-3)-"日本"], [], _),
    all(T, L, F),
    Before = T-L-F,
    lessons_file(File),
    use_lessons_file(File),
    all(T1, L1, F1),
    After = T1-L1-F1.

test(a_write_that_fails_changes_nothing, [setup(forget_lessons), Before == After]) :-
    k(K),
    teach("a", [gm(1, K, 3-4)-"w"], [], _),
    lessons_file(Own),
    all(T, L, F),
    Before = T-L-F,
    use_lessons_file('/proc/no/such/place.pl'),
    catch(teach("b", [bm(1, K, 4-3)-"x"], [], _), error(Error, _), true),
    nonvar(Error),
    use_lessons_file(Own),
    all(T1, L1, F1),
    After = T1-L1-F1.

test(void, [setup(forget_lessons), cleanup(forget_lessons)]) :-
    teach("a", [], [gm(1, _, 5-6)-"x"], _),
    void_fact(gm(1, _, 5-6)),
    \+ void_fact(gm(2, _, 5-6)).

test(a_damaged_file_is_told, error(gunshi(bad_knowledge(_, _)))) :-
    lessons_file(Own),
    tmp_file_stream(File, Out, [extension(pl)]),
    format(Out, "gm(1, foo, 5-6).~n", []),
    close(Out),
    call_cleanup(use_lessons_file(File),
                 ( use_lessons_file(Own), delete_file(File) )).

%   Another program has written meanwhile: nothing of it is lost, and its lessons are known.

test(two_programs, [setup(forget_lessons), Games == ["a", "other", "b"]]) :-
    k(K),
    teach("a", [gm(1, K, 3-4)-"w"], [], _),
    lessons_file(File),
    read_file_to_string(File, Text, []),
    string_concat(Text, "taught(2, \"2026-01-01T00:00:00Z\", \"other\").\n\c
                         learned(2, gm(2, [[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,1,2,0,0],[0,0,2,1,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0]], 4-3), \"x\").\n", More),
    setup_call_cleanup(open(File, write, Out), write(Out, More), close(Out)),
    teach("b", [bm(1, K, 4-3)-"x"], [], 3),
    findall(Game, teaching(_, _, Game), Games).

test(a_fact_that_is_none_is_told, error(gunshi(bad_knowledge(_, _)))) :-
    lessons_file(Own),
    tmp_file_stream(File, Out, [extension(pl)]),
    format(Out, "learned(1, gm(3, _, 9-9), \"w\").~n", []),
    close(Out),
    call_cleanup(use_lessons_file(File),
                 ( use_lessons_file(Own), delete_file(File) )).

:- end_tests(othello_lessons).
