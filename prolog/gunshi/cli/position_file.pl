/*  Files of positions: one SFEN a line, or a table with a heading; and tables of moves in
    positions.

    Positions of games have ids of their own; composed problems are taken as collections have them.
*/
:- module(gunshi_cli_position_file,
          [ position_file/3,            % +Command, +File, -Positions
            position_moves/3,           % +Command, +File, -Moves
            chosen_problems/4           % +Command, +Files, +Options, -Problems
          ]).
:- use_module(library(lists), [append/3, member/2, nth1/3]).
:- use_module(library(option), [option/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../shogi/game', [game_new/3]).
:- use_module('../shogi/legality', [legality_fault/3]).
:- use_module('../shogi/position',
              [position_sfen/2, problem_sfen/2, position_sfen/3, move_usi/2]).
:- use_module('../base/message_words', [brief/2]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module('../base/text_lines').

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
    (   id_again(Numbered, Line, Id)
    ->  brief(Id, Shown),
        usage_error("~w: ~w:~d has the id \"~w\" again; each id stands for one position",
                    [Command, File, Line, Shown])
    ;   pairs_values(Numbered, Positions)
    ).

%   id_again(+Numbered, -Line, -Id) is semidet: Line is the first with an Id of an earlier one.

id_again(Numbered, Line, Id) :-
    findall(Id0-Line0, member(Line0-(Id0-_), Numbered), Pairs),
    keysort(Pairs, Sorted),
    findall(Line0-Id0, append(_, [Id0-_, Id0-Line0|_], Sorted), Again),
    sort(Again, [Line-Id|_]).

%!  position_moves(+Command, +File, -Moves:list) is det.
%
%   Moves are the asked(Id, Game, Move) of the table File, or of standard input for `-`. Its first
%   line names tab-separated columns, of which `id`, `sfen` and `move`, in USI, are read. Game
%   begins at the position, with the SFEN's move number; Move is legal there.
%
%   @error gunshi(usage(Text)) if a column is missing, there is no line, or one is too short;
%          Command is named in it
%   @error gunshi(bad_position_line(File, Line, Error)): Error is what is wrong with the SFEN or the
%          move
%   @error what read_text/3 throws

position_moves(Command, Name, Moves) :-
    text_lines(Name, File, Numbered),
    (   Numbered = [_-First|_],
        split_string(First, "\t", " ", Names),
        nth1(IdColumn, Names, "id"),
        nth1(SfenColumn, Names, "sfen"),
        nth1(MoveColumn, Names, "move")
    ->  Numbered = [_|Rows],
        (   Rows == []
        ->  usage_error("~w: there is no position in ~w below its first line", [Command, File])
        ;   true
        ),
        findall(asked(Id, Game, Move),
                ( member(N-Row, Rows),
                  split_string(Row, "\t", " ", Fields),
                  (   nth1(IdColumn, Fields, IdText),
                      nth1(SfenColumn, Fields, Sfen),
                      nth1(MoveColumn, Fields, Usi)
                  ->  atom_string(Id, IdText),
                      catch(asked(Sfen, Usi, Game, Move),
                            Error,
                            throw(error(gunshi(bad_position_line(File, N, Error)), _)))
                  ;   too_short(Command, File, N)
                  )
                ),
                Moves)
    ;   usage_error("~w: ~w is no table with the tab-separated columns id, sfen and move",
                    [Command, File])
    ).

asked(Sfen, Usi, Game, Move) :-
    position_sfen(Position, Number, Sfen),
    game_new(Position, Number, Game),
    move_usi(Move, Usi),
    (   legality_fault(Position, Move, Rule)
    ->  throw(error(gunshi(illegal_move_text(Usi, Rule)), _))
    ;   true
    ).

%!  chosen_problems(+Command, +Files:list, +Options:list, -Problems:list) is det.
%
%   Problems are the composed problems of Files, or of the option sfen(Text), read as problem_sfen/2
%   does: dicts with the tag `problem`. Its `name` is what results say: the id, with the file in
%   front when Files are several. Its `place`, for messages and pages, has the file always: with the
%   id, but for the one problem of a file. Its `position` is to be solved; `alone` is the file of
%   such a problem, else `none`. An SFEN is its own name and place. An id may come again, and its
%   column may be called `name`, as collections have it.
%
%   @error gunshi(usage(Text)) if there is neither file nor SFEN, or both, or as position_file/3
%   @error gunshi(bad_sfen(Field, Character, Message, Text)), gunshi(bad_position_line(File, Line,
%          Error)), what read_text/3 throws

chosen_problems(Command, Files, Options, Problems) :-
    (   option(sfen(Sfen), Options)
    ->  (   Files = [File|_]
        ->  usage_error("~w: either --sfen or files; both --sfen and ~w are given", [Command, File])
        ;   problem_sfen(Position, Sfen),
            Problems = [problem{name:Sfen, place:Sfen, position:Position, alone:none}]
        )
    ;   Files == []
    ->  usage_error("~w: a position is needed, as in gunshi ~w kb/shogi/problems/fig_5_20.sfen",
                    [Command, Command])
    ;   findall(Problem,
                ( member(File, Files),
                  file_positions(Command, File, problem_sfen, _, Numbered),
                  member(_-(Id-Position), Numbered),
                  format(atom(Full), "~w ~w", [File, Id]),
                  problem_name(Files, Id, Full, Name),
                  problem_place(Numbered, File, Full, Place, Alone),
                  Problem = problem{name:Name, place:Place, position:Position, alone:Alone}
                ),
                Problems)
    ).

problem_name([_], Id, _, Id) :-
    !.
problem_name(_, _, Full, Full).

problem_place([_], File, _, File, File) :-
    !.
problem_place(_, _, Full, Full, none).

%   file_positions(+Command, +Name, +Reader, -File, -Numbered): Numbered are
%   LineNumber-(Id-Position), File the name of the file for messages.

file_positions(Command, Name, Reader, File, Positions) :-
    text_lines(Name, File, Numbered),
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
    ;   too_short(Command, File, N)
    ).

too_short(Command, File, N) :-
    usage_error("~w: ~w:~d has fewer columns than its first line", [Command, File, N]).

line_position(File, Reader, N, Sfen, Position) :-
    catch(call(Reader, Position, Sfen),
          Error,
          throw(error(gunshi(bad_position_line(File, N, Error)), _))).
