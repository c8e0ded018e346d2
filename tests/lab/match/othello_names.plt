/*  How players of Othello are named. */
:- module(test_othello_names, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/knowledge/othello/strategy)).
:- use_module(library(gunshi/lab/match/othello_names)).

:- begin_tests(othello_names).

test(levels, Text == "level:1 to level:10") :-
    levels_text(Text).
test(level, [forall(member(Name-Level, ['level:1'-1, 'level:10'-10])), Found == Level]) :-
    level_named(Name, Found).
test(no_level, [forall(member(Name, [ 'level:0', 'level:11', 'level:01', 'level:', otl,
                                      paper
                                    ])), fail]) :-
    level_named(Name, _).

%   The first and the last level are those that play.

test(they_play, [forall(member(Name, ['level:1', 'level:10']))]) :-
    level_named(Name, Level),
    othello_text(Position, "-OOO-X-X-OOXXXX-XXOXXXXOXXXXOOOOOOXXOOOO--OXOOOO-OOOOO-OO-OOOO-- X"),
    otl_choose(Position, 48, level(Level), choice(_, _, _)).

:- end_tests(othello_names).
