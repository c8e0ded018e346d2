:- encoding(utf8).
/*  gunshi explain: a record annotated with reasons. */
:- module(gunshi_cli_commands_explain,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, sum_list/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../knowledge/shogi/explained', [explained_game/5]).
:- use_module('../../shogi/game', [game_ply/2]).
:- use_module('../../shogi/records',
              [ write_games/3, record_format/2, record_formats/1, format_kind_help/3,
                holds_one_game/1, holds_many_games/1, holds_comments/1, names_text/3
              ]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../../base/text_lines', [stream_or_file/3]).
:- use_module('../options').
:- use_module('../progress').
:- use_module('../record_files', [print_cuts/3, record_games/5]).

%!  help(-Text) is det.
%
%   Text is what `gunshi explain --help` prints.

help("\
usage: gunshi explain FILE [--output FILE] [--depth N | --nodes N | --time S] [--style NAME]
                      [--language en|ja] [--from FORMAT] [--to FORMAT]

Writes the record again with a comment on each move: what the program would have played there, which
clause of its knowledge says so, and what the two moves are worth.

  FILE             a record file of any format that gunshi convert knows; - is stdin
  --output FILE    where to, in the format of its ending. Default: stdout, as KIF
  --depth N        look so many plies ahead, 1 to 127. Default: 8 without another limit
  --nodes N        look at so many positions for each move
  --time S         think so many seconds for each move
  --style NAME     the style of play, one of kb/shogi/styles.pl
  --language LANG  the language of the comments. Default: en
  --from FORMAT    the format of FILE. Default: by its ending, and by what is in it
  --to FORMAT      the format of the output

Exit status 2 when the record has an illegal move; it is explained up to there.
").

opt_type(output,   output,   atom).
opt_type(depth,    depth,    between(1, 127)).
opt_type(nodes,    nodes,    between(1, 9223372036854775807)).
opt_type(time,     time,     between(0.001, 86400)).
opt_type(style,    style,    atom).
opt_type(language, language, oneof([en, ja])).
opt_type(from,     from,     oneof(Formats)) :-
    record_formats(Formats).
opt_type(to,       to,       oneof(Formats)) :-
    record_formats(Formats).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0, or 2 as the help says.
%
%   @error gunshi(usage(Text)), gunshi(bad_record(File, Problems, Advice))
%   @error gunshi(no_such_style(Style, Styles))

run(Arguments, Status) :-
    options(Arguments, Positional, Options),
    (   Positional = [In]
    ->  true
    ;   usage_error("explain: one file is needed, as in: gunshi explain game.kif", [])
    ),
    option(output(Out), Options, -),
    format_of(Out, Options, To),
    (   holds_comments(To)
    ->  true
    ;   findall(Kind, ( format_kind_help(Kind, _, _), holds_comments(Kind) ), Kinds),
        names_text(Kinds, and, Text),
        usage_error("explain: ~w holds no comments; ~w do", [To, Text])
    ),
    option(from(From), Options, any),
    option(language(Language), Options, en),
    limits(Options, Limits),
    record_games(In, From, "Nothing was explained", Games, Problems),
    (   Games = [_, _|_],
        holds_one_game(To)
    ->  findall(Many, ( holds_many_games(Many), holds_comments(Many) ), Formats),
        names_text(Formats, or, FormatsText),
        usage_error("explain: ~w holds several games and ~w one; --to ~w holds all",
                    [In, To, FormatsText])
    ;   true
    ),
    maplist(game_ply, Games, Plies),
    sum_list(Plies, Total),
    progress_start(Total, Progress),
    maplist(explained(Language, Limits, Progress), Games, Explained),
    progress_end(Progress),
    stream_or_file(Out, user_output, Target),
    write_games(Target, To, Explained),
    print_cuts(In, Problems, Status).

format_of(Out, Options, To) :-
    (   option(to(To0), Options)
    ->  To = To0
    ;   Out == (-)
    ->  To = kif
    ;   record_format(Out, To0)
    ->  To = To0
    ;   usage_error("explain: the format of \"~w\" is open; say it by --to", [Out])
    ).

limits(Options, Limits) :-
    findall(Limit,
            ( member(Limit, [depth(_), nodes(_), time(_), style(_)]),
              option(Limit, Options)
            ),
            Limits).

explained(Language, Limits, Progress, Game, Explained) :-
    explained_game(Language, Limits, Game, watched(Progress), Explained).

watched(Progress, Ply, _, _) :-
    progress_done(Progress),
    progress_show(Progress, "moves, the last is number ~d", [Ply]).
