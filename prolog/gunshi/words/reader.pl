/*  Who reads: the language in which this thread tells reasons, and which side of the board is
    below.
*/
:- module(gunshi_words_reader,
          [ reader_language/1,          % -Language
            set_reader_language/1,      % +Language
            reader_words/3,             % +English, +Japanese, -Words
            said_text/4,                % +English, +Japanese, +Arguments, -Text
            say/3,                      % +English, +Japanese, +Arguments
            board_flipped/1,            % -Flipped
            flip_board/0
          ]).

:- use_module('../base/message_words', [message_words/3]).
:- use_module(japanese_fault_messages, []).
:- use_module(japanese_messages, []).

:- thread_local
    language/1,                         % the language of reasons, if it is not `en`
    flipped/0.                          % gote is below

%!  reader_language(-Language) is det.
%
%   Language is the one in which reasons are told, as in language/1 of
%   gunshi_knowledge_shogi_reasons.

reader_language(Language) :-
    (   language(Language0)
    ->  Language = Language0
    ;   Language = en
    ).

%!  set_reader_language(+Language) is det.
%
%   Tell reasons in Language from now on.

set_reader_language(Language) :-
    transaction(( retractall(language(_)),
                  assertz(language(Language))
                )).

%!  reader_words(+English, +Japanese, -Words) is det.
%
%   Words are those of the two that are in the reader's language.

reader_words(English, Japanese, Words) :-
    message_words(English, Japanese, Words).

%!  said_text(+English, +Japanese, +Arguments:list, -Text:string) is det.
%
%   Text is what format/2 makes of Arguments by those of the two that are in the reader's language.

said_text(English, Japanese, Arguments, Text) :-
    reader_words(English, Japanese, Words),
    format(string(Text), Words, Arguments).

%!  say(+English, +Japanese, +Arguments:list) is det.
%
%   Print the same.

say(English, Japanese, Arguments) :-
    reader_words(English, Japanese, Words),
    format(Words, Arguments).

:- multifile gunshi_base_message_words:message_language/1.

gunshi_base_message_words:message_language(Language) :-
    reader_language(Language).

%!  board_flipped(-Flipped) is det.
%
%   Flipped is `true` when the board is drawn with gote below, else `false`.

board_flipped(Flipped) :-
    (   flipped
    ->  Flipped = true
    ;   Flipped = false
    ).

%!  flip_board is det.
%
%   Draw the board the other way round from now on.

flip_board :-
    (   retract(flipped)
    ->  true
    ;   assertz(flipped)
    ).
