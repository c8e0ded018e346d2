/*  Who asks for a job on a real Redis server is killed, stopped, doubled or disturbed, and what is
    heard is what one process hears.
*/
:- module(test_askers, []).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/lab/jobs/keys)).
:- use_module(library(gunshi/lab/jobs/server)).
:- use_module(library(gunshi/lab/jobs/store)).
:- use_module(library(gunshi/lab/jobs/taking)).
:- use_module(library(gunshi/lab/jobs/there)).
:- use_module(tests(lab/jobs/redis)).
:- use_module(tests(lab/jobs/served)).
:- use_module(tests(lab/jobs/waiting)).

:- dynamic kept_told/1.                 % kept_told(Name): what has been told, the first first

keep_told(What) :-
    functor(What, Name, _),
    assertz(kept_told(Name)).

%   heard_to(+Last, +How, ...): counts; at the unit Last it stops, or breaks off.

heard_to(Last, How, _, _, Count0, S) :-
    Count is Count0+1,
    (   Count < Last
    ->  S = Count
    ;   How == stop
    ->  S = stop(Count)
    ;   throw(broken_off(Count))
    ).

:- begin_tests(askers, [setup(begin_server), cleanup(end_server)]).

test(asker_killed) :-
    squares(16, 0.4, Units),
    units_id(asker, Units, Id),
    with_both(Server),
    server_port(Server, Port),
    waiting_process([asker, Port, asker, 16, 0.4], Asker),
    wait_for(300, is_running(Server, Id, 1, 2)),
    end_process(Asker, kill, Status),
    about(Server, Id, Before),
    ask_there(Server, asker, Units, Heard),
    assertion(Status == killed(9)),
    assertion(Before.state == running),
    assertion(Before.done < 16),
    same_here(Units, Heard).

test(two_askers, First == Second) :-
    squares(10, 0.1, Units),
    with_both(Server),
    while_asking(Server, two, Units, ask_there(Server, two, Units, First), Second),
    same_here(Units, First).

%   Both find the job lost, and put it there again beside each other. Both must have found the
%   server before it is killed: one that comes when there is none is told so, and ends. The clients
%   are two of each worker, the askers, and who looks.

test(two_askers_of_a_lost_job, First == Second) :-
    squares(1500, 0.002, Units),
    units_id(both, Units, Id),
    with_both(Server),
    server_directory(Server, Directory),
    while_asking(Server, both, Units,
                 while_asking(Server, both, Units,
                              ( wait_for(300, is_running(Server, Id, 1, 10)),
                                wait_for(300, clients(Server, 7)),
                                stop_redis(Server, kill),
                                delete_directory_contents(Directory),
                                start_redis(Server)
                              ),
                              First),
                 Second),
    same_here(Units, First).

clients(Server, Least) :-
    on_server(Server, Connection, ask(Connection, info(clients), Text)),
    split_string(Text, "\n", "\r", Lines),
    member(Line, Lines),
    string_concat("connected_clients:", CountText, Line),
    number_string(Count, CountText),
    Count >= Least.

%   What an asker or a worker has taken away that another puts there in the same moment: where the
%   kind of the job, or its entry for the workers, is gone, it is put there once more.

test(half_a_job, [ forall(member(Gone, [kind, running])) ]) :-
    squares(3, 0, Units),
    units_id(Gone, Units, Id),
    with_both(Server),
    half_gone(Gone, Id, Command),
    without_workers(
        while_asking(Server, Gone, Units,
                     ( wait_for(300, is_there(Server, Id)),
                       on_server(Server, Connection, ask_all(Connection, [Command])),
                       signal_workers(cont)
                     ),
                     Heard)),
    same_here(Units, Heard).

half_gone(kind, Id, hdel(Key, kind)) :-
    job_key(Id, Key).
half_gone(running, Id, hdel('gunshi:running', Id)).

is_there(Server, Id) :-
    on_server(Server, Connection, job_state(Connection, Id, running)).

%   Where nothing comes for long, that is told once, and waited for.

test(nothing_comes, Told == [job, silent]) :-
    squares(2, 0, Units),
    with_both(Server),
    server_port(Server, Port),
    Asking = asking(localhost:Port, [about("waiting"), limit(60)], test_askers:keep_told),
    retractall(test_askers:kept_told(_)),
    without_workers(
        catch(call_with_time_limit(15, run_there(Asking, waiting, common(silent), Units,
                                                 heard_to(9, stop), 0, _)),
              time_limit_exceeded,
              true)),
    findall(What, retract(test_askers:kept_told(What)), Told).

%   One asker stops at the second unit; the next goes on from the third, and is broken off there;
%   what comes then hears all.

test(stopped_broken_off) :-
    squares(5, 0, Units),
    units_id(off, Units, Id),
    with_both(Server),
    asking(Server, 60, Asking),
    without_workers(
        ( on_server(Server, Connection,
                    ( store_result(Connection, Id, 1, "done(square(1))"),
                      store_result(Connection, Id, 2, "done(square(4))")
                    )),
          run_there(Asking, waiting, common(off), Units, heard_to(2, stop), 0, 2)
        )),
    catch(run_there(Asking, waiting, common(off), Units, heard_to(3, throw), 0, _),
          broken_off(3), true),
    about(Server, Id, Between),
    ask_there(Server, off, Units, Heard),
    assertion(memberchk(Between.state, [running, complete])),
    same_here(Units, Heard).

%   The same question again, when all is done, needs no worker.

test(again, Again == First) :-
    squares(5, 0.01, Units),
    with_both(Server),
    ask_there(Server, again, Units, First),
    without_workers(ask_there(Server, again, Units, Again)).

%   A worker that hangs is free long before the time of its unit is over, and the asker is told.

test(cancelled, Error = error(gunshi(job_cancelled(Id)), _)) :-
    Units = [hanging(1)],
    units_id(cancelled, Units, Id),
    with_both(Server),
    thread_self(Self),
    thread_create(( catch(ask_there(Server, cancelled, Units, _), Error0, true),
                    thread_send_message(Self, ended(Error0)) ),
                  Thread),
    wait_for(300, is_held(Server, Id)),
    on_server(Server, Connection, cancel_job(Connection, Id, _)),
    wait_for(300, \+ is_held(Server, Id)),
    thread_get_message(Self, ended(Error), [timeout(60)]),
    thread_join(Thread, _).

:- end_tests(askers).
