:- encoding(utf8).
/*  gunshi match, with the engines of usi_engine.pl: how games end, whose fault it is, and that no
    process is left.
*/
:- module(test_match, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(http/json)).
:- use_module(library(readutil)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/records)).
:- use_module(tests(cli/commands)).

%   engine(+Mode, -Text): the command of the engine that behaves as Mode says; see usi_engine.pl.

engine(Mode, Text) :-
    module_property(test_match, file(Here)),
    file_directory_name(Here, Directory),
    directory_file_path(Directory, 'usi_engine.pl', Engine),
    module_property(gunshi_shogi_position, file(Position)),
    file_directory_name(Position, Shogi),
    absolute_file_name('../..', Library, [relative_to(Shogi), file_type(directory)]),
    format(atom(Text), "swipl -q -f none -p library=~w ~w ~w", [Library, Engine, Mode]).

%   match(+ModeA, +ModeB, +Arguments, -Status, -Dict): two games, and time enough, unless Arguments
%   say otherwise.

match(ModeA, ModeB, Arguments, Status, Dict) :-
    engine(ModeA, A),
    engine(ModeB, B),
    (   memberchk('--games', Arguments)
    ->  Games = []
    ;   Games = ['--games', '2']
    ),
    (   member(Limit, ['--time', '--nodes', '--clock']),
        memberchk(Limit, Arguments)
    ->  Time = []
    ;   Time = ['--time', '30']
    ),
    append([[match, A, B, '--format', json], Games, Time, Arguments], All),
    cli(All, Status, [Line]),
    atom_json_dict(Line, Dict, []).

%   verdict(+Dict, -Verdict): Wins-Losses-Draws-Kinds, Kinds the faults that are not 0.

verdict(Dict, Wins-Losses-Draws-Kinds) :-
    _{wins:Wins, losses:Losses, draws:Draws, faults:Faults} :< Dict,
    findall(Player-Kind-Count,
            ( get_dict(Player, Faults, Of), get_dict(Kind, Of, Count), Count > 0 ),
            Kinds).

with_file(Text, File, Goal) :-
    tmp_file_stream(File, Stream, [encoding(utf8)]),
    write(Stream, Text),
    close(Stream),
    call_cleanup(Goal, delete_file(File)).

%   opened(+Opening, +ModeA, +ModeB, -Status, -Verdict)

opened(Opening, ModeA, ModeB, Status, Verdict) :-
    with_file(Opening, File, match(ModeA, ModeB, ['--openings', File], Status, Dict)),
    verdict(Dict, Verdict).

lines(File, Lines) :-
    read_file_to_string(File, Text, []),
    split_string(Text, "\n", "", Lines0),
    append(Lines, [""], Lines0),
    !.

%   started(+File, -Pids): the processes that the log says were started.

started(File, Pids) :-
    lines(File, Lines),
    findall(Pid,
            ( member(Line, Lines), string_concat("start ", Text, Line), number_string(Pid, Text) ),
            Pids).

%   Of killed children of engines init takes care, in its time.

gone(Pid) :-
    format(atom(Directory), "/proc/~d", [Pid]),
    between(1, 1000, Try),
    (   \+ exists_directory(Directory)
    ->  !
    ;   format(atom(File), "~w/stat", [Directory]),
        catch(read_file_to_string(File, Text, []), _, true),
        ( var(Text) ; sub_string(Text, _, _, _, ") Z ") )
    ->  !
    ;   Try < 1000,
        sleep(0.02),
        fail
    ).

:- begin_tests(match).

%   ModeA-ModeB-Verdict: how games end between two engines.

test(endings, [forall(member(ModeA-ModeB-Verdict,
                             [ 'plays resign'-first-(0-2-0-[]),
                               first-'plays resign'-(2-0-0-[]),
                               'plays 7g7e/3c3e'-first-(0-2-0-[a-illegal-2]),
                               first-'plays (null)'-(2-0-0-[b-illegal-2]),
                               'plays win'-first-(0-2-0-[a-declaration-2]),
                               loud-first-(0-2-0-[]),
                               'plays 2h3h,3h2h/8b7b,7b8b'-'plays 2h3h,3h2h/8b7b,7b8b'-(0-0-2-[])
                             ])),
               Status-Told == Expected-Verdict]) :-
    (   Verdict = _-_-_-[]
    ->  Expected = 0
    ;   Expected = 1
    ),
    match(ModeA, ModeB, [], Status, Dict),
    verdict(Dict, Told).

test(checkmate, Status-Verdict == 0-(1-1-0-[])) :-
    opened("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1\n", 'plays G*5b', 'plays G*5b', Status, Verdict).
