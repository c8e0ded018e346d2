:- encoding(utf8).
/*  gunshi experiment clauses: a table that is the same every time, and goes on where it was broken
    off. */
:- module(test_cli_experiment_clauses, []).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(http/json)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/knowledge/shogi/styles)).
:- use_module(library(gunshi/lab/experiments/clause_worth)).
:- use_module(tests(sizes)).
:- use_module(tests(cli/commands)).
:- use_module(tests(knowledge/own_directory)).

%   A mate by a drop, and an endgame.

openings("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1\nsfen 4k4/4g4/9/4P4/9/9/9/4R4/4K4 b GS2p 1\n").

:- meta_predicate with_openings(-, 0), with_directory(-, 0).

with_openings(File, Goal) :-
    openings(Text),
    tmp_file_stream(File, Stream, [encoding(utf8)]),
    write(Stream, Text),
    close(Stream),
    call_cleanup(once(Goal), delete_file(File)).

with_directory(Directory, Goal) :-
    tmp_file(clauses, Directory),
    call_cleanup(once(Goal), catch(delete_directory_and_contents(Directory), _, true)).

played(Arguments, Lines) :-
    with_openings(File,
                  ( append([ experiment, clauses, '--openings', File, '--nodes', '40',
                             '--games', '4' ],
                           Arguments, All),
                    cli(All, 0, Lines) )).

rows(Arguments, Rows) :-
    append(Arguments, ['--format', json], All),
    played(All, Lines),
    findall(Row, ( member(Line, Lines), atom_json_dict(Line, Row, []) ), Rows).

%   told(+Row, -What): all but the times.

told(Row0, Row) :-
    (   del_dict(cpu_with, Row0, _, Row1)
    ->  del_dict(cpu_without, Row1, _, Row)
    ;   Row = Row0
    ).

names(Rows, Names) :-
    findall(Name, ( member(Row, Rows), atom_string(Name, Row.name) ), Names).

:- begin_tests(experiment_clauses).

%   With one worker and with two, and in any order.

test(same_again, [condition(thorough), true(Told =@= Told2)]) :-
    rows(['--clauses', 'mate,net'], [A, B]),
    rows(['--clauses', 'net,mate', '--concurrency', '2'], [B2, A2]),
    maplist(told, [A, B], Told),
    maplist(told, [A2, B2], Told2),
    assertion(B2.cpu_with == null),
    assertion(number(A.cpu_with)).
test(shape) :-
    rows(['--clauses', 'defend,break_castle'], Rows),
    names(Rows, [defend, break_castle]),
    forall(member(Row, Rows),
           ( _{games:4, wins:W, losses:L, draws:D, elo:_, elo_error:_, pairs:Pairs, moves:Moves,
               decided:Decided, different:Different, by:By, accepted:"none",
               settings:Settings} :< Row,
             4 =:= W+L+D,
             sum_list(Pairs, 2),
             Different =< Decided,
             Decided =< Moves,
             dict_pairs(By, _, Counts),
             findall(Count, member(_-Count, Counts), All),
             sum_list(All, Moves),
             _{nodes:40, games_at_most:4, seed:1, openings:2, sprt:null} :< Settings
           )),
    Rows = [Defend, Aim],
    Defend.kind == "clause",
    Aim.kind == "aim",
    (   get_dict(defend, Defend.by, Count)
    ->  Count =:= Defend.decided
    ;   Defend.decided =:= 0
    ).

%   All of them: the clauses in the order of the strategy, a user's own first, the aims, and those
%   that stay.

