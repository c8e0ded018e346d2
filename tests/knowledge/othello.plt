/*  The choice by clauses 4.1 to 4.3, whose parts a user may change; joseki in all eight images; learning in
    general: contradiction, forgetting, taking back; the curve of a series.
*/
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/othello/position)).
:- use_module(library(gunshi/knowledge/othello)).
:- use_module(library(gunshi/knowledge/othello_facts)).
:- use_module(library(gunshi/knowledge/othello_learner)).
:- use_module(library(gunshi/knowledge/learning)).
:- use_module(library(gunshi/knowledge/othello_lessons)).
:- use_module(library(gunshi/knowledge/othello_series)).
:- use_module(library(gunshi/base/store)).

:- begin_tests(othello_knowledge, [setup(own_lessons), cleanup(no_lessons)]).

own_lessons :-
    tmp_file_stream(File, Stream, [extension(pl)]),
    close(Stream),
    nb_setval(test_lessons, File),
    use_lessons_file(File),
    forget_lessons.

no_lessons :-
    nb_getval(test_lessons, File),
    forget_knowledge(File),
    delete_file(File),
    atom_concat(File, '.lock', Lock),
    delete_file(Lock).

played(Moves, P) :-
    othello_start(P0),
    foldl([M, A, B]>>othello_after(A, M, B), Moves, P0, P).

choice(Moves, M, Source) :-
    played(Moves, P),
    length(Moves, N),
    otl_choose(P, N, otl, choice(M, reason(Source, _), _)).

%   with_strategy(+Edits, :Goal): Goal, while kb/othello/strategy.pl is replaced by an edited one. An edit is From-To.

:- meta_predicate with_strategy(+, 0).

with_strategy(Edits, Goal) :-
    othello_knowledge,
    once(( loaded_knowledge(File), atom_concat(_, '/kb/othello/strategy.pl', File) )),
    read_file_to_string(File, Text, []),
    foldl(edit, Edits, Text, Edited),
    tmp_file_stream(New, Out, [extension(pl)]),
    write(Out, Edited),
    close(Out),
    setup_call_cleanup(
        ( forget_knowledge(File), load_knowledge(New) ),
        Goal,
        ( forget_knowledge(New), delete_file(New), load_knowledge(File) )).

edit(From-To, Text, Edited) :-
    sub_string(Text, Before, _, After, From),
    !,
    sub_string(Text, 0, Before, _, Front),
    sub_string(Text, _, After, 0, Back),
    atomic_list_concat([Front, To, Back], Edited).

test(joseki_first, M-File == (6-4)-'kb/othello/strategy.pl') :-
    choice([5-6], M, File:_).

%   The same position turned and mirrored: the same joseki, turned and mirrored.

test(all_images, [forall(between(0, 7, Symmetry)), Answers == Wanted]) :-
    played([5-6], P),
    othello_image(P, Symmetry, Q),
    otl_choose(Q, 1, otl, choice(M, reason(_, Notes), _)),
    memberchk(gm(Place, 2, _), Notes),
    image_square(6-4, Symmetry, Image),
    Answers = M-Place,
    Wanted = Image-('kb/othello/joseki.pl':12).

test(satisfactory, M-J == (3-4)-1) :-
    played([5-6, 6-4, 4-3], P),
    otl_choose(P, 3, otl, choice(M, reason(_, Notes), _)),
    memberchk(j(J), Notes).

%   After seven moves of the paper's game 3.3 and 6.3 have J = -1, 6.6 and 3.6 -3: none is satisfactory, and of the best
%   the first stands.

seven([5-6, 6-4, 4-3, 3-4, 5-3, 4-6, 3-5]).

test(the_order_can_be_changed, [Before, After] == [3-3, 6-3]) :-
    seven(Moves),
    choice(Moves, Before, _),
    with_strategy(["(joban, 1, [3-3, 6-6, 3-6, 6-3,"-"(joban, 1, [6-6, 6-3, 3-6, 3-3,"], choice(Moves, After, _)).

test(the_criterion_can_be_changed, M == 6-6) :-
    seven(Moves),
    with_strategy(["(joban, 1, [3-3, 6-6,"-"(joban, 1, [6-6, 3-3,", "manzoku_kijun(1)."-"manzoku_kijun(-3)."],
                  choice(Moves, M, _)).

%   With two criteria all candidates are tried for the first one before the second is: 6.6 would do for the second, but
%   3.3 does for the first.

