:- encoding(utf8).
/*  gunshi convert and gunshi check: files in, files out, what is said of what is wrong.
*/
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(filesex)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/base/temporary)).
:- use_module(library(gunshi/shogi/records/formats)).
:- use_module(tests(cli/commands)).

:- begin_tests(convert).

legal("手合割：平手\n   1 ７六歩(77)   ( 0:01/00:00:01)\n   2 ３四歩(33)\n   3 投了\n").
illegal("手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ３四歩(35)\n   4 ８四歩(83)\n").

%   with_record(+Text, +Ending, -File, :Goal): Goal with Text in File.

with_record(Text, Ending, File, Goal) :-
    tmp_file_stream(File, Stream, [extension(Ending)]),
    close(Stream),
    setup_call_cleanup(open(File, write, Out, [encoding(utf8)]), write(Out, Text), close(Out)),
    call_cleanup(Goal, delete_file(File)).

converted(In, Ending, Options, Status, Text) :-
    tmp_file_stream(Out, Stream, [extension(Ending)]),
    close(Stream),
    cli([convert, In, Out|Options], Status, []),
    read_file_to_string(Out, Text, [encoding(utf8)]),
    delete_file(Out).

test(usi, Text == "startpos moves 7g7f 3c3d\n") :-
    legal(Kif),
    with_record(Kif, kif, File, converted(File, usi, [], 0, Text)).
test(every_format, forall(( record_formats(Formats), member(Ending, Formats) ))) :-
    legal(Kif),
    with_record(Kif, kif, File,
                ( tmp_file_stream(Middle, Stream, [extension(Ending)]),
                  close(Stream),
                  cli([convert, File, Middle], 0, []),
                  converted(Middle, usi, [], 0, Text),
                  delete_file(Middle)
                )),
    assertion(Text == "startpos moves 7g7f 3c3d\n").
test(format_by_option, Text == "startpos moves 7g7f 3c3d\n") :-
    legal(Kif),
    with_record(Kif, txt, File, converted(File, txt, ['--from', kif, '--to', usi], 0, Text)).
test(format_by_content, Text == "startpos moves 7g7f 3c3d\n") :-
    legal(Kif),
    with_record(Kif, txt, File, converted(File, usi, [], 0, Text)).
test(legal_part, Text-Status == "startpos moves 7g7f 3c3d\n"-2) :-
    illegal(Kif),
    with_record(Kif, kif, File, converted(File, usi, [], Status, Text)).
test(variation_of_an_illegal_move, forall(member(Format, [kifu, ki2u, jkf]))) :-
    with_record("1 ７六歩(77)\n2 ３四歩(33)\n変化：2手\n2 ３五歩(33)\n3 ２六歩(27)\n", kif, File,
                with_errors([Error], converted(File, txt, ['--to', Format], 2, Text))),
    assertion(once(sub_string(Error, _, _, _, ":4: move 2: ３五歩(33) is not legal"))),
    assertion(\+ sub_string(Text, _, _, _, "変化")),
    assertion(\+ sub_string(Text, _, _, _, "forks")).
test(numbers_that_jump, Text == "startpos moves 7g7f 3c3d 2g2f\n") :-
    with_record("1 ７六歩(77)\n3 ３四歩(33)\n4 ２六歩(27)\n", kif, File,
                ( with_errors([Error], converted(File, usi, [], 0, Text)),
                  cli([check, File], 0, Lines) )),
    assertion(once(sub_string(Error, _, _, _, ":2: move 2: it has the number 3 instead of 2"))),
    last(Lines, Sums),
    assertion(Sums == "files: 1, games: 1, faults: 0, oddities: 1").
test(many_games, Text == "startpos moves 2g2f\nstartpos moves 7g7f\n") :-
    with_record("startpos moves 2g2f\n\nstartpos moves 7g7f", usi, File,
                ( tmp_file_stream(Csa, Stream, [extension(csa)]),
                  close(Stream),
                  cli([convert, File, Csa], 0, []),
                  converted(Csa, usi, [], 0, Text),
                  delete_file(Csa)
                )).
