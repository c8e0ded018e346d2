/*  gunshi train: weights from records, the same each time, and what is refused.
*/
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(filesex)).
:- use_module(library(gunshi)).
:- use_module(tests(cli/commands)).

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
    tmp_file(train, Folder),
    make_directory(Folder),
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
    refused([train], ["say what to learn"]).
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

:- end_tests(train_command).
