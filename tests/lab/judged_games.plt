/*  Judged games as units: what is told of them is data that can be sent, and gives the examples
    that the games have.
*/
:- module(test_judged_games, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/editing/changing), []).
:- use_module(library(gunshi/knowledge/othello/move_examples)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/knowledge/shogi/rule_examples)).
:- use_module(library(gunshi/lab/jobs/data)).
:- use_module(library(gunshi/lab/jobs/kinds)).
:- use_module(library(gunshi/lab/judged_games)).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(tests(knowledge/own_directory)).

%   sent(+Kind, +Common, +Units, :Heard, +S0, -S): as run_here(1), by way of texts.

sent(_, _, [], _, S, S).
sent(Kind, Common0, [Unit0|Units], Heard, S0, S) :-
    over(is_common(Kind), Common0, Common),
    over(is_unit(Kind), Unit0, Unit),
    unit_result(Kind, Common, Unit, Result0),
    over(is_result(Kind), Result0, Result),
    call(Heard, Unit0, done(Result), S0, S1),
    sent(Kind, Common0, Units, Heard, S1, S).

over(Check, Term0, Term) :-
    data_text(Term0, Text),
    text_data(Text, Check, Term).

ignored(_, done).

:- begin_tests(judged_games).

test(shogi, Told == Own) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 2g2f 4c4d 3i4h 8b4b 5i6h 5a6b 6h7h 6b7b 4i5h 7b8b \c
                    9g9f 9c9d 2f2e 2b3c 3g3f 7a7b 4h3g 3a3b"),
    in_own_directory(( own_change_all([add(reidai_yomi(2, 50, 100, 100))], _),
                       judged_games(sent, shogi, [Game], ignored, Judged, 0),
                       game_examples(Game, 1, Ats)
                     )),
    assertion(Judged = [_|_]),
    findall(Ply-Sfen-Examples,
            ( member(at(Ply, There, Examples), Judged),
              game_position(There, Position),
              position_sfen(Position, Sfen)
            ),
            Told),
    findall(Ply-Sfen-Examples,
            ( member(at(Ply, There, Examples), Ats),
              game_position(There, Position),
              position_sfen(Position, Sfen)
            ),
            Own).

%   A game of Othello with moves by chance, always the same.

test(othello, Told == Own) :-
    othello_start(Start),
    set_random(seed(4)),
    played(Start, Moves),
    Game = othello_game([], Start, Moves),
    in_own_directory(( own_change_all([add(reidai(2, 3, 1, 2, 0))], _),
                       judged_games(sent, othello, [Game], ignored, Judged, 0),
                       othello_game_examples(Game, 1, Ats)
                     )),
    assertion(Judged = [_|_]),
    as_text(Judged, Told),
    as_text(Ats, Own).

played(Position, Moves) :-
    (   othello_moves(Position, Legal),
        Legal \== []
    ->  random_member(Move, Legal),
        othello_after(Position, Move, After),
        Moves = [Move|Moves1],
        played(After, Moves1)
    ;   Moves = []
    ).

as_text(Ats, Texts) :-
    findall(N-Text-Examples,
            ( member(at(N, There, Examples), Ats), othello_text(There, Text) ),
            Texts).

test(no_such_trait, fail) :-
    is_result(judged_games, [at(1, [example(5-5, 0, none, [shell(ls)], [])])]).

:- end_tests(judged_games).
