/*  A worker: does units of jobs that fit its program and knowledge, for as long as it is let.

    Of its threads some do units, each with a connection of its own. The thread that calls beats: it
    says every half second that the worker is there and at which units, and stops those whose job is
    over or whose time is. So a unit that takes long is not taken for one whose worker has ended,
    and one that hangs does not hold its worker.

    What a unit's thread is told by a signal, gunshi_unit(Why), may come at any point, also in the
    midst of an answer of the server: then the connection is made anew.
*/
:- module(gunshi_lab_jobs_worker,
          [ work/5                      % +Address, +Name, +Fit, +Count, :Told
          ]).
:- use_module('../../base/steady', [steady_time/1]).
:- use_module('../../base/messages', [error_line/2]).
:- use_module(data).
:- use_module(fit, [fit_serves/2]).
:- use_module(kinds).
:- use_module(job_messages, []).
:- use_module(server, [with_server/4, insist/2, drop_connection/1]).
:- use_module(taking).

:- autoload(library(lists), [member/2]).

:- meta_predicate
    work(+, +, +, +, 1),
    unit_thread(+, +, +, +, 1).

%   at(Thread, Id, Number, Begun, Limit): Thread is at that unit since then.
%   stopped(Thread, Id, Number): it has been told to end that unit.
%   done_units(Count): how many results this worker has stored.
%   told_job(Id): the first unit of that job has been told of.
:- dynamic
    at/5,
    stopped/3,
    told_job/1,
    done_units/1.

%   How often the worker beats, and looks for work when there is none, in seconds.

beat(0.5).
look(0.3).

%   failures(Times): of this thread, one after the other.

:- thread_local failures/1.

%!  work(+Address, +Name:atom, +Fit, +Count:integer, :Told) is det.
%
%   Do units of jobs for Fit that the server at Address has, Count at a time, until a signal's
%   handler throws something in this thread; the units at work are let go then. Name is the worker's
%   for people; a second one of that name is another worker. call(Told, What) is called, by any
%   thread, with
%
%     - job(Id, Kind)                         the first unit of another job is taken
%     - failed(Id, Number, Tries, Reason)     a unit has failed; Reason is a text
%     - late(Id, Number)                      its result was not the first
%     - other(Id, Fit)                        a job is for a Fit that ours does not serve
%     - lost(Error), found                    the server, as with_server/4 has it
%
%   @error as with_server/4

work(Address, Name, Fit, Count, Told) :-
    thread_self(Self),
    get_time(Now),
    current_prolog_flag(pid, Pid),
    Stamp is round(Now*1000) mod 1000000000,
    format(atom(Worker), "~w:~d:~d", [Name, Pid, Stamp]),
    retractall(at(_, _, _, _, _)),
    retractall(stopped(_, _, _)),
    retractall(done_units(_)),
    retractall(told_job(_)),
    assertz(done_units(0)),
    with_server(Address, Told, Connection,
                setup_call_cleanup(
                    findall(Thread,
                            ( between(1, Count, _),
                              thread_create(unit_thread(Self, Address, Worker, Fit, Told), Thread)
                            ),
                            Threads),
                    beats(Connection, worker(Worker, Name, Fit, Count, Now), Told, []),
                    ( forall(member(Thread, Threads), tell_thread(Thread, end)),
                      forall(member(Thread, Threads), thread_join(Thread, _)),
                      drop_connection(Connection),
                      catch(worker_ends(Connection, Worker), error(_, _), true)
                    ))).

tell_thread(Thread, Why) :-
    catch(thread_signal(Thread, throw(gunshi_unit(Why))), error(_, _), true).

                /*******************************
                *             BEATS            *
                *******************************/

beats(Connection, Worker, Told, Others0) :-
    beat(Seconds),
    thread_self(Self),
    (   thread_get_message(Self, gunshi_worker_failed(Error), [timeout(Seconds)])
    ->  throw(Error)
    ;   insist(Connection, beat_once(Connection, Worker, Running)),
        Worker = worker(_, _, Fit, _, _),
        findall(Id-Other,
                ( member(Id-Other, Running), \+ fit_serves(Fit, Other) ),
                Others),
        forall(( member(Id-Other, Others), \+ memberchk(Id-Other, Others0) ),
               call(Told, other(Id, Other))),
        beats(Connection, Worker, Told, Others)
    ).

%   beat_once(+Connection, +Worker, -Running): Running is of running_jobs/2. A unit whose job is not
%   among these any more is stopped.

beat_once(Connection, worker(Worker, Name, Fit, Count, Begun), Running) :-
    findall(unit(Thread, Id, Number, Since, Limit), at(Thread, Id, Number, Since, Limit), Units),
    findall(Id-Number, member(unit(_, Id, Number, _, _), Units), At),
    done_units(Done),
    data_text(worker(Name, Fit, Count, Begun, Done, At), Text),
    worker_beats(Connection, Worker, Text),
    running_jobs(Connection, Running),
    steady_time(Now),
    forall(member(unit(Thread, Id, Number, Since, Limit), Units),
           (   \+ memberchk(Id-_, Running)
           ->  stop_unit(Thread, Id, Number, over)
           ;   Now-Since > Limit
           ->  stop_unit(Thread, Id, Number, late(Limit))
           ;   hold_unit(Connection, Worker, Id, Number)
           )).

%   stop_unit(+Thread, +Id, +Number, +Why): unless it has just ended by itself; told once.

stop_unit(Thread, Id, Number, Why) :-
    with_mutex(gunshi_lab_jobs_worker,
               (   at(Thread, Id, Number, _, _),
                   \+ stopped(Thread, Id, Number)
               ->  assertz(stopped(Thread, Id, Number)),
                   tell_thread(Thread, Why)
               ;   true
               )).

                /*******************************
                *             UNITS            *
                *******************************/

