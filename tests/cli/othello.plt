:- encoding(utf8).
/*  gunshi othello: each word of it, and what is refused.
*/
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(http/json)).
:- use_module(library(filesex)).
:- use_module(library(gunshi/base/temporary)).
:- use_module(library(gunshi/othello/record)).
:- use_module(library(gunshi/othello/board)).
:- use_module(tests(cli/commands)).

:- begin_tests(othello_command).

late("-OOO-X-X-OOXXXX-XXOXXXXOXXXXOOOOOOXXOOOO--OXOOOO-OOOOO-OO-OOOO-- X").

with_file(Text, File, Goal) :-
    tmp_file_stream(File, Stream, [encoding(utf8)]),
    write(Stream, Text),
    close(Stream),
    call_cleanup(Goal, delete_file(File)).

scratch(File) :-
    tmp_file_stream(File, Stream, [encoding(utf8)]),
    close(Stream),
    delete_file(File).

test(perft, Lines == ["nodes 390216"]) :-
    cli([othello, perft, '8'], 0, Lines).
test(divide, Lines == ["d3\t3", "c4\t3", "f5\t3", "e6\t3", "nodes 12"]) :-
    cli([othello, perft, '2', '--divide'], 0, Lines).
test(perft_json, Nodes-Depth-F5 == 56-3-14) :-
    cli_json([othello, perft, '3', '--divide', '--format', json], Dict),
    _{nodes:Nodes, depth:Depth, divide:Divide} :< Dict,
    get_dict(f5, Divide, F5).
test(perft_of_a_position, Lines == ["nodes 1"]) :-
    cli([othello, perft, '3', '--position',
         'XO-------------------------------------------------------------- O'], 0, Lines).

test(a_position_that_looks_like_an_option, Lines == ["nodes 56"]) :-
    cli([othello, perft, '3', '--position',
         '---------------------------OX------XO--------------------------- X'], 0, Lines).

test(solve, Score-Move-Id == 26-"a6"-"position") :-
    late(Text),
    atom_string(Atom, Text),
    cli_json([othello, solve, '--position', Atom, '--format', json], Dict),
    _{score:Score, move:Move, id:Id} :< Dict.

test(solve_a_file, Lines == ["id,move,score", "first,a6,26", "3,a6,26"]) :-
    late(Text),
    split_string(Text, " ", "", [Squares, Side]),
    format(string(Content), "# positions\nfirst\t~s\t~s\t8\tmore\n~s\n\n", [Squares, Side, Text]),
    with_file(Content, File, cli([othello, solve, File, '--format', csv], 0, Full)),
    findall(Line, ( member(F, Full), split_string(F, ",", "", [A, B, C|_]),
                    atomic_list_concat([A, B, C], ',', L0), atom_string(L0, Line) ),
            Lines).

test(nothing_is_solved_when_a_line_is_wrong) :-
    late(Text),
    format(string(Content), "~s\nfoo\n", [Text]),
    with_file(Content, File, refused([othello, solve, File], [":2: ", "no Othello position"])).

test(match, [forall(member(Player, [otl, paper])), Games-Sum == 4-4]) :-
    cli_json([othello, match, Player, fixed, '--games', '3', '--format', json], Dict),
    _{games:Games, wins:Wins, losses:Losses, draws:Draws} :< Dict,
    Sum is Wins + Losses + Draws.

test(a_match_is_repeated_by_its_seed, A == B) :-
    cli([othello, match, 'level:1', fixed, '--games', '4', '--seed', '3'], 0, A),
    cli([othello, match, 'level:1', fixed, '--games', '4', '--seed', '3'], 0, B).

%   The games of a match are legal, come in pairs from the same opening, and end.

test(games_of_a_match, [Count, Openings] == [6, 3]) :-
    scratch(File),
    cli([othello, match, 'level:1', fixed, '--games', '6', '--output', File], 0, _),
    read_ggf(File, Games),
    delete_file(File),
    length(Games, Count),
    findall(Opening,
            ( member(othello_game(_, Start, Moves), Games),
              foldl([M, P, Q]>>othello_after(P, M, Q), Moves, Start, End),
              othello_over(End),
              length(Opening, 8),
              append(Opening, _, Moves)
            ),
            All),
    sort(All, Different),
    length(Different, Openings).

%   A program that speaks GTP: this one, in a process of its own.

test(a_match_with_a_program, Games-A-B == 2-0-0) :-
    scratch(Program),
    gtp_program('level:1', Program),
    call_cleanup(cli_json([othello, match, Program, fixed, '--games', '2', '--format', json], Dict),
                 delete_file(Program)),
    _{games:Games, faults:Faults} :< Dict,
    _{a:A, b:B} :< Faults.

