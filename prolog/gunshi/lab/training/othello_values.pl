/*  What the words of Othello are worth (atai/3 of kb/othello/middle.pl), fitted to how games ended.

    The engine plays itself: random moves first, then searches to three plies, every 25th move
    random, the end exact. A position counts with the result, for the side to move; before a random
    move only what was exact does. The values are the least squares: of all values that are in
    proportion between the numbers of empty squares that have one, those by which a position's sum
    is nearest to its result. Of every ten games one is held out and measures the error.

    The sums that the fit needs are kept for each number of empty squares: of all products of two
    counts, and of a count and the result. Counts and results are integers, so they are exact.
*/
:- module(gunshi_lab_training_othello_values,
          [ othello_fit_values/4        % :Each, +Games, -Values, -Fit
          ]).
:- use_module('../../othello/board').
:- use_module('../../othello/relations', [othello_vacancies/2]).
:- use_module('../../othello/search', [othello_evaluate/3, othello_result/3, othello_search/3]).
:- use_module('../../othello/words', [othello_word/1, othello_words/2]).
:- use_module('../../knowledge/othello/weights', [current_weights/1]).
:- use_module('../match/othello_game', [random_opening/2]).
:- autoload(library(apply), [foldl/4, maplist/3, maplist/4]).
:- autoload(library(lists), [append/3, member/2, nth0/3, nth1/3, sum_list/2]).
:- autoload(library(pairs), [pairs_values/2]).
:- autoload(library(random), [random_between/3, random_member/2]).
:- autoload(library(yall), [(>>)/5, (/)/5]).

:- set_prolog_flag(optimise, true).

:- meta_predicate othello_fit_values(1, +, -, -).

%   Numbers of empty squares that get a value.

knots([40, 30, 20, 10]).

%   How the games are played: at least and at most so many random moves, then plies; exact from so
%   many empty squares on; one move of so many random.

opening_moves(4, 24).
search_plies(3).
exact_from(10).
random_one_of(25).

%   A value must outweigh so many sightings of its word.

prior(20).

held_out(10).

%!  othello_fit_values(:Each, +Games:integer, -Values:list, -Fit) is det.
%
%   Values are value(Word, Empties, Value), hundredths of a disc, fitted to Games games. Each is
%   called with the number of games done. Fit is fit(Positions, Error, Held, HeldError,
%   EngineError): how many were fitted and held out, the root of the mean square of the error in
%   discs, and that of the engine's evaluation on those held out. It uses chance.

othello_fit_values(Each, Games, Values, fit(Positions, Error, Held, HeldError, EngineError)) :-
    findall(Word, othello_word(Word), Words),
    length(Words, Count),
    new_sums(Count, Fitted),
    new_sums(Count, HeldOut),
    Engine = engine(0),
    held_out(Part),
    current_weights(Weights),
    forall(between(1, Games, Game),
           ( game_samples(Weights, Samples),
             (   Game mod Part =:= 0
             ->  add_samples(Samples, HeldOut),
                 add_engine(Samples, Weights, Engine)
             ;   add_samples(Samples, Fitted)
             ),
             call(Each, Game)
           )),
    equations(Fitted, Count, Rows),
    solved(Rows, Solution),
    named_values(Solution, Words, Values),
    error_of(Fitted, Count, Solution, Positions, Error),
    error_of(HeldOut, Count, Solution, Held, HeldError),
    arg(1, Engine, Squares),
    EngineError is sqrt(Squares / max(1, Held)) / 100.

                /*******************************
                *           THE GAMES          *
                *******************************/

%   game_samples(+Weights, -Samples): sample(Position, Result), Result hundredths of a disc for the
%   side to move. None when the random moves have ended the game.

game_samples(Weights, Samples) :-
    opening_moves(Least, Most),
    random_between(Least, Most, Count),
    (   random_opening(Count, Moves)
    ->  othello_start(Start),
        foldl([M, A, B]>>othello_after(A, M, B), Moves, Start, Position),
        play(Position, Weights, [], Seen, End),
        othello_score(End, black, Discs),
        findall(sample(P, Result), ( member(One, Seen), result(One, Discs, P, Result) ), Samples)
    ;   Samples = []
    ).

result(seen(Position, Side, Exact), Discs, Position, Result) :-
    (   Exact \== none
    ->  Result = Exact
    ;   Side == black
    ->  Result is 100 * Discs
    ;   Result is -100 * Discs
    ).

