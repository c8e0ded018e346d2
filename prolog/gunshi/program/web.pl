/*  gunshi web: the page for the browser, until Ctrl-C. */
:- module(gunshi_program_web,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(option), [option/2]).
:- use_module('../cli/options', [options_only/3]).
:- use_module('../web/record_actions', [load_record/2]).
:- use_module('../web/server', [web_address/2, web_start/2, web_stop/1]).

%!  help(-Text) is det.
%
%   Text is what `gunshi web --help` prints.

help("\
usage: gunshi web [--port P] [--host H] [--open FILE] [--language ja|en]
                  [--redis HOST:PORT]

A page for the browser: play, look at records, ask why, change the knowledge. Prints its address and
serves until Ctrl-C. Only who has that address, with its token, is let in.

  --port P         listen there. Default: 8017; 0 is any free one
  --host H         listen at the address H. Default: 127.0.0.1, this machine only. What is sent is
                   not encrypted: whoever can read the network can read the token
  --open FILE      a record file of any format that gunshi convert knows is on the board at first
  --language LANG  the language that the page begins with. Default: that of the browser
  --redis HOST:PORT
                   the page shows the jobs and workers of that Redis server too, as gunshi jobs
                   does; gunshi worker --help says how its password is given
").

opt_type(port,     port,     between(0, 65535)).
opt_type(host,     host,     atom).
opt_type(open,     open,     atom).
opt_type(language, language, oneof([en, ja])).
opt_type(redis,    redis,    atom).

%!  run(+Arguments, -Status) is det.
%
%   Serve until Ctrl-C; Status is 0, with which the process then ends. It does not come back.
%
%   @error gunshi(usage(Text)), gunshi(job_address(Text)); as load_record/2 for the file

run(Arguments, 0) :-
    options_only(Arguments, "gunshi web --help lists them", Options),
    (   option(open(File), Options)
    ->  load_record(File, _)
    ;   true
    ),
    web_start(Options, Server),
    web_address(Server, Url0),
    (   option(language(Language), Options)
    ->  format(string(Url), "~s#~w", [Url0, Language])
    ;   Url = Url0
    ),
    on_signal(pipe, _, ignore),         % a window that is gone is an error where it is written to
    setup_call_cleanup(
        on_signal(int, Old, gunshi_program_web:stop_asked),
        ( format("~s~n", [Url]),
          flush_output,
          wait_for_stop
        ),
        ( on_signal(int, _, Old), web_stop(Server) )),
    leave_process(0).

%   wait_for_stop: what the handler of a signal sends does not always wake who waits for it.

wait_for_stop :-
    thread_self(Self),
    (   thread_get_message(Self, web_stop, [timeout(0.5)])
    ->  true
    ;   wait_for_stop
    ).

:- public stop_asked/1.

stop_asked(_Signal) :-
    thread_self(Self),
    thread_send_message(Self, web_stop).
