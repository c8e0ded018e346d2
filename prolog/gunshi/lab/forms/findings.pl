:- encoding(utf8).
/*  The first paper's conclusions, held against what was measured (papers.md §1), and what the forms
    beyond the paper add.

    A claim (claims.pl) is put as comparisons of forms. What speaks for it or against it is a ratio
    of two medians, with the range that the runs allow: the least of the one by the greatest of the
    other, and the other way round. A comparison is decided only when the forms had three runs or
    more and the whole range is two per cent or more from 1: two equal forms of three runs would
    often be a little apart. Memory is the same in every run, and is compared as it is.

    The paper names change_arg/5, which makes the next position of 1.1, and does not print it. So a
    conclusion of the paper on 1.1 is judged twice: with a change_arg/5 that fills a new term in a
    loop (1.1), and with one that copies by one clause (1.1-copy). Where the two disagree, the
    conclusion hangs on what cannot be known, and is neither confirmed nor refuted.
*/
:- module(gunshi_lab_forms_findings,
          [ forms_findings/3            % +Times, +Memories, -Findings
          ]).
:- use_module(claims, [claim/3, form_set/2]).
:- autoload(library(apply), [exclude/3, foldl/4, maplist/2, maplist/3, maplist/4]).
:- autoload(library(lists),
            [append/2, append/3, intersection/3, last/2, list_to_set/2, max_member/2, member/2,
             nth1/3, same_length/2]).
:- autoload(library(yall), [(>>)/3]).

%!  forms_findings(+Times:list, +Memories:list, -Findings:list) is det.
%
%   Findings are dicts, a claim and a system each, of all conclusions of the paper, and of the other
%   claims that Times, rows of forms_times/3, and Memories, rows of forms_memories/2, can judge:
%
%   | part     | `paper`, a conclusion of the paper; `beyond`, what came after it                |
%   | claim    | the claim in words                                                              |
%   | system   | where it was tried                                                              |
%   | verdict  | `holds`, `partly`, `fails`; `depends` on change_arg/5, which the paper does not |
%   |          | print; `open` when the runs do not tell; `unmeasured`; `answer` to a question   |
%   | evidence | a list of texts, with times, ratios and their ranges, and what was not measured |

forms_findings(Times, Memories, Findings) :-
    findall(System, ( member(Row, Times), System = Row.system, System \== 'swi-alone' ), All),
    list_to_set(All, Systems),
    findall(_{part:Part, claim:Claim, system:System, verdict:Verdict, evidence:Evidence},
            ( claim(Part, Claim, Tests),
              member(System, Systems),
              judge(Part, Tests, data(System, Times, Memories), Verdict, Evidence),
              \+ ( Part == beyond,
                   Verdict == unmeasured
                 )
            ),
            Findings).

judge(Part, Tests, Data, Verdict, Evidence) :-
    judge_tests(Tests, Data, Verdict0, Evidence0),
    (   Part == paper,
        Verdict0 \== unmeasured,
        about(Tests, '1.1', How)
    ->  twice(How, Tests, Data, Verdict0, Evidence0, Verdict, Evidence)
    ;   Verdict = Verdict0,
        Evidence = Evidence0
    ).

%   about(+Tests, +Form, -How) is semidet: they compare Form; How is `itself`, or `among` others.

about(Tests, Form, How) :-
    (   member(Test, Tests),
        arg(_, Test, Form)
    ->  How = itself
    ;   member(Test, Tests),
        arg(_, Test, Name),
        form_set(Name, Set),
        memberchk(Form, Set)
    ->  How = among
    ).

%   twice(+How, +Tests, +Data, +Verdict0, +Evidence0, -Verdict, -Evidence): Verdict0 is with
%   change_arg/5 in a loop.

twice(How, Tests, Data, Verdict0, Evidence0, Verdict, Evidence) :-
    copied(Data, Copied),
    !,
    judge_tests(Tests, Copied, Verdict1, Evidence1),
    (   Verdict1 == Verdict0
    ->  Verdict = Verdict0
    ;   memberchk(open, [Verdict0, Verdict1])
    ->  Verdict = open
    ;   Verdict = depends
    ),
    (   Verdict1 == Verdict0,
        How == among
    ->  append(Evidence0, ["the same with 1.1-copy in the place of 1.1"], Evidence)
    ;   format(string(Loop), "with change_arg/5 in a loop: ~w", [Verdict0]),
        format(string(Copy), "with change_arg/5 by one clause, 1.1-copy in the place of 1.1: ~w",
               [Verdict1]),
        append([[Loop|Evidence0], [Copy|Evidence1]], Evidence)
    ).
