/*  gunshi perft: count the paths of legal moves.

    The field's test of a move generator and its measure of speed. Every path is visited, no table
    is used, so the time is that of generating and making moves.
*/
:- module(gunshi_cli_commands_perft,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(option), [option/3]).
:- use_module('../../shogi/position', [perft/3, perft_divide/3, move_usi/2]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../options').

%   The greatest depth anybody could wait for leaves the count far below 64 bits.

max_depth(30).

%!  help(-Text) is det.
%
%   Text is what `gunshi perft --help` prints.

help("\
usage: gunshi perft DEPTH [--sfen SFEN] [--divide] [--repeat N] [--format text|json|csv]

Counts the sequences of DEPTH legal moves, visiting every one. The last line is `nodes N`.

  --sfen SFEN     the position; startpos, or an SFEN. Default: startpos
  --divide        the count behind each move first, one a line: USI<TAB>N
  --repeat N      count N times over, to measure time; the count printed is that of once
  --format json   {\"depth\", \"nodes\", \"seconds\"}, with --divide {\"divide\": {\"7g7f\": N}};
                  seconds is the CPU time of all N counts
  --format csv    depth,nodes,seconds; with --divide move,nodes
").

opt_type(sfen,   sfen,   atom).
opt_type(divide, divide, boolean).
opt_type(repeat, repeat, natural).
opt_type(format, format, oneof([text, json, csv])).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0.
%
%   @error gunshi(usage(Text))
%   @error gunshi(bad_sfen(Field, Char, Message, Text))

run(Arguments, 0) :-
    options(Arguments, Positional, Options),
    (   Positional = [Text]
    ->  max_depth(Max),
        natural_argument("perft: the depth", Text, Max, Depth)
    ;   usage_error("perft: one depth is needed, as in gunshi perft 5", [])
    ),
    position_option(Options, Position),
    option(repeat(Repeat), Options, 1),
    option(divide(Divide), Options, false),
    option(format(Format), Options, text),
    statistics(cputime, Start),
    count(Divide, Position, Depth, Pairs, Nodes),
    forall(between(2, Repeat, _), count(Divide, Position, Depth, _, _)),
    statistics(cputime, End),
    Seconds is End-Start,
    print(Format, Divide, counted(Depth, Nodes, Seconds, Pairs)).

count(false, Position, Depth, [], Nodes) :-
    perft(Position, Depth, Nodes).
count(true, Position, Depth, Pairs, Nodes) :-
    (   Depth =:= 0
    ->  Pairs = [],
        Nodes = 1
    ;   perft_divide(Position, Depth, Counts),
        maplist(usi_count, Counts, Unsorted),
        sort(Unsorted, Pairs),
        foldl(add_count, Pairs, 0, Nodes)
    ).

usi_count(Move-Count, Usi-Count) :-
    move_usi(Move, Usi0),
    atom_string(Usi, Usi0).

add_count(_-Count, Sum0, Sum) :-
    Sum is Sum0+Count.

print(text, _, counted(_, Nodes, _, Pairs)) :-
    forall(member(Usi-Count, Pairs), format("~w\t~d~n", [Usi, Count])),
    format("nodes ~d~n", [Nodes]).
print(json, false, counted(Depth, Nodes, Seconds, _)) :-
    write_json(_{depth:Depth, nodes:Nodes, seconds:Seconds}).
print(json, true, counted(Depth, Nodes, Seconds, Pairs)) :-
    dict_pairs(Divide, _, Pairs),
    write_json(_{depth:Depth, nodes:Nodes, seconds:Seconds, divide:Divide}).
print(csv, false, counted(Depth, Nodes, Seconds, _)) :-
    write_csv([[depth, nodes, seconds], [Depth, Nodes, Seconds]]).
print(csv, true, counted(_, _, _, Pairs)) :-
    findall([Usi, Count], member(Usi-Count, Pairs), Rows),
    write_csv([[move, nodes]|Rows]).
