:- encoding(utf8).
/*  Words for motifs of the whole board: what a move gains or gives up, what stands stacked, who
    owns what.

    A move is each legal one, or the one that is given, which is nothing when it is not legal. What
    was played before is known in a game only; just_taken/3 says what holds without one.
*/
:- module(gunshi_knowledge_shogi_board_words,
          [ plain/2,                    % ?Kind, ?Plain
            middle/1,                   % ?Square
            in_corner/1,                % ?Square
            closing_in/3,               % +A, +B, +King
            enemy/3,                    % +Now, ?Kind, ?Square
            own_king/2,                 % +Now, ?Square
            enemy_king/2,               % +Now, ?Square
            stays_safe/2,               % +Now, ?Move
            threatens/3,                % +Now, ?Move, ?Square
            interposes/2,               % +Now, ?Move
            just_taken/3,               % +Now, +Square, ?Kind
            sees_far/2,                 % +Now, ?Bishop
            stack/3,                    % +Now, ?Square, ?Count
            generals_near/3,            % +Now, ?Side, ?Count
            in_anaguma/2,               % +Now, ?Side
            big_pieces/3,               % +Now, ?Side, ?Count
            ahead/3,                    % +Now, ?Side, ?Points
            only_king/2,                % +Now, ?Side
            full_file/2                 % +Now, ?File
          ]).
:- use_module('../../base/declare',
              [declare_knowledge/3, declare_relation/3, vocabulary_subject/1]).
:- use_module('../../base/types', []).
:- use_module('../../shogi/game', [game_last_move/2, game_positions/2]).
:- use_module('../../shogi/kinds', [piece_kind/1, piece_side_kind/3, promoted_kind/2]).
:- use_module('../../shogi/position',
              [hand/4, in_check/1, legal_move/2, opponent/2, piece_at/3, side_to_move/2]).
:- use_module('../../shogi/relations', [position_balance/4]).
:- use_module('../../shogi/values', [is_square/1]).
:- use_module('../steps', [after/3]).
:- use_module(decision, [situation_game/2, situation_position/2]).
:- use_module(geometry, [adjacent/2, camp/2, front/3, offset/5, rank/3, squares_between/3]).
:- use_module(move_words, [moves/2]).
:- use_module(relation_words, [attacks/3, hanging/2, situation_points/2]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [append/3, member/2]).

:- declare_knowledge(outranks(kind: kind, other: kind),
                     "Such a piece is worth more than the other.",
                     "outranks(ou, hi).").
