/*  Positions of games as problems for `gunshi experiment ordering`: for docs/statistics.md.

        gunshi script docs/examples/positions.pl GAMES FILE... >positions.tsv

    One position of each of the first GAMES games of every FILE, so that the positions are
    independent of each other: drawn from those after move 20, and the same in every run. They have
    no answers, and count for the nodes only.
*/
:- use_module(library(apply)).
:- use_module(library(main)).
:- use_module(library(random)).

main([Count|Files]) :-
    atom_number(Count, Games),
    set_random(seed(1)),
    format("id\tsfen\tanswer_usi~n"),
    maplist(positions(Games), Files).

positions(Games, File) :-
    forall(limit(Games, read_game(File, Game, _)),
           drawn_position(Game)).

%   drawn_position(+Game): a line, unless Game is too short or leaves no choice there.

drawn_position(Game) :-
    game_positions(Game, Positions),
    length(Positions, Length),
    (   Length > 21,
        random_between(21, Length, N),
        nth1(N, Positions, Position),
        move_count(Position, Moves),
        Moves > 1,
        position_sfen(Position, Sfen),
        flag(positions, Id, Id+1),
        format("~d\t~s\t~n", [Id, Sfen])
    ->  true
    ;   true
    ).
