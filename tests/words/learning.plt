:- encoding(utf8).
/*  learn. at the prompt: a person sees a lost game become facts. */
:- module(test_told_lessons, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/session)).
:- use_module(library(gunshi/toplevel/current_game)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(tests(knowledge/own_directory)).

lost_game :-
    game_usi(Game0, 'startpos moves 7g7f 3c3d 7i6h 2b8h+ 2g2f 8h9i'),
    game_end(Game0, resigns(sente), Game),
    session_start(Game, none).

:- begin_tests(learn_at_the_prompt).

test(step_by_step) :-
    lost_game,
    in_own_directory(output(learn, Text)),
    forall(member(Part, [ "after move 4, △８八角成: -",
                          "after move 4, △８八角成 ▲ had less than -150, and to the end",
                          "move 4, △８八角成: to be expected",
                          "move 3, ▲６八銀: -",
                          "the mistake",
                          "bm of move 3: of 41 conditions of the position ",
                          "    where △22角",
                          "added: bm of move 3, ▲６八銀",
                          "journal:" ]),
           says(Text, Part)).
test(once) :-
    lost_game,
    in_own_directory(( quietly(learn), output(learn, Text) )),
    says(Text, "learned from already").
test(the_reason_of_the_next_game_says_so) :-
    lost_game,
    in_own_directory(( quietly(learn),
                       quietly(position(startpos)),
                       quietly(( play('7g7f'), undo )),
                       game_usi(Game, 'startpos moves 1g1f 3c3d 7g7f 1c1d'),
                       session_start(Game, none),
                       quietly(without_joseki),
                       output(why('7i6h'), Text) )),
    says(Text, "learned from the game of 6 moves"),
    says(Text, "△８八角成").

without_joseki :-
    kb_disable(joseki),
    kb_disable(castle),
    go.

test(nobody_has_lost) :-
    quietly(new_game),
    said_error(learn, Line),
    says(Line, "Nobody has lost").
test(taken_back) :-
    lost_game,
    in_own_directory(( quietly(learn),
                       output(kb_learned, Learned),
                       sub_string(Learned, 0, 8, _, Key),
                       output(kb_unlearn(Key), Text) )),
    says(Text, "1 fact taken back").

:- end_tests(learn_at_the_prompt).
