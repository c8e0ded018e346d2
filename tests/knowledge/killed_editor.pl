/*  Kills a process that changes the knowledge, again and again, and looks at what is left:

        swipl -p library=prolog tests/knowledge/killed_editor.pl ROUNDS SEED

    A child, forked for each round, adds clauses, imports files, takes back and saves, and writes
    down each change that it was told is made. It is killed with no notice within a third of a
    second. Then the directory is read: it has all changes that were acknowledged, and perhaps the
    one that was under way, whole; a file that was saved is whole. Prints what came of it; exit
    status 1 when something is lost.
*/
:- module(killed_editor, []).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(readutil)).
:- use_module(library(unix)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/read)).
:- use_module(library(gunshi/base/temporary)).
:- use_module(library(gunshi/knowledge/editing/changing)).
:- use_module(library(gunshi/knowledge/editing/sharing)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/knowledge/reading)).

:- initialization(run, main).

%   What a killed writer left is told, and is no news here.

:- multifile user:message_hook/3.

user:message_hook(gunshi(_), warning, _).

run :-
    current_prolog_flag(argv, Arguments),
    maplist(atom_number, Arguments, [Rounds, Seed]),
    set_prolog_gc_thread(false),            % a process with threads cannot be forked
    make_temporary_directory(killed, Directory),
    directory_file_path(Directory, kb, Own),
    make_directory_path(Own),
    use_own_directory(Own),
    all_knowledge,
    set_random(seed(Seed)),
    numlist(1, Rounds, Numbers),
    foldl(round(Directory), Numbers, state([], 0), state(_, Acknowledged)),
    delete_directory_and_contents(Directory),
    format("~d kills, ~d changes acknowledged: nothing is lost~n", [Rounds, Acknowledged]).

%   round(+Directory, +Round, +State0, -State): State is state(Groups, Acknowledged); Groups has the
%   names that are known, those of a change together, the last change first.

round(Directory, Round, state(Groups0, Acknowledged0), state(Groups, Acknowledged)) :-
    length(Changes, 40),
    foldl(drawn(Round), Changes, 1, _),
    directory_file_path(Directory, said, Said),
    directory_file_path(Directory, saved, Saved),
    setup_call_cleanup(open(Said, write, Empty), true, close(Empty)),
    flush_output,
    fork(Pid),
    (   Pid == child
    ->  catch(changes(Changes, Directory, Said, Saved), Error, print_message(error, Error)),
        sleep(60)
    ;   true
    ),
    random(Part),
    Seconds is Part/3,
    sleep(Seconds),
    kill(Pid, kill),
    wait(Pid, _),
    read_file_to_string(Said, Text, []),
    split_string(Text, "\n", "", Lines),
    length(Lines, Count),
    Told is Count - 1,
    load_own_knowledge,
    findall(Name, known(before(Name, killed), _), Names0),
    msort(Names0, Names),
    length(Done, Told),
    append(Done, Left, Changes),
    foldl(model, Done, Groups0, Groups1),
    (   known_names(Groups1, Names)
    ->  Groups = Groups1
    ;   Left = [Next|_],
        model(Next, Groups1, Groups2),
        known_names(Groups2, Names)
    ->  Groups = Groups2
    ;   lost(Round, changes(Told, Done, Groups1, Names))
    ),
    (   exists_file(Saved),
        \+ read_knowledge(Saved, _, [])
    ->  lost(Round, saved)
    ;   true
    ),
    Acknowledged is Acknowledged0 + Told,
    (   Round mod 100 =:= 0
    ->  format(user_error, "~d kills, ~d changes acknowledged~n", [Round, Acknowledged])
    ;   true
    ).

lost(Round, What) :-
    format("round ~d: ~q~n", [Round, What]),
    halt(1).

known_names(Groups, Names) :-
    append(Groups, All),
    msort(All, Names).

drawn(Round, Change, Number, Next) :-
    Next is Number + 1,
    format(atom(A), "a~d_~d", [Round, Number]),
    format(atom(B), "b~d_~d", [Round, Number]),
    random_member(Change, [add(A), add(A), import(A, B), undo, save]).

model(add(A), Groups, [[A]|Groups]).
model(import(A, B), Groups, [[A, B]|Groups]).
model(undo, Groups0, Groups) :-
    (   Groups0 = [_|Groups1]
    ->  Groups = Groups1
    ;   Groups = []
    ).
model(save, Groups, Groups).

                /*******************************
                *           THE CHILD          *
                *******************************/

changes(Changes, Directory, Said, Saved) :-
    forall(member(Change, Changes),
           ( change(Change, Directory, Saved),
             setup_call_cleanup(open(Said, append, Out), format(Out, "made~n", []), close(Out))
           )).

change(add(A), _, _) :-
    add_clause(before(A, killed), _, _).
change(import(A, B), Directory, _) :-
    directory_file_path(Directory, given, File),
    setup_call_cleanup(open(File, write, Out),
                       format(Out, "before(~w, killed).~nbefore(~w, killed).~n", [A, B]),
                       close(Out)),
    import_knowledge(File, 2, []).
change(undo, _, _) :-
    catch(undo_change(_), error(gunshi(_), _), true).
change(save, _, Saved) :-
    save_knowledge(Saved, _).
