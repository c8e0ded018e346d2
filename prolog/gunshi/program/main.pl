:- encoding(utf8).
/*  The command line: main/0.

    The first argument names a command; each command is one file, loaded only when it is called: of
    cli/commands, or of this folder when it opens another door. Without a command the interactive
    top-level runs. What every command keeps to is kept here:

      - the result goes to stdout, an error to stderr as one line that begins with `gunshi: `, all
        in UTF-8 whatever the locale;
      - the exit status is 0 for done or yes, 1 for an honest no, 2 for bad usage or input, and 130
        when Ctrl-C stopped it;
      - when the reader of stdout goes away (`| head`) the program ends as every other does, by
        SIGPIPE.

    A command's module exports run(+Arguments, -Status) and help(-Text).
*/
:- module(gunshi_program_main,
          [ main/0
          ]).
:- use_module(library(lists), [append/3, member/2, max_member/2]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../base/version', [version/1]).
:- use_module(command, [load_command/2]).

:- autoload(library(isub), [isub/4]).
:- autoload('../words/tree_lines', [print_text/2]).
:- autoload('../session', [board/0]).
:- autoload('../toplevel/own_prompt', [run_prompt/1]).
:- autoload('../knowledge/own', [use_own_directory/1]).

%!  main is det.
%
%   Run the command that the flag `argv` names, `[Program|Arguments]`, and halt with its status; or
%   run the interactive top-level and halt when it ends. Does not return.

main :-
    text_is_utf8,
    current_prolog_flag(argv, [_|Arguments]),
    (   Arguments == []
    ->  top_level
    ;   on_signal(int, _, interrupted),
        on_signal(pipe, _, default),
        catch(( own_directory_said(Arguments, Rest), run_command(Rest, Status) ), Error,
              report(Error, Status)),
        halt(Status)
    ).

text_is_utf8 :-
    set_prolog_flag(encoding, utf8),
    forall(member(Stream, [user_input, user_output, user_error]),
           set_stream(Stream, encoding(utf8))).

%   Input that is not UTF-8 comes with U+FFFD in it, and whoever reads it says what is wrong: a
%   warning of SWI-Prolog's beside that says no more.

:- multifile user:message_hook/3.

user:message_hook(io_warning(Stream, _), warning, _) :-
    stream_property(Stream, alias(user_input)).

interrupted(_Signal) :-
    halt(130).

%   own_directory_said(+Arguments0, -Arguments): every command has the option --kb DIR, as long as
%   no `--` or script stands before it.

own_directory_said(Arguments0, Arguments) :-
    append(Before, ['--kb'|After], Arguments0),
    \+ memberchk('--', Before),
    \+ Before = [script, _|_],
    !,
    (   After = [Directory|Behind]
    ->  append(Before, Behind, Arguments),
        use_own_directory(Directory)
    ;   throw(error(gunshi(usage("--kb: a directory is needed, as in --kb my_knowledge")), _))
    ).
own_directory_said(Arguments, Arguments).

%   Flushing here makes a full disk an error of the command, and not a message of halt/1.

run_command([], 0) :-
    top_level.
run_command([Argument|Arguments], Status) :-
    (   memberchk(Argument, ['--help', '-h', help])
    ->  main_help,
        Status = 0
    ;   Argument == '--version'
    ->  version(Version),
        format("gunshi ~w~n", [Version]),
        Status = 0
    ;   command(Argument, File, _)
    ->  load_command(File, Module),
        (   append(Own, ['--'|_], Arguments)
        ->  true
        ;   Own = Arguments
        ),
        (   asks_help(Argument, Own)
        ->  Module:help(Text),
            format("~s", [Text]),
            Status = 0
        ;   Module:run(Arguments, Status0)
        ->  Status = Status0
        ;   Status = 1
        )
    ;   unknown_command(Argument)
    ),
    flush_output(user_output).

report(Error0, 2) :-
    (   output_error(Error0, Error)
    ->  true
    ;   Error = Error0
    ),
    error_line(Error, Line),
    format(user_error, "gunshi: ~s~n", [Line]).

%   output_error(+Error0, -Error) is semidet: stdout could not be written.

output_error(error(io_error(write, Stream), context(_, Reason)),
             error(gunshi(file(write, 'standard output', Reason)), _)) :-
    nonvar(Reason),
    stream_property(Stream, alias(user_output)).

%!  command(?Name, ?File, ?Summary) is nondet.
%
%   The commands. The command is the file library(gunshi/File).

command(query,          program/query,
        "a Prolog goal with everything loaded, a solution a line").
command(script,         program/script,
        "a Prolog script with everything loaded; runs its main/0").
command(check,          cli/commands/check,          "is every game of these record files legal?").
command(convert,        cli/commands/convert,
        "a record file in another format: KIF, KI2, CSA, JKF, USI").
command(perft,          cli/commands/perft,          "count the paths of legal moves to a depth").
command(moves,          cli/commands/moves,
        "the moves of a position, in USI and other notations").
command(judge,          cli/commands/judge,
        "where a game stands: legal, in check, repetition, result").
command(statistics,     cli/commands/statistics,
        "the moves played in records: where, how often, of which class").
command(forms,          cli/commands/forms,
        "the first paper's forms of a position: measured, compared, proven").
command(memory,         cli/commands/memory,
        "the memory that the forms need, at the depths 0 to 50").
command(othello,        program/othello,
        "the third paper's Othello: the prompt, perft, solving, matches, learning").
command(mate,           cli/commands/mate,
        "mating problems solved, or as the fifth paper's table of propositions").
command(polyprocessor,  cli/commands/polyprocessor,
        "the fifth paper's machine: a mating problem, a processor a predicate").
command(search,         cli/commands/search,
        "the move to play, what is expected to follow, and why").
command(usi,            program/usi,
        "the engine for shogi interfaces; also the program gunshi-usi").
command(train,          cli/commands/train,
        "learn from records and own games: the evaluation, the order of moves, a network").
command(tune,           cli/commands/tune,
        "numbers of the search, tuned by games of it against itself").
command(kb,             cli/commands/kb,
        "the knowledge: check, list, show, add, disable, take back").
command(explain,        cli/commands/explain,        "a record annotated with reasons").
command(motifs,         cli/commands/motifs,
        "what the moves of a record are called: motifs (手筋), formations").
command(play,           program/play,                "a game in the terminal, with reasons").
command(web,            program/web,
        "a page for the browser: play, look, ask why, change the knowledge").
command(selfplay,       cli/commands/selfplay,       "the program against itself, reasons shown").
command(match,          cli/commands/match,
        "two USI engines against each other, with Elo and records").
command(worker,         cli/commands/worker,
        "does long work of other commands, here or on another machine").
command(jobs,           cli/commands/jobs,
        "that work: what waits, runs and is done, and who is at it").
command(experiment,     cli/commands/experiment,
        "the second paper's experiments: a statistic that orders moves, and its gain").

main_help :-
    format("usage: gunshi [COMMAND [ARGUMENT...] [--option VALUE...]]~n~n\c
            Without a command: the interactive Prolog top-level, where help. gives a tour.~n~n"),
    forall(command(Name, _, Summary), format("  gunshi ~w~t~23|~w~n", [Name, Summary])),
    format("~n  gunshi COMMAND --help     what it takes and answers~n  \c
            gunshi --version~n  \c
            gunshi COMMAND ... --kb DIR   your own knowledge is in DIR (gunshi kb --help)~n~n\c
            Exit status: 0 done or yes, 1 an honest no, 2 bad usage or bad input.~n").

%   The arguments behind a script's name are the script's.

asks_help(script, [Argument|_]) :-
    !,
    help_option(Argument).
asks_help(_, Arguments) :-
    member(Argument, Arguments),
    help_option(Argument),
    !.

help_option('--help').
help_option('-h').

unknown_command(Name) :-
    findall(Similarity-Command,
            ( command(Command, _, _),
              isub(Name, Command, Similarity, [substring_threshold(0)]),
              Similarity > 0.5
            ),
            Pairs),
    (   max_member(_-Nearest, Pairs)
    ->  format(string(Hint), "the nearest is ~w, and ", [Nearest])
    ;   Hint = ""
    ),
    format(string(Text), "there is no command \"~w\"; ~wgunshi --help lists them", [Name, Hint]),
    throw(error(gunshi(usage(Text)), _)).

top_level :-
    use_module(user:library(gunshi)),
    use_module(user:library(gunshi/session)),
    version(Version),
    print_text("Gunshi ~w — shogi by knowledge.   help. for a tour, why. after any move.~n",
               [Version]),
    board,
    run_prompt(shogi).
