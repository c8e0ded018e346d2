/*  Learning from a game that was lost, by clauses about clauses (the third paper, section 5).

    The clauses are in kb/learning.pl; here is what they may ask and do. They know no game. A module
    for a game says what its positions and moves are worth, by predicates whose first argument is a
    term for the game that was played, as it likes it:

        opponents_move(+Game, +N)            the opponent played the Nth move
        own_move(+Game, +N)                  the learner played it
        expected_move(+Game, +N)             it was no surprise: the learner would have thought of
                                             it, or of one as good
        book_move(+Game, +N)                 a person's fact or line plays it: it is not to blame
        refuted_lines(+Game, +N, -Lessons)   joseki lines play the Nth move, and it loses: Lessons
                                             are cut(Line, Ply, Why) for those that end before it
                                             from now on, own_line(Line, Source, Ply, Why) for those
                                             that stay, being the user's; fails when it does not
        other_move(+Game, +N, -M, -Value)    M, worth Value, would have done as well
        move_fact(+Game, +Kind, +N, -Fact)   Fact says that the Nth move is good (gm) or bad (bm)
        negative_facts(+Game, +N, -Facts)    the bm facts about moves after the first N
        known_fact(+Game, +Fact, -Old)       Old, which is known, says it already, in other words
                                             perhaps
        contrary_fact(+Game, +Fact, +Earlier, -Old, -Seen)
                                             Old, which is known or one of Earlier, says the
                                             contrary of Fact in some position; Seen is Old as it
                                             reads there; one by one
        narrowed_fact(+Game, +Fact, +Old, -Narrowed)
                                             Narrowed is Fact where Old says nothing; fails when no
                                             condition keeps them apart
        holds_there(+Game, +Fact, +Old)      Old says the contrary of Fact where Fact was learned,
                                             too
        better_fact(+Game, +N, +M, -Fact)    Fact says that M is good in place of the Nth move, and
                                             is worth knowing; fails when it is not
        aged_fact(-Fact, -Age)               so many lessons came after the learned Fact; one by one
        mirror_fact(+Game, +Fact, -Mirror)   Mirror says of the mirror image what Fact says; fails
                                             when it is not sure, or not worth saying
        move_words(+Game, +N, +M, -Text)     M, in place of the Nth move, as the game writes it

    And a clause of gunshi_knowledge_learning_meta_rules:fukumi(General, Special): wherever Special,
    a fact of the game, says something, General says it too.

    What the clauses do is undone when they go back, and becomes true at once when they have come to
    an end.
*/
:- module(gunshi_knowledge_learning_meta_rules,
          [ learn/4,                    % +Module, +Game, +N, -Lessons
            first_lessons/2,            % :Reflect, -Lessons
            aite_no_te/2,               % +Now, +N
            jibun_no_te/2,              % +Now, +N
            yosou_no_te/2,              % +Now, +N
            joseki_no_te/2,             % +Now, +N
            joseki_kiri/2,              % +Now, +N
            hoka_no_te/4,               % +Now, +N, -M, -Value
            fukumu/2,                   % +General, +Special
            bp_tsuika/2,                % +Now, +N
            keshi/2,                    % +Now, +N
            joseki_tsuika/2,            % +Now, +N
            fujoseki_tsuika/4           % +Now, +N, +M, +Value
          ]).
:- meta_predicate first_lessons(1, -).

:- use_module('../files', [need_knowledge/1]).
:- use_module('../../base/interpret', [make_genuine/1, known/2, rules_within/2]).
:- use_module('../../base/store', [load_knowledge/1]).
:- use_module('../../base/clauses', [loaded_knowledge/1]).
:- use_module('../../base/declare',
              [declare_knowledge/3, declare_vocabulary/2, vocabulary_subject/1]).
:- autoload(library(lists), [append/3, member/2, reverse/2]).

:- multifile
    fukumi/2,
    gunshi_base_interpret:opaque/1.

gunshi_base_interpret:opaque(lesson(_, _, _)).

