/*  All that is wrong with the knowledge, or with clauses that are to be added to it. */
:- module(gunshi_knowledge_editing_checking,
          [ knowledge_problems/2,       % -Problems, -Checked
            all_problems/3,             % +File, +Clauses, -Problems
            new_file/1                  % -File
          ]).
:- use_module('../../base/declare', [declaration/5]).
:- use_module('../../base/read', [read_knowledge/3]).
:- use_module('../../base/store', [clause_problems/3, knowledge_files/2]).
:- use_module('../../base/clauses', [clause_state/4, knowledge_clause/3, loaded_knowledge/1]).
:- use_module('../../shogi/kanji', [side_sign/2]).
:- use_module('../../shogi/network', [network_of_file/2]).
:- use_module('../reading', [whole_knowledge/1]).
:- use_module('../fault_messages', []).
:- use_module('../names', [named_clauses/2]).
:- use_module('../shogi/search_choices', [network_in_use/1]).
:- use_module('../own', [journal_clause/3, own_directory/1, own_journal/1]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [append/2, append/3, member/2, reverse/2]).
:- autoload(library(pairs), [group_pairs_by_key/2, pairs_keys/2, pairs_values/2]).

%!  knowledge_problems(-Problems:list, -Checked) is det.
%
%   Problems are wrong(File, Line, Error) for all that is wrong with all knowledge, shipped and the
%   user's own, and with the network that searches evaluate by: the Error says it, and Line is
%   `none` where File cannot be read. Checked is checked(Clauses, Files), how much there is of it.
%
%   @error what is wrong and is of no file

knowledge_problems(Problems, checked(ClauseCount, FileCount)) :-
    whole_knowledge(Troubles),
    findall(wrong(File, Line, error(Formal, Context)),
            ( member(error(Formal, Context), Troubles),
              Formal \= gunshi(bad_knowledge(_, _)),
              error_place(Formal, Context, File, Line)
            ),
            Unread),
    own_directory(Directory),
    readable_files(Directory, Own),
    findall(File,
            (   loaded_knowledge(File)
            ;   member(File, Own)
            ;   member(error(gunshi(bad_knowledge(File, _)), _), Troubles)
            ),
            Files0),
    sort(Files0, Files),
    findall(File-wrong(File, Line, Error),
            (   member(wrong(File, Line, Error), Unread)
            ;   member(File, Files),
                \+ memberchk(wrong(File, _, _), Unread),
                file_problem(File, Line, Error)
            ;   network_problem(File, Error),
                Line = none
            ),
            Pairs0),
    keysort(Pairs0, Pairs),
    pairs_values(Pairs, Problems),
    length(Files, FileCount),
    aggregate_all(count,
                  ( declaration(Name, Arity, knowledge, _, _),
                    functor(Head, Name, Arity),
                    clause_state(Head, _, _, _)
                  ),
                  ClauseCount).

%   readable_files(+Directory, -Files): none where that Directory itself is what cannot be read.

readable_files(Directory, Files) :-
    catch(knowledge_files(Directory, Files), error(gunshi(file(read, _, _)), _), Files = []).

%   error_place(+Formal, +Context, -File, -Line): of the error that kept File from being read.

error_place(gunshi(What), _, File, Line) :-
    place(What, File, Line),
    !.
error_place(Formal, Context, _, _) :-
    throw(error(Formal, Context)).

place(bad_encoding(File, Line, _),   File, Line).
place(bad_record_term(File, Line),   File, Line).
place(file(_, File, _),              File, none).
place(too_long(File, _),             File, none).
place(no_journal(File),              File, none).
place(journal_replaced(File),        File, none).

%   network_problem(-File, -Error) is semidet: searches are to evaluate by the network of File,
%   which is none.

network_problem(File, Error) :-
    catch(network_in_use(File), error(_, _), fail),
    catch(( network_of_file(File, _), fail ), Error, true),
    Error = error(gunshi(bad_network(_, _)), _).

%   file_problem(+File, -Line, -Error) is nondet.

file_problem(File, Line, Error) :-
    (   own_journal(File)
    ->  findall(clause(At, Head, Body), journal_clause(At, Head, Body), Clauses),
        Problems0 = []
    ;   read_knowledge(File, Clauses, Problems0)
    ),
    all_problems(File, Clauses, Problems1),
    append(Problems0, Problems1, Problems),
    member(Problem, Problems),
    Problem = problem(Line, _, _),
    Error = error(gunshi(bad_knowledge(File, [Problem])), _).

%!  new_file(-File) is det.
%
%   Where a clause is checked as if it stood there, beside all that is known.

new_file(File) :-
    own_directory(Directory),
    atom_concat(Directory, '/new', File).

%!  all_problems(+File, +Clauses:list, -Problems:list) is det.
%
%   As clause_problems/3, and what only shows when all has been read: names that nothing has, as a
%   file that is read may name what is in a file which is read later, and circles of before/2.

all_problems(File, Clauses, Problems) :-
    clause_problems(File, Clauses, Problems0),
    findall(problem(Line, 1, Fault), names_nothing(Clauses, Line, Fault), Problems1),
    circles(File, Clauses, Problems2),
    append([Problems0, Problems1, Problems2], Problems3),
    sort(1, @=<, Problems3, Problems).

names_nothing(Clauses, Line, disables_nothing(Name)) :-
    member(clause(Line, disabled(Name), true), Clauses),
    \+ something_named(Name, Clauses).
