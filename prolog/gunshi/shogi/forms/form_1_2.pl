/*  Form 1.2: the property table of the pieces as one term.

        position(Teban, komalist(1,Koma,XY,Owner,Face), ..., komalist(40,Koma,XY,Owner,Face))

    41 arguments: the side to move; the pieces in the order of numbers. A piece in hand has XY = 0;
    one that is missing has XY, Owner and Face `nil`. What stands on a square has to be searched
    for.
*/
:- module(gunshi_shogi_forms_form_1_2, []).
:- include(common).
:- include(walk).
:- include(argument).
:- include(change_arg).

%!  kanouna_te(+Position, -Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as te/6. (First paper, form 1.2.)

kanouna_te(Position, Tes) :-
    arg(1, Position, Teban),
    findall(Te, te(Position, Teban, Te), Tes).

te(Position, Teban, te(No, From, To, Nari, No2, Nari2)) :-
    between(2, 41, M),
    arg(M, Position, Piece),
    Piece = komalist(No, Koma, From, Teban, Face),
    From > 0,
    ugoki(Koma, Face, Ugoki),
    bias(Ugoki, Teban, Tobi, Bias),
    TX is From + Bias,
    ikisaki(Tobi, Position, Teban, TX, Bias, To, No2, Nari2),
    nari(Koma, Face, Teban, From, To, Nari).
te(Position, Teban, te(No, 0, To, nama, 0, nil)) :-
    setof(Koma, N^mochigoma(Position, Teban, N, Koma), Komas),
    member(Koma, Komas),
    once(mochigoma(Position, Teban, No, Koma)),
    masu_no(To),
    \+ koma_ga_aru(Position, To, _, _, _, _),
    ikidokoro(Koma, Teban, To),
    \+ nifu(Koma, Position, Teban, To).

mochigoma(Position, Teban, No, Koma) :-
    between(2, 41, M),
    arg(M, Position, Piece),
    Piece = komalist(No, Koma, 0, Teban, _).

masu(Position, TX, No, Koma, Owner, Face) :-
    \+ bangai(TX),
    (   koma_ga_aru(Position, TX, No1, Koma1, Owner1, Face1)
    ->  No = No1, Koma = Koma1, Owner = Owner1, Face = Face1
    ;   No = 0, Koma = nil, Owner = nil, Face = nil
    ).

koma_ga_aru(Position, XY, No, Koma, Owner, Face) :-
    between(2, 41, M),
    arg(M, Position, Piece),
    Piece = komalist(No, Koma, XY, Owner, Face).

%   nifu(+Koma, +Position, +Teban, +To): a pawn on To would be a second one on its file.

nifu(fu, Position, Teban, To) :-
    between(2, 41, M),
    arg(M, Position, Piece),
    Piece = komalist(_, fu, XY, Teban, nama),
    XY // 10 =:= To // 10,
    !.

%!  tsugino_kyokumen(+Position, +Te, -Position1) is det.
%
%   Position1 is Position after the move Te. (First paper, form 1.2.)

tsugino_kyokumen(Position, te(No, _, To, Nari, No2, _), Position1) :-
    change_arg(1, Position, Teban, PositionA, Teban1),
    aite(Teban, Teban1),
    N is No + 1,
    change_arg(N, PositionA, Piece, PositionB, komalist(No, Koma, To, Teban, Face1)),
    Piece = komalist(No, Koma, _, Teban, Face),
    ugoita(Nari, Face, Face1),
    (   No2 =:= 0
    ->  Position1 = PositionB
    ;   N2 is No2 + 1,
        change_arg(N2, PositionB, Piece2, Position1, komalist(No2, Koma2, 0, Teban, nama)),
        Piece2 = komalist(No2, Koma2, _, _, _)
    ),
    !.

%!  maeno_kyokumen(+Position1, +Te, -Position) is det.
%
%   Position is what the move Te has made Position1 of. (First paper, form 1.2.)

maeno_kyokumen(Position1, te(No, From, To, Nari, No2, Nari2), Position) :-
    change_arg(1, Position1, Teban1, PositionA, Teban),
    aite(Teban1, Teban),
    N is No + 1,
    change_arg(N, PositionA, Piece, PositionB, komalist(No, Koma, From, Teban, Face)),
    Piece = komalist(No, Koma, To, Teban, Face1),
    ugoita(Nari, Face, Face1),
    (   No2 =:= 0
    ->  Position = PositionB
    ;   N2 is No2 + 1,
        change_arg(N2, PositionB, Piece2, Position, komalist(No2, Koma2, To, Teban1, Nari2)),
        Piece2 = komalist(No2, Koma2, _, _, _)
    ),
    !.

komalist_position(Teban, Komalist, Position) :-
    Position =.. [position, Teban|Komalist].

position_komalist(Position, Teban, Komalist) :-
    Position =.. [position, Teban|Komalist].

teban(Position, Teban) :-
    arg(1, Position, Teban).

ou_no_masu(Position, Owner, XY) :-
    between(2, 41, M),
    arg(M, Position, Piece),
    Piece = komalist(_, ou, XY, Owner, _),
    XY > 0,
    !.
