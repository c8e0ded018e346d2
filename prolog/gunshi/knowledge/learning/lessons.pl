/*  What games of either kind have taught, kept in the user's journal.

    The facts of a game go the way of a user's own: checked as those, records of the journal, with
    the commands for those (words/kb). A fact says in its K which game has taught it,
    learned(Key, N, Words), or is a cut/4 with its key (joseki/facts.pl). Beside the facts the
    journal says which games were learned from, studied/3, and which facts a game has refuted,
    refuted/3: those are not believed while that stands. All that a game teaches is written at once,
    studied/3 its last record. So a library can be gone on with after whatever broke it off.

    Games can be taken back in any order. What a game would have taught may have been known from
    another, or kept away by it: leaned/2. When that other game is taken back, the one that leaned
    on it may be learned from again.
*/
:- module(gunshi_knowledge_learning_lessons,
          [ learned_from/1,             % +Key
            without_lessons/2,          % +Key, :Goal
            keep_lessons/4,             % +Lessons0, +Studied, +How, -Lessons
            text_key/2,                 % +Text, -Key
            short_key/2,                % +Key, -Short
            learned_facts/1,            % -Learned
            lesson_stands/1,            % +Key
            own_offs/2,                 % +Key, -Offs
            record_lines/2              % +Key, -Lines
          ]).
