/*  Claims of numbers: how many pieces attack and guard a square, how many squares a piece can go
    to, how many golds and silvers stand by the kings.

    All are counted on the boards before and after the move; pieces that stand behind others in a
    line do not count. That a number decides anything is not said.
*/
:- module(gunshi_knowledge_claims_numbers,
          [ number_claim/2              % +Study, -Claim
          ]).
:- use_module('../../shogi/position', [in_check/1, legal_move/2, opponent/2]).
:- use_module('../../shogi/relations',
              [ position_attackers/4, position_attacks/3, position_exchange/4, position_guards/4,
                position_pinned/3
              ]).
:- use_module('../../shogi/squares', [move_from/2, move_to/2]).
:- use_module('../shogi/relation_words', [piece_points/1]).
:- use_module(study, [generals_near/4, moved_piece/3, points_of/2, standing/4, studied/3]).
:- autoload(library(lists), [max_member/2, member/2]).

%!  number_claim(+Study, -Claim) is nondet.
%
%   Claim is claim(Kind, [about(played), move(Move)|Witness]) of the move of Study, by kind:
%
%     - `outnumbers`, the piece that has moved attacks one of the other side, guarded, no king, and
%       more pieces of the mover attack it than guard it, two at least; before the move there were
%       not more. Of several the one worth most: squares, own(Attackers), theirs(Guards)
%     - `holds`, the piece that has moved guards another one, no king, that two pieces or more of
%       the other side attack, and as many or more guard it; before the move fewer did:
%       squares, own(Guards), theirs(Attackers)
%     - `cramps`, a rook or bishop of the other side, not in check, can go to two squares or fewer
%       where it loses nothing by captures, to one at least, and could go to two more before:
%       squares, was, count
%     - `frees`, an own rook or bishop that has not moved, and could go to two squares or fewer
%       before, can go to two more now, if the other side passes: squares, was, count
%     - `better_guarded`, one king has two golds and silvers more within two squares of it than the
%       other, and these numbers are not those of before the move: squares, of the king, own and
%       theirs, those of the mover and of the other side

number_claim(Study, claim(Kind, [about(played), move(Move)|Witness])) :-
    studied(Study, move, Move),
    number(Kind, Study, Witness).

number(outnumbers, Study, [squares([Attacker, Target]), own(Attackers), theirs(Guards)]) :-
    findall(Points-outnumbered(Victim, A, G), outnumbered(Study, Points, Victim, A, G), All),
    max_member(_-outnumbered(Target, Attackers, Guards), All),
    moved_piece(Study, attacker, Attacker).
number(holds, Study, [squares([Guard, Target]), own(Guards), theirs(Attackers)]) :-
    findall(Points-held(Guarded, G, A), held(Study, Points, Guarded, G, A), All),
    max_member(_-held(Target, Guards, Attackers), All),
    moved_piece(Study, guard, Guard).
number(cramps, Study, [squares([on(Square, Other, Kind, target)]), was(Was), count(Count)]) :-
    studied(Study, idle, Idle),
    Idle \== none,
    studied(Study, after, After),
    \+ in_check(After),
    studied(Study, side, Side),
    opponent(Side, Other),
    member(Kind, [hi, ka, ry, um]),
    standing(After, Other, Kind, Square),
    safe_squares(After, Square, Count),
    Count >= 1,
    Count =< 2,
    standing(Idle, Other, Kind, Square),
    safe_squares(Idle, Square, Was),
    Was >= Count+2.
number(frees, Study, [squares([on(Square, Side, Kind, target)]), was(Was), count(Count)]) :-
    studied(Study, passed, Passed),
    Passed \== none,
    studied(Study, before, Before),
    \+ in_check(Before),
    studied(Study, side, Side),
    studied(Study, to, To),
    member(Kind, [hi, ka, ry, um]),
    standing(Passed, Side, Kind, Square),
    Square \== To,
    standing(Before, Side, Kind, Square),
    safe_squares(Before, Square, Was),
    Was =< 2,
    safe_squares(Passed, Square, Count),
    Count >= Was+2.
number(better_guarded, Study, [squares([on(King, Guarded, ou, piece)]), own(Own),
                               theirs(Theirs)]) :-
    studied(Study, side, Side),
    opponent(Side, Other),
    studied(Study, after, After),
    generals_near(After, Side, OwnKing, Own),
    generals_near(After, Other, OtherKing, Theirs),
    abs(Own-Theirs) >= 2,
    studied(Study, before, Before),
    generals_near(Before, Side, _, OwnWas),
    generals_near(Before, Other, _, TheirsWas),
    OwnWas-TheirsWas \== Own-Theirs,
    (   Own > Theirs
    ->  King = OwnKing,
        Guarded = Side
    ;   King = OtherKing,
        Guarded = Other
    ).

%   outnumbered(+Study, -Points, -Victim, -Attackers, -Guards) is nondet.

outnumbered(Study, Points, on(Square, Other, Kind, target), Attackers, Guards) :-
    on_board(Study, Side, To, Before, After),
    opponent(Side, Other),
    faced(After, To, Other, Square, Kind, Points),
    standing(Before, Other, Kind, Square),
    position_attackers(After, Square, Side, Attackers),
    Attackers >= 2,
    position_guards(After, Square, Other, Guards),
    Guards >= 1,
    Attackers > Guards,
    position_attackers(Before, Square, Side, AttackersWas),
    position_guards(Before, Square, Other, GuardsWas),
    AttackersWas =< GuardsWas.

%   held(+Study, -Points, -Guarded, -Guards, -Attackers) is nondet.

held(Study, Points, on(Square, Side, Kind, target), Guards, Attackers) :-
    on_board(Study, Side, To, Before, After),
    opponent(Side, Other),
    faced(After, To, Side, Square, Kind, Points),
    standing(Before, Side, Kind, Square),
    position_attackers(After, Square, Other, Attackers),
    Attackers >= 2,
    position_guards(After, Square, Side, Guards),
    Guards >= Attackers,
    position_attackers(Before, Square, Other, AttackersWas),
    position_guards(Before, Square, Side, GuardsWas),
    GuardsWas < AttackersWas.

%   on_board(+Study, -Side, -To, -Before, -After) is semidet: the piece that has moved is not
%   pinned.

on_board(Study, Side, To, Before, After) :-
    studied(Study, side, Side),
    studied(Study, to, To),
    studied(Study, before, Before),
    studied(Study, after, After),
    \+ position_pinned(After, To, _).

%   faced(+Position, +From, +Side, -Square, -Kind, -Points) is nondet: the piece on From attacks or
%   guards one of Side, no king.

faced(Position, From, Side, Square, Kind, Points) :-
    position_attacks(Position, From, Square),
    standing(Position, Side, Kind, Square),
    Kind \== ou,
    points_of(Kind, Points).

%   safe_squares(+Position, +From, -Count): to so many squares the piece on From can go, and loses
%   nothing by captures there.

safe_squares(Position, From, Count) :-
    piece_points(Points),
    findall(To, safe_square(Position, Points, From, To), Squares0),
    sort(Squares0, Squares),
    length(Squares, Count).

safe_square(Position, Points, From, To) :-
    legal_move(Position, Move),
    move_from(Move, From),
    position_exchange(Position, Points, Move, Gain),
    Gain >= 0,
    move_to(Move, To).
