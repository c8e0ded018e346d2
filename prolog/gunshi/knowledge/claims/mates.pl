/*  Claims of mates: what the move begins, threatens, leaves no answer to, or parries; that it
    threatens none, where one would think so; that the own king is not mated in the meantime; which
    pieces may not be given away.

    All are proven by the solver of mating problems, each within a few hundred positions: what that
    does not see is not claimed.
*/
:- module(gunshi_knowledge_claims_mates,
          [ mate_claim/3,               % +Study, +Score, -Claim
            long_mate_claim/3,          % +Study, +Nodes, -Claim
            giving_claim/3,             % +Study, +Nodes, -Claim
            mate_of/4,                  % +Position, +Nodes, -Line, -Plies
            unmated/2                   % +Position, +Nodes
          ]).
:- use_module('../../shogi/mate', [mate_result/3, solve_mate/3]).
:- use_module('../../shogi/position',
              [ checking_moves/2, hand/4, in_check/1, legal_moves/2, opponent/2, position_after/3,
                position_term/2, side_to_move/2
              ]).
:- use_module('../shogi/geometry', [seen/3]).
:- use_module(study, [in_danger/1, late/1, standing/4, studied/3]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [member/2, selectchk/3]).

%!  mate_claim(+Study, +Score, -Claim) is nondet.
%
%   Claim is claim(Kind, Witness) of the move of Study, whose score in a search is Score: `mates`,
%   `threatens_mate`, `brinkmate`, `parries`; `not_mated`, late in the game, that the other side has
%   checks and no mate; `threatens_no_mate`, of a piece that comes near the enemy king where the
%   mover has pieces to drop, and of one that goes to the other half of the board late in the game,
%   that the mover would have checks and no mate if the other side passed.

mate_claim(Study, Score, claim(mates, [line(Line), mate(true), plies(Plies)])) :-
    studied(Study, after, After),
    in_check(After),
    Score = mate(Promised),
    Promised > 0,
    mated_after(After, Line, Left),
    Plies is Left+1.
mate_claim(Study, _, Claim) :-
    studied(Study, passed, Passed),
    Passed \== none,
    checking_moves(Passed, Checks),
    Checks = [_|_],
    (   as_if_mating(Study)
    ->  Nodes = 3000
    ;   Nodes = 500
    ),
    solved(Passed, Nodes, Solved),
    mate_result(Solved, result, Result),
    (   Result == mate
    ->  mate_result(Solved, moves, Line),
        mate_result(Solved, plies, Plies),
        threatened(Study, Line, Plies, Claim)
    ;   Result == nomate,
        Nodes == 3000,
        Checks = [_, _|_],
        Claim = claim(threatens_no_mate, [pass])
    ).
mate_claim(Study, _, claim(not_mated, [])) :-
    studied(Study, after, After),
    \+ in_check(After),
    late(After),
    checking_moves(After, [_, _|_]),
    unmated(After, 2000).
mate_claim(Study, _, claim(parries, [from(before), pass, line(Line), mate(true), plies(Plies)])) :-
    studied(Study, idle, Idle),
    Idle \== none,
    checking_moves(Idle, [_|_]),
    mate_of(Idle, 500, Line, Plies),
    studied(Study, after, After),
    \+ in_check(After),
    unmated(After, 1000).

%!  long_mate_claim(+Study, +Nodes:integer, -Claim) is nondet.
%
%   As mate_claim/3, when kings may be in danger, but for `mates`, with so many Nodes for each of
%   the mates in question; `not_mated` late in the game only. Also `no_threat_of_mate`, the same as
%   `threatens_no_mate` of a move that nobody would think to threaten mate, after which the mover
%   would have two checks or more; and `no_mate` of a move that gives no check, where the mover had
%   as many and no mate.

long_mate_claim(Study, Nodes, Claim) :-
    studied(Study, after, After),
    in_danger(After),
    (   studied(Study, passed, Passed),
        Passed \== none,
        checking_moves(Passed, [_, _|_]),
        solved(Passed, Nodes, Solved),
        mate_result(Solved, result, Result),
        (   Result == mate
        ->  studied(Study, before, Before),
            unmated(Before, Nodes),
            mate_result(Solved, moves, Line),
            mate_result(Solved, plies, Plies),
            threat_of(After, Line, Plies, Claim)
        ;   Result == nomate,
            (   as_if_mating(Study)
            ->  Kind = threatens_no_mate
            ;   Kind = no_threat_of_mate
            ),
            Claim = claim(Kind, [pass])
        )
    ;   \+ in_check(After),
        own_king_safe(Study, After, Nodes, Claim)
    ;   \+ in_check(After),
        studied(Study, before, Before),
        checking_moves(Before, [_, _|_]),
        unmated(Before, Nodes),
        Claim = claim(no_mate, [from(before)])
    ).

%!  giving_claim(+Study, +Nodes:integer, -Claim) is nondet.
%
%   Claim is claim(may_not_give, [side(Side), pieces(Kinds), would(Line), plies(Plies)]) of the
%   move of Study: there is no mate of Side, and there would be one, by Line, if the other side had
%   one of Kinds from the hand of Side, each proven within so many Nodes. Line, of Plies, is of the
%   first of Kinds, the cheapest of them. If Side is not the mover, it passes first.

