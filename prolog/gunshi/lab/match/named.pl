/*  How an engine is named on the command line: its command, then its options.

        gpsusi;Thread=1
        /opt/engines/some-engine --quiet;USI_Hash=256;Clear Hash
        gunshi;MultiPV=2
*/
:- module(gunshi_lab_match_named,
          [ engine_named/2,             % +Text, -Named
            named_title/2,              % +Named, -Title
            named_program/2,            % +Named, -Program
            named_arguments/2,          % +Named, -Arguments
            named_options/2,            % +Named, -Options
            named_own/1                 % +Named
          ]).
:- use_module(library(record), [(record)/1]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../../base/user_files', [reading_file/2]).
:- use_module('../../knowledge/own', [own_directory/1]).

:- autoload(library(lists), [append/3, member/2]).

:- record(named(title, program, arguments, options, own)).

%!  engine_named(+Text, -Named) is det.
%
%   Named is the engine that Text names. Text is a command with its arguments, or `gunshi` for
%   this program's own engine, which has the own knowledge of this process where no `--kb` says
%   otherwise; behind it `;Option=Value` for each USI option, or `;Option` for a button.
%
%   @error gunshi(usage(Text)) if there is no such program, or an option has no name

engine_named(Text, Named) :-
    split_string(Text, ";", " ", [Command|Settings]),
    split_string(Command, " ", " ", Words0),
    findall(Word, ( member(Word, Words0), Word \== "" ), Words),
    command_program(Words, Text, Program, Arguments, Own),
    findall(Option,
            ( member(Setting, Settings),
              Setting \== "",
              setting_option(Setting, Text, Option)
            ),
            Options),
    make_named([ title(Text), program(Program), arguments(Arguments), options(Options), own(Own) ],
               Named).

%!  named_title(+Named, -Title) is det.
%!  named_program(+Named, -Program) is det.
%!  named_arguments(+Named, -Arguments:list) is det.
%!  named_options(+Named, -Options:list) is det.
%
%   The parts of Named: Title is the text that names it; Program, a file, is started with Arguments;
%   Options are Name-value(Value), or Name-none for a button.

%!  named_own(+Named) is semidet.
%
%   Named is this program's own engine.

named_own(Named) :-
    named_own(Named, true).

command_program(["gunshi"|More], _, Program, Arguments, true) :-
    !,
    own_program(Program, First),
    (   memberchk("--kb", More)
    ->  append(First, More, Arguments)
    ;   own_directory(Directory),
        append(First, ['--kb', Directory|More], Arguments)
    ).
command_program([Name|Arguments], _, Program, Arguments, false) :-
    (   sub_string(Name, _, _, _, "/")
    ->  Specification = Name
    ;   Specification = path(Name)
    ),
    Options = [access(execute), file_errors(fail)],
    reading_file(Name, absolute_file_name(Specification, Program, Options)),
    !.
command_program(Words, Text, _, _, _) :-
    (   Words = [Name|_],
        \+ sub_string(Name, _, _, _, "/")
    ->  Where = "on the PATH"
    ;   Where = "there that can be run"
    ),
    usage_error("\"~w\" names no engine: there is no such program ~s. An engine is gunshi, or a \c
                 command that speaks USI, then ;Option=Value for each of its options",
                [Text, Where]).

%   own_program(-Program, -Arguments): this program, which runs Gunshi's command line by itself or
%   is a stock swipl.

own_program(Program, Arguments) :-
    current_prolog_flag(executable, Named),
    (   catch(read_link('/proc/self/exe', _, Program0), error(_, _), fail),
        exists_file(Program0)
    ->  Program = Program0
    ;   Program = Named
    ),
    (   file_base_name(Program, Base),
        sub_atom(Base, 0, _, _, gunshi)
    ->  Arguments = [usi]
    ;   absolute_file_name(library(gunshi), File, [file_type(prolog), access(read)]),
        file_directory_name(File, Library),
        atom_concat('library=', Library, Path),
        Goal = 'use_module(library(gunshi/program/main)),gunshi_program_main:main',
        Arguments = ['-q', '-f', none, '-p', Path, '-g', Goal, --, gunshi, usi]
    ).

setting_option(Setting, Text, Option) :-
    (   sub_string(Setting, Before, 1, After, "=")
    ->  sub_string(Setting, 0, Before, _, Name0),
        sub_string(Setting, _, After, 0, Value0),
        split_string(Name0, "", " ", [Name]),
        split_string(Value0, "", " ", [Value]),
        Option = Name-value(Value)
    ;   Name = Setting,
        Option = Name-none
    ),
    (   Name == ""
    ->  usage_error("An option in \"~w\" has no name; options are written ;Option=Value",
                    [Text])
    ;   true
    ).
