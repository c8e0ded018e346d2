/*  What the page's server does on threads. When it stops that is waited for: a thread that still
    works while the process ends is broken off anywhere, and the process with it.
*/
:- module(gunshi_web_threads,
          [ page_thread/1,              % :Goal
            apart_from_answer/1,        % :Goal
            counted/1,                  % :Goal
            threads_ended/1             % +Seconds
          ]).
:- use_module('../base/steady', [steady_time/1]).

:- meta_predicate
    page_thread(0),
    apart_from_answer(0),
    counted(0).

%!  page_thread(:Goal) is det.
%
%   Goal, once, on a thread of its own that is waited for when the server stops.

page_thread(Goal) :-
    count(1),
    catch(apart_from_answer(
              thread_create(Goal, _,
                            [detached(true), at_exit(gunshi_web_threads:count(-1))])),
          Error,
          ( count(-1), throw(Error) )).

%!  apart_from_answer(:Goal) is semidet.
%
%   Goal, once; the threads that it makes do not have the answer that this thread writes as their
%   current output, which is closed before they end. SWI-Prolog 9.0.4 counts who has a stream as its
%   current output when a thread is made and when it ends, so that no thread may change its own.

apart_from_answer(Goal) :-
    current_output(Answer),
    setup_call_cleanup(set_output(user_output), once(Goal), set_output(Answer)).

%!  counted(:Goal) is semidet.
%
%   Goal, once, which is waited for when the server stops.

counted(Goal) :-
    setup_call_cleanup(count(1), once(Goal), count(-1)).

count(By) :-
    flag(gunshi_web_threads, Count, Count+By).

%!  threads_ended(+Seconds) is semidet.
%
%   All of that has come to its end. Fails when they have not in so many seconds.

threads_ended(Seconds) :-
    steady_time(Now),
    End is Now+Seconds,
    ended_by(End).

ended_by(_) :-
    flag(gunshi_web_threads, 0, 0),
    !.
ended_by(End) :-
    steady_time(Now),
    Now < End,
    sleep(0.02),
    ended_by(End).
