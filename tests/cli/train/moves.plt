/*  gunshi train moves: values of moves from records, the same each time, and what is refused.
*/
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(filesex)).
:- use_module(library(gunshi/base/temporary)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/likely)).
:- use_module(tests(cli/commands)).

:- begin_tests(train_moves_command).

games([ "startpos moves 7g7f 3c3d 2g2f 4c4d 2f2e 2b3c 3i4h 3a4b 4i5h 8c8d 5g5f 8d8e 8h7g 7a7b \c
         5i6h 4b4c",
        "startpos moves 7g7f 8c8d 2g2f 3c3d 8h2b+ 3a2b B*4e 5a5b 4e3d 2b3c 3d4c+ 5b4c 2f2e 3c4d",
        "startpos moves 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d P*2c 2d2h 8e8f 8g8f 8b8f \c
         P*8g 8f8b"
      ]).

write_lines(File, Lines) :-
    setup_call_cleanup(open(File, write, Stream),
                       forall(member(Line, Lines), format(Stream, "~s~n", [Line])),
                       close(Stream)).

%   with_games(-File, -Output, :Goal): File, games.usi in a folder of its own, holds the games, and
%   Output is a file there that is not.

:- meta_predicate with_games(-, -, 0).

with_games(File, Output, Goal) :-
    make_temporary_directory(train, Folder),
    directory_file_path(Folder, 'games.usi', File),
    directory_file_path(Folder, 'likely.pl', Output),
    games(Games),
    write_lines(File, Games),
    call_cleanup(once(Goal), delete_directory_and_contents(Folder)).

%   learned(+Files, +Output, +Options, +Status, -Text, -Errors): Text is what was written.

learned(Files, Output, Options, Status, Text, Errors) :-
    append([ [train, moves|Files], ['--output', Output, '--nodes', '300', '--positions', '40'],
             Options ],
           Arguments),
    with_errors(Errors, cli(Arguments, Status, [])),
    read_file_to_string(Output, Text, [encoding(utf8)]).

says(Lines, Part) :-
    member(Line, Lines),
    sub_string(Line, _, _, _, Part),
    !.

test(facts, Names == Known) :-
    with_games(File, Output,
               ( learned([File], Output, [], 0, Text, Errors),
                 read_file_to_terms(Output, Facts, [encoding(utf8)])
               )),
    findall(Name, member(likely(Name, _, _), Facts), Names),
    findall(Name, likely_name(Name), Known),
    search_parameters(Facts, _),
    once(( member(likely(_, _, Values), Facts), member(Value, Values), Value =\= 0 )),
    forall(member(Part,
                  [ "games.usi", "--positions 40", "--nodes 300", "3 games", "learned from" ]),
           once(sub_string(Text, _, _, _, Part))),
    \+ sub_string(Text, _, _, _, "--threads"),
    Errors = [Read, Round1, Round2],
    once(sub_string(Read, _, _, _, "3 games, 49 positions")),
    once(sub_string(Round1, 0, _, _, "round 1: learned from ")),
    once(sub_string(Round2, 0, _, _, "round 2: learned from ")).

%   The same again, on any number of threads; of which nothing is written.

test(the_same_again, [Two, Three] == [One, One]) :-
    with_games(File, Output,
               ( learned([File], Output, ['--threads', '1'], 0, One, _),
                 learned([File], Output, ['--threads', '3'], 0, Two, _),
                 learned([File], Output, [], 0, Three, _)
               )).
test(options_change_it, Count == 5) :-
    with_games(File, Output,
               findall(Facts,
                       ( member(Options,
                                [ [], ['--seed', '2'], ['--passes', '3'], ['--rounds', '1'],
                                  ['--positions', '20'] ]),
                         learned_facts(File, Output, Options, Facts)
                       ),
                       All)),
    sort(All, Different),
    length(Different, Count).

learned_facts(File, Output, Options, Facts) :-
    (   memberchk('--positions', Options)
    ->  Positions = []
    ;   Positions = ['--positions', '40']
    ),
    append([ [train, moves, File, '--output', Output, '--nodes', '300'], Positions, Options ],
           Arguments),
    with_errors(_, cli(Arguments, 0, [])),
    read_file_to_terms(Output, Facts, [encoding(utf8)]).

%   The values can be taken back as knowledge is.

