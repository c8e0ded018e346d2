/*  How the engine thinks: a `go` begins a job, its events come to the engine's queue, and one
    answer is given.

    The answer is given when the job is done and the interface wants it. `stop`, and whatever can
    only come when a game or a think is over (`gameover`, `usinewgame`, `quit`, another `go`),
    stops the job and waits for its answer, so that none comes late. Should the job not end in
    time, for a rule that takes long say, the best so far is the answer, or any legal move.
*/
:- module(gunshi_usi_thinking,
          [ next_message/2,             % +Engine, -Message
            begin_thinking/4,           % +Go, +Time, +Engine0, -Engine
            go_on_thinking/4,           % +Times, +Time, +Engine0, -Engine
            end_thinking/2,             % +Engine0, -Engine
            take_event/3                % +Message, +Engine0, -Engine
          ]).
:- use_module('../base/steady', [get_message_by/3, steady_time/1]).
:- use_module('../shogi/game', [game_position/2]).
:- use_module('../shogi/search', [search_result/3]).
:- use_module('../knowledge/choice', [choice_start/4]).
:- use_module('../knowledge/jobs', [mate_start/4, job_stop/1, job_give_up/1, job_clock/2]).
:- use_module(options, [option_value/3]).
:- use_module(go).
:- use_module(info).
:- use_module(state).
:- use_module(ready, [make_ready/2]).
:- use_module(answer).
:- autoload(library(lists), [member/2]).

%   patience(+Kind, -Seconds): so long a job may take to end once it is stopped. A choice has a move
%   in hand, and its answer is to be there within 50 milliseconds.

patience(choice, 0.03).
patience(mate, 2).

%   telling(-Seconds): so long it may take then to find what the move does.

telling(0.015).

%!  next_message(+Engine, -Message) is det.
%
%   The next message of the queue, or `alarm` when the time of the thought's alarm has come first.
%   Who looks late may find that the job has ended.

next_message(Engine, Message) :-
    engine_queue(Engine, Queue),
    engine_thought(Engine, Thought),
    (   Thought \== none,
        thought_alarm(Thought, Time),
        number(Time)
    ->  thought_job(Thought, Job),
        (   get_message_by(Queue, Message0, Time)
        ->  Message = Message0
        ;   thread_get_message(Queue, job(Job, done(Answer)), [timeout(0)])
        ->  Message = job(Job, done(Answer))
        ;   Message = alarm
        )
    ;   thread_get_message(Queue, Message)
    ).

                /*******************************
                *          BEGINNING           *
                *******************************/

%!  begin_thinking(+Go, +Time, +Engine0, -Engine) is det.
%
%   Begin what Go, read at Time, asks for. Nothing is under way.

begin_thinking(Go, _, Engine, Engine) :-
    engine_game(Engine, none),
    !,
    say_text("no position is known, as the last line `position` was not understood", []),
    (   memberchk(mate-_, Go)
    ->  say_mate(none)
    ;   say("bestmove resign")
    ).
begin_thinking(Go, Time, Engine0, Engine) :-
    memberchk(mate-Limit, Go),
    !,
    engine_queue(Engine0, Queue),
    engine_options(Engine0, Options),
    engine_game(Engine0, Game),
    game_position(Game, Position),
    option_value(Options, 'USI_Hash', Megabytes),
    option_value(Options, 'Threads', Threads),
    mate_limit(Limit, Time, Limits, Alarm),
    mate_start(Position, [hash(Megabytes), threads(Threads)|Limits], Queue, Job),
    make_thought([job(Job), kind(mate), go(Go), game(Game), begun(Time), alarm(Alarm)], Thought),
    set_thought_of_engine(Thought, Engine0, Engine).
