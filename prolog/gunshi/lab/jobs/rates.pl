/*  How fast jobs go, and how long they will take at that: jobs and workers are the dicts of
    looking.pl. No server is asked here.
*/
:- module(gunshi_lab_jobs_rates,
          [ jobs_sampled/3,             % +Jobs, +Samples0, -Samples
            job_row/3,                  % +Job, +Since, -Row
            worker_rate/2               % +Worker, -Rate
          ]).

:- autoload(library(lists), [member/2, reverse/2]).

%!  jobs_sampled(+Jobs:list, +Samples0:list, -Samples:list) is det.
%
%   Samples are those of Samples0 that are of the last minute, and how far Jobs are now: Time-Dones,
%   newest first, where Dones are Id-Count. At first they are [].

jobs_sampled(Jobs, Samples0, [Now-Dones|Samples]) :-
    get_time(Now),
    findall(Id-Done, ( member(Job, Jobs), _{id:Id, done:Done} :< Job ), Dones),
    findall(Time-Counts, ( member(Time-Counts, Samples0), Now-Time < 60 ), Samples).

%!  job_row(+Job:dict, +Since, -Row:dict) is det.
%
%   Row is Job with its `rate`, units a second, and at that rate `seconds_left`, or `null` where
%   nothing moves or all is over. A job that is complete has no rate: `null`. Since is `begin`, and
%   the rate that since the job began, without the units that it began behind; or the samples of
%   jobs_sampled/3, and it is that of the last minute, where the job was there.

job_row(Job, Since, Row) :-
    job_rate(Job, Since, Rate),
    seconds_left(Job, Rate, Left),
    Row = Job.put(_{rate:Rate, seconds_left:Left}).

job_rate(Job, _, null) :-
    Job.state == complete,
    !.
job_rate(Job, begin, Rate) :-
    !,
    Rate is max(0, Job.done-Job.before)/Job.seconds.
job_rate(Job, Samples, Rate) :-
    Samples = [Now-_|_],
    reverse(Samples, Oldest),
    Id = Job.id,
    (   member(Time-Counts, Oldest),
        memberchk(Id-Count, Counts),
        Now-Time > 0.5
    ->  Rate is max(0, Job.done-Count)/(Now-Time)
    ;   job_rate(Job, begin, Rate)
    ).

seconds_left(Job, Rate, Left) :-
    _{state:State, waiting:Waiting, running:Running} :< Job,
    (   State == running,
        Rate > 0
    ->  Left is (Waiting+Running)/Rate
    ;   Left = null
    ).

%!  worker_rate(+Worker:dict, -Rate:number) is det.
%
%   Rate is how many units a second Worker has done since it began.

worker_rate(Worker, Rate) :-
    Rate is Worker.done/max(1.0, Worker.seconds).
