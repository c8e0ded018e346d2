/*  Where what a lost game teaches meets what is known: said already, the contrary of it, or against
    what the game has shown.

    Facts that a person wrote are not to blame for a loss; lines are where refuted_lines.pl says so.
    A fact that a game has taught is blamed as any move: another game may refute it.
*/
:- module(gunshi_knowledge_shogi_contradictions,
          [ said_already/6,             % +Kind, +Game, +N, +Position, +Move, -Fact
            known_fact/3,               % +Game, +Fact, -Old
            contrary_fact/5,            % +Game, +Fact, +Earlier, -Old, -Seen
            holds_there/3,              % +Game, +Fact, +Old
            narrowed_fact/4,            % +Game, +Fact, +Old, -Narrowed
            negative_facts/3,           % +Game, +N, -Facts
            taught_in/3                 % +Game, +Fact, -Position
          ]).
:- use_module('../../base/clauses', [knowledge_clause/3]).
:- use_module('../../shogi/patterns/overlaps', [narrowed/4, overlapping/2]).
:- use_module('../../shogi/patterns/faults', [covers/2]).
:- use_module('../../shogi/patterns', [number_bounds/3, pattern_move/4]).
:- use_module('../../shogi/patterns/turned',
              [mirrored_position/2, turned_move/2, turned_pattern/2, turned_position/2]).
:- use_module('../joseki/facts', [taught_by/3]).
:- use_module('../joseki/lines', [believed_part/3, line_facts/3, line_positions/2]).
:- use_module('../joseki/pattern_moves', [is_shogi_fact/1, move_facts/4, pattern_facts/4]).
:- use_module('../learning/meta_rules', []).
:- use_module(lost_game, [lost_move/4, lost_number/3, lost_position/3]).
:- use_module(judge, [clear_margin/2, worth/4]).
:- autoload(library(lists), [member/2, nth0/3]).

%!  said_already(+Kind:oneof([gm,bm]), +Game, +N:integer, +Position, +Move, -Fact) is semidet.
%
%   Fact, which is known, calls Move good or bad in Position, from which the Nth move of Game is
%   played.

said_already(Kind, Game, N, Position, Move, Fact) :-
    lost_number(Game, N, Number),
    pattern_facts(Kind, Number, Position, Found),
    memberchk(Move-fact(Fact, _), Found).

%!  taught_in(+Game, +Fact, -Position) is semidet.
%
%   Fact is of Game, and holds in Position: the one that taught it, or its mirror image.

taught_in(Game, Fact, Position) :-
    taught_in(Game, Fact, _, Position).

taught_in(Game, Fact, N, Position) :-
    Fact =.. [_, _, K, Move],
    taught_by(Fact, Key, Number),
    arg(1, Game, Key),
    lost_number(Game, N, Number),
    lost_move(Game, N, _, Before),
    (   pattern_move(K, Move, Before, Move)
    ->  Position = Before
    ;   mirrored_position(Before, Position)
    ).

%!  known_fact(+Game, +Fact, -Old) is semidet.
%!  contrary_fact(+Game, +Fact, +Earlier, -Old, -Seen) is nondet.
%!  holds_there(+Game, +Fact, +Old) is semidet.
%!  narrowed_fact(+Game, +Fact, +Old, -Narrowed) is semidet.
%!  negative_facts(+Game, +N:integer, -Facts:list) is det.
%
%   What learning.pl asks of a game.

known_fact(Game, Fact, Old) :-
    (   taught_in(Game, Fact, N, Position)
    ->  Fact =.. [Kind, _, _, Move],
        said_already(Kind, Game, N, Position, Move, Old)
    ;   Old = Fact
    ).

%   Facts about the same move are looked at, those that hold where Fact was learned too; and, for a
%   bm, the positions in which lines play the move.

contrary_fact(_, Fact, Earlier, Old, Seen) :-
    Fact =.. [Kind, _, K, Move],
    memberchk(turn(Side), K),
    contrary_kind(Kind, Other),
    (   move_facts(Other, Side, Move, Found),
        member(fact(Seen, Source), Found),
        overlapping(Fact, Seen),
        functor(Old, Other, 3),
        knowledge_clause(Old, Source, true)
    ;   member(Old, Earlier),
        functor(Old, Other, 3),
        seen_by(Side, Old, Seen),
        overlapping(Fact, Seen)
    ;   Kind == bm,
        line_position(Fact, Position, LineMove),
        line_facts(Position, LineMove, Facts),
        member(_-fact(Old, _), Facts),
        Seen = Old
    ).

