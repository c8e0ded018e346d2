/*  Claims of plans: what a move builds, completes, strikes at, aims at or prepares; what it no
    longer lets the other side do.
*/
:- module(gunshi_knowledge_claims_intentions,
          [ opening/1,                  % +Study
            plan_claim/2,               % +Study, -Claim
            prepares_claim/3,           % +Study, +Line, -Claim
            aims_claim/4,               % +Study, +Score, +Line, -Claim
            prevents_claim/2            % +Study, -Claim
          ]).
:- use_module('../../base/interpret', [genuine_during/1, known/2]).
:- use_module('../../base/sources', [shown_source/2]).
:- use_module('../../shogi/castles', [castle/4]).
:- use_module('../../shogi/game', [game_number/3, game_ply/2, game_positions/2]).
:- use_module('../../shogi/kinds', [promoted_kind/2]).
:- use_module('../../shogi/piece_numbers', [piece_number_kind/2]).
:- use_module('../../shogi/position', [hand/4, in_check/1, legal_move/2]).
:- use_module('../../shogi/relations', [position_attacks/3, position_exchange/4]).
:- use_module('../../shogi/squares', [move_from/2, move_squares/2, move_to/2]).
:- use_module('../shogi/attacks', [attack/2, attack_step/3, chosen_attack/2, strikes/3]).
:- use_module('../shogi/decision', [situation/4]).
:- use_module('../shogi/facts', [castle_shapes/1]).
:- use_module('../shogi/followed_plan', [chosen_plan/2]).
:- use_module('../shogi/formations', [formation_stood/3, formations_of/3]).
:- use_module('../shogi/geometry', [seen/3]).
:- use_module('../shogi/longer_lines', [first_moves/3]).
:- use_module('../shogi/marks', [cut_score/2]).
:- use_module('../shogi/plans', [plan/2, step_target/5]).
:- use_module('../shogi/relation_words', [piece_points/1]).
:- use_module('../shogi/small_lines', [small_lines/3]).
:- use_module(confirmation, [likely_line/4, likely_moves/3, move_value/4]).
:- use_module(study, [moved_piece/3, standing/4, studied/3]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [append/3, last/2, member/2, memberchk/2, sum_list/2]).

%!  plan_claim(+Study, -Claim) is nondet.
%
%   Claim is claim(Kind, Witness) of the move of Study: `completes` a castle or a formation that
%   has not stood in the game before; `plan_step` of the castle that the side follows, or a strike
%   of its attack, or of a castle that one or two more moves complete. Formations and attacks are
%   named in the opening only, when more than the rook says so.
%
%   @error as formations_of/3, and what rules of plans throw

plan_claim(Study, Claim) :-
    once(castle_completed(Study, Claim)).
plan_claim(Study, claim(completes, [name(Name), words(Japanese, English), source(Source),
                                    squares([Moved])])) :-
    opening(Study),
    rook_supported(Study),
    studied(Study, game, Game),
    studied(Study, move, Move),
    studied(Study, side, Side),
    formations_of(Game, Move, Formations),
    moved_piece(Study, formation, Moved),
    member(formation(Name, Japanese, English, Source), Formations),
    \+ formation_stood(Game, Side, Name).
plan_claim(Study, Claim) :-
    studied(Study, taken, none),
    studied(Study, passed, Passed),
    Passed \== none,
    studied(Study, game, Game),
    game_ply(Game, Ply),
    Ply < 60,
    once(( planned(Study, Game, Claim) ; castle_nearer(Study, Claim) )).

%!  opening(+Study) is semidet.
%
%   The move of Study is one of the opening: less than 60 moves have been played, by the record's
%   count; no more than four pieces are in hand, and none is promoted.

opening(Study) :-
    studied(Study, game, Game),
    game_ply(Game, Ply),
    game_number(Game, Ply, Number),
    Number < 60,
    studied(Study, before, Before),
    findall(Count, hand(Before, _, _, Count), Counts),
    sum_list(Counts, Held),
    Held =< 4,
    \+ ( standing(Before, _, Kind, _), promoted_kind(_, Kind) ).

%   rook_supported(+Study) is semidet: where the rook has gone along its own last two ranks, what
%   makes it an opening goes with it. A ranging rook has its pawn before it, and the king is not on
%   its side of the board; one on the right has its pawn advanced, and the king is not there.

