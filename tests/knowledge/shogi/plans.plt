:- encoding(utf8).
:- module(test_plans, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/files)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/shogi/search), [is_search_result/1]).
:- use_module(library(gunshi/shogi/komagumi/steps)).
:- use_module(library(gunshi/knowledge/shogi/aims)).
:- use_module(library(gunshi/knowledge/shogi/followed_plan)).
:- use_module(library(gunshi/knowledge/shogi/plans)).
:- use_module(library(gunshi/knowledge/shogi/reasons)).
:- use_module(library(gunshi/knowledge/shogi/facts)).
:- use_module(library(gunshi/knowledge/situation)).
:- use_module(library(gunshi/knowledge/shogi/decision)).
:- use_module(library(gunshi/knowledge/shogi/vocabulary)).
:- use_module(tests(knowledge/weights_alone)).

now(Usi, Now) :-
    game_usi(Game, Usi),
    now_in(Game, Now).

now_in(Game, Now) :-
    own_knowledge,
    situation(Game, [], none, Now).

%   crab(-Usi): sente has just completed a crab castle.

crab("startpos moves 7g7f 8c8d 7i6h 4a4b 6i7h 4b4a 4i5h 4a4b 5g5f 4b4a 5i6i 4a4b").

:- begin_tests(shipped_plans, [setup(own_knowledge)]).

test(enough, true(Count >= 25)) :-
    findall(Plan, plan(Plan, _), Plans),
    length(Plans, Count).
test(gold_yagura, Targets == [1-88, 5-68, 7-67, 9-78, 13-77, 23-16, 31-56, 33-66, 35-76, 39-96]) :-
    plan(yagura, Makuhyous),
    findall(No-XY, member(makuhyou(No, XY, _), Makuhyous), Targets0),
    msort(Targets0, Targets),
    memberchk(makuhyou(13, 77, 55), Makuhyous),
    memberchk(makuhyou(7, 67, 50), Makuhyous),
    memberchk(makuhyou(1, 88, 40), Makuhyous).
test(no_faults, Faulty == []) :-
    findall(Plan-Faults,
            ( plan(Plan, Makuhyous), plan_faults(Makuhyous, Faults), Faults \== [] ),
            Faulty).
test(values) :-
    forall(( plan(_, Makuhyous), member(makuhyou(_, _, Value), Makuhyous) ),
           between(40, 70, Value)).
test(no_target_without_a_plan) :-
    forall(known(makuhyou(Plan, _, _, _), _), plan(Plan, _)).
test(one_head_a_plan) :-
    findall(Plan, known(komagumi_plan(Plan, _, _), _), Heads),
    sort(Heads, Plans),
    same_length(Heads, Plans).

%   formation(+Plan, -Position): the start, with each piece of Plan on its target.

formation(Makuhyous, Position) :-
    start_position(hirate, Start),
    piece_numbers(Start, Numbers),
    position_term(Start, shogi(Side, Placed0, Hands)),
    findall(at(Square, Piece),
            ( member(at(From, Piece), Placed0),
              memberchk(komalist(No, _, From, _, _), Numbers),
              (   memberchk(makuhyou(No, Target, _), Makuhyous)
              ->  Square = Target
              ;   Square = From
              )
            ),
            Placed),
    position_term(Position, shogi(Side, Placed, Hands)).

test(the_end_is_the_castle) :-
    need_knowledge(castles),
    castle_shapes(Shapes),
    forall(( plan(Plan, Makuhyous), once(known(castle(Plan, _, _, _), _)) ),
           ( formation(Makuhyous, Position),
             castle(Shapes, Position, sente, Plan)
           )).
test(most_are_castles, true(Count >= 25)) :-
    need_knowledge(castles),
    findall(Plan, ( plan(Plan, _), once(known(castle(Plan, _, _, _), _)) ), Plans),
    length(Plans, Count).

%   Each plan can be built: the step of the highest value each time, while the other side shuffles.

