/*  What a Redis server has of long work, for the windows that look at it.

    One thread looks, each second, for all windows, and only while one of them asks: a server that
    is silent keeps no answer of ours waiting, and many windows are one asker to it. It ends when
    nobody has asked for a while. When the page's server stops, a thread that waits for a machine to
    take its connection hears of nothing for minutes: it is left to the end of the process.
*/
:- module(gunshi_web_job_looker,
          [ begin_jobs/1,               % +Text
            end_jobs/0,
            job_server/1,               % -Address
            jobs_seen/1,                % -Seen
            dead_units/3                % +Id, +Most, -Dead
          ]).
:- use_module('../base/steady', [steady_time/1]).
:- use_module('../lab/jobs/looking', [job_dead/4, jobs_there/2, workers_there/2]).
:- use_module('../lab/jobs/rates', [job_row/3, jobs_sampled/3]).
:- use_module('../lab/jobs/server', [insist/2, server_address/2, with_server/4]).
:- use_module(threads, [apart_from_answer/1]).
:- autoload(library(lists), [member/2]).

:- dynamic
    job_server/1,                       % job_server(Address), as of server_address/2
    looker/1,                           % looker(Since): there is one, since then
    looking/1,                          % looking(Thread), once it has begun
    wanted/1,                           % wanted(Time): when a window has asked last
    seen/2,                             % seen(Time, Seen), as of jobs_seen/1
    samples/1,                          % samples(Samples), as of jobs_sampled/3
    dead_wanted/2,                      % dead_wanted(Id, Most), as dead_units/3 is asked
    dead_seen/3.                        % dead_seen(Id, Time, Dead); error(Error) in place of Dead

%   In seconds: between two looks; so long nobody asks before there are no more; so old is what was
%   seen, at most; so long the first is waited for, and the end.

pause(1).
unwanted(5).
oldest(10).
patience(3).

%!  begin_jobs(+Text) is det.
%
%   From now on windows can ask for the work that the server at Text, HOST:PORT, has.
%
%   @error gunshi(job_address(Text))

begin_jobs(Text) :-
    server_address(Text, Address),
    retractall(job_server(_)),
    assertz(job_server(Address)).

%!  end_jobs is det.
%
%   From now on they cannot; who looks gives up, which is waited for.

end_jobs :-
    retractall(job_server(_)),
    forall(looking(Thread),
           catch(thread_signal(Thread, throw(given_up)), error(_, _), true)),
    patience(Patience),
    steady_time(Now),
    End is Now+Patience,
    ended_by(End).

ended_by(End) :-
    (   looking(_),
        steady_time(Now),
        Now < End
    ->  sleep(0.02),
        ended_by(End)
    ;   true
    ).

%!  job_server(-Address) is semidet.
%
%   Address, Host:Port, is the server's. Fails when there is none to look at.

%!  jobs_seen(-Seen) is semidet.
%
%   Seen is what is there now: facts(Rows, Workers), as of job_row/3 and workers_there/2, or
%   lost(Error) when the server does not say. Fails when there is none to look at.

jobs_seen(Seen) :-
    job_server(Address),
    with_mutex(gunshi_web_job_looker, want(Since)),
    patience(Patience),
    End is Since+Patience,
    seen_by(End, Address, Seen).

want(Since) :-
    steady_time(Now),
    retractall(wanted(_)),
    assertz(wanted(Now)),
    (   looker(Since)
    ->  true
    ;   retractall(seen(_, _)),
        retractall(samples(_)),
        retractall(dead_wanted(_, _)),
        retractall(dead_seen(_, _, _)),
        apart_from_answer(thread_create(gunshi_web_job_looker:look(Now), _, [detached(true)])),
        assertz(looker(Now)),
        Since = Now
    ).

%   still_wanted is semidet: a window asks. When none does, who asks next needs another looker.

still_wanted :-
    wanted(Time),
    unwanted(Most),
    steady_time(Now),
    (   Now-Time < Most
    ->  true
    ;   retractall(looker(_)),
        fail
    ).

