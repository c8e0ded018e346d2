/*  What a processor does that holds a predicate: its own part of a wave (own_part/7), and what it
    tells its manager.

    States are those of state.pl, messages those of program.pl.
*/
:- module(gunshi_shogi_polyprocessor_holding,
          [ own_part/7,     % +Content, +Hold, +State0, -State, -Sends, -Pending, -Answer
            predicates/2,   % +Position, -Predicates
            ask/7,          % +Pointer, +Result, +Index, +Attack, +State0, -State, -Sends
            put_out/5       % +Pointer, +Line, +State0, -State, -Sends
          ]).
:- use_module('../position', [position_after/3]).
:- use_module('../propositions', [useless_interposition_within/3]).
:- use_module('../propositions/interpositions', [interposition/2]).
:- use_module('../propositions/units', [omitted_behind/3, unit_groups/3]).
:- use_module(state, [with_hold/3]).
:- use_module(wires, [down_port/2, up_port/2]).
:- autoload(library(lists), [member/2, nth1/3]).

%!  own_part(+Content, +Hold, +State0, -State, -Sends:list, -Pending, -Answer) is det.
%
%   What the wave Content asks of who holds Hold, its hold/6. Pending is 1 when an answer from below
%   must be waited for, otherwise 0; Answer is `none`, `interposition` or `found`.

own_part(position(Subject, Omitted0), Hold, S0, S, Sends, 0, none) :-
    Hold = hold(Pointer, Index, Unit, none, live, Below),
    !,
    Unit = unit(Attack, Reply),
    (   ends(Reply)
    ->  with_hold(hold(Pointer, Index, Unit, none, Reply, Below), S0, S1),
        ask(Pointer, Reply, Index, Attack, S1, S, Sends)
    ;   position_after(Subject, Attack, Checked),
        position_after(Checked, Reply, After),
        omitted_behind(Omitted0, [Attack, Reply], Omitted),
        Place = place(position(After, Omitted), Checked, 0),
        with_hold(hold(Pointer, Index, Unit, Place, live, Below), S0, S),
        Sends = []
    ).
own_part(next, hold(Pointer, Index, Unit, Place0, live, Below), S0, S, Sends, 1, none) :-
    !,
    S0 = proc(_, Machine, _, _, _, _, _),
    down_port(Machine, Port),
    Place0 = place(Position, Checked, Age0),
    Age is Age0+1,
    with_hold(hold(Pointer, Index, Unit, place(Position, Checked, Age), live, yes), S0, S),
    (   Below == yes
    ->  Sends = [Port-next]
    ;   predicates(Position, Predicates),
        findall(Port-Message,
                ( member(Message, Predicates)
                ; Message = Position
                ),
                Sends)
    ).
own_part(search(Wanted), hold(_, Index, Unit, Place, Status, _), S, S, [], 0, Answer) :-
    !,
    (   Status == deleted
    ->  Answer = none
    ;   \+ wanted(Wanted, Index, Unit)
    ->  Answer = none
    ;   Wanted = defence(_, _),
        interposes(Unit, Place)
    ->  Answer = interposition
    ;   Answer = found
    ).
own_part(judge(Wanted), hold(_, Index, Unit, Place, Status, _), S, S, [], 0, Answer) :-
    !,
    (   Status \== deleted,
        wanted(Wanted, Index, Unit),
        Unit = unit(_, Reply),
        Place = place(_, Checked, Age),
        \+ useless_interposition_within(Checked, Reply, Age)
    ->  Answer = found
    ;   Answer = none
    ).
own_part(delete(Wanted), hold(Pointer, Index, Unit, Place, _, Below), S0, S, [], 0, none) :-
    wanted(Wanted, Index, Unit),
    !,
    with_hold(hold(Pointer, Index, Unit, Place, deleted, Below), S0, S).
own_part(confirm, hold(Pointer, Index, Unit, _, mate, Below), S0, S, Sends, Pending, none) :-
    !,
    (   Below == no
    ->  put_out(Pointer, [Index-Unit], S0, S, Sends),
        Pending = 0
    ;   S0 = proc(_, Machine, _, _, _, _, _),
        down_port(Machine, Port),
        S = S0,
        Sends = [Port-confirm],
        Pending = 1
    ).
own_part(pass(Unit, Message), hold(Pointer, Index, Unit, Place, Status, _), S0, S,
         [Port-Message], 1, none) :-
    !,
    S0 = proc(_, Machine, _, _, _, _, _),
    down_port(Machine, Port),
    with_hold(hold(Pointer, Index, Unit, Place, Status, yes), S0, S).
own_part(list, hold(Pointer, Index, Unit, _, _, _), S0, S, Sends, 0, none) :-
    !,
    put_out(Pointer, [Index-Unit], S0, S, Sends).
own_part(_, _, S, S, [], 0, none).

ends(mate).
ends(fail).

interposes(unit(_, Reply), place(_, Checked, _)) :-
    interposition(Checked, Reply).

%   wanted(+Wanted, +Index, +Unit): what a search or a deletion is about.

wanted(defence(Attack, Asking), Index, unit(Attack, _)) :-
    Index =\= Asking.
wanted(attack(Asking), _, unit(Attack, _)) :-
    Attack \== Asking.
wanted(index(Index), Index, _).
wanted(group(Attack), _, unit(Attack, _)).
wanted(unit(Unit), _, Unit).

%!  predicates(+Position, -Predicates:list) is det.
%
%   Predicates are the messages predicate(Index, Unit) that a subject at position(P, Omitted) writes
%   down, in level order.

predicates(position(Position, Omitted), Predicates) :-
    unit_groups(Position, Omitted, Groups),
    findall(unit(Attack, Reply),
            ( member(group(Attack, _, Replies), Groups),
              member(Reply, Replies)
            ),
            Units),
    findall(predicate(Index, Unit), nth1(Index, Units, Unit), Predicates).

%!  ask(+Pointer, +Result, +Index, +Attack, +State0, -State, -Sends:list) is det.
%
%   Ask the manager Pointer, who may be oneself, whether the predicate Index with Result may be
%   deleted.

ask(Pointer, Result, Index, Attack, S0, S, Sends) :-
    S0 = proc(Me, Machine, Hold, Kids, Waits, manage(Doing, Asks, Mine, Count), Start),
    (   Pointer == Me
    ->  S = proc(Me, Machine, Hold, Kids, Waits,
                 manage(Doing, [ask(Index, Result, Attack)|Asks], Mine, Count), Start),
        Sends = []
    ;   S = S0,
        Sends = [0-ask(Pointer, Result, Index, Attack)]
    ).

%!  put_out(+Pointer, +Line:list, +State0, -State, -Sends:list) is det.
%
%   Put out Line, a part of the solution: inward to the manager Pointer, from there to the subject.
%   The start keeps it.

put_out(Pointer, Line, S0, S, Sends) :-
    S0 = proc(Me, Machine, Hold, Kids, Waits, Manage, Start),
    (   Pointer \== Me
    ->  S = S0,
        Sends = [0-readout(Pointer, Line)]
    ;   Start = start(Phase, Level, Levels, Lines)
    ->  S = proc(Me, Machine, Hold, Kids, Waits, Manage, start(Phase, Level, Levels, [Line|Lines])),
        Sends = []
    ;   up_port(Machine, Port),
        S = S0,
        Sends = [Port-readout(Line)]
    ).
