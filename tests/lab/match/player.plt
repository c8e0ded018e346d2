/*  Who plays inside a match. */
:- module(test_player, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/lab/match/player)).

move_of(Text, Sfen, Word) :-
    position_sfen(Position, Sfen),
    game_new(Position, Game),
    inside_named(Text, Player),
    player_move(Player, Game, go("go nodes 300", nodes(300)), none, bestmove(Word), _).

:- begin_tests(player).

test(a_move, Word == "5h5e") :-
    move_of("gunshi;Style=reading", "4k4/9/9/9/4r4/9/9/4L4/4K4 b - 1", Word).
test(resigns, Word == "resign") :-
    move_of("gunshi", "4k4/9/9/9/9/9/4p4/4g4/4K4 b - 1", Word).

test(searches_as_told, Named == Expected) :-
    inside_named("gunshi;SearchChoices=statistics(none), depth_by(probability)", Named),
    inside_player([choices([statistics(none), depth_by(probability)])], [], Expected).
test(plays_as_told, Word == "5h5e") :-
    move_of("gunshi;Style=reading;SearchChoices=statistics(none)",
            "4k4/9/9/9/4r4/9/9/4L4/4K4 b - 1", Word).
test(no_such_choice, error(gunshi(bad_search_choice(_, _)))) :-
    inside_named("gunshi;SearchChoices=statistics(many)", _).

%   A search that declares has no score.

test(declares, [forall(member(Text, ["gunshi", "gunshi;Without=declare,mate"])), Word == "win"]) :-
    move_of(Text, "+P+P+P+P+P4/+P+P+P+P+P4/K8/9/9/9/9/9/8k b 2RB3Pb4g4s4n4l5p 1", Word).

:- end_tests(player).
