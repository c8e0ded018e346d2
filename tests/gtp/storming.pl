:- encoding(utf8).
/*  Sessions of GTP by chance: orders in any order, junk, comments, ids, long lines. Each order has
    one answer with its id; a move is taken when it is legal and only then; the engine's moves are
    legal; and at the end its game is ours.

    storm.plt runs them for a moment, scripts/storm for long.
*/
:- module(test_gtp_storming,
          [ with_gtp/2,                 % -Engine, :Goal
            gtp_session/4               % +Engine, +Seed, -Faults, -Late
          ]).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(random)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/words/othello_board)).
:- use_module(tests(sizes)).
:- use_module(tests(usi/dialogue)).

:- meta_predicate with_gtp(-, 0).

%   with_gtp(-Engine, :Goal): Engine, engine(In, Out, Process), is gunshi's at its first level. It
%   must end with status 0 when its input ends.

with_gtp(Engine, Goal) :-
    usi_program(Usi),
    file_directory_name(Usi, Build),
    directory_file_path(Build, gunshi, Program),
    process_create(Program, [othello, gtp, '--player', 'level:1'],
                   [ stdin(pipe(In, [encoding(utf8)])), stdout(pipe(Out, [encoding(utf8)])),
                     stderr(null), process(Process), detached(true) ]),
    Engine = engine(In, Out, Process),
    set_stream(Out, timeout(60)),
    setup_call_cleanup(true,
                       ( once(Goal), ends(Engine, exit(0)) ),
                       ( close(In, [force(true)]),
                         close(Out, [force(true)]),
                         catch(process_kill(Process, kill), _, true) )).

%   gtp_session(+Engine, +Seed, -Faults, -Late): Faults are what was wrong, [] for nothing; Late is
%   late(Line, Seconds), of the answer that took longest.

gtp_session(Engine, Seed, Faults, Late) :-
    set_random(seed(Seed)),
    othello_start(Start),
    told(Engine, "clear_board", "", _, _),
    random_between(5, 60, Steps),
    length(Turns, Steps),
    foldl(turn(Engine), Turns, state([Start], [], late("", 0)), state(Game, Faults0, Late)),
    same_game(Engine, Game, Faults1),
    append(Faults1, Faults0, Faults).

%   turn(+Engine, -Line, +State0, -State): a state has the positions of the game, the last first.

turn(Engine, Line, state(Game0, Faults0, Late0), state(Game, Faults, Late)) :-
    random_member(Kind, [play, play, play, play, genmove, genmove, undo, board, other, other, junk,
                         quiet, wrong]),
    once(line(Kind, Game0, Words)),
    (   Kind == quiet
    ->  tell(Engine, Words),
        Game-Faults-Late = Game0-Faults0-Late0
    ;   random_id(Id),
        ornamented(Id, Words, Line),
        told(Engine, Line, Id, Answer, Seconds),
        (   next_game(Words, Answer, Game0, Game1)
        ->  Game-Faults = Game1-Faults0
        ;   sub_string(Line, 0, 60, _, Short)
        ->  Game-Faults = Game0-[answered(Short, Answer)|Faults0]
        ;   Game-Faults = Game0-[answered(Line, Answer)|Faults0]
        ),
        Late0 = late(_, Longest),
        (   Seconds > Longest
        ->  Late = late(Words, Seconds)
        ;   Late = Late0
        )
    ).

%   told(+Engine, +Line, +Id, -Answer, -Seconds): Answer is good(Text) or refused(Text).

told(Engine, Line, Id, Answer, Seconds) :-
    get_time(Start),
    tell(Engine, Line),
    Engine = engine(_, Out, _),
    read_line_to_string(Out, First),
    answer_lines(Out, Lines),
    get_time(End),
    Seconds is End - Start,
    (   member(Sign-Kind, ["="-good, "?"-refused]),
        string_concat(Sign, Id, Mark),
        string_concat(Mark, Rest, First),
        string_concat(" ", Text0, Rest)
    ->  atomic_list_concat([Text0|Lines], '\n', Text1),
        atom_string(Text1, Text),
        Answer =.. [Kind, Text]
    ;   Answer = no_answer(First)
    ).

answer_lines(Out, Lines) :-
    read_line_to_string(Out, Line),
    (   ( Line == "" ; Line == end_of_file )
    ->  Lines = []
    ;   Lines = [Line|Lines1],
        answer_lines(Out, Lines1)
    ).

random_id(Id) :-
    random_member(Id, ["", "", "1", "007", "99999999999999999999"]).

ornamented(Id, Words, Line) :-
    random_member(Before, ["", "", " ", "\t"]),
    random_member(After, ["", "", " # comment", "\t", "\r"]),
    (   Id == ""
    ->  Parts = [Before, Words, After]
    ;   Parts = [Before, Id, " ", Words, After]
    ),
    atomic_list_concat(Parts, Line).

                /*******************************
                *            LINES             *
                *******************************/

%   line(+Kind, +Game, -Words)

line(play, [Position|_], Words) :-
    (   maybe(0.8),
        othello_moves(Position, Moves),
        Moves = [_|_]
    ->  random_member(Move, Moves),
        othello_side(Position, Side)
    ;   random_between(1, 8, Row),
        random_between(1, 8, Column),
        random_member(Move, [Row-Column, Row-Column, pass]),
        random_member(Side, [black, white])
    ),
    othello_move_name(Move, Name),
    format(string(Words), "play ~w ~w", [Side, Name]).
