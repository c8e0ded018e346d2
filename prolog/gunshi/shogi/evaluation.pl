:- encoding(utf8).
/*  What a position is worth before anything is searched: the evaluation and its weights.

    The evaluation is a sum of weights (c/shogi/evaluate.h), which are facts:

        weight(Name, Sentence, Opening, Ending)

    Opening and Ending are lists of integers of the same length, thousandths of a pawn: what counts
    at the start of a game, and at its end. In between it is a mean: Ending has the more weight, the
    further the game is (evaluation_progress/2). Those that belong to something of the side to move
    count for it, those of the other side against it. Both sides see the board from behind their own
    pieces. Sentence tells a reader what they mean. A fact that is not there stands for zeros.

    | Name                 | Values                                                               |
    |----------------------|----------------------------------------------------------------------|
    | material(K)          | one, of a piece on the board                                         |
    | hand(K)              | of 0, 1, 2, … such pieces in hand, all together                      |
    | near(Owner, K)       | 9 rows of 5: a piece 4 ranks before the own king to 4 behind it, 0   |
    |                      | to 4 files aside; what is further away counts as the edge            |
    | place(Zone,Owner,K)  | 9 rows of 9: a piece on the board as sente sees it, the far rank     |
    |                      | first, while the own king is in Zone                                 |
    | control(What,Own,By) | 9 rows of 5, as `near`: a square that is `empty` or has an `own` or  |
    |                      | `enemy` piece, attacked by Own own pieces and By enemy pieces (2 and |
    |                      | more are one)                                                        |
    | threat(Turn, K)      | 3 rows of 3: an own piece guarded by 0, 1, 2 own pieces and attacked |
    |                      | by 0, 1, 2 enemy pieces; Turn is `to_move` or `waiting`              |
    | attacker(K)          | one, for each square of the enemy king and its neighbours that the   |
    |                      | piece attacks; ki stands for all that move like it                   |
    | danger(N)            | of 0 to 8 neighbours of the own king that the enemy controls, while  |
    |                      | the enemy has N pieces but pawns in hand (5 and more are one)        |
    | escape               | of 0 to 8 neighbours where the king could go: no own piece is there  |
    |                      | and the enemy does not control them                                  |
    | guard                | of 0 to 8 neighbours of the king that other own pieces guard         |
    | mobility(K)          | of 0, 1, 2, … squares that the piece could go to                     |
    | tempo                | one, of being to move                                                |

    Owner is `own` or `enemy`. Zone is where the own king is: in its own three ranks `hole` (file 1,
    the bear's), `corner` (2, and 17), `wing` (3), `inner` (4) or `centre` (5), else `out` in the
    middle and `entered` in the enemy's camp. Boards with the king on the files 6 to 9 are mirrored
    for `place`.
*/
:- module(gunshi_shogi_evaluation,
          [ evaluation_weights/2,       % +Terms, -Weights
            evaluation_facts/2,         % +Weights, -Terms
            material_weights/1,         % -Weights
            weights_name/1,             % ?Name
            evaluate/3,                 % +Position, +Weights, -Centipawns
            evaluation_terms/3,         % +Position, +Weights, -Terms
            evaluation_progress/2,      % +Position, -Percent
            weight_problem/2            % +Term, -Fault
          ]).
:- use_module('../foreign', []).
:- use_module(evaluation_messages, []).
:- use_module(kanji, [kind_words/2]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [member/2]).

%!  evaluation_weights(+Terms:list, -Weights) is det.
%
%   Weights is an immutable value with the weights of Terms, as the head of this file tells them,
%   for the predicates below and for searching. Issue 7 asks for an evaluation of such facts; the
%   papers leave it open.
%
%   @error gunshi(bad_weight(Term, Fault)): Fault is `form`, name, twice, count(Count, Expected) or
%          value(Value)
%   @error type_error(list, Terms), instantiation_error

evaluation_weights(Terms, Weights) :-
    must_be(list, Terms),
    maplist(weight_part, Terms, Parts),
    must_be_once(Terms),
    weights_make(Parts, Weights).

%!  weight_problem(+Term, -Fault) is semidet.
%
%   Term is no weight/4 that evaluation_weights/2 takes: Fault is as of its error.

weight_problem(Term, Fault) :-
    catch(( weight_part(Term, _), fail ), error(gunshi(bad_weight(_, Fault)), _), true).

weight_part(Term, part(First, Opening, Ending)) :-
    (   ground(Term),
        Term = weight(Name, Sentence, Opening, Ending),
        is_list(Opening),
        is_list(Ending),
        string(Sentence)
    ->  true
    ;   bad_weight(Term, form)
    ),
    (   row_named(Name, First, Expected, _)
    ->  true
    ;   bad_weight(Term, name)
    ),
    forall(member(Values, [Opening, Ending]), must_be_values(Values, Expected, Term)).

must_be_values(Values, Expected, Term) :-
    length(Values, Count),
    (   Count =:= Expected
    ->  true
    ;   bad_weight(Term, count(Count, Expected))
    ),
    (   member(Value, Values),
        \+ ( integer(Value), between(-32767, 32767, Value) )
    ->  bad_weight(Term, value(Value))
    ;   true
    ).

must_be_once(Terms) :-
    msort(Terms, Sorted),
    (   twice(Sorted, Term)
    ->  bad_weight(Term, twice)
    ;   true
    ).

twice([Term, Next|Terms], Twice) :-
    (   Term = weight(Name, _, _, _),
        Next = weight(Name, _, _, _)
    ->  Twice = Next
    ;   twice([Next|Terms], Twice)
    ).

bad_weight(Term, Fault) :-
    throw(error(gunshi(bad_weight(Term, Fault)), _)).

