:- encoding(utf8).
/*  Is what a reason names the cause of the move? Over moves of this program with itself, each named
    thing is left out, and the same choice is made again.

    Named are the strategy clause that decided, the aims that the move serves, the plan of a castle
    and the attack that are followed, the book's lines and patterns, and other clauses of the
    knowledge base that were used. The search stays, and so do the clauses that stays/2 names. With
    the thing left out either the move changes; or the same move is played for another reason: the
    search has found another score or line, or one of the two needed no search; or neither. What is
    left out cannot be named again, so `neither` means that nothing but its name is gone: it told
    what the move serves, and had no part in the choice.

    What a reason itself tells as what the move does besides, or says that the search would choose
    without it, it does not name as the cause. That is left out too, and counted apart: there most
    should change nothing.

    With a clause the aims that its reason names are left out too. Left in, they would have the
    choice search twice on one table, with their values and then without; and that the second
    search finds something else, deeper as it is, would be taken for the clause's doing.

    And of each move the claims are counted (knowledge/claims.pl), and their CPU time measured
    beside that of a search of as many nodes as the choice had. That is of the process, all threads
    together: nothing else may go on in it.
*/
:- module(gunshi_lab_experiments_causes,
          [ reasons_measured/5,         % :Each, +Openings, +Moves, +Nodes, -Measured
            reason_rows/2,              % +Measured, -Rows
            claim_rows/2,               % +Measured, -Rows
            claims_summary/2            % +Measured, -Summary
          ]).
:- use_module('../../base/clauses', [without_clauses/2]).
:- use_module('../../knowledge/choice', [choose/3]).
:- use_module('../../knowledge/claims', [move_claims/5]).
:- use_module('../../knowledge/claims/claim_kinds', [search_kind/1]).
:- use_module('../../knowledge/names', [named_clauses/2]).
:- use_module('../../knowledge/shogi/aims', [reason_aims/2, reason_deciding_aims/2]).
:- use_module('../../knowledge/shogi/marks', [judged_move/5]).
:- use_module('../../knowledge/shogi/reasons', [reason_best_alone/1, reason_searched/2]).
:- use_module('../../knowledge/shogi/search_choices', [search_knowledge/3]).
:- use_module('../../knowledge/shogi/styles', [deciders/1]).
:- use_module('../../shogi/game', [game_ply/2, game_play/3, game_position/2, game_result/2]).
:- use_module('../../shogi/position', [position_sfen/2]).
:- use_module('../../shogi/search',
              [clear_search_table/1, search/3, search_result/3, with_search_table/3]).
:- use_module(clause_worth, [stays/2]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [append/2, member/2, memberchk/2]).

:- meta_predicate reasons_measured(0, +, +, +, -).

%   A game of so many moves is broken off.

most_plies(300).

%!  reasons_measured(:Each, +Openings:list, +Moves:integer, +Nodes:integer, -Measured:list) is det.
%
%   Measured are the first Moves choices of games of this program with itself, from the Openings,
%   opening(Id, Game), in their order and round, by Nodes a move. Each is measured(Clause, Tests,
%   Claimed): the clause that decided; test(Kind, Name, Change, Sfen) of each thing that its reason
%   names, of Kind `clause`, `aim`, `plan`, `attack`, `book` or `fact`, or of Kind `besides` with
%   the kind in the Name, where Change is `move`, `reason` or `neither`; and claimed(Kinds,
%   cpu(Search, Judging, Claims)), or `none` where the choice was to end the game. Each is called
%   after every one.
%
%   @error as choose/3, judged_move/5 and move_claims/5

reasons_measured(Each, Openings, Moves, Nodes, Measured) :-
    with_search_table(16, Table,
                      measured_games(Openings, Openings, Moves, how(Nodes, Table, Each), Measured)).

measured_games(_, _, 0, _, []) :-
    !.
measured_games([], Openings, Left, How, Measured) :-
    !,
    measured_games(Openings, Openings, Left, How, Measured).
measured_games([opening(_, Game)|Rest], Openings, Left0, How, Measured) :-
    measured_moves(Game, Left0, How, Left, Measured, Measured1),
    measured_games(Rest, Openings, Left, How, Measured1).

%   measured_moves(+Game, +Left0, +How, -Left, -Measured, ?Rest): a difference list.

measured_moves(Game, Left0, How, Left, Measured, Rest) :-
    (   Left0 =:= 0
    ->  over(Left0, Left, Measured, Rest)
    ;   ( game_result(Game, _) ; most_plies(Most), game_ply(Game, Most) )
    ->  over(Left0, Left, Measured, Rest)
    ;   measured_move(Game, How, Choice, One),
        Measured = [One|Measured1],
        How = how(_, _, Each),
        call(Each),
        Left1 is Left0-1,
        (   is_move(Choice),
            game_play(Game, Choice, Next)
        ->  measured_moves(Next, Left1, How, Left, Measured1, Rest)
        ;   over(Left1, Left, Measured1, Rest)
        )
    ).