names_nothing(Clauses, Line, Fault) :-
    findall(name(What, Name)-L,
            ( member(clause(L, Head, _), Clauses),
              names(Head, What, Name),
              atom(Name)
            ),
            Pairs0),
    sort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    member(name(What, Name)-Lines, Groups),
    named_by(What, Kinds, Missing),
    \+ ( member(Kind, Kinds), called(Kind, Clauses, Name) ),
    findall(Like,
            ( member(Kind, Kinds),
              called(Kind, Clauses, Like),
              atom(Like),
              dwim_match(Name, Like)
            ),
            Near0),
    sort(Near0, Near),
    Fault =.. [Missing, Name, Kinds, Near],
    member(Line, Lines).

%   names(+Head, -What, -Name): Head speaks of what is called Name, a What of named_by/3.

names(makuhyou(Plan, _, _, _), plan, Plan).
names(plan_choice(Plan, _, _, _), castle_plan, Plan).
names(attack_choice(Plan, _, _, _), attack, Plan).
names(strike(Plan, _, _, _, _), attack, Plan).
names(give_up(Plan, _, _, _), plan, Plan).
names(before(Clause, _), clause, Clause).
names(before(_, Clause), clause, Clause).
names(style(_, _, _, Settings), What, Name) :-
    is_list(Settings),
    member(Setting, Settings),
    nonvar(Setting),
    setting_names(Setting, What, Name).

setting_names(without(Clause), clause_or_aim, Clause).
setting_names(joseki(Line), line, Line).
setting_names(plan(Plan), castle_plan, Plan).

%   named_by(+What, -Kinds, -Missing): clauses of Kinds give a What its name; Missing is the functor
%   of the fault when none does.

named_by(plan,          [komagumi_plan, attack_plan], no_plan).
named_by(castle_plan,   [komagumi_plan],              no_plan).
named_by(attack,        [attack_plan],                no_plan).
named_by(clause,        [strategy],                   no_name).
named_by(clause_or_aim, [strategy, aim],              no_name).
named_by(line,          [joseki],                     no_name).

%   called(+Kind, +Clauses, ?Name): here or elsewhere a clause of Kind is called Name. A line may be
%   called without the sign of its side, as styles do, and gm and bm facts may belong to one.

called(Kind, Clauses, Name) :-
    declaration(Kind, Arity, knowledge, _, _),
    functor(Head, Kind, Arity),
    arg(1, Head, Name),
    clause_here(Clauses, Head).
called(joseki, Clauses, Name) :-
    side_sign(_, Sign),
    (   nonvar(Name)
    ->  atom_concat(Sign, Name, Line),
        clause_here(Clauses, joseki(Line, _, _))
    ;   clause_here(Clauses, joseki(Line, _, _)),
        atom(Line),
        atom_concat(Sign, Name, Line)
    ).
called(joseki, Clauses, Name) :-
    member(Fact, [gm(_, Pattern, _), bm(_, Pattern, _)]),
    clause_here(Clauses, Fact),
    is_list(Pattern),
    memberchk(line(Line), Pattern),
    atom(Line),
    ( Name = Line ; side_sign(_, Sign), atom_concat(Sign, Name, Line) ).

clause_here(Clauses, Head) :-
    (   member(clause(_, Head, _), Clauses)
    ;   clause_state(Head, _, _, _)
    ).

something_named(Name, Clauses) :-
    named_clauses(Name, Offs),
    member(off(Head, Source), Offs),
    (   functor(Head, Functor, Arity),
        functor(Known, Functor, Arity),
        clause_state(Known, Source, _, _)
    ;   var(Source),
        member(clause(_, Known, _), Clauses)
    ),
    subsumes_term(Head, Known),
    !.

%   circles(+File, +Clauses, -Problems): by facts of Clauses with others a strategy clause would be
%   tried before itself. Of so many facts that it would take long nothing is said.

circles(File, Clauses, Problems) :-
    findall(Fact-(File:Line), before_fact(Clauses, Line, Fact), Ours),
    findall(before(A, B)-(Other:Line),
            ( knowledge_clause(before(A, B), Other:Line, true),
              Other \== File
            ),
            Others),
    append(Ours, Others, All),
    call_with_inference_limit(
        findall(problem(Line, 1, circle(A, Steps)),
                ( before_fact(Clauses, Line, before(A, B)),
                  leads_to([B-[]], [B], A, All, Steps)
                ),
                Problems0),
        5 000 000, Result),
    (   Result == inference_limit_exceeded
    ->  Problems = []
    ;   Problems = Problems0
    ).

before_fact(Clauses, Line, before(A, B)) :-
    member(clause(Line, before(A, B), true), Clauses).

%   leads_to(+Ways, +Seen, +To, +Facts, -Steps): the fewest of Facts that lead from one to the next
%   and at last To. Ways are Name-Steps, the last step first; Seen are all names that have been one.

leads_to([To-Steps0|_], _, To, _, Steps) :-
    !,
    reverse(Steps0, Steps).
leads_to([Name-Steps0|Ways0], Seen0, To, Facts, Steps) :-
    findall(Next-[before(Name, Next)-Source|Steps0],
            ( member(before(Name, Next)-Source, Facts),
              \+ memberchk(Next, Seen0)
            ),
            New),
    pairs_keys(New, Names),
    append(Names, Seen0, Seen),
    append(Ways0, New, Ways),
    leads_to(Ways, Seen, To, Facts, Steps).
