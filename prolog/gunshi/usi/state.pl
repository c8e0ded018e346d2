/*  What the engine knows: a record, and another of what it thinks about. The accessors are those of
    library(record): engine_game/2, set_game_of_engine/3.

    engine:

      - queue    the message queue to which lines and events come
      - options  what the interface has set (options.pl)
      - seed     book moves of this game are drawn by it, when the interface sets none
      - game     the position, with the moves that led to it; `none` when it was not understood
      - table    table(Megabytes, Table), `none` before it is needed, or kept(Job, Megabytes, Table)
                 while a job that was given up still has it
      - thought  a thought, or `none` when the engine is idle

    thought, of a job that is under way, or has ended and must not be answered yet:

      - job      the job (jobs.pl of the knowledge)
      - kind     `choice` or `mate`
      - go       what was asked for (go.pl)
      - game     the game it is about
      - begun    the time, as of steady_time/1, at which the go was read
      - spent    spent(Before, Last): nodes of the searches that have ended, and of the last one
      - waits    `true` while the answer has to wait for the interface
      - alarm    the time, as of steady_time/1, at which to answer without the job; `none`
      - best     the deepest progress; in_hand(Result) for what was in hand before it;
                 untold(Result) for what a search has found at its end, and not told; `none`
      - outcome  `none`; done(Answer) or failed(Error), the end of the job; `stopped` when its end
                 is not waited for
*/
:- module(gunshi_usi_state,
          [ make_engine/2,              % +Fields, -Engine
            engine_queue/2,             % +Engine, -Queue
            engine_options/2,           % +Engine, -Options
            engine_game/2,              % +Engine, -Game
            engine_table/2,             % +Engine, -Table
            engine_thought/2,           % +Engine, -Thought
            engine_seed/2,              % +Engine, -Seed
            set_seed_of_engine/3,       % +Seed, +Engine0, -Engine
            set_options_of_engine/3,    % +Options, +Engine0, -Engine
            set_game_of_engine/3,       % +Game, +Engine0, -Engine
            set_table_of_engine/3,      % +Table, +Engine0, -Engine
            set_thought_of_engine/3,    % +Thought, +Engine0, -Engine
            make_thought/2,             % +Fields, -Thought
            thought_job/2,              % +Thought, -Job
            thought_kind/2,             % +Thought, -Kind
            thought_go/2,               % +Thought, -Go
            thought_game/2,             % +Thought, -Game
            thought_begun/2,            % +Thought, -Time
            thought_spent/2,            % +Thought, -Spent
            thought_waits/2,            % +Thought, -Boolean
            thought_alarm/2,            % +Thought, -Time
            thought_best/2,             % +Thought, -Best
            thought_outcome/2,          % +Thought, -Outcome
            set_spent_of_thought/3,     % +Spent, +Thought0, -Thought
            set_outcome_of_thought/3,   % +Outcome, +Thought0, -Thought
            set_waits_of_thought/3,     % +Boolean, +Thought0, -Thought
            set_thought_fields/3        % +Fields, +Thought0, -Thought
          ]).
:- use_module(library(record)).

%!  make_engine(+Fields:list, -Engine) is det.
%!  engine_queue(+Engine, -Queue) is det.
%!  engine_options(+Engine, -Options) is det.
%!  engine_game(+Engine, -Game) is det.
%!  engine_table(+Engine, -Table) is det.
%!  engine_thought(+Engine, -Thought) is det.
%!  engine_seed(+Engine, -Seed) is det.
%!  set_seed_of_engine(+Seed, +Engine0, -Engine) is det.
%!  set_options_of_engine(+Options, +Engine0, -Engine) is det.
%!  set_game_of_engine(+Game, +Engine0, -Engine) is det.
%!  set_table_of_engine(+Table, +Engine0, -Engine) is det.
%!  set_thought_of_engine(+Thought, +Engine0, -Engine) is det.
%!  make_thought(+Fields:list, -Thought) is det.
%!  thought_job(+Thought, -Job) is det.
%!  thought_kind(+Thought, -Kind) is det.
%!  thought_go(+Thought, -Go) is det.
%!  thought_game(+Thought, -Game) is det.
%!  thought_begun(+Thought, -Time) is det.
%!  thought_spent(+Thought, -Spent) is det.
%!  thought_waits(+Thought, -Waits) is det.
%!  thought_alarm(+Thought, -Alarm) is det.
%!  thought_best(+Thought, -Best) is det.
%!  thought_outcome(+Thought, -Outcome) is det.
%!  set_spent_of_thought(+Spent, +Thought0, -Thought) is det.
%!  set_outcome_of_thought(+Outcome, +Thought0, -Thought) is det.
%!  set_waits_of_thought(+Waits, +Thought0, -Thought) is det.
%!  set_thought_fields(+Fields:list, +Thought0, -Thought) is det.
%
%   A record made of fields, Name(Value) each; the value of a field; a record with fields replaced.

:- record(( engine(queue, options, game, (table)=none, thought=none, seed),
             thought(job, kind, go, game, begun, spent=spent(0, 0), waits=false, alarm=none,
                     best=none, outcome=none)
           )).
