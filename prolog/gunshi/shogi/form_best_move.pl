/*  A form of a position finds a move: the first paper's minimax, with what the paper has left out
    of its measuring, an evaluation and the choice.

    The module is one for all forms, as the paper's is: it sees of a position its legal moves, the
    update and the restoration. The evaluation is the difference of material, and can be told of the
    moves of a line alone: te/6 says what is captured and what promotes. Of the core's moves the
    board says it; so a form and the core can be held against each other.

    Every path is walked to its end, as in the paper: nothing is cut.
*/
:- module(gunshi_shogi_form_best_move,
          [ form_best_move/4            % +Form, +Position, +Depth, -Best
          ]).
:- use_module(forms, [in_form/3, te_move/2]).
:- use_module(mutable, [board_position/2]).
:- use_module(piece_numbers, [piece_number_kind/2]).
:- use_module(position, [piece_at/3, promoted_kind/2, move_usi/2]).
:- autoload('forms/swi', [kazu/2, kazoeta/2]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [max_list/2, member/2]).

%!  form_best_move(+Form, +Position, +Depth:nonneg, -Best) is semidet.
%
%   Best is best(Move, Score, Nodes): the best legal move that Form's minimax finds in Position, and
%   the moves it has made. Depth is the paper's: with 0 the moves of Position are tried, with 1 the
%   replies to each, too. Score, for the side to move, is cp(Centipawns), the material won, or
%   mate(Plies), negative when it is mated. Of equal moves it is the one whose USI comes first.
%   False when there is no legal move. Position as in kanouna_te/3.
%
%       ?- position_sfen(P, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"), form_best_move('1.8', P, 1, Best).
%       Best = best(drop(ki, 52), mate(1), 405).
%
%   @error gunshi(no_form(Form, Forms))
%   @error gunshi(no_form_term(Form, Position))
%   @error type_error(nonneg, Depth)

form_best_move(Form, Position, Depth, best(Move, Score, Nodes)) :-
    must_be(nonneg, Depth),
    in_form(Form, Position, best(Depth, Value, Moves, Nodes)),
    findall(Usi-Each, ( member(Each, Moves), move_usi(Each, Usi) ), Pairs),
    sort(Pairs, [_-Move|_]),
    score(Value, Score).

best(Depth, Value, Moves, Nodes, Module, Kyokumen) :-
    values(Depth, Module, Kyokumen, Pairs),
    findall(V, member(V-_, Pairs), Values),
    max_list(Values, Value),
    findall(Move, ( member(Value-Te, Pairs), te_move(Te, Move) ), Moves),
    kazoeta(Nodes, _).

%   values(+Depth, +Module, +Kyokumen, -Pairs): Pairs are Value-Te of every legal move, in pawns for
%   its side. A mate in N plies is worth mate less N.

values(Depth, Module, Kyokumen, Pairs) :-
    Module:gouhou_te(Kyokumen, Tes),
    length(Tes, Count),
    kazu(Depth, Count),
    findall(Value-Te,
            ( member(Te, Tes),
              gain(Te, Kyokumen, Gain),
              value(Depth, Module, Kyokumen, Te, Gain, Value)
            ),
            Pairs).

value(0, _, _, _, Gain, Value) :-
    !,
    Value = Gain.
value(Depth, Module, Kyokumen, Te, Gain, Value) :-
    Module:tsugino_kyokumen(Kyokumen, Te, Kyokumen1),
    Depth1 is Depth - 1,
    values(Depth1, Module, Kyokumen1, Pairs),
    findall(V, member(V-_, Pairs), Values),
    restore(Module, Kyokumen1, Te),
    (   Values == []
    ->  Value is 100000 - 1
    ;   max_list(Values, Reply),
        answered(Reply, Gain, Value)
    ).

answered(Reply, Gain, Value) :-
    (   Reply > 50000
    ->  Value is 1 - Reply
    ;   Reply < -50000
    ->  Value is -1 - Reply
    ;   Value is Gain - Reply
    ).

%   restore(+Module, +Kyokumen1, +Te): facts and a board are what they were; a term that was changed
%   in place is so when findall/3 tries the next move.

restore(Module, Kyokumen1, Te) :-
    (   (   Module:facts([_|_])
        ;   blob(Kyokumen1, board)
        )
    ->  Module:maeno_kyokumen(Kyokumen1, Te, _)
    ;   true
    ).

score(Value, Score) :-
    (   Value > 50000
    ->  Plies is 100000 - Value,
        Score = mate(Plies)
    ;   Value < -50000
    ->  Plies is -100000 - Value,
        Score = mate(Plies)
    ;   Centipawns is 100 * Value,
        Score = cp(Centipawns)
    ).

%   gain(+Te, +Kyokumen, -Pawns): what Te wins at once. A captured piece is lost on the board and is
%   in the other hand unpromoted.

gain(te(No1, _, _, Nari1, No2, Nari2), _, Pawns) :-
    !,
    (   Nari1 == natta
    ->  piece_number_kind(No1, Kind1),
        promotion(Kind1, Promotion)
    ;   Promotion = 0
    ),
    (   No2 =:= 0
    ->  Capture = 0
    ;   piece_number_kind(No2, Kind2),
        capture(Nari2, Kind2, Capture)
    ),
    Pawns is Promotion + Capture.
gain(Te, Kyokumen, Pawns) :-
    te_move(Te, Move),
    (   blob(Kyokumen, board)
    ->  board_position(Kyokumen, Position)
    ;   Position = Kyokumen
    ),
    move_gain(Move, Position, Pawns).

move_gain(drop(_, _), _, 0).
move_gain(move(_, To), Position, Pawns) :-
    captured(Position, To, Pawns).
move_gain(promote(From, To), Position, Pawns) :-
    captured(Position, To, Capture),
    piece_at(Position, From, Piece),
    Piece =.. [_, Kind],
    promotion(Kind, Promotion),
    Pawns is Promotion + Capture.

captured(Position, To, Pawns) :-
    (   piece_at(Position, To, Piece),
        Piece =.. [_, Kind]
    ->  (   promoted_kind(Unpromoted, Kind)
        ->  capture(nari, Unpromoted, Pawns)
        ;   capture(nama, Kind, Pawns)
        )
    ;   Pawns = 0
    ).

promotion(Kind, Pawns) :-
    worth(Kind, Unpromoted, Promoted),
    Pawns is Promoted - Unpromoted.

capture(nama, Kind, Pawns) :-
    worth(Kind, Unpromoted, _),
    Pawns is 2 * Unpromoted.
capture(nari, Kind, Pawns) :-
    worth(Kind, Unpromoted, Promoted),
    Pawns is Promoted + Unpromoted.

%   worth(+Kind, -Unpromoted, -Promoted): in pawns; a king is never taken.

worth(fu,  1,  6).
worth(ky,  3,  6).
worth(ke,  4,  6).
worth(gi,  5,  6).
worth(ki,  6,  6).
worth(ka,  8, 12).
worth(hi, 10, 14).
worth(ou,  0,  0).
