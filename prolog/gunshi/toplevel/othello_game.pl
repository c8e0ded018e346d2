:- encoding(utf8).
/*  The current game of Othello: what is played at its prompt, and where in it one is.

    Its positions are the third paper's facts, int(N, K, H), each thread's own. One is added for
    each move. Going back deletes those above; what was played there, ahead(Moves), and found bad is
    kept until another move is played. A game may begin at any position; a pass is a move, so the
    sides take turns.
*/
:- module(gunshi_toplevel_othello_game,
          [ int/3,                      % ?N, ?K, ?H
            bp/1,                       % ?N
            othello_begin/3,            % +Start, +Moves, +Computer
            othello_now/3,              % -Position, -N, -H
            othello_last_move/1,        % -Move
            othello_played/1,           % -Played
            othello_positions/1,        % -Positions
            othello_line/3,             % -Positions, -Moves, -Bad
            othello_add/3,              % +Turns, +Computer, -Marked
            othello_goto/1,             % +N
            othello_last/1,             % -Last
            othello_chosen/4,           % -Position, -Played, -Move, -Reason
            othello_computer/1,         % -Side
            mark_bad/1,                 % +N
            player/1,                   % ?Player
            othello_refuse/3,           % +English, +Japanese, +Arguments
            othello_misused/3           % +English, +Japanese, +Arguments
          ]).
:- use_module('../othello/board').
:- use_module('../words/levels', [thinking_time/1]).
:- use_module('../words/reader', [said_text/4]).
:- use_module(session_messages, []).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [maplist/2, maplist/3]).
:- autoload(library(lists), [append/3, last/2, member/2]).

:- thread_local
    int/3,
    bad/1,                              % bad(N): of the line, ahead too
    start/1,                            % start(Position): of the game
    ahead/1,                            % ahead(Moves): of the line behind the last int/3
    computer/1,                         % computer(Side): the side that the program plays
    plays/1,                            % plays(Player)
    chosen/3.                           % chosen(N, Move, Reason): of the computer's move after N

%!  int(?N:integer, ?K:list, ?H:list) is nondet.
%
%   After N moves of the current game the board is K, rows of 0 (empty), 1 (white) and 2 (black),
%   and the record is H, the moves from the first one on: Row-Column or `pass`.

%!  bp(?N:integer) is nondet.
%
%   The position after N moves, up to where the game stands, was found to be bad.

bp(N) :-
    othello_now(_, Now, _),
    bad(N),
    N =< Now.

%!  othello_begin(+Start, +Moves:list, +Computer) is det.
%
%   A game begins at the position Start, and the legal Moves have been played in it; the program has
%   the side Computer.

othello_begin(Start, Moves, Computer) :-
    othello_rows(Start, Rows, _),
    transaction(( retractall(int(_, _, _)),
                  retractall(bad(_)),
                  retractall(start(_)),
                  retractall(ahead(_)),
                  retractall(chosen(_, _, _)),
                  set_computer(Computer),
                  assertz(start(Start)),
                  assertz(ahead([])),
                  assertz(int(0, Rows, [])),
                  maplist(add, Moves)
                )).

add(Move) :-
    othello_now(Position, N, H),
    othello_after(Position, Move, After),
    othello_rows(After, Rows, _),
    N1 is N + 1,
    append(H, [Move], H1),
    assertz(int(N1, Rows, H1)).

%!  othello_now(-Position, -N:integer, -H:list) is det.
%
%   The game stands at Position, after the N moves H. The first question begins a game in which the
%   person has black.

othello_now(Position, N, H) :-
    (   int(_, _, _)
    ->  true
    ;   othello_start(Start),
        othello_begin(Start, [], white)
    ),
    aggregate_all(max(N0), int(N0, _, _), N),
    position_after(N, Position),
    int(N, _, H),
    !.

position_after(N, Position) :-
    start(Start),
    othello_side(Start, Side0),
    int(N, Rows, _),
    (   N mod 2 =:= 0
    ->  Side = Side0
    ;   othello_opponent(Side0, Side)
    ),
    othello_rows(Position, Rows, Side).

%!  othello_last_move(-Move) is det.
%
%   Move was the last one that was played, or is `none`.

othello_last_move(Move) :-
    othello_now(_, _, H),
    (   last(H, Move0)
    ->  Move = Move0
    ;   Move = none
    ).

%!  othello_played(-Played:integer) is det.
%
%   So many moves have led to the position where the game stands; those before a start that is not
%   the usual one are told by its discs.

othello_played(Played) :-
    othello_now(_, N, _),
    played_by(N, Played).

played_by(N, Played) :-
    start(Start),
    othello_discs(Start, black, Black),
    othello_discs(Start, white, White),
    Played is max(0, Black + White - 4) + N.

%!  othello_positions(-Positions:list) is det.
%
%   Positions are those of the game from its start to where it stands.

othello_positions(Positions) :-
    othello_now(_, Last, _),
    findall(Position, ( between(0, Last, N), position_after(N, Position) ), Positions).

%!  othello_line(-Positions:list, -Moves:list, -Bad:list) is det.
%
%   Moves are all of the game's line, those further on too; Positions from its start to its end; Bad
%   the N of those that were found to be bad.

othello_line(Positions, Moves, Bad) :-
    othello_positions(Before),
    othello_now(Position, _, H),
    ahead(Ahead),
    positions_ahead(Ahead, Position, Behind),
    append(Before, Behind, Positions),
    append(H, Ahead, Moves),
    findall(N, bad(N), Bad).

