/*  Examples of Othello: judged by searches, exactly near the end, with what is spoken of. */
:- module(test_gunshi_knowledge_othello_move_examples, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/othello/move_examples)).
:- use_module(library(gunshi/knowledge/othello/strategy)).
:- use_module(library(gunshi/knowledge/reading)).
:- use_module(library(gunshi/lab/match/othello_game), [random_opening/2]).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/othello/search)).
:- use_module(tests(knowledge/own_directory), []).
:- use_module(tests(sizes)).

:- initialization(( all_knowledge, othello_knowledge )).

%   examples(+N, -Position, -Examples): after N moves by chance, where there are any.

examples(N, Position, Examples) :-
    between(1, 100, _),
    random_opening(N, Moves),
    othello_start(Start),
    foldl([M, A, B]>>othello_after(A, M, B), Moves, Start, Position),
    othello_examples(Position, N, Examples),
    !.

:- begin_tests(othello_move_examples, [setup(set_random(seed(2)))]).

test(each_legal_move_once, [true(Moves == Legal)]) :-
    examples(20, Position, Examples),
    findall(Move, member(example(Move, _, _, _, _), Examples), Moves0),
    sort(Moves0, Moves),
    othello_moves(Position, Legal0),
    sort(Legal0, Legal).
test(losses_are_from_zero, [true(Least == 0)]) :-
    examples(25, _, Examples),
    aggregate_all(min(Loss), member(example(_, Loss, _, _, _), Examples), Least).

%   Four moves are thought of, and what they change is less the mean.

test(changes, [true(( Count == 4, abs(Sum) < 4 ))]) :-
    examples(24, _, Examples),
    findall(Change, ( member(example(_, _, Change, _, _), Examples), Change \== none ), Changes),
    length(Changes, Count),
    sum_list(Changes, Sum).

%   With fourteen squares empty a move loses what best play makes of it.

test(exact_near_the_end, [true(Wrong == [])]) :-
    size(50, 46, N),
    examples(N, Position, Examples),
    findall(Move-Worth,
            ( member(example(Move, _, _, _, _), Examples), solved(Position, Move, Worth) ),
            Worths),
    aggregate_all(max(Worth), member(_-Worth, Worths), Best),
    findall(Move-Loss,
            ( member(example(Move, Loss, _, _, _), Examples),
              memberchk(Move-Worth, Worths),
              Loss =\= Best-Worth
            ),
            Wrong).

solved(Position, Move, Worth) :-
    othello_after(Position, Move, After),
    othello_solve(After, [], Result),
    othello_result(Result, lower, Discs),
    Worth is -100*Discs.

%   A corner that is given is what the move is punished by, where the answer takes it.

test(the_answer_is_the_victim) :-
    between(1, 50, _),
    examples(30, _, Examples),
    member(example(_, Loss, _, Traits, Focus), Examples),
    Loss >= 400,
    member(gives_corner(Corner), Traits),
    memberchk(Corner-victim, Focus),
    !.
test(of_a_game, [true(Ns == Sorted), nondet]) :-
    random_opening(52, Moves),
    othello_start(Start),
    othello_game_examples(othello_game([], Start, Moves), 3, Positions),
    findall(N, member(at(N, _, _), Positions), Ns),
    Ns = [First|_],
    First >= 12,
    sort(Ns, Sorted),
    forall(member(at(N, Position, _), Positions),
           ( length(Before, N),
             append(Before, _, Moves),
             foldl([M, A, B]>>othello_after(A, M, B), Before, Start, Position)
           )).
test(nothing_of_a_short_game, [true(Positions == [])]) :-
    random_opening(20, Moves),
    othello_start(Start),
    othello_game_examples(othello_game([], Start, Moves), 1, Positions).
test(one_move_is_no_choice, fail) :-
    othello_text(Position, "-OX------------------------------------------------------------- X"),
    othello_examples(Position, 20, _).
test(nothing_stays_genuine, [true(After == Before)]) :-
    ( nb_current(gunshi_genuine, Before) -> true ; Before = [] ),
    examples(12, _, _),
    nb_current(gunshi_genuine, After).

:- end_tests(othello_move_examples).
