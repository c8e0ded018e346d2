/*  Studying a game at the prompt: walking loses nothing, and questions play nothing.
*/
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/session)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(library(gunshi/shogi/records)).
:- use_module(tests(cli/commands), [with_errors/2]).

:- meta_predicate output(0, -), quietly(0).

output(Goal, Text) :-
    with_output_to(string(Text), Goal).

quietly(Goal) :-
    with_output_to(string(_), Goal).

says(Text, Part) :-
    sub_string(Text, _, _, _, Part),
    !.

here(Text) :-
    current_game(Game),
    game_usi(Game, Text).

%   loaded(+Moves): a game of Moves is loaded, and the place is its end.

loaded(Moves) :-
    tmp_file_stream(File, Stream, [extension(usi), encoding(utf8)]),
    format(Stream, "startpos moves ~w~n", [Moves]),
    close(Stream),
    quietly(load(File)),
    delete_file(File).

%   typed(+Text, -Said): type/0 reads the lines of Text, and prints Said.

typed(Text, Said) :-
    setup_call_cleanup(
        open_string(Text, In),
        ( current_input(Old),
          setup_call_cleanup(set_input(In), output(type, Said), set_input(Old))
        ),
        close(In)).

:- begin_tests(study).

test(goto, Text == "startpos moves 7g7f") :-
    loaded('7g7f 3c3d 2g2f'),
    output(goto(1), Said),
    says(Said, "△ gote (後手) to move.  (1 of 3 moves)"),
    here(Text).
test(forward_and_back, Text == "startpos moves 7g7f 3c3d") :-
    loaded('7g7f 3c3d 2g2f'),
    quietly(( goto(0), forward, forward, forward, back )),
    here(Text).
test(no_such_place, [ forall(member(N, [-1, 4, x, _, 1.0])),
                      throws(error(gunshi(usage(_)), _)) ]) :-
    loaded('7g7f 3c3d 2g2f'),
    goto(N).
test(forward_at_the_end, throws(error(gunshi(end_of_record), _))) :-
    loaded('7g7f'),
    forward.
test(back_at_the_start, throws(error(gunshi(start_of_record), _))) :-
    quietly(new_game),
    back.
test(played_elsewhere_is_a_variation, Texts == ["startpos moves 7g7f 3c3d 2g2f"]) :-
    loaded('7g7f 3c3d 2g2f'),
    quietly(( level(1), goto(1), play('8c8d'), level(10) )),
    output(board, Board),
    says(Board, "in a variation from move 2)"),
    tmp_file_stream(File, Stream, [extension(kif), encoding(octet)]),
    close(Stream),
    quietly(save(File)),
    findall(Game, read_game(File, Game, _), [Game]),
    delete_file(File),
    game_variation(Game, 2, Variation),
    !,
    game_moves(Variation, [_, move(83, 84), _]),
    findall(Text, game_usi(Game, Text), Texts).
test(variation) :-
    loaded('7g7f 3c3d 2g2f'),
    quietly(( level(1), goto(1), play('8c8d'), level(10), goto(1) )),
    output(variation, Text),
    split_string(Text, "\n", "", ["  1  △３四歩", "* 2  △８四歩", ""]),
    output(board, Board),
    says(Board, "1 △３四歩  2 △８四歩"),
    quietly(variation(1)),
    here("startpos moves 7g7f 3c3d").
test(no_variation, throws(error(gunshi(usage(_)), _))) :-
    loaded('7g7f'),
    quietly(goto(0)),
    variation(2).
test(comments_of_the_record) :-
    tmp_file_stream(File, Stream, [extension(kif), encoding(utf8)]),
    format(Stream, "手合割：平手~n*始まり~n   1 ７六歩(77)~n*角道\e[1mを開ける~n   2 ３四歩(33)~n", []),
    close(Stream),
    quietly(load(File)),
    delete_file(File),
    output(goto(1), Text1),
    says(Text1, "moves)\n   * 角道\\u001B[1mを開ける\n"),
    output(goto(0), Text0),
    says(Text0, "   * 始まり\n"),
    output(goto(2), Text2),
    \+ sub_string(Text2, _, _, _, "   * ").
test(nothing_goes_on, fail) :-
    loaded('7g7f'),
    quietly(variation).
test(undo_takes_the_turn_back_not_the_walk, Text == "startpos moves 7g7f") :-
    loaded('7g7f 3c3d 2g2f'),
    quietly(( level(1), goto(1), play('8c8d'), level(10), goto(0), undo )),
    here(Text),
    quietly(forward),
    here("startpos moves 7g7f 3c3d").

test(current_position,
     Sfen == "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 1") :-
    loaded('7g7f 3c3d'),
    quietly(goto(1)),
    current_position(Position),
    position_sfen(Position, Sfen).
test(sfen, Said == "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2\n") :-
    loaded('7g7f 3c3d'),
    quietly(goto(1)),
    output(sfen, Said).

test(why_of_the_same_move) :-
    loaded('7g7f 3c3d 8h2b+ 3a2b'),
    output(why, Text),
    says(Text, "△同　銀: nothing better was found.\n"),
    says(Text, "\nThe program would play △同　銀 too.\n└─ ").
test(why_judges_both_by_one_search) :-
    loaded('7g7f 3c3d 6i6h'),
    output(why, Text),
    says(Text, "▲６八金"),
    says(Text, " loses "),
    says(Text, "\nThe program would play ").
