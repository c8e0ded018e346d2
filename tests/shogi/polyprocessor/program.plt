/*  One processor: what it holds, passes on and answers. And the wires of both machines.
*/
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/shogi/polyprocessor/program)).
:- use_module(library(gunshi/shogi/polyprocessor/wires)).

%   fed(+Machine, +Address, +Arrivals, -Sends): what a fresh processor sends at each Port-Message.

fed(Machine, Address, Arrivals, Sends) :-
    fresh(Machine, Address, State),
    feed(Arrivals, State, Sends).

feed([], _, []).
feed([Port-Message|Arrivals], State0, [Sent|Sends]) :-
    react(State0, Port, Message, State, Sent),
    feed(Arrivals, State, Sends).

unit(a, unit(drop(ki, 52), mate)).
unit(b, unit(drop(ki, 52), move(51, 41))).
unit(c, unit(drop(gi, 52), move(51, 41))).

:- begin_tests(wires).

test(both_ends, forall(( member(Machine-Address,
                                [ ternary-[], ternary-[3], ternary-[1, 3], ternary-[3, 2, 1, 3],
                                  layered-start, layered-layer(1, 1), layered-layer(1, 2),
                                  layered-layer(3, 1), layered-layer(3, 7) ]),
                         between(0, 5, Port),
                         wire(Machine, Address, Port, Other, OtherPort) ))) :-
    wire(Machine, Other, OtherPort, Address, Port).
test(trees, Places == [layer(2, 6), layer(2, 7), layer(2, 1), layer(3, 3)]) :-
    wire(layered, layer(2, 3), 1, A, 0),
    wire(layered, layer(2, 3), 2, B, 0),
    wire(layered, layer(2, 3), 0, C, 2),
    wire(layered, layer(2, 3), 5, D, 4),
    Places = [A, B, C, D].
test(no_way_out, fail) :-
    wire(ternary, [], 0, _, _).
test(level, Levels == [0, 1, 1, 2]) :-
    findall(Level,
            ( member(Address, [[], [3], [2, 3], [3, 2, 3]]),
              address_level(ternary, Address, Level)
            ),
            Levels).

:- end_tests(wires).

:- begin_tests(program).

%   The root of the first design holds none and passes the predicates on in turn.
test(root, Sends == [ [1-put([3], 1, A)], [2-put([3], 2, B)], [1-put([3], 3, C)] ]) :-
    unit(a, A),
    unit(b, B),
    unit(c, C),
    fed(ternary, [3], [0-predicate(1, A), 0-predicate(2, B), 0-predicate(3, C)], Sends).

%   In the second design the first one stays, and the pointer is where they came in.
test(pointer, Sends == [ [], [1-put(layer(2, 3), 2, B)] ]) :-
    unit(a, A),
    unit(b, B),
    fed(layered, layer(2, 3), [4-predicate(1, A), 4-predicate(2, B)], Sends).

%   A wave for another pointer is passed on, not answered from one's own predicate.
test(other_pointer, Sends == [ [], [0-done(other, none)], [0-done(mine, found)] ]) :-
    unit(b, B),
    B = unit(Attack, _),
    fed(layered, layer(2, 3),
        [ 0-put(mine, 1, B), 0-wave(other, search(defence(Attack, 2))),
           0-wave(mine, search(defence(Attack, 2)))
         ],
         Sends).

%   Not oneself, not another check, not a deleted one.
test(search, Answers == [none, none, found, none]) :-
    unit(b, B),
    unit(c, unit(Silver, _)),
    B = unit(Gold, _),
    fed(ternary, [1, 3],
         [ 0-put([3], 1, B), 0-wave([3], search(defence(Gold, 1))),
           0-wave([3], search(defence(Silver, 2))), 0-wave([3], search(defence(Gold, 2))),
           0-wave([3], delete(index(1))), 0-wave([3], search(defence(Gold, 2)))
         ],
         Sends),
    findall(Answer, member([0-done([3], Answer)], Sends), [A1, A2, A3, _, A4]),
    Answers = [A1, A2, A3, A4].

%   A wave comes back when both outward trees have answered.
test(echo, Sends == [ [1-wave(p, list), 2-wave(p, list)], [], [0-done(p, found)] ]) :-
    unit(a, A),
    unit(b, B),
    unit(c, C),
    fed(ternary, [1, 3],
        [ 0-put(q, 1, A), 0-put(p, 2, B), 0-put(p, 3, C), 0-wave(p, list), 2-done(p, found),
          1-done(p, none)
        ],
        [_, _, _|Sends]).

%   A predicate that ends in mate asks its manager as soon as it has the position.
test(asks, Sent == [0-ask([3], mate, 1, Attack), 0-done([3], none)]) :-
    unit(a, A),
    A = unit(Attack, mate),
    fed(ternary, [1, 3], [0-put([3], 1, A), 0-wave([3], position(no_position_is_needed, []))],
         [_, Sent]).

%   Confirmed, a mate puts out its predicate; one that was deleted does not.
test(confirm, Sends == [ [0-readout([3], [1-A]), 0-done([3], none)], [0-done([3], none)] ]) :-
    unit(a, A),
    Before = [0-put([3], 1, A), 0-wave([3], position(none, []))],
    append(Before, [0-wave([3], confirm)], Arrivals1),
    append(Before, [0-wave([3], delete(index(1))), 0-wave([3], confirm)], Arrivals2),
    fed(ternary, [1, 3], Arrivals1, [_, _, One]),
    fed(ternary, [1, 3], Arrivals2, [_, _, _, Two]),
    Sends = [One, Two].

:- end_tests(program).
