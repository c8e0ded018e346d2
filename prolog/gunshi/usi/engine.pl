/*  The engine for graphical interfaces and bridges: USI on standard input and output.

    One thread reads lines, one chooses or solves while there is work (knowledge/choice.pl), and
    this one has the say: it takes what either sends to one message queue, never waits for a search,
    and alone writes. So `stop` and `ponderhit` work at once, and answers come in the order of the
    commands.

    Each `go` gets one answer. It is given when the work is done and the interface wants it. `stop`,
    and whatever can only come when a game or a think is over (`gameover`, `usinewgame`, `quit`,
    another `go`), stops the work and waits for its answer, so that none comes late. Should the work
    not end in time, for a rule that takes long say, the best so far is the answer, or any legal
    move.

    Collecting atoms stops all threads, for long on a loaded machine. So it is done between games
    only.

    The state is engine(Queue, Options, Game, Table, Job):

      - Game     the position, with the moves that led to it; `none` when it was not understood
      - Table    table(Megabytes, Table), `none` before it is needed, or kept(Control, Megabytes,
        Table)
                 while work that was given up still has it
      - Job      `none`, or job(Control, Kind, Go, Game, Waits, Alarm, Best, Outcome): the work
        under
                 way on Game, of Kind `choice` or `mate`; Waits is `true` while the answer has to
                 wait; Alarm is `none` or the time of day when to answer without it; Best is the
                 deepest progress, untold(Result) of what was in hand before it, or `none`; Outcome
                 `none`, or done(Answer), failed(Error), or `stopped` when its end is not waited for
*/
:- module(gunshi_usi_engine,
          [ usi/0
          ]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../base/version', [version/1]).
:- use_module('../shogi/game', [game_new/2, game_position/2, game_usi/2]).
:- use_module('../shogi/position', [legal_move/2, start_position/2]).
:- use_module('../shogi/search',
              [ search_table/2, clear_search_table/1, close_search_table/1, search_result/3 ]).
:- use_module('../knowledge/choice',
              [choice_start/4, mate_start/4, choice_stop/1, choice_give_up/1, choice_clock/2]).
:- use_module('../knowledge/shogi/search_choices', [search_knowledge/3]).
:- use_module('../knowledge/files', [need_knowledge/1]).
:- use_module('../knowledge/own', [load_own_knowledge/1]).
:- use_module('../knowledge/shogi/reasons', [reason_searched/2]).
:- use_module('../knowledge/shogi/styles', [must_be_style/1]).
:- use_module('../knowledge/joseki/books', [use_book_file/1]).
:- use_module(reader).
:- use_module(options).
:- use_module(go).
:- use_module(info).
:- autoload(library(lists), [member/2]).

%   patience(+Kind, -Seconds): so long work may take to end once it is stopped. A choice has a move
%   in hand.

patience(choice, 0.2).
patience(mate, 2).

%!  usi is det.
%
%   Be an engine until `quit` or the end of the input.

usi :-
    set_stream(user_output, newline(posix)),
    message_queue_create(Queue),
    start_reader(Queue),
    default_options(Options),
    start_position(hirate, Start),
    game_new(Start, Game),
    current_prolog_flag(agc_margin, Margin),
    setup_call_cleanup(
        set_prolog_flag(agc_margin, 0),
        serve(engine(Queue, Options, Game, none, none)),
        set_prolog_flag(agc_margin, Margin)).

serve(Engine0) :-
    next_message(Engine0, Message),
    (   Message = line(Line, Time)
    ->  split_string(Line, " \t", " \t\r", Parts),
        findall(Part, ( member(Part, Parts), Part \== "" ), Words),
        obey(Words, Time, Engine0, Engine)
    ;   Message = end
    ->  obey(["quit"], 0, Engine0, Engine)
    ;   heard(Message, Engine0, Engine)
    ),
    (   Engine == quit
    ->  true
    ;   serve(Engine)
    ).

%   next_message(+Engine, -Message): the next, or `alarm` when its time has come first; who looks
%   late may find that the work has ended.

next_message(engine(Queue, _, _, _, Job), Message) :-
    (   Job = job(Control, _, _, _, _, Time, _, _),
        number(Time)
    ->  (   thread_get_message(Queue, Message0, [deadline(Time)])
        ->  Message = Message0
        ;   thread_get_message(Queue, choice(Control, done(Answer)), [timeout(0)])
        ->  Message = choice(Control, done(Answer))
        ;   Message = alarm
        )
    ;   thread_get_message(Queue, Message)
    ).

                /*******************************
                *           COMMANDS           *
                *******************************/

%   obey(+Words, +Time, +Engine0, -Engine): a command that goes wrong changes nothing.

obey([], _, Engine, Engine).
obey([Command|Words], Time, Engine0, Engine) :-
    (   catch(command(Command, Words, Time, Engine0, Engine1), Error, say_no(Error))
    ->  Engine = Engine1
    ;   Engine = Engine0
    ).

%   say_error(+Error) is det, say_no(+Error) is failure: what went wrong is said.

say_error(Error) :-
    error_line(Error, Line),
    say_text("~s", [Line]).

say_no(Error) :-
    say_error(Error),
    fail.

command("usi", _, _, Engine, Engine) :-
    version(Version),
    format(string(Name), "id name Gunshi ~s", [Version]),
    say(Name),
    say("id author the Gunshi authors"),
    option_lines(Lines),
    forall(member(Line, Lines), say(Line)),
    say("usiok").
command("isready", _, _, Engine0, Engine) :-
    (   catch(ready(Engine0, Engine1), Error, say_no(Error))
    ->  Engine = Engine1
    ;   Engine = Engine0
    ),
    say("readyok").
command("setoption", Words, _, engine(Queue, Options0, Game, Table, Job),
        engine(Queue, Options, Game, Table, Job)) :-
    set_option(Words, Options0, Options),
    (   wrong_value(Words, Said)
    ->  say_text("~s", [Said])
    ;   true
    ).
command("usinewgame", _, _, Engine0, Engine) :-
    answered(Engine0, Engine).
command("position", Words, _, engine(Queue, Options, _, Table, Job),
        engine(Queue, Options, Game, Table, Job)) :-
    atomic_list_concat(Words, ' ', Text),
    (   catch(game_usi(Game0, Text), Error, say_no(Error))
    ->  Game = Game0
    ;   Game = none
    ).
command("go", Words, Time, Engine0, Engine) :-
    answered(Engine0, Engine1),
    read_go(Words, Go),
    go(Go, Time, Engine1, Engine).
command("stop", _, _, Engine0, Engine) :-
    answered(Engine0, Engine).
command("ponderhit", Words, Time, Engine0, Engine) :-
    ponderhit(Words, Time, Engine0, Engine).
command("gameover", _, _, Engine0, Engine) :-
    answered(Engine0, Engine).
command("quit", _, _, Engine, quit) :-
    answered(Engine, _).

%   ready(+Engine0, -Engine): all that takes long is done, so that a first move loses no time by it:
%   the knowledge is read, the user's own as it is now, the table has its size and is empty. What is
%   wrong with the user's files and options is said, and done without. Where there is work nothing
%   is touched.

ready(Engine, Engine) :-
    Engine = engine(_, _, _, _, Job),
    Job \== none,
    !.
ready(engine(Queue, Options, Game, Had, none),
      engine(Queue, Options, Game, table(Megabytes, Table), none)) :-
    table_back(Queue, Had, Table0),
    need_knowledge(shogi),
    load_own_knowledge(Trouble),
    (   Trouble == none
    ->  true
    ;   say_error(Trouble)
    ),
    option_value(Options, 'SearchChoices', Choices),
    start_position(hirate, Position),
    search_knowledge(Position, Choices, _),
    need_knowledge(joseki),
    option_value(Options, 'BookFile', Book0),
    (   memberchk(Book0, ['', no_book])
    ->  Book = none
    ;   Book = Book0
    ),
    catch(use_book_file(Book), Error, say_error(Error)),
    option_value(Options, 'Style', Style),
    catch(must_be_style(Style), StyleError, say_error(StyleError)),
    garbage_collect_atoms,
    option_value(Options, 'USI_Hash', Megabytes),
    (   Table0 = table(Megabytes, Table)
    ->  clear_search_table(Table)
    ;   (   Table0 = table(_, Old)
        ->  close_search_table(Old)
        ;   true
        ),
        new_table(Megabytes, Table)
    ).

%   table_back(+Queue, +Table0, -Table): what work that was given up still had; it ends soon.

table_back(Queue, kept(Control, Megabytes, Shared), Table) :-
    !,
    (   thread_get_message(Queue, choice(Control, Event), [timeout(10)])
    ->  (   under_way(Event)
        ->  table_back(Queue, kept(Control, Megabytes, Shared), Table)
        ;   Table = table(Megabytes, Shared)
        )
    ;   Table = none
    ).
table_back(_, Table, Table).

under_way(progress(_)).
under_way(in_hand(_)).

%   new_table(+Megabytes, -Table): cleared at once, so that the system gives all its memory now, as
%   it does to other engines, and not when the first move is searched.

new_table(Megabytes, Table) :-
    catch(search_table(Megabytes, Table), error(resource_error(_), _),
          ( say_text("no memory for a table of ~d MB, so it has 16 MB", [Megabytes]),
            search_table(16, Table)
          )),
    clear_search_table(Table).

                /*******************************
                *             WORK             *
                *******************************/

go(Go, _, engine(Queue, Options, none, Table, none), engine(Queue, Options, none, Table, none)) :-
    !,
    (   memberchk(mate-_, Go)
    ->  say_mate(none)
    ;   say("bestmove resign")
    ).
go(Go, Time, Engine0, Engine) :-
    memberchk(mate-Limit, Go),
    !,
    Engine0 = engine(Queue, Options, Game, Table, none),
    game_position(Game, Position),
    option_value(Options, 'USI_Hash', Megabytes),
    option_value(Options, 'Threads', Threads),
    mate_limit(Limit, Time, Limits, Alarm),
    mate_start(Position, [hash(Megabytes), threads(Threads)|Limits], Queue, Control),
    Engine = engine(Queue, Options, Game, Table,
                    job(Control, mate, Go, Game, false, Alarm, none, none)).
go(Go, Time, Engine0, Engine) :-
    (   Engine0 = engine(_, _, _, none, _),
        catch(ready(Engine0, Engine1), Error, say_no(Error))
    ->  true
    ;   Engine1 = Engine0
    ),
    Engine1 = engine(Queue, Options, Game, Table, none),
    go_limits(Go, Options, Game, Limits0),
    (   Table = table(_, Shared)
    ->  Limits1 = [table(Shared)|Limits0]
    ;   Limits1 = Limits0
    ),
    (   go_waits(Go)
    ->  Waits = true,
        Limits = Limits1,
        Alarm = none
    ;   Waits = false,
        time_now(Go, Options, Game, Time, Spend, Alarm),
        time_limits(Spend, Limits1, Limits)
    ),
    choice_start(Game, Limits, Queue, Control),
    Engine = engine(Queue, Options, Game, Table,
                    job(Control, choice, Go, Game, Waits, Alarm, none, none)).

mate_limit(infinite, _, [], none).
mate_limit(Milliseconds, Time, [time(Seconds)], Alarm) :-
    integer(Milliseconds),
    Seconds is max(0.001, Milliseconds/1000),
    Alarm is Time+Seconds+0.2.

%   time_now(+Go, +Options, +Game, +Since, -Spend, -Alarm): Spend is the time that Go gives from now
%   on, having been said at Since.

time_now(Go, Options, Game, Since, Spend, Alarm) :-
    get_time(Now),
    Waited is max(0, Now-Since),
    go_time(Go, Options, Game, Waited, Spend),
    (   usable_time(Spend, Usable)
    ->  spare(Spend, Waited, Spare),
        Alarm is Now+Usable+Spare/4
    ;   Alarm = none
    ).

%   spare(+Spend, +Waited, -Seconds): what of the time is for the way to the interface.

spare(time(_), _, 0.2).
spare(clock(_, _, _, Delay), Waited, Seconds) :-
    Seconds is max(0, Delay-Waited).

time_limits(none, Limits, Limits) :-
    !.
time_limits(time(Seconds), Limits, [time(Seconds)|Limits]) :-
    !.
time_limits(Clock, Limits, [clock(Clock)|Limits]).

%   ponderhit(+Words, +Time, +Engine0, -Engine) is semidet: it may bring times that replace those of
%   the go.

ponderhit(Words, Time, engine(Queue, Options, Game, Table, Job0), Engine) :-
    Job0 = job(Control, choice, Go0, Played, true, _, Best, Outcome),
    memberchk(ponder-_, Go0),
    read_go(Words, Go1),
    findall(Item, ( member(Item, Go1) ; member(Item, Go0), Item = (Key-_), Key \== ponder ), Go),
    (   Outcome == none
    ->  time_now(Go, Options, Played, Time, Spend, Alarm),
        from_now(Spend, Go, Control),
        Engine = engine(Queue, Options, Game, Table,
                        job(Control, choice, Go, Played, false, Alarm, Best, none))
    ;   answer(engine(Queue, Options, Game, Table,
                      job(Control, choice, Go, Played, false, none, Best, Outcome)),
               Engine)
    ).

%   from_now(+Spend, +Go, +Control): without a time nor another limit the interface waits for no
%   more than the move.

from_now(none, Go, Control) :-
    !,
    (   ( memberchk(depth-_, Go) ; memberchk(nodes-_, Go) )
    ->  true
    ;   choice_stop(Control)
    ).
from_now(Spend, _, Control) :-
    choice_clock(Control, Spend).

                /*******************************
                *           ANSWERS            *
                *******************************/

%   heard(+Message, +Engine0, -Engine): from the work, or an alarm. What work sends that was given
%   up means nothing any more.

heard(choice(Control, Event), engine(Queue, Options, Game, Table, Job0), Engine) :-
    Job0 = job(Control, Kind, Go, Played, Waits, Alarm, Best, _),
    !,
    (   Event = progress(Result)
    ->  (   deeper(Best, Result)
        ->  Best1 = Best
        ;   told(Result, Played, Options),
            Best1 = Result
        ),
        Engine = engine(Queue, Options, Game, Table,
                        job(Control, Kind, Go, Played, Waits, Alarm, Best1, none))
    ;   Event = in_hand(Result)
    ->  in_hand(Result, First),
        Engine = engine(Queue, Options, Game, Table,
                        job(Control, Kind, Go, Played, Waits, Alarm, First, none))
    ;   Engine1 = engine(Queue, Options, Game, Table,
                         job(Control, Kind, Go, Played, Waits, Alarm, Best, Event)),
        (   Waits == true
        ->  Engine = Engine1
        ;   answer(Engine1, Engine)
        )
    ).
heard(choice(Control, Event), engine(Queue, Options, Game, kept(Control, Megabytes, Table), Job),
      engine(Queue, Options, Game, table(Megabytes, Table), Job)) :-
    \+ under_way(Event),
    !.
heard(choice(_, _), Engine, Engine).
heard(alarm, Engine0, Engine) :-
    given_up(none, Engine0, Engine).

%   given_up(+Outcome, +Engine0, -Engine): the work's end is not waited for, but where nothing is in
%   hand what it finds first.

given_up(Outcome0, engine(Queue, Options, Game, Table, Job0), Engine) :-
    Job0 = job(Control, Kind, Go, Played, Waits, Alarm, Best0, _),
    choice_give_up(Control),
    (   Kind == choice,
        Best0 == none
    ->  first_found(Queue, Control, Outcome0, Best, Outcome)
    ;   Best = Best0,
        Outcome = Outcome0
    ),
    answer(engine(Queue, Options, Game, Table,
                  job(Control, Kind, Go, Played, Waits, Alarm, Best, Outcome)),
           Engine).

%   first_found(+Queue, +Control, +Outcome0, -Best, -Outcome): a time was too short for anything.
%   What comes first is waited for: any move that was searched for is better than none. Outcome is
%   Outcome0 unless the work has ended.

first_found(Queue, Control, Outcome0, Best, Outcome) :-
    (   thread_get_message(Queue, choice(Control, Event), [timeout(2)])
    ->  found(Event, Outcome0, Best, Outcome)
    ;   Best = none,
        Outcome = Outcome0
    ).

found(in_hand(Result), Outcome, Best, Outcome) :-
    !,
    in_hand(Result, Best).
found(progress(Result), Outcome, Result, Outcome) :-
    !.
found(Outcome, _, none, Outcome).

in_hand(none, none) :-
    !.
in_hand(Result, untold(Result)).

%   deeper(+Best, +Result) is semidet: a clause may search more than once. What a search says is the
%   best there is, and told, once it has looked as deep as those before it, or found a mate; or more
%   lines than are in hand.

deeper(untold(Held), Result) :-
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

told(Result, Game, Options) :-
    option_value(Options, 'MultiPV', Wanted),
    game_position(Game, Position),
    say_result(Position, Wanted, Result).

%   answered(+Engine0, -Engine): nothing is under way in Engine.

answered(Engine, Engine) :-
    Engine = engine(_, _, _, _, none),
    !.
answered(Engine0, Engine) :-
    Engine0 = engine(_, _, _, _, job(Control, Kind, _, _, _, _, _, _)),
    choice_stop(Control),
    patience(Kind, Seconds),
    get_time(Now),
    Deadline is Now+Seconds,
    await(Deadline, Engine0, Engine).

await(_, Engine0, Engine) :-
    Engine0 = engine(_, _, _, _, job(_, _, _, _, _, _, _, Outcome)),
    Outcome \== none,
    !,
    answer(Engine0, Engine).
await(Deadline, Engine0, Engine) :-
    Engine0 = engine(Queue, Options, Game, Table, Job),
    Job = job(Control, Kind, Go, Played, _, Alarm, Best, _),
    (   thread_get_message(Queue, choice(Control, Event), [deadline(Deadline)])
    ->  heard(choice(Control, Event),
              engine(Queue, Options, Game, Table,
                     job(Control, Kind, Go, Played, true, Alarm, Best, none)),
              Engine1),
        await(Deadline, Engine1, Engine)
    ;   given_up(stopped, Engine0, Engine)
    ).

%   answer(+Engine0, -Engine): the job's answer, by its outcome or, without one, the best there is.
%   Work without an outcome may use the table for a while.

answer(engine(Queue, Options, Game, Table0, Job), engine(Queue, Options, Game, Table, none)) :-
    Job = job(Control, Kind, Go, Played, _, _, Best, Outcome),
    (   Kind == choice,
        memberchk(Outcome, [none, stopped]),
        Table0 = table(Megabytes, Shared)
    ->  Table = kept(Control, Megabytes, Shared)
    ;   Table = Table0
    ),
    game_position(Played, Position),
    give(Kind, Outcome, Go, Options, Position, Best).

give(mate, Outcome, _, _, _, _) :-
    (   Outcome = done(Solved)
    ->  say_mate(Solved)
    ;   (   Outcome = failed(_)
        ->  say_failure(Outcome)
        ;   true
        ),
        say_mate(none)
    ).
give(choice, done(choice(_, Reason, _)), Go, Options, Position, Best) :-
    reason_searched(Reason, Result),
    search_result(Result, stopped, flag),
    search_result(Result, depth, Depth),
    Depth =< 1,
    deeper(Best, Result),
    !,
    give(choice, stopped, Go, Options, Position, Best).
give(choice, done(choice(Move, Reason, Score)), Go, Options, Position, Best) :-
    !,
    (   reason_searched(Reason, Result)
    ->  say_last(Result, Best, Options, Position),
        expected(Move, Result, Expected)
    ;   Expected = none
    ),
    say_reason(Reason),
    (   gives_up(Score, Go, Options)
    ->  say_best(Position, resign, none)
    ;   ponder(Options, Expected, Said),
        say_best(Position, Move, Said)
    ).
give(choice, Outcome, _, Options, Position, untold(Result)) :-
    !,
    say_result(Position, 1, Result),
    say_failure(Outcome),
    search_result(Result, best, Move),
    expected(Move, Result, Expected),
    ponder(Options, Expected, Said),
    say_best(Position, Move, Said).
give(choice, Outcome, Go, Options, Position, Best) :-
    say_failure(Outcome),
    (   Best \== none,
        search_result(Best, score, Score),
        gives_up(Score, Go, Options)
    ->  say_best(Position, resign, none)
    ;   best_so_far(Best, Go, Position, Move, Expected)
    ->  ponder(Options, Expected, Said),
        say_best(Position, Move, Said)
    ;   say_best(Position, resign, none)
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

%   say_last(+Result, +Best, +Options, +Position): what was found at the end is said unless it is
%   what was said last.

say_last(Result, Best, Options, Position) :-
    (   Best = searched(_, _, _, _, _, _, _, _, _, _),
        search_result(Best, lines, Lines),
        search_result(Result, lines, Lines)
    ->  true
    ;   option_value(Options, 'MultiPV', Wanted),
        say_result(Position, Wanted, Result)
    ).

expected(Move, Result, Expected) :-
    (   search_result(Result, lines, Lines),
        member(line(_, _, [Move, Next|_]), Lines)
    ->  Expected = Next
    ;   Expected = none
    ).

ponder(Options, Expected, Said) :-
    (   option_value(Options, 'USI_Ponder', true)
    ->  Said = Expected
    ;   Said = none
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
    expected(Move, Best, Expected).
best_so_far(_, Go, Position, Move, none) :-
    (   memberchk(searchmoves-Moves, Go),
        member(Move, Moves)
    ;   true
    ),
    legal_move(Position, Move),
    !.
