:- encoding(utf8).
/*  gunshi match --inside: the same games as often as they are asked for; clauses by their names.
*/
:- module(test_inside, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(tests(cli/commands)).
:- use_module(tests(shogi/network_file)).

inside(A, B, More, Dict) :-
    append([match, A, B, '--inside', '--format', json], More, Arguments),
    cli_json(Arguments, Dict).

%   told(+Dict, -What): all but the times.

told(Dict, Wins-Losses-Draws-Plies-Decided) :-
    _{wins:Wins, losses:Losses, draws:Draws, plies:Plies, a:A} :< Dict,
    dict_pairs(A.decided, _, Decided).

:- begin_tests(inside).

test(same_games, First == Second) :-
    findall(Told,
            ( member(Workers, ['1', '2']),
              inside(gunshi, 'gunshi;Style=reading',
                     ['--nodes', '100', '--games', '4', '--plies', '40', '--concurrency', Workers],
                     Dict),
              told(Dict, Told)
            ),
            [First, Second]).
test(style, Clauses == [search]) :-
    inside('gunshi;Style=reading;Without=only_move', gunshi,
           ['--nodes', '50', '--games', '2', '--plies', '12'], Dict),
    dict_keys(Dict.a.decided, Clauses).
test(without, Clauses == []) :-
    inside('gunshi;Without=joseki', gunshi,
           ['--nodes', '50', '--games', '2', '--plies', '12'], Dict),
    dict_keys(Dict.a.decided, Names),
    intersection(Names, [joseki], Clauses).
%   Two networks in one process, each its own player's: one counts pieces, by the other nothing is
%   worth anything.

test(networks, Won == Games) :-
    own_material(Rows),
    setup_call_cleanup(
        ( network_file(Rows, 100, 0, Greedy), network_file([], 0, 0, Indifferent) ),
        ( atom_concat('gunshi;Style=reading;EvalFile=', Greedy, A),
          atom_concat('gunshi;Style=reading;FV_SCALE=24;EvalFile=', Indifferent, B),
          inside(A, B, ['--nodes', '200', '--games', '4', '--plies', '200'], Dict)
        ),
        ( delete_file(Greedy), delete_file(Indifferent) )),
    _{wins:Won, games:Games} :< Dict.
test(pairs, Sum == 2) :-
    inside(gunshi, gunshi, ['--nodes', '50', '--games', '4', '--plies', '20'], Dict),
    sum_list(Dict.pairs, Sum).

%   Who resigns has decided to, by a clause.

test(resignation, Resigned-Reason == 1-["resignation", "resignation"]) :-
    tmp_file_stream(File, Stream, [encoding(utf8)]),
    format(Stream, "sfen 7nk/9/5R3/8p/6P2/9/9/9/9 b SNPr2b4g3s2n4l15p 1 moves S*2b~n", []),
    close(Stream),
    Arguments = ['--nodes', '20000', '--games', '2', '--openings', File],
    inside(gunshi, gunshi, Arguments, Dict),
    cli([match, gunshi, gunshi, '--inside', '--format', csv|Arguments], _, [_|Lines]),
    delete_file(File),
    Resigned = Dict.a.decided.give_up,
    findall(Word, ( member(Line, Lines), split_string(Line, ",", "", [_, _, _, _, Word|_]) ),
            Reason).

dict_keys(Dict, Keys) :-
    dict_pairs(Dict, _, Pairs),
    findall(Key, member(Key-_, Pairs), Keys).

refusal([gunshi, gunshi, '--inside', '--time', '1'], "--inside goes with --nodes").
refusal([gunshi, gpsusi, '--inside', '--nodes', '1'], "\"gpsusi\" is not").
refusal(['gunshi;Hash=1', gunshi, '--inside', '--nodes', '1'], "\"gunshi;Hash=1\" is not").
refusal(['gunshi;Without=mate,nosuch', gunshi, '--inside', '--nodes', '1'],
        "no clause or aim \"nosuch\"").
refusal(['gunshi;Style=nosuch', gunshi, '--inside', '--nodes', '1'], "nosuch").

test(refused, [forall(refusal(Arguments, Part))]) :-
    refused([match|Arguments], [Part]).

:- end_tests(inside).
