/*  How the processors of the fifth paper's two machines are wired, and what they are at first.

    An address of the first design, `ternary`, is the list of ports from there back to the start,
    []. One of the second, `layered`, is `start` or layer(Level, Place), Place being 1 for the root
    of the level's tree, and 2*N and 2*N+1 outward of N. There is no end to either machine.
*/
:- module(gunshi_shogi_polyprocessor_wires,
          [ start_address/2,            % ?Machine, ?Address
            wire/5,                     % +Machine, +Address, +Port, -Address1, -Port1
            address_level/3,            % +Machine, +Address, -Level
            fresh/3,                    % +Machine, +Address, -State
            up_port/2,                  % ?Machine, ?Port
            down_port/2                 % ?Machine, ?Port
          ]).
:- autoload(library(lists), [member/2]).

%!  start_address(?Machine, ?Address) is nondet.
%
%   Address is that of the start processor of Machine, `ternary` or `layered`.

start_address(ternary, []).
start_address(layered, start).

%!  wire(+Machine, +Address, +Port, -Address1, -Port1) is semidet.
%
%   Port of the processor at Address is joined to Port1 of that at Address1. Fails for a port that
%   leads nowhere.

wire(ternary, Address, Port, Address1, Port1) :-
    (   Port =:= 0
    ->  Address = [Port1|Address1]
    ;   Port =< 3,
        Address1 = [Port|Address],
        Port1 = 0
    ).
wire(layered, From, Port, Address, Port1) :-
    (   From = layer(Level, Place)
    ->  layered_wire(Port, Level, Place, Address, Port1)
    ;   Port =:= 1,
        Address = layer(1, 1),
        Port1 = 0
    ).

layered_wire(0, Level, Place, Address, Port) :-
    (   Place =:= 1
    ->  Level =:= 1,
        Address = start,
        Port = 1
    ;   Inner is Place//2,
        Address = layer(Level, Inner),
        Port is 1 + Place mod 2
    ).
layered_wire(1, Level, Place, layer(Level, Outer), 0) :-
    Outer is 2*Place.
layered_wire(2, Level, Place, layer(Level, Outer), 0) :-
    Outer is 2*Place + 1.
layered_wire(4, Level, Place, layer(Above, Place), 5) :-
    Level > 1,
    Above is Level-1.
layered_wire(5, Level, Place, layer(Below, Place), 4) :-
    Below is Level+1.

%!  address_level(+Machine, +Address, -Level:integer) is det.
%
%   The processor at Address serves the predicates of Level; the start that of 0.

address_level(ternary, Address, Level) :-
    findall(x, member(3, Address), Xs),
    length(Xs, Level).
address_level(layered, Address, Level) :-
    (   Address = layer(Level0, _)
    ->  Level = Level0
    ;   Level = 0
    ).

%!  fresh(+Machine, +Address, -State) is det.
%
%   State is that of a processor that has had no message; program.pl says what is in it.

fresh(Machine, Address, proc(Address, Machine, Hold, Kids, [], manage(idle, [], none, 0), none)) :-
    (   no_holder(Machine, Address)
    ->  Hold = never
    ;   Hold = none
    ),
    (   Address == start
    ->  Kids = kids(no, closed, 1)
    ;   Kids = kids(no, no, 1)
    ).

no_holder(ternary, []).
no_holder(ternary, [3|_]).
no_holder(layered, start).

%!  up_port(?Machine, ?Port) is nondet.
%!  down_port(?Machine, ?Port) is nondet.
%
%   A manager's port to the subject, and the subject's to the manager.

up_port(ternary, 0).
up_port(layered, 4).

down_port(ternary, 3).
down_port(layered, 5).