:- use_module('../../base/store', [clause_problems/3]).
:- use_module('../../base/clauses', [clause_state/4, clause_variant/4, without_clauses/2]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../joseki/facts', [taught_by/3]).
:- use_module(rules, [rule_before/4]).
:- use_module('../editing/checking', [new_file/1]).
:- use_module('../editing_messages', []).
:- use_module('../own',
              [ journal_clause/3, own_change_if/3, own_journal/1, own_knowledge/0, own_news/0 ]).
:- autoload(library(lists), [append/2, append/3, member/2, nth1/3]).
:- autoload(library(pairs), [pairs_keys_values/3]).
:- autoload(library(sha), [hash_atom/2, sha_hash/3]).

%!  text_key(+Text, -Key:string) is det.
%
%   Key is that of a game with Text, its start and moves: 128 bits of a digest, as hexadecimal
%   digits.

text_key(Text, Key) :-
    sha_hash(Text, Hash, [algorithm(sha256), encoding(utf8)]),
    hash_atom(Hash, Digits),
    sub_string(Digits, 0, 32, _, Key).

%!  learned_from(+Key:string) is semidet.
%
%   The game of Key was learned from, by another program too, and no game on which it leaned was
%   taken back since, or learned from again.

learned_from(Key) :-
    own_news,
    lesson_stands(Key).

%!  lesson_stands(+Key:string) is semidet.
%
%   As learned_from/1, by what is known here, not by what other programs have written since.

lesson_stands(Key) :-
    known(studied(Key, _, _), _),
    \+ ( known(leaned(Key, On), _:Line),
         \+ ( known(studied(On, _, _), _:Before),
              Before < Line
            )
       ).

%!  without_lessons(+Key:string, :Goal) is semidet.
%
%   once(Goal), in which the facts that the game of Key has taught are not known.

:- meta_predicate without_lessons(+, 0).

without_lessons(Key, Goal) :-
    own_offs(Key, Offs),
    without_clauses(Offs, once(Goal)).

%!  own_offs(+Key:string, -Offs:list) is det.
%
%   The facts in the journal that the game of Key has taught, as turn_off/1 takes them.

own_offs(Key, Offs) :-
    own_journal(File),
    findall(off(Fact, File:Line), learned_fact(Key, _, Fact, File:Line, _), Offs).

%!  keep_lessons(+Lessons0:list, +Studied, +How:oneof([instead,besides]), -Lessons:list) is semidet.
%
%   The game that Studied names, studied(Key, Name, Side), teaches Lessons0, of learn/4: what is new
%   is checked beside what is left when all that is refuted is gone; then all becomes true at once.
%   What the game has taught before goes (`instead`), or stays (`besides`). Lessons are what
%   happened: cleared(Count) first, for so many facts that went; added(Fact, Why, Source), with the
%   Source in the journal; removed(Fact, Why); cut(Line, Ply, Why, Source); faulty(Fact, Problems)
%   for one that the checks refuse; the others as they are, but for beside(Clause), a clause that
%   becomes known with them and is no fact about a move (game_rules.pl). Fails, and keeps nothing,
%   when another program has changed what the game has taught meanwhile.
%
%   What another program learns of other games meanwhile is not put to contradiction/4; kb_check/0
%   tells of it.
%
%   @error as own_change_all/2

keep_lessons(Lessons0, Studied, How, Lessons) :-
    arg(1, Studied, Key),
    record_lines(Key, Before),
    lessons_replaced(How, Key, Before, Own, Old),
    findall(clause(Number, Fact, true), nth1(Number, Lessons0, add(Fact, _)), Clauses),
    fact_problems(Clauses, Own, Lessons0, Problems),
    findall(Number-Fact,
            (   member(clause(Number, Fact, _), Clauses),
                \+ memberchk(problem(Number, _, _), Problems)
            ;   nth1(Number, Lessons0, cut(Line, Ply, Why)),
                Fact = cut(Key, Line, Ply, Why)
            ),
            Numbered),
    pairs_keys_values(Numbered, Numbers, Facts),
    lesson_actions(Facts, Old, Lessons0, Studied, Actions),
    own_change_if(record_lines(Key, Before), Actions, Lines),
    length(Numbers, Count),
    length(FactLines, Count),
    append(FactLines, _, Lines),
    pairs_keys_values(Added, Numbers, FactLines),
    findall(Lesson,
            ( nth1(Number, Lessons0, Lesson0),
              Lesson0 \= beside(_),
              kept_lesson(Lesson0, Number, Added, Problems, Lesson)
            ),
            Kept),
    length(Own, Cleared),
    (   Cleared =:= 0
    ->  Lessons = Kept
    ;   Lessons = [cleared(Cleared)|Kept]
    ).

%   lessons_replaced(+How, +Key, +Before, -Own, -Old): Own are the facts of the game of Key that go,
%   as turn_off/1 takes them; Old the lines of its records that go, of Before, all of them.

lessons_replaced(instead, Key, Before, Own, Before) :-
    own_offs(Key, Own).
lessons_replaced(besides, Key, _, [], Old) :-
    studied_lines(Key, Old).

%   fact_problems(+Clauses, +Own, +Lessons, -Problems): what is wrong with the facts of Clauses,
%   when Own and what Lessons refute are gone. A fact that is known already, from the journal, is
%   put there again, unless it is disabled there.

fact_problems(Clauses, Own, Lessons, Problems) :-
    findall(off(Fact, Source),
            ( member(remove(Fact, _), Lessons),
              clause_variant(Fact, true, Source, _)
            ),
            Refuted),
    append(Own, Refuted, Offs),
    new_file(New),
    own_journal(File),
    without_clauses(Offs, clause_problems(New, Clauses, All)),
    findall(Problem,
            ( member(Problem, All),
              \+ ( Problem = problem(Number, _, Known),
                   memberchk(Known, [known_already(File:Line), known_off(File:Line)]),
                   memberchk(clause(Number, Fact, true), Clauses),
                   \+ disabled_there(Fact, File:Line)
                 )
            ),
            Problems).

%   lesson_actions(+Facts, +Old, +Lessons, +Studied, -Actions): what is written to the journal,
%   Facts first, Studied last. The records at the lines Old go, and those that Facts take the place
%   of.

lesson_actions(Facts, Old, Lessons, Studied, Actions) :-
    arg(1, Studied, Key),
    own_journal(File),
    findall(add(Fact), member(Fact, Facts), Additions),
    findall(add(refuted(Key, Fact, Why)),
            ( member(remove(Fact, Why), Lessons),
              once(clause_variant(Fact, true, _, _))
            ),
            Refutations),
    findall(Line,
            (   member(Line, Old)
            ;   member(Fact, Facts),
                (   refuted_line(Fact, Line)
                ;   clause_variant(Fact, true, File:Line, _)
                )
            ),
            Gone0),
    sort(Gone0, Gone),
    findall(remove(Line), member(Line, Gone), Removals),
    findall(add(leaned(Key, On)), leaned_on(Lessons, Key, On), Leanings0),
    sort(Leanings0, Leanings),
    findall(add(Clause), member(beside(Clause), Lessons), Besides),
    append([Additions, Refutations, Removals, Leanings, Besides, [add(Studied)]], Actions).

%   disabled_there(+Fact, +Source): not because a game has refuted it.

disabled_there(Fact, Source) :-
    clause_state(Fact, Source, true, off),
    \+ refuted_line(Fact, _).

kept_lesson(add(Fact, Why), Number, Added, Problems, Lesson) :-
    !,
    (   memberchk(Number-Line, Added)
    ->  own_journal(File),
        Lesson = added(Fact, Why, File:Line)
    ;   findall(problem(1, 1, Fault), member(problem(Number, _, Fault), Problems), Faults),
        Lesson = faulty(Fact, Faults)
    ).
kept_lesson(cut(Line, Ply, Why), Number, Added, _, cut(Line, Ply, Why, File:At)) :-
    !,
    memberchk(Number-At, Added),
    own_journal(File).
kept_lesson(remove(Fact, Why), _, _, _, removed(Fact, Why)) :-
    !.
kept_lesson(Lesson, _, _, _, Lesson).

%   leaned_on(+Lessons, +Key, -On): the game of On has taught what made one of Lessons other than
%   new.

leaned_on(Lessons, Key, On) :-
    member(Lesson, Lessons),
    memberchk(Lesson-Old, [said(Fact)-Fact, kept(Fact, _, _)-Fact, narrowed(Fact, _, _)-Fact]),
    taught_by(Old, On, _),
    On \== Key,
    once(known(studied(On, _, _), _)).

%   refuted_line(+Fact, -Line): there the journal says that a game has refuted Fact, which another
%   teaches again.

refuted_line(Fact, Line) :-
    journal_line(refuted(_, Refuted, _), Line),
    Refuted =@= Fact.

%   studied_lines(+Key, -Lines): there the journal says that the game was learned from, and on what
%   it leaned.

studied_lines(Key, Lines) :-
    findall(Line,
            ( member(Head, [studied(Key, _, _), leaned(Key, _)]),
              journal_line(Head, Line)
            ),
            Lines).

%!  record_lines(+Key:string, -Lines:list(integer)) is det.
%
%   There the journal has something that the game of Key has taught.

record_lines(Key, Lines) :-
    own_offs(Key, Offs),
    findall(Line,
            (   member(off(_, _:Line), Offs)
            ;   member(Head,
                       [ studied(Key, _, _), refuted(Key, _, _), leaned(Key, _),
                         ruled(Key, _, _, _), weighed(Key, _)
                       ]),
                journal_line(Head, Line)
            ;   journal_clause(Next, ruled(Key, _, Kind, Why), true),
                rule_before(Next, Kind, Why, Line)
            ),
            Lines0),
    sort(Lines0, Lines).

journal_line(Head, Line) :-
    own_journal(File),
    clause_state(Head, File:Line, true, _).

%!  learned_facts(-Learned:list) is det.
%
%   Learned are the facts that games have taught, gm/3, bm/3 and cut/4: learned(Key, N, Fact,
%   Source, State), in the order of the journal; State is `on`, or `off` for one that is disabled or
%   refuted.

learned_facts(Learned) :-
    own_knowledge,
    findall(Line-learned(Key, N, Fact, File:Line, State),
            learned_fact(Key, N, Fact, File:Line, State),
            Pairs0),
    keysort(Pairs0, Pairs),
    findall(One, member(_-One, Pairs), Learned).

learned_fact(Key, N, Fact, Source, State) :-
    member(Fact, [gm(_, _, _), bm(_, _, _)]),
    clause_state(Fact, Source, true, State),
    taught_by(Fact, Key, N).
learned_fact(Key, N, Fact, Source, State) :-
    Fact = cut(Key, _, N, _),
    clause_state(Fact, Source, true, State).

%!  short_key(+Key:string, -Short:string) is det.
%
%   Short is as much of a game's key as a person reads and types.

short_key(Key, Short) :-
    (   sub_string(Key, 0, 8, _, Short0)
    ->  Short = Short0
    ;   Short = Key
    ).
