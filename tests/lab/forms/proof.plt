:- module(test_forms_proof, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/forms)).
:- use_module(library(gunshi/lab/forms/proof)).
:- use_module(tests(sizes)).

/*  The proof that all forms agree, on a sample of the positions that `gunshi forms check` goes
    through; and that the proof finds a form that is wrong. */

:- begin_tests(forms_proof).

%   sample(-Sfen): the start, drop-pawn mate, one king and missing pieces; in the thorough run also
%   the position of many promotions and a middle game, which take most of the time.

sample("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1").
sample("7nk/9/8S/9/9/9/9/9/4K4 b P 1").
sample("8k/9/8G/9/9/9/9/9/9 b GS2P 1").
sample(Sfen) :-
    thorough,
    large_sample(Sfen).

large_sample("8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124").
large_sample("ln1gr3l/1ks6/1pp2sb1p/p2P1gpp1/3SPp3/P1PSR4/1P6P/1BKGG4/LN6L b N2Pn3p 1").

test(agrees, [forall(( form(Form), sample(Sfen) )), Faults == []]) :-
    position_sfen(Position, Sfen),
    form_faults(Form, Position, Faults).

%   Seven kinds to drop with pawns on some files; pieces that must promote, may, and cannot.

test(all_drops_and_promotions, [forall(form(Form)), Moves-Legal == Wanted-Wanted1]) :-
    position_sfen(Position, "4k4/1P5+P1/9/2N1N4/L8/4l4/6n2/1p5p1/3K5 w RBGSNLPrbgsl2p 1"),
    rule_moves(paper, Position, Wanted0),
    rule_moves(legal, Position, Wanted2),
    form_moves(Form, paper, Position, Moves0),
    form_moves(Form, legal, Position, Legal0),
    maplist(msort, [Wanted0, Wanted2, Moves0, Legal0], [Wanted, Wanted1, Moves, Legal]).

%   Every form follows a game of 60 random moves; the usual run, of 25.

test(a_random_game, [forall(form(Form)), Wrong == []]) :-
    set_random(seed(4)),
    start_position(hirate, Start),
    size(25, 60, Plies),
    random_positions(Plies, Start, Positions),
    findall(Position,
            ( member(Position, Positions),
              member(Rules, [paper, legal]),
              rule_moves(Rules, Position, Wanted),
              form_moves(Form, Rules, Position, Moves),
              msort(Wanted, Sorted),
              \+ msort(Moves, Sorted)
            ),
            Wrong).

random_positions(0, _, []) :- !.
random_positions(N, Position, [Position|Positions]) :-
    legal_moves(Position, Moves),
    (   random_member(Move, Moves)
    ->  position_after(Position, Move, Next),
        N1 is N - 1,
        random_positions(N1, Next, Positions)
    ;   Positions = []
    ).

%   A form that is made wrong is found out: a test for each kind of fault.
%
%   wrong_form(+Form, +Head, ?Wrapped, +Body, -Faults): the Faults of Form at the start, when Body
%   stands for its predicate Head.

wrong_form(Form, Module:Head, Wrapped, Body, Faults) :-
    start_position(hirate, Position),
    functor(Head, Name, Arity),
    form_faults(Form, Position, []),
    setup_call_cleanup(
        wrap_predicate(Module:Head, wrong, Wrapped, test_forms_proof:Body),
        form_faults(Form, Position, Faults),
        unwrap_predicate(Module:Name/Arity, wrong)).

test(a_lost_piece_is_found, true(memberchk(identity(_), Faults))) :-
    wrong_form('1.4', gunshi_shogi_forms_form_1_4:komalist_position(Teban, List, Position), _,
               ( List = [_|Rest], Position = position(Teban, Rest) ), Faults).

test(missing_moves_are_found, [Paper, Legal, Perft] == [[move(19, 18), move(99, 98)],
                                                        [move(19, 18), move(99, 98)], 784]) :-
    wrong_form('1.3', gunshi_shogi_forms_form_1_3:ikidokoro(Koma, _, _), Wrapped,
               ( Koma \== ky, Wrapped ), Faults),
    memberchk(moves(paper, Paper, []), Faults),
    memberchk(moves(legal, Legal, []), Faults),
    memberchk(perft(Perft, 900), Faults).

test(no_update_is_found, Tes == [update(te(No, 77, 76, nama, 0, nil), none)]) :-
    wrong_form('1.4', gunshi_shogi_forms_form_1_4:tsugino_kyokumen(_, Te, _), Wrapped,
               ( arg(3, Te, To), To =\= 76, Wrapped ), Faults),
    include([update(_, none)]>>true, Faults, Tes),
    Tes = [update(te(No, _, _, _, _, _), _)|_].

test(a_wrong_update_is_found, Name == update) :-
    wrong_form('1.4', gunshi_shogi_forms_form_1_4:tsugino_kyokumen(_, _, Position), Wrapped,
               ( Wrapped, setarg(1, Position, sente) ), [Fault|_]),
    functor(Fault, Name, 2),
    arg(2, Fault, Wrong),
    Wrong \== none.

test(a_lost_order_is_found, Name == order) :-
    wrong_form('1.5', gunshi_shogi_forms_form_1_5:tsugino_kyokumen(_, _, Position), Wrapped,
               ( Wrapped, arg(2, Position, [A, B|Rest]), setarg(2, Position, [B, A|Rest]) ),
               [Fault|_]),
    functor(Fault, Name, 1).

test(no_restoration_is_found, Name == restore) :-
    wrong_form('1.4', gunshi_shogi_forms_form_1_4:maeno_kyokumen(_, _, _), _, fail, [Fault]),
    functor(Fault, Name, 1).

test(a_wrong_restoration_is_found, Name == restore) :-
    wrong_form('1.4', gunshi_shogi_forms_form_1_4:maeno_kyokumen(After, _, Before), _,
               Before = After, [Fault]),
    functor(Fault, Name, 1).

test(no_answer_is_found, Faults == [fails(moves(paper)), fails(moves(legal)), fails(changes),
                                    fails(perft)]) :-
    wrong_form('1.8', gunshi_shogi_forms_form_1_8:kanouna_te(_, _), _, fail, Faults).

test(no_position_is_found, Fault == fails(identity)) :-
    wrong_form('1.8', gunshi_shogi_forms_form_1_8:komalist_position(_, _, _), _, fail, [Fault|_]).

test(an_open_restoration_is_found, Name == restore) :-
    wrong_form('1.8', gunshi_shogi_forms_form_1_8:maeno_kyokumen(_, _, _), _, true, [Fault]),
    functor(Fault, Name, 1).

%   An update and a restoration have one solution each.

test(one_solution, [forall(( form(Form), form_facts(Form, []), form_kind(Form, Kind), Kind \== core,
                             sample(Sfen) )), Wrong == []]) :-
    position_sfen(Position, Sfen),
    in_form(Form, Position, more_solutions(Wrong)).

more_solutions(Wrong, Module, Kyokumen) :-
    Module:kanouna_te(Kyokumen, Tes),
    findall(Te,
            ( member(Te, Tes),
              \+ ( findall(K, Module:tsugino_kyokumen(Kyokumen, Te, K), [Kyokumen1]),
                   findall(x, Module:maeno_kyokumen(Kyokumen1, Te, _), [_])
                 )
            ),
            Wrong).

:- end_tests(forms_proof).
