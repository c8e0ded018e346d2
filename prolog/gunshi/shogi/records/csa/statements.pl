:- encoding(utf8).
/*  The statements of a CSA file, one by one, as the lines say them. */
:- module(gunshi_shogi_records_csa_statements,
          [ csa_items/2                 % +Text, -Items
          ]).
:- use_module('../../notation/csa_moves', [csa_reading/2]).
:- use_module('../../notation/japanese_read', [blanks//0]).
:- use_module('../endings', [sign_side/2]).
:- use_module('../lines', [text_lines/2]).
:- use_module('../times', [possible_time/1]).
:- use_module(header, [player_key/2, header_name/2]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/3, member/2]).

%!  csa_items(+Text:string, -Items:list) is det.
%
%   Items are at(N, Item, Text) for each statement Text that says something, in line N of the file:
%
%     | field(Key, Value)    | a field of the header                                         |
%     | even(Removed)        | PI, and the pieces behind it                                  |
%     | row(Rank, Row)       | P1 to P9, and what stands there                               |
%     | pieces(Side, Pieces) | P+ and P-                                                     |
%     | turn(Side)           | who begins                                                    |
%     | moves(Said)          | moves, each a csa_reading/2, or one unread(Text)              |
%     | remark(Remark)       | a time or a comment                                           |
%     | end(Word)            | % and a word                                                  |
%     | separator            | another game begins                                           |
%     | other                | not understood                                                |

csa_items(Text, Items) :-
    text_lines(Text, Lines),
    items(Lines, Items).

items([], []).
items([line(N, Line)|Lines], Items) :-
    statements(Line, Texts),
    line_items(Texts, N, Items, Items1),
    items(Lines, Items1).

%   Only lines of moves, endings and times are lists of statements: values and comments may have
%   commas.

statements(Line, Texts) :-
    atomic_list_concat(Parts, ',', Line),
    listed(Parts, Texts).

listed([Part|Parts], Texts) :-
    (   Parts = [_|_],
        sub_string(Part, 0, 1, _, First),
        sub_string("+-%T0123456789", _, _, _, First)
    ->  atom_string(Part, Text),
        Texts = [Text|Others],
        listed(Parts, Others)
    ;   atomic_list_concat([Part|Parts], ',', Rest),
        atom_string(Rest, Text),
        Texts = [Text]
    ).

line_items([], _, Items, Items).
line_items([Text|Texts], N, Items, Tail) :-
    string_chars(Text, Chars),
    (   phrase(statement(Item), Chars)
    ->  (   Item == nothing
        ->  Items = Items1
        ;   Items = [at(N, Item, Text)|Items1]
        )
    ;   collection_head(Text, Fields)
    ->  Items = [at(N, separator, Text)|Items0],
        findall(at(N, Field, Text), member(Field, Fields), Items0, Items1)
    ;   begins_move(Chars)
    ->  Items = [at(N, moves([unread(Text)]), Text)|Items1]
    ;   Items = [at(N, other, Text)|Items1]
    ),
    line_items(Texts, N, Items1, Tail).

begins_move([Sign, Char|_]) :-
    sign_side(Sign, _),
    char_type(Char, digit(_)).
begins_move([Char|_]) :-
    char_type(Char, digit(_)).

statement(nothing) -->
    blanks,
    end,
    !.
statement(Item) -->
    ['\''],
    !,
    text(Text),
    { comment(Text, Item) }.
statement(nothing) -->
    ['V', Char],
    { char_type(Char, digit(_)) },
    !,
    text(_).
statement(field(Key, Name)) -->
    ['N', Sign],
    { sign_side(Sign, Side),
      player_key(Side, Key)
    },
    !,
    text(Name).
statement(field(Key, Value)) -->
    [$],
    to_colon(Chars),
    text(Value),
    { atom_chars(Name, Chars),
      (   header_name(Key0, Name)
      ->  Key = Key0
      ;   atom_concat($, Name, Key)
      )
    }.
statement(even(Removed)) -->
    ['P', 'I'],
    text(Removed).
statement(row(Rank, Row)) -->
    ['P', Char],
    { char_type(Char, digit(Rank)) },
    text(Row).
statement(pieces(Side, Pieces)) -->
    ['P', Sign],
    { sign_side(Sign, Side) },
    text(Pieces).
statement(turn(Side)) -->
    [Sign],
    { sign_side(Sign, Side) },
    blanks,
    end.
statement(separator) -->
    [/],
    blanks,
    end.
statement(remark(time(Seconds))) -->
    ['T'],
    blanks,
    digits(Whole),
    fraction(Part),
    blanks,
    end,
    { Whole = [_|_],
      number_chars(Least, Whole),
      possible_time(Least),
      append(Whole, Part, Chars),
      number_chars(Seconds, Chars)
    }.
statement(end(Word)) -->
    ['%'],
    text(Text),
    { normalize_space(atom(Word), Text),
      Word \== ''
    }.
statement(moves([Reading|Readings])) -->
    move(Reading),
    moves(Readings),
    blanks,
    end.

fraction(['.', Char|Chars]) -->
    ['.'],
    !,
    digits([Char|Chars]).
fraction([]) -->
    [].

digits([Char|Chars]) -->
    [Char],
    { char_type(Char, digit(_)) },
    !,
    digits(Chars).
digits([]) -->
    [].

comment(Text, Item) :-
    (   sub_string(Text, 0, _, After, "*")
    ->  sub_string(Text, _, After, 0, Comment),
        Item = remark(comment(Comment))
    ;   about_file(Text)
    ->  Item = nothing
    ;   Item = remark(comment(Text))
    ).

about_file(Text) :-
    member(Part, ["encoding=", "棋譜ファイル"]),
    sub_string(Text, _, _, _, Part),
    !.

to_colon([]) -->
    [:],
    !.
to_colon([Char|Chars]) -->
    [Char],
    to_colon(Chars).

moves([Reading|Readings]) -->
    move(Reading),
    !,
    moves(Readings).
moves([]) -->
    [].

move(Reading) -->
    (   [Sign],
        { sign_side(Sign, _) }
    ->  { Chars = [Sign, A, B, C, D, E, F] }
    ;   { Chars = [A, B, C, D, E, F] }
    ),
    [A, B, C, D, E, F],
    { string_chars(Text, Chars),
      csa_reading(Text, Reading)
    }.

text(Text, Chars, []) :-
    string_chars(Text, Chars).

end([], []).

%   collection_head(+Text, -Fields): number, date, players, result, plies, event, opening.

collection_head(Text, Fields) :-
    split_string(Text, " ", " \t", [Number, Date, Sente, Gote, _, _|More]),
    number_string(_, Number),
    split_string(Date, "/", "", [_, _, _]),
    Named = [開始日時-Date, 先手-Sente, 後手-Gote|Others],
    (   More = [Event, Opening|_]
    ->  Others = [棋戦-Event, 戦型-Opening]
    ;   Others = []
    ),
    maplist([Key-Value, field(Key, Value)]>>true, Named, Fields).
