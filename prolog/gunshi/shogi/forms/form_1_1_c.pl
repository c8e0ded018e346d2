/*  Form 1.1 with C: the paper's program on the same term, but what reads a square and what changes
    an argument are built-ins in C (gunshi_shogi_mutable): square_ban/3, square_argument/2 and
    change_arg/5.

    It is what the third paper wishes for, built-ins in a fast language, in the place of the first
    paper's arg/3 and change_arg/5. forms.plt shows that the update and the restoration are else
    those of form_1_1.pl.
*/
:- module(gunshi_shogi_forms_form_1_1_c, []).
:- use_module('../mutable', [change_arg/5, square_argument/2, square_ban/3]).
:- include(common).
:- include(walk).
:- include(argument).
:- include(ban_term).

%!  kanouna_te(+Position, -Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as te/6.

kanouna_te(Position, Tes) :-
    arg(1, Position, Teban),
    findall(Te, te(Position, Teban, Te), Tes).

te(Position, Teban, te(No, From, To, Nari, No2, Nari2)) :-
    square_argument(From, _),
    square_ban(Position, From, Ban),
    Ban = ban(No, Koma, _, Teban, Face),
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
    square_argument(To, _),
    square_ban(Position, To, Ban),
    Ban = ban(0, nil, _, nil, nil),
    ikidokoro(Koma, Teban, To),
    \+ nifu(Koma, Position, Teban, To).

masu(Position, TX, No, Koma, Owner, Face) :-
    square_ban(Position, TX, Ban),
    Ban = ban(No, Koma, _, Owner, Face).

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
%   Position1 is Position after the move Te.

tsugino_kyokumen(Position, te(No, 0, To, nama, 0, nil), Position1) :-
    !,
    change_arg(1, Position, Teban, PositionA, Teban1),
    aite(Teban, Teban1),
    square_argument(To, N),
    change_arg(N, PositionA, _, PositionB, ban(No, Koma, To, Teban, nama)),
    change_arg(83, PositionB, Hand, Position1, Hand1),
    select(mochigoma(Teban, No, Koma), Hand, Hand1),
    !.
tsugino_kyokumen(Position, te(No, From, To, Nari, No2, _), Position1) :-
    change_arg(1, Position, Teban, PositionA, Teban1),
    aite(Teban, Teban1),
    square_argument(From, M),
    change_arg(M, PositionA, Ban, PositionB, ban(0, nil, From, nil, nil)),
    Ban = ban(No, Koma, From, Teban, Face),
    ugoita(Nari, Face, Face1),
    square_argument(To, N),
    change_arg(N, PositionB, Ban2, PositionC, ban(No, Koma, To, Teban, Face1)),
    Ban2 = ban(No2, Koma2, To, _, _),
    (   No2 =:= 0
    ->  Position1 = PositionC
    ;   change_arg(83, PositionC, Hand, Position1, Hand1),
        bango_jun(mochigoma(Teban, No2, Koma2), Hand, Hand1)
    ).

%!  maeno_kyokumen(+Position1, +Te, -Position) is det.
%
%   Position is what the move Te has made Position1 of.

maeno_kyokumen(Position1, te(No, 0, To, nama, 0, nil), Position) :-
    !,
    change_arg(1, Position1, Teban1, PositionA, Teban),
    aite(Teban1, Teban),
    square_argument(To, N),
    change_arg(N, PositionA, Ban, PositionB, ban(0, nil, To, nil, nil)),
    Ban = ban(No, Koma, To, Teban, nama),
    change_arg(83, PositionB, Hand1, Position, Hand),
    bango_jun(mochigoma(Teban, No, Koma), Hand1, Hand).
maeno_kyokumen(Position1, te(No, From, To, Nari, No2, Nari2), Position) :-
    change_arg(1, Position1, Teban1, PositionA, Teban),
    aite(Teban1, Teban),
    square_argument(To, N),
    (   No2 =:= 0
    ->  change_arg(N, PositionA, Ban, PositionB, ban(0, nil, To, nil, nil))
    ;   change_arg(83, PositionA, Hand1, PositionH, Hand),
        select(mochigoma(Teban, No2, Koma2), Hand1, Hand),
        change_arg(N, PositionH, Ban, PositionB, ban(No2, Koma2, To, Teban1, Nari2))
    ),
    Ban = ban(No, Koma, To, Teban, Face1),
    ugoita(Nari, Face, Face1),
    square_argument(From, M),
    change_arg(M, PositionB, _, Position, ban(No, Koma, From, Teban, Face)),
    !.
