/*  gunshi train: weights from records, the same each time, and what is refused.
*/
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(filesex)).
:- use_module(library(gunshi/base/temporary)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/network_training)).
:- use_module(library(gunshi/knowledge/shogi/search_choices), [network_digest/1, network_in_use/1]).
:- use_module(tests(cli/commands)).
:- use_module(tests(shogi/network_file)).

:- begin_tests(train_command).

games(Games) :-
    findall(Line,
            ( between(1, 12, _),
              member(Line,
                     [ "startpos moves 7g7f 3c3d 2g2f 4c4d 2f2e 2b3c 3i4h 3a4b 4i5h 8c8d 5g5f \c
                        8d8e 8h7g 7a7b 5i6h 4b4c",
                       "startpos moves 7g7f 8c8d 2g2f 3c3d 8h2b+ 3a2b B*4e 5a5b 4e3d 2b3c 3d4c+ \c
                        5b4c 2f2e 3c4d",
                       "startpos moves 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d P*2c 2d2h \c
                        8e8f 8g8f 8b8f P*8g 8f8b"
                     ])
            ),
            Games).

%   with_games(-File, :Goal): File.usi in a folder of its own holds the games.

:- meta_predicate with_games(-, 0).

with_games(File, Goal) :-
    make_temporary_directory(train, Folder),
    directory_file_path(Folder, 'games.usi', File),
    games(Games),
    setup_call_cleanup(open(File, write, Stream),
                       forall(member(Game, Games), format(Stream, "~s~n", [Game])),
                       close(Stream)),
    call_cleanup(Goal, delete_directory_and_contents(Folder)).

learned(File, Options, Facts, Errors) :-
    file_directory_name(File, Folder),
    directory_file_path(Folder, 'weights.pl', Output),
    with_errors(Errors, cli([train, evaluation, File, '--output', Output|Options], 0, [])),
    read_file_to_terms(Output, Facts, [encoding(utf8)]),
    read_file_to_string(Output, Text, [encoding(utf8)]),
    once(sub_string(Text, _, _, _, "gunshi train evaluation games.usi")).

test(train, [true(One == Two)]) :-
    with_games(File,
               ( learned(File, ['--passes', '2'], One, Errors),
                 learned(File, ['--passes', '2'], Two, _)
               )),
    evaluation_weights(One, _),
    memberchk(weight(material(fu), _, [Pawn], [_]), One),
    between(700, 1300, Pawn),
    Errors = [Read, Before, After|_],
    once(sub_string(Read, _, _, _, "36 games, 552 moves")),
    once(sub_string(Before, 0, _, _, "material only: of ")),
    once(sub_string(After, 0, _, _, "learned: of ")).
test(seed, [true(One \== Two)]) :-
    with_games(File,
               ( learned(File, ['--passes', '2'], One, _),
                 learned(File, ['--passes', '2', '--seed', '7'], Two, _)
               )).
test(own_games, [true(One-Other == Two-true)]) :-
    with_games(File,
               ( learned(File, ['--passes', '1', '--own-games', '4'], One, _),
                 learned(File, ['--passes', '1', '--own-games', '4'], Two, _),
                 learned(File, ['--passes', '1'], Without, _),
                 file_directory_name(File, Folder),
                 directory_file_path(Folder, 'weights.pl', Output),
                 cli([train, evaluation, File, '--output', Output, '--own-games', '4', '--passes',
                      '1'], 0, []),
                 read_file_to_string(Output, Text, [encoding(utf8)]),
                 once(sub_string(Text, _, _, _, "--own-games 4 --passes 1 --output"))
               )),
    ( One == Without -> Other = false ; Other = true ).
test(results_beside, [true(Count =:= 3)]) :-
    with_games(File,
               ( file_name_extension(Base, usi, File),
                 file_name_extension(Base, tsv, Table),
                 setup_call_cleanup(open(Table, write, Stream),
                                    ( format(Stream, "line\tplies\tresult~n", []),
                                      forall(between(1, 36, N), format(Stream, "~d\t16\tw~n", [N]))
                                    ),
                                    close(Stream)),
                 learned(File, ['--passes', '1'], _, Errors)
               )),
    last(Errors, Line),
    once(sub_string(Line, _, _, _, "results")),
    length(Errors, Count).

test(what) :-
    refused([train], ["say what to do"]).
test(no_output) :-
    refused([train, evaluation, 'x.usi'], ["--output is missing"]).
