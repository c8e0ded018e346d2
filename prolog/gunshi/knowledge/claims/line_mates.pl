/*  Threats of mate (詰めろ) in the lines that claims show. */
:- module(gunshi_knowledge_claims_line_mates,
          [ with_mate_threats/3         % +Study, +Claims0, -Claims
          ]).
:- use_module('../../shogi/position',
              [checking_moves/2, in_check/1, position_after/3, position_passed/2]).
:- use_module(mates, [mate_of/4, unmated/2]).
:- use_module(study, [studied/3]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/3, memberchk/2]).

%!  with_mate_threats(+Study, +Claims0:list, -Claims:list) is det.
%
%   Claims are Claims0 of the move of Study; those which show what is expected, another move or
%   another reply, with mate_threats(Numbers): of the first six moves of the line, counted from 1,
%   the first one of each side that threatens mate. If the other side then passed, it would be
%   mated, and in place of the move it was not, as the solver proves within 1,000 positions each.
%   Without it where there is none.

with_mate_threats(Study, Claims0, Claims) :-
    maplist(with_threats(Study), Claims0, Claims).

with_threats(Study, claim(Kind, Witness0), claim(Kind, Witness)) :-
    shows_line(Kind),
    memberchk(line(Line), Witness0),
    line_begins(Study, Witness0, Start),
    threats(Line, 1, Start, [], Numbers),
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
    memberchk(move(Move), Witness),
    studied(Study, before, Before),
    position_after(Before, Move, After),
    (   memberchk(pass, Witness)
    ->  position_passed(After, Start)
    ;   Start = After
    ).

%   threats(+Line, +Number, +Position, +Found, -Numbers): Found are 0, 1 or both: the remainders by
%   2 of the numbers that were found before.

threats([Move|Line], Number, Position, Found, Numbers) :-
    Number =< 6,
    position_after(Position, Move, After),
    !,
    Next is Number+1,
    Mover is Number mod 2,
    (   \+ memberchk(Mover, Found),
        threatens_mate(Position, After)
    ->  Numbers = [Number|Numbers1],
        threats(Line, Next, After, [Mover|Found], Numbers1)
    ;   threats(Line, Next, After, Found, Numbers)
    ).
threats(_, _, _, _, []).

threatens_mate(Before, After) :-
    \+ in_check(After),
    position_passed(After, Passed),
    checking_moves(Passed, [_|_]),
    mate_of(Passed, 1000, _, _),
    unmated(Before, 1000).
