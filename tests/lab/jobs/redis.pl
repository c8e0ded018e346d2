/*  A real Redis server for tests, on a free port of this machine, and processes that use it.

    Everything is ended by its process id, whatever happens.
*/
:- module(test_redis,
          [ with_redis/2,               % -Server, :Goal
            with_redis/3,               % +Options, -Server, :Goal
            begin_redis/2,              % +Options, -Server
            end_redis/1,                % +Server
            server_port/2,              % +Server, -Port
            server_directory/2,         % +Server, -Directory
            redis_process/2,            % +Server, -Pid
            stop_redis/2,               % +Server, +Signal
            start_redis/1,              % +Server
            on_server/3,                % +Server, -Connection, :Goal
            start_worker/4,             % +Server, +Name, +Fit, -Worker
            waiting_process/2,          % +Arguments, -Process
            start_process/3,            % +Program, +Arguments, -Process
            end_process/2,              % +Process, +Signal
            end_process/3,              % +Process, +Signal, -Status
            signal_process/2,           % +Process, +Signal
            process_said/2,             % +Process, -Text
            has_said/2,                 % +Process, +Part
            strange_job/2,              % +Server, +Strange
            wait_for/2                  % +Seconds, :Goal
          ]).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(random)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/base/temporary)).
:- use_module(library(gunshi/lab/jobs/data)).
:- use_module(library(gunshi/lab/jobs/keys)).
:- use_module(library(gunshi/lab/jobs/server)).

:- meta_predicate
    with_redis(-, 0),
    with_redis(+, -, 0),
    on_server(+, -, 0),
    wait_for(+, 0).

:- dynamic
    running/2.                          % Server, Process

%   with_redis(+Options, -Server, :Goal): Options are words for redis-server besides; `port` is the
%   server's number.

with_redis(Server, Goal) :-
    with_redis([], Server, Goal).

with_redis(Options, Server, Goal) :-
    setup_call_cleanup(begin_redis(Options, Server), once(Goal), end_redis(Server)).

%   begin_redis(+Options, -Server): on the first of some ports on which it can be. They are below
%   those that a system gives out by itself, so that nobody has one by chance while the server is
%   stopped.

begin_redis(Options0, Server) :-
    make_temporary_directory(redis, Directory),
    between(1, 100, _),
    random_between(20000, 32000, Port),
    maplist(own_port(Port), Options0, Options),
    Server = redis(Port, Directory, Options),
    redis_started(Server),
    !.

own_port(Port, Word0, Word) :-
    (   Word0 == port
    ->  Word = Port
    ;   Word = Word0
    ).

end_redis(Server) :-
    stop_redis(Server, kill),
    server_directory(Server, Directory),
    delete_directory_and_contents(Directory).

server_port(redis(Port, _, _), Port).

server_directory(redis(_, Directory, _), Directory).

%   start_redis(+Server): a server that was stopped, on the same port.

start_redis(Server) :-
    wait_for(30, redis_started(Server)).

%   redis_started(+Server) is semidet: false if it cannot be on its port. By SIGXFSZ a file that is
%   too long would end it.

redis_started(Server) :-
    Server = redis(Port, Directory, Options),
    append([ '--ignore-signal=XFSZ', 'redis-server', '--port', Port, '--bind', '127.0.0.1',
             '--dir', Directory, '--appendonly', yes,
             '--save', '', '--daemonize', no
           ],
           Options, Words),
    start_process(path(env), Words, Process),
    Process = process(Pid, _),
    catch(wait_for(30, (   has_said(Process, "Ready to accept")
                       ->  State = ready
                       ;   has_ended(Pid),
                           State = ended
                       )),
          Error,
          ( end_process(Process, kill), throw(Error) )),
    State == ready,
    assertz(running(Server, Process)).

has_ended(Pid) :-
    process_wait(Pid, Status, [timeout(0)]),
    Status \== timeout.

