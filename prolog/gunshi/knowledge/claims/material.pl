/*  Claims of material: what a move takes, exchanges or gives; what it threatens to win; what it
    keeps from being lost.

    What is won is won by captures (study.pl), and the first of these is tried against every reply.
*/
:- module(gunshi_knowledge_claims_material,
          [ material_claim/2            % +Study, -Claim
          ]).
:- use_module('../../shogi/position', [legal_move/2]).
:- use_module('../../shogi/squares', [move_from/2, move_to/2]).
:- use_module(study,
              [ answered/4, captures/4, firm_capture/3, line_gain/4, points_of/2, settled_part/4,
                studied/3
              ]).

%!  material_claim(+Study, -Claim) is nondet.
%
%   Claim is claim(Kind, Witness) of the move of Study: `takes`, `exchanges` or `sacrifices`;
%   `threatens`; `defends`, with how(How): `takes`, the piece that would take is taken; else
%   `moves`, the piece that would be taken goes; else `guards`.

material_claim(Study, Claim) :-
    once(traded(Study, Claim)).
material_claim(Study, claim(threatens, [pass, line(Line), gain(Gain)])) :-
    studied(Study, passed, Passed),
    Passed \== none,
    firm_capture(Passed, Wins, Line),
    Wins >= 200,
    studied(Study, before, Before),
    Had is Wins-200,
    wins_at_most(Before, Had, Line, 100),
    gain_with_move(Study, Passed, Line, Gain).
material_claim(Study, claim(defends, [from(before), pass, line(Line), gain(Gain), how(How)])) :-
    studied(Study, idle, Idle),
    Idle \== none,
    firm_capture(Idle, Loses, Line),
    Loses >= 200,
    studied(Study, after, After),
    Still is Loses-200,
    wins_at_most(After, Still, Line, 0),
    Gain is -Loses,
    Line = [Capture|_],
    how(Study, Capture, How).

%   wins_at_most(+Position, +Most, +Line, +There) is semidet: it is known that captures win no more
%   than Most, and the first move of Line, where it is legal, no more than There.

wins_at_most(Position, Most, [Move|_], There) :-
    captures(Position, 0, Hoped, Captures),
    (   Hoped =< Most
    ->  true
    ;   Captures = [First|_],
        answered(Position, First, Gain, _),
        Gain =< Most
    ),
    (   legal_move(Position, Move)
    ->  answered(Position, Move, GainThere, _),
        GainThere =< There
    ;   true
    ).

%   traded(+Study, -Claim) is semidet: what the move takes, and what is taken back.

traded(Study, claim(Kind, [line(Line), gain(Gain)])) :-
    studied(Study, taken, Taken),
    studied(Study, after, After),
    studied(Study, to, To),
    studied(Study, was, Was),
    captures(After, 0, Reply, Back),
    (   Back = [First|_],
        move_to(First, To),
        Reply > 0
    ->  studied(Study, side, Side),
        settled_part(Back, After, Side, Line)
    ;   Line = [],
        Taken \== none
    ),
    gain_with_move(Study, After, Line, Gain),
    trade(Taken, Was, Line, Gain, Kind).

trade(Taken, _, [], _, takes) :-
    Taken \== none,
    !.
trade(Taken, Was, [_|_], Gain, exchanges) :-
    Taken \== none,
    points_of(Taken, A),
    points_of(Was, B),
    abs(Gain) =< 150,
    abs(A-B) =< 150,
    !.
trade(Taken, _, _, Gain, takes) :-
    Taken \== none,
    Gain >= 100,
    !.
trade(_, _, [_|_], Gain, sacrifices) :-
    Gain =< -100.

%   gain_with_move(+Study, +From, +Line, -Gain): what the mover has more than before the move, after
%   Line from the position From, which is after the move and maybe a pass.

gain_with_move(Study, From, Line, Gain) :-
    studied(Study, before, Before),
    studied(Study, move, Move),
    studied(Study, side, Side),
    line_gain(Before, [Move], Side, Now),
    line_gain(From, Line, Side, Then),
    Gain is Now+Then.

how(Study, Capture, How) :-
    studied(Study, from, From),
    studied(Study, to, To),
    move_to(Capture, Target),
    (   move_from(Capture, To)
    ->  How = takes
    ;   From == Target
    ->  How = moves
    ;   How = guards
    ).
