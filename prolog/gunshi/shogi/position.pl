:- encoding(utf8).
/*  Positions of shogi: reading, writing, looking, moving.

    A position is board, side to move and hands, and nothing else: no move number, no history. It is
    immutable and unique: two equal positions are the same (==), whatever way they were made. It
    prints as <position>(SFEN) and sorts by its SFEN. Files and journals hold the SFEN, never a
    printed position.

    The predicates are C (c/foreign/shogi_*.c), registered into this module; here is what they mean.
    Wherever a position is expected, only a position will do: see start_position/2, position_sfen/2,
    position_term/2.

      - side     `sente` or `gote`
      - square   integer, file then rank, 11..99
      - kind     fu ky ke gi ki ka hi ou to ny nk ng um ry
      - piece    sente(Kind) or gote(Kind)
      - move     move(From, To), promote(From, To) or drop(Kind, To)
*/
:- module(gunshi_shogi_position,
          [ position_sfen/2,            % ?Position, ?Sfen
            position_sfen/3,            % ?Position, ?Number, ?Sfen
            problem_sfen/2,             % -Position, +Sfen
            start_position/2,           % ?Name, -Position
            handicap/2,                 % ?Name, ?Japanese
            position_term/2,            % ?Position, ?Term
            piece_at/3,                 % +Position, ?Square, ?Piece
            hand/4,                     % +Position, ?Side, ?Kind, ?Count
            side_to_move/2,             % +Position, -Side
            opponent/2,                 % ?Side, ?Other
            in_check/1,                 % +Position
            legal_move/2,               % +Position, ?Move
            legal_moves/2,              % +Position, -Moves
            checking_moves/2,           % +Position, -Moves
            rule_moves/3,               % +Rules, +Position, -Moves
            move_count/2,               % +Position, -Count
            position_after/3,           % +Position, +Move, -After
            position_passed/2,          % +Position, -Passed
            move_code/2,                % ?Move, ?Code
            move_usi/2,                 % ?Move, ?Usi
            perft/3,                    % +Position, +Depth, -Nodes
            perft_divide/3,             % +Position, +Depth, -Pairs
            evaluate/2,                 % +Position, -Centipawns
            declaration/2,              % +Position, -Declaration
            repetition/3                % +Positions, -Repetition, -Ply
          ]).
:- use_module('../foreign', []).
:- use_module(game_messages, []).
:- reexport(kinds, [promoted_kind/2]).

                /*******************************
                *            TEXT              *
                *******************************/

%!  position_sfen(+Position, -Sfen:string) is det.
%!  position_sfen(-Position, +Sfen) is det.
%!  position_sfen(+Position, +Sfen) is semidet.
%
%   Sfen is the text of Position. It is written with move number 1. It is read strictly from an
%   atom, a string, or a list of codes or characters; `sfen ` in front is allowed, and the word
%   `startpos` is the even game's start. When both are bound, true when Sfen is a text of Position.
%
%   @error gunshi(bad_sfen(Field, Character, Message, Text)): Field is `board`, `side`, `hands`,
%          `number` or `position`; Character counts from 1 in the whole Text, and is 0 when the
%          fault has no one place
%   @error type_error(position, Position)

%!  position_sfen(+Position, +Number, -Sfen:string) is det.
%!  position_sfen(?Position, ?Number:integer, +Sfen) is semidet.
%
%   Sfen is the text of Position with the move number Number, an integer from 1. Read as
%   position_sfen/2 does it, a text without a number has the number 1.
%
%   @error gunshi(bad_sfen(Field, Character, Message, Text))
%   @error type_error(not_less_than_one, Number)
%   @error type_error(position, Position)

%!  problem_sfen(-Position, +Sfen) is det.
%
%   Read the Sfen of a composed problem. As position_sfen/2, but two unpromoted pawns of a side on a
%   file are let pass, as collections made by programs have them; unless one is on the last rank.
%
%   @error gunshi(bad_sfen(Field, Character, Message, Text))

%!  start_position(?Name, -Position) is nondet.
%
%   Position is the start called Name: an atom of handicap/2, `hirate` for the even game, or its
%   Japanese name. Det when Name is bound; else enumerates all, the even game first.
%
%   @error domain_error(handicap, Name)

%!  handicap(?Name:atom, ?Japanese:atom) is nondet.
%
%   A start is called Name, and Japanese in Japanese. Semidet when one is bound.

%!  move_usi(?Move, +Usi) is semidet.
%!  move_usi(+Move, -Usi:string) is det.
%
%   Usi is Move as USI text: 7g7f, 8h2b+, P*5e. Only the form is looked at, no position. Usi is
%   read from any text, and written as a string. With Usi and Move bound, true when they agree.
%
%   @error syntax_error(usi_move) when Usi is no such text
%   @error type_error(move, Move) when Move is no move of any position

%!  move_code(+Move, ?Code:integer) is semidet.
%!  move_code(-Move, +Code) is det.
%
%   Code is a small integer, 1..65535, that stands for Move. It is opaque, and the same in every
%   run. Programs that hold many moves, and the mutable board (gunshi_shogi_mutable), use it.
%
%   @error type_error(move, Move)
%   @error domain_error(move_code, Code)

                /*******************************
                *           LOOKING            *
                *******************************/

