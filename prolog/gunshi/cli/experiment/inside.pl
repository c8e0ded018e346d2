/*  What the experiments that play inside share: their options, and the cells of their tables.
*/
:- module(gunshi_cli_experiment_inside,
          [ inside_options/5,           % +Experiment, +Options, +Defaults, -Openings, -Values
            nodes_option/4,             % +Experiment, +Options, +Default, -Nodes
            elo_cell/3,                 % +Elo, +Error, -Text
            share_cell/3,               % +Count, +All, -Text
            milliseconds_cell/2,        % +Seconds, -Text
            dict_cells/3                % +Columns, +Dict, -Cells
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../../lab/match/openings', [read_openings/2]).
:- use_module('../options', [natural_argument/4]).

%!  inside_options(+Experiment, +Options, +Defaults, -Openings:list, -Values:dict) is det.
%
%   Openings are those of the option openings(File). Values has `nodes` and `games`, made even, as
%   Options say, else Defaults, a dict; and `seed` and `concurrency`, else 1.
%
%   @error gunshi(usage(Text)); Experiment is named in it
%   @error what read_openings/2 throws

inside_options(Experiment, Options, Defaults, Openings,
               _{nodes:Nodes, games:Games, seed:Seed, concurrency:Workers}) :-
    (   option(openings(File), Options)
    ->  read_openings(File, Openings)
    ;   usage_error("experiment ~w: --openings is missing, a file of openings", [Experiment])
    ),
    nodes_option(Experiment, Options, Defaults.nodes, Nodes),
    option(games(Games0), Options, Defaults.games),
    Games is Games0 + Games0 mod 2,
    option(seed(Seed), Options, 1),
    option(concurrency(Workers), Options, 1).

%!  nodes_option(+Experiment, +Options, +Default:integer, -Nodes:integer) is det.
%
%   Nodes are those of the option nodes(Text), or Default.
%
%   @error gunshi(usage(Text)); Experiment is named in it

nodes_option(Experiment, Options, Default, Nodes) :-
    (   option(nodes(Text), Options)
    ->  format(string(Name), "experiment ~w: --nodes", [Experiment]),
        natural_argument(Name, Text, 1 000 000 000, Nodes),
        (   Nodes >= 1
        ->  true
        ;   usage_error("experiment ~w: --nodes cannot be 0; a search needs some", [Experiment])
        )
    ;   Nodes = Default
    ).

%!  elo_cell(+Elo, +Error, -Text) is det.
%
%   Text is what score_elo/3 says: `12 ± 30`.

elo_cell(null, _, "–") :-
    !.
elo_cell(Elo, null, Text) :-
    !,
    format(string(Text), "~0f", [Elo]).
elo_cell(Elo, Error, Text) :-
    format(string(Text), "~0f ± ~0f", [Elo, Error]).

%!  share_cell(+Count:integer, +All:integer, -Text) is det.
%
%   Text is Count in percent of All.

share_cell(Count, All, Text) :-
    (   All =:= 0
    ->  Text = "–"
    ;   Percent is 100*Count/All,
        format(string(Text), "~1f %", [Percent])
    ).

%!  milliseconds_cell(+Seconds, -Text) is det.
%
%   Text is Seconds, or `null`, in thousandths.

milliseconds_cell(null, "–") :-
    !.
milliseconds_cell(Seconds, Text) :-
    Milliseconds is 1000*Seconds,
    format(string(Text), "~1f", [Milliseconds]).

%!  dict_cells(+Columns:list, +Dict, -Cells:list) is det.
%
%   Cells are a line of CSV: what Dict has under the keys Columns, `''` for `null` and for nothing.

dict_cells(Columns, Dict, Cells) :-
    findall(Cell,
            ( member(Column, Columns),
              (   get_dict(Column, Dict, Value),
                  Value \== null
              ->  Cell = Value
              ;   Cell = ''
              )
            ),
            Cells).
