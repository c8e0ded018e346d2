:- module(test_forms_proof, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/forms_proof)).

/*  The proof that all forms agree, on a sample of the positions that `gunshi forms check` goes through; and
    that the proof finds a form that is wrong. */

:- begin_tests(forms_proof).

%   sample(-Sfen): the start, the position of many promotions, drop-pawn mate, one king and missing pieces, a
%   middle game.

sample("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1").
sample("8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124").
sample("7nk/9/8S/9/9/9/9/9/4K4 b P 1").
sample("8k/9/8G/9/9/9/9/9/9 b GS2P 1").
sample("ln1gr3l/1ks6/1pp2sb1p/p2P1gpp1/3SPp3/P1PSR4/1P6P/1BKGG4/LN6L b N2Pn3p 1").

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

%   Every form follows a game of 60 random moves.

test(a_random_game, [forall(form(Form)), Wrong == []]) :-
    set_random(seed(4)),
    start_position(hirate, Start),
    random_positions(60, Start, Positions),
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

%   A form that is made wrong is found out: here a pawn of form 2.1 is taken from the facts.

test(faults_are_found, [setup(wrap_predicate(gunshi_form_1_3:ikidokoro(Koma, _, _), wrong, Wrapped, ( Koma \== ky, Wrapped ))),
                        cleanup(unwrap_predicate(gunshi_form_1_3:ikidokoro/3, wrong)),
                        true(memberchk(moves(paper, [_|_], []), Faults))]) :-
    sample(Sfen),
    position_sfen(Position, Sfen),
    form_faults('1.3', Position, Faults),
    !.

:- end_tests(forms_proof).
