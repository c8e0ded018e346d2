:- encoding(utf8).
:- module(test_cli_search, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).
:- use_module(tests(cli/commands)).
:- use_module(tests(shogi/network_file)).

:- begin_tests(cli_search).

mate_in_one('4k4/9/4P4/9/9/9/9/9/4K4 b G 1').

test(text, First == "G*5b") :-
    mate_in_one(Sfen),
    cli([search, '--sfen', Sfen], 0, [First|Lines]),
    once(( member(Line, Lines), sub_string(Line, _, _, _, "kb/shogi/strategy.pl:") )).
test(json) :-
    mate_in_one(Sfen),
    cli_json([search, '--sfen', Sfen, '--format', json], Dict),
    _{move:"G*5b", pv:["G*5b"], mate:1} :< Dict,
    _{name:"search", clause:Clause, below:[_{text:Line, below:[]}|_]} :< Dict.get(reason),
    once(sub_string(Clause, _, _, _, "kb/shogi/strategy.pl:")),
    once(sub_string(Line, _, _, _, "mate in 1")).
test(depth_nodes_and_line, Depth-Move == 6-First) :-
    cli_json([search, '--depth', '6', '--format', json], Dict),
    _{depth:Depth, move:Move, pv:[First|_], nodes:Nodes, score_cp:_, seconds:_} :< Dict,
    Nodes > 6.
test(same_again, Answer1 == Answer2) :-
    depth_seven(Answer1),
    depth_seven(Answer2).

depth_seven(Nodes-Pv) :-
    cli_json([search, '--depth', '7', '--format', json], Dict),
    _{nodes:Nodes, pv:Pv} :< Dict.

test(lines, Count == 3) :-
    cli_json([search, '--depth', '5', '--multipv', '3', '--format', json], Dict),
    get_dict(lines, Dict, Objects),
    length(Objects, Count),
    findall(Move, ( member(Object, Objects), get_dict(pv, Object, [Move|_]) ), Moves),
    sort(Moves, [_, _, _]).
test(node_limit) :-
    cli_json([search, '--nodes', '5000', '--format', json], Dict),
    get_dict(nodes, Dict, Nodes),
    Nodes =< 5000.
test(moves_are_played, Move == "resign") :-
    cli([search, '--sfen', '4k4/9/4P4/9/9/9/9/9/4K4 b G 1', '--moves', 'G*5b'], 1, [Move|_]).
test(network, Score == 100) :-
    setup_call_cleanup(
        network_file([], 0, -1600, File),
        cli_json([search, '--depth', '1', '--network', File, '--format', json], Dict),
        ( delete_file(File),
          retractall(gunshi_knowledge_shogi_search_choices:used(_))
        )),
    get_dict(score_cp, Dict, Score).
test(no_network) :-
    refused([search, '--network', '/nonesuch/nn.bin'], ["/nonesuch/nn.bin", "No such file"]).
test(refused) :-
    refused([search, '--moves', '7g7x'], ["7g7x", "no move in USI"]),
    refused([search, '--depth', '0'], ["depth"]),
    refused([search, startpos], ["--moves"]),
    refused([search, '--moves', '7g7e'], ["7g7e"]).

:- end_tests(cli_search).
