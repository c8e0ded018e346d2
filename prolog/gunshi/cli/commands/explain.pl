:- encoding(utf8).
/*  gunshi explain: a record annotated with reasons. */
:- module(gunshi_cli_commands_explain,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, sum_list/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../knowledge/shogi/explained', [explained_moves/4, explained_part/3]).
:- use_module('../../shogi/game', [game_ply/2]).
:- use_module('../../shogi/records',
              [ record_format/2, record_formats/1, format_kind_help/3,
                holds_one_game/1, holds_many_games/1, holds_comments/1, names_text/3
              ]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../../base/text_lines', [stream_or_file/3]).
:- use_module('../../base/user_files', [is_folder/1]).
:- use_module('../explain/series', [explained_series/5]).
:- use_module('../explain/writing', [own_formats/1, write_explained/5, writing_ending/2]).
:- use_module('../options').
:- use_module('../progress').
:- use_module('../record_files', [print_cuts/3, record_games/5]).

%!  help(-Text) is det.
%
%   Text is what `gunshi explain --help` prints.

help("\
usage: gunshi explain FILE [--output FILE] [--depth N] [--nodes N] [--time S] [--style NAME]
                      [--language en|ja] [--from FORMAT]
                      [--to FORMAT | --format text|json|html]
       gunshi explain FOLDER|FILE... --output DIR [--depth N ...] [--to FORMAT | --format ...]
                      [--redis HOST:PORT]

Says of each move of a game what it does, threatens, defends, prepares and loses; what it is worth
against the best move, by one search of both; and what the program would have played, by which
clause of its knowledge. The record is written again with a comment on each move, and a summary
before the first.

  FILE             a record file of any format that gunshi convert knows; - is stdin
  --output FILE    where to, in the format of its ending. Default: stdout, as KIF
  --depth N        look so many plies ahead, 1 to 127. Default: 8 without another limit
  --nodes N        look at so many positions for each move
  --time S         think so many seconds for each move; of several limits the first ends it
  --style NAME     the style of play, one of kb/shogi/styles.pl
  --language LANG  the language of the comments. Default: en
  --from FORMAT    the format of FILE. Default: by its ending; by what is in it for KIF and KI2,
                   and for other endings
  --to FORMAT      the format of the output
  --format text    for reading in the terminal
  --format json    an object a move, with each claim and its witness (moves, squares, points) that
                   other programs can replay; then one of the summary. Japanese and English
  --format html    one page for the browser, which needs nothing else: the board to step through,
                   the graph of the scores, what is said of each move, in both languages

Marks: ?? loses 500 centipawns or more, ? 200, ?! 80; ! is a move all others of which lose 150, and
which one does not see at once.

Of several files, or of a folder with all record files in it, every game is explained into a file
of the folder DIR, which is made if need be: DIR/2010/a.kif.json is that of FOLDER/2010/a.kif. Then
tables are printed: who errs where, what was wrong with the mistakes, which motifs (手筋) the better
move of a ? or ?? had. They are also in DIR: tables.txt, players.csv, mistakes.csv.

  --output DIR     a folder that is not among the records. It may be broken off and started again:
                   a game is passed over when its file is there and was made of the same record with
                   the same options, which DIR/games.json tells; the knowledge may have changed
  --redis HOST:PORT  the games are explained by the workers (gunshi worker) of the Redis server
  --format json    is the default here

Exit status 2 when a record has an illegal move; it is explained up to there. Of several files, also
when one cannot be read; the others are explained. 1 when workers have failed at a game.
").

opt_type(output,   output,   atom).
opt_type(depth,    depth,    between(1, 127)).
opt_type(nodes,    nodes,    between(1, 9223372036854775807)).
opt_type(time,     time,     between(0.001, 86400)).
opt_type(style,    style,    atom).
opt_type(redis,    redis,    atom).
opt_type(language, language, oneof([en, ja])).
opt_type(format,   format,   oneof(Formats)) :-
    own_formats(Formats).
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
    limits(Options, Limits),
    (   Positional == []
    ->  usage_error("explain: a file is needed, as in: gunshi explain game.kif", [])
    ;   Positional = [In],
        \+ is_folder(In)
    ->  (   option(redis(_), Options)
        ->  usage_error("explain: --redis is for many games, of a folder or several files", [])
        ;   true
        ),
        explain_file(In, Options, Limits, Status)
    ;   option(output(Out), Options)
    ->  must_be_folder(Out),
        series_writing(Options, Writing),
        explained_series(Positional, Options, Limits, Writing, Status)
    ;   usage_error("explain: the games of several files go into a folder; say into which: \c
                     gunshi explain FOLDER --output DIR", [])
    ).

must_be_folder(Out) :-
    (   \+ is_folder(Out),
        own_ending(Out, _)
    ->  usage_error("explain: the games of several files go into a folder, and \"~w\" is the \c
                     name of a file", [Out])
    ;   true
    ).

explain_file(In, Options, Limits, Status) :-
    option(output(Out), Options, -),
    option(from(From), Options, any),
    option(language(Language), Options, en),
    writing(Out, Options, Writing),
    record_games(In, From, "Nothing was explained", Games, Problems),
    must_hold(Writing, In, Games),
    maplist(game_ply, Games, Plies),
    sum_list(Plies, Total),
    with_progress(Total, Progress,
                  maplist(explained(Limits, Progress), Games, Explained)),
    stream_or_file(Out, user_output, Target),
    write_explained(Writing, Language, Target, Games, Explained),
    print_cuts(In, Problems, Status).

%   series_writing(+Options, -Writing): how each of many games is written.

series_writing(Options, Writing) :-
    (   ( option(format(_), Options) ; option(to(_), Options) )
    ->  writing(-, Options, Writing)
    ;   Writing = json
    ).

%   writing(+Out, +Options, -Writing): Writing is how the result is written, as of
%   writing_ending/2: by --format or --to, or by the ending of Out.

writing(_, Options, Format) :-
    option(format(Format), Options),
    !,
    (   option(to(_), Options)
    ->  usage_error("explain: --to and --format cannot be used together", [])
    ;   true
    ).
writing(Out, Options, Format) :-
    \+ option(to(_), Options),
    own_ending(Out, Format),
    !.
writing(Out, Options, record(To)) :-
    format_of(Out, Options, To),
    (   holds_comments(To)
    ->  true
    ;   findall(Kind, ( format_kind_help(Kind, _, _), holds_comments(Kind) ), Kinds),
        names_text(Kinds, and, Text),
        usage_error("explain: ~w holds no comments; ~w do", [To, Text])
    ).

%   own_ending(+Out, -Format) is semidet: Out ends as files of Format do, which is no record.

own_ending(Out, Format) :-
    file_name_extension(_, Ending0, Out),
    downcase_atom(Ending0, Ending),
    own_formats(Formats),
    member(Format, Formats),
    writing_ending(Format, Ending),
    !.

must_hold(record(To), In, [_, _|_]) :-
    holds_one_game(To),
    !,
    findall(Many, ( holds_many_games(Many), holds_comments(Many) ), Formats),
    names_text(Formats, or, FormatsText),
    usage_error("explain: ~w holds several games and ~w one; --to ~w holds all",
                [In, To, FormatsText]).
must_hold(_, _, _).

format_of(Out, Options, To) :-
    (   option(to(To0), Options)
    ->  To = To0
    ;   Out == (-)
    ->  To = kif
    ;   record_format(Out, To0)
    ->  To = To0
    ;   usage_error("explain: the format of \"~w\" is open; say it by --to or --format", [Out])
    ).

limits(Options, Limits) :-
    findall(Limit,
            ( member(Limit, [depth(_), nodes(_), time(_), style(_)]),
              option(Limit, Options)
            ),
            Limits).

explained(Limits, Progress, Game, Moves) :-
    explained_moves(Limits, Game, watched(Progress), Moves).

watched(Progress, Explained) :-
    explained_part(Explained, ply, Ply),
    progress_done(Progress),
    progress_show(Progress, "moves, the last is number ~d", [Ply]).