test(many_games_in_one) :-
    with_record("startpos moves 2g2f\n\nstartpos moves 7g7f", usi, File,
                refused([convert, File, '/tmp/none.kif'], ["holds one game", "2"])),
    \+ exists_file('/tmp/none.kif').
test(nothing_is_written) :-
    with_record("手合割：九枚落ち\n", kif, File,
                refused([convert, File, '/tmp/none.kif'], [":1: ", "九枚落ち", "Nothing was written"])),
    \+ exists_file('/tmp/none.kif').
test(shift_jis, Bytes == [0x8f, 0xb5, 0x0a]) :-
    with_record("手合割：平手\n先手：招\n1 ７六歩(77)\n", kifu, File,
                ( tmp_file_stream(Out, Stream, [extension(kif)]),
                  close(Stream),
                  cli([convert, File, Out], 0, []),
                  read_file_to_codes(Out, Codes, [encoding(octet)]),
                  delete_file(Out)
                )),
    atom_codes('encoding=Shift_JIS\n', Declared),
    append([_, Declared, _], Codes),
    append([_, [0x90, 0xe6, 0x8e, 0xe8, 0x81, 0x46], [A, B, C|_]], Codes),     % 先手：
    !,
    Bytes = [A, B, C].
test(not_in_shift_jis) :-
    with_record("手合割：平手\n先手：☗한\n1 ７六歩(77)\n", kifu, File,
                ( tmp_file_stream(Out, Stream, [extension(kif)]),
                  close(Stream),
                  cli([convert, File, Out], 0, []),
                  read_file_to_string(Out, Text, [encoding(utf8)]),
                  delete_file(Out)
                )),
    forall(member(Part, ["encoding=UTF-8\n", "先手：☗한\n"]), once(sub_string(Text, _, _, _, Part))).
