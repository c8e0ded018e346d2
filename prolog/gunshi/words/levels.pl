:- encoding(utf8).
/*  How strong the program plays, as a number for a person.

    A level is a count of positions for each search: each has two to three times as many as the one
    below it. At the highest, 10, there is no count, and the strategy clauses say how deep to look.
*/
:- module(gunshi_words_levels,
          [ level_nodes/2,              % ?Level, ?Nodes
            must_be_level/1,            % +Level
            thinking_time/1             % +Seconds
          ]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module(reader, [reader_words/3]).

%!  level_nodes(?Level:integer, ?Nodes:integer) is nondet.
%
%   At Level, 1 to 9, a search looks at Nodes positions.

level_nodes(1, 30).
level_nodes(2, 80).
level_nodes(3, 200).
level_nodes(4, 500).
level_nodes(5, 1300).
level_nodes(6, 3200).
level_nodes(7, 8000).
level_nodes(8, 20000).
level_nodes(9, 50000).

%!  must_be_level(+Level) is det.
%
%   Level is a number from 1 to 10.
%
%   @error gunshi(usage(Text)) if it is not

must_be_level(Level) :-
    (   integer(Level),
        between(1, 10, Level)
    ->  true
    ;   reader_words("A level is a number from 1 to 10, as in level(3); 10 plays best",
                     "強さは1から10の数: level(3). など。10が最強", Words),
        usage_error(Words, [])
    ).

%!  thinking_time(+Seconds) is semidet.
%
%   Seconds are some for thinking about a move: a number above 0, a day at most.

thinking_time(Seconds) :-
    number(Seconds),
    Seconds > 0,
    Seconds =< 86 400.