test(one_round_on_stdout, Count == Known) :-
    with_games(File, _,
               with_errors(_, cli([ train, moves, File, '--output', '-', '--nodes', '500',
                                    '--positions', '40', '--rounds', '1' ], 0, Lines))),
    atomic_list_concat(Lines, '\n', Text),
    setup_call_cleanup(open_string(Text, Stream), read_facts(Stream, Facts), close(Stream)),
    length(Facts, Count),
    aggregate_all(count, likely_name(_), Known).

read_facts(Stream, Facts) :-
    read_term(Stream, Fact, []),
    (   Fact == end_of_file
    ->  Facts = []
    ;   Facts = [Fact|Facts1],
        read_facts(Stream, Facts1)
    ).

%   Tried on a folder of other games: a tenth as many positions are searched. What is learned is the
%   same.

test(tried_on_a_folder, Facts1 == Facts) :-
    with_games(File, Output,
               ( file_directory_name(File, Folder),
                 directory_file_path(Folder, other, Other),
                 make_directory(Other),
                 directory_file_path(Other, 'one.usi', One),
                 games([Game|_]),
                 write_lines(One, [Game]),
                 learned([File], Output, [], 0, _, _),
                 read_file_to_terms(Output, Facts, [encoding(utf8)]),
                 learned([File], Output, ['--test', Other], 0, Text, Errors),
                 read_file_to_terms(Output, Facts1, [encoding(utf8)])
               )),
    once(sub_string(Text, _, _, _, "--test other")),
    says(Errors, "1 game, 17 positions"),
    says(Errors, "round 2: tried on ").

%   What can be read is learned from, and the exit status says that there was something else.

test(a_file_that_cannot_be_read) :-
    with_games(File, Output,
               ( learned([File, '/nonexistent.usi'], Output, [], 2, _, Errors),
                 says(Errors, "/nonexistent.usi"),
                 says(Errors, "3 games")
               )).
test(a_game_that_is_none) :-
    with_games(File, Output,
               ( file_directory_name(File, Folder),
                 directory_file_path(Folder, 'bad.usi', Bad),
                 write_lines(Bad, ["startpos moves 7g7e", "startpos moves 7g7f"]),
                 learned([File, Bad], Output, [], 0, _, Errors),
                 says(Errors, "bad.usi")
               )).

test(no_file) :-
    refused([train, moves, '--output', '-'], ["no file is named"]).
test(no_output) :-
    refused([train, moves, 'x.usi'], ["--output is missing"]).
test(nothing_cuts) :-
    with_games(File, _,
               refused([train, moves, File, '--positions', '1', '--nodes', '1', '--output', '-'],
                       ["no quiet move has cut"])).
test(no_game) :-
    refused([train, moves, '/nonexistent.usi', '--output', '-'], ["there is no game"]).
test(output_cannot_be_written) :-
    with_games(File, _,
               refused([train, moves, File, '--output', '/nonexistent/likely.pl'],
                       ["/nonexistent/likely.pl"])).
test(output_is_input) :-
    with_games(File, _,
               ( refused([train, moves, File, '--output', File], ["would take the place"]),
                 read_term_lines(File, Lines),
                 length(Lines, 3)
               )).
test(output_is_tried_on) :-
    with_games(File, Output,
               ( games(Games),
                 write_lines(Output, Games),
                 refused([train, moves, File, '--test', Output, '--output', Output],
                         ["would take the place"])
               )).
test(bad_numbers, forall(member(Option-Value,
                                [ '--positions'-'0', '--nodes'-'0', '--rounds'-'0', '--passes'-'0',
                                  '--threads'-'65', '--seed'-'-1', '--rounds'-many ]))) :-
    refused([train, moves, 'x.usi', '--output', '-', Option, Value], [Option]).
test(options_of_others) :-
    refused([train, moves, 'x.usi', '--output', '-', '--own-games', '2'], ["--own-games", "moves"]),
    refused([train, evaluation, 'x.usi', '--output', '-', '--rounds', '2'],
            ["--rounds", "evaluation"]),
    refused([train, network, x, '--output', '-', '--positions', '2'], ["--positions", "network"]).

read_term_lines(File, Lines) :-
    read_file_to_string(File, Text, []),
    split_string(Text, "\n", "\n", Lines).

:- end_tests(train_moves_command).
