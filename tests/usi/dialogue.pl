/*  Talking to the engine as an interface does: the program gunshi-usi as a process.
*/
:- module(test_dialogue,
          [ with_engine/2,              % -Engine, :Goal
            with_engine/3,              % +Options, -Engine, :Goal
            with_kept_engine/2,         % -Engine, :Goal
            with_kept_engine/3,         % +Options, -Engine, :Goal
            end_kept_engine/0,
            usi_program/1,              % -Program
            tell/2,                     % +Engine, +Line
            tell_all/2,                 % +Engine, +Lines
            until/3,                    % +Engine, +Prefix, -Lines
            answer/2,                   % +Engine, -Line
            answer/3,                   % +Engine, -Line, -Lines
            quiet/2,                    % +Engine, +Seconds
            ready/1,                    % +Engine
            ends/2,                     % +Engine, -Status
            bestmove/2,                 % +Line, -Move
            legal_in/2                  % +Move, +PositionText
          ]).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(library(filesex)).
:- use_module(library(gunshi)).

:- meta_predicate
    with_engine(-, 0),
    with_engine(+, -, 0),
    with_kept_engine(-, 0),
    with_kept_engine(+, -, 0).

:- dynamic kept_engine/2.               % kept_engine(Engine, File): its stderr goes to File

usi_program(Program) :-
    module_property(gunshi_shogi_position, file(File)),
    file_directory_name(File, Shogi),
    (   getenv('GUNSHI_SO', Module)
    ->  file_directory_name(Module, Build)
    ;   directory_file_path(Shogi, '../../../build', Build)
    ),
    directory_file_path(Build, 'gunshi-usi', Program0),
    absolute_file_name(Program0, Program).

%   with_engine(-Engine, :Goal): at the end the engine is told to quit, must end with 0 unless Goal
%   has waited for its end, and must not have said anything on stderr. Its table is small, which it
%   is told first of all; not so with the option table(default). To empty one of the usual size is
%   most of what an engine does that has little to think about.

with_engine(Engine, Goal) :-
    with_engine([], Engine, Goal).

with_engine(Options, Engine, Goal) :-
    start_engine(Options, Engine, ErrFile),
    setup_call_cleanup(
        true,
        ( once(Goal),
          end(Engine)
        ),
        close_engine(Engine)),
    nothing_said(ErrFile).

%   with_kept_engine(-Engine, :Goal): one engine for all such goals, which leave no option changed;
%   a new game for each. It has answered all it was asked when the goal is over. After a goal that
%   fails or throws comes a new engine.

with_kept_engine(Engine, Goal) :-
    (   kept_engine(Engine, _)
    ->  true
    ;   start_engine([], Engine, ErrFile),
        assertz(kept_engine(Engine, ErrFile))
    ),
    (   catch(( tell_all(Engine, ["usinewgame", "position startpos"]),
                once(Goal),
                quiet(Engine, 0)
              ),
              Error, true)
    ->  (   var(Error)
        ->  true
        ;   forget_kept_engine(_),
            throw(Error)
        )
    ;   forget_kept_engine(_),
        fail
    ).

%   with_kept_engine(+Options, -Engine, :Goal): the same with Options, Name-Value, which have their
%   defaults again afterwards. What a start of the engine takes is most of such a test.

with_kept_engine(Options, Engine, Goal) :-
    with_kept_engine(Engine,
                     setup_call_cleanup(
                         forall(member(Name-Value, Options), set_option(Engine, Name, Value)),
                         once(Goal),
                         forall(( member(Name-_, Options), default(Name, Default) ),
                                set_option(Engine, Name, Default)))).

set_option(Engine, Name, Value) :-
    format(string(Line), "setoption name ~w value ~w", [Name, Value]),
    tell(Engine, Line).

default('USI_Ponder', true).
default('MultiPV', 1).
default('ResignValue', 99999).
default('EnteringKingRule', 'CSARule27').
default('OwnBook', true).
default('Language', en).
default('Style', none).

forget_kept_engine(ErrFile) :-
    retract(kept_engine(Engine, ErrFile)),
    close_engine(Engine).

