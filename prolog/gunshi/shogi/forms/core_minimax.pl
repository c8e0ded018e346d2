/*  Minimax with the core's positions. */

%   minimax(+Depth, +Position): as in argument.pl, but by the rule set `legal`.

minimax(Depth, Position) :-
    gouhou_te(Position, Tes),
    length(Tes, Count),
    kazu(Depth, Count),
    (   member(Te, Tes),
        tsugino_kyokumen(Position, Te, Position1),
        saki(Depth, Position1),
        maeno_kyokumen(Position1, Te, _),
        fail
    ;   true
    ).

saki(Depth, Position) :-
    (   Depth > 0
    ->  Depth1 is Depth - 1,
        minimax(Depth1, Position)
    ;   true
    ).

%   minimax_te(+Position, -Tes): as in argument.pl.

minimax_te(Position, Tes) :-
    gouhou_te(Position, Tes).
