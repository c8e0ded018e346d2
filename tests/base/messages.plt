:- encoding(utf8).
/*  Messages: every error term of ours reads as a sentence, on one line for the command line. */
:- module(test_messages, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/base/messages)).

%   says(+Formal, +Parts): the line for the error holds each of Parts.

says(Formal, Parts) :-
    error_line(error(Formal, _), Line),
    forall(member(Part, Parts),
           (   sub_string(Line, _, _, _, Part)
           ->  true
           ;   format(user_error, "~q is not in ~q~n", [Part, Line]),
               fail
           )).

:- begin_tests(messages).

test(sfen) :-
    says(gunshi(bad_sfen(board, 3, "x is no piece", "lnx w - 1")),
         ["board", "character 3", "x is no piece", "lnx w - 1"]).
test(sfen_without_a_place, Line == "Bad SFEN, position: nifu; in 9 b - 1") :-
    error_line(error(gunshi(bad_sfen(position, 0, "nifu", "9 b - 1")), _), Line).
test(long_sfen, true(Length < 250)) :-
    length(Codes, 100000),
    maplist(=(0'p), Codes),
    string_codes(Text, Codes),
    error_line(error(gunshi(bad_sfen(board, 50000, "too long", Text)), _), Line),
    string_length(Line, Length).

test(position_rules, forall(member(Rule-Part,
                                   [ two_kings-"two kings", too_many-"18", nifu-"７七",
                                     dead_piece-"never move", can_take_king-"could be taken",
                                     bad_piece-"no piece" ]))) :-
    says(gunshi(bad_position(Rule, 77, fu, sente)), ["Bad position", Part]).

test(illegal_move) :-
    says(gunshi(illegal_move(promote(88, 22), 5, startpos)), ["5", "8h2b+", "startpos"]).
test(illegal_drop) :-
    says(gunshi(illegal_move(drop(fu, 55), 5, startpos)), ["P*5e"]).
test(illegal_non_move) :-
    says(gunshi(illegal_move(f(x), 5, startpos)), ["f(x)"]).
test(bad_move) :-
    says(gunshi(bad_move("7x", "7x is no square")), ["7x", "7g7f", "▲７六歩"]).

test(move_rules, forall(member(Rule-Part,
                               [ no_piece-"no piece stands", occupied_by_own-"same side",
                                 cannot_move_there-"does not move that way",
                                 must_promote-"must promote", cannot_promote-"cannot promote",
                                 nifu-"nifu", occupied-"empty square", not_in_hand-"in hand",
                                 drop_pawn_mate-"uchifuzume", self_check-"own king",
                                 wrong_side-"turn", no_such_piece-"no piece of that kind",
                                 dead_end-"never move",
                                 ambiguous([move(49, 58), move(69, 58)])-"4i5h, 6i5h" ]))) :-
    says(gunshi(illegal_move_text("▲５八金", Rule)), ["▲５八金", Part]).

test(one_line, forall(member(Problems,
                             [ [problem(3, 5, directive)],
                               [problem(3, 5, syntax(operator_expected)), problem(4, 1, directive)]
                             ]))) :-
    error_line(error(gunshi(bad_knowledge('/tmp/x.pl', Problems)), _), Line),
    \+ sub_string(Line, _, _, _, "\n"),
    sub_string(Line, 0, _, _, "/tmp/x.pl:3:5: ").

test(knowledge, forall(member(Fault-Part,
                              [ syntax(operator_expected)-"Operator expected",
                                syntax(quasi_quotation)-"quasi",
                                directive-"facts and rules only",
                                not_a_head(17)-"17", not_a_goal(_)-"a variable",
                                qualified(user:a)-"user:a",
                                undeclared(a/1, [])-"a/1 is not declared as knowledge",
                                undeclared(a/1, [ab(name)])-"did you mean ab(name)?",
                                not_allowed(halt/0, [])-"may not call halt/0",
                                argument(2, square, 70, "a square")
                                -"argument 2 (square) is 70, not a square",
                                singletons(['X'])-"write _X", singletons(['X', 'Y'])-"X, Y" ]))) :-
    says(gunshi(bad_knowledge('/tmp/x.pl', [problem(3, 5, Fault)])), ["/tmp/x.pl:3:5: ", Part]).

test(every_problem_has_a_line, Lines == 3) :-
    message_to_codes_lines(error(gunshi(bad_knowledge('/tmp/x.pl', [problem(1, 1, directive),
                                                                    problem(2, 1, directive)])),
                                 _),
                           Lines).

message_to_codes_lines(Error, Count) :-
    phrase(prolog:translate_message(Error), Lines),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)),
    split_string(Text, "\n", "\n", Parts),
    length(Parts, Count).

