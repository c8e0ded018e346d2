/*  Problems of the kind "what is the next move?": which are about drops, and what answers them. */
:- module(test_problems, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/lab/experiments/problems)).

%   A mate by a drop, a rook to be taken, a move not to play.

problems("\
sfen	answer_usi	avoid_usi
4k4/9/4P4/9/9/9/9/9/4K4 b G 1	G*5b	
4k4/9/9/9/4r4/9/9/4L4/4K4 b - 1	5h5e	
4k4/9/4P4/9/9/9/9/9/4K4 b G 1		G*1a|G*2a
").

:- meta_predicate with_file(+, -, 0).

with_file(Text, File, Goal) :-
    tmp_file_stream(File, Stream, [encoding(utf8)]),
    write(Stream, Text),
    close(Stream),
    call_cleanup(once(Goal), delete_file(File)).

:- begin_tests(problems).

test(drops, Ids == ['2']) :-
    problems(Text),
    with_file(Text, File, next_move_problems(File, Problems)),
    findall(Id, ( member(Problem, Problems), drop_answer(Problem), problem_id(Problem, Id) ), Ids).
test(answers, Moves == [drop(ki, 52)]) :-
    problems(Text),
    with_file(Text, File, next_move_problems(File, [First, _, Last])),
    problem_position(First, Position),
    findall(Move, ( legal_move(Position, Move), solves(First, Move) ), Moves),
    aggregate_all(count, ( legal_move(Position, Move), \+ solves(Last, Move) ), 2).

:- end_tests(problems).
