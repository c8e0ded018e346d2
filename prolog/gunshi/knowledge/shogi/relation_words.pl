:- encoding(utf8).
/*  Relations as vocabulary: what stands how to what, asked of a situation.

    They say what gunshi_shogi_relations says of the position, with the points of
    kb/shogi/points.pl. The situation may be that after a move or a pass.
*/
:- module(gunshi_knowledge_shogi_relation_words,
          [ attacks/3,                  % +Now, ?From, ?To
            attackers/4,                % +Now, ?Square, ?Side, ?Count
            guards/4,                   % +Now, ?Square, ?Side, ?Count
            line/4,                     % +Now, ?Slider, ?Front, ?Behind
            pinned/3,                   % +Now, ?Square, ?By
            flight/3,                   % +Now, ?Side, ?Square
            entrance/3,                 % +Now, ?Kind, ?Square
            dropping_check/3,           % +Now, ?Kind, ?Square
            open_file/2,                % +Now, ?Slider
            open_diagonal/2,            % +Now, ?Slider
            file_pawn/3,                % +Now, ?Side, ?File
            open_to_pawn/3,             % +Now, ?Side, ?File
            head/4,                     % +Now, ?Side, ?Kind, ?Head
            weak_head/3,                % +Now, ?Square, ?Kind
            hanging/2,                  % +Now, ?Square
            confined/2,                 % +Now, ?Square
            trapped/2,                  % +Now, ?Square
            duty/3,                     % +Now, ?Guard, ?Guarded
            overloaded/2,               % +Now, ?Guard
            exchange/3,                 % +Now, +Move, ?Points
            castle_missing/4,           % +Now, ?Side, ?Castle, -Missing
            piece_points/1,             % -Points
            situation_points/2          % +Now, -Points
          ]).
