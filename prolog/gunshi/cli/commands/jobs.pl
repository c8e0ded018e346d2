/*  gunshi jobs: the long work that a Redis server holds, and who is at it.

    Others may write to the server: of what it says every line is told with the characters shown
    that a terminal obeys, and JSON escapes them.
*/
:- module(gunshi_cli_commands_jobs,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../../base/visible', [visible_text/2]).
:- use_module('../../lab/jobs/looking', [job_about/3, job_dead/4, jobs_there/2, workers_there/2]).
:- use_module('../../lab/jobs/rates').
:- use_module('../../lab/jobs/server', [server_address/2, with_server/4, insist/2]).
:- use_module('../../lab/jobs/store', [cancel_job/3]).
:- use_module('../../words/text_width', [text_within/3]).
:- use_module('../../words/tree_lines', [reader_columns/1]).
:- use_module('../jobs', [server_told/1]).
:- use_module('../options').

:- autoload(library(apply), [partition/4]).
:- autoload(library(lists), [append/3, member/2]).

%!  help(-Text) is det.
%
%   Text is what `gunshi jobs --help` prints.

help("\
usage: gunshi jobs --redis HOST:PORT [watch | show ID | cancel ID | dead ID] [--format text|json]

The long work that match, mate, explain, experiment, statistics collect, kb learn, train positions
have put on a Redis server by their option --redis, and the workers (gunshi worker) that are at it.
A job consists of units, such as games or problems.

  jobs           each job, how many of its units are waiting, running, done and dead; each worker.
                 The rate is that since the job began; time left is by that rate
  jobs watch     the same each second, until Ctrl-C; the rate is that of the last minute
  jobs show ID   one job, with how many units each worker is at
  jobs cancel ID the job ends, within a second, and what has come of it is forgotten
  jobs dead ID   the units at which workers have failed, or were lost, too often, with the reason

  --redis HOST:PORT  the server; gunshi worker --help says how its password is given
  --format json      an object: jobs and workers; a job; a list of units

A job is complete when all its units are over, and done when the command that asked has heard so. It
is kept for a day then: until its end the same command tells the result again.
").

opt_type(redis,  redis,  atom).
opt_type(format, format, oneof([text, json])).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0.
%
%   @error gunshi(usage(Text)), gunshi(job_address(Text)), gunshi(no_job(Id, Address))
%   @error gunshi(job_server(Address, What))

run(Arguments, 0) :-
    options(Arguments, Positional, Options),
    (   option(redis(Text), Options)
    ->  server_address(Text, Address)
    ;   usage_error("jobs: --redis is missing, the server that has them: --redis localhost:6379",
                    [])
    ),
    option(format(Format), Options, text),
    (   asked(Positional, What)
    ->  true
    ;   usage_error("jobs: it is jobs, jobs watch, or jobs show, cancel or dead with a job's ID",
                    [])
    ),
    with_server(Address, gunshi_cli_jobs:server_told, Connection,
                answer(What, Format, Address, Connection)).

asked([], list).
asked([watch], watch).
asked([show, Id], show(Id)).
asked([cancel, Id], cancel(Id)).
asked([dead, Id], dead(Id)).

answer(list, Format, _, Connection) :-
    everything(Connection, Jobs, Workers),
    print_everything(Format, Jobs, Workers, begin).
answer(watch, Format, _, Connection) :-
    watch(Connection, Format, []).
answer(show(Id), Format, Address, Connection) :-
    must_be_there(Address, Id, insist(Connection, job_about(Connection, Id, Job))),
    print_job(Format, Job).
answer(cancel(Id), Format, Address, Connection) :-
    must_be_there(Address, Id, insist(Connection, cancel_job(Connection, Id, Was))),
    (   Format == json
    ->  json_line(_{id:Id, state:cancelled, was:Was})
    ;   cancelled_words(Was, Words),
        line("job ~w ~s", [Id, Words])
    ).
answer(dead(Id), Format, Address, Connection) :-
    must_be_there(Address, Id, insist(Connection, job_about(Connection, Id, _))),
    insist(Connection, job_dead(Connection, Id, inf, Dead)),
    (   Format == json
    ->  findall(_{unit:Number, reason:Reason}, member(Number-Reason, Dead), Objects),
        json_line(Objects)
    ;   forall(member(Number-Reason, Dead), line("unit ~d: ~w", [Number, Reason]))
    ).

cancelled_words(cancelled, "was cancelled already") :-
    !.
cancelled_words(done, "was done; what has come of it is forgotten now") :-
    !.
cancelled_words(_, "is cancelled").

:- meta_predicate
    must_be_there(+, +, 0).

must_be_there(Host:Port, Id, Goal) :-
    (   call(Goal)
    ->  true
    ;   format(atom(Address), "~w:~w", [Host, Port]),
        throw(error(gunshi(no_job(Id, Address)), _))
    ).

%   everything(+Connection, -Jobs, -Workers): dicts, the oldest job first.

everything(Connection, Jobs, Workers) :-
    insist(Connection, jobs_there(Connection, Jobs)),
    insist(Connection, workers_there(Connection, Workers)).

%   watch(+Connection, +Format, +Samples0): Samples0 are those of jobs_sampled/3.

watch(Connection, Format, Samples0) :-
    everything(Connection, Jobs, Workers),
    jobs_sampled(Jobs, Samples0, Samples),
    (   Format == text,
        stream_property(user_output, tty(true))
    ->  format("\e[H\e[J")
    ;   true
    ),
    print_within(Format, Jobs, Workers, Samples),
    flush_output,
    sleep(1),
    watch(Connection, Format, Samples).

%   print_within(...): as print_everything/4; on a terminal those that run come first, no line is
%   longer than that is wide, and there are no more lines than it has: what is over its edge would
%   push the rest away.

print_within(text, Jobs0, Workers, Samples) :-
    reader_columns(Columns),
    !,
    partition(runs, Jobs0, Running, Others),
    append(Running, Others, Jobs1),
    rows(Rows),
    length(Workers, WorkerCount),
    (   Columns < 100
    ->  Layout = narrow, Each = 2
    ;   Layout = wide, Each = 1
    ),
    Most is max(2, (Rows-6-min(WorkerCount, Rows//3))//Each),
    first_of(Jobs1, Most, Jobs, MoreJobs),
    length(Jobs, JobCount),
    MostWorkers is max(1, Rows-6-Each*JobCount),
    first_of(Workers, MostWorkers, Workers1, MoreWorkers),
    with_output_to(string(Text),
                   ( print_jobs(Jobs, Samples, Layout),
                     print_more(MoreJobs),
                     print_workers(Workers1),
                     print_more(MoreWorkers) )),
    string_lines(Text, Lines0),
    Last is Rows-1,
    first_of(Lines0, Last, Lines, _),
    forall(member(Line, Lines),
           ( text_within(Line, Columns, Shown), format("~s~n", [Shown]) )).
print_within(Format, Jobs, Workers, Samples) :-
    print_everything(Format, Jobs, Workers, Samples).

runs(Job) :-
    Job.state == running.

%   rows(-Rows): of the terminal; one that says none, or few, is taken for one of ten.

rows(Rows) :-
    catch(tty_size(Rows0, _), error(_, _), Rows0 = 0),
    Rows is max(10, Rows0).

print_more(0) :-
    !.
print_more(More) :-
    line("and ~D more", [More]).

first_of(List, Most, First, More) :-
    length(List, Count),
    Length is min(Most, Count),
    More is Count-Length,
    length(First, Length),
    append(First, _, List).

print_everything(json, Jobs, Workers, Since) :-
    findall(Row, ( member(Job, Jobs), job_row(Job, Since, Row) ), Rows),
    json_line(_{jobs:Rows, workers:Workers}).
print_everything(text, Jobs, Workers, Since) :-
    print_jobs(Jobs, Since, wide),
    print_workers(Workers).

%   print_jobs(+Jobs, +Since, +Layout): Layout is `wide`, a line for each job, or `narrow`, where
%   what it is has a line of its own.

print_jobs(Jobs, Since, Layout) :-
    what_after(Layout, what, What),
    line("~w~t~14|~w~t~25|~t~w~34|~t~w~43|~t~w~52|~t~w~59|~t~w~69|~t~w~79|~w",
         [job, state, waiting, running, done, dead, 'a minute', 'time left', What]),
    forall(member(Job, Jobs),
           ( job_row(Job, Since, Row),
             _{id:Id, state:State, waiting:Waiting, running:Running, done:Done, dead:Dead,
               about:About, rate:Rate, seconds_left:Left} :< Row,
             left_words(Left, LeftWords),
             rate_words(Rate, RateWords),
             what_after(Layout, About, What1),
             line("~w~t~14|~w~t~25|~t~D~34|~t~D~43|~t~D~52|~t~D~59|~t~s~69|~t~s~79|~w",
                  [Id, State, Waiting, Running, Done, Dead, RateWords, LeftWords, What1]),
             (   Layout == narrow
             ->  line("    ~w", [About])
             ;   true
             )
           )),
    (   Jobs == []
    ->  line("no job", [])
    ;   true
    ).

what_after(narrow, _, '').
what_after(wide, What0, What) :-
    atom_concat('  ', What0, What).

rate_words(null, "") :-
    !.
rate_words(Rate, Words) :-
    Minutely is Rate*60,
    format(string(Words), "~1f", [Minutely]).

print_workers(Workers) :-
    nl,
    line("~w~t~25|~t~w~34|~t~w~43|~t~w~54|  ~w", [worker, units, done, 'a minute', at]),
    forall(member(Worker, Workers),
           ( _{name:Name, count:Count, done:Done, units:Units} :< Worker,
             worker_rate(Worker, Rate),
             Minutely is Rate*60,
             findall(Word,
                     ( member(Unit, Units), format(atom(Word), "~w ~d", [Unit.job, Unit.unit]) ),
                     Words),
             atomic_list_concat(Words, ', ', At),
             line("~w~t~25|~t~d~34|~t~D~43|~t~1f~54|  ~w", [Name, Count, Done, Minutely, At])
           )),
    (   Workers == []
    ->  line("no worker", [])
    ;   true
    ).

left_words(null, "") :-
    !.
left_words(Seconds0, Words) :-
    Seconds is round(Seconds0),
    Hours is Seconds//3600,
    Minutes is Seconds//60 mod 60,
    Rest is Seconds mod 60,
    format(string(Words), "~d:~|~`0t~d~2+:~|~`0t~d~2+", [Hours, Minutes, Rest]).

print_job(json, Job) :-
    job_row(Job, begin, Row),
    json_line(Row).
print_job(text, Job) :-
    _{id:Id, about:About, state:State, fit:Fit, begun:Begun, units:Units, waiting:Waiting,
      running:Running, done:Done, dead:Dead, late:Late, by:By} :< Job,
    format_time(string(Time), "%F %T", Begun),
    line("job ~w: ~w", [Id, About]),
    line("state ~w, begun ~s, version and knowledge ~w", [State, Time, Fit]),
    line("units ~D: ~D waiting, ~D running, ~D done, ~D dead; ~D results came too late",
         [Units, Waiting, Running, Done, Dead, Late]),
    dict_pairs(By, _, Pairs),
    forall(member(Worker-Count, Pairs), line("~w: ~D running", [Worker, Count])).

                /*******************************
                *             LINES            *
                *******************************/

line(Format, Arguments) :-
    format(string(Text), Format, Arguments),
    visible_text(Text, Shown),
    format("~s~n", [Shown]).

json_line(Term) :-
    with_output_to(string(Text), write_json(Term)),
    split_string(Text, "", "\n", [Line]),
    line("~s", [Line]).
