/*  Jobs: work on a thread of its own that can be told to stop, such as a choice while its clauses
    decide, a mating problem, or what is told of a move.

    A job sends what it finds to a message queue, as job(Job, Event). It can be told to stop, and
    what time there is. What is told holds for all that the job does from then on, also for a
    search that it begins later. The time is the job's as a whole: a second search has what the
    first has left.

    A job that is told to stop ends with the best it has. A job that is given up ends with nothing,
    as soon as its rules take their next step: vocabulary that is at work is waited for.

    The state is one fact for each job, changed under the mutex gunshi_knowledge_jobs. What runs is
    `none`, search(Search) or mate(Flag); the clock is what search_clock/2 takes, or `none` when the
    limits of the search say it; since then it runs. Stopped is `false`, `true`, or `given_up`.
    Another fact has the thread that works, from when it has begun until it ends, a little later
    than the job.
*/
:- module(gunshi_knowledge_jobs,
          [ job_start/3,                % :Work, +Queue, -Job
            mate_start/4,               % +Position, +Options, +Queue, -Job
            job_stop/1,                 % +Job
            job_give_up/1,              % +Job
            job_clock/2,                % +Job, +Clock
            job_tell/2,                 % +Job, +Event
            job_search/4,               % +Job, +Context, +Options, -Result
            job_mate/4                  % +Job, +Position, +Options, -Solved
          ]).
:- use_module('../base/steady', [steady_time/1]).
:- use_module('../base/interpret', [give_up_rules/1]).
:- use_module('../shogi/search',
              [ search_start/3, search_event/2, search_stop/1, search_clock/2 ]).
:- use_module('../shogi/mate', [solve_mate/3, mate_stop_flag/1, stop_mate/1]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [member/2]).
:- autoload(library(option), [merge_options/3]).

:- meta_predicate job_start(2, +, -).

:- dynamic state/6.                     % state(Job, Queue, Stopped, Clock, Since, Running)

:- dynamic worker/2.                    % worker(Job, Thread): until Thread ends

:- dynamic about/2.                     % about(Job, Context): what Job is to decide

:- at_halt(end_all).

                /*******************************
                *         FROM OUTSIDE         *
                *******************************/

%!  job_start(:Work, +Queue, -Job:integer) is det.
%
%   Begin call(Work, Job, Answer) on a thread of its own, and do not wait. Work gets a copy of all
%   that is bound now. At the end job(Job, Event) is sent to the message queue, or thread, Queue,
%   with Event done(Answer), or failed(Error); before it what Work tells (job_tell/2) and
%   progress(Result) as in search/3, and found(Result) at its end, of its searches in what it is
%   about, the first argument of Work: what a rule finds in another situation is no answer to the
%   question.

job_start(Work, Queue, Job) :-
    flag(gunshi_knowledge_jobs, Job, Job+1),
    steady_time(Now),
    strip_module(Work, _, Plain),
    arg(1, Plain, About),
    assertz(about(Job, About)),
    assertz(state(Job, Queue, false, none, Now, none)),
    catch(thread_create(do_job(Job, Work, Queue), _,
                        [ detached(true), at_exit(retractall(worker(Job, _))) ]),
          Error,
          ( end_job(Job), throw(Error) )).

do_job(Job, Work, Queue) :-
    begin_job(Job),
    catch(job_outcome(Work, Job, Event), Error, Event = failed(Error)),
    end_job(Job),
    catch(thread_send_message(Queue, job(Job, Event)), _, true).

job_outcome(Work, Job, Event) :-
    (   call(Work, Job, Answer)
    ->  Event = done(Answer)
    ;   Event = failed(failed)
    ).

%   begin_job(+Job): this thread does the job, which may have been given up by now.

begin_job(Job) :-
    thread_self(Thread),
    with_mutex(gunshi_knowledge_jobs,
               ( assertz(worker(Job, Thread)),
                 (   state(Job, _, given_up, _, _, _)
                 ->  give_up_rules(Thread)
                 ;   true
                 )
               )).

end_job(Job) :-
    with_mutex(gunshi_knowledge_jobs,
               ( retractall(state(Job, _, _, _, _, _)),
                 retractall(about(Job, _))
               )).

%!  mate_start(+Position, +Options:list, +Queue, -Job) is det.
%
%   A job that solves a mating problem with Options as in solve_mate/3. Its answer is Solved, as
%   there.

mate_start(Position, Options, Queue, Job) :-
    job_start(solve(Position, Options), Queue, Job).

solve(Position, Options, Job, Solved) :-
    job_mate(Job, Position, Options, Solved).

%!  job_stop(+Job) is det.
%
%   Job is to end now with the best so far. Its end is sent as any other. Does nothing when it has
%   ended.

job_stop(Job) :-
    must_be(integer, Job),
    with_mutex(gunshi_knowledge_jobs, stop_work(Job, true)).

%!  job_give_up(+Job) is det.
%
%   What Job would find is not wanted any more, and it is to end soon. Its end is sent, as
%   failed(gunshi_given_up) or as any other. Does nothing when it has ended.

job_give_up(Job) :-
    must_be(integer, Job),
    with_mutex(gunshi_knowledge_jobs,
               ( stop_work(Job, given_up),
                 forall(worker(Job, Thread), give_up_rules(Thread))
               )).

stop_work(Job, How) :-
    (   retract(state(Job, Queue, _, Clock, Since, Running))
    ->  assertz(state(Job, Queue, How, Clock, Since, Running)),
        stop_running(Running)
    ;   true
    ).