test(perpetual_check_loses, Status-Verdict == 0-(1-1-0-[])) :-
    Mode = 'plays 5i4i,4i5i/4a5a,5a4a',
    opened("sfen 5k3/9/9/9/9/9/9/9/K3R4 b - 1\n", Mode, Mode, Status, Verdict).
test(declaration_wins, Status-Verdict == 0-(1-1-0-[])) :-
    opened("sfen +P+P+P+P+P4/+P+P+P+P+P4/K8/9/9/9/k8/+p+p+p+pggss1/+l+l+n+n5 w 2RB2Gb2s2n2l4p 1\n",
           'plays win', 'plays win', Status, Verdict).
test(limit_of_moves, Draws-Plies == 2-8.0) :-
    match(first, first, ['--plies', '8'], 0, Dict),
    _{draws:Draws, plies:Plies} :< Dict.

%   An engine that ends or hangs has lost that game only: it is there again for the next.

test(crash, [setup(tmp_file(log, Log)), cleanup(delete_file(Log)),
             Status-Verdict-Starts == 1-(0-4-0-[a-crash-4])-4]) :-
    atom_concat('crash ', Log, Mode),
    match(Mode, first, ['--games', '4'], Status, Dict),
    verdict(Dict, Verdict),
    started(Log, Pids),
    length(Pids, Starts).
test(late, [forall(member(Mode, [hang, chatter, dribble, 'after 3 7g7f/3c3d'])),
            Status-Verdict == 1-(2-0-0-[b-time-2])]) :-
    match(first, Mode, ['--time', '1.2', '--margin', '0.3'], Status, Dict),
    verdict(Dict, Verdict).
test(margin, Status-Verdict == 0-(0-0-2-[])) :-
    Mode = 'after 0.3 2h3h,3h2h/8b7b,7b8b',
    match(Mode, 'plays 2h3h,3h2h/8b7b,7b8b', ['--time', '0.2', '--margin', '5'], Status, Dict),
    verdict(Dict, Verdict).
test(a_clock_runs_out, Status-Verdict == 1-(0-2-0-[a-time-2])) :-
    Mode = 'after 0.7 2h3h,3h2h/8b7b,7b8b',
    match(Mode, 'plays 2h3h,3h2h/8b7b,7b8b', ['--clock', '0.03+0', '--margin', '0.05'], Status,
          Dict),
    verdict(Dict, Verdict).

%   No process is left, neither of an engine that hears no quit nor of its children; not when the
%   match stops early, either.

test(nothing_is_left, [forall(member(Mode-Arguments,
                                     [ first-[], hang-['--time', '0.1'], parent-[],
                                       'plays resign'-['--games', '100', '--concurrency', '2',
                                                       '--sprt', '0,300'],
                                       mute-['--patience', '0.5']
                                     ])),
                       setup(tmp_file(log, Log)), cleanup(delete_file(Log)), nondet]) :-
    format(atom(Logged), "~w ~w", [Mode, Log]),
    catch(match(Logged, first, ['--plies', '4'|Arguments], _, _),
          error(gunshi(usi_engine(_, time)), _), true),
    started(Log, Pids),
    Pids = [_|_],
    forall(member(Pid, Pids), gone(Pid)).

test(signals, [forall(member(Signal-Expected, [int-130, term-143])), setup(tmp_file(log, Log)),
               cleanup(delete_file(Log)), Status == exit(Expected)]) :-
    atom_concat('hang ', Log, Mode),
    engine(Mode, Engine),
    gunshi_executable(Program),
    process_create(path(env), ['--default-signal=INT,TERM', Program, match, Engine, Engine,
                               '--time', '60'],
                   [stdout(null), stderr(null), process(Process)]),
    thinking(Log, 1000),
    process_kill(Process, Signal),
    process_wait(Process, Status),
    started(Log, Pids),
    length(Pids, 2),
    forall(member(Pid, Pids), gone(Pid)).

thinking(Log, Tries) :-
    (   exists_file(Log),
        read_file_to_string(Log, Text, []),
        sub_string(Text, _, _, _, "\ngo ")
    ->  true
    ;   Tries > 0,
        sleep(0.02),
        Tries1 is Tries - 1,
        thinking(Log, Tries1)
    ).

%   What an engine is told, line by line.

told(Mode, Arguments, Lines) :-
    tmp_file(log, Log),
    format(atom(Logged), "~w ~w", [Mode, Log]),
    match(Logged, first, Arguments, _, _),
    lines(Log, [_|Lines]),
    delete_file(Log).

