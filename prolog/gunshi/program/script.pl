/*  gunshi script: a Prolog script with everything loaded.

    A script is loaded into user as `swipl` would load it, then its main/0 is called: its own, or
    the one of library(main), which calls main/1 with the arguments. What goes wrong while loading
    is told as one line like every other error; the first one, since the others often follow from
    it.
*/
:- module(gunshi_program_script,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module('../base/user_files', [reading_file/2]).
:- use_module('../cli/options').

:- multifile
    user:message_hook/3,
    user:term_expansion/2.
:- dynamic
    user:message_hook/3,
    user:term_expansion/2.
:- thread_local
    load_fault/1,                       % Text: the first error message of the load
    loading/0.

%!  help(-Text) is det.
%
%   Text is what `gunshi script --help` prints.

help("\
usage: gunshi script FILE.pl [ARG...]

Loads a Prolog script with library(gunshi) and library(gunshi/session) loaded and calls its main/0;
- is a script on stdin. The Prolog flag argv is the list of the ARGs. A script that loads
library(main) defines main/1 instead, as anywhere.

Exit status: 0 main succeeded, 1 main failed, 2 an error, or no main.
").

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0 if the script's main/0 succeeds, 1 if it fails.
%
%   @error gunshi(usage(Text)), also when loading printed an error; and every error of main/0

run(Arguments0, Status) :-
    (   Arguments0 = ['--'|Arguments]
    ->  true
    ;   Arguments = Arguments0
    ),
    (   Arguments = [File|ScriptArguments]
    ->  true
    ;   usage_error("script: a file is needed, as in gunshi script my.pl", [])
    ),
    script_path(File, Path),
    use_module(user:library(gunshi)),
    use_module(user:library(gunshi/session)),
    set_prolog_flag(argv, ScriptArguments),
    load_script(Path),
    entry(Main),
    (   catch(Main, error(existence_error(procedure, PI), Context), true)
    ->  (   var(PI)
        ->  Status = 0
        ;   no_procedure(PI, Context, File)
        )
    ;   Status = 1
    ).

%   What is called. Whether it exists is the script's affair, not a name to be found before.

entry(user:main).

script_path(File, Path) :-
    (   File == (-)
    ->  Path = File
    ;   Options = [file_type(prolog), access(read), file_errors(fail)],
        reading_file(File, absolute_file_name(File, Path0, Options))
    ->  Path = Path0
    ;   usage_error("script: there is no file \"~w\" that can be read", [File])
    ).

no_procedure(PI, Context, File) :-
    (   memberchk(PI, [main/0, user:main/0, main/1, user:main/1])
    ->  usage_error("script: ~w has no main/0; it is what would be called", [File])
    ;   throw(error(existence_error(procedure, PI), Context))
    ).

%   Prolog puts the handling of signals off while it loads, so meanwhile Ctrl-C and TERM end the
%   process the way the system does.

load_script(Path) :-
    on_signal(int, Int, default),
    on_signal(term, Term, default),
    setup_call_cleanup(
        assertz(loading),
        load_from(Path),
        retractall(loading)),
    on_signal(int, _, Int),
    on_signal(term, _, Term),
    (   retract(load_fault(Text))
    ->  throw(error(gunshi(usage(Text)), _))
    ;   true
    ).

load_from(Path) :-
    (   Path == (-)
    ->  load_files(user:stdin, [stream(user_input)])
    ;   load_files(user:Path, [])
    ).

%   Loading ends with the goals of initialization/1, and main/0 is called after it.

user:term_expansion((:- initialization(main)), []) :-
    gunshi_program_script:loading.

user:message_hook(Term, Kind, _) :-
    gunshi_program_script:loading,
    gunshi_program_script:noted(Kind, Term).

%   noted(+Kind, +Term): true for a message that is not printed: the errors, of which the first is
%   kept, and the warnings that come after it.

noted(error, Term) :-
    (   load_fault(_)
    ->  true
    ;   error_line(Term, Line),
        (   Term \= error(syntax_error(_), _),
            source_location(File, Number)
        ->  format(string(Text), "~w:~d: ~w", [File, Number, Line])
        ;   Text = Line
        ),
        assertz(load_fault(Text))
    ).
noted(warning, _) :-
    load_fault(_).
