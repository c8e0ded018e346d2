:- encoding(utf8).
/*  gunshi experiment komagumi: the fourth paper's claim, measured beside its sentences.
*/
:- module(gunshi_cli_commands_experiment_komagumi,
          [ komagumi/1                  % +Options
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(option), [option/3]).
:- use_module('../../../base/message_words', [how_many/3]).
:- use_module('../../../lab/experiments/komagumi').
:- use_module('../../../lab/match/openings', [varied_schedule/4]).
:- use_module('../../experiment/inside',
              [ inside_options/5, elo_cell/3, share_cell/3, milliseconds_cell/2, dict_cells/3 ]).
:- use_module('../../experiment/report', [report_directory/1, write_report/5]).
:- use_module('../../match/score_text', [running_words/2]).
:- use_module('../../progress',
              [with_progress/3, progress_at/3, progress_done/1, progress_show/3]).

:- autoload(library(apply), [maplist/3]).

%!  komagumi(+Options:list) is det.
%
%   Run the experiment that Options, as of the command, ask for, and write its report.
%
%   @error gunshi(usage(Text))
%   @error gunshi(bad_position_line(File, Line, Error)), gunshi(file(write, File, Reason))

komagumi(Options) :-
    inside_options(komagumi, Options, _{nodes:2000, games:200}, Openings, Values),
    _{nodes:Nodes, games:Games, seed:Seed, concurrency:Workers} :< Values,
    option(plies(Plies), Options, 80),
    report_directory(Options),
    with_progress(0, Progress, castle_games(show_castle(Progress), Nodes, Plies, Rows)),
    varied_schedule(Openings, Games, Seed, Schedule),
    findall(Pair,
            ( builder_pair(Name, Other),
              play_pair(Name, Other, Schedule, Nodes, Workers, Pair)
            ),
            Pairs),
    findall(Summary,
            ( member(Disturbed, [true, false]),
              builder(Name, _, _),
              castle_summary(Rows, Name, Disturbed, Summary)
            ),
            Summaries),
    facts_needed(Facts),
    length(Openings, Count),
    with_output_to(string(Text),
                   ( print_castles(Nodes, Plies, Summaries),
                     print_pairs(Pairs, Count, Seed),
                     print_sentences(Summaries, Pairs, Facts)
                   )),
    findall(Object,
            ( member(Table-Dicts, [castles-Summaries, elo-Pairs, facts-[Facts]]),
              member(Dict, Dicts),
              Object = Dict.put(table, Table)
            ),
            Objects),
    columns(Columns),
    maplist(dict_cells(Columns), Rows, Lines),
    write_report(Options, komagumi, [Columns|Lines], Objects, Text).

columns([player, way, side, script, script_played, castle, castle_ply, plan, plan_ply, plies, moves,
         built, cpu]).

show_castle(Progress, Total, Done, Row) :-
    progress_at(Progress, Total, Done),
    progress_show(Progress, "castles, ~w against ~w", [Row.player, Row.way]).

play_pair(Name, Other, Schedule, Nodes, Workers, Row) :-
    length(Schedule, Games),
    with_progress(Games, Progress,
                  pair_row(show_score(Progress, Name, Other), Name, Other, Schedule, Nodes, Workers,
                           Row)).

show_score(Progress, Name, Other, Score) :-
    progress_done(Progress),
    running_words(Score, Words),
    progress_show(Progress, "games, ~w against ~w  ~s", [Name, Other, Words]).

                /*******************************
                *            TABLES            *
                *******************************/

print_castles(Nodes, Plies, Summaries) :-
    format("Castles by target squares, by joseki lines, and by neither: each as either side from \c
            the start of~nthe game, against a search that disturbs it and against one that does \c
            not; ~D nodes a move,~n~d moves at most~n~n", [Nodes, Plies]),
    findall(Words, builder(_, Words, _), Heading),
    print_cells("", Heading),
    forall(member(Disturbed-Words,
                  [true-"disturbed in 20 ways, games", false-"undisturbed, games"]),
           ( findall(Summary,
                     ( member(Summary, Summaries), Summary.disturbed == Disturbed ),
                     Of),
             print_summaries(Words, Of)
           )).

print_summaries(Words, Summaries) :-
    forall(line(Words, Line, Cell),
           ( findall(Text, ( member(Summary, Summaries), cell(Cell, Summary, Text) ), Texts),
             print_cells(Line, Texts)
           )).

line(Words, Words,                      count(games)).
line(_, "  a castle stands",            count(castles)).
line(_, "    from move, in the mean",   mean(castle_ply)).
line(_, "  a plan stands whole",        count(plans)).
line(_, "    from move, in the mean",   mean(plan_ply)).
line(_, "  moves by castle or joseki",  share(built, moves)).
line(_, "  CPU ms a move",              milliseconds(cpu)).

cell(count(Key), Summary, Text) :-
    get_dict(Key, Summary, Text).
cell(mean(Key), Summary, Text) :-
    get_dict(Key, Summary, Mean),
    (   Mean == null
    ->  Text = "–"
    ;   format(string(Text), "~1f", [Mean])
    ).
cell(share(Part, All), Summary, Text) :-
    get_dict(Part, Summary, Count),
    get_dict(All, Summary, Of),
    share_cell(Count, Of, Text).
cell(milliseconds(Key), Summary, Text) :-
    get_dict(Key, Summary, Seconds),
    milliseconds_cell(Seconds, Text).

print_cells(Line, [A, B, C]) :-
    format("~s~t~30|~t~w~46|~t~w~62|~t~w~78|~n", [Line, A, B, C]).

print_pairs(Pairs, Openings, Seed) :-
    how_many(Openings, opening, Words),
    format("~nMatches, from ~s, seed ~d~n~n", [Words, Seed]),
    print_pair_cells("", ['moves by castle or joseki', games, 'won lost drawn', 'Elo, 95 %']),
    forall(member(Pair, Pairs), print_pair(Pair)).

print_pair_cells(Line, [Built, Games, Count, Elo]) :-
    format("~s~t~36|~t~w~62|~t~w~68|~t~w~83|~t~w~94|~n", [Line, Built, Games, Count, Elo]).

print_pair(Pair) :-
    _{player:Name, against:Other, games:Games, wins:Wins, losses:Losses, draws:Draws, elo:Elo,
      elo_error:Error, built:Built, against_built:OtherBuilt} :< Pair,
    builder(Name, Words, _),
    builder(Other, OtherWords, _),
    !,
    format(string(Line), "~s against ~s", [Words, OtherWords]),
    format(string(Count), "~d ~d ~d", [Wins, Losses, Draws]),
    elo_cell(Elo, Error, EloText),
    Percent is 100*Built,
    OtherPercent is 100*OtherBuilt,
    format(string(BuiltText), "~1f %, ~1f %", [Percent, OtherPercent]),
    print_pair_cells(Line, [BuiltText, Games, Count, EloText]).

                /*******************************
                *          SENTENCES           *
                *******************************/

%   The paper's sentences, translated, each with what was found.

print_sentences(Summaries, Pairs, Facts) :-
    format("~nThe paper's sentences, and what is found here~n"),
    forall(sentence(Sentence, Found),
           ( call(Found, figures(Summaries, Pairs, Facts), Text),
             format("~n\"~s\"~n    ~s~n", [Sentence, Text])
           )).

sentence("Whether the king can be castled by a proper formation in the opening is important: it \c
          leads to\nwinning or losing.",
         found_elo).
sentence("If one only types in joseki and plays along them, they can be used no more as soon as \c
          the opponent\nplays a move that leaves them.",
         found_left).
sentence("To type in all joseki, for all positions, is next to impossible. So we devised a way \c
          that has as few\ndata as possible",
         found_facts).
sentence("and yet answers the opponent's moves flexibly.", found_flexible).
sentence("So it takes hardly any computing time.", found_time).

found_elo(figures(_, Pairs, _), Text) :-
    pair_elo(Pairs, targets, Targets),
    pair_elo(Pairs, joseki, Joseki),
    format(string(Text), "Elo against neither: target squares ~s, joseki lines ~s",
           [Targets, Joseki]).

pair_elo(Pairs, Name, Text) :-
    member(Pair, Pairs),
    _{player:Name, against:neither, elo:Elo, elo_error:Error} :< Pair,
    !,
    elo_cell(Elo, Error, Text).

found_left(Figures, Text) :-
    a_game(Figures, joseki, Joseki, Moves),
    a_game(Figures, targets, Targets, _),
    format(string(Text), "disturbed, joseki decide ~1f moves a game of ~0f, target squares ~1f",
           [Joseki, Moves, Targets]).

a_game(figures(Summaries, _, _), Name, Built, Moves) :-
    summary(Summaries, Name, true, Summary),
    Built is Summary.built/Summary.games,
    Moves is Summary.moves/Summary.games.

summary(Summaries, Name, Disturbed, Summary) :-
    member(Summary, Summaries),
    _{player:Name, disturbed:Disturbed} :< Summary,
    !.

found_facts(figures(_, _, Facts), Text) :-
    _{makuhyou:Makuhyou, plans:Plans, choices:Choices, lines:Lines, line_moves:LineMoves,
      patterns:Patterns} :< Facts,
    PerPlan is Makuhyou/max(1, Plans),
    PerLine is LineMoves/max(1, Lines),
    format(string(Text), "target squares: ~d makuhyou in ~d plans, ~1f each, and ~d clauses that \c
                          choose one;~n    joseki: ~d lines of ~1f moves, ~d gm and bm facts",
           [Makuhyou, Plans, PerPlan, Choices, Lines, PerLine, Patterns]).

found_flexible(figures(Summaries, _, _), Text) :-
    findall(Part,
            ( builder(Name, Words, _),
              summary(Summaries, Name, true, Summary),
              format(string(Part), "~s ~d (a plan whole ~d)",
                     [Words, Summary.castles, Summary.plans])
            ),
            Parts),
    summary(Summaries, targets, true, Any),
    atomic_list_concat(Parts, ', ', List),
    format(string(Text), "castles in ~d disturbed games:~n    ~w", [Any.games, List]).

found_time(figures(Summaries, _, _), Text) :-
    findall(Part,
            ( builder(Name, Words, _),
              summary(Summaries, Name, true, Summary),
              milliseconds_cell(Summary.cpu, Milliseconds),
              format(string(Part), "~s ~s", [Words, Milliseconds])
            ),
            Parts),
    atomic_list_concat(Parts, ', ', List),
    format(string(Text), "CPU ms a move: ~w", [List]).
