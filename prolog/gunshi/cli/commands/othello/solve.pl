/*  gunshi othello solve: the result of best play in positions near the end of the game.

    A file has a position a line: a name, the 64 squares and the side between tabs, as the FFO
    positions are passed on, or the squares and the side alone; or it is a table whose first line
    names the columns, `id` and `position` among them. Lines that begin with # are comments. Every
    line is looked at before the first position is solved.
*/
:- module(gunshi_cli_commands_othello_solve,
          [ run/2                       % +Arguments, -Status
          ]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../../base/encoding', [read_text/3]).
:- use_module('../../../othello/board').
:- use_module('../../../othello/search', [othello_solve/3]).
:- use_module('../../../knowledge/othello/weights', [current_weights/1]).
:- use_module('../../../words/othello_board', [othello_move_name/2]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../../base/text_lines', [stream_or_file/3]).
:- use_module('../../options').
:- use_module('../../progress',
              [with_progress/3, progress_done/1, progress_show/3, progress_end/1]).

:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [member/2, nth1/3]).

opt_type(position, position, atom).
opt_type(format,   format,   oneof([text, json, csv])).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0.
%
%   @error gunshi(usage(Text))
%   @error gunshi(bad_position_line(File, Line, Error))

run(Arguments, 0) :-
    options(Arguments, Positional, Options),
    positions(Positional, Options, Positions),
    option(format(Format), Options, text),
    current_weights(Weights),
    (   Format == csv
    ->  write_csv([[id, move, score, nodes, seconds]])
    ;   true
    ),
    length(Positions, Count),
    with_progress(Count, Progress,
                  forall(member(Id-Position, Positions),
                         ( progress_show(Progress, "~w", [Id]),
                           solve_position(Position, Weights, Result),
                           progress_done(Progress),
                           progress_end(Progress),
                           print(Format, Id, Result),
                           flush_output
                         ))).

positions(Positional, Options, Positions) :-
    (   option(position(Text), Options)
    ->  (   Positional == []
        ->  othello_text(Position, Text),
            Positions = [position-Position]
        ;   usage_error("othello solve: a file and --position exclude each other; give one", [])
        )
    ;   Positional = [File]
    ->  read_positions(File, Positions)
    ;   usage_error("othello solve: one file is needed, or --position", [])
    ).

read_positions(File, Positions) :-
    stream_or_file(File, user_input, Place),
    read_text(Place, Text, _),
    split_string(Text, "\n", "\r", Lines),
    findall(Number-Line,
            ( nth1(Number, Lines, Line),
              split_string(Line, "", " \t", [Bare]),
              Bare \== "",
              \+ sub_string(Bare, 0, _, _, "#")
            ),
            Numbered),
    (   Numbered = [_-First|Rows],
        split_string(First, "\t", " ", Names),
        nth1(IdColumn, Names, "id"),
        nth1(Column, Names, "position")
    ->  maplist(row_position(File, IdColumn, Column), Rows, Positions)
    ;   maplist(line_position(File), Numbered, Positions)
    ),
    (   Positions == []
    ->  usage_error("othello solve: there is no position in ~w", [File])
    ;   true
    ).

row_position(File, IdColumn, Column, Number-Line, Id-Position) :-
    split_string(Line, "\t", " ", Fields),
    (   nth1(IdColumn, Fields, Id0),
        nth1(Column, Fields, Text)
    ->  atom_string(Id, Id0)
    ;   Text = "",
        Id = Number
    ),
    read_position(File, Number, Text, Position).

line_position(File, Number-Line, Id-Position) :-
    split_string(Line, "\t", " ", Fields),
    (   Fields = [Id0, Squares, Side|_]
    ->  atom_string(Id, Id0),
        string_concat(Squares, Side, Text)
    ;   Id = Number,
        Fields = [Text|_]
    ),
    read_position(File, Number, Text, Position).

read_position(File, Number, Text, Position) :-
    catch(othello_text(Position, Text), Error,
          throw(error(gunshi(bad_position_line(File, Number, Error)), _))).

%   solve_position(+Position, +Weights, -Result): result(Move, Score, Nodes, CpuSeconds, Line).

solve_position(Position, Weights, result(Name, Score, Nodes, Seconds, Names)) :-
    statistics(cputime, Start),
    othello_solve(Position, [weights(Weights)], solved(Move, Score, _, Nodes, _, Line, _)),
    statistics(cputime, End),
    Seconds is End - Start,
    move_name(Move, Name),
    maplist(move_name, Line, Names).

move_name(none, none) :- !.
move_name(Move, Name) :-
    othello_move_name(Move, Name).

print(text, Id, result(Move, Score, Nodes, Seconds, Line)) :-
    atomic_list_concat(Line, ' ', Moves),
    format("~w\t~w\t~d\t~D nodes\t~2f s\t~w~n", [Id, Move, Score, Nodes, Seconds, Moves]).
print(json, Id, result(Move, Score, Nodes, Seconds, Line)) :-
    write_json(_{id:Id, move:Move, score:Score, nodes:Nodes, seconds:Seconds, line:Line}).
print(csv, Id, result(Move, Score, Nodes, Seconds, _)) :-
    write_csv([[Id, Move, Score, Nodes, Seconds]]).
