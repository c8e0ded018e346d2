:- encoding(utf8).
/*  Why a lesson was learned, in the reader's language.

    The knowledge keeps it in English beside the fact that was learned: what the meta-rules found
    (knowledge/learning/meta_rules.pl), and what contradiction/4 of kb/learning.pl says. These are
    known here; what a person has written is told as it stands.
*/
:- module(gunshi_words_lesson_words,
          [ told_why/2                  % +Why, -Text
          ]).
:- use_module(reader, [reader_language/1]).

%!  told_why(+Why:text, -Text) is det.
%
%   Text says in the reader's language why something was learned, or not, or is not believed.

told_why(Why, Text) :-
    (   reader_language(ja),
        japanese_why(Why, Japanese)
    ->  Text = Japanese
    ;   Text = Why
    ).

japanese_why(Why, Text) :-
    string_concat(Start, ", seen in the mirror", Why),
    !,
    told_why(Start, Start1),
    string_concat(Start1, "（鏡に映した形）", Text).
japanese_why(Why, Text) :-
    string_concat("mirror: ", Rest, Why),
    !,
    told_why(Rest, Rest1),
    string_concat("鏡に映した形: ", Rest1, Text).
japanese_why(Why, Text) :-
    string_concat("it would have done, worth ", Value, Why),
    !,
    format(string(Text), "こう指せば~sだった", [Value]).
japanese_why(Why, Text) :-
    string_concat(Start, ", would have done", Why),
    sub_string(Start, Before, _, After, ", worth "),
    !,
    sub_string(Start, 0, Before, _, Move),
    sub_string(Start, _, After, 0, Value),
    format(string(Text), "~sなら~sだった", [Move, Value]).
japanese_why(Why, Text) :-
    text_to_string(Why, String),
    known_why(String, Text).

known_why("the opponent played it, unexpected", "相手が指した意外な手").
known_why("whatever is played, the position is bad", "どう指しても悪い局面").
known_why("no contradiction/4 decides", "contradiction/4 のどれも決めない").
known_why("they were learned of different positions", "違う局面で学んだ").
known_why("it is an exception", "例外の局面").
known_why("the opponent has shown that the move is good", "相手がその手の良さを示した").
known_why("a game was lost by the move", "その手で負けた対局がある").
known_why("a person wrote the line", "人が書いた定跡").
known_why("it says nothing of where the new one was learned", "新しい事実の局面のことは何も言わない").
known_why("a negative joseki of 400 lessons ago", "400回前の学習の禁じ手").
