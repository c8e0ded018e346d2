:- encoding(utf8).
/*  What is said of game records and opening books: what is wrong in one, and what a record format
    does not keep.
*/
:- module(gunshi_shogi_record_messages, []).
:- use_module('../base/message_words', [brief/2, excerpt/3]).
:- use_module('../base/messages', []).
:- use_module(game_messages, [illegal_move_text//2]).
:- autoload(library(http/json), [json_write/3]).
:- use_module('records/formats', [record_formats/1, holds_many_games/1, names_text/3]).
:- autoload(library(lists), [member/2]).

:- multifile
    gunshi_base_messages:gunshi_message//1,
    prolog:error_message//1.

prolog:error_message(domain_error(record_format, Name)) -->
    { formats_text(Formats) },
    [ '~p is no record format; they are ~w'-[Name, Formats] ].

formats_text(Text) :-
    record_formats(Formats),
    names_text(Formats, and, Text).

gunshi_base_messages:gunshi_message(record_problem(File, problem(Line, Ply, Fault))) -->
    (   { Line > 0 }
    ->  [ '~w:~d: '-[File, Line] ]
    ;   [ '~w: '-[File] ]
    ),
    (   { Ply > 0 }
    ->  [ 'move ~d: '-[Ply] ]
    ;   []
    ),
    record_fault(Fault).
gunshi_base_messages:gunshi_message(no_book(File)) -->
    [ '~w has no move that can be read; '-[File],
      'it should be a book in the form of YaneuraOu, a .db file'
    ].
gunshi_base_messages:gunshi_message(bad_record(File, [Problem|More], Advice)) -->
    gunshi_base_messages:gunshi_message(record_problem(File, Problem)),
    (   { More == [] }
    ->  []
    ;   { length(More, Count) },
        [ ' (and ~d more)'-[Count] ]
    ),
    [ '. ~w'-[Advice] ].
gunshi_base_messages:gunshi_message(not_kept(File, Format, Loss)) -->
    [ '~w: ~w does not keep '-[File, Format] ],
    loss(Loss).
gunshi_base_messages:gunshi_message(no_record_format(File)) -->
    { formats_text(Formats) },
    [ '~w does not end in the name of a record format, and none is said; '-[File],
      'they are ~w'-[Formats]
    ].
gunshi_base_messages:gunshi_message(one_game_a_file(Format, Count)) -->
    { findall(Many, holds_many_games(Many), Formats),
      names_text(Formats, and, Text)
    },
    [ 'A file in ~w holds one game, and here are ~d; ~w hold many'-[Format, Count, Text] ].
gunshi_base_messages:gunshi_message(bad_book_line(Text)) -->
    { excerpt(Text, 0, Excerpt) },
    [ 'This is no line of an opening book: ~s. '-[Excerpt],
      'They are sfen and a position, then a line for each move: 7g7f 3c3d 63 27 935'
    ].

%   record_fault(+Fault)//: Fault is what is wrong in a record, as read_game/3 has it.

record_fault(unread(Text)) -->
    { brief(Text, Shown) },
    [ '~s is no move'-[Shown] ].
record_fault(no_branch) -->
    [ 'the line before this variation (変化) has no such move; it is left out' ].
record_fault(after_end) -->
    [ 'moves stand behind the end of the game; they are left out' ].
record_fault(no_start(What)) -->
    [ 'no game can be read: ' ],
    start_fault(What).
record_fault(no_game) -->
    [ 'there is no game in it' ].
record_fault(ignored(Text)) -->
    { brief(Text, Shown) },
    [ 'not understood and left out: ~s'-[Shown] ].
record_fault(unknown_ending(Word)) -->
    { brief(Word, Shown) },
    [ '~s is no known ending of a game; it is kept as it is'-[Shown] ].
record_fault(misnamed(Text)) -->
    { brief(Text, Shown) },
    [ 'in ~s the piece is named wrongly; its squares count'-[Shown] ].
record_fault(misnumbered(Number, Due)) -->
    [ 'it has the number ~d instead of ~d; a line may be missing before it'-[Number, Due] ].
record_fault(not_held(Format)) -->
    [ 'the illegal move that ends the game cannot be written in ~w'-[Format] ].
record_fault(illegal_move_text(Text, Rule)) -->
    illegal_move_text(Text, Rule).

%   loss(+Loss)//: Loss is what a record format does not keep.

loss(variations(Count)) -->
    [ 'variations (~D)'-[Count] ].
loss(fields(Keys)) -->
    { atomic_list_concat(Keys, ', ', List),
      brief(List, Shown)
    },
    [ 'these fields of the header: ~s'-[Shown] ].
loss(endings(Words)) -->
    { findall(Text, ( member(Word, Words), ending_text(Word, Text) ), Texts),
      atomic_list_concat(Texts, ', ', List),
      brief(List, Shown)
    },
    [ 'this ending: ~s'-[Shown] ].
loss(times(Count)) -->
    [ 'times (~D)'-[Count] ].
loss(parts(Count)) -->
    [ 'parts of a second (in ~D times)'-[Count] ].
loss(comments(Count)) -->
    [ 'comments (~D)'-[Count] ].
loss(bookmarks(Count)) -->
    [ 'bookmarks (~D)'-[Count] ].
loss(numbers(Numbers)) -->
    { atomic_list_concat(Numbers, ', ', List) },
    [ 'the number of the first move: ~w'-[List] ].

ending_text(Word, Text) :-
    (   Word = Lost-Other
    ->  format(string(Text), '~w (~w stands for it)', [Lost, Other])
    ;   Text = Word
    ).

start_fault(row(Text)) -->
    !,
    { brief(Text, Shown) },
    [ 'this is no rank of a board, nine squares: ~s'-[Shown] ].
start_fault(rows(Count)) -->
    !,
    [ 'a drawn board has nine ranks, not ~d'-[Count] ].
start_fault(hand(Text)) -->
    !,
    { brief(Text, Shown) },
    [ '~s is no list of pieces in hand, such as 飛　金二　歩十'-[Shown] ].
start_fault(handicap(Name)) -->
    !,
    { brief(Name, Shown) },
    [ 'there is no handicap ~s; handicap(Name, Japanese) lists them'-[Shown] ].
start_fault(pieces(Text)) -->
    !,
    { brief(Text, Shown) },
    [ '~s is no list of squares and pieces, such as 77FU00KI'-[Shown] ].
start_fault(json) -->
    !,
    [ 'it is no JSON' ].
start_fault(json_character(Code)) -->
    !,
    (   { Code =:= 0 }
    ->  [ '\\u0000 stands in it, which is no character of a text' ]
    ;   [ '\\u~|~`0t~16R~4+ stands in it, which is half of a character'-[Code] ]
    ).
start_fault(field(Name, none)) -->
    !,
    { brief(Name, Shown) },
    [ 'the field ~s is missing'-[Shown] ].
start_fault(field(Name, Value)) -->
    !,
    { brief(Name, Field),
      json_text(Value, Text),
      excerpt(Text, none, Shown)
    },
    [ 'the field ~s cannot be ~s'-[Field, Shown] ].
start_fault(Formal) -->
    prolog:translate_message(error(Formal, _)).

%   json_text(+Value, -Text): Value as json_read/2 has it, or a Name=Value of an object.

json_text(Value, Text) :-
    (   Value = (_=_)
    ->  Json = json([Value])
    ;   Json = Value
    ),
    with_output_to(string(Text), ( current_output(Out), json_write(Out, Json, [width(100_000)]) )).
