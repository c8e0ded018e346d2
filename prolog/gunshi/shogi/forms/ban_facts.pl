/*  The facts ban(XY, No) of the hybrids: which number stands on a square, 0 for none. */

:- dynamic(ban/2).

facts([ban/2]).

%   ban_tsugi(+No, +From, +To, +No2): makes the move in the facts; ban_mae/4 takes it back.

ban_tsugi(No, From, To, No2) :-
    (   From =:= 0
    ->  true
    ;   retract(ban(From, No)),
        assertz(ban(From, 0))
    ),
    retract(ban(To, No2)),
    assertz(ban(To, No)),
    !.

ban_mae(No, From, To, No2) :-
    (   From =:= 0
    ->  true
    ;   retract(ban(From, 0)),
        assertz(ban(From, No))
    ),
    retract(ban(To, No)),
    assertz(ban(To, No2)),
    !.

%   jijitsu_modosu(+Te): the facts as they were before the move Te.

jijitsu_modosu(te(No, From, To, _, No2, _)) :-
    ban_mae(No, From, To, No2).

%   ban_facts(+Komalist): makes the facts for these pieces; the former ones go.

ban_facts(Komalist) :-
    retractall(ban(_, _)),
    forall(masu_no(XY), ban_fact(XY, Komalist)).

ban_fact(XY, Komalist) :-
    (   memberchk(komalist(No, _, XY, _, _), Komalist)
    ->  assertz(ban(XY, No))
    ;   assertz(ban(XY, 0))
    ).
