/*  Claims of where the pieces of a side are going: what most of the lines that a search has found
    have in common before anything is taken.
*/
:- module(gunshi_knowledge_claims_heading,
          [ heading_claim/3             % +Study, +Judged, -Claim
          ]).
:- use_module('../../shogi/position', [position_after/3]).
:- use_module('../../shogi/squares', [move_to/2]).
:- use_module('../shogi/longer_lines', [first_moves/3]).
:- use_module('../shogi/marks', [judged_part/3]).
:- use_module(study, [standing/4, studied/3]).
:- autoload(library(lists), [member/2, memberchk/2]).
:- autoload(library(aggregate), [aggregate_all/3]).

%!  heading_claim(+Study, +Judged, -Claim) is semidet.
%
%   Claim is claim(heads_for, [about(played), move(Move), heads(Pieces)]) of the move of Study,
%   which Judged, of judged_move/5, is about. What is expected after the move, and more than half of
%   the lines of Judged, four at least, each as far as nothing is taken or dropped, ends with
%   Pieces, each on(Square, Side, Kind, piece), of the mover where they stood neither before the
%   move nor after it; no pawns and no king, three at most.

heading_claim(Study, Judged,
              claim(heads_for, [about(played), move(Move), heads(Pieces)])) :-
    studied(Study, move, Move),
    studied(Study, side, Side),
    studied(Study, before, Before),
    studied(Study, after, After),
    judged_part(Judged, line, Own),
    quiet_end(Own, Before, OwnEnd),
    judged_part(Judged, lines, Lines),
    findall(End, ( member(line(_, _, Line), Lines), quiet_end(Line, Before, End) ), Ends),
    length(Ends, Count),
    Count >= 4,
    findall(Times-on(Square, Side, Kind, piece),
            ( comes_to(OwnEnd, [Before, After], Side, Kind, Square),
              aggregate_all(count, ( member(End, Ends), standing(End, Side, Kind, Square) ), Times),
              2*Times > Count ),
            Sized0),
    sort(1, @>=, Sized0, Sized),
    findall(Piece, member(_-Piece, Sized), All),
    first_moves(3, All, Pieces),
    Pieces = [_|_].

%   quiet_end(+Line, +Position, -End): where Line has come before it takes or drops.

quiet_end([Move|Line], Position, End) :-
    Move \= drop(_, _),
    move_to(Move, To),
    \+ standing(Position, _, _, To),
    !,
    position_after(Position, Move, Next),
    quiet_end(Line, Next, End).
quiet_end(_, End, End).

comes_to(End, Others, Side, Kind, Square) :-
    standing(End, Side, Kind, Square),
    \+ memberchk(Kind, [fu, ou]),
    \+ ( member(Other, Others), standing(Other, Side, Kind, Square) ).
