/*  The paper's player: the choice by clauses 4.1 to 4.3, whose parts a user may change; joseki in
    all eight images; learning in general: contradiction and forgetting. What is kept is in
    learn_game.plt; the player otl is in lookahead.plt.
*/
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/files)).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/knowledge/othello/strategy)).
:- use_module(library(gunshi/knowledge/othello/patterns)).
:- use_module(library(gunshi/knowledge/othello/learner)).
:- use_module(library(gunshi/knowledge/learning/meta_rules)).
:- use_module(library(gunshi/knowledge/learning/lessons)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/lab/match/othello_game)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/read)).
:- use_module(library(gunshi/base/store)).

:- use_module(tests(knowledge/own_directory)).

:- begin_tests(othello_knowledge).

played(Moves, P) :-
    othello_start(P0),
    foldl([M, A, B]>>othello_after(A, M, B), Moves, P0, P).

choice(Moves, M, Source) :-
    played(Moves, P),
    length(Moves, N),
    otl_choose(P, N, paper, choice(M, reason(Source, _), _)).

%   with_strategy(+Edits, :Goal): Goal, while kb/othello/strategy.pl is replaced by an edited one.
%   An edit is From-To.

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

%   What a clause says by itself is a square; a rule finds one.

test(a_move_is_a_square,
     [ forall(member(Text-Should, [ "te(_, a)."-[2-m], "te(_, 9-9)."-[2-m], "te(_, _)."-[2-m],
                                    "te(_, move(77, 76))."-[2-m], "te(_, a) :- true."-[2-m],
                                    "te(_, 6-4)."-[], "te(Now, M) :- uteru(Now, M)."-[],
                                    "te(Now, 6-C) :- uteru(Now, 6-C)."-[] ])),
       Faults == Should ]) :-
    read_knowledge_text(Text, _, Problems),
    findall(N-Name, member(problem(1, _, argument(N, Name, _, _)), Problems), Faults).

%   A user's rule cannot make a situation.

user_rule("te(Now, M) :- kouhote(Now, M), _ is 1/0.", evaluation_error(zero_divisor)).
user_rule("te(_, M) :- S = situation(othello(a, 0, otl), [], noted), uteru(S, M).",
          permission_error(make, situation, situation/3)).

test(a_rule_that_goes_wrong_is_passed_over,
     [ forall(user_rule(Text, Expected)), M-Error == (6-4)-Expected ]) :-
    in_own_directory(( own_text('my.pl', Text),
                       load_own_knowledge,
                       played([5-6], P),
                       otl_choose(P, 1, paper, choice(M, reason(_, Notes), _)),
                       memberchk(went_wrong(error(gunshi(rule_failed(_:1, error(Error, _))), _)),
                                 Notes) )),
    Error = Expected.

%   The same position turned and mirrored: the same joseki, turned and mirrored.

test(all_images, [forall(between(0, 7, Symmetry)), Answers == Wanted]) :-
    played([5-6], P),
    othello_image(P, Symmetry, Q),
    otl_choose(Q, 1, paper, choice(M, reason(_, Notes), _)),
    memberchk(gm(Place, 2, _, _), Notes),
    image_square(6-4, Symmetry, Image),
    Answers = M-Place,
    Wanted = Image-('kb/othello/joseki.pl':12).

test(satisfactory, M-J == (3-4)-1) :-
    played([5-6, 6-4, 4-3], P),
    otl_choose(P, 3, paper, choice(M, reason(_, Notes), _)),
    memberchk(j(J), Notes).

%   After seven moves of the paper's game 3.3 and 6.3 have J = -1, 6.6 and 3.6 -3: none is
%   satisfactory, and of the best the first stands.

seven([5-6, 6-4, 4-3, 3-4, 5-3, 4-6, 3-5]).

test(the_order_can_be_changed, [Before, After] == [3-3, 6-3]) :-
    seven(Moves),
    choice(Moves, Before, _),
    with_strategy(["(joban, 1, [3-3, 6-6, 3-6, 6-3,"-"(joban, 1, [6-6, 6-3, 3-6, 3-3,"],
                  choice(Moves, After, _)).

