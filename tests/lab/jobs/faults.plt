/*  Jobs on a real Redis server: workers and the server are killed, stopped and confused in the
    midst of work, and what is heard is what one process hears. The units wait (waiting.pl), so that
    the moment is known.

    One server and its two workers, a and b, serve all tests but those that need others.
*/
:- module(test_faults, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(random)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/lab/jobs/data)).
:- use_module(library(gunshi/lab/jobs/keys)).
:- use_module(library(gunshi/lab/jobs/looking)).
:- use_module(library(gunshi/lab/jobs/server)).
:- use_module(library(gunshi/lab/jobs/store)).
:- use_module(library(gunshi/lab/jobs/taking)).
:- use_module(library(gunshi/lab/jobs/there)).
:- use_module(tests(lab/jobs/redis)).
:- use_module(tests(lab/jobs/served)).
:- use_module(tests(lab/jobs/waiting)).
:- use_module(tests(sizes)).

:- begin_tests(faults, [setup(begin_server), cleanup(end_server)]).

test(same_as_here) :-
    squares(60, 0.01, Units),
    with_both(Server),
    ask_there(Server, same, Units, Heard),
    same_here(Units, Heard).

%   A worker is killed in its first unit, which is then lost once: the other one has it.

test(worker_killed, Status == killed(9)) :-
    squares(4, 1.5, Units),
    units_id(killed, Units, Id),
    with_both(Server),
    while_asking(Server, killed, Units,
                 ( wait_for(300, is_running(Server, Id, 2, 0)),
                   end_worker(a, kill, Status),
                   wait_for(300, faults(Server, Id, [Field-"1"]))
                 ),
                 Heard),
    assertion(sub_string(Field, _, _, 0, ":lost")),
    same_here(Units, Heard).

%   A worker that is ended lets its unit go: another has it within the silence that a kill would
%   need, and it was not lost.

test(worker_ended, Status-Number == exit(0)-Left) :-
    Units = [unit(1, 30), unit(2, 30)],
    units_id(ended, Units, Id),
    with_both(Server),
    own_fit(Fit),
    on_server(Server, Connection,
              ( submit_job(Connection, job(Id, waiting, Fit, common(ended), "waiting", 60),
                           Units, 1),
                wait_for(300, is_running(Server, Id, 2, 0)),
                number_of(Connection, a, Id, Left),
                end_worker(a, term, Status),
                take_unit(Connection, [Id], me, [], _, taken(Id, Number, _)),
                faults(Server, Id, Faults),
                cancel_job(Connection, Id, _)
              )),
    assertion(Faults == []).

%   number_of(+Connection, +Name, +Id, -Number): the worker says that it is at that unit.

number_of(Connection, Name, Id, Number) :-
    wait_for(300, ( workers_said(Connection, Said),
                   member(_-Text, Said),
                   text_data(Text, [_]>>true, worker(Name, _, _, _, _, [Id-Number]))
                 )).

%   A unit that is given back, however often, is one that waits, and is never dead of it.

test(given_back, Waiting-Running-By == 1-0-[]) :-
    server(Server),
    on_server(Server, Connection,
              ( with_others_job(Connection, back, [unit(1, 0)], Id),
                forall(between(1, 12, _),
                       ( take_unit(Connection, [Id], me, [], _, Taken),
                         assertion(Taken = taken(Id, 1, _)),
                         release_unit(Connection, Id, 1)
                       )),
                job_about(Connection, Id, About),
                job_dead(Connection, Id, inf, Dead),
                _{waiting:Waiting, running:Running, by:ByDict} :< About,
                dict_pairs(ByDict, _, By)
              )),
    assertion(Dead == []).

%   One that is lost as often is dead. It is lost when nobody has said for long to be at it.

test(lost_often, Taken-Dead == none-[1-"its worker ended, or was silent, 10 times"]) :-
    server(Server),
    on_server(Server, Connection,
              ( with_others_job(Connection, often, [unit(1, 0)], Id),
                job_key(Id, units, Stream),
                forall(between(1, 10, _),
                       ( take_unit(Connection, [Id], me, [], _, taken(Id, 1, _)),
                         ask(Connection,
                             xclaim(Stream, workers, me, 0, '1-0', idle, 6000, justid), _)
                       )),
                take_unit(Connection, [Id], me, [], _, Taken),
                job_dead(Connection, Id, inf, Dead),
                cancel_job(Connection, Id, _)
              )).

%   A worker is stopped, its unit done by another; it wakes up while the job goes on, and what it
%   has is dropped.

test(worker_stopped) :-
    squares(5, 2.5, Units),
    units_id(stopped, Units, Id),
    with_both(Server),
    worker(a, Worker),
    while_asking(Server, stopped, Units,
                 ( wait_for(300, is_running(Server, Id, 2, 0)),
                   signal_process(Worker, stop),
                   wait_for(300, is_running(Server, Id, 1, 4)),
                   signal_process(Worker, cont),
                   wait_for(300, is_late(Server, Id))
                 ),
                 Heard),
    same_here(Units, Heard).

