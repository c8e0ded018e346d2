:- encoding(utf8).
/*  The words of which messages are made: terms and texts, cut when they are long; moves, squares
    and pieces.

    Nothing here asks whether a move or a square can be: what is none is shown as it is written.
*/
:- module(gunshi_base_message_words,
          [ brief/2,                    % +Value, -Text
            excerpt/3,                  % +Text, +Character, -Excerpt
            value_words/2,              % +Value, -Words
            move_words/2,               % +Move, -Words
            square_name/2,              % +Square, -Name
            piece_name/2,               % +Kind, -Name
            full_set/2                  % ?Kind, ?Count
          ]).
:- autoload(library(lists), [nth1/3]).

%!  brief(+Value, -Text:string) is det.
%
%   Value as it is written, cut when it is long.

brief(Value, Text) :-
    format(string(Whole), '~w', [Value]),
    excerpt(Whole, none, Text).

%!  excerpt(+Text, +Character, -Excerpt:string) is det.
%
%   Text, or when it is long the part round the character of that number; its beginning when
%   Character is no integer.

excerpt(Text, Character, Excerpt) :-
    text_to_string(Text, String),
    string_length(String, Length),
    (   Length =< 160
    ->  Excerpt = String
    ;   (   integer(Character)
        ->  Start is max(0, min(Character - 60, Length - 120))
        ;   Start = 0
        ),
        sub_string(String, Start, 120, _, Part),
        (   Start =:= 0
        ->  string_concat(Part, "…", Excerpt)
        ;   Start + 120 =:= Length
        ->  string_concat("…", Part, Excerpt)
        ;   format(string(Excerpt), "…~s…", [Part])
        )
    ).

%!  value_words(+Value, -Words:string) is det.
%
%   Value as it is written in a knowledge file, cut when it is deep.

value_words(Value, Words) :-
    (   var(Value)
    ->  Words = "a variable"
    ;   format(string(Words), '~W', [Value, [quoted(true), max_depth(6), numbervars(true)]])
    ).

%!  move_words(+Move, -Words:text) is det.
%
%   Move in USI.

move_words(Move, Words) :-
    (   usi_words(Move, Words0)
    ->  Words = Words0
    ;   format(string(Words), '~p', [Move])
    ).

usi_words(move(From, To), Words) :-
    usi_square(From, FromWords),
    usi_square(To, ToWords),
    string_concat(FromWords, ToWords, Words).
usi_words(promote(From, To), Words) :-
    usi_words(move(From, To), Plain),
    string_concat(Plain, "+", Words).
usi_words(drop(Kind, To), Words) :-
    usi_letter(Kind, Letter),
    usi_square(To, ToWords),
    format(string(Words), '~w*~s', [Letter, ToWords]).

usi_square(Square, Words) :-
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

%!  square_name(+Square, -Name) is det.
%
%   Square as players write it, ７六.

square_name(Square, Name) :-
    (   integer(Square),
        File is Square // 10,
        Rank is Square mod 10,
        nth1(File, ['１', '２', '３', '４', '５', '６', '７', '８', '９'], FileName),
        nth1(Rank, [一, 二, 三, 四, 五, 六, 七, 八, 九], RankName)
    ->  atom_concat(FileName, RankName, Name)
    ;   Name = Square
    ).

%!  piece_name(+Kind, -Name) is det.
%
%   Kind in English and Japanese.

piece_name(Kind, Name) :-
    (   piece_words(Kind, Name0)
    ->  Name = Name0
    ;   Name = Kind
    ).

piece_words(fu, 'pawn 歩').
piece_words(ky, 'lance 香').
piece_words(ke, 'knight 桂').
piece_words(gi, 'silver 銀').
piece_words(ki, 'gold 金').
piece_words(ka, 'bishop 角').
piece_words(hi, 'rook 飛').
piece_words(ou, 'king 玉').
piece_words(to, 'promoted pawn と').
piece_words(ny, 'promoted lance 成香').
piece_words(nk, 'promoted knight 成桂').
piece_words(ng, 'promoted silver 成銀').
piece_words(um, 'horse 馬').
piece_words(ry, 'dragon 龍').

%!  full_set(?Kind, ?Count:integer) is nondet.
%
%   A set has so many pieces of Kind.

full_set(fu, 18).
full_set(ky, 4).
full_set(ke, 4).
full_set(gi, 4).
full_set(ki, 4).
full_set(ka, 2).
full_set(hi, 2).
full_set(ou, 2).
