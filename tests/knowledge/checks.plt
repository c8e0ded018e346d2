:- encoding(utf8).
/*  What is wrong with knowledge beyond its form: each fault by a small file, and what is near a
    fault and none. */
:- module(test_checks, []).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/base/sources)).
:- use_module(library(gunshi/base/read)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/reading)).
:- use_module(library(gunshi/words/kb/look), [kb_check/0]).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(tests(knowledge/own_directory)).

:- initialization(all_knowledge).

%   faults(+Text, -Faults): Line-Fault of a file with Text, somewhere; and each has words.

faults(Text, Faults) :-
    with_text(Text, faults_of(Faults)).

%   own_faults(+Text, -Faults): the file is in the user's directory.

own_faults(Text, Faults) :-
    in_own_directory(( own_text('my.pl', Text),
                       own_directory(Directory),
                       directory_file_path(Directory, 'my.pl', File),
                       faults_of(Faults, File) )).

%   count_problems(-Count, +File): what is wrong with the form of clauses.

count_problems(Count, File) :-
    read_knowledge(File, _, Problems),
    length(Problems, Count).

faults_of(Faults, File) :-
    read_knowledge(File, Clauses, Problems),
    assertion(Problems == []),
    clause_problems(File, Clauses, Found),
    findall(Line-Fault, member(problem(Line, _, Fault), Found), Faults),
    forall(member(Problem, Found),
           ( error_line(error(gunshi(bad_knowledge(File, [Problem])), _), Words),
             assertion(\+ says(Words, "Unknown")),
             file_base_name(File, Base),
             assertion(says(Words, Base))
           )).

:- meta_predicate with_text(+, 1).

with_text(Text, Goal) :-
    setup_call_cleanup(( tmp_file_stream(File, Out, [extension(pl), encoding(utf8)]),
                         write(Out, Text),
                         close(Out) ),
                       once(call(Goal, File)),
                       ( forget_knowledge(File), delete_file(File) )).

:- begin_tests(checks).

test(line, [ forall(member(Moves-Should,
                           [ "7g7f 3c3d 2g2f"-[], "7g7f"-[], "7g7f  3c3d"-[],
                             ""-[no_moves], " "-[no_moves],
                             "7g7f 7f7e"-[line_move(2, "7f7e", wrong_side)],
                             "7g7f 3c3d 8h8f"-[line_move(3, "8h8f", cannot_move_there)],
                             "7g7f 3c3d 8h2b+ 3a2b"-[],
                             "7g7f hello"-[line_move(2, "hello", none)],
                             "P*5e"-[line_move(1, "P*5e", not_in_hand)] ])),
             Is == Should ]) :-
    format(string(Text), "~n~q.~n", [joseki(x, 1, Moves)]),
    faults(Text, Faults),
    findall(Fault, member(2-Fault, Faults), Is0),
    length(Faults, Count),
    length(Is0, Count),
    maplist_rule(Is0, Should, Is).

%   Only that a move has a rule against it is tested here; which one is in tests/shogi.

maplist_rule([line_move(Ply, Text, Rule)], [line_move(_, _, Should)],
             [line_move(Ply, Text, Should)]) :-
    nonvar(Rule),
    ( Should == none -> Rule == none ; Rule \== none ),
    !.
maplist_rule(Is, _, Is).

test(likely,
     [ forall(member(Clause-Fault,
                     [ "likely(mover(stays(gi)), \"A silver moves.\", [5])"-none,
                       "likely(mover(stays(gi)), \"A silver moves.\", [5, 6])"-count(2, 1),
                       "likely(to(drops(fu)), \"A pawn is dropped.\", [])"-count(0, 81)
                     ])),
       true(Faults == Should) ]) :-
    string_concat(Clause, ".\n", Text),
    (   Fault == none
    ->  Should = []
    ;   Should = [1-likely(Fault)]
    ),
    faults(Text, Faults).
test(likely_of_no_name_or_number,
     [ forall(member(Clause,
                     [ "likely(mover(gi), \"A silver moves.\", [5])",
                       "likely(mover(stays(gi)), silver, [5])",
                       "likely(mover(stays(gi)), \"A silver moves.\", [40000])",
                       "likely(mover(stays(gi)), \"A silver moves.\", [a])"
                     ])),
       true(Count == 1) ]) :-
    string_concat(Clause, ".\n", Text),
    with_text(Text, count_problems(Count)).