test(the_criterion_goes_back_last, [First, Second] == [3-3, 6-6]) :-
    seven(Moves),
    Order = "(joban, 1, [3-3, 6-6,"-"(joban, 1, [6-6, 3-3,",
    with_strategy([Order, "manzoku_kijun(1)."-"manzoku_kijun(-1). manzoku_kijun(-3)."], choice(Moves, First, _)),
    with_strategy([Order, "manzoku_kijun(1)."-"manzoku_kijun(1). manzoku_kijun(-3)."], choice(Moves, Second, _)).

test(a_rule_can_be_taken_out, M == 6-6) :-
    with_strategy(["te(Now, M) :- joseki_ga_aru"-"% te(Now, M) :- joseki_ga_aru"], choice([5-6], M, _)).

test(a_pass_has_no_reason, M-Reason == pass-reason(none, [])) :-
    othello_text(P, "XO-------------------------------------------------------------- O"),
    otl_choose(P, 30, otl, choice(M, Reason, _)).

test(nothing_decides, error(gunshi(no_othello_strategy(_)))) :-
    othello_text(P, "X--------------------------------------------------------------- O"),
    otl_choose(P, 60, otl, _).

%   A game that teaches: moves, and that the learner, white, found the position after Bad moves bad.

taught(Moves, Bad, Lessons) :-
    positions(Moves, Ps),
    otl_learn(otl_game(white, Ps, Moves, Bad), Lessons).

positions(Moves, [P|Ps]) :-
    othello_start(P),
    positions(Moves, P, Ps).

positions([], _, []).
positions([M|Ms], P, [Q|Ps]) :-
    othello_after(P, M, Q),
    positions(Ms, Q, Ps).

learn_from(Moves, Bad) :-
    taught(Moves, Bad, Lessons),
    findall(F-W, member(add(F, W), Lessons), Add),
    findall(F-W, member(remove(F, W), Lessons), Remove),
    teach("test", Add, Remove, _).

first_game([5-6, 6-4, 4-3, 3-4, 5-3, 4-6, 3-5, 3-3, 6-5, 3-6, 4-7]).

%   A bm learned in one image holds in the others: of the two best moves 3.3 is bm now.

test(a_lesson_holds_in_all_images, [setup(forget_lessons), cleanup(forget_lessons), Moves == Wanted]) :-
    first_game(Game),
    learn_from(Game, [11]),
    length(Before, 7),
    append(Before, _, Game),
    played(Before, P),
    findall(M, ( between(0, 7, S), othello_image(P, S, Q), otl_choose(Q, 7, otl, choice(M, _, _)) ), Moves),
    findall(M, ( between(0, 7, S), image_square(6-3, S, M) ), Wanted).

%   A gm that a person wrote is void when a game is lost by its move.

test(contradiction, [setup(forget_lessons), cleanup(forget_lessons), Kinds-M == [learned, unlearned]-(6-6)]) :-
    played([5-6], P),
    kyokumen_pattern(P, 0, K),
    consistent_lessons([add(bm(2, K, 6-4), "x")], Lessons),
    findall(F-W, member(add(F, W), Lessons), Add),
    findall(F-W, member(remove(F, W), Lessons), Remove),
    teach("test", Add, Remove, _),
    findall(Kind, lesson(_, Kind, _, _), Kinds0),
    msort(Kinds0, Kinds),
    otl_choose(P, 1, otl, choice(M, _, _)).

consistent_lessons(Lessons0, Lessons) :-
    learning_knowledge,
    gunshi_learning:consistent(Lessons0, gunshi_othello_learner, any_game, Lessons).

%   What was learned, unlearned and learned again is believed, once.

test(learned_again, [setup(forget_lessons), cleanup(forget_lessons), [Facts, Adds, Removes] == [[Bm], [], [Bm]]]) :-
    othello_start(P),
    kyokumen_pattern(P, 0, K),
    Bm = bm(1, K, 3-4),
    teach("a", [Bm-"x"], [], _),
    teach("b", [], [Bm-"y"], _),
    teach("c", [Bm-"z"], [], _),
    findall(bm(1, K1, M), believed(bm, 1, K1, M, _), Facts),
    ( known_fact(any_game, Bm, _) -> Adds = [] ; Adds = [Bm] ),
    consistent_lessons([add(gm(1, K, 3-4), "w")], Lessons),
    findall(F, member(remove(F, _), Lessons), Removes).

%   Two facts say the contrary: the one of that position alone goes; of the general one, which a person wrote,
%   this is an exception, and it stays.

