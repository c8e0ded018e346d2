/*  gunshi experiment reasons: is what a reason names the cause of the move, and what do claims say
    and cost?
*/
:- module(gunshi_cli_commands_experiment_reasons,
          [ reasons/1                   % +Options
          ]).
:- use_module(library(lists), [append/2, member/2]).
:- use_module(library(option), [option/3]).
:- use_module('../../../lab/experiments/causes').
:- use_module('../../../lab/match/openings', [schedule/4, scheduled_opening/2]).
:- use_module('../../experiment/inside',
              [dict_cells/3, inside_options/5, milliseconds_cell/2, share_cell/3]).
:- use_module('../../experiment/report', [report_directory/1, write_report/5]).
:- use_module('../../progress', [with_progress/3, progress_done/1, progress_show/3]).

:- autoload(library(apply), [maplist/3]).

%!  reasons(+Options:list) is det.
%
%   Run the experiment that Options, as of the command, ask for, and write its report.
%
%   @error gunshi(usage(Text))
%   @error gunshi(bad_position_line(File, Line, Error)), gunshi(file(write, File, Reason))

reasons(Options) :-
    inside_options(reasons, Options, _{nodes:5000, games:0}, Given, Values),
    _{nodes:Nodes, seed:Seed} :< Values,
    option(moves(Moves), Options, 1000),
    report_directory(Options),
    length(Given, Count),
    Games is 2*Count,
    schedule(Given, Games, Seed, Schedule),
    findall(Opening, ( member(One, Schedule), scheduled_opening(One, Opening) ), Twice),
    every_second(Twice, Openings),
    with_progress(Moves, Progress,
                  reasons_measured(show(Progress), Openings, Moves, Nodes, Measured)),
    reason_rows(Measured, ReasonRows),
    claim_rows(Measured, ClaimRows),
    claims_summary(Measured, Summary),
    with_output_to(string(Text), print_tables(settings(Moves, Nodes, Count, Seed), ReasonRows,
                                              ClaimRows, Summary)),
    append([ReasonRows, ClaimRows, [Summary]], Objects),
    columns(Columns),
    maplist(dict_cells(Columns), Objects, Lines),
    write_report(Options, reasons, [Columns|Lines], Objects, Text).

%   every_second(+Twice, -Once): a schedule has each opening twice.

every_second([One, _|Twice], [One|Once]) :-
    !,
    every_second(Twice, Once).
every_second([], []).

show(Progress) :-
    progress_done(Progress),
    progress_show(Progress, "moves", []).

columns([kind, name, named, move, reason, neither, example, claim, moves, claimed, claims_cpu,
         search_cpu, judged_cpu]).

print_tables(settings(Moves, Nodes, Openings, Seed), ReasonRows, ClaimRows, Summary) :-
    format("What reasons name, left out: ~D moves, ~D nodes a move, ~d openings, seed ~d~n~n",
           [Moves, Nodes, Openings, Seed]),
    print_cells('', [named, 'move changes', 'other reason', neither]),
    forall(member(Row, ReasonRows), print_reason(Row)),
    _{moves:Played, claimed:Claimed, claims_cpu:ClaimsCpu, search_cpu:SearchCpu,
      judged_cpu:JudgedCpu} :< Summary,
    share_cell(Claimed, Played, Share),
    format("~nClaims: ~D of ~D moves have one besides the score, ~s~n~n",
           [Claimed, Played, Share]),
    forall(member(Row, ClaimRows), print_claim(Row, Played)),
    milliseconds_cell(ClaimsCpu, Claims),
    milliseconds_cell(SearchCpu, Search),
    milliseconds_cell(JudgedCpu, Judged),
    format("~nCPU ms a move: claims ~s; a search of ~D nodes ~s; what judges the move, ~s~n",
           [Claims, Nodes, Search, Judged]).

print_reason(Row) :-
    _{kind:Kind, name:Name, named:Named, move:Move, reason:Reason, neither:Neither} :< Row,
    format(string(Line), "~w ~w", [Kind, Name]),
    (   Move == null
    ->  format("~w~t~30|~t~w~38|~t~w~54|~n", [Line, Named, stays])
    ;   maplist(share_of(Named), [Move, Reason, Neither], Shares),
        print_cells(Line, [Named|Shares])
    ).

share_of(All, Count, Text) :-
    share_cell(Count, All, Text).

print_cells(Line, [A, B, C, D]) :-
    format("~w~t~30|~t~w~38|~t~w~54|~t~w~68|~t~w~78|~n", [Line, A, B, C, D]).

print_claim(Row, Played) :-
    _{claim:Kind, moves:Moves} :< Row,
    share_cell(Moves, Played, Share),
    format("~w~t~30|~t~d~38|~t~w~54|~n", [Kind, Moves, Share]).
