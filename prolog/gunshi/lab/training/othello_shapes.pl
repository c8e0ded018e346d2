/*  What the shapes of the border of Othello are worth (katachi/2 of kb/othello/shapes.pl), learned
    from games and tried on others.

    In each position of the games a search says what it is worth. What the words of atai/3 say too
    little or too much is shared out to the shapes of the four edges and the four corners
    (othello/border.pl): again and again each shape is moved towards the mean of what is still
    missing where it stands. A shape that stood too seldom, or comes out worth too little, is left
    out. So is one that the other games do not bear out: with all others counted in their positions,
    it must make the squares of what is missing less. The shapes that stay are fitted once more,
    without those that were left out.
*/
:- module(gunshi_lab_training_othello_shapes,
          [ othello_learn_shapes/5      % :Each, +Games, +Others, -Learned, -Fit
          ]).
:- use_module('../../knowledge/othello/lookahead', [word_weights/1]).
:- use_module('../../knowledge/othello/weights', [current_weights/1]).
:- use_module('../../othello/board').
:- use_module('../../othello/border',
              [border_exchanged/3, border_number/4, border_place_index/2, border_shape/3,
               othello_border/2]).
:- use_module('../../othello/relations', [othello_vacancies/2]).
:- use_module('../../othello/search', [othello_evaluate/3, othello_result/3, othello_search/3]).
:- use_module('../match/othello_game', [position_along/3]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [member/2, nth1/3]).
:- autoload(library(pairs), [pairs_values/2]).

:- set_prolog_flag(optimise, true).

:- meta_predicate othello_learn_shapes(2, +, +, -, -).

%   Positions with so many empty squares, at least and at most.

seen_with(8, 48).

%   How far a search looks that says what a position is worth.

search_plies(6).

%   A shape must have stood so often in the games, and be worth so many hundredths of a disc.

often_enough(50).
worth_enough(50).

%   In the other games it must have stood so often.

tried_enough(10).

%   The values start from 0 and must outweigh so many sightings. In each round a shape goes half of
%   the way, for the shapes of one place share what is missing.

prior(20).
rounds(12).
step(0.5).

%!  othello_learn_shapes(:Each, +Games:list, +Others:list, -Learned:list, -Fit) is det.
%
%   Learned are learned(Shape, Value, Held, Nearer), of edges first, those that stood most often
%   first: Shape, a shape of othello/border.pl, is worth Value, hundredths of a disc and above 0; it
%   stood Held times in positions of Others, and Nearer times it brought the sum nearer to what a
%   search found. Games and Others are othello_game(Tags, Start, Moves). Each is called with the
%   number of games done and of all of them. Fit is fit(Positions, Tried, Words, With): how many
%   were learned from and tried on, and the root of the mean square of what was missing in those
%   tried, in discs, by the words alone and with Learned; since Others chose the shapes, a little
%   less than on games that nobody has seen. The same games give the same.

othello_learn_shapes(Each, Games, Others, Learned, fit(Count, Tried, Words, With)) :-
    length(Games, First),
    length(Others, Rest0),
    Total is First+Rest0,
    samples(Games, 0, Total, Each, Taught),
    samples(Others, First, Total, Each, Other),
    length(Taught, Count),
    length(Other, Tried),
    error_of(Other, Words),
    sightings(Taught, Seen),
    often_enough(Often),
    shapes_with(Seen, Times, Times >= Often, Common),
    fitted(Common, Taught, Seen, Values0),
    worth_enough(Least),
    shapes_with(Values0, Value0, abs(Value0) >= Least, Worth),
    missing_with(Values0, Worth, Other, Rest),
    tried_on(Rest, Values0, Trials),
    tried_enough(Enough),
    findall(Place-Number,
            ( member(Place-Number, Worth),
              value_at(Trials, Place, Number, trial(Held0, _, Gain)),
              Held0 >= Enough,
              Gain > 0
            ),
            Borne),
    fitted(Borne, Taught, Seen, Values),
    round_values(Values, Borne),
    missing_with(Values, Borne, Other, Left),
    error_of(Left, With),
    tried_on(Left, Values, Last),
    findall(rank(Order, Rarity, Number)-learned(Shape, Value, Held, Nearer),
            ( member(Place-Number, Borne),
              value_at(Values, Place, Number, Worth1),
              Value is abs(Worth1),
              Value > 0,
              (   Worth1 > 0
              ->  Standing = Number
              ;   border_exchanged(Place, Number, Standing)
              ),
              border_shape(Shape, Place, Standing),
              value_at(Last, Place, Number, trial(Held, Nearer, _)),
              border_place_index(Place, Order),
              value_at(Seen, Place, Number, Stood),
              Rarity is -Stood
            ),
            Ranked),
    keysort(Ranked, Sorted),
    pairs_values(Sorted, Learned).

