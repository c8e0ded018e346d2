/*  Threats of mate (詰めろ) in the lines that claims show. */
:- module(gunshi_knowledge_claims_line_mates,
          [ with_mate_threats/3         % +Study, +Claims0, -Claims
          ]).
:- use_module('../../shogi/position',
              [checking_moves/2, in_check/1, position_after/3, position_passed/2]).
:- use_module(mates, [mate_of/4]).
:- use_module(study, [studied/3]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/3, member/2, memberchk/2, nth1/3]).

%!  with_mate_threats(+Study, +Claims0:list, -Claims:list) is det.
%
%   Claims are Claims0 of the move of Study; those which show what is expected,
%   another move or another reply, with mate_threats(Numbers): of the first six moves of the line,
%   counted from 1, the first one of each side that threatens mate: if the other side then passed,
%   it would be mated, as the solver proves within 1,000 positions, and in place of the move there
%   was no such mate. Without it where there is none.

with_mate_threats(Study, Claims0, Claims) :-
    maplist(with_threats(Study), Claims0, Claims).

with_threats(Study, claim(Kind, Witness0), claim(Kind, Witness)) :-
    shows_line(Kind),
    memberchk(line(Line), Witness0),
    line_begins(Study, Witness0, Start),
    threats(Line, 1, Start, [_, _], Numbers),
    Numbers = [_|_],
    !,
    append(Witness0, [mate_threats(Numbers)], Witness).
with_threats(_, Claim, Claim).

shows_line(expected).
shows_line(less_good).
shows_line(next).
shows_line(on_reply).
shows_line(instead).
shows_line(branch).

line_begins(Study, Witness, Start) :-
    memberchk(about(About), Witness),
    memberchk(move(Move), Witness),
    studied(Study, before, Before),
    position_after(Before, Move, After),
    (   memberchk(pass, Witness)
    ->  About == played,
        position_passed(After, Start)
    ;   Start = After
    ).

%   threats(+Line, +Number, +Position, +Open, -Numbers): Open are the sides of which no threat has
%   been found, who plays the moves of odd numbers and who plays those of even ones: a variable; or
%   `threatens`.

threats([Move|Line], Number, Position, Open, Numbers) :-
    Number =< 6,
    position_after(Position, Move, After),
    !,
    Nth is 2-Number mod 2,
    nth1(Nth, Open, Threatens),
    (   var(Threatens),
        threatens_mate(After),
        \+ mates_at_once(Position)
    ->  Threatens = threatens,
        Numbers = [Number|Numbers1]
    ;   Numbers = Numbers1
    ),
    Next is Number+1,
    threats(Line, Next, After, Open, Numbers1).
threats(_, _, _, _, []).

threatens_mate(After) :-
    \+ in_check(After),
    position_passed(After, Passed),
    mates_at_once(Passed).

mates_at_once(Position) :-
    checking_moves(Position, [_|_]),
    mate_of(Position, 1000, _, _).
