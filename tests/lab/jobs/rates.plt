/*  How fast jobs go, by what was seen of them. */
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/lab/jobs/rates)).

job(Done, State, job{id:a, state:State, before:10, done:Done, waiting:60, running:4, seconds:20.0}).

ago(Seconds, Time) :-
    get_time(Now),
    Time is Now-Seconds.

near(A, B) :-
    abs(A-B) < 0.1.

:- begin_tests(rates).

test(since_begin, [Rate, Left] =@= [2.0, 32.0]) :-
    job(50, running, Job),
    job_row(Job, begin, Row),
    _{rate:Rate, seconds_left:Left} :< Row.
test(behind_what_it_began_with, [Rate, Left] == [0.0, null]) :-
    job(5, running, Job),
    job_row(Job, begin, Row),
    _{rate:Rate, seconds_left:Left} :< Row.
test(over, Left == null) :-
    job(50, done, Job),
    job_row(Job, begin, Row),
    Left = Row.seconds_left.
test(complete, [Rate, Left] == [null, null]) :-
    job(50, complete, Job),
    job_row(Job, begin, Row),
    _{rate:Rate, seconds_left:Left} :< Row.
test(last_minute) :-
    ago(30, Half),
    ago(61, Older),
    job(50, running, Job),
    jobs_sampled([Job], [Half-[a-20], Older-[a-0]], Samples),
    assertion(Samples = [_-[a-50], Half-_]),
    job_row(Job, Samples, Row),
    assertion(near(Row.rate, 1.0)).
test(too_short, Rate =:= 2.0) :-
    ago(0.1, Time),
    job(50, running, Job),
    jobs_sampled([Job], [Time-[a-20]], Samples),
    job_row(Job, Samples, Row),
    Rate = Row.rate.

%   Cancelled, and begun anew by the same command.

test(begun_anew, Rate =:= 0) :-
    ago(30, Time),
    job(50, running, Job),
    jobs_sampled([Job], [Time-[a-500]], Samples),
    job_row(Job, Samples, Row),
    Rate = Row.rate.
test(new_job, Rate =:= 2.0) :-
    ago(30, Time),
    job(50, running, Job),
    jobs_sampled([Job], [Time-[b-20]], Samples),
    job_row(Job, Samples, Row),
    Rate = Row.rate.
test(worker, Rates == [0.5, 30.0]) :-
    findall(Rate,
            ( member(Seconds, [60.0, 0.1]),
              worker_rate(worker{done:30, seconds:Seconds}, Rate)
            ),
            Rates).

:- end_tests(rates).
