:- encoding(utf8).
/*  The command line: each command's results, formats, exit status and one-line errors. Commands run
    in this process, through the same predicate main/0 calls.
*/
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(http/json)).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/program/main), []).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(tests(cli/commands)).
:- use_module(tests(knowledge/own_directory)).

with_file(Text, File, Goal) :-
    tmp_file_stream(File, Out, [extension(pl), encoding(utf8)]),
    write(Out, Text),
    close(Out),
    call_cleanup(Goal, ( unload_file(File), delete_file(File) )).

:- begin_tests(cli).

test(version, Lines == ["gunshi 0.1"]) :-
    cli(['--version'], 0, Lines).
test(help_names_every_command) :-
    cli(['--help'], 0, Lines),
    forall(gunshi_program_main:command(Name, _, _),
           ( atom_concat('  gunshi ', Name, Start),
             once(( member(Line, Lines), sub_string(Line, 0, _, _, Start) ))
           )).
test(help_names_every_option) :-
    forall(gunshi_program_main:command(Name, File, _),
           ( gunshi_program_command:load_command(File, Module),
             cli([Name, '--help'], 0, Lines),
             Lines = [Usage|_],
             atom_concat('usage: gunshi ', Name, Start),
             once(sub_string(Usage, 0, _, _, Start)),
             atomic_list_concat(Lines, '\n', Text),
             forall(( current_predicate(Module:opt_type/3), Module:opt_type(Option, _, _) ),
                    ( atomic_list_concat(Words, '_', Option),
                      atomic_list_concat(Words, -, Long),
                      atom_concat('  --', Long, Dashed),
                      once(sub_atom(Text, _, _, _, Dashed))
                    )),
             forall(member(Line, Lines), ( string_length(Line, Length), Length =< 100 ))
           )).
test(query_takes_one_goal) :-
    refused([query, 'X = 1. member(X, [1, 2]).'], ["one goal"]),
    refused([query, ''], ["goal is empty"]),
    refused([query, '% nothing.'], ["goal is empty"]),
    refused([query, 'X = 1. Y = '], ["yntax"]).
test(full_stop, [ forall(member(Text-Line,
                                [ 'X = 1.'-"X = 1", 'X = 1 .'-"X = 1", 'X = 1 % the end'-"X = 1",
                                             'X = 1. % the end.'-"X = 1", 'X = 1 % c.'-"X = 1",
                                             'X = 0\'.'-"X = 46", 'X = 0\'a.'-"X = 97",
                                             'X = 1.5.'-"X = 1.5",
                                             'X = \'a. b\''-"X = 'a. b'",
                                             'X = "end."'-"X = \"end.\""
                                           ])),
                  Lines == [Line] ]) :-
    cli([query, Text], 0, Lines).
test(json_has_no_infinite_numbers, X-Y == "1.0Inf"-0.5) :-
    cli_json([query, 'X = 1.0Inf, Y = 0.5', '--format', json], Dict),
    _{'X':X, 'Y':Y} :< Dict.
test(unknown_command) :-
    refused([pertf, '3'], ["pertf", "perft"]).
test(unknown_option) :-
    refused([perft, '3', '--dvide'], ["perft", "--dvide", "--help"]).
test(option_without_value) :-
    refused([moves, '--sfen'], ["moves", "--sfen"]).
test(option_given_twice, forall(member(Arguments-Part,
                                       [ [moves, '--rules', legal, '--rules', paper]-"--rules",
                                         [convert, a, b, '--to', csa, '--to=kif']-"--to",
                                         [perft, '1', '--divide', '--divide']-"--divide" ]))) :-
    refused(Arguments, [Part, "twice"]).
test(option_that_may_repeat) :-
    refused([worker, '--redis', nowhere, '--engine', cat, '--engine', env], ["nowhere"]).
test(option_with_bad_value) :-
    refused([moves, '--rules', chess], ["--rules", "chess", "legal, paper"]).

:- end_tests(cli).

:- begin_tests(perft).

test(count, Lines == ["nodes 25470"]) :-
    cli([perft, '3'], 0, Lines).
test(depth_0, Lines == ["nodes 1"]) :-
    cli([perft, '0', '--divide'], 0, Lines).
test(divide, Count-Last == 31-"nodes 900") :-
    cli([perft, '2', '--divide', '--repeat', '2'], 0, Lines),
    length(Lines, Count),
    last(Lines, Last),
    memberchk("7g7f\t30", Lines).
