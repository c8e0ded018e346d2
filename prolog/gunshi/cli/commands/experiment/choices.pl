/*  gunshi experiment choices: what each clause's moves are worth, judged by longer searches.
*/
:- module(gunshi_cli_commands_experiment_choices,
          [ choices/3                   % +Arguments, +Options, -Status
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(option), [option/3]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../../knowledge/reading', [all_knowledge/0]).
:- use_module('../../../lab/experiments/choices', [choice_rows/2, choices_judged/7]).
:- use_module('../../experiment/inside', [dict_cells/3, nodes_option/4, share_cell/3]).
:- use_module('../../experiment/report', [report_directory/1, write_report/5]).
:- use_module('../../progress', [with_progress/3, progress_done/1, progress_show/3]).
:- use_module('../kb/rule_library', [library_game_of/2, library_games/3, rule_library/3]).

:- autoload(library(apply), [maplist/3]).

%!  choices(+Arguments:list, +Options:list, -Status:integer) is det.
%
%   Run the experiment that Options, as of the command, ask for, and write its report. Arguments are
%   record files and folders. Status is 0, or 2 when some game of these cannot be read.
%
%   @error gunshi(usage(Text)), gunshi(file(write, File, Reason)), what reading knowledge throws,
%          and as choose/3

choices(Arguments, Options, Status) :-
    games(Arguments, Games, Status),
    nodes_option(choices, Options, 5000, Nodes),
    option(seed(Seed), Options, 1),
    option(moves(Moves), Options, 1000),
    Deep is 20*Nodes,
    report_directory(Options),
    all_knowledge,
    length(Games, Count),
    with_progress(Moves, Progress,
                  choices_judged(show(Progress), Games, Moves, Nodes, Deep, Seed, Judged)),
    choice_rows(Judged, Rows),
    length(Judged, JudgedCount),
    (   JudgedCount > 0
    ->  true
    ;   usage_error("experiment choices: in no position of the games is there a move to be judged",
                    [])
    ),
    with_output_to(string(Text),
                   print_table(settings(JudgedCount, Nodes, Deep, Count, Seed), Rows)),
    columns(Columns),
    maplist(dict_cells(Columns), Rows, Lines),
    write_report(Options, choices, [Columns|Lines], Rows, Text).

games(Arguments, Games, Status) :-
    rule_library('experiment choices', Arguments, Library),
    (   library_game_of(Library, shogi)
    ->  true
    ;   usage_error("experiment choices: the files are of Othello, and this is for shogi", [])
    ),
    Tally = _{unread:0},
    library_games(Library, Tally, Games),
    (   Games == []
    ->  usage_error("experiment choices: no game of the files can be read", [])
    ;   get_dict(unread, Tally, 0)
    ->  Status = 0
    ;   Status = 2
    ).

show(Progress) :-
    progress_done(Progress),
    progress_show(Progress, "positions", []).

columns([phase, clause, moves, different, gain, error]).

print_table(settings(Moves, Nodes, Deep, Games, Seed), Rows) :-
    format("Choices of ~D nodes in ~D positions of ~D games, seed ~d, against the search alone,~n\c
            both moves judged by ~D nodes where they differ~n~n",
           [Nodes, Moves, Games, Seed, Deep]),
    format("~t~w~33|~t~w~43|~t~w~63|~n", [moves, differ, 'gain, centipawns']),
    forall(member(Row, Rows), print_row(Row)),
    format("~ngain: what its moves are worth more than those of the search alone, a move, cut to \c
            400, with half~nthe width of its interval of 95 %~n").

print_row(Row) :-
    _{phase:Phase, clause:Clause, moves:Moves, different:Different, gain:Gain, error:Error} :< Row,
    share_cell(Different, Moves, Share),
    gain_text(Gain, Error, Text),
    format("~w~t~9|~w~t~23|~t~D~33|~t~w~43|~t~s~63|~n", [Phase, Clause, Moves, Share, Text]).

gain_text(Gain, null, Text) :-
    !,
    format(string(Text), "~1f", [Gain]).
gain_text(Gain, Error, Text) :-
    format(string(Text), "~1f ± ~1f", [Gain, Error]).
