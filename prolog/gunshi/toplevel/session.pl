/*  The current game.

    The only mutable thing above the games: which game is being played, in one cell for each thread.
    Games are immutable, so taking back is keeping the earlier ones.

    A *turn* is what one command adds to the game: the person's move with the program's answer, or
    one move alone, or a resignation. Taking back goes by turns. The cell is `session(Now, Past,
    Future, Flipped)`; Now and the elements of Past and Future (nearest first) are `turn(Game,
    Note)`. Note says what the program's last move was and why: `note(Context, Move, Reason)`, or
    `none` when the program has not moved. Every change replaces the whole cell at once: a command
    that ends by an error before its last step has changed nothing.
*/
:- module(gunshi_session,
          [ session_start/2,            % +Game, +Note
            session_now/2,              % -Game, -Note
            session_turn/2,             % +Game, +Note
            session_back/0,
            session_forward/0,
            session_flipped/1,          % -Flipped
            session_flip/0,
            session_language/1,         % -Language
            session_set_language/1      % +Language
          ]).
:- use_module('../shogi/position', [start_position/2]).
:- use_module('../shogi/game', [game_new/2, game_take_back/2]).

:- thread_local
    cell/1,                             % session(Now, Past, Future, Flipped); one fact or none
    language/1.                         % the language of reasons, if it is not `en`

%!  session_start(+Game, +Note) is det.
%
%   Make Game the current game, with nothing to take back but its own moves.

session_start(Game, Note) :-
    session_flipped(Flipped),
    put_cell(session(turn(Game, Note), [], [], Flipped)).

%!  session_now(-Game, -Note) is det.
%
%   The current game. A thread that has none yet gets a new even game.

session_now(Game, Note) :-
    get_cell(session(turn(Game, Note), _, _, _)).

%!  session_turn(+Game, +Note) is det.
%
%   The current game goes on to Game. What had been taken back is forgotten.

session_turn(Game, Note) :-
    get_cell(session(Now, Past, _, Flipped)),
    put_cell(session(turn(Game, Note), [Now|Past], [], Flipped)).

%!  session_back is semidet.
%
%   Take the last turn back. In a game that came with moves (a loaded one), and before its first own
%   turn, that is one move. Fails at the start of the game.

session_back :-
    get_cell(session(Now, Past0, Future, Flipped)),
    (   Past0 = [Before|Past]
    ->  true
    ;   Now = turn(Game, _),
        game_take_back(Game, Taken),
        Before = turn(Taken, none),
        Past = []
    ),
    put_cell(session(Before, Past, [Now|Future], Flipped)).

%!  session_forward is semidet.
%
%   Play the turn again that session_back/0 took back last. Fails when there is none.

session_forward :-
    get_cell(session(Now, Past, [After|Future], Flipped)),
    put_cell(session(After, [Now|Past], Future, Flipped)).

%!  session_flipped(-Flipped) is det.
%
%   Flipped is `true` when the board is drawn with gote below, else `false`.

session_flipped(Flipped) :-
    (   cell(session(_, _, _, Flipped0))
    ->  Flipped = Flipped0
    ;   Flipped = false
    ).

%!  session_flip is det.
%
%   Draw the board the other way round from now on.

session_flip :-
    get_cell(session(Now, Past, Future, Flipped0)),
    (   Flipped0 == true
    ->  Flipped = false
    ;   Flipped = true
    ),
    put_cell(session(Now, Past, Future, Flipped)).

%!  session_language(-Language) is det.
%
%   Language is the one in which reasons are told, as in language/1 of gunshi_reasons.

session_language(Language) :-
    (   language(Language0)
    ->  Language = Language0
    ;   Language = en
    ).

%!  session_set_language(+Language) is det.
%
%   Tell reasons in Language from now on.

session_set_language(Language) :-
    transaction(( retractall(language(_)),
                  assertz(language(Language))
                )).

get_cell(Session) :-
    (   cell(Session0)
    ->  Session = Session0
    ;   start_position(hirate, Start),
        game_new(Start, Game),
        Session = session(turn(Game, none), [], [], false)
    ).

put_cell(Session) :-
    transaction(( retractall(cell(_)),
                  assertz(cell(Session))
                )).
