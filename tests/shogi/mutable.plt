:- module(test_mutable, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/mutable)).

:- begin_tests(mutable).

hirate_board(Board) :-
    start_position(hirate, Start),
    new_board(Start, Board).

%   nodes(+Board, +Depth, -Nodes): perft by make and unmake.

nodes(_, 0, 1) :-
    !.
nodes(Board, Depth, Nodes) :-
    board_moves(Board, Codes),
    Left is Depth-1,
    foldl(add_nodes(Board, Left), Codes, 0, Nodes).

add_nodes(Board, Depth, Code, Nodes0, Nodes) :-
    board_make(Board, Code),
    nodes(Board, Depth, Below),
    board_unmake(Board),
    Nodes is Nodes0+Below.

test(perft_by_make_and_unmake, Nodes == 25470) :-
    hirate_board(Board),
    nodes(Board, 3, Nodes),
    board_position(Board, Position),
    start_position(hirate, Position).

test(moves_are_the_legal_moves) :-
    start_position(hirate, Start),
    new_board(Start, Board),
    board_moves(Board, Codes),
    legal_moves(Start, Moves),
    maplist(move_code, Moves, Codes).

test(make_agrees_with_position_after) :-
    position_sfen(Start, 'l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1'),
    new_board(Start, Board),
    forall(legal_move(Start, Move),
           ( board_make(Board, Move),
             board_position(Board, After),
             position_after(Start, Move, Expected),
             After == Expected,
             board_unmake(Board),
             board_position(Board, Before),
             Before == Start
           )).

test(deep_line_and_back) :-
    hirate_board(Board),
    Cycle = [move(28, 38), move(82, 72), move(38, 28), move(72, 82)],
    forall(between(1, 100, _), maplist(board_make(Board), Cycle)),
    forall(between(1, 400, _), board_unmake(Board)),
    board_position(Board, Position),
    start_position(hirate, Position),
    catch(( board_unmake(Board), fail ), error(permission_error(_, _, _), _), true).

test(illegal_changes_nothing) :-
    hirate_board(Board),
    \+ board_make(Board, move(77, 75)),
    \+ board_make(Board, move(20, 30)),
    board_position(Board, Position),
    start_position(hirate, Position).

test(boards_differ) :-
    hirate_board(A),
    hirate_board(B),
    A \== B,
    board_make(A, move(77, 76)),
    board_position(B, Position),
    start_position(hirate, Position).

test(shared_by_threads) :-
    hirate_board(Board),
    concurrent(2, [make_often(Board), make_often(Board)], []),
    board_position(Board, Position),
    start_position(hirate, Position).

%   Each takes back as many moves as it makes, if not the same ones.

make_often(Board) :-
    forall(between(1, 5000, _), make_and_unmake(Board)).

make_and_unmake(Board) :-
    board_moves(Board, [Code|_]),
    (   board_make(Board, Code)
    ->  board_unmake(Board)
    ;   true
    ).

%   Without the thread that collects beside, which would make garbage_collect_atoms/0 do nothing
%   while it is at work.

test(boards_are_collected, [ setup(set_prolog_gc_thread(false)),
                             cleanup(set_prolog_gc_thread(true)),
                             true(Growth < 5000)
                           ]) :-
    start_position(hirate, Start),
    garbage_collect_atoms,
    statistics(atoms, Before),
    forall(between(1, 50000, _), ( new_board(Start, B), board_make(B, move(77, 76)) )),
    garbage_collect_atoms,
    statistics(atoms, After),
    Growth is After-Before.

test(empty_stack, error(permission_error(unmake, board, _))) :-
    hirate_board(Board),
    board_unmake(Board).
test(no_board, error(type_error(board, foo))) :-
    board_moves(foo, _).
test(no_move, error(type_error(move, foo))) :-
    hirate_board(Board),
    board_make(Board, foo).
test(no_code, error(type_error(move, 0))) :-
    hirate_board(Board),
    board_make(Board, 0).

                /*******************************
                *        THE ARRAYS            *
                *******************************/

test(change_arg, T-Old == f(a, x, c)-b) :-
    change_arg(2, f(a, b, c), Old, T, x).
test(change_arg_keeps_variables) :-
    T = f(X, Y, _),
    change_arg(1, T, Old, T1, new),
    Old == X,
    T1 = f(new, Y1, _),
    Y1 == Y.
test(change_arg_open_new, T == f(New)) :-
    change_arg(1, f(a), a, T, New).
test(change_arg_checks_old, fail) :-
    change_arg(2, f(a, b, c), z, _, x).
test(change_arg_out_of_range, fail) :-
    member(N, [0, -1, 4, 36893488147419103232]),
    change_arg(N, f(a, b, c), _, _, x).
test(change_arg_of_83) :-
    numlist(1, 83, Numbers),
    T =.. [position|Numbers],
    forall(between(1, 83, N),
           ( change_arg(N, T, Old, T1, new),
             Old == N,
             setarg(N, T1, Old),
             T1 == T
           )).
test(change_arg_of_more_than_the_stack_holds, error(resource_error(_))) :-
    functor(T, f, 50000000),
    change_arg(1, T, _, _, x).
test(change_arg_of_atom, error(type_error(compound, foo))) :-
    change_arg(1, foo, _, _, x).
test(change_arg_index_type, error(type_error(integer, a))) :-
    change_arg(a, f(a), _, _, x).
test(change_arg_unbound, error(instantiation_error)) :-
    change_arg(_, f(a), _, _, x).

test(square_argument_all) :-
    findall(S-N, square_argument(S, N), Pairs),
    length(Pairs, 81),
    Pairs = [11-2|_],
    last(Pairs, 99-82),
    forall(member(S-N, Pairs),
           ( N =:= S-8-S//10,
             square_argument(S, N1), N1 == N,
             square_argument(S1, N), S1 == S
           )).
test(square_argument_off_the_board, fail) :-
    member(S, [0, 20, 10, 100]),
    square_argument(S, _).
test(argument_of_no_square, fail) :-
    member(N, [0, 1, 83]),
    square_argument(_, N).
test(square_argument_type, error(type_error(integer, a))) :-
    square_argument(a, _).

test(square_ban) :-
    findall(ban(0, nil, S, nil, nil), square_argument(S, _), Bans),
    append([[sente], Bans, [[]]], Arguments),
    Position =.. [position|Arguments],
    forall(square_argument(S, _),
           ( square_ban(Position, S, Ban), Ban == ban(0, nil, S, nil, nil) )),
    \+ square_ban(Position, 20, _),
    \+ square_ban(Position, 100, _).

:- end_tests(mutable).
