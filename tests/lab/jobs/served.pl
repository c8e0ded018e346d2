/*  One real Redis server and its two workers, a and b, for the tests of a file: what is done to
    them, and how their jobs are asked for and looked at. The units are those of waiting.pl.
*/
:- module(test_served,
          [ begin_server/0,
            end_server/0,
            server/1,                   % -Server
            worker/2,                   % ?Name, -Worker
            with_both/1,                % -Server
            begin_worker/2,             % +Server, +Name
            own_fit/1,                  % -Fit
            others_fit/1,               % -Fit
            end_worker/3,               % +Name, +Signal, -Status
            signal_workers/1,           % +Signal
            without_workers/1,          % :Goal
            one_has_said/1,             % +Part
            asking/3,                   % +Server, +Limit, -Asking
            heard/4,                    % +Unit, +Outcome, +Heard0, -Heard
            ask_there/4,                % +Server, +Common, +Units, -Heard
            while_asking/5,             % +Server, +Common, +Units, :Goal, -Heard
            same_here/2,                % +Units, +Heard
            units_id/3,                 % +Common, +Units, -Id
            with_others_job/4,          % +Connection, +Common, +Units, -Id
            faults/3,                   % +Server, +Id, -Faults
            about/3,                    % +Server, +Id, -About
            is_running/4,               % +Server, +Id, +Count, +Done
            is_held/2,                  % +Server, +Id
            kinds/2                     % +Heard, -Kinds
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/lab/jobs/data)).
:- use_module(library(gunshi/lab/jobs/fit)).
:- use_module(library(gunshi/lab/jobs/here)).
:- use_module(library(gunshi/lab/jobs/keys)).
:- use_module(library(gunshi/lab/jobs/looking)).
:- use_module(library(gunshi/lab/jobs/server)).
:- use_module(library(gunshi/lab/jobs/store)).
:- use_module(library(gunshi/lab/jobs/there)).
:- use_module(tests(lab/jobs/redis)).
:- use_module(tests(lab/jobs/waiting), []).
:- use_module(tests(sizes)).

:- dynamic
    server/1,                           % Server
    worker/2.                           % Name, Worker

begin_server :-
    begin_redis([], Server),
    assertz(server(Server)).

end_server :-
    forall(retract(worker(_, Worker)), end_process(Worker, kill)),
    forall(retract(server(Server)), end_redis(Server)).

%   with_both(-Server): the server with its two workers.

with_both(Server) :-
    server(Server),
    forall(member(Name, [a, b]), ( worker(Name, _) -> true ; begin_worker(Server, Name) )).

begin_worker(Server, Name) :-
    own_fit(Fit),
    start_worker(Server, Name, Fit, Worker),
    assertz(worker(Name, Worker)).

%   end_worker(+Name, +Signal, -Status): it was there until then.

end_worker(Name, Signal, Status) :-
    retract(worker(Name, Worker)),
    end_process(Worker, Signal, Status).

signal_workers(Signal) :-
    forall(worker(_, Worker), signal_process(Worker, Signal)).

%   without_workers(:Goal): meanwhile they stand still.

:- meta_predicate without_workers(0).

without_workers(Goal) :-
    setup_call_cleanup(signal_workers(stop), once(Goal), signal_workers(cont)).

one_has_said(Part) :-
    worker(_, Worker),
    has_said(Worker, Part),
    !.

:- table own_fit/1.

own_fit(Fit) :-
    this_fit(Fit).

%   others_fit(-Fit): of a job that the workers leave alone.

others_fit(fit(other, none, none, [])).

asking(Server, Limit,
       asking(localhost:Port, [about("waiting"), limit(Limit)], test_served:told)) :-
    server_port(Server, Port).

told(_).

%   heard(...): what is heard, as text, last first.

heard(Unit, Outcome, Heard, [Text|Heard]) :-
    data_text(Unit-Outcome, Text).

ask_there(Server, Common, Units, Heard) :-
    asking(Server, 60, Asking),
    run_there(Asking, waiting, common(Common), Units, heard, [], Heard).

ask_here(Units, Heard) :-
    run_here(1, waiting, common(here), Units, heard, [], Heard).

%   while_asking(+Server, +Common, +Units, :Goal, -Heard): Goal is called while a thread asks.

:- meta_predicate while_asking(+, +, +, 0, -).

while_asking(Server, Common, Units, Goal, Heard) :-
    thread_self(Self),
    size(500, 1200, Patience),
    setup_call_cleanup(
        thread_create(( catch(( ask_there(Server, Common, Units, Heard0), Outcome0 = yes(Heard0) ),
                              Error, Outcome0 = error(Error)),
                        thread_self(Me),
                        thread_send_message(Self, heard(Me, Outcome0)) ),
                      Thread),
        ( once(Goal),
          thread_get_message(Self, heard(Thread, Outcome), [timeout(Patience)]),
          (   Outcome = error(Why)
          ->  throw(Why)
          ;   Outcome = yes(Heard)
          )
        ),
        ( catch(thread_signal(Thread, abort), error(_, _), true), thread_join(Thread, _) )).

%   same_here(+Units, +Heard): the run in one process without the waiting.

same_here(Units, Heard) :-
    maplist(fast, Units, Fast),
    ask_here(Fast, HeardHere),
    maplist(fast_text, Heard, HeardFast),
    HeardFast == HeardHere.

fast(unit(Number, _), unit(Number, 0)).

fast_text(Text0, Text) :-
    text_data(Text0, [_]>>true, Unit0-Outcome),
    fast(Unit0, Unit),
    data_text(Unit-Outcome, Text).

units_id(Common, Units, Id) :-
    own_fit(Fit),
    job_id(waiting, Fit, common(Common), Units, Id).

%   with_others_job(+Connection, +Common, +Units, -Id): a job that only this process takes from.

with_others_job(Connection, Common, Units, Id) :-
    others_fit(Fit),
    job_id(waiting, Fit, common(Common), Units, Id),
    submit_job(Connection, job(Id, waiting, Fit, common(Common), "waiting", 60), Units, 1).

%   faults(+Server, +Id, -Faults): Field-Text of what has gone wrong with the units of the job.

faults(Server, Id, Faults) :-
    job_key(Id, faults, Key),
    on_server(Server, Connection, ask(Connection, hgetall(Key), Words)),
    by_pairs(Words, Faults).

by_pairs([], []).
by_pairs([Field, Text|Words], [Field-Text|Pairs]) :-
    by_pairs(Words, Pairs).

about(Server, Id, About) :-
    on_server(Server, Connection, job_about(Connection, Id, About)).

%   is_running(+Server, +Id, +Count, +Done): so many units are at work and so many done.

is_running(Server, Id, Count, Done) :-
    about(Server, Id, About),
    About.running >= Count,
    About.done >= Done.

%   is_held(+Server, +Id): a worker says that it is at a unit of the job.

is_held(Server, Id) :-
    on_server(Server, Connection, workers_said(Connection, Said)),
    member(_-Text, Said),
    text_data(Text, [_]>>true, worker(_, _, _, _, _, At)),
    memberchk(Id-_, At),
    !.

kinds(Heard, Kinds) :-
    reverse(Heard, Texts),
    findall(Kind,
            ( member(Text, Texts),
              text_data(Text, [_]>>true, _-Outcome),
              functor(Outcome, Kind, 1)
            ),
            Kinds).