is_late(Server, Id) :-
    about(Server, Id, About),
    About.late =:= 1.

test(server_killed) :-
    squares(12, 0.3, Units),
    units_id(restarted, Units, Id),
    with_both(Server),
    while_asking(Server, restarted, Units,
                 ( wait_for(300, is_running(Server, Id, 1, 2)),
                   stop_redis(Server, kill),
                   sleep(1),
                   start_redis(Server)
                 ),
                 Heard),
    same_here(Units, Heard).

%   Without its files the server has lost all; the asker puts there what is still to be done.

test(server_lost_all) :-
    squares(12, 0.3, Units),
    units_id(lost, Units, Id),
    with_both(Server),
    server_directory(Server, Directory),
    while_asking(Server, lost, Units,
                 ( wait_for(300, is_running(Server, Id, 1, 2)),
                   stop_redis(Server, kill),
                   delete_directory_contents(Directory),
                   start_redis(Server)
                 ),
                 Heard),
    same_here(Units, Heard).

test(group_lost) :-
    squares(12, 0.3, Units),
    units_id(group, Units, Id),
    job_key(Id, units, Stream),
    with_both(Server),
    while_asking(Server, group, Units,
                 ( wait_for(300, is_running(Server, Id, 1, 2)),
                   on_server(Server, Connection,
                             ask(Connection, xgroup(destroy, Stream, workers), _))
                 ),
                 Heard),
    same_here(Units, Heard).

test(other_fit, Waiting == 1) :-
    with_both(Server),
    on_server(Server, Connection,
              ( with_others_job(Connection, other, [unit(1, 0)], Id),
                wait_for(300, forall(worker(_, Worker), has_said(Worker, Id))),
                sleep(1),
                job_about(Connection, Id, About),
                cancel_job(Connection, Id, _)
              )),
    forall(worker(_, Worker), assertion(has_said(Worker, "other("))),
    Waiting = About.waiting.

%   Three tries; the others are done.

test(broken, Outcomes == ["-(unit(1,0),done(square(1)))", "-(unit(3,0),done(square(9)))"]) :-
    Units = [unit(1, 0), broken(2), unit(3, 0)],
    units_id(broken, Units, Id),
    with_both(Server),
    ask_there(Server, broken, Units, Heard),
    on_server(Server, Connection, job_dead(Connection, Id, inf, Dead)),
    reverse(Heard, [First, Second, Third]),
    Outcomes = [First, Third],
    assertion(sub_string(Second, 0, _, _, "-(broken(2),dead(")),
    assertion(Dead = [2-"broken"]),
    assertion(one_has_said("failed(")).

%   A unit that hangs is stopped when its time is over, three times; its worker goes on.

test(hanging, Kinds == [dead, done]) :-
    Units = [hanging(1), unit(2, 0)],
    with_both(Server),
    asking(Server, 1, Asking),
    run_there(Asking, waiting, common(hanging), Units, heard, [], Heard),
    kinds(Heard, Kinds).

%   What others write is refused, and nothing of it called.

test(strange_result, [ forall(member(Text, [ "halt", "done(shell(ls))", "done(square(X))", "done(",
                                             "\u0000T\u0000done(square(1))"
                                           ])),
                       throws(error(gunshi(job_result(_, 1, _)), _)) ]) :-
    Units = [unit(Text, 0)],
    units_id(strange, Units, Id),
    server(Server),
    on_server(Server, Connection, store_result(Connection, Id, 1, Text)),
    ask_there(Server, strange, Units, _).

%   A name that library(redis) reads as a term is nobody's; who looks goes on.

test(strange_names, Seen == [[], [], []]) :-
    Strange = "\u0000T\u0000strange(name)",
    job_key(state, Key),
    job_key(work, Work),
    with_redis(Server,
               on_server(Server, Connection,
                         ( ask_all(Connection,
                                   [ hset('gunshi:running', Strange, fit),
                                     sadd('gunshi:jobs', Strange), sadd('gunshi:workers', Strange),
                                     hset(Key, state, Strange),
                                     hset(Work, kind, waiting, common, "common(a)", limit, Strange)
                                   ]),
                           running_jobs(Connection, Running),
                           job_ids(Connection, Ids),
                           workers_said(Connection, Said),
                           \+ job_state(Connection, state, _),
                           \+ job_work(Connection, work, _, _, _)
                         ))),
    Seen = [Running, Ids, Said].
test(strange_unit, Kinds == [dead]) :-
    with_both(Server),
    ask_there(Server, strange, [other(1)], Heard),
    kinds(Heard, Kinds).

%   An entry of the stream without a unit is one that fails; a count that is no number counts anew;
%   where the units begin is then unknown.