:- declare_knowledge(begins_exchange(now: variable, move: any, kind: hand_kind),
                     "A piece of the kind takes one of the kind, and can be taken back.",
                     "begins_exchange(Now, Move, hi) :- takes(Now, Move, hi), \c
                      plays(Now, Move, hi, _, _).").
:- declare_knowledge(ends_exchange(now: variable, move: any, kind: hand_kind),
                     "The move takes back a piece of the kind that has just taken one.",
                     "ends_exchange(Now, Move, hi) :- takes(Now, Move, hi), \c
                      arrives(Now, Move, To), just_taken(Now, To, hi).").
:- declare_knowledge(gives_for(now: variable, move: any, given: hand_kind, got: hand_kind),
                     "With the move a piece of the one kind is given for one of the other.",
                     "gives_for(Now, Move, ka, hi) :- takes(Now, Move, hi), \c
                      plays(Now, Move, ka, _, _).").
:- declare_knowledge(walls_in(now: variable, at: square),
                     "A piece of the side to move would there be a wall in the way of its king.",
                     "walls_in(Now, At) :- side(Now, Side), seen(Side, At, 88).").

:- vocabulary_subject("The whole board").
:- declare_relation(plain(kind: kind, plain: kind),
                    "What such a piece is without its promotion; itself when it has none.",
                    "plain(um, ka)").
:- declare_relation(middle(square: square), "The square is on the fourth to the sixth rank.",
                    "middle(55)").
:- declare_relation(in_corner(square: square), "The square is one of the four corners.",
                    "in_corner(19)").
:- declare_relation(closing_in(a: square, b: square, king: square),
                    "Beside the king's file or rank, on one side of it, the two are on the next \c
                     line, or one on the next and one on that after it.",
                    "closing_in(31, 22, 83)").
:- declare_relation(enemy(now: variable, kind: kind, square: square),
                    "The side that is not to move has such a piece there.",
                    in("enemy(Now, hi, 82)", "startpos")).
:- declare_relation(own_king(now: variable, square: square),
                    "The king of the side to move stands there.",
                    in("own_king(Now, 59)", "startpos")).
:- declare_relation(enemy_king(now: variable, square: square),
                    "The king of the side that is not to move stands there.",
                    in("enemy_king(Now, 51)", "startpos")).
:- declare_relation(stays_safe(now: variable, move: move),
                    "After the move nothing is won by taking the piece moved.",
                    in("stays_safe(Now, drop(gi, 55))", "4k4/9/9/3r5/9/9/9/9/4K4 b S 1")).
:- declare_relation(threatens(now: variable, move: move, square: square),
                    "After the move the piece moved stays safe, and attacks a piece that the \c
                     other side would lose, or its king.",
                    in("threatens(Now, drop(hi, 55), 52)", "8k/4s4/9/9/9/9/9/9/4K4 b R 1")).
:- declare_relation(interposes(now: variable, move: move),
                    "In check from afar, the move puts a piece between the king and what checks.",
                    in("interposes(Now, drop(fu, 58))", "4r1k2/9/9/9/9/9/9/9/4K4 b P 1")).
:- declare_relation(just_taken(now: variable, square: square, kind: hand_kind),
                    "The last move took a piece of the kind on the square, promoted or not; when \c
                     no move before is known: the other side has one in hand, and a piece there.",
                    in("after(Now, promote(88, 22), Then), just_taken(Then, 22, ka)",
                       "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3")).
:- declare_relation(sees_far(now: variable, bishop: square),
                    "The bishop or horse there sees four squares along a diagonal that leads into \c
                     the other's camp, five squares off or more.",
                    in("sees_far(Now, 18)", "k8/9/9/9/9/9/9/8B/4K4 b - 1")).
:- declare_relation(stack(now: variable, square: square, count: natural),
                    "The lance, rook or dragon there is one of so many of its side on the file, \c
                     with nothing else between them.",
                    in("stack(Now, 98, 2)", "4k4/9/9/9/9/9/9/L8/R3K4 b - 1")).
:- declare_relation(generals_near(now: variable, side: side, count: natural),
                    "So many golds and silvers of the side stand next to its king, 0 too.",
                    in("generals_near(Now, sente, 2)", "startpos")).
:- declare_relation(in_anaguma(now: variable, side: side),
                    "The king of the side is in a corner of its last rank, with an own lance in \c
                     front and a gold or silver next to it (穴熊).",
                    in("in_anaguma(Now, sente)", "4k4/9/9/9/9/9/9/LS7/KN7 b - 1")).
:- declare_relation(big_pieces(now: variable, side: side, count: natural),
                    "The side has so many rooks and bishops, promoted or not, on the board and in \c
                     hand; 0 too.",
                    in("big_pieces(Now, gote, 2)", "startpos")).
:- declare_relation(ahead(now: variable, side: side, points: integer),
                    "The side has so many points of pieces more than the other, on the board and \c
                     in hand; below 0: fewer.",
                    in("ahead(Now, sente, 0)", "startpos")).
:- declare_relation(only_king(now: variable, side: side),
                    "The side has a king and nothing else, in hand neither.",
                    in("only_king(Now, gote)", "4k4/9/9/9/9/9/9/9/4K4 b P 1")).
:- declare_relation(full_file(now: variable, file: between(1, 9)),
                    "Pieces stand on all nine squares of the file.",
                    in("full_file(Now, 5)",
                       "4k4/4g4/4p4/4l4/4L4/4P4/4S4/4G4/4K4 b - 1")).

                /*******************************
                *      KINDS, SQUARES, PIECES  *
                *******************************/

%!  plain(?Kind, ?Plain) is nondet.
%
%   A piece of Kind is, without its promotion, of the kind Plain. Semidet when Kind is bound.

plain(Kind, Plain) :-
    (   nonvar(Kind)
    ->  true
    ;   piece_kind(Kind)
    ),
    (   promoted_kind(Plain0, Kind)
    ->  Plain = Plain0
    ;   piece_kind(Kind)
    ->  Plain = Kind
    ).

%!  middle(?Square:integer) is nondet.
%
%   Square is on the fourth, fifth or sixth rank.

middle(Square) :-
    rank(sente, Square, Rank),
    Rank >= 4,
    Rank =< 6.

%!  in_corner(?Square:integer) is nondet.
%
%   Square is 11, 19, 91 or 99.

in_corner(11).
in_corner(19).
in_corner(91).
in_corner(99).

%!  closing_in(+A:integer, +B:integer, +King:integer) is semidet.
%
%   Counted in files, or in ranks, A and B are on one side of King; one of them is one away, the
%   other one or two. Fails when one of them is unbound.

closing_in(A, B, King) :-
    is_square(A),
    is_square(B),
    is_square(King),
    (   beside_line(A//10, B//10, King//10)
    ->  true
    ;   beside_line(A mod 10, B mod 10, King mod 10)
    ).

beside_line(A, B, King) :-
    Product is (A - King)*(B - King),
    Product >= 1,
    Product =< 2.

%!  enemy(+Now, ?Kind, ?Square:integer) is nondet.
%
%   The side that is not to move has a piece of Kind on Square.

enemy(Now, Kind, Square) :-
    situation_position(Now, Position),
    side_to_move(Position, Side),
    opponent(Side, Other),
    piece_side_kind(Piece, Other, Kind),
    piece_at(Position, Square, Piece).

%!  own_king(+Now, ?Square:integer) is semidet.
%
%   The king of the side to move stands on Square. Fails where that side has none.

own_king(Now, Square) :-
    situation_position(Now, Position),
    side_to_move(Position, Side),
    king(Position, Side, Square).

%!  enemy_king(+Now, ?Square:integer) is semidet.
%
%   The king of the side that is not to move stands on Square.

enemy_king(Now, Square) :-
    situation_position(Now, Position),
    side_to_move(Position, Side),
    opponent(Side, Other),
    king(Position, Other, Square).

king(Position, Side, Square) :-
    piece_side_kind(King, Side, ou),
    once(piece_at(Position, Square, King)).

                /*******************************
                *            MOVES             *
                *******************************/

%!  stays_safe(+Now, ?Move) is nondet.
%
%   After Move the other side cannot take the piece moved, or wins nothing by it. Semidet when Move
%   is bound.

stays_safe(Now, Move) :-
    after(Now, Move, Then),
    safe_after(Then, Move).

safe_after(Then, Move) :-
    arg(2, Move, To),
    \+ ( hanging(Then, To),
         situation_position(Then, After),
         can_be_taken(After, To)
       ).

can_be_taken(Position, Square) :-
    (   legal_move(Position, move(_, Square))
    ->  true
    ;   legal_move(Position, promote(_, Square))
    ->  true
    ).

%!  threatens(+Now, ?Move, ?Square:integer) is nondet.
%
%   After Move the piece moved stays safe, as stays_safe/2 has it, and attacks on Square the king of
%   the other side, or a piece that hangs.

threatens(Now, Move, Square) :-
    after(Now, Move, Then),
    safe_after(Then, Move),
    situation_position(Then, After),
    side_to_move(After, Other),
    arg(2, Move, To),
    attacks(Then, To, Square),
    piece_at(After, Square, Piece),
    piece_side_kind(Piece, Other, Kind),
    once(( Kind == ou ; hanging(Then, Square) )).

%!  interposes(+Now, ?Move) is nondet.
%
%   The side to move is in check by a lance, bishop, rook, horse or dragon that is not next to the
%   king, and Move, of another piece than the king, ends between them. Semidet when Move is bound.

interposes(Now, Move) :-
    situation_position(Now, Position),
    in_check(Position),
    moves(Now, Move),
    arg(2, Move, To),
    \+ piece_at(Position, To, _),
    side_to_move(Position, Side),
    king(Position, Side, Square),
    opponent(Side, Other),
    once(( attacks(Now, Checker, Square),
           piece_at(Position, Checker, Piece),
           piece_side_kind(Piece, Other, _),
           squares_between(Square, Checker, To)
         )),
    \+ arg(1, Move, Square).

%!  just_taken(+Now, +Square:integer, ?Kind) is nondet.
%
%   The last move took on Square a piece that is Kind in hand. In a position without moves before,
%   Kind is each kind that the other side has in hand, and a piece of that side stands on Square.
%   Fails when Square is unbound.

just_taken(Now, Square, Kind) :-
    integer(Square),
    situation_game(Now, Game),
    (   game_last_move(Game, Move)
    ->  arg(2, Move, Square),
        game_positions(Game, Positions),
        once(append(_, [Before, _], Positions)),
        piece_at(Before, Square, Piece),
        arg(1, Piece, Taken),
        plain(Taken, Kind)
    ;   situation_position(Now, Position),
        side_to_move(Position, Side),
        opponent(Side, Other),
        piece_at(Position, Square, Piece),
        piece_side_kind(Piece, Other, _),
        hand(Position, Other, Kind, _)
    ).

                /*******************************
                *        WHAT STANDS           *
                *******************************/

%!  sees_far(+Now, ?Bishop:integer) is nondet.
%
%   A bishop or horse stands on Bishop, a diagonal leads from there to a square of the other's camp
%   five steps forward, and the first three squares of it are empty.

sees_far(Now, Bishop) :-
    situation_position(Now, Position),
    piece_at(Position, Bishop, Piece),
    piece_side_kind(Piece, Side, Kind),
    plain(Kind, ka),
    opponent(Side, Other),
    once(( member(Right-Fourth, [5-4, -5-(-4)]),
           offset(Side, Bishop, 5, Right, Fifth),
           camp(Other, Fifth),
           offset(Side, Bishop, 4, Fourth, Aim),
           attacks(Now, Bishop, Aim)
         )).

%!  stack(+Now, ?Square:integer, ?Count:integer) is nondet.
%
%   On Square stands a lance, rook or dragon; with those of its side that stand before and behind it
%   on the file, only empty squares between, they are Count.

stack(Now, Square, Count) :-
    situation_position(Now, Position),
    piece_at(Position, Square, Piece),
    Piece =.. [Side, Kind],
    runner(Kind),
    stacked(Position, Side, Square, 1, 1, Below),
    stacked(Position, Side, Square, -1, Below, Count).

runner(ky).
runner(hi).
runner(ry).

stacked(Position, Side, Square0, Step, Count0, Count) :-
    Square is Square0 + Step,
    (   \+ is_square(Square)
    ->  Count = Count0
    ;   piece_at(Position, Square, Piece)
    ->  (   piece_side_kind(Piece, Side, Kind),
            runner(Kind)
        ->  Count1 is Count0 + 1,
            stacked(Position, Side, Square, Step, Count1, Count)
        ;   Count = Count0
        )
    ;   stacked(Position, Side, Square, Step, Count0, Count)
    ).

%!  generals_near(+Now, ?Side, ?Count:integer) is nondet.
%
%   Count golds and silvers of Side, from 0, stand next to its king. Fails for a side without one.

generals_near(Now, Side, Count) :-
    situation_position(Now, Position),
    opponent(Side, _),
    king(Position, Side, Square),
    aggregate_all(count, general_next_to(Position, Side, Square), Count).

general_next_to(Position, Side, Square) :-
    adjacent(Square, Next),
    piece_at(Position, Next, Piece),
    piece_side_kind(Piece, Side, Kind),
    memberchk(Kind, [ki, gi]).

%!  in_anaguma(+Now, ?Side) is nondet.
%
%   The king of Side is in a corner of its last rank, an own lance in front of it, an own gold or
%   silver next to it.

in_anaguma(Now, Side) :-
    situation_position(Now, Position),
    opponent(Side, _),
    king(Position, Side, Square),
    in_corner(Square),
    rank(Side, Square, 9),
    front(Side, Square, Front),
    piece_side_kind(Lance, Side, ky),
    piece_at(Position, Front, Lance),
    once(general_next_to(Position, Side, Square)).

                /*******************************
                *        WHO OWNS WHAT         *
                *******************************/

%!  big_pieces(+Now, ?Side, ?Count:integer) is nondet.
%
%   Side has Count rooks, dragons, bishops and horses, from 0, in hand or on the board.

big_pieces(Now, Side, Count) :-
    situation_position(Now, Position),
    opponent(Side, _),
    aggregate_all(sum(N), has_big(Position, Side, N), Count).

has_big(Position, Side, 1) :-
    member(Kind, [hi, ry, ka, um]),
    piece_side_kind(Piece, Side, Kind),
    piece_at(Position, _, Piece).
has_big(Position, Side, Count) :-
    member(Kind, [hi, ka]),
    hand(Position, Side, Kind, Count).

%!  ahead(+Now, ?Side, ?Points:integer) is nondet.
%
%   The pieces of Side, on the board and in hand, are worth Points more than those of the other
%   side, by kb/shogi/points.pl.

ahead(Now, Side, Points) :-
    situation_position(Now, Position),
    situation_points(Now, Worth),
    opponent(Side, _),
    position_balance(Position, Worth, Side, Points).

%!  only_king(+Now, ?Side) is nondet.
%
%   Side has its king on the board, no other piece there, and none in hand.

only_king(Now, Side) :-
    situation_position(Now, Position),
    opponent(Side, _),
    \+ hand(Position, Side, _, _),
    findall(Kind, ( piece_at(Position, _, Piece), piece_side_kind(Piece, Side, Kind) ), [ou]).

%!  full_file(+Now, ?File:integer) is nondet.
%
%   Pieces, of either side, stand on all squares of File.

full_file(Now, File) :-
    situation_position(Now, Position),
    between(1, 9, File),
    \+ ( between(1, 9, Rank),
         Square is 10*File + Rank,
         \+ piece_at(Position, Square, _)
       ).
