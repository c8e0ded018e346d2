/*  Why the program played so in Othello, and what a game has taught it. */
:- module(gunshi_words_othello_reason,
          [ othello_reason_text/2,      % +Reason, -Text
            othello_reason_more/3,      % +Reason, +Move, -Text
            print_othello_lesson/1      % +Lesson
          ]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../base/sources', [shown_source/2]).
:- use_module('../othello/search', [othello_result/3]).
:- use_module('../knowledge/learning/lessons', [short_key/2]).
:- use_module(othello_board, [othello_move_text/2, print_pattern_fact/1]).
:- autoload(library(lists), [member/2]).

%!  othello_reason_text(+Reason, -Text:string) is det.
%
%   Text is Reason, as of otl_choose/4, in one line.

othello_reason_text(reason(none, _), "there is no legal move") :-
    !.
othello_reason_text(reason(Source, Notes), Text) :-
    (   member(gm(Place, N, _, _), Notes)
    ->  format(string(Text), "gm(~d, ...) ~w", [N, Place])
    ;   member(j(J), Notes)
    ->  format(string(Text), "J = ~d   ~w", [J, Source])
    ;   ( member(searched(Result), Notes) ; member(looked(Result, _, _), Notes) ),
        othello_result(Result, depth, Depth)
    ->  othello_result(Result, score, Score),
        othello_result(Result, nodes, Nodes),
        Discs is Score / 100,
        format(string(Text), "~2f discs, depth ~d, ~D nodes   ~w", [Discs, Depth, Nodes, Source])
    ;   member(searched(Result), Notes)
    ->  othello_result(Result, lower, Score),
        othello_result(Result, nodes, Nodes),
        format(string(Text), "~d discs to the end, ~D nodes   ~w", [Score, Nodes, Source])
    ;   format(string(Text), "~w", [Source])
    ).

%!  othello_reason_more(+Reason, +Move, -Text:string) is nondet.
%
%   Text is what else there is to say of Reason, when Move was played: the saying that the clause
%   goes by; what looking ahead saw; which game has taught the joseki that is played; a negative
%   joseki, with the game that has; a clause that went wrong.

othello_reason_more(reason(_, Notes), _, Text) :-
    member(saying(Japanese, English), Notes),
    format(string(Text), "~s (~s)", [Japanese, English]).
othello_reason_more(reason(_, Notes), _, Text) :-
    member(looked(_, Behind, _), Notes),
    Behind > 0,
    Discs is Behind / 100,
    format(string(Text), "~2f discs behind the best move", [Discs]).
othello_reason_more(reason(_, Notes), _, Text) :-
    member(looked(_, _, Parts), Notes),
    Parts \== [],
    most_of(Parts, Most),
    findall(Words, ( member(Part, Most), part_words(Part, Words) ), Seen),
    atomic_list_concat(Seen, ', ', List),
    format(string(Text), "seen ahead: ~w", [List]).
othello_reason_more(reason(_, Notes), _, Text) :-
    member(gm(_, _, _, Fact), Notes),
    taught_text(Fact, Text).
othello_reason_more(reason(_, Notes), Played, Text) :-
    member(bm(Place, N, Move, Fact), Notes),
    (   Move == Played
    ->  Words = "although"
    ;   othello_move_text(Move, MoveText),
        format(string(Words), "not ~s:", [MoveText])
    ),
    (   taught_text(Fact, Taught)
    ->  string_concat("; ", Taught, More)
    ;   More = ""
    ),
    format(string(Text), "~s bm(~d, ...) ~w~s", [Words, N, Place, More]).

othello_reason_more(reason(_, Notes), _, Text) :-
    member(went_wrong(Error), Notes),
    error_line(Error, Text).

%   most_of(+Parts, -Most): the first, which are worth most.

most_of(Parts, Most) :-
    (   Parts = [A, B, C|_]
    ->  Most = [A, B, C]
    ;   Most = Parts
    ).

%   part_words(+Part, -Words): a part of looked_parts/3, as "+3 mobility (+2.70)".

part_words(part(Word, Count, Value), Words) :-
    word_shown(Word, Shown),
    plus(Count, CountSign),
    plus(Value, ValueSign),
    Discs is Value / 100,
    format(string(Words), "~s~d ~s (~s~2f)", [CountSign, Count, Shown, ValueSign, Discs]).

plus(Number, Sign) :-
    (   Number > 0
    ->  Sign = "+"
    ;   Sign = ""
    ).

word_shown(mobility,     "mobility").
word_shown(frontier,     "frontier discs").
word_shown(stable,       "stable discs").
word_shown(corner,       "corners").
word_shown(takes_corner, "corners to take").
word_shown(x_square,     "on X squares").
word_shown(c_square,     "on C squares").
word_shown(wing,         "wings").
word_shown(balanced,     "balanced edges").
word_shown(wedge,        "wedges").

taught_text(Fact, Text) :-
    arg(2, Fact, K),
    is_list(K),
    memberchk(learned(Key, N, Why), K),
    short_key(Key, Short),
    format(string(Text), "learned from game ~s, move ~d: ~s", [Short, N, Why]).

%!  print_othello_lesson(+Lesson) is det.
%
%   Print Lesson, one of keep_lessons/4: what was learned, or why it was not.

print_othello_lesson(added(Fact, Why, Source)) :-
    print_pattern_fact(Fact),
    shown_source(Source, Shown),
    format("   added: ~s.   ~w~n", [Why, Shown]).
print_othello_lesson(faulty(Fact, Problems)) :-
    print_pattern_fact(Fact),
    format(string(Text), "~q", [Fact]),
    error_line(error(gunshi(bad_clause(Text, Problems)), _), Line),
    format("   ~s~n", [Line]).
print_othello_lesson(said(Old)) :-
    print_pattern_fact(Old),
    format("   is known already.~n").
print_othello_lesson(kept(Old, Fact, Why)) :-
    print_pattern_fact(Fact),
    functor(Old, Kind, _),
    format("   not learned, for a ~w fact says the contrary: ~s.~n", [Kind, Why]).
print_othello_lesson(both(Old, _, Why)) :-
    print_pattern_fact(Old),
    format("   stays, though the next says the contrary of some of its positions: ~s.~n", [Why]).
print_othello_lesson(removed(Fact, Why)) :-
    print_pattern_fact(Fact),
    format("   taken away: ~s.~n", [Why]).
