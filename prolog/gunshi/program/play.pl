:- encoding(utf8).
/*  gunshi play: a game in the terminal, with reasons.

    A line is a move in any notation or one of a few words; what is wrong with it is said and the
    game goes on. Lines may come from a pipe. The game is the session's current one, so that taking
    back and reasons are those of the prompt.

    The clock is a term clock(Sente, Gote, Byoyomi): seconds each side has left, and the seconds for
    a move when nothing is left; or `none`. A person's flag falls while a line is waited for; one
    that has begun to come is waited for to its end.
*/
:- module(gunshi_program_play,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module('../base/steady', [steady_time/1]).
:- use_module(library(lists), [append/3, nth1/3]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../base/text_lines', [read_line/2]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../shogi/position', [start_position/2, side_to_move/2]).
:- use_module('../shogi/forms', [form_name/2]).
:- use_module('../shogi/game',
              [game_new/2, game_position/2, game_ply/2, game_result/2, game_end/3]).
:- use_module('../toplevel/current_game').
:- use_module('../words/reader', [flip_board/0, reader_words/3]).
:- use_module('../words/turns').
:- use_module('../words/board', [side_text/2]).
:- use_module('../session',
              [ undo/0, redo/0, why/0, moves/0, board/0, save/1, resign/0, declare/0,
                seed/1, set_language/1, set_style/1
              ]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module('../cli/options').

%   chooser(Limits): limits of choose/3 that say what finds the program's moves in this game.
:- thread_local chooser/1.

%!  help(-Text) is det.
%
%   Text is what `gunshi play --help` prints.

help(Text) :-
    help_text(Start),
    help_words(Words),
    string_concat(Start, Words, Text).

help_text("\
usage: gunshi play [--side sente|gote] [--handicap NAME | --sfen SFEN] [--clock MIN+SEC]
                   [--style NAME] [--network FILE] [--seed N] [--language en|ja]
                   [--form F [--depth D]]

A game against the program in the terminal, with the reason of each of its moves.

  --side SIDE       the side you play. Default: sente
  --handicap NAME   a handicap game; the names are those of handicap/2, such as 二枚落ち.
                    Gote gives the pieces and moves first
  --sfen SFEN       start from a position; startpos, or an SFEN
  --clock MIN+SEC   each side has MIN minutes, and when they are used up SEC seconds for each move
                    (秒読み); whose time is up loses. Taking back gives no time back
  --style NAME      how the program plays, a style of kb/shogi/styles.pl
  --network FILE    it evaluates by this network, a file nn.bin
  --seed N          draw book moves by the seed N: the same ones again. Default: 0, by chance
  --language LANG   the language of its reasons. Default: en
  --form F          its moves are found by minimax on a form of the first paper (gunshi forms list),
                    not by its knowledge
  --depth D         of that minimax: 0 tries each move, 1 the replies to it, too. Default: 1

At your turn, type a move (7g7f, +7776FU, ７六歩) or one of these words:
").

help_words("  hint  why  moves  board       its move for you; why it played; legal moves; the board
  undo  redo                    take your move and the answer back; play them again
  save FILE                     the game so far as a line of USI
  declare  resign  quit  help   入玉宣言; 投了; leave the game; these words
").

japanese_words("  hint  why  moves  board       軍師の手、直前の手の理由、合法手、盤面
  undo  redo                    待った、指し直し
  save FILE                     棋譜の保存（形式は名前の末尾による）
  declare  resign  quit  help   入玉宣言、投了、終わる、この一覧
").

opt_type(sfen,     sfen,     atom).
opt_type(side,     side,     oneof([sente, gote])).
opt_type(handicap, handicap, atom).
opt_type(clock,    clock,    atom).
opt_type(style,    style,    atom).
opt_type(network,  network,  atom).
opt_type(seed,     seed,     nonneg).
opt_type(language, language, oneof([en, ja])).
opt_type(form,     form,     atom).
opt_type(depth,    depth,    between(0, 6)).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0, however the game ends.
%
%   @error gunshi(usage(Text))
%   @error gunshi(bad_sfen(Field, Char, Message, Text))
%   @error domain_error(handicap, Name), gunshi(no_such_style(Style, Styles))
%   @error gunshi(no_form(Form, Forms)), gunshi(bad_network(File, Fault))

run(Arguments, 0) :-
    options_only(Arguments, "gunshi play --help lists them", Options),
    start(Options, Position),
    option(side(Side), Options, sente),
    clock(Options, Clock),
    option(style(Style), Options, none),
    set_style(Style),
    network_option(Options),
    option(seed(Seed), Options, 0),
    seed(Seed),
    option(language(Language), Options, en),
    set_language(Language),
    chooser(Options, Chooser),
    retractall(chooser(_)),
    assertz(chooser(Chooser)),
    game_new(Position, Game),
    session_start(Game, none),
    (   Side == gote
    ->  flip_board
    ;   true
    ),
    prompt(_, ''),
    print_game(Game),
    turn(Side, Clock).

%   chooser(+Options, -Chooser): [] when the program's knowledge finds its moves, or the limit
%   form(Form, Depth) of choose/3.

chooser(Options, Chooser) :-
    (   option(form(Given), Options)
    ->  (   option(style(_), Options)
        ->  usage_error("play: --form and --style exclude each other; give one", [])
        ;   form_name(Given, Form),
            option(depth(Depth), Options, 1),
            Chooser = [form(Form, Depth)]
        )
    ;   option(depth(_), Options)
    ->  usage_error("play: --depth is that of a form's minimax; give --form too", [])
    ;   Chooser = []
    ).

start(Options, Position) :-
    (   option(handicap(Name), Options)
    ->  (   option(sfen(_), Options)
        ->  usage_error("play: --handicap and --sfen exclude each other; give one", [])
        ;   start_position(Name, Position)
        )
    ;   position_option(Options, Position)
    ).

clock(Options, Clock) :-
    (   clock_option(play, Options, Main, Seconds)
    ->  Clock = clock(Main, Main, Seconds)
    ;   Clock = none
    ).

%   turn(+Side, +Clock): the game from here to its end. The program's first move of a game, and one
%   after the person took a single move back, are turns of their own.

turn(Side, Clock) :-
    session_now(Game, _),
    (   game_result(Game, _)
    ->  true
    ;   to_move(Game, Side)
    ->  steady_time(Start),
        person_turn(Side, Clock, Start)
    ;   answer(Game, Clock, "", Next),
        next(Next, Side, Clock, none)
    ).

%   next(+Next, +Side, +Clock, +Start): Next is `over`; go_on(Clock1), for the next move; or
%   `again`, for another line within the move that began at Start with Clock.

next(over, _, _, _).
next(go_on(Clock), Side, _, _) :-
    turn(Side, Clock).
next(again, Side, Clock, Start) :-
    session_now(Game, _),
    (   to_move(Game, Side),
        \+ game_result(Game, _)
    ->  person_turn(Side, Clock, Start)
    ;   steady_time(Now),
        Seconds is Now-Start,
        spend(Clock, Side, Seconds, Left)
    ->  turn(Side, Left)
    ;   time_is_up(Side, Game, _)
    ).

to_move(Game, Side) :-
    game_position(Game, Position),
    side_to_move(Position, Side).

%   person_turn(+Side, +Clock, +Start): the person's move, on the clock since Start.

person_turn(Side, Clock0, Start) :-
    session_now(Game, Note),
    ask(Side, Clock0, Start, Line),
    steady_time(Given),
    Seconds is Given-Start,
    (   Line \== late,
        spend(Clock0, Side, Seconds, Clock)
    ->  obey(Line, Clock, Game, Note, Next)
    ;   time_is_up(Side, Game, Next)
    ),
    next(Next, Side, Clock0, Start).

%   ask(+Side, +Clock, +Start, -Line): Line is a string, end_of_file, or `late`.

ask(Side, Clock, Start, Line) :-
    (   stream_property(user_input, tty(true))
    ->  clock_text(Clock, Text),
        side_text(Side, Name),
        format("~w~w> ", [Text, Name])
    ;   true
    ),
    flush_output,
    (   left(Clock, Side, Left),
        steady_time(Now),
        Rest is Left-(Now-Start),
        nothing_comes(Rest)
    ->  Line = late
    ;   read_line(user_input, Line)
    ).

%   wait_for_input/3 of 9.0.4 unifies no list of ready streams that is given, so it must be free.

nothing_comes(Seconds) :-
    (   Seconds =< 0
    ->  true
    ;   wait_for_input([user_input], Ready, Seconds),
        Ready == []
    ).

%   obey(+Line, +Clock, +Game, +Note, -Next): do what the line says; Clock is what it leaves when it
%   is a move.

obey(end_of_file, _, Game, _, over) :-
    !,
    leave(Game).
obey(Line0, Clock, Game, Note, Next) :-
    split_string(Line0, "", " \t\r.", [Line]),
    (   Line == ""
    ->  Next = again
    ;   memberchk(Line, ["quit", "exit", "halt"])
    ->  leave(Game),
        Next = over
    ;   catch(do(Line, Clock, Game, Note, Next), Error,
              ( complain(Error),
                Next = again
              ))
    ).

complain(Error) :-
    error_line(Error, Line),
    flush_output,
    format(user_error, "gunshi: ~w~n", [Line]).

do(Line, _, _, _, again) :-
    word(Line, Goal),
    !,
    call(Goal).
do(Line, _, _, _, again) :-
    string_concat("save ", File0, Line),
    !,
    normalize_space(atom(File), File0),
    save(File).
do(Line, Clock, Game0, Note, Next) :-
    person_move(Game0, Line, Said, Game),
    (   game_result(Game, _)
    ->  write(Said),
        session_turn(Game, Note),
        print_game(Game),
        Next = over
    ;   answer(Game, Clock, Said, Next)
    ).

word("hint",    hint_so).
word("why",     why).
word("moves",   moves).
word("board",   board).
word("undo",    undo).
word("redo",    redo).
word("resign",  resign).
word("declare", declare).
word("help",    print_words).

%   hint_so: as hint/0, by what finds the program's moves.

hint_so :-
    session_now(Game, _),
    session_seed(Seed),
    chosen_by([seed(Seed)], Limits),
    suggest_move(Game, Limits).

chosen_by(Limits0, Limits) :-
    chooser(Chooser),
    append(Chooser, Limits0, Limits).

print_words :-
    help_words(English),
    japanese_words(Japanese),
    reader_words(English, Japanese, Words),
    format("~s", [Words]).

%   answer(+Game0, +Clock0, +Before, -Next): the program's move, which ends the turn, or its flag
%   falls. Before is printed with the move.

answer(Game0, Clock0, Before, Next) :-
    to_move(Game0, Side),
    limits(Clock0, Side, Limits),
    session_seed(Seed),
    flush_output,
    steady_time(Start),
    chosen_by([seed(Seed)|Limits], Chosen),
    program_move(Game0, Chosen, Before, Game, Note),
    steady_time(End),
    Seconds is End-Start,
    (   spend(Clock0, Side, Seconds, Clock)
    ->  session_turn(Game, Note),
        print_game(Game),
        Next = go_on(Clock)
    ;   time_is_up(Side, Game0, Next)
    ).

%   time_is_up(+Loser, +Game0, -Next): the flag of Loser falls in Game0.

time_is_up(Loser, Game0, over) :-
    (   game_result(Game0, _)
    ->  Game = Game0
    ;   session_now(_, Note),
        game_end(Game0, time(Loser), Game),
        session_turn(Game, Note)
    ),
    nl,
    print_state(Game).

leave(Game) :-
    game_ply(Game, Ply),
    reader_words("Game left.  (moves played: ~d)~n", "対局を離れた（~d手）~n", Words),
    format(Words, [Ply]).

                /*******************************
                *            CLOCK             *
                *******************************/

side_argument(sente, 1).
side_argument(gote, 2).

%   left(+Clock, +Side, -Seconds): until the flag falls. Fails without a clock.

left(clock(Sente, Gote, Byoyomi), Side, Seconds) :-
    side_argument(Side, N),
    nth1(N, [Sente, Gote], Main),
    Seconds is Main+Byoyomi.

%   spend(+Clock0, +Side, +Seconds, -Clock): fails when that is more than the side has.

spend(none, _, _, none).
spend(Clock0, Side, Seconds, Clock) :-
    left(Clock0, Side, Left),
    Seconds < Left,
    side_argument(Side, N),
    arg(N, Clock0, Main0),
    Main is max(0.0, Main0-Seconds),
    duplicate_term(Clock0, Clock),
    setarg(N, Clock, Main).

%   limits(+Clock, +Side, -Limits): a fortieth of what is left, and most of the byoyomi; never so
%   much that the answer comes late.

limits(none, _, []).
limits(clock(Sente, Gote, Byoyomi), Side, [time(Seconds)]) :-
    side_argument(Side, N),
    nth1(N, [Sente, Gote], Main),
    Seconds is max(0.01, min(Main/40 + Byoyomi*0.8, (Main+Byoyomi)*0.8)).

clock_text(none, "").
clock_text(clock(Sente, Gote, Byoyomi), Text) :-
    clock_face(Sente, SenteFace),
    clock_face(Gote, GoteFace),
    format(string(Text), "[▲ ~w  △ ~w  + ~w s] ", [SenteFace, GoteFace, Byoyomi]).

clock_face(Seconds, Face) :-
    Minutes is truncate(Seconds) // 60,
    Rest is truncate(Seconds) mod 60,
    format(string(Face), "~d:~|~`0t~d~2+", [Minutes, Rest]).
