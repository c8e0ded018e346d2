/*  Relations: what stands how to what in a position of Othello, the words in which players see it.

    Those of a side hold whoever is to move; moves are those of the side to move. All are the same
    in the eight images of the board. Nothing here looks ahead beyond one move.

    A square is beside another in any of the eight directions. The edge is the outer squares,
    corners too. Sides, squares and moves are those of board.pl.

    The predicates are C (c/othello/relations.c, c/foreign/othello_relations.c), registered into
    this module. Each enumerates what is not bound, and is semidet when all is. A square that is
    none fails, and so does a pass.
*/
:- module(gunshi_othello_relations,
          [ othello_passed/2,           % +Position, -Passed
            othello_disc_of/3,          % +Position, ?Side, ?Square
            othello_disc_count/3,       % +Position, ?Side, ?Count
            othello_vacant/2,           % +Position, ?Square
            othello_vacancies/2,        % +Position, ?Count
            othello_playable/3,         % +Position, ?Side, ?Square
            othello_mobility/3,         % +Position, ?Side, ?Count
            othello_potential/3,        % +Position, ?Side, ?Count
            othello_frontier/3,         % +Position, ?Side, ?Square
            othello_frontier_count/3,   % +Position, ?Side, ?Count
            othello_stable/3,           % +Position, ?Side, ?Square
            othello_stable_count/3,     % +Position, ?Side, ?Count
            othello_region/3,           % +Position, ?Square, ?Size
            othello_regions/3,          % +Position, ?Odd, ?Even
            othello_edge_run/5,         % +Position, ?Side, ?From, ?To, ?Length
            othello_wing/3,             % +Position, ?Side, ?Gap
            othello_balanced/3,         % +Position, ?Side, ?End
            othello_shares_edge/3,      % +Position, ?Side, ?Square
            othello_wedge/3,            % +Position, ?Side, ?Square
            othello_turns/3,            % +Position, ?Move, ?Square
            othello_turns_count/3,      % +Position, ?Move, ?Count
            othello_openness/3,         % +Position, ?Move, ?Count
            othello_stays/2,            % +Position, ?Move
            othello_edge_answer/3,      % +Position, ?Move, ?Answer
            othello_gives_corner/3,     % +Position, ?Move, ?Corner
            othello_threatens_corner/3, % +Position, ?Move, ?Corner
            othello_guards_corner/3     % +Position, ?Move, ?Corner
          ]).
:- use_module('../foreign', []).

%!  othello_passed(+Position, -Passed) is det.
%
%   Passed is Position with the other side to move, whether or not the rules allow a pass.
%
%   @error type_error(othello, Position)

                /*******************************
                *        DISCS, SQUARES        *
                *******************************/

%!  othello_disc_of(+Position, ?Side, ?Square) is nondet.
%
%   Side has a disc on Square.
%
%   @error type_error(othello, Position)
%   @error type_error(othello_side, Side)
%   @error type_error(othello_square, Square)

%!  othello_disc_count(+Position, ?Side, ?Count:integer) is nondet.
%
%   Side has Count discs.
%
%   @error as othello_disc_of/3
%   @error type_error(integer, Count)

%!  othello_vacant(+Position, ?Square) is nondet.
%
%   Square is empty.
%
%   @error as othello_disc_of/3

%!  othello_vacancies(+Position, ?Count:integer) is semidet.
%
%   Count squares are empty.
%
%   @error as othello_disc_count/3

%!  othello_region(+Position, ?Square, ?Size:integer) is nondet.
%
%   Square is one of Size empty squares that hang together: each is beside another of them.
%
%   @error as othello_disc_count/3

%!  othello_regions(+Position, ?Odd:integer, ?Even:integer) is semidet.
%
%   The empty squares are Odd regions of an odd number of squares, and Even of an even number.
%
%   @error as othello_disc_count/3

                /*******************************
                *            SIDES             *
                *******************************/

%!  othello_playable(+Position, ?Side, ?Square) is nondet.
%
%   Side could play on Square if it were to move.
%
%   @error as othello_disc_of/3

