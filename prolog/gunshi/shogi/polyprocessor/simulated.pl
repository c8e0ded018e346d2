/*  The polyprocessor step by step: all its processors on one.

    In a step each processor that has messages takes the one that came first, and reacts; what it
    sends arrives for the next step. So one processor does one thing a step. A processor is there
    from its first message on. The order within a step changes nothing that a processor could see
    but the order of what reaches it from different ports in one step; that is the order of
    addresses.

    A machine is machine(Kind, Processors): an assoc of Address to at(State, Queue), where Queue is
    queue(Front, Back, Length), Back reversed.
*/
:- module(gunshi_shogi_polyprocessor_simulated,
          [ empty_machine/2,            % +Kind, -Machine
            full_tree/2,                % +Depth, -Machine
            simulate/5                  % +Machine0, +Messages, +Limit, -Machine, -Run
          ]).
:- use_module(program, [react/5]).
:- use_module(wires, [address_level/3, fresh/3, start_address/2, wire/5]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [exclude/3, foldl/4]).
:- autoload(library(assoc), 
            [assoc_to_keys/2, empty_assoc/1, get_assoc/3, ord_list_to_assoc/2, put_assoc/4]).
:- autoload(library(lists), [append/3, max_list/2, member/2, reverse/2]).

%!  empty_machine(+Kind, -Machine) is det.
%
%   Machine is one of Kind, `ternary` or `layered`, that has done nothing yet.

empty_machine(Kind, machine(Kind, Processors)) :-
    empty_assoc(Processors).

%!  full_tree(+Depth:integer, -Machine) is det.
%
%   Machine is of the second design, with a first tree that is full: 2**Depth - 1 processors, the
%   one at place N holding the predicate with the unit N.

full_tree(Depth, machine(layered, Processors)) :-
    Last is 2**Depth - 1,
    findall(layer(1, Place)-at(proc(layer(1, Place), layered,
                                    hold(start, Place, Place, none, live, no),
                                    kids(Used, Used, 1), [], Manage, none),
                               queue([], [], 0)),
            ( between(1, Last, Place),
              fresh(layered, layer(1, Place), proc(_, _, _, _, _, Manage, _)),
              (   2*Place =< Last
              ->  Used = yes
              ;   Used = no
              )
            ),
            Pairs),
    fresh(layered, start, proc(start, _, Hold, _, Waits, Own, None)),
    Start = proc(start, layered, Hold, kids(yes, closed, 1), Waits, Own, None),
    append(Pairs, [start-at(Start, queue([], [], 0))], All),
    sort(1, @<, All, Sorted),
    ord_list_to_assoc(Sorted, Processors).

%!  simulate(+Machine0, +Message, +Limit:integer, -Machine, -Run) is det.
%
%   Give Message to the start's port `host`, and go on until no processor has a message. Run is
%   run(Events, Levels, Totals):
%
%     - Events are what the start put out, as gunshi_shogi_polyprocessor_program has it; the last
%       one is too_large(Limit) when more than Limit processors were needed, and then the machine
%       stopped;
%     - Levels are level(N, Processors, Steps, Messages, Queue), a level's share: the processors
%       that serve its predicates, the steps and messages until the next level began or the end, and
%       the longest queue in that time;
%     - Totals is total(Processors, Steps, Messages, Queue, Comparisons, ComparisonSteps). A
%       comparison is one processor's with what a search is for; ComparisonSteps are the steps in
%       which there were any.

simulate(machine(Kind, Processors0), Message, Limit, machine(Kind, Processors), Run) :-
    start_address(Kind, Start),
    assoc_to_keys(Processors0, Before),
    length(Before, Used0),
    deliver(to(Start, host, Message), Kind, Processors0-Used0, Processors1-Used1, 0, _),
    steps([Start], Kind, Limit, Processors1-Used1, counts(0, 0, 0, 0, 0), [],
          Processors-Used, Counts, Marks0),
    reverse(Marks0, Marks),
    findall(Event, member(mark(Event, _), Marks), Events),
    assoc_to_keys(Processors, Addresses),
    level_shares(Marks, Counts, Kind, Addresses, Levels),
    Counts = counts(Steps, Messages, Last, Comparisons, ComparisonSteps),
    findall(Queue, member(level(_, _, _, _, Queue), Levels), Queues),
    max_list([Last|Queues], Longest),
    Run = run(Events, Levels, total(Used, Steps, Messages, Longest, Comparisons, ComparisonSteps)).

%   steps(+Active, +Kind, +Limit, +Processors0, +Counts0, +Marks0, -Processors, -Counts, -Marks)
%
%   Active are the addresses with messages, in order. Processors are Assoc-Size. Counts are
%   counts(Steps, Messages, Queue, Comparisons, ComparisonSteps), Queue being the longest since the
%   last mark; Marks are mark(Event, Counts), the last first.

steps([], _, _, Processors, Counts, Marks, Processors, Counts, Marks) :-
    !.