over(Left, Left, Rest, Rest).

is_move(Choice) :-
    Choice =.. [_, _|_].

measured_move(Game, how(Nodes, Table, _), Choice, measured(Clause, Tests, Claimed)) :-
    Limits = [nodes(Nodes), hash(2)],
    choose(Game, Limits, choice(Choice, Reason, _)),
    arg(1, Reason, Clause),
    findall(test(Kind, Name, Change, Sfen),
            ( named_thing(Reason, Kind, Name, Without),
              change(Without, Game, Limits, Choice, Reason, Change),
              game_position(Game, Position),
              position_sfen(Position, Sfen)
            ),
            Tests),
    (   is_move(Choice)
    ->  claimed(Game, Choice, Nodes, Table, Claimed)
    ;   Claimed = none
    ).

                /*******************************
                *         LEAVING OUT          *
                *******************************/

%   named_thing(+Reason, -Kind, -Name, -Without) is nondet: Reason names it; Without is names(Names)
%   for choose/3, or clauses(Offs) as without_clauses/2 has them.

named_thing(Reason, Kind, Name, names([Clause|Aims])) :-
    arg(1, Reason, Clause),
    \+ stays(Clause, _),
    reason_aims(Reason, Aims),
    (   reason_best_alone(Reason)
    ->  besides(clause, Clause, Kind, Name)
    ;   Kind = clause,
        Name = Clause
    ).
named_thing(Reason, Kind, Name, names([Aim])) :-
    reason_aims(Reason, Aims),
    arg(1, Reason, Clause),
    member(Aim, Aims),
    Aim \== Clause,
    by_aim(Reason, Aim, aim, Aim, Kind, Name).
named_thing(Reason, Kind, Name, clauses(Offs)) :-
    member(Kind0-Aim, [plan-castle, attack-attack]),
    Note =.. [Kind0, Plan, _, _, _],
    Reason = reason(_, _, _, Details),
    member(Note, Details),
    named_clauses(Plan, Offs),
    by_aim(Reason, Aim, Kind0, Plan, Kind, Name).
named_thing(reason(_, _, _, Details), book, 'lines and patterns', clauses(Offs)) :-
    member(joseki_move(_, _, Facts, _, _), Details),
    findall(off(Head, Source),
            ( member(_-fact(Fact, Source), Facts), general(Fact, Head) ),
            Offs).
named_thing(reason(_, _, _, Details), fact, Name, clauses(Offs)) :-
    member(fact(Fact, Source, _), Details),
    functor(Fact, Name, _),
    named_clauses(Source, Offs).

%   by_aim(+Reason, +Aim, +Kind0, +Name0, -Kind, -Name): the same, unless Reason tells Aim as
%   something that the move does besides.

by_aim(Reason, Aim, Kind0, Name0, Kind, Name) :-
    reason_aims(Reason, Aims),
    reason_deciding_aims(Reason, Deciding),
    (   memberchk(Aim, Aims),
        \+ memberchk(Aim, Deciding)
    ->  besides(Kind0, Name0, Kind, Name)
    ;   Kind = Kind0,
        Name = Name0
    ).

besides(Kind, Name0, besides, Name) :-
    atomic_list_concat([Kind, ' ', Name0], Name).

general(Fact, Head) :-
    functor(Fact, Name, Arity),
    functor(Head, Name, Arity).

change(Without, Game, Limits, Choice, Reason, Change) :-
    choose_without(Without, Game, Limits, choice(Instead, Other, _)),
    (   Instead \== Choice
    ->  Change = move
    ;   found(Reason, Score, Line),
        found(Other, Score, Line)
    ->  Change = neither
    ;   Change = reason
    ).

choose_without(names(Names), Game, Limits, Choice) :-
    choose(Game, [without(Names)|Limits], Choice).
choose_without(clauses(Offs), Game, Limits, Choice) :-
    without_clauses(Offs, choose(Game, Limits, Choice)).

%   found(+Reason, -Score, -Line) is semidet: what the search that decided found.

found(Reason, Score, Line) :-
    reason_searched(Reason, Result),
    search_result(Result, score, Score),
    search_result(Result, lines, [line(_, _, Line)|_]).

                /*******************************
                *            CLAIMS            *
                *******************************/

claimed(Game, Move, Nodes, Table,
        claimed(Kinds, cpu(SearchSeconds, JudgeSeconds, ClaimSeconds))) :-
    game_position(Game, Position),
    search_knowledge(Position, [], Parameters),
    clear_search_table(Table),
    timed(search(Game, [nodes(Nodes), parameters(Parameters), table(Table)], _), SearchSeconds),
    clear_search_table(Table),
    timed(judged_move(Game, Move, [], [nodes(Nodes), table(Table)], Judged), JudgeSeconds),
    timed(move_claims(Game, Move, played, Judged, Claims), ClaimSeconds),
    findall(Kind, member(claim(Kind, _), Claims), Kinds0),
    sort(Kinds0, Kinds).