line(genmove, _, Words) :-
    random_member(Words, ["genmove b", "genmove white", "genmove w", "genmove BLACK",
                          "reg_genmove b", "reg_genmove w"]).
line(undo, _, "undo").
line(board, _, "final_score").
line(other, _, Words) :-
    random_member(Words, ["name", "version", "protocol_version", "list_commands", "showboard",
                          "komi 0", "boardsize 8", "clear_board", "set_game Othello",
                          "time_settings 0 1 1", "time_left b 1 0", "known_command play",
                          "list_games"]).
line(junk, _, Words) :-
    random_between(1, 40, Length),
    findall(Code, ( between(1, Length, _), random_between(0'!, 0x3FFF, Code), Code =\= 0'# ),
            Codes),
    string_codes(Words, [0'x|Codes]).
line(junk, _, Words) :-
    (   maybe(0.1)
    ->  size(100_000, 8_000_000, Length)
    ;   Length = 10_000
    ),
    format(string(Words), "~`yt~*|", [Length]).
line(quiet, _, Line) :-
    random_member(Line, ["", "   ", "# a comment", "\t# play b f5", "\r"]).
line(wrong, _, Words) :-
    random_member(Words, ["play", "play b", "play x f5", "play b i9", "play b f5 f5", "genmove",
                          "genmove x", "boardsize 19", "boardsize", "komi x", "set_game Go",
                          "known_command", "undo undo", "komi"]).

                /*******************************
                *            ANSWERS           *
                *******************************/

%   next_game(+Words, +Answer, +Game0, -Game) is semidet: Answer is what Words must have in Game0.

next_game(Words, Answer, Game0, Game) :-
    split_string(Words, " ", "", [Command|Arguments]),
    next_game(Command, Arguments, Answer, Game0, Game).

next_game("play", [Colour, Square], Answer, Game0, Game) :-
    memberchk(Colour-Side, ["black"-black, "white"-white, "b"-black]),
    !,
    (   ( Square == "pass" -> Move = pass ; othello_square(Move, Square) ),
        turned(Side, Game0, Position),
        othello_after(Position, Move, After)
    ->  Answer = good(_),
        Game = [After|Game0]
    ;   Answer = refused(_),
        Game = Game0
    ).
next_game("genmove", [Colour], Answer, Game0, Game) :-
    memberchk(Colour-Side, ["b"-black, "BLACK"-black, "w"-white, "white"-white]),
    !,
    generated(Side, Answer, Game0, Game).
next_game("reg_genmove", [Colour], Answer, Game, Game) :-
    memberchk(Colour-Side, ["b"-black, "w"-white]),
    !,
    generated(Side, Answer, Game, _).
next_game("undo", [], Answer, [Last|Game0], Game) :-
    !,
    (   Game0 = [_|_]
    ->  Answer = good(_),
        Game = Game0
    ;   Answer = refused(_),
        Game = [Last|Game0]
    ).
next_game(Command, Arguments, Answer, _, [Start]) :-
    memberchk(Command-Arguments, ["clear_board"-[], "boardsize"-["8"]]),
    !,
    Answer = good(""),
    othello_start(Start).
next_game(Command, Arguments, Answer, Game, Game) :-
    (   good_order(Command, Arguments)
    ->  Answer = good(Text),
        good_text(Command, Text)
    ;   Answer = refused(_)
    ).

good_order("final_score", []).
good_order("name", []).
good_order("version", []).
good_order("protocol_version", []).
good_order("list_commands", []).
good_order("list_games", []).
good_order("showboard", []).
good_order("komi", ["0"]).
good_order("set_game", ["Othello"]).
good_order("time_settings", [_, _, _]).
good_order("time_left", [_, _, _]).
good_order("known_command", [_]).

%   good_text(+Command, +Text) is semidet: Text answers Command, as far as it is the same each time.

good_text("name", Text) :- !, Text == "Gunshi".
good_text("protocol_version", Text) :- !, Text == "2".
good_text("list_games", Text) :- !, Text == "Othello".
good_text("known_command", Text) :- !, memberchk(Text, ["true", "false"]).
good_text(_, _).

%   turned(+Side, +Game, -Position) is semidet: the last position, or where it is after a pass that
%   was not told.

turned(Side, [Position|_], Position) :-
    othello_side(Position, Side),
    !.
turned(_, [Position|_], After) :-
    othello_after(Position, pass, After).

generated(Side, Answer, Game0, Game) :-
    (   turned(Side, Game0, Position)
    ->  Answer = good(Name),
        (   othello_over(Position)
        ->  Name == "pass",
            Game = Game0
        ;   ( Name == "pass" -> Move = pass ; othello_square(Move, Name) ),
            othello_after(Position, Move, After),
            Game = [After|Game0]
        )
    ;   Answer = refused(_),
        Game = Game0
    ).

same_game(Engine, [Position|_], Faults) :-
    told(Engine, "final_score", "", Answer, _),
    (   othello_over(Position)
    ->  othello_score(Position, black, Score)
    ;   othello_discs(Position, black, Black),
        othello_discs(Position, white, White),
        Score is Black - White
    ),
    (   Score > 0
    ->  format(string(Text), "B+~d", [Score])
    ;   Score < 0
    ->  Less is -Score,
        format(string(Text), "W+~d", [Less])
    ;   Text = "0"
    ),
    (   Answer == good(Text)
    ->  Faults = []
    ;   Faults = [score(Text, Answer)]
    ).
