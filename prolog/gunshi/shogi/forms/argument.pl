/*  For the forms that pass a position along and never take a move back: legal moves, and minimax.

    The form that includes this has

        kanouna_te(+Position, -Tes)                     the moves by the rule set `paper`
        tsugino_kyokumen(+Position, +Te, -Position1)    the position after the move
        teban(+Position, -Teban)                        the side to move
        masu(+Position, +XY, -No, -Koma, -Owner, -Face) what stands on a square (walk.pl)
        ou_no_masu(+Position, +Owner, -XY)              where Owner's king stands; false without one

    Position1 may share memory with Position, or be it, changed in place: then backtracking brings
    Position back, which all that stands here does.
*/
:- include(measure).

facts([]).

%   gouhou_te(+Position, -Tes): the moves by the rule set `legal`.

gouhou_te(Position, Tes) :-
    kanouna_te(Position, Kanouna),
    gouhou(Kanouna, Position, Tes).

gouhou([], _, []).
gouhou([Te|Kanouna], Position, Tes) :-
    (   \+ gouhou_de_nai(Position, Te)
    ->  Tes = [Te|Tes1]
    ;   Tes = Tes1
    ),
    gouhou(Kanouna, Position, Tes1).

gouhou_de_nai(Position, Te) :-
    teban(Position, Teban),
    tsugino_kyokumen(Position, Te, Position1),
    \+ tadashii(Position1, Te, Teban).

nigerarenai(Position) :-
    kanouna_te(Position, Tes),
    \+ ( member(Te, Tes),
         \+ gouhou_de_nai(Position, Te)
       ).

%   minimax(+Depth, +Position): makes every move, and behind each, with Depth above 0, every reply,
%   and so on. The evaluation is left out, as in the paper, and with it the choice: what remains is
%   the walk. kazu/2, the system's, counts the moves.

minimax(Depth, Position) :-
    kanouna_te(Position, Tes),
    length(Tes, Count),
    kazu(Depth, Count),
    (   member(Te, Tes),
        tsugino_kyokumen(Position, Te, Position1),
        Depth > 0,
        Depth1 is Depth - 1,
        minimax(Depth1, Position1),
        fail
    ;   true
    ).

%   minimax_te(+Position, -Tes): the moves that minimax makes at Position.

minimax_te(Position, Tes) :-
    kanouna_te(Position, Tes).

%   perft(+Depth, +Position): the same by the rule set `legal`; Depth is the number of plies.

perft(Depth, Position) :-
    gouhou_te(Position, Tes),
    (   Depth =< 1
    ->  length(Tes, Count),
        kazu(0, Count)
    ;   Depth1 is Depth - 1,
        (   member(Te, Tes),
            tsugino_kyokumen(Position, Te, Position1),
            perft(Depth1, Position1),
            fail
        ;   true
        )
    ).