test(the_criterion_can_be_changed, M == 6-6) :-
    seven(Moves),
    with_strategy(["(joban, 1, [3-3, 6-6,"-"(joban, 1, [6-6, 3-3,",
                   "manzoku_kijun(1)."-"manzoku_kijun(-3)."],
                  choice(Moves, M, _)).

%   With two criteria all candidates are tried for the first one before the second is: 6.6 would do
%   for the second, but 3.3 does for the first.

test(the_criterion_goes_back_last, [First, Second] == [3-3, 6-6]) :-
    seven(Moves),
    Order = "(joban, 1, [3-3, 6-6,"-"(joban, 1, [6-6, 3-3,",
    with_strategy([Order, "manzoku_kijun(1)."-"manzoku_kijun(-1). manzoku_kijun(-3)."],
                  choice(Moves, First, _)),
    with_strategy([Order, "manzoku_kijun(1)."-"manzoku_kijun(1). manzoku_kijun(-3)."],
                  choice(Moves, Second, _)).

test(a_rule_can_be_taken_out, M == 6-6) :-
    with_strategy(["te(Now, M) :- joseki_ga_aru"-"% te(Now, M) :- joseki_ga_aru"],
                  choice([5-6], M, _)).

test(a_pass_has_no_reason, M-Reason == pass-reason(none, [])) :-
    othello_text(P, "XO-------------------------------------------------------------- O"),
    otl_choose(P, 30, paper, choice(M, Reason, _)).

test(nothing_decides, error(gunshi(no_othello_strategy(_)))) :-
    othello_text(P, "X--------------------------------------------------------------- O"),
    otl_choose(P, 60, paper, _).

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

%   teach(+Name, +Lessons): a game called so teaches them, of learn/4.

teach(Name, Lessons) :-
    othello_knowledge,
    text_key(Name, Key),
    keep_lessons(Lessons, studied(Key, Name, white), besides, Kept),
    \+ memberchk(faulty(_, _), Kept).

%   by_game(+Name, +Fact0, -Fact): Fact0 with the game that teaches it.

by_game(Name, Fact0, Fact) :-
    text_key(Name, Key),
    Fact0 =.. [Kind, N, Rows, M],
    append(Rows, [learned(Key, N, "x")], K),
    Fact =.. [Kind, N, K, M].

first_game([5-6, 6-4, 4-3, 3-4, 5-3, 4-6, 3-5, 3-3, 6-5, 3-6, 4-7]).

%   A bm learned in one image holds in the others: of the two best moves 3.3 is bm now.

test(a_lesson_holds_in_all_images, Moves == Wanted) :-
    first_game(Game),
    length(Before, 7),
    append(Before, _, Game),
    played(Before, P),
    in_own_directory(( taught(Game, [11], Lessons),
                       teach("test", Lessons),
                       findall(M,
                               ( between(0, 7, S),
                                 othello_image(P, S, Q),
                                 otl_choose(Q, 7, paper, choice(M, _, _)) ),
                               Moves) )),
    findall(M, ( between(0, 7, S), image_square(6-3, S, M) ), Wanted).

%   A gm that a person wrote is void when a game is lost by its move.

test(contradiction, Kinds-M == [add, remove]-(6-6)) :-
    played([5-6], P),
    kyokumen_pattern(P, 0, K),
    in_own_directory(( consistent_lessons([add(bm(2, K, 6-4), "x")], Lessons),
                       teach("test", Lessons),
                       otl_choose(P, 1, paper, choice(M, _, _)) )),
    findall(Kind, ( member(L, Lessons), functor(L, Kind, _) ), Kinds0),
    msort(Kinds0, Kinds).

consistent_lessons(Lessons0, Lessons) :-
    othello_knowledge,
    need_knowledge(learning),
    gunshi_knowledge_learning_meta_rules:consistent(Lessons0, gunshi_knowledge_othello_learner,
                                                    any_game, Lessons).

%   What was learned, unlearned and learned again is believed, once.

