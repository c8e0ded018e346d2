:- encoding(utf8).
/*  What is said of game records; records.pl alone brings it. */
:- module(test_record_messages, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/shogi/records), []).
:- use_module(tests(base/says)).

:- begin_tests(record_messages).

test(record_problems,
     forall(member(Fault-Part,
                   [ unread("５五")-"５五 is no move", no_branch-"変化", after_end-"behind the end",
                     no_start(gunshi(bad_position(nifu, 77, fu, sente)))-"二歩",
                     no_start(row("abc"))-"abc", no_start(rows(8))-"not 8", no_start(hand("x"))-"飛",
                     no_start(handicap(九枚落ち))-"九枚落ち",
                     no_start(type_error(side, x))-"side", no_start(pieces("x"))-"77FU",
                     no_start(json)-"JSON",
                     no_start(json_character(0xD83D))-"\\uD83D stands in it",
                     no_start(json_character(0))-"\\u0000 stands in it",
                     no_start(field(to, none))-"to is missing",
                     no_start(field(to, 7))-"to cannot be 7", no_game-"no game", ignored("hm")-"hm",
                     unknown_ending(雨)-"雨", misnamed("▲５五角(46)")-"named wrongly",
                     misnumbered(3, 2)-"the number 3 instead of 2",
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
test(json_values, forall(member(Value-Part,
                                [ json([x=0, y= @(null)])-"cannot be {\"x\":0, \"y\":null}",
                                  'XX'-"cannot be \"XX\"", []-"cannot be []",
                                  @(true)-"cannot be true",
                                  "a"-"cannot be \"a\"",
                                  ('FU'= -1)-"cannot be {\"FU\":-1}" ]))) :-
    says(gunshi(record_problem('a.jkf', problem(0, 0, no_start(field(to, Value))))), [Part]).
test(not_kept, forall(member(Loss-Part,
                             [ variations(2)-"a.csa: csa does not keep variations (2)",
                               fields([場所, 表題])-"場所, 表題",
                               endings([不戦敗-中断, 投了])-"不戦敗 (中断 stands for it), 投了",
                               times(1200)-"times (1,200)",
                               parts(3)-"parts of a second (in 3 times)",
                               comments(1)-"comments (1)", bookmarks(1)-"bookmarks (1)",
                               numbers([37])-"first move: 37" ]))) :-
    says(gunshi(not_kept('a.csa', csa, Loss)), [Part]).
test(record_format) :-
    says(domain_error(record_format, pgn), ["pgn", "kifu"]).
test(files, forall(member(What-Part,
                          [ no_record_format('a.txt')-"kifu",
                            one_game_a_file(kif, 2)-"holds one game" ]))) :-
    says(gunshi(What), [Part]).
test(long_words_are_cut,
     [ forall(member(Ply-Fault,
                     [ 1-unread(Long), 1-ignored(Long), 1-misnamed(Long),
                       1-unknown_ending(Long), 0-no_start(row(Long)), 0-no_start(hand(Long)),
                       0-no_start(pieces(Long)), 0-no_start(handicap(Long)),
                       0-no_start(field(Long, 1)), 0-no_start(field(to, Long)) ])),
       true(Length < 350)
     ]) :-
    length(Codes, 100_000),
    maplist(=(0'7), Codes),
    atom_codes(Long, Codes),
    error_line(error(gunshi(record_problem('a.kif', problem(1, Ply, Fault))), _), Line),
    string_length(Line, Length).
test(control_characters) :-
    says(gunshi(record_problem('a.kif', problem(1, 1, ignored("a\e[\ab")))),
         ["a\\u001B[\\u0007b"]).

:- end_tests(record_messages).
