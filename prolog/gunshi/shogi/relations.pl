/*  Relations: what stands how to what in a position of shogi, the words in which players see it.

    They hold whoever is to move, and are the same when the board is turned round; but drops are
    those of the side to move, since it alone may drop. Nothing here looks ahead beyond the captures
    on one square.

    The predicates are C (c/shogi/relations.c, c/foreign/shogi_relations.c), registered into this
    module. Each enumerates what is not bound, and is semidet when all is. A square that is none
    fails.

    Points is points(Fu, Ky, Ke, Gi, Ka, Hi, Ki, To, Ny, Nk, Ng, Um, Ry), integers: what such a
    piece on the board is worth. In hand it is worth as much as unpromoted. So taking a piece wins
    what it was worth on the board, and what it is worth in hand.
*/
:- module(gunshi_shogi_relations,
          [ position_attacks/3,         % +Position, ?From, ?To
            position_attackers/4,       % +Position, ?Square, ?Side, ?Count
            position_guards/4,          % +Position, ?Square, ?Side, ?Count
            position_line/4,            % +Position, ?Slider, ?Front, ?Behind
            position_pinned/3,          % +Position, ?Square, ?By
            position_flight/3,          % +Position, ?Side, ?Square
            position_entrance/3,        % +Position, ?Kind, ?Square
            position_dropping_check/3,  % +Position, ?Kind, ?Square
            position_open_file/2,       % +Position, ?Slider
            position_open_diagonal/2,   % +Position, ?Slider
            position_file_pawn/3,       % +Position, ?Side, ?File
            position_open_to_pawn/3,    % +Position, ?Side, ?File
            position_head/4,            % +Position, ?Side, ?Kind, ?Head
            position_weak_head/3,       % +Position, ?Square, ?Kind
            position_hanging/3,         % +Position, +Points, ?Square
            position_confined/3,        % +Position, +Points, ?Square
            position_trapped/3,         % +Position, +Points, ?Square
            position_overloaded/3,      % +Position, +Points, ?Guard
            position_duty/4,            % +Position, +Points, ?Guard, ?Guarded
            position_exchange/4,        % +Position, +Points, +Move, ?Gain
            position_balance/4          % +Position, +Points, +Side, ?Balance
          ]).
:- use_module('../foreign', []).

%!  position_attacks(+Position, ?From:integer, ?To:integer) is nondet.
%
%   The piece on From attacks the square To, or guards it when a piece of its own side stands there.
%   A pinned piece attacks as well.
%
%   @error type_error(position, Position)
%   @error type_error(integer, Square)

%!  position_attackers(+Position, ?Square:integer, ?Side, ?Count:integer) is nondet.
%
%   Count pieces of Side, from 0, attack or guard Square.
%
%   @error as position_attacks/3
%   @error type_error(side, Side)

%!  position_guards(+Position, ?Square:integer, ?Side, ?Count:integer) is nondet.
%
%   A piece of Side stands on Square, and Count pieces of Side, from 0, guard it.
%
%   @error as position_attackers/4

%!  position_line(+Position, ?Slider:integer, ?Front:integer, ?Behind:integer) is nondet.
%
%   The lance, bishop, rook, horse or dragon on Slider sees the piece on Front first, and would see
%   the one on Behind if that were gone. The pieces are of either side.
%
%   @error as position_attacks/3

%!  position_pinned(+Position, ?Square:integer, ?By:integer) is nondet.
%
%   The piece on Square stands alone between its own king and the slider on By.
%
%   @error as position_attacks/3

%!  position_flight(+Position, ?Side, ?Square:integer) is nondet.
%
%   The king of Side could step to Square and would not be attacked there.
%
%   @error as position_attackers/4

%!  position_entrance(+Position, ?Kind, ?Square:integer) is nondet.
%
%   The side to move could drop a rook or bishop, Kind, on Square in the other's camp, and nothing
%   attacks it there.
%
%   @error type_error(kind, Kind)

%!  position_dropping_check(+Position, ?Kind, ?Square:integer) is nondet.
%
%   The side to move could drop a piece of Kind on Square, with check.
%
%   @error as position_entrance/3

%!  position_open_file(+Position, ?Slider:integer) is nondet.
%
%   The lance, rook or dragon on Slider, outside of the other's camp, reaches into it straight
%   ahead.
%
%   @error as position_attacks/3

%!  position_open_diagonal(+Position, ?Slider:integer) is nondet.
%
%   The bishop or horse on Slider, outside of the other's camp, reaches into it by a diagonal.
%
%   @error as position_attacks/3

%!  position_file_pawn(+Position, ?Side, ?File:integer) is nondet.
%
%   Side has an unpromoted pawn on File, 1..9.
%
%   @error as position_attackers/4

%!  position_open_to_pawn(+Position, ?Side, ?File:integer) is nondet.
%
%   Side has a pawn in hand and none on File, 1..9: it could drop one there but for its turn, the
%   pieces in the way and the last rank.
%
%   @error as position_attackers/4

%!  position_head(+Position, ?Side, ?Kind, ?Head:integer) is nondet.
%
%   Head is the square in front of a piece of Side, of Kind.
%
%   @error as position_attackers/4
%   @error type_error(kind, Kind)

%!  position_weak_head(+Position, ?Square:integer, ?Kind) is nondet.
%
%   The piece on Square is a knight, bishop, rook or king, Kind, and no other piece of its side
%   guards the square in front.
%
%   @error as position_head/4

%!  position_hanging(+Position, +Points, ?Square:integer) is nondet.
%
%   If the other side were to move it could win something by taking the piece on Square, no king:
%   what it gains by the captures on that square is more than 0. Both sides take with the piece of
%   fewest points first, the king last; each may stop; a piece that is pinned to its king as the
%   captures begin takes part only along the line of the pin.
%
%   @error type_error(points, Points)
%   @error as position_attacks/3

%!  position_confined(+Position, +Points, ?Square:integer) is nondet.
%
%   The piece on Square, no king, has no move that does not lose something: wherever it goes, the
%   captures on that square win for the other side. So has one that has no move, or is pinned; to
%   take the king is no move.
%
%   @error as position_hanging/3

%!  position_trapped(+Position, +Points, ?Square:integer) is nondet.
%
%   The piece on Square is confined, as position_confined/3 has it. It hangs; or if the other side
%   were to move, a piece of fewer points could come, also from the hand, to where it attacks that
%   one and is not lost by the captures there.
%
%   @error as position_hanging/3

%!  position_overloaded(+Position, +Points, ?Guard:integer) is nondet.
%
%   The piece on Guard has two duties or more, as position_duty/4 has them.
%
%   @error as position_hanging/3

%!  position_duty(+Position, +Points, ?Guard:integer, ?Guarded:integer) is nondet.
%
%   The piece on Guard guards that on Guarded, which does not hang, and would if Guard were gone. A
%   king may be the guard; its pins hold all the same.
%
%   @error as position_hanging/3

%!  position_exchange(+Position, +Points, +Move, ?Gain:integer) is semidet.
%
%   Move gains so many points by the captures on its square, its own included; it loses when Gain is
%   below 0. Promotion counts for Move alone. Fails when Move is not legal.
%
%   @error as position_hanging/3
%   @error type_error(move, Move)

%!  position_balance(+Position, +Points, +Side, ?Balance:integer) is semidet.
%
%   Side has pieces, on the board and in hand, for Balance points more than the other side.
%
%   @error as position_hanging/3
%   @error type_error(side, Side)
