:- encoding(utf8).
/*  Why the program played so in Othello, and what a game has taught it. */
:- module(gunshi_words_othello_reason,
          [ othello_reason_text/3,      % +Form, +Reason, -Text
            othello_reason_more/4,      % +Form, +Reason, +Move, -Text
            othello_word_text/2,        % +Word, -Text
            print_othello_lesson/1      % +Lesson
          ]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../base/sources', [shown_source/2]).
:- use_module('../othello/search', [othello_result/3]).
:- use_module('../knowledge/learning/lessons', [short_key/2]).
:- use_module('../knowledge/learning/rule_sentences', [body_sentence/3]).
:- use_module('../knowledge/learning/rules', [learned_rule/5]).
:- use_module(lesson_words, [told_why/2]).
:- use_module(othello_board, [othello_move_text/2, print_pattern_fact/1]).
:- use_module(reader, [reader_language/1, reader_words/3, said_text/4, say/3]).
:- autoload(library(lists), [member/2]).

%!  othello_reason_text(+Form:oneof([facts,words]), +Reason, -Text:string) is det.
%
%   Text is Reason, as of otl_choose/4, in one line. Joseki and J are named as the paper writes
%   them, as `facts`, or in `words`.

othello_reason_text(_, reason(none, _), Text) :-
    !,
    said_text("there is no legal move", "打てるマスがない", [], Text).
othello_reason_text(Form, reason(Source, Notes), Text) :-
    (   member(gm(Place, N, _, _), Notes)
    ->  named(gm(N), Form, Name),
        format(string(Text), "~s ~w", [Name, Place])
    ;   member(j(J), Notes)
    ->  named(j(J), Form, Name),
        format(string(Text), "~s   ~w", [Name, Source])
    ;   ( member(searched(Result), Notes) ; member(looked(Result, _, _), Notes) ),
        searched_depth(Result, Depth)
    ->  othello_result(Result, score, Score),
        othello_result(Result, nodes, Nodes),
        Discs is Score / 100,
        said_text("~2f discs, depth ~d, ~D nodes   ~w", "~2f石、深さ~d、~D局面   ~w",
                  [Discs, Depth, Nodes, Source], Text)
    ;   member(searched(Result), Notes)
    ->  othello_result(Result, lower, Score),
        othello_result(Result, nodes, Nodes),
        said_text("~d discs to the end, ~D nodes   ~w", "終局まで読んで~d石、~D局面   ~w",
                  [Score, Nodes, Source], Text)
    ;   format(string(Text), "~w", [Source])
    ).

%   searched_depth(+Result, -Depth) is semidet: of a search; what was solved has none.

searched_depth(Result, Depth) :-
    othello_result(Result, Key, Depth),
    Key == depth,
    !.

%   named(+What, +Form, -Name)

named(gm(N), Form, Name) :-
    (   Form == facts
    ->  format(string(Name), "gm(~d, ...)", [N])
    ;   said_text("a joseki of move ~d", "~d手目の定跡", [N], Name)
    ).
named(bm(N), Form, Name) :-
    (   Form == facts
    ->  format(string(Name), "bm(~d, ...)", [N])
    ;   said_text("a negative joseki of move ~d", "~d手目の負の定跡", [N], Name)
    ).
named(j(J), Form, Name) :-
    (   Form == facts
    ->  format(string(Name), "J = ~d", [J])
    ;   said_text("the paper’s function J gives it ~d", "論文の関数Jの値 ~d", [J], Name)
    ).

%!  othello_reason_more(+Form:oneof([facts,words]), +Reason, +Move, -Text:string) is nondet.
%
%   Text is what else there is to say of Reason, when Move was played: the saying that the clause
%   goes by; what looking ahead saw; which game has taught the joseki that is played; a negative
%   joseki, with the game that has; a clause that went wrong. Form is that of othello_reason_text/3.

othello_reason_more(_, reason(_, Notes), _, Text) :-
    member(saying(Japanese, English), Notes),
    (   reader_language(ja)
    ->  Text = Japanese
    ;   format(string(Text), "~s (~s)", [Japanese, English])
    ).
othello_reason_more(_, reason(_, Notes), _, Text) :-
    member(looked(_, Behind, _), Notes),
    Behind > 0,
    Discs is Behind / 100,
    said_text("~2f discs behind the best move", "最善より~2f石少ない", [Discs], Text).
othello_reason_more(_, reason(_, Notes), _, Text) :-
    member(looked(_, _, Parts), Notes),
    Parts \== [],
    most_of(Parts, Most),
    findall(Words, ( member(Part, Most), part_words(Part, Words) ), Seen),
    reader_words(", ", "、", Comma),
    atomic_list_concat(Seen, Comma, List),
    said_text("seen ahead: ~w", "先に見えるもの: ~w", [List], Text).
othello_reason_more(_, reason(_, Notes), Played, Text) :-
    member(taught(Move, Value, [rule(Kind, Why0, _)|More]), Notes),
    plus(Value, Sign),
    Discs is Value / 100,
    rule_why(Kind, Why0, Why),
    (   Move == Played
    ->  Words = ""
    ;   othello_move_text(Move, MoveText),
        said_text("rather than ~s: ", "~sより: ", [MoveText], Words)
    ),
    (   length(More, Count),
        Count > 0
    ->  said_text(", and ~d more", "、ほか~d", [Count], Others)
    ;   Others = ""
    ),
    said_text("games have taught (対局の教え): ~s~s~2f discs, a move that ~s~s",
              "対局の教え: ~s~s~2f石、~s手~s",
              [Words, Sign, Discs, Why, Others], Text).
othello_reason_more(_, reason(_, Notes), _, Text) :-
    member(gm(_, _, _, Fact), Notes),
    taught_text(Fact, Text).
othello_reason_more(Form, reason(_, Notes), Played, Text) :-
    member(bm(Place, N, Move, Fact), Notes),
    (   Move == Played
    ->  said_text("although", "ただし", [], Words)
    ;   othello_move_text(Move, MoveText),
        said_text("not ~s:", "~sでなく:", [MoveText], Words)
    ),
    (   taught_text(Fact, Taught)
    ->  string_concat("; ", Taught, More)
    ;   More = ""
    ),
    named(bm(N), Form, Name),
    format(string(Text), "~s ~s ~w~s", [Words, Name, Place, More]).

othello_reason_more(_, reason(_, Notes), _, Text) :-
    member(went_wrong(Error), Notes),
    error_line(Error, Text).

%   rule_why(+Kind, +Why0, -Why): what the moves do of which the rule Why0 of Kind speaks.

rule_why(Kind, Why0, Why) :-
    (   reader_language(ja),
        learned_rule(Kind, Why0, Traits, _, _)
    ->  body_sentence(ja, Traits, Why)
    ;   Why = Why0
    ).

%   most_of(+Parts, -Most): the first, which are worth most.

most_of(Parts, Most) :-
    (   Parts = [A, B, C|_]
    ->  Most = [A, B, C]
    ;   Most = Parts
    ).

%   part_words(+Part, -Words): a part of looked_parts/3, as "+3 mobility (+2.70)" or "the edge a1-h1
%   ・●○○●・・・ (+1.20)".

part_words(part(Word, Count, Value), Words) :-
    othello_word_text(Word, Shown),
    plus(Count, CountSign),
    plus(Value, ValueSign),
    Discs is Value / 100,
    format(string(Words), "~s~d ~s (~s~2f)", [CountSign, Count, Shown, ValueSign, Discs]).
part_words(border(Where, Shape, Value), Words) :-
    Shape =.. [Place, Text],
    place_shown(Place, English, Japanese),
    reader_words(English, Japanese, Shown),
    plus(Value, Sign),
    Discs is Value / 100,
    format(string(Words), "~s~w ~s (~s~2f)", [Shown, Where, Text, Sign, Discs]).

place_shown(edge,   "the edge ",   "辺").
place_shown(corner, "the corner ", "隅").

plus(Number, Sign) :-
    (   Number > 0
    ->  Sign = "+"
    ;   Sign = ""
    ).

%!  othello_word_text(+Word, -Text:string) is det.
%
%   Text is what Word, of atai/3, counts, in the reader's language.

othello_word_text(Word, Text) :-
    word_shown(Word, English, Japanese),
    reader_words(English, Japanese, Text).

word_shown(mobility, "mobility", "打てる数").
word_shown(frontier, "frontier discs", "外に接する石").
word_shown(stable, "stable discs", "確定石").
word_shown(corner, "corners", "隅").
word_shown(takes_corner, "corners to take", "取れる隅").
word_shown(x_square, "on X squares", "X打ちの石").
word_shown(c_square, "on C squares", "C打ちの石").
word_shown(wing, "wings", "ウィング").
word_shown(balanced, "balanced edges", "両側のそろった辺").
word_shown(wedge, "wedges", "くさび").

taught_text(Fact, Text) :-
    arg(2, Fact, K),
    is_list(K),
    memberchk(learned(Key, N, Why), K),
    short_key(Key, Short),
    told_why(Why, Told),
    said_text("learned from game ~s, move ~d: ~s", "対局 ~s の~d手目の教え: ~s", [Short, N, Told], Text).

%!  print_othello_lesson(+Lesson) is det.
%
%   Print Lesson, one of keep_lessons/4: what was learned, or why it was not.

print_othello_lesson(added(Fact, Why, Source)) :-
    print_pattern_fact(Fact),
    shown_source(Source, Shown),
    told_why(Why, Told),
    say("   added: ~s.   ~w~n", "   追加: ~s。   ~w~n", [Told, Shown]).
print_othello_lesson(faulty(Fact, Problems)) :-
    print_pattern_fact(Fact),
    format(string(Text), "~q", [Fact]),
    error_line(error(gunshi(bad_clause(Text, Problems)), _), Line),
    format("   ~s~n", [Line]).
print_othello_lesson(said(Old)) :-
    print_pattern_fact(Old),
    say("   is known already.~n", "   もう知っている。~n", []).
print_othello_lesson(kept(Old, Fact, Why)) :-
    print_pattern_fact(Fact),
    functor(Old, Kind, _),
    told_why(Why, Told),
    say("   not learned, for a ~w fact says the contrary: ~s.~n",
        "   学ばない。~w が逆のことを言う: ~s。~n", [Kind, Told]).
print_othello_lesson(both(Old, _, Why)) :-
    print_pattern_fact(Old),
    told_why(Why, Told),
    say("   stays, though the next says the contrary of some of its positions: ~s.~n",
        "   残す。次のものが一部の局面で逆のことを言うが: ~s。~n", [Told]).
print_othello_lesson(removed(Fact, Why)) :-
    print_pattern_fact(Fact),
    told_why(Why, Told),
    say("   taken away: ~s.~n", "   もう信じない: ~s。~n", [Told]).