%   shapes_with(+Sums, -Value, :Test, -Shapes): Place-Number of those whose Value in Sums passes
%   Test.

shapes_with(Sums, Value, Test, Shapes) :-
    findall(Place-Number,
            ( border_place_index(Place, _),
              place_sums(Place, Sums, Array),
              arg(Index, Array, Value),
              call(Test),
              Number is Index-1
            ),
            Shapes).

%   round_values(!Values, +Shapes): to tens, as facts have them.

round_values(Values, Shapes) :-
    forall(member(Place-Number, Shapes),
           ( value_at(Values, Place, Number, Value),
             Tens is 10*round(Value/10),
             Index is Number+1,
             place_sums(Place, Values, Array),
             nb_setarg(Index, Array, Tens)
           )).

                /*******************************
                *           POSITIONS          *
                *******************************/

%   samples(+Games, +Before, +Total, :Each, -Samples): of all positions of Games, which Before of
%   Total come before.

samples(Games, Before, Total, Each, Samples) :-
    findall(Sample,
            ( nth1(Index, Games, Game),
              (   game_sample(Game, Sample)
              ;   Done is Before+Index,
                  call(Each, Done, Total),
                  fail
              )
            ),
            Samples).

%   game_sample(+Game, -Sample) is nondet: sample(Missing, edge(A, B, C, D), corner(E, F, G, H)) of
%   a position of Game: what the words do not say of what a search finds for the side to move,
%   hundredths of a disc, and the numbers of the shapes, negative where the sign is. 0: no shape
%   that could be worth anything.

game_sample(othello_game(_, Start, Moves), Sample) :-
    position_along(Moves, Start, Position),
    othello_vacancies(Position, Empties),
    seen_with(Least, Most),
    between(Least, Most, Empties),
    \+ othello_over(Position),
    \+ othello_moves(Position, [pass]),
    current_weights(Weights),
    search_plies(Plies),
    othello_search(Position, [weights(Weights), depth(Plies)], Result),
    othello_result(Result, score, Score),
    word_weights(WordWeights),
    othello_evaluate(Position, WordWeights, Words),
    Missing is float(Score-Words),
    othello_border(Position, Looks),
    findall(Signed,
            ( member(look(Place, _, Standing), Looks),
              border_number(Place, Standing, Number, Sign),
              Signed is Number*Sign
            ),
            [A, B, C, D, E, F, G, H]),
    Sample = sample(Missing, edge(A, B, C, D), corner(E, F, G, H)).

%   shape_of(+Sample, +Place, -Number, -Sign) is nondet: one of the four shapes of Place.

shape_of(Sample, Place, Number, Sign) :-
    place_shapes(Place, Sample, Shapes),
    arg(_, Shapes, Signed),
    Signed =\= 0,
    Number is abs(Signed),
    Sign is sign(Signed).

place_shapes(edge,   sample(_, Shapes, _), Shapes).
place_shapes(corner, sample(_, _, Shapes), Shapes).

                /*******************************
                *             SUMS             *
                *******************************/

%   new_sums(+Zero, -Sums): sums(Edges, Corners), Zero for each shape of the place.

new_sums(Zero, sums(Edges, Corners)) :-
    filled(edge, Zero, Edges),
    filled(corner, Zero, Corners).

filled(Place, Zero, Array) :-
    place_squares(Place, Squares),
    Count is 3**Squares,
    functor(Array, array, Count),
    forall(between(1, Count, Index), nb_setarg(Index, Array, Zero)).

place_squares(edge,   8).
place_squares(corner, 9).

place_sums(edge,   sums(Edges, _), Edges).
place_sums(corner, sums(_, Corners), Corners).

value_at(Sums, Place, Number, Value) :-
    place_sums(Place, Sums, Array),
    Index is Number+1,
    arg(Index, Array, Value).

add_to(Array, Number, What) :-
    Index is Number+1,
    arg(Index, Array, Old),
    New is Old+What,
    nb_setarg(Index, Array, New).