contrary_kind(gm, bm).
contrary_kind(bm, gm).

%   seen_by(+Side, +Fact0, -Fact): Fact0, turned round if need be, with Side to move.

seen_by(Side, Fact0, Fact) :-
    Fact0 =.. [Kind, N, K0, Move0],
    (   memberchk(turn(Side), K0)
    ->  Fact = Fact0
    ;   turned_pattern(K0, K),
        turned_move(Move0, Move),
        Fact =.. [Kind, N, K, Move]
    ).

%   line_position(+Fact, -Position, -Move) is nondet: Fact is about Move in Position, where lines
%   play it.

line_position(Fact, Position, LineMove) :-
    Fact =.. [_, _, K, Move],
    turned_move(Move, Turned),
    member(LineMove, [Move, Turned]),
    line_positions(LineMove, Positions),
    member(Position, Positions),
    once(pattern_move(K, Move, Position, LineMove)).

holds_there(Game, Fact, Old) :-
    taught_in(Game, Fact, N, Position),
    Fact =.. [_, _, _, Move],
    (   Old = joseki(_, _, _)
    ->  believed_part(Old, Moves, Positions),
        nth0(I, Positions, Of),
        nth0(I, Moves, LineMove),
        ( LineMove == Move ; turned_move(Move, LineMove) ),
        seen_position(Move, Of, LineMove, Position)
    ;   Old =.. [_, OldN, K, OldMove],
        lost_number(Game, N, Number),
        (   var(OldN)
        ->  true
        ;   number_bounds(OldN, Low, High),
            between(Low, High, Number)
        ),
        pattern_move(K, OldMove, Position, Move)
    ),
    !.

narrowed_fact(Game, Fact0, Old, Fact) :-
    taught_in(Game, Fact0, Position),
    (   Old = joseki(_, _, _)
    ->  believed_part(Old, Moves, Positions),
        kept_from_line(Moves, Positions, Position, Fact0, Fact)
    ;   Fact0 =.. [_, _, K, _],
        memberchk(turn(Side), K),
        seen_by(Side, Old, Seen),
        narrowed(Fact0, Position, Seen, Fact)
    ).

%   kept_from_line(+Moves, +Positions, +Position, +Fact0, -Fact): Fact says nothing of Moves, each
%   played in the one of Positions before it.

kept_from_line([], _, _, Fact, Fact).
kept_from_line([Move|Moves], [Of|Positions], Position, Fact0, Fact) :-
    Fact0 =.. [_, _, K, FactMove],
    (   pattern_move(K, FactMove, Of, Move)
    ->  seen_position(FactMove, Of, Move, Seen),
        narrowed(Fact0, Position, Seen, Fact1)
    ;   Fact1 = Fact0
    ),
    kept_from_line(Moves, Positions, Position, Fact1, Fact).

%   seen_position(+FactMove, +Position, +Move, -Seen): Position, turned round when the fact's move
%   is Move turned.

seen_position(FactMove, Position, Move, Seen) :-
    (   FactMove == Move
    ->  Seen = Position
    ;   turned_position(Position, Seen)
    ).

:- multifile gunshi_knowledge_learning_meta_rules:fukumi/2.

gunshi_knowledge_learning_meta_rules:fukumi(General, Special) :-
    is_shogi_fact(General),
    is_shogi_fact(Special),
    covers(General, Special).

%   Only what the judge finds not to be so here goes: a bm that holds in more positions may well be
%   right.

negative_facts(Game, N, Facts) :-
    lost_position(Game, N, Position),
    lost_number(Game, N, Number0),
    Number is Number0+1,
    pattern_facts(bm, Number, Position, Found),
    findall(Fact,
            ( member(Move-fact(Matched, Source), Found),
              taught_by(Matched, _, _),
              as_good(Position, Move),
              Fact = bm(_, _, _),
              knowledge_clause(Fact, Source, true)
            ),
            Facts0),
    sort(Facts0, Facts).

%   as_good(+Position, +Move): other moves are there, one at least is not mated, and they are not
%   clearly better.

as_good(Position, Move) :-
    worth(Position, [exclude([Move])], Other, _),
    Other > -3000,
    worth(Position, [only([Move])], Value, _),
    clear_margin(bm, Margin),
    Other-Value < Margin.