steps(Active, Kind, Limit, Processors0, Counts0, Marks0, Processors, Counts, Marks) :-
    Counts0 = counts(Steps0, Messages0, Queue0, Comparisons0, ComparisonSteps0),
    work(Active, Kind, Processors0, Processors1, Still, [], Deliveries0, 0, Compared),
    reverse(Deliveries0, Deliveries),
    findall(Address, member(to(Address, _, _), Deliveries), Reached),
    append(Still, Reached, Next0),
    sort(Next0, Next1),
    exclude(==(host), Next1, Next),
    length(Active, Handled),
    Steps is Steps0+1,
    Messages is Messages0+Handled,
    Comparisons is Comparisons0+Compared,
    ComparisonSteps is ComparisonSteps0 + sign(Compared),
    findall(Event, member(to(host, _, Event), Deliveries), Events),
    foldl(mark, Events,
          Marks0-counts(Steps, Messages, Queue0, Comparisons, ComparisonSteps),
          Marks1-counts(_, _, Queue1, _, _)),
    deliver_all(Deliveries, Kind, Processors1, Processors2, Queue1, Queue),
    Counts1 = counts(Steps, Messages, Queue, Comparisons, ComparisonSteps),
    Processors2 = _-Used,
    (   Used > Limit
    ->  Processors = Processors2,
        foldl(mark, [too_large(Limit)], Marks1-Counts1, Marks-Counts)
    ;   steps(Next, Kind, Limit, Processors2, Counts1, Marks1, Processors, Counts, Marks)
    ).

mark(Event, Marks-Counts, [mark(Event, Counts)|Marks]-Next) :-
    Next = counts(Steps, Messages, 0, Compared, Times),
    Counts = counts(Steps, Messages, _, Compared, Times).

%   work(+Active, +Kind, +Processors0, -Processors, -Still, +Sent0, -Sent, +Compared0, -Compared):
%   each takes one message; Still have more. Sent are to(Address, Port, Message), the last first.

work([], _, Processors, Processors, [], Sent, Sent, Compared, Compared).
work([Address|Active], Kind, Assoc0-Used, Processors, Still, Sent0, Sent, Compared0, Compared) :-
    get_assoc(Address, Assoc0, at(State0, Queue0)),
    take(Queue0, Port-Message, Queue),
    react(State0, Port, Message, State, Sends),
    put_assoc(Address, Assoc0, at(State, Queue), Assoc),
    route(Sends, Kind, Address, Sent0, Sent1),
    (   Message = wave(_, search(_))
    ->  Compared1 is Compared0+1
    ;   Compared1 = Compared0
    ),
    (   Queue = queue(_, _, 0)
    ->  Still = Still1
    ;   Still = [Address|Still1]
    ),
    work(Active, Kind, Assoc-Used, Processors, Still1, Sent1, Sent, Compared1, Compared).

take(queue([First|Front], Back, Length0), First, queue(Front, Back, Length)) :-
    !,
    Length is Length0-1.
take(queue([], Back, Length), First, Queue) :-
    reverse(Back, Front),
    take(queue(Front, [], Length), First, Queue).

route([], _, _, Sent, Sent).
route([Port-Message|Sends], Kind, Address, Sent0, Sent) :-
    (   Port == host
    ->  To = to(host, host, Message)
    ;   wire(Kind, Address, Port, Address1, Port1),
        To = to(Address1, Port1, Message)
    ),
    route(Sends, Kind, Address, [To|Sent0], Sent).

deliver_all([], _, Processors, Processors, Queue, Queue).
deliver_all([To|Deliveries], Kind, Processors0, Processors, Queue0, Queue) :-
    (   To = to(host, _, _)
    ->  Processors1 = Processors0,
        Queue1 = Queue0
    ;   deliver(To, Kind, Processors0, Processors1, Queue0, Queue1)
    ),
    deliver_all(Deliveries, Kind, Processors1, Processors, Queue1, Queue).

deliver(to(Address, Port, Message), Kind, Assoc0-Used0, Assoc-Used, Longest0, Longest) :-
    (   get_assoc(Address, Assoc0, at(State, queue(Front, Back, Length0)))
    ->  Used = Used0
    ;   fresh(Kind, Address, State),
        Front = [],
        Back = [],
        Length0 = 0,
        Used is Used0+1
    ),
    Length is Length0+1,
    Longest is max(Longest0, Length),
    put_assoc(Address, Assoc0, at(State, queue(Front, [Port-Message|Back], Length)), Assoc).

%   level_shares(+Marks, +Last, +Kind, +Addresses, -Levels)

level_shares(Marks, Last, Kind, Addresses, Levels) :-
    findall(Level, ( member(Address, Addresses), address_level(Kind, Address, Level) ), Served),
    findall(N-Counts, member(mark(level(N), Counts), Marks), Begun),
    shares(Begun, Marks, Last, Served, Levels).

shares([], _, _, _, []).
shares([N-counts(Steps0, Messages0, _, _, _)|Begun], Marks, Last, Served, [Level|Levels]) :-
    (   Begun = [_-Counts|_]
    ->  Counts = counts(Steps1, Messages1, Queue, _, _)
    ;   Last = counts(Steps1, Messages1, Queue0, _, _),
        findall(Q,
                ( member(mark(Event, counts(_, _, Q, _, _)), Marks),
                  Event \= level(_)
                ),
                Queues),
        max_list([Queue0|Queues], Queue)
    ),
    Steps is Steps1-Steps0,
    Messages is Messages1-Messages0,
    aggregate_all(count, member(N, Served), Processors),
    Level = level(N, Processors, Steps, Messages, Queue),
    shares(Begun, Marks, Last, Served, Levels).
