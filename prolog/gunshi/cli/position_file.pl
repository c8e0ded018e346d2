/*  Files of positions: one SFEN a line, or a table with a heading.
*/
:- module(gunshi_cli_position_file,
          [ position_file/3,            % +Command, +File, -Positions
            problem_file/3              % +Command, +File, -Positions
          ]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../base/encoding', [read_text/3]).
:- use_module('../shogi/position', [position_sfen/2, problem_sfen/2]).
:- use_module(options, [stream_or_file/3, usage_error/2]).

%!  position_file(+Command, +File, -Positions:list) is det.
%
%   Positions are the Id-Position of File, or of standard input for `-`. A line is an SFEN, and the
%   Id is then the number of the line, as an atom; or the first line names tab-separated columns, of
%   which `id` and `sfen` are read. Empty lines are passed over.
%
%   @error gunshi(usage(Text)) if there is no position in File, a line of a table is too short, or
%          has the id of an earlier one; Command is named in it
%   @error gunshi(bad_position_line(File, Line, Error)): Error is what is wrong with the SFEN
%   @error what read_text/3 throws

position_file(Command, Name, Positions) :-
    file_positions(Command, Name, position_sfen, File, Numbered),
    (   nth1(N, Numbered, Line-(Id-_)),
        nth1(Earlier, Numbered, _-(Id-_)),
        Earlier < N
    ->  usage_error("~w: ~w:~d has the id \"~w\" again; each id stands for one position",
                    [Command, File, Line, Id])
    ;   pairs_values(Numbered, Positions)
    ).

%!  problem_file(+Command, +File, -Positions:list) is det.
%
%   The same for composed problems, read as problem_sfen/2 does. An id may come again, and the
%   column may be called `name`, as collections have it.

problem_file(Command, Name, Positions) :-
    file_positions(Command, Name, problem_sfen, _, Numbered),
    pairs_values(Numbered, Positions).

%   file_positions(+Command, +Name, +Reader, -File, -Numbered): Numbered are LineNumber-(Id-Position),
%   File the name of the file for messages.

file_positions(Command, Name, Reader, File, Positions) :-
    stream_or_file(Name, user_input, Place),
    (   Name == (-)
    ->  File = 'standard input'
    ;   File = Name
    ),
    read_text(Place, Text, _),
    split_string(Text, "\n", "\r", Lines),
    findall(N-Line,
            ( nth1(N, Lines, Line),
              \+ split_string(Line, "", " \t", [""])
            ),
            Numbered),
    (   Numbered = [_-First|Rows],
        split_string(First, "\t", " ", Names),
        id_column(Reader, IdName),
        nth1(IdColumn, Names, IdName),
        nth1(SfenColumn, Names, "sfen")
    ->  findall(N-(Id-Position),
                ( member(N-Row, Rows),
                  table_row(Command, File, Reader, N, Row, IdColumn, SfenColumn, Id, Position)
                ),
                Positions)
    ;   findall(N-(Id-Position),
                ( member(N-Line, Numbered),
                  atom_number(Id, N),
                  line_position(File, Reader, N, Line, Position)
                ),
                Positions)
    ),
    (   Positions == []
    ->  usage_error("~w: there is no position in ~w; it takes one SFEN a line, or a table with \c
                     the tab-separated columns id and sfen", [Command, File])
    ;   true
    ).

id_column(_, "id").
id_column(problem_sfen, "name").

table_row(Command, File, Reader, N, Row, IdColumn, SfenColumn, Id, Position) :-
    split_string(Row, "\t", " ", Fields),
    (   nth1(IdColumn, Fields, IdText),
        nth1(SfenColumn, Fields, Sfen)
    ->  atom_string(Id, IdText),
        line_position(File, Reader, N, Sfen, Position)
    ;   usage_error("~w: ~w:~d has fewer columns than its first line", [Command, File, N])
    ).

line_position(File, Reader, N, Sfen, Position) :-
    catch(call(Reader, Position, Sfen),
          Error,
          throw(error(gunshi(bad_position_line(File, N, Error)), _))).