:- meta_predicate timed(0, -).

timed(Goal, Seconds) :-
    statistics(process_cputime, Start),
    once(Goal),
    statistics(process_cputime, End),
    Seconds is End-Start.

                /*******************************
                *            ROWS              *
                *******************************/

%!  reason_rows(+Measured:list, -Rows:list(dict)) is det.
%
%   Rows count what the reasons of Measured name: `kind` and `name`; `named`, in how many reasons;
%   of these `move`, where the move changes without it, `reason`, where only the reason does, and
%   `neither`; and `example`, the SFEN of the first position of these, or `null`. First come all
%   clauses that decided, in the order of the strategy: those that stay have only `named`. Then the
%   other kinds, by name, and a row of kind `all`; at last those of what the reasons tell besides.

reason_rows(Measured, Rows) :-
    findall(Test, ( member(measured(_, Tests, _), Measured), member(Test, Tests) ), All),
    deciders(Deciders),
    findall(Row,
            ( member(Name-clause, Deciders),
              aggregate_all(count, member(measured(Name, _, _), Measured), Named),
              Named > 0,
              (   stays(Name, _)
              ->  Row = _{kind:clause, name:Name, named:Named, move:null, reason:null,
                          neither:null, example:null}
              ;   memberchk(test(clause, Name, _, _), All),
                  row(clause, Name, All, Row)
              )
            ),
            ClauseRows),
    rows_of([aim, plan, attack, book, fact], All, OtherRows),
    rows_of([besides], All, BesidesRows),
    findall(Test, ( member(Test, All), \+ arg(1, Test, besides) ), Causes),
    row(_, _, Causes, Whole0),
    Whole = Whole0.put(_{kind:all, name:''}),
    append([ClauseRows, OtherRows, [Whole], BesidesRows], Rows).

rows_of(Kinds, All, Rows) :-
    findall(Row,
            ( member(Kind, Kinds),
              findall(Name, member(test(Kind, Name, _, _), All), Names0),
              sort(Names0, Names),
              member(Name, Names),
              row(Kind, Name, All, Row)
            ),
            Rows).

row(Kind, Name, All, _{kind:Kind, name:Name, named:Named, move:Moves, reason:Reasons,
                       neither:Neither, example:Example}) :-
    findall(Change-Sfen, member(test(Kind, Name, Change, Sfen), All), Changes),
    length(Changes, Named),
    aggregate_all(count, member(move-_, Changes), Moves),
    aggregate_all(count, member(reason-_, Changes), Reasons),
    aggregate_all(count, member(neither-_, Changes), Neither),
    (   memberchk(neither-Sfen, Changes)
    ->  Example = Sfen
    ;   Example = null
    ).

%!  claim_rows(+Measured:list, -Rows:list(dict)) is det.
%
%   Rows count the moves of Measured with a claim of each kind, the most frequent first: `claim`,
%   the kind, and `moves`.

claim_rows(Measured, Rows) :-
    findall(Kind, ( claimed_move(Measured, Kinds, _), member(Kind, Kinds) ), All),
    sort(All, Different),
    findall(_{claim:Kind, moves:Count},
            ( member(Kind, Different), aggregate_all(count, member(Kind, All), Count) ),
            Rows0),
    sort(moves, @>=, Rows0, Rows).

claimed_move(Measured, Kinds, Cpu) :-
    member(measured(_, _, claimed(Kinds, Cpu)), Measured).

%!  claims_summary(+Measured:list, -Summary:dict) is det.
%
%   Summary has `moves`, those of Measured that were played; `claimed`, how many have a claim of a
%   kind that is not search_kind/1; and the mean seconds of CPU time of the claims, `claims_cpu`, of
%   a search, `search_cpu`, and of what judges the move by such searches, `judged_cpu`; `null` when
%   there are no moves.

claims_summary(Measured, _{moves:Moves, claimed:Claimed, claims_cpu:Claims, search_cpu:Search,
                           judged_cpu:Judging}) :-
    findall(Cpu, claimed_move(Measured, _, Cpu), Times),
    length(Times, Moves),
    aggregate_all(count,
                  ( claimed_move(Measured, Kinds, _),
                    once(( member(Kind, Kinds), \+ search_kind(Kind) ))
                  ),
                  Claimed),
    (   Moves =:= 0
    ->  Search = null,
        Judging = null,
        Claims = null
    ;   aggregate_all(r(sum(S), sum(J), sum(C)), member(cpu(S, J, C), Times), r(SS, JS, CS)),
        Search is SS/Moves,
        Judging is JS/Moves,
        Claims is CS/Moves
    ).
