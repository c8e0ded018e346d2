:- encoding(utf8).
/*  What Japanese texts call sides, pieces, squares and numbers.

    One place for the characters, so that boards, moves and hands agree. All are atoms. Kings are 玉
    for both sides, dragons 龍; readers of texts also know 王 and 竜 (notation/japanese_read.pl).
*/
:- module(gunshi_shogi_kanji,
          [ side_sign/2,                % ?Side, ?Sign
            piece_kanji/2,              % ?Kind, ?Kanji
            piece_name/2,               % ?Kind, ?Name
            kind_words/2,               % +Kind, -Words
            square_name/2,              % +Square, -Name
            full_width_digit/2,         % ?N, ?Digit
            kanji_digit/2,              % ?N, ?Kanji
            kanji_number/2              % +N, -Kanji
          ]).
:- use_module(kinds, [kind_english/2]).

%!  side_sign(?Side, ?Sign) is nondet.
%
%   Sign stands before the moves of Side. Semidet when one is bound.

side_sign(sente, '▲').
side_sign(gote,  '△').

%!  piece_kanji(?Kind, ?Kanji) is nondet.
%
%   Kanji is the one character that shows Kind on a drawn board. Semidet when one is bound.

piece_kanji(fu, 歩).
piece_kanji(ky, 香).
piece_kanji(ke, 桂).
piece_kanji(gi, 銀).
piece_kanji(ki, 金).
piece_kanji(ka, 角).
piece_kanji(hi, 飛).
piece_kanji(ou, 玉).
piece_kanji(to, と).
piece_kanji(ny, 杏).
piece_kanji(nk, 圭).
piece_kanji(ng, 全).
piece_kanji(um, 馬).
piece_kanji(ry, 龍).

%!  piece_name(?Kind, ?Name) is nondet.
%
%   Name is what a written move calls Kind: 成香, 成桂 and 成銀 have two characters, the others are
%   as on the board. Det when Kind is bound.

piece_name(Kind, Name) :-
    piece_kanji(Kind, Kanji),
    (   long_name(Kind, Long)
    ->  Name = Long
    ;   Name = Kanji
    ).

long_name(ny, 成香).
long_name(nk, 成桂).
long_name(ng, 成銀).

%!  kind_words(+Kind, -Words:string) is det.
%
%   Words name Kind for readers of English who see a board: silver 銀.

kind_words(Kind, Words) :-
    kind_english(Kind, English),
    piece_name(Kind, Name),
    format(string(Words), "~w ~w", [English, Name]).

%!  square_name(+Square, -Name:atom) is det.
%
%   Name is Square as a move names it, as ７六.

square_name(Square, Name) :-
    File is Square // 10,
    Rank is Square mod 10,
    full_width_digit(File, FileName),
    kanji_digit(Rank, RankName),
    atom_concat(FileName, RankName, Name).

%!  full_width_digit(?N, ?Digit) is nondet.
%
%   Digit is the full-width digit of N, 1..9: the name of a file. Semidet when one is bound.

full_width_digit(1, '１').
full_width_digit(2, '２').
full_width_digit(3, '３').
full_width_digit(4, '４').
full_width_digit(5, '５').
full_width_digit(6, '６').
full_width_digit(7, '７').
full_width_digit(8, '８').
full_width_digit(9, '９').

%!  kanji_digit(?N, ?Kanji) is nondet.
%
%   Kanji is the kanji of N, 1..9: the name of a rank. Semidet when one is bound.

kanji_digit(1, 一).
kanji_digit(2, 二).
kanji_digit(3, 三).
kanji_digit(4, 四).
kanji_digit(5, 五).
kanji_digit(6, 六).
kanji_digit(7, 七).
kanji_digit(8, 八).
kanji_digit(9, 九).

%!  kanji_number(+N, -Kanji:atom) is det.
%
%   Kanji is N, 1..19, in kanji: 三, 十, 十八.

kanji_number(N, Kanji) :-
    (   N < 10
    ->  kanji_digit(N, Kanji)
    ;   N =:= 10
    ->  Kanji = 十
    ;   Ones is N-10,
        kanji_digit(Ones, Digit),
        atom_concat(十, Digit, Kanji)
    ).