%!  position_term(+Position, ?Term) is semidet.
%!  position_term(-Position, +Term) is det.
%
%   Term is Position as plain data: shogi(Side, Pieces, Hands). Pieces is a list of at(Square,
%   Piece), written in the order of squares 11..99, read in any; Hands a list of hand(Side, Kind,
%   Count), written for counts above 0 in the order of hand/4, read in any order and added up.
%
%   @error gunshi(bad_position(Rule, Square, Kind, Side)): the rule of shogi that Term breaks. Rule
%          is too_many, two_kings, nifu, dead_piece or can_take_king; Square and Kind are `none`
%          when the fault has no one place or kind
%   @error type_error(Type, Value) with Type one of shogi, list, at, hand, side, square, piece,
%          kind, not_less_than_zero
%   @error domain_error(free_square, Square) for two pieces on one square
%   @error domain_error(hand_kind, Kind) for a king or promoted piece in hand
%   @error instantiation_error

%!  piece_at(+Position, ?Square, ?Piece) is nondet.
%
%   Piece stands on Square. Enumerates in the order of squares 11..99; semidet when Square is bound.
%   Fails for an empty square and for an integer that is no square.
%
%   @error type_error(integer, Square)
%   @error type_error(piece, Piece)

%!  hand(+Position, ?Side, ?Kind, ?Count:integer) is nondet.
%
%   Side has Count pieces of Kind in hand, at least one. Enumerates sente's hand first, kinds in the
%   order fu ky ke gi ki ka hi; semidet when Side and Kind are bound. Fails for a kind that is never
%   in hand.
%
%   @error type_error(side, Side)
%   @error type_error(kind, Kind)
%   @error type_error(integer, Count)

%!  side_to_move(+Position, -Side) is det.
%
%   Side is `sente` or `gote`.

%!  opponent(?Side, ?Other) is nondet.
%
%   Other is the side that plays against Side. Det when one of them is bound.

opponent(sente, gote).
opponent(gote, sente).

%!  in_check(+Position) is semidet.
%
%   The side to move is in check.

%!  evaluate(+Position, -Centipawns:integer) is det.
%
%   The material of the side to move less that of the other side, hands included; a pawn is 100.

                /*******************************
                *            MOVES             *
                *******************************/

%!  legal_move(+Position, ?Move) is nondet.
%
%   Move is legal in Position. Enumerates in the order of legal_moves/2, also when only a part of
%   Move is bound, as in legal_move(P, drop(fu, To)) or legal_move(P, move(77, To)). Semidet when
%   Move is ground: false for a move that is not legal, and for squares off the board.
%
%   @error type_error(move, Move) for what can never become a move

%!  legal_moves(+Position, -Moves:list) is det.
%
%   All legal moves, in an order that Position alone fixes. Complete rules: every promotion and
%   non-promotion, no nifu, no dead ends, no self-check, no mate by a dropped pawn.

%!  checking_moves(+Position, -Moves:list) is det.
%
%   The legal moves that give check, in an order fixed by the position alone.

%!  rule_moves(+Rules, +Position, -Moves:list) is det.
%
%   The moves by the rule set Rules: `legal`, as legal_moves/2; or `paper`, the first paper's
%   (papers.md §1), which leaves out the tests for self-check and for mate by a dropped pawn, in the
%   order of squares, then drops.
%
%   @error domain_error(rules, Rules)

%!  move_count(+Position, -Count:integer) is det.
%
%   How many legal moves there are, without making them.

%!  position_passed(+Position, -Passed) is semidet.
%
%   Passed is Position with the other side to move. Fails in check.
%
%   @error type_error(position, Position)

%!  position_after(+Position, +Move, -After) is semidet.
%
%   After is the position when Move has been played in Position. Fails when Move is not legal.
%
%   @error type_error(move, Move) when Move is no move term
%   @error instantiation_error when a part of Move is unbound

%!  perft(+Position, +Depth:integer, -Nodes:integer) is det.
%
%   Nodes is the number of ways to play Depth legal moves (0..100), every path visited. Can be
%   interrupted and obeys call_with_time_limit/2.
%
%   @error type_error(not_less_than_zero, Depth)
%   @error domain_error(perft_depth, Depth)

%!  perft_divide(+Position, +Depth:integer, -Pairs:list) is det.
%
%   Pairs is Move-Nodes for each legal move in the order of legal_moves/2; Nodes is the perft of
%   Depth-1 behind it. Depth is 1..100.
%
%   @error type_error(not_less_than_one, 0)
%   @error type_error(not_less_than_zero, Depth)
%   @error domain_error(perft_depth, Depth)

                /*******************************
                *            RULES             *
                *******************************/

%!  declaration(+Position, -Declaration) is det.
%
%   How a declaration by the side to move would stand (27-point rule): declaration(Wins, KingInCamp,
%   InCheck, Pieces, Points, Needed). The first three are `true` or `false`. Pieces is the number in
%   the enemy's three ranks, without the king; Points counts those and the hand, big pieces as 5;
%   Needed is 28 for sente, 27 for gote. The declaration wins when the king is in the camp and not
%   in check, Pieces is at least 10 and Points at least Needed.

%!  repetition(+Positions:list, -Repetition, -Ply:integer) is det.
%
%   Judge the positions of a game, oldest first, by the rule of fourfold repetition. Repetition is
%   `none`; `draw`; or `sente_loses`, `gote_loses` for the side that gave perpetual check. Ply is
%   the number of moves after which it first held, 0 for `none`.
%
%   @error type_error(list, Positions)
%   @error type_error(position, Element)
