:- encoding(utf8).
/*  How the two sides have set up their pieces: vocabulary for clauses that choose a plan or a line.

    Squares and files are given as the owner of the piece counts them, as if it were sente: the rook
    stands on 28 at first, its file is 2, and the king's corner behind the bishop is 99, for both
    sides. So a clause is written once, and holds whichever side the program plays.
*/
:- module(gunshi_knowledge_shogi_formation,
          [ own_piece/3,                % +Now, ?Kind, ?Square
            opponent_piece/3,           % +Now, ?Kind, ?Square
            own_rook_file/2,            % +Now, ?File
            opponent_rook_file/2,       % +Now, ?File
            bishops_exchanged/1,        % +Now
            castle_reached/4            % +Position, ?Side, -Name, -Words
          ]).
:- use_module('../../base/declare', [declare_vocabulary/2, vocabulary_subject/1]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/types', []).
:- use_module('../../shogi/values', []).
:- use_module('../../shogi/castles', [castle/4]).
:- use_module('../../shogi/position', [hand/4, opponent/2, piece_at/3, side_to_move/2]).
:- use_module(facts, [castle_shapes/1]).
:- use_module('../situation', [situation_note/2]).
:- use_module(decision, [situation_position/2]).

:- vocabulary_subject("How the sides have set up").
:- declare_vocabulary(own_piece(now: variable, kind: kind, square: square),
                      "The side to move has such a piece there, as it counts the squares.").
:- declare_vocabulary(opponent_piece(now: variable, kind: kind, square: square),
                      "The other side has such a piece there, as it counts the squares.").
:- declare_vocabulary(own_rook_file(now: variable, file: between(1, 9)),
                      "The rook of the side to move is on the file, as it counts them; 2 at home.").
:- declare_vocabulary(opponent_rook_file(now: variable, file: between(1, 9)),
                      "The other side's rook is on the file, as that side counts; 2 at home.").
:- declare_vocabulary(bishops_exchanged(now: variable),
                      "Each side has a bishop in hand, and none stands on the board (角換わり).").

%!  own_piece(+Now, ?Kind, ?Square) is nondet.
%
%   The side to move has a piece of Kind on Square, as it counts.

own_piece(Now, Kind, Square) :-
    situation_position(Now, Position),
    side_to_move(Position, Side),
    piece(Position, Side, Kind, Square).

%!  opponent_piece(+Now, ?Kind, ?Square) is nondet.
%
%   The other side has a piece of Kind on Square, as that side counts.

opponent_piece(Now, Kind, Square) :-
    situation_position(Now, Position),
    side_to_move(Position, Side),
    opponent(Side, Other),
    piece(Position, Other, Kind, Square).

piece(Position, Side, Kind, Square) :-
    (   integer(Square)
    ->  seen(Side, Square, Board)
    ;   true
    ),
    Piece =.. [Side, Kind],
    piece_at(Position, Board, Piece),
    seen(Side, Square, Board).

%   seen(+Side, ?Square, ?Board): Side counts as Square the square Board.

seen(sente, Square, Square).
seen(gote, Square, Board) :-
    (   integer(Square)
    ->  Board is 110-Square
    ;   integer(Board)
    ->  Square is 110-Board
    ).

%!  own_rook_file(+Now, ?File:integer) is semidet.
%
%   The rook of the side to move, the first by square if it has two, stands unpromoted on File, as
%   it counts: 2 at home, 5 to 8 when it has ranged (振り飛車). Fails without a rook on the board.

own_rook_file(Now, File) :-
    rook_file(Now, own_piece, File0),
    File = File0,
    situation_note(Now, rook_file(own, File)).

%!  opponent_rook_file(+Now, ?File:integer) is semidet.
%
%   The same of the other side, as that side counts.

opponent_rook_file(Now, File) :-
    rook_file(Now, opponent_piece, File0),
    File = File0,
    situation_note(Now, rook_file(opponent, File)).

rook_file(Now, Whose, File) :-
    call(Whose, Now, hi, Square),
    !,
    File is Square//10.

%!  bishops_exchanged(+Now) is semidet.
%
%   Each side has a bishop in hand.

bishops_exchanged(Now) :-
    situation_position(Now, Position),
    hand(Position, sente, ka, 1),
    hand(Position, gote, ka, 1),
    situation_note(Now, bishops_exchanged).

%!  castle_reached(+Position, ?Side, -Name:atom, -Words) is nondet.
%
%   Side has built the castle Name, as castle/4 finds it among those of kb/shogi/castles.pl; Words
%   is sentence(Japanese, English), what it is called. Semidet when Side is bound.
%
%   @error gunshi(bad_knowledge(File, Problems))
%   @error type_error(position, Position)

castle_reached(Position, Side, Name, sentence(Japanese, English)) :-
    castle_shapes(Shapes),
    opponent(Side, _),
    castle(Shapes, Position, Side, Name),
    once(known(castle(Name, Japanese, English, _), _)).

                /*******************************
                *            WORDS             *
                *******************************/

:- multifile gunshi_knowledge_shogi_reasons:note_lines/4.

gunshi_knowledge_shogi_reasons:note_lines(rook_file(Whose, File), Language, _, [Text]) :-
    rook_words(Language, Whose, Words),
    rook_name(File, Japanese),
    format(string(Text), Words, [File, Japanese]).
gunshi_knowledge_shogi_reasons:note_lines(bishops_exchanged, Language, _, [Text]) :-
    exchange_text(Language, Text).

rook_words(en, own, "own rook on file ~d (~w)").
rook_words(en, opponent, "the opponent's rook on its file ~d (~w)").
rook_words(ja, own, "自分の飛車は~d筋（~w）").
rook_words(ja, opponent, "相手の飛車は~d筋（~w）").

rook_name(1, '端飛車').
rook_name(2, '居飛車').
rook_name(3, '袖飛車').
rook_name(4, '右四間飛車').
rook_name(5, '中飛車').
rook_name(6, '四間飛車').
rook_name(7, '三間飛車').
rook_name(8, '向かい飛車').
rook_name(9, '九間飛車').

exchange_text(en, "the bishops are exchanged").
exchange_text(ja, "角交換がされている").
