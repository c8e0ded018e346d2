:- encoding(utf8).
/*  gunshi experiment searches: what choices of how to search are worth, as a table.
*/
:- module(gunshi_cli_commands_experiment_searches,
          [ searches/2                  % +Texts, +Options
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(solution_sequences), [distinct/2]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../../knowledge/all', []).
:- use_module('../../../knowledge/shogi/search_choices',
              [position_statistic/2, read_search_choices/2]).
:- use_module('../../../lab/experiments/search_worth', [search_row/6]).
:- use_module('../../../lab/match/openings',
              [ different_openings/2, openings_go_on/1, varied_schedule/4, scheduled_opening/2,
                scheduled_side/2
              ]).
:- use_module('../../../shogi/game', [game_position/2]).
:- use_module('../../experiment/inside', [inside_options/5, elo_cell/3, dict_cells/3]).
:- use_module('../../experiment/report', [report_directory/1, write_report/5]).
:- use_module('../../match/sprt_option', [sprt_option/3]).
:- use_module('../../progress', [with_progress/3, progress_at/3, progress_show/3]).

%!  searches(+Texts:list, +Options:list) is det.
%
%   Run the experiment that Options, as of the command, ask for, with a row for each of Texts, which
%   is choices of how to search, and write its report.
%
%   @error gunshi(usage(Text)), gunshi(bad_search_choice(Text, Possible))
%   @error gunshi(bad_position_line(File, Line, Error)), gunshi(file(write, File, Reason))

searches([], _) :-
    !,
    usage_error("experiment searches: name choices of how to search, \c
                 as 'margin(delta_margin,100)' 'statistics(none)'", []).
searches(Texts, Options) :-
    maplist(read_choices, Texts, Lists),
    forall(member(Choices, [[]|Lists]), must_not_look_at_the_position(Choices)),
    inside_options(searches, Options, _{nodes:5000, games:10 000}, Openings, Values),
    _{nodes:Nodes, games:Games, seed:Seed, concurrency:Workers} :< Values,
    (   Workers > 64
    ->  usage_error("experiment searches: --concurrency takes 1 to 64, not ~d", [Workers])
    ;   true
    ),
    sprt_option('experiment searches', Options, Hypotheses),
    report_directory(Options),
    different_openings(Openings, Different),
    length(Different, Count),
    openings_go_on(Ways),
    Most is min(Games, 2*Count*(1+Ways)),
    varied_schedule(Different, Most, Seed, Schedule),
    findall(Position,
            distinct(Position,
                     ( member(Scheduled, Schedule),
                       scheduled_side(Scheduled, sente),
                       scheduled_opening(Scheduled, opening(_, Game)),
                       game_position(Game, Position)
                     )),
            Positions),
    told_if_few(Positions, Games),
    Playing = playing(Positions, [nodes(Nodes), threads(Workers)], Hypotheses, Games),
    maplist(row(Playing), Lists, Rows),
    with_output_to(string(Table), print_table(Rows, Nodes, Seed, Openings, Hypotheses)),
    columns(Columns),
    maplist(cells(Columns), Rows, Lines),
    write_report(Options, searches, [Columns|Lines], Rows, Table).

%   read_choices(+Text, -Choices): at least one, and none twice.

read_choices(Text, Choices) :-
    read_search_choices(Text, Choices),
    findall(Key, ( member(Choice, Choices), choice_key(Choice, Key) ), Keys),
    (   Keys == []
    ->  usage_error("experiment searches: \"~w\" names no choice; \c
                     as 'margin(delta_margin,100)'", [Text])
    ;   append(Before, [Key|_], Keys),
        memberchk(Key, Before)
    ->  usage_error("experiment searches: \"~w\" names ~w twice", [Text, Key])
    ;   true
    ).

choice_key(margin(Name, _), Name) :-
    !.
choice_key(Choice, Kind) :-
    functor(Choice, Kind, _).

must_not_look_at_the_position(Choices) :-
    (   position_statistic(Choices, Variant)
    ->  usage_error("experiment searches: by statistics(~w) searches know something else in each \c
                     position; the core alone cannot play such games, gunshi match --inside can",
                    [Variant])
    ;   true
    ).

%   told_if_few(+Positions, +Games): the same position would give the same game again.

told_if_few(Positions, Games) :-
    length(Positions, Count),
    There is 2*Count,
    (   There < Games
    ->  format(user_error, "the openings give no more than ~D different games~n", [There])
    ;   true
    ).

cells(Columns, Row, Cells) :-
    atomic_list_concat(Row.pairs, ' ', Pairs),
    dict_cells(Columns, Row.put(pairs, Pairs), Cells).

row(playing(Positions, Options, Hypotheses, Games), Choices, Row) :-
    format(atom(List), "~q", [Choices]),
    atom_concat('[', Name0, List),
    atom_concat(Name, ']', Name0),
    with_progress(Games, Progress,
                  ( progress_show(Progress, "games, ~w", [Name]),
                    search_row(show(Progress, Games, Name), Choices, Positions, Options,
                               Hypotheses, Row0)
                  )),
    Row = Row0.put(choices, Name),
    row_words(Row, Words),
    format(user_error, "~s~n", [Words]).

row_words(Row, Words) :-
    _{choices:Name, games:Games, elo:Elo, elo_error:Error} :< Row,
    elo_cell(Elo, Error, EloText),
    format(string(Words), "~w: Elo ~s in ~D games", [Name, EloText, Games]).

show(Progress, Games, Name, Done, Elo) :-
    progress_at(Progress, Games, Done),
    elo_cell(Elo, null, Text),
    progress_show(Progress, "games, ~w  Elo ~s", [Name, Text]).

print_table(Rows, Nodes, Seed, Openings, Hypotheses) :-
    length(Openings, Count),
    format("A search with each choice against one without it, by the core alone, ~D nodes a \c
            move, ~d openings, seed ~d~n~n", [Nodes, Count, Seed]),
    print_cells([choices, games, 'pairs 0 ½ 1 1½ 2', 'Elo, 95 %'], ''),
    forall(member(Row, Rows), print_row(Row, Hypotheses)),
    format("~npairs: of games from one opening, how many gave the search with it 0, ½, 1, 1½ or \c
            2 points.~n").

print_row(Row, Hypotheses) :-
    _{choices:Name, games:Games, pairs:Pairs, elo:Elo, elo_error:Error, accepted:Accepted} :< Row,
    atomic_list_concat(Pairs, ' ', PairsText),
    elo_cell(Elo, Error, EloText),
    (   Hypotheses = elos(Elo0, Elo1),
        memberchk(Accepted-Which, [elo0-Elo0, elo1-Elo1])
    ->  format(string(Test), "  SPRT: ~w accepted", [Which])
    ;   Test = ""
    ),
    print_cells([Name, Games, PairsText, EloText], Test).

print_cells([Name, Games, Pairs, Elo], Behind) :-
    format("~w~t~36|~t~w~43|~t~w~68|~t~w~80|~s~n", [Name, Games, Pairs, Elo, Behind]).

columns([choices, games, pairs, elo, elo_error, accepted]).
