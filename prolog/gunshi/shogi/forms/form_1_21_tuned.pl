/*  Form 1.21 tuned: the term and the facts of form 1.21, by the best Prolog found for them.

    The generation looks each argument up once, and each square that is reached once
    (ban_facts_tuned.pl); a new term is copied by one clause and changed in place with setarg/3.

    On SWI-Prolog -O a generation at the start takes 12.9 microseconds; minimax at depth 1, mean of
    the three test positions, 0.3 of the time that it takes in the paper's style. What is left is
    the facts.
*/
:- module(gunshi_shogi_forms_form_1_21_tuned, []).
:- include(common).
:- include(tuned).
:- include(hybrid).
:- include(ban_facts).
:- include(ban_facts_tuned).

%!  kanouna_te(+Position, -Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as te/6.

kanouna_te(Position, Tes) :-
    arg(1, Position, Teban),
    bangou(41, Position, Teban, [], Own, [], Hand),
    own_te(Own, Position, Teban, 0, Pawns, [], Moves),
    uchi_te(Hand, Teban, Pawns, Moves, Tes).

%   bangou(+N, +Position, +Teban, +Own0, -Own, +Hand0, -Hand): sort Teban's pieces, of the arguments
%   N and below.

bangou(1, _, _, Own, Own, Hand, Hand) :- !.
bangou(N, Position, Teban, Own0, Own, Hand0, Hand) :-
    arg(N, Position, Piece),
    Piece = komalist(No, Koma, XY, Owner, Face),
    N1 is N - 1,
    (   Owner \== Teban
    ->  bangou(N1, Position, Teban, Own0, Own, Hand0, Hand)
    ;   XY =:= 0
    ->  bangou(N1, Position, Teban, Own0, Own, [mochigoma(No, Koma)|Hand0], Hand)
    ;   bangou(N1, Position, Teban, [koma(No, Koma, XY, Face)|Own0], Own, Hand0, Hand)
    ).

tekigoma(No, _, Position, Teban, Face) :-
    N is No + 1,
    arg(N, Position, Piece),
    Piece = komalist(_, _, _, Owner, Face),
    Owner \== Teban.

%!  tsugino_kyokumen(+Position, +Te, -Position1) is det.
%
%   Position1 is Position after the move Te, and so are the facts.

tsugino_kyokumen(Position, te(No, From, To, Nari, No2, _), Position1) :-
    ban_tsugi(No, From, To, No2),
    utsushi(Position, Position1),
    arg(1, Position, Teban),
    aite(Teban, Teban1),
    setarg(1, Position1, Teban1),
    N is No + 1,
    arg(N, Position, Piece),
    Piece = komalist(_, Koma, _, _, Face),
    ugoita(Nari, Face, Face1),
    setarg(N, Position1, komalist(No, Koma, To, Teban, Face1)),
    (   No2 =:= 0
    ->  true
    ;   N2 is No2 + 1,
        arg(N2, Position, Piece2),
        Piece2 = komalist(_, Koma2, _, _, _),
        setarg(N2, Position1, komalist(No2, Koma2, 0, Teban, nama))
    ).

%!  maeno_kyokumen(+Position1, +Te, -Position) is det.
%
%   Position is what the move Te has made Position1 of, and so are the facts.

maeno_kyokumen(Position1, te(No, From, To, Nari, No2, Nari2), Position) :-
    ban_mae(No, From, To, No2),
    utsushi(Position1, Position),
    arg(1, Position1, Teban1),
    aite(Teban1, Teban),
    setarg(1, Position, Teban),
    N is No + 1,
    arg(N, Position1, Piece),
    Piece = komalist(_, Koma, _, _, Face1),
    ugoita(Nari, Face, Face1),
    setarg(N, Position, komalist(No, Koma, From, Teban, Face)),
    (   No2 =:= 0
    ->  true
    ;   N2 is No2 + 1,
        arg(N2, Position1, Piece2),
        Piece2 = komalist(_, Koma2, _, _, _),
        setarg(N2, Position, komalist(No2, Koma2, To, Teban1, Nari2))
    ),
    !.

%   utsushi(+Position, -Position1): Position1 is a new term with the arguments of Position.

utsushi(position(T, K1, K2, K3, K4, K5, K6, K7, K8, K9, K10, K11, K12, K13, K14, K15, K16, K17,
                 K18, K19, K20, K21, K22, K23, K24, K25, K26, K27, K28, K29, K30, K31, K32, K33,
                 K34, K35, K36, K37, K38, K39, K40),
        position(T, K1, K2, K3, K4, K5, K6, K7, K8, K9, K10, K11, K12, K13, K14, K15, K16, K17,
                 K18, K19, K20, K21, K22, K23, K24, K25, K26, K27, K28, K29, K30, K31, K32, K33,
                 K34, K35, K36, K37, K38, K39, K40)).

komalist_position(Teban, Komalist, Position) :-
    ban_facts(Komalist),
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

masu(Position, TX, No, Koma, Owner, Face) :-
    ban(TX, No),
    !,
    koma_no(No, Position, Koma, Owner, Face).

koma_no(No, Position, Koma, Owner, Face) :-
    (   No =:= 0
    ->  Koma = nil, Owner = nil, Face = nil
    ;   N is No + 1,
        arg(N, Position, Piece),
        Piece = komalist(_, Koma, _, Owner, Face)
    ).

aki(XY) :-
    ban(XY, 0).
