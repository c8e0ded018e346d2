:- encoding(utf8).
/*  gunshi experiment learning: a report whose parts agree, the same every time. */
:- module(test_cli_experiment_learning, []).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(http/json)).
:- use_module(library(gunshi/base/messages)).
:- use_module(tests(cli/commands)).
:- use_module(tests(knowledge/judged_once)).
:- use_module(tests(sizes)).

:- meta_predicate with_directory(-, 0).

with_directory(Directory, Goal) :-
    tmp_file(learning, Directory),
    call_cleanup(once(Goal), catch(delete_directory_and_contents(Directory), _, true)).

%   Whole games in the thorough run, in the usual one endgames, which take a tenth of the time.

openings(Text) :-
    size("sfen 4k4/4g4/4P4/9/9/9/9/4R4/4K4 b GS2p 1\nsfen 4k4/3sg4/9/4P4/9/9/9/4R4/4K4 b G2p 1\n",
         "startpos moves 7g7f 3c3d 2g2f 8c8d\nstartpos moves 2g2f 8c8d 2f2e 8d8e\n",
         Text).

shogi(Arguments, Lines) :-
    openings(Text),
    tmp_file_stream(File, Stream, [encoding(utf8)]),
    write(Stream, Text),
    close(Stream),
    call_cleanup(cli([experiment, learning, '--openings', File, '--nodes', '50', '--games', '4',
                      '--rounds', '1'|Arguments], 0, Lines),
                 delete_file(File)).

othello(Arguments, Lines) :-
    cli([experiment, learning, '--game', othello, '--games', '8', '--rounds', '1'|Arguments], 0,
        Lines).

:- begin_tests(experiment_learning).

%   How sure the gain is, is told for Othello's openings; one of shogi does not tell.

test(text, [forall(member(Goal-Game-Sure, [ shogi-"shogi"-"one opening does not tell how sure",
                                            othello-"othello"-"95 %"
                                          ]))]) :-
    call(Goal, [], Lines),
    forall(member(Part, [ "Learning, ", Game, "seed 1", "seen in training", "not seen before",
                          Sure, "Facts: " ]),
           assertion(once(( member(Line, Lines), sub_string(Line, _, _, _, Part) )))).
test(same_twice, [forall(member(Goal, [shogi, othello])), true(First == Second)]) :-
    csv_once(Goal, First),
    judged_anew(call(Goal, ['--format', csv], Second)).
test(json_has_the_sums_of_csv, [forall(member(Goal, [shogi, othello])),
                                true(Blocks == [1, 2, 3, 4])]) :-
    call(Goal, ['--format', json], Objects),
    csv_once(Goal, [_|Lines]),
    findall(Dict, ( member(Line, Objects), atom_json_dict(Line, Dict, []) ), Dicts),
    findall(Row, ( member(Line, Lines), split_string(Line, ",", "", Row) ), Rows),
    findall(Block, ( member(Dict, Dicts), get_dict(block, Dict, Block) ), Blocks),
    forall(( member(Dict, Dicts), get_dict(block, Dict, Block) ),
           ( number_string(Block, BlockText),
             forall(member(Name-Nth, [used-7, added-8, refuted-9]),
                    ( get_dict(Name, Dict, Sum),
                      column_sum(Rows, BlockText, Nth, Found),
                      Found =:= Sum
                    )),
             get_dict(games, Dict, Games),
             get_dict(share, Dict, Share),
             column_sum(Rows, BlockText, 6, Points),
             abs(Share*Games-Points) < 1.0e-6
           )).

%   csv_once(+Goal, -Lines): Lines of a run for all tests that ask for it.

:- dynamic csv/2.

csv_once(Goal, Lines) :-
    (   csv(Goal, Lines0)
    ->  Lines = Lines0
    ;   call(Goal, ['--format', csv], Lines),
        assertz(csv(Goal, Lines))
    ).

column_sum(Rows, BlockText, Nth, Sum) :-
    findall(Number,
            ( member(Row, Rows),
              Row = [BlockText|_],
              nth1(Nth, Row, Text),
              number_string(Number, Text)
            ),
            Numbers),
    sum_list(Numbers, Sum).

test(report, [condition(absolute_file_name(path(gnuplot), _,
                                           [access(execute), file_errors(fail)]))]) :-
    with_directory(Directory,
                   ( othello(['--output', Directory], _),
                     forall(member(Name, ['learning.txt', 'learning.csv', 'learning.svg']),
                            ( directory_file_path(Directory, Name, File),
                              size_file(File, Size),
                              Size > 0
                            )) )).

%   Against an engine: each game begins for it, and it loses by a declaration that does not hold,
%   and by a move that is not legal.