test(sfen, Lines == ["nodes 593"]) :-
    cli([perft, '1', '--sfen', 'R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1'], 0, Lines).
test(json) :-
    cli_json([perft, '2', '--divide', '--format', json], Dict),
    _{depth:2, nodes:900, divide:Divide} :< Dict,
    Divide.'7g7f' =:= 30.
test(bad_depth, forall(member(Depth, [x, '1.5', '1e3', '31', '', '0x2']))) :-
    refused([perft, Depth], ["depth"]).
test(no_depth) :-
    refused([perft], ["depth"]).

:- end_tests(perft).

:- begin_tests(moves).

test(sorted, Lines == Sorted) :-
    cli([moves], 0, Lines),
    length(Lines, 30),
    sort(Lines, Sorted).
test(paper_rules, Paper == ["5i4h", "5i4i", "5i5h", "5i6h", "5i6i"]) :-
    Sfen = '4r3k/9/9/9/9/9/9/9/4K4 b - 1',
    cli([moves, '--sfen', Sfen, '--rules', paper], 0, Paper),
    cli([moves, '--sfen', Sfen], 0, Legal),
    subtract(Paper, Legal, ["5i5h"]).
test(notation) :-
    cli([moves, '--notation', ki2], 0, Lines),
    memberchk("7g7f\t▲７六歩", Lines).
test(same_square) :-
    cli([moves, '--sfen', 'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3',
         '--notation', csa, '--last', '3d'], 0, Lines),
    memberchk("8h2b+\t+8822UM", Lines).
test(json, [First, Count] == ["1g1f", 30]) :-
    cli([moves, '--format', json], 0, [Line]),
    atom_json_dict(Line, Moves, []),
    Moves = [First|_],
    length(Moves, Count).
test(bad_last) :-
    refused([moves, '--last', '0a'], ["--last", "8f"]).
test(bad_sfen) :-
    refused([moves, '--sfen', 'lnsgkgsnl/9 b - 1'], ["SFEN"]).
test(stray_argument) :-
    refused([moves, startpos], ["startpos", "--sfen"]).

:- end_tests(moves).

:- begin_tests(judge).

judged(Arguments, Dict) :-
    cli_json([judge, '--format', json|Arguments], Dict).

test(start) :-
    judged([], Dict),
    _{ legal:true, in_check:false, repetition:"none", repetition_ply:null, declaration:false,
       result:null
     } :< Dict.
test(text, First-Last == "legal: true"-"result: null") :-
    cli([judge, '--moves', '7g7f 3c3d'], 0, Lines),
    Lines = [First|_],
    last(Lines, Last).
test(repetition) :-
    judged(['--moves', '2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b 7g7f'], Dict),
    _{ legal:true, repetition:"repetition_draw", repetition_ply:12, result:"draw_repetition"
     } :< Dict.
test(perpetual_check) :-
    judged(['--sfen', '5k3/9/9/9/9/9/9/9/K3R4 b - 1', '--moves',
            '5i4i 4a5a 4i5i 5a4a 5i4i 4a5a 4i5i 5a4a 5i4i 4a5a 4i5i 5a4a'], Dict),
    _{ repetition:"sente_loses_perpetual_check", repetition_ply:12,
       result:"gote_wins_perpetual_check"
     } :< Dict.
test(checkmate) :-
    judged(['--sfen', '4k4/9/4P4/9/9/9/9/9/4K4 b G 1', '--moves', 'G*5b'], Dict),
    _{legal:true, in_check:true, result:"sente_wins_checkmate"} :< Dict.
test(illegal, Status == 1) :-
    cli([judge, '--moves', '7g7f 7f7e', '--format', json], Status, [Line]),
    atom_json_dict(Line, Dict, []),
    _{legal:false, illegal_ply:2, illegal_rule:"wrong_side"} :< Dict.
test(declaration) :-
    judged(['--sfen', 'K+R+R+B+BGGGG/SSSS+N+N+N+N1/+L+L+L+L5/9/9/9/9/9/8k b 18P 1'], Dict),
    _{declaration:true} :< Dict.
test(no_usi) :-
    refused([judge, '--moves', '7g7f hello'], ["ply 2", "hello"]).

:- end_tests(judge).

:- begin_tests(query).

