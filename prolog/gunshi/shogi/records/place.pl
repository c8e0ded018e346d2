/*  Where a record that is written move by move has come to: the position, the square of the move
    before, the number of the next move, and the time that each side has used.

    The term is place(Position, Last, Ply, SenteTime, GoteTime), known to this file only.
*/
:- module(gunshi_shogi_records_place,
          [ first_place/2,              % +Start, -Place
            place_position/2,           % +Place, -Position
            place_last/2,               % +Place, -Last
            place_ply/2,                % +Place, -Ply
            place_total/3,              % +Place, +Seconds, -Total
            place_after_step/3,         % +Place0, +Step, -Place
            place_behind_foul/2         % +Place0, -Place
          ]).
:- use_module('../position', [side_to_move/2, position_after/3]).
:- use_module('../squares', [move_to/2]).

%!  first_place(+Start, -Place) is det.
%
%   Place is before the first move from the position Start.

first_place(Start, place(Start, none, 1, 0, 0)).

%!  place_position(+Place, -Position) is det.

place_position(place(Position, _, _, _, _), Position).

%!  place_last(+Place, -Last) is det.
%
%   Last is the square of the move before, or `none`.

place_last(place(_, Last, _, _, _), Last).

%!  place_ply(+Place, -Ply:integer) is det.
%
%   The next move is number Ply from the start.

place_ply(place(_, _, Ply, _, _), Ply).

%!  place_total(+Place, +Seconds:number, -Total:number) is det.
%
%   When the next move takes Seconds, its side has used Total seconds.

place_total(place(Position, _, _, Sente, Gote), Seconds, Total) :-
    side_to_move(Position, Side),
    (   Side == sente
    ->  Total is Sente+Seconds
    ;   Total is Gote+Seconds
    ).

%!  place_after_step(+Place0, +Step, -Place) is det.
%
%   Place is behind Step, a step of a line as in game.pl.

place_after_step(Place0, step(Move, Remarks), place(Position, To, Ply, Sente, Gote)) :-
    Place0 = place(Position0, _, Ply0, Sente0, Gote0),
    position_after(Position0, Move, Position),
    move_to(Move, To),
    Ply is Ply0+1,
    (   memberchk(time(Seconds), Remarks)
    ->  place_total(Place0, Seconds, Total),
        (   side_to_move(Position0, sente)
        ->  Sente = Total,
            Gote = Gote0
        ;   Sente = Sente0,
            Gote = Total
        )
    ;   Sente = Sente0,
        Gote = Gote0
    ).

%!  place_behind_foul(+Place0, -Place) is det.
%
%   Place is behind an illegal move, which counts as a move and changes nothing.

place_behind_foul(place(Position, _, Ply0, Sente, Gote), place(Position, none, Ply, Sente, Gote)) :-
    Ply is Ply0+1.
