/*  The current game.

    The only mutable thing above the games: which game is being played, in one cell for each thread.
    Games are immutable, so taking back is keeping the earlier ones.

    A *turn* is what one command adds to the game: the person's move with the program's answer, or
    one move alone, or a resignation. Taking back goes by turns. The cell is `session(Now, Past,
    Future)`; Now and the elements of Past and Future (nearest first) are `turn(Game,
    Note)`. Note says what the program's last move was and why: `note(Context, Move, Reason)`, or
    `none` when the program has not moved. Every change replaces the whole cell at once: a command
    that ends by an error before its last step has changed nothing.

    Beside the cell is the seed by which book moves are drawn: one that was asked for, or one that
    each game has drawn for itself, so that a move taken back is answered as before.
*/
:- module(gunshi_toplevel_current_game,
          [ session_start/2,            % +Game, +Note
            session_start/3,            % +Game, +Note, +Seed
            session_now/2,              % -Game, -Note
            session_turn/2,             % +Game, +Note
            session_back/0,
            session_forward/0,
            session_seed/1,             % -Seed
            next_session_seed/1,        % -Seed
            set_session_seed/1          % +Given
          ]).
:- use_module('../shogi/position', [start_position/2]).
:- use_module('../shogi/game', [game_new/2, game_take_back/2]).

:- use_module('../words/chance', [drawn_seed/1]).

:- thread_local
    cell/1,                             % session(Now, Past, Future); one fact or none
    given_seed/1,                       % the seed that was asked for, if one was
    drawn/1.                            % the seed of this game, once it was needed

%!  session_start(+Game, +Note) is det.
%!  session_start(+Game, +Note, +Seed:integer) is det.
%
%   Make Game the current game, with nothing to take back but its own moves. Seed is one of
%   next_session_seed/1 that it has begun with.

session_start(Game, Note) :-
    next_session_seed(Seed),
    session_start(Game, Note, Seed).

session_start(Game, Note, Seed) :-
    put_drawn(Seed),
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

%!  session_seed(-Seed:integer) is det.
%
%   Seed is the one that was asked for, or that of this game.

session_seed(Seed) :-
    (   given_seed(Seed0)
    ->  Seed = Seed0
    ;   drawn(Seed0)
    ->  Seed = Seed0
    ;   drawn_seed(Seed),
        put_drawn(Seed)
    ).

put_drawn(Seed) :-
    retractall(drawn(_)),
    assertz(drawn(Seed)).

%!  next_session_seed(-Seed:integer) is det.
%
%   Seed is the one that was asked for, or drawn for another game.

next_session_seed(Seed) :-
    (   given_seed(Seed0)
    ->  Seed = Seed0
    ;   drawn_seed(Seed)
    ).

%!  set_session_seed(+Given:integer) is det.
%
%   The seed of this thread's games is Given from now on; 0 for one that each game draws.

set_session_seed(Given) :-
    retractall(given_seed(_)),
    (   Given =:= 0
    ->  retractall(drawn(_))
    ;   assertz(given_seed(Given))
    ).

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