test(no_file) :-
    refused([train, evaluation, '--output', '-'], ["no file is named"]).
test(own_games_that_are_no_number) :-
    refused([train, evaluation, 'x.usi', '--output', '-', '--own-games', many], ["--own-games"]).
test(no_passes) :-
    refused([train, evaluation, 'x.usi', '--output', '-', '--passes', '0'], ["--passes"]).
test(output_is_input) :-
    with_games(File,
               refused([train, evaluation, File, '--output', File], ["would take the place"])).
test(one_short_game) :-
    tmp_file(short, Base),
    file_name_extension(Base, usi, File),
    setup_call_cleanup(open(File, write, Out), format(Out, "startpos moves 7g7f 3c3d~n", []),
                       close(Out)),
    call_cleanup(refused([train, evaluation, File, '--output', '/dev/null'],
                         ["too little to learn from"]),
                 delete_file(File)).
test(no_game) :-
    refused([train, evaluation, '/nonexistent.usi', '--output', '-'], ["there is no game"]).

%   A series of positions: the same again, only what is missing is made, and no other series into
%   its folder.

test(positions, Again-Kept == First-First) :-
    in_folder(Directory,
              ( positions(Directory, [], [Line]),
                sub_string(Line, _, _, _, "200 games"),
                bytes(Directory, First),
                directory_file_path(Directory, '000000000.psv', File),
                string_length(First, Length),
                Length mod 40 =:= 0,
                Length > 40 000,
                size_file(File, Length),
                time_file(File, Time),
                positions(Directory, [], [Line]),
                time_file(File, Time),
                bytes(Directory, Kept),
                delete_file(File),
                positions(Directory, ['--threads', '2'], [Line]),
                bytes(Directory, Again),
                positions_arguments(Directory, ['--seed', '2'], Arguments),
                refused(Arguments, [Directory, "series.pl", "--seed 2"])
              )).
test(positions_by_a_network, Same == false) :-
    series_once(One),
    bytes(One, Bytes1),
    own_material(Rows),
    setup_call_cleanup(
        network_file(Rows, 100, 0, Network),
        in_folder(Two,
                  ( positions(Two, ['--network', Network], _),
                    bytes(Two, Bytes2),
                    retractall(gunshi_knowledge_shogi_search_choices:used(_)),
                    positions_arguments(Two, [], Arguments),
                    network_digest(Shipped),
                    atom_string(Shipped, Digest),
                    refused(Arguments, [Two, Digest])
                  )),
        ( delete_file(Network), retractall(gunshi_knowledge_shogi_search_choices:used(_)) )),
    (   Bytes1 == Bytes2
    ->  Same = true
    ;   Same = false
    ).

%   The network that searches evaluate by anyway is the same as when it is named.

test(positions_by_the_shipped_network) :-
    series_once(Directory),
    network_in_use(Network),
    call_cleanup(positions(Directory, ['--network', Network], [_]),
                 retractall(gunshi_knowledge_shogi_search_choices:used(_))).

%   From positions to a network that a search evaluates by; the same again.

test(network, Again == Bytes) :-
    in_folder(Folder,
              ( series_once(Directory),
                directory_file_path(Folder, 'nn.bin', File),
                network_from(Directory, File, [], Errors, Bytes),
                network_of_file(File, Network),
                network_kind(Network, 'weights+K+P'),
                network_from(Directory, File, [], _, Again),
                network_from(Directory, File, ['--seed', '2'], _, Other)
              )),
    Other \== Bytes,
    once(( member(Line, Errors), sub_string(Line, _, _, _, "held out") )).

%   From another network it goes on elsewhere than from nothing; one that evaluates alone is
%   refused.

test(network_from_another, Same == false) :-
    in_folder(Folder,
              ( series_once(Directory),
                directory_file_path(Folder, 'nn.bin', File),
                directory_file_path(Folder, 'next.bin', Next),
                network_from(Directory, File, [], _, Bytes),
                network_from(Directory, Next, ['--network', File], _, Bytes1),
                own_material(Rows),
                setup_call_cleanup(
                    network_file(Rows, 100, 0, Alone),
                    refused([train, network, Directory, '--output', Next, '--network', Alone],
                            [Alone, "added to the weights"]),
                    delete_file(Alone))
              )),
    (   Bytes == Bytes1
    ->  Same = true
    ;   Same = false
    ).

%   Broken off after a pass, and given again: the same network, and nothing is left beside it.

