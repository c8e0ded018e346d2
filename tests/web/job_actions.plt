:- encoding(utf8).
/*  The page's view of long work, by HTTP, with a real Redis server and workers: what there is, what
    is wrong with a server, what a stranger writes there, and that nobody looks for nobody.
*/
:- module(test_web_job_actions, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(thread)).
:- use_module(library(gunshi/lab/jobs/server)).
:- use_module(library(gunshi/web/job_looker), []).
:- use_module(tests(lab/jobs/redis)).
:- use_module(tests(lab/jobs/served)).
:- use_module(tests(lab/jobs/waiting), []).
:- use_module(tests(web/client)).

has(Text, Part) :-
    once(sub_string(Text, _, _, _, Part)).

address(Server, Address) :-
    server_port(Server, Port),
    format(atom(Address), "localhost:~d", [Port]).

:- meta_predicate
    serving(+, 0),
    with_looked_at(-, 0),
    with_looked_at(+, -, 0).

%   serving(+Address, :Goal): Goal while the page's server has that Redis server.

serving(Address, Goal) :-
    setup_call_cleanup(serve([redis(Address)]), once(Goal), serve_no_more).

%   with_looked_at(-Server, :Goal): a Redis server of its own, and the page's that looks at it.

with_looked_at(Server, Goal) :-
    with_looked_at([], Server, Goal).

with_looked_at(Options, Server, Goal) :-
    with_redis(Options, Server,
               ( address(Server, Address),
                 serving(Address, Goal)
               )).

%   seen(-Answer), lost(-Line): what a window is told, at once.

seen(Answer) :-
    done(jobs, _{}, Answer),
    get_dict(jobs, Answer, _).

lost(Line) :-
    done(jobs, _{}, Answer),
    Line = Answer.get(error).

job_there(About, Job) :-
    seen(Answer),
    member(Job, Answer.jobs),
    Job.about == About,
    !.

:- begin_tests(web_job_actions, [setup(begin_server), cleanup(end_server)]).

test("jobs and workers, while they are at it and then") :-
    with_both(Server),
    address(Server, Address),
    numlist(1, 6, Numbers),
    findall(unit(Number, 1), member(Number, Numbers), Units),
    serving(Address,
            ( done(jobs_server, _{}, _{server:Text}),
              atom_string(Address, Text),
              while_asking(Server, seen, Units,
                           wait_for(300, ( job_there("waiting", Job),
                                           Job.state == "running",
                                           Job.running > 0,
                                           Job.done > 0,
                                           number(Job.rate)
                                         )),
                           Heard),
              length(Heard, 6),
              seen(Answer),
              wait_for(60, ( job_there("waiting", Done), Done.state == "done" ))
            )),
    assertion(_{units:6, done:6, dead:0, waiting:0, running:0, seconds_left:null} :< Done),
    findall(Name, ( member(Worker, Answer.workers), Name = Worker.name ), Names),
    assertion(length(Names, 2)).

