/*  The table: the one game of shogi that all windows see, where in it one is, and the program's
    thinking about its move.

    It is table(Tree, Notes, Program, Seed): the game with its variations (shogi/game/tree.pl),
    note(Game, Move, Reason, Score, Seconds) for each move that the program made, the side that the
    program plays, `sente`, `gote` or `none`, and the seed of its book moves. All change under one
    mutex, and each change is told to the windows. Thinking is a job (knowledge/jobs.pl) that
    belongs to one state of the table: when that has changed, its answer is not wanted any more.
*/
:- module(gunshi_web_table,
          [ table_now/1,                % -Table
            table_seen/2,               % -Table, -Thinking
            table_game/1,               % -Game
            table_line/1,               % -Game
            table_effort/1,             % -Effort
            set_effort/1,               % +Effort
            effort_limits/1,            % -Limits
            table_start/3,              % +Game, +Program, +Clock
            table_change/1,             % :Change
            table_think/0,
            table_stop/1,               % +How
            table_thinking/1,           % -Since
            table_time_over/0,
            tree_move/3,                % +Tree0, +Move, -Tree
            tree_side/2,                % +Tree, -Side
            tree_ply/2                  % +Tree, -Ply
          ]).
:- use_module('../base/steady', [steady_time/1]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../knowledge/choice', [choice_start/4]).
:- use_module('../knowledge/jobs', [job_give_up/1, job_stop/1]).
:- use_module('../shogi/game',
              [ game_close/2, game_end/3, game_ending/2, game_new/2, game_play/3, game_ply/2,
                game_position/2, game_result/2
              ]).
:- use_module('../shogi/game/tree',
              [game_tree/2, tree_end/3, tree_game/2, tree_goto/3, tree_line/2, tree_play/3]).
:- use_module('../shogi/position', [side_to_move/2, start_position/2, move_usi/2]).
:- use_module('../shogi/search', [search_result/3]).
:- use_module('../words/chance', [drawn_seed/1]).
:- use_module('../words/levels', [level_nodes/2]).
:- use_module(clock).
:- use_module(events, [tell_windows/1]).
:- use_module(threads, [apart_from_answer/1, page_thread/1]).

:- meta_predicate table_change(2).

:- dynamic
    standing/1,                         % the table, once there is one
    effort/1,                           % level(N) or seconds(S), if it is not level(6)
    thinking/3.                         % thinking(Job, Stamp, Since)

%!  table_now(-Table) is det.
%
%   Table as above: at first an even game in which the program has gote.

table_now(Table) :-
    (   standing(Table0)
    ->  Table = Table0
    ;   start_position(hirate, Start),
        game_new(Start, Game),
        game_tree(Game, Tree),
        Table = table(Tree, [], gote, 1)
    ).

%!  table_game(-Game) is det.
%!  table_line(-Game) is det.
%
%   Game is what has been played up to where one is; or the whole line that is walked.

table_game(Game) :-
    table_now(table(Tree, _, _, _)),
    tree_game(Tree, Game).

table_line(Game) :-
    table_now(table(Tree, _, _, _)),
    tree_line(Tree, Game).

%!  table_effort(-Effort) is det.
%!  set_effort(+Effort) is det.
%
%   Effort is level(N), 1 to 10 as at the prompt, or seconds(S) for a move.

table_effort(Effort) :-
    (   effort(Effort0)
    ->  Effort = Effort0
    ;   Effort = level(6)
    ).

set_effort(Effort) :-
    transaction(( retractall(effort(_)),
                  assertz(effort(Effort))
                )),
    tell_windows(_{event:table}).

%!  effort_limits(-Limits:list) is det.
%
%   Limits of choose/3 by which the program is asked here, and plays where there is no clock.

effort_limits([seed(Seed)|Limits]) :-
    table_now(table(_, _, _, Seed)),
    table_effort(Effort),
    (   Effort = seconds(Seconds)
    ->  Limits = [time(Seconds)]
    ;   Effort = level(Level),
        level_nodes(Level, Nodes)
    ->  Limits = [nodes(Nodes)]
    ;   Limits = []
    ).

%!  table_start(+Game, +Program, +Clock) is det.
%
%   Game is on the table, at its end, and Program is the side that the program plays, or `none`.
%   Clock is `none`, or clock(Main, Byoyomi, Increment) in seconds, which runs from now on.

table_start(Game, Program, Clock) :-
    drawn_seed(Seed),
    game_tree(Game, Tree),
    table_change(put(table(Tree, [], Program, Seed), Clock)).

put(Table, Clock, _, Table) :-
    (   Clock == none
    ->  clock_off
    ;   Table = table(Tree, _, _, _),
        tree_side(Tree, Side),
        tree_ply(Tree, Ply),
        clock_set(Clock, Side, Ply, table_time_over)
    ).

%!  table_time_over is det.
%
%   If the time of a side is over, so is the game.

table_time_over :-
    (   with_mutex(gunshi_web_table,
                   ( clock_over(Side, Ply),
                     table_now(table(Tree0, Notes, Program, Seed)),
                     tree_goto(Tree0, Ply, Tree1),
                     tree_end(Tree1, time(Side), Tree),
                     give_up,
                     put_table(table(Tree, Notes, Program, Seed))
                   ))
    ->  tell_windows(_{event:table})
    ;   true
    ).

%!  table_change(:Change) is semidet.
%
%   The table becomes what call(Change, Table0, Table) makes of it, and thinking about what was
%   there before is given up. Fails, and nothing has changed, when that fails.

table_change(Change) :-
    with_mutex(gunshi_web_table,
               ( table_now(Table0),
                 call(Change, Table0, Table),
                 give_up,
                 put_table(Table)
               )),
    tell_windows(_{event:table}).

put_table(Table) :-
    transaction(( retractall(standing(_)),
                  assertz(standing(Table))
                )),
    Table = table(Tree, _, _, _),
    tree_game(Tree, Game),
    (   game_result(Game, _)
    ->  clock_stopped
    ;   true
    ).

give_up :-
    forall(retract(thinking(Job, _, _)), job_give_up(Job)).

                /*******************************
                *           THINKING           *
                *******************************/

%!  table_think is semidet.
%
%   Let the program think about the move of the side to move, and play it. Fails when the game is
%   over or it thinks already.

table_think :-
    with_mutex(gunshi_web_table,
               ( \+ thinking(_, _, _),
                 table_game(Game),
                 \+ game_result(Game, _),
                 thinking_limits(Game, Limits),
                 flag(gunshi_web_thought, Stamp, Stamp+1),
                 steady_time(Since),
                 message_queue_create(Queue),
                 apart_from_answer(choice_start(Game, Limits, Queue, Job)),
                 assertz(thinking(Job, Stamp, Since)),
                 page_thread(follow(Queue, Job, Stamp, Game, Since))
               )),
    tell_windows(_{event:table}).

%   thinking_limits(+Game, -Limits): with a clock the program has that, and of the effort the level.

thinking_limits(Game, Limits) :-
    effort_limits(Limits0),
    game_position(Game, Position),
    side_to_move(Position, Side),
    (   clock_limit(Side, Clock)
    ->  exclude(is_time, Limits0, Limits1),
        Limits = [Clock|Limits1]
    ;   Limits = Limits0
    ).

is_time(time(_)).

%!  table_stop(+How:oneof([now,never])) is det.
%
%   The program is to play `now` the best that it has found, or not at all.

table_stop(now) :-
    forall(thinking(Job, _, _), job_stop(Job)).
table_stop(never) :-
    with_mutex(gunshi_web_table, give_up),
    tell_windows(_{event:table}).

%!  table_thinking(-Since:float) is semidet.
%
%   The program has been thinking since the time Since. Fails when it does not think.

table_thinking(Since) :-
    once(thinking(_, _, Since)).

%!  table_seen(-Table, -Thinking:boolean) is det.
%
%   Table is that of table_now/1, and the program thinks about its move, or not, at the same moment.

table_seen(Table, Thinking) :-
    with_mutex(gunshi_web_table,
               ( table_now(Table),
                 (   thinking(_, _, _)
                 ->  Thinking = true
                 ;   Thinking = false
                 )
               )).

%   follow(+Queue, +Job, +Stamp, +Game, +Since): to the end of Job. A short thought is not told.

follow(Queue, Job, Stamp, Game, Since) :-
    thread_get_message(Queue, job(Job, Event)),
    (   Event = done(Choice)
    ->  decided(Choice, Stamp, Game, Since),
        message_queue_destroy(Queue)
    ;   Event = failed(Error)
    ->  (   retract(thinking(_, Stamp, _))
        ->  failure_line(Error, Line),
            tell_windows(_{event:failed, error:Line}),
            tell_windows(_{event:table})
        ;   true
        ),
        message_queue_destroy(Queue)
    ;   steady_time(Now),
        (   Event = progress(Result),
            Now-Since > 0.3,
            thinking(_, Stamp, _)
        ->  progress_dict(Result, Dict),
            tell_windows(Dict)
        ;   true
        ),
        follow(Queue, Job, Stamp, Game, Since)
    ).

failure_line(error(Formal, Context), Line) :-
    !,
    error_line(error(Formal, Context), Line).
failure_line(_, "").

progress_dict(Result, _{event:thinking, depth:Depth, nodes:Nodes, score:Score, line:Line}) :-
    search_result(Result, depth, Depth),
    search_result(Result, nodes, Nodes),
    search_result(Result, score, Score0),
    score_value(Score0, Score),
    search_result(Result, lines, [line(_, _, Moves)|_]),
    findall(Usi, ( member(Move, Moves), move_usi(Move, Usi) ), Line).

score_value(cp(Centipawns), Centipawns).
score_value(mate(Plies), _{mate:Plies}).

%   decided(+Choice, +Stamp, +Game, +Since): if the thought is still wanted, it is played. Who looks
%   meanwhile sees the program thinking, not a table without its move.

decided(choice(Move, Reason, Score), Stamp, Game, Since) :-
    steady_time(Now),
    Seconds is Now-Since,
    (   with_mutex(gunshi_web_table,
                   ( thinking(_, Stamp, _),
                     table_now(Table0),
                     played(Move, note(Game, Move, Reason, Score, Seconds), Table0, Table),
                     Table = table(Tree, _, _, _),
                     tree_side(Tree, Next),
                     tree_ply(Tree, Ply),
                     clock_pressed(Next, Ply),
                     put_table(Table),
                     retractall(thinking(_, Stamp, _))
                   ))
    ->  tell_windows(_{event:table})
    ;   true
    ).

played(resign, Note, table(Tree0, Notes, Program, Seed),
       table(Tree, [Note|Notes], Program, Seed)) :-
    !,
    tree_game(Tree0, Game),
    game_position(Game, Position),
    side_to_move(Position, Side),
    tree_end(Tree0, resigns(Side), Tree).
played(declare_win, Note, table(Tree0, Notes, Program, Seed),
       table(Tree, [Note|Notes], Program, Seed)) :-
    !,
    tree_game(Tree0, Game0),
    game_position(Game0, Position),
    side_to_move(Position, Side),
    game_end(Game0, declares(Side), Game),
    game_ending(Game, Ending),
    tree_end(Tree0, Ending, Tree).
played(Move, Note, table(Tree0, Notes, Program, Seed), table(Tree, [Note|Notes], Program, Seed)) :-
    tree_move(Tree0, Move, Tree).

%!  tree_side(+Tree, -Side) is det.
%
%   Side is to move at the place of Tree.

tree_side(Tree, Side) :-
    tree_game(Tree, Game),
    game_position(Game, Position),
    side_to_move(Position, Side).

%!  tree_ply(+Tree, -Ply:integer) is det.
%
%   The place of Tree is after Ply moves.

tree_ply(Tree, Ply) :-
    tree_game(Tree, Game),
    game_ply(Game, Ply).

%!  tree_move(+Tree0, +Move, -Tree) is semidet.
%
%   The legal Move is played at the place of Tree0, and where that ends the game it is ended. Fails
%   when Move is not legal.

tree_move(Tree0, Move, Tree) :-
    tree_game(Tree0, Game0),
    game_play(Game0, Move, Game1),
    game_close(Game1, Game),
    tree_play(Tree0, Move, Tree1),
    (   game_ending(Game, Ending)
    ->  tree_end(Tree1, Ending, Tree)
    ;   Tree = Tree1
    ).
