/*  Matches of engines as units: which engines a worker may start, and what they need. */
:- module(test_engine_games, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/lab/jobs/kinds)).
:- use_module(library(gunshi/lab/match/engine_games)).

match(A, B, engine_games(A, B, byoyomi(1), 0.1, 300, 60)).

own('gunshi').
own('gunshi;Style=reading;USI_Hash=16').
own('gunshi;SearchChoices = statistics(none), history(false);').

%   Arguments, files, and what would be another line of USI.

other('gunshi --kb /tmp').
other('gunshi;EvalFile=/etc/passwd').
other('gunshi; evaldir = /etc').
other('gunshi;SearchChoices=evaluation(network), network_file("/etc/hostname")').
other('gunshi;searchchoices=network_file(''a=b'')').
other('gunshi;SearchChoices').
other('gunshi;Unknown=/etc/hostname').
other('gunshi;Style=x\nquit').
other('/bin/sh -c true').
other('gpsusi;Thread=1').

:- begin_tests(engine_games,
               [cleanup(retractall(gunshi_lab_match_engine_games:offered(_)))]).

test(own, forall(own(Text))) :-
    match(gunshi, Text, Match),
    is_common(engine_games, Match),
    engines_needed([Text], []).
test(others_not, [forall(other(Text)), fail]) :-
    match(gunshi, Text, Match),
    is_common(engine_games, Match).
test(needed, Engines == ['a b;C=d', e]) :-
    engines_needed(['a b;C=d', gunshi, e], Engines).
test(own_with_file, throws(error(gunshi(usage(_)), _))) :-
    engines_needed(['gunshi;BookFile=x.db'], _).
test(offered) :-
    may_start(['gpsusi;Thread=1']),
    match('gpsusi;Thread=1', gunshi, Match),
    is_common(engine_games, Match),
    match('gpsusi;Thread=2', gunshi, Other),
    \+ is_common(engine_games, Other).

%   By nodes nothing is scaled; seconds are, by the speed that was measured.

test(scaled, Half-Nodes == clock(30.0, 2.5, byoyomi)-nodes(5)) :-
    reference_speed(Reference),
    Speed is 2*Reference,
    setup_call_cleanup(
        assertz(gunshi_lab_match_engine_games:speed(Speed)),
        ( gunshi_lab_match_engine_games:scaled(clock(60, 5, byoyomi), clock(Main, Each, Kind)),
          gunshi_lab_match_engine_games:scaled(nodes(5), Nodes)
        ),
        retractall(gunshi_lab_match_engine_games:speed(_))),
    MainFloat is float(Main),
    EachFloat is float(Each),
    Half = clock(MainFloat, EachFloat, Kind).

:- end_tests(engine_games).