gtp_program(Player, File) :-
    module_property(gunshi_program_main, file(Main)),
    file_directory_name(Main, Cli),
    absolute_file_name('../..', Library, [relative_to(Cli), file_type(directory)]),
    setup_call_cleanup(
        open(File, write, Out),
        format(Out, "#!/bin/sh~nexec swipl -q -f none -p library='~w' -g \c
                     \"use_module(library(gunshi/gtp/engine)),\c
                     gunshi_gtp_engine:gtp('~w'),halt\"~n", [Library, Player]),
        close(Out)),
    chmod(File, +rx).

test(a_program_that_is_none) :-
    refused([othello, match, 'no-such-program', fixed], ["no-such-program", "GTP"]).
test(a_program_that_speaks_no_gtp) :-
    refused([othello, match, true, fixed, '--games', '2'], ["true", "boardsize 8"]).

%   The numbers are tested in lab/experiments/othello_j.plt.

test(experiment_j, Moves-Texts == [12, 16, 20, "all"]-["12", "16", "20", "all"]) :-
    Arguments = [othello, experiment, j, '--games', '4', '--depth', '2'],
    append(Arguments, ['--format', json], Json),
    cli(Json, 0, Objects),
    findall(Move,
            ( member(Line, Objects), atom_json_dict(Line, Dict, []), get_dict(move, Dict, Move) ),
            Moves),
    cli(Arguments, 0, Lines),
    findall(Text,
            ( member(Line, Lines), sub_string(Line, _, _, _, " ± "),
              split_string(Line, " ", " ", [Text|_])
            ),
            Texts).

%   What is printed are facts that knowledge can have.

test(values, true(Facts-Words == 44-11)) :-
    cli([othello, values, '--games', '10', '--seed', '2'], 0, Lines),
    Lines = [First|_],
    assertion(sub_string(First, _, _, _, "gunshi othello values --games 10 --seed 2")),
    atomic_list_concat(Lines, '\n', Text),
    gunshi_base_read:read_knowledge_text(Text, Clauses, []),
    findall(Word, member(clause(_, atai(Word, _, _), true), Clauses), All),
    length(All, Facts),
    sort(All, Different),
    length(Different, Words).

%   Of fewer than ten games none is held out: no error is told, but what is needed.

test(values_of_few_games, true) :-
    cli([othello, values, '--games', '2', '--seed', '2'], 0, [_, Second|_]),
    assertion(sub_string(Second, _, _, _, "--games 10 or more")),
    assertion(\+ sub_string(Second, _, _, _, "0.00")).

%   The facts that are learned from games are such that knowledge can have.

test(shapes, true(Faults == [])) :-
    in_scratch_folder(Folder,
                      ( shape_games(Folder, One, Two),
                        cli([othello, shapes, One, '--test', Two], 0, Lines)
                      )),
    Lines = [First, Second|_],
    assertion(sub_string(First, _, _, 0, " positions of 30 others,")),
    assertion(sub_string(Second, _, _, _, " shapes. There words miss ")),
    atomic_list_concat(Lines, '\n', Text),
    gunshi_base_read:read_knowledge_text(Text, Clauses, Faults),
    findall(Shape, member(clause(_, katachi(Shape, _), true), Clauses), [_|_]).

shape_games(Folder, One, Two) :-
    directory_file_path(Folder, 'one.ggf', One),
    directory_file_path(Folder, 'two.ggf', Two),
    forall(member(File-Games-Seed, [One-'40'-'4', Two-'30'-'5']),
           cli([othello, match, 'level:1', 'level:1', '--games', Games, '--seed', Seed,
                '--output', File], 0, _)).

in_scratch_folder(Folder, Goal) :-
    make_temporary_directory(shapes, Folder),
    call_cleanup(Goal, delete_directory_and_contents(Folder)).

test(shapes_refused,
     [forall(member(Arguments-Words,
                    [ ['one.ggf']-["--test is missing"],
                      ['--test', 'one.ggf']-["othello shapes"],
                      ['one.ggf', '--test', 'one.ggf']-["one.ggf is learned from"],
                      ['one.usi', '--test', 'two.usi']-["end in .ggf"],
                      ['one.ggf', '--test', 'two.usi']-["games of othello"] ]))]) :-
    refused([othello, shapes|Arguments], Words).

test(shapes_of_no_games) :-
    in_scratch_folder(Folder,
                      ( shape_games(Folder, One, _),
                        directory_file_path(Folder, 'none.ggf', None),
                        open(None, write, Out),
                        close(Out),
                        directory_file_path(Folder, 'out.pl', File),
                        refused([othello, shapes, One, '--test', None, '--output', File],
                                ["no game to try shapes on"]),
                        assertion(\+ exists_file(File))
                      )).

test(learn, Opponents-Pairs == 3-2) :-
    cli_json([othello, learn, '--opponents', '3', '--games', '4', '--format', json], Dict),
    _{opponents:Opponents, curve:Curve} :< Dict,
    length(Curve, Pairs).

