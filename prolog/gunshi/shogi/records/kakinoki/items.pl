:- encoding(utf8).
/*  The lines of a file in KIF or KI2, one by one, but for those of moves. */
:- module(gunshi_shogi_records_kakinoki_items,
          [ kakinoki_items/3,           % :Moves, +Text, -Items
            is_field/2,                 % +Key, +Value
            start_key/1,                % ?Key
            hand_key/2,                 % ?Key, ?Side
            natural//1,                 % -N
            word//1                     % -Word
          ]).
:- use_module('../../notation/japanese_read', [japanese//1, blanks//0, blank/1]).
:- use_module('../../position', [opponent/2]).
:- use_module('../endings', [said_ending/2, absolute_end/3]).
:- use_module('../lines', [text_lines/2]).
:- autoload(library(lists), [member/2]).

:- meta_predicate kakinoki_items(3, +, -).

%!  kakinoki_items(:Moves, +Text:string, -Items:list) is det.
%
%   Items are at(N, Item, Text) for each line Text that says something, N its number:
%
%     | found(Found)     | moves or an ending, see kakinoki_game/4                           |
%     | remark(Remark)   | a comment or a bookmark                                           |
%     | field(Key, Value)| a field of the header                                             |
%     | row(Chars)       | a rank of a drawn position, what is behind the first vertical bar |
%     | turn(Side)       | who begins                                                        |
%     | played(N)        | so many moves were played before                                  |
%     | branch(N)        | a variation from move N on begins                                 |
%     | until(Ending)    | how a line ended                                                  |
%     | other            | not understood                                                    |

kakinoki_items(Moves, Text, Items) :-
    text_lines(Text, Lines),
    items(Lines, Moves, Items).

items([], _, []).
items([line(N, Text)|Lines], Moves, Items) :-
    string_chars(Text, Chars0),
    phrase(blanks, Chars0, Chars),
    (   says_nothing(Chars)
    ->  Items = Items1
    ;   line_item(Chars, Moves, N, Item)
    ->  Items = [at(N, Item, Text)|Items1]
    ;   Items = [at(N, other, Text)|Items1]
    ),
    items(Lines, Moves, Items1).

says_nothing([]).
says_nothing([#|_]).
says_nothing([+, -|_]).
says_nothing(['９'|Chars]) :-
    memberchk('８', Chars).
says_nothing([手, 数, -|_]).

line_item(Chars, Moves, N, Item) :-
    (   Chars = [*|Rest]
    ->  string_chars(Text, Rest),
        Item = remark(comment(Text))
    ;   Chars = [&|Rest]
    ->  string_chars(Text, Rest),
        Item = remark(bookmark(Text))
    ;   call(Moves, N, Chars, Found)
    ->  Item = found(Found)
    ;   Chars = ['|'|Row]
    ->  Item = row(Row)
    ;   phrase(structure(Item0), Chars)
    ->  Item = Item0
    ;   phrase(field(Key, Value), Chars)
    ->  Item = field(Key, Value)
    ).

structure(branch(N)) -->
    [変, 化, '：'],
    blanks,
    natural(N),
    [手],
    rest.
structure(until(Ending)) -->
    [ま, で],
    natural(_),
    [手],
    ( [で] ; [] ),
    ( ['、'] ; [] ),
    outcome(Ending),
    !.
structure(turn(Side)) -->
    side(Side),
    [番],
    blanks.
structure(played(N)) -->
    [手, 数, '＝'],
    natural(N),
    rest.

%!  is_field(+Key:atom, +Value:string) is semidet.
%
%   Key and Value, a line without blanks round it, are a field of a header: the line of them, in KIF
%   as in KI2, is read as this field, and says nothing of the start.

is_field(Key, Value) :-
    \+ start_key(Key),
    \+ sub_atom(Key, _, _, _, '\n'),
    format(string(Text), "~w：~w", [Key, Value]),
    string_chars(Text, Chars),
    Chars = [First|_],
    \+ blank(First),
    \+ memberchk(First, [*, &, '|', '▲', '△', '☗', '☖', '▼', '▽']),
    \+ says_nothing(Chars),
    \+ numbered(Chars),
    \+ phrase(structure(_), Chars),
    phrase(field(Key, _), Chars),
    !.

%   numbered(+Chars) is semidet: KIF could have it as a move or an ending.

numbered(Chars) :-
    phrase(natural(_), Chars, [Next|Rest0]),
    (   blank(Next)
    ;   phrase(japanese(_), [Next|Rest0], _)
    ),
    !.

%   A colon of ASCII does only behind a Japanese key: other lines have such in addresses and times.

field(Key, Value) -->
    (   before('：', KeyChars)
    ->  []
    ;   before(:, KeyChars),
        { \+ ( member(Char, KeyChars), char_type(Char, ascii) ) }
    ),
    { KeyChars = [_|_],
      atom_chars(Key, KeyChars)
    },
    all(ValueChars),
    { string_chars(Value0, ValueChars),
      split_string(Value0, "", " \t　", [Value])
    }.

before(Colon, []) -->
    [Colon],
    !.
before(Colon, [Char|Chars]) -->
    [Char],
    before(Colon, Chars).

side(sente) --> [先, 手].
side(sente) --> [下, 手].
side(gote)  --> [後, 手].
side(gote)  --> [上, 手].

%   outcome(-Ending)//: what stands behind まで82手で. It is said of a side, or of the one to move.

outcome(time(Loser)) -->
    ( [時, 間, 切, れ, に, よ, り] ; [時, 間, 切, れ, で] ),
    !,
    side(Winner),
    [の, 勝],
    rest,
    { opponent(Winner, Loser) }.
outcome(Ending) -->
    side(Side),
    [の],
    !,
    word(Word),
    rest,
    { (   memberchk(Word, [勝ち, 勝])
      ->  opponent(Side, Loser),
          Ending = resigns(Loser)
      ;   word_ending(Word, Relative),
          absolute_end(Relative, Side, Ending)
      )
    }.
outcome(Ending) -->
    word(Word),
    rest,
    { word_ending(Word, Ending) }.

word_ending(Word, Ending) :-
    (   said_ending(Word, Ending0)
    ->  Ending = Ending0
    ;   Ending = other(Word)
    ).

%!  word(-Word:atom)// is semidet.
%
%   What stands before a blank, # or the end; not empty.

word(Word) -->
    word_chars(Chars),
    { Chars = [_|_],
      atom_chars(Word, Chars)
    }.

word_chars([Char|Chars]) -->
    [Char],
    { \+ blank(Char),
      Char \== #
    },
    !,
    word_chars(Chars).
word_chars([]) -->
    [].

%!  natural(-N:integer)// is semidet.
%
%   A number in digits, of sixteen at most but for zeros before them: longer ones are no numbers of
%   anything, and to read one takes the square of its length.

natural(N) -->
    [Char],
    { char_type(Char, digit(Digit)) },
    more_digits(Digit, N).

more_digits(N0, N) -->
    [Char],
    { char_type(Char, digit(Digit)),
      !,
      N0 < 1 000 000 000 000 000,
      N1 is 10*N0 + Digit
    },
    more_digits(N1, N).
more_digits(N, N) -->
    [].

all(Chars, Chars, []).

rest(_, []).

%!  start_key(?Key:atom) is nondet.
%
%   The field Key says something of the start.

start_key(手合割).
start_key(手合).
start_key(Key) :-
    hand_key(Key, _).

%!  hand_key(?Key:atom, ?Side) is nondet.
%
%   The field Key says what Side has in hand.

hand_key(先手の持駒, sente).
hand_key(下手の持駒, sente).
hand_key(後手の持駒, gote).
hand_key(上手の持駒, gote).
