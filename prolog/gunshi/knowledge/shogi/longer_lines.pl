/*  Lines of a judged move that are too short to show how the game goes on.

    A search ends a line where its table answers for the rest. Small searches from there on find
    what is expected next; scores stay as they are.
*/
:- module(gunshi_knowledge_shogi_longer_lines,
          [ longer_lines/4              % +Position, +Least, +Lines0, -Lines
          ]).
:- use_module('../../shogi/position', [legal_moves/2, position_after/3]).
:- use_module('../../shogi/search', [search/3, search_result/3, with_search_table/3]).
:- use_module(search_choices, [search_knowledge/3]).
:- autoload(library(apply), [foldl/4, maplist/3]).
:- autoload(library(lists), [append/3]).

%!  longer_lines(+Position, +Least:integer, +Lines0:list, -Lines:list) is det.
%
%   Lines are Lines0, line(Score, Bound, Moves) from Position on, with Least moves each at least;
%   shorter where the game ends or a side declares that it wins, or where Score is of a mate.

longer_lines(Position, Least, Lines0, Lines) :-
    maplist(longer_line(Position, Least), Lines0, Lines).

longer_line(Position, Least, line(Score, Bound, Moves0), line(Score, Bound, Moves)) :-
    (   Score = cp(_),
        foldl(position_then, Moves0, Position, End)
    ->  length(Moves0, Count),
        More is Least-Count,
        expected(More, End, Rest),
        append(Moves0, Rest, Moves)
    ;   Moves = Moves0
    ).

position_then(Move, Position, After) :-
    Move \== declare_win,
    position_after(Position, Move, After).

%   expected(+More, +Position, -Moves): More moves that are expected in Position, fewer where the
%   game ends.

expected(More, Position, Moves) :-
    (   More =< 0
    ->  Moves = []
    ;   legal_moves(Position, [])
    ->  Moves = []
    ;   search_knowledge(Position, [], Parameters),
        with_search_table(1, Table,
                          search(Position, [table(Table), parameters(Parameters), nodes(1000)],
                                 Result)),
        (   search_result(Result, lines, [line(_, _, Line)|_]),
            first_moves(More, Line, First),
            foldl(position_then, First, Position, End)
        ->  length(First, Count),
            Left is More-Count,
            expected(Left, End, Rest),
            append(First, Rest, Moves)
        ;   Moves = []
        )
    ).

first_moves(Count, Moves, First) :-
    (   length(First0, Count),
        append(First0, _, Moves)
    ->  First = First0
    ;   First = Moves
    ).