test(the_general_one_stays, [setup(forget_lessons), cleanup(forget_lessons), Kinds == [add, both, remove]]) :-
    played([5-6, 6-4, 4-3, 3-4, 5-3], P),
    kyokumen_pattern(P, 0, K),
    teach("a", [gm(6, K, 4-6)-"x"], [], _),
    consistent_lessons([add(bm(6, K, 4-6), "y")], Lessons),
    findall(Kind, ( member(L, Lessons), functor(L, Kind, _) ), Kinds0),
    msort(Kinds0, Kinds),
    memberchk(remove(gm(6, K, 4-6), _), Lessons),
    otl_choose(P, 5, otl, choice(4-6, _, _)),
    teach("b", [bm(6, K, 4-6)-"y"], [], _),
    otl_choose(P, 5, otl, choice(Other, _, _)),
    Other \== 4-6.

test(the_old_one_may_stay, [setup(forget_lessons), cleanup(forget_lessons), true(Lessons = [kept(gm(2, _, 6-4), bm(2, K, 6-4), "x")])]) :-
    played([5-6], P),
    kyokumen_pattern(P, 0, K),
    learning_knowledge,
    once(( loaded_knowledge(File), atom_concat(_, '/kb/learning.pl', File) )),
    tmp_file_stream(New, Out, [extension(pl)]),
    format(Out, "contradiction(bm(N, K, M), gm(N, K, M), keep_old, \"x\").~n", []),
    close(Out),
    setup_call_cleanup(
        ( forget_knowledge(File), load_knowledge(New) ),
        consistent_lessons([add(bm(2, K, 6-4), "y")], Lessons),
        ( forget_knowledge(New), delete_file(New), load_knowledge(File) )).

test(old_lessons_are_forgotten, [setup(forget_lessons), cleanup(forget_lessons), Olds == [bm(1, K, 3-4)]]) :-
    othello_start(P),
    kyokumen_pattern(P, 0, K),
    findall(bm(N, K, 3-4)-"x", between(1, 402, N), Add),
    teach("test", Add, [], _),
    learning_knowledge,
    findall(Fact, gunshi_learning:too_old(gunshi_othello_learner, Fact, _), Olds).

test(nothing_to_blame, [setup(forget_lessons), fail]) :-
    taught([5-6, 6-4], [], _).

%   A lost game without a marked position: the end of the opening.

test(a_lost_game, [setup(forget_lessons), cleanup(forget_lessons), true(Lessons = [bp(_)|_])]) :-
    lost_game(Game),
    otl_learn(Game, Lessons).

lost_game(Game) :-
    findall(R-C, ( between(1, 8, R), between(1, 8, C) ), Squares),
    permutation_of(Squares, Squares1),
    othello_game(fixed(Squares1), otl, white, Game),
    Game = otl_game(_, Positions, _, []),
    last(Positions, End),
    othello_score(End, white, Score),
    Score < 0,
    !.

permutation_of(Squares, Shuffled) :-
    between(1, 50, Seed),
    set_random(seed(Seed)),
    random_permutation(Squares, Shuffled).

%   The learner meets fixed opponents: without learning every pair is as the first; with it, it gets better.

test(a_series_without_learning, Different == 1) :-
    othello_series([_, _]>>true, [games(6), opponents(3), learning(false)], Scores),
    series_curve(Scores, Points),
    findall(Mean, member(point(_, Mean, _), Points), Means),
    sort(Means, Sorted),
    length(Sorted, Different).

test(a_series_that_learns) :-
    othello_series([_, _]>>true, [games(10), opponents(12), seed(1)], Scores),
    series_gain(Scores, Gain, Error),
    Gain > 2 * Error,
    Error > 0.

test(a_series_is_repeated_by_its_seed, Scores == Again) :-
    othello_series([_, _]>>true, [games(4), opponents(3), seed(5)], Scores),
    othello_series([_, _]>>true, [games(4), opponents(3), seed(5)], Again).

test(a_series_leaves_the_lessons_alone, [setup(forget_lessons), cleanup(forget_lessons), Lessons-File == [Fact]-Own]) :-
    nb_getval(test_lessons, Own0),
    absolute_file_name(Own0, Own),
    othello_start(P),
    kyokumen_pattern(P, 0, K),
    Fact = bm(1, K, 3-4),
    teach("test", [Fact-"x"], [], _),
    othello_series([_, _]>>true, [games(4), opponents(2)], _),
    lessons_file(File),
    findall(F, lesson(_, _, F, _), Lessons).

test(the_gain, Gain-Error =:= 0.5-0.5) :-
    series_gain([score(1, 1, black, -2), score(1, 2, white, -2), score(1, 3, black, 4), score(1, 4, white, 4),
                 score(2, 1, black, 2), score(2, 2, white, 2), score(2, 3, black, 4), score(2, 4, white, 4)], Gain, Error).

:- end_tests(othello_knowledge).
