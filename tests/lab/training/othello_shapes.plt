/*  Shapes of the border learned from games: what positions were judged by is found again; the same
    games give the same; what the other games do not bear out is left out.
*/
:- module(test_othello_shapes, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/othello/strategy), [othello_knowledge/0]).
:- use_module(library(gunshi/knowledge/othello/weights), [current_weights/1]).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/othello/border)).
:- use_module(library(gunshi/othello/search)).
:- use_module(library(gunshi/lab/match/othello_game), [random_opening/2]).
:- use_module(library(gunshi/lab/training/othello_shapes)).

:- initialization(othello_knowledge).

:- begin_tests(othello_shapes).

%   games(+Seed, +Count, -Games): by searches of one ply, from openings by chance.

games(Seed, Count, Games) :-
    set_random(seed(Seed)),
    findall(othello_game([], Start, Moves),
            ( between(1, Count, _),
              random_opening(10, Opening),
              othello_start(Start),
              foldl([M, A, B]>>othello_after(A, M, B), Opening, Start, Position),
              played(Position, Rest),
              append(Opening, Rest, Moves)
            ),
            Games).

played(Position, Moves) :-
    (   othello_over(Position)
    ->  Moves = []
    ;   (   othello_moves(Position, [pass])
        ->  Move = pass
        ;   current_weights(Weights),
            othello_search(Position, [weights(Weights), depth(1)], Result),
            othello_result(Result, move, Move)
        ),
        Moves = [Move|Moves1],
        othello_after(Position, Move, After),
        played(After, Moves1)
    ).

learned(Learned, Fit) :-
    games(1, 30, Games),
    games(2, 30, Others),
    othello_learn_shapes([_, _]>>true, Games, Others, Learned, Fit).

test(the_same_games_the_same, A-FitA == B-FitB) :-
    learned(A, FitA),
    learned(B, FitB).
test(what_is_learned, Wrong == []) :-
    learned(Learned, fit(Positions, Tried, Words, With)),
    Positions > 900,
    Tried > 900,
    Learned = [_, _|_],
    With < Words,
    findall(One,
            ( member(One, Learned),
              One = learned(Shape, Value, Held, Nearer),
              \+ ( border_shape(Shape, _, _),
                   Value > 0,
                   Value mod 10 =:= 0,
                   Held >= 10,
                   between(0, Held, Nearer) )
            ),
            Wrong).
test(no_shape_twice, Numbers == Once) :-
    learned(Learned, _),
    findall(Place-Number,
            ( member(learned(Shape, _, _, _), Learned),
              border_shape(Shape, Place, Standing),
              border_number(Place, Standing, Number, _)
            ),
            Numbers0),
    msort(Numbers0, Numbers),
    sort(Numbers0, Once).
test(each_game_is_told, Games == [1-3, 2-3, 3-3]) :-
    Told = told([]),
    games(3, 2, Two),
    games(4, 1, One),
    othello_learn_shapes(told(Told), Two, One, _, _),
    arg(1, Told, Reversed),
    reverse(Reversed, Games).
test(no_games, Learned-Fit == []-fit(0, 0, 0.0, 0.0)) :-
    othello_learn_shapes([_, _]>>true, [], [], Learned, fit(A, B, C, D)),
    Fit = fit(A, B, C, D).

told(Told, Done, Total) :-
    arg(1, Told, Before),
    nb_setarg(1, Told, [Done-Total|Before]).

%   What is missing in positions by chance is what some shapes are worth, so they are found.

test(found_again, Wrong == []) :-
    set_random(seed(7)),
    findall(sample(Missing, edge(A, B, C, D), corner(E, F, G, H)),
            ( between(1, 3000, _),
              findall(N, ( between(1, 8, _), random_between(-6, 6, N) ), [A, B, C, D, E, F, G, H]),
              findall(W, ( member(N, [A, B, C, D]), worth(edge, N, W) ), Edges),
              findall(W, ( member(N, [E, F, G, H]), worth(corner, N, W) ), Corners),
              sum_list(Edges, EdgeSum),
              sum_list(Corners, CornerSum),
              Missing is float(EdgeSum+CornerSum)
            ),
            Samples),
    gunshi_lab_training_othello_shapes:sightings(Samples, Seen),
    findall(Place-N, ( member(Place, [edge, corner]), between(1, 6, N) ), Shapes),
    gunshi_lab_training_othello_shapes:fitted(40, Shapes, Samples, Seen, Values),
    findall(Place-N-Value,
            ( member(Place-N, Shapes),
              gunshi_lab_training_othello_shapes:value_at(Values, Place, N, Value),
              worth(Place, N, Wanted),
              abs(Value-Wanted) > 10
            ),
            Wrong).

worth(edge, N, Worth) :-
    Worth is 100*N.
worth(corner, N, Worth) :-
    Worth is -50*N.

%   A value that makes what is missing more is told by a trial.

test(not_borne_out, Held-Nearer-true == 2-0-Loss) :-
    Samples = [sample(-100.0, edge(5, 0, 0, 0), corner(0, 0, 0, 0)),
               sample(100.0, edge(0, -5, 0, 0), corner(0, 0, 0, 0))],
    gunshi_lab_training_othello_shapes:new_sums(0.0, Values),
    Values = sums(Edges, _),
    nb_setarg(6, Edges, 100.0),
    gunshi_lab_training_othello_shapes:tried_on(Samples, Values, Trials),
    gunshi_lab_training_othello_shapes:value_at(Trials, edge, 5, trial(Held, Nearer, Gain)),
    ( Gain < 0 -> Loss = true ; Loss = Gain ).

:- end_tests(othello_shapes).
