/*  The current game.

    The only mutable thing above the games: which game is being played, in one cell for each thread.
    Games are immutable, so taking back is keeping the earlier ones.

    A *turn* is what one command adds to the game: the person's move with the program's answer, or
    one move alone, or a resignation. Taking back goes by turns. The cell is `session(Now, Past,
    Future)`; Now and the elements of Past and Future (nearest first) are `turn(Game,
    Note)`. Note says what the program's last move was and why: `note(Context, Move, Reason)`, or
    `none` when the program has not moved. Every change replaces the whole cell at once: a command
    that ends by an error before its last step has changed nothing.
*/
:- module(gunshi_toplevel_current_game,
          [ session_start/2,            % +Game, +Note
            session_now/2,              % -Game, -Note
            session_turn/2,             % +Game, +Note
            session_back/0,
            session_forward/0
          ]).
:- use_module('../shogi/position', [start_position/2]).
:- use_module('../shogi/game', [game_new/2, game_take_back/2]).

:- thread_local
    cell/1.                             % session(Now, Past, Future); one fact or none

%!  session_start(+Game, +Note) is det.
%
%   Make Game the current game, with nothing to take back but its own moves.

session_start(Game, Note) :-
    put_cell(session(turn(Game, Note), [], [])).

%!  session_now(-Game, -Note) is det.
%
%   The current game. A thread that has none yet gets a new even game.

session_now(Game, Note) :-
    get_cell(session(turn(Game, Note), _, _)).

%!  session_turn(+Game, +Note) is det.
%
%   The current game goes on to Game. What had been taken back is forgotten.

session_turn(Game, Note) :-
    get_cell(session(Now, Past, _)),
    put_cell(session(turn(Game, Note), [Now|Past], [])).

%!  session_back is semidet.
%
%   Take the last turn back. In a game that came with moves (a loaded one), and before its first own
%   turn, that is one move. Fails at the start of the game.

session_back :-
    get_cell(session(Now, Past0, Future)),
    (   Past0 = [Before|Past]
    ->  true
    ;   Now = turn(Game, _),
        game_take_back(Game, Taken),
        Before = turn(Taken, none),
        Past = []
    ),
    put_cell(session(Before, Past, [Now|Future])).

%!  session_forward is semidet.
%
%   Play the turn again that session_back/0 took back last. Fails when there is none.

session_forward :-
    get_cell(session(Now, Past, [After|Future])),
    put_cell(session(After, [Now|Past], Future)).

get_cell(Session) :-
    (   cell(Session0)
    ->  Session = Session0
    ;   start_position(hirate, Start),
        game_new(Start, Game),
        Session = session(turn(Game, none), [], [])
    ).

put_cell(Session) :-
    transaction(( retractall(cell(_)),
                  assertz(cell(Session))
                )).