:- use_module('../../base/declare',
              [ declare_knowledge/3, declare_relation/3,
                declare_vocabulary/3, vocabulary_subject/1
              ]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/made', [made_of/4]).
:- use_module('../../base/types', []).
:- use_module('../../shogi/kinds', [piece_side_kind/3]).
:- use_module('../../shogi/position', [legal_move/2, piece_at/3]).
:- use_module('../../shogi/relations',
              [ position_attackers/4, position_attacks/3, position_confined/3,
                position_dropping_check/3, position_duty/4, position_entrance/3,
                position_exchange/4, position_file_pawn/3, position_flight/3, position_guards/4,
                position_hanging/3, position_head/4, position_line/4, position_open_diagonal/2,
                position_open_file/2, position_open_to_pawn/3, position_overloaded/3,
                position_pinned/3, position_trapped/3, position_weak_head/3
              ]).
:- use_module('../../shogi/values', []).
:- use_module('../files', [need_knowledge/1]).
:- use_module(decision, [situation_position/2]).
:- use_module('../situation', [situation_memory/2]).
:- autoload(library(lists), [member/2, memberchk/2]).

:- declare_knowledge(points(kind: kind, points: between(0, 100000)),
                     "What such a piece is worth on the board; unpromoted also in hand.",
                     "points(fu, 100).").

:- vocabulary_subject("What stands how to what").
:- declare_relation(attacks(now: variable, from: square, to: square),
                    "The piece on From attacks To, or guards the own piece there.",
                    in("attacks(Now, 28, 27)", "startpos")).
:- declare_relation(attackers(now: variable, square: square, side: side, count: natural),
                    "So many pieces of the side attack the square, or guard it; 0 too.",
                    in("attackers(Now, 78, sente, 3)", "startpos")).
:- declare_relation(guards(now: variable, square: square, side: side, count: natural),
                    "So many pieces of the side guard its piece there; 0 too.",
                    in("guards(Now, 77, sente, 2)", "startpos")).
:- declare_relation(line(now: variable, slider: square, front: square, behind: square),
                    "The slider sees the piece on Front first, and the one on Behind after it.",
                    in("line(Now, 28, 27, 23)", "startpos")).
:- declare_relation(pinned(now: variable, square: square, by: square),
                    "The piece on Square may not leave the line between its king and By.",
                    in("pinned(Now, 52, 58)", "4k4/4g4/9/9/9/9/9/4R4/4K4 b - 1")).
:- declare_relation(flight(now: variable, side: side, square: square),
                    "The king of the side could step there, and is not attacked there.",
                    in("flight(Now, sente, 48)", "startpos")).
:- declare_relation(entrance(now: variable, kind: hand_kind, square: square),
                    "The side to move could drop a rook or bishop there, in the other's camp, \c
                     where nothing attacks it.",
                    in("entrance(Now, hi, 91)", "4k4/9/9/9/9/9/9/9/4K4 b R 1")).
:- declare_relation(dropping_check(now: variable, kind: hand_kind, square: square),
                    "The side to move could drop such a piece there with check.",
                    in("dropping_check(Now, ki, 52)", "4k4/9/9/9/9/9/9/9/4K4 b G 1")).
:- declare_relation(open_file(now: variable, slider: square),
                    "The lance, rook or dragon there reaches the other's camp straight ahead.",
                    in("open_file(Now, 28)", "4k4/9/9/9/9/9/9/7R1/4K4 b - 1")).
:- declare_relation(open_diagonal(now: variable, slider: square),
                    "The bishop or horse there reaches the other's camp.",
                    in("open_diagonal(Now, 88)", "4k4/9/9/9/9/9/9/1B7/4K4 b - 1")).
:- declare_relation(file_pawn(now: variable, side: side, file: between(1, 9)),
                    "The side has a pawn on the file.",
                    in("file_pawn(Now, gote, 7)", "startpos")).
:- declare_relation(open_to_pawn(now: variable, side: side, file: between(1, 9)),
                    "The side has a pawn in hand and none on the file (no 二歩).",
                    in("open_to_pawn(Now, sente, 3)", "4k4/9/9/9/9/9/9/9/4K4 b P 1")).
:- declare_relation(head(now: variable, side: side, kind: kind, head: square),
                    "The square is in front of such a piece of the side: 桂頭, 角頭, 玉頭.",
                    in("head(Now, gote, ka, 23)", "startpos")).
:- declare_relation(weak_head(now: variable, square: square, kind: kind),
                    "In front of the knight, bishop, rook or king there no other piece of its \c
                     side guards: 桂頭, 角頭, 飛頭, 玉頭.",
                    in("weak_head(Now, 88, ka)", "startpos")).
:- declare_relation(hanging(now: variable, square: square),
                    "The other side could win something by taking there, if it were to move.",
                    in("hanging(Now, 55)", "4k4/9/9/9/4s4/9/9/4R4/4K4 b - 1")).
:- declare_relation(confined(now: variable, square: square),
                    "Wherever the piece goes it loses something.",
                    in("confined(Now, 29)", "startpos")).
:- declare_relation(trapped(now: variable, square: square),
                    "Wherever the piece goes it loses something; and it hangs, or the other side \c
                     could attack it with a lesser piece.",
                    in("trapped(Now, 11)", "4k3l/8P/8R/9/9/9/9/9/4K4 w - 1")).
:- declare_relation(duty(now: variable, guard: square, guarded: square),
                    "The piece on Guarded would hang without that on Guard.",
                    in("duty(Now, 51, 52)", "4k4/4g4/9/9/9/9/9/4R4/4K4 b - 1")).
:- declare_relation(overloaded(now: variable, guard: square),
                    "The piece has two duties or more.",
                    in("overloaded(Now, 51)", "3gkg3/9/9/9/9/9/9/3R1R3/4K4 b - 1")).
:- declare_relation(exchange(now: variable, move: move, points: integer),
                    "The legal move wins so many points by what is taken on its square; below 0: \c
                     it loses.",
                    in("exchange(Now, move(58, 55), 1000)", "4k4/9/9/9/4s4/9/9/4R4/4K4 b - 1")).
:- declare_vocabulary(castle_missing(now: variable, side: side, castle: atom, missing: any),
                      "Of the castle only these stand not, Kind-Square as the side counts them: \c
                       one or two, the king's square never.",
                      in("castle_missing(Now, sente, hon_mino, [gi-38])",
                         "4k4/9/9/9/9/9/9/4G2K1/5G3 b - 1")).

%!  piece_points(-Points) is det.
%
%   Points is what pieces are worth by kb/shogi/points.pl, as gunshi_shogi_relations takes it; 0 for
%   a kind of which nothing is said.

piece_points(Points) :-
    made_of(piece_points, [points/2], make_piece_points, Points).

%!  situation_points(+Now, -Points) is det.
%
%   As piece_points/1, looked up once a choice.

situation_points(Now, Points) :-
    situation_memory(Now, Memory),
    arg(4, Memory, Points0),
    (   Points0 == unknown
    ->  piece_points(Points),
        nb_setarg(4, Memory, Points)
    ;   Points = Points0
    ).

make_piece_points(Points) :-
    findall(Worth,
            ( member(Kind, [fu, ky, ke, gi, ka, hi, ki, to, ny, nk, ng, um, ry]),
              (   known(points(Kind, Worth0), _)
              ->  Worth = Worth0
              ;   Worth = 0
              )
            ),
            Worths),
    Points =.. [points|Worths].

                /*******************************
                *            LINES             *
                *******************************/

%!  attacks(+Now, ?From:integer, ?To:integer) is nondet.
%
%   The piece on From attacks To, or guards the own piece there; a pinned piece too.

attacks(Now, From, To) :-
    situation_position(Now, Position),
    position_attacks(Position, From, To).

%!  attackers(+Now, ?Square:integer, ?Side, ?Count:integer) is nondet.
%
%   Count pieces of Side, from 0, attack or guard Square.

attackers(Now, Square, Side, Count) :-
    situation_position(Now, Position),
    position_attackers(Position, Square, Side, Count).

%!  guards(+Now, ?Square:integer, ?Side, ?Count:integer) is nondet.
%
%   A piece of Side stands on Square, and Count others of its side, from 0, guard it.

guards(Now, Square, Side, Count) :-
    situation_position(Now, Position),
    position_guards(Position, Square, Side, Count).

%!  line(+Now, ?Slider:integer, ?Front:integer, ?Behind:integer) is nondet.
%
%   The slider sees the piece on Front first, and the one on Behind after it. Of either side: so a
%   skewer, a piece that uncovers an attack, and a rook behind a lance are all lines.

line(Now, Slider, Front, Behind) :-
    situation_position(Now, Position),
    position_line(Position, Slider, Front, Behind).

%!  pinned(+Now, ?Square:integer, ?By:integer) is nondet.
%
%   The piece on Square stands alone between its king and the slider on By.

pinned(Now, Square, By) :-
    situation_position(Now, Position),
    position_pinned(Position, Square, By).

%!  flight(+Now, ?Side, ?Square:integer) is nondet.
%
%   The king of Side could step to Square, and is not attacked there.

flight(Now, Side, Square) :-
    situation_position(Now, Position),
    position_flight(Position, Side, Square).

%!  open_file(+Now, ?Slider:integer) is nondet.
%
%   The lance, rook or dragon there, outside of the other's camp, reaches it straight ahead.

open_file(Now, Slider) :-
    situation_position(Now, Position),
    position_open_file(Position, Slider).

%!  open_diagonal(+Now, ?Slider:integer) is nondet.
%
%   The bishop or horse there, outside of the other's camp, reaches it.

open_diagonal(Now, Slider) :-
    situation_position(Now, Position),
    position_open_diagonal(Position, Slider).

                /*******************************
                *       DROPS AND PAWNS        *
                *******************************/

%!  entrance(+Now, ?Kind, ?Square:integer) is nondet.
%
%   The side to move could drop Kind, a rook or bishop, on Square in the other's camp, and nothing
%   attacks it there.

entrance(Now, Kind, Square) :-
    situation_position(Now, Position),
    position_entrance(Position, Kind, Square).

%!  dropping_check(+Now, ?Kind, ?Square:integer) is nondet.
%
%   The side to move could drop a piece of Kind on Square with check.

dropping_check(Now, Kind, Square) :-
    situation_position(Now, Position),
    position_dropping_check(Position, Kind, Square).

%!  file_pawn(+Now, ?Side, ?File:integer) is nondet.
%
%   Side has an unpromoted pawn on File.

file_pawn(Now, Side, File) :-
    situation_position(Now, Position),
    position_file_pawn(Position, Side, File).

%!  open_to_pawn(+Now, ?Side, ?File:integer) is nondet.
%
%   Side has a pawn in hand and none on File, so that 二歩 does not forbid a drop there.

open_to_pawn(Now, Side, File) :-
    situation_position(Now, Position),
    position_open_to_pawn(Position, Side, File).

%!  head(+Now, ?Side, ?Kind, ?Head:integer) is nondet.
%
%   Head is the square in front of a piece of Side, of Kind: 桂頭, 角頭, 玉頭, 飛頭.

head(Now, Side, Kind, Head) :-
    situation_position(Now, Position),
    position_head(Position, Side, Kind, Head).

%!  weak_head(+Now, ?Square:integer, ?Kind) is nondet.
%
%   The piece on Square is a knight, bishop, rook or king, Kind, and no other piece of its side
%   guards the square in front: 桂頭, 角頭, 飛頭, 玉頭.

weak_head(Now, Square, Kind) :-
    situation_position(Now, Position),
    position_weak_head(Position, Square, Kind).

                /*******************************
                *          EXCHANGES           *
                *******************************/

%!  hanging(+Now, ?Square:integer) is nondet.
%
%   The other side could win something by taking the piece on Square, if it were to move.

hanging(Now, Square) :-
    situation_position(Now, Position),
    situation_points(Now, Points),
    position_hanging(Position, Points, Square).

%!  confined(+Now, ?Square:integer) is nondet.
%
%   Wherever the piece on Square goes, it loses something.

confined(Now, Square) :-
    situation_position(Now, Position),
    situation_points(Now, Points),
    position_confined(Position, Points, Square).

%!  trapped(+Now, ?Square:integer) is nondet.
%
%   Wherever the piece on Square goes it loses something. It hangs; or the other side, if it were to
%   move, could attack it with a piece of fewer points that is not lost by it.

trapped(Now, Square) :-
    situation_position(Now, Position),
    situation_points(Now, Points),
    position_trapped(Position, Points, Square).

%!  duty(+Now, ?Guard:integer, ?Guarded:integer) is nondet.
%
%   The piece on Guarded does not hang, and would without that of its side on Guard.

duty(Now, Guard, Guarded) :-
    situation_position(Now, Position),
    situation_points(Now, Points),
    position_duty(Position, Points, Guard, Guarded).

%!  overloaded(+Now, ?Guard:integer) is nondet.
%
%   The piece on Guard has two duties or more.

overloaded(Now, Guard) :-
    situation_position(Now, Position),
    situation_points(Now, Points),
    position_overloaded(Position, Points, Guard).

%!  exchange(+Now, ?Move, ?Points:integer) is nondet.
%
%   The legal Move wins Points by the captures on its square, its own included. Semidet when Move is
%   bound.

exchange(Now, Move, Points) :-
    situation_position(Now, Position),
    (   var(Move)
    ->  legal_move(Position, Move)
    ;   true
    ),
    situation_points(Now, Worth),
    position_exchange(Position, Worth, Move, Points).

                /*******************************
                *           CASTLES            *
                *******************************/

%!  castle_missing(+Now, ?Side, ?Castle:atom, -Missing:list) is nondet.
%
%   The king of Side stands where Castle of kb/shogi/castles.pl has it, and so do all its other
%   pieces but one or two: Missing, Kind-Square as Side counts.

castle_missing(Now, Side, Castle, Missing) :-
    need_knowledge(castles),
    situation_position(Now, Position),
    member(Side, [sente, gote]),
    known(castle(Castle, _, _, Pieces), _),
    memberchk(ou-King, Pieces),
    stands(Position, Side, ou-King),
    findall(Piece, ( member(Piece, Pieces), \+ stands(Position, Side, Piece) ), Missing),
    length(Missing, Count),
    Count >= 1,
    Count =< 2.

stands(Position, Side, Kind-Square) :-
    piece_side_kind(Piece, Side, Kind),
    (   Side == sente
    ->  piece_at(Position, Square, Piece)
    ;   Board is 110-Square,
        piece_at(Position, Board, Piece)
    ).
