:- encoding(utf8).
/*  The first paper's conclusions, held against what was measured (papers.md §1), and what the forms
    beyond the paper add.

    A claim is put as comparisons of forms. What speaks for it or against it is a ratio of two
    medians, with the range that the runs allow: the least of the one by the greatest of the other,
    and the other way round. A comparison is decided only when the forms had three runs or more and
    the whole range is two per cent or more from 1: two equal forms of three runs would often be a
    little apart. Memory is the same in every run, and is compared as it is.
*/
:- module(gunshi_lab_forms_findings,
          [ forms_findings/3,           % +Times, +Memories, -Findings
            form_property/3             % ?Property, ?Form, ?Source
          ]).
:- autoload(library(apply), [exclude/3, foldl/4, maplist/2, maplist/3, maplist/4]).
:- autoload(library(lists),
            [append/3, intersection/3, last/2, list_to_set/2, max_member/2, member/2, nth1/3,
             same_length/2]).
:- autoload(library(yall), [(>>)/3]).

%!  forms_findings(+Times:list, +Memories:list, -Findings:list) is det.
%
%   Findings are dicts, a claim and a system each, of all conclusions of the paper, and of the other
%   claims that Times, rows of forms_times/3, and Memories, rows of forms_memories/2, can judge:
%
%   | part     | `paper`, a conclusion of the paper; `beyond`, what came after it                |
%   | claim    | the claim in words                                                              |
%   | system   | where it was tried                                                              |
%   | verdict  | `holds`, `partly`, `fails`; `open` when the runs do not tell; `unmeasured`;     |
%   |          | `answer` to a question                                                          |
%   | evidence | a list of texts, with times, ratios and their ranges, and what was not measured |

forms_findings(Times, Memories, Findings) :-
    findall(System, ( member(Row, Times), System = Row.system, System \== 'swi-alone' ), All),
    list_to_set(All, Systems),
    findall(_{part:Part, claim:Claim, system:System, verdict:Verdict, evidence:Evidence},
            ( claim(Part, Claim, Tests),
              member(System, Systems),
              judge_tests(Tests, data(System, Times, Memories), Verdict, Evidence),
              \+ ( Part == beyond,
                   Verdict == unmeasured
                 )
            ),
            Findings).

%   claim(?Part, ?Claim, ?Tests): all Tests must hold. The forms of a set are the paper's twelve, or
%   some.

claim(paper, "The authors expected 1.1 to be the slowest: it is not",
      [not_slowest('1.1', twelve, 0), not_slowest('1.1', twelve, 1)]).
claim(paper, "The authors expected 2.3 to be the fastest: it is not",
      [not_fastest('2.3', twelve, 0), not_fastest('2.3', twelve, 1)]).
claim(paper, "1.1 beats 1.3: many arguments are fine, and arg/3 needs no array remedy",
      [faster('1.1', '1.3', 0), faster('1.1', '1.3', 1), generates_faster('1.1', '1.3')]).
claim(paper, "1.1 beats 1.2", [faster('1.1', '1.2', 0), faster('1.1', '1.2', 1)]).
claim(paper, "The reason: 1.2 must search for what stands on a target square, 1.1 looks it up",
      [generates_faster('1.1', '1.2')]).
claim(paper, "1.21, which is 1.2 with the board as facts, is the better 1.2",
      [faster('1.21', '1.2', 0), faster('1.21', '1.2', 1)]).
claim(paper, "1.8 is the best of the lists, 1.3 to 1.9",
      [fastest('1.8', lists, 0), fastest('1.8', lists, 1)]).
claim(paper, "Nine lists are better than one of 40 elements: 1.8 beats 1.4 and 1.5",
      [faster('1.8', '1.4', 1), faster('1.8', '1.5', 1)]).
claim(paper, "1.8 is the best of all twelve",
      [fastest('1.8', twelve, 0), fastest('1.8', twelve, 1)]).
claim(paper, "1.81, which is 1.8 with the board as facts, changes something for the better",
      [faster('1.81', '1.8', 0), faster('1.81', '1.8', 1)]).
claim(paper, "The forms of facts are poor at depth 0: slower than the median of the others",
      [slower_than_median('2.1', arguments, 0), slower_than_median('2.2', arguments, 0),
       slower_than_median('2.3', arguments, 0)]).
claim(paper, "They are poor because they must restore: without that it would be otherwise",
      [poor_by_restoring('2.1', arguments), poor_by_restoring('2.2', arguments),
       poor_by_restoring('2.3', arguments)]).
