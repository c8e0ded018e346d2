:- encoding(utf8).
/*  The board of a problem as a drawing of SVG, without any script: gote's pieces stand on their
    heads, hands are written above and below.
*/
:- module(gunshi_cli_mate_board_picture,
          [ write_board_svg/4,          % +Position, +X, +Y, -Height
            board_width/1               % -Width
          ]).
:- use_module('../../shogi/kanji', [full_width_digit/2, kanji_digit/2, piece_kanji/2, side_sign/2]).
:- use_module('../../shogi/position', [piece_at/3, side_to_move/2]).
:- use_module('../../shogi/records/diagram', [hand_words/3]).

cell(28).

%!  board_width(-Width:integer) is det.
%
%   So many pixels a board is wide, with the names of ranks beside it.

board_width(Width) :-
    cell(Cell),
    Width is 10*Cell.

%!  write_board_svg(+Position, +X:integer, +Y:integer, -Height:integer) is det.
%
%   Write the drawing of Position with its upper left corner at X, Y: an svg element of Height
%   pixels.

write_board_svg(Position, X, Y, Height) :-
    cell(Cell),
    board_width(Width),
    Height is 12*Cell,
    Side is 9*Cell,
    Top is 2*Cell,
    format("<svg xmlns=\"http://www.w3.org/2000/svg\" x=\"~d\" y=\"~d\" width=\"~d\" \c
            height=\"~d\" font-size=\"17\" text-anchor=\"middle\">~n\c
            <rect x=\"1\" y=\"~d\" width=\"~d\" height=\"~d\" fill=\"#f7e7c4\" \c
            stroke=\"black\"/>~n",
           [X, Y, Width, Height, Top, Side, Side]),
    forall(between(1, 8, N),
           ( Across is Top + N*Cell,
             Down is 1 + N*Cell,
             Bottom is Top+Side,
             format("<path d=\"M1 ~dH~dM~d ~dV~d\" stroke=\"black\" stroke-width=\".5\"/>~n",
                    [Across, Side, Down, Top, Bottom])
           )),
    forall(between(1, 9, N), write_names(N)),
    write_hand(gote, Position, 16),
    HandY is Height-8,
    write_hand(sente, Position, HandY),
    forall(piece_at(Position, Square, Piece), write_piece(Square, Piece)),
    format("</svg>~n").

write_names(N) :-
    cell(Cell),
    full_width_digit(N, File),
    kanji_digit(N, Rank),
    FileX is (9-N)*Cell + Cell//2 + 1,
    FileY is 2*Cell - 6,
    RankX is 9*Cell + Cell//2,
    RankY is (N+1)*Cell + 20,
    format("<text x=\"~d\" y=\"~d\" font-size=\"12\">~w</text>\c
            <text x=\"~d\" y=\"~d\" font-size=\"12\">~w</text>~n",
           [FileX, FileY, File, RankX, RankY, Rank]).

write_hand(Side, Position, Y) :-
    hand_words(Position, Side, Words),
    (   Words == []
    ->  Text = なし
    ;   atomic_list_concat(Words, ' ', Text)
    ),
    side_sign(Side, Sign),
    (   side_to_move(Position, Side)
    ->  Weight = bold
    ;   Weight = normal
    ),
    format("<text x=\"1\" y=\"~d\" font-size=\"13\" text-anchor=\"start\" \c
            font-weight=\"~w\">~w 持駒 ~w</text>~n",
           [Y, Weight, Sign, Text]).

write_piece(Square, Piece) :-
    Piece =.. [Side, Kind],
    piece_kanji(Kind, Kanji),
    cell(Cell),
    CentreX is (9 - Square//10)*Cell + Cell//2 + 1,
    CentreY is (Square mod 10 + 1)*Cell + Cell//2,
    Y is CentreY+6,
    (   Side == sente
    ->  Turn = 0
    ;   Turn = 180
    ),
    format("<text x=\"~d\" y=\"~d\" transform=\"rotate(~d ~d ~d)\">~w</text>~n",
           [CentreX, Y, Turn, CentreX, CentreY, Kanji]).