test(network_goes_on, Again-Left == Bytes-false) :-
    in_folder(Folder,
              ( series_once(Directory),
                directory_file_path(Folder, 'nn.bin', File),
                atom_concat(File, '.left', LeftOver),
                Arguments = ['--passes', '2'],
                network_from(Directory, File, Arguments, _, Bytes),
                findall(Path, member_file(Directory, psv, Path), [Positions]),
                evaluation_knowledge(Weights),
                catch(network_learned([Positions], Weights, [passes(2), left_over(LeftOver)],
                                      break_off(1), _),
                      broken_off, true),
                exists_file(LeftOver),
                network_from(Directory, File, Arguments, Errors, Again),
                once(( member(Line, Errors), sub_string(Line, _, _, _, "passes done: 1") )),
                (   exists_file(LeftOver)
                ->  Left = true
                ;   Left = false
                )
              )).
test(network_of_another_training) :-
    in_folder(Folder,
              ( series_once(Directory),
                directory_file_path(Folder, 'nn.bin', File),
                atom_concat(File, '.left', LeftOver),
                setup_call_cleanup(open(LeftOver, write, Stream),
                                   writeln(Stream, "left(lesson(none,1,2,3,4,5,6),1)."),
                                   close(Stream)),
                refused([train, network, Directory, '--output', File], [LeftOver, "delete it"]),
                exists_file(LeftOver),
                \+ exists_file(File)
              )).

break_off(Pass, Event) :-
    (   Event = passed(Pass, _, _)
    ->  throw(broken_off)
    ;   true
    ).

member_file(Directory, Extension, Path) :-
    directory_files(Directory, Names),
    member(Name, Names),
    file_name_extension(_, Extension, Name),
    directory_file_path(Directory, Name, Path).

test(network_refused) :-
    in_folder(Folder,
              ( directory_file_path(Folder, 'nn.bin', Out),
                directory_file_path(Folder, 'none.psv', File),
                refused([train, network, '--output', Out], ["no positions"]),
                refused([train, network, '/nonesuch.psv', '--output', Out], ["/nonesuch.psv"]),
                refused([train, network, x], ["--output"]),
                directory_file_path(Folder, 'games.usi', Games),
                setup_call_cleanup(open(Games, write, Empty), true, close(Empty)),
                refused([train, network, Games, '--output', Out], [Games, "neither a folder"]),
                refused([train, network, Folder, '--output', Out], ["no positions", Folder]),
                setup_call_cleanup(open(File, write, Stream),
                                   write(Stream, "these are no records"),
                                   close(Stream)),
                refused([train, network, File, '--output', Out], [File, "20 bytes", "40"])
              )).

network_from(Directory, File, More, Errors, Bytes) :-
    (   memberchk('--passes', More)
    ->  Passes = []
    ;   Passes = ['--passes', '1']
    ),
    append([[train, network, Directory, '--output', File], Passes, More], Arguments),
    with_errors(Errors, cli(Arguments, 0, [])),
    read_file_to_string(File, Bytes, [encoding(octet)]).

test(positions_refused) :-
    refused([train, positions], ["--output"]),
    refused([train, positions, '--output', none, '--passes', '2'], ["--passes", "positions"]),
    refused([train, evaluation, x, '--output', none, '--games', '2'],
            ["--games", "evaluation"]).

positions_arguments(Directory, More, Arguments) :-
    append([train, positions, '--output', Directory, '--games', '1', '--nodes', '10'], More,
           Arguments).

%   series_once(-Directory): has the positions that are made without more options, for all tests
%   that only read them.

:- dynamic series/1.

series_once(Directory) :-
    (   series(Directory0)
    ->  Directory = Directory0
    ;   make_temporary_directory(positions, Directory),
        positions(Directory, [], _),
        assertz(series(Directory))
    ).

positions(Directory, More, Lines) :-
    positions_arguments(Directory, More, Arguments),
    cli(Arguments, 0, Lines).

bytes(Directory, Bytes) :-
    directory_file_path(Directory, '000000000.psv', File),
    read_file_to_string(File, Bytes, [encoding(octet)]).

:- meta_predicate in_folder(-, 0).

in_folder(Directory, Goal) :-
    tmp_file(positions, Directory),
    setup_call_cleanup(make_directory(Directory), once(Goal),
                       delete_directory_and_contents(Directory)).

:- end_tests(train_command).