%   end_kept_engine: it ends as any other must, if there is one.

end_kept_engine :-
    (   kept_engine(Engine, ErrFile)
    ->  call_cleanup(end(Engine), forget_kept_engine(ErrFile)),
        nothing_said(ErrFile)
    ;   true
    ).

start_engine(Options, engine(In, Out, Process), ErrFile) :-
    usi_program(Program0),
    option(program(Program), Options, Program0),
    option(cwd(Directory), Options, '/'),
    option(arguments(Arguments), Options, []),
    option(environment(Environment), Options, []),
    tmp_file_stream(ErrFile, Err, [encoding(utf8)]),
    process_create(Program, Arguments,
                   [ stdin(pipe(In, [encoding(utf8)])), stdout(pipe(Out, [encoding(utf8)])),
                     stderr(stream(Err)), process(Process), cwd(Directory), detached(true),
                     environment(Environment)
                   ]),
    close(Err),
    set_stream(Out, timeout(300)),
    set_stream(In, newline(posix)),
    (   memberchk(table(default), Options)
    ->  true
    ;   tell(engine(In, Out, Process), "setoption name USI_Hash value 16")
    ).

close_engine(engine(In, Out, Process)) :-
    close(In, [force(true)]),
    close(Out, [force(true)]),
    catch(process_kill(Process, kill), _, true).

nothing_said(ErrFile) :-
    read_file_to_string(ErrFile, Said, [encoding(utf8)]),
    delete_file(ErrFile),
    (   Said == ""
    ->  true
    ;   format(user_error, "on stderr: ~s~n", [Said]),
        fail
    ).

end(engine(In, _, Process)) :-
    catch(( write(In, "quit\n"), flush_output(In) ), _, true),
    catch(process_wait(Process, Status, [timeout(300)]), error(_, _), Status = exit(0)),
    (   Status == exit(0)
    ->  true
    ;   format(user_error, "ended with ~p~n", [Status]),
        fail
    ).

tell(engine(In, _, _), Line) :-
    format(In, "~w\n", [Line]),
    flush_output(In).

tell_all(engine(In, _, _), Lines) :-
    forall(member(Line, Lines), format(In, "~w\n", [Line])),
    flush_output(In).

%   until(+Engine, +Prefix, -Lines): Lines up to the first that begins with Prefix.

until(Engine, Prefix, Lines) :-
    Engine = engine(_, Out, _),
    read_line_to_string(Out, Line),
    string(Line),
    (   string_concat(Prefix, _, Line)
    ->  Lines = [Line]
    ;   Lines = [Line|Rest],
        until(Engine, Prefix, Rest)
    ).

%   answer(+Engine, -Line, -Lines): the answer to `go`, and the lines before it, all of them infos.

answer(Engine, Line) :-
    answer(Engine, Line, _).

answer(Engine, Line, Before) :-
    Engine = engine(_, Out, _),
    read_line_to_string(Out, Line0),
    string(Line0),
    (   string_concat("info ", _, Line0)
    ->  Before = [Line0|Before1],
        answer(Engine, Line, Before1)
    ;   Line = Line0,
        Before = []
    ).

%   quiet(+Engine, +Seconds): nothing but infos for so long.

quiet(Engine, Seconds) :-
    sleep(Seconds),
    tell(Engine, "isready"),
    until(Engine, "", [First]),
    quiet_until_ready(First, Engine).

quiet_until_ready("readyok", _) :-
    !.
quiet_until_ready(Line, Engine) :-
    string_concat("info ", _, Line),
    until(Engine, "", [Next]),
    quiet_until_ready(Next, Engine).

ready(Engine) :-
    tell(Engine, "isready"),
    until(Engine, "readyok", _).

ends(engine(In, _, Process), Status) :-
    close(In, [force(true)]),
    process_wait(Process, Status, [timeout(300)]).

bestmove(Line, Move) :-
    split_string(Line, " ", "", ["bestmove", Text|_]),
    move_usi(Move, Text).

legal_in(Move, PositionText) :-
    game_usi(Game, PositionText),
    game_position(Game, Position),
    once(legal_move(Position, Move)).
