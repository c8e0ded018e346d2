/*  The interpreter of rules: what a body may do, what it has used, and that it cannot run away. */
:- module(test_interpret, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/base/declare)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/resting)).
:- use_module(library(gunshi/base/store)).
:- use_module(tests(sizes)).

:- declare_knowledge(test_rule(name: atom, x: any), "X, by the rule of that name.",
                     "test_rule.").
:- declare_knowledge(test_loop(x: any), "A rule that may call itself.",
                     "test_loop.").
:- declare_knowledge(test_number(x: integer), "Some numbers.",
                     "test_number.").
:- declare_knowledge(test_double(x: any, y: any), "Two terms.", "test_double(A, f(A, A)).").
:- declare_vocabulary(test_ask(x: any), "Asks test_loop.").
:- declare_vocabulary(test_work(x: any), "Works, and gives 1, 2 and 3.").
:- declare_vocabulary(test_no_work(x: any), "Works, and fails.").
:- declare_vocabulary(test_counted_work(x: any), "Works on the rule's time.").
:- declare_vocabulary(test_wait(x: any), "Waits for a machine that is busy.").
:- declare_vocabulary(test_taken(x: any), "Remembers the seconds that rules have taken so far.").

test_ask(X) :-
    known(test_loop(X), _).

test_work(X) :-
    member(X, [1, 2, 3]),
    uncounted(work).

test_no_work(_) :-
    uncounted(work),
    fail.

test_counted_work(_) :-
    work.

work :-
    forall(between(1, 1_000_000, _), true).

test_wait(_) :-
    sleep(0.06).

test_taken(_) :-
    nb_getval(gunshi_budget, budget(_, Since, Before, _, _, _, _)),
    statistics(cputime, Now),
    Seconds is Before+Now-Since,
    nb_setval(test_taken, Seconds).

:- meta_predicate with_rules(+, 0), ended(0, -).

with_rules(Text, Goal) :-
    setup_call_cleanup(
        ( tmp_file_stream(File, Stream0, [extension(pl), encoding(utf8)]),
          write(Stream0, Text),
          close(Stream0)
        ),
        ( load_knowledge(File),
          call(Goal)
        ),
        ( forget_knowledge(File),
          delete_file(File)
        )).

answers(Name, Xs) :-
    findall(X, known(test_rule(Name, X), _), Xs).

numbers("test_number(1). test_number(2). test_number(3).\n").

%   answer(Body, Xs): the answers X of a rule with Body, as Prolog itself has them.

answer("test_number(X)", [1, 2, 3]).
answer("test_number(X), X > 1", [2, 3]).
answer("( test_number(X), X > 2 ; X = 9 )", [3, 9]).
answer("( test_number(X), X > 1 -> true ; X = 9 )", [2]).
answer("( test_number(X), X > 5 -> true ; X = 9 )", [9]).
answer("( test_number(X), X > 1 -> true )", [2]).
answer("test_number(X), \\+ X =:= 2", [1, 3]).
answer("\\+ test_number(7), X = none", [none]).
answer("\\+ test_number(_), X = none", []).
answer("X is 7 // 2 + max(2, abs(-4)) * 2 - 1", [10]).
answer("X = f(Y), Y = 1, f(1) == X, X \\== f(2), X \\= g, X @< f(2), X @=< f(1), X @> a", [f(1)]).
answer("true, X = 1, 1 =\\= 2, 1 =< 1, 2 >= 1, f(2) @>= f(1)", [1]).
answer("fail, X = 1 ; false, X = 2", []).
answer("X = Y, Y = f(X)", []).

:- begin_tests(interpret).

test(answers, [forall(answer(Body, Expected)), Xs == Expected]) :-
    numbers(Numbers),
    format(string(Text), "~stest_rule(a, X) :- ~s.\n", [Numbers, Body]),
    with_rules(Text, answers(a, Xs)).

%   The proof has the facts in the order of their use, those of rules below them, and nothing of
%   what was tried and left.

test(proof, Lines == [2-[1-[]], 1-[]]) :-
    with_rules("test_number(4). test_number(5).\c
                \ntest_rule(b, X) :- test_number(X), X > 4.\c
                \ntest_rule(a, X) :- test_rule(b, X), \\+ test_number(6), test_number(_Y).\n",
               ( once(known(test_rule(a, _), _, Proof)),
                 lines(Proof, Lines)
               )).

