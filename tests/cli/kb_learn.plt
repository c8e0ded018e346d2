:- encoding(utf8).
/*  gunshi kb learn, learned and unlearn: a library of lost games, once; and the rules of one. */
:- module(test_cli_kb_learn, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(tests(knowledge/judged_once)).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(knowledge/weights_alone)).
:- use_module(tests(sizes)).
:- use_module(tests(cli/commands)).

%   Sente leaves its bishop unguarded and resigns; a game without an end; one that nobody has lost.

csa("\
V2.2\nPI\n+\n+7776FU\n-3334FU\n+7968GI\n-2288UM\n+2726FU\n-8899UM\n%TORYO\n/\n\
V2.2\nPI\n+\n+7776FU\n-3334FU\n%CHUDAN\n").

:- meta_predicate with_library(-, 0).

with_library(File, Goal) :-
    csa(Text),
    tmp_file_stream(File, Stream, [encoding(utf8), extension(csa)]),
    write(Stream, Text),
    close(Stream),
    call_cleanup(in_own_directory(Goal), delete_file(File)).

:- meta_predicate with_folder(-, +, 0).

%   with_folder(-Folder, +Files, :Goal): Name-Text of each of Files.

with_folder(Folder, Files, Goal) :-
    csa(Csa),
    tmp_file(library, Folder),
    setup_call_cleanup(make_directory(Folder),
                       ( forall(member(Name-Text0, Files),
                                ( ( Text0 == csa -> Text = Csa ; Text = Text0 ),
                                  directory_file_path(Folder, Name, File),
                                  setup_call_cleanup(open(File, write, Out, [encoding(utf8)]),
                                                     write(Out, Text),
                                                     close(Out))
                                )),
                         in_own_directory(Goal) ),
                       delete_directory_and_contents(Folder)).

says_one(Lines, Part) :-
    member(Line, Lines),
    sub_string(Line, _, _, _, Part),
    !.

%   Two games of the program against itself.

