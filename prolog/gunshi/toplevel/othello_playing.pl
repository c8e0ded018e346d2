:- encoding(utf8).
/*  The Othello prompt's commands for playing and for walking in the game, by the names that shogi's
    prompt has for them. Part of otl.pl.
*/
:- module(gunshi_toplevel_othello_playing,
          [ new_game/0,
            play/1,                     % +Move
            type/0,
            go/0,
            undo/0,
            redo/0,
            goto/1,                     % +Number
            forward/0,
            back/0,
            board/0,
            moves/0,
            level/1,                    % +Level
            think/1,                    % +Seconds
            position/1,                 % ?Text
            current_position/1,         % -Position
            current_game/1,             % -Game
            save/1,                     % +File
            load/1,                     % +File
            load/2                      % +File, +Options
          ]).
:- use_module('../base/options', [must_be_options/2]).
:- use_module('../base/usage', [must_be_text/2]).
:- use_module('../knowledge/othello/lookahead', [othello_line_end/3]).
:- use_module('../othello/board').
:- use_module('../othello/record', [write_ggf/2]).
:- use_module('../words/levels', [must_be_level/1, thinking_time/1]).
:- use_module('../words/othello_board', [othello_move_text/2, othello_side_text/2]).
:- use_module('../words/reader', [say/3]).
:- use_module(file_game, [chosen_game/4]).
:- use_module(othello_game).
:- use_module(othello_learning, [othello_file_games/2]).
:- use_module(othello_turns).
:- use_module(session_messages, []).
:- use_module(typed_lines, [type/2]).
:- autoload(library(lists), [member/2]).

%!  new_game is det.
%
%   Start a game. The person has black; new_game, go gives the person white.

new_game :-
    othello_start(Start),
    othello_begin(Start, [], white),
    board.

%!  play(+Move) is det.
%
%   Play Move for the side to move: a square, f5, or `pass`. The program answers for the other side.
%
%   @error gunshi(othello_move(What)) if it is not legal
%   @error gunshi(usage(Text)) if it is no move; as otl_choose/4

play(Given) :-
    given_square(Given, Move),
    othello_now(Position, _, _),
    othello_side(Position, Side),
    othello_opponent(Side, Other),
    legal_or_refused(Position, Move),
    othello_after(Position, Move, After),
    (   othello_over(After)
    ->  Answer = []
    ;   othello_played(Played0),
        Played is Played0 + 1,
        program_turn(After, Played, Turn),
        Answer = [Turn]
    ),
    take_turns([turn(Move, none, false)|Answer], Other),
    board.

%!  type is det.
%
%   Take moves and commands line by line, without full stops, until an empty line.

type :-
    type(play, gunshi_toplevel_othello_playing:turn_name).

turn_name(Name) :-
    othello_now(Position, _, _),
    \+ othello_over(Position),
    othello_side(Position, Side),
    othello_side_text(Side, Name).

%!  go is det.
%
%   The program plays for the side to move. The person has the other side from then on.
%
%   @error gunshi(othello_move(What)) if the game is over; as otl_choose/4

go :-
    othello_now(Position, _, _),
    othello_side(Position, Side),
    othello_played(Played),
    program_turn(Position, Played, Turn),
    take_turns([Turn], Side),
    board.

%!  undo is det.
%
%   Take the program's answer and the person's move back, so that it is the person's turn again;
%   what was played before the person's first turn, alone.
%
%   @error gunshi(nothing_to_undo) at the start of the game

undo :-
    othello_now(_, N, _),
    (   persons_turn(Earlier, N, -1, 0)
    ->  othello_goto(Earlier),
        board
    ;   throw(error(gunshi(nothing_to_undo), _))
    ).

%!  redo is det.
%
%   Play again what undo/0 took back.
%
%   @error gunshi(nothing_to_redo) if nothing was taken back since the last move

redo :-
    othello_now(_, N, _),
    othello_last(Last),
    (   persons_turn(Later, N, 1, Last)
    ->  othello_goto(Later),
        board
    ;   throw(error(gunshi(nothing_to_redo), _))
    ).

%   persons_turn(-Turn, +N, +By, +Last) is semidet: of the numbers beyond N, up or down to Last as
%   By is 1 or -1, the first after which it is the person's turn; Last when it is after none.

persons_turn(Turn, N, By, Last) :-
    N =\= Last,
    Turn0 is N + 2 * By,
    Turn1 is N + By,
    othello_now(Position, _, _),
    othello_side(Position, Side),
    othello_computer(Computer),
    (   Side == Computer
    ->  Turn = Turn1
    ;   (   By < 0
        ->  Turn is max(Last, Turn0)
        ;   Turn is min(Last, Turn0)
        )
    ).

%!  goto(+Number:integer) is det.
%
%   Go to the position after so many moves of the game; 0 is the start. What was played further on
%   stays until another move is played.
%
%   @error gunshi(usage(Text)) if there is no such move

