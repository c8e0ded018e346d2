/*  gunshi worker: does units of the long work that commands have put on a Redis server.
*/
:- module(gunshi_cli_commands_worker,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../../knowledge/all', []).
:- use_module('../../lab/jobs/fit', [this_fit/1, fit_with/3, fit_text/2]).
:- use_module('../../lab/jobs/server', [server_address/2]).
:- use_module('../../lab/jobs/worker', [work/5]).
:- use_module('../../lab/counted_games', []).
:- use_module('../../lab/experiments/ordering', []).
:- use_module('../../lab/judged_games', []).
:- use_module('../../lab/mates', []).
:- use_module('../../lab/match/engine_games', [may_start/1, measure_speed/1]).
:- use_module('../../lab/match/inside_games', []).
:- use_module('../../lab/match/named', [engine_named/2]).
:- use_module('../../lab/training/position_games', []).
:- use_module('../explain/units', []).
:- use_module('../jobs', [server_told/1, say/2]).
:- use_module('../options').

:- autoload(library(lists), [member/2]).
:- autoload(library(socket), [gethostname/1]).

%!  help(-Text) is det.
%
%   Text is what `gunshi worker --help` prints.

help("\
usage: gunshi worker --redis HOST:PORT [--count N] [--name NAME] [--network FILE]
                     [--engine ENGINE]...

Does long work for other commands, on this machine or another: games, mating problems, games to
explain, to count or to learn from. What there is to do, a Redis server holds; match, mate, explain,
statistics collect, experiment, kb learn --rules and train positions put it there by their option
--redis. It works until it is ended, by Ctrl-C or SIGTERM; what it was at then is another worker's
at once. It may be killed, too: then after five seconds. While the server is away it waits for
it.

It takes only work of the same version of the program with the same knowledge, for whose results are
the same wherever they are made. Of other work it says so, and leaves it.

  --redis HOST:PORT  the server. The variable GUNSHI_REDIS_PASSWORD has its password; for TLS
                     GUNSHI_REDIS_CACERT, GUNSHI_REDIS_CERT and GUNSHI_REDIS_KEY name files
  --count N          so many units at a time. Default: 1
  --name NAME        what it is called in gunshi jobs. Default: the machine's name
  --network FILE     searches evaluate by this network: for the work of train positions with it
  --engine ENGINE    may start this engine for matches: the same text as in the match, as
                     'gpsusi;Thread=1'. Without it only gunshi itself plays

What it does is told on stderr, a line for each job and fault.
").

opt_type(redis,   redis,   atom).
opt_type(count,   count,   between(1, 256)).
opt_type(name,    name,    atom).
opt_type(network, network, atom).
opt_type(engine,  engine,  atom).

opt_repeated(engine).

%!  run(+Arguments, -Status) is det.
%
%   Run the command, until a signal ends it: Status is 0 for SIGTERM, 130 for Ctrl-C.
%
%   @error gunshi(usage(Text)), gunshi(job_address(Text)), gunshi(bad_network(File, Fault))
%   @error gunshi(job_server(Address, What))

run(Arguments, Status) :-
    options_only(Arguments, "the server is given by --redis", Options),
    (   option(redis(Text), Options)
    ->  server_address(Text, Address)
    ;   usage_error("worker: --redis is missing, the server with the work: --redis localhost:6379",
                    [])
    ),
    gethostname(Host),
    option(name(Name), Options, Host),
    (   Name == ''
    ->  usage_error("worker: --name has no name; it takes one for gunshi jobs to show", [])
    ;   true
    ),
    option(count(Count), Options, 1),
    network_option(Options),
    findall(Engine, member(engine(Engine), Options), Engines),
    forall(member(Engine, Engines), engine_named(Engine, _)),
    may_start(Engines),
    this_fit(Fit0),
    fit_with(Fit0, Engines, Fit),
    fit_text(Fit, FitText),
    measure_speed(Speed),
    say("worker ~w at ~w, version and knowledge ~w, ~0f positions a second",
        [Name, Text, FitText, Speed]),
    catch(setup_call_cleanup(
              ( on_signal(int, Int, ended_by), on_signal(term, Term, ended_by) ),
              work(Address, Name, Fit, Count, gunshi_cli_commands_worker:told),
              ( on_signal(int, _, Int), on_signal(term, _, Term) )),
          gunshi_worker_ended(Signal),
          true),
    (   Signal == int
    ->  Status = 130
    ;   Status = 0
    ).

%   ended_by(+Signal): it comes to any thread, and work/5 is to end in the main one. What is thrown
%   into the midst of a question to the server may be taken for a fault of the connection: so it is
%   told as well, and heard between two beats.

ended_by(Signal) :-
    Ended = gunshi_worker_ended(Signal),
    thread_send_message(main, gunshi_worker_failed(Ended)),
    (   thread_self(main)
    ->  throw(Ended)
    ;   thread_signal(main, throw(Ended))
    ).

told(job(Id, Kind)) :-
    !,
    say("work of job ~w (~w)", [Id, Kind]).
told(failed(Id, Number, Tries, Reason)) :-
    !,
    say("unit ~d of job ~w has failed, ~d of 3: ~w", [Number, Id, Tries, Reason]).
told(late(Id, Number)) :-
    !,
    say("unit ~d of job ~w was done before by another worker", [Number, Id]).
told(other(Id, Fit)) :-
    !,
    (   Fit = fit(_, _, _, _)
    ->  fit_text(Fit, Text)
    ;   Text = Fit
    ),
    say("job ~w is for another program, knowledge or engine, ~w; nothing of it is taken",
        [Id, Text]).
told(What) :-
    server_told(What).
