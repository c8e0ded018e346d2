:- encoding(utf8).
/*  The page's server for long, with many sessions at once:

        swipl -p library=prolog -p tests=tests tests/web/soaked_page.pl SECONDS FILE

    `gunshi web` runs as a process of its own (soaked_server.pl). Twenty sessions hear its events,
    and ask as windows do, a question and then a pause: they play, step, take back, look, ask why,
    explain, change the knowledge and take the change back, practise, play Othello, load the page
    anew; each connects again now and then. They share the game, so that some of what they ask is
    refused; what is neither answered nor refused is a fault. A line a minute says what the server
    holds: memory, atoms, clauses, threads, open files (soaking.pl). Faults, and what has grown at
    the end, are exit status 1. FILE gets the lines as a table; `-` for none.
*/
:- module(soaked_page, []).
:- use_module(library(filesex)).
:- use_module(library(http/json)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(random)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/base/temporary)).
:- use_module(library(gunshi/web/page_files)).
:- use_module(tests(soaking)).
:- use_module(tests(web/client)).

:- initialization(run, main).

:- dynamic
    fault/2,                            % fault(Name, Status): what was neither answered nor refused
    over/0.

sessions(20).
pause(1.5).                             % seconds between the questions of a session, in the mean
heard(30, 90).                          % after so many lines of events a session connects again

run :-
    current_prolog_flag(argv, [Text, File|_]),
    atom_number(Text, Seconds),
    make_temporary_directory(soak, Directory),
    module_property(soaked_page, file(Here)),
    file_directory_name(Here, Folder),
    directory_file_path(Folder, 'soaked_server.pl', Script),
    process_create(path(swipl), ['-q', '-f', none, '-p', 'library=prolog', '-p', 'tests=tests',
                                 Script, Directory],
                   [stdin(pipe(In)), stdout(pipe(Out)), process(Process)]),
    call_cleanup(soak(In, Out, Seconds, Kinds, Samples),
                 ( close(In), process_kill(Process, int), process_wait(Process, Status) )),
    close(Out),
    delete_directory_and_contents(Directory),
    write_samples(File, Kinds, Samples),
    findall(Name-Fault, fault(Name, Fault), Faults),
    forall(member(Name-Fault, Faults), format("~w: ~q~n", [Name, Fault])),
    (   Status == exit(0)
    ->  true
    ;   format("the server ended with ~w~n", [Status])
    ),
    (   nothing_grows(Kinds, Samples),
        Faults == [],
        Status == exit(0)
    ->  true
    ;   halt(1)
    ).

soak(In, Out, Seconds, Kinds, Samples) :-
    read_line_to_string(Out, Url),
    served_at(Url),
    done(effort, _{level:1}, _),
    get_time(Start),
    End is Start+Seconds,
    sample_interval(Seconds, Every),
    server_says(In-Out, kinds, Kinds),
    tell_kinds(Kinds),
    sessions(Count),
    findall(Thread,
            ( between(1, Count, N),
              member(Goal, [session(N), hearing]),
              thread_create(Goal, Thread)
            ),
            Threads),
    samples(In-Out, Start, End, Every, Samples),
    assertz(over),
    forall(member(Thread, Threads), thread_join(Thread, _)).

samples(Server, Start, End, Every, [Sample|Samples]) :-
    sample(Server, Start, Sample),
    tell_sample(Sample),
    get_time(Now),
    (   Now >= End
    ->  Samples = []
    ;   sleep(Every),
        samples(Server, Start, End, Every, Samples)
    ).

sample(Server, Start, sample(Minutes, Asked, Values)) :-
    get_time(Now),
    Minutes is (Now-Start)/60,
    flag(asked, Asked, Asked),
    server_says(Server, values, Values).

%   server_says(+Server, +Question, -Answer): as soaked_server.pl tells.

server_says(In-Out, Question, Answer) :-
    format(In, "~q.~n", [Question]),
    flush_output(In),
    read_term(Out, Answer, []).

                /*******************************
                *          A SESSION           *
                *******************************/

session(N) :-
    set_random(seed(N)),
    repeat,
    findall(Weight-Question, question(Weight, Question), Questions),
    drawn(Questions, Question0),
    catch(put_question(Question0), Error, assertz(fault(Question0, Error))),
    flag(asked, Asked, Asked+1),
    pause(Mean),
    Pause is Mean*2*random_float,
    sleep(Pause),
    over,
    !.

drawn(Questions, Question) :-
    findall(Weight, member(Weight-_, Questions), Weights),
    sum_list(Weights, Sum),
    Drawn is random(Sum),
    nth_weight(Questions, Drawn, Question).

nth_weight([Weight-Question|Questions], Drawn, Chosen) :-
    (   Drawn < Weight
    ->  Chosen = Question
    ;   Rest is Drawn-Weight,
        nth_weight(Questions, Rest, Chosen)
    ).

%   question(?Weight, ?Question): what a session does, as often as its weight says.