rich("手数＝4\n先手：A\n表題：T\n手合割：平手\n*c\n5 ７六歩(77) (0:01/00:00:01)\n&b\n*d\n6 ３四歩(33)\n\c
      7 不戦敗\n変化：6手\n6 ８四歩(83)\n*e\n").

%   said(+Text, +Ending, +To, -Said): what convert says of Text from a file of Ending in format To.

said(Text, Ending, To, Said) :-
    with_record(Text, Ending, File,
                with_record("", To, Out, with_errors(Lines, cli([convert, File, Out], 0, [])))),
    format(string(Before), ": ~w does not keep ", [To]),
    maplist(behind(Before), Lines, Said).

behind(Before, Line, Behind) :-
    sub_string(Line, 0, _, _, "gunshi: "),
    once(sub_string(Line, _, _, Length, Before)),
    sub_string(Line, _, Length, 0, Behind).

test(not_kept, [forall(member(To-Expected,
                              [ kif-[], kifu-[], jkf-["the number of the first move: 5"],
                                ki2-["times (1)"],
                                csa-[ "variations (1)", "these fields of the header: 表題",
                                      "this ending: 不戦敗 (中断 stands for it)", "bookmarks (1)",
                                      "the number of the first move: 5" ],
                                usi-[ "variations (1)", "these fields of the header: 先手, 表題",
                                      "this ending: 不戦敗", "times (1)", "comments (2)",
                                      "bookmarks (1)" ] ])),
                Said == Expected]) :-
    rich(Kif),
    said(Kif, kif, To, Said).
test(comments_of_variations, Said == []) :-
    rich(Kif),
    said(Kif, kif, ki2u, ["times (1)"|Said]).
test(parts_of_a_second, Said == ["parts of a second (in 1 times)"]) :-
    said("PI\n+\n+7776FU\nT1.5\n-3334FU\nT2\n", csa, kif, Said).
test(foul_said_once) :-
    with_record("手合割：平手\n1 ７六歩(77)\n2 ５五角(22)\n3 反則勝ち\n", kif, File,
                with_errors(Errors, converted(File, usi, [], 2, _))),
    Errors = [Illegal],
    once(sub_string(Illegal, _, _, _, "illegal move that ends the game cannot be written in usi")).
test(usage, forall(member(Arguments-Parts,
                          [ [convert]-["two files"], [convert, 'a.kif']-["two files"],
                            [convert, 'a.kif', 'b.txt']-["--to", "kif"],
                            [convert, 'a.kif', 'b.kif', '--to', docx]-["docx", "jkf"],
                            [convert, '/no/such.kif', 'b.usi']-["/no/such.kif"],
                            [convert, 'http://a/x.kif', 'b.usi']-["Cannot read http://a/x.kif: "],
                            [explain, 'http://a/x.kif']-["Cannot read http://a/x.kif: "],
                            [explain, 'a.kif', 'b.kif', '--output', 'http://a']-
                            ["Cannot write http://a: "],
                            [match, '--openings', 'http://a/b', a, b]-["Cannot read http://a/b: "],
                            [check]-["no file"],
                            [check, '/no/such.kif', '--from', x]-["--from"] ]))) :-
    refused(Arguments, Parts).
test(stdin_and_stdout, Lines-Status == ["startpos moves 7g7f 3c3d", ""]-exit(0)) :-
    legal(Kif),
    process_create('scripts/gunshi', [convert, -, -, '--to', usi],
                   [stdin(pipe(In, [encoding(utf8)])), stdout(pipe(Out)), process(Id)]),
    write(In, Kif),
    close(In),
    read_string(Out, _, Text),
    close(Out),
    process_wait(Id, Status),
    split_string(Text, "\n", "", Lines).

test(check_legal, Lines == ["files: 1, games: 1, faults: 0, oddities: 0"]) :-
    legal(Kif),
    with_record(Kif, kif, File, cli([check, File], 0, Lines)).
test(check_illegal, Last == "files: 2, games: 3, faults: 2, oddities: 0") :-
    illegal(Kif),
    with_record(Kif, kif, File,
                with_record("startpos moves 7g7f\nstartpos moves 7g7e\n", usi, Other,
                            cli([check, File, Other], 1, Lines))),
    Lines = [First, Second, Last],
    format(string(Place), "~w:4: move 3: ", [File]),
    sub_string(First, 0, _, _, Place),
    format(string(Place2), "~w:2: move 1: ", [Other]),
    sub_string(Second, 0, _, _, Place2).
test(check_oddity, Last == "files: 1, games: 1, faults: 0, oddities: 1") :-
    with_record("手合割：平手\n1 ７六歩(77)\n2 雨\n", kif, File, cli([check, File], 0, [_, Last])).
test(check_unread, Last == "files: 1, games: 0, faults: 0, oddities: 0, not read: 1") :-
    cli([check, '/no/such.kif'], 2, [Last]).
test(check_an_address, Errors-Last ==
     ["gunshi: Cannot read http://a/x.kif: it is an address; a file of this machine is needed"]-
     "files: 2, games: 1, faults: 0, oddities: 0, not read: 1") :-
    legal(Kif),
    with_record(Kif, kif, File,
                with_errors(Errors, cli([check, 'http://a/x.kif', File], 2, [Last]))).
test(check_json, Plies-Lines == 2-[4]) :-
    illegal(Kif),
    with_record(Kif, kif, File, cli_json([check, File, '--format', json], Dict)),
    Dict = _{file: _, game: 1, plies: Plies, problems: Problems, result: _},
    maplist(get_dict(line), Problems, Lines).
test(check_csv, Second == Line) :-
    legal(Kif),
    with_record(Kif, kif, File, cli([check, File, '--format', csv], 0, [First, Second])),
    First == "file,game,plies,result,problems",
    format(string(Line), "~w,1,2,Resignation (投了): △ gote (後手) wins.,", [File]).
test(check_folder, Last == "files: 2, games: 2, faults: 0, oddities: 0") :-
    tmp_file(records, Folder),
    directory_file_path(Folder, sub, Below),
    make_directory_path(Below),
    legal(Kif),
    forall(member(Name, ['a.kif', 'sub/b.KIF', 'sub/readme.txt']),
           ( directory_file_path(Folder, Name, File),
             setup_call_cleanup(open(File, write, Out, [encoding(utf8)]), write(Out, Kif),
                                close(Out))
           )),
    cli([check, Folder], 0, [Last]),
    delete_directory_and_contents(Folder).
test(check_empty_folder) :-
    make_temporary_directory(records, Folder),
    call_cleanup(refused([check, Folder], ["no record file", ".csa"]), delete_directory(Folder)).

:- end_tests(convert).
