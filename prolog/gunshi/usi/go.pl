/*  The command `go`: what is asked for, and how long it may take.

    A go is a list of Key-Value: `ponder` and `infinite` with `true`; `mate` with milliseconds or
    `infinite`; `searchmoves` with moves; all others with an integer. Times of a go are
    milliseconds; all that is made of them is in seconds.
*/
:- module(gunshi_usi_go,
          [ read_go/3,                  % +Words, -Go, -Passed
            go_limits/4,                % +Go, +Options, +Game, -Limits
            go_time/5,                  % +Go, +Options, +Game, +Waited, -Time
            go_waits/1,                 % +Go
            go_illegal/3,               % +Go, +Game, -Texts
            usable_time/2               % +Time, -Seconds
          ]).
:- use_module('../knowledge/shogi/search_choices', [search_knowledge/3]).
:- use_module('../knowledge/shogi/styles', [must_be_style/1]).
:- use_module('../shogi/game', [game_position/2, game_ply/2, game_record/2]).
:- use_module('../shogi/position', [legal_move/2, side_to_move/2, move_usi/2]).
:- use_module(numbers, [usi_number/2]).
:- use_module(options, [option_choices/2, option_value/3]).
:- autoload(library(apply), [include/3]).
:- autoload(library(lists), [member/2]).

%!  read_go(+Words:list(string), -Go, -Passed:list(string)) is det.
%
%   Go is what the words behind `go` ask for. Passed are those that mean nothing, passed over.

read_go(Words, Go, Passed) :-
    phrase(go(Go, Passed), Words).

go(Go, Passed) -->
    (   item(Go, Go1)
    ->  go(Go1, Passed)
    ;   [Word]
    ->  { Passed = [Word|Passed1] },
        go(Go, Passed1)
    ;   { Go = [],
          Passed = []
        }
    ).

item([ponder-true|Go], Go) -->
    [ "ponder" ].
item([infinite-true|Go], Go) -->
    [ "infinite" ].
item([mate-infinite|Go], Go) -->
    [ "mate", "infinite" ].
item([mate-Time|Go], Go) -->
    [ "mate" ],
    (   natural(Time)
    ->  []
    ;   { Time = infinite }
    ).
item([searchmoves-Moves|Go], Go) -->
    [ "searchmoves" ],
    moves(Moves).
item([Key-Value|Go], Go) -->
    [ Word ],
    { number_key(Key),
      atom_string(Key, Word)
    },
    natural(Value).

number_key(btime).
number_key(wtime).
number_key(binc).
number_key(winc).
number_key(byoyomi).
number_key(movetime).
number_key(depth).
number_key(nodes).

%   natural(-Number)//: some interfaces send a time below 0, or one with a fraction. What is beyond
%   all need is made less.

natural(Number) -->
    [ Word ],
    { usi_number(Word, Number0),
      Number is max(0, truncate(min(Number0, 1 000 000 000 000 000)))
    }.

moves([Move|Moves]) -->
    [ Word ],
    { catch(move_usi(Move, Word), _, fail) },
    !,
    moves(Moves).
moves([]) -->
    [].

%!  go_illegal(+Go, +Game, -Texts:list) is det.
%
%   Texts, in USI, are moves behind `searchmoves` in Go that are not legal at the end of Game.

go_illegal(Go, Game, Texts) :-
    (   memberchk(searchmoves-Moves, Go)
    ->  game_position(Game, Position),
        findall(Text,
                ( member(Move, Moves), \+ legal_move(Position, Move), move_usi(Move, Text) ),
                Texts)
    ;   Texts = []
    ).

%!  go_waits(+Go) is semidet.
%
%   The answer to Go is to wait until the interface says `stop` or `ponderhit`.

go_waits(Go) :-
    (   memberchk(infinite-_, Go)
    ;   memberchk(ponder-_, Go)
    ),
    \+ memberchk(mate-_, Go),
    !.

%!  go_limits(+Go, +Options, +Game, -Limits:list) is det.
%
%   Limits are those of choose/3 for Go, but for the time and the table.

go_limits(Go, Options, Game, Limits) :-
    findall(Limit, limit(Go, Options, Game, Limit), Limits).

limit(_, Options, _, lines(Count)) :-
    option_value(Options, 'MultiPV', Count).
limit(_, Options, _, threads(Count)) :-
    option_value(Options, 'Threads', Count).
limit(_, Options, _, declaration(false)) :-
    option_value(Options, 'EnteringKingRule', 'NoEnteringKing').
