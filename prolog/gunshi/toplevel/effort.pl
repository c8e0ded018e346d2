:- encoding(utf8).
/*  How much the program thinks about its moves at the prompt, and by which seed it draws them.

    A level is one of words/levels.pl. A time takes the place of the level, and a level that of the
    time.
*/
:- module(gunshi_toplevel_effort,
          [ session_limits/1,           % -Limits
            level/1,                    % +Level
            think/1                     % +Seconds
          ]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module('../words/levels', [level_nodes/2, must_be_level/1, thinking_time/1]).
:- use_module('../words/reader', [reader_words/3]).
:- use_module(current_game, [session_seed/1]).

:- thread_local
    effort/1.                           % what choose/3 is told, if anything is

%!  session_limits(-Limits:list) is det.
%
%   Limits are those of choose/3 for the program's moves in this thread's game.

session_limits([seed(Seed)|Limits]) :-
    session_seed(Seed),
    (   effort(Limit)
    ->  Limits = [Limit]
    ;   Limits = []
    ).

%!  level(+Level:integer) is det.
%
%   The program plays as well as Level, from 1 to 10; at 10, as at first, as well as it can without
%   a limit of time.
%
%   @error gunshi(usage(Text)) for anything else

level(Level) :-
    must_be_level(Level),
    (   level_nodes(Level, Nodes)
    ->  set_effort(nodes(Nodes))
    ;   retractall(effort(_))
    ).

%!  think(+Seconds:number) is det.
%
%   The program thinks about each move for so many seconds; level/1 ends that.
%
%   @error gunshi(usage(Text)) if Seconds is no number above 0

think(Seconds) :-
    (   thinking_time(Seconds)
    ->  set_effort(time(Seconds))
    ;   reader_words("How many seconds for a move? As in think(5); level(10). ends it",
                     "一手に何秒考えるか: think(5). など。level(10). で元に戻る", Words),
        usage_error(Words, [])
    ).

set_effort(Limit) :-
    transaction(( retractall(effort(_)),
                  assertz(effort(Limit))
                )).