test(bindings, Lines == ["X = 1, Y = \"a\"", "X = f(Z), Y = 'B c'"]) :-
    cli([query, 'member(X-Y, [1-"a", f(Z)-\'B c\'])'], 0, Lines).
test(no_variables, Lines == ["true"]) :-
    cli([query, 'true'], 0, Lines).
test(unnamed, Lines == ["true"]) :-
    cli([query, '_X = 1'], 0, Lines).
test(no, Status-Lines == 1-[]) :-
    cli([query, fail], Status, Lines).
test(limit, Lines == ["X = 1", "X = 2"]) :-
    cli([query, 'between(1, inf, X)', '--limit', '2'], 0, Lines).
test(constraint, Lines == ["dif(X, a)"]) :-
    cli([query, 'dif(X, a)'], 0, Lines).
test(operators, Lines == ["X = (a:-b, c)"]) :-
    cli([query, 'X = (a :- b, c)'], 0, Lines).
test(everything_is_loaded, Lines == ["M = move(77, 76)"]) :-
    cli([query, 'start_position(hirate, _P), legal_move(_P, M), move_usi(M, "7g7f")'], 0, Lines).
test(json) :-
    cli_json([query, 'X = [1, 2.5, "s", a, f(_)], Y = Z', '--format', json], Dict),
    _{'X':[1, 2.5, "s", "a", "f(_1)"], 'Y':null, 'Z':null} :< Dict.
test(position_in_json, P == "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1") :-
    cli_json([query, 'start_position(hirate, P)', '--format', json], Dict),
    P = Dict.'P'.
test(syntax_error) :-
    refused([query, 'X = '], []).
test(unknown_predicate) :-
    refused([query, 'no_such_predicate(1)'], ["no_such_predicate"]).
test(no_goal) :-
    refused([query], ["goal"]).

:- end_tests(query).

:- begin_tests(script).

script(Text, Arguments, Status, Lines) :-
    with_file(Text, File, cli([script, File|Arguments], Status, Lines)).