test(usage, Line == "perft takes a depth") :-
    error_line(error(gunshi(usage("perft takes a depth")), _), Line).
test(no_strategy) :-
    says(gunshi(no_strategy(startpos)), ["startpos", "strategy.pl"]).
test(game_over, forall(member(Result-Part,
                              [ wins(gote, perpetual_check)-"gote has won by the other side's",
                                abandoned-"abandoned",
                                draw(repetition)-"a draw by repetition" ]))) :-
    says(gunshi(game_over(Result)), [Part, "undo"]).
test(no_declaration) :-
    says(gunshi(no_declaration(declaration(false, false, true, 8, 20, 28))),
         ["last three ranks", "in check", "8 pieces", "20 points and 28 needed"]).
test(session, forall(member(What-Part, [ no_reason-"has not moved", nothing_to_undo-"start",
                                         nothing_to_redo-"taken back",
                                         more_than_one_game('a.usi', 7)-"has 7 games",
                                         no_such_game('a.usi', 9, 7)-"no game 9",
                                         no_record_format('a.txt')-"kifu",
                                         one_game_a_file(kif, 2)-"holds one game" ]))) :-
    says(gunshi(What), [Part]).
test(record_problems,
     forall(member(Fault-Part,
                   [ unread("５五")-"５五 is no move", no_branch-"変化", after_end-"behind the end",
                     no_start(gunshi(bad_position(nifu, 77, fu, sente)))-"二歩",
                     no_start(row("abc"))-"abc", no_start(rows(8))-"not 8", no_start(hand("x"))-"飛",
                     no_start(handicap(九枚落ち))-"九枚落ち",
                     no_start(type_error(side, x))-"side", no_start(pieces("x"))-"77FU",
                     no_start(json)-"JSON",
                     no_start(json_character(0xD83D))-"\\uD83D stands in it",
                     no_start(json_character(0))-"\\u0000 stands in it", no_start(field(to, none))-"to is missing",
                     no_start(field(to, 7))-"to cannot be 7", no_game-"no game", ignored("hm")-"hm",
                     unknown_ending(雨)-"雨", misnamed("▲５五角(46)")-"named wrongly",
                     not_held(ki2)-"cannot be written in ki2",
                     illegal_move_text("▲５五歩打", nifu)-"二歩" ]))) :-
    says(gunshi(record_problem('a.kif', problem(12, 3, Fault))), ["a.kif:12: move 3: ", Part]).
test(record_problem_without_a_place,
     Line == "a.jkf: there is no game in it (and 1 more). Nothing was loaded") :-
    error_line(error(gunshi(bad_record('a.jkf',
                                       [problem(0, 0, no_game), problem(1, 0, no_game)],
                                       "Nothing was loaded")),
                     _),
               Line).
test(journal, forall(member(What-Parts,
                            [ no_journal('/j')-["/j is no journal", "gunshi journal 1", "move the file"],
                              journal_replaced('/j')-["/j is not the file", "start again"],
                              journal_damaged('/j', 7, torn, moved(1234, '/j.damaged'))
                              -["/j:7: ", "not written to its end", "1,234 bytes", "/j.damaged"],
                              journal_damaged('/j', 7, changed, stays("No space"))
                              -["/j:7: ", "not as it was written", "cannot be taken out: No space"],
                              bad_record_term('/j', 7)-["/j:7: ", "no term"],
                              no_record(f(_))-["f(", "cannot be kept", "stream"] ]))) :-
    says(gunshi(What), Parts).
test(record_that_is_cyclic) :-
    Cyclic = f(Cyclic),
    says(gunshi(no_record(Cyclic)), ["cannot be kept"]).
