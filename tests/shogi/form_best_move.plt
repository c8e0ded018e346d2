:- module(test_form_best_move, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/forms)).
:- use_module(tests(sizes)).

/*  The paper's minimax finds a move: every form the same one as the core, with the same score and
    as many moves made. */

:- begin_tests(form_best_move).

test(as_the_core, [forall(( member(Id, [opening, middle]), form(Form) )), Best == Wanted]) :-
    test_position(Id, Position, _),
    size(0, 1, Depth),
    form_best_move(Form, Position, Depth, Best),
    form_best_move(core, Position, Depth, Wanted).

test(as_the_core_with_replies, [forall(member(Form, ['1.1', '1.8', '2.3', '1.81', '1.1-setarg',
                                                     'core-mutable'])),
                                Best == Wanted]) :-
    test_position(opening, Position, _),
    form_best_move(Form, Position, 1, Best),
    form_best_move(core, Position, 1, Wanted).

%   A board of few pieces.

test(as_the_core_two_replies_deep, [forall(member(Form, ['1.8', '2.2', '1.21'])),
                                    Best == Wanted]) :-
    position_sfen(Position, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"),
    form_best_move(Form, Position, 2, Best),
    form_best_move(core, Position, 2, Wanted).

test(a_mate, Move-Score == drop(ki, 52)-mate(1)) :-
    position_sfen(Position, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"),
    form_best_move('1.8', Position, 1, best(Move, Score, _)).

test(mated_next, Score == mate(-2)) :-
    position_sfen(Position, "k8/9/1GG6/9/9/9/9/9/4K4 w - 1"),
    form_best_move('2.3', Position, 2, best(_, Score, _)).

%   A pawn is worth one on the board and one in hand; the rook that promotes on it four more. A king
%   takes the dragon back, so with replies it stays at home.

test(a_capture, [true([M0-S0, M1-S1] == [promote(28, 22)-cp(600), move(28, 18)-cp(0)])]) :-
    position_sfen(Position, "7k1/7p1/9/9/9/9/9/7R1/4K4 b - 1"),
    form_best_move('1.8', Position, 0, best(M0, S0, _)),
    form_best_move('1.8', Position, 1, best(M1, S1, _)).

test(a_promotion_counts, Score == cp(500)) :-
    position_sfen(Position, "4k4/9/9/P8/9/9/9/9/4K4 b - 1"),
    form_best_move('1.1', Position, 0, best(promote(94, 93), Score, _)).

test(no_legal_move, fail) :-
    position_sfen(Position, "k8/1G7/1G7/9/9/9/9/9/4K4 w - 1"),
    form_best_move('1.8', Position, 0, _).

test(moves_made, Nodes == 30) :-
    start_position(hirate, Position),
    form_best_move('1.8', Position, 0, best(_, _, Nodes)).

test(no_depth, error(type_error(nonneg, deep))) :-
    start_position(hirate, Position),
    form_best_move('1.8', Position, deep, _).

:- end_tests(form_best_move).
