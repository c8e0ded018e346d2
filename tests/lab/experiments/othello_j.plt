/*  What the moves of J lose: where the paper's player plays by J, against a search of our own; and
    the sums of it.
*/
:- module(test_othello_j, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/othello/relations)).
:- use_module(library(gunshi/othello/search)).
:- use_module(library(gunshi/knowledge/othello/strategy)).
:- use_module(library(gunshi/knowledge/othello/weights)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/lab/experiments/othello_j)).
:- use_module(tests(knowledge/own_directory)).

:- begin_tests(othello_j).

losses(Losses) :-
    set_random(seed(2)),
    j_losses([_]>>true, 6, 3, [12, 16, 20], Losses).

%   To three plies a search leaves nothing out: a move is worth what the position after it is, to
%   one ply less.

test(losses, Wrong == []) :-
    losses(Losses),
    length(Losses, Count),
    assertion(between(15, 18, Count)),
    current_weights(Weights),
    findall(Number-Move-Best-Loss,
            ( member(loss(Number, Position, Move, Best, Loss), Losses),
              \+ ( worth(Position, Weights, Move, Score),
                   worth(Position, Weights, Best, Most),
                   Loss =:= Most - Score,
                   \+ ( othello_move(Position, Other),
                        worth(Position, Weights, Other, More),
                        More > Most )
                 )
            ),
            Wrong).

worth(Position, Weights, Move, Score) :-
    othello_after(Position, Move, After),
    othello_search(After, [weights(Weights), depth(2)], Result),
    othello_result(Result, score, Theirs),
    Score is -Theirs.

test(the_moves_are_those_of_the_paper, Wrong == []) :-
    losses(Losses),
    findall(Number-Move,
            ( member(loss(Number, Position, Move, _, _), Losses),
              N is Number - 1,
              othello_vacancies(Position, Empties),
              \+ ( Empties =:= 60 - N,
                   otl_choose(Position, N, paper, choice(Move, reason(_, [j(_)|_]), _)) )
            ),
            Wrong).

%   What joseki say is none of J's.

test(joseki_are_left_out, Losses == []) :-
    in_own_directory(( all_squares_by_joseki(12, Text),
                       own_text('my.pl', Text),
                       load_own_knowledge,
                       set_random(seed(2)),
                       j_losses([_]>>true, 3, 1, [12], Losses) )).

all_squares_by_joseki(N, Text) :-
    with_output_to(string(Text),
                   forall(( between(1, 8, R), between(1, 8, C) ),
                          format("gm(~d, _, ~d-~d).~n", [N, R, C]))).

test(the_row, Positions-Shares-Lost == 4-[0.25, 0.75, 0.5, 0.25]-1.875) :-
    j_row([ loss(12, p, a, a, 0), loss(12, p, a, b, 100), loss(12, p, a, b, 250),
            loss(12, p, a, b, 400), loss(16, p, a, b, 900)
          ], 12, Row),
    _{move:12, positions:Positions, best:Best, one:One, two:Two, three:Three, lost:Lost,
      error:Error} :< Row,
    Shares = [Best, One, Two, Three],
    Expected is sqrt((1.875**2 + 0.875**2 + 0.625**2 + 2.125**2) / 3 / 4),
    assertion(abs(Error - Expected) < 1.0e-9).
test(all_moves, Positions-Best == 2-0) :-
    j_row([loss(12, p, a, b, 100), loss(16, p, a, b, 900)], all, Row),
    _{positions:Positions, best:Best} :< Row.
test(no_positions, fail) :-
    j_row([loss(12, p, a, b, 100)], 16, _).

:- end_tests(othello_j).