%!  othello_mobility(+Position, ?Side, ?Count:integer) is nondet.
%
%   Side could play on Count squares.
%
%   @error as othello_disc_count/3

%!  othello_potential(+Position, ?Side, ?Count:integer) is nondet.
%
%   Count empty squares are beside a disc of the other side: the potential mobility of Side.
%
%   @error as othello_disc_count/3

%!  othello_frontier(+Position, ?Side, ?Square) is nondet.
%
%   The disc of Side on Square is beside an empty square.
%
%   @error as othello_disc_of/3

%!  othello_frontier_count(+Position, ?Side, ?Count:integer) is nondet.
%
%   Side has Count frontier discs.
%
%   @error as othello_disc_count/3

%!  othello_stable(+Position, ?Side, ?Square) is nondet.
%
%   The disc of Side on Square is never turned again, as far as c/othello/stability.h can tell. A
%   disc of which this is not known may be stable too.
%
%   @error as othello_disc_of/3

%!  othello_stable_count(+Position, ?Side, ?Count:integer) is nondet.
%
%   Side has Count discs of which it is known that they are stable.
%
%   @error as othello_disc_count/3

%!  othello_edge_run(+Position, ?Side, ?From, ?To, ?Length:integer) is nondet.
%
%   Along an edge, Length discs of Side stand from From to To without a gap, and no further. Each
%   row is found from both ends. A disc alone on its edge has From and To the same; a corner, which
%   is on two edges, is alone when its side has no disc next to it on either.
%
%   @error as othello_disc_count/3

%!  othello_wing(+Position, ?Side, ?Gap) is nondet.
%
%   Side has five discs along an edge from one C square on, no more. Gap, the other C square, is
%   empty, and both corners are.
%
%   @error as othello_disc_of/3

%!  othello_balanced(+Position, ?Side, ?End) is nondet.
%
%   Side has four discs along an edge from A square to A square, or six from C square to C square,
%   and nothing else is on it. End is the first or the last of them.
%
%   @error as othello_disc_of/3

%!  othello_shares_edge(+Position, ?Side, ?Square) is nondet.
%
%   Side has a disc elsewhere on an edge that Square is on.
%
%   @error as othello_disc_of/3

%!  othello_wedge(+Position, ?Side, ?Square) is nondet.
%
%   Side could play on Square, an edge square between two discs of the other side along the edge,
%   and nothing that the other side could play next would turn the disc there.
%
%   @error as othello_disc_of/3

                /*******************************
                *            MOVES             *
                *******************************/

%!  othello_turns(+Position, ?Move, ?Square) is nondet.
%
%   The legal Move turns the disc on Square.
%
%   @error as othello_disc_of/3

%!  othello_turns_count(+Position, ?Move, ?Count:integer) is nondet.
%
%   The legal Move turns Count discs.
%
%   @error as othello_disc_count/3

%!  othello_openness(+Position, ?Move, ?Count:integer) is nondet.
%
%   After the legal Move the discs that it turned have Count empty squares beside them, each disc
%   counted by itself (開放度). When Count is 0 the move is quiet.
%
%   @error as othello_disc_count/3

%!  othello_stays(+Position, ?Move) is nondet.
%
%   Nothing that the other side could play after the legal Move would turn the disc there.
%
%   @error as othello_disc_of/3

%!  othello_edge_answer(+Position, ?Move, ?Answer) is nondet.
%
%   After the legal Move the other side can play Answer, on an edge that Move is on.
%
%   @error as othello_disc_of/3

%!  othello_gives_corner(+Position, ?Move, ?Corner) is nondet.
%
%   After the legal Move the other side can take Corner; before, it could not have.
%
%   @error as othello_disc_of/3

%!  othello_threatens_corner(+Position, ?Move, ?Corner) is nondet.
%
%   After the legal Move its side could take Corner if it moved again; before, it could not.
%
%   @error as othello_disc_of/3

%!  othello_guards_corner(+Position, ?Move, ?Corner) is nondet.
%
%   The other side could have taken Corner; after the legal Move, which is not there, it cannot.
%
%   @error as othello_disc_of/3
