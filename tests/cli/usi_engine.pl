/*  A USI engine for the tests of matches, as good or bad as its first argument says:

      | first            | plays the first legal move                                           |
      | plays M,M/M,M    | as sente plays those before the /, in turn and again from the first, |
      |                  | as gote the others; without a / the same                             |
      | after S M,M/M,M  | the same, each after S seconds                                       |
      | crash            | ends when it is to move                                              |
      | crash_at_start   | ends at `usi`                                                        |
      | mute             | never says anything, and hears no quit                               |
      | hang             | says nothing when it is to move, and hears no quit                   |
      | chatter          | says ever more, but no move                                          |
      | dribble          | says ever more, but no line                                          |
      | loud             | writes a megabyte to stderr, then resigns                            |
      | parent           | has a child that outlives it, and plays the first legal move         |

    A further argument is a file to which it appends `start PID` and what it hears. Only what plays
    legal moves loads what knows them: tests start more than a hundred of these.
*/
:- use_module(library(main)).
:- use_module(library(readutil)).
:- autoload(library(process), [process_create/3]).
:- autoload(library(gunshi/shogi/position), [legal_move/2, move_usi/2]).
:- autoload(library(gunshi/shogi/game/usi_text), [game_usi/2]).
:- autoload(library(gunshi/shogi/game/term), [game_position/2]).

:- initialization(main, main).

:- dynamic
    log_file/1,
    position_text/1.

main([Mode|Arguments]) :-
    mode(Mode, Arguments, Way, Rest),
    (   Rest = [File]
    ->  assertz(log_file(File))
    ;   true
    ),
    current_prolog_flag(pid, Pid),
    log("start ~w", [Pid]),
    (   Way == parent
    ->  process_create(path(sleep), [1000], [process(Child)]),
        log("start ~w", [Child])
    ;   true
    ),
    nb_setval(turn, 0),
    hear(Way).

mode(plays, [Moves|Rest], plays(0, Sente, Gote), Rest) :-
    !,
    move_lists(Moves, Sente, Gote).
mode(after, [Text, Moves|Rest], plays(Seconds, Sente, Gote), Rest) :-
    !,
    atom_number(Text, Seconds),
    move_lists(Moves, Sente, Gote).
mode(Way, Rest, Way, Rest).

move_lists(Moves, Sente, Gote) :-
    atomic_list_concat(Sides, /, Moves),
    append(Sides, Sides, [SenteText, GoteText|_]),
    atomic_list_concat(Sente, ',', SenteText),
    atomic_list_concat(Gote, ',', GoteText).

log(Format, Arguments) :-
    (   log_file(File)
    ->  setup_call_cleanup(open(File, append, Out),
                           ( format(Out, Format, Arguments), nl(Out) ),
                           close(Out))
    ;   true
    ).

hear(Way) :-
    read_line_to_string(user_input, Line),
    (   Line == end_of_file
    ->  ended(Way)
    ;   log("~s", [Line]),
        split_string(Line, " ", "", Words),
        obey(Words, Line, Way)
    ),
    hear(Way).

ended(Way) :-
    (   memberchk(Way, [mute, hang])
    ->  sleep(1000)
    ;   halt
    ).

obey(["usi"], _, crash_at_start) :-
    halt.
obey(_, _, mute) :-
    !.
obey(["quit"], _, Way) :-
    Way \== hang,
    halt.
obey(["usi"], _, _) :-
    !,
    say("id name test~noption name Hash type spin default 1 min 1 max 2~noption name Clear Hash \c
         type button~nusiok", []).
obey(["isready"], _, _) :-
    !,
    say("readyok", []).
obey(["usinewgame"], _, _) :-
    !,
    nb_setval(turn, 0).
obey(["position"|_], Line, _) :-
    !,
    string_concat("position ", Text, Line),
    retractall(position_text(_)),
    assertz(position_text(Text)).
obey(["go"|_], _, Way) :-
    !,
    go(Way).
obey(_, _, _).

go(plays(Seconds, Sente, Gote)) :-
    to_move(Side),
    (   Side == sente
    ->  Moves = Sente
    ;   Moves = Gote
    ),
    nb_getval(turn, Turn),
    length(Moves, Count),
    nth0(Place, Moves, Move),
    Place =:= Turn mod Count,
    !,
    Next is Turn + 1,
    nb_setval(turn, Next),
    sleep(Seconds),
    say("bestmove ~w", [Move]).
go(crash) :-
    halt(3).
go(hang).
go(chatter) :-
    repeat,
    say("info depth 1", []),
    fail.
go(dribble) :-
    repeat,
    write(x),
    flush_output,
    sleep(0.01),
    fail.
go(loud) :-
    forall(between(1, 10000, _), format(user_error, "~`!t~100|~n", [])),
    say("bestmove resign", []).
go(Way) :-
    memberchk(Way, [first, parent]),
    position_text(Text),
    game_usi(Game, Text),
    game_position(Game, Position),
    once(legal_move(Position, Move)),
    move_usi(Move, Usi),
    say("info depth 3 nodes 70 score cp -12 pv ~s", [Usi]),
    say("bestmove ~s", [Usi]).

%   to_move(-Side): by the text alone.

to_move(Side) :-
    position_text(Text),
    split_string(Text, " ", "", Words),
    (   append(Start, ["moves"|Moves], Words)
    ->  true
    ;   Start = Words,
        Moves = []
    ),
    (   Start = ["sfen", _, "w"|_]
    ->  Before = 1
    ;   Before = 0
    ),
    length(Moves, Count),
    (   (Before+Count) mod 2 =:= 0
    ->  Side = sente
    ;   Side = gote
    ).

say(Format, Arguments) :-
    format(Format, Arguments),
    nl,
    flush_output.