test(conversation, Lines == [ "usi", "isready", "isready", "usinewgame", "position startpos",
                              "go btime 0 wtime 0 byoyomi 1500",
                              "gameover lose", "isready", "usinewgame",
                              "position startpos moves 1g1f", "go btime 0 wtime 0 byoyomi 1500",
                              "gameover lose", "quit"
                            ]) :-
    told('plays resign', ['--time', '1.5'], Lines0),
    findall(Line,
            ( member(Line0, Lines0),
              (   sub_string(Line0, 0, _, _, "position startpos moves ")
              ->  Line = "position startpos moves 1g1f"
              ;   Line = Line0
              )
            ),
            Lines).
test(how_long, [forall(member(Arguments-Go, [ ['--nodes', '500']-"go nodes 500",
                                              ['--clock', '2+3']-"go btime 120000 wtime 120000 \c
                                                                  byoyomi 3000",
                                              ['--clock', '0.5+1.5',
                                               '--increment']-"go btime 30000 wtime 30000 binc \c
                                                               1500 winc 1500"
                                            ]))]) :-
    told('plays resign', Arguments, Lines),
    assertion(memberchk(Go, Lines)).

%   After a second of thinking at 5 seconds and 2 at each move there are 6 left, to which this
%   move's 2 are not added yet.

test(increments, [true(( 3000 =< Left, Left =< 6000 )), nondet]) :-
    tmp_file(log, Log),
    format(atom(Mode), "after 1 2h3h,3h2h/8b7b,7b8b ~w", [Log]),
    Arguments = ['--clock', '0.0833334+2', '--increment', '--plies', '3'],
    match(Mode, 'plays 2h3h,3h2h/8b7b,7b8b', Arguments, 0, _),
    lines(Log, Lines),
    delete_file(Log),
    findall(Line, ( member(Line, Lines), sub_string(Line, 0, _, _, "go ") ), [_, Second|_]),
    split_string(Second, " ", "", ["go", "btime", Text|_]),
    number_string(Left, Text).

test(options, Set == ["setoption name Hash value 2", "setoption name Clear Hash",
                      "setoption name USI_Ponder value false"]) :-
    tmp_file(log, Log),
    engine('plays resign', Command),
    engine(first, Other),
    format(atom(Engine), "~w ~w;Hash=2; Clear Hash;USI_Ponder=false", [Command, Log]),
    cli([match, Engine, Other, '--time', '30', '--games', '2'], 0, _),
    lines(Log, Lines),
    delete_file(Log),
    findall(Line, ( member(Line, Lines), sub_string(Line, 0, _, _, "setoption") ), Set).

%   Openings, each twice, in an order that the seed decides.

