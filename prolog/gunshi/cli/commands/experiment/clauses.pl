:- encoding(utf8).
/*  gunshi experiment clauses: what each strategy clause and each aim is worth, as a table.

    In a folder for the report the rows are kept in clauses.json, an object a line, which is written
    anew and whole after each row. Each says with what settings its match was played. So a table
    that takes days can be broken off and gone on with.
*/
:- module(gunshi_cli_commands_experiment_clauses,
          [ clauses/1                   % +Options
          ]).
:- use_module(library(lists), [append/3, list_to_set/2, member/2]).
:- use_module(library(option), [option/2]).
:- use_module('../../../base/text_lines', [text_lines/3]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../../knowledge/shogi/styles', [deciders/1]).
:- use_module('../../../lab/experiments/clause_worth').
:- use_module('../../../lab/match/openings', [varied_schedule/4]).
:- use_module('../../../shogi/game', [game_usi/2]).
:- use_module('../../experiment/inside',
              [ inside_options/5, elo_cell/3, share_cell/3, milliseconds_cell/2, dict_cells/3 ]).
:- use_module('../../experiment/report', [report_directory/1, write_report/5]).
:- use_module('../../match/score_text', [running_words/2]).
:- use_module('../../match/sprt_option', [sprt_option/3]).
:- use_module('../../options', [write_json/1, write_output/2]).
:- use_module('../../progress', [with_progress/3, progress_done/1, progress_show/3]).

:- autoload(library(apply), [maplist/3, partition/4]).
:- autoload(library(http/json), [atom_json_dict/3]).

%!  clauses(+Options:list) is det.
%
%   Run the experiment that Options, as of the command, ask for, and write its report.
%
%   @error gunshi(usage(Text))
%   @error gunshi(bad_position_line(File, Line, Error)), gunshi(file(write, File, Reason))

clauses(Options) :-
    inside_options(clauses, Options, _{nodes:5000, games:1000}, Openings, Values),
    _{nodes:Nodes, games:Games, seed:Seed, concurrency:Workers} :< Values,
    sprt_option('experiment clauses', Options, Hypotheses),
    asked_deciders(Options, Deciders, Staying),
    settings(Nodes, Games, Seed, Openings, Hypotheses, Settings),
    report_directory(Options),
    kept_rows(Options, Settings, Kept),
    varied_schedule(Openings, Games, Seed, Schedule),
    rows(Deciders, match(Schedule, Nodes, Hypotheses, Workers), Settings, Options, Kept, Rows),
    findall(Row, ( member(Name, Staying), stay_row(Name, Rows, Row) ), StayRows),
    append(Rows, StayRows, All),
    with_output_to(string(Table), print_table(Rows, StayRows, Settings)),
    columns(Columns),
    maplist(dict_cells(Columns), All, Lines),
    write_report(Options, clauses, [Columns|Lines], All, Table).

%   asked_deciders(+Options, -Deciders, -Staying): Deciders, of deciders/1, are those to leave out;
%   Staying the names of those that cannot be, when all are asked for.

asked_deciders(Options, Deciders, Staying) :-
    deciders(All),
    (   option(clauses(Text), Options)
    ->  split_string(Text, ",", " ", Parts),
        findall(Decider,
                ( member(Part, Parts), asked_decider(Part, All, Decider) ),
                Deciders0),
        list_to_set(Deciders0, Deciders),
        Staying = []
    ;   partition(is_staying, All, Stay, Deciders),
        findall(Name, member(Name-_, Stay), Staying)
    ).

is_staying(Name-clause) :-
    stays(Name, _).

asked_decider(Part, All, Name-Kind) :-
    atom_string(Name, Part),
    (   \+ memberchk(Name-_, All)
    ->  findall(Other, ( member(Other-_, All), \+ stays(Other, _) ), Others),
        atomic_list_concat(Others, ', ', List),
        usage_error("experiment clauses: there is no clause or aim \"~s\"; there are ~w",
                    [Part, List])
    ;   memberchk(Name-Kind, All),
        is_staying(Name-Kind)
    ->  stays(Name, Why),
        usage_error("experiment clauses: ~w is not left out: ~s", [Name, Why])
    ;   memberchk(Name-Kind, All)
    ).

%   settings(+Nodes, +Games, +Seed, +Openings, +Hypotheses, -Settings): what a row's match depends
%   on, but for the knowledge.

settings(Nodes, Games, Seed, Openings, Hypotheses, Settings) :-
    findall(Text, ( member(opening(_, Game), Openings), game_usi(Game, Text) ), Texts),
    length(Texts, Count),
    variant_hash(Texts, Hash0),
    atom_string(Hash0, Hash),
    (   Hypotheses = elos(Elo0, Elo1)
    ->  Sprt = [Elo0, Elo1]
    ;   Sprt = null
    ),
    Settings = _{nodes:Nodes, games_at_most:Games, seed:Seed, openings:Count, openings_hash:Hash,
                 sprt:Sprt}.

                /*******************************
                *             ROWS             *
                *******************************/

rows_file(Options, File) :-
    option(output(Directory), Options),
    format(atom(File), "~w/clauses.json", [Directory]).

%   kept_rows(+Options, +Settings, -Rows): those that the folder of the report has already.

kept_rows(Options, Settings, Rows) :-
    (   rows_file(Options, File),
        exists_file(File)
    ->  text_lines(File, _, Lines),
        findall(Row, ( member(N-Line, Lines), kept_row(File, N, Line, Settings, Row) ), Rows)
    ;   Rows = []
    ).

kept_row(File, N, Line, Settings, Row) :-
    (   catch(atom_json_dict(Line, Row0, [value_string_as_atom(false)]), error(_, _), fail),
        is_dict(Row0),
        get_dict(settings, Row0, Played)
    ->  (   Played = Settings
        ->  get_dict(name, Row0, Text),
            atom_string(Name, Text),
            Row = Row0.put(name, Name)
        ;   settings_words(Played, Words),
            usage_error("experiment clauses: ~w has rows of other games: ~s; \c
                         --output takes another folder", [File, Words])
        )
    ;   usage_error("experiment clauses: ~w:~d is no row of this table; \c
                     --output takes another folder", [File, N])
    ).

settings_words(Settings, Words) :-
    (   _{nodes:Nodes, games_at_most:Games, seed:Seed, openings:Openings} :< Settings
    ->  format(string(Words), "~w nodes, ~w games, seed ~w, ~w openings",
               [Nodes, Games, Seed, Openings])
    ;   Words = "settings that are not known"
    ).

%   rows(+Deciders, +Match, +Settings, +Options, +Kept, -Rows): Rows are those of Deciders, from
%   Kept or played; what is played is added to the file.

rows([], _, _, _, _, []).
rows([Decider|Deciders], Match, Settings, Options, Kept0, [Row|Rows]) :-
    Decider = Name-_,
    (   member(Row0, Kept0),
        get_dict(name, Row0, Name)
    ->  Row = Row0,
        Kept = Kept0
    ;   play_row(Decider, Match, Row1),
        Row = Row1.put(settings, Settings),
        append(Kept0, [Row], Kept),
        keep_rows(Options, Kept)
    ),
    rows(Deciders, Match, Settings, Options, Kept, Rows).

play_row(Decider, match(Schedule, Nodes, Hypotheses, Workers), Row) :-
    Decider = Name-_,
    length(Schedule, Games),
    with_progress(Games, Progress,
                  ( progress_show(Progress, "games, ~w", [Name]),
                    clause_row(show_score(Progress, Name), Decider, Schedule, Nodes, Hypotheses,
                               Workers, Row)
                  )).

show_score(Progress, Name, Score) :-
    progress_done(Progress),
    running_words(Score, Words),
    progress_show(Progress, "games, ~w  ~s", [Name, Words]).

keep_rows(Options, Rows) :-
    (   rows_file(Options, File)
    ->  with_output_to(string(Text), forall(member(Row, Rows), write_json(Row))),
        write_output(File, Text)
    ;   true
    ).

                /*******************************
                *           PRINTING           *
                *******************************/

print_table(Rows, StayRows, Settings) :-
    _{nodes:Nodes, seed:Seed, openings:Openings} :< Settings,
    format("Each clause and aim: with it against without it, ~D nodes a move, ~d openings, \c
            seed ~d~n~n", [Nodes, Openings, Seed]),
    print_cells(['', '', '', '', decides, 'of these', 'CPU ms', 'a move'], ''),
    print_cells(['', games, 'won lost drawn', 'Elo, 95 %', 'of moves', differ, with, without], ''),
    forall(member(Row, Rows), print_row(Row)),
    forall(member(Row, StayRows), print_stay_row(Row)),
    format("~ndecides: of the moves of the side with it, what ended a game with them; an aim, \c
            those that serve it~nand were chosen with its value. differ: the search alone plays \c
            another move. Elo: of the side with~nit, by pairs of games.~n").

print_row(Row) :-
    _{name:Name, games:Games, wins:Wins, losses:Losses, draws:Draws, elo:Elo, elo_error:Error,
      moves:Moves, decided:Decided, different:Different, cpu_with:With, cpu_without:Without,
      accepted:Accepted, settings:Settings} :< Row,
    format(string(Count), "~d ~d ~d", [Wins, Losses, Draws]),
    elo_cell(Elo, Error, EloText),
    share_cell(Decided, Moves, DecidedText),
    share_cell(Different, Decided, DifferentText),
    milliseconds_cell(With, WithText),
    milliseconds_cell(Without, WithoutText),
    test_text(Accepted, Settings, Test),
    print_cells([Name, Games, Count, EloText, DecidedText, DifferentText, WithText, WithoutText],
                Test).

print_stay_row(Row) :-
    _{name:Name, moves:Moves, decided:Decided, why:Why} :< Row,
    share_cell(Decided, Moves, Share),
    format("~w~t~18|stays: ~s~t~w~61|~n", [Name, Why, Share]).

print_cells([Name, Games, Count, Elo, Decided, Different, With, Without], Behind) :-
    format("~w~t~18|~t~w~23|~t~w~39|~t~w~51|~t~w~61|~t~w~71|~t~w~80|~t~w~89|~s~n",
           [Name, Games, Count, Elo, Decided, Different, With, Without, Behind]).

%   test_text(+Accepted, +Settings, -Text): which Elo the sequential test has accepted.

test_text(Accepted0, Settings, Text) :-
    atom_string(Accepted, Accepted0),
    (   Settings.sprt = [Elo0, Elo1],
        memberchk(Accepted-Elo, [elo0-Elo0, elo1-Elo1])
    ->  format(string(Text), "  SPRT: ~w accepted", [Elo])
    ;   Text = ""
    ).

columns([name, kind, games, wins, losses, draws, elo, elo_error, moves, decided, different,
         cpu_with, cpu_without, accepted, why]).
