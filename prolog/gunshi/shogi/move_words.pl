:- encoding(utf8).
/*  Moves, squares and pieces as messages show them.

    Nothing here asks whether a move or a square can be: what is none is shown as it is written.
*/
:- module(gunshi_shogi_move_words,
          [ move_words/2,               % +Move, -Words
            square_words/2,             % +Square, -Words
            square_usi/2,               % +Square, -Words
            piece_words/2               % +Kind, -Words
          ]).
:- use_module(kanji, [piece_name/2, square_name/2]).

%!  move_words(+Move, -Words:text) is det.
%
%   Move in USI.

move_words(Move, Words) :-
    (   usi_words(Move, Words0)
    ->  Words = Words0
    ;   format(string(Words), '~p', [Move])
    ).

usi_words(move(From, To), Words) :-
    square_usi(From, FromWords),
    square_usi(To, ToWords),
    string_concat(FromWords, ToWords, Words).
usi_words(promote(From, To), Words) :-
    usi_words(move(From, To), Plain),
    string_concat(Plain, "+", Words).
usi_words(drop(Kind, To), Words) :-
    usi_letter(Kind, Letter),
    square_usi(To, ToWords),
    format(string(Words), '~w*~s', [Letter, ToWords]).

%!  square_usi(+Square, -Words:string) is semidet.
%
%   Square as USI writes it, 7f. Fails when it is no integer.

square_usi(Square, Words) :-
    integer(Square),
    Rank is 0'a + Square mod 10 - 1,
    File is Square // 10,
    format(string(Words), '~d~c', [File, Rank]).

usi_letter(fu, 'P').
usi_letter(ky, 'L').
usi_letter(ke, 'N').
usi_letter(gi, 'S').
usi_letter(ki, 'G').
usi_letter(ka, 'B').
usi_letter(hi, 'R').

%!  square_words(+Square, -Words) is det.
%
%   Square as players write it, ７六.

square_words(Square, Words) :-
    (   integer(Square),
        square_name(Square, Name)
    ->  Words = Name
    ;   Words = Square
    ).

%!  piece_words(+Kind, -Words) is det.
%
%   Kind in English and Japanese.

piece_words(Kind, Words) :-
    (   english(Kind, English)
    ->  piece_name(Kind, Japanese),
        atomic_list_concat([English, Japanese], ' ', Words)
    ;   Words = Kind
    ).

english(fu, pawn).
english(ky, lance).
english(ke, knight).
english(gi, silver).
english(ki, gold).
english(ka, bishop).
english(hi, rook).
english(ou, king).
english(to, 'promoted pawn').
english(ny, 'promoted lance').
english(nk, 'promoted knight').
english(ng, 'promoted silver').
english(um, horse).
english(ry, dragon).
