/*  What claims about a move look at: the positions around it, and what captures win there.

    Around a move there are four positions: `before` it; `after` it; `passed`, after it and a pass
    of the other side, which shows what it threatens; and `idle`, before it when its side passes,
    which shows what would have come without it. There is no pass in check, so each of the last two
    may be missing.

    Gains are by the points of kb/shogi/points.pl; each says how much more its side has at the end
    of a line than at the beginning.
*/
:- module(gunshi_knowledge_claims_study,
          [ move_study/3,               % +Game, +Move, -Study
            studied/3,                  % +Study, ?Key, -Value
            looked_once/4,              % +Study, +Key, :Goal, -Result
            captures/4,                 % +Position, +Wide, -Gain, -Line
            firm_capture/3,             % +Position, -Gain, -Line
            answered/4,                 % +Position, +Move, -Gain, -Line
            settled_part/4,             % +Line, +Position, +Side, -Part
            line_gain/4,                % +Position, +Line, +Side, -Gain
            line_start/3,               % +Witness, +Game, -Position
            moved_piece/3,              % +Study, +Role, -Piece
            standing/4,                 % +Position, ?Side, ?Kind, ?Square
            points_of/2,                % +Kind, -Points
            reach/3,                    % +Position, +Square, -Count
            in_danger/1,                % +Position
            late/1                      % +Position
          ]).
:- use_module('../../shogi/captures', [position_captures/6]).
:- use_module('../../shogi/evaluation', [evaluation_progress/2]).
:- use_module('../../shogi/game', [game_position/2]).
:- use_module('../../shogi/kinds', [piece_side_kind/3, promoted_kind/2]).
:- use_module('../../shogi/position',
              [piece_at/3, position_after/3, position_passed/2, side_to_move/2]).
:- use_module('../../shogi/relations', [position_attacks/3, position_balance/4]).
:- use_module('../../shogi/squares', [move_to/2]).
:- use_module('../shogi/longer_lines', [line_end/3]).
:- use_module('../shogi/relation_words', [piece_points/1]).
:- autoload(library(aggregate), [aggregate_all/3]).

:- meta_predicate looked_once(+, +, 2, -).

%!  move_study(+Game, +Move, -Study) is semidet.
%
%   Study is of the legal Move at the end of Game; see studied/3. Fails when Move is not legal.

move_study(Game, Move,
           study(Game, Before, Move, Side, Was, Kind, From, To, Taken, After, Passed, Idle,
                 seen(none, none, none))) :-
    game_position(Game, Before),
    position_after(Before, Move, After),
    side_to_move(Before, Side),
    moved(Move, Before, Was, Kind, From),
    move_to(Move, To),
    (   standing(Before, _, Taken0, To)
    ->  Taken = Taken0
    ;   Taken = none
    ),
    passed_or_none(After, Passed),
    passed_or_none(Before, Idle).

moved(drop(Kind, _), _, Kind, Kind, hand).
moved(move(From, _), Before, Kind, Kind, From) :-
    standing(Before, _, Kind, From).
moved(promote(From, _), Before, Was, Kind, From) :-
    standing(Before, _, Was, From),
    promoted_kind(Was, Kind).

passed_or_none(Position, Passed) :-
    (   position_passed(Position, Passed0)
    ->  Passed = Passed0
    ;   Passed = none
    ).

%!  studied(+Study, ?Key:atom, -Value) is nondet.
%
%   What is known of the move: game, before, move, side; was and kind, the kinds of its piece before
%   and after it; from, a square or `hand`; to; taken, a kind or `none`; after; passed and idle,
%   positions or `none`. Semidet when Key is known.

studied(Study, Key, Value) :-
    key(Key, N),
    arg(N, Study, Value).

key(game, 1).
key(before, 2).
key(move, 3).
key(side, 4).
key(was, 5).
key(kind, 6).
key(from, 7).
key(to, 8).
key(taken, 9).
key(after, 10).
key(passed, 11).
key(idle, 12).

%!  looked_once(!Study, +Key:atom, :Goal, -Result) is semidet.
%
%   Result is what call(Goal, Position, Result) has for the position `after`, `passed` or `idle` of
%   Study. Study keeps it: all who ask are to have the same Goal.

looked_once(Study, Key, Goal, Result) :-
    arg(13, Study, Seen),
    seen_place(Key, N),
    arg(N, Seen, Seen0),
    (   Seen0 = said(Found)
    ->  true
    ;   studied(Study, Key, Position),
        call(Goal, Position, Found),
        nb_setarg(N, Seen, said(Found))
    ),
    Result = Found.

seen_place(after, 1).
seen_place(passed, 2).
seen_place(idle, 3).