built(Plan, Side, Moves) :-
    plan(Plan, Makuhyous),
    side_plan(Side, Makuhyous, SidePlan),
    start_position(hirate, Start),
    game_new(Start, Game),
    building(Game, SidePlan, Side, 0, Moves).

building(Game0, SidePlan, Side, Moves0, Moves) :-
    game_position(Game0, Position),
    (   side_to_move(Position, Side)
    ->  (   plan_stands(SidePlan, Side, Position)
        ->  Moves = Moves0
        ;   Moves0 < 25,
            plan_steps(SidePlan, Game0, Steps),
            findall(Value-Move,
                    member(step(Move, _, komagumi(_, _, _, _, Value)), Steps), Choices0),
            sort(1, @>=, Choices0, [_-Move|_]),
            game_play(Game0, Move, Game),
            Moves1 is Moves0+1,
            building(Game, SidePlan, Side, Moves1, Moves)
        )
    ;   shuffled(Game0, Game),
        building(Game, SidePlan, Side, Moves0, Moves)
    ).

shuffled(Game0, Game) :-
    member(Move, [move(41, 42), move(42, 41), move(69, 68), move(68, 69)]),
    game_play(Game0, Move, Game),
    !.

test(each_can_be_built, forall(member(Side, [sente, gote]))) :-
    forall(plan(Plan, _), built(Plan, Side, _)).
test(in_as_many_moves_as_the_ways_are_long) :-
    forall(member(Plan-Moves, [yagura-15, kani-6, funagakoi-9, hon_mino-11]),
           built(Plan, sente, Moves)).

:- end_tests(shipped_plans).

%   What can still be built, and what has been.

:- begin_tests(possible_plans, [setup(own_knowledge)]).

test(done_stays_done, Done == [false, true, true]) :-
    crab(Crab),
    string_concat(Crab, " 6h7g 4b4a", Left),
    findall(Answer,
            ( member(Usi, ["startpos moves 7g7f 8c8d", Crab, Left]),
              now(Usi, Now),
              (   castle_done(Now, kani)
              ->  Answer = true
              ;   Answer = false
              )
            ),
            Done).
test(possible_and_not, true(Possible-Not == true-false)) :-
    now("startpos moves 7g7f 3c3d 8h2b+ 3a2b", Now),
    (   plan_possible(Now, kata_yagura) -> Possible = true ; Possible = false ),
    (   plan_possible(Now, yagura) -> Not = true ; Not = false ).
test(all_possible_at_the_start) :-
    now("startpos", Now),
    findall(Plan, plan(Plan, _), All),
    findall(Plan, plan_possible(Now, Plan), Possible),
    Possible == All.
test(unknown_plan, [fail, forall(member(Goal, [plan_possible, castle_done]))]) :-
    now("startpos", Now),
    call(Goal, Now, no_such_plan).

:- end_tests(possible_plans).

%   By the weights alone, by which castles are built in these positions.

:- begin_tests(castle_step, [setup(weights_alone), cleanup(as_shipped)]).

%   castle_move(+Now, +Plan, -Move): what the search of a decision prefers, and a step of Plan; in
%   the quiet/1 opening it is one of yagura.

quiet("startpos moves 7g7f 8c8d 7i6h 3c3d 6g6f 7a6b").

castle_move(Now, Plan, Move) :-
    planned_move(Now, 8, Move),
    once(castle_step(Now, Plan, Move, _)).

test(a_step_of_the_plan, true(memberchk(Move, Moves))) :-
    quiet(Usi),
    game_usi(Game, Usi),
    now_in(Game, Now),
    castle_move(Now, yagura, Move),
    plan(yagura, Plan),
    plan_steps(Plan, Game, Steps),
    findall(M, member(step(M, _, _), Steps), Moves).
