:- encoding(utf8).
/*  Sessions of USI by chance, as no interface has them: orders, junk, long lines, stops and
    pondering in any order. Each go has one answer, in the order of the gos, and each move is legal.
    At the end of each session comes one go that is measured: how late its answer is.

    storm.plt runs them for a moment, scripts/storm for long.
*/
:- module(test_usi_storming,
          [ usi_session/4               % +Engine, +Seed, -Faults, -Late
          ]).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(tests(usi/dialogue)).
:- use_module(tests(sizes)).

%   usi_session(+Engine, +Seed, -Faults, -Late): Faults are what was wrong in a session, [] for
%   nothing. Late is late(Line, Seconds): the answer to Line, which was sent when the engine had
%   nothing to do, came so long after it was due; less than 0 before it.

usi_session(Engine, Seed, Faults, Late) :-
    set_random(seed(Seed)),
    start_position(hirate, Start),
    game_new(Start, Game0),
    tell_all(Engine, ["usinewgame", "position startpos"]),
    random_between(5, 30, Steps),
    steps(Steps, Engine, Game0, Game, Gos, 0, Readies),
    tell_all(Engine, ["stop", "isready"]),
    More is Readies + 1,
    answers(More, Engine, Answers),
    length(Gos, Asked),
    length(Answers, Answered),
    (   Asked == Answered
    ->  findall(unfit(Go, Answer),
                ( nth1(N, Gos, Go-At), nth1(N, Answers, Answer), \+ answer_fits(Go, At, Answer) ),
                Faults0)
    ;   Faults0 = [asked(Asked, answered(Answered))]
    ),
    measured(Engine, Game, Late, Fault),
    append(Fault, Faults0, Faults).

%   measured(+Engine, +Game, -Late, -Faults)

measured(Engine, Game0, late(Line, Late), Faults) :-
    tell_all(Engine, ["setoption name MultiPV value 1", "setoption name Threads value 1",
                      "setoption name Style value none"]),
    (   Game0 == none
    ->  tell(Engine, "position startpos"),
        start_position(hirate, Start),
        game_new(Start, Game)
    ;   Game = Game0
    ),
    ready(Engine),
    random_member(Line-Then-Allowed,
                  [ "go byoyomi 50"-none-0.05, "go btime 0 wtime 0 byoyomi 100"-none-0.1,
                    "go movetime 40"-none-0.04, "go infinite"-"stop"-0, "go ponder"-"stop"-0,
                    "go ponder btime 0 wtime 0 byoyomi 60"-"ponderhit"-0.06,
                    "go mate infinite"-"stop"-0, "go infinite"-"gameover lose"-0,
                    "go depth 60"-"stop"-0, "go byoyomi 5000"-"stop"-0 ]),
    tell(Engine, Line),
    (   Then == none
    ->  true
    ;   random(Part),
        Seconds is Part*0.06,
        sleep(Seconds),
        tell(Engine, Then)
    ),
    get_time(Asked),
    answer(Engine, Answer),
    get_time(Answered),
    Late is Answered - Asked - Allowed,
    split_string(Answer, " ", "", Words),
    (   answer_fits(Line, Game, Words)
    ->  Faults = []
    ;   Faults = [unfit(Line, Words)]
    ).

%   step(-Line, +Game0, -Game, -Go): a line, by chance. Game is the position known after it, `none`
%   for none; Go is true when it is to be answered.

step(Line, Game0, Game, Go) :-
    random_member(Kind, [position, position, position, go, go, go, go, idle, idle, option, junk,
                         bad]),
    line(Kind, Line, Game0, Game, Go).

line(position, Line, _, Game, false) :-
    (   maybe(0.03)
    ->  size(500, 2000, Plies)
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
    (   maybe(0.05)
    ->  size(100_000, 8_000_000, Length)
    ;   Length = 10_000
    ),
    format(string(Line), "~`yt~*|", [Length]).
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

%   steps(+Steps, +Engine, +Game0, -Game, -Gos, +Readies0, -Readies): Gos are the lines that are to
%   be answered, each with the game it was asked in.

steps(0, _, Game, Game, [], Readies, Readies) :-
    !.
steps(Steps, Engine, Game0, Game, Gos, Readies0, Readies) :-
    once(step(Line, Game0, Game1, Go)),
    tell(Engine, Line),
    (   maybe(0.3)
    ->  random(Part),
        Seconds is Part * 0.03,
        sleep(Seconds)
    ;   true
    ),
    (   Go == true
    ->  Gos = [Line-Game1|Gos1]
    ;   Gos = Gos1
    ),
    (   Line == "isready"
    ->  Readies1 is Readies0 + 1
    ;   Readies1 = Readies0
    ),
    Less is Steps - 1,
    steps(Less, Engine, Game1, Game, Gos1, Readies1, Readies).

%   answers(+Readies, +Engine, -Answers): those that come before so many lines readyok.

answers(0, _, []) :-
    !.
answers(Readies, Engine, Answers) :-
    Engine = engine(_, Out, _),
    read_line_to_string(Out, Line),
    (   Line == end_of_file
    ->  throw(error(ended(Engine), _))
    ;   true
    ),
    (   Line == "readyok"
    ->  Less is Readies - 1,
        answers(Less, Engine, Answers)
    ;   split_string(Line, " ", "", [Word|Words]),
        memberchk(Word, ["bestmove", "checkmate"])
    ->  Answers = [[Word|Words]|Answers1],
        answers(Readies, Engine, Answers1)
    ;   answers(Readies, Engine, Answers)
    ).

%   answer_fits(+Go, +Game, +Words) is semidet.

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
