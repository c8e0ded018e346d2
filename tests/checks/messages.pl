/*  Every error of ours has a message, wherever it is thrown. One result a file that throws.

    Read from the sources. A file that throws or prints error(gunshi(What), _), or whose C part
    does, uses, if through others, the file that says What: so the message is there whatever part of
    Gunshi is loaded. The same holds of what is wrong with clauses of knowledge. What is loaded only
    when it is called, by autoload/2, does not count.

    And no two files say the same, nor does one say what nobody throws.
*/
:- use_module(tap).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(filesex), [directory_file_path/3, directory_member/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module(library(ugraphs), [vertices_edges_to_ugraph/3, reachable/3]).

:- initialization(examine, main).

%   thrown(File, Hook, What): File has a goal that throws, prints or finds What, which a clause of
%   Hook should say. said(File, Hook, What): a clause of Hook in File says What. used(File, Used):
%   File loads Used. occurs(Name, Arity): a term of it stands in a file, not as what is said.
:- dynamic thrown/3, said/3, used/2, occurs/2.

examine :-
    forall(source_file_below(prolog, File), read_source(File)),
    forall(foreign_fault(File, Name, Arity),
           ( functor(What, Name, Arity),
             assertz(thrown(File, gunshi_message, What)),
             assertz(occurs(Name, Arity))
           )),
    findall(File-Used, used(File, Used), Edges),
    vertices_edges_to_ugraph([], Edges, Graph),
    aggregate_all(set(File), thrown(File, _, _), Files),
    forall(member(File, Files), tap(File, all_said(File, Graph))),
    tap('nothing is said twice', nothing_said_twice),
    tap('what is said is thrown', all_thrown).

%   caught(?What): never leaves the room, which tells it in another way.

caught(bad_record(_, _)).               % of one format's reader, a problem for shogi/records.pl

%   said_by(?File, ?User): File is alone in a process whose time and memory are measured, and there
%   its errors are the process's end; elsewhere User, which loads it, has the messages.

said_by('prolog/gunshi/shogi/forms/swi.pl', 'prolog/gunshi/shogi/forms.pl').

all_said(File, Graph) :-
    (   said_by(File, User)
    ->  true
    ;   User = File
    ),
    (   reachable(User, Graph, Loaded)
    ->  true
    ;   Loaded = [User]
    ),
    findall(What, ( thrown(File, Hook, What), \+ said_in(Loaded, Hook, What) ), Unsaid),
    forall(( member(What, Unsaid), functor(What, Name, Arity) ),
           format(user_error, "~w: no file that it loads says ~q~n", [File, Name/Arity])),
    Unsaid == [].

said_in(Files, Hook, What) :-
    said(File, Hook, Said),
    \+ What \= Said,
    memberchk(File, Files),
    !.

nothing_said_twice :-
    findall(What-[File, Other],
            ( said(File, Hook, What), said(Other, Hook, What), File @< Other ),
            Twice),
    forall(member(What-Files, Twice),
           format(user_error, "~p is said in each of ~w~n", [What, Files])),
    Twice == [].

all_thrown :-
    findall(File-Name/Arity,
            ( said(File, _, What), functor(What, Name, Arity), \+ occurs(Name, Arity) ),
            Unthrown),
    forall(member(File-Indicator, Unthrown),
           format(user_error, "~w: nobody throws ~q~n", [File, Indicator])),
    Unthrown == [].

                /*******************************
                *           SOURCES            *
                *******************************/

read_source(File) :-
    forall(in_file(File, Term), note(Term, File)).

note((Head --> Body), File) :-
    hook(Head, Hook, What),
    !,
    assertz(said(File, Hook, What)),
    note_terms(Body, File).
note(Term, File) :-
    note_terms(Term, File),
    forall(finds(Term, Fault), assertz(thrown(File, knowledge_fault, Fault))).

hook(_:Head, Hook, What) :-
    !,
    hook(Head, Hook, What).
hook(Head, Hook, What) :-
    compound(Head),
    Head =.. [Hook, What],
    memberchk(Hook, [gunshi_message, knowledge_fault]).

%   finds(+Clause, -Fault): a clause of the store's hook, which finds Fault in knowledge.

finds((Head :- _), Fault) :-
    nonvar(Head),
    Head = gunshi_base_store:clauses_fault(_, _, _, Fault),
    nonvar(Fault).

note_terms(Term, File) :-
    forall(( sub_term(Goal, Term), nonvar(Goal) ),
           ( functor(Goal, Name, Arity),
             ( occurs(Name, Arity) -> true ; assertz(occurs(Name, Arity)) ),
             note_goal(Goal, File)
           )).

note_goal(Goal, File) :-
    forall(( throws(Goal, Error),
             nonvar(Error),
             Error = error(Ours, _),
             nonvar(Ours),
             Ours = gunshi(What),
             nonvar(What),
             \+ caught(What)
           ),
           note_thrown(What, File)),
    forall(( loads(Goal, Specification),
             ground(Specification),
             specified(Specification, File, Used),
             \+ used(File, Used)
           ),
           assertz(used(File, Used))).

note_thrown(What, File) :-
    assertz(thrown(File, gunshi_message, What)),
    forall(( What = bad_knowledge(_, Problems),
             sub_term(Problem, Problems),
             nonvar(Problem),
             Problem = problem(_, _, Fault),
             nonvar(Fault)
           ),
           assertz(thrown(File, knowledge_fault, Fault))).

throws(throw(Error), Error).
throws(print_message(_, Error), Error).
throws(error_line(Error, _), Error).

loads(use_module(Specification), Specification).
loads(use_module(Specification, _), Specification).
loads(reexport(Specification), Specification).
loads(reexport(Specification, _), Specification).

                /*******************************
                *              C               *
                *******************************/

%   foreign_fault(-File, -Name, -Arity): the C part of File, a file of prolog/, raises such a fault.

foreign_fault(File, Name, Arity) :-
    root(Root),
    directory_file_path(Root, 'c/foreign', Directory),
    directory_member(Directory, Path, [extensions([c]), recursive(true)]),
    read_file_to_string(Path, Text, [encoding(utf8)]),
    split_string(Text, ";", "", Statements),
    member(Statement, Statements),
    sub_string(Statement, _, _, _, "raise_gunshi("),
    quoted_after(Text, "MODULE[] = ", Module),
    split_string(Statement, " ,()", " \n", Words),
    member(Word, Words),
    sub_string(Word, 0, _, _, "FUNCTOR_"),
    format(string(Made), "~s = PL_new_functor(PL_new_atom(", [Word]),
    quoted_after(Text, Made, Name),
    format(string(Before), "~s\"~w\"), ", [Made, Name]),
    sub_string(Text, B, L, _, Before),
    Start is B+L,
    sub_string(Text, Start, 1, _, Digit),
    number_string(Arity, Digit),
    source_file_below(prolog, File),
    file_name_extension(Path0, pl, File),
    atomic_list_concat([prolog|Parts], /, Path0),
    atomic_list_concat(Parts, '_', Module).

%   quoted_after(+Text, +Before, -Atom): "Atom" stands in Text behind Before.

quoted_after(Text, Before, Atom) :-
    sub_string(Text, _, _, After, Before),
    sub_string(Text, _, After, 0, Rest),
    split_string(Rest, "\"", "", ["", Quoted|_]),
    !,
    atom_string(Atom, Quoted).