seen_by(End, Address, Seen) :-
    steady_time(Now),
    oldest(Oldest),
    (   seen(Time, Seen0),
        Now-Time < Oldest
    ->  Seen = Seen0
    ;   Now < End
    ->  sleep(0.02),
        seen_by(End, Address, Seen)
    ;   Seen = lost(error(gunshi(job_server(Address, unreachable('no answer in time'))), _))
    ).

%!  dead_units(+Id:atom, +Most:integer, -Dead:list) is semidet.
%
%   Dead are the first Most units of the job Id, one of jobs_seen/1 just now, at which workers have
%   failed, Number-Reason. Fails when there is no server to look at.
%
%   @error gunshi(job_server(Address, What)), gunshi(job_data(Text))

dead_units(Id, Most, Dead) :-
    job_server(Address),
    steady_time(Asked),
    assertz(dead_wanted(Id, Most)),
    patience(Patience),
    End is Asked+Patience,
    dead_by(End, Id, Asked, Address, Dead0),
    (   Dead0 = error(Error)
    ->  throw(Error)
    ;   Dead = Dead0
    ).

dead_by(End, Id, Asked, Address, Dead) :-
    (   dead_seen(Id, Time, Dead0),
        Time >= Asked
    ->  Dead = Dead0
    ;   steady_time(Now),
        Now < End
    ->  sleep(0.02),
        dead_by(End, Id, Asked, Address, Dead)
    ;   throw(error(gunshi(job_server(Address, unreachable('no answer in time'))), _))
    ).

                /*******************************
                *            LOOKING           *
                *******************************/

%   look(+Since): of the thread that looks.

:- public look/1.

look(Since) :-
    thread_self(Self),
    catch(setup_call_cleanup(assertz(looking(Self)),
                             look_on(Since),
                             ( retractall(looking(Self)), retractall(looker(Since)) )),
          given_up,
          true).

look_on(Since) :-
    (   goes_on(Since)
    ->  catch(with_server_seen(look_by(Since)), error(Formal, _), note(lost(error(Formal, _)))),
        pause(Pause),
        sleep(Pause),
        look_on(Since)
    ;   true
    ).

%   goes_on(+Since) is semidet: this is still the one that looks, and somebody asks. Where nobody
%   did for a while, who asks now has another look for it.

goes_on(Since) :-
    job_server(_),
    with_mutex(gunshi_web_job_looker, ( looker(Since), still_wanted )).

look_by(Since, Connection) :-
    insist(Connection, jobs_there(Connection, Jobs)),
    insist(Connection, workers_there(Connection, Workers)),
    (   retract(samples(Samples0))
    ->  true
    ;   Samples0 = []
    ),
    jobs_sampled(Jobs, Samples0, Samples),
    assertz(samples(Samples)),
    findall(Row, ( member(Job, Jobs), job_row(Job, Samples, Row) ), Rows),
    note(facts(Rows, Workers)),
    findall(Id-Most, retract(dead_wanted(Id, Most)), Wanted),
    forall(member(Id-Most, Wanted), look_at_dead(Connection, Id, Most)),
    pause(Pause),
    sleep(Pause),
    (   goes_on(Since)
    ->  look_by(Since, Connection)
    ;   true
    ).

%   look_at_dead(+Connection, +Id, +Most): what a stranger has written in their place is told to who
%   asked.

look_at_dead(Connection, Id, Most) :-
    catch(insist(Connection, job_dead(Connection, Id, Most, Dead)),
          error(gunshi(job_data(Text)), Context),
          Dead = error(error(gunshi(job_data(Text)), Context))),
    steady_time(Now),
    transaction(( retractall(dead_seen(Id, _, _)), assertz(dead_seen(Id, Now, Dead)) )).

note(Seen) :-
    steady_time(Now),
    transaction(( retractall(seen(_, _)), assertz(seen(Now, Seen)) )).

%   with_server_seen(:Goal): call(Goal, Connection); a server that is lost is not waited for.

:- meta_predicate
    with_server_seen(1).

with_server_seen(Goal) :-
    job_server(Address),
    with_server(Address, gunshi_web_job_looker:told, Connection, call(Goal, Connection)).

:- public told/1.

told(lost(Error)) :-
    throw(Error).
told(found).
