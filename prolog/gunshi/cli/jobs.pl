/*  Long work of a command: here, or by workers that a Redis server brings together (--redis).
*/
:- module(gunshi_cli_jobs,
          [ units_run/4,                % +Options, +Threads, +Work, -Run
            engines_played/5,           % +Options, +Workers, +About, +Match, -How
            server_told/1,              % +What
            dead_unit/2,                % +Name, +Reason
            say/2                       % +Format, +Arguments
          ]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module('../base/visible', [visible_text/2]).
:- use_module('../lab/jobs/here', [run_here/7, units_from/3]).
:- use_module('../lab/jobs/server', [server_address/2]).
:- use_module('../lab/match/engine_games', [engines_needed/2]).
:- use_module('../lab/match/named', [engine_named/2]).

% Without --redis nothing of the library is needed.
:- autoload('../lab/jobs/there', [run_there/7]).

%   lost(Count): so many connections have lost the server.
:- dynamic lost/1.

lost(0).

%!  units_run(+Options:list, +Threads:integer, +Work:list, -Run) is det.
%
%   Run is a closure to be called as run_here(Threads) is, which does the units of Work, as
%   run_there/7 has it, here by so many Threads; with the option redis(Text) of Options it has
%   workers do them.
%
%   @error gunshi(job_address(Text))
%   @error gunshi(usage(Text)) for the option concurrency(N) beside redis(Text)

units_run(Options, Threads, Work, Run) :-
    (   option(redis(Text), Options)
    ->  (   option(concurrency(_), Options)
        ->  usage_error("--concurrency is for games here; with --redis each gunshi worker has \c
                         its --count", [])
        ;   true
        ),
        server_address(Text, Address),
        Run = gunshi_cli_jobs:run_there(asking(Address, Work, gunshi_cli_jobs:server_told))
    ;   option(first(First), Work, 1),
        Run = gunshi_cli_jobs:run_here_from(First, Threads)
    ).

:- meta_predicate
    run_here_from(+, +, +, +, +, 4, +, -).

run_here_from(First, Threads, Kind, Common, Units0, Heard, S0, S) :-
    units_from(First, Units0, Units),
    run_here(Threads, Kind, Common, Units, Heard, S0, S).

%!  engines_played(+Options:list, +Workers:integer, +About, +Match, -How) is det.
%
%   How the games of Match are played, both as of engine_games/6: here, so many at a time, or by the
%   workers that the option redis(Text) of Options brings together. About is as run_there/7 has it.
%
%   @error gunshi(job_address(Text))
%   @error gunshi(usage(Text)) for engines that are not here, or that no worker starts

engines_played(Options, Workers, About, engine_games(A, B, _, _, _, _), How) :-
    (   option(redis(_), Options)
    ->  engines_needed([A, B], Engines),
        option(seed(Seed), Options, 1),
        units_run(Options, Workers, [about(About), draw(Seed), engines(Engines)], Run),
        How = by(Run)
    ;   engine_named(A, _),
        engine_named(B, _),
        How = here(Workers)
    ).

%!  server_told(+What) is det.
%
%   Tell a person What run_there/7 or work/5 tells of the server and the job, on stderr. That the
%   server is lost, and found, is told once, not by each connection.

server_told(job(Id, Count)) :-
    say("job ~w, units: ~D; Ctrl-C leaves it there, the same command goes on with it", [Id, Count]).
server_told(silent(Id)) :-
    say("nothing has come of job ~w yet; gunshi jobs shows who is at work. A worker needs the \c
         same version, knowledge and engines; it says so where it has others", [Id]).
server_told(lost(Error)) :-
    lost_more(1, Lost),
    (   Lost =:= 1
    ->  error_line(Error, Line),
        say("~s; waiting for it", [Line])
    ;   true
    ).
server_told(found) :-
    lost_more(-1, Lost),
    (   Lost =:= 0
    ->  say("the Redis server is there again", [])
    ;   true
    ).

lost_more(More, Lost) :-
    with_mutex(gunshi_cli_jobs,
               ( retract(lost(Lost0)), Lost is Lost0+More, assertz(lost(Lost)) )).

%!  dead_unit(+Name, +Reason) is det.
%
%   Tell a person, on stderr, that workers have failed at what is called Name too often, for Reason.

dead_unit(Name, Reason) :-
    say("~w is left out; workers failed: ~w", [Name, Reason]).

%!  say(+Format, +Arguments) is det.
%
%   Tell a person something in a line on stderr. Arguments may be of the server, where others write:
%   characters that a terminal obeys are shown.

say(Format, Arguments) :-
    format(string(Text), Format, Arguments),
    visible_text(Text, Shown),
    format(user_error, "gunshi: ~s~n", [Shown]).
