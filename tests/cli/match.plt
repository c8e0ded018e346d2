/*  gunshi match, with the engines of usi_engine.pl: how games end, whose fault it is, and that no process is left.
*/
:- module(test_match, []).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(http/json)).
:- use_module(library(readutil)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/records)).
:- use_module(commands).

%   engine(+Mode, -Text): the command of the engine that behaves as Mode says; see usi_engine.pl.

engine(Mode, Text) :-
    module_property(test_match, file(Here)),
    file_directory_name(Here, Directory),
    directory_file_path(Directory, 'usi_engine.pl', Engine),
    module_property(gunshi_position, file(Position)),
    file_directory_name(Position, Shogi),
    absolute_file_name('../..', Library, [relative_to(Shogi), file_type(directory)]),
    format(atom(Text), "swipl -q -f none -p library=~w ~w ~w", [Library, Engine, Mode]).

%   match(+ModeA, +ModeB, +Arguments, -Status, -Dict): two games unless Arguments say otherwise.

match(ModeA, ModeB, Arguments, Status, Dict) :-
    engine(ModeA, A),
    engine(ModeB, B),
    (   memberchk('--games', Arguments)
    ->  Games = []
    ;   Games = ['--games', '2']
    ),
    append([[match, A, B, '--format', json], Games, Arguments], All),
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
    between(1, 100, Try),
    (   \+ exists_directory(Directory)
    ->  !
    ;   format(atom(File), "~w/stat", [Directory]),
        catch(read_file_to_string(File, Text, []), _, true),
        ( var(Text) ; sub_string(Text, _, _, _, ") Z ") )
    ->  !
    ;   Try < 100,
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
    match(ModeA, ModeB, ['--time', '5'], Status, Dict),
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
    match(first, first, ['--max-moves', '8'], 0, Dict),
    _{draws:Draws, plies:Plies} :< Dict.

%   An engine that ends or hangs has lost that game only: it is there again for the next.

test(crash, [setup(tmp_file(log, Log)), cleanup(delete_file(Log)), Status-Verdict-Starts == 1-(0-4-0-[a-crash-4])-4]) :-
    atom_concat('crash ', Log, Mode),
    match(Mode, first, ['--games', '4'], Status, Dict),
    verdict(Dict, Verdict),
    started(Log, Pids),
    length(Pids, Starts).
test(late, [forall(member(Mode, [hang, chatter, dribble, 'after 0.5 7g7f/3c3d'])), Status-Verdict == 1-(2-0-0-[b-time-2])]) :-
    match(first, Mode, ['--time', '0.2', '--margin', '0.1'], Status, Dict),
    verdict(Dict, Verdict).
test(margin, Status-Verdict == 0-(0-0-2-[])) :-
    Mode = 'after 0.3 2h3h,3h2h/8b7b,7b8b',
    match(Mode, 'plays 2h3h,3h2h/8b7b,7b8b', ['--time', '0.2', '--margin', '5'], Status, Dict),
    verdict(Dict, Verdict).
test(a_clock_runs_out, Status-Verdict == 1-(0-2-0-[a-time-2])) :-
    Mode = 'after 0.25 2h3h,3h2h/8b7b,7b8b',
    match(Mode, 'plays 2h3h,3h2h/8b7b,7b8b', ['--clock', '0.01+0', '--margin', '0.05'], Status, Dict),
    verdict(Dict, Verdict).

%   No process is left, neither of an engine that hears no quit nor of its children; not when the match stops early, either.

test(nothing_is_left, [forall(member(Mode-Arguments,
                                     [ first-[], hang-['--time', '0.1'], parent-[],
                                       'plays resign'-['--games', '100', '--concurrency', '2', '--sprt', '0,300'],
                                       mute-['--patience', '0.5']
                                     ])),
                       setup(tmp_file(log, Log)), cleanup(delete_file(Log)), nondet]) :-
    format(atom(Logged), "~w ~w", [Mode, Log]),
    catch(match(Logged, first, ['--max-moves', '4'|Arguments], _, _), error(gunshi(usi_engine(_, time)), _), true),
    started(Log, Pids),
    Pids = [_|_],
    forall(member(Pid, Pids), gone(Pid)).

:- end_tests(match).