test(all_faults_of_a_file, Lines == [1, 3, 5]) :-
    faults("joseki(a, 1, \"7g7e\").\njoseki(b, 1, \"7g7f\").\njoseki(c, 1, \"2g2e\").\n\n\c
            gm(1, [turn(sente), empty(76)], move(77, 77)).\n", Faults),
    findall(Line, member(Line-_, Faults), Lines).

test(pattern,
     [ forall(member(Clause-Faulty,
                     [ "gm(1, [turn(sente), sente(77, fu)], move(77, 76))"-no,
                       "gm(_, [turn(sente), sente(S, fu)], move(S, _))"-no,
                       "gm(1, [sente(77, fu)], move(77, 76))"-turns(0),
                       "gm(9-3, [turn(sente), sente(77, fu)], move(77, 76))"-numbers(9, 3),
                       "gm(3-3, [turn(sente), sente(77, fu)], move(77, 76))"-no,
                       "gm(1, [turn(sente), sente(77, fu), empty(77)], move(77, 76))"-clash,
                       "gm(1, [turn(sente), sente(77, fu)], move(77, 75))"-never_legal,
                       "gm(1, [turn(sente), sente(71, fu)], move(77, 76))"-rule,
                       "bm(1, [turn(sente), sente(77, fu)], move(77, 75))"-never_legal ])),
       true(Is == Faulty) ]) :-
    string_concat(Clause, ".\n", Text),
    faults(Text, Faults),
    (   Faults = [1-pattern(Fault)|_]
    ->  (   Fault == Faulty
        ->  Is = Fault
        ;   functor(Fault, Is, _)
        )
    ;   Faults == [],
        Is = no
    ).

test(no_such_move,
     [ forall(member(Clause-Faulty,
                     [ "gm(1, [turn(sente)], move(77, 77))"-never_legal,
                       "gm(1, [turn(sente)], move(77, 12))"-never_legal,
                       "gm(1, [turn(sente)], promote(77, 76))"-never_legal,
                       "gm(1, [turn(sente)], move(77, 75))"-no ])),
       true(Is == Faulty) ]) :-
    string_concat(Clause, ".\n", Text),
    faults(Text, Faults),
    (   Faults == []
    ->  Is = no
    ;   Faults = [1-pattern(Fault)],
        functor(Fault, Is, _)
    ).

%   What can stand is no fault: a piece twice the same, a second rook, of one name several shapes.

test(shape,
     [ forall(member(Clause-Should,
                     [ "castle(x, \"囲\", \"x\", [ou-59, ou-58])"
                       -[never_stands(rule(two_kings, 59, ou, sente))],
                       "castle(x, \"囲\", \"x\", [ou-59, ki-59])"
                       -[never_stands(clash(59, ou-59, ki-59))],
                       "castle(x, \"囲\", \"x\", [ki-59, ki-58, ki-57, ki-56, ki-55])"
                       -[never_stands(rule(too_many, 59, ki, sente))],
                       "castle(x, \"囲\", \"x\", [fu-11])"
                       -[never_stands(rule(dead_piece, 11, fu, sente))],
                       "castle(x, \"囲\", \"x\", [fu-17, fu-16])"
                       -[never_stands(rule(nifu, 17, fu, sente))],
                       "castle(x, \"囲\", \"x\", [])"-[asks_nothing],
                       "castle(yagura, \"囲\", \"x\", [ou-59, ki-58])"-[],
                       "castle(x, \"囲\", \"x\", [ou-59, ou-59])"-[],
                       "castle(x, \"囲\", \"x\", P) :- P = [ou-59]"-[],
                       "formation(x, \"形\", \"x\", [own(hi, 68), own(hi, 28)])"-[],
                       "formation(x, \"形\", \"x\", [own(hi, 68), own(ry, 28), enemy(hi, 82)])"
                       -[never_stands(rule(too_many, 82, hi, gote))],
                       "formation(x, \"形\", \"x\", [own(ka, 88), held(ka), enemy_held(ka)])"
                       -[never_stands(rule(too_many, none, ka, sente))],
                       "formation(x, \"形\", \"x\", [own(hi, 28), stood(hi, 68), last_ply(9)])"-[],
                       "formation(x, \"形\", \"x\", [own_on(gi, [26, 27]), not_own(hi, 28)])"-[],
                       "formation(x, \"形\", \"x\", [own(hi, 28), empty(28)])"
                       -[never_stands(clash(28, own(hi, 28), empty(28)))],
                       "formation(x, \"形\", \"x\", [own_one_of([ki, gi], 28), enemy(ou, 28)])"
                       -[never_stands(clash(28, own_one_of([ki, gi], 28), enemy(ou, 28)))],
                       "formation(x, \"形\", \"x\", [own_one_of([ki, gi], 28), own(gi, 28)])"-[],
                       "formation(x, \"形\", \"x\", [])"-[asks_nothing],
                       "opening(x, [])"-[asks_nothing],
                       "opening(x, [sente(34, hi)])"-[],
                       "opening(x, [turn(gote), sente(34, _), gote(22, hi), empty(22)])"
                       -[pattern(clash(22, gote(22, hi), empty(22)))],
                       "opening(x, [sente(59, ou), sente(58, ou)])"
                       -[pattern(rule(two_kings, 59, ou, sente))] ])),
       true(Faults =@= Should) ]) :-
    string_concat(Clause, ".\n", Text),
    faults(Text, Faults0),
    findall(Fault, member(1-Fault, Faults0), Faults).

test(othello_facts_are_no_patterns_of_shogi, Faults == []) :-
    faults("gm(1, _, 5-6).\ngm(_, [turn(sente), sente(77, fu)], move(77, 76)).\nbm(1, _, 5-6).\n",
           Faults).

test(contrary, [ forall(member(Bm-Faulty,
                               [ "bm(_, [turn(sente)], move(77, 76))"-yes,
                                 "bm(1-9, [turn(sente), sente(77, fu)], move(77, 76))"-yes,
                                 "bm(3, [turn(sente), sente(77, fu)], move(77, 76))"-yes,
                                 "bm(4, [turn(sente), sente(77, fu)], move(77, 76))"-no,
                                 "bm(_, [turn(gote)], move(33, 34))"-yes,
                                 "bm(_, [turn(gote)], move(77, 76))"-no,
                                 "bm(3, [turn(sente), sente(77, fu), empty(55)], move(77, 76))"-no,
                                 "bm(_, [turn(sente)], move(77, _))"-yes,
                                 "bm(_, [turn(sente)], move(27, 26))"-no ])),
                 true(Is == Faulty) ]) :-
    format(string(Text), "gm(3, [turn(sente), sente(77, fu)], move(77, 76)).\n~s.\n", [Bm]),
    faults(Text, Faults0),
    findall(Line-Fault, ( member(Line-Fault, Faults0), Fault \= pattern(_) ), Faults),
    (   Faults == []
    ->  Is = no
    ;   Faults = [1-contrary(bm(_, _, _), _:2)|_],
        Is = yes
    ).
test(contrary_to_another_file, Fault-Line == contrary-1) :-
    with_text("bm(_, [turn(sente)], move(97, 96)).\n", against(Fault, Line)).

against(Fault, Line, File) :-
    with_text("gm(3, [turn(sente), sente(97, fu)], move(97, 96)).\n",
              loaded_first(File, Fault, Line)).

loaded_first(First, Fault, Line, File) :-
    read_knowledge(First, Clauses, []),
    put_clauses(First, Clauses),
    catch(load_knowledge(File),
          error(gunshi(bad_knowledge(File, [problem(Line, 1, Found)])), _), true),
    Found = contrary(bm(_, _, _), First:1),
    functor(Found, Fault, _).

test(target, [ forall(member(Facts-Should,
                             [ "makuhyou(x, 13, 78, 55)"-no, "makuhyou(x, 17, 66, 5)"-unreachable,
                               "makuhyou(x, 23, 26, 5)"-other_file,
                               "makuhyou(x, 14, 33, 5)"-gote_number,
                               "makuhyou(x, 29, 48, 5)"-backwards,
                               "makuhyou(x, 21, 99, 10). makuhyou(x, 9, 99, 60)"-same_target,
                               "makuhyou(x, 21, 99, 10). makuhyou(y, 9, 98, 60)"-no,
                               "makuhyou(x, 9, 78, 5). makuhyou(x, 9, 67, 6)"-two_targets ])),
               true(Is == Should) ]) :-
    string_concat(Facts, ".\n", Text),
    faults(Text, Faults),
    (   Faults = [1-target(What, _, _)]
    ->  functor(What, Is, _)
    ;   Faults == [],
        Is = no
    ).
test(target_against_a_shipped_plan,
     What-Shown == two_targets(gi, makuhyou(13, 77, 55))-'kb/shogi/komagumi/yagura.pl') :-
    own_faults("makuhyou(yagura, 13, 66, 5).\n", [1-target(What, makuhyou(13, 66, 5), Source)]),
    shown_source(Source, Shown:_).

test(twice_in_a_file, Faults == [3-2]) :-
    faults("castle(x, \"囲\", \"x\", [ou-28]).\nbefore(a, b).\nbefore(a, b).\nbefore(b, a).\n",
           Faults0),
    findall(Line-First, member(Line-known_already(_:First), Faults0), Faults).
test(twice_with_other_names_of_variables, Lines == [2]) :-
    faults("phase(Now, opening) :- ply(Now, 0).\nphase(N, opening) :- ply(N, 0).\n\c
            phase(N, opening) :- ply(N, 1).\n",
           Faults),
    findall(Line, member(Line-known_already(_), Faults), Lines).
test(known_by_another_file, Shown == 'kb/shogi/aims.pl') :-
    own_faults("other(sente, gote).\nbefore(a, b).\n", [1-known_already(Source)]),
    shown_source(Source, Shown:_).
test(known_but_disabled, true(subsumes_term([1-known_off(_)], Faults))) :-
    in_own_directory(( own_text('a.pl', "disabled(other(sente, gote)).\n"),
                       load_own_knowledge,
                       own_directory(Directory),
                       directory_file_path(Directory, 'b.pl', File),
                       own_text('b.pl', "other(sente, gote).\n"),
                       faults_of(Faults, File) )).
test(more_special_is_not_known, Faults == []) :-
    in_own_directory(( own_text('a.pl', "disabled(gm(_, _, _)).\n"),
                       load_own_knowledge,
                       own_directory(Directory),
                       directory_file_path(Directory, 'b.pl', File),
                       own_text('b.pl', "disabled(gm(1, _, _)).\n"),
                       faults_of(Faults, File) )).

test(endless, [forall(between(1, 6, N)), Lines == Should]) :-
    nth1(N,
         [ "early_attack(Now) :- early_attack(Now)."-[1],
           "early_attack(Now) :- ply(Now, 1), \\+ early_attack(Now)."-[1],
           "early_attack(Now) :- ( ply(Now, 1) ; phase(Now, opening) ).\n\c
            phase(Now, opening) :- early_attack(Now)."-[1, 2],
           "early_attack(Now) :- phase(Now, opening)."-[],
           "early_attack(Now) :- ply(Now, 1).\nearly_attack(Now) :- ply(Now, 2)."-[],
           "early_attack(Now) :- early_attack(_), ply(Now, 2)."-[]
         ],
         Text-Should),
    faults(Text, Faults),
    findall(Line, member(Line-endless, Faults), Lines).

test(not_a_fact, [forall(member(Text, [ "disabled(X) :- phase(_, X).\n",
                                        "joseki(X, 1, \"7g7f\") :- styled(_, X).\n",
                                        "gm(1, [turn(sente)], move(77, X)) :- X = 76.\n" ])),
                  true(memberchk(1-not_a_fact(_), Faults))]) :-
    faults(Text, Faults).

%   In aims.pl phase(_, middle) asks \+ phase(_, opening).

test(endless_through_another_file, Lines == [1, 2]) :-
    faults("phase(Now, opening) :- phase(Now, middle).\n\c
            early_attack(Now) :- phase(Now, opening).\n", Faults),
    findall(Line, member(Line-endless, Faults), Lines).

%   The shipped knowledge passes its own checks, and the check looks at all of it.

test(shipped, true) :-
    in_own_directory(( output(kb_check, Text),
                       assertion(says(Text, "nothing is wrong")),
                       forall(member(Part, [shogi, 'shogi/komagumi', 'shogi/joseki', othello]),
                              ( atomic_list_concat(['/kb/', Part, '/'], Below),
                                once(( loaded_knowledge(File), sub_atom(File, _, _, _, Below) )) ))
                     )).
test(nothing_is_taken, Known == []) :-
    with_text("before(test_checks, b).\njoseki(a, 1, \"7g7e\").\n", refused),
    findall(B, known(before(test_checks, B), _), Known).

refused(File) :-
    catch(( load_knowledge(File), fail ),
          error(gunshi(bad_knowledge(File, [problem(2, 1, _)])), _),
          true).

:- end_tests(checks).
