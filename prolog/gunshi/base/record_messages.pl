:- encoding(utf8).
/*  What is wrong in a game record, and what a record format does not keep, in words. */
:- module(gunshi_base_record_messages,
          [ record_fault//1,            % +Fault
            loss//1                     % +Loss
          ]).
:- use_module(message_words, [brief/2, excerpt/3]).
:- use_module(move_messages, [illegal_move_text//2]).
:- autoload(library(http/json), [json_write/3]).
:- autoload(library(lists), [member/2]).

%!  record_fault(+Fault)// is det.
%
%   The parts of a message: Fault is what is wrong in a record, as read_game/3 has it.

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
record_fault(not_held(Format)) -->
    [ 'the illegal move that ends the game cannot be written in ~w'-[Format] ].
record_fault(illegal_move_text(Text, Rule)) -->
    illegal_move_text(Text, Rule).

%!  loss(+Loss)// is det.
%
%   The parts of a message: Loss is what a record format does not keep.

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
