/*  Problems of the kind "what is the next move?".

    A problem has an id, a position, and two lists of moves: the answer is one of the `best`, or
    without such none of those to `avoid`. Where there is neither, it is a position to be searched,
    which is neither solved nor failed.
*/
:- module(gunshi_lab_experiments_problems,
          [ next_move_problems/2,       % +Name, -Problems
            problem_id/2,               % +Problem, -Id
            problem_position/2,         % +Problem, -Position
            has_answer/1,               % +Problem
            solves/2,                   % +Problem, +Move
            drop_answer/1               % +Problem
          ]).
:- use_module(library(lists), [member/2, nth0/3]).
:- use_module(library(record), [(record)/1]).
:- use_module('../../shogi/position', [position_sfen/2, move_usi/2, legal_move/2]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../../base/text_lines', [text_lines/3]).

:- autoload(library(apply), [maplist/3]).

:- record(problem(id, position, best, avoid)).

%!  next_move_problems(+Name, -Problems:list) is det.
%
%   Problems are those of the file Name, or of standard input for `-`: a table whose first line
%   names tab-separated columns, `sfen` and `answer_usi`, and `avoid_usi` and `id` or not. Moves
%   have | or blanks between them. Without ids the number of the line is one.
%
%   @error gunshi(usage(Text)) if a column is missing, a line is too short or a move is not legal,
%          or there is no problem
%   @error gunshi(bad_position_line(File, Line, Error)): Error is what is wrong with the SFEN
%   @error what read_text/3 throws

next_move_problems(Name, Problems) :-
    text_lines(Name, File, Numbered),
    (   Numbered = [_-First|Rows],
        split_string(First, "\t", " ", Names),
        memberchk("sfen", Names),
        memberchk("answer_usi", Names),
        Rows \== []
    ->  findall(Problem,
                ( member(N-Row, Rows),
                  split_string(Row, "\t", " ", Fields),
                  row_problem(File, N, Names, Fields, Problem)
                ),
                Problems)
    ;   usage_error("experiment ordering: ~w has no problems; it takes a table with the \c
                     tab-separated columns sfen, answer_usi and avoid_usi", [File])
    ).

row_problem(File, N, Names, Fields, Problem) :-
    field("sfen", Names, Fields, Sfen),
    catch(position_sfen(Position, Sfen), Error,
          throw(error(gunshi(bad_position_line(File, N, Error)), _))),
    moves("answer_usi", File, N, Names, Fields, Position, Best),
    moves("avoid_usi", File, N, Names, Fields, Position, Avoid),
    (   field("id", Names, Fields, IdText),
        IdText \== ""
    ->  atom_string(Id, IdText)
    ;   atom_number(Id, N)
    ),
    make_problem([id(Id), position(Position), best(Best), avoid(Avoid)], Problem).

%   field(+Name, +Names, +Fields, -Field): empty in a line that ends before the column; fails when
%   there is no such column.

field(Name, Names, Fields, Field) :-
    nth0(Column, Names, Name),
    !,
    (   nth0(Column, Fields, Field0)
    ->  Field = Field0
    ;   Field = ""
    ).

moves(Name, File, N, Names, Fields, Position, Moves) :-
    (   field(Name, Names, Fields, Text)
    ->  split_string(Text, " |", " ", Words0),
        findall(Word, ( member(Word, Words0), Word \== "" ), Words),
        maplist(legal(File, N, Position), Words, Moves)
    ;   Moves = []
    ).

legal(File, N, Position, Word, Move) :-
    (   catch(move_usi(Move0, Word), error(_, _), fail),
        legal_move(Position, Move0)
    ->  Move = Move0
    ;   usage_error("experiment ordering: ~w:~d: \"~w\" is no legal move there; moves are written \c
                     as 7g7f, 8h2b+ and P*5e", [File, N, Word])
    ).

%!  problem_id(+Problem, -Id:atom) is det.
%!  problem_position(+Problem, -Position) is det.
%
%   The parts of Problem that a table shows.

%!  has_answer(+Problem) is semidet.
%
%   Some moves solve Problem; without that it can be searched, and is neither solved nor failed.

has_answer(Problem) :-
    problem_best(Problem, Best),
    problem_avoid(Problem, Avoid),
    (   Best == []
    ->  Avoid \== []
    ;   true
    ).

%!  solves(+Problem, +Move) is semidet.
%
%   Move is an answer to Problem.

solves(Problem, Move) :-
    problem_best(Problem, Best),
    problem_avoid(Problem, Avoid),
    (   Best == []
    ->  Avoid \== [],
        \+ memberchk(Move, Avoid)
    ;   memberchk(Move, Best)
    ).

%!  drop_answer(+Problem) is semidet.
%
%   The moves to play in Problem are drops.

drop_answer(Problem) :-
    problem_best(Problem, Best),
    Best \== [],
    \+ ( member(Move, Best),
         Move \= drop(_, _)
       ).