begin_thinking(Go, Time, Engine0, Engine) :-
    (   engine_table(Engine0, none)
    ->  make_ready(Engine0, Engine1)
    ;   table_back(Engine0, Engine1)
    ),
    engine_queue(Engine1, Queue),
    engine_options(Engine1, Options),
    engine_game(Engine1, Game),
    engine_table(Engine1, Table),
    engine_seed(Engine1, Drawn),
    option_value(Options, 'Seed', Given),
    (   Given =:= 0
    ->  Seed = Drawn
    ;   Seed = Given
    ),
    forall(( go_illegal(Go, Game, Texts), member(Text, Texts) ),
           say_text("searchmoves: passed over, ~w is not legal here", [Text])),
    go_limits(Go, Options, Game, GoLimits),
    Limits0 = [seed(Seed)|GoLimits],
    (   Table = table(_, Shared)
    ->  Limits1 = [table(Shared)|Limits0]
    ;   Limits1 = Limits0
    ),
    (   go_waits(Go)
    ->  Waits = true,
        Limits = Limits1,
        Alarm = none
    ;   Waits = false,
        time_from_now(Go, Options, Game, Time, Spend, Alarm),
        time_limits(Spend, Limits1, Limits)
    ),
    choice_start(Game, Limits, Queue, Job),
    make_thought([ job(Job), kind(choice), go(Go), game(Game), begun(Time), waits(Waits),
                   alarm(Alarm)
                 ],
                 Thought),
    set_thought_of_engine(Thought, Engine1, Engine).

mate_limit(infinite, _, [], none).
mate_limit(Milliseconds, Time, [time(Seconds)], Alarm) :-
    integer(Milliseconds),
    Seconds is max(0.001, Milliseconds/1000),
    Alarm is Time+Seconds+0.2.

%   time_from_now(+Go, +Options, +Game, +Since, -Spend, -Alarm): Spend is the time to search in that
%   Go, read at Since, gives from now on: all that may be used, but for some milliseconds in which
%   clauses decide by what was found.

time_from_now(Go, Options, Game, Since, Spend, Alarm) :-
    steady_time(Now),
    Waited is max(0, Now-Since),
    go_time(Go, Options, Game, Waited, Spend0),
    (   usable_time(Spend0, Usable)
    ->  spare_time(Spend0, Waited, Spare),
        Alarm is Now+Usable+Spare/4,
        Deciding is min(0.003, Usable/40),
        time_without(Deciding, Spend0, Spend)
    ;   Spend = Spend0,
        Alarm = none
    ).

time_without(Less, time(Seconds0), time(Seconds)) :-
    Seconds is Seconds0-Less.
time_without(Less, clock(Main, Byoyomi, Increment, Delay0),
             clock(Main, Byoyomi, Increment, Delay)) :-
    Delay is Delay0+Less.

%   spare_time(+Spend, +Waited, -Seconds): what of the time is for the way to the interface.

spare_time(time(_), _, 0.2).
spare_time(clock(_, _, _, Delay), Waited, Seconds) :-
    Seconds is max(0, Delay-Waited).

time_limits(none, Limits, Limits) :-
    !.
time_limits(time(Seconds), Limits, [time(Seconds)|Limits]) :-
    !.
time_limits(Clock, Limits, [clock(Clock)|Limits]).

%!  go_on_thinking(+Times, +Time, +Engine0, -Engine) is semidet.
%
%   The move was played that the engine thinks about: `ponderhit` was read at Time, with Times
%   behind it, as read_go/3 gives them, which replace those of the go. Fails when the engine does
%   not ponder.

go_on_thinking(Times, Time, Engine0, Engine) :-
    engine_thought(Engine0, Thought0),
    Thought0 \== none,
    thought_kind(Thought0, choice),
    thought_waits(Thought0, true),
    thought_go(Thought0, Go0),
    memberchk(ponder-_, Go0),
    findall(Item, ( member(Item, Times) ; member(Item, Go0), Item = (Key-_), Key \== ponder ), Go),
    thought_outcome(Thought0, Outcome),
    (   Outcome == none
    ->  engine_options(Engine0, Options),
        thought_game(Thought0, Game),
        thought_job(Thought0, Job),
        time_from_now(Go, Options, Game, Time, Spend, Alarm),
        give_time(Spend, Go, Job),
        set_thought_fields([go(Go), waits(false), alarm(Alarm)], Thought0, Thought),
        set_thought_of_engine(Thought, Engine0, Engine)
    ;   steady_time(Now),
        telling(Telling),
        Alarm is Now+Telling,
        set_thought_fields([go(Go), waits(false), alarm(Alarm)], Thought0, Thought),
        answer_thought(Thought, Engine0, Engine)
    ).

%   give_time(+Spend, +Go, +Job): without a time nor another limit the interface waits for no more
%   than the move.

give_time(none, Go, Job) :-
    !,
    (   ( memberchk(depth-_, Go) ; memberchk(nodes-_, Go) )
    ->  true
    ;   job_stop(Job)
    ).