%   row_named(?Name, -First, -Count, -Width): a run of the core's weights. The rows are asked for
%   once.

:- dynamic rows_known/1.
:- dynamic known_row/4.

row_named(Name, First, Count, Width) :-
    known_rows,
    known_row(Name, First, Count, Width).

known_rows :-
    rows_known(_),
    !.
known_rows :-
    with_mutex(gunshi_shogi_evaluation,
               (   rows_known(_)
               ->  true
               ;   weights_rows(Rows),
                   forall(member(row(Name, First, Count, Width), Rows),
                          assertz(known_row(Name, First, Count, Width))),
                   assertz(rows_known(true))
               )).

%!  weights_name(?Name) is nondet.
%
%   There are weights of this name. Enumerates in the order of the table above; semidet when Name is
%   ground.

weights_name(Name) :-
    (   ground(Name)
    ->  row_named(Name, _, _, _),
        !
    ;   row_named(Name, _, _, _)
    ).

%!  evaluation_facts(+Weights, -Terms:list) is det.
%
%   Terms are the facts of Weights, all of them, in the order of weights_name/1.
%
%   @error type_error(weights, Weights)

evaluation_facts(Weights, Terms) :-
    findall(weight(Name, Sentence, Opening, Ending),
            ( row_named(Name, First, Count, _),
              weights_values(Weights, First, Count, Opening, Ending),
              meaning(Name, Sentence)
            ),
            Terms).

%!  material_weights(-Weights) is det.
%
%   Weights count pieces on the board and in hand, and nothing else. They are what the core takes as
%   long as nobody knows better.

%!  evaluate(+Position, +Weights, -Centipawns:integer) is det.
%
%   What Position is worth for the side to move: 100 is a pawn more on the board.
%
%   @error type_error(position, Position), type_error(weights, Weights)

%!  evaluation_terms(+Position, +Weights, -Terms:list) is det.
%
%   Terms are Name-Centipawns, parts of the sum for the side to move: material, hands, castle (own
%   pieces around the own king), siege (enemy pieces around it), placement, control, threats, king
%   (attackers, danger, escape, guard), mobility and tempo. They add up to what evaluate/3 says.
%   evaluation_knowledge/1 has the Weights that are shipped, or yours.
%
%   @error type_error(position, Position), type_error(weights, Weights)

%!  evaluation_progress(+Position, -Percent:integer) is det.
%
%   How far the game is, from 0 at its start to 100: by what is in hand, what is promoted, and the
%   squares of the kings and around them that are attacked.
%
%   @error type_error(position, Position)

                /*******************************
                *          SENTENCES           *
                *******************************/

meaning(material(Kind), Text) :-
    kind_words(Kind, Piece),
    format(string(Text), "A ~w on the board.", [Piece]).
meaning(hand(Kind), Text) :-
    kind_words(Kind, Piece),
    format(string(Text), "In hand: 0, 1, 2, ... of the piece ~w, together.", [Piece]).
meaning(near(Owner, Kind), Text) :-
    kind_words(Kind, Piece),
    owner_words(Owner, Whose),
    format(string(Text), "~w ~w from the own king: 4 ranks before to 4 behind, 0 to 4 files aside.",
           [Whose, Piece]).
meaning(place(Zone, Owner, Kind), Text) :-
    kind_words(Kind, Piece),
    owner_words(Owner, Whose),
    zone_words(Zone, Where),
    format(string(Text), "~w ~w on the board, far rank first, files 9 to 1, the own king ~w.",
           [Whose, Piece, Where]).
meaning(control(Content, Own, By), Text) :-
    content_words(Content, What),
    count_words(Own, OwnWords),
    count_words(By, ByWords),
    format(string(Text), "~w as seen from the own king, attacked by ~w of the own pieces, \c
                          ~w of the enemy's.",
           [What, OwnWords, ByWords]).
meaning(threat(Turn, Kind), Text) :-
    kind_words(Kind, Piece),
    turn_words(Turn, When),
    format(string(Text), "A ~w ~w: guarded by 0, 1, 2 (rows), attacked by 0, 1, 2 (columns).",
           [Piece, When]).
meaning(attacker(Kind), Text) :-
    kind_words(Kind, Piece),
    format(string(Text), "Each square of the enemy king and around it that a ~w attacks.", [Piece]).
meaning(danger(Count), Text) :-
    format(string(Text), "0 to 8 neighbours of the own king in enemy control, ~w pieces but \c
                          pawns in enemy hands.",
           [Count]).
meaning(escape, "0 to 8 neighbours to which the own king could go.").
meaning(guard, "0 to 8 neighbours of the own king guarded by other own pieces.").
meaning(mobility(Kind), Text) :-
    kind_words(Kind, Piece),
    format(string(Text), "0, 1, 2, ... squares that a ~w could go to.", [Piece]).
meaning(tempo, "To be on the move.").

owner_words(own, "An own").
owner_words(enemy, "An enemy").

zone_words(hole, "in the hole, file 1 (or 9, mirrored)").
zone_words(corner, "at home on file 2 (or 8, mirrored)").
zone_words(wing, "at home on file 3 (or 7, mirrored)").
zone_words(inner, "at home on file 4 (or 6, mirrored)").
zone_words(centre, "at home on file 5").
zone_words(out, "on the middle ranks").
zone_words(entered, "in the enemy's camp").

content_words(empty, "An empty square").
content_words(own, "An own piece's square").
content_words(enemy, "An enemy piece's square").

count_words(0, "none").
count_words(1, "one").
count_words(2, "two or more").

turn_words(to_move, "of the side to move").
turn_words(waiting, "of the side that waits").
