/*  All that is wrong with the knowledge, or with clauses that are to be added to it. */
:- module(gunshi_knowledge_editing_checking,
          [ knowledge_problems/2,       % -Problems, -Checked
            all_problems/3,             % +File, +Clauses, -Problems
            new_file/1                  % -File
          ]).
:- use_module('../../base/declare', [declaration/5]).
:- use_module('../../base/read', [read_knowledge/3]).
:- use_module('../../base/store', [clause_problems/3, knowledge_files/2]).
:- use_module('../../base/clauses', [clause_state/4, loaded_knowledge/1]).
:- use_module('../reading', [whole_knowledge/1]).
:- use_module('../fault_messages', []).
:- use_module('../names', [named_clauses/2]).
:- use_module('../own', [journal_clause/3, own_directory/1, own_journal/1]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [append/3, member/2]).

%!  knowledge_problems(-Problems:list, -Checked) is det.
%
%   Problems are File-Problem for all that is wrong with all knowledge, shipped and the user's own;
%   Checked is checked(Clauses, Files), how much there is of it.
%
%   @error what is wrong and has no line in a file of clauses: as load_own_knowledge/0

knowledge_problems(Problems, checked(ClauseCount, FileCount)) :-
    whole_knowledge(Troubles),
    forall(( member(error(Formal, Context), Troubles), Formal \= gunshi(bad_knowledge(_, _)) ),
           throw(error(Formal, Context))),
    own_directory(Directory),
    knowledge_files(Directory, Own),
    findall(File,
            (   loaded_knowledge(File)
            ;   member(File, Own)
            ;   member(error(gunshi(bad_knowledge(File, _)), _), Troubles)
            ),
            Files0),
    sort(Files0, Files),
    findall(File-Problem,
            ( member(File, Files),
              file_problem(File, Problem)
            ),
            Problems),
    length(Files, FileCount),
    aggregate_all(count,
                  ( declaration(Name, Arity, knowledge, _, _),
                    functor(Head, Name, Arity),
                    clause_state(Head, _, _, _)
                  ),
                  ClauseCount).

file_problem(File, Problem) :-
    (   own_journal(File)
    ->  findall(clause(Line, Head, Body), journal_clause(Line, Head, Body), Clauses),
        Problems0 = []
    ;   read_knowledge(File, Clauses, Problems0)
    ),
    all_problems(File, Clauses, Problems1),
    append(Problems0, Problems1, Problems),
    member(Problem, Problems).

%!  new_file(-File) is det.
%
%   Where a clause is checked as if it stood there, beside all that is known.

new_file(File) :-
    own_directory(Directory),
    atom_concat(Directory, '/new', File).

%!  all_problems(+File, +Clauses:list, -Problems:list) is det.
%
%   As clause_problems/3, and names that nothing has: in disabled/1, and of plans. A file that is
%   read may name what is in a file which is read later; here all has been read.

all_problems(File, Clauses, Problems) :-
    clause_problems(File, Clauses, Problems0),
    findall(problem(Line, 1, Fault), names_nothing(Clauses, Line, Fault), Problems1),
    append(Problems0, Problems1, Problems2),
    sort(1, @=<, Problems2, Problems).

names_nothing(Clauses, Line, disables_nothing(Name)) :-
    member(clause(Line, disabled(Name), true), Clauses),
    \+ something_named(Name, Clauses).
names_nothing(Clauses, Line, no_plan(Plan, Naming, Near)) :-
    member(clause(Line, Head, _), Clauses),
    functor(Head, Name, Arity),
    of_plan(Name/Arity, Naming),
    arg(1, Head, Plan),
    atom(Plan),
    \+ ( member(Kind, Naming), plan_named(Kind, Clauses, Plan) ),
    findall(Like,
            ( member(Kind, Naming), plan_named(Kind, Clauses, Like), dwim_match(Plan, Like) ),
            Near0),
    sort(Near0, Near).

%   of_plan(+Predicate, -Naming): its first argument is the name of a plan, which a fact of Naming
%   gives it.

of_plan(makuhyou/4,      [komagumi_plan, attack_plan]).
of_plan(plan_choice/4,   [komagumi_plan]).
of_plan(attack_choice/4, [attack_plan]).
of_plan(strike/5,        [attack_plan]).
of_plan(give_up/4,       [komagumi_plan, attack_plan]).

%   plan_named(+Kind, +Clauses, ?Plan): here or elsewhere.

plan_named(Kind, Clauses, Plan) :-
    Head =.. [Kind, Plan, _, _],
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