%   play(+Position, +Weights, +Seen0, -Seen, -End): seen(Position, Side, Exact); Exact is its value,
%   or `none` and the game's result counts.

play(Position, Weights, Seen0, Seen, End) :-
    (   othello_over(Position)
    ->  Seen = Seen0,
        End = Position
    ;   othello_moves(Position, [pass])
    ->  othello_after(Position, pass, After),
        play(After, Weights, Seen0, Seen, End)
    ;   othello_side(Position, Side),
        othello_vacancies(Position, Empties),
        exact_from(Exactly),
        (   Empties =< Exactly
        ->  Depth = 64
        ;   search_plies(Depth)
        ),
        othello_search(Position, [weights(Weights), depth(Depth)], Result),
        othello_result(Result, score, Score),
        (   othello_result(Result, exact, true)
        ->  Seen1 = [seen(Position, Side, Score)|Seen0],
            othello_result(Result, move, Move)
        ;   random_one_of(Most),
            random_between(1, Most, 1)
        ->  othello_moves(Position, Moves),
            random_member(Move, Moves),
            Seen1 = []
        ;   Seen1 = [seen(Position, Side, none)|Seen0],
            othello_result(Result, move, Move)
        ),
        othello_after(Position, Move, After),
        play(After, Weights, Seen1, Seen, End)
    ).

add_engine(Samples, Weights, Engine) :-
    forall(member(sample(Position, Result), Samples),
           ( othello_evaluate(Position, Weights, Value),
             arg(1, Engine, Sum0),
             Sum is Sum0 + (Value - Result) ** 2,
             nb_setarg(1, Engine, Sum)
           )).

                /*******************************
                *           THE SUMS           *
                *******************************/

%   new_sums(+Count, -Sums): for each number of empty squares, from 0, a term of zeros: the products
%   of each two of Count counts, those of each with the result, the result's square, the number of
%   samples.

new_sums(Count, Sums) :-
    Length is Count * Count + Count + 2,
    findall(One, ( between(0, 60, _), zeros(Length, One) ), All),
    Sums =.. [sums|All].

zeros(Length, One) :-
    findall(0, between(1, Length, _), Zeros),
    One =.. [sum|Zeros].

add_samples(Samples, Sums) :-
    forall(member(sample(Position, Result), Samples),
           ( othello_vacancies(Position, Empties),
             othello_words(Position, Counted),
             pairs_values(Counted, Counts),
             findall(I-C, ( nth1(I, Counts, C), C =\= 0 ), Some),
             length(Counts, Count),
             Place is Empties + 1,
             arg(Place, Sums, Sum),
             forall(member(I-A, Some),
                    ( forall(( member(J-B, Some), J >= I ),
                             ( At is (I-1) * Count + J, add(At, Sum, A * B) )),
                      At is Count * Count + I,
                      add(At, Sum, A * Result)
                    )),
             Squares is Count * Count + Count + 1,
             Number is Squares + 1,
             add(Squares, Sum, Result * Result),
             add(Number, Sum, 1)
           )).

add(At, Sum, What) :-
    arg(At, Sum, Old),
    New is Old + What,
    nb_setarg(At, Sum, New).

%   product(+Sum, +Count, +I, +J, -P): the sum of the products of counts I and J.

product(Sum, Count, I, J, P) :-
    At is (min(I, J) - 1) * Count + max(I, J),
    arg(At, Sum, P).

                /*******************************
                *            THE FIT           *
                *******************************/

%   share(+Empties, ?Knot, -Share): a value at the Knot-th of the knots counts for so much of that
%   with so many empty squares.

share(Empties, Knot, Share) :-
    knots(Knots),
    nth1(Knot, Knots, At),
    (   Empties >= At
    ->  (   Knot =:= 1
        ->  Share = 1
        ;   Before is Knot - 1,
            nth1(Before, Knots, Upper),
            Share is max(0, (Upper - Empties) / (Upper - At))
        )
    ;   Next is Knot + 1,
        (   nth1(Next, Knots, Lower)
        ->  Share is max(0, (Empties - Lower) / (At - Lower))
        ;   Share = 1
        )
    ),
    Share > 0.

unknowns(Count, Unknowns) :-
    knots(Knots),
    findall(Knot-I, ( nth1(Knot, Knots, _), between(1, Count, I) ), Unknowns).

