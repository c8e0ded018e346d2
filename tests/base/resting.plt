/*  Rules that take too long: they are stopped within their time, and rest after three times until
    they are changed.
*/
:- module(test_resting, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/resting)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/knowledge/shogi/decision)).

%   far(-Body): it enumerates without end, by a relation, by vocabulary, or by itself.

far(( moves(Now, _), moves(Now, _), moves(Now, _), moves(Now, _), fail ), Now).
far(( moves(Now, _), moves(Now, _), moves(Now, _), entered_pieces(Now, _, _), fail ), Now).
far(( moves(Now, _), moves(Now, _), moves(Now, _), moves(Now, _), X is 1+1, X > 2 ), Now).

now(Now) :-
    own_knowledge,
    start_position(hirate, Position),
    game_new(Position, Game),
    situation(Game, [], none, Now).

put_far(File, Line, Body, Now) :-
    put_clauses(File, [clause(Line, contact(Now), Body)]).

:- begin_tests(rules_within).

test(stopped_in_its_time,
     [ forall(( far(Body, Now), member(Time, [cpu(0.05), real(0.05)]) )),
       cleanup(drop_clauses(File)),
       true(Stopped-Early == seconds(0.05)-true) ]) :-
    File = '/test_within.pl',
    put_far(File, 1, Body, Now),
    now(Here),
    statistics(cputime, Before),
    catch(rules_within(Time, known(contact(Here), File:1)),
          error(gunshi(rule_limit(File:1, Stopped)), _), true),
    statistics(cputime, After),
    (   After-Before < 1
    ->  Early = true
    ;   Early = After-Before
    ).

%   What is not counted may take longer, and then the clock goes on.

test(uncounted_work, cleanup(drop_clauses(File))) :-
    File = '/test_uncounted.pl',
    put_clauses(File,
                [ clause(1, contact(Now), best_move(Now, 6, _)) ]),
    now(Here),
    rules_within(cpu(0.02), known(contact(Here), File:1)).

:- end_tests(rules_within).

:- begin_tests(resting).

test(after_three_times, cleanup(drop_clauses(File))) :-
    File = '/test_resting.pl',
    far(Body, Now),
    !,
    put_far(File, 3, Body, Now),
    now(Here),
    forall(member(_, [1, 2, 3]),
           ( assertion(\+ rule_rests(File:3)),
             assertion(catch(rules_within(cpu(0.01), known(contact(Here), File:3)),
                             error(gunshi(rule_limit(_, _)), _), true))
           )),
    assertion(rule_rests(File:3)),
    assertion(\+ known(contact(Here), File:3)),
    put_far(File, 3, ( X = 1, X == 1 ), Now),       % changed: it is asked again
    assertion(\+ rule_rests(File:3)),
    assertion(known(contact(Here), File:3)).

%   A rule that others call too does not rest because one calls it without end; nor does the rule
%   whose vocabulary asked another one that has no end. Each time is a decision of its own.

test(who_was_asked_rests, [ cleanup(drop_clauses(File)),
                            Rest == [File:1] ]) :-
    File = '/test_resting_asked.pl',
    put_clauses(File,
                [ clause(1, contact(Now), ( moves(Now, _), moves(Now, _), moves(Now, _),
                                            early_attack(Now), fail )),
                  clause(2, early_attack(Now), ( moves(Now, _), moves(Now, _), fail ))
                ]),
    overrun_three_times(contact(_), File:1),
    rest(File, Rest).
test(who_was_asked_by_vocabulary_rests, [ cleanup(drop_clauses(File)),
                                          Rest == [File:2] ]) :-
    File = '/test_resting_inside.pl',
    far(Far, Now),
    !,
    put_clauses(File,
                [ clause(1, contact(Now1), planned_move(Now1, 1, _)),
                  clause(2, aim(far, "遠", "far", 1, Now, _), Far)
                ]),
    overrun_three_times(contact(_), File:1),
    rest(File, Rest).

overrun_three_times(Head, Source) :-
    forall(member(_, [1, 2, 3]),
           ( now(Here),
             arg(1, Head, Here),
             assertion(catch(rules_within(cpu(0.05), known(Head, Source)),
                             error(gunshi(rule_limit(_, seconds(_))), _), true))
           )).

rest(File, Rest) :-
    findall(File:Line, rule_rests(File:Line), Rest).

test(the_same_text_again_rests, cleanup(drop_clauses(File))) :-
    File = '/test_resting_again.pl',
    far(Body, Now),
    !,
    put_far(File, 3, Body, Now),
    now(Here),
    forall(member(_, [1, 2, 3]),
           catch(rules_within(cpu(0.01), known(contact(Here), File:3)), error(gunshi(_), _), true)),
    drop_clauses(File),
    assertion(\+ rule_rests(File:3)),
    put_far(File, 3, Body, Now),
    assertion(rule_rests(File:3)).

:- end_tests(resting).