sightings(Samples, Seen) :-
    new_sums(0, Seen),
    forall(border_place_index(Place, _),
           ( place_sums(Place, Seen, Array),
             forall(( member(Sample, Samples), shape_of(Sample, Place, Number, _) ),
                    add_to(Array, Number, 1))
           )).

                /*******************************
                *            THE FIT           *
                *******************************/

%   fitted(+Shapes, +Samples, +Seen, -Values): Values are sums of what each of Shapes, Place-Number,
%   is worth, as often as the rounds say.

fitted(Shapes, Samples, Seen, Values) :-
    rounds(Rounds),
    fitted(Rounds, Shapes, Samples, Seen, Values).

fitted(Rounds, Shapes, Samples0, Seen, Values) :-
    duplicate_term(Samples0, Samples),
    new_sums(0.0, Values),
    forall(( between(1, Rounds, _), border_place_index(Place, _) ),
           move_values(Place, Shapes, Samples, Seen, Values)).

move_values(Place, Shapes, Samples, Seen, Values) :-
    filled(Place, 0.0, Missing),
    forall(( member(Sample, Samples), shape_of(Sample, Place, Number, Sign) ),
           ( arg(1, Sample, Left),
             What is Sign*Left,
             add_to(Missing, Number, What)
           )),
    filled(Place, 0.0, Moved),
    place_sums(Place, Values, Array),
    place_sums(Place, Seen, Times),
    prior(Prior),
    step(Step),
    forall(member(Place-Number, Shapes),
           ( Index is Number+1,
             arg(Index, Missing, Sum),
             arg(Index, Array, Value),
             arg(Index, Times, Count),
             Move is Step*(Sum-Prior*Value)/(Count+Prior),
             nb_setarg(Index, Moved, Move),
             add_to(Array, Number, Move)
           )),
    take_off(Samples, Place, Moved).

%   take_off(+Samples, +Place, +Values): what shapes of Place are worth is missing no more.

take_off(Samples, Place, Values) :-
    forall(member(Sample, Samples),
           ( aggregate_all(sum(Sign*Value),
                           ( shape_of(Sample, Place, Number, Sign),
                             Index is Number+1,
                             arg(Index, Values, Value)
                           ),
                           Sum),
             arg(1, Sample, Left0),
             Left is Left0-Sum,
             nb_setarg(1, Sample, Left)
           )).

%   missing_with(+Values, +Shapes, +Samples0, -Samples): what is missing when Shapes, which have
%   Values, are counted.

missing_with(Values, Shapes, Samples0, Samples) :-
    duplicate_term(Samples0, Samples),
    new_sums(0.0, Some),
    forall(member(Place-Number, Shapes),
           ( value_at(Values, Place, Number, Value),
             place_sums(Place, Some, Array),
             add_to(Array, Number, Value)
           )),
    forall(border_place_index(Place, _),
           ( place_sums(Place, Some, Array),
             take_off(Samples, Place, Array)
           )).

                /*******************************
                *             TRIAL            *
                *******************************/

%   tried_on(+Samples, +Values, -Trials): sums of trial(Held, Nearer, Gain) of each shape in
%   Samples, in which what all are worth is not missing any more: how often it stood, how often it
%   brought the sum nearer, and by how much the squares of what is missing are less with it.

tried_on(Samples, Values, Trials) :-
    new_sums(trial(0, 0, 0.0), Trials),
    forall(( border_place_index(Place, _),
             place_sums(Place, Trials, Array),
             member(Sample, Samples),
             shape_of(Sample, Place, Number, Sign)
           ),
           ( value_at(Values, Place, Number, Value),
             arg(1, Sample, Left),
             Without is Left+Sign*Value,
             Index is Number+1,
             arg(Index, Array, trial(Held0, Nearer0, Gain0)),
             Held is Held0+1,
             (   abs(Left) < abs(Without)
             ->  Nearer is Nearer0+1
             ;   Nearer = Nearer0
             ),
             Gain is Gain0+Without*Without-Left*Left,
             nb_setarg(Index, Array, trial(Held, Nearer, Gain))
           )).

error_of(Samples, Error) :-
    length(Samples, Count),
    aggregate_all(sum(Left*Left), ( member(Sample, Samples), arg(1, Sample, Left) ), Sum),
    Error is sqrt(Sum/max(1, Count))/100.
