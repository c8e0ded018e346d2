:- encoding(utf8).
/*  gunshi mate: the solver from the shell.
*/
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(tests(cli/commands)).

:- begin_tests(cli_mate).

sfen('7nk/9/5R3/8p/6P2/9/9/9/9 b SNPr2b4g3s2n4l15p 1').

test(json, [Result, Plies, Shortest, Left] == ["mate", 11, true, 0]) :-
    sfen(Sfen),
    cli_json([mate, '--sfen', Sfen, '--format', json], Dict),
    _{result:Result, plies:Plies, shortest:Shortest, left_in_hand:Left, moves:Moves, nodes:Nodes,
      seconds:Seconds, id:_} :< Dict,
    length(Moves, 11),
    integer(Nodes),
    float(Seconds).
test(no_mate, Status == 1) :-
    cli([mate, '--sfen', '4k4/9/9/9/9/9/9/9/9 b G 1', '--format', json], Status, [Line]),
    once(sub_string(Line, _, _, _, "\"nomate\"")).
test(text) :-
    sfen(Sfen),
    cli([mate, '--sfen', Sfen], 0, [First|_]),
    once(sub_string(First, _, _, _, "11手詰 最短")).
test(all, Status == 0) :-
    sfen(Sfen),
    cli([mate, '--all', '--sfen', Sfen], Status, Lines),
    member(Other, Lines),
    sub_string(Other, _, _, _, "余詰 7手目 ▲１二歩成 以下5手"),
    member(Variation, Lines),
    sub_string(Variation, _, _, _, "変化 2手目 △同　玉 9手"),
    !.

%   4722 nodes find the mate, and leave too few to look for the longest defence.

limited(['--nodes', '4722'], false).
limited([], true).

test(a_line_that_may_not_be_the_longest_is_said_to_be,
     [forall(limited(Limits, Expected)), Expected-Said == Longest-Longest]) :-
    Sfen = '1+rk2+N+L+P1/R5P1L/2n1+P4/5p3/Klp1gSg2/bS3+s1pp/5P1+n+l/G1N+bp1p1g/7+sP w 5P2p 1',
    append([mate, '--hash', '16', '--sfen', Sfen], Limits, Limited),
    cli(Limited, 0, [First|_]),
    append(Limited, ['--format', json], Json),
    cli_json(Json, Dict),
    Longest = Dict.longest,
    (   sub_string(First, _, _, _, "最長の受けとは限らない")
    ->  Said = false
    ;   Said = true
    ).
test(startpos_is_a_position, Status-Said == 1-"startpos\t不詰") :-
    cli([mate, '--sfen', startpos], Status, [Line|_]),
    sub_string(Line, 0, 11, _, Said).
test(file, Status-Count == 0-59) :-
    cli([mate, 'tests/data/mate_problems.tsv', '--format', csv, '--hash', '16'], Status, Lines),
    length(Lines, Count).
unknown('4k4/9/9/9/9/9/9/9/9 b B4G2S9P2rb2s4n4l9p 1').

test(unknown_is_said_with_its_reason,
     [ forall(member([Limit, Value, Reason],
                     [['--nodes', '5000', "nodes"], ['--time', '0.1', "time"]])),
       Result-Why == "unknown"-Reason ]) :-
    unknown(Sfen),
    cli_json([mate, Limit, Value, '--format', json, '--sfen', Sfen], Dict),
    _{result:Result, reason:Why} :< Dict,
    \+ get_dict(plies, Dict, _).
test(unknown_in_csv,
     Heading == "id,result,plies,left_in_hand,nodes,seconds,shortest,longest,moves,reason") :-
    unknown(Sfen),
    cli([mate, '--nodes', '5000', '--format', csv, '--sfen', Sfen], 1, [Heading, Row]),
    split_string(Row, ",", "", [_, "unknown", "", "", _, _, "", "", "", "nodes"]).

%   The first problem's line says that the second is at work.

test(what_is_found_when_interrupted_is_told,
     Status-Said-Lines == exit(130)-true-[]) :-
    gunshi_executable(Program),
    process_create(path(env), ['--default-signal=INT', Program, mate, '-', '--hash', '64'],
                   [ stdin(pipe(In)), stdout(pipe(Out, [encoding(utf8)])), stderr(pipe(Err)),
                     process(Process) ]),
    sfen(Sfen),
    unknown(Long),
    format(In, "~w~n~w~n", [Sfen, Long]),
    close(In),
    read_line_to_string(Out, _),
    read_line_to_string(Out, _),
    read_line_to_string(Out, _),
    sleep(0.3),
    process_kill(Process, int),
    read_line_to_string(Out, Last),
    read_string(Err, _, Errors),
    split_string(Errors, "", "\n", [Errors1]),
    ( Errors1 == "" -> Lines = [] ; Lines = [Errors1] ),
    close(Out),
    close(Err),
    process_wait(Process, Status),
    (   sub_string(Last, _, _, _, "不明 (中断)")
    ->  Said = true
    ;   Said = Last
    ).
test(only_the_unknown_has_a_reason) :-
    sfen(Sfen),
    cli_json([mate, '--format', json, '--sfen', Sfen], Mate),
    cli_json([mate, '--format', json, '--sfen', '4k4/9/9/9/9/9/9/9/9 b G 1'], None),
    \+ get_dict(reason, Mate, _),
    \+ get_dict(reason, None, _),
    cli([mate, '--format', csv, '--sfen', Sfen], 0, [_, Row]),
    split_string(Row, ",", "", Fields),
    last(Fields, "").
test(a_file_alone_gives_ids, Ids == ["1"]) :-
    cli_json([mate, 'kb/shogi/problems/fig_5_20.sfen', '--format', json], Dict),
    Ids = [Dict.id].
test(several_files_are_named,
     Names == ["kb/shogi/problems/fig_5_20.sfen 1", "tests/data/mate_small.tsv m02"]) :-
    cli([ mate, 'kb/shogi/problems/fig_5_20.sfen', 'tests/data/mate_small.tsv', '--format', csv,
          '--hash', '16'
        ],
        _, [_, First, Second|_]),
    findall(Name, ( member(Row, [First, Second]), split_string(Row, ",", "", [Name|_]) ), Names).
test(table_options_alone) :-
    sfen(Sfen),
    refused([mate, '--sfen', Sfen, '--levels', '2'], ["--levels goes with --table"]),
    refused([mate, '--table', '--sfen', Sfen, '--time', '2'], ["--time goes without --table"]),
    refused([mate, '--sfen', Sfen, '--format', svg], ["text, json, csv"]).
test(all_needs_room) :-
    sfen(Sfen),
    refused([mate, '--sfen', Sfen, '--all', '--format', csv], ["--all"]).
test(a_table_begins_with_a_check) :-
    refused([mate, '--table', '--sfen', '8k/9/7GR/9/9/9/9/9/9 w - 1'], ["no king to mate"]).
test(nodes_beyond_counting) :-
    sfen(Sfen),
    refused([mate, '--sfen', Sfen, '--nodes', '99999999999999999999'],
            ["--nodes", "an integer from 1"]).
test(no_position) :-
    refused([mate], ["a position is needed"]).
test(bad_line) :-
    refused([mate, '--sfen', '8k/9 b'], ["Bad SFEN"]).

:- end_tests(cli_mate).
