:- encoding(utf8).
/*  The play session: turns, taking back, records, and that an error changes nothing.
*/
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(yall)).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/words/reader)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/session)).
:- use_module(library(gunshi/toplevel/current_game)).
:- use_module(library(gunshi/words/turns)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/shogi/records/formats)).
:- use_module(tests(knowledge/own_directory), [in_own_directory/1]).

%   output(:Goal, -Text): what Goal prints.

:- meta_predicate output(0, -).

output(Goal, Text) :-
    with_output_to(string(Text), Goal).

quietly(Goal) :-
    with_output_to(string(_), Goal).

plies(Count) :-
    session_now(Game, _),
    game_ply(Game, Count).

side(Side) :-
    session_now(Game, _),
    game_position(Game, Position),
    side_to_move(Position, Side).

record(Text) :-
    session_now(Game, _),
    game_usi(Game, Text).

says(Text, Part) :-
    sub_string(Text, _, _, _, Part),
    !.

%   scratch(-File): a file that is gone after the test.

scratch(File) :-
    tmp_file_stream(text, File, Stream),
    close(Stream).

with_text(Text, File) :-
    scratch(File),
    setup_call_cleanup(open(File, write, Out, [encoding(utf8)]),
                       write(Out, Text),
                       close(Out)).

:- begin_tests(session).

test(new_game) :-
    output(new_game, Text),
    plies(0),
    says(Text, "sente").
test(play_without_new_game, Count == 2) :-
    thread_create(( quietly(play('7g7f')), plies(N), thread_exit(N) ), Id),
    thread_join(Id, exited(Count)).
test(program_answers, Count == 2) :-
    quietly(new_game),
    output(play('7g7f'), Text),
    says(Text, "▲"),
    plies(Count),
    side(sente).
test(move_in_every_form, all(Move = ['7g7f', "7g7f", '+7776FU', '７六歩', '▲７六歩', move(77, 76)])) :-
    member(Move, ['7g7f', "7g7f", '+7776FU', '７六歩', '▲７六歩', move(77, 76)]),
    quietly(new_game),
    quietly(play(Move)),
    record(Text),
    says(Text, "startpos moves 7g7f ").
test(go_gives_the_other_side, Side == gote) :-
    quietly(new_game),
    quietly(go),
    side(Side).
test(program_has_gote_in_a_handicap_game, Side-Count == sente-1) :-
    quietly(new_game("二枚落ち")),
    side(Side),
    plies(Count).
test(hint_plays_nothing, Count == 0) :-
    quietly(new_game),
    output(hint, Text),
    says(Text, "▲"),
    plies(Count).

%   A seed gives the same game again; without one a game has its own, and an answer taken back comes
%   again.

test(seed, all(Same == [same, same, same])) :-
    member(Seed, [1, 2, 3]),
    quietly(seed(Seed)),
    findall(Game,
            ( member(_, [first, second]),
              quietly(( new_game, play('7g7f'), play('2g2f') )),
              record(Game)
            ),
            Games),
    quietly(seed(0)),
    (   Games = [Game, Game]
    ->  Same = same
    ;   Same = Games
    ).
test(seeds_differ, true(Count > 1)) :-
    findall(Game,
            ( between(1, 12, Seed),
              quietly(( seed(Seed), new_game, go )),
              record(Game)
            ),
            Games0),
    quietly(seed(0)),
    sort(Games0, Games),
    length(Games, Count).
test(each_game_by_chance_draws_a_seed, true(Count > 1)) :-
    quietly(seed(0)),
    findall(Seed, ( between(1, 5, _), quietly(new_game), session_seed(Seed) ), Seeds0),
    sort(Seeds0, Seeds),
    length(Seeds, Count).
test(the_answer_comes_again, Games == [Game]) :-
    quietly(( seed(0), new_game )),
    findall(Text, ( between(1, 4, _), quietly(play('7g7f')), record(Text), quietly(undo) ), All),
    sort(All, Games),
    Games = [Game|_].
