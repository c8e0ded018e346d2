/*  The core's search and solver as Prolog has them: exact where exactness can be checked by a
    minimax of our own, options and their errors, limits, weights. */
:- use_module(library(plunit)).
:- use_module(library(random)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/othello/search)).
:- use_module(library(gunshi/knowledge/othello/weights)).

:- begin_tests(othello_search).

%   late(+Count, +Empty, -Positions): of random games, when so many squares are empty.

late(Count, Empty, Positions) :-
    set_random(seed(40)),
    findall(P, ( between(1, Count, _), othello_start(P0), until(P0, Empty, P) ), Positions).

until(P, Empty, Q) :-
    othello_discs(P, black, B),
    othello_discs(P, white, W),
    (   64 - B - W =< Empty
    ->  Q = P
    ;   othello_moves(P, Moves),
        (   random_member(Move, Moves)
        ->  othello_after(P, Move, R),
            until(R, Empty, Q)
        ;   Q = P
        )
    ).

%   best(+P, -Score): by going through everything.

best(P, Score) :-
    othello_side(P, Side),
    (   othello_over(P)
    ->  othello_score(P, Side, Score)
    ;   aggregate_all(max(S),
                      ( othello_move(P, Move),
                        othello_after(P, Move, Q),
                        best(Q, S0),
                        S is -S0
                      ),
                      Score)
    ).

test(solve, Wrong == []) :-
    late(60, 5, Positions),
    findall(P-Score-Lower,
            ( member(P, Positions),
              best(P, Score),
              othello_solve(P, [], solved(_, Lower, Upper, _, _, _, none)),
              \+ ( Lower == Score, Upper == Score )
            ),
            Wrong).

%   Of some moves only: one of them is found, and of all moves none is better than the best of them.

test(some_moves_only, Wrong == []) :-
    late(20, 12, Positions),
    findall(Text-Moves-Move,
            ( member(P, Positions),
              othello_moves(P, Moves),
              Moves = [A, B, _|_],
              othello_search(P, [depth(2), only([A, B])], Result),
              othello_result(Result, move, Move),
              othello_result(Result, score, Score),
              \+ ( memberchk(Move, [A, B]),
                   score_of(P, A, ScoreA),
                   score_of(P, B, ScoreB),
                   Score =:= max(ScoreA, ScoreB) ),
              othello_text(P, Text)
            ),
            Wrong).
test(none_of_them_legal, Move == none) :-
    othello_start(P),
    othello_search(P, [depth(2), only([1-1])], Result),
    othello_result(Result, move, Move).

score_of(P, Move, Score) :-
    othello_after(P, Move, Q),
    othello_search(Q, [depth(1)], Result),
    othello_result(Result, score, Theirs),
    Score is -Theirs.

test(search_to_the_end_is_exact, Wrong == []) :-
    current_weights(Weights),
    late(40, 5, Positions),
    findall(P-Score-Found,
            ( member(P, Positions),
              best(P, Score),
              member(Options, [[], [weights(Weights)], [depth(5)]]),
              othello_search(P, Options, searched(_, Found, _, Exact, _, _, _, none)),
              \+ ( Exact == true, Found =:= 100 * Score )
            ),
            Wrong).

%   The line of a solved position is legal, ends the game, and has the score.

test(the_line, Wrong == []) :-
    late(40, 8, Positions),
    findall(P,
            ( member(P, Positions),
              othello_solve(P, [], solved(_, Score, _, _, _, Line, none)),
              othello_side(P, Side),
              \+ ( foldl([M, A, B]>>othello_after(A, M, B), Line, P, End),
                   othello_over(End),
                   othello_score(End, Side, Score)
                 )
            ),
            Wrong).

test(the_same_again, A == B) :-
    othello_start(P),
    found(P, [depth(8)], A),
    found(P, [depth(8)], B).

found(P, Options, M-S-N-L) :-
    othello_search(P, Options, searched(M, S, _, _, N, _, L, _)).

test(depth_one_is_the_best_by_evaluation, Wrong == []) :-
    current_weights(Weights),
    late(20, 30, Positions),
    findall(P,
            ( member(P, Positions),
              \+ othello_over(P),
              othello_search(P, [weights(Weights), depth(1)],
                             searched(_, Score, 1, false, _, _, _, none)),
              aggregate_all(max(V),
                            ( othello_move(P, M), M \== pass, othello_after(P, M, Q),
                              othello_evaluate(Q, Weights, V0), V is -V0
                            ),
                            Best),
              \+ othello_moves(P, [pass]),
              Best =\= Score
            ),
            Wrong).

