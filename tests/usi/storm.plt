:- encoding(utf8).
/*  Sessions by chance, as no interface has them: orders, junk, long lines, stops and pondering in
    any order. Each go has one answer, in the order of the gos, and each move is legal; at the end
    no thread and no memory is left.
*/
:- module(test_usi_storm, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(tests(usi/dialogue)).
:- use_module(tests(sizes)).

%   step(-Line, +Game0, -Game, -Go): a line, by chance. Game is the position known after it, `none`
%   for none; Go is true when it is to be answered.

step(Line, Game0, Game, Go) :-
    random_member(Kind, [position, position, position, go, go, go, go, idle, idle, option, junk,
                         bad]),
    line(Kind, Line, Game0, Game, Go).

line(position, Line, _, Game, false) :-
    (   maybe(0.03)
    ->  Plies = 500
    ;   random_between(0, 60, Plies)
    ),
    start_position(hirate, Start),
    game_new(Start, Game1),
    played(Plies, Game1, Game),
    game_usi(Game, Text),
    format(string(Line), "position ~s", [Text]).
line(go, Line, Game, Game, true) :-
    random_member(Words, [ "byoyomi 30", "byoyomi 0", "nodes 300", "depth 2", "movetime 20",
                           "infinite", "ponder btime 0 wtime 0 byoyomi 50", "ponder", "mate 50",
                           "mate infinite",
                           "btime 100 wtime 100 binc 10 winc 10", "", "btime -5 wtime x",
                           "nodes 200 searchmoves 7g7f 3c3d", "depth 0", "nodes 1", "mate",
                           "infinite searchmoves", "byoyomi 99999999999999999999 nodes 50"
                         ]),
    format(string(Line), "go ~s", [Words]).
line(idle, Line, Game, Game, false) :-
    random_member(Line, [ "stop", "ponderhit", "ponderhit btime 10 wtime 10 byoyomi 10",
                          "gameover win", "gameover", "usinewgame", "isready", "usi", "", "  " ]).
line(option, Line, Game, Game, false) :-
    random_member(Line, [ "setoption name MultiPV value 3", "setoption name MultiPV value 1",
                          "setoption name Threads value 2", "setoption name Threads value 1",
                          "setoption name USI_Hash value 8", "setoption name USI_Hash value 16",
                          "setoption name USI_Ponder value false", "setoption name Nothing value 1",
                          "setoption", "setoption name", "setoption name Style value reading",
                          "setoption name Style value nothing", "setoption name Language value ja",
                          "setoption name SearchChoices value x(" ]).
line(junk, Line, Game, Game, false) :-
    random_between(0, 40, Length),
    findall(Code, ( between(1, Length, _), random_between(32, 0x3FFF, Code) ), Codes),
    string_codes(Line, [0'x|Codes]).
line(junk, Line, Game, Game, false) :-
    size(100_000, 8_000_000, Length),
    length(Codes, Length),
    maplist(=(0'y), Codes),
    string_codes(Line, Codes).
line(bad, Line, _, none, false) :-
    random_member(Line, [ "position", "position startpos moves 7g7f 7g7f 3c3d x", "position sfen x",
                          "position startpos moves zz 7g7f", "position sfen 9/9/9 b - 1" ]).

played(0, Game, Game) :-
    !.
played(Plies, Game0, Game) :-
    game_position(Game0, Position),
    legal_moves(Position, Moves),
    (   Moves == []
    ->  Game = Game0
    ;   random_member(Move, Moves),
        game_play(Game0, Move, Game1),
        Less is Plies - 1,
        played(Less, Game1, Game)
    ).

%   session(+Engine, +Seed): one session, and what is wrong with it is an assertion that fails.

session(Engine, Seed) :-
    set_random(seed(Seed)),
    start_position(hirate, Start),
    game_new(Start, Game0),
    tell_all(Engine, ["usinewgame", "position startpos"]),
    random_between(5, 30, Steps),
    steps(Steps, Engine, Game0, Gos, 0, Readies),
    tell_all(Engine, ["stop", "isready"]),
    More is Readies + 1,
    answers(More, Engine, Answers),
    length(Gos, Asked),
    length(Answers, Answered),
    assertion(Seed-Answered == Seed-Asked),
    maplist(fits(Seed), Gos, Answers).

steps(0, _, _, [], Readies, Readies) :-
    !.
steps(Steps, Engine, Game0, Gos, Readies0, Readies) :-
    once(step(Line, Game0, Game, Go)),
    tell(Engine, Line),
    (   maybe(0.3)
    ->  random(Part),
        Seconds is Part * 0.03,
        sleep(Seconds)
    ;   true
    ),
    (   Go == true
    ->  Gos = [Line-Game|Gos1]
    ;   Gos = Gos1
    ),
    (   Line == "isready"
    ->  Readies1 is Readies0 + 1
    ;   Readies1 = Readies0
    ),
    Less is Steps - 1,
    steps(Less, Engine, Game, Gos1, Readies1, Readies).

%   answers(+Readies, +Engine, -Answers): those that come before so many lines readyok.

answers(0, _, []) :-
    !.
answers(Readies, Engine, Answers) :-
    Engine = engine(_, Out, _),
    read_line_to_string(Out, Line),
    assertion(Line \== end_of_file),
    (   Line == "readyok"
    ->  Less is Readies - 1,
        answers(Less, Engine, Answers)
    ;   split_string(Line, " ", "", [Word|Words]),
        memberchk(Word, ["bestmove", "checkmate"])
    ->  Answers = [[Word|Words]|Answers1],
        answers(Readies, Engine, Answers1)
    ;   answers(Readies, Engine, Answers)
    ).

fits(Seed, Go-Game, Answer) :-
    (   answer_fits(Go, Game, Answer)
    ->  true
    ;   assertion(Seed-Go == fits(Answer))
    ).

answer_fits(Go, _, ["checkmate"|_]) :-
    sub_string(Go, 0, _, _, "go mate").
answer_fits(Go, Game, ["bestmove", Word|_]) :-
    (   Game == none
    ->  true
    ;   memberchk(Word, ["resign", "win"])
    ->  true
    ;   game_position(Game, Position),
        move_usi(Move, Word),
        once(legal_move(Position, Move))
    ),
    ( \+ sub_string(Go, 0, _, _, "go mate") ; Go == "go mate" ).

%   used(+Engine, -Threads, -Kilobytes) is semidet.

used(engine(_, _, Process), Threads, Kilobytes) :-
    format(atom(File), "/proc/~d/status", [Process]),
    exists_file(File),
    read_file_to_string(File, Text, []),
    field(Text, "Threads:", Threads),
    field(Text, "VmRSS:", Kilobytes).

field(Text, Name, Number) :-
    split_string(Text, "\n", "", Lines),
    member(Line, Lines),
    string_concat(Name, Rest, Line),
    split_string(Rest, " \t", " \t", Words),
    member(Word, Words),
    number_string(Number, Word),
    !.

:- begin_tests(usi_storm).

test(storm, nondet) :-
    size(12, 120, Sessions),
    with_engine(E,
                ( ready(E),
                  First is max(2, Sessions // 5),
                  forall(between(1, First, Seed), session(E, Seed)),
                  used(E, Threads0, Kilobytes0),
                  Next is First + 1,
                  forall(between(Next, Sessions, Seed), session(E, Seed)),
                  sleep(1),
                  used(E, Threads, Kilobytes) )),
    assertion(Threads =< Threads0),
    assertion(Kilobytes < Kilobytes0 + 100_000).

:- end_tests(usi_storm).