%   equations(+Sums, +Count, -Rows): a row for each unknown, a value at a knot: the factors of all
%   unknowns, and the right side.

equations(Sums, Count, Rows) :-
    unknowns(Count, Unknowns),
    prior(Prior),
    findall(Row,
            ( member(Knot-I, Unknowns),
              findall(Factor,
                      ( member(Other-J, Unknowns),
                        factor(Sums, Count, Knot, I, Other, J, Factor0),
                        (   Other-J == Knot-I
                        ->  Factor is Factor0 + Prior
                        ;   Factor = Factor0
                        )
                      ),
                      Factors),
              right_side(Sums, Count, Knot, I, Right),
              append(Factors, [Right], Row)
            ),
            Rows).

factor(Sums, Count, Knot, I, Other, J, Factor) :-
    findall(P,
            ( between(0, 60, Empties),
              share(Empties, Knot, A),
              share(Empties, Other, B),
              Place is Empties + 1,
              arg(Place, Sums, Sum),
              product(Sum, Count, I, J, P0),
              P is A * B * P0
            ),
            Ps),
    sum_list(Ps, Factor0),
    Factor is float(Factor0).

right_side(Sums, Count, Knot, I, Right) :-
    findall(P,
            ( between(0, 60, Empties),
              share(Empties, Knot, A),
              Place is Empties + 1,
              arg(Place, Sums, Sum),
              At is Count * Count + I,
              arg(At, Sum, P0),
              P is A * P0
            ),
            Ps),
    sum_list(Ps, Right0),
    Right is float(Right0).

%   solved(+Rows, -Solution): by elimination. The equations are those of least squares with a prior,
%   so that none of the divisors is 0.

solved([], []).
solved([[Divisor|Row]|Rows], [X|Solution]) :-
    maplist(eliminated(Divisor, Row), Rows, Rest),
    solved(Rest, Solution),
    once(append(Factors, [Right], Row)),
    maplist([A, B, P]>>(P is A * B), Factors, Solution, Products),
    sum_list(Products, Sum),
    X is (Right - Sum) / Divisor.

eliminated(Divisor, Row, [First|Others], Rest) :-
    Times is First / Divisor,
    maplist([A, B, C]>>(C is B - Times * A), Row, Others, Rest).

named_values(Solution, Words, Values) :-
    knots(Knots),
    length(Words, Count),
    findall(value(Word, Empties, Value),
            ( nth1(I, Words, Word),
              nth0(K, Knots, Empties),
              At is K * Count + I,
              nth1(At, Solution, Value)
            ),
            Values).

%   error_of(+Sums, +Count, +Solution, -Number, -Error): over the samples of Sums, discs.

error_of(Sums, Count, Solution, Number, Error) :-
    Length is Count * Count + Count,
    Squares is Length + 1,
    Numbers is Length + 2,
    findall(N-S,
            ( between(0, 60, Empties),
              Place is Empties + 1,
              arg(Place, Sums, Sum),
              arg(Numbers, Sum, N),
              N > 0,
              weights_at(Empties, Count, Solution, Weights),
              arg(Squares, Sum, YY),
              misfit(Sum, Count, Weights, YY, S)
            ),
            Pairs),
    findall(N, member(N-_, Pairs), Ns),
    findall(S, member(_-S, Pairs), Ss),
    sum_list(Ns, Number),
    sum_list(Ss, All),
    Error is sqrt(max(0, All) / max(1, Number)) / 100.

weights_at(Empties, Count, Solution, Weights) :-
    findall(Weight,
            ( between(1, Count, I),
              findall(V,
                      ( share(Empties, Knot, Share),
                        At is (Knot - 1) * Count + I,
                        nth1(At, Solution, Value),
                        V is Share * Value
                      ),
                      Vs),
              sum_list(Vs, Weight)
            ),
            Weights).

misfit(Sum, Count, Weights, YY, Misfit) :-
    findall(P,
            ( nth1(I, Weights, A),
              (   nth1(J, Weights, B),
                  product(Sum, Count, I, J, P0),
                  P is A * B * P0
              ;   At is Count * Count + I,
                  arg(At, Sum, P0),
                  P is -2 * A * P0
              )
            ),
            Ps),
    sum_list(Ps, Rest),
    Misfit is YY + Rest.