%   end_all: when the program ends all jobs are given up, and waited for until their threads end:
%   for a second of the program's work at most, which on a busy machine is more by the clock, and
%   ten by that. What is in the midst of something when SWI-Prolog ends its threads complains on
%   stderr.

end_all :-
    forall(state(Job, _, _, _, _, _), job_give_up(Job)),
    statistics(process_cputime, Work),
    steady_time(Now),
    MostWork is Work+1,
    Latest is Now+10,
    wait_for_all(MostWork, Latest).

wait_for_all(MostWork, Latest) :-
    (   at_work,
        statistics(process_cputime, Work),
        Work < MostWork,
        steady_time(Now),
        Now < Latest
    ->  sleep(0.005),
        wait_for_all(MostWork, Latest)
    ;   true
    ).

at_work :-
    state(_, _, _, _, _, _),
    !.
at_work :-
    worker(_, _).

stop_running(none).
stop_running(search(Search)) :-
    search_stop(Search).
stop_running(mate(Flag)) :-
    stop_mate(Flag).

%!  job_clock(+Job, +Clock) is det.
%
%   From now on Job has the time that Clock says: clock(Main, Byoyomi, Increment, Delay) or
%   time(Seconds), as in the options of search/3. That holds for the search that runs and for those
%   that will.

job_clock(Job, Clock) :-
    must_be(ground, Clock),
    steady_time(Now),
    with_mutex(gunshi_knowledge_jobs,
               (   retract(state(Job, Queue, Stopped, _, _, Running))
               ->  assertz(state(Job, Queue, Stopped, Clock, Now, Running)),
                   (   Running = search(Search)
                   ->  search_clock(Search, Clock)
                   ;   true
                   )
               ;   true
               )).

                /*******************************
                *        WITHIN A JOB          *
                *******************************/

%!  job_tell(+Job, +Event) is det.
%
%   Send job(Job, Event) to the queue of Job, if it has not ended.

job_tell(Job, Event) :-
    with_mutex(gunshi_knowledge_jobs,
               (   state(Job, Queue, _, _, _, _)
               ->  thread_send_message(Queue, job(Job, Event))
               ;   true
               )).

%!  job_search(+Job, +Context, +Options:list, -Result) is det.
%
%   search/3, within Job. Without a limit it goes on until Job is told to stop.
%
%   @error as search/3

job_search(Job, Context, Options, Result) :-
    setup_call_cleanup(
        true,
        ( with_mutex(gunshi_knowledge_jobs, begin_search(Job, Context, Options, Search, Queue)),
          (   about(Job, About),
              About == Context
          ->  Tells = true
          ;   Tells = false
          ),
          follow_search(Search, Job, Queue, Tells, Result)
        ),
        (   nonvar(Search)
        ->  set_running(Job, none),
            end_search(Search)
        ;   true
        )).

begin_search(Job, Context, Options0, Search, Queue) :-
    state(Job, Queue, Stopped, Clock, Since, _),
    steady_time(Now),
    Used is max(0, Now-Since),
    timed(Clock, Options0, Options1),
    findall(Option, ( member(Given, Options1), left_of(Given, Used, Option) ), Options),
    search_start(Context, Options, Search),
    set_running(Job, search(Search)),
    (   Stopped == false
    ->  true
    ;   search_stop(Search)
    ).

timed(none, Options, Options) :-
    !.
timed(time(Seconds), Options0, Options) :-
    !,
    merge_options([time(Seconds)], Options0, Options).
timed(Clock, Options0, Options) :-
    merge_options([clock(Clock)], Options0, Options).

%   left_of(+Option0, +Used, -Option): an option that gives time, when so many seconds have been
%   used.

left_of(time(Seconds0), Used, time(Seconds)) :-
    !,
    Seconds is max(0.001, Seconds0-Used).
left_of(clock(clock(Main, Byoyomi, Increment, Delay0)), Used,
        clock(clock(Main, Byoyomi, Increment, Delay))) :-
    !,
    Delay is Delay0+Used.
left_of(Option, _, Option).

%   follow_search(+Search, +Job, +Queue, +Tells, -Result): its progress is sent when Tells is true,
%   and at last what it has found: it may have liked another move since, and the rules that decide
%   by it may come too late.

follow_search(Search, Job, Queue, Tells, Result) :-
    search_event(Search, Event),
    (   Event = done(Result0)
    ->  Result = Result0,
        told(Tells, Queue, Job, found(Result))
    ;   told(Tells, Queue, Job, Event),
        follow_search(Search, Job, Queue, Tells, Result)
    ).

told(true, Queue, Job, Event) :-
    thread_send_message(Queue, job(Job, Event)).
told(false, _, _, _).

%   end_search(+Search): when it was left by an exception, its table is to be free again.

end_search(Search) :-
    search_stop(Search),
    (   search_event(Search, _)
    ->  end_search(Search)
    ;   true
    ).

set_running(Job, Running) :-
    with_mutex(gunshi_knowledge_jobs,
               (   retract(state(Job, Queue, Stopped, Clock, Since, _))
               ->  assertz(state(Job, Queue, Stopped, Clock, Since, Running))
               ;   true
               )).

%!  job_mate(+Job, +Position, +Options:list, -Solved) is det.
%
%   solve_mate/3, within Job.
%
%   @error as solve_mate/3

job_mate(Job, Position, Options, Solved) :-
    mate_stop_flag(Flag),
    with_mutex(gunshi_knowledge_jobs,
               ( set_running(Job, mate(Flag)),
                 (   state(Job, _, false, _, _, _)
                 ->  true
                 ;   stop_mate(Flag)
                 )
               )),
    call_cleanup(solve_mate(Position, [stop(Flag)|Options], Solved), set_running(Job, none)).