giving_claim(Study, Nodes, claim(may_not_give, [side(Giver), pieces(Kinds), would(Line),
                                                plies(Plies)])) :-
    studied(Study, after, After),
    \+ in_check(After),
    member(Key, [passed, after]),
    studied(Study, Key, Position),
    side_to_move(Position, Taker),
    opponent(Taker, Giver),
    unmated(Position, Nodes),
    findall(Kind-mate(Line, Plies),
            ( hand(Position, Giver, Kind, _),
              handed(Position, Giver, Kind, Taker, Given),
              checking_moves(Given, [_|_]),
              mate_of(Given, Nodes, Line, Plies)
            ),
            Mates),
    Mates = [_-mate(Line, Plies)|_],
    findall(Kind, member(Kind-_, Mates), Kinds).

%   handed(+Position, +Giver, +Kind, +Taker, -Given): as Position, but a piece of Kind has gone from
%   the hand of Giver to that of Taker.

handed(Position, Giver, Kind, Taker, Given) :-
    position_term(Position, shogi(Side, Pieces, Hands0)),
    selectchk(hand(Giver, Kind, Count), Hands0, Hands),
    Left is Count-1,
    Given0 = [hand(Giver, Kind, Left), hand(Taker, Kind, 1)|Hands],
    position_term(Given, shogi(Side, Pieces, Given0)).

%   own_king_safe(+Study, +After, +Nodes, -Claim) is semidet: the other side has no mate, and would
%   have had one if the mover had passed; or it has no mate and two checks at least.

own_king_safe(Study, After, Nodes, Claim) :-
    checking_moves(After, Checks),
    unmated(After, Nodes),
    (   studied(Study, idle, Idle),
        Idle \== none,
        checking_moves(Idle, [_|_]),
        mate_of(Idle, Nodes, Line, Plies)
    ->  Claim = claim(parries, [from(before), pass, line(Line), mate(true), plies(Plies)])
    ;   late(After),
        Checks = [_, _|_],
        Claim = claim(not_mated, [])
    ).

%   threatened(+Study, +Line, +Plies, -Claim) is semidet: by Line, in Plies, the mover mates if the
%   other side passes.

threatened(Study, Line, Plies, Claim) :-
    studied(Study, before, Before),
    unmated(Before, 5000),
    studied(Study, after, After),
    threat_of(After, Line, Plies, Claim).

threat_of(After, Line, Plies, claim(Kind, [pass, line(Line), mate(true), plies(Plies)])) :-
    (   no_reply_stops(After)
    ->  Kind = brinkmate
    ;   Kind = threatens_mate
    ).

%   as_if_mating(+Study) is semidet: one would think that the move might threaten mate.

as_if_mating(Study) :-
    near_enemy_king(Study),
    pieces_to_drop(Study),
    !.
as_if_mating(Study) :-
    studied(Study, after, After),
    late(After),
    studied(Study, side, Side),
    studied(Study, to, To),
    seen(Side, To, Seen),
    Seen mod 10 =< 5.

%   pieces_to_drop(+Study) is semidet: the mover has two pieces or more in hand, pawns not counted.

pieces_to_drop(Study) :-
    studied(Study, after, After),
    studied(Study, side, Side),
    aggregate_all(sum(Count), ( hand(After, Side, Kind, Count), Kind \== fu ), Held),
    Held >= 2.

%   near_enemy_king(+Study) is semidet: the piece has come within two squares of the enemy king.

near_enemy_king(Study) :-
    studied(Study, after, After),
    side_to_move(After, Other),
    once(standing(After, Other, ou, King)),
    studied(Study, to, To),
    abs(To//10-King//10) =< 2,
    abs(To mod 10-King mod 10) =< 2.

%!  mate_of(+Position, +Nodes:integer, -Line:list, -Plies:integer) is semidet.
%
%   The side to move mates by Line, in Plies but for what is futile, as the solver proves within so
%   many Nodes.

mate_of(Position, Nodes, Line, Plies) :-
    solved(Position, Nodes, Solved),
    mate_result(Solved, result, mate),
    mate_result(Solved, moves, Line),
    mate_result(Solved, plies, Plies).

%!  unmated(+Position, +Nodes:integer) is semidet.
%
%   The side to move has no mate, as the solver proves within so many Nodes.

unmated(Position, Nodes) :-
    (   checking_moves(Position, [_|_])
    ->  solved(Position, Nodes, Solved),
        mate_result(Solved, result, nomate)
    ;   true
    ).

solved(Position, Nodes, Solved) :-
    side_to_move(Position, Side),
    (   Nodes =< 5000
    ->  Megabytes = 1
    ;   Megabytes = 16
    ),
    solve_mate(Position, [nodes(Nodes), hash(Megabytes), attacker(Side)], Solved).

%   mated_after(+After, -Line, -Plies) is semidet: whatever is replied in After is mated, the
%   longest way by Line, of Plies but for what is futile.

mated_after(After, Line, Plies) :-
    side_to_move(After, Defender),
    opponent(Defender, Side),
    solve_mate(After, [nodes(20000), hash(4), attacker(Side)], Solved),
    mate_result(Solved, result, mate),
    mate_result(Solved, moves, Line),
    mate_result(Solved, plies, Plies).

no_reply_stops(After) :-
    legal_moves(After, Replies),
    \+ ( member(Reply, Replies),
         position_after(After, Reply, Next),
         \+ ( checking_moves(Next, [_|_]), mate_of(Next, 500, _, _) )
       ).