claim(paper, "2.3 is promising at depth 1: nearer to the best than at depth 0, and not below the \c
              middle",
      [gains('2.3', twelve, 0, 1), faster_than_median('2.3', twelve, 1)]).
claim(paper, "2.3 gains further with more depth",
      [gains('2.3', twelve, 1, 2)]).
claim(paper, "From depth 10 on, 2.3 needs the least memory of 1.21, 1.8, 1.81 and 2.3",
      [least_memory('2.3', ['1.21', '1.8', '1.81'], 10)]).
claim(paper, "In short searches an argument is the better style: its best beats the best facts \c
              (the paper: up to 4 or 5 plies, which is enough to play; here 1 to 3 plies, and \c
              what is enough to play is not asked)",
      [best_beats(arguments, facts, 0), best_beats(arguments, facts, 1),
       best_beats(arguments, facts, 2)]).
claim(beyond, "How much of 1.1 is its change_arg/5? 1.1 against the same with one-clause copying",
      [ratio('1.1', '1.1-copy', 1)]).
claim(beyond, "With one-clause copying 1.1 is level with 1.8, or better",
      [faster('1.1-copy', '1.8', 1)]).
claim(beyond, "With one-clause copying 1.1 beats 1.2 and 1.3, as the paper found",
      [faster('1.1-copy', '1.2', 1), faster('1.1-copy', '1.3', 1)]).
claim(beyond, "Built-ins in C do more for 1.1 than one-clause copying in Prolog",
      [faster('1.1-c', '1.1-copy', 1)]).
claim(beyond, "Tuned, 1.8 still beats 1.1",
      [faster('1.8-tuned', '1.1-tuned', 1)]).
claim(beyond, "Tuned, 2.3 is the last of the five",
      [slowest('2.3-tuned', tuned, 1)]).
claim(beyond, "What does tuning give?",
      [ratio('1.1', '1.1-tuned', 1), ratio('1.8', '1.8-tuned', 1), ratio('2.3', '2.3-tuned', 1),
       ratio('1.21', '1.21-tuned', 1), ratio('1.81', '1.81-tuned', 1)]).
claim(beyond, "1.1 changed in place beats 1.1 copied",
      [faster('1.1-setarg', '1.1-tuned', 1)]).
claim(beyond, "What does indexing change? 2.1 by first argument only, as it is, and made for \c
               indexes",
      [ratio('2.1-first', '2.1', 1), ratio('2.1', '2.1-indexed', 1),
       ratio('2.2', '2.2-indexed', 1)]).
claim(beyond, "With indexes on all arguments 2.1 beats 2.3, whose second table they replace",
      [faster('2.1', '2.3', 1)]).
claim(beyond, "A balanced tree beats the sorted list 1.3; the AVL tree also the red-black one",
      [faster(assoc, '1.3', 1), faster(assoc, rbtree, 1)]).
claim(beyond, "Erased clauses cost the forms of facts more with a thread that collects them than \c
               without",
      [alone('2.1', 1), alone('2.3', 1), alone('1.81', 1)]).
claim(beyond, "How far is the best pure Prolog form from the core? A move each",
      [per_move('1.1-setarg', core, 1), per_move('1.1-setarg', 'core-mutable', 1),
       per_move('1.1-setarg', 'core-c', 1)]).

claim(beyond, "How does the system compare with SWI-Prolog, form by form?",
      [systems('1.1', 1), systems('1.3', 1), systems('1.4', 1), systems('1.8', 1),
       systems('2.1', 1), systems('2.2', 1), systems('2.3', 1), systems('1.1-tuned', 1),
       systems('1.8-tuned', 1), systems('2.3-tuned', 1)]).

set(twelve, Forms) :-
    set(arguments, Arguments),
    set(facts, Facts),
    append(Arguments, Facts, Forms).