lines([], []).
lines([used(_, _:Line, Proof)|Used], [Line-Below|Lines]) :-
    lines(Proof, Below),
    lines(Used, Lines).
lines([held(_)|Used], Lines) :-
    lines(Used, Lines).

test(endless_rule, throws(error(gunshi(rule_limit(_:1, depth(_))), _))) :-
    with_rules("test_loop(X) :- test_loop(X).\n", answers_of_loop(1, _)).

test(endless_rule_through_vocabulary, throws(error(gunshi(rule_limit(_:1, depth(_))), _))) :-
    with_rules("test_loop(X) :- test_ask(X).\n", answers_of_loop(1, _)).

%   too_much(-Again): a goal that begins again, by the rule itself, and, which takes ten seconds,
%   by vocabulary.

too_much(test_loop).
too_much(test_ask) :-
    thorough.

test(a_rule_with_too_much_to_do, [forall(too_much(Again)),
                                  throws(error(gunshi(rule_limit(_:1, steps(_))), _))]) :-
    format(string(Rule), "test_loop(X) :- X > 0, X1 is X - 1, ( ~w(X1) ; ~w(X1) ).\n",
           [Again, Again]),
    with_rules(Rule, rules_within(cpu(200), answers_of_loop(60, _))).

answers_of_loop(X, Count) :-
    findall(x, known(test_loop(X), _), Xs),
    length(Xs, Count).

%   state(-State): what the interpreter keeps in this thread between questions, and is not as it
%   always is.

state(State) :-
    findall(Name-Value,
            ( member(Name, [gunshi_budget, gunshi_allowed, gunshi_genuine]),
              nb_current(Name, Value),
              Value \== [],
              Name-Value \== gunshi_allowed-cpu(10)
            ),
            State).

%   left_by(Goal, How): a question with its own time, and things made genuine in it, that ends so.

left_by(known(test_rule(_, _), _), raises).
left_by(throw(stop), raises).
left_by(fail, fails).
left_by(known(test_loop(1), _), answers).

test(nothing_is_left_of_a_question, [forall(left_by(Goal, How)), How-After == Ended-Before]) :-
    with_rules("test_loop(_) :- test_number(_).\ntest_number(1).\ntest_number(2).\n\c
                test_rule(a, X) :- test_number(X), X > a.\n",
               ( state(Before),
                 ended(genuine_during(( make_genuine(f(x)), rules_within(cpu(5), Goal) )), Ended),
                 state(After) )).

ended(Goal, How) :-
    catch(( Goal -> How = answers ; How = fails ), _, How = raises).

%   Two questions, one inside the other or one after the other, have each the steps of one.

test(short_questions_go_on, Count == 400) :-
    with_rules("test_loop(X) :- test_number(X).\ntest_number(1).\n", repeated(400, Count)).

repeated(N, Count) :-
    findall(x, ( between(1, N, _), known(test_loop(1), _) ), Xs),
    length(Xs, Count).

%   out_of_bounds(Body, What): Body would take all memory, or all time in one goal.