test(why_tells_the_seed) :-
    quietly(( seed(17), new_game, play('7g7f') )),
    output(why, Text),
    quietly(seed(0)),
    says(Text, "drawn by weight, "),
    says(Text, "with the seed 17").
test(no_seed, [ forall(member(Seed, [x, -1, 1.5, _])), throws(error(gunshi(usage(_)), _)) ]) :-
    seed(Seed).
test(undo_takes_move_and_answer, Count == 2) :-
    quietly(new_game),
    quietly(play('7g7f')),
    quietly(play('2g2f')),
    quietly(undo),
    plies(Count).
test(undo_after_go, Count == 0) :-
    quietly(new_game),
    quietly(go),
    quietly(undo),
    plies(Count).
test(redo_plays_it_again, Before == After) :-
    quietly(new_game),
    quietly(play('7g7f')),
    record(Before),
    quietly(undo),
    quietly(redo),
    record(After).
test(undo_resignation) :-
    quietly(new_game),
    quietly(play('7g7f')),
    output(resign, Text),
    says(Text, "投了"),
    quietly(undo),
    plies(2),
    quietly(play('2g2f')).
test(nothing_to_undo, throws(error(gunshi(nothing_to_undo), _))) :-
    quietly(new_game),
    undo.
test(nothing_of_mine_to_undo, throws(error(gunshi(nothing_to_undo), _))) :-
    quietly(new_game('二枚落ち')),
    undo.
test(nothing_to_redo, throws(error(gunshi(nothing_to_redo), _))) :-
    quietly(new_game),
    quietly(play('7g7f')),
    quietly(undo),
    quietly(play('2g2f')),
    redo.

test(why) :-
    quietly(new_game),
    quietly(play('7g7f')),
    output(why, Text),
    says(Text, "why ").
test(why_before_any_move, throws(error(gunshi(no_reason), _))) :-
    quietly(new_game),
    why.

test(illegal_move_changes_nothing, Before == After) :-
    quietly(new_game),
    quietly(play('7g7f')),
    record(Before),
    catch(play('7f7d'), error(gunshi(illegal_move_text(_, _)), _), true),
    record(After).
test(illegal_term, throws(error(gunshi(illegal_move_text("7g7e", _)), _))) :-
    quietly(new_game),
    play(move(77, 75)).
test(no_move, throws(error(gunshi(bad_move(_, _)), _))) :-
    quietly(new_game),
    play(hello).
test(not_text, throws(error(type_error(move, f(x)), _))) :-
    play(f(x)).
test(unbound, throws(error(gunshi(usage(_)), _))) :-
    play(_).

test(position, Side == gote) :-
    quietly(position('4k4/9/4P4/9/9/9/9/9/4K4 w G 1')),
    side(Side).
test(bad_position_changes_nothing, Before == After) :-
    quietly(new_game),
    quietly(play('7g7f')),
    record(Before),
    catch(position('4k4/9 b - 1'), error(gunshi(bad_sfen(_, _, _, _)), _), true),
    record(After).
test(checkmate_is_announced) :-
    quietly(position('4k4/9/4P4/9/9/9/9/9/4K4 b G 1')),
    output(play('G*5b'), Text),
    says(Text, "詰み"),
    catch(play('5i5h'), error(gunshi(game_over(Result)), _), true),
    Result == wins(sente, checkmate),
    catch(go, error(gunshi(game_over(_)), _), true),
    quietly(undo),
    plies(0).
test(repetition_is_announced) :-
    with_text("startpos moves 2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b", File),
    output(load(File), Text),
    delete_file(File),
    says(Text, "千日手").