test(all, condition(thorough)) :-
    in_own_directory(
        ( own_text('mine.pl',
                   "strategy(mine, \"私\", \"mine\", Now, Move) :- \c
                    ply(Now, 3), best_move(Now, 2, Move).\n"),
          load_own_knowledge,
          with_openings(File,
                        cli([ experiment, clauses, '--openings', File, '--nodes', '10',
                              '--games', '2', '--format', json ], 0, Lines)),
          deciders(Deciders)
        )),
    findall(Row, ( member(Line, Lines), atom_json_dict(Line, Row, []) ), Rows),
    findall(Name, ( member(Name-_, Deciders), \+ stays(Name, _) ), Played),
    findall(Name, ( member(Name-_, Deciders), stays(Name, _) ), Stay),
    append(Played, Stay, Expected),
    names(Rows, Expected),
    Played = [mine, mate|_],
    append(_, [break_castle, net, own_king, enter, learned, warned], Played),
    msort(Stay, [declare, only_move, resign, search]),
    findall(Row, ( member(Row, Rows), get_dict(why, Row, _) ), StayRows),
    names(StayRows, Stay),
    findall(M, ( member(Row, Rows), \+ get_dict(why, Row, _), M = Row.moves ), Ms),
    sum_list(Ms, Sum),
    forall(member(Row, StayRows), ( Row.moves =:= Sum, Row.games =:= 0 )),
    !.
test(text) :-
    played(['--clauses', 'mate', '--sprt=-400,400'], Lines),
    forall(member(Part, ["40 nodes a move, 2 openings, seed 1", "won lost drawn", "CPU ms"]),
           once(( member(Line, Lines), sub_string(Line, _, _, _, Part) ))).
test(csv, Cells == ["mate", "clause", "4"]) :-
    played(['--clauses', 'mate', '--format', csv], [Head, Line]),
    split_string(Head, ",", "", Columns),
    split_string(Line, ",", "", Row),
    length(Columns, Length),
    length(Row, Length),
    append(Cells, _, Row),
    length(Cells, 3),
    !.

%   A row that is in the folder is not played again, what else is there stays.

test(goes_on, Names == [mate, net]) :-
    with_directory(Directory,
                   ( played(['--clauses', mate, '--output', Directory], _),
                     directory_file_path(Directory, 'clauses.json', File),
                     marked(File),
                     played(['--clauses', 'net,mate', '--output', Directory], Lines),
                     once(( member(Line, Lines), sub_string(Line, _, _, _, "3210") )),
                     read_file_to_string(File, Kept, [encoding(utf8)]),
                     split_string(Kept, "\n", "", KeptLines0),
                     append(KeptLines, [""], KeptLines0),
                     findall(Row,
                             ( member(KeptLine, KeptLines), atom_json_dict(KeptLine, Row, []) ),
                             Rows),
                     names(Rows, Names),
                     refused_of(Directory, [ '--clauses', mate, '--games', '6'],
                                ["other games", "--output"]),
                     refused_of(Directory, [ '--clauses', mate, '--seed', '2'], ["seed 1"])
                   )).

%   marked(+File): its row says that it won 3210 games.

marked(File) :-
    read_file_to_string(File, Text, [encoding(utf8)]),
    atom_json_dict(Text, Row0, []),
    Row = Row0.put(wins, 3210),
    setup_call_cleanup(open(File, write, Out, [encoding(utf8)]),
                       ( json_write_dict(Out, Row, [width(0)]), nl(Out) ),
                       close(Out)).

refused_of(Directory, Arguments, Parts) :-
    with_openings(File,
                  ( (   memberchk('--games', Arguments)
                    ->  Games = []
                    ;   Games = ['--games', '4']
                    ),
                    append([ [ experiment, clauses, '--openings', File, '--nodes', '40', '--output',
                               Directory ], Games, Arguments ], All),
                    refused(All, Parts) )).

test(no_row) :-
    with_directory(Directory,
                   ( make_directory(Directory),
                     directory_file_path(Directory, 'clauses.json', File),
                     setup_call_cleanup(open(File, write, Out), writeln(Out, x), close(Out)),
                     refused_of(Directory, ['--clauses', mate], ["clauses.json:1", "no row"]) )).
test(refused, [forall(member(Arguments-Parts,
                             [ ['--clauses', nosuch]-["\"nosuch\"", "castle", "own_king"],
                               ['--clauses', 'mate,search']-["search is not left out"],
                               ['--nodes', '0']-["--nodes"],
                               ['--nodes', x]-["--nodes", "x"],
                               ['--sprt', '5']-["--sprt", "experiment clauses"],
                               ['--depth', '3']-["--depth", "clauses"]
                             ]))]) :-
    with_openings(File,
                  ( append([experiment, clauses, '--openings', File], Arguments, All),
                    refused(All, Parts) )).
test(no_openings) :-
    refused([experiment, clauses], ["--openings"]).

:- end_tests(experiment_clauses).
