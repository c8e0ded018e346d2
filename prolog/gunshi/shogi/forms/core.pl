/*  The forms that are Gunshi's core: moves by the rule set `legal`, which is the only one it plays
    by. Their moves are its own, terms or codes of gunshi_shogi_position.
*/
:- include(measure).

facts([]).

%   onaji_te(+Te, ?Koma, ?From, ?To, ?Promotes): as in common.pl; the kind is known of drops only.

onaji_te(Te, Koma, From, To, Promotes) :-
    te_move(Te, Move),
    onaji_move(Move, Koma, From, To, Promotes).

onaji_move(move(From, To), _, From, To, false).
onaji_move(promote(From, To), _, From, To, true).
onaji_move(drop(Koma, To), Koma, 0, To, false).

%   heap_base(-Bytes), heap(-Bytes): as in common.pl; here that of the positions.

heap_base(Bytes) :-
    atoms_bytes(Bytes).

heap(Bytes) :-
    atoms_bytes(Bytes).
