/*  What a person wants to know of the jobs and workers that a Redis server has (keys.pl). */
:- module(gunshi_lab_jobs_looking,
          [ jobs_there/2,               % +Connection, -Jobs
            job_about/3,                % +Connection, +Id, -About
            job_dead/4,                 % +Connection, +Id, +Most, -Dead
            workers_there/2,            % +Connection, -Workers
            workers_said/2              % +Connection, -Said
          ]).
:- use_module(data, [text_data/3]).
:- use_module(fit, [fit_text/2, is_fit/1, stored_fit_text/2]).
:- use_module(keys).
:- use_module(server, [ask/3]).
:- use_module(store, [job_ids/2, tidy/2]).

:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [member/2, sum_list/2]).
:- autoload(library(pairs), [pairs_values/2]).
:- autoload(library(solution_sequences), [limit/2]).

%!  jobs_there(+Connection, -Jobs:list) is det.
%
%   Jobs are those that the server has, each as job_about/3 tells of it, the oldest first.

jobs_there(Connection, Jobs) :-
    job_ids(Connection, Ids),
    findall(Begun-Job,
            ( member(Id, Ids),
              job_about(Connection, Id, Job),
              Begun = Job.begun
            ),
            Pairs),
    keysort(Pairs, Sorted),
    pairs_values(Sorted, Jobs).

%!  job_about(+Connection, +Id, -About:dict) is semidet.
%
%   About is what a person wants to know of the job: `id`, `about`, `state`, `fit`, `begun`, how
%   many `seconds` it has taken, `units`, how many of them it began behind (`before`), how many are
%   `waiting`, `running`, `done` (none of a cancelled job) and `dead`, how many results came too
%   `late`, and `by`, how many units each worker is at. The state is `running`, `complete` where no
%   unit is left and who asked has not heard so, `done` or `cancelled`. Fails if there is no such
%   job.

job_about(Connection, Id, About) :-
    job_key(Id, Key),
    job_key(Id, units, Stream),
    job_key(Id, results, Results),
    job_key(Id, dead, DeadKey),
    ask(Connection, hmget(Key, about, state, fit, begun, ended, units, before, late),
        [Words, StateText, FitText, BegunText, EndedText, UnitsText, BeforeText, LateText]),
    string(Words),
    string(StateText),
    atom_string(State0, StateText),
    stored_fit_text(FitText, Fit),
    time_of(BegunText, Begun),
    maplist(count_of, [UnitsText, BeforeText, LateText], [Units, Before, Late]),
    ask(Connection, scard(DeadKey), Dead),
    (   State0 == running
    ->  get_time(Now),
        Seconds is max(0.001, Now-Begun)
    ;   time_of(EndedText, Ended),
        Seconds is max(0.001, Ended-Begun)
    ),
    ask(Connection, hlen(Results), There),
    (   State0 == cancelled
    ->  Done = 0                        % a result that came too late is not asked for any more
    ;   Done is min(Units, Before+There)-Dead
    ),
    (   State0 == running,
        Done+Dead >= Units
    ->  State = complete
    ;   State = State0
    ),
    (   State == running,
        catch(ask(Connection, xpending(Stream, workers), [_, _, _, ByTexts]),
              error(redis_error(_, _), _),
              fail)
    ->  nobody(Nobody),
        findall(Worker-Count,
                ( is_list(ByTexts),
                  member([WorkerText, CountText], ByTexts),
                  string(WorkerText),
                  atom_string(Worker, WorkerText),
                  Worker \== Nobody,
                  number_string(Count, CountText)
                ),
                By)
    ;   By = []
    ),
    pairs_values(By, Counts),
    sum_list(Counts, Running),
    (   State == running
    ->  Waiting is max(0, Units-Done-Dead-Running)
    ;   Waiting = 0
    ),
    dict_pairs(ByDict, by, By),
    About = job{id:Id, about:Words, state:State, fit:Fit, begun:Begun, seconds:Seconds,
                units:Units, before:Before,
                waiting:Waiting, running:Running, done:Done, dead:Dead, late:Late, by:ByDict}.