set(lists,     ['1.3', '1.4', '1.5', '1.6', '1.7', '1.8', '1.9']).
set(arguments, ['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '1.8', '1.9']).
set(facts,     ['2.1', '2.2', '2.3']).
set(tuned,     ['1.1-tuned', '1.8-tuned', '2.3-tuned', '1.21-tuned', '1.81-tuned']).

%   judge_tests(+Tests, +Data, -Verdict, -Evidence): a claim holds only when all its tests were
%   made.

judge_tests(Tests, Data, Verdict, Evidence) :-
    findall(One-Text,
            ( member(Test, Tests),
              (   test(Test, Data, One0, Text0)
              ->  One = One0,
                  Text = Text0
              ;   One = unmeasured,
                  missing(Test, Text)
              )
            ),
            Results),
    findall(One, member(One-_, Results), Verdicts),
    together(Verdicts, Verdict),
    findall(Text, ( member(One-Text, Results), is_evidence(Verdict, One) ), Evidence).

%   is_evidence(+Verdict, +One): of a question's answers those that there are will do.

is_evidence(answer, One) :-
    !,
    One \== unmeasured.
is_evidence(_, _).

missing(Test, Text) :-
    Test =.. [_|Arguments],
    findall(Name, ( member(Form, Arguments), atom(Form), form_words(Form, Name) ), Names),
    findall(Depth, ( member(Depth, Arguments), integer(Depth) ), Depths),
    atomic_list_concat(Names, ', ', Forms),
    (   Depths == []
    ->  format(string(Text), "not measured: ~w", [Forms])
    ;   last(Depths, Deepest),
        format(string(Text), "not measured: ~w at depth ~d", [Forms, Deepest])
    ).

form_words(Form, Name) :-
    (   set_name(Form, Name0)
    ->  Name = Name0
    ;   Name = Form
    ).

set_name(twelve,    'all of the twelve').
set_name(lists,     'all of 1.3 to 1.9').
set_name(arguments, 'all of 1.1 to 1.9').
set_name(facts,     'all of 2.1 to 2.3').
set_name(tuned,     'all tuned ones').

together(Verdicts, Verdict) :-
    sort(Verdicts, All),
    (   All == [unmeasured]
    ->  Verdict = unmeasured
    ;   memberchk(answer, All)
    ->  Verdict = answer
    ;   memberchk(fails, All)
    ->  (   ( memberchk(holds, All) ; memberchk(partly, All) )
        ->  Verdict = partly
        ;   Verdict = fails
        )
    ;   memberchk(partly, All)
    ->  Verdict = partly
    ;   All == [holds]
    ->  Verdict = holds
    ;   Verdict = open
    ).

%   test(+Test, +Data, -Verdict, -Text): false when Data does not have what is asked for.

test(faster(A, B, Depth), Data, Verdict, Text) :-
    row(Data, A, Depth, RowA),
    row(Data, B, Depth, RowB),
    decided(RowB, RowA, Ratio, Low, High, Verdict),
    pair_text(RowA, RowB, Depth, Times),
    format(string(Text), "~s: ~w is ~2f times as fast as ~w (~2f to ~2f)",
           [Times, A, Ratio, B, Low, High]).
test(generates_faster(A, B), Data, Verdict, Text) :-
    row(Data, A, 0, RowA0),
    row(Data, B, 0, RowB0),
    generation(RowA0, RowA),
    generation(RowB0, RowB),
    decided(RowB, RowA, Ratio, Low, High, Verdict),
    ms(RowA, MsA),
    ms(RowB, MsB),
    format(string(Text),
           "the generation alone, which reads squares and changes nothing: ~w ~4f ms, ~w ~4f ms: \c
            ~w is ~2f times as fast as ~w (~2f to ~2f)",
           [A, MsA, B, MsB, A, Ratio, B, Low, High]).
test(ratio(A, B, Depth), Data, answer, Text) :-
    row(Data, A, Depth, RowA),
    row(Data, B, Depth, RowB),
    compared(RowA, RowB, Ratio, Low, High),
    pair_text(RowA, RowB, Depth, Times),
    format(string(Text), "~s: ~w takes ~2f times as long as ~w (~2f to ~2f)",
           [Times, A, Ratio, B, Low, High]).
test(not_slowest(A, Set, Depth), Data, Verdict, Text) :-
    extreme(slow, Data, A, Set, Depth, B),
    test(faster(A, B, Depth), Data, Verdict, Text).
test(slowest(A, Set, Depth), Data, Verdict, Text) :-
    extreme(slow, Data, A, Set, Depth, B),
    test(faster(B, A, Depth), Data, Verdict, Text).
test(not_fastest(A, Set, Depth), Data, Verdict, Text) :-
    extreme(fast, Data, A, Set, Depth, B),
    test(faster(B, A, Depth), Data, Verdict, Text).
test(fastest(A, Set, Depth), Data, Verdict, Text) :-
    extreme(fast, Data, A, Set, Depth, B),
    test(faster(A, B, Depth), Data, Verdict, Text).
test(best_beats(SetA, SetB, Depth), Data, Verdict, Text) :-
    best(fast, Data, SetA, Depth, A),
    best(fast, Data, SetB, Depth, B),
    test(faster(A, B, Depth), Data, Verdict, Text).
test(slower_than_median(A, Set, Depth), Data, Verdict, Text) :-
    middle(Data, Set, Depth, B),
    test(faster(B, A, Depth), Data, Verdict, Text).
test(faster_than_median(A, Set, Depth), Data, Verdict, Text) :-
    middle(Data, Set, Depth, B),
    (   A == B
    ->  row(Data, A, Depth, Row),
        ms(Row, Ms),
        Verdict = holds,
        format(string(Text), "depth ~d: ~w ~3f ms is the middle", [Depth, A, Ms])
    ;   test(faster(A, B, Depth), Data, Verdict, Text)
    ).
test(poor_by_restoring(A, Set), Data, Verdict, Text) :-
    middle(Data, Set, 0, B),
    row(Data, A, 0, RowA),
    row(Data, B, 0, RowB),
    Half is (RowA.cpu_seconds - RowA.generation_seconds) / 2,
    Without is RowA.cpu_seconds - Half,
    Part is Without / RowA.cpu_seconds,
    decided(RowA, RowB, _, _, _, Poor),
    compared(RowA, RowB, Ratio0, Low0, High0),
    Ratio is Part * Ratio0,
    Low is Part * Low0,
    High is Part * High0,
    (   Poor \== holds
    ->  Verdict = Poor,
        Note = "; it is not slower than that at all"
    ;   sided(Low, High, Slower),
        opposite(Slower, Verdict),
        Note = ""
    ),
    ms(RowA, MsA),
    ms(RowB, MsB),
    HalfMs is Half * 1000,
    WithoutMs is Without * 1000,
    format(string(Text),
           "depth 0: ~w ~3f ms, of it ~3f ms restoring, taken as half of all changing; without \c
            that ~3f ms, ~2f times the median's (~w, ~3f ms)~s",
           [A, MsA, HalfMs, WithoutMs, Ratio, B, MsB, Note]).
test(gains(A, Set, Depth0, Depth1), Data, Verdict, Text) :-
    extreme(fast, Data, A, Set, Depth0, B0),
    extreme(fast, Data, A, Set, Depth1, B1),
    row(Data, A, Depth0, LongA0),
    row(Data, B0, Depth0, LongB0),
    row(Data, A, Depth1, LongA1),
    row(Data, B1, Depth1, LongB1),
    maplist(positions_of, [LongA0, LongB0, LongA1, LongB1], Lists),
    foldl(intersection, Lists, LongA0.positions, Ids),
    Ids \== [],
    maplist(restricted(Ids), [LongA0, LongB0, LongA1, LongB1], [RowA0, RowB0, RowA1, RowB1]),
    compared(RowA0, RowB0, Ratio0, Low0, High0),
    compared(RowA1, RowB1, Ratio1, Low1, High1),
    (   \+ maplist(runs_enough, [RowA0, RowB0, RowA1, RowB1])
    ->  Verdict = open
    ;   High1 * 1.02 < Low0
    ->  Verdict = holds
    ;   Low1 > High0 * 1.02
    ->  Verdict = fails
    ;   Verdict = open
    ),
    atomic_list_concat(Ids, ', ', Where),
    format(string(Text),
           "~w takes ~2f times the best's time (~w) at depth ~d (~2f to ~2f), ~2f times (~w) at \c
            depth ~d (~2f to ~2f), in the positions that both depths have: ~w",
           [A, Ratio0, B0, Depth0, Low0, High0, Ratio1, B1, Depth1, Low1, High1, Where]).
test(alone(Form, Depth), data(swi, Times, Memories), Verdict, Text) :-
    row(data(swi, Times, Memories), Form, Depth, Row),
    row(data('swi-alone', Times, Memories), Form, Depth, Alone),
    decided(Row, Alone, Ratio, Low, High, Verdict),
    pair_text(Row, Alone, Depth, Texts),
    format(string(Text), "~s: ~2f times as long with the thread (~2f to ~2f)",
           [Texts, Ratio, Low, High]).
test(systems(Form, Depth), data(System, Times, Memories), answer, Text) :-
    System \== swi,
    row(data(swi, Times, Memories), Form, Depth, Swi),
    row(data(System, Times, Memories), Form, Depth, Row),
    compared(Swi, Row, Ratio, Low, High),
    pair_text(Swi, Row, Depth, Texts),
    format(string(Text), "~s: SWI-Prolog takes ~2f times as long (~2f to ~2f)",
           [Texts, Ratio, Low, High]).
test(per_move(A, B, Depth), Data, answer, Text) :-
    row(Data, A, Depth, RowA),
    row(Data, B, Depth, RowB),
    UsA is RowA.cpu_seconds / RowA.nodes * 1.0e6,
    UsB is RowB.cpu_seconds / RowB.nodes * 1.0e6,
    Ratio is UsA / UsB,
    format(string(Text), "depth ~d: ~w ~4f µs a move, ~w ~4f µs: ~1f times",
           [Depth, A, UsA, B, UsB, Ratio]).
test(least_memory(A, Others, From), data(System, _, Memories), Verdict, Text) :-
    findall(Depth, ( memory(Memories, System, A, Depth, _), Depth >= From ), Depths),
    Depths = [_|_],
    forall(member(Form, [A|Others]), memory(Memories, System, Form, From, _)),
    findall(Depth-B,
            ( memory(Memories, System, A, Depth, BytesA),
              member(B, Others),
              memory(Memories, System, B, Depth, BytesB),
              BytesB =< BytesA
            ),
            Beaten),
    last(Depths, Deepest),
    (   \+ ( member(Depth-_, Beaten), Depth >= From )
    ->  Verdict = holds
    ;   memberchk(Deepest-_, Beaten)
    ->  Verdict = fails
    ;   Verdict = partly
    ),
    sort([0, 5, From, Deepest], Shown),
    findall(Part,
            ( member(Depth, Shown),
              findall(Kb, ( member(F, [A|Others]), memory(Memories, System, F, Depth, Bytes),
                            K is Bytes / 1024, format(atom(Kb), "~w ~1f", [F, K]) ), Kbs),
              atomic_list_concat(Kbs, ', ', Listed),
              format(atom(Part), "depth ~d: ~w KB", [Depth, Listed])
            ),
            Parts),
    atomic_list_concat(Parts, '; ', Figures),
    (   member(Deepest-_, Beaten)
    ->  format(string(Text), "~w; ~w does not need the least at depth ~d", [Figures, A, Deepest])
    ;   max_member(Last-_, Beaten)
    ->  Next is Last + 1,
        format(string(Text), "~w; ~w needs the least from depth ~d on", [Figures, A, Next])
    ;   format(string(Text), "~w; ~w needs the least at every depth", [Figures, A])
    ).

row(data(System, Times, _), Form, Depth, Row) :-
    member(Row, Times),
    Row.form == Form,
    Row.system == System,
    Row.depth =:= Depth,
    !.

memory(Memories, System, Form, Depth, Bytes) :-
    member(Row, Memories),
    Row.form == Form,
    Row.system == System,
    Depth = Row.depth,
    integer(Row.heap_bytes),
    Bytes = Row.memory_bytes.

%   compared(+RowA, +RowB, -Ratio, -Low, -High): of the times, A by B, and the range of the runs.

compared(RowA, RowB, Ratio, Low, High) :-
    Ratio is RowA.cpu_seconds / RowB.cpu_seconds,
    Low is RowA.minimum / (RowB.minimum + RowB.spread),
    High is (RowA.minimum + RowA.spread) / RowB.minimum.

%   decided(+RowA, +RowB, -Ratio, -Low, -High, -Verdict): does A take longer than B?

decided(RowA, RowB, Ratio, Low, High, Verdict) :-
    compared(RowA, RowB, Ratio, Low, High),
    (   maplist(runs_enough, [RowA, RowB])
    ->  sided(Low, High, Verdict)
    ;   Verdict = open
    ).

runs_enough(Row) :-
    Row.runs >= 3.

sided(Low, High, Verdict) :-
    (   Low > 1.02
    ->  Verdict = holds
    ;   High * 1.02 < 1
    ->  Verdict = fails
    ;   Verdict = open
    ).

opposite(holds, fails).
opposite(fails, holds).
opposite(open, open).

%   generation(+Row, -Generation): the time of the generation in the place of that of the search.

generation(Row, Generation) :-
    Generation = Row.put(_{cpu_seconds:Row.generation_seconds, minimum:Row.generation_minimum,
                           spread:Row.generation_spread}).

positions_of(Row, Positions) :-
    Positions = Row.positions.

%   restricted(+Ids, +Row, -Restricted): the times of Row in the positions Ids.

restricted(Ids, Row, Restricted) :-
    findall(Seconds,
            ( member(Each, Row.each),
              Id = Each.position,
              memberchk(Id, Ids),
              Seconds = Each.seconds
            ),
            [First|Others]),
    foldl(maplist([X, Y, Z]>>(Z is X + Y)), Others, First, Sums),
    length(Ids, Count),
    maplist([Sum, Mean]>>(Mean is Sum / Count), Sums, Means),
    msort(Means, Sorted),
    length(Sorted, Runs),
    Middle is (Runs + 1) // 2,
    nth1(Middle, Sorted, Median),
    Sorted = [Least|_],
    last(Sorted, Most),
    Spread is Most - Least,
    Restricted = Row.put(_{cpu_seconds:Median, minimum:Least, spread:Spread}).

pair_text(RowA, RowB, Depth, Text) :-
    ms(RowA, MsA),
    ms(RowB, MsB),
    name_rows(RowA, RowB, NameA, NameB),
    format(string(Text), "depth ~d: ~w ~3f ms, ~w ~3f ms", [Depth, NameA, MsA, NameB, MsB]).

name_rows(RowA, RowB, NameA, NameB) :-
    (   RowA.form == RowB.form
    ->  atomic_list_concat([RowA.form, ' on ', RowA.system], NameA),
        atomic_list_concat([RowB.form, ' on ', RowB.system], NameB)
    ;   NameA = RowA.form,
        NameB = RowB.form
    ).

ms(Row, Ms) :-
    Ms is Row.cpu_seconds * 1000.

%   extreme(+End, +Data, +A, +Set, +Depth, -B): of the others of Set, B is the fastest or slowest.
%   All of Set must have been measured, or nothing is said of the set.

extreme(End, Data, A, Set, Depth, B) :-
    sorted(Data, Set, Depth, Pairs0),
    exclude([_-Form]>>(Form == A), Pairs0, Pairs),
    ends(End, Pairs, B).

best(End, Data, Set, Depth, B) :-
    sorted(Data, Set, Depth, Pairs),
    ends(End, Pairs, B).

ends(fast, [_-B|_], B).
ends(slow, Pairs, B) :-
    last(Pairs, _-B).

middle(Data, Set, Depth, B) :-
    sorted(Data, Set, Depth, Pairs),
    length(Pairs, Count),
    N is (Count + 1) // 2,
    nth1(N, Pairs, _-B).

sorted(Data, Name, Depth, Pairs) :-
    set(Name, Set),
    findall(Seconds-Form,
            ( member(Form, Set),
              row(Data, Form, Depth, Row),
              Seconds = Row.cpu_seconds
            ),
            Unsorted),
    same_length(Set, Unsorted),
    msort(Unsorted, Pairs).

                /*******************************
                *           TABLE 1            *
                *******************************/

%!  form_property(?Property, ?Form, ?Source) is nondet.
%
%   Form has Property by the paper's table 1. Property is the paper's name of it; Source is `scan`,
%   the table as it can be read today, where the columns 1.8 and 1.9 are blank, or `text`, corrected
%   by what the paper's text says (papers.md §1).

form_property(Property, Form, Source) :-
    table_1(Property, Scan, Text),
    (   Source = scan,
        member(Form, Scan)
    ;   Source = text,
        member(Form, Text)
    ).

table_1('駒属性表',             ['1.2', '2.1', '2.3'], ['1.2', '2.1', '2.3']).
table_1('盤形式データ',          ['1.1', '2.2', '2.3'], ['1.1', '2.2', '2.3']).
table_1('リスト形式駒属性表',      ['1.4', '1.5', '1.6', '1.7'], ['1.4', '1.5', '1.6', '1.7']).
table_1('データを先後で分割',      ['1.6', '1.7'], ['1.6', '1.7']).
table_1('リスト形式の盤データ',     ['1.3'], ['1.3', '1.8', '1.9']).
table_1('リスト形式の持ち駒',      ['1.1', '1.3', '1.7', '2.2', '2.3'], ['1.1', '1.3', '1.7', '1.8', '1.9']).
table_1('ソートされている',       ['1.1', '1.2', '1.5'], ['1.1', '1.2', '1.3', '1.5']).