twice(itself, _, _, Verdict0, Evidence0, open, Evidence) :-
    memberchk(Verdict0, [fails, partly]),
    !,
    append(Evidence0,
           ["not measured: 1.1-copy; so what the paper's change_arg/5 was is left open"],
           Evidence).
twice(_, _, _, Verdict, Evidence, Verdict, Evidence).

%   copied(+Data, -Copied) is semidet: the times of 1.1-copy are there, and stand for those of 1.1.

copied(data(System, Times, Memories), data(System, Copied, Memories)) :-
    findall(Row,
            ( member(Row0, Times),
              Form = Row0.form,
              (   Form == '1.1-copy'
              ->  Row = Row0.put(form, '1.1')
              ;   Form \== '1.1',
                  Row = Row0
              )
            ),
            Copied),
    row(data(System, Copied, Memories), '1.1', _, _).

%   judge_tests(+Tests, +Data, -Verdict, -Evidence): a claim holds only when all its tests were
%   made.

judge_tests(Tests, Data, Verdict, Evidence) :-
    findall(One-Text,
            ( member(Test, Tests),
              (   test(Test, Data, One0, Text0)
              ->  One = One0,
                  Text = Text0
              ;   One = unmeasured,
                  missing([Test], Data, Text)
              )
            ),
            Results),
    findall(One, member(One-_, Results), Verdicts),
    together(Verdicts, Verdict),
    (   Verdict == unmeasured
    ->  missing(Tests, Data, Missing),
        Evidence = [Missing]
    ;   findall(Text, ( member(One-Text, Results), is_evidence(Verdict, One) ), Evidence)
    ).

%   is_evidence(+Verdict, +One): of a question's answers those that there are will do.

is_evidence(answer, One) :-
    !,
    One \== unmeasured.
is_evidence(_, _).

%   missing(+Tests, +Data, -Text): what Data lacks for Tests, by name: forms at a depth.

missing(Tests, Data, Text) :-
    findall(Where-Form,
            ( member(Test, Tests),
              needs(Test, Data, Needed),
              lacks(Data, Needed, Where, Form)
            ),
            All),
    sort(All, Sorted),
    findall(Words, ( setof(Form, member(Where-Form, Sorted), Forms),
                     atomic_list_concat(Forms, ', ', List),
                     format(atom(Words), "~w: ~w", [Where, List])
                   ), Lacking),
    (   Lacking == []
    ->  Data = data(System, _, _),
        format(string(Text), "not measured on ~w", [System])
    ;   atomic_list_concat(Lacking, '; ', List),
        format(string(Text), "not measured ~w", [List])
    ).

%   needs(+Test, +Data, -Needed): time(Form, System, Depth) or memory(Form, Depth).

needs(least_memory(A, Others, From), _, memory(Form, From)) :-
    !,
    member(Form, [A|Others]).
needs(alone(Form, Depth), _, time(Form, System, Depth)) :-
    !,
    member(System, [swi, 'swi-alone']).
needs(systems(Form, Depth), data(System0, _, _), time(Form, System, Depth)) :-
    !,
    member(System, [swi, System0]).
needs(Test, data(System, _, _), time(Form, System, Depth)) :-
    Test =.. [_|Arguments],
    findall(D, ( member(D, Arguments), integer(D) ), Given),
    (   Given == []
    ->  Depths = [0]
    ;   Depths = Given
    ),
    member(Name, Arguments),
    atom(Name),
    (   form_set(Name, Forms)
    ->  member(Form, Forms)
    ;   Form = Name
    ),
    member(Depth, Depths).

lacks(Data, memory(Form, Depth), Where, Form) :-
    Data = data(System, _, Memories),
    \+ memory(Memories, System, Form, Depth, _),
    format(atom(Where), "in memory at depth ~d", [Depth]).
lacks(data(_, Times, Memories), time(Form, System, Depth), Where, Form) :-
    \+ row(data(System, Times, Memories), Form, Depth, _),
    (   System == 'swi-alone'
    ->  format(atom(Where), "at depth ~d on swi-alone", [Depth])
    ;   format(atom(Where), "at depth ~d", [Depth])
    ).

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
    (   Poor == open
    ->  Verdict = open,
        Note = "; whether it is slower than that at all is open"
    ;   Poor \== holds
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
    Depth = Row.depth,
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
    form_set(Name, Set),
    findall(Seconds-Form,
            ( member(Form, Set),
              row(Data, Form, Depth, Row),
              Seconds = Row.cpu_seconds
            ),
            Unsorted),
    same_length(Set, Unsorted),
    msort(Unsorted, Pairs).