test(why_plays_nothing, Before == After) :-
    loaded('7g7f 3c3d 6i6h'),
    here(Before),
    forall(member(Goal, [why, hint, threat, plans, why_not('2c2d'), why('2g2f')]), quietly(Goal)),
    here(After).
test(why_of_the_program_s_move_after_a_walk) :-
    quietly(( seed(1), new_game, play('7g7f'), goto(0), forward, forward )),
    output(why, Text),
    quietly(seed(0)),
    says(Text, "why △３四歩?\n"),
    says(Text, "└─ joseki").
test(why_not_a_square) :-
    loaded('7g7f 3c3d'),
    output(why_not('6f'), Text),
    says(Text, "▲６六歩").
test(hint_has_its_tree) :-
    quietly(new_game),
    output(hint, Text),
    says(Text, "\n└─ joseki").
%   At the prompt a choice point would take what is typed next for an answer.

test(no_choice_is_left, Left == []) :-
    quietly(position('4k4/9/4P4/9/9/9/9/9/4K4 b G 1')),
    findall(threat, left(threat), Left0),
    quietly(loaded('7g7f 3c3d')),
    findall(why, left(why), Left1),
    append(Left0, Left1, Left).

left(Goal) :-
    with_output_to(string(_),
                   ( call_cleanup(Goal, Done = true),
                     (   Done == true
                     ->  Left = no
                     ;   Left = yes
                     )
                   )),
    Left == yes.

test(threat_of_mate) :-
    quietly(position('4k4/9/4P4/9/9/9/9/9/4K4 w G 1')),
    output(threat, Text),
    says(Text, "A threatmate (詰めろ) against △ gote (後手): ").
test(in_check) :-
    quietly(position('4k4/4P4/9/9/9/9/9/9/4K4 w - 1')),
    output(threat, Text),
    says(Text, "△ gote (後手) is in check").
test(can_mate) :-
    quietly(position('4k4/9/4P4/9/9/9/9/9/4K4 b G 1')),
    output(threat, Text),
    says(Text, "▲ sente (先手) can mate: ").
test(plans_of_both_sides) :-
    loaded('7g7f 3c3d'),
    output(plans, Text),
    says(Text, "▲ sente (先手): 囲いなし / no castle"),
    says(Text, "△ gote (後手): 囲いなし / no castle"),
    says(Text, "still to come: ").

test(square_that_one_move_reaches) :-
    loaded('7g7f'),
    quietly(level(1)),
    quietly(play('3d')),
    quietly(level(10)),
    here(Text),
    says(Text, "7g7f 3c3d ").
test(square_in_every_notation, all(Moves == ['3d', '34', '３四', '3四', '３４'])) :-
    member(Moves, ['3d', '34', '３四', '3四', '３４']),
    loaded('7g7f'),
    quietly(( level(1), play(Moves), level(10) )),
    here(Text),
    says(Text, "7g7f 3c3d ").
test(square_of_several, throws(error(gunshi(illegal_move_text('5h', ambiguous(_))), _))) :-
    quietly(new_game),
    play('5h').
test(square_of_none, throws(error(gunshi(illegal_move_text("5e", no_move_there)), _))) :-
    quietly(new_game),
    play('5e').

test(moves_without_quotes, Text == "startpos moves 7g7f") :-
    quietly(( new_game, level(1) )),
    typed("7g7f\nundo.\n７六歩\ngoto(1)\n\nnew_game.\n", Said),
    quietly(level(10)),
    says(Said, "▲７六歩"),
    here(Text).
test(no_more_lines, Text == "startpos") :-
    quietly(new_game),
    typed("", _),
    here(Text).
test(a_wrong_line_is_said) :-
    quietly(new_game),
    with_errors(Lines, typed("hello\n7g7e\nboard\n", Said)),
    says(Said, "(0 moves played)"),
    Lines = [First, Second],
    says(First, "hello"),
    says(Second, "7g7e").
test(a_command_that_fails) :-
    loaded('7g7f'),
    typed("variation\n", Said),
    says(Said, "The record ends here.\nNo.\n").

test(levels_differ, true(Low < High)) :-
    quietly(new_game),
    quietly(level(1)),
    gunshi_toplevel_effort:session_limits(Limits1),
    quietly(level(9)),
    gunshi_toplevel_effort:session_limits(Limits9),
    quietly(level(10)),
    memberchk(nodes(Low), Limits1),
    memberchk(nodes(High), Limits9).
test(level_10_has_no_limit, Limits == [seed(7)]) :-
    quietly(( seed(7), think(3), level(10) )),
    gunshi_toplevel_effort:session_limits(Limits),
    quietly(seed(0)).
test(think, Limits == [seed(7), time(3)]) :-
    quietly(( seed(7), level(3), think(3) )),
    gunshi_toplevel_effort:session_limits(Limits),
    quietly(( seed(0), level(10) )).
test(no_effort, [ forall(member(Goal, [level(0), level(11), level(_), level(a), think(0),
                                         think(_)])),
                  throws(error(gunshi(usage(_)), _)) ]) :-
    call(Goal).

test(deterministic) :-
    loaded('7g7f 3c3d 2g2f'),
    forall(member(Goal, [goto(1), forward, back, variation, variation(1), threat, plans, why, sfen,
                         why_not('2g2f'), current_game(_), current_position(_), board]),
           ( call_cleanup(quietly(Goal), Det = true),
             assertion(Goal-Det == Goal-true)
           )).

:- end_tests(study).
