/*  What the shapes of the border of Othello are worth (katachi/2 of kb/othello/shapes.pl), learned
    from games and tried on others.

    In each position of the games a search says what it is worth. What the words of atai/3 say too
    little or too much is shared out to the shapes of the four edges and the four corners
    (othello/border.pl): again and again each shape is moved towards the mean of what is still
    missing where it stands. A shape that stood too seldom, or is worth too little, is left out.
    Those that the other games do not bear out, too: counted with all others in their positions, the
    shape must bring the sums nearer to what the searches find there.
*/
:- module(gunshi_lab_training_othello_shapes,
          [ othello_learn_shapes/5      % :Each, +Games, +Others, -Learned, -Fit
          ]).
:- use_module('../../knowledge/othello/lookahead', [word_weights/1]).
:- use_module('../../knowledge/othello/weights', [current_weights/1]).
:- use_module('../../othello/board').
:- use_module('../../othello/border',
              [border_exchanged/3, border_number/4, border_shape/3, othello_border/2]).
:- use_module('../../othello/relations', [othello_vacancies/2]).
:- use_module('../../othello/search', [othello_evaluate/3, othello_result/3, othello_search/3]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [append/3, member/2, nth1/3]).
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

places([edge, corner]).

%!  othello_learn_shapes(:Each, +Games:list, +Others:list, -Learned:list, -Fit) is det.
%
%   Learned are learned(Shape, Value, Held, Nearer), of edges first, those that stood most often
%   first: Shape, a shape of othello/border.pl, is worth Value, hundredths of a disc and above 0; it
%   stood Held times in positions of Others, and Nearer times it brought the sum nearer to what a
%   search found. Games and Others are othello_game(Tags, Start, Moves). Each is called with the
%   number of games done and of all of them. Fit is fit(Positions, Tried, Words, With): how many
%   were learned from and tried on, and the root of the mean square of what was missing in those
%   tried, in discs, by the words alone and with Learned. The same games give the same.

othello_learn_shapes(Each, Games, Others, Learned, fit(Count, Tried, Words, With)) :-
    append(Games, Others, All),
    length(All, Total),
    length(Games, First),
    Done = done(0),
    findall(Part-Sample,
            ( nth1(Index, All, Game),
              (   Index =< First
              ->  Part = taught
              ;   Part = tried
              ),
              (   game_sample(Game, Sample)
              ;   nb_setarg(1, Done, Index),
                  call(Each, Index, Total),
                  fail
              )
            ),
            Pairs),
    findall(Sample, member(taught-Sample, Pairs), Taught),
    findall(Sample, member(tried-Sample, Pairs), Other),
    length(Taught, Count),
    length(Other, Tried),
    error_of(Other, Words),
    often_enough(Often),
    sightings(Taught, Seen),
    places(Places),
    findall(Place-Number,
            ( member(Place, Places),
              at_least(Seen, Place, Often, Number)
            ),
            Common),
    rounds(Rounds),
    fitted(Rounds, Common, Taught, Seen, Values0),
    worth_enough(Least),
    findall(Place-Number,
            ( member(Place-Number, Common),
              value_at(Values0, Place, Number, Value0),
              abs(Value0) >= Least
            ),
            Worth),
    add_values(Values0, Worth, Other, Rest),
    tried_on(Rest, Values0, Trials),
    tried_enough(Enough),
    findall(Place-Number,
            ( member(Place-Number, Worth),
              trial(Trials, Place, Number, trial(Held0, _, Gain)),
              Held0 >= Enough,
              Gain > 0
            ),
            Borne),
    fitted(Rounds, Borne, Taught, Seen, Values),
    add_values(Values, Borne, Other, Left),
    error_of(Left, With),
    tried_on(Left, Values, Last),
    findall(Rank-learned(Shape, Value, Held, Nearer),
            ( member(Place-Number, Borne),
              value_at(Values, Place, Number, Float),
              Tens is 10*round(Float/10),
              Tens =\= 0,
              Value is abs(Tens),
              (   Tens > 0
              ->  Standing = Number
              ;   border_exchanged(Place, Number, Standing)
              ),
              border_shape(Shape, Place, Standing),
              trial(Last, Place, Number, trial(Held, Nearer, _)),
              nth1(Order, Places, Place),
              place_sums(Place, Seen, Sums),
              Index is Number+1,
              arg(Index, Sums, Times),
              Rarity is -Times,
              Rank = rank(Order, Rarity, Number)
            ),
            Ranked),
    keysort(Ranked, Sorted),
    pairs_values(Sorted, Learned).

                /*******************************
                *           POSITIONS          *
                *******************************/

