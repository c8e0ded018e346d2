:- encoding(utf8).
/*  What a reason names is left out: a cause changes the move or what the search finds, what
    only describes changes nothing. */
:- module(test_experiment_causes, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/lab/experiments/causes)).
:- use_module(tests(knowledge/own_directory)).

%   measured(+Usi, +Own, +Moves, -Measured): with the user's own knowledge Own.

measured(Usi, Own, Moves, Measured) :-
    game_usi(Game, Usi),
    in_own_directory(
        ( own_text('my.pl', Own),
          load_own_knowledge,
          reasons_measured(true, [opening(1, Game)], Moves, 100, Measured) )).

%   No joseki begins so, and nothing is to be taken.

quiet("startpos moves 9g9f 1c1d").

tested(Own, Kind, Name, Change) :-
    quiet(Usi),
    measured(Usi, Own, 1, [measured(_, Tests, _)]),
    member(test(Kind, Name, Change, _), Tests).

:- begin_tests(experiment_causes).

test(an_aim_that_is_the_cause, all(Change == [move])) :-
    tested("aim(edge, \"端\", \"the edge\", 900, Now, M) :- moves(Now, M), arrives(Now, M, 95).\n",
           aim, edge, Change).
test(an_aim_that_every_move_serves_is_no_cause, all(Name-Change == ['aim all'-neither])) :-
    tested("aim(all, \"皆\", \"every move\", 1, Now, M) :- moves(Now, M).\n", besides, Name, Change),
    sub_atom(Name, 0, _, _, aim).
test(an_own_clause, all(Kind-Change == [clause-move])) :-
    tested("strategy(mine, \"端\", \"the edge\", Now, M) :- moves(Now, M), arrives(Now, M, 95).\n",
           Kind, mine, Change).
test(a_fact_that_was_used, all(Change == [move])) :-
    tested("strategy(mine, \"端\", \"the edge\", Now, M) :-\n\c
            \s   early_attack(Now), moves(Now, M), arrives(Now, M, 95).\n\c
            early_attack(Now) :- ply(Now, 2).\n",
           fact, early_attack, Change).
test(a_book_line, all(Change == [move])) :-
    measured("startpos moves 9g9f 9c9d", "joseki('端の定跡', 100, \"9g9f 9c9d 1g1f\").\n", 1,
             [measured(joseki, Tests, _)]),
    member(test(book, _, Change, _), Tests).
test(so_many_choices, Count == 5) :-
    quiet(Usi),
    measured(Usi, "", 5, Measured),
    length(Measured, Count).
test(a_game_that_ends_begins_again, Clauses == [mate, mate]) :-
    measured("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "", 2, Measured),
    findall(Clause, member(measured(Clause, _, _), Measured), Clauses).
test(claims_of_each_move, true) :-
    measured("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "", 1, Measured),
    claim_rows(Measured, Rows),
    assertion(memberchk(_{claim:mates, moves:1}, Rows)),
    claims_summary(Measured, Summary),
    _{moves:1, claimed:1, claims_cpu:Claims, search_cpu:Search} :< Summary,
    assertion(Claims > 0),
    assertion(Search > 0).

%   Counted: of a clause, of one that stays, of an aim.

counted([ measured(castle, [ test(clause, castle, move, a), test(aim, net, neither, a),
                             test(besides, win, neither, a) ],
                   claimed([judged], cpu(1, 5, 2))),
          measured(castle, [ test(clause, castle, reason, b), test(aim, net, neither, b) ],
                   claimed([judged, takes], cpu(3, 7, 4))),
          measured(search, [], none) ]).

test(rows, Rows == [ clause-castle-counts(2, 1, 1, 0)-null,
                     clause-search-counts(1, null, null, null)-null,
                     aim-net-counts(2, 0, 0, 2)-a, all-''-counts(4, 1, 1, 2)-a,
                     besides-win-counts(1, 0, 0, 1)-a ]) :-
    counted(Measured),
    reason_rows(Measured, Dicts),
    findall(Kind-Name-counts(Named, Move, Reason, Neither)-Example,
            ( member(Dict, Dicts),
              _{kind:Kind, name:Name, named:Named, move:Move, reason:Reason, neither:Neither,
                example:Example} :< Dict
            ),
            Rows).
test(claims, Rows-Summary == [judged-2, takes-1]-summary(2, 1, 3, 6, 2)) :-
    counted(Measured),
    claim_rows(Measured, Dicts),
    findall(Kind-Moves, ( member(Dict, Dicts), _{claim:Kind, moves:Moves} :< Dict ), Rows),
    claims_summary(Measured, _{moves:M, claimed:C, claims_cpu:Claims, search_cpu:Search,
                              judged_cpu:Judging}),
    Summary = summary(M, C, Claims, Judging, Search).

:- end_tests(experiment_causes).