limit(_, Options, Game, plies_left(Left)) :-
    option_value(Options, 'MaxMovesToDraw', Most),
    Most > 0,
    game_record(Game, record(_, Number, _, _)),
    game_ply(Game, Ply),
    Left is max(1, Most-(Number-1+Ply)).
limit(_, Options, Game, draw_value(Value)) :-
    game_position(Game, Position),
    side_to_move(Position, Side),
    draw_option(Side, Name),
    option_value(Options, Name, Value),
    Value =\= 0.
limit(Go, Options, _, style(Style)) :-
    (   analysis(Go, Options)
    ->  Style = reading
    ;   option_value(Options, 'Style', Style0),
        catch(must_be_style(Style0), error(_, _), fail)
    ->  Style = Style0
    ;   Style = none
    ).
limit(Go, Options, _, without([give_up|Names])) :-
    findall(Name, left_out(Go, Options, Name), Names).
limit(_, Options, Game, parameters(Parameters)) :-
    option_choices(Options, Choices),
    Choices \== [],
    game_position(Game, Position),
    catch(search_knowledge(Position, Choices, Parameters), error(_, _), fail).
limit(Go, _, _, depth(Depth)) :-
    memberchk(depth-Depth0, Go),
    Depth is max(1, min(127, Depth0)).
limit(Go, _, _, nodes(Nodes)) :-
    memberchk(nodes-Nodes0, Go),
    Nodes is max(1, Nodes0).
limit(Go, _, Game, only(Moves)) :-
    memberchk(searchmoves-Moves0, Go),
    game_position(Game, Position),
    include(legal_move(Position), Moves0, Moves),
    Moves \== [].

%   left_out(+Go, +Options, -Name) is nondet: of an only move, too, who looks at a position wants to
%   see what it is worth.

left_out(_, Options, joseki) :-
    option_value(Options, 'OwnBook', false).
left_out(Go, Options, only_move) :-
    analysis(Go, Options).

draw_option(sente, 'DrawValueBlack').
draw_option(gote,  'DrawValueWhite').

%   analysis(+Go, +Options): the interface wants to see what a search finds, not to play a game.

analysis(Go, _) :-
    member(Key, [infinite, depth, nodes, searchmoves]),
    memberchk(Key-_, Go),
    !.
analysis(_, Options) :-
    option_value(Options, 'MultiPV', Count),
    Count > 1.

%!  go_time(+Go, +Options, +Game, +Waited, -Time) is det.
%
%   Time is what Go gives the side to move in Game, of which Waited seconds have passed:
%   time(Seconds), a clock as search/3 takes it, or `none` for as long as it takes.

go_time(Go, _, _, Waited, time(Seconds)) :-
    memberchk(movetime-Time, Go),
    !,
    Given is Time/1000,
    Telling is min(0.03, Given/10),     % to find and tell what the move does
    Seconds is max(0.001, Given-Telling-Waited).
go_time(Go, Options, Game, Waited, clock(Main, Byoyomi, Increment, Delay)) :-
    member(Key, [btime, wtime, binc, winc, byoyomi]),
    memberchk(Key-_, Go),
    !,
    game_position(Game, Position),
    side_to_move(Position, Side),
    keys(Side, MainKey, IncrementKey),
    seconds(MainKey, Go, Main),
    seconds(IncrementKey, Go, Increment),
    seconds(byoyomi, Go, Byoyomi),
    delay(Options, Main, Main+Byoyomi+Increment, Waited, Delay).
go_time(_, _, _, _, none).

keys(sente, btime, binc).
keys(gote,  wtime, winc).

seconds(Key, Go, Seconds) :-
    (   memberchk(Key-Milliseconds, Go)
    ->  Seconds is Milliseconds/1000.0
    ;   Seconds = 0.0
    ).

%   delay(+Options, +Main, +Usable, +Waited, -Delay): of a time that is short a part is left to
%   think.

delay(Options, Main, Usable, Waited, Delay) :-
    option_value(Options, 'NetworkDelay', Short),
    option_value(Options, 'NetworkDelay2', Long),
    (   Main > Long/1000
    ->  Wanted is Short/1000
    ;   Wanted is Long/1000
    ),
    Most is min(Usable*0.6, max(0.06, Usable/4)),
    Delay is min(Usable, min(Most, Wanted)+Waited).

%!  usable_time(+Time, -Seconds) is semidet.
%
%   Seconds is all that may be used of Time, the way to the interface not counted. Fails for `none`.

usable_time(time(Seconds), Seconds).
usable_time(clock(Main, Byoyomi, Increment, Delay), Seconds) :-
    Seconds is Main+Byoyomi+Increment-Delay.