redis_process(Server, Pid) :-
    running(Server, process(Pid, _)).

stop_redis(Server, Signal) :-
    (   retract(running(Server, Process))
    ->  end_process(Process, Signal)
    ;   true
    ).

on_server(Server, Connection, Goal) :-
    server_port(Server, Port),
    with_server(localhost:Port, ignored, Connection, Goal).

ignored(_).

%   strange_job(+Server, +Strange): a job of three units called so, of which one is dead and one is
%   at a worker called so.

strange_job(Server, Strange) :-
    atom_string(Id, Strange),
    job_key(Id, Key),
    job_key(Id, units, Stream),
    job_key(Id, results, Results),
    job_key(Id, dead, Dead),
    worker_key(Id, WorkerKey),
    data_text(dead(Strange), DeadText),
    data_text(worker(Id, fit(Id, Id, Id, []), 1, 0, 0, [Id-1]), WorkerText),
    on_server(Server, Connection,
              ( ask_all(Connection,
                        [ hset(Key, about, Strange, state, running, fit, Strange, begun, 0,
                               units, 3, before, 0),
                          sadd('gunshi:jobs', Strange), hset('gunshi:running', Strange, Strange),
                          hset(Results, 2, DeadText), sadd(Dead, 2),
                          xadd(Stream, '1-0', unit, "unit"),
                          xgroup(create, Stream, workers, 0),
                          sadd('gunshi:workers', Strange), set(WorkerKey, WorkerText)
                        ]),
                ask(Connection, xreadgroup(group, workers, Strange, streams, Stream, >), _)
              )).

                /*******************************
                *           PROCESSES          *
                *******************************/

%   start_process(+Program, +Arguments, -Process): what it says goes to a file.

start_process(Program, Arguments, process(Pid, File)) :-
    tmp_file(said, File),
    open(File, write, Out),
    process_create(Program, Arguments,
                   [stdin(null), stdout(stream(Out)), stderr(stream(Out)), process(Pid)]),
    close(Out).

signal_process(process(Pid, _), Signal) :-
    process_kill(Pid, Signal).

end_process(process(Pid, _), Signal) :-
    catch(process_kill(Pid, Signal), error(_, _), true),
    catch(process_wait(Pid, _), error(_, _), true).

%   end_process(+Process, +Signal, -Status): it was there until then.

end_process(process(Pid, _), Signal, Status) :-
    process_kill(Pid, Signal),
    process_wait(Pid, Status).

process_said(process(_, File), Text) :-
    read_file_to_string(File, Text, [encoding(utf8)]).

has_said(Process, Part) :-
    process_said(Process, Said),
    sub_string(Said, _, _, _, Part),
    !.

start_worker(Server, Name, Fit, Worker) :-
    server_port(Server, Port),
    data_text(Fit, FitText),
    waiting_process([worker, Port, Name, 1, FitText], Worker).

waiting_process(Arguments, Process) :-
    module_property(test_redis, file(File)),
    file_directory_name(File, Directory),
    directory_file_path(Directory, 'waiting_process.pl', Script),
    absolute_file_name(library(gunshi), Gunshi, [file_type(prolog), access(read)]),
    file_directory_name(Gunshi, Library),
    atom_concat('library=', Library, Path),
    start_process(path(swipl), ['-q', '-f', none, '-p', Path, Script|Arguments], Process).

%   wait_for(+Seconds, :Goal): Goal holds within so many seconds, a long time, or an error.

wait_for(Seconds, Goal) :-
    get_time(Start),
    wait_since(Start, Seconds, Goal).

wait_since(Start, Seconds, Goal) :-
    (   call(Goal)
    ->  true
    ;   get_time(Now),
        Now-Start < Seconds
    ->  sleep(0.05),
        wait_since(Start, Seconds, Goal)
    ;   throw(error(timeout_error(wait_for, Goal), _))
    ).