goto(Number) :-
    (   othello_goto(Number)
    ->  board
    ;   othello_last(Last),
        othello_misused("The game has ~d moves: goto(0), its start, to goto(~d)",
                        "全~d手なので、goto(0)（初め）から goto(~d) まで", [Last, Last])
    ).

%!  forward is det.
%!  back is det.
%
%   Go one move on, or back.
%
%   @error gunshi(end_of_record), gunshi(start_of_record)

forward :-
    step(1, end_of_record).

back :-
    step(-1, start_of_record).

step(By, Fault) :-
    othello_now(_, N0, _),
    N is N0 + By,
    (   othello_goto(N)
    ->  board
    ;   throw(error(gunshi(Fault), _))
    ).

%!  board is det.
%
%   Draw the board, and say whose turn it is, or how the game ended, and where one is in it.

board :-
    print_board.

%!  moves is det.
%
%   Print the legal moves, or that there is none but a pass.

moves :-
    othello_now(Position, _, _),
    othello_moves(Position, Moves),
    (   Moves == [pass]
    ->  say("No legal move: it must be a pass, play(pass).~n",
            "打てるマスがない。play(pass). でパスする。~n", [])
    ;   print_moves(Moves)
    ).

print_moves(Moves) :-
    forall(member(Move, Moves), ( othello_move_text(Move, Text), format("~s~n", [Text]) )),
    length(Moves, Count),
    (   Count =:= 1
    ->  say("1 legal move.~n", "打てるマスは1つ。~n", [])
    ;   say("~d legal moves.~n", "打てるマスは~dつ。~n", [Count])
    ).

%!  level(+Level:integer) is det.
%!  think(+Seconds:number) is det.
%
%   The search engine plays for the computer: at Level, from 1 to 10, or thinking about each move
%   for so many Seconds. player/1 gives another player.
%
%   @error gunshi(usage(Text)) for anything else

level(Level) :-
    must_be_level(Level),
    player(level(Level)).

think(Seconds) :-
    (   thinking_time(Seconds)
    ->  player(level(seconds(Seconds)))
    ;   othello_misused("How many seconds for a move? As in think(5); player(paper). ends it",
                        "一手に何秒考えるか: think(5). など。player(paper). で元に戻る", [])
    ).

%!  position(+Text) is det.
%!  position(-Text:string) is det.
%
%   Start a game from a position: 64 of X, O and -, row by row, then X or O to move. The person has
%   the side to move. Unbound, Text is that of the position on the board.
%
%   @error gunshi(bad_othello_position(What, Text))

position(Text) :-
    var(Text),
    !,
    othello_now(Position, _, _),
    othello_text(Position, Text).
position(Text) :-
    must_be_text(Text, "position('---------------------------OX------XO\c
                                  --------------------------- X')"),
    othello_text(Position, Text),
    othello_side(Position, Side),
    othello_opponent(Side, Other),
    othello_begin(Position, [], Other),
    board.

%!  current_position(-Position) is det.
%!  current_game(-Game) is det.
%
%   Position is the one on the board; Game what has been played up to it, as read_ggf/2 has games.

current_position(Position) :-
    othello_now(Position, _, _).

current_game(othello_game([], Start, Moves)) :-
    othello_now(_, _, Moves),
    othello_positions([Start|_]).

%!  save(+File) is det.
%
%   Write the game to File in GGF, its whole line wherever in it one is.
%
%   @error gunshi(file(write, File, Reason)) if it cannot be written

save(File) :-
    must_be_text(File, "save('my.ggf')"),
    othello_line([Start|_], Moves, _),
    write_ggf(File, [othello_game([], Start, Moves)]),
    length(Moves, N),
    say("Saved in ~w, moves: ~d.~n", "~wに保存した（~d手）。~n", [File, N]).

%!  load(+File) is det.
%!  load(+File, +Options:list) is det.
%
%   The game in File, in GGF or a transcript, becomes the current one, and can be gone on with; the
%   person has the side to move. game(N) of Options takes the Nth of several.
%
%   @error gunshi(no_game_in(File)), gunshi(more_than_one_game(File, Count)),
%          gunshi(no_such_game(File, N, Count))
%   @error gunshi(bad_option(Option, Possible)), gunshi(usage(Text)); as l/1 of a file

load(File) :-
    load(File, []).

load(File, Options) :-
    must_be_text(File, "load('my.ggf')"),
    (   is_list(Options),
        ground(Options)
    ->  must_be_options([game(positive)], Options)
    ;   othello_misused("The options are a list, as in load('my.ggf', [game(2)])",
                        "選択肢はリスト: load('my.ggf', [game(2)]). など", [])
    ),
    othello_file_games(File, Games),
    chosen_game(Options, File, Games, othello_game(_, Start, Moves)),
    othello_line_end(Start, Moves, End),
    othello_side(End, Side),
    othello_opponent(Side, Other),
    othello_begin(Start, Moves, Other),
    board.