give_time(Spend, _, Job) :-
    job_clock(Job, Spend).

%   table_back(+Engine0, -Engine): a job that was given up a moment ago mostly ends in another one,
%   and its table is worth that.

table_back(Engine0, Engine) :-
    (   engine_table(Engine0, kept(Job, Megabytes, Shared)),
        engine_queue(Engine0, Queue),
        thread_get_message(Queue, job(Job, Event), [timeout(0.05)]),
        memberchk(Event, [done(_), failed(_)])
    ->  set_table_of_engine(table(Megabytes, Shared), Engine0, Engine)
    ;   Engine = Engine0
    ).

                /*******************************
                *            EVENTS            *
                *******************************/

%!  take_event(+Message, +Engine0, -Engine) is det.
%
%   Message is an event of a job, or `alarm`. What a job sends that was given up means nothing any
%   more, but that its end leaves the table free.

take_event(alarm, Engine0, Engine) :-
    !,
    give_up_thought(none, Engine0, Engine).
take_event(job(Job, Event), Engine0, Engine) :-
    engine_thought(Engine0, Thought0),
    Thought0 \== none,
    thought_job(Thought0, Job),
    !,
    take_event_of_thought(Event, Thought0, Engine0, Engine).
take_event(job(Job, Event), Engine0, Engine) :-
    engine_table(Engine0, kept(Job, Megabytes, Table)),
    memberchk(Event, [done(_), failed(_)]),
    !,
    set_table_of_engine(table(Megabytes, Table), Engine0, Engine).
take_event(job(_, _), Engine, Engine).

take_event_of_thought(progress(Result), Thought, Engine0, Engine) :-
    !,
    count_nodes(Result, Thought, Thought0),
    thought_best(Thought0, Best0),
    (   deeper(Best0, Result)
    ->  Best = Best0
    ;   thought_game(Thought0, Game),
        engine_options(Engine0, Options),
        option_value(Options, 'MultiPV', Wanted),
        game_position(Game, Position),
        thought_effort(Thought0, Effort),
        say_result(Effort, Position, Wanted, Result),
        tell_of_line(Thought0, Options, Game, Best0, Result),
        Best = Result
    ),
    set_thought_fields([best(Best), outcome(none)], Thought0, Thought1),
    set_thought_of_engine(Thought1, Engine0, Engine).
take_event_of_thought(found(Result), Thought, Engine0, Engine) :-
    !,
    count_nodes(Result, Thought, Thought0),
    thought_best(Thought0, Best0),
    (   ( deeper(Best0, Result) ; told_already(Best0, Result) )
    ->  Best = Best0
    ;   Best = untold(Result)
    ),
    set_thought_fields([best(Best)], Thought0, Thought1),
    set_thought_of_engine(Thought1, Engine0, Engine).
take_event_of_thought(in_hand(Result), Thought, Engine0, Engine) :-
    !,
    count_nodes(Result, Thought, Thought0),
    first_best(Result, Best),
    set_thought_fields([best(Best), outcome(none)], Thought0, Thought1),
    set_thought_of_engine(Thought1, Engine0, Engine).
take_event_of_thought(Outcome, Thought0, Engine0, Engine) :-
    set_outcome_of_thought(Outcome, Thought0, Thought),
    (   thought_waits(Thought, true)
    ->  set_thought_of_engine(Thought, Engine0, Engine)
    ;   answer_thought(Thought, Engine0, Engine)
    ).

%   count_nodes(+Result, +Thought0, -Thought): Result comes from the same search as the one before,
%   or from another, which has looked at fewer nodes yet.

count_nodes(none, Thought, Thought) :-
    !.
count_nodes(Result, Thought0, Thought) :-
    thought_spent(Thought0, spent(Before0, Last)),
    search_result(Result, nodes, Nodes),
    (   Nodes >= Last
    ->  Before = Before0
    ;   Before is Before0 + Last
    ),
    set_spent_of_thought(spent(Before, Nodes), Thought0, Thought).

%   tell_of_line(+Thought, +Options, +Game, +Best0, +Result): in an analysis, what the best move
%   does is said after half a second, and when the best move has changed.

