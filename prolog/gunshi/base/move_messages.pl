:- encoding(utf8).
/*  Why a move or a position is against the rules, in words. */
:- module(gunshi_base_move_messages,
          [ position_rule//4,           % +Rule, +Square, +Kind, +Side
            move_rule//1,               % +Rule
            illegal_move_text//2        % +Text, +Rule
          ]).
:- use_module(message_words, [brief/2, full_set/2, move_words/2, piece_name/2, square_name/2]).
:- autoload(library(lists), [member/2]).

%!  position_rule(+Rule, +Square, +Kind, +Side)// is det.
%
%   The parts of a message: Rule is what the position breaks, with a piece of Kind of Side on
%   Square.

position_rule(two_kings, _, _, Side) -->
    [ '~w has two kings; a side has one at most'-[Side] ].
position_rule(too_many, _, Kind, _) -->
    { piece_name(Kind, Name) },
    (   { full_set(Kind, Count) }
    ->  [ 'there are too many pieces of the kind ~w; a set has ~d'-[Name, Count] ]
    ;   [ 'there are too many pieces of the kind ~w'-[Name] ]
    ).
position_rule(nifu, Square, _, Side) -->
    { square_name(Square, Name) },
    [ '~w has two pawns on one file (nifu 二歩), one of them on ~w'-[Side, Name] ].
position_rule(dead_piece, Square, Kind, Side) -->
    { square_name(Square, SquareName),
      piece_name(Kind, Name)
    },
    [ 'the ~w of ~w on ~w can never move (行き所のない駒); '-[Name, Side, SquareName],
      'pawns and lances may not stand on the last rank, knights not on the last two'
    ].
position_rule(can_take_king, _, _, Side) -->
    [ '~w is not to move and its king could be taken; only the side to move may be in check'
      -[Side] ].
position_rule(bad_piece, Square, Kind, _) -->
    [ '~w on ~w is no piece; the kinds are fu ky ke gi ki ka hi ou to ny nk ng um ry'
      -[Kind, Square] ].

%!  move_rule(+Rule)// is det.
%
%   The parts of a message: Rule is what the move breaks.

move_rule(no_piece) -->
    [ 'no piece stands on the square it leaves' ].
move_rule(wrong_side) -->
    [ 'it is the other side\'s turn, or the other side\'s piece' ].
move_rule(no_such_piece) -->
    [ 'no piece of that kind can go there' ].
move_rule(no_last_move) -->
    [ '同 (the same square) needs a move before it; name the square' ].
move_rule(off_board) -->
    [ 'the target is no square of the board; squares are 11 to 99 without the digit 0' ].
move_rule(occupied_by_own) -->
    [ 'a piece of the same side stands on the target' ].
move_rule(occupied) -->
    [ 'a piece can be dropped only on an empty square' ].
move_rule(cannot_move_there) -->
    [ 'the piece does not move that way, or something stands between' ].
move_rule(must_promote) -->
    [ 'it must promote, as it could never move again there (行き所のない駒)' ].
move_rule(cannot_promote) -->
    [ 'it cannot promote: only unpromoted pawns, lances, knights, silvers, bishops and rooks can, ',
      'on a move into, inside or out of the last three ranks'
    ].
move_rule(dead_end) -->
    [ 'the piece could never move again from there (行き所のない駒)' ].
move_rule(nifu) -->
    [ 'an unpromoted pawn of the same side is already on that file (nifu 二歩)' ].
move_rule(not_in_hand) -->
    [ 'no piece of that kind is in hand' ].
move_rule(drop_pawn_mate) -->
    [ 'a dropped pawn may not give mate (uchifuzume 打ち歩詰め)' ].
move_rule(self_check) -->
    [ 'the mover\'s own king would be in check (王手放置)' ].
move_rule(ambiguous(Moves)) -->
    { findall(Text, (member(Move, Moves), move_words(Move, Text)), Texts),
      atomic_list_concat(Texts, ', ', All)
    },
    [ 'it can mean several moves: ~w; say which, with 右 左 上 直 寄 引 打 成 or 不成, or in USI'-[All] ].

%!  illegal_move_text(+Text, +Rule)// is det.
%
%   The parts of a message: the move that Text means breaks Rule.

illegal_move_text(Text, Rule) -->
    { brief(Text, Shown) },
    [ '~s is not legal: '-[Shown] ],
    move_rule(Rule).
