/*  Lines of a judged move that are too short to show how the game goes on.

    A search ends a line where its table answers for the rest. Small searches from there on find
    what is expected next, as long as they agree with the score of the line, which stays.
*/
:- module(gunshi_knowledge_shogi_longer_lines,
          [ judged_longer/3,            % +Game, +Judged0, -Judged
            longer_lines/4,             % +Position, +Least, +Lines0, -Lines
            line_end/3,                 % +Position, +Line, -End
            first_moves/3               % +Count, +Moves, -First
          ]).
:- use_module('../../shogi/game', [game_position/2]).
:- use_module('../../shogi/position', [legal_moves/2, position_after/3]).
:- use_module(marks, [cut_score/2, judged_part/3, judged_with_lines/3]).
:- use_module(small_lines, [small_lines/3]).
:- autoload(library(apply), [foldl/4, maplist/3]).
:- autoload(library(lists), [append/3]).

%!  judged_longer(+Game, +Judged0, -Judged) is det.
%
%   Judged is Judged0, of judged_move/5 or lines_judged/3 at the end of Game, with seven moves at
%   least in each line, as longer_lines/4 has them.

judged_longer(Game, Judged0, Judged) :-
    game_position(Game, Position),
    judged_part(Judged0, lines, Lines0),
    longer_lines(Position, 7, Lines0, Lines),
    judged_with_lines(Judged0, Lines, Judged).

%!  longer_lines(+Position, +Least:integer, +Lines0:list, -Lines:list) is det.
%
%   Lines are Lines0, line(Score, Bound, Moves) from Position on, with Least moves each at least;
%   shorter where the game ends, where Score is of a mate, or where what a small search finds is
%   more than 150 centipawns off Score.

longer_lines(Position, Least, Lines0, Lines) :-
    maplist(longer_line(Position, Least), Lines0, Lines).

longer_line(Position, Least, line(Score, Bound, Moves0), line(Score, Bound, Moves)) :-
    (   Score = cp(Worth)
    ->  line_end(Position, Moves0, End),
        length(Moves0, Count),
        More is Least-Count,
        worth_after(Count, Worth, WorthThere),
        expected(More, End, WorthThere, Rest),
        append(Moves0, Rest, Moves)
    ;   Moves = Moves0
    ).

%   worth_after(+Count, +Worth0, -Worth): what a position is worth to who is to move after Count
%   moves.

worth_after(Count, Worth0, Worth) :-
    (   Count mod 2 =:= 0
    ->  Worth = Worth0
    ;   Worth is -Worth0
    ).

%   expected(+More, +Position, +Worth, -Moves): More moves that are expected in Position, worth
%   Worth to the side to move.

expected(More, Position, Worth, Moves) :-
    (   More > 0,
        \+ legal_moves(Position, []),
        small_lines(Position, [nodes(1000)], [line(Score, _, Line)|_]),
        cut_score(Score, Found),
        abs(Found-Worth) =< 150
    ->  first_moves(More, Line, First),
        line_end(Position, First, End),
        length(First, Count),
        Left is More-Count,
        worth_after(Count, Worth, WorthThere),
        expected(Left, End, WorthThere, Rest),
        append(First, Rest, Moves)
    ;   Moves = []
    ).

%!  line_end(+Position, +Line:list, -End) is semidet.
%
%   End is the position after the moves of Line. Fails when one is not legal.

line_end(Position, Line, End) :-
    foldl(position_then, Line, Position, End).

position_then(Move, Position, After) :-
    position_after(Position, Move, After).

%!  first_moves(+Count:integer, +Moves:list, -First:list) is det.
%
%   First are the first Count of Moves, or all.

first_moves(Count, Moves, First) :-
    (   length(First0, Count),
        append(First0, _, Moves)
    ->  First = First0
    ;   First = Moves
    ).