test(engine, [forall(member(Move, [win, '9i9a'])), true(Begun-Scores == 8-["1"])]) :-
    tmp_file(heard, Log),
    engine(Move, Log, Engine),
    call_cleanup(( shogi(['--against', Engine, '--time', '30', '--format', csv], [_|Lines]),
                   read_file_to_string(Log, Heard, []) ),
                 catch(delete_file(Log), _, true)),
    split_string(Heard, "\n", "", HeardLines),
    findall(x, ( member(Line, HeardLines), sub_string(Line, _, _, 0, "usinewgame") ), Xs),
    length(Xs, Begun),
    findall(Score, ( member(Line, Lines), split_string(Line, ",", "", [_, _, _, _, _, Score|_]) ),
            Scores0),
    sort(Scores0, Scores).

engine(Move, Log, Text) :-
    module_property(test_cli_experiment_learning, file(Here)),
    file_directory_name(Here, Directory),
    directory_file_path(Directory, 'usi_engine.pl', Engine),
    absolute_file_name('../../prolog', Library, [relative_to(Directory), file_type(directory)]),
    format(atom(Text), "swipl -q -f none -p library=~w ~w plays ~w ~w",
           [Library, Engine, Move, Log]).

test(refused, [forall(member(Arguments-Parts,
                             [ []-["--openings"],
                               ['--openings', '/nowhere']-["/nowhere"],
                               ['--game', go]-["--game", "shogi"],
                               ['--game', othello, '--depth', '3']-["--depth"],
                               ['--game', othello, '--rounds', '0']-["--rounds"],
                               ['--game', othello, '--openings',
                                '/nowhere']-["--openings", "shogi"],
                               ['--game', othello, '--nodes', '5']-["--nodes", "shogi"],
                               ['--game', othello, '--against', x]-["--against", "shogi"]
                             ]))]) :-
    refused([experiment, learning|Arguments], Parts).
%   Learned rules where nothing was learned from: the openings of a library are left out.

test(unseen, [true(Counts == [2, 2])]) :-
    library(ggf, "(;GM[Othello]TY[8]BO[8 ---------------------------O*------*O\c
                  --------------------------- *]B[f5]W[d6];)", File),
    call_cleanup(cli([ experiment, learning, '--unseen', File, '--game', othello, '--games', '4',
                       '--against', 'level:1', '--format', csv
                     ], 0, [_|Lines]),
                 delete_file(File)),
    findall(Count,
            ( member(Memory, ["with", "without"]),
              findall(x, ( member(Line, Lines), split_string(Line, ",", "", [Memory|_]) ), Xs),
              length(Xs, Count)
            ),
            Counts).
test(unseen_text) :-
    openings(Openings),
    library(usi, Openings, File),
    library(usi, "startpos moves 2g2f\n", Library),
    call_cleanup(cli([ experiment, learning, '--unseen', Library, '--openings', File, '--nodes',
                       '50', '--games', '4'
                     ], 0, Lines),
                 ( delete_file(File), delete_file(Library) )),
    forall(member(Part, [ "What was learned, shogi, against ", "none of 1 games",
                          "without               2 games", "with                  2 games",
                          "The gain is ", "95 %", "Rules speak in "
                        ]),
           once(( member(Line, Lines), sub_string(Line, _, _, _, Part) ))).
test(unseen_refused,
     [forall(member(Arguments-Parts,
                    [ []-["name the files"],
                      ['a.usi', '--game', othello]-["othello", "--game"],
                      ['a.ggf']-["shogi"],
                      ['a.ggf', '--game', othello, '--against', 'level:99']-["level:10"],
                      ['a.usi', '--rounds', '2']-["--rounds"],
                      ['a.usi']-["--openings"]
                    ]))]) :-
    refused([experiment, learning, '--unseen'|Arguments], Parts).
test(all_of_the_library_is_read) :-
    openings(Openings),
    library(usi, Openings, File),
    call_cleanup(with_errors(_, refused([ experiment, learning, '--unseen', '/nowhere.usi',
                                          '--openings', File
                                        ], ["must be read"])),
                 delete_file(File)).
test(no_opening_is_left) :-
    library(usi, "startpos moves 7g7f 3c3d\n", File),
    call_cleanup(refused([ experiment, learning, '--unseen', File, '--openings', File,
                           '--games', '4'
                         ], ["has 0", "--games"]),
                 delete_file(File)).

library(Extension, Text, File) :-
    tmp_file_stream(File, Stream, [encoding(utf8), extension(Extension)]),
    write(Stream, Text),
    close(Stream).

test(too_few_openings) :-
    openings(Text),
    tmp_file_stream(File, Stream, [encoding(utf8)]),
    write(Stream, Text),
    close(Stream),
    call_cleanup(refused([experiment, learning, '--openings', File], ["2", "--games"]),
                 delete_file(File)).
test(no_engine, true(once(sub_string(Line, 0, _, _, "\"/no/engine\" names no engine")))) :-
    openings(Text),
    tmp_file_stream(File, Stream, [encoding(utf8)]),
    write(Stream, Text),
    close(Stream),
    call_cleanup(catch(gunshi_program_main:run_command(
                           [experiment, learning, '--openings', File, '--games', '1', '--against',
                            '/no/engine'], _),
                       Error, true),
                 delete_file(File)),
    error_line(Error, Line).

:- end_tests(experiment_learning).
