/*  What forms 1.4 and 1.5 share: the moves, from a list of the forty pieces whatever its order.
    They differ in the change.
*/

te(Position, Teban, te(No, From, To, Nari, No2, Nari2)) :-
    Position = position(_, List),
    member(komalist(No, Koma, From, Teban, Face), List),
    From > 0,
    ugoki(Koma, Face, Ugoki),
    bias(Ugoki, Teban, Tobi, Bias),
    TX is From + Bias,
    ikisaki(Tobi, Position, Teban, TX, Bias, To, No2, Nari2),
    nari(Koma, Face, Teban, From, To, Nari).
te(position(_, List), Teban, te(No, 0, To, nama, 0, nil)) :-
    setof(Koma, N^member(komalist(N, Koma, 0, Teban, nama), List), Komas),
    member(Koma, Komas),
    memberchk(komalist(No, Koma, 0, Teban, nama), List),
    masu_no(To),
    \+ memberchk(komalist(_, _, To, _, _), List),
    ikidokoro(Koma, Teban, To),
    \+ nifu(Koma, List, Teban, To).

masu(position(_, List), TX, No, Koma, Owner, Face) :-
    \+ bangai(TX),
    (   memberchk(komalist(No1, Koma1, TX, Owner1, Face1), List)
    ->  No = No1, Koma = Koma1, Owner = Owner1, Face = Face1
    ;   No = 0, Koma = nil, Owner = nil, Face = nil
    ).

%   nifu(+Koma, +List, +Teban, +To): a pawn on To would be a second one on its file.

nifu(fu, List, Teban, To) :-
    member(komalist(_, fu, XY, Teban, nama), List),
    XY // 10 =:= To // 10,
    !.

komalist_position(Teban, Komalist, position(Teban, Komalist)).

position_komalist(position(Teban, List), Teban, Komalist) :-
    zen_koma(List, Komalist).

teban(position(Teban, _), Teban).

ou_no_masu(position(_, List), Owner, XY) :-
    memberchk(komalist(_, ou, XY, Owner, _), List),
    XY > 0.