out_of_bounds("X is 7 ** 7", rule_failed(_, error(type_error(evaluable, (**)/2), _))).
out_of_bounds("X is 1 << 100000", rule_failed(_, error(type_error(evaluable, (<<)/2), _))).
out_of_bounds("Y = 4611686018427387000, X is Y * Y", rule_limit(_, integer(_))).
out_of_bounds("A = f(B, B), B = f(C, C), C = f(D, D), D = f(E, E), E = f(F, F), F = f(G, G),\c
               G = f(H, H), H = f(I, I), I = f(J, J), J = f(K, K), K = f(L, L), L = f(M, M),\c
               M = f(N, N), N = f(O, O), O = f(P, P), P = 1, A == X", rule_limit(_, size(_))).

out_of_bounds("A = f(B, B), B = f(C, C), C = f(D, D), D = f(E, E), E = f(F, F), F = f(G, G),\c
               G = f(H, H), H = f(I, I), I = f(J, J), J = f(K, K), K = f(L, L), L = f(M, M),\c
               M = f(N, N), N = f(O, O), O = f(P, P), P = 1, X = A", rule_limit(_, size(_))).
out_of_bounds("test_double(B, X), test_double(C, B), test_double(D, C), test_double(E, D),\c
               test_double(F, E), test_double(G, F), test_double(H, G), test_double(I, H),\c
               test_double(J, I), test_double(K, J), test_double(L, K), test_double(M, L),\c
               test_double(N, M), test_double(O, N), test_double(P, O), P = 1",
              rule_limit(_, size(_))).
out_of_bounds("X1 is 3r7 * 3r7, X2 is X1 * X1, X3 is X2 * X2, X4 is X3 * X3, X5 is X4 * X4, X = X5",
              rule_limit(_, integer(_))).

test(out_of_bounds, [forall(out_of_bounds(Body, What)), throws(error(gunshi(What), _))]) :-
    format(string(Text), "test_double(A, f(A, A)).\ntest_rule(a, X) :- ~s.\n", [Body]),
    with_rules(Text, answers(a, _)).

%   The clock of rules stands still while vocabulary does what is not counted, whether it answers,
%   answers again or fails: what is counted is less than half of what the work takes. Other work is
%   the rule's.

taken(Body, Taken, Work) :-
    statistics(cputime, Before),
    work,
    statistics(cputime, After),
    Work is After - Before,
    format(string(Text), "test_loop(_) :- ~s, test_taken(_).\n", [Body]),
    with_rules(Text, once(known(test_loop(1), _))),
    nb_getval(test_taken, Taken).

test(uncounted_work, [forall(member(Body, [ "test_work(_)", "\\+ test_no_work(1)",
                                            "test_work(X), X > 2" ])),
                      true(Taken < Work/2)]) :-
    taken(Body, Taken, Work).
test(counted_work, true(Taken > Work/2)) :-
    taken("test_counted_work(_)", Taken, Work).

%   By the clock a rule is stopped whatever it did; only one that worked rests for it.

test(waiting_is_no_work, Stopped-Rest == [yes, yes, yes]-[]) :-
    findall(Fact, ( between(1, 40, N), format(string(Fact), "test_number(~d).\n", [N]) ), Facts),
    atomic_list_concat(["test_loop(X) :- test_wait(X), test_number(N), N > 100.\n"|Facts], Text),
    with_rules(Text,
               ( findall(yes,
                         ( between(1, 3, _),
                           catch(rules_within(real(0.05), known(test_loop(1), _)),
                                 error(gunshi(rule_limit(_, seconds(_))), _), true) ),
                         Stopped),
                 findall(Source, rule_rests(Source), Rest)
               )).

:- end_tests(interpret).

:- begin_tests(turned_off, [cleanup(turn_off([]))]).

rules("test_number(1).\ntest_number(2).\ntest_loop(f(X, _)) :- test_number(X).\n").

numbers_known(Xs) :-
    findall(X, known(test_number(X), _), Xs).

test(a_fact, Before-Off-After == [1, 2]-[2]-[1, 2]) :-
    rules(Text),
    with_rules(Text,
               ( numbers_known(Before),
                 turn_off([off(test_number(1), _)]),
                 numbers_known(Off),
                 turn_off([]),
                 numbers_known(After)
               )).

test(what_is_loaded_later, Xs == [2]) :-
    turn_off([off(test_number(1), _)]),
    rules(Text),
    with_rules(Text, numbers_known(Xs)),
    turn_off([]).

test(rules_do_not_see_it, Xs == [1]) :-
    rules(Text),
    with_rules(Text,
               without_clauses([off(test_number(2), _)],
                               findall(X, known(test_loop(f(X, _)), _), Xs))).

test(in_this_thread_only, Other-Here == [1, 2]-[2]) :-
    rules(Text),
    with_rules(Text,
               without_clauses([off(test_number(1), _)],
                               ( first_solution(Other, [numbers_known(Other)], []),
                                 numbers_known(Here)
                               ))).

test(a_clause_by_its_source, Lines == [2]) :-
    rules(Text),
    with_rules(Text,
               ( knowledge_source(test_number(1), File:1),
                 turn_off([off(test_number(_), File:1)]),
                 findall(Line, known(test_number(_), File:Line), Lines),
                 turn_off([])
               )).

test(generations_grow, [true(( G0 < G1, G1 < G2, G2 < G3 ))]) :-
    knowledge_generation(test_number/1, G0),
    rules(Text),
    with_rules(Text,
               ( knowledge_generation(test_number/1, G1),
                 turn_off([off(test_number(1), _)]),
                 knowledge_generation(test_number/1, G2),
                 turn_off([]),
                 knowledge_generation(test_number/1, G3)
               )).

:- end_tests(turned_off).
