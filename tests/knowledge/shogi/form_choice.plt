/*  A choice by a form's minimax: choose/3 with form(Form, Depth). */
:- module(test_form_choice, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).

:- begin_tests(form_choice).

game(Sfen, Game) :-
    position_sfen(Position, Sfen),
    game_new(Position, Game).

test(the_form_s_move, Move-Score == drop(ki, 52)-mate(1)) :-
    game("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", Game),
    choose(Game, [form('1.8', 1)], choice(Move, _, Score)).

test(the_reason_names_the_form, [forall(member(Language-Part, [en-"form 1.8 at depth 1, 405 moves",
                                                               ja-"形式1.8、深さ1"]))]) :-
    game("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", Game),
    choose(Game, [form(1.8, 1)], choice(_, Reason, _)),
    reason_text(Language, Game, Reason, [First, Second]),
    once(sub_string(First, _, _, _, "form_1_8.pl")),
    once(sub_string(Second, _, _, _, Part)).

test(no_move_resigns, Move-Score == resign-none) :-
    game("k8/1G7/1G7/9/9/9/9/9/4K4 w - 1", Game),
    choose(Game, [form('2.3', 0)], choice(Move, _, Score)).

test(no_such_form, error(gunshi(no_form(x, _)))) :-
    game("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", Game),
    choose(Game, [form(x, 1)], _).

:- end_tests(form_choice).
