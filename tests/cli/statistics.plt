:- encoding(utf8).
/*  gunshi statistics: records in, counts out, the grid of the second paper's figure 3.
*/
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(sgml)).
:- use_module(library(gunshi/base/temporary)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(tests(cli/commands)).
:- use_module(tests(knowledge/own_directory)).

with_file(Text, Ending, File, Goal) :-
    tmp_file_stream(File, Stream, [extension(Ending), encoding(utf8)]),
    write(Stream, Text),
    close(Stream),
    call_cleanup(Goal, delete_file(File)).

%   collected(+Options, -Text): what `collect` writes of two short games.

collected(Options, Text) :-
    with_file("startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e\nstartpos moves 2g2f\n", usi, File,
              ( tmp_file_stream(Out, Stream, [extension(pl)]),
                close(Stream),
                cli([statistics, collect, File, '--output', Out|Options], 0, []),
                read_file_to_string(Out, Text, [encoding(utf8)]),
                delete_file(Out)
              )).

with_statistics(File, Goal) :-
    collected([], Text),
    with_file(Text, pl, File, Goal).

:- begin_tests(own_statistics).

%   The first command of the program: nothing has read the user's knowledge before it.

test(own_formation_and_castle) :-
    own_directory(Before),
    in_directory(Directory,
                 ( use_own_directory(Directory),
                   own_text('mine.pl',
                            "formation(mine, \"私\", \"mine\", [own(fu, 76)]).\n\c
                             castle(home, \"家\", \"home\", [ou-59, ki-49]).\n"),
                   collected(['--given', formations], Formations),
                   collected([], Castles)
                 )),
    use_own_directory(Before),
    once(sub_string(Formations, _, _, _, "moved(formation(mine),sente,ka,88,promote,[22-1]).")),
    once(sub_string(Castles, _, _, _, "dropped(castle(home),sente,ka,[55-1]).")).

:- end_tests(own_statistics).

:- begin_tests(statistics_command).

test(collect) :-
    collected([], Text),
    split_string(Text, "\n", "", [First|Lines]),
    once(sub_string(First, _, _, _, "2 games, 6 in all")),
    memberchk("dropped(any,sente,ka,[55-1]).", Lines),
    memberchk("moved(any,sente,ka,88,promote,[22-1]).", Lines),
    memberchk("class_played(drop_ka,1,1).", Lines).

%   The two parts together are the whole.

test(collect_parts) :-
    findall(Lines,
            ( member(Options, [[], ['--given', any], ['--given', conditions]]),
              collected(Options, Text),
              split_string(Text, "\n", "", All),
              exclude([Line]>>( Line == "" ; sub_string(Line, 0, 1, _, "%") ), All, Lines)
            ),
            [Whole, Any, Conditions]),
    append(Any, Conditions, Both),
    msort(Whole, Sorted),
    msort(Both, Sorted),
    memberchk("dropped(any,sente,ka,[55-1]).", Any),
    memberchk("dropped(castle(none),sente,ka,[55-1]).", Conditions).

%   After the silver has climbed, and only then, its move counts under the formation.

test(collect_formations) :-
    with_file("startpos moves 2g2f 3c3d 2f2e 2b3c 3i3h 4a3b 3h2g 3a4b 2g2f 7a6b 2f3e\n", usi, File,
              ( cli([statistics, collect, File, '--given', formations], 0, Lines),
                cli([statistics, collect, File], 0, All)
              )),
    memberchk("moved(formation(bougin),sente,gi,26,stay,[35-1]).", Lines),
    \+ ( member(Line, Lines), sub_string(Line, _, _, _, "formation(bougin),sente,gi,27") ),
    forall(( member(Line, Lines), Line \== "", \+ sub_string(Line, 0, 1, _, "%") ),
           sub_string(Line, _, _, _, "(formation(")),
    \+ ( member(Line, All), sub_string(Line, _, _, _, "(formation(") ).
test(formations_are_not_shipped) :-
    refused([statistics, show, '--drop', ka, '--given', 'formation(bougin)'],
            ["--given formations"]).
test(unknown_formation) :-
    with_file("dropped(formation(my_own),sente,ka,[55-1]).\n", pl, File,
              ( cli([statistics, show, '--statistics', File, '--drop', ka, '--given',
                     'formation(my_own)', '--format', csv],
                    0, ["square,count", "55,1"|_]),
                refused([statistics, show, '--statistics', File, '--drop', ka, '--given',
                         'formation(bugin)'],
                        ["bugin", "kb/shogi/formations"])
              )).
test(collect_csv) :-
    collected(['--format', csv], Text),
    split_string(Text, "\n", "", [First|Lines]),
    First == "fact,condition,side,piece,from,to,promotion,count,available",
    memberchk("dropped,any,sente,ka,0,55,,1,", Lines),
    memberchk("moved,any,sente,ka,88,22,promote,1,", Lines),
    memberchk("class_played,drop_ka,,,,,,1,1", Lines).
test(collect_to_stdout) :-
    with_file("startpos moves 7g7f\n", usi, File, cli([statistics, collect, File], 0, Lines)),
    memberchk("moved(any,sente,fu,77,stay,[76-1]).", Lines).
test(collect_the_legal_part) :-
    with_file("startpos moves 7g7f 7f7e\n", usi, File, cli([statistics, collect, File], 0, Lines)),
    memberchk("moved(any,sente,fu,77,stay,[76-1]).", Lines).
test(show, Row == "五   ---  ---  ---  ---    1  ---  ---  ---  ---") :-
    with_statistics(File, cli([statistics, show, '--statistics', File, '--drop', ka], 0, Lines)),
    Lines = [Title, Files|_],
    Title == "▲ sente (先手), drops of 角 (ka): 1",
    Files == "     ９   ８   ７   ６   ５   ４   ３   ２   １ ",
    nth1(7, Lines, Row),
    length(Lines, 11).
test(show_gote, Title == "△ gote (後手), moves from 33 of 歩 (fu): 1") :-
    with_statistics(File,
                    cli([statistics, show, '--statistics', File, '--side', gote, '--from', '3c',
                         '--piece', '歩'],
                        0, [Title|_])).
test(show_json) :-
    with_statistics(File,
                    cli_json([statistics, show, '--statistics', File, '--from', '88', '--piece', ka,
                              '--format', json],
                             Dict)),
    Dict = _{side: "sente", piece: "ka", kind: "move", from: 88, given: "any", total: 1,
             counts: _{'22': 1}}.
test(show_csv, Lines == ["square,count", "55,1"]) :-
    with_statistics(File,
                    cli([statistics, show, '--statistics', File, '--drop', ka, '--format', csv], 0,
                        Lines)).
test(show_given, Totals == [1, 0]) :-
    findall(Total,
            ( member(Given, ['king_zone(centre)', 'king_zone(left)']),
              with_statistics(File,
                              cli_json([statistics, show, '--statistics', File, '--drop', ka,
                                        '--given', Given, '--format', json],
                                       Dict)),
              get_dict(total, Dict, Total)
            ),
            Totals).
test(shipped, Total == 752) :-
    cli_json([statistics, show, '--drop', ka, '--format', json], Dict),
    get_dict(total, Dict, Total),
    get_dict(counts, Dict, Counts),
    forall(member(Square-Count, ['71'-42, '66'-36, '61'-31, '55'-29, '46'-25]),
           get_dict(Square, Counts, Count)).
test(shipped_conditions, Sum == 752) :-
    findall(Total,
            ( member(Zone, [right, centre, left, out, entered]),
              format(atom(Given), "king_zone(~w)", [Zone]),
              cli_json([statistics, show, '--drop', ka, '--given', Given, '--format', json], Dict),
              get_dict(total, Dict, Total)
            ),
            Totals),
    sum_list(Totals, Sum).
test(classes) :-
    cli([statistics, show], 0, [Head|Lines]),
    once(sub_string(Head, _, _, _, "probability")),
    length(Lines, Count),
    Count > 50.
test(picture_on_stdout, First-Last == "<svg "-"</svg>") :-
    cli([statistics, show, '--drop', ka, '--output', '-'], 0, Lines),
    Lines = [Svg|_],
    sub_string(Svg, 0, 5, _, First),
    last(Lines, Last).
test(picture_that_cannot_be_written, Text == "") :-
    with_output_to(string(Text),
                   catch(gunshi_program_main:run_command([statistics, show, '--drop', ka,
                                                          '--output',
                                                 '/no/such/f.svg'], _),
                         error(gunshi(file(write, _, _)), _),
                         true)).
test(picture) :-
    tmp_file_stream(Svg, Stream, [extension(svg)]),
    close(Stream),
    cli([statistics, show, '--drop', ka, '--output', Svg], 0, [_|_]),
    load_structure(Svg, [element(svg, Attributes, Content)], [dialect(xml), space(remove)]),
    delete_file(Svg),
    memberchk(viewBox=_, Attributes),
    findall(Text, ( member(element(_, _, [Text]), Content), atom(Text) ), Texts),
    memberchk('42', Texts),
    memberchk('９', Texts),
    memberchk('九', Texts),
    aggregate_all(count, member(element(rect, _, _), Content), Rects),
    Rects =:= 82.
test(usage, forall(member(Arguments-Parts,
                          [ []-["collect", "show"], [lose]-["collect", "show"],
                            [collect]-["no file"], [collect, 'a.kif', '--drop', ka]-["--drop"],
                            [collect, 'a.kif', '--format', json]-["json", "prolog, csv"],
                            [show, '--drop', ou]-["ou", "fu, ky"], [show, '--drop', x]-["x"],
                            [show, '--from', '8h']-["--piece"],
                            [show, '--from', '0', '--piece', ka]-["8h"],
                            [show, '--drop', ka, '--from', '8h']-["--from", "--drop"],
                            [show, '--drop', ka, '--given', 'foo(']-["foo("],
                            [show, '--drop', ka, '--given', 'king_zone(X)']-["king_zone"],
                            [show, '--side', gote]-["--side"],
                            [show, '--drop', ka, '--format', prolog]-["prolog"],
                            [show, '--drop', ka, '--statistics', '/no/such.pl']-["/no/such.pl"]
                          ]))) :-
    refused([statistics|Arguments], Parts).
test(no_statistics, forall(member(Fact-Part, [ "dropped(any,sente,ka,[99-many])"-"counts",
                                               "dropped(any,sente,ka,[99-0])"-"counts",
                                               "class_played(fork,0,0)"-"available",
                                               "class_played(fork,1,-1)"-"played"
                                             ]))) :-
    string_concat(Fact, ".\n", Text),
    with_file(Text, pl, File,
              refused([statistics, show, '--drop', ka, '--statistics', File], [":1:", Part])).
test(unknown_castle) :-
    with_statistics(File,
                    refused([statistics, show, '--statistics', File, '--drop', ka, '--given',
                             'castle(yagra)'],
                            ["yagra", "kb/shogi/castles.pl"])).
test(castle_of_the_file, Lines == ["square,count", "55,1"]) :-
    with_file("dropped(castle(my_own),sente,ka,[55-1]).\n", pl, File,
              cli([statistics, show, '--statistics', File, '--drop', ka, '--given',
                   'castle(my_own)', '--format', csv],
                  0, Lines)).
test(files_put_together) :-
    collected([], Text),
    string_concat(Text, Text, Both),
    with_file(Both, pl, File,
              ( cli([statistics, show, '--statistics', File, '--drop', ka, '--format', csv], 0,
                    Drops),
                cli([statistics, show, '--statistics', File, '--from', '88', '--piece', ka,
                     '--format', csv],
                    0, Moves),
                cli([statistics, show, '--statistics', File, '--format', csv], 0, Classes)
              )),
    Drops == ["square,count", "55,2"],
    Moves == ["square,count", "22,2"],
    aggregate_all(count, ( member(Line, Classes), sub_string(Line, 0, _, _, "drop_ka,") ), 1),
    memberchk("drop_ka,2,2,1", Classes).
test(few_lines_of_many_faults, Last == "gunshi: and 10 more; gunshi check lists them all") :-
    findall("startpos moves 7g7f 7f7e\n", between(1, 30, _), Games),
    atomic_list_concat(Games, Text),
    with_file(Text, usi, File,
              with_errors(Errors, cli([statistics, collect, File], 0, [_|_]))),
    length(Errors, 22),
    nth1(21, Errors, Last),
    nth1(22, Errors, "30 games, 30 moves, from 1 file").
test(folder_with_a_link_to_itself, Games == "2 games, 2 moves, from 2 files") :-
    make_temporary_directory(folder, Folder),
    forall(member(Name, ['a.usi', 'B.SFEN']),
           ( directory_file_path(Folder, Name, File),
             setup_call_cleanup(open(File, write, Out),
                                format(Out, "startpos moves 7g7f~n", []),
                                close(Out))
           )),
    directory_file_path(Folder, loop, Loop),
    link_file('.', Loop, symbolic),
    call_cleanup(with_errors([Games], cli([statistics, collect, Folder], 0, [_|_])),
                 ( delete_file(Loop), delete_directory_and_contents(Folder) )).
test(collect_with_a_file_missing, Games == "1 game, 1 move, from 2 files") :-
    with_file("startpos moves 7g7f\n", usi, File,
              with_errors([Missing, Games],
                          cli([statistics, collect, '/no/such.kif', File], 2, [_|_]))),
    once(sub_string(Missing, _, _, _, "/no/such.kif")).
test(collect_from_an_address, Games == "1 game, 1 move, from 2 files") :-
    with_file("startpos moves 7g7f\n", usi, File,
              with_errors([Missing, Games],
                          cli([statistics, collect, 'http://a/x.kif', File], 2, [_|_]))),
    once(sub_string(Missing, _, _, _, "Cannot read http://a/x.kif: ")).
test(collect_over_its_record, Text == "startpos moves 7g7f\n") :-
    with_file("startpos moves 7g7f\n", usi, File,
              ( atom_concat(File, '.link', Link),
                link_file(File, Link, symbolic),
                forall(member(Output, [File, Link]),
                       refused([statistics, collect, File, '--output', Output],
                               ["--output", File])),
                delete_file(Link),
                read_file_to_string(File, Text, [])
              )).
test(picture_of_another_kind, forall(member(File, ['f.png', 'f.SVGZ']))) :-
    refused([statistics, show, '--drop', ka, '--output', File], [File, ".svg"]),
    \+ exists_file(File).
test(no_text, Errors == []) :-
    tmp_file_stream(File, Stream, [extension(pl), encoding(octet)]),
    format(Stream, "dropped(any,sente,~c,[55-1]).~n", [0xFF]),
    close(Stream),
    with_errors(Errors,
                refused([statistics, show, '--drop', ka, '--statistics', File], [File, "0xFF"])),
    delete_file(File).
test(in_shift_jis, Lines-Errors == ["square,count", "55,1"]-[]) :-
    tmp_file_stream(File, Stream, [extension(pl), encoding(octet)]),
    format(Stream, "% ~c~c~ndropped(any,sente,ka,[55-1]).~n", [0x95, 0xE0]),
    close(Stream),
    with_errors(Errors,
                cli([statistics, show, '--drop', ka, '--statistics', File, '--format', csv], 0,
                    Lines)),
    delete_file(File).
test(no_counts_in_it, forall(member(Text, ["", "% nothing\n"]))) :-
    with_file(Text, pl, File,
              ( refused([statistics, show, '--statistics', File], [File, "no counts", "collect"]),
                refused([statistics, show, '--drop', ka, '--statistics', File], [File, "no counts"])
              )).
test(no_game) :-
    with_file("nothing\n", usi, File, refused([statistics, collect, File], ["no game"])).

:- end_tests(statistics_command).
