/*  gunshi othello perft: count the paths of legal moves.
*/
:- module(gunshi_cli_commands_othello_perft,
          [ run/2                       % +Arguments, -Status
          ]).
:- use_module(library(option), [option/3]).
:- use_module('../../../othello/board').
:- use_module('../../../words/othello_board', [othello_move_name/2]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../options').

:- autoload(library(lists), [member/2, sum_list/2]).
:- autoload(library(pairs), [pairs_values/2]).

max_depth(20).

opt_type(position, position, atom).
opt_type(divide,   divide,   boolean).
opt_type(format,   format,   oneof([text, json])).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0.
%
%   @error gunshi(usage(Text))
%   @error gunshi(bad_othello_position(What, Text))

run(Arguments, 0) :-
    options(Arguments, Positional, Options),
    (   Positional = [Text]
    ->  max_depth(Max),
        natural_argument("othello perft: the depth", Text, Max, Depth)
    ;   usage_error("othello perft: one depth is needed, as in gunshi othello perft 8", [])
    ),
    othello_option(Options, Position),
    option(divide(Divide), Options, false),
    option(format(Format), Options, text),
    statistics(cputime, Start),
    (   Divide == true,
        Depth > 0
    ->  Depth1 is Depth - 1,
        findall(Name-Nodes,
                ( othello_move(Position, Move),
                  othello_move_name(Move, Name),
                  othello_after(Position, Move, After),
                  othello_perft(After, Depth1, Nodes)
                ),
                Pairs)
    ;   Pairs = []
    ),
    (   Pairs == []
    ->  othello_perft(Position, Depth, Total)
    ;   pairs_values(Pairs, Counts),
        sum_list(Counts, Total)
    ),
    statistics(cputime, End),
    Seconds is End - Start,
    print(Format, Depth, Total, Pairs, Seconds).

print(text, _, Total, Pairs, _) :-
    forall(member(Name-Nodes, Pairs), format("~w\t~d~n", [Name, Nodes])),
    format("nodes ~d~n", [Total]).
print(json, Depth, Total, Pairs, Seconds) :-
    Dict = _{depth:Depth, nodes:Total, seconds:Seconds},
    (   Pairs == []
    ->  write_json(Dict)
    ;   dict_pairs(Divide, _, Pairs),
        write_json(Dict.put(divide, Divide))
    ).