%!  moved_piece(+Study, +Role:atom, -Piece) is det.
%
%   Piece is what has moved, where it stands after the move, with Role:
%   on(Square, Side, Kind, Role).

moved_piece(Study, Role, on(To, Side, Kind, Role)) :-
    studied(Study, to, To),
    studied(Study, side, Side),
    studied(Study, kind, Kind).

%!  captures(+Position, +Wide:integer, -Gain:integer, -Line:list) is semidet.
%
%   The side to move wins Gain points by Line, as position_captures/6 has it. Fails when captures
%   mate, and when they are too many.

captures(Position, Wide, Gain, Line) :-
    piece_points(Points),
    position_captures(Position, Points, Wide, 20000, points(Gain), Line).

%!  firm_capture(+Position, -Gain:integer, -Line:list) is semidet.
%
%   The best that captures win: Line begins with one, the other side may then reply by any move, and
%   the side to move has Gain points more at the end, more than 0.

firm_capture(Position, Gain, Line) :-
    captures(Position, 0, Hoped, [Move|_]),
    Hoped > 0,
    answered(Position, Move, Gain, Line),
    Gain > 0.

%!  answered(+Position, +Move, -Gain:integer, -Line:list) is semidet.
%
%   Line begins with Move, and goes on with the best reply of all, then by captures; the side to
%   move has Gain points more at its end. Fails when Move is not legal.

answered(Position, Move, Gain, [Move|Line]) :-
    position_after(Position, Move, After),
    captures(After, 1, _, Line0),
    side_to_move(Position, Side),
    settled_part(Line0, After, Side, Line),
    line_gain(Position, [Move|Line], Side, Gain).

%!  settled_part(+Line:list, +Position, +Side, -Part:list) is semidet.
%
%   Part is the shortest beginning of Line, from Position on, after which Side has as much more as
%   after all of it: from there on nobody wins anything more.

settled_part(Line, Position, Side, Part) :-
    piece_points(Points),
    line_end(Position, Line, End),
    position_balance(End, Points, Side, Balance),
    settled(Line, Position, Points, Side, Balance, Part).

settled(Line, Position, Points, Side, Balance, Part) :-
    (   position_balance(Position, Points, Side, Balance)
    ->  Part = []
    ;   Line = [Move|Line1],
        Part = [Move|Part1],
        position_after(Position, Move, After),
        settled(Line1, After, Points, Side, Balance, Part1)
    ).

%!  line_gain(+Position, +Line:list, +Side, -Gain:integer) is semidet.
%
%   Side has Gain points more after Line than in Position.

line_gain(Position, Line, Side, Gain) :-
    line_end(Position, Line, End),
    piece_points(Points),
    position_balance(Position, Points, Side, First),
    position_balance(End, Points, Side, Last),
    Gain is Last-First.

%!  standing(+Position, ?Side, ?Kind, ?Square:integer) is nondet.
%
%   A piece of Side, of Kind, stands on Square.

standing(Position, Side, Kind, Square) :-
    piece_at(Position, Square, Piece),
    piece_side_kind(Piece, Side, Kind).

%!  points_of(+Kind, -Points:integer) is det.
%
%   What a piece of Kind is worth on the board; a king more than any.

points_of(ou, 10000) :-
    !.
points_of(Kind, Points) :-
    piece_points(All),
    place(Kind, N),
    arg(N, All, Points).

place(fu, 1).
place(ky, 2).
place(ke, 3).
place(gi, 4).
place(ka, 5).
place(hi, 6).
place(ki, 7).
place(to, 8).
place(ny, 9).
place(nk, 10).
place(ng, 11).
place(um, 12).
place(ry, 13).

%!  reach(+Position, +Square:integer, -Count:integer) is det.
%
%   The piece on Square attacks or guards Count squares.

reach(Position, Square, Count) :-
    aggregate_all(count, position_attacks(Position, Square, _), Count).

%!  line_start(+Witness:list, +Game, -Position) is semidet.
%
%   The line of a claim with Witness, of a move at the end of Game, begins in Position. Fails where
%   no side can pass.

line_start(Witness, Game, Start) :-
    game_position(Game, Before),
    (   memberchk(from(before), Witness)
    ->  First = Before
    ;   memberchk(move(Move), Witness),
        position_after(Before, Move, First)
    ),
    (   memberchk(pass, Witness)
    ->  position_passed(First, Start)
    ;   Start = First
    ).

%!  in_danger(+Position) is semidet.
%!  late(+Position) is semidet.
%
%   Kings may be in danger, and they are, by the progress that the evaluation sees.

in_danger(Position) :-
    evaluation_progress(Position, Percent),
    Percent >= 40.

late(Position) :-
    evaluation_progress(Position, Percent),
    Percent >= 60.