test(what_it_says_is_what_it_did) :-
    now("startpos moves 7g7f 8c8d", Now),
    once(castle_step(Now, yagura, Move, Worth)),
    situation_notes(Now, Notes),
    Notes = [may_cost([], Allowance, _), castle_step(Makuhyou, Source, Komagumi)],
    Makuhyou = makuhyou(No, XY, Value),
    Komagumi = komagumi(No, From, To, _, Value),
    Move == move(From, To),
    once(known(makuhyou(yagura, No, XY, Value), Source)),
    0 =< Worth, Worth =< Allowance.

%   What the search says of the best other move is no more than a step may cost above what it says
%   of the step.

test(a_step_costs_no_more_than_it_may, forall(member(Moves, ["7g7f", "7g7f 8c8d 7i6h",
                                                             "7g7f 8c8d 7i6h 3c3d 6g6f 7a6b",
                                                             "7g7f 8c8d 7i6h 3c3d 6h7g 3a4b"]))) :-
    string_concat("startpos moves ", Moves, Usi),
    now(Usi, Now),
    castle_move(Now, yagura, Move),
    situation_notes(Now, Notes),
    memberchk(may_cost(_, Allowance, _), Notes),
    game_usi(Game, Usi),
    search(Game, [depth(8)], Best),
    search(Game, [depth(8), only([Move])], Step),
    search_result(Best, score, cp(Most)),
    search_result(Step, score, cp(Least)),
    assertion(Most-Least =< Allowance+25).          % a search is not exact

%   The values order the steps: that of the highest may cost all, the king of the yagura, which
%   comes last, next to nothing. Each move comes once.

test(by_value, Worths == [55-20, 54-5, 53-2]) :-
    now("startpos moves 7g7f 8c8d", Now),
    findall(Worth-Move, castle_step(Now, yagura, Move, Worth), Steps),
    findall(Move, member(_-Move, Steps), Moves),
    sort(Moves, Set),
    same_length(Moves, Set),
    findall(Value-Worth,
            ( castle_step(Now, yagura, _, Worth),
              situation_notes(Now, Notes),
              memberchk(castle_step(makuhyou(_, _, Value), _, _), Notes)
            ),
            Pairs0),
    sort(0, @>=, Pairs0, Pairs),
    sort(1, @>, Pairs, Each),
    length(Worths, 3),
    append(Worths, _, Each).
test(the_king_comes_last) :-
    now("startpos moves 7g7f 8c8d", Now),
    findall(Worth, castle_step(Now, yagura, _, Worth), Worths),
    findall(Worth, ( member(To, [68, 69]), castle_step(Now, yagura, move(59, To), Worth) ), Kings),
    Kings \== [],
    min_list(Worths, Least),
    forall(member(Worth, Kings), Worth =:= Least).
test(gote_has_the_plan_turned_round, true(Source == Wanted)) :-
    now("startpos moves 7g7f", Now),
    castle_move(Now, yagura, _),
    situation_notes(Now, Notes),
    memberchk(castle_step(makuhyou(No, XY, Value), Source, _), Notes),
    SenteNo is No-1,
    SenteXY is 110-XY,
    once(known(makuhyou(yagura, SenteNo, SenteXY, Value), Wanted)).
%   A piece that is attacked and guarded is in no danger; the bishop that nothing guards is, and
%   then a step may cost nothing.

test(what_can_be_won_is_seen, Seen == [[]-20, [55]-0]) :-
    findall(Squares-Allowance,
            ( member(Usi, [ "startpos moves 7g7f 3c3d",
                            "startpos moves 7g7f 3c3d 8h5e 5c5d" ]),
              now(Usi, Now),
              once(castle_step(Now, kata_yagura, _, _)),
              situation_notes(Now, Notes),
              memberchk(may_cost(Squares, Allowance, _), Notes)
            ),
            Seen).
test(no_deeper_than_asked_for, Depth == 1) :-
    game_usi(Game, "startpos moves 7g7f 8c8d"),
    situation(Game, [depth(1)], none, Now),
    castle_move(Now, yagura, _),
    situation_notes(Now, Notes),
    once(( member(Result, Notes), is_search_result(Result) )),
    search_result(Result, depth, Depth).
