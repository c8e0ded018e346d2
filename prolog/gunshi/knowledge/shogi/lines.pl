/*  Lines that a search finds, as vocabulary: what a move threatens, and what refutes it.

    Points are counted by kb/shogi/points.pl along the line, on the board and in hand: what the side
    that begins the line has more of, at its end, than before it. When the other side is to move
    there, what it could win by the best capture is taken off. So a capture in the middle of an
    exchange wins nothing.
*/
:- module(gunshi_knowledge_shogi_lines,
          [ threat/4,                   % +Now, +Move, -Line, -Points
            mate_threat/2,              % +Now, -Line
            refutes/4,                  % +Now, +Move, -Line, -Points
            line_points/3               % +Position, +Line, -Points
          ]).
:- use_module('../../base/declare', [declare_vocabulary/3, vocabulary_subject/1]).
:- use_module('../../base/types', []).
:- use_module('../../shogi/position',
              [legal_move/2, piece_at/3, position_after/3, side_to_move/2]).
:- use_module('../../shogi/relations', [position_balance/4, position_exchange/4]).
:- use_module('../../shogi/search', [search_result/3]).
:- use_module('../../shogi/values', []).
:- use_module('../steps', [after/3, passed/2]).
:- use_module(decision, [situation_position/2, situation_search/3]).
:- use_module(relation_words, [piece_points/1]).
:- use_module(threats, [threatened_mate/3]).
:- use_module(vocabulary, [thinking/3]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [foldl/4]).

:- vocabulary_subject("Lines that a search finds").
:- declare_vocabulary(threat(now: variable, move: move, line: any, points: integer),
                      "After the move, which must be known, the mover would win so many points \c
                       by the line, were it not for the reply.",
                      in("threat(Now, drop(gi, 55), [move(55, 54)|_], 1100)",
                         "4k4/9/9/4g4/9/9/9/9/K8 b S 1")).
:- declare_vocabulary(mate_threat(now: variable, line: any),
                      "If the side to move did nothing, it would be mated by the line.",
                      in("mate_threat(Now, [drop(ki, 52)])", "4k4/9/4P4/9/9/9/9/9/4K4 w G 1")).
:- declare_vocabulary(refutes(now: variable, move: move, line: any, points: integer),
                      "After the move, which must be known, the other side wins so many points \c
                       by the line, more than the move has taken.",
                      in("refutes(Now, drop(gi, 53), [move(52, 53)|_], 1000)",
                         "4k4/4g4/9/9/9/9/9/9/K8 b S 1")).

%!  threat(+Now, +Move, -Line:list, -Points:integer) is semidet.
%
%   After Move, if the other side passed, the mover would win Points, above 0, by Line, which begins
%   with its next move. A move that gives check has no threat. The search takes a hundredth of the
%   thinking. Fails when Move is unbound: a choice has no time for a search of each.

threat(Now, Move, Line, Points) :-
    nonvar(Move),
    after(Now, Move, Then),
    passed(Then, Again),
    best_line(Again, Line, Points),
    Points > 0.

%!  refutes(+Now, +Move, -Line:list, -Points:integer) is semidet.
%
%   After Move the other side wins by Line, which begins with its reply, Points more than Move and a
%   promotion by it have won: so to take back is no refutation.

refutes(Now, Move, Line, Points) :-
    nonvar(Move),
    after(Now, Move, Then),
    best_line(Then, Line, Won),
    situation_position(Now, Position),
    situation_position(Then, After),
    piece_points(Worth),
    side_to_move(Position, Side),
    position_balance(Position, Worth, Side, Balance0),
    position_balance(After, Worth, Side, Balance),
    Points is Won - (Balance - Balance0),
    Points > 0.

%   best_line(+Now, -Line, -Points) is semidet: Line is what a search likes best; it wins Points.

best_line(Now, Line, Points) :-
    thinking(Now, 1, Nodes),
    situation_search(Now, [nodes(Nodes)], Result),
    search_result(Result, lines, [line(_, _, Line)|_]),
    Line = [_|_],
    situation_position(Now, Position),
    line_points(Position, Line, Points).

%!  mate_threat(+Now, -Line:list) is semidet.
%
%   The side to move is not in check, and if it did nothing it would be mated by Line, proven within
%   a tenth of the thinking.

mate_threat(Now, Line) :-
    threatened_mate(Now, 10, Line).

%!  line_points(+Position, +Line:list, -Points:integer) is det.
%
%   Who moves in Position has Points more at the end of Line than before it, less what the other
%   side could win there by the best capture, when it is to move. Each move of Line is legal.
%
%   @error type_error(move, Move)

line_points(Position, Line, Points) :-
    piece_points(Worth),
    side_to_move(Position, Side),
    foldl(played, Line, Position, End),
    position_balance(Position, Worth, Side, Before),
    position_balance(End, Worth, Side, After),
    (   side_to_move(End, Side)
    ->  Hanging = 0
    ;   best_capture(End, Worth, Hanging)
    ),
    Points is After - Before - Hanging.

played(Move, Position, After) :-
    position_after(Position, Move, After).

best_capture(Position, Worth, Best) :-
    aggregate_all(max(Points),
                  ( Points = 0
                  ; legal_move(Position, Move),
                    takes(Position, Move),
                    position_exchange(Position, Worth, Move, Points)
                  ),
                  Best).

takes(Position, Move) :-
    \+ functor(Move, drop, _),
    arg(2, Move, Square),
    piece_at(Position, Square, _).