test("what somebody else writes is shown, not obeyed, and cut") :-
    with_looked_at(Server,
                   ( Strange = "\e[31m<b>\u202E\a",
                     strange_job(Server, Strange),
                     on_server(Server, Connection,
                               ( length(Codes, 3000),
                                 maplist(=(0'x), Codes),
                                 string_codes(Long, Codes),
                                 format(string(Digits), "~`9t~400|", []),
                                 format(string(Other0), "worker(w,fit(a,b,c,[]),1,1,~s,[])",
                                        [Digits]),
                                 ask_all(Connection,
                                         [ sadd('gunshi:jobs', other),
                                           hset('gunshi:job:other', about, Long, state, Strange,
                                                units, Digits, begun, Digits),
                                           sadd('gunshi:workers', other),
                                           set('gunshi:worker:other', Other0)
                                         ])
                               )),
                     wait_for(60, ( seen(Answer), length(Answer.jobs, 2) )),
                     Shown = "\\u001B[31m<b>\\u202E\\u0007",
                     once(( member(Job, Answer.jobs), Job.id == Shown )),
                     assertion(_{about:Shown, dead:1, running:1} :< Job),
                     assertion(( [Worker] = Answer.workers,
                                 _{name:Shown, units:[_{job:Shown, unit:1}]} :< Worker )),
                     once(( member(Other, Answer.jobs), Other.id == "other" )),
                     assertion(_{state:Shown, units:0} :< Other),
                     string_length(Other.about, Length),
                     assertion(Length == 1001),
                     done(jobs_dead, _{id:Shown}, Dead),
                     assertion(_{units:[_{unit:2, reason:Shown}]} :< Dead),
                     refused_action(jobs_dead, _{id:"none"}, None),
                     assertion(has(None, "jobs_dead")),
                     refused_action(jobs_dead, _{id:7}, NoText),
                     assertion(has(NoText, "must be a text"))
                   )).

test("what is of another kind is a line") :-
    with_looked_at(Server,
                   ( on_server(Server, Connection, ask(Connection, set('gunshi:jobs', x), _)),
                     wait_for(60, ( lost(Line), has(Line, "of another kind") ))
                   )).

test("a server that is not there is a line, in the reader's language") :-
    serving('localhost:1',
            ( wait_for(60, ( lost(Line), has(Line, "localhost:1 does not answer") )),
              done(jobs, _{language:"ja"}, Japanese),
              assertion(has(Japanese.error, "返事がない")),
              refused_action(jobs_dead, _{id:"a"}, _)
            )).

test("one that wants a password says so") :-
    with_looked_at(['--requirepass', secret], _,
                   wait_for(60, ( lost(Line), has(Line, "GUNSHI_REDIS_PASSWORD") ))).

test("one that goes away is a line, and is found again") :-
    with_looked_at(Server,
                   ( wait_for(60, seen(_)),
                     stop_redis(Server, kill),
                     wait_for(60, ( lost(Line), has(Line, "does not answer") )),
                     start_redis(Server),
                     wait_for(60, seen(_))
                   )).

test("one that is silent keeps neither the page nor its end waiting") :-
    with_redis(Server,
               ( address(Server, Address),
                 redis_process(Server, Pid),
                 serving(Address,
                         ( wait_for(60, seen(_)),
                           process_kill(Pid, stop),
                           get_time(Start),
                           wait_for(60, ( lost(Line), has(Line, "does not answer") )),
                           done(table, _{}, _),
                           get_time(Silent)
                         )),
                 get_time(End),
                 process_kill(Pid, cont)
               )),
    assertion(Silent-Start < 50),
    assertion(End-Silent < 9).

test("nobody looks when no window asks") :-
    with_looked_at(_,
                   ( assertion(\+ gunshi_web_job_looker:looking(_)),
                     wait_for(60, seen(_)),
                     assertion(gunshi_web_job_looker:looking(_)),
                     wait_for(60, \+ gunshi_web_job_looker:looking(_)),
                     wait_for(60, seen(_))
                   )).

test("many windows are one asker", Askers == 1) :-
    with_looked_at(Server,
                   ( wait_for(60, seen(_)),
                     numlist(1, 12, Windows),
                     concurrent_forall(member(_, Windows), done(jobs, _{}, _)),
                     askers(Server, Askers)
                   )).

%   Who looked has ended, but not its thread, when a window asks again.

test("who comes back finds no second asker", Askers-Looking == 1-1) :-
    with_looked_at(Server,
                   ( wait_for(60, seen(_)),
                     wait_for(60, \+ gunshi_web_job_looker:looker(_)),
                     wait_for(60, seen(_)),
                     forall(between(1, 6, _), ( sleep(0.5), seen(_) )),
                     askers(Server, Askers),
                     aggregate_all(count, gunshi_web_job_looker:looking(_), Looking)
                   )).

%   askers(+Server, -Askers): so many connections are there beside this one.

askers(Server, Askers) :-
    on_server(Server, Connection, ask(Connection, client(list), Text)),
    split_string(Text, "\n", "\n", Lines),
    findall(Line, ( member(Line, Lines), Line \== "" ), Clients),
    length(Clients, Count),
    Askers is Count-1.

test("it is asked for as all is: by our page alone", Statuses == [403, 403, 415, 421, 200]) :-
    serving('localhost:1',
            findall(Status,
                    ( member(Change, ['Origin'='http://evil.example', 'Cookie'=none,
                                      'Content-Type'='text/plain', 'Host'='evil.example', 'X'=none
                                     ]),
                      action_request(jobs, "{}", [Change], Request),
                      asked(Request, Status, _)
                    ),
                    Statuses)).

:- end_tests(web_job_actions).
