:- encoding(utf8).
/*  The long work that a Redis server has, and who is at it, to be looked at. Who else writes there
    is not known: all its texts go to the page with the characters shown that would be obeyed, and
    cut when they are long.
*/
:- module(gunshi_web_job_actions,
          [ job_action/3                % +Name, +Dict, -Answer
          ]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../base/visible', [visible_text/2]).
:- use_module('../lab/jobs/rates', [worker_rate/2]).
:- use_module('../words/japanese_job_messages', []).
:- use_module(arguments).
:- use_module(job_looker, [dead_units/3, job_server/1, jobs_seen/1]).
:- autoload(library(lists), [member/2]).

%   So many of the units at which workers have failed are told, and so much of a text.

most_dead(100).
longest(1000).

%!  job_action(+Name:atom, +Dict, -Answer:dict) is semidet.
%
%   Answer what a window asks of long work. The names are
%
%     - jobs_server  the server, or null when gunshi web was not told of one
%     - jobs         jobs and workers, or the error that keeps them from being known
%     - jobs_dead    the units of the job id at which workers have failed, the first of them
%
%   @error gunshi(usage(Text)), gunshi(job_server(Address, What)), gunshi(job_data(Text))

job_action(jobs_server, _, _{server:Server}) :-
    (   job_server(Host:Port)
    ->  format(string(Server), "~w:~w", [Host, Port])
    ;   Server = null
    ).

job_action(jobs, _, Answer) :-
    jobs_seen(Seen),
    (   Seen = facts(Rows, Workers)
    ->  findall(Job, ( member(Row, Rows), job_dict(Row, Job) ), JobDicts),
        findall(One, ( member(Worker, Workers), worker_dict(Worker, One) ), WorkerDicts),
        Answer = _{jobs:JobDicts, workers:WorkerDicts}
    ;   Seen = lost(Error),
        error_line(Error, Line),
        Answer = _{error:Line}
    ).

job_action(jobs_dead, Dict, _{units:Units}) :-
    argument(Dict, id, text, Text),
    jobs_seen(facts(Rows, _)),
    member(Row, Rows),
    shown(Row.id, Text),
    !,
    most_dead(Most),
    dead_units(Row.id, Most, Dead),
    findall(_{unit:Number, reason:Shown},
            ( member(Number-Reason, Dead), shown(Reason, Shown) ),
            Units).

job_dict(Row, _{id:Id, about:About, state:State, begun:Begun, units:Units, waiting:Waiting,
                running:Running, done:Done, dead:Dead, rate:Rate, seconds_left:Left}) :-
    _{id:Id0, about:About0, state:State0, begun:Begun, units:Units, waiting:Waiting,
      running:Running, done:Done, dead:Dead, rate:Rate, seconds_left:Left} :< Row,
    shown(Id0, Id),
    shown(About0, About),
    shown(State0, State).

worker_dict(Worker, _{name:Name, count:Count, done:Done, rate:Rate, units:Units}) :-
    _{name:Name0, count:Count, done:Done, units:Units0} :< Worker,
    shown(Name0, Name),
    worker_rate(Worker, Rate),
    findall(_{job:Job, unit:Number},
            ( member(Unit, Units0), _{job:Job0, unit:Number} :< Unit, shown(Job0, Job) ),
            Units).

shown(Text, Shown) :-
    visible_text(Text, Visible),
    longest(Most),
    (   sub_string(Visible, 0, Most, After, Part),
        After > 0
    ->  string_concat(Part, "…", Shown)
    ;   Shown = Visible
    ).
