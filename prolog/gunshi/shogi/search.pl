/*  Looking for the best moves of a position: the C core's search.

    Alpha-beta with iterative deepening. It never calls Prolog: what a program knows enters before,
    as parameters and as what is said of the root's moves. A search works on a thread of its own,
    if it is not over in milliseconds; search/3 waits for its end, search_start/3 does not.

    What searches found of positions is kept in a *table*. One that is made with search_table/2 and
    given to one search after the other lets each profit from those before; it serves one search at
    a time.
*/
:- module(gunshi_shogi_search,
          [ search/3,                   % +Context, +Options, -Result
            search_start/3,             % +Context, +Options, -Search
            search_event/2,             % +Search, -Event
            search_stop/1,              % +Search
            search_clock/2,             % +Search, +Clock
            search_result/3,            % +Result, ?Key, ?Value
            is_search_result/1,         % @Term
            put_search_result/4,        % +Key, +Value, +Result0, -Result
            must_be_search_options/1,   % +Options
            search_table/2,             % +Megabytes, -Table
            with_search_table/3,        % +Megabytes, -Table, :Goal
            clear_search_table/1,       % +Table
            close_search_table/1        % +Table
          ]).
:- use_module('../foreign', []).
:- use_module('../base/options', [must_be_options/2]).
:- use_module('../base/parts', [named_part/4]).
:- use_module('../base/types', []).
:- use_module(values, []).
:- use_module(game, [game_position/2, game_positions/2, game_record/2]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(error), [must_be/2, type_error/2]).
:- autoload(library(lists), [append/3, nth1/3]).
:- autoload(library(option), [option/3]).

:- multifile
    known_parameters/2,
    gunshi_base_types:argument_type/3.

:- meta_predicate with_search_table(+, -, 0).

%   spare_table(Megabytes, Table): an empty table that nobody uses.
:- dynamic spare_table/2.

gunshi_base_types:argument_type(search_table, "a table made with search_table/2",
                           such_that(gunshi_shogi_search:is_search_table)).
gunshi_base_types:argument_type(search_parameters,
                           "`material`, or parameters made with search_parameters/2",
                           such_that(gunshi_shogi_search:says_parameters)).
gunshi_base_types:argument_type(seconds, "a number of seconds from 0",
                           such_that(gunshi_shogi_search:is_seconds)).
gunshi_base_types:argument_type(clock,
                           "clock(Main, Byoyomi, Increment, Delay), \c
                            each a number of seconds from 0",
                           shape(clock(seconds, seconds, seconds, seconds))).

says_parameters(material) :-
    !.
says_parameters(Value) :-
    is_search_parameters(Value).

is_seconds(Value) :-
    number(Value),
    Value >= 0.

%!  search(+Context, +Options:list, -Result) is det.
%
%   Search a position, or where a game stands, for the side to move. With a game, going back to one
%   of its positions is seen as the repetition it is. Options:
%
%     - depth(Plies)
%       So deep, 1..127. Default: 127 with another limit, else 3.
%     - nodes(Count)
%       Stop after so many nodes.
%     - time(Seconds)
%       Stop after so long.
%     - clock(clock(Main, Byoyomi, Increment, Delay))
%       As long as is good for a game: in seconds, what the side has left; what it has for each move
%       once that is used up; what each move adds; and what the way to the other player takes.
%     - lines(Count)
%       Find so many of the best moves, 1..64. Default 1.
%     - threads(Count)
%       Search with so many threads, 1..64. Default 1.
%     - hash(Megabytes)
%       The size of its own table, 1..1000000. Default 16.
%     - table(Table)
%       Use this table instead.
%     - parameters(Parameters)
%       What the search knows, as search_parameters/2 makes it; `material`: the values of the
%       pieces alone. Default: what kb/ and the user's own knowledge say (search_knowledge/3), where
%       knowledge is loaded, as by library(gunshi); else `material`.
%     - only(Moves), exclude(Moves)
%       Look at these moves only; do not look at these. Those that are not legal do not matter.
%     - bonus([Move-Centipawns, ...])
%       Add so much to the score of a move, at most 10,000.
%     - plies_left(Count)
%       The game is a draw after so many plies.
%     - draw_value(Centipawns)
%       What a draw is worth to the side to move, -30000..30000. Default 0.
%     - declaration(Boolean)
%       The 27-point rule holds. Default `true`.
%     - look_out(Count)
%       Of each move that becomes the best one the solver of mating problems is asked, once and with
%       so many positions, 0..2000, whether it is mated; then it is worth that. Default 0: it is not
%       asked. These positions are not among those of `nodes`.
%
%   Result is searched(Best, Score, Lines, Depth, Deepest, Nodes, Seconds, Full, Cuts, Stopped,
%   Rivals, Mated), whose parts search_result/3 gives by name:
%
%     - best: the best move found, legal even when stopped early; `declare_win` when the side to
%       move wins by declaring; `none` when no move is allowed
%     - score: cp(Centipawns) for the side to move, or mate(Plies), below 0 when it is the side to
%       move that is mated, and mate(0) when it has no legal move; `none` without a move to score
%     - lines: a list of line(Score, Bound, Moves), the best first; Bound is `exact`, `lower` or
%       `upper`, Moves what is expected to be played
%     - depth, deepest: plies of the deepest iteration finished, and of the deepest line looked at
%     - nodes, seconds: what it took
%     - full: how full the table is, per mille
%     - cuts: how many nodes were cut by a move of each stage of the ordering, a list of Stage-Count
%     - stopped: `deadline`, `nodes`, `flag`, `clock` when the clock left no time for more, or
%       `none` when it ended by itself: at its depth, with a mate, or with an only move
%     - rivals: where moves have bonuses, Move-Behind of those others than the best that are behind
%       by ten centipawns more than bonuses could make good, or less: when they were last looked at,
%       as pruned searches of moves that are no better see it
%     - mated: Move-Behind of those that were best until the solver proved them mated; until then
%       they were behind what is best now by so much, below 0 when they looked better
%
%   With one thread the same position or game, depth or nodes, and an empty table give the same
%   result. Can be interrupted and obeys call_with_time_limit/2.
%
%   @error type_error(game, Context) if Context is neither
%   @error permission_error(search, search_table, Table) while another search uses the table
%   @error existence_error(search_table, Table) when it was closed
%   @error resource_error(memory), and the errors of must_be_search_options/1

