/*  Form 1.1: the board as one term.

        position(Teban, ban(No,Koma,11,Owner,Face), ..., ban(No,Koma,99,Owner,Face), Hand)

    83 arguments: the side to move; the squares in the order 11..99, so that XY is argument XY - 8 -
    XY//10; the hands, a list of mochigoma(Owner, No, Koma) in the order of numbers. An empty square
    is ban(0, nil, XY, nil, nil). Read with arg/3, rewritten with change_arg/5. The paper lets arg/3
    enumerate the squares; here between/3 does, for GNU Prolog's arg/3 does not enumerate.
*/
:- module(gunshi_shogi_forms_form_1_1, []).
:- include(common).
:- include(walk).
:- include(argument).
:- include(change_arg).
:- include(ban_term).

%!  kanouna_te(+Position, -Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as te/6. (First paper, form 1.1.)

kanouna_te(Position, Tes) :-
    arg(1, Position, Teban),
    findall(Te, te(Position, Teban, Te), Tes).

te(Position, Teban, te(No, From, To, Nari, No2, Nari2)) :-
    between(2, 82, M),
    arg(M, Position, Ban),
    Ban = ban(No, Koma, From, Teban, Face),
    ugoki(Koma, Face, Ugoki),
    bias(Ugoki, Teban, Tobi, Bias),
    TX is From + Bias,
    ikisaki(Tobi, Position, Teban, TX, Bias, To, No2, Nari2),
    nari(Koma, Face, Teban, From, To, Nari).
te(Position, Teban, te(No, 0, To, nama, 0, nil)) :-
    arg(83, Position, Hand),
    setof(Koma, N^member(mochigoma(Teban, N, Koma), Hand), Komas),
    member(Koma, Komas),
    memberchk(mochigoma(Teban, No, Koma), Hand),
    between(2, 82, M),
    arg(M, Position, Ban),
    Ban = ban(0, nil, To, nil, nil),
    ikidokoro(Koma, Teban, To),
    \+ nifu(Koma, Position, Teban, To).

masu(Position, TX, No, Koma, Owner, Face) :-
    TX > 10,
    N is TX - 8 - TX//10,
    arg(N, Position, Ban),
    Ban = ban(No, Koma, TX, Owner, Face).

%   nifu(+Koma, +Position, +Teban, +To): a pawn on To would be a second one on its file.

nifu(fu, Position, Teban, To) :-
    N is To//10*9 - 7,
    Last is N + 8,
    between(N, Last, M),
    arg(M, Position, Ban),
    Ban = ban(_, fu, _, Teban, nama),
    !.

%!  tsugino_kyokumen(+Position, +Te, -Position1) is det.
%
%   Position1 is Position after the move Te. (First paper, form 1.1.)

tsugino_kyokumen(Position, te(No, 0, To, nama, 0, nil), Position1) :-
    !,
    change_arg(1, Position, Teban, PositionA, Teban1),
    aite(Teban, Teban1),
    N is To - 8 - To//10,
    change_arg(N, PositionA, _, PositionB, ban(No, Koma, To, Teban, nama)),
    change_arg(83, PositionB, Hand, Position1, Hand1),
    select(mochigoma(Teban, No, Koma), Hand, Hand1),
    !.
tsugino_kyokumen(Position, te(No, From, To, Nari, No2, _), Position1) :-
    change_arg(1, Position, Teban, PositionA, Teban1),
    aite(Teban, Teban1),
    M is From - 8 - From//10,
    change_arg(M, PositionA, Ban, PositionB, ban(0, nil, From, nil, nil)),
    Ban = ban(No, Koma, From, Teban, Face),
    ugoita(Nari, Face, Face1),
    N is To - 8 - To//10,
    change_arg(N, PositionB, Ban2, PositionC, ban(No, Koma, To, Teban, Face1)),
    Ban2 = ban(No2, Koma2, To, _, _),
    (   No2 =:= 0
    ->  Position1 = PositionC
    ;   change_arg(83, PositionC, Hand, Position1, Hand1),
        bango_jun(mochigoma(Teban, No2, Koma2), Hand, Hand1)
    ).

%!  maeno_kyokumen(+Position1, +Te, -Position) is det.
%
%   Position is what the move Te has made Position1 of. (First paper, form 1.1.)

maeno_kyokumen(Position1, te(No, 0, To, nama, 0, nil), Position) :-
    !,
    change_arg(1, Position1, Teban1, PositionA, Teban),
    aite(Teban1, Teban),
    N is To - 8 - To//10,
    change_arg(N, PositionA, Ban, PositionB, ban(0, nil, To, nil, nil)),
    Ban = ban(No, Koma, To, Teban, nama),
    change_arg(83, PositionB, Hand1, Position, Hand),
    bango_jun(mochigoma(Teban, No, Koma), Hand1, Hand).
maeno_kyokumen(Position1, te(No, From, To, Nari, No2, Nari2), Position) :-
    change_arg(1, Position1, Teban1, PositionA, Teban),
    aite(Teban1, Teban),
    N is To - 8 - To//10,
    (   No2 =:= 0
    ->  change_arg(N, PositionA, Ban, PositionB, ban(0, nil, To, nil, nil))
    ;   change_arg(83, PositionA, Hand1, PositionH, Hand),
        select(mochigoma(Teban, No2, Koma2), Hand1, Hand),
        change_arg(N, PositionH, Ban, PositionB, ban(No2, Koma2, To, Teban1, Nari2))
    ),
    Ban = ban(No, Koma, To, Teban, Face1),
    ugoita(Nari, Face, Face1),
    M is From - 8 - From//10,
    change_arg(M, PositionB, _, Position, ban(No, Koma, From, Teban, Face)),
    !.