test(learned_again,
     [forall(member(Again, ["a", "c"])), true([Facts, Adds, Removes] == [[Bm], [], [New]])]) :-
    othello_start(P),
    kyokumen_pattern(P, 0, K),
    Bm = bm(1, K, 3-4),
    by_game("a", Bm, Old),
    by_game(Again, Bm, New),
    in_own_directory(( teach("a", [add(Old, "x")]),
                       teach("b", [remove(Old, "y")]),
                       teach(Again, [add(New, "x")]),
                       findall(bm(1, K1, M), believed(bm, 1, K1, M, _, _), Facts),
                       ( known_fact(any_game, Bm, _) -> Adds = [] ; Adds = [Bm] ),
                       consistent_lessons([add(gm(1, K, 3-4), "w")], Lessons) )),
    findall(F, member(remove(F, _), Lessons), Removes).

%   Two facts say the contrary: the one of that position alone goes; of the general one, which a
%   person wrote, this is an exception, and it stays.

test(the_general_one_stays, Kinds == [add, both, remove]) :-
    played([5-6, 6-4, 4-3, 3-4, 5-3], P),
    kyokumen_pattern(P, 0, K),
    by_game("a", gm(6, K, 4-6), Gm),
    by_game("b", bm(6, K, 4-6), Bm),
    in_own_directory(( teach("a", [add(Gm, "x")]),
                       consistent_lessons([add(bm(6, K, 4-6), "y")], Lessons),
                       otl_choose(P, 5, paper, choice(4-6, _, _)),
                       teach("b", [add(Bm, "y")]),
                       otl_choose(P, 5, paper, choice(Other, _, _)) )),
    findall(Kind, ( member(L, Lessons), functor(L, Kind, _) ), Kinds0),
    msort(Kinds0, Kinds),
    memberchk(remove(Gm, _), Lessons),
    Other \== 4-6.

test(the_old_one_may_stay, true(Lessons = [kept(gm(2, _, 6-4), bm(2, K, 6-4), "x")])) :-
    played([5-6], P),
    kyokumen_pattern(P, 0, K),
    need_knowledge(learning),
    once(( loaded_knowledge(File), atom_concat(_, '/kb/learning.pl', File) )),
    tmp_file_stream(New, Out, [extension(pl)]),
    format(Out, "contradiction(bm(N, K, M), gm(N, K, M), keep_old, \"x\").~n", []),
    close(Out),
    setup_call_cleanup(
        ( forget_knowledge(File), load_knowledge(New) ),
        consistent_lessons([add(bm(2, K, 6-4), "y")], Lessons),
        ( forget_knowledge(New), delete_file(New), load_knowledge(File) )).

%   The age of a lesson is how many of Othello came after it; when it is taught again, it is as new.

test(old_lessons_are_forgotten, [Olds, Without, Again] == [[1], [], [2]]) :-
    othello_start(P),
    kyokumen_pattern(P, 0, K),
    findall(add(Bm, "x"), ( between(1, 402, N), by_game("a", bm(N, K, 3-4), Bm) ), Lessons),
    Lessons = [add(Oldest, _)|_],
    in_own_directory(( teach("a", Lessons),
                       own_change(add(bm(_, [turn(sente), sente(77, fu), learned("0ld", 3, "x")],
                                         move(77, 76))), _),
                       too_old(Olds),
                       teach("b", [remove(Oldest, "y")]),
                       too_old(Without),
                       teach("a", [add(Oldest, "x")]),
                       too_old(Again) )).

too_old(Ns) :-
    need_knowledge(learning),
    findall(N,
            gunshi_knowledge_learning_meta_rules:too_old(gunshi_knowledge_othello_learner,
                                                         bm(N, _, _), _),
            Ns).

test(nothing_to_blame, fail) :-
    taught([5-6, 6-4], [], _).

%   A lost game without a marked position: the end of the opening.

test(a_lost_game, true(Lessons = [bp(_)|_])) :-
    in_own_directory(( lost_game(Game),
                       otl_learn(Game, Lessons) )).

lost_game(Game) :-
    findall(R-C, ( between(1, 8, R), between(1, 8, C) ), Squares),
    permutation_of(Squares, Squares1),
    othello_game(fixed(Squares1), paper, white, Game),
    Game = otl_game(_, Positions, _, []),
    last(Positions, End),
    othello_score(End, white, Score),
    Score < 0,
    !.

permutation_of(Squares, Shuffled) :-
    between(1, 50, Seed),
    set_random(seed(Seed)),
    random_permutation(Squares, Shuffled).

:- end_tests(othello_knowledge).
