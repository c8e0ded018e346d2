/*  Claims of what a move is by the rules: check and how it is answered, promotion, a drop, lines
    that open or close, a position that the game has had.
*/
:- module(gunshi_knowledge_claims_moves,
          [ rule_claim/2                % +Study, -Claim
          ]).
:- use_module('../../shogi/game', [game_positions/2]).
:- use_module('../../shogi/position', [in_check/1, opponent/2]).
:- use_module('../../shogi/relations',
              [ position_attackers/4, position_attacks/3, position_open_diagonal/2,
                position_open_file/2
              ]).
:- use_module(study, [moved_piece/3, reach/3, standing/4, studied/3]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [member/2]).

%!  rule_claim(+Study, -Claim) is nondet.
%
%   Claim is claim(Kind, Witness) of the move of Study, by kind: `check`, `double_check` or
%   `discovered_check`; `captures_checker`, `escapes`, `blocks` or `interposes`, how it answers a
%   check; `promotes`; `opens`, `closes` and `shuts`, a file or diagonal into a camp, for the own
%   side, for the other and for the own; `drops`; `repeats`,
%   with count(Count): the game has the position for the Countth time.

rule_claim(Study, claim(Kind, [squares([Checker, King])])) :-
    studied(Study, after, After),
    in_check(After),
    studied(Study, side, Side),
    studied(Study, to, To),
    opponent(Side, Other),
    standing(After, Other, ou, KingSquare),
    King = on(KingSquare, Other, ou, target),
    position_attackers(After, KingSquare, Side, Count),
    (   Count > 1
    ->  Kind = double_check,
        moved_piece(Study, attacker, Checker)
    ;   position_attacks(After, To, KingSquare)
    ->  Kind = check,
        moved_piece(Study, attacker, Checker)
    ;   Kind = discovered_check,
        once(( position_attacks(After, From, KingSquare),
               standing(After, Side, CheckerKind, From)
             )),
        Checker = on(From, Side, CheckerKind, attacker)
    ).
rule_claim(Study, claim(Kind, [squares([Piece])])) :-
    studied(Study, before, Before),
    in_check(Before),
    moved_piece(Study, piece, Piece),
    answers(Study, Before, Kind).
rule_claim(Study, claim(promotes, [squares([Piece])])) :-
    studied(Study, move, promote(_, _)),
    moved_piece(Study, piece, Piece).
rule_claim(Study, claim(opens, [squares([on(Square, Side, Kind, slider)])])) :-
    studied(Study, from, From),
    From \== hand,
    studied(Study, to, To),
    studied(Study, side, Side),
    studied(Study, before, Before),
    studied(Study, after, After),
    sees_further(Side, Before, After, Square, Kind),
    Square \== To.
rule_claim(Study, claim(closes, [squares([on(Square, Other, Kind, slider), Piece])])) :-
    studied(Study, side, Side),
    studied(Study, before, Before),
    studied(Study, after, After),
    studied(Study, taken, none),
    opponent(Side, Other),
    sees_further(Other, After, Before, Square, Kind),
    moved_piece(Study, piece, Piece).
rule_claim(Study, claim(shuts, [squares([on(Square, Side, Kind, slider), Piece])])) :-
    studied(Study, taken, none),
    studied(Study, to, To),
    studied(Study, side, Side),
    studied(Study, before, Before),
    studied(Study, after, After),
    standing(After, Side, Kind, Square),
    Square =\= To,
    open_line(Before, Square),
    \+ open_line(After, Square),
    moved_piece(Study, piece, Piece).
rule_claim(Study, claim(drops, [squares([Piece])])) :-
    studied(Study, from, hand),
    moved_piece(Study, piece, Piece).
rule_claim(Study, claim(repeats, [count(Count)])) :-
    studied(Study, game, Game),
    studied(Study, after, After),
    game_positions(Game, Positions),
    aggregate_all(count, ( member(Position, Positions), Position == After ), Times),
    Times > 0,
    Count is Times+1.

answers(Study, Before, Kind) :-
    studied(Study, side, Side),
    studied(Study, to, To),
    studied(Study, from, From),
    studied(Study, kind, Moved),
    opponent(Side, Other),
    standing(Before, Side, ou, King),
    (   studied(Study, taken, Taken),
        Taken \== none,
        position_attacks(Before, To, King),
        standing(Before, Other, _, To)
    ->  Kind = captures_checker
    ;   Moved == ou
    ->  Kind = escapes
    ;   From == hand
    ->  Kind = interposes
    ;   Kind = blocks
    ).

%   sees_further(+Side, +Here, +There, -Square, -Kind): in There a slider of Side on Square, which
%   stands in Here too, attacks two squares more than in Here, or reaches the other camp and did
%   not.

sees_further(Side, Here, There, Square, Kind) :-
    member(Kind, [ka, hi, um, ry, ky]),
    standing(There, Side, Kind, Square),
    standing(Here, Side, Kind, Square),
    (   open_line(There, Square),
        \+ open_line(Here, Square)
    ->  true
    ;   reach(Here, Square, Less),
        reach(There, Square, More),
        More >= Less+2
    ).

open_line(Position, Square) :-
    position_open_file(Position, Square).
open_line(Position, Square) :-
    position_open_diagonal(Position, Square).
