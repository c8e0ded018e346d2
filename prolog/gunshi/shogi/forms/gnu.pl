/*  What differs between the systems, for GNU Prolog; swi.pl is the same for SWI-Prolog, and says
    what each predicate means.

    A program is a file that includes one form and this file: GNU Prolog knows no modules, so there
    is one program a form. Times come in whole milliseconds.
*/

kazu(Depth, Count) :-
    g_read(nodes, Nodes0),
    Nodes is Nodes0 + Count,
    g_assign(nodes, Nodes),
    (   Depth =:= 0
    ->  g_read(leaves, Leaves0),
        Leaves is Leaves0 + Count,
        g_assign(leaves, Leaves)
    ;   true
    ).

kazu_zero :-
    g_assign(nodes, 0),
    g_assign(leaves, 0).

kazoeta(Nodes, Leaves) :-
    g_read(nodes, Nodes),
    g_read(leaves, Leaves).

cpu_us(Microseconds) :-
    statistics(user_time, [User, _]),
    statistics(system_time, [System, _]),
    Microseconds is (User + System) * 1000.

gc_us(na).

inferences(na).

collect_garbage.

stack_bytes(Bytes) :-
    statistics(global_stack, [Global, _]),
    statistics(local_stack, [Local, _]),
    statistics(trail_stack, [Trail, _]),
    Bytes is Global + Local + Trail.

facts_bytes(_, na).

:- initialization((measure, halt)).