test(learn_as_text) :-
    cli([othello, learn, '--opponents', '2', '--games', '4'], 0, [_, _, _, Last]),
    sub_string(Last, 0, _, _, "before learning").

test(a_chart) :-
    cli([othello, learn, '--opponents', '2', '--games', '4', '--format', svg], 0, [First|_]),
    sub_string(First, 0, _, _, "<svg").

test(train, Head == "# Learned from nothing: gunshi othello train --seed 4 --plan 'games 60, \c
                     depth 1, solve 4, opening 20, noise 0, trust 0, keep 1, rounds 2, prior 5'") :-
    scratch(File),
    Plan = 'games 60, depth 1, solve 4, opening 20, noise 0, trust 0, keep 1, rounds 2, prior 5',
    with_errors(Told, cli([othello, train, '--output', File, '--seed', '4', '--plan', Plan], 0,
                          [])),
    member(Line, Told),
    sub_string(Line, _, _, _, "generation 1: "),
    !,
    read_file_to_string(File, Text, []),
    delete_file(File),
    split_string(Text, "\n", "", [Head|_]).

%   The Go Text Protocol. conversation(+Lines, -Answers): what is said between = or ? and an empty
%   line.

conversation(Lines, Answers) :-
    atomic_list_concat(Lines, '\n', Text),
    with_input(Text, with_output_to(string(Out), gunshi_gtp)),
    atom_string(Atom, Out),
    atomic_list_concat(Parts, '\n\n', Atom),
    append(Answers, [''], Parts),
    !.

gunshi_gtp :-
    gunshi_program_main:run_command([othello, gtp, '--player', otl], 0).

%   After f5 d6 c4: five black discs, two white.

test(gtp, Answers == ['= 2', '=7 Gunshi', '= ', '= d6', '= ', '? illegal move', '? unknown command',
                      '? syntax error', '= B+3', '= ', '= ', '= true', '= ']) :-
    conversation(['protocol_version', '7 name', 'play b F5', 'genmove white', 'play black c4',
                  'play white a1', 'foo', 'play', 'final_score',
                  'undo', 'undo', '# a comment', 'known_command undo', quit], Answers).

test(gtp_ends_with_its_input, Answers == ['= Othello']) :-
    conversation([list_games], Answers).

test(motifs, Lines == ["10\tb4\t壁を作る (building a wall)"]) :-
    cli([othello, motifs, '--transcript', f5d6c3d3c4f4c5b3c2b4], 0, Lines).
test(motifs_json, Move-Motifs == "b4"-["壁を作る"]) :-
    cli([othello, motifs, '--transcript', f5d6c3d3c4f4c5b3c2b4, '--format', json], 0, Lines),
    last(Lines, Line),
    atom_json_dict(Line, Dict, []),
    _{move:Move, motifs:Found} :< Dict,
    findall(Name, ( member(Motif, Found), get_dict(name, Motif, Name) ), Motifs).
test(motifs_of_standard_input, Lines == ["10\tb4\t壁を作る (building a wall)"]) :-
    othello_start(Start),
    othello_transcript(Start, Moves, f5d6c3d3c4f4c5b3c2b4),
    tmp_file_stream(File, Out, [extension(ggf)]),
    close(Out),
    write_ggf(File, [othello_game([], Start, Moves)]),
    read_file_to_string(File, Ggf, []),
    delete_file(File),
    with_input(Ggf, cli([othello, motifs, -], 0, Lines)).
test(wrong_standard_input) :-
    with_input("(;GM[Othello]BO[8 nonsense];)",
               refused([othello, motifs, -], ["game 1: BO is"])),
    with_input("", refused([othello, motifs, -], ["there is no game"])).
test(refused, [forall(member(Arguments-Parts, [ [foo]-["foo", "perft, solve"],
                                                [perft]-["depth"], [perft, x]-["x", "0 to 20"],
                                                [motifs]-["GGF"],
                                                [perft, '1', '--foo']-["foo"],
                                                [perft, '1', '--position', 'XX']-["fewer than 64"],
                                                [solve]-["file"],
                                                [solve, '/nonexistent']-["/nonexistent"],
                                                [solve, a, '--position', x]-["exclude"],
                                                [match, otl]-["two players"],
                                                [match, otl, 'level:11']-["level:11"],
                                                [match, otl, nobody]-["Without=learned, paper"],
                                                [experiment]-["j"],
                                                [experiment, k]-["j"],
                                                [experiment, j, '--depth', '21']-["1 to 20"],
                                                [values, foo]-["foo"],
                                                [learn, foo]-["foo"],
                                                [learn, '--games', '0']-["games"],
                                                [train]-["--output"],
                                                [train, '--output', x, '--plan',
                                                 y]-["plan", "games 20000"],
                                                [gtp, '--player', '']-["player"]
                                              ]))]) :-
    refused([othello|Arguments], Parts).

:- end_tests(othello_command).