played("\
startpos moves 7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d \c
2b8h+ 7i8h 8f7f 8h7g 7f7d 3d7d 7c7d 3i3h 7a7b R*2f P*2c 2f3f P*3e 3f3e 5a4b \c
3e8e 3a2b 8e8b+ 2b3c P*2b 3b2b 3g3f B*2h B*3g 2h3g+ 2i3g B*5e 8b8e 7d7e \c
5i6i 8a7c 8e8d 7c6e 7g6f 5e6f 6g6f 6e5g 6i6h 5g4i+ 3h4i R*2h 4i5h 2h4h+\n",
"\
startpos moves 7g7f 3c3d 7f7e 8c8d 2h7h 8d8e 5i4h 7a6b 4h3h 5a4b 8h2b+ 3a2b 7i8h 4b3b 8h7g \c
6a5b 3h2h 2b3c 3i3h 3b2b 6i5h 5c5d 1g1f 6b5c 4g4f 5c4d 5h4g 1c1d 5g5f 4a3b \c
3g3f 5b4b 2g2f 3d3e 4f4e 4d4e 3f3e P*3f P*4f B*6i 7h6h 4e5f 6h6i 5f4g+ 3h4g \c
8e8f 4g3f 8f8g+ P*8c 8b8c B*5f 8c8b 3e3d 8g7g 3d3c+ 4b3c 4i3h 8b8h+\n").

usi_file(Text, File) :-
    tmp_file_stream(File, Stream, [encoding(utf8), extension(usi)]),
    write(Stream, Text),
    close(Stream).

rules_of(File, Test, Clauses) :-
    cli([kb, learn, '--rules', File, '--test', Test], 0, Lines),
    forall(member(Part, [ "2 positions with ", "bad: a move that ", "believed",
                          "  for example after move ", "Together warnings speak of ", "持駒",
                          " rules learned that "
                        ]),
           says_one(Lines, Part)),
    findall(Head-Body,
            ( member(Head, [badmove(_, _, _), tried(_, _, _, _, _, _)]),
              journal_clause(_, Head, Body)
            ),
            Clauses),
    findall(Why, member(badmove(_, _, Why)-_, Clauses), Whys),
    length(Whys, Count),
    Count >= 1,
    sort(Whys, Sorted),
    length(Sorted, Count).

:- begin_tests(kb_learn).

test(learned) :-
    with_library(File,
                 ( cli([kb, learn, File], 0, Lines),
                   forall(member(Part, [ "game 1, lost by ▲ sente", "added: bm of move 3, ▲６八銀",
                                         "1 game learned from, 1 fact added; 0 known before, 1 \c
                                          whose loser is not known, 0 not to be" ]),
                          says_one(Lines, Part)),
                   cli([kb, learned], 0, Listed),
                   says_one(Listed, "bm move(79,68)") )).
test(known_games_are_passed_over) :-
    with_library(File,
                 ( cli([kb, learn, File], 0, _),
                   cli([kb, learn, File, File], 0, Lines),
                   last(Lines, Last),
                   says(Last, "0 games learned from, 0 facts added; 1 known before") )).
test(generalised) :-
    with_library(File,
                 ( cli([kb, learn, File], 0, _),
                   cli([kb, generalise, 'bm(_, _, move(79, 68))', 'gote(22, ka)'], 0, [Line]),
                   says(Line, "Now: bm("),
                   refused([kb, generalise, 'bm(_, _, move(79, 68))', 'gote(22, ka)'],
                           ["gote(22,ka) is not among"]) )).
test(unlearned) :-
    with_library(File,
                 ( cli([kb, learn, File], 0, _),
                   format(atom(Name), "~w, game 1", [File]),
                   cli([kb, unlearn, Name], 0, [Line]),
                   says(Line, "1 fact taken back"),
                   cli([kb, learned], 0, ["No game has been learned from."]) )).
test(a_wrong_rule_ends_it) :-
    with_library(File,
                 ( cli([kb, add, 'hansei(Now, N) :- kuzure(Now, M), N is M + foo.'], 0, _),
                   refused([kb, learn, File], ["went wrong", "foo"]) )).
test(unreadable_file, Status == 2) :-
    with_library(File,
                 with_errors(_, ( cli([kb, learn, '/nowhere.csa', File], Status, Lines),
                                  says_one(Lines, "1 game learned from") ))).
%   A game that is not legal to its end teaches nothing; what is wrong is one line, and the others
%   teach.

test(bad_records, Status-Keys == 2-1) :-
    with_folder(Folder, [ 'a.usi'-"startpos moves 7g7f 3c3d 7i6h 2b8h+ 2g2f 2a2b\n",
                          'b.kif'-"no game\n",
                          'c.csa'-csa ],
                ( with_errors(Errors, cli([kb, learn, Folder], Status, Lines)),
                  says_one(Lines, "1 game learned from, 1 fact added; 0 known before, 1 whose \c
                                   loser is not known, 2 not to be read"),
                  Errors = [First, Second],
                  forall(member(Part, ["a.usi:1: move 6", "2a2b"]), says(First, Part)),
                  says(Second, "b.kif:1: there is no game in it"),
                  aggregate_all(count, known(studied(_, _, _), _), Keys) )).
test(empty_folder) :-
    with_folder(Folder, [], refused([kb, learn, Folder], ["kb learn", "no record file"])).

%   A run that was broken off after the first file goes on with the second.

test(gone_on_with) :-
    with_folder(Folder, [ 'a.csa'-csa,
                          'b.csa'-"V2.2\nPI\n+\n+2726FU\n-8384FU\n+2625FU\n-8485FU\n+2524FU\n\c
                                   -2324FU\n+2824HI\n\c
                                   -0023FU\n+2484HI\n-8284HI\n%TORYO\n" ],
                ( directory_file_path(Folder, 'a.csa', First),
                  cli([kb, learn, First], 0, _),
                  cli([kb, learn, Folder], 0, Lines),
                  says_one(Lines, "b.csa, game 1, lost by ▲ sente"),
                  says_one(Lines, "1 game learned from, 1 fact added; 1 known before") )).
test(named_by_who_played) :-
    with_folder(Folder, ['a.csa'-"V2.2\nN+Sato\nN-Suzuki\nPI\n+\n+7776FU\n-3334FU\n+7968GI\n\c
                                  -2288UM\n+2726FU\n-8899UM\n%TORYO\n"],
                ( cli([kb, learn, Folder], 0, _),
                  cli([kb, learned], 0, Listed),
                  says_one(Listed, "a.csa, game 1, Sato - Suzuki") )).
test(no_file) :-
    refused([kb, learn], ["kb learn"]).
test(no_such_game) :-
    in_own_directory(refused([kb, unlearn, nobody], ["nobody"])).

%   Rules of one library are tried on another, printed with a board, and stand in the journal: the
%   same ones whenever they are learned, in place of those before. By the weights alone: what two
%   games teach depends on what evaluates.

test(rules, [ condition(thorough),
              setup(weights_alone),
              cleanup(as_shipped),
              true(First =@= Second),
              nondet
            ]) :-
    played(One, Other),
    usi_file(One, File),
    usi_file(Other, Test),
    call_cleanup(in_own_directory(( rules_of(File, Test, First), rules_of(File, Test, Second) )),
                 ( delete_file(File), delete_file(Test) )).

%   Games of Othello teach by the same learner; here by short searches.

test(rules_of_othello, [true(Kept == Count), nondet]) :-
    with_othello_games(22, 1, File,
        with_othello_games(14, 2, Test,
            in_own_directory(( own_change_all([add(reidai(2, 3, 1, 2, 0))], _),
                               cli([kb, learn, '--rules', File, '--test', Test], 0, Lines),
                               forall(member(Part,
                                             [ " positions with ", "bad: a move that ", "believed",
                                               "  for example after move ", "black ",
                                               "Together warnings speak of "
                                             ]),
                                      says_one(Lines, Part)),
                               last(Lines, Last),
                               split_string(Last, " ", "", [CountText|_]),
                               number_string(Count, CountText),
                               Count > 0,
                               findall(Why, journal_clause(_, tried(_, Why, _, _, _, _), true),
                                       Whys),
                               length(Whys, Kept) )))).

:- meta_predicate with_othello_games(+, +, -, 0).

with_othello_games(Count, Seed, File, Goal) :-
    tmp_file_stream(File, Stream, [encoding(utf8), extension(ggf)]),
    close(Stream),
    atom_number(Games, Count),
    atom_number(SeedText, Seed),
    call_cleanup(( cli([othello, match, fixed, 'level:1', '--games', Games, '--seed', SeedText,
                        '--output', File], 0, _),
                   call(Goal) ),
                 delete_file(File)).

test(rules_of_one_game) :-
    refused([kb, learn, '--rules', 'a.usi', 'b.ggf', '--test', 'c.ggf'], ["apart", ".ggf"]),
    refused([kb, learn, '--rules', 'a.usi', '--test', 'c.ggf'], ["shogi"]),
    refused([kb, learn, '--rules', 'c.ggf', '--test', 'c.usi'], ["othello"]).
test(rules_need_other_games) :-
    refused([kb, learn, '--rules', 'a.usi'], ["--test FILE"]),
    refused([kb, learn, 'a.usi', '--test', 'b.usi'], ["--test and --redis are for --rules"]),
    refused([kb, list, '--rules'], ["--rules, --test and --redis are for gunshi kb learn"]),
    played(One, _),
    usi_file(One, File),
    with_library(Short,
                 ( refused([kb, learn, '--rules', File, '--test', File], ["is learned from"]),
                   refused([kb, learn, '--rules', Short, '--test', File], ["moves enough"])
                 )),
    delete_file(File).

:- end_tests(kb_learn).