test(strange_entry, Texts == ["", "unit(2,0)"]) :-
    server(Server),
    on_server(Server, Connection,
              ( others_fit(Fit),
                job_id(waiting, Fit, common(entry), [], Id),
                job_key(Id, units, Stream),
                ask(Connection, xadd(Stream, '1-0', nothing, "unit(1,0)"), _),
                Units = [unit(1, 0), unit(2, 0)],
                submit_job(Connection, job(Id, waiting, Fit, common(entry), "waiting", 60),
                           Units, 1),
                findall(Number-Text,
                        ( member(_, Units),
                          take_unit(Connection, [Id], me, [], _, taken(Id, Number, Text))
                        ),
                        Pairs),
                cancel_job(Connection, Id, _)
              )),
    findall(Text, member(_-Text, Pairs), Texts).
test(strange_counts, [forall(member(Strange, ["x", "1.5", "", "99999999999999999999",
                                               "\u0000T\u0000f(x)"])),
                      Tries-Again == [1, 2, 3]-taken]) :-
    server(Server),
    on_server(Server, Connection,
              ( with_others_job(Connection, Strange, [unit(1, 0)], Id),
                job_key(Id, Key),
                job_key(Id, faults, Faults),
                job_key(Id, units, Stream),
                ask_all(Connection,
                        [ hset(Key, before, Strange, late, Strange),
                          hset(Faults, 1, Strange, '1:lost', Strange) ]),
                with_others_job(Connection, Strange, [unit(1, 0)], Id),
                take_unit(Connection, [Id], me, [], _, taken(Id, 1, _)),
                ask(Connection, xclaim(Stream, workers, me, 0, '1-0', idle, 6000, justid), _),
                take_unit(Connection, [Id], me, [], _, Taken),
                functor(Taken, Again, _),
                findall(Tried,
                        ( between(1, 3, _), unit_failed(Connection, Id, 1, "broken", Tried) ),
                        Tries),
                \+ store_result(Connection, Id, 1, "done(square(1))"),
                job_about(Connection, Id, About),
                cancel_job(Connection, Id, _)
              )),
    assertion(About.late == 1).

%   A worker that comes when its job has vanished writes nothing that stays, and the job is none
%   that workers look at any more.

test(vanished, Kept-Running == []-[]) :-
    Units = [unit(1, 0)],
    with_redis(Server,
               on_server(Server, Connection,
                         ( with_others_job(Connection, vanished, Units, Id),
                           job_key(Id, Key),
                           job_key(Id, units, Stream),
                           ask_all(Connection, [ del(Key), del(Stream) ]),
                           store_result(Connection, Id, 1, "done(square(1))"),
                           \+ store_result(Connection, Id, 1, "done(square(1))"),
                           unit_failed(Connection, Id, 1, "broken", 1),
                           take_unit(Connection, [Id], me, [], _, none),
                           running_jobs(Connection, Running),
                           job_ids(Connection, []),
                           ask(Connection, keys('gunshi:*'), Keys),
                           findall(One,
                                   ( member(One, Keys), ask(Connection, ttl(One), Ttl), Ttl < 0 ),
                                   Kept)
                         ))).

%   No room on the disk: nothing is lost, and it goes on when there is room again. The server may
%   write files of so many bytes. The workers must be at work by then: one that begins when there is
%   no room is told so, and ends.

test(disk_full) :-
    squares(30, 0.2, Units),
    units_id(full, Units, Id),
    with_both(Server),
    while_asking(Server, full, Units,
                 ( wait_for(300, is_running(Server, Id, 2, 1)),
                   limit_files(Server, 1),
                   wait_for(300, one_has_said("full(")),
                   limit_files(Server, unlimited)
                 ),
                 Heard),
    same_here(Units, Heard).

limit_files(Server, Bytes) :-
    redis_process(Server, Pid),
    format(atom(Limit), "--fsize=~w:unlimited", [Bytes]),
    process_create(path(prlimit), ['--pid', Pid, Limit], []).

%   Workers and the server are killed at random moments, and begun again.

test(random_kills) :-
    size(4, 100, Kills),
    size([], [c, d], More),
    Count is 10*Kills,
    squares(Count, 0.2, Units),
    units_id(kills, Units, Id),
    with_both(Server),
    forall(member(Name, More), begin_worker(Server, Name)),
    while_asking(Server, kills, Units,
                 ( wait_for(300, is_running(Server, Id, 1, 1)),
                   forall(between(1, Kills, _), kill_one(Server, [a, b|More]))
                 ),
                 Heard),
    same_here(Units, Heard).

kill_one(Server, Names) :-
    Wait is random_float,
    sleep(Wait),
    (   maybe(0.2)
    ->  stop_redis(Server, kill),
        start_redis(Server)
    ;   random_member(Name, Names),
        end_worker(Name, kill, _),
        begin_worker(Server, Name)
    ).

:- end_tests(faults).
