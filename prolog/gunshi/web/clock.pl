/*  The clock of the game at the table: what each side has left, and whose runs.

    The rule is clock(Main, Byoyomi, Increment): seconds for the game, for a move when those are
    used up, and what a move brings. The state is one fact, clock(Rule, Sente, Gote, Running,
    Since): what of Main each side had when the turn began, at the time Since, of the side Running;
    that is `none` when the game is over. It runs in the place after so many moves as clock_at(Ply)
    says, wherever one looks meanwhile. Without the fact the game has no clock. Who changes it
    holds the mutex of the table, but for the watcher, a thread that waits for the end of somebody's
    time and calls who has asked for it; there is one once there has been a clock.
*/
:- module(gunshi_web_clock,
          [ clock_set/4,                % +Rule, +Side, +Ply, :TimeOver
            clock_off/0,
            clock_pressed/2,            % +Next, +Ply
            clock_turned/2,             % +Side, +Ply
            clock_stopped/0,
            clock_runs/0,
            clock_over/2,               % -Side, -Ply
            clock_limit/2,              % +Side, -Limit
            clock_dict/1                % -Dict
          ]).
:- use_module('../base/steady', [get_message_by/3, steady_time/1]).
:- use_module(threads, [apart_from_answer/1]).

:- meta_predicate clock_set(+, +, +, 0).

:- dynamic
    clock/5,
    clock_at/1,
    watcher/1.                          % its message queue

%!  clock_set(+Rule, +Side, +Ply, :TimeOver) is det.
%
%   A game by Rule begins after Ply moves, with Side to move. TimeOver is called, on a thread of its
%   own and without the mutex, when a side may have used up its time.

clock_set(clock(Main, Byoyomi, Increment), Side, Ply, TimeOver) :-
    steady_time(Now),
    put_clock(clock(clock(Main, Byoyomi, Increment), Main, Main, Side, Now), Ply),
    (   watcher(_)
    ->  true
    ;   message_queue_create(Queue),
        assertz(watcher(Queue)),
        apart_from_answer(thread_create(watch(Queue, TimeOver), _, [detached(true)]))
    ),
    wake_watcher.

put_clock(Clock, Ply) :-
    transaction(( retractall(clock(_, _, _, _, _)),
                  assertz(Clock),
                  retractall(clock_at(_)),
                  assertz(clock_at(Ply))
                )).

%!  clock_off is det.
%
%   The game has no clock.

clock_off :-
    retractall(clock(_, _, _, _, _)).

%!  clock_pressed(+Next, +Ply) is semidet.
%
%   A move has been played, the one of the number Ply: the side whose clock runs pays for it, and
%   that of Next runs. Does nothing without a clock that runs. Fails when the time was over.

clock_pressed(Next, Ply) :-
    (   clock(Rule, Sente0, Gote0, Running, Since),
        Running \== none
    ->  steady_time(Now),
        left_of(Running, Sente0, Gote0, Left0),
        paid(Rule, Left0, Now-Since, Left),
        with_left(Running, Left, Sente0, Gote0, Sente, Gote),
        put_clock(clock(Rule, Sente, Gote, Next, Now), Ply),
        wake_watcher
    ;   true
    ).

left_of(sente, Sente, _, Sente).
left_of(gote, _, Gote, Gote).

with_left(sente, Left, _, Gote, Left, Gote).
with_left(gote, Left, Sente, _, Sente, Left).

%   paid(+Rule, +Left0, +Used, -Left) is semidet: a move took Used seconds.

paid(clock(_, Byoyomi, Increment), Left0, Used, Left) :-
    Used =< Left0+Byoyomi,
    Left is max(0, Left0-Used)+Increment.

%!  clock_turned(+Side, +Ply) is det.
%
%   Moves were taken back to the place after Ply: the clock of Side runs, and nothing is given back.

clock_turned(Side, Ply) :-
    ignore(clock_pressed(Side, Ply)).

%!  clock_stopped is det.
%
%   The game is over: no clock runs.

clock_stopped :-
    (   clock(Rule, Sente0, Gote0, Running, Since),
        Running \== none
    ->  steady_time(Now),
        left_of(Running, Sente0, Gote0, Left0),
        Left is max(0, Left0-(Now-Since)),
        with_left(Running, Left, Sente0, Gote0, Sente, Gote),
        clock_at(Ply),
        put_clock(clock(Rule, Sente, Gote, none, Now), Ply),
        wake_watcher
    ;   true
    ).

%!  clock_runs is semidet.
%
%   There is a clock, and the game is not over.

clock_runs :-
    clock(_, _, _, Running, _),
    Running \== none.

%!  clock_over(-Side, -Ply) is semidet.
%
%   Side has used up its time, to move after Ply moves.

clock_over(Side, Ply) :-
    deadline(Side, Deadline),
    steady_time(Now),
    Now >= Deadline,
    clock_at(Ply).

deadline(Side, Deadline) :-
    clock(clock(_, Byoyomi, _), Sente, Gote, Side, Since),
    Side \== none,
    left_of(Side, Sente, Gote, Left),
    Deadline is Since+Left+Byoyomi.

%!  clock_limit(+Side, -Limit) is semidet.
%
%   Limit is what choose/3 is told of the time of Side, whose clock runs. Fails when it does not. A
%   tenth of a second, or of what there is if that is less, is for the way of the move to the page.
%   For choose/3 the increment of a move is there at its beginning, here the last move has brought
%   it.

clock_limit(Side, clock(clock(Main, Byoyomi, Increment, Delay))) :-
    clock(clock(_, Byoyomi, Increment0), Sente, Gote, Side, Since),
    left_of(Side, Sente, Gote, Left),
    steady_time(Now),
    Increment is min(Increment0, Left),
    Main is Left-Increment,
    Delay is Now-Since + min(0.1, (Left+Byoyomi)/10).

%!  clock_dict(-Dict) is semidet.
%
%   Dict is what a window shows: the rule, what was left at the beginning of the turn, whose clock
%   runs, or null, and the seconds since the turn began. Fails without a clock.

clock_dict(_{ main:Main, byoyomi:Byoyomi, increment:Increment, sente:Sente, gote:Gote,
              running:Runs, used:Used
            }) :-
    clock(clock(Main, Byoyomi, Increment), Sente, Gote, Running, Since),
    (   Running == none
    ->  Runs = null,
        Used = 0
    ;   Runs = Running,
        steady_time(Now),
        Used is max(0, Now-Since)
    ).

                /*******************************
                *         THE WATCHER          *
                *******************************/

wake_watcher :-
    forall(watcher(Queue), thread_send_message(Queue, look)).

%   watch(+Queue, :TimeOver): a message says that the state is another one.

watch(Queue, TimeOver) :-
    (   deadline(_, Deadline)
    ->  (   get_message_by(Queue, look, Deadline)
        ->  true
        ;   ignore(catch(TimeOver, Error, print_message(error, Error))),
            thread_get_message(Queue, look, [timeout(1)])
        ->  true
        ;   true
        )
    ;   thread_get_message(Queue, look)
    ),
    watch(Queue, TimeOver).
