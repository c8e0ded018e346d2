:- encoding(utf8).
/*  gunshi mate: the solver from the shell.
*/
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module(commands).

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
test(file, Status-Count == 0-59) :-
    cli([mate, 'tests/data/mate_problems.tsv', '--format', csv, '--hash', '16'], Status, Lines),
    length(Lines, Count).
test(unknown_is_said, Result == "unknown") :-
    cli_json([mate, '--nodes', '5000', '--format', json, '--sfen',
              '4k4/9/9/9/9/9/9/9/9 b B4G2S9P2rb2s4n4l9p 1'], Dict),
    get_dict(result, Dict, Result),
    \+ get_dict(plies, Dict, _).
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
    refused([mate, '--sfen', Sfen, '--nodes', '99999999999999999999'], ["--nodes", "an integer from 1"]).
test(no_position) :-
    refused([mate], ["a position is needed"]).
test(bad_line) :-
    refused([mate, '--sfen', '8k/9 b'], ["Bad SFEN"]).

:- end_tests(cli_mate).
