/*  The current game.

    The only mutable thing above the games: which game is being played or studied, and where in it,
    in one cell for each thread. Games and their trees (shogi/game/tree.pl) are immutable, so taking
    back is keeping the earlier ones.

    A *turn* is what one command adds to the game: the person's move with the program's answer, or
    one move alone, or a resignation. Taking back goes by turns; walking is no turn, and loses
    nothing. The cell is `session(Now, Past, Future)`; Now and the elements of Past and Future
    (nearest first) are `turn(Tree, Notes)`. Notes say which moves the program has made in this
    game, and why: each `note(Game, Move, Reason)`, Game the game before Move. Every change replaces
    the whole cell at once: a command that ends by an error before its last step has changed
    nothing.

    Beside the cell is the seed by which book moves are drawn: one that was asked for, or one that
    each game has drawn for itself, so that a move taken back is answered as before.
*/
:- module(gunshi_toplevel_current_game,
          [ session_start/2,            % +Game, +Note
            session_start/3,            % +Game, +Note, +Seed
            session_now/2,              % -Game, -Note
            session_tree/1,             % -Tree
            session_walk/1,             % +Tree
            session_turn/2,             % +Game, +Note
            session_back/0,
            session_forward/0,
            session_seed/1,             % -Seed
            next_session_seed/1,        % -Seed
            set_session_seed/1          % +Given
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module('../shogi/position', [start_position/2]).
:- use_module('../shogi/game',
              [ game_ending/2, game_moves/2, game_new/2, game_ply/2, game_start/2 ]).
:- use_module('../shogi/game/tree',
              [ game_tree/2, tree_end/3, tree_game/2, tree_goto/3, tree_play/3 ]).
:- autoload(library(apply), [foldl/4]).

:- use_module('../words/chance', [drawn_seed/1]).

:- thread_local
    cell/1,                             % session(Now, Past, Future); one fact or none
    given_seed/1,                       % the seed that was asked for, if one was
    drawn/1.                            % the seed of this game, once it was needed

%!  session_start(+Game, +Note) is det.
%!  session_start(+Game, +Note, +Seed:integer) is det.
%
%   Make Game the current game, at its end. Note is that of its last move, or `none`. Seed is one of
%   next_session_seed/1 that it has begun with.

session_start(Game, Note) :-
    next_session_seed(Seed),
    session_start(Game, Note, Seed).

session_start(Game, Note, Seed) :-
    put_drawn(Seed),
    game_tree(Game, Tree),
    noted(Note, [], Notes),
    put_cell(session(turn(Tree, Notes), [], [])).

noted(none, Notes, Notes) :-
    !.
noted(Note, Notes, [Note|Notes]).

%!  session_now(-Game, -Note) is det.
%
%   What has been played up to where one is, and why the last of these moves was played: `none`
%   unless the program has made it. A thread that has no game yet gets a new even one.

session_now(Game, Note) :-
    get_cell(session(turn(Tree, Notes), _, _)),
    tree_game(Tree, Game),
    (   member(Note0, Notes),
        Note0 = note(Before, Move, _),
        led_to(Move, Before, Game)
    ->  Note = Note0
    ;   Note = none
    ).

%   led_to(+Choice, +Before, +Game) is semidet: Choice, a move or the end, was the last thing in
%   Game.

led_to(Choice, Before, Game) :-
    (   functor(Choice, _, 0)
    ->  game_ending(Game, _),
        follows(Game, Before, [])
    ;   follows(Game, Before, [Choice])
    ).

%   follows(+Game, +Before, ?Moves) is semidet: Game is Before, from the same start, with Moves
%   played.

follows(Game, Before, Moves) :-
    game_start(Game, Start),
    game_start(Before, Start),
    game_moves(Game, All),
    game_moves(Before, First),
    append(First, Moves, All).

%!  session_tree(-Tree) is det.
%
%   Tree is the current game with its variations, and where one is in it.

session_tree(Tree) :-
    get_cell(session(turn(Tree, _), _, _)).

%!  session_walk(+Tree) is det.
%
%   Be at the place of Tree, which is that of session_tree/1 but for the place. It is no turn.

session_walk(Tree) :-
    get_cell(session(turn(_, Notes), Past, Future)),
    put_cell(session(turn(Tree, Notes), Past, Future)).

%!  session_turn(+Game, +Note) is det.
%
%   The current game goes on to Game: what has been played, with more moves, or an ending. Note is
%   of the program's last move in it. What had been taken back is forgotten.

session_turn(Game, Note) :-
    get_cell(session(Now, Past, _)),
    Now = turn(Tree0, Notes0),
    tree_game(Tree0, Before),
    once(follows(Game, Before, Moves)),
    foldl(next_played, Moves, Tree0, Tree1),
    (   game_ending(Game, Ending)
    ->  tree_end(Tree1, Ending, Tree)
    ;   Tree = Tree1
    ),
    noted(Note, Notes0, Notes),
    put_cell(session(turn(Tree, Notes), [Now|Past], [])).

next_played(Move, Tree0, Tree) :-
    tree_play(Tree0, Move, Tree).

%!  session_back is semidet.
%
%   Take the last turn back. Before the first turn of a game that came with moves (a loaded one)
%   that is a step back in it. Fails at the start of the game, and where only the program has moved.

session_back :-
    get_cell(session(Now, Past0, Future)),
    (   Past0 = [Before|Past]
    ->  true
    ;   session_now(Game, none),
        Now = turn(Tree, Notes),
        game_ply(Game, Ply),
        Ply1 is Ply-1,
        tree_goto(Tree, Ply1, Back),
        Before = turn(Back, Notes),
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
        game_tree(Game, Tree),
        Session = session(turn(Tree, []), [], [])
    ).

put_cell(Session) :-
    transaction(( retractall(cell(_)),
                  assertz(cell(Session))
                )).