unit_thread(Main, Address, Worker, Fit, Told) :-
    catch(with_server(Address, Told, Connection,
                      units(Connection, Worker, Fit, Told, [], none)),
          Error,
          (   Error = gunshi_unit(_)
          ->  true
          ;   thread_send_message(Main, gunshi_worker_failed(Error))
          )).

units(Connection, Worker, Fit, Told, Cursors0, Work0) :-
    catch(one_unit(Connection, Worker, Fit, Told, Cursors0, Work0, Cursors, Work),
          gunshi_unit(Why),
          ( drop_connection(Connection), Cursors = Cursors0, Work = Work0 )),
    (   Why == end
    ->  true
    ;   units(Connection, Worker, Fit, Told, Cursors, Work)
    ).

%   one_unit(...): Work is work(Id, Kind, Common, Limit) of the unit that was done last.

one_unit(Connection, Worker, Fit, Told, Cursors0, Work0, Cursors, Work) :-
    insist(Connection, take_any(Connection, Fit, Worker, Cursors0, Cursors, Taken)),
    (   Taken = taken(Id, Number, Text)
    ->  setup_call_cleanup(
            true,
            do_taken(Connection, Id, Number, Text, Told, Work0, Work, Finished),
            (   Finished == true
            ->  true
            ;   let_go(Connection, Id, Number)
            ))
    ;   Work = Work0,
        look(Seconds),
        sleep(Seconds)
    ).

take_any(Connection, Fit, Worker, Cursors0, Cursors, Taken) :-
    running_jobs(Connection, Running),
    findall(Id, ( member(Id-Other, Running), fit_serves(Fit, Other) ), Ids),
    take_unit(Connection, Ids, Worker, Cursors0, Cursors, Taken).

%   A unit that was broken off is another worker's at once, if the server can be told.

let_go(Connection, Id, Number) :-
    drop_connection(Connection),
    catch(release_unit(Connection, Id, Number), error(_, _), true).

do_taken(Connection, Id, Number, Text, Told, Work0, Work, Finished) :-
    (   job_again(Connection, Id, Told, Work0, Work1)
    ->  Work = Work1,
        try_unit(Work1, Number, Text, Outcome),
        conclude(Outcome, Connection, Id, Number, Told)
    ;   Work = Work0
    ),
    Finished = true.

job_again(Connection, Id, Told, Work0, Work) :-
    (   Work0 = work(Id, _, _, _)
    ->  Work = Work0
    ;   insist(Connection, job_work(Connection, Id, Kind, CommonText, Limit)),
        tell_once(Id, Kind, Told),
        Work = work(Id, Kind, CommonText, Limit)
    ).

:- meta_predicate
    tell_once(+, +, 1).

tell_once(Id, Kind, Told) :-
    with_mutex(gunshi_lab_jobs_worker,
               (   told_job(Id)
               ->  First = false
               ;   assertz(told_job(Id)),
                   First = true
               )),
    (   First == true
    ->  call(Told, job(Id, Kind))
    ;   true
    ).

try_unit(work(Id, Kind, CommonText, Limit), Number, Text, Outcome) :-
    catch(( text_data(CommonText, is_common(Kind), Common),
            text_data(Text, is_unit(Kind), Unit),
            within(Id, Number, Limit, unit_result(Kind, Common, Unit, Result)),
            Outcome = done(Result)
          ),
          Error,
          outcome(Error, Outcome)).

:- meta_predicate
    within(+, +, +, 0).

within(Id, Number, Limit, Goal) :-
    thread_self(Thread),
    steady_time(Now),
    setup_call_cleanup(
        assertz(at(Thread, Id, Number, Now, Limit)),
        once(Goal),
        with_mutex(gunshi_lab_jobs_worker,
                   ( retractall(at(Thread, _, _, _, _)), retractall(stopped(Thread, _, _)) ))).

%   outcome(+Error, -Outcome): `end` is for the whole thread.

outcome(gunshi_unit(late(Limit)), failed(Words)) :-
    !,
    error_line(error(gunshi(unit_late(Limit)), _), Words).
outcome(gunshi_unit(over), over) :-
    !.
outcome(gunshi_unit(end), _) :-
    !,
    throw(gunshi_unit(end)).
outcome(Error, failed(Words)) :-
    error_line(Error, Words).

conclude(done(Result), Connection, Id, Number, Told) :-
    data_text(done(Result), Text),
    insist(Connection, (   store_result(Connection, Id, Number, Text)
                       ->  First = true
                       ;   First = false
                       )),
    retractall(failures(_)),
    (   First == true
    ->  with_mutex(gunshi_lab_jobs_worker,
                   ( retract(done_units(Done0)),
                     Done is Done0+1,
                     assertz(done_units(Done))
                   ))
    ;   call(Told, late(Id, Number))
    ).
conclude(failed(Reason), Connection, Id, Number, Told) :-
    insist(Connection, unit_failed(Connection, Id, Number, Reason, Tries)),
    call(Told, failed(Id, Number, Tries, Reason)),
    leave_it_to_others.
conclude(over, _, _, _, _).

%   leave_it_to_others: this thread has failed, and takes nothing for a while: a second at first,
%   then twice as long each time, up to a minute. So one machine on which all fails does not take
%   all units until they are dead.

leave_it_to_others :-
    (   retract(failures(Times0))
    ->  true
    ;   Times0 = 0
    ),
    Times is Times0+1,
    assertz(failures(Times)),
    Seconds is min(60, 2**(Times-1)),
    sleep(Seconds).