openings("# two\nstartpos moves 7g7f 3c3d\nposition startpos moves \c
          2g2f\nlnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2\n").

order(Text, Seed, Order) :-
    with_file(Text, File,
              ( engine('plays resign', A), engine(first, B),
                cli([match, A, B, '--format', csv, '--time', '30', '--games', '6', '--openings',
                     File, '--seed', Seed], 0, [_|Lines])
              )),
    findall(Opening-Side, ( member(Line, Lines),
                            split_string(Line, ",", "", [_, Opening, Side|_]) ), Order).

test(openings, All == ["2", "3", "4"]) :-
    openings(Text),
    order(Text, '1', [A-"sente", A-"gote", B-"sente", B-"gote", C-"sente", C-"gote"]),
    order(Text, '1', [A-_, A-_, B-_|_]),
    sort([A, B, C], All).
table(ids,    "id\tsfen\nx y\tstartpos\n", ["x y"]).
table(no_ids, "count\tline\n3\tstartpos moves 7g7f\n2\tstartpos\n", ["2", "3"]).

test(tables, [forall(member(Name, [ids, no_ids])), Found == Ids]) :-
    table(Name, Text, Ids),
    order(Text, '1', Order),
    findall(Id, member(Id-_, Order), All),
    sort(All, Found).

%   Each game in a file, with times, thoughts, ending and the names, in each format.

test(records_stay, [setup(tmp_file(records, Directory)),
                     cleanup(delete_directory_and_contents(Directory))]) :-
    make_directory(Directory),
    directory_file_path(Directory, '0001-opening-1-a-b.kif', File),
    setup_call_cleanup(open(File, write, Out), true, close(Out)),
    refused([match, cat, cat, '--record', Directory], ["has records already"]).
test(records, [forall(member(Format-Ending-Header,
                             [ kif-wins(gote, foul)-3, csa-wins(gote, foul)-3, usi-none-0 ])),
               setup(tmp_file(records, Directory)),
               cleanup(delete_directory_and_contents(Directory)),
               Names-Plies-Told-Fields == ['0001-opening-2-swipl-swipl',
                                           '0002-opening-2-swipl-swipl']-2-Ending-Header]) :-
    engine(first, A),
    engine('plays 9i9a', B),
    with_file("\nstartpos moves 7g7f\n", File,
              cli([match, A, B, '--games', '2', '--time', '30', '--openings', File, '--record',
                   Directory, '--to', Format], 1, _)),
    directory_files(Directory, Files0),
    findall(Name, ( member(F, Files0), file_name_extension(Name, Format, F) ), Names0),
    sort(Names0, Names),
    Names = [_, Second],
    file_name_extension(Second, Format, Base),
    directory_file_path(Directory, Base, Path),
    directory_file_path(Directory, '0001-opening-2-swipl-swipl', First0),
    file_name_extension(First0, Format, First),
    read_game(First, FirstGame, []),
    game_ply(FirstGame, 1),
    read_game(Path, Game, []),
    game_ply(Game, Plies),
    (   game_result(Game, Told)
    ->  assertion(( game_remark(Game, 2, time(Seconds)), Seconds >= 0 )),
        assertion(game_remark(Game, 2, comment("score cp -12, depth 3, nodes 70")))
    ;   Told = none
    ),
    aggregate_all(count, ( member(Key, [先手, 後手, 棋戦]), game_header(Game, Key, _) ), Fields).

test(text, Last == "B: no fault, depth 3.0, 70 nodes") :-
    engine('plays resign', A),
    engine(first, B),
    cli([match, A, B, '--games', '2', '--time', '30'], 0, Lines),
    last(Lines, Line),
    split_string(Line, ",", "", [Fault, _|Rest]),
    atomic_list_concat([Fault|Rest], ',', Atom),
    atom_string(Atom, Last).
test(json_keys, Keys == [a, as_gote, as_sente, b, draws, elo, elo_error, faults, games, losses,
                         openings, pairs, plies, seed, wins]) :-
    match('plays resign', first, [], 0, Dict),
    dict_keys(Dict, Keys).

dict_keys(Dict, Keys) :-
    findall(Key, get_dict(Key, Dict, _), Keys0),
    sort(Keys0, Keys).

test(sprt_stops, Games-Accepted == 6-"elo0") :-
    match('plays resign', first, ['--games', '40', '--sprt', '0,300'], 0, Dict),
    _{games:Games, sprt:Sprt} :< Dict,
    _{accepted:Accepted} :< Sprt.
test(at_the_same_time, Games == 12) :-
    match(first, 'plays resign', ['--games', '11', '--concurrency', '3'], 0, Dict),
    _{games:Games, wins:12} :< Dict.

test(refused, [forall(member(Arguments-Parts,
                             [ []-["two engines"], [cat]-["two engines"],
                               [cat, 'no-such-engine x;A=1']-["no-such-engine"],
                               ['cat;=1', cat]-["no name"],
                               [cat, cat, '--time', '1', '--nodes', '1']-["--time, --nodes"],
                               [cat, cat, '--increment']-["--clock"],
                               [cat, cat, '--clock', '3']-["MIN+SEC"],
                               [cat, cat, '--sprt', '5,0']-["0,10"],
                               [cat, cat, '--to', csa]-["--record"],
                               [cat, cat, '--record', '/proc/none']-["/proc/none"],
                               [cat, cat, '--openings', '/nonexistent']-["/nonexistent"],
                               [true, cat]-["true", "ended", "usiok"],
                               [cat, cat, '--patience', '0.1']-["cat", "time", "usiok"]
                             ]))]) :-
    refused([match|Arguments], Parts).
test(what_the_own_engine_does_not_take, [forall(member(Setting, [ 'Style=redaing', 'USI_Hash=abc',
                                                                  'EvalFile=/no/such' ]))]) :-
    atom_concat('gunshi;', Setting, Named),
    atomic_list_concat([_, Value], =, Setting),
    refused([match, gunshi, Named, '--nodes', '10'], [Named, Value]).
test(no_such_option, true) :-
    engine(first, A),
    atom_concat(A, ';Hsah=1', Misspelt),
    refused([match, A, Misspelt], ["Hsah", "it has Hash, Clear Hash"]).
bad_opening(none,  "\n", "no opening").
bad_opening(move,  "startpos moves 7g7e\n", ":1: ").
bad_opening(row,   "id\tsfen\nx\n", ":2 ").
bad_opening(over,  "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b\n", "the game is over").

test(bad_openings, forall(member(Name, [none, move, row, over]))) :-
    bad_opening(Name, Text, Part),
    with_file(Text, File, refused([match, cat, cat, '--openings', File], [Part])).

:- end_tests(match).