test(declaration) :-
    quietly(position('+P+P+P+P+P4/+P+P+P+P+P4/K8/9/9/9/k8/+p+p+p+pggss1/+l+l+n+n5 \c
                      w 2RB2Gb2s2n2l4p 1')),
    output(declare, Text),
    says(Text, "入玉宣言").
test(declaration_too_early, throws(error(gunshi(no_declaration(_)), _))) :-
    quietly(new_game),
    declare.

test(save_and_load, Before == After) :-
    quietly(new_game),
    quietly(play('7g7f')),
    quietly(play('2g2f')),
    record(Before),
    tmp_file_stream(File, Stream, [extension(usi)]),
    close(Stream),
    quietly(save(File)),
    quietly(new_game),
    quietly(load(File)),
    delete_file(File),
    record(After).
test(one_move_is_saved, true(once(sub_string(Text, _, _, _, ", 1 move.")))) :-
    with_text("startpos moves 7g7f", File),
    quietly(load(File)),
    delete_file(File),
    tmp_file_stream(Saved, Stream, [extension(usi)]),
    close(Stream),
    output(save(Saved), Text),
    delete_file(Saved).
test(save_tells_what_is_not_kept) :-
    tmp_file_stream(File, Stream, [extension(kif), encoding(utf8)]),
    format(Stream, "手数----指手\n*note\n   1 ７六歩(77)\n", []),
    close(Stream),
    quietly(load(File)),
    output(save(File), Kept),
    assertion(\+ says(Kept, "does not keep")),
    delete_file(File),
    tmp_file_stream(Saved, Other, [extension(usi)]),
    close(Other),
    output(save(Saved), Text),
    delete_file(Saved),
    assertion(says(Text, "usi does not keep comments")).
test(learn_inside_a_record) :-
    with_text("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b", File),
    quietly(load(File)),
    delete_file(File),
    quietly(goto(0)),
    in_own_directory(output(learn, Text)),
    assertion(says(Text, "lost by")).
test(loaded_game_goes_on, Count-Undone == 4-1) :-
    with_text("\nstartpos moves 7g7f 3c3d\n\n", File),
    quietly(load(File)),
    delete_file(File),
    quietly(play('2g2f')),
    plies(Count),
    quietly(undo),
    quietly(undo),
    plies(Undone).
test(undo_keeps_the_number_of_the_start, Record == "sfen 4k4/9/9/9/9/9/9/9/4K4 b 2P 31") :-
    with_text("sfen 4k4/9/9/9/9/9/9/9/4K4 b 2P 31 moves P*5e", File),
    quietly(load(File)),
    delete_file(File),
    quietly(undo),
    record(Record).
test(load_names_the_ply_and_the_rule,
     Problem == problem(1, 2, illegal_move_text("7f7e", wrong_side))) :-
    with_text("startpos moves 7g7f 7f7e", File),
    quietly(new_game),
    catch(load(File), error(gunshi(bad_record(File, [Problem], _)), _), true),
    delete_file(File),
    plies(0).
test(load_a_part, Plies == 1) :-
    with_text("startpos moves 7g7f 7f7e", File),
    output(load(File, [part(true)]), Text),
    delete_file(File),
    says(Text, "7f7e is not legal"),
    plies(Plies).
test(load_no_part_of_nothing, error(gunshi(bad_record(File, [problem(1, 0, no_start(_))], _)))) :-
    with_text("sfen nonsense moves 7g7f", File),
    load(File, [part(true)]).
test(load_nothing, throws(error(gunshi(bad_record(File, [problem(1, 0, no_game)], _)), _))) :-
    with_text("\n\n", File),
    load(File).
test(load_none_of_nothing,
     throws(error(gunshi(bad_record(File, [problem(1, 0, no_game)], _)), _))) :-
    with_text("\n\n", File),
    load(File, [game(2)]).
test(load_unknown_option, [forall(member(Option, [gaem(2), game(x), game(0), part(maybe), game])),
                           throws(error(gunshi(bad_option(Option, _)), _))]) :-
    with_text("startpos moves 7g7f\nstartpos moves 2g2f\n", File),
    load(File, [Option]).
test(load_two_games, throws(error(gunshi(more_than_one_game(File, 2)), _))) :-
    with_text("startpos moves 7g7f\nstartpos moves 2g2f\n", File),
    load(File).
test(load_one_of_two_games, Text == "startpos moves 2g2f") :-
    with_text("startpos moves 7g7f\nstartpos moves 2g2f\n", File),
    quietly(load(File, [game(2)])),
    delete_file(File),
    record(Text).
test(load_no_such_game, throws(error(gunshi(no_such_game(File, 3, 2)), _))) :-
    with_text("startpos moves 7g7f\nstartpos moves 2g2f\n", File),
    load(File, [game(3)]).
test(load_shows_the_result) :-
    with_text("手合割：平手\n   1 ７六歩(77)\n   2 投了\n", File),
    output(load(File), Text),
    delete_file(File),
    says(Text, "Resignation (投了): ▲ sente").
test(save_in_every_format, forall(( record_formats(Formats), member(Ending, Formats) ))) :-
    quietly(new_game),
    quietly(play('7g7f')),
    quietly(resign),
    record(Before),
    tmp_file_stream(File, Stream, [extension(Ending)]),
    close(Stream),
    quietly(save(File)),
    quietly(new_game),
    quietly(load(File)),
    delete_file(File),
    record(After),
    assertion(After == Before).
test(load_missing, throws(error(gunshi(file(read, 'no/such.usi', _)), _))) :-
    load('no/such.usi').
test(load_bad_move,
     throws(error(gunshi(bad_record(File, [problem(1, 2, unread("hello"))], _)), _))) :-
    with_text("startpos moves 7g7f hello", File),
    load(File).
test(load_a_directory, throws(error(gunshi(file(read, '/tmp', _)), _))) :-
    load('/tmp').
test(load_a_position_command, Plies == 2) :-
    with_text("position startpos moves 7g7f 3c3d\n", File),
    quietly(load(File)),
    delete_file(File),
    plies(Plies).
test(save_to_no_directory, throws(error(gunshi(file(write, '/no/such/game.kif', _)), _))) :-
    save('/no/such/game.kif').
test(save_without_a_format, throws(error(gunshi(no_record_format('game.txt')), _))) :-
    save('game.txt').
test(position_keeps_its_number, Text == "sfen 4k4/9/9/9/9/9/9/9/4K4 b G 37") :-
    quietly(position('4k4/9/9/9/9/9/9/9/4K4 b G 37')),
    record(Text).
test(arguments_that_are_no_text,
     [ forall(member(Goal, [ play(_), play(move(77, _)), new_game(_), new_game(77),
                             position(f(x)), save(_), load([]) ])),
       throws(error(gunshi(usage(_)), _)) ]) :-
    call(Goal).

test(load_options_that_are_none,
     forall(member(Options, [2, _, [game(2)|_], game(2), [part(_)]]))) :-
    catch(load('a.kif', Options), error(gunshi(usage(Text)), _), true),
    says(Text, "load('").

test(moves, Count == 30) :-
    quietly(new_game),
    output(moves, Text),
    split_string(Text, "\n", "", Lines),
    forall(member(Line, Lines), ( string_length(Line, Length), Length =< 80 )),
    findall(x, sub_string(Text, _, _, _, "▲"), Found),
    length(Found, Count).
test(flip_and_back, Flipped == Again) :-
    board_flipped(Flipped),
    quietly(flip),
    quietly(flip),
    board_flipped(Again).
test(help) :-
    output(help, Text),
    forall(member(Name, ["play(", "go.", "why.", "hint.", "undo.", "redo.", "save(", "load("]),
           says(Text, Name)).
test(deterministic) :-
    forall(member(Goal, [new_game, play('7g7f'), go, hint, undo, redo, board, moves, resign, help]),
           ( call_cleanup(quietly(Goal), Det = true),
             Det == true
           )).

%   A term that is too deep to be written is told, not written.

test(play_of_a_deep_term, true(sub_string(Line, 0, _, _, "This is no move: f(f(f"))) :-
    numlist(1, 100 000, Numbers),
    foldl([_, Term, f(Term)]>>true, Numbers, a, Deep),
    quietly(new_game),
    catch(play(Deep), Error, true),
    error_line(Error, Line).

:- end_tests(session).