search(Context, Options, Result) :-
    task(Context, Options, 3, Position, Past, Table, Task),
    (   memberchk(table(Given), Options)
    ->  Table = Given,
        search_through(Position, Past, Task, Result)
    ;   option(hash(Megabytes), Options, 16),
        with_search_table(Megabytes, Table, search_through(Position, Past, Task, Result))
    ).

%!  must_be_search_options(+Options) is det.
%
%   True when Options is a list of options as search/3 takes them.
%
%   @error what must_be_options/2 throws

must_be_search_options(Options) :-
    must_be_options([ depth(between(1, 127)), nodes(count), time(duration), clock(clock),
                      lines(between(1, 64)), threads(between(1, 64)),
                      hash(between(1, 1 000 000)), table(search_table),
                      parameters(search_parameters), only(list(move)), exclude(list(move)),
                      bonus(list(shape(move-between(-10 000, 10 000)))), plies_left(positive),
                      declaration(boolean), draw_value(between(-30 000, 30 000)),
                      look_out(between(0, 2000))
                    ],
                    Options).

%   task(+Context, +Options, +Unlimited, -Position, -Past, ?Table, -Task): Task is as
%   c/foreign/search_terms.h describes it, with Table or the megabytes of a new one; Unlimited is
%   its depth without any limit.

task(Context, Options, Unlimited, Position, Past, Table, Task) :-
    must_be_search_options(Options),
    context(Context, Position, Past, Ply),
    (   limited(Options)
    ->  Deepest = 127
    ;   Deepest = Unlimited
    ),
    Task = task(Depth, Nodes, Seconds, Lines, Threads, Table, Parameters, Only, Exclude, Bonus,
                Clock, Ply, PliesLeft, Declaration, DrawValue, LookOut),
    option(depth(Depth), Options, Deepest),
    option(nodes(Nodes), Options, 0),
    option(time(Seconds), Options, 0),
    option(lines(Lines), Options, 1),
    option(threads(Threads), Options, 1),
    option(only(Only), Options, none),
    option(exclude(Exclude), Options, []),
    option(bonus(Bonus), Options, []),
    option(clock(Clock), Options, none),
    option(plies_left(PliesLeft), Options, 0),
    option(declaration(Declaration), Options, true),
    option(draw_value(DrawValue), Options, 0),
    option(look_out(LookOut), Options, 0),
    parameters(Options, Position, Parameters).

parameters(Options, Position, Parameters) :-
    (   memberchk(parameters(Given), Options)
    ->  (   Given == material
        ->  Parameters = none
        ;   Parameters = Given
        )
    ;   known_parameters(Position, Parameters)
    ->  true
    ;   Parameters = none
    ).

%!  known_parameters(+Position, -Parameters) is semidet.
%
%   Hook: Parameters are for a search from Position that says nothing of them.

limited(Options) :-
    (   memberchk(nodes(_), Options)
    ;   memberchk(time(_), Options)
    ;   memberchk(clock(_), Options)
    ),
    !.

%   context(+Context, -Position, -Past, -Ply): the next move is the Plyth of the game.

context(Position, Position, [], 1) :-
    blob(Position, position),
    !.
