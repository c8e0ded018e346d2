/*  What the commands share: options, positions, output.

    A command says what options it takes by opt_type/3 facts in its own module, as library(main)
    reads them. Here every fault is an error term, where library(main) alone would print lines of
    its own and halt. A command's name is in every message, taken from its module's:
    `gunshi_cli_commands_perft`.
*/
:- module(gunshi_cli_options,
          [ options/3,                  % :Arguments, -Positional, -Options
            options_only/3,             % :Arguments, +Advice, -Options
            dashed/2,                   % +Option, -Dashed
            options_text/2,             % +Options, -Text
            natural_argument/4,         % +Name, +Text, +Max, -Integer
            write_output/2,             % +Name, +Text
            can_be_written/1,           % +Name
            position_option/2,          % +Options, -Position
            network_option/1,           % +Options
            othello_option/2,           % +Options, -Position
            clock_option/4,             % +Command, +Options, -Main, -Seconds
            square_text/2,              % +Text, -Square
            write_json/1,               % +Term
            write_csv/1                 % +Rows
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(library(main), [argv_options/4]).
:- use_module('../base/encoding', [write_text/3]).
:- use_module('../base/message_words', [brief/2]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module('../base/user_files', [is_folder/1]).
:- use_module('../knowledge/shogi/search_choices', [use_network/1]).
:- use_module('../shogi/position', [position_sfen/2]).
:- use_module('../othello/board', [othello_text/2, othello_start/1]).

:- autoload(library(csv), [csv_write_stream/3]).
:- autoload(library(http/json), [json_write_dict/3]).

:- meta_predicate
    options(:, -, -),
    options_only(:, +, -).

%!  options(:Arguments, -Positional, -Options) is det.
%
%   Split a command's arguments by the calling module's opt_type/3 facts. An option is given once,
%   but for those of its opt_repeated/1 facts, if it has any.
%
%   @error gunshi(usage(Text))

options(Module:Arguments0, Positional, Options) :-
    module_command(Module, Command),
    joined(Arguments0, Arguments),
    catch(argv_options(Module:Arguments, Positional, Options, [options_after_arguments(true)]),
          error(opt_error(Fault), _),
          option_fault(Fault, Arguments, Command)),
    (   member(Given, Options),
        arg(1, Given, Value),
        atom(Value),
        sub_atom(Value, 0, _, _, --),
        memberchk(Value, Arguments)
    ->  functor(Given, Unfinished, 1),
        once(Module:opt_type(_, Unfinished, Type)),
        option_fault(missing_value(Unfinished, Type), Arguments, Command)
    ;   true
    ),
    (   append(_, [Option|Others], Options),
        functor(Option, Name, 1),
        functor(Again, Name, 1),
        memberchk(Again, Others),
        \+ may_repeat(Module, Name)
    ->  dashed(Name, Dashed),
        usage_error("~w: ~w is given twice", [Command, Dashed])
    ;   true
    ).

%   may_repeat(+Module, +Name) is semidet: the command has the fact opt_repeated(Name).

may_repeat(Module, Name) :-
    current_predicate(Module:opt_repeated/1),
    Module:opt_repeated(Name).

%   joined(+Arguments0, -Arguments): an Othello position may begin with empty squares, which look
%   like an option.

joined([], []).
joined(['--position', Value|Arguments0], [Joined|Arguments]) :-
    atom_concat(-, _, Value),
    atom_chars(Value, Chars),
    forall(member(Char, Chars), memberchk(Char, [-, 'X', 'O', ' '])),
    !,
    atom_concat('--position=', Value, Joined),
    joined(Arguments0, Arguments).
joined([Argument|Arguments0], [Argument|Arguments]) :-
    joined(Arguments0, Arguments).

module_command(Module, Command) :-
    member(Folder, [gunshi_cli_commands_, gunshi_program_]),
    atom_concat(Folder, Name, Module),
    !,
    atomic_list_concat(Words, '_', Name),
    atomic_list_concat(Words, ' ', Command).

%   An option is named as it was typed: library(main) has an underscore for each hyphen.

option_fault(unknown_option(_:Option), Arguments, Command) :-
    !,
    (   member(Typed, Arguments),
        atomic_list_concat([Dashed|_], =, Typed),
        sub_atom(Dashed, 0, _, _, --),
        atomic_list_concat(Parts, -, Dashed),
        atomic_list_concat(Parts, '_', Underscored),
        atom_concat('__', Option, Underscored)
    ->  true
    ;   dashed(Option, Dashed)
    ),
    brief(Dashed, Shown),
    usage_error("~w: there is no option ~w; gunshi ~w --help lists them",
                [Command, Shown, Command]).
option_fault(missing_value(Option, Type), _, Command) :-
    !,
    typed_option(Option, Dashed),
    type_text(Type, Right),
    usage_error("~w: ~w has no value; it takes ~w", [Command, Dashed, Right]).
option_fault(value_type(Option, Type, Value), _, Command) :-
    typed_option(Option, Dashed),
    type_text(Type, Right),
    brief(Value, Shown),
    usage_error("~w: ~w cannot be \"~w\"; it takes ~w", [Command, Dashed, Shown, Right]).

%   typed_option(+Option, -Dashed): as it is typed. Of a value that is not of its type library(main)
%   says NAME=VALUE where the option is.

typed_option(Option, Dashed) :-
    atomic_list_concat([Name|_], =, Option),
    dashed(Name, Dashed0),
    brief(Dashed0, Dashed).

%!  dashed(+Option:atom, -Dashed:atom) is det.
%
%   Dashed is how Option is typed: own_games is --own-games.

dashed(Option, Dashed) :-
    (   atom_length(Option, 1)
    ->  atom_concat(-, Option, Dashed)
    ;   atomic_list_concat(Words, '_', Option),
        atomic_list_concat(Words, -, Hyphenated),
        atom_concat(--, Hyphenated, Dashed)
    ).

%!  options_text(+Options:list, -Text) is det.
%
%   Text is how Options, Name(Value), are typed, a blank before each.

options_text(Options, Text) :-
    findall(Part,
            ( member(Option, Options),
              Option =.. [Name, Value],
              dashed(Name, Flag),
              format(string(Part), " ~w ~w", [Flag, Value])
            ),
            Parts),
    atomic_list_concat(Parts, Text).

type_text(boolean, "true or false") :- !.
type_text(oneof(Values), Text) :-
    !,
    atomic_list_concat(Values, ', ', List),
    format(string(Text), "one of ~w", [List]).
type_text(natural, "an integer from 1") :- !.
type_text(nonneg, "an integer from 0") :- !.
type_text(integer, "an integer") :- !.
type_text(between(Low, High), Text) :-
    integer(Low),
    integer(High),
    !,
    format(string(Text), "an integer from ~w to ~w", [Low, High]).
type_text(between(Low, High), Text) :-
    !,
    format(string(Text), "a number from ~w to ~w", [Low, High]).
type_text(atom, "a text").

%!  options_only(:Arguments, +Advice, -Options) is det.
%
%   The options of a command that takes nothing else. Advice is the end of the message that refuses
%   an argument.
%
%   @error gunshi(usage(Text))

options_only(Module:Arguments, Advice, Options) :-
    options(Module:Arguments, Positional, Options),
    (   Positional == []
    ->  true
    ;   Positional = [Extra|_],
        module_command(Module, Command),
        brief(Extra, Shown),
        usage_error("~w: \"~w\" is no option; ~w", [Command, Shown, Advice])
    ).

%!  natural_argument(+Name, +Text, +Max, -Integer) is det.
%
%   Integer is the positional argument Text, an integer from 0 to Max. Name is for the message.
%
%   @error gunshi(usage(Text))

natural_argument(Name, Text, Max, Integer) :-
    (   atom_codes(Text, Codes),
        Codes = [_|_],
        forall(member(Code, Codes), between(0'0, 0'9, Code)),
        number_codes(Integer0, Codes),
        Integer0 =< Max
    ->  Integer = Integer0
    ;   usage_error("~w cannot be \"~w\"; it is an integer from 0 to ~d", [Name, Text, Max])
    ).

%!  write_output(+Name, +Text) is det.
%
%   Write Text to the file Name, in UTF-8 and whole or not at all, or for `-` to the current output.
%
%   @error gunshi(file(write, Name, Reason)) for what the system says

write_output(Name, Text) :-
    (   Name == (-)
    ->  write(Text)
    ;   write_text(Name, utf8, Text)
    ).

%!  can_be_written(+Name) is det.
%
%   The file Name, or `-` for standard output, can be written, so it seems. For long work, at whose
%   end it would be late to learn of it.
%
%   @error gunshi(file(write, Name, Reason))
%   @error gunshi(usage(Text)) when the name is empty

can_be_written(-) :-
    !.
can_be_written('') :-
    !,
    usage_error("--output has no name; it takes a file, or - for standard output", []).
can_be_written(File) :-
    file_directory_name(File, Directory),
    (   is_folder(File)
    ->  unwritable(File, 'Is a directory')
    ;   \+ is_folder(Directory)
    ->  unwritable(File, 'No such file or directory')
    ;   \+ access_file(File, write)
    ->  unwritable(File, 'Permission denied')
    ;   true
    ).

unwritable(File, Reason) :-
    throw(error(gunshi(file(write, File, Reason)), _)).

%!  position_option(+Options, -Position) is det.
%
%   The position of the option sfen(Text), the start position without it.
%
%   @error gunshi(bad_sfen(Field, Char, Message, Text))

position_option(Options, Position) :-
    option(sfen(Sfen), Options, startpos),
    position_sfen(Position, Sfen).

%!  network_option(+Options) is det.
%
%   Searches evaluate by the network of the option network(File), if there is one.
%
%   @error as use_network/1

network_option(Options) :-
    (   option(network(File), Options)
    ->  use_network(File)
    ;   true
    ).

%!  othello_option(+Options, -Position) is det.
%
%   The Othello position of the option position(Text), the start of the game without it.
%
%   @error gunshi(bad_othello_position(What, Text))

othello_option(Options, Position) :-
    (   option(position(Text), Options)
    ->  othello_text(Position, Text)
    ;   othello_start(Position)
    ).

%!  clock_option(+Command, +Options, -Main:float, -Seconds:number) is semidet.
%
%   The option clock(Text), of MIN+SEC: Main seconds a side for the game, and Seconds for a move.
%   Fails without it.
%
%   @error gunshi(usage(Text)); Command is named in it

clock_option(Command, Options, Main, Seconds) :-
    option(clock(Text), Options),
    (   split_string(Text, "+", " ", [MinutesText, SecondsText]),
        number_string(Minutes, MinutesText),
        number_string(Seconds, SecondsText),
        between_numbers(0, 1440, Minutes),
        between_numbers(0, 3600, Seconds),
        Minutes+Seconds > 0
    ->  Main is float(Minutes*60)
    ;   usage_error("~w: --clock cannot be \"~w\"; it takes MIN+SEC, as 10+30, at most 1440+3600",
                    [Command, Text])
    ).

between_numbers(Low, High, Number) :-
    Number >= Low,
    Number =< High.

%!  square_text(+Text, -Square) is semidet.
%
%   Square is the integer of a square in USI: `8f` is 86.

square_text(Text, Square) :-
    atom_codes(Text, [File, Rank]),
    between(0'1, 0'9, File),
    between(0'a, 0'i, Rank),
    Square is (File-0'0)*10 + Rank-0'a+1.

%!  write_json(+Term) is det.
%
%   Write Term, of dicts, lists, strings, numbers and the atoms true, false and null, as one line of
%   JSON.

write_json(Term) :-
    current_output(Out),
    json_write_dict(Out, Term, [width(0)]),
    nl(Out).

%!  write_csv(+Rows) is det.
%
%   Write Rows, a list of lists of values, as CSV with lines that end in a newline only.

write_csv(Rows) :-
    forall(member(Row, Rows),
           ( Term =.. [row|Row],
             with_output_to(string(Text),
                            ( current_output(Out),
                              csv_write_stream(Out, [Term], [])
                            )),
             string_concat(Line, "\r\n", Text),
             format("~s~n", [Line])
           )).
