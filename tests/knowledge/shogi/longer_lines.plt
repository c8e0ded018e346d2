/*  Lines that are too short go on with what small searches expect. */
:- module(test_longer_lines, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/shogi/longer_lines)).

moves(Words, Moves) :-
    split_string(Words, " ", "", Texts),
    findall(Move, ( member(Text, Texts), Text \== "", move_usi(Move, Text) ), Moves).

longer(Sfen, Score, Words, Least, Score1, Longer) :-
    position_sfen(Position, Sfen),
    moves(Words, Moves),
    longer_lines(Position, Least, [line(Score, exact, Moves)], [line(Score1, exact, Longer)]).

then(Move, Position, After) :-
    position_after(Position, Move, After).

start("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1").

:- begin_tests(longer_lines).

test(as_long_as_asked, Count-Score == 7-cp(30)) :-
    start(Sfen),
    longer(Sfen, cp(30), "7g7f 3c3d", 7, Score, Longer),
    moves("7g7f 3c3d", First),
    once(append(First, _, Longer)),
    position_sfen(Position, Sfen),
    foldl(then, Longer, Position, _),
    length(Longer, Count).
test(long_enough, Longer == Moves) :-
    start(Sfen),
    moves("7g7f 3c3d", Moves),
    longer(Sfen, cp(30), "7g7f 3c3d", 2, _, Longer).
test(no_longer_than_a_mate, Longer == Moves) :-
    moves("G*5b", Moves),
    longer("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", mate(1), "G*5b", 7, _, Longer).
test(to_the_end_of_the_game, Ends == []) :-
    longer("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", cp(2000), "", 7, _, Longer),
    position_sfen(Position, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"),
    foldl(then, Longer, Position, End),
    length(Longer, Count),
    Count < 7,
    legal_moves(End, Ends).
test(what_does_not_agree_ends_it, Longer == Moves) :-
    start(Sfen),
    moves("7g7f 3c3d", Moves),
    longer(Sfen, cp(600), "7g7f 3c3d", 7, _, Longer).
test(same_again, First == Second) :-
    start(Sfen),
    longer(Sfen, cp(30), "7g7f", 7, _, First),
    longer(Sfen, cp(30), "7g7f", 7, _, Second).

:- end_tests(longer_lines).