rook_supported(Study) :-
    studied(Study, kind, Kind),
    studied(Study, side, Side),
    studied(Study, to, To),
    seen(Side, To, Seen),
    File is Seen//10,
    (   Kind == hi,
        Seen mod 10 >= 8,
        between(3, 8, File)
    ->  studied(Study, after, After),
        standing_seen(After, Side, ou, King),
        standing_seen(After, Side, fu, Pawn),
        Pawn//10 =:= File,
        supports(File, King//10, Pawn mod 10)
    ;   true
    ),
    !.

supports(File, KingFile, Rank) :-
    (   File >= 5
    ->  KingFile =< 5
    ;   KingFile >= 5,
        Rank =< 6
    ).

standing_seen(Position, Side, Kind, Seen) :-
    standing(Position, Side, Kind, Square),
    seen(Side, Square, Seen).

%   planned(+Study, +Game, -Claim) is semidet: a step of the castle; else a strike of the attack.

planned(Study, Game, Claim) :-
    studied(Study, move, Move),
    genuine_during(( situation(Game, [], none, Now),
                     (   chosen_plan(Now, Plan),
                         step_target(Now, Plan, Move, makuhyou(No, Target, _), Source0),
                         plan(Plan, Targets),
                         king_on_the_way(Study, Targets),
                         castle_begun(Study, Targets, Target, Begun)
                     ->  once(known(komagumi_plan(Plan, Japanese, English), _)),
                         Details = [number(No), target(Target), begun(Begun)]
                     ;   opening(Study),
                         chosen_attack(Now, Plan),
                         attack_built(Study, Plan),
                         once((   strikes(Now, Move, Plan)
                              ;   silver_near(Study, Plan),
                                  attack_step(Now, Plan, Move)
                              )),
                         once(known(attack_plan(Plan, Japanese, English), Source0)),
                         Details = []
                     )
                   )),
    shown_source(Source0, Source),
    moved_piece(Study, step, Moved),
    Claim = claim(plan_step, [name(Plan), words(Japanese, English), source(Source),
                              squares([Moved])|Details]).

%   king_on_the_way(+Study, +Targets) is semidet: the king has not gone where the castle with
%   Targets, as the mover sees them, does not have it: past its file, or to the other side of the
%   board.

king_on_the_way(Study, Targets) :-
    studied(Study, after, After),
    studied(Study, side, Side),
    standing_seen(After, Side, ou, King),
    (   member(makuhyou(No, Target, _), Targets),
        piece_number_kind(No, ou)
    ->  File is King//10,
        Last is Target//10,
        (   Last >= 5
        ->  between(4, Last, File)
        ;   between(Last, 6, File)
        )
    ;   true
    ),
    !.

%   castle_begun(+Study, +Targets, +Target, -Begun) is semidet: `true` where half of the pieces of
%   the castle, pawns not counted, stand after the move; `false` where fewer do, and the piece has
%   come to its Target: many castles have the same first steps.

castle_begun(Study, Targets, Target, Begun) :-
    targets_reached(Study, Targets, stands, Stand, Count),
    (   2*Stand >= Count
    ->  Begun = true
    ;   studied(Study, to, Target),
        Begun = false
    ).

%   attack_built(+Study, +Plan) is semidet: two thirds of the targets of the attack Plan, pawns not
%   counted, stand after the move, or are silvers that are near. The rook's file alone makes none.
%   All lances of the targets stand: a lance cannot go round what is before it.

attack_built(Study, Plan) :-
    attack(Plan, Targets),
    targets_reached(Study, Targets, stands_or_near, Reached, Count),
    3*Reached >= 2*Count,
    studied(Study, after, After),
    studied(Study, side, Side),
    \+ ( member(makuhyou(No, Seen, _), Targets),
         piece_number_kind(No, ky),
         seen(Side, Square, Seen),
         \+ standing(After, Side, ky, Square)
       ).

%   targets_reached(+Study, +Targets, :How, -Reached, -Count): of the Count Targets, pawns not
%   counted, call(How, Kind, Position, Side, Square) holds of Reached after the move.

targets_reached(Study, Targets, How, Reached, Count) :-
    studied(Study, after, After),
    studied(Study, side, Side),
    findall(Kind-Square,
            ( member(makuhyou(No, Seen, _), Targets),
              piece_number_kind(No, Kind),
              Kind \== fu,
              seen(Side, Square, Seen)
            ),
            All),
    length(All, Count),
    aggregate_all(count,
                  ( member(Kind-Square, All), call(How, Kind, After, Side, Square) ),
                  Reached).

stands(Kind, Position, Side, Square) :-
    standing(Position, Side, Kind, Square),
    !.

stands_or_near(Kind, Position, Side, Square) :-
    (   stands(Kind, Position, Side, Square)
    ->  true
    ;   Kind == gi,
        near(Position, Side, Square)
    ).

%   silver_near(+Study, +Plan) is semidet: the attack Plan needs no silver; or one stands on its
%   target after the move, or a step from it, and no own pawn keeps it from there. Before, pawns and
%   golds are moved that many attacks have: it is too early to name one.

silver_near(Study, Plan) :-
    findall(XY, ( known(makuhyou(Plan, No, XY, _), _), piece_number_kind(No, gi) ), Targets),
    (   Targets == []
    ->  true
    ;   studied(Study, after, After),
        studied(Study, side, Side),
        member(XY, Targets),
        seen(Side, Target, XY),
        near(After, Side, Target)
    ->  true
    ).

near(Position, Side, Target) :-
    (   standing(Position, Side, gi, Target)
    ->  true
    ;   standing(Position, Side, gi, From),
        position_attacks(Position, From, Target)
    ->  \+ standing(Position, Side, fu, Target)
    ).

%   castle_nearer(+Study, -Claim) is semidet: the move puts a piece, no pawn, where a castle has
%   it, the king has left home and stands as in it, and one or two pieces are missing then, fewer
%   than stand. Of several castles the one with fewest missing, then that with most pieces.

castle_nearer(Study, claim(plan_step, [name(Name), words(Japanese, English), source(Source),
                                       target(To), squares([Moved|Others])])) :-
    studied(Study, after, After),
    studied(Study, before, Before),
    studied(Study, side, Side),
    studied(Study, to, To),
    studied(Study, kind, Kind),
    Kind \== fu,
    once(standing(After, Side, ou, King)),
    seen(Side, King, KingSeen),
    KingSeen =\= 59,
    seen(Side, To, Seen),
    findall(Missing-Fewer-nearer(Name0, Japanese0, English0, Source0, There),
            ( known(castle(Name0, Japanese0, English0, Pieces), Source0),
              memberchk(Kind-Seen, Pieces),
              memberchk(ou-KingSeen, Pieces),
              standing_of(Pieces, After, Side, There),
              length(Pieces, Count),
              length(There, Stand),
              Missing is Count-Stand,
              between(1, 2, Missing),
              Stand > Missing,
              standing_of(Pieces, Before, Side, Stood),
              length(Stood, Less),
              Less < Stand,
              Fewer is -Stand
            ),
            Found0),
    sort(Found0, [_-nearer(Name, Japanese, English, Source1, Standing)|_]),
    shown_source(Source1, Source),
    moved_piece(Study, step, Moved),
    findall(on(Square, Side, Other, castle),
            ( member(on(Square, _, Other, _), Standing), Square =\= To ),
            Others).

standing_of(Pieces, Position, Side, There) :-
    findall(on(Square, Side, Kind, castle),
            ( member(Kind-Seen, Pieces),
              seen(Side, Square, Seen),
              standing(Position, Side, Kind, Square)
            ),
            There).

%   castle_completed(+Study, -Claim) is nondet: a castle, of king and others or of three pieces,
%   that has not stood in the game before.

castle_completed(Study,
                 claim(completes, [name(Name), words(Japanese, English), squares(Squares)])) :-
    studied(Study, after, After),
    studied(Study, side, Side),
    studied(Study, to, To),
    castle_shapes(Shapes),
    castle(Shapes, After, Side, Name),
    known(castle(Name, Japanese, English, Pieces), _),
    (   memberchk(ou-_, Pieces)
    ->  true
    ;   Pieces = [_, _, _|_]
    ),
    findall(on(Square, Side, Kind, castle),
            ( member(Kind-Seen, Pieces), seen(Side, Square, Seen) ),
            Squares),
    memberchk(on(To, _, _, _), Squares),
    \+ ( member(on(Square, _, Kind, _), Squares), \+ standing(After, Side, Kind, Square) ),
    studied(Study, game, Game),
    game_positions(Game, Earlier),
    \+ ( member(Position, Earlier), castle(Shapes, Position, Side, Name) ).

%!  prepares_claim(+Study, +Line:list, -Claim) is nondet.
%
%   Line, the move of Study first, is what is expected to be played. One of the next three moves of
%   the same side could be played at once if the other side passed, and was not possible before: the
%   same piece plays it, or it goes over the square that the piece has left, or onto it. It does not
%   go back where it came from, and takes nothing that has just come. Or it was possible, and would
%   have lost a pawn or more by the captures on its square, and loses nothing now.

prepares_claim(Study, [_|Line], claim(prepares, [line(Way)])) :-
    studied(Study, passed, Passed),
    Passed \== none,
    member(Length, [2, 4, 6]),
    length(Way, Length),
    append(Way, _, Line),
    append(Earlier, [Next], Way),
    last(Earlier, Reply),
    move_to(Reply, ReplyTo),
    \+ move_to(Next, ReplyTo),
    legal_move(Passed, Next),
    made_possible(Next, Earlier, Passed, Study).

made_possible(Next, Earlier, Passed, Study) :-
    studied(Study, before, Before),
    studied(Study, to, To),
    studied(Study, from, From),
    (   legal_move(Before, Next)
    ->  piece_points(Points),
        position_exchange(Before, Points, Next, Loss),
        Loss =< -100,
        position_exchange(Passed, Points, Next, Gain),
        Gain >= 0
    ;   move_from(Next, To)
    ->  \+ move_to(Next, From),
        \+ ( member(Move, Earlier), move_to(Move, To) )
    ;   integer(From),
        move_squares(Next, Touched),
        \+ move_from(Next, From),
        memberchk(From, Touched)
    ).

%!  aims_claim(+Study, +Score, +Line:list, -Claim) is semidet.
%
%   Claim is claim(aims_at, [pass, line(Moves), difference(Centipawns)]): if the other side passed
%   after the move of Study, which has Score and Line, a small search would go on with Moves, three
%   at most, and has 200 centipawns more for the mover. The first of Moves goes to the other half of
%   the board; in place of the move it was not possible, or worth 150 less by such a search; and the
%   reply that is expected does not take the piece that plays it.

aims_claim(Study, Score, Line, claim(aims_at, [pass, line(Moves), difference(Difference)])) :-
    studied(Study, passed, Passed),
    Passed \== none,
    likely_line(Study, passed, Worth, [First|Expected]),
    move_value(Score, Line, Study, Value),
    abs(Value) < 1500,
    Difference is Worth-Value,
    Difference >= 200,
    move_to(First, To),
    studied(Study, side, Side),
    seen(Side, To, Seen),
    Seen mod 10 =< 5,
    \+ ( Line = [_, Reply|_], move_to(Reply, ReplyTo), move_from(First, ReplyTo) ),
    studied(Study, before, Before),
    (   legal_move(Before, First)
    ->  small_lines(Before, [nodes(500), only([First])], [line(Earlier, _, _)|_]),
        cut_score(Earlier, Was),
        Worth-Was >= 150
    ;   true
    ),
    first_moves(3, [First|Expected], Moves).

%!  prevents_claim(+Study, -Claim) is semidet.
%
%   The move takes nothing. If its side had passed, the best move of the other, by a small search,
%   would have been one that takes nothing and loses nothing; after the move it cannot be played, or
%   loses material.

prevents_claim(Study, claim(prevents, [from(before), pass, line([Other])])) :-
    studied(Study, taken, none),
    studied(Study, idle, Idle),
    Idle \== none,
    studied(Study, after, After),
    \+ in_check(After),
    likely_moves(Study, idle, [_-Other|_]),
    move_to(Other, Square),
    \+ standing(Idle, _, _, Square),
    piece_points(Points),
    position_exchange(Idle, Points, Other, Gain),
    Gain >= 0,
    (   legal_move(After, Other)
    ->  position_exchange(After, Points, Other, Loss),
        Loss =< -200
    ;   true
    ).
