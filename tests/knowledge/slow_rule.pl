/*  A strategy whose rule takes very long, for what has to go on without waiting for it. */
:- module(test_slow_rule, [slow_rule/1]).   % -Text

%   slow_rule(-Text): its only clause fails after 2 ** 28 calls.

slow_rule(Text) :-
    findall("( legal_move_count(Now, _) ; legal_move_count(Now, _) ), ", between(1, 28, _), Parts),
    atomic_list_concat(Parts, Body),
    format(string(Text),
           "strategy(slow, \"s\", \"s\", Now, resign) :- ~wlegal_move_count(Now, 0).~n",
           [Body]).
