:- encoding(utf8).
/*  gunshi explain of a folder: a file a game, gone on with where it was broken off, and tables. */
:- module(test_cli_explain_series, []).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(http/json)).
:- use_module(library(gunshi/base/message_words), [how_many/3]).
:- use_module(tests(cli/commands)).
:- use_module(tests(knowledge/own_directory)).

%   The bishop is thrown away at ply 3; in the other file two games of few moves.

record('sub/a.kif',
       "手合割：平手\n先手：羽田\n後手：升木\n\c
        手数----指手---------消費時間--\n   1 ７六歩(77)\n\c
        \s  2 ３四歩(33)\n   3 ３三角成(88)\n   4 同　桂(21)\n").
record('b.usi', "startpos moves 7g7f\nstartpos moves 2g2f 8c8d\n").

file_text(File, Text) :-
    file_directory_name(File, Folder),
    make_directory_path(Folder),
    setup_call_cleanup(open(File, write, Out, [encoding(utf8)]), write(Out, Text), close(Out)).

:- meta_predicate with_records(-, -, 0).

%   with_records(-Folder, -Out, :Goal): Out is not there yet.

with_records(Folder, Out, Goal) :-
    in_directory(Directory,
                 ( directory_file_path(Directory, records, Folder),
                   directory_file_path(Directory, out, Out),
                   forall(record(Name, Text),
                          ( directory_file_path(Folder, Name, File), file_text(File, Text) )),
                   in_own_directory(Goal) )).

explain(Arguments, Status, Said, Lines) :-
    append([explain|Arguments], ['--depth', '1'], All),
    with_errors(Said, cli(All, Status, Lines)).

there(Out, Names) :-
    findall(Name,
            ( directory_member(Out, Path, [recursive(true)]),
              exists_file(Path),
              atom_concat(Out, Rest, Path),
              atom_concat(/, Name, Rest)
            ),
            Names0),
    sort(Names0, Names).

said_counts(Said, Explained, Passed) :-
    how_many(Explained, game, Words),
    format(string(Line), "~s explained, ~d there already", [Words, Passed]),
    memberchk(Line, Said).

:- begin_tests(cli_explain_series).

test(a_file_a_game, true) :-
    with_records(Folder, Out,
        ( explain([Folder, '--output', Out], 0, Said, Lines),
          assertion(said_counts(Said, 3, 0)),
          there(Out, Names),
          assertion(Names == [ 'b.usi.1.json', 'b.usi.2.json', 'games.json', 'mistakes.csv',
                               'players.csv', 'sub/a.kif.json', 'tables.txt' ]),
          directory_file_path(Out, 'sub/a.kif.json', File),
          read_file_to_string(File, Text, [encoding(utf8)]),
          split_string(Text, "\n", "", Objects),
          assertion(length(Objects, 6)),
          nth1(3, Objects, Third),
          atom_json_dict(Third, Move, []),
          assertion(Move.move == "8h3c+"),
          directory_file_path(Out, 'tables.txt', Tables),
          read_file_to_string(Tables, Written, [encoding(utf8)]),
          split_string(Written, "\n", "", WrittenLines),
          append(Lines, [""], Printed),
          assertion(WrittenLines == Printed) )).
test(the_tables_tell_who_erred, true) :-
    with_records(Folder, Out,
        ( explain([Folder, '--output', Out], 0, _, Lines),
          assertion(( member(Player, Lines), says(Player, "羽田"), says(Player, "50.0") )),
          assertion(( member(Kind, Lines), says(Kind, "loses horse 馬") )),
          directory_file_path(Out, 'mistakes.csv', File),
          read_file_to_string(File, Text, [encoding(utf8)]),
          assertion(says(Text, "sub/a.kif.json,羽田,3,sente,opening,8h3c+")) )).
test(gone_on_with, true) :-
    with_records(Folder, Out,
        ( explain([Folder, '--output', Out], 0, _, Before),
          directory_file_path(Out, 'b.usi.2.json', File),
          delete_file(File),
          directory_file_path(Out, 'b.usi.1.json', Other),
          file_text(Other, "untouched"),
          explain([Folder, '--output', Out], 0, Said, After),
          assertion(said_counts(Said, 1, 2)),
          assertion(exists_file(File)),
          read_file_to_string(Other, Kept, []),
          assertion(Kept == "untouched"),
          assertion(Before == After) )).
test(another_record_is_another_game, true) :-
    with_records(Folder, Out,
        ( explain([Folder, '--output', Out], 0, _, _),
          directory_file_path(Folder, 'b.usi', File),
          file_text(File, "startpos moves 7g7f\nstartpos moves 2g2f 3c3d\n"),
          explain([Folder, '--output', Out], 0, Said, _),
          assertion(said_counts(Said, 1, 2)) )).
test(other_options_make_another_file, true) :-
    with_records(Folder, Out,
        ( explain([Folder, '--output', Out], 0, _, _),
          explain([Folder, '--output', Out, '--to', csa], 0, Said, _),
          assertion(said_counts(Said, 3, 0)),
          directory_file_path(Out, 'b.usi.2.csa', File),
          cli([check, File], Status, _),
          assertion(Status == 0) )).
test(pages, true) :-
    with_records(Folder, Out,
        ( explain([Folder, '--output', Out, '--format', html], 0, _, _),
          directory_file_path(Out, 'b.usi.2.html', File),
          read_file_to_string(File, Text, [encoding(utf8)]),
          assertion(says(Text, "</html>")) )).
test(what_cannot_be_read_is_said, true) :-
    with_records(Folder, Out,
        ( directory_file_path(Folder, 'c.kif', Bad),
          file_text(Bad, "nonsense"),
          explain([Folder, '--output', Out], 2, Said, _),
          assertion(( member(Line, Said), says(Line, "c.kif") )),
          assertion(said_counts(Said, 3, 0)) )).
test(an_illegal_move_is_said, true) :-
    with_records(Folder, Out,
        ( directory_file_path(Folder, 'c.usi', Bad),
          file_text(Bad, "startpos moves 7g7f 7f7e"),
          explain([Folder, '--output', Out], 2, Said, _),
          assertion(said_counts(Said, 4, 0)) )).
test(japanese, true) :-
    with_records(Folder, Out,
        ( explain([Folder, '--output', Out, '--language', ja], 0, _, Lines),
          assertion(( member(Line, Lines), says(Line, "馬を取られる") )) )).
test(a_folder_needs_a_folder, true) :-
    with_records(Folder, _, refused([explain, Folder], ["--output DIR"])).
test(not_among_the_records, true) :-
    with_records(Folder, _,
        ( directory_file_path(Folder, out, Out),
          refused([explain, Folder, '--output', Out], ["in the folder of the records"]) )).
test(not_one_file, true) :-
    with_records(Folder, Out,
        ( atom_concat(Out, '.kif', File),
          refused([explain, Folder, '--output', File], ["go into a folder"]) )).
test(two_of_one_name, true) :-
    with_records(Folder, Out,
        ( directory_file_path(Folder, sub, Sub),
          directory_file_path(Folder, 'a.kif', Same),
          record('sub/a.kif', Text),
          file_text(Same, Text),
          refused([explain, Folder, Sub, '--output', Out],
                  ["a.kif", "explain them into folders of their own"]) )).
test(another_folder_of_games, true) :-
    with_records(Folder, Out,
        ( directory_file_path(Out, 'games.json', File),
          file_text(File, "{\"a\": 1}\n"),
          refused([explain, Folder, '--output', Out], ["games.json:1"]) )).

:- end_tests(cli_explain_series).