tell_of_line(Thought, Options, Game, Best0, Result) :-
    thought_go(Thought, Go),
    (   memberchk(infinite-_, Go),
        search_result(Result, seconds, Seconds),
        Seconds >= 0.5,
        search_result(Result, best, Move),
        \+ told_before(Best0, Move)
    ->  option_value(Options, 'Language', Language),
        say_claim(Language, Game, Move, Result)
    ;   true
    ).

told_before(Best, Move) :-
    is_told(Best),
    search_result(Best, seconds, Seconds),
    Seconds >= 0.5,
    search_result(Best, best, Move).

first_best(none, none) :-
    !.
first_best(Result, in_hand(Result)).

                /*******************************
                *            ENDING            *
                *******************************/

%!  end_thinking(+Engine0, -Engine) is det.
%
%   Stop what is under way and give its answer. Nothing is under way in Engine.

end_thinking(Engine0, Engine) :-
    engine_thought(Engine0, Thought),
    (   Thought == none
    ->  Engine = Engine0
    ;   thought_job(Thought, Job),
        thought_kind(Thought, Kind),
        job_stop(Job),
        patience(Kind, Seconds),
        steady_time(Now),
        Deadline is Now+Seconds,
        telling(Telling),
        Alarm is Deadline+Telling,
        set_thought_fields([alarm(Alarm)], Thought, Thought1),
        set_thought_of_engine(Thought1, Engine0, Engine1),
        await_outcome(Deadline, Engine1, Engine)
    ).

await_outcome(Deadline, Engine0, Engine) :-
    engine_queue(Engine0, Queue),
    engine_thought(Engine0, Thought0),
    thought_job(Thought0, Job),
    (   \+ thought_outcome(Thought0, none)
    ->  answer_thought(Thought0, Engine0, Engine)
    ;   get_message_by(Queue, job(Job, Event), Deadline)
    ->  set_waits_of_thought(true, Thought0, Thought),
        take_event_of_thought(Event, Thought, Engine0, Engine1),
        await_outcome(Deadline, Engine1, Engine)
    ;   give_up_thought(stopped, Engine0, Engine)
    ).

%   give_up_thought(+Outcome, +Engine0, -Engine): answer without waiting for the end of the job.
%   Where nothing is in hand, its first event is waited for.

give_up_thought(Outcome0, Engine0, Engine) :-
    engine_queue(Engine0, Queue),
    engine_thought(Engine0, Thought0),
    thought_job(Thought0, Job),
    thought_kind(Thought0, Kind),
    thought_best(Thought0, Best0),
    job_give_up(Job),
    (   Kind == choice,
        Best0 == none
    ->  first_event(Queue, Job, Outcome0, Best, Outcome),
        ( untold_result(Best, Result) -> true ; Result = Best ),
        count_nodes(Result, Thought0, Thought1)
    ;   Best = Best0,
        Outcome = Outcome0,
        Thought1 = Thought0
    ),
    set_thought_fields([best(Best), outcome(Outcome)], Thought1, Thought),
    answer_thought(Thought, Engine0, Engine).

%   first_event(+Queue, +Job, +Outcome0, -Best, -Outcome): the time was too short for anything, and
%   any move that was searched for is better than none. Outcome is Outcome0 unless the job has
%   ended.

first_event(Queue, Job, Outcome0, Best, Outcome) :-
    (   thread_get_message(Queue, job(Job, Event), [timeout(2)])
    ->  (   Event = in_hand(Result)
        ->  first_best(Result, Best),
            Outcome = Outcome0
        ;   Event = found(Result)
        ->  Best = untold(Result),
            Outcome = Outcome0
        ;   Event = progress(Best)
        ->  Outcome = Outcome0
        ;   Best = none,
            Outcome = Event
        )
    ;   Best = none,
        Outcome = Outcome0
    ).

%   answer_thought(+Thought, +Engine0, -Engine): give the answer; the engine is idle. A job that has
%   not ended may use the table for a while.

answer_thought(Thought, Engine0, Engine) :-
    engine_table(Engine0, Table0),
    (   thought_kind(Thought, choice),
        thought_outcome(Thought, Outcome),
        memberchk(Outcome, [none, stopped]),
        Table0 = table(Megabytes, Shared)
    ->  thought_job(Thought, Job),
        Table = kept(Job, Megabytes, Shared)
    ;   Table = Table0
    ),
    engine_options(Engine0, Options),
    say_answer(Thought, Options),
    set_table_of_engine(Table, Engine0, Engine1),
    set_thought_of_engine(none, Engine1, Engine).
