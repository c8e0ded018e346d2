:- encoding(utf8).
/*  The words of which messages are made: terms and texts, cut when they are long. */
:- module(gunshi_base_message_words,
          [ brief/2,                    % +Value, -Text
            excerpt/3,                  % +Text, +Character, -Excerpt
            how_many/3,                 % +Count, +Noun, -Words
            japanese_is_read/0,
            message_words/3,            % +English, +Japanese, -Words
            value_words/2               % +Value, -Words
          ]).

:- multifile
    message_language/1.                 % hook: -Language in which this thread's person reads

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

%!  how_many(+Count:integer, +Noun, -Words:string) is det.
%
%   `1 game`, `0 games` or `1,234 games`: Noun is as `game`, and its plural ends in s.

how_many(Count, Noun, Words) :-
    (   Count =:= 1
    ->  Ending = ''
    ;   Ending = s
    ),
    format(string(Words), "~D ~w~w", [Count, Noun, Ending]).

%!  japanese_is_read is semidet.
%
%   This thread's person reads Japanese.

japanese_is_read :-
    message_language(Language),
    Language == ja,
    !.

%!  message_words(+English, +Japanese, -Words) is det.
%
%   Words are those of the two that are in the language in which this thread's person reads.

message_words(English, Japanese, Words) :-
    (   japanese_is_read
    ->  Words = Japanese
    ;   Words = English
    ).

%!  value_words(+Value, -Words:string) is det.
%
%   Value as it is written in a knowledge file, cut when it is deep or long. A variable is called
%   one, in the person's language.

value_words(Value, Words) :-
    (   var(Value)
    ->  message_words("a variable", "変数", Words)
    ;   format(string(Whole), '~W', [Value, [quoted(true), max_depth(6), numbervars(true)]]),
        excerpt(Whole, none, Words)
    ).
