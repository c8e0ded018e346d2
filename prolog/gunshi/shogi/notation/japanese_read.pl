:- encoding(utf8).
/*  Reading moves in Japanese: the form.

    A text becomes a reading without any position; japanese_meaning.pl finds the move. More is read
    than is written: signs ▲ △ ☗ ☖ ▼ ▽ or none; files and ranks in any digits; 王 竜 全 圭 杏 生; 行
    and 入 for 上; blanks between the words.
*/
:- module(gunshi_shogi_notation_japanese_read,
          [ japanese_reading/2,         % +Text, -Reading
            japanese//1,                % -Reading
            reading_words/2,            % +Reading, -Words
            reading_origin/2,           % +Reading, -Origin
            blanks//0,
            blank/1                     % ?Char
          ]).
:- use_module('../kanji', [piece_kanji/2, full_width_digit/2, kanji_digit/2]).
:- use_module('../game_messages', []).
:- autoload(library(lists), [member/2]).

%!  japanese_reading(+Text:string, -Reading) is det.
%
%   Reading is what Text says by its form: japanese(Side, Place, Kind, Words, Promotion, Origin).
%   Side is `none` without a sign. Place is a square, or `same` for 同. Words are among `drop`,
%   `up`, `across`, `down`, `left`, `right` and `straight`. Promotion is `yes`, `no`, or `open` when
%   nothing is said. Origin is a square or `none`.
%
%   @error gunshi(bad_move(Text, What)): What, a string, is what is wrong with Text

japanese_reading(Text, japanese(Side, Place, Kind, Words, Promotion, Origin)) :-
    string_chars(Text, Chars),
    once(phrase(sign(Side), Chars, Chars1)),
    no_square(Chars, NoSquare),
    stage(place(Place), Chars1, Chars2, Text, NoSquare),
    stage(kind(Kind), Chars2, Chars3, Text, "no piece is named after the square"),
    once(phrase(words(Words, Promotion, Origin), Chars3, Chars4)),
    (   Chars4 == []
    ->  true
    ;   string_chars(Rest, Chars4),
        format(string(What), "its end, ~s, is not understood", [Rest]),
        throw(error(gunshi(bad_move(Text, What)), _))
    ).

%   no_square(+Chars, -What): what is to be said where no square is named.

no_square(Chars, What) :-
    (   member(Char, Chars),
        char_code(Char, Code),
        Code > 0x7F
    ->  What = "it names no square"
    ;   What = "it is none of USI or CSA"
    ).

stage(Goal, Chars0, Chars, Text, What) :-
    (   phrase(Goal, Chars0, Chars)
    ->  true
    ;   throw(error(gunshi(bad_move(Text, What)), _))
    ).

%!  reading_words(+Reading, -Words:list) is det.
%
%   Reading has Words behind the name of the piece.

reading_words(japanese(_, _, _, Words, _, _), Words).

%!  reading_origin(+Reading, -Origin) is det.
%
%   Reading names Origin as the square that the piece leaves, or it is `none`.

reading_origin(japanese(_, _, _, _, _, Origin), Origin).

%!  japanese(-Reading)// is semidet.
%
%   The text of a move at the beginning of a list of characters, with the blanks behind it; Reading
%   as in japanese_reading/2.

japanese(japanese(Side, Place, Kind, Words, Promotion, Origin)) -->
    sign(Side),
    place(Place),
    kind(Kind),
    words(Words, Promotion, Origin),
    !.

sign(Side) -->
    [Sign],
    { sign_side(Sign, Side) },
    blanks.
sign(none) -->
    [].

sign_side('▲', sente).
sign_side('☗', sente).
sign_side('▼', sente).
sign_side('△', gote).
sign_side('☖', gote).
sign_side('▽', gote).

place(same) -->
    [同],
    blanks.
place(Square) -->
    digit(File),
    blanks,
    digit(Rank),
    blanks,
    { Square is 10*File + Rank }.

digit(N) -->
    [Char],
    { digit_value(Char, N) }.

digit_value(Char, N) :-
    (   full_width_digit(N, Char)
    ;   kanji_digit(N, Char)
    ;   char_type(Char, digit(N)),
        N > 0
    ),
    !.

kind(Kind) -->
    [成, Char],
    { promoted_name(Char, Kind) },
    blanks.
kind(Kind) -->
    [Char],
    { kind_char(Char, Kind) },
    blanks.

promoted_name(香, ny).
promoted_name(桂, nk).
promoted_name(銀, ng).

kind_char(王, Kind) :-
    !,
    Kind = ou.
kind_char(竜, Kind) :-
    !,
    Kind = ry.
kind_char(Char, Kind) :-
    piece_kanji(Kind, Char).

words([drop], open, none) -->
    [打],
    blanks.
words(Words, Promotion, Origin) -->
    ways(Words),
    promotion(Promotion),
    origin(Origin).

ways([Word|Words]) -->
    [Char],
    { way(Char, Word) },
    blanks,
    ways(Words).
ways([]) -->
    [].

way(上, up).
way(行, up).
way(入, up).
way(寄, across).
way(引, down).
way(左, left).
way(右, right).
way(直, straight).

promotion(no) -->
    ( [な, ら, ず] ; [不, 成, り] ; [不, 成] ),
    blanks.
promotion(no) -->
    [生],
    blanks.
promotion(yes) -->
    ( [な, り] ; [成, り] ; [成] ),
    blanks.
promotion(open) -->
    [].

origin(Square) -->
    opening,
    digit(File),
    digit(Rank),
    closing,
    blanks,
    { Square is 10*File + Rank }.
origin(none) -->
    [].

opening --> ['('].
opening --> ['（'].

closing --> [')'].
closing --> ['）'].

%!  blanks// is det.
%
%   All the blanks that come next, or none.

blanks -->
    [Char],
    { blank(Char) },
    !,
    blanks.
blanks -->
    [].

%!  blank(?Char) is nondet.
%
%   Char is a blank, of either width. Semidet when it is bound.

blank(' ').
blank('\t').
blank('　').
