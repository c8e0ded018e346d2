/*  gunshi convert: a record file written in another format.

    What can be read is written; what had to be left out is said, and the exit status is 2 then.
    What the format of OUT never keeps is said as well, but who asks for that format asks for this.
*/
:- module(gunshi_cli_commands_convert,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(apply), [partition/4]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(option), [option/3]).
:- use_module('../../base/messages', [error_line/2]).
:- use_module('../../shogi/records',
              [ write_games/3, record_format/2, record_formats/1, format_kind_help/3, cuts/1,
                not_held/3
              ]).
:- use_module('../../shogi/records/not_kept', [not_kept/3]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../../base/text_lines', [stream_or_file/3]).
:- use_module('../options').
:- use_module('../record_files', [record_games/5]).

%!  help(-Text) is det.
%
%   Text is what `gunshi convert --help` prints.

help(Text) :-
    with_output_to(string(Formats),
                   forall(format_kind_help(_, Names, Sentence),
                          ( atomic_list_concat(Names, ', ', NamesText),
                            format("  ~w~t~18|~w~n", [NamesText, Sentence])
                          ))),
    help_format(Format),
    format(string(Text), Format, [Formats]).

help_format("\
usage: gunshi convert IN OUT [--from FORMAT] [--to FORMAT]

Writes the games of the record IN to OUT. Every move is checked: a game with an illegal move is
written up to it, what is wrong is said with file, line, ply and rule, and the exit status is 2.
What the format of OUT does not keep, such as variations, is said on stderr, a line a kind.

  IN, OUT         files; - is stdin or stdout
  --from FORMAT   the format of IN. Default: by the ending of its name; by what is in it for KIF
                  and KI2, and for other endings
  --to FORMAT     the format of OUT. Default: by the ending of its name

The formats:

~s
The encoding of IN is found out: UTF-8, Shift_JIS or EUC-JP. To stdout all goes in UTF-8.
").

opt_type(from, from, oneof(Formats)) :-
    record_formats(Formats).
opt_type(to, to, oneof(Formats)) :-
    record_formats(Formats).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0, or 2 if something was left out.
%
%   @error gunshi(usage(Text))
%   @error gunshi(file(Doing, File, Reason)), gunshi(bad_encoding(File, Line, Byte))
%   @error gunshi(bad_record(File, Problems, Advice)) if there is nothing to write

run(Arguments, Status) :-
    options(Arguments, Positional, Options),
    (   Positional = [In, Out]
    ->  true
    ;   usage_error("convert: two files are needed, as in: gunshi convert game.kif game.csa", [])
    ),
    option(from(From), Options, any),
    out_format(Out, Options, To),
    record_games(In, From, "Nothing was written", Games, Problems),
    stream_or_file(Out, user_output, Target),
    write_games(Target, To, Games),
    findall(Problem, ( member(Game, Games), not_held(To, Game, Problem) ), NotHeld),
    print_problems(In, Problems),
    print_problems(Out, NotHeld),
    not_kept(To, Games, Losses),
    forall(member(Loss, Losses), print_error(gunshi(not_kept(Out, To, Loss)))),
    partition(cuts, Problems, Cuts, _),
    (   Cuts == [],
        NotHeld == []
    ->  Status = 0
    ;   Status = 2
    ).

out_format(Out, Options, Format) :-
    (   option(to(To), Options, any),
        To \== any
    ->  Format = To
    ;   record_format(Out, Format0)
    ->  Format = Format0
    ;   record_formats(Formats),
        atomic_list_concat(Formats, ', ', List),
        usage_error("convert: the format of \"~w\" is open; say it by --to, one of ~w", [Out, List])
    ).

%   print_problems(+File, +Problems): a line each on stderr; of more than ten the others are only
%   counted.

print_problems(File, Problems) :-
    length(Problems, Count),
    Most = 10,
    (   Count > Most
    ->  length(Shown, Most),
        append(Shown, _, Problems)
    ;   Shown = Problems
    ),
    forall(member(Problem, Shown),
           print_error(gunshi(record_problem(File, Problem)))),
    (   Count > Most
    ->  More is Count-Most,
        format(user_error, "gunshi: ~w: and ~d more~n", [File, More])
    ;   true
    ).

print_error(Formal) :-
    error_line(error(Formal, _), Line),
    format(user_error, "gunshi: ~s~n", [Line]).
