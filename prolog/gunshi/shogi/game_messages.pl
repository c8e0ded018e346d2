:- encoding(utf8).
/*  What is said of positions, moves and the ends of games: why they are against the rules. */
:- module(gunshi_shogi_game_messages,
          [ position_rule//4,           % +Rule, +Square, +Kind, +Side
            move_rule//1,               % +Rule
            illegal_move_text//2        % +Text, +Rule
          ]).
:- use_module('../base/message_words',
              [brief/2, excerpt/3, message_words/3, value_words/2]).
:- use_module('../base/messages', []).
:- use_module(move_words, [move_words/2, piece_words/2, square_words/2]).
:- use_module(result_words, [result_words/3]).
:- autoload(library(lists), [member/2]).

:- multifile
    gunshi_base_messages:gunshi_message//1,
    prolog:error_message//1.

prolog:error_message(domain_error(handicap, Name)) -->
    { message_words('There is no start called ~w; handicap(Name, Japanese) lists them',
                    '~wという開始局面はない。handicap(Name, Japanese). で一覧', Words)
    },
    [ Words-[Name] ].
prolog:error_message(type_error(move, Given)) -->
    { value_words(Given, Shown),
      message_words('This is no move: ~s. A move is text, \'7g7f\' say, or a term, move(77, 76)',
                    '指し手でない: ~s。\'7g7f\' などの文字列か move(77, 76) などの項で指す', Words)
    },
    [ Words-[Shown] ].
prolog:error_message(instantiation_error) -->
    { message_words('Arguments are not sufficiently instantiated: a variable has no value where \c
                     one is needed',
                    '値の要る所で変数に値がない', Words)
    },
    [ Words ].
prolog:error_message(domain_error(notation, Name)) -->
    [ '~p is no notation; they are usi, csa, kif, ki2 and japanese'-[Name] ].
prolog:error_message(syntax_error(usi_move)) -->
    [ 'This is no USI move; they are written 7g7f, 8h2b+ or P*5e' ].

gunshi_base_messages:gunshi_message(bad_sfen(Field, Character, Message, Text)) -->
    { excerpt(Text, Character, Excerpt) },
    [ 'Bad SFEN, ~w'-[Field] ],
    (   { integer(Character), Character > 0 }
    ->  [ ', character ~d'-[Character] ]
    ;   []
    ),
    [ ': ~w'-[Message] ],
    (   { Excerpt == "" }
    ->  []
    ;   [ '; in ~s'-[Excerpt] ]
    ).
gunshi_base_messages:gunshi_message(bad_position(Rule, Square, Kind, Side)) -->
    [ 'Bad position: ' ],
    position_rule(Rule, Square, Kind, Side).
gunshi_base_messages:gunshi_message(illegal_move(Move, Ply, Position)) -->
    { move_words(Move, Text) },
    [ 'Move ~w, ~w, is not legal in ~p'-[Ply, Text, Position] ].
gunshi_base_messages:gunshi_message(bad_move(Text, What)) -->
    { brief(Text, Shown),
      brief(What, Why)
    },
    [ 'This is no move: ~s (~s). '-[Shown, Why],
      'Moves are written 7g7f, 8h2b+, P*5e (USI), +7776FU (CSA) or ▲７六歩'
    ].
gunshi_base_messages:gunshi_message(illegal_move_text(Text, Rule)) -->
    illegal_move_text(Text, Rule).
gunshi_base_messages:gunshi_message(game_over(Result)) -->
    [ 'The game is over, ' ],
    result_parts(Result),
    [ '; undo takes moves back, new_game starts another' ].
gunshi_base_messages:gunshi_message(no_declaration(Declaration)) -->
    { Declaration = declaration(_, KingInCamp, InCheck, Pieces, Points, Needed) },
    [ 'The declaration (入玉宣言) does not win yet: ' ],
    (   { KingInCamp == true }
    ->  []
    ;   [ 'the king is not in the last three ranks, ' ]
    ),
    (   { InCheck == true }
    ->  [ 'it is in check, ' ]
    ;   []
    ),
    [ '~d pieces with it and 10 needed, ~d points and ~d needed'-[Pieces, Points, Needed] ].

result_parts(wins(Side, Reason)) -->
    { reason_words(Reason, Words) },
    [ '~w has won: ~s'-[Side, Words] ].
result_parts(draw(Reason)) -->
    { reason_words(Reason, Words) },
    [ 'a draw: ~s'-[Words] ].
result_parts(abandoned) -->
    [ 'abandoned' ].

reason_words(Reason, Words) :-
    result_words(Reason, English, _),
    string_lower(English, Words).

%!  position_rule(+Rule, +Square, +Kind, +Side)// is det.
%
%   The parts of a message: Rule is what the position breaks, with a piece of Kind of Side on
%   Square.

position_rule(two_kings, _, _, Side) -->
    [ '~w has two kings; a side has one at most'-[Side] ].
position_rule(too_many, _, Kind, _) -->
    { piece_words(Kind, Name) },
    (   { full_set(Kind, Count) }
    ->  [ 'there are too many pieces of the kind ~w; a set has ~d'-[Name, Count] ]
    ;   [ 'there are too many pieces of the kind ~w'-[Name] ]
    ).
position_rule(nifu, Square, _, Side) -->
    { square_words(Square, Name) },
    [ '~w has two pawns on one file (nifu 二歩), one of them on ~w'-[Side, Name] ].
position_rule(dead_piece, Square, Kind, Side) -->
    { square_words(Square, SquareName),
      piece_words(Kind, Name)
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

%   full_set(?Kind, ?Count): a set has so many pieces of Kind.

full_set(fu, 18).
full_set(ky, 4).
full_set(ke, 4).
full_set(gi, 4).
full_set(ki, 4).
full_set(ka, 2).
full_set(hi, 2).
full_set(ou, 2).

%!  move_rule(+Rule)// is det.
%
%   The parts of a message: Rule is what the move breaks.

move_rule(no_piece) -->
    [ 'no piece stands on the square it leaves' ].
move_rule(wrong_side) -->
    [ 'it is the other side\'s turn, or the other side\'s piece' ].
move_rule(no_such_piece) -->
    [ 'no piece of that kind can go there in that way' ].
move_rule(no_move_there) -->
    [ 'no legal move ends on that square' ].
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
    [ 'it can mean several moves: ~w; '-[All],
      'say which, with 右 左 上 直 寄 引 打 成 or 不成, or in USI'
    ].

%!  illegal_move_text(+Text, +Rule)// is det.
%
%   The parts of a message: the move that Text means breaks Rule.

illegal_move_text(Text, Rule) -->
    { brief(Text, Shown) },
    [ '~s is not legal: '-[Shown] ],
    move_rule(Rule).