test(fails_where_something_is_to_be_won, fail) :-
    now("startpos moves 2g2f 8c8d 2f2e 8d8e 9g9f 8b8d 9f9e 8d2d", Now),
    castle_move(Now, yagura, _).
test(fails_when_done, fail) :-
    crab(Crab),
    string_concat(Crab, " 6h7g 4b4a", Usi),
    now(Usi, Now),
    castle_step(Now, kani, _, _).
test(fails_for_no_plan, [fail, forall(member(Plan, [no_such_plan, _]))]) :-
    now("startpos", Now),
    castle_step(Now, Plan, _, _).
test(the_same_again, First == Second) :-
    quiet(Usi),
    now(Usi, Now1),
    castle_move(Now1, yagura, First),
    now(Usi, Now2),
    castle_move(Now2, yagura, Second).

lines(Language, Lines) :-
    quiet(Usi),
    game_usi(Game, Usi),
    now_in(Game, Now),
    chosen_plan(Now, Plan),
    castle_move(Now, Plan, _),
    situation_notes(Now, Notes),
    reason_text(Language, Game, reason(castle, sentence("駒組", "build"), 'kb/x.pl':1, Notes), Lines).

test(told_in_both_languages,
     forall(member(Language-Parts,
                   [ en-[ "plan yagura: ", "kb/shogi/plans.pl:",
                          "no piece of ours can be won; a step may cost up to 20",
                          "makuhyou(", "kb/shogi/komagumi/yagura.pl:", "komagumi(" ],
                     ja-[ "駒組 yagura：", "kb/shogi/plans.pl:", "損をする駒はない、", "makuhyou(",
                          "kb/shogi/komagumi/yagura.pl:", "komagumi(" ] ]))) :-
    lines(Language, Lines),
    atomic_list_concat(Lines, '\n', Text),
    forall(member(Part, Parts), once(sub_atom(Text, _, _, _, Part))).

%   A quiet opponent, and a step may cost three pawns, as a fact of one's own has it: gold yagura is
%   complete within 20 own moves.

played(Side, Shuffle, Own) :-
    start_position(hirate, Start),
    game_new(Start, Game),
    playing(Game, Side, Shuffle, 0, Own).

playing(Game0, Side, Shuffle, Own0, Own) :-
    game_position(Game0, Position),
    (   side_to_move(Position, Side)
    ->  now_in(Game0, Now),
        (   castle_done(Now, yagura)
        ->  Own = Own0
        ;   Own0 < 20,
            (   castle_move(Now, yagura, Move)
            ->  true
            ;   best_move(Now, 3, Move)
            ),
            game_play(Game0, Move, Game),
            Own1 is Own0+1,
            playing(Game, Side, Shuffle, Own1, Own)
        )
    ;   member(Move, Shuffle),
        game_play(Game0, Move, Game)
    ->  playing(Game, Side, Shuffle, Own0, Own)
    ).

test(gold_yagura_within_20_moves,
     [ forall(( member(Side, [sente, gote]),
                member(Shuffle, [ [move(51, 52), move(52, 51), move(59, 58), move(58, 59)],
                                  [move(41, 42), move(42, 41), move(69, 68), move(68, 69)],
                                  [move(31, 42), move(42, 31), move(79, 68), move(68, 79)],
                                  [move(82, 72), move(72, 82), move(28, 38), move(38, 28)] ]) )),
       true(between(15, 20, Own)) ]) :-
    File = 'test_plans_cost.pl',
    setup_call_cleanup(
        put_clauses(File,
                    [ clause(1, step_may_cost(quiet, 300), true),
                      clause(2, step_may_cost(attacked, 150), true)
                    ]),
        played(Side, Shuffle, Own),
        drop_clauses(File)).

:- end_tests(castle_step).