test(long_words_are_cut, forall(member(What,
                                       [ bad_move(Long, "x"), illegal_move_text(Long, nifu),
                                         record_problem('a.kif', problem(1, 1, unread(Long))),
                                         record_problem('a.kif', problem(1, 1, ignored(Long))),
                                         record_problem('a.kif', problem(1, 1, misnamed(Long))),
                                         record_problem('a.kif', problem(1, 1, unknown_ending(Long))),
                                         record_problem('a.kif', problem(1, 0, no_start(row(Long)))),
                                         record_problem('a.kif', problem(1, 0, no_start(hand(Long)))),
                                         record_problem('a.kif', problem(1, 0, no_start(pieces(Long)))),
                                         record_problem('a.kif',
                                                        problem(1, 0, no_start(handicap(Long)))),
                                         record_problem('a.kif',
                                                        problem(1, 0, no_start(field(Long, 1)))),
                                         record_problem('a.kif',
                                                        problem(1, 0, no_start(field(to, Long))))
                                       ]))) :-
    length(Codes, 100_000),
    maplist(=(0'7), Codes),
    atom_codes(Long, Codes),
    error_line(error(gunshi(What), _), Line),
    string_length(Line, Length),
    assertion(Length < 350).
test(json_values, forall(member(Value-Part,
                                [ json([x=0, y= @(null)])-"cannot be {\"x\":0, \"y\":null}",
                                  'XX'-"cannot be \"XX\"", []-"cannot be []", @(true)-"cannot be true",
                                  "a"-"cannot be \"a\"",
                                  ('FU'= -1)-"cannot be {\"FU\":-1}" ]))) :-
    says(gunshi(record_problem('a.jkf', problem(0, 0, no_start(field(to, Value))))), [Part]).

%   A terminal obeys some characters: those of a file are shown and not sent to it.

test(control_characters,
     forall(member(Error, [ gunshi(record_problem('a.kif', problem(1, 1, ignored(Bad)))),
                            gunshi(file(read, Bad, "x")), gunshi(usage(Bad)) ]))) :-
    string_codes(Bad, [0'a, 0x1B, 0'[, 7, 0x7F, 0x9B, 0x202E, 0'b]),
    error_line(error(Error, _), Line),
    assertion(once(sub_string(Line, _, _, _, "a\\u001B[\\u0007\\u007F\\u009B\\u202Eb"))),
    string_codes(Line, Codes),
    \+ ( member(Code, Codes), code_type(Code, cntrl) ).
test(control_characters_of_the_system) :-
    catch(throw("\e[31m"), Error, true),
    error_line(Error, Line),
    once(sub_string(Line, _, _, _, "\\u001B[31m")).
test(control_characters_at_the_prompt) :-
    phrase(prolog:translate_message(error(gunshi(usage("a\eb\tc")), _)), Lines),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)),
    once(sub_string(Text, _, _, _, "a\\u001Bb c")).
test(not_kept, forall(member(Loss-Part,
                             [ variations(2)-"a.csa: csa does not keep variations (2)",
                               fields([場所, 表題])-"場所, 表題",
                               endings([不戦敗-中断, 投了])-"不戦敗 (中断 stands for it), 投了",
                               times(1200)-"times (1,200)", parts(3)-"parts of a second (in 3 times)",
                               comments(1)-"comments (1)", bookmarks(1)-"bookmarks (1)",
                               numbers([37])-"first move: 37" ]))) :-
    says(gunshi(not_kept('a.csa', csa, Loss)), [Part]).
test(usi_move) :-
    says(syntax_error(usi_move), ["7g7f"]).
test(record_format) :-
    says(domain_error(record_format, pgn), ["pgn", "kifu"]).
test(handicap) :-
    says(domain_error(handicap, nine_pieces), ["nine_pieces", "handicap(Name, Japanese)"]).
test(unknown_option, Line == "foo(1) is no option; there are depth(an integer), quick(true or false)") :-
    error_line(error(gunshi(bad_option(foo(1), [depth-"an integer", quick-"true or false"])), _),
               Line).
test(bad_option, Line == "depth(x) is no option: depth takes an integer") :-
    error_line(error(gunshi(bad_option(depth(x), [quick-"true or false", depth-"an integer"])), _),
               Line).

test(system_error_without_place,
     Line == "Type error: `position' expected, found `7' (an integer)") :-
    error_line(error(type_error(position, 7), context(gunshi_shogi_position:in_check/1, _)), Line).
test(system_error_keeps_what_the_system_said, true(sub_string(Line, _, _, _, "No such file"))) :-
    catch(open('/nonexistent/x', read, _), Error, true),
    error_line(Error, Line).
test(syntax_error_on_one_line, fail) :-
    catch(term_string(_, "foo( ."), Error, true),
    error_line(Error, Line),
    sub_string(Line, _, _, _, "\n").
test(no_error_term) :-
    error_line(time_limit_exceeded, Line),
    string(Line).

:- end_tests(messages).
