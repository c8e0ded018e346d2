:- encoding(utf8).
/*  gunshi selfplay --clauses: counts that add up, the same every time. */
:- module(test_cli_selfplay_clause_table, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(http/json)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(tests(cli/commands)).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(sizes)).

openings("sfen 4k4/4g4/9/4P4/9/9/9/4R4/4K4 b GS2p 1\nstartpos moves 7g7f 3c3d 2g2f 8c8d\n").

deciding(Arguments, Lines) :-
    openings(Text),
    tmp_file_stream(File, Stream, [encoding(utf8)]),
    write(Stream, Text),
    close(Stream),
    append([selfplay, '--clauses', '--nodes', '60', '--games', '2', '--openings', File], Arguments,
           All),
    call_cleanup(cli(All, 0, Lines), delete_file(File)).

rows(Rows) :-
    deciding(['--format', json], Lines),
    findall(Row, ( member(Line, Lines), atom_json_dict(Line, Row, []) ), Rows).

:- dynamic kept/1.

rows_once(Rows) :-
    (   kept(Rows0)
    ->  Rows = Rows0
    ;   rows(Rows),
        assertz(kept(Rows))
    ).

%   Every game is resigned after so many moves: the clauses of an opening and of an end are seen.

short_games :-
    start_own_directory,
    size(16, 200, Plies),
    format(string(Clause),
           "strategy(short, \"短\", \"short\", Now, resign) :- ply(Now, Ply), Ply >= ~d.~n",
           [Plies]),
    own_text('my.pl', Clause),
    load_own_knowledge.

:- begin_tests(selfplay_clause_table, [setup(short_games), cleanup(end_own_directory)]).

test(same_again, [condition(thorough), true(Again =@= Rows)]) :-
    rows_once(Rows),
    rows(Again).
test(sums) :-
    rows_once(Rows),
    forall(member(Key, [moves, different]),
           forall(member(Phase, ["opening", "middle", "end", "none", "all"]),
                  ( aggregate_all(sum(Count),
                                  ( member(Row, Rows), Row.phase == Phase, Row.clause \== "all",
                                    get_dict(Key, Row, Count) ),
                                  Sum),
                    aggregate_all(sum(Count),
                                  ( member(Row, Rows), Row.phase == Phase, Row.clause == "all",
                                    get_dict(Key, Row, Count) ),
                                  Whole),
                    Sum =:= Whole ))),
    aggregate_all(sum(Count),
                  ( member(Row, Rows), Row.phase \== "all", Row.clause == "all",
                    Count = Row.moves ),
                  Moves),
    member(All, Rows),
    _{phase:"all", clause:"all", moves:Moves, of:Moves} :< All,
    !.
test(csv, Lines == Expected) :-
    rows_once(Rows),
    deciding(['--format', csv], [_|Lines]),
    findall(Line,
            ( member(Row, Rows),
              _{phase:Phase, clause:Clause, moves:Moves, of:Of, different:Different} :< Row,
              format(string(Line), "~s,~s,~d,~d,~d", [Phase, Clause, Moves, Of, Different])
            ),
            Expected).
test(text) :-
    deciding([], Lines),
    forall(member(Part, ["games 2, 60 nodes a move", "not the search's", "all phases", "  search"]),
           once(( member(Line, Lines), sub_string(Line, _, _, _, Part) ))),
    \+ ( member(Line, Lines), sub_string(Line, _, _, _, "Game 1 of") ).

%   Each game begins with the next opening.

test(openings, Starts == Starts0) :-
    Starts0 = ["sfen 4k4/4g4/9/4P4/9/9/9/4R4/4K4 b GS2p 1", "startpos moves 7g7f 3c3d 2g2f 8c8d"],
    tmp_file(games, File),
    deciding(['--record', File], _),
    setup_call_cleanup(open(File, read, In, [encoding(utf8)]),
                       read_string(In, _, Text),
                       ( close(In), delete_file(File) )),
    split_string(Text, "\n", "", Games),
    findall(Start,
            ( nth1(Nth, Games, Game), nth1(Nth, Starts0, Start), sub_string(Game, 0, _, _, Start) ),
            Starts).
test(refused, [forall(member(Arguments-Parts,
                             [ ['--clauses', '--time', '1']-["--clauses", "--nodes"],
                               ['--time', '1', '--nodes', '5']-["--time", "--nodes"],
                               ['--format', csv]-["--format", "--clauses"],
                               ['--clauses', '--openings', '/nowhere']-["/nowhere"],
                               ['--record', '-', '--format', json]-["--record", "json", "file"],
                               ['--nodes', '0']-["--nodes"]
                             ]))]) :-
    refused([selfplay|Arguments], Parts).

:- end_tests(selfplay_clause_table).
