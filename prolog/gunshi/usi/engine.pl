/*  The engine for graphical interfaces and bridges: USI on standard input and output. This file is
    the protocol: the commands, and what each does to the state (state.pl). How the engine thinks
    and answers is in thinking.pl.

    One thread reads lines (reader.pl), one chooses or solves while there is work (jobs.pl of the
    knowledge), and this one decides: it takes what either sends to one message queue, never waits
    for a search, and alone writes. So `stop` and `ponderhit` work at once, and answers come in the
    order of the commands.

    Collecting atoms stops all threads, for long on a loaded machine. So it is done between games
    only.
*/
:- module(gunshi_usi_engine,
          [ usi/0
          ]).
:- use_module('../base/message_words', [brief/2]).
:- use_module('../base/version', [version/1]).
:- use_module('../shogi/game', [game_new/2]).
:- use_module('../shogi/position', [start_position/2]).
:- use_module('../words/chance', [drawn_seed/1]).
:- use_module(reader).
:- use_module(options).
:- use_module(go).
:- use_module(game_line, [read_game_line/3]).
:- use_module(info).
:- use_module(state).
:- use_module(ready).
:- use_module(thinking).
:- autoload(library(lists), [member/2]).

%!  usi is det.
%
%   Be an engine until `quit` or the end of the input.

usi :-
    set_stream(user_output, newline(posix)),
    message_queue_create(Queue),
    start_reader(Queue),
    default_options(Options),
    start_position(hirate, Start),
    game_new(Start, Game),
    drawn_seed(Seed),
    make_engine([queue(Queue), options(Options), game(Game), seed(Seed)], Engine),
    current_prolog_flag(agc_margin, Margin),
    setup_call_cleanup(
        set_prolog_flag(agc_margin, 0),
        serve(Engine),
        set_prolog_flag(agc_margin, Margin)).

serve(Engine0) :-
    next_message(Engine0, Message),
    (   Message = line(Line, Time)
    ->  split_string(Line, " \t", " \t\r", Parts),
        findall(Part, ( member(Part, Parts), Part \== "" ), Words),
        obey(Words, Time, Engine0, Engine)
    ;   Message = end
    ->  obey(["quit"], 0, Engine0, Engine)
    ;   take_event(Message, Engine0, Engine)
    ),
    (   Engine == quit
    ->  true
    ;   serve(Engine)
    ).

                /*******************************
                *           COMMANDS           *
                *******************************/

%   obey(+Words, +Time, +Engine0, -Engine): carry out a line that was read at Time. A command that
%   goes wrong changes nothing.

obey([], _, Engine, Engine).
obey([Command|Words], Time, Engine0, Engine) :-
    (   catch(command(Command, Words, Time, Engine0, Engine1), Error, say_and_fail(Error))
    ->  Engine = Engine1
    ;   Engine = Engine0
    ).

command("usi", _, _, Engine, Engine) :-
    version(Version),
    format(string(Name), "id name Gunshi ~s", [Version]),
    say(Name),
    say("id author the Gunshi authors"),
    option_lines(Lines),
    forall(member(Line, Lines), say(Line)),
    say("usiok").
command("isready", _, _, Engine0, Engine) :-
    make_ready(Engine0, Engine),
    say("readyok").
command("setoption", Words, _, Engine0, Engine) :-
    engine_options(Engine0, Options0),
    set_option(Words, Options0, Options),
    (   value_fault(Words, Fault)
    ->  say_text("~s", [Fault])
    ;   true
    ),
    set_options_of_engine(Options, Engine0, Engine).
command("usinewgame", _, _, Engine0, Engine) :-
    end_thinking(Engine0, Engine1),
    drawn_seed(Seed),
    set_seed_of_engine(Seed, Engine1, Engine).
command("position", Words, _, Engine0, Engine) :-
    engine_game(Engine0, Last),
    read_game_line(Words, Last, Game),
    set_game_of_engine(Game, Engine0, Engine).
command("go", Words, Time, Engine0, Engine) :-
    end_thinking(Engine0, Engine1),
    read_limits("go", Words, Go),
    begin_thinking(Go, Time, Engine1, Engine).
command("stop", _, _, Engine0, Engine) :-
    end_thinking(Engine0, Engine).
command("ponderhit", Words, Time, Engine0, Engine) :-
    read_limits("ponderhit", Words, Times),
    go_on_thinking(Times, Time, Engine0, Engine).
command("gameover", _, _, Engine0, Engine) :-
    end_thinking(Engine0, Engine).
command("quit", _, _, Engine, quit) :-
    end_thinking(Engine, _).

%   read_limits(+Command, +Words, -Limits): Limits are what Words behind Command ask for; those that
%   mean nothing are told.

read_limits(Command, Words, Limits) :-
    read_go(Words, Limits, Passed),
    (   Passed == []
    ->  true
    ;   atomic_list_concat(Passed, ' ', Text),
        brief(Text, Shown),
        say_text("~s: passed over, ~s", [Command, Shown])
    ).
