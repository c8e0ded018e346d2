:- encoding(utf8).
/*  gunshi experiment choices: counts that add up, the same every time, and a clause that plays
    badly is seen.
*/
:- module(test_cli_experiment_choices, []).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(http/json)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(tests(cli/commands)).
:- use_module(tests(knowledge/own_directory)).

%   with_records(+Text, -File, :Goal): Goal, once; the file File has Text.

:- meta_predicate with_records(+, -, 0).

with_records(Text, File, Goal) :-
    in_directory(Directory,
                 ( directory_file_path(Directory, 'games.usi', File),
                   setup_call_cleanup(open(File, write, Out), format(Out, "~s", [Text]),
                                      close(Out)),
                   Goal )).

games("startpos moves 7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 2g2f 3a4b 3i4h 4a3b 5g5f 5a4a 6i7h 5c5d\n\c
       startpos moves 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d P*2c 2d2f 7a7b 3i3h 8e8f\n").

choices(Arguments, Lines) :-
    games(Text),
    with_records(Text, File,
                 ( append([experiment, choices, File, '--nodes', '100', '--moves', '12'], Arguments,
                          All),
                   in_own_directory(cli(All, 0, Lines)) )).

objects(Lines, Objects) :-
    findall(Object, ( member(Line, Lines), atom_json_dict(Line, Object, []) ), Objects).

%   sum(+Objects, +Key, +Test, -Sum): of what the rows for which call(Test, Row) holds have for Key.

sum(Objects, Key, Test, Sum) :-
    findall(Value, ( member(Object, Objects), call(Test, Object), get_dict(Key, Object, Value) ),
            Values),
    sum_list(Values, Sum).

whole(Object) :- _{phase:"all", clause:"all"} :< Object.
phase(Object) :- _{phase:Phase, clause:"all"} :< Object, Phase \== "all".
clause_of_all(Object) :- _{phase:"all", clause:Clause} :< Object, Clause \== "all".

:- begin_tests(cli_experiment_choices).

test(the_counts_add_up, forall(member(Key, [moves, different]))) :-
    choices(['--format', json], Lines),
    objects(Lines, Objects),
    sum(Objects, moves, whole, 12),
    sum(Objects, Key, whole, All),
    sum(Objects, Key, phase, ByPhase),
    sum(Objects, Key, clause_of_all, ByClause),
    assertion([ByPhase, ByClause] == [All, All]).
test(the_same_again, A == B) :-
    choices([], A),
    choices([], B).
test(other_positions_by_another_seed, true(A \== B)) :-
    choices(['--format', csv], A),
    choices(['--format', csv, '--seed', '2'], B).

%   A rule that moves its king to and fro where there is more to do costs much, and is named; what
%   the search alone plays as well costs nothing.

test(a_bad_clause_is_seen) :-
    Rule = (strategy(stroll, "散歩", "the king goes for a walk", Now, Move) :-
                standing(Now, Side, ou, King), side(Now, Side), leaves(Now, Move, King)),
    games(Text),
    with_records(Text, File,
                 in_own_directory(
                     ( own_change(add(Rule), _),
                       cli([ experiment, choices, File, '--nodes', '500', '--moves', '12',
                             '--format', json ],
                           0, Lines) ))),
    objects(Lines, Objects),
    once(( member(Object, Objects), _{phase:"all", clause:"stroll"} :< Object )),
    _{moves:Moves, different:Different, gain:Gain, error:Error} :< Object,
    assertion(Moves >= 10),
    assertion(Different >= 8),
    assertion(Gain+Error < 0).
test(a_game_that_cannot_be_read_is_told, Status == 2) :-
    games(Text0),
    string_concat(Text0, "startpos moves 7g7f 7g7f\n", Text),
    with_records(Text, File,
                 with_errors(Errors,
                             in_own_directory(cli([ experiment, choices, File, '--nodes', '50',
                                                    '--moves', '2' ],
                                                  Status, _)))),
    assertion(Errors = [_|_]).
test(refused, forall(member(Arguments-Part, [ []-"no file is named",
                                              [x, '--games', '2']-"--games does not belong here",
                                              [x, '--moves', '0']-"--moves cannot be \"0\"",
                                              ['x.ggf']-"of Othello" ]))) :-
    refused([experiment, choices|Arguments], [Part]).

%   What ends a game is no move to be judged; and however many positions are asked for, there are no
%   more than the games have.

test(what_ends_a_game, Status-Lines == 0-["phase,clause,moves,different,gain,error"|Rows]) :-
    Text = "startpos moves 7g7f 3c3d\n\c
            sfen K1+R1GS3/+R+B+B1GS3/PPPPPPPPP/9/9/9/9/9/8k b GS 1 moves 9a8a\n",
    with_records(Text, File,
                 in_own_directory(cli([ experiment, choices, File, '--nodes', '50', '--moves',
                                        '99999999999', '--format', csv ],
                                      Status, Lines))),
    Lines = [_|Rows],
    once(( member(Row, Rows), string_concat("all,all,2,", _, Row) )).
test(no_move_to_be_judged) :-
    with_records("sfen 8k/6KGp/9/9/9/9/9/9/9 w P 1\n", File,
                 in_own_directory(refused([experiment, choices, File], ["in no position"]))).
test(no_game_at_all, true) :-
    with_errors(Errors,
                refused([experiment, choices, 'no_such.usi'], ["no game of the files"])),
    assertion(( member(Error, Errors), sub_string(Error, _, _, _, "no_such.usi") )).

:- end_tests(cli_experiment_choices).
