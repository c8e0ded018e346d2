/*  Form 2.1 with the index of the first argument only, as Prolog systems had in the paper's time.

    SWI-Prolog makes an index of whatever argument a call binds: of form 2.1 also of the square and
    of the side. Here every call that form 2.1 makes with an unbound number compares afterwards
    instead, so that all clauses are tried, as on a system that knows nothing better. (GNU Prolog is
    one.) The facts and their update are those of form 2.1.
*/
:- module(gunshi_shogi_forms_form_2_1_first, []).
:- load_files(form_2_1, [if(not_loaded), imports([])]).
:- add_import_module(gunshi_shogi_forms_form_2_1_first, gunshi_shogi_forms_form_2_1, start).
:- include(common).
:- include(global).

%!  kanouna_te(-Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as te/6.

kanouna_te(Tes) :-
    teban(Teban),
    findall(Te, te(Teban, Te), Tes).

te(Teban, te(No, From, To, Nari, No2, Nari2)) :-
    komalist(No, Koma, From, Owner, Face),
    Owner == Teban,
    From > 0,
    ugoki(Koma, Face, Ugoki),
    bias(Ugoki, Teban, Tobi, Bias),
    TX is From + Bias,
    ikisaki(Tobi, Teban, TX, Bias, To, No2, Nari2),
    nari(Koma, Face, Teban, From, To, Nari).
te(Teban, te(No, 0, To, nama, 0, nil)) :-
    setof(Koma, N^mochigoma(Teban, N, Koma), Komas),
    member(Koma, Komas),
    once(mochigoma(Teban, No, Koma)),
    masu_no(To),
    \+ koma_ga_aru(To, _, _, _, _),
    ikidokoro(Koma, Teban, To),
    \+ nifu(Koma, Teban, To).

mochigoma(Teban, No, Koma) :-
    komalist(No, Koma1, XY, Owner, _),
    XY == 0,
    Owner == Teban,
    Koma = Koma1.

koma_ga_aru(TX, No, Koma, Owner, Face) :-
    komalist(No, Koma, XY, Owner, Face),
    XY == TX.

masu(TX, No, Koma, Owner, Face) :-
    \+ bangai(TX),
    (   koma_ga_aru(TX, No1, Koma1, Owner1, Face1)
    ->  No = No1, Koma = Koma1, Owner = Owner1, Face = Face1
    ;   No = 0, Koma = nil, Owner = nil, Face = nil
    ).

%   nifu(+Koma, +Teban, +To): a pawn on To would be a second one on its file.

nifu(fu, Teban, To) :-
    komalist(_, Koma, XY, Owner, nama),
    Koma == fu,
    Owner == Teban,
    XY > 0,
    XY // 10 =:= To // 10,
    !.

ou_no_masu(Owner, XY) :-
    komalist(_, Koma, XY, Owner1, _),
    Koma == ou,
    Owner1 == Owner,
    XY > 0,
    !.
