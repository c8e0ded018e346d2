/*  What is under way and can be told to stop: a choice while its clauses decide, a mating problem.

    Work gets a *control*, which others tell to stop, or what time there is; and a queue, to which
    it sends what it finds. What is told holds for all that the work does from then on, also for a
    search that it begins later. The time is the work's as a whole: a second search has what the
    first has left.

    Work that is told to stop ends with the best it has. Work that is given up ends with nothing, as
    soon as its rules take their next step: vocabulary that is at work is waited for.

    The state is one fact for each control, changed under the mutex gunshi_knowledge_jobs. What runs
    is `none`, search(Search) or mate(Flag); the clock is what search_clock/2 takes, or `none` when
    the limits of the search say it; since then it runs. Another fact has the thread that works,
    once it has begun; Stopped is `false`, `true`, or `given_up`.
*/
:- module(gunshi_knowledge_jobs,
          [ control_open/2,             % +Queue, -Control
            control_begin/1,            % +Control
            control_close/1,            % +Control
            control_stop/1,             % +Control
            control_give_up/1,          % +Control
            control_clock/2,            % +Control, +Clock
            control_tell/2,             % +Control, +Event
            controlled_search/4,        % +Control, +Context, +Options, -Result
            controlled_mate/4           % +Control, +Position, +Options, -Solved
          ]).
:- use_module('../base/interpret', [give_up_rules/1]).
:- use_module('../shogi/search',
              [ search_start/3, search_event/2, search_stop/1, search_clock/2 ]).
:- use_module('../shogi/mate', [solve_mate/3, mate_stop_flag/1, stop_mate/1]).
:- autoload(library(lists), [member/2]).
:- autoload(library(option), [merge_options/3]).

:- dynamic state/6.                     % state(Control, Queue, Stopped, Clock, Since, Running)

:- dynamic worker/2.                    % worker(Control, Thread)

%!  control_open(+Queue, -Control:integer) is det.
%
%   Control is new, nothing runs by it, and its progress goes to the message queue Queue, as
%   choice(Control, progress(Result)) with Result as in search/3, and what else is told
%   (control_tell/2).

control_open(Queue, Control) :-
    flag(gunshi_knowledge_jobs, Control, Control+1),
    get_time(Now),
    assertz(state(Control, Queue, false, none, Now, none)).

%!  control_begin(+Control) is det.
%
%   The work by Control is done by this thread, and begins; it may have been given up by now.

control_begin(Control) :-
    thread_self(Thread),
    with_mutex(gunshi_knowledge_jobs,
               ( assertz(worker(Control, Thread)),
                 (   state(Control, _, given_up, _, _, _)
                 ->  give_up_rules(Thread)
                 ;   true
                 )
               )).

%!  control_close(+Control) is det.
%
%   Control is not used any more: what is told to it has no effect.

control_close(Control) :-
    with_mutex(gunshi_knowledge_jobs,
               ( retractall(state(Control, _, _, _, _, _)),
                 retractall(worker(Control, _))
               )).

%!  control_stop(+Control) is det.
%
%   What runs by Control stops now, with what it has found so far; and so does what will.

control_stop(Control) :-
    with_mutex(gunshi_knowledge_jobs, stop_work(Control, true)).

%!  control_give_up(+Control) is det.
%
%   What runs by Control stops now, and nobody wants what it has found.

control_give_up(Control) :-
    with_mutex(gunshi_knowledge_jobs,
               ( stop_work(Control, given_up),
                 forall(worker(Control, Thread), give_up_rules(Thread))
               )).

stop_work(Control, How) :-
    (   retract(state(Control, Queue, _, Clock, Since, Running))
    ->  assertz(state(Control, Queue, How, Clock, Since, Running)),
        stop_running(Running)
    ;   true
    ).

stop_running(none).
stop_running(search(Search)) :-
    search_stop(Search).
stop_running(mate(Flag)) :-
    stop_mate(Flag).

%!  control_clock(+Control, +Clock) is det.
%
%   The searches by Control, the one that runs and those that will, have the time that Clock says,
%   as in search_clock/2.

control_clock(Control, Clock) :-
    get_time(Now),
    with_mutex(gunshi_knowledge_jobs,
               (   retract(state(Control, Queue, Stopped, _, _, Running))
               ->  assertz(state(Control, Queue, Stopped, Clock, Now, Running)),
                   (   Running = search(Search)
                   ->  search_clock(Search, Clock)
                   ;   true
                   )
               ;   true
               )).

%!  control_tell(+Control, +Event) is det.
%
%   Send choice(Control, Event) to the queue of Control, if it is open.

control_tell(Control, Event) :-
    with_mutex(gunshi_knowledge_jobs,
               (   state(Control, Queue, _, _, _, _)
               ->  thread_send_message(Queue, choice(Control, Event))
               ;   true
               )).

%!  controlled_search(+Control, +Context, +Options:list, -Result) is det.
%
%   search/3, by Control. Without a limit it goes on until it is stopped.
%
%   @error as search/3

controlled_search(Control, Context, Options, Result) :-
    setup_call_cleanup(
        true,
        ( with_mutex(gunshi_knowledge_jobs, begin_search(Control, Context, Options, Search, Queue)),
          followed(Search, Control, Queue, Result)
        ),
        (   nonvar(Search)
        ->  runs(Control, none),
            end_search(Search)
        ;   true
        )).

begin_search(Control, Context, Options0, Search, Queue) :-
    state(Control, Queue, Stopped, Clock, Since, _),
    get_time(Now),
    Used is max(0, Now-Since),
    timed(Clock, Options0, Options1),
    findall(Option, ( member(Given, Options1), left_of(Given, Used, Option) ), Options),
    search_start(Context, Options, Search),
    runs(Control, search(Search)),
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

followed(Search, Control, Queue, Result) :-
    search_event(Search, Event),
    (   Event = done(Result0)
    ->  Result = Result0
    ;   thread_send_message(Queue, choice(Control, Event)),
        followed(Search, Control, Queue, Result)
    ).

%   end_search(+Search): when it was left by an exception, its table is to be free again.

end_search(Search) :-
    search_stop(Search),
    (   search_event(Search, _)
    ->  end_search(Search)
    ;   true
    ).

runs(Control, Running) :-
    with_mutex(gunshi_knowledge_jobs,
               (   retract(state(Control, Queue, Stopped, Clock, Since, _))
               ->  assertz(state(Control, Queue, Stopped, Clock, Since, Running))
               ;   true
               )).

%!  controlled_mate(+Control, +Position, +Options:list, -Solved) is det.
%
%   solve_mate/3, by Control.
%
%   @error as solve_mate/3

controlled_mate(Control, Position, Options, Solved) :-
    mate_stop_flag(Flag),
    with_mutex(gunshi_knowledge_jobs,
               ( runs(Control, mate(Flag)),
                 (   state(Control, _, false, _, _, _)
                 ->  true
                 ;   stop_mate(Flag)
                 )
               )),
    call_cleanup(solve_mate(Position, [stop(Flag)|Options], Solved), runs(Control, none)).
