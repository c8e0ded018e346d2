/*  The Tab key: moves of the position on the board, then our commands, then what Prolog has. */
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/session)).
:- use_module(library(gunshi/toplevel/completion)).

begun :-
    with_output_to(string(_), new_game).

:- begin_tests(completion).

test(moves, All == ['2g2f']) :-
    begun,
    completions("play('2g", Typed, All),
    Typed == "2g".
test(moves_of_other_commands, [forall(member(Before, ["why('7", "seed(1), why_not('7"])), true]) :-
    begun,
    completions(Before, "7", All),
    memberchk('7g7f', All).
test(no_move_for_another_predicate, fail) :-
    begun,
    completions("display('2g", _, _).
test(arguments, [forall(member(Before-Expected,
                               [ "set_style(fu"-[furibisha], "set_language("-[en, ja],
                                 "new_game, level(1"-['1', '10'], "play("-'\'7g7f\'',
                                 "new_game('二枚"-'二枚落ち',
                                 "kb_show(str"-strategy, "without(jo"-joseki ])),
                 true((All == Expected ; memberchk(Expected, All)))]) :-
    begun,
    once(completions(Before, _, All)).
test(the_styles_and_none, true(( memberchk(none, All), memberchk(reading, All) ))) :-
    completions("set_style(", "", All).
test(commands, All == [variation]) :-
    completions("var", Typed, All),
    Typed == "var".
test(commands_behind_a_comma, true(memberchk(goto, All))) :-
    completions("new_game, go", "go", All).
test(a_variable_is_no_command, fail) :-
    completions("Go", _, _).
test(no_command_so, fail) :-
    completions("member", _, _).
test(tab, Completions == [forward]) :-
    once(prolog:complete_input("forw", "", _, Completions)).
test(tab_in_other_names, true(memberchk(memberchk, Completions))) :-
    once(prolog:complete_input("memberch", "", _, Completions)).

:- end_tests(completion).
