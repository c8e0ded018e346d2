:- encoding(utf8).
/*  Positions drawn in a record, as KIF and KI2 have them.

        後手の持駒：飛　金三　
          ９ ８ ７ ６ ５ ４ ３ ２ １
        +---------------------------+
        | ・ ・ ・ ・ ・ ・v香v桂v玉|一
        …
        +---------------------------+
        先手の持駒：なし

    A square is two characters: `v` before a piece of gote, a blank before one of sente, then the
    piece or ・.
*/
:- module(gunshi_shogi_records_diagram,
          [ row_pieces/3,               % +Rank, +Row, -Pieces
            hand_pieces/2,              % +Text, -Pieces
            hand_words/3,               % +Position, +Side, -Words
            write_diagram/1             % +Position
          ]).
:- use_module('../kinds', [hand_kind_down/1, piece_side_kind/3]).
:- use_module('../position', [piece_at/3, hand/4]).
:- use_module('../kanji', [piece_kanji/2, kanji_digit/2, kanji_number/2, full_width_digit/2]).
:- autoload(library(apply), [foldl/4]).
:- autoload(library(lists), [member/2]).

                /*******************************
                *           READING            *
                *******************************/

%!  row_pieces(+Rank, +Row:list, -Pieces:list) is semidet.
%
%   Row, the characters behind the first `|`, is the drawn Rank, 1..9; Pieces are its at(Square,
%   Piece), as position_term/2 takes them. Fails when Row is no nine squares.

row_pieces(Rank, Row, Pieces) :-
    phrase(squares(9, Rank, Pieces), Row, _).

squares(0, _, []) -->
    !,
    [].
squares(File, Rank, Pieces) -->
    [Mark, Char],
    { square(Mark, Char, File, Rank, Pieces, Pieces1),
      Next is File-1
    },
    squares(Next, Rank, Pieces1).

square(_, Empty, _, _, Pieces, Pieces) :-
    memberchk(Empty, ['・', '･', '.', ' ', '　', '*']),
    !.
square(Mark, Char, File, Rank, [at(Square, Piece)|Pieces], Pieces) :-
    mark_side(Mark, Side),
    drawn_kind(Char, Kind),
    Square is 10*File + Rank,
    piece_side_kind(Piece, Side, Kind).

mark_side(' ', sente).
mark_side('^', sente).
mark_side(v,   gote).
mark_side('V', gote).

drawn_kind(Char, Kind) :-
    (   other_kanji(Char, Kind0)
    ->  Kind = Kind0
    ;   piece_kanji(Kind, Char)
    ).

other_kanji(王, ou).
other_kanji(竜, ry).

%!  hand_pieces(+Text:string, -Pieces:list) is semidet.
%
%   Pieces are the Kind-Count that Text names, as 飛　金三 does. Empty for なし and for no text. Fails
%   when Text is something else.

hand_pieces(Text, Pieces) :-
    string_chars(Text, Chars),
    phrase(held(Pieces), Chars),
    !.

held(Pieces) -->
    blank,
    !,
    held(Pieces).
held([]) -->
    ( [] ; [な, し], blanks ).
held([Kind-Count|Pieces]) -->
    [Char],
    { drawn_kind(Char, Kind) },
    count(Count),
    held(Pieces).

count(Count) -->
    digits(Digits),
    { Digits = [_|_],
      !,
      foldl(decimal, Digits, 0, Count)
    }.
count(Count) -->
    [十],
    !,
    ones(Ones),
    { Count is 10+Ones }.
count(Count) -->
    [Kanji],
    { kanji_digit(Count, Kanji) },
    !.
count(1) -->
    [].

ones(Ones) -->
    [Kanji],
    { kanji_digit(Ones, Kanji) },
    !.
ones(0) -->
    [].

digits([Digit|Digits]) -->
    [Char],
    { hand_digit(Char, Digit) },
    !,
    digits(Digits).
digits([]) -->
    [].

hand_digit(Char, Digit) :-
    (   char_type(Char, digit(Digit))
    ->  true
    ;   Char == '０'
    ->  Digit = 0
    ;   full_width_digit(Digit, Char)
    ).

decimal(Digit, Number0, Number) :-
    Number is 10*Number0 + Digit.

blanks -->
    blank,
    !,
    blanks.
blanks -->
    [].

blank -->
    [Char],
    { memberchk(Char, [' ', '　', '\t', '、']) }.

                /*******************************
                *           WRITING            *
                *******************************/

%!  hand_words(+Position, +Side, -Words:list) is det.
%
%   Words, atoms, name what Side has in hand, rook first: 飛, 金三.

hand_words(Position, Side, Words) :-
    findall(Word,
            ( hand_kind_down(Kind),
              hand(Position, Side, Kind, Count),
              hand_word(Kind, Count, Word)
            ),
            Words).

hand_word(Kind, Count, Word) :-
    piece_kanji(Kind, Kanji),
    (   Count =:= 1
    ->  Word = Kanji
    ;   kanji_number(Count, Number),
        atom_concat(Kanji, Number, Word)
    ).

%!  write_diagram(+Position) is det.
%
%   Write Position, with the hands, to the current output.

write_diagram(Position) :-
    write_hand(Position, gote, 後手),
    format("  ９ ８ ７ ６ ５ ４ ３ ２ １~n+---------------------------+~n"),
    forall(kanji_digit(Rank, Name),
           ( findall(Cell,
                     ( member(File, [9,8,7,6,5,4,3,2,1]),
                       Square is 10*File + Rank,
                       drawn_square(Position, Square, Cell)
                     ),
                     Cells),
             atomic_list_concat(Cells, Row),
             format("|~w|~w~n", [Row, Name])
           )),
    format("+---------------------------+~n"),
    write_hand(Position, sente, 先手).

drawn_square(Position, Square, Cell) :-
    (   piece_at(Position, Square, Piece)
    ->  piece_side_kind(Piece, Side, Kind),
        piece_kanji(Kind, Kanji),
        drawn_mark(Side, Mark),
        atom_concat(Mark, Kanji, Cell)
    ;   Cell = ' ・'
    ).

drawn_mark(sente, ' ').
drawn_mark(gote,  v).

write_hand(Position, Side, Name) :-
    hand_words(Position, Side, Words),
    (   Words == []
    ->  Text = なし
    ;   atomic_list_concat(Words, '　', Text)
    ),
    format("~wの持駒：~w　~n", [Name, Text]).