test(no_move, Move-Score == none-(-64)) :-
    othello_text(P, "X--------------------------------------------------------------- O"),
    othello_solve(P, [], solved(Move, Score, _, _, _, [], none)).

test(limits,
     [forall(member(Limit, [nodes(1000), time(0.05)])), true(memberchk(Why, [nodes, deadline]))]) :-
    othello_start(P),
    othello_search(P, [Limit], searched(Move, _, _, false, _, _, _, Why)),
    othello_move(P, Move).

test(a_stopped_solver_says_so, Low-High-Why == true-true-nodes) :-
    late(1, 24, [P]),
    othello_solve(P, [nodes(1000)], solved(_, Lower, Upper, _, _, _, Why)),
    ( Lower >= -64, Lower < Upper -> Low = true ; Low = Lower ),
    ( Upper =< 64 -> High = true ; High = Upper ).

test(interrupted, error(time_limit_exceeded, _)) :-
    othello_start(P),
    catch(call_with_time_limit(0.1, othello_search(P, [], _)), time_limit_exceeded,
          throw(error(time_limit_exceeded, _))).

test(bad_options,
     [forall(member(Option, [ depth(0), depth(65), depth(x), only(x), only([9-1]), nodes(0),
                              time(0), time(a), foo
                            ])),
      error(gunshi(bad_option(Option, _)))]) :-
    othello_start(P),
    othello_search(P, [Option], _).

test(solving_has_no_depth, error(gunshi(bad_option(depth(3), _)))) :-
    othello_start(P),
    othello_solve(P, [depth(3)], _).

test(bad_weights, [forall(member(Line, [1, 2, 3])), error(gunshi(bad_othello_weights(Line, _)))]) :-
    Before is Line - 1,
    format(string(Text), "~*cfoo~n", [Before, 0'\n]),
    split_string(Text, "\n", "", Lines),
    atomic_list_concat(Lines, '\n#', Commented0),
    atom_concat(#, Commented0, Commented),
    string_concat(Front, "#foo\n#", Commented),
    string_concat(Front, "foo\n", Bad),
    othello_weights(Bad, _).
test(empty_weights, error(gunshi(bad_othello_weights(_, _)))) :-
    othello_weights("", _).

test(no_weights, error(type_error(othello_weights, foo))) :-
    othello_start(P),
    othello_evaluate(P, foo, _).

%   The weights that come with it play better than the rules of thumb: from all positions after
%   three moves, each side once.

test(weights_are_worth_it) :-
    current_weights(Weights),
    Weights \== none,
    othello_start(P0),
    findall(P,
            ( othello_move(P0, 5-6),
              othello_after(P0, 5-6, P1),
              othello_move(P1, A),
              othello_after(P1, A, P2),
              othello_move(P2, B), othello_after(P2, B, P) ), Positions),
    findall(S, ( member(P, Positions),
                 member(Side, [black, white]),
                 game(P, Side, Weights, S0), S is sign(S0) ), Scores),
    sum_list(Scores, Sum),
    length(Scores, Games),
    Sum > Games / 3.

game(P, Side, Weights, Score) :-
    (   othello_over(P)
    ->  othello_score(P, Side, Score)
    ;   ( othello_side(P, Side) -> W = Weights ; W = none ),
        othello_search(P, [weights(W), depth(3)], Result),
        arg(1, Result, Move),
        othello_after(P, Move, Q),
        game(Q, Side, Weights, Score)
    ).

test(parts_of_a_search, Values == Arguments) :-
    othello_start(Position),
    othello_search(Position, [depth(2)], Result),
    findall(Value, othello_result(Result, _, Value), Values),
    Result =.. [_|Arguments].
test(parts_of_a_solution, Values == Arguments) :-
    othello_start(Position),
    othello_solve(Position, [nodes(1000)], Result),
    findall(Value, othello_result(Result, _, Value), Values),
    Result =.. [_|Arguments].
test(one_part_of_a_solution, Stopped == nodes) :-
    othello_start(Position),
    othello_solve(Position, [nodes(1000)], Result),
    othello_result(Result, stopped, Stopped).
test(no_result, error(type_error(othello_result, none))) :-
    othello_result(none, move, _).
test(no_part, error(gunshi(no_such_part(best, [move, lower, upper|_])))) :-
    othello_start(Position),
    othello_solve(Position, [nodes(10)], Result),
    othello_result(Result, best, _).

:- end_tests(othello_search).
