:- encoding(utf8).
/*  What is said of clauses of knowledge by those who know what they mean. */
:- module(test_fault_messages, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/fault_messages), []).
:- use_module(tests(base/says)).

:- begin_tests(fault_messages).

test(faults,
     forall(member(Fault-Part,
                   [ no_moves-"a line without moves", line_move(3, "7x", none)-"7x, is no USI move",
                     line_move(3, "7g7e", cannot_move_there)-"7g7e, is not legal: the piece",
                     pattern(numbers(5, 3))-"write 3-5", pattern(turns(0))-"add turn(sente)",
                     pattern(clash(77, a, b))-"a and b cannot both hold on ７七",
                     pattern(rule(nifu, 77, fu, sente))-"sente has two pawns",
                     pattern(never_legal(drop(fu, 55), nifu))-"P*5e is never legal",
                     target(backwards(fu), makuhyou(1, 77, 3), none)-"a pawn 歩, cannot go back",
                     target(two_targets(gi, makuhyou(1, 66, 2)), makuhyou(1, 77, 3), '/x.pl':4)
                     -"has another target (makuhyou(1,66,2), /x.pl:4)",
                     weight(count(3, 4))-"there are 3 values",
                     likely(count(3, 4))-"values of moves are none: there are 3 values",
                     known_already('/x.pl':4)-"/x.pl:4",
                     known_off('/x.pl':4)-"/x.pl:4, but disabled (kb_enable/1), or",
                     disables_nothing(foo)-"nothing is called foo",
                     no_plan(a, [b, c], [])-"no b or c is called a",
                     no_plan(a, [b], [ab])-"no b is called a; did you mean ab?",
                     no_name(a, [strategy, aim], [ab])
                     -"no strategy or aim is called a; did you mean ab?",
                     circle(a, [])-"a would be tried before itself",
                     circle(a, [before(b, a)-('/x.pl':4)])
                     -"a would be tried before itself; there is before(b,a) at /x.pl:4",
                     never_stands(clash(59, ou-59, ki-59))
                     -"it can never stand: ou-59 and ki-59 cannot both hold on ５九",
                     never_stands(rule(two_kings, 59, ou, sente))-"can never stand: sente has two",
                     asks_nothing-"would hold in every position",
                     not_a_fact(gm/2)-"gm/2 is a fact", endless-"calls itself",
                     contrary(gm(a), '/x.pl':4)-"gm(a) at /x.pl:4 forbids" ]))) :-
    says(gunshi(bad_knowledge('/tmp/x.pl', [problem(3, 5, Fault)])), ["/tmp/x.pl:3:5: ", Part]).

:- end_tests(fault_messages).
