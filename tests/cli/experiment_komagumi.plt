:- encoding(utf8).
/*  gunshi experiment komagumi: tables whose sums are those of the games, the same every time. */
:- module(test_cli_experiment_komagumi, []).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(http/json)).
:- use_module(tests(sizes)).
:- use_module(tests(cli/commands)).

openings("startpos moves 7g7f 3c3d\n").

komagumi(Arguments, Lines) :-
    openings(Text),
    tmp_file_stream(File, Stream, [encoding(utf8)]),
    write(Stream, Text),
    close(Stream),
    append([ experiment, komagumi, '--openings', File, '--nodes', '5', '--games', '2',
             '--plies', '9' ],
           Arguments, All),
    call_cleanup(cli(All, 0, Lines), delete_file(File)).

:- dynamic kept/3.

%   reported(-Text, -Csv): the report of a run for all tests that ask for it; kept/3 has the
%   objects that it printed.

reported(Text, Csv) :-
    (   kept(_, Text0, Csv0)
    ->  Text = Text0,
        Csv = Csv0
    ;   tmp_file(komagumi, Directory),
        setup_call_cleanup(
            true,
            ( komagumi(['--output', Directory, '--format', json], Lines),
              directory_file_path(Directory, 'komagumi.txt', TextFile),
              directory_file_path(Directory, 'komagumi.csv', CsvFile),
              read_file_to_string(TextFile, Text, [encoding(utf8)]),
              read_file_to_string(CsvFile, CsvText, [encoding(utf8)])
            ),
            delete_directory_and_contents(Directory)),
        split_string(CsvText, "\n", "", CsvLines),
        findall(Cells, ( member(Line, CsvLines), Line \== "", split_string(Line, ",", "", Cells) ),
                Csv),
        assertz(kept(Lines, Text, Csv))
    ).

%   untimed(+Cells, -Rest): without the CPU time, which is the last.

untimed(Cells, Rest) :-
    once(append(Rest, [_], Cells)).

:- begin_tests(experiment_komagumi).

test(sentences, [forall(member(Part,
                               [ "disturbed in 20 ways, games", "  a castle stands",
                                 "Matches, from 1", "target squares against joseki lines",
                                 "makuhyou in", "CPU ms a move", "castles in 40 disturbed games"
                               ]))]) :-
    reported(Text, _),
    once(sub_string(Text, _, _, _, Part)).
test(printed, [condition(thorough), true(Head == Printed)]) :-
    reported(Text, _),
    komagumi([], [First, Second|_]),
    split_string(Text, "\n", "", [A, B|_]),
    Head = [A, B],
    Printed = [First, Second].
test(games, Rows == 126) :-
    reported(_, [_|Games]),
    length(Games, Rows).

%   The same games again, and the objects are their sums.

test(same_again, condition(thorough)) :-
    reported(_, [Columns|Games]),
    komagumi(['--format', csv], [_|Lines]),
    findall(Cells, ( member(Line, Lines), split_string(Line, ",", "", Cells) ), Again),
    maplist(untimed, Games, Untimed),
    maplist(untimed, Again, Untimed),
    once(nth1(Moves, Columns, "moves")),
    forall(member(Row, Games),
           ( nth1(Moves, Row, Text), number_string(Count, Text), between(1, 5, Count) )).
test(objects) :-
    reported(_, [Columns|Games]),
    kept(Lines, _, _),
    findall(Object, ( member(Line, Lines), atom_json_dict(Line, Object, []) ), Objects),
    findall(Table, ( member(Object, Objects), get_dict(table, Object, Table) ), Tables),
    length(Tables, 10),
    forall(member(Object, Objects),
           (   get_dict(table, Object, "castles")
           ->  is_sum(Object, Columns, Games)
           ;   get_dict(table, Object, "elo")
           ->  _{player:_, against:_, games:2, wins:W, losses:L, draws:D, elo:_,
                 elo_error:_, built:Built, against_built:OtherBuilt} :< Object,
               2 =:= W+L+D,
               forall(member(Share, [Built, OtherBuilt]), ( Share >= 0, Share =< 1 ))
           ;   _{makuhyou:M, plans:P, choices:C, lines:N, line_moves:K, patterns:_} :< Object,
               M > P, P > C, K > N
           )).

is_sum(Object, Columns, Games) :-
    _{player:Player, disturbed:Disturbed, games:Count, moves:Sum, castles:Castles} :< Object,
    nth1(MovesColumn, Columns, "moves"),
    nth1(CastleColumn, Columns, "castle"),
    findall(Row,
            ( member(Row, Games),
              Row = [Player, Way|_],
              ( Way == "none" -> Disturbed == false ; Disturbed == true )
            ),
            Rows),
    length(Rows, Count),
    findall(N, ( member(Row, Rows), nth1(MovesColumn, Row, Text), number_string(N, Text) ), Ns),
    sum_list(Ns, Sum),
    findall(Row, ( member(Row, Rows), nth1(CastleColumn, Row, Castle), Castle \== "" ), Built),
    length(Built, Castles).

test(refused, [forall(member(Arguments-Parts,
                             [ []-["--openings"],
                               ['--openings', '/nowhere']-["/nowhere"],
                               ['--plies', '0']-["--plies"],
                               ['--time', '1']-["--time", "komagumi"]
                             ]))]) :-
    refused([experiment, komagumi|Arguments], Parts).

:- end_tests(experiment_komagumi).
