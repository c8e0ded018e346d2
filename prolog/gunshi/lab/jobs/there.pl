/*  The units of a job done by workers elsewhere: who asks for them.

    The asker puts the job on the server, looks for results, and hears them in the order of the
    units, as run_here/7 does. It keeps nothing but how far it has heard: so it can be broken off
    and begun again, there can be two of it, and the server can lose what it had.
*/
:- module(gunshi_lab_jobs_there,
          [ run_there/7                 % +Asking, +Kind, +Common, +Units, :Heard, +S0, -S
          ]).
:- use_module(data, [text_data/3]).
:- use_module(fit, [this_fit/1, fit_with/3]).
:- use_module(here, [units_from/3]).
:- use_module(keys, [job_id/5]).
:- use_module(kinds, [is_result/2]).
:- use_module(job_messages, []).
:- use_module(ordered).
:- use_module(server, [insist/2, with_server/4]).
:- use_module(store).

:- autoload(library(option), [option/2, option/3]).

:- meta_predicate
    run_there(+, +, +, +, 4, +, -),
    collect(+, +, +, +, +, 4, +, -).

%   How many results are asked for at once, and how long to wait when there is none, in seconds.

at_once(200).
wait(0.1).

%   After how many seconds without any result it is told that there is none.

silent(10).

%!  run_there(+Asking, +Kind, +Common, +Units:list, :Heard, +S0, -S) is det.
%
%   Have Units, of a job of Kind with Common, done by workers of this program with this knowledge.
%   Asking is asking(Address, Work, Told). Address is that of the server, Work a list of
%
%     - about(Text)       what the job is for people
%     - limit(Seconds)    that a unit may take. Default: a day
%     - engines(Names)    workers must have, as fit_with/3. Default: none
%     - draw(Draw)        what makes it another job where results are drawn by lot: a seed that the
%                         units do not show. Default: none
%     - first(Number)     of the unit from which on results are heard, and units done. Default: 1
%
%   Told names its module; call(Told, What) is called with job(Id, Count) at first, with
%   silent(Id) when for long nothing comes, as where no worker is there, and with
%   lost(Error) and found as with_server/4 has them. Heard, S0 and S are as run_here/7 has them; the
%   result of a unit that has failed too often is dead(Reason).
%
%   Of no units no server is asked.
%
%   @error gunshi(job_cancelled(Id)) if somebody has cancelled the job
%   @error gunshi(job_result(Id, Number, Text)) for what workers of this kind do not write
%   @error as with_server/4 and insist/2

run_there(_, _, _, [], _, S, S) :-
    !.
run_there(asking(Address, Work, Told), Kind, Common, Units, Heard, S0, S) :-
    option(about(About), Work),
    option(limit(Limit), Work, 86400),
    option(engines(Engines), Work, []),
    option(first(First), Work, 1),
    this_fit(Fit0),
    fit_with(Fit0, Engines, Fit),
    (   option(draw(Draw), Work)
    ->  job_id(Kind, Fit, Common-Draw, Units, Id)
    ;   job_id(Kind, Fit, Common, Units, Id)
    ),
    Job = job(Id, Kind, Fit, Common, About, Limit),
    length(Units, Count),
    with_server(Address, Told, Connection,
                ( insist(Connection, submit_job(Connection, Job, Units, First)),
                  call(Told, job(Id, Count)),
                  results_from(First, Ordered),
                  units_from(First, Units, Left),
                  collect(Left, First, Count, Ordered,
                          run(Connection, Job, Units, silent(0, Told)), Heard, S0, S),
                  insist(Connection, job_is_done(Connection, Id))
                )).

%   collect(+Left, +Next, +Count, +Ordered, +Run, :Heard, +S0, -S): Next is the number of the first
%   of the Units that are Left.

collect([], _, _, _, _, _, S, S) :-
    !.
collect(Left0, Next0, Count, Ordered0, Run, Heard, S0, S) :-
    Run = run(Connection, Job, _, Silent),
    arg(1, Job, Id),
    arg(2, Job, Kind),
    at_once(Many),
    Last is min(Count, Next0+Many-1),
    without_result(Next0, Last, Ordered0, Numbers),
    insist(Connection, results_of(Connection, Id, Numbers, Texts)),
    read_results(Texts, Numbers, Id-Kind, Ordered0, Ordered1),
    hear_ready(Left0, Ordered1, Heard, S0, Left, Ordered, S1),
    (   S1 = stop(S2)
    ->  S = S2
    ;   length(Left, Long),
        Next is Count-Long+1,
        (   Next =:= Next0
        ->  go_on(Run, Next)
        ;   nb_setarg(1, Silent, heard)
        ),
        collect(Left, Next, Count, Ordered, Run, Heard, S1, S)
    ).

read_results([], [], _, Ordered, Ordered).
read_results([Text|Texts], [Number|Numbers], Id-Kind, Ordered0, Ordered) :-
    (   Text == nil
    ->  Ordered1 = Ordered0
    ;   catch(text_data(Text, is_outcome(Kind), Outcome),
              error(gunshi(job_data(_)), _),
              throw(error(gunshi(job_result(Id, Number, Text)), _))),
        with_result(Number, Outcome, Ordered0, Ordered1)
    ),
    read_results(Texts, Numbers, Id-Kind, Ordered1, Ordered).

is_outcome(_, Outcome) :-
    Outcome = dead(Reason),
    !,
    string(Reason).
is_outcome(Kind, done(Result)) :-
    is_result(Kind, Result).

%   go_on(+Run, +Next): nothing is there yet. A server that has lost the job gets it again; another
%   asker may be putting it there, too, so nothing is taken away first. It is where the server will
%   never have the unit Next: it has the job from a later unit on, from an asker who had heard more,
%   or with a gap, or as done without its result. Two that find that at once would take away what
%   the other puts there, so each waits a little, and looks again.

go_on(run(Connection, Job, Units, Silent), Next) :-
    arg(1, Job, Id),
    insist(Connection, (   job_state(Connection, Id, State0)
                       ->  State = State0
                       ;   State = none
                       )),
    (   State == none
    ->  insist(Connection, submit_job(Connection, Job, Units, Next))
    ;   State == cancelled
    ->  throw(error(gunshi(job_cancelled(Id)), _))
    ;   insist(Connection, \+ never_there(Connection, Id, Next))
    ->  wait(Seconds),
        sleep(Seconds),
        silence_told(Silent, Seconds, Id)
    ;   Seconds is random_float/2,
        sleep(Seconds),
        insist(Connection, (   never_there(Connection, Id, Next)
                           ->  forget_job(Connection, Id),
                               submit_job(Connection, Job, Units, Next)
                           ;   true
                           ))
    ).

%   silence_told(!Silent, +Seconds, +Id): in these Seconds nothing has come either, as before, since
%   the job was put there; that is told once.

silence_told(silent(heard, _), _, _) :-
    !.
silence_told(Silent, Seconds, Id) :-
    arg(1, Silent, Before),
    Now is Before+Seconds,
    silent(Most),
    (   Now < Most
    ->  nb_setarg(1, Silent, Now)
    ;   nb_setarg(1, Silent, heard),
        arg(2, Silent, Told),
        call(Told, silent(Id))
    ).

never_there(Connection, Id, Next) :-
    job_state(Connection, Id, State),
    (   State == done
    ->  results_of(Connection, Id, [Next], [nil])
    ;   State == running,
        job_lacks(Connection, Id, Next)
    ).
