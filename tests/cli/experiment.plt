:- encoding(utf8).
/*  gunshi experiment: tables whose sums are those of their rows, the same every time. */
:- module(test_cli_experiment, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(http/json)).
:- use_module(library(gunshi)).
:- use_module(tests(cli/commands)).
:- use_module(tests(sizes)).

%   A mate by a drop, a rook to be taken, a move not to play.

problems("\
sfen	answer_usi	avoid_usi
4k4/9/4P4/9/9/9/9/9/4K4 b G 1	G*5b	
4k4/9/9/9/4r4/9/9/4L4/4K4 b - 1	5h5e	
4k4/9/4P4/9/9/9/9/9/4K4 b G 1		G*1a|G*2a
").

two_problems("\
sfen	answer_usi
4k4/9/4P4/9/9/9/9/9/4K4 b G 1	G*5b
4k4/9/9/9/4r4/9/9/4L4/4K4 b - 1	5h5e
").

%   Whole games in the thorough run, in the usual one endgames.

openings(Text) :-
    size("sfen 4k4/4g4/9/4P4/9/9/9/4R4/4K4 b GS2p 1\nsfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1\n",
         "startpos moves 7g7f 3c3d 2g2f 8c8d\nstartpos moves 2g2f 8c8d 2f2e 8d8e\n",
         Text).

:- meta_predicate with_file(+, -, 0).

with_file(Text, File, Goal) :-
    tmp_file_stream(File, Stream, [encoding(utf8)]),
    write(Stream, Text),
    close(Stream),
    call_cleanup(once(Goal), delete_file(File)).

experiment(Name, Option, Text, Arguments, Lines) :-
    with_file(Text, File, cli([experiment, Name, Option, File|Arguments], 0, Lines)).

ordering(Arguments, Lines) :-
    problems(Text),
    experiment(ordering, '--problems', Text, Arguments, Lines).

%   ordering_once(+Arguments, -Lines): Lines of a run for all tests that ask for it.

:- dynamic ordered/2.

ordering_once(Arguments, Lines) :-
    (   ordered(Arguments, Lines0)
    ->  Lines = Lines0
    ;   ordering(Arguments, Lines),
        assertz(ordered(Arguments, Lines))
    ).

selfplay(Arguments, Lines) :-
    openings(Text),
    experiment(selfplay, '--openings', Text, Arguments, Lines).

objects(Lines, Objects) :-
    findall(Object, ( member(Line, Lines), atom_json_dict(Line, Object, []) ), Objects).

rows(Lines, Rows) :-
    findall(Cells, ( member(Line, Lines), split_string(Line, ",", "", Cells) ), Rows).

:- begin_tests(experiment_ordering).

test(tables) :-
    two_problems(Text),
    experiment(ordering, '--problems', Text, ['--depth', '1,2'], Lines),
    forall(member(Part, [ "2 problems, 2 of them with an answer, to 1 of these a drop",
                          "45083", "43326", "depth 1",
                          "depth 2", "played by legal", "nodes against without, history",
                          "1 drop"
                        ]),
           once(( member(Line, Lines), sub_string(Line, _, _, _, Part) ))).

%   What is solved: mate in one and the rook always, the last unless its drops are played.

test(solved, Solved == [3]) :-
    ordering_once(['--depth', '3', '--format', json], Lines),
    objects(Lines, Objects),
    length(Objects, 18),
    findall(S, ( member(Object, Objects), get_dict(solved, Object, S) ), All),
    sort(All, Solved).

%   Two runs: so this shows as well that the same comes again.

test(rows_and_objects_agree) :-
    ordering(['--depth', '3', '--format', csv], [_|Lines]),
    rows(Lines, Rows),
    length(Rows, 54),
    ordering_once(['--depth', '3', '--format', json], Objects0),
    objects(Objects0, Objects),
    forall(member(Object, Objects),
           ( _{order:Order, statistic:Statistic, nodes:Mean} :< Object,
             aggregate_all(sum(N),
                           ( member(Row, Rows),
                             append(_, [Order, Statistic, _, _, _, Text, _], Row),
                             number_string(N, Text)
                           ),
                           Sum),
             assertion(abs(Sum/3 - Mean) < 1e-6)
           )).
test(the_same_again, condition(thorough)) :-
    nodes(Nodes),
    nodes(Nodes).

nodes(Nodes) :-
    ordering(['--depth', '4', '--format', json], Lines),
    objects(Lines, Objects),
    findall(N, ( member(Object, Objects), get_dict(nodes, Object, N) ), Nodes).

%   A position without an answer has nodes, and counts neither as solved nor as failed; what is
%   found there, a mate by a drop, says whether it is one of the drops.

test(positions_alone, Counts == [[2, 1, 1]]) :-
    experiment(ordering, '--problems',
               "sfen\tanswer_usi\n4k4/9/4P4/9/9/9/9/9/4K4 b G 1\t\n\c
                8k/6K1p/7G1/9/9/9/9/9/9 b P 1\t2c2b\n",
               ['--depth', '2', '--format', json], Lines),
    objects(Lines, Objects),
    findall([Problems, Answered, Solved],
            ( member(Object, Objects),
              _{problems:Problems, answered:Answered, solved:Solved} :< Object
            ),
            Counts0),
    sort(Counts0, Counts),
    forall(( member(Object, Objects), get_dict(compared_drops, Object, Drops) ),
           assertion(_{problems:1} :< Drops)).
test(by_probability_as_in_the_paper, [By, Plies] == ["probability", "plies"]) :-
    ordering_once(['--depth', '3', '--format', json], Lines),
    objects(Lines, [First|_]),
    get_dict(depth_by, First, By),
    two_problems(Text),
    experiment(ordering, '--problems', Text, ['--depth', '1', '--by', plies, '--format', json],
               PliesLines),
    objects(PliesLines, [FirstPlies|_]),
    get_dict(depth_by, FirstPlies, Plies).
test(report_of_a_node_limit, Text == Printed) :-
    tmp_file(report, Directory),
    setup_call_cleanup(
        true,
        ( two_problems(Problems),
          experiment(ordering, '--problems', Problems, ['--nodes', '50', '--output', Directory],
                     Lines),
          directory_file_path(Directory, 'ordering.txt', TextFile),
          directory_file_path(Directory, 'ordering.csv', CsvFile),
          directory_file_path(Directory, 'ordering.svg', Chart),
          assertion(exists_file(Chart)),
          read_file_to_string(TextFile, Text, [encoding(utf8)]),
          read_file_to_string(CsvFile, Csv, [encoding(utf8)])
        ),
        delete_directory_and_contents(Directory)),
    once(( member(Line, Lines), sub_string(Line, _, _, _, "solved by one only") )),
    \+ ( member(Other, Lines), sub_string(Other, _, _, _, "nodes against") ),
    atomic_list_concat(Lines, '\n', Joined),
    format(string(Printed), "~w~n", [Joined]),
    split_string(Csv, "\n", "", Rows),
    length(Rows, 38).

%   A single problem has no interval; each of the five statistics has its point in each of the two
%   orders all the same, and gnuplot draws two marks for each.

test(chart_of_one_problem, true(Points >= 20)) :-
    tmp_file(report, Directory),
    call_cleanup(
        ( experiment(ordering, '--problems',
                     "sfen\tanswer_usi\n4k4/9/4P4/9/9/9/9/9/4K4 b G 1\tG*5b\n",
                     ['--depth', '1', '--output', Directory], _),
          directory_file_path(Directory, 'ordering.svg', Chart),
          read_file_to_string(Chart, Svg, [encoding(utf8)])
        ),
        delete_directory_and_contents(Directory)),
    aggregate_all(count,
                  ( sub_string(Svg, At, _, _, "<use "),
                    sub_string(Svg, At, 60, _, Use),
                    once(sub_string(Use, _, _, _, "translate("))
                  ),
                  Points).

test(refused) :-
    refused([experiment], ["ordering, selfplay, clauses, reasons, komagumi or learning"]),
    refused([experiment, ordering], ["--problems"]),
    refused([experiment, ordering, '--games', '2'], ["--games", "ordering"]),
    problems(Text),
    with_file(Text, File,
              ( refused([experiment, ordering, '--problems', File, '--depth', '0'],
                        ["depth", "127"]),
                refused([experiment, ordering, '--problems', File, '--depth', '2,x'], ["2,x"]),
                refused([experiment, ordering, '--problems', File, '--depth', '2', '--nodes', '3'],
                        ["exclude"]),
                refused([experiment, ordering, '--problems', File, '--output', '/dev/null/x'],
                        ["/dev/null/x"])
              )),
    with_file("sfen\tanswer_usi\nstartpos\t5e5d\n", Bad,
              refused([experiment, ordering, '--problems', Bad], [":2", "5e5d"])),
    with_file("startpos\n", Bare,
              refused([experiment, ordering, '--problems', Bare], ["answer_usi"])).

:- end_tests(experiment_ordering).

:- begin_tests(experiment_selfplay).

%   Two runs: the games of the one are the sums of the other, so the same games come again.

test(games, Limits == ["50 nodes", "80 nodes"]) :-
    Arguments = ['--nodes', '50,80', '--games', '2', '--seed', '7'],
    selfplay([ '--format', json|Arguments], Lines),
    objects(Lines, Objects),
    selfplay(['--format', csv|Arguments], [_|CsvLines]),
    rows(CsvLines, Rows),
    length(Rows, 4),
    findall(Limit, ( member(Object, Objects), is_sum_of(Object, Rows, Limit) ), Limits).

is_sum_of(Object, Rows, Limit) :-
    _{limit:Limit, games:2, seed:7, wins:Wins, losses:Losses, draws:Draws} :< Object,
    forall(member(Winner-Count, ["a"-Wins, "b"-Losses, "draw"-Draws]),
           aggregate_all(count, member([Limit, _, _, _, Winner|_], Rows), Count)).

test(table) :-
    selfplay(['--nodes', '50', '--games', '2', '--statistics', share, '--own'], Lines),
    forall(member(Part, [ "the paper: total", "77  72  1", "50 nodes", "seed 1",
                          "statistics(share), history(true)", "statistics(none), history(true)",
                          "late_moves(true)"
                        ]),
           once(( member(Line, Lines), sub_string(Line, _, _, _, Part) ))).
test(refused) :-
    refused([experiment, selfplay], ["--openings"]),
    refused([experiment, selfplay, '--depth', '3'], ["--depth", "selfplay"]).

:- end_tests(experiment_selfplay).
