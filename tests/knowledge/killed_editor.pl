/*  Kills a process that changes the knowledge, again and again, and looks at what is left:

        swipl -p library=prolog tests/knowledge/killed_editor.pl ROUNDS SEED

    A child, forked for each round, adds clauses, imports files, learns, takes back and saves, and
    writes down each change that it was told is made. It is killed with no notice within a third of
    a second. Then the directory is read: it has all changes that were acknowledged, and perhaps the
    one that was under way, whole; a file that was saved is whole. In each fifth round there are two
    such children at once, in each tenth four, who take nothing back, since that would be the
    others' changes too. Prints what came of it; exit status 1 when something is lost.
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
    writers(Round, Count),
    numlist(1, Count, Numbers),
    maplist(writer(Directory, Round, Count), Numbers, Writers),
    maplist(kill_writer, Writers),
    maplist(acknowledged(Round), Writers, Told),
    load_own_knowledge,
    findall(Name, known(attack_plan(Name, _, "killed"), _), Names0),
    msort(Names0, Names),
    (   foldl(expected, Writers, Told, [Groups0], States),
        member(Groups, States),
        known_names(Groups, Names)
    ->  true
    ;   lost(Round, changes(Told, Writers, Groups0, Names))
    ),
    (   member(writer(_, _, Saved, _), Writers),
        exists_file(Saved),
        \+ read_knowledge(Saved, _, [])
    ->  lost(Round, saved)
    ;   true
    ),
    sum_list([Acknowledged0|Told], Acknowledged),
    (   Round mod 100 =:= 0
    ->  format(user_error, "~d kills, ~d changes acknowledged~n", [Round, Acknowledged])
    ;   true
    ).

writers(Round, Count) :-
    (   Round mod 10 =:= 0
    ->  Count = 4
    ;   Round mod 5 =:= 0
    ->  Count = 2
    ;   Count = 1
    ).

%   writer(+Directory, +Round, +Count, +Number, -Writer): Writer, writer(Pid, Said, Saved, Changes),
%   is a child that has begun.

writer(Directory, Round, Count, Number, writer(Pid, Said, Saved, Changes)) :-
    length(Changes, 40),
    foldl(drawn(Round, Count, Number), Changes, 1-0, _),
    maplist(file_of(Directory, Number), [said, saved, given], [Said, Saved, Given]),
    setup_call_cleanup(open(Said, write, Empty), true, close(Empty)),
    flush_output,
    fork(Pid),
    (   Pid == child
    ->  catch(changes(Changes, Given, Said, Saved), Error,
              ( print_message(error, Error), say(Said, failed) )),
        sleep(60)
    ;   true
    ).

file_of(Directory, Number, Base, File) :-
    format(atom(Name), "~w~d", [Base, Number]),
    directory_file_path(Directory, Name, File).

kill_writer(writer(Pid, _, _, _)) :-
    random(Part),
    Seconds is Part/3,
    sleep(Seconds),
    kill(Pid, kill),
    wait(Pid, _).

acknowledged(Round, writer(_, Said, _, _), Told) :-
    read_file_to_string(Said, Text, []),
    split_string(Text, "\n", "", Lines),
    (   memberchk("failed", Lines)
    ->  lost(Round, failed)
    ;   true
    ),
    length(Lines, Count),
    Told is Count - 1.

%   expected(+Writer, +Told, +States0, -States): States are the Groups that may be known when Writer
%   was told that so many changes are made, and perhaps made one more.

expected(writer(_, _, _, Changes), Told, States0, States) :-
    length(Done, Told),
    append(Done, Left, Changes),
    findall(State,
            ( member(State0, States0),
              foldl(model, Done, State0, State1),
              (   State = State1
              ;   Left = [Next|_],
                  model(Next, State1, State)
              )
            ),
            States).

lost(Round, What) :-
    format("round ~d: ~q~n", [Round, What]),
    halt(1).

known_names(Groups, Names) :-
    append(Groups, All),
    msort(All, Names).

%   drawn(+Round, +Count, +Writer, -Change, +Number0-Own0, -Number-Own): what a child takes back is
%   one of its Own changes; of those of a round before, the last is not known when there were
%   several writers.

drawn(Round, Count, Writer, Change, Number-Own0, Next-Own) :-
    Next is Number + 1,
    format(atom(A), "a~d_~d_~d", [Round, Writer, Number]),
    format(atom(B), "b~d_~d_~d", [Round, Writer, Number]),
    (   Count =:= 1,
        Own0 > 0
    ->  More = [undo]
    ;   More = []
    ),
    random_member(Change, [add(A), add(A), import(A, B), learn(A, B), save|More]),
    (   Change == undo
    ->  Own is Own0 - 1
    ;   Change == save
    ->  Own = Own0
    ;   Own is Own0 + 1
    ).

model(add(A), Groups, [[A]|Groups]).
model(import(A, B), Groups, [[A, B]|Groups]).
model(learn(A, B), Groups, [[A, B]|Groups]).
model(undo, [_|Groups], Groups).
model(save, Groups, Groups).

                /*******************************
                *           THE CHILD          *
                *******************************/

changes(Changes, Given, Said, Saved) :-
    forall(member(Change, Changes),
           ( change(Change, Given, Saved),
             say(Said, made)
           )).

say(Said, What) :-
    setup_call_cleanup(open(Said, append, Out), format(Out, "~w~n", [What]), close(Out)).

change(add(A), _, _) :-
    given(A, Fact),
    add_clause(Fact, _, _).
change(import(A, B), File, _) :-
    setup_call_cleanup(open(File, write, Out),
                       forall(( member(Name, [A, B]), given(Name, Fact) ),
                              format(Out, "~q.~n", [Fact])),
                       close(Out)),
    import_knowledge(File, 2, []).
change(learn(A, B), _, _) :-            % as a game that was studied does it
    given(A, FactA),
    given(B, FactB),
    own_change_if(true, [add(FactA), add(FactB)], _).
change(undo, _, _) :-
    catch(undo_change(_), error(gunshi(_), _), true).
change(save, _, Saved) :-
    save_knowledge(Saved, _).

%   given(+Name, -Fact): one that is right whatever the name is.

given(Name, attack_plan(Name, "", "killed")).