test(arguments, Lines == ["[a,--b]"]) :-
    script("main :- current_prolog_flag(argv, A), \c
            format('~w~n', [A]).", [a, '--b'], 0, Lines).
test(fails, Status == 1) :-
    script("main :- fail.", [], Status, []).
test(error) :-
    with_file("main :- X is foo+1, print(X).", File, refused([script, File], ["foo"])).
test(syntax_error_names_the_line) :-
    with_file("a.\nmain :- foo(.\n", File,
              ( format(string(Place), "~w:2", [File]),
                refused([script, File], [Place, "yntax"])
              )).
test(load_error_names_the_line) :-
    with_file("main.\n:- use_module(library(no_such)).\n", File,
              ( format(string(Place), "~w:2", [File]),
                refused([script, File], [Place, "no_such"])
              )).
test(no_file) :-
    refused([script, 'no/such.pl'], ["no/such.pl"]).
test(no_argument) :-
    refused([script], ["file"]).

:- end_tests(script).

%   own_strategy(+Clause): the program decides by Clause first, in a directory of the test's own.

own_strategy(Clause) :-
    start_own_directory,
    own_text('my.pl', Clause),
    load_own_knowledge.

:- begin_tests(play,
               [ setup(own_strategy("strategy(quick, \"早\", \"quick\", Now, M) :- \c
                                     best_move(Now, 1, M).\n")),
                 cleanup(end_own_directory) ]).

played(Input, Arguments, Text) :-
    with_input(Input, cli([play|Arguments], 0, Lines)),
    atomic_list_concat(Lines, '\n', Text).

says(Text, Part) :-
    once(sub_atom(Text, _, _, _, Part)).

test(moves_and_resigns) :-
    played("7g7f\nhint\nwhy\nundo\n▲２六歩\nresign\n", [], Text),
    says(Text, '▲７六歩'),
    says(Text, '▲２六歩'),
    says(Text, '投了').
test(gote_is_answered_first) :-
    played("quit\n", ['--side', gote], Text),
    says(Text, '(1 move played)').
test(handicap) :-
    played("", ['--handicap', '二枚落ち'], Text),
    says(Text, '(1 move played)').
test(mate) :-
    played("G*5b\n", ['--sfen', '4k4/9/4P4/9/9/9/9/9/4K4 b G 1'], Text),
    says(Text, '詰み').
test(end_of_input, Last == "Game left.  (moves played: 0)") :-
    with_input("", cli([play], 0, Lines)),
    last(Lines, Last).
test(bad_clock) :-
    refused([play, '--clock', '10'], ["--clock", "MIN+SEC"]).
test(sfen_and_handicap) :-
    refused([play, '--sfen', startpos, '--handicap', hirate], ["--handicap", "--sfen"]).
test(form) :-
    played("hint\n7g7f\nwhy\nquit\n", ['--form', '1.8', '--depth', '0'], Text),
    says(Text, 'form 1.8 at depth 0, 30 moves made'),
    says(Text, '▲１六歩   form').
test(form_and_style) :-
    refused([play, '--form', '1.8', '--style', solid], ["--form", "--style"]).
test(depth_without_a_form) :-
    refused([play, '--depth', '1'], ["--depth", "--form"]).
test(no_such_form) :-
    refused([play, '--form', '9'], ["There is no form \"9\""]).
test(unknown_handicap) :-
    refused([play, '--handicap', nothing], ["nothing"]).

:- end_tests(play).

:- begin_tests(selfplay,
               [ setup(own_strategy("strategy(short, \"短\", \"short\", Now, resign) :- \c
                                     ply(Now, Ply), Ply > 5.\n")),
                 cleanup(end_own_directory) ]).

%   short(+Arguments, -Lines): two games, resigned after six moves.

short(Arguments, Lines) :-
    cli([selfplay, '--games', '2', '--time', '0.002'|Arguments], 0, Lines).

test(record, Games == 2) :-
    tmp_file(games, File),
    short(['--record', File], Lines),
    memberchk("Game 2 of 2", Lines),
    setup_call_cleanup(open(File, read, In),
                       read_string(In, _, Text),
                       ( close(In), delete_file(File) )),
    split_string(Text, "\n", "", Records0),
    once(append(Records, [""], Records0)),
    forall(member(Record, Records), once(sub_string(Record, 0, _, _, "startpos moves "))),
    length(Records, Games).
test(record_in_a_format) :-
    tmp_file_stream(File, Stream, [extension(csa)]),
    close(Stream),
    short(['--record', File], _),
    findall(Game, ( gunshi_shogi_records:read_game(File, Game, Problems),
                    assertion(Problems == []) ), Games),
    delete_file(File),
    length(Games, 2).
%   Book moves are drawn: by the seed N for the first game, N+1 for the second.

test(seed, true(Second-Alone == First-Other)) :-
    first_moves(['--games', '2', '--seed', '4'], [First, Other]),
    first_moves(['--games', '2', '--seed', '4'], [Second, _]),
    first_moves(['--seed', '5'], [Alone]).

%   first_moves(+Arguments, -Openings): the first moves of each game, which are from the book.

first_moves(Arguments, Openings) :-
    cli([selfplay, '--time', '0.002', '--record', -|Arguments], 0, Lines),
    findall(Opening,
            ( member(Line, Lines),
              string_concat("startpos moves ", Moves, Line),
              split_string(Moves, " ", "", [A, B, C|_]),
              Opening = [A, B, C]
            ),
            Openings).
test(json, Plies-Missing == Last-[]) :-
    cli([selfplay, '--time', '0.002', '--seed', '4', '--format', json], 0, Lines),
    findall(Dict, ( member(Line, Lines), atom_json_dict(Line, Dict, []) ), Dicts),
    once(append(Moves, [End], Dicts)),
    _{game:1, plies:Plies, result:_{by:_, winner:_}} :< End,
    aggregate_all(count, ( member(Move, Moves), \+ get_dict(move, Move, "resign") ), Last),
    findall(Move,
            ( member(Move, Moves),
              \+ _{game:1, ply:_, side:_, move:_, score:_, seconds:_,
                   reason:_{name:_, clause:_, below:_, ja:_, en:_}} :< Move
            ),
            Missing).
test(csv_is_of_clauses) :-
    refused([selfplay, '--format', csv], ["--clauses"]).
test(two_games_in_one) :-
    refused([selfplay, '--games', '2', '--record', '/tmp/none.kif'], ["holds one game", "csa"]),
    \+ exists_file('/tmp/none.kif').
test(bad_games) :-
    refused([selfplay, '--games', '0'], ["--games"]).
test(bad_file) :-
    refused([selfplay, '--record', '/no/such/file'], ["/no/such/file"]).

:- end_tests(selfplay).
