/*  Claims of material: what a move takes, exchanges or gives; who has more pieces then; what it
    threatens to win; what it keeps from being lost.

    What is won is won by captures (study.pl), and the first of these is tried against every reply.
*/
:- module(gunshi_knowledge_claims_material,
          [ material_claim/2,           % +Study, -Claim
            balance_claim/3,            % +Study, +Line, -Claim
            pawns_claim/3,              % +Study, +Line, -Claim
            stock/4,                    % +Position, +Side, -Kinds, -Pawns
            nothing_back/2              % +Study, +Line
          ]).
:- use_module('../../shogi/game', [game_positions/2, game_start/2]).
:- use_module('../../shogi/kinds', [promoted_kind/2]).
:- use_module('../../shogi/position', [hand/4, legal_move/2, opponent/2]).
:- use_module('../../shogi/squares', [move_from/2, move_to/2]).
:- use_module(study,
              [ answered/4, captures/4, firm_capture/3, line_gain/4, points_of/2, settled_part/4,
                standing/4, studied/3
              ]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [append/3, member/2, memberchk/2]).

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

%!  balance_claim(+Study, +Line:list, -Claim) is semidet.
%
%   Claim is claim(balance, [ahead(Ahead), behind(Behind)]) of a move that takes a piece, no pawn,
%   where what is expected, Line, the move first, does not go on with such a capture: the kinds, not
%   promoted, that the mover has more of than the other side, on the board and in hand, and those it
%   has fewer of; each as often as one would have to change sides. Fails where that was so a move
%   before, for an even exchange; and where a kind cannot be had alike, as in a handicap game.

balance_claim(Study, [_, Reply|_], claim(balance, [ahead(Ahead), behind(Behind)])) :-
    studied(Study, taken, Taken),
    \+ memberchk(Taken, [none, fu]),
    studied(Study, after, After),
    move_to(Reply, To),
    \+ ( standing(After, _, Kind, To), Kind \== fu ),
    studied(Study, side, Side),
    unlike_kinds(After, Side, Unlike),
    \+ member(_-odd, Unlike),
    studied(Study, game, Game),
    game_positions(Game, Positions),
    (   append(_, [Earlier, _], Positions)
    ->  true
    ;   Positions = [Earlier]
    ),
    \+ unlike_kinds(Earlier, Side, Unlike),
    ahead_behind(Unlike, Ahead, Behind).

ahead_behind(Unlike, Ahead, Behind) :-
    findall(Kind, ( member(Kind-More, Unlike), times(More, 1) ), Ahead),
    findall(Kind, ( member(Kind-More, Unlike), times(More, -1) ), Behind).

%!  nothing_back(+Study, +Line:list) is semidet.
%
%   The reply that is expected in Line, the move of Study first, takes nothing, and captures win the
%   other side no more than they would have won if the mover had passed.

nothing_back(Study, [_, Reply|_]) :-
    studied(Study, after, After),
    move_to(Reply, To),
    \+ standing(After, _, _, To),
    studied(Study, idle, Idle),
    Idle \== none,
    captures(After, 0, Gain, _),
    captures(Idle, 0, Had, _),
    Gain =< Had.

%!  stock(+Position, +Side, -Kinds, -Pawns:integer) is semidet.
%
%   Kinds is Ahead-Behind, as of balance_claim/3; Side has won Pawns, fewer than 0 where it has lost
%   them. Fails where something cannot be had alike.

stock(Position, Side, Ahead-Behind, Pawns) :-
    unlike_kinds(Position, Side, Unlike),
    \+ member(_-odd, Unlike),
    ahead_behind(Unlike, Ahead, Behind),
    opponent(Side, Other),
    counted(Position, Side, fu, Own),
    counted(Position, Other, fu, Theirs),
    Difference is Own-Theirs,
    half(Difference, Pawns),
    integer(Pawns).

%!  pawns_claim(+Study, +Line:list, -Claim) is semidet.
%
%   Claim is claim(pawns, [count(Count)]) of a move that takes a pawn, where nothing is won back in
%   Line, the move first: the mover has won Count pawns so far, from 1; it has fewer of nothing
%   else, and both sides began with the same.

pawns_claim(Study, Line, claim(pawns, [count(Count)])) :-
    studied(Study, taken, fu),
    nothing_back(Study, Line),
    studied(Study, after, After),
    studied(Study, side, Side),
    stock(After, Side, _-[], Count),
    Count > 0,
    studied(Study, game, Game),
    game_start(Game, Start),
    stock(Start, Side, []-[], 0).

%   unlike_kinds(+Position, +Side, -Unlike): Kind-More for each kind of which Side has not as many
%   as the other side; More is half the difference, `odd` when there is none.

unlike_kinds(Position, Side, Unlike) :-
    opponent(Side, Other),
    findall(Kind-More,
            ( kind_counted(Kind), counted(Position, Side, Kind, Own),
              counted(Position, Other, Kind, Theirs), Difference is Own-Theirs,
              Difference =\= 0, half(Difference, More)
            ),
            Unlike).

kind_counted(Kind) :-
    member(Kind, [hi, ka, ki, gi, ke, ky]).

%   counted(+Position, +Side, +Kind, -Count): pieces of Kind that Side has, promoted or not.

counted(Position, Side, Kind, Count) :-
    aggregate_all(count,
                  ( ( Each = Kind ; promoted_kind(Kind, Each) ),
                    standing(Position, Side, Each, _)
                  ),
                  Standing),
    aggregate_all(sum(Held), hand(Position, Side, Kind, Held), InHand),
    Count is Standing+InHand.

half(Difference, More) :-
    (   Difference mod 2 =:= 0
    ->  More is Difference//2
    ;   More = odd
    ).

%   times(+More, +Sign) is nondet: as often as More says, when it has that sign.

times(More, Sign) :-
    Times is More*Sign,
    between(1, Times, _).
