/*  Words in a row, as a sentence has them.
*/
:- module(gunshi_cli_word_list,
          [ words_text/3                % +Words, +Last, -Text
          ]).
:- use_module(library(lists), [append/3]).

%!  words_text(+Words:list, +Last, -Text:string) is det.
%
%   Text has two Words or more, with commas between them, and Last before the last: `"a, b or c"`.

words_text(Words, Last, Text) :-
    append(Front, [End], Words),
    !,
    atomic_list_concat(Front, ', ', List),
    format(string(Text), "~w ~w ~w", [List, Last, End]).