%   count_of(+Text, -Count), time_of(+Text, -Time): 0 where somebody else has written something.

count_of(Text, Count) :-
    (   string(Text),
        number_string(Count0, Text),
        is_count(Count0)
    ->  Count = Count0
    ;   Count = 0
    ).

time_of(Text, Time) :-
    (   string(Text),
        number_string(Time0, Text),
        is_time(Time0)
    ->  Time = Time0
    ;   Time = 0
    ).

%   is_count(@Term) is semidet: Term is an integer that can be reckoned with: of one with hundreds
%   of digits no float can be made.

is_count(Term) :-
    integer(Term),
    abs(Term) < 10**15.

%   is_time(+Number) is semidet: Number is a time of a clock, in seconds since 1970: none that is
%   infinite, or beyond what has years.

is_time(Number) :-
    Number >= 0,
    Number < 1.0e11.

%!  job_dead(+Connection, +Id, +Most, -Dead:list) is det.
%
%   Dead are Number-Reason of the units that are dead, in their order, no more than the first Most,
%   which may be `inf`.
%
%   @error gunshi(job_data(Text))

job_dead(Connection, Id, Most, Dead) :-
    job_key(Id, dead, DeadKey),
    job_key(Id, results, Key),
    ask(Connection, smembers(DeadKey), NumberTexts),
    findall(Number-NumberText,
            ( member(NumberText, NumberTexts),
              string(NumberText),
              number_string(Number, NumberText),
              integer(Number)
            ),
            Unsorted),
    keysort(Unsorted, Sorted),
    findall(Number-Reason,
            limit(Most,
                  ( member(Number-NumberText, Sorted),
                    ask(Connection, hget(Key, NumberText), Text),
                    text_data(Text, is_dead, dead(Reason))
                  )),
            Dead).

is_dead(Term) :-
    nonvar(Term),
    Term = dead(Reason),
    string(Reason).

%!  workers_there(+Connection, -Workers:list) is det.
%
%   Workers are dicts of the workers that are there: `name`, `fit`, how many units at a time,
%   `count`, how many `seconds` it has been there, how many units it has `done`, and `units`, those
%   it is at, dicts of `job` and `unit`. What says of itself no such thing is passed over.

workers_there(Connection, Workers) :-
    workers_said(Connection, Said),
    get_time(Now),
    findall(Worker,
            ( member(_-Text, Said),
              catch(text_data(Text, is_worker, Term), error(_, _), fail),
              worker_dict(Now, Term, Worker)
            ),
            Workers).

is_worker(Term) :-
    ground(Term),
    Term = worker(Name, Fit, Count, Begun, Done, At),
    atom(Name), is_fit(Fit),
    is_count(Count), number(Begun), is_time(Begun), is_count(Done), is_list(At),
    forall(member(Unit, At), ( Unit = Id-Number, atom(Id), integer(Number) )).

worker_dict(Now, worker(Name, Fit, Count, Begun, Done, At),
            worker{name:Name, fit:FitText, count:Count, seconds:Seconds, done:Done, units:Units}) :-
    fit_text(Fit, FitText),
    Seconds is max(0.0, Now-Begun),
    findall(unit{job:Id, unit:Number}, member(Id-Number, At), Units).

%!  workers_said(+Connection, -Said:list) is det.
%
%   Said are Name-Text: what the workers that are there say of themselves.

workers_said(Connection, Said) :-
    ask(Connection, smembers('gunshi:workers'), Names),
    findall(Name-Text,
            ( member(NameText, Names),
              string(NameText),
              atom_string(Name, NameText),
              worker_key(Name, Key),
              (   ask(Connection, get(Key), Text)
              ->  true
              ;   tidy(Connection, [ srem('gunshi:workers', Name) ]),
                  fail
              )
            ),
            Unsorted),
    msort(Unsorted, Said).
