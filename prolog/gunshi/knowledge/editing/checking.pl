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
:- autoload(library(pairs), [pairs_values/2]).

%!  knowledge_problems(-Problems:list, -Checked) is det.
%
%   Problems are wrong(File, Line, Error) for all that is wrong with all knowledge, shipped and the
%   user's own: the Error says it, and Line is `none` where File cannot be read. Checked is
%   checked(Clauses, Files), how much there is of it.
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