question(20, play).
question(2,  ask(new, _{program:"gote"})).
question(2,  ask(new, _{program:"none"})).
question(1,  ask(new, _{program:"sente", main:60, increment:2})).
question(6,  ask(back, _{})).
question(10, step).
question(1,  ask(resign, _{})).
question(1,  ask(declare, _{})).
question(2,  ask(go, _{})).
question(1,  ask(stop, _{never:true})).
question(6,  why).
question(3,  ask(hint, _{})).
question(3,  ask(candidates, _{})).
question(2,  ask(threats, _{})).
question(2,  ask(plans, _{language:"ja"})).
question(2,  ask(castles, _{})).
question(3,  ask(joseki, _{})).
question(2,  ask(joseki_graph, _{})).
question(2,  ask(targets, _{of:"plan"})).
question(1,  ask(shapes, _{})).
question(1,  ask(heat, _{side:"gote", kind:"fu"})).
question(2,  book).
question(1,  record).
question(1,  ask(explain, _{nodes:200})).
question(2,  ask(explaining, _{})).
question(2,  ask(explained, _{})).
question(2,  ask(kif, _{})).
question(2,  ask(find, _{text:"strategy"})).
question(1,  ask(words, _{})).
question(3,  ask(check, _{text:"before(mate, joseki)."})).
question(1,  change).
question(1,  learn).
question(1,  ask(history, _{})).
question(2,  practise).
question(1,  ask(problems, _{})).
question(1,  ask(forms, _{})).
question(4,  othello).
question(1,  ask(othello_new, _{computer:"white", player:"otl"})).
question(1,  page).

put_question(ask(Name, Dict)) :-
    ask(Name, Dict, _).
put_question(play) :-
    ask(table, _{}, Table),
    (   get_dict(legal, Table, [Move|Moves])
    ->  random_member(Usi, [Move|Moves]),
        ask(move, _{usi:Usi}, _)
    ;   true
    ).
put_question(step) :-
    ask(table, _{}, Table),
    (   get_dict(moves, Table, Moves)
    ->  length(Moves, Length),
        Most is Length+1,
        Ply is random(Most),
        ask(goto, _{ply:Ply}, _)
    ;   true
    ).
put_question(why) :-
    ask(table, _{}, Table),
    (   get_dict(ply, Table, Ply),
        Ply > 0
    ->  ask(why, _{ply:Ply}, Why),
        (   get_dict(clause, Why, Clause)
        ->  ask(without, _{ply:Ply, clause:Clause}, _),
            ask(clause, _{name:Clause}, _)
        ;   true
        )
    ;   true
    ).
put_question(book) :-
    ask(book_add, _{name:"a.usi", bytes:"startpos moves 7g7f 3c3d\nstartpos moves 2g2f"}, Answer),
    (   get_dict(books, Answer, [Book|_])
    ->  ask(books, _{}, _),
        ask(book_drop, _{id:Book.id}, _)
    ;   true
    ).
put_question(record) :-
    Bytes = "startpos moves 7g7f 3c3d 8h2b+ 3a2b 2g2f B*4e 1g1f 4e2g+",
    ask(load, _{name:"a.usi", bytes:Bytes}, _).
put_question(change) :-
    Text = "strategy(soaked, \"本から\", \"by a book\", Now, Move) :- joseki_move(Now, Move).",
    ask(save, _{text:Text}, Answer),
    (   get_dict(place, Answer, _)
    ->  ask(changes, _{}, _),
        ask(undo, _{}, _)
    ;   true
    ).
put_question(learn) :-
    ask(learn, _{}, _),
    ask(learned, _{}, Answer),
    (   get_dict(games, Answer, [Game|_])
    ->  ask(unlearn, _{game:Game.key}, _)
    ;   true
    ).
put_question(practise) :-
    Sfen = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1",
    ask(legal, _{sfen:Sfen}, _),
    ask(try, _{sfen:Sfen, usi:"G*5b"}, _),
    ask(judge, _{sfen:Sfen, usi:"G*5b", played:"5i5h"}, _).
put_question(othello) :-
    ask(othello, _{}, Game),
    (   get_dict(legal, Game, [Move|Moves])
    ->  random_member(Played, [Move|Moves]),
        ask(othello_move, _{move:Played}, _)
    ;   true
    ),
    ask(othello_hint, _{}, _).
put_question(page) :-
    forall(page_file(Name, _, _),
           ( format(atom(Path), "/page/~w", [Name]),
             known_request('GET', Path, "", Request),
             asked(Request, Status, _),
             (   Status == 200
             ->  true
             ;   assertz(fault(Path, Status))
             ) )).

%   ask(+Name, +Dict, -Answer): what is refused has an answer without the keys that are looked for.

ask(Name, Dict, Answer) :-
    (   answered(Name, Dict, Status0, Answer0)
    ->  Status = Status0,
        Answer = Answer0
    ;   Status = none,
        Answer = _{}
    ),
    (   memberchk(Status, [200, 400])
    ->  true
    ;   assertz(fault(Name, Status))
    ).

%   hearing: what a window hears, and now and then it connects again.

hearing :-
    repeat,
    catch(hear, error(_, _), true),
    sleep(1),
    over,
    !.

hear :-
    connected(In, Out),
    call_cleanup(( known_request('GET', '/events', "", Request),
                   format(Out, "~s", [Request]),
                   flush_output(Out),
                   heard(Least, Most),
                   random_between(Least, Most, Count),
                   hear(Count, In) ),
                 ( close(Out, [force(true)]), close(In, [force(true)]) )).

hear(Count, In) :-
    (   Count > 0,
        \+ over,
        read_line_to_string(In, Line),
        Line \== end_of_file
    ->  Left is Count-1,
        hear(Left, In)
    ;   true
    ).
