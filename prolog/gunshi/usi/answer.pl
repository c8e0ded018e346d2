/*  The answer to a `go`: by the outcome of the job or, without one, the best there is. */
:- module(gunshi_usi_answer,
          [ say_answer/2,               % +Thought, +Options
            thought_effort/2,           % +Thought, -Effort
            deeper/2,                   % +Best, +Result
            is_told/1,                  % +Best
            untold_result/2,            % +Best, -Result
            told_already/2              % +Best, +Result
          ]).
:- use_module('../base/steady', [steady_time/1]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../shogi/game', [game_position/2]).
:- use_module('../shogi/position', [legal_move/2]).
:- use_module('../shogi/search', [search_result/3]).
:- use_module('../knowledge/shogi/reasons', [reason_mate/3, reason_searched/2]).
:- use_module(options, [option_value/3]).
:- use_module(info).
:- use_module(state).
:- autoload(library(lists), [member/2]).

%!  say_answer(+Thought, +Options) is det.
%
%   Say the one line that answers the go of Thought, and before it why.

say_answer(Thought, Options) :-
    thought_kind(Thought, Kind),
    thought_outcome(Thought, Outcome),
    thought_go(Thought, Go),
    thought_game(Thought, Game),
    thought_best(Thought, Best),
    (   Kind == mate
    ->  answer_mate(Outcome)
    ;   thought_effort(Thought, Effort),
        thought_alarm(Thought, Alarm),
        answer_choice(Outcome, Effort, asked(Go, Alarm), Options, Game, Best)
    ).

%!  thought_effort(+Thought, -Effort) is det.
%
%   Effort is effort(Seconds, Nodes): the time since the go of Thought was read, and the nodes of
%   all searches for it.

thought_effort(Thought, effort(Seconds, Nodes)) :-
    thought_begun(Thought, Begun),
    thought_spent(Thought, spent(Before, Last)),
    steady_time(Now),
    Seconds is max(0, Now-Begun),
    Nodes is Before+Last.

answer_mate(done(Solved)) :-
    !,
    say_mate(Solved).
answer_mate(Outcome) :-
    (   Outcome = failed(_)
    ->  say_failure(Outcome)
    ;   true
    ),
    say_mate(none).

%   answer_choice(+Outcome, +Effort, +Asked, +Options, +Game, +Best): Asked is asked(Go, Alarm). A
%   choice whose search was stopped at once is no better than what was told before it.

answer_choice(done(choice(_, Reason, _)), Effort, Asked, Options, Game, Best) :-
    reason_searched(Reason, Result),
    search_result(Result, stopped, flag),
    search_result(Result, depth, Depth),
    Depth =< 1,
    deeper(Best, Result),
    !,
    answer_choice(stopped, Effort, Asked, Options, Game, Best).
answer_choice(done(choice(Move, Reason, Score)), Effort, Asked, Options, Game, Best) :-
    !,
    Asked = asked(Go, _),
    game_position(Game, Position),
    (   reason_searched(Reason, Result)
    ->  say_last_result(Effort, Result, Best, Options, Position),
        expected_reply(Move, Result, Expected)
    ;   reason_mate(Reason, Plies, [Move|Line])
    ->  say_proven(Effort, Position, Plies, [Move|Line]),
        ( Line = [Expected|_] -> true ; Expected = none )
    ;   Expected = none
    ),
    option_value(Options, 'Language', Language),
    claimed(Asked, Move, Claimed),
    say_reason(Language, Game, Claimed, Reason),
    (   gives_up(Score, Go, Options)
    ->  say_best(Position, resign, none)
    ;   say_move(Move, Expected, Options, Position)
    ).
answer_choice(Outcome, Effort, Asked, Options, Game, Best) :-
    untold_result(Best, Result),
    !,
    game_position(Game, Position),
    option_value(Options, 'MultiPV', Wanted),
    say_result(Effort, Position, Wanted, Result),
    answer_choice(Outcome, Effort, Asked, Options, Game, Result).
answer_choice(Outcome, _, asked(Go, _), Options, Game, Best) :-
    game_position(Game, Position),
    say_failure(Outcome),
    (   Best \== none,
        search_result(Best, score, Score),
        gives_up(Score, Go, Options)
    ->  say_best(Position, resign, none)
    ;   best_so_far(Best, Go, Position, Move, Expected)
    ->  say_move(Move, Expected, Options, Position)
    ;   say_best(Position, resign, none)
    ).

%   claimed(+Asked, +Move, -Claimed): Claimed is claimed(Move, Until) when there may be time to say
%   what it does, some milliseconds: until the alarm, if there is one. Else it is `none`. In a match
%   by few nodes nobody reads it.

claimed(asked(Go, Alarm), Move, Claimed) :-
    (   Move =.. [_, _|_],
        \+ quick(Go)
    ->  Claimed = claimed(Move, Alarm)
    ;   Claimed = none
    ).

quick(Go) :-
    memberchk(nodes-Nodes, Go),
    Nodes < 20 000.
quick(Go) :-
    memberchk(movetime-Milliseconds, Go),
    Milliseconds < 200.
quick(Go) :-
    memberchk(byoyomi-Milliseconds, Go),
    Milliseconds < 200.

%   say_move(+Move, +Expected, +Options, +Position): the reply that is expected is said when the
%   interface may ponder.

say_move(Move, Expected, Options, Position) :-
    (   option_value(Options, 'USI_Ponder', true)
    ->  say_best(Position, Move, Expected)
    ;   say_best(Position, Move, none)
    ).

say_failure(failed(gunshi_given_up)) :-
    !,
    say_failure(none).
say_failure(failed(Error)) :-
    !,
    error_line(Error, Line),
    say_text("~s", [Line]).
say_failure(none) :-
    say_text("out of time: the best of what was looked at", []).
say_failure(stopped) :-
    say_text("stopped: the best of what was looked at", []).

%   say_last_result(+Effort, +Result, +Best, +Options, +Position): say what was found at the end,
%   unless it is what was said last. A short search has told nothing before.

say_last_result(Effort, Result, Best, Options, Position) :-
    (   told_already(Best, Result)
    ->  true
    ;   option_value(Options, 'MultiPV', Wanted),
        Effort = effort(Seconds, Nodes0),
        search_result(Result, nodes, Searched),
        Nodes is max(Nodes0, Searched),
        say_result(effort(Seconds, Nodes), Position, Wanted, Result)
    ).

expected_reply(Move, Result, Expected) :-
    (   search_result(Result, lines, Lines),
        member(line(_, _, [Move, Next|_]), Lines)
    ->  Expected = Next
    ;   Expected = none
    ).

%   gives_up(+Score, +Go, +Options) is semidet: in a game, not where a position is only looked at.

gives_up(Score, Go, Options) :-
    option_value(Options, 'ResignValue', Value),
    member(Key, [btime, wtime, byoyomi, binc, winc]),
    memberchk(Key-_, Go),
    !,
    (   Score = cp(Centipawns)
    ->  Centipawns =< -Value
    ;   Score = mate(Plies),
        Plies < 0,
        Value =< 32000+Plies
    ).

%   best_so_far(+Best, +Go, +Position, -Move, -Expected) is semidet: where nothing was searched,
%   the first move that may be played.

best_so_far(Best, _, _, Move, Expected) :-
    Best \== none,
    search_result(Best, best, Move),
    Move \== none,
    !,
    expected_reply(Move, Best, Expected).
best_so_far(_, Go, Position, Move, none) :-
    (   memberchk(searchmoves-Moves, Go),
        member(Move, Moves)
    ;   true
    ),
    legal_move(Position, Move),
    !.

%!  deeper(+Best, +Result) is semidet.
%
%   Best stays the best there is beside Result. A clause may search more than once: what a search
%   finds takes the place of Best, and is told, once it has looked as deep as those before it, or
%   has found a mate; or has more lines than are in hand.

deeper(untold(Held), Result) :-
    !,
    deeper(Held, Result).
deeper(in_hand(Held), Result) :-
    !,
    deeper(Held, Result),
    lines_count(Held, HeldCount),
    lines_count(Result, Count),
    Count =< HeldCount.
deeper(Best, Result) :-
    Best \== none,
    search_result(Best, depth, BestDepth),
    search_result(Result, depth, Depth),
    BestDepth > Depth,
    \+ ( search_result(Result, score, mate(Plies)), Plies > 0 ).

lines_count(Result, Count) :-
    search_result(Result, lines, Lines),
    length(Lines, Count).

%!  is_told(+Best) is semidet.
%!  untold_result(+Best, -Result) is semidet.
%!  told_already(+Best, +Result) is semidet.
%
%   Best, of a thought, is there and has been told; it has not been, and is Result; it has been, and
%   Result says no more than it.

is_told(Best) :-
    Best \== none,
    \+ untold_result(Best, _).

untold_result(in_hand(Result), Result).
untold_result(untold(Result), Result).

told_already(Best, Result) :-
    is_told(Best),
    search_result(Best, lines, Lines),
    search_result(Result, lines, Lines).