positions_ahead([], _, []).
positions_ahead([Move|Moves], Position0, [Position|Positions]) :-
    othello_after(Position0, Move, Position),
    positions_ahead(Moves, Position, Positions).

%!  othello_add(+Turns:list, +Computer, -Marked:list) is det.
%
%   The Turns are played: turn(Move, Reason, Bad), the legal Move, by the program for Reason, or by
%   the person when that is `none`; Bad is `true` when the position before it was found to be bad.
%   The program has the side Computer from then on. Marked are the N of positions that are newly
%   marked as bad. What was played further on before is kept when it began with the same moves.

othello_add(Turns, Computer, Marked) :-
    transaction(( maplist(add_turn, Turns, Ns),
                  set_computer(Computer)
                )),
    findall(N, ( member(N, Ns), N \== none ), Marked).

add_turn(turn(Move, Reason, Bad), Marked) :-
    othello_now(_, N, _),
    retract(ahead(Ahead0)),
    (   Ahead0 = [Move|Ahead]
    ->  retractall(chosen(N, _, _))
    ;   Ahead = [],
        forall(( chosen(N1, _, _), N1 >= N ), retractall(chosen(N1, _, _))),
        forall(( bad(N2), N2 > N ), retractall(bad(N2)))
    ),
    !,
    assertz(ahead(Ahead)),
    (   Reason == none
    ->  true
    ;   assertz(chosen(N, Move, Reason))
    ),
    (   Bad == true,
        mark_bad(N)
    ->  Marked = N
    ;   Marked = none
    ),
    add(Move).

%!  othello_goto(+N) is semidet.
%
%   The game stands after N of the moves of its line. Fails when it has not so many.

othello_goto(N) :-
    integer(N),
    N >= 0,
    othello_now(_, N0, H),
    (   N =< N0
    ->  length(Before, N),
        append(Before, Behind, H),
        transaction(( forall(( int(N1, _, _), N1 > N ), retract(int(N1, _, _))),
                      retract(ahead(Ahead)),
                      append(Behind, Ahead, Moves),
                      assertz(ahead(Moves))
                    ))
    ;   ahead(Ahead),
        Count is N - N0,
        length(Moves, Count),
        append(Moves, Rest, Ahead),
        transaction(( retractall(ahead(_)),
                      assertz(ahead(Rest)),
                      maplist(add, Moves)
                    ))
    ),
    !.

%!  othello_last(-Last:integer) is det.
%
%   The line of the game has Last moves, those further on too.

othello_last(Last) :-
    othello_now(_, N, _),
    ahead(Ahead),
    length(Ahead, More),
    Last is N + More.

%!  othello_chosen(-Position, -Played:integer, -Move, -Reason) is semidet.
%
%   The last move is Move, played in Position after so many moves, as othello_played/1 has it; by
%   the program for Reason, or by the person when that is `none`. Fails when there is none.

othello_chosen(Position, Played, Move, Reason) :-
    othello_now(_, N, H),
    last(H, Move),
    N0 is N - 1,
    position_after(N0, Position),
    played_by(N0, Played),
    (   chosen(N0, Move, Reason0)
    ->  Reason = Reason0
    ;   Reason = none
    ),
    !.

%!  othello_computer(-Side) is det.
%
%   The program plays Side.

othello_computer(Side) :-
    othello_now(_, _, _),
    computer(Side),
    !.

set_computer(Side) :-
    retractall(computer(_)),
    assertz(computer(Side)).

%!  mark_bad(+N:integer) is semidet.
%
%   The position after N moves of the line is bad, for bp/1. Fails when it was marked already.

mark_bad(N) :-
    \+ bad(N),
    assertz(bad(N)).

%!  player(+Player) is det.
%!  player(-Player) is det.
%
%   How the computer plays: `paper`, the paper's player, which it is at first; `otl`, the same with
%   a middle game and an ending; or level(L), the search engine, L from 1 to 10, or seconds(S) for
%   each move.
%
%   @error gunshi(usage(Text))

player(Player) :-
    (   var(Player)
    ->  (   plays(Player0)
        ->  Player = Player0
        ;   Player = paper
        )
    ;   (   Player == paper
        ;   Player == otl
        ;   nonvar(Player),
            Player = level(Level),
            engine_level(Level)
        )
    ->  retractall(plays(_)),
        assertz(plays(Player))
    ;   othello_misused("A player is paper, otl, level(1) to level(10), or level(seconds(5)), \c
                         which think(5) sets too",
                        "player は paper、otl、level(1) から level(10)、think(5). と同じ \c
                         level(seconds(5))", [])
    ).

engine_level(Level) :-
    integer(Level),
    between(1, 10, Level).
engine_level(Level) :-
    nonvar(Level),
    Level = seconds(Seconds),
    thinking_time(Seconds).

%!  othello_refuse(+English, +Japanese, +Arguments).
%!  othello_misused(+English, +Japanese, +Arguments).
%
%   Throw the error of what the game does not allow, and of what was typed wrong, in the reader's
%   language.
%
%   @error gunshi(othello_move(What)), always
%   @error gunshi(usage(Text)), always

othello_refuse(English, Japanese, Arguments) :-
    said_text(English, Japanese, Arguments, What),
    throw(error(gunshi(othello_move(What)), _)).

othello_misused(English, Japanese, Arguments) :-
    said_text(English, Japanese, Arguments, Text),
    throw(error(gunshi(usage(Text)), _)).
