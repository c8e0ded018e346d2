:- encoding(utf8).
/*  why(table): the mate of a game as a table of propositions, as long as the solver says. */
:- module(test_mate_table, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/words/mate_table)).
:- use_module(tests(sizes)).

table(Usi, Lines) :-
    game_usi(Game, Usi),
    with_output_to(string(Text), print_mate_table(Game)),
    split_string(Text, "\n", "", Lines).

has(Lines, Part) :-
    member(Line, Lines),
    sub_string(Line, _, _, _, Part),
    !.

example("sfen 8l/7k1/5R3/9/8p/9/9/9/9 b GPr2b3g4s4n3l16p 1").

:- begin_tests(mate_table).

%   The paper's example, no move left out: nine plies as in the paper, and the same escape.

test(of_who_is_to_move) :-
    example(Sfen),
    table(Sfen, Lines),
    has(Lines, "The mate in 9 that began with move 1"),
    has(Lines, "[３三金 １三玉]"),
    has(Lines, "Rule 1: the defender chooses another reply of the group").

%   A classic (図巧 79) whose 15 plies are proven the shortest after 800,000 positions.

test(of_fifteen_plies, [condition(thorough)]) :-
    table("sfen 9/5lB2/9/4n1+b2/3+P5/3+pk+rG2/3p2S2/3s2s2/5Ns2 b R2Gg2n3l15p 1", Lines),
    has(Lines, "The mate in 15 that began with move 1").

%   The mate has begun, or is done: it is told from its start.

test(of_who_moved_last, forall(member(Moves, ["G*3c", "G*3c 2b1c 3c3d"]))) :-
    example(Sfen),
    format(string(Usi), "~s moves ~s", [Sfen, Moves]),
    table(Usi, Lines),
    has(Lines, "The mate in 9 that began with move 1").
test(of_a_game_that_has_ended) :-
    table("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b", Lines),
    has(Lines, "The mate in 1 that began with move 1"),
    has(Lines, "[５二金 ？玉] a詰").
test(too_large) :-
    example(Sfen),
    game_usi(Game, Sfen),
    game_position(Game, Position),
    expand_propositions(Position, [narrow(true), limit(5)], Table),
    with_output_to(string(Text), gunshi_words_mate_table:print_table(Table, 7)),
    release_propositions(Table),
    has([Text], "a mate that began with move 7"),
    has([Text], "more than 5 predicates").
test(no_mate, fail) :-
    game_usi(Game, "startpos moves 7g7f"),
    print_mate_table(Game).

:- end_tests(mate_table).