%   game_sample(+Game, -Sample) is nondet: sample(Missing, edge(A, B, C, D), corner(E, F, G, H)) of
%   a position of Game: what the words do not say of what a search finds for the side to move,
%   hundredths of a disc, and the numbers of the shapes, negative where the sign is. 0: no shape
%   that could be worth anything.

game_sample(othello_game(_, Start, Moves), Sample) :-
    passed_through(Moves, Start, Position),
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

passed_through(_, Position, Position).
passed_through([Move|Moves], Position0, Position) :-
    othello_after(Position0, Move, Position1),
    passed_through(Moves, Position1, Position).

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
    filled(6561, Zero, Edges),
    filled(19683, Zero, Corners).

filled(Count, Zero, Array) :-
    functor(Array, array, Count),
    forall(between(1, Count, Index), nb_setarg(Index, Array, Zero)).

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
    places(Places),
    forall(member(Place, Places),
           ( place_sums(Place, Seen, Array),
             forall(( member(Sample, Samples), shape_of(Sample, Place, Number, _) ),
                    add_to(Array, Number, 1))
           )).

at_least(Seen, Place, Often, Number) :-
    place_sums(Place, Seen, Array),
    arg(Index, Array, Times),
    Times >= Often,
    Number is Index-1.

                /*******************************
                *            THE FIT           *
                *******************************/

%   fitted(+Rounds, +Shapes, +Samples, +Seen, -Values): Values are sums of what each of Shapes,
%   Place-Number, is worth.

fitted(Rounds, Shapes, Samples0, Seen, Values) :-
    duplicate_term(Samples0, Samples),
    new_sums(0.0, Values),
    places(Places),
    forall(( between(1, Rounds, _), member(Place, Places) ),
           move_values(Place, Shapes, Samples, Seen, Values)).

move_values(Place, Shapes, Samples, Seen, Values) :-
    filled_place(Place, 0.0, Missing),
    forall(( member(Sample, Samples), shape_of(Sample, Place, Number, Sign) ),
           ( arg(1, Sample, Left),
             What is Sign*Left,
             add_to(Missing, Number, What)
           )),
    filled_place(Place, 0.0, Moved),
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

filled_place(edge, Zero, Array) :-
    filled(6561, Zero, Array).
filled_place(corner, Zero, Array) :-
    filled(19683, Zero, Array).

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

%   add_values(+Values, +Shapes, +Samples0, -Samples): what is missing with the Values of Shapes.

add_values(Values, Shapes, Samples0, Samples) :-
    duplicate_term(Samples0, Samples),
    new_sums(0.0, Some),
    places(Places),
    forall(member(Place-Number, Shapes),
           ( value_at(Values, Place, Number, Value),
             place_sums(Place, Some, Array),
             add_to(Array, Number, Value)
           )),
    forall(member(Place, Places),
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
    places(Places),
    forall(( member(Place, Places),
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

trial(Trials, Place, Number, Trial) :-
    value_at(Trials, Place, Number, Trial).

error_of(Samples, Error) :-
    length(Samples, Count),
    aggregate_all(sum(Left*Left), ( member(Sample, Samples), arg(1, Sample, Left) ), Sum),
    Error is sqrt(Sum/max(1, Count))/100.