:- declare_knowledge(badp(now: variable, n: any),
                     "The position after N moves was bad for the side that plays the next.",
                     "badp(Now, N) :- goodm(Now, N), N1 is N - 1, goodp(Now, N1).").
:- declare_knowledge(goodp(now: variable, n: any),
                     "The position after N moves was good for the side that plays the next.",
                     "goodp(Now, N) :- badm(Now, N).").
:- declare_knowledge(goodm(now: variable, n: any), "The Nth move was good.",
                     "goodm(Now, N) :- \c
                      aite_no_te(Now, N), yosou_no_te(Now, N), bp_tsuika(Now, N).").
:- declare_knowledge(badm(now: variable, n: any), "The Nth move was bad.",
                     "badm(Now, N) :- jibun_no_te(Now, N), hoka_no_te(Now, N, M, V), \c
                      fujoseki_tsuika(Now, N, M, V).").
:- declare_knowledge(hansei(now: variable, n: any),
                     "The game is reflected upon from the position after N moves.",
                     "hansei(Now, N) :- bp(Now, N).").
:- declare_knowledge(contradiction(new: any, old: any,
                                   verdict: one_of([narrow_new, keep_new, keep_old, keep_both]),
                                   why: text),
                     "The new fact says the contrary of the old one; what to do, and why.",
                     "contradiction(gm(_, _, _), bm(_, _, _), keep_new, \"it won\").").
:- declare_knowledge(forgotten(fact: any, age: any, why: text),
                     "A learned fact is forgotten after so many further lessons.",
                     "forgotten(bm(_, _, _), Age, \"long ago\") :- Age > 400.").

:- vocabulary_subject("Learning (meta-rules)").
:- declare_vocabulary(aite_no_te(now: variable, n: integer), "The opponent played move N.").
:- declare_vocabulary(jibun_no_te(now: variable, n: integer), "The learner played move N.").
:- declare_vocabulary(yosou_no_te(now: variable, n: integer), "Move N was expected.").
:- declare_vocabulary(joseki_no_te(now: variable, n: integer),
                      "Move N came from a fact or line that is not to blame.").
:- declare_vocabulary(joseki_kiri(now: variable, n: integer),
                      "Let the joseki lines that play move N end before it: a long search \c
                       finds that it loses.").
:- declare_vocabulary(hoka_no_te(now: variable, n: integer, m: any, value: number),
                      "In place of move N the move M, of that value, would have done.").
:- declare_vocabulary(fukumu(general: any, special: any),
                      "Wherever the fact special says something, general says it too.").
:- declare_vocabulary(bp_tsuika(now: variable, n: integer), "Add bp(N), unless it is there.").
:- declare_vocabulary(keshi(now: variable, n: integer),
                      "Delete the negative joseki from the position after N moves.").
:- declare_vocabulary(joseki_tsuika(now: variable, n: integer), "Add move N as joseki, gm.").
:- declare_vocabulary(fujoseki_tsuika(now: variable, n: integer, m: any, value: number),
                      "Add move N as negative joseki, bm: M would have done.").

%!  learn(+Module, +Game, +N, -Lessons:list) is semidet.
%
%   The position after N moves of Game was bad for the learner: badp(N). Lessons are what follows,
%   first things first; nothing is changed yet. Fails when the blame reaches the start of the game.
%
%     - bp(N)                     the position after N moves was bad too
%     - add(Fact, Why)            Fact is learned
%     - said(Old)                 what would be added is known already: Old says it
%     - remove(Fact, Why)         Fact is not believed any more
%     - cut(Line, Ply, Why)       Line, a fact joseki/3, ends before its move of the number Ply
%     - own_line(Line, Source, Ply, Why)    it should, and stays: it is the user's own
%     - kept(Old, Fact, Why)      Fact is not learned, for Old says the contrary
%     - both(Old, Fact, Why)      Fact is learned and Old stays, though they say the contrary
%                                 somewhere
%     - narrowed(Old, Fact, Why)  Fact is learned with conditions that keep it from where Old says
%                                 the contrary
%
%   With a fact that says the contrary of one that is known, contradiction/4 decides: the first
%   verdict that can be carried out. narrow_new can, when a condition keeps the two apart; keep_new,
%   when the old one speaks of the position that taught the new one, for nothing else speaks against
%   it. Without a verdict the old fact is kept. forgotten/3 says what is too old.
%
%   @error gunshi(bad_knowledge(File, Problems))
%   @error gunshi(rule_failed(File:Line, Error))

learn(Module, Game, N, Lessons) :-
    need_knowledge(learning),
    Now = lesson(Module, Game, [bp(N)]),
    make_genuine(Now),
    lesson_time(Time),
    rules_within(Time, known(badp(Now, N), _)),
    arg(3, Now, Reversed),
    reverse(Reversed, [_|Lessons0]),
    consistent(Lessons0, Module, Game, Lessons1),
    findall(remove(Fact, Why), too_old(Module, Fact, Why), Old),
    append(Lessons1, Old, Lessons).

%   lesson_time(-Time): what a lesson asks for searches many positions, and is waited for.

lesson_time(cpu(3600)).

%!  first_lessons(:Reflect, -Lessons:list) is semidet.
%
%   Of what call(Reflect, Lessons) gives one after the other, Lessons are the first that change what
%   is known; the first of all when none does. Fails when there are none.

first_lessons(Reflect, Lessons) :-
    First = first(none),
    (   call(Reflect, Lessons0),
        (   member(Lesson, Lessons0),
            memberchk(Lesson, [add(_, _), remove(_, _), cut(_, _, _)])
        ->  true
        ;   arg(1, First, none),
            nb_setarg(1, First, Lessons0),
            fail
        )
    ->  Lessons = Lessons0
    ;   arg(1, First, Lessons),
        Lessons \== none
    ).

%   consistent(+Lessons0, +Module, +Game, -Lessons): with what contradictions take away, narrow, or
%   keep from being learned. What a later lesson of the same game takes away is not learned at all,
%   and takes nothing away itself.

consistent(Lessons0, Module, Game, Lessons) :-
    judged(Lessons0, Module, Game, [], Judged),
    reverse(Judged, Backwards),
    lasting(Backwards, [], [], Lessons).

%   judged(+Lessons0, +Module, +Game, +Earlier, -Judged): new(Fact, Why, Verdicts) for each add(_,
%   Why), the others as they are; Earlier are the facts of those before that no old one keeps away.

judged([], _, _, _, []).
judged([add(Fact0, Why)|Lessons0], Module, Game, Earlier, [new(Fact, Why, Verdicts)|Judged]) :-
    !,
    settled(Fact0, Module, Game, Earlier, [], Fact, Verdicts),
    (   memberchk(verdict(keep_old, _, _), Verdicts)
    ->  judged(Lessons0, Module, Game, Earlier, Judged)
    ;   judged(Lessons0, Module, Game, [Fact|Earlier], Judged)
    ).
judged([Lesson|Lessons0], Module, Game, Earlier, [Lesson|Judged]) :-
    judged(Lessons0, Module, Game, Earlier, Judged).

%   lasting(+Backwards, +Overtaken, +After, -Lessons): of what is Judged, the last first. Overtaken
%   are Old-kept(New, Old, Why) of those behind, whose lessons are After.

lasting([], _, Lessons, Lessons).
lasting([new(Fact, Why, Verdicts)|Judged], Overtaken, After, Lessons) :-
    !,
    (   member(Old-Kept, Overtaken),
        Old =@= Fact
    ->  lasting(Judged, Overtaken, [Kept|After], Lessons)
    ;   memberchk(verdict(keep_old, Old, OldWhy), Verdicts)
    ->  lasting(Judged, Overtaken, [kept(Old, Fact, OldWhy)|After], Lessons)
    ;   findall(Old-kept(Fact, Old, NewWhy),
                ( member(verdict(keep_new, Old, NewWhy), Verdicts),
                  of_this_game(Old, Judged)
                ),
                More),
        append(More, Overtaken, Overtaken1),
        findall(Told,
                ( member(Verdict, Verdicts),
                  told_verdict(Verdict, Fact, Told),
                  \+ ( Told = remove(Old, _), of_this_game(Old, Judged) )
                ),
                Tolds),
        append(Tolds, [add(Fact, Why)|After], After1),
        lasting(Judged, Overtaken1, After1, Lessons)
    ).
lasting([Lesson|Judged], Overtaken, After, Lessons) :-
    lasting(Judged, Overtaken, [Lesson|After], Lessons).

of_this_game(Old, Judged) :-
    member(new(Fact, _, _), Judged),
    Fact =@= Old,
    !.

%   settled(+Fact0, +Module, +Game, +Earlier, +Settled0, -Fact, -Settled): Fact is what becomes of
%   Fact0, by the verdicts Settled, verdict(Kind, Old, Why), the first of them last. When the old
%   one is kept, that verdict stands alone.

settled(Fact0, Module, Game, Earlier, Settled0, Fact, Settled) :-
    (   Module:contrary_fact(Game, Fact0, Earlier, Old, Seen),
        \+ ( member(verdict(_, Other, _), Settled0), Other =@= Old )
    ->  verdict(Fact0, Module, Game, Old, Seen, Fact1, Verdict),
        (   Verdict = verdict(keep_old, _, _)
        ->  Fact = Fact1,
            Settled = [Verdict]
        ;   settled(Fact1, Module, Game, Earlier, [Verdict|Settled0], Fact, Settled)
        )
    ;   Fact = Fact0,
        Settled = Settled0
    ).

%   verdict(+Fact0, +Module, +Game, +Old, +Seen, -Fact, -Verdict): a clause may not bind what it is
%   asked of.

verdict(Fact0, Module, Game, Old, Seen, Fact, verdict(Kind, Old, Why)) :-
    (   copy_term(Fact0-Seen, New-Known),
        known(contradiction(New, Known, Kind0, Why0), _),
        carried_out(Kind0, Fact0, Module, Game, Old, Fact1)
    ->  Kind = Kind0,
        Why = Why0,
        Fact = Fact1
    ;   Kind = keep_old,
        Why = "no contradiction/4 decides",
        Fact = Fact0
    ).

%   carried_out(+Kind, +Fact0, +Module, +Game, +Old, -Fact) is semidet.

carried_out(narrow_new, Fact0, Module, Game, Old, Fact) :-
    !,
    Module:narrowed_fact(Game, Fact0, Old, Fact).
carried_out(keep_new, Fact, Module, Game, Old, Fact) :-
    !,
    Module:holds_there(Game, Fact, Old).
carried_out(_, Fact, _, _, _, Fact).

told_verdict(verdict(keep_new, Old, Why), _, remove(Old, Why)).
told_verdict(verdict(keep_both, Old, Why), Fact, both(Old, Fact, Why)).
told_verdict(verdict(narrow_new, Old, Why), Fact, narrowed(Old, Fact, Why)).

%   too_old(+Module, -Fact, -Why): forgotten/3 says so of a learned fact.

too_old(Module, Fact, Why) :-
    Module:aged_fact(Fact, Age),
    known(forgotten(Fact, Age, Why), _).

                /*******************************
                *          VOCABULARY          *
                *******************************/

%!  aite_no_te(+Now, +N:integer) is semidet.
%
%   The opponent played the Nth move.

aite_no_te(lesson(Module, Game, _), N) :-
    N > 0,
    Module:opponents_move(Game, N).

%!  jibun_no_te(+Now, +N:integer) is semidet.
%
%   The learner played the Nth move.

jibun_no_te(lesson(Module, Game, _), N) :-
    N > 0,
    Module:own_move(Game, N).

%!  yosou_no_te(+Now, +N:integer) is semidet.
%
%   The Nth move, the opponent's, was expected: the learner would have thought of it.

yosou_no_te(lesson(Module, Game, _), N) :-
    Module:expected_move(Game, N).

%!  joseki_no_te(+Now, +N:integer) is semidet.
%
%   The Nth move came from a fact or line that is not to blame, such as one that a person wrote.

joseki_no_te(lesson(Module, Game, _), N) :-
    Module:book_move(Game, N).

%!  joseki_kiri(+Now, +N:integer) is semidet.
%
%   Joseki lines play the Nth move, and a long search finds that it loses: they end before it from
%   now on, but for those that the user wrote.

joseki_kiri(Now, N) :-
    Now = lesson(Module, Game, _),
    Module:refuted_lines(Game, N, Lessons),
    effects(Lessons, Now).

effects([], _).
effects([Effect|Effects], Now) :-
    effect(Now, Effect),
    effects(Effects, Now).

%!  hoka_no_te(+Now, +N:integer, -M, -Value) is nondet.
%
%   In the place of the Nth move the candidate M, worth Value, would have done.

hoka_no_te(lesson(Module, Game, _), N, M, Value) :-
    Module:other_move(Game, N, M, Value).

%!  fukumu(+General, +Special) is semidet.
%
%   Wherever the fact Special says something, General says it too, of any kind.

fukumu(General, Special) :-
    \+ \+ fukumi(General, Special).

%!  bp_tsuika(+Now, +N:integer) is det.
%
%   Mark the position after N moves as bad, if it is not marked yet.

bp_tsuika(Now, N) :-
    arg(3, Now, Effects),
    (   memberchk(bp(N), Effects)
    ->  true
    ;   effect(Now, bp(N))
    ).

%!  keshi(+Now, +N:integer) is det.
%
%   Delete the negative joseki about moves from the position after N moves.

keshi(Now, N) :-
    Now = lesson(Module, Game, _),
    Module:negative_facts(Game, N, Facts),
    findall(remove(Fact, "whatever is played, the position is bad"), member(Fact, Facts), Removals),
    effects(Removals, Now).

%!  joseki_tsuika(+Now, +N:integer) is det.
%
%   Add the Nth move as joseki, if it is not known.

joseki_tsuika(Now, N) :-
    added(Now, gm, N, "the opponent played it, unexpected").

%!  fujoseki_tsuika(+Now, +N:integer, +M, +Value) is det.
%
%   Add the Nth move as negative joseki, if it is not known: M, worth Value, would have done. M
%   becomes joseki when the game finds that worth knowing.

fujoseki_tsuika(Now, N, M, Value) :-
    Now = lesson(Module, Game, _),
    Module:move_words(Game, N, M, Text),
    format(string(Why), "~w, worth ~w, would have done", [Text, Value]),
    added(Now, bm, N, Why),
    (   Module:better_fact(Game, N, M, Fact)
    ->  format(string(WhyGood), "it would have done, worth ~w", [Value]),
        added_fact(Now, Fact, WhyGood)
    ;   true
    ).

added(Now, Kind, N, Why) :-
    Now = lesson(Module, Game, _),
    Module:move_fact(Game, Kind, N, Fact),
    added_fact(Now, Fact, Why).

added_fact(Now, Fact, Why) :-
    Now = lesson(Module, Game, _),
    (   Module:known_fact(Game, Fact, Old)
    ->  arg(3, Now, Effects),
        (   member(said(Old0), Effects),
            Old0 =@= Old
        ->  true
        ;   effect(Now, said(Old))
        )
    ;   effect(Now, add(Fact, Why)),
        (   Module:mirror_fact(Game, Fact, Mirror),
            \+ Module:known_fact(Game, Mirror, _)
        ->  string_concat(Why, ", seen in the mirror", MirrorWhy),
            effect(Now, add(Mirror, MirrorWhy))
        ;   true
        )
    ).

effect(Now, Effect) :-
    arg(3, Now, Effects),
    setarg(3, Now, [Effect|Effects]).