context(Game, Position, Past, Ply) :-
    game_position(Game, Position),
    game_positions(Game, Positions),
    append(Past, [_], Positions),
    !,
    game_record(Game, record(_, Number, _, _)),
    length(Past, Played),
    Ply is Number+Played.

                /*******************************
                *      WHILE IT SEARCHES       *
                *******************************/

%!  search_start(+Context, +Options:list, -Search) is det.
%
%   Begin a search with Options as for search/3, and do not wait for it. Without any limit it goes
%   on until it is stopped. A Search that nothing refers to any more is stopped.
%
%   @error as for search/3

search_start(Context, Options, Search) :-
    task(Context, Options, 127, Position, Past, Table, Task),
    option(hash(Megabytes), Options, 16),
    option(table(Table), Options, Megabytes),
    start_search(Position, Past, Task, Search).

%!  search_event(+Search, -Event) is semidet.
%
%   Wait for what Search has to tell next: progress(Result) for what it found so far, then once
%   done(Result); Result is as in search/3. Fails when the end has been told. Progress that is not
%   asked for in time may be left out. Can be interrupted and obeys call_with_time_limit/2; the
%   search goes on then.
%
%   @error type_error(search, Search)

%!  search_stop(+Search) is det.
%
%   Make Search stop now. search_event/2 tells its end, with the best so far, as it tells any other.
%   Does nothing when Search has ended.
%
%   @error type_error(search, Search)

%!  search_clock(+Search, +Clock) is det.
%
%   From now on Search has the time that Clock says, clock(Main, Byoyomi, Increment, Delay) or
%   time(Seconds), as in the options of search/3. What it has searched before is not counted.
%
%   @error type_error(clock, Clock)
%   @error type_error(search, Search)

search_clock(Search, Clock) :-
    must_be(ground, Clock),
    set_search_clock(Search, Clock).

%!  search_result(+Result, ?Key, ?Value) is nondet.
%
%   Value is the part of Result, as search/3 gives it, that is called Key. Semidet when Key is
%   bound.
%
%   @error type_error(search_result, Result)
%   @error gunshi(no_such_part(Key, Keys))

search_result(Result, Key, Value) :-
    (   is_search_result(Result)
    ->  result_parts(Keys),
        named_part(Keys, Result, Key, Value)
    ;   type_error(search_result, Result)
    ).

%!  is_search_result(@Term) is semidet.
%
%   Term is a result of search/3.

is_search_result(Result) :-
    functor(Result, searched, 12).

%!  put_search_result(+Key, +Value, +Result0, -Result) is det.
%
%   Result is Result0 with Value for its part Key.

put_search_result(Key, Value, Result0, Result) :-
    result_parts(Keys),
    nth1(Place, Keys, Key),
    !,
    duplicate_term(Result0, Result),
    setarg(Place, Result, Value).

result_parts([best, score, lines, depth, deepest, nodes, seconds, full, cuts, stopped,
              rivals, mated]).

                /*******************************
                *    TABLES AND PARAMETERS     *
                *******************************/

%!  search_table(+Megabytes:integer, -Table) is det.
%
%   Table is a new, empty table of Megabytes, 1..1000000.
%
%   @error type_error(integer, Megabytes), type_error(between(1, 1000000), Megabytes)
%   @error resource_error(memory)

search_table(Megabytes, Table) :-
    must_be(between(1, 1 000 000), Megabytes),
    new_search_table(Megabytes, Table).

%!  with_search_table(+Megabytes:integer, -Table, :Goal) is semidet.
%
%   Goal, once, with an empty Table of Megabytes that is its own as long as it runs. To have the
%   memory of a new one takes as long as a short search; so one that was used is kept, empty, for
%   whoever wants as large a one next.
%
%   @error as search_table/2 and Goal

with_search_table(Megabytes, Table, Goal) :-
    setup_call_cleanup(
        (   retract(spare_table(Megabytes, Table))
        ->  true
        ;   search_table(Megabytes, Table)
        ),
        once(Goal),
        put_by(Megabytes, Table)).

%   put_by(+Megabytes, +Table): one more is kept than there are processors; of those the one that
%   was not used for longest gives way, so that small and large ones used in turn are both there.

put_by(Megabytes, Table) :-
    current_prolog_flag(cpu_count, Processors),
    clear_search_table(Table),
    assertz(spare_table(Megabytes, Table)),
    (   aggregate_all(count, spare_table(_, _), Count),
        Count > Processors+1,
        retract(spare_table(_, Oldest))
    ->  close_search_table(Oldest)
    ;   true
    ).

%!  clear_search_table(+Table) is det.
%
%   Forget everything in Table.
%
%   @error type_error(search_table, Table)
%   @error permission_error(clear, search_table, Table) while a search uses it

%!  close_search_table(+Table) is det.
%
%   Free the memory of Table, which is not to be used any more.
%
%   @error type_error(search_table, Table)
%   @error permission_error(close, search_table, Table) while a search uses it
