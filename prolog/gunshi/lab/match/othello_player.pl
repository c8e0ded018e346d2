/*  Who can play Othello here: named players, and programs that speak the Go Text Protocol (GTP).

    A player is `otl`, `paper`, level(L) or without_rules(otl), of the knowledge base;
    fixed(Squares), who plays the first legal one; or a record `gtp`, a program, which is told every
    move.
*/
:- module(gunshi_lab_match_othello_player,
          [ open_player/2,              % +Text, -Player
            close_player/1,             % +Player
            new_game/2,                 % +Player, +Moves
            player_move/4,              % +Player, +Position, +N, -Move
            tell_player/3,              % +Player, +Side, +Move
            refuse_move/2               % +Player, +Move
          ]).
:- use_module(library(record), [(record)/1]).
:- use_module('../../othello/board').
:- use_module('../../knowledge/all', []).
:- use_module('../../knowledge/othello/strategy', [otl_choose/4]).
:- use_module(othello_game, [fixed_move/3]).
:- use_module(othello_names, [level_named/2, levels_text/1, players_text/1]).
:- use_module('../../words/othello_board', [othello_move_name/2, othello_move_text/2]).
:- use_module('../../base/pipes', [writing_to_program/1]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module(engine_messages, []).

:- autoload(library(lists), [append/2, member/2]).
:- autoload(library(process), [process_create/3, process_wait/3, process_kill/1]).
:- use_module('../../base/text_lines', [read_line/2]).

:- record(gtp(name, in, out, process)).

%!  open_player(+Text, -Player) is det.
%
%   Player is whom Text names: otl, paper, fixed, a level as level_named/2 has it;
%   `otl;Without=learned`, who does not heed what games have taught; or a command that
%   speaks GTP, with its arguments between blanks, which is started.
%
%   @error gunshi(usage(Text)) if there is no such program

open_player(Text, Player) :-
    (   memberchk(Text, [otl, paper])
    ->  Player = Text
    ;   Text == 'otl;Without=learned'
    ->  Player = without_rules(otl)
    ;   Text == fixed
    ->  findall(Squares, known(kouho(chuban, _, Squares), _), Groups),
        append(Groups, Squares),
        Player = fixed(Squares)
    ;   level_named(Text, Level)
    ->  Player = level(Level)
    ;   atom_concat('level:', _, Text)
    ->  levels_text(Levels),
        usage_error("othello: \"~w\" is no level; they are ~s", [Text, Levels])
    ;   start_program(Text, Player)
    ).

start_program(Text, Player) :-
    split_string(Text, " ", " ", Words0),
    findall(Word, ( member(Word, Words0), Word \== "" ), Words),
    (   Words = [Program|Arguments],
        (   sub_string(Program, _, _, _, "/")
        ->  Path = Program
        ;   Path = path(Program)
        ),
        absolute_file_name(Path, _, [access(execute), file_errors(fail)])
    ->  true
    ;   players_text(Players),
        usage_error("othello: \"~w\" is no player; they are ~s", [Text, Players])
    ),
    process_create(Path, Arguments,
                   [ stdin(pipe(In, [encoding(octet)])), stdout(pipe(Out, [encoding(octet)])),
                     stderr(null), process(Process)
                   ]),
    make_gtp([name(Text), in(In), out(Out), process(Process)], Player).

%!  close_player(+Player) is det.
%
%   A program ends.

close_player(Player) :-
    is_gtp(Player),
    !,
    gtp_in(Player, In),
    gtp_out(Player, Out),
    gtp_process(Player, Process),
    writing_to_program(( catch(( format(In, "quit~n", []), flush_output(In) ), error(_, _), true),
                         close(In, [force(true)])
                       )),
    close(Out, [force(true)]),
    (   catch(process_wait(Process, Status, [timeout(2)]), error(_, _), Status = gone),
        Status \== timeout
    ->  true
    ;   process_kill(Process),
        process_wait(Process, _, [])
    ).
close_player(_).

%!  new_game(+Player, +Moves:list) is det.
%
%   A game begins, with Moves already played from the start.
%
%   @error gunshi(gtp(Program, Command, Answer)) if a program refuses a command

new_game(Player, Moves) :-
    (   is_gtp(Player)
    ->  ask(Player, "boardsize 8", _),
        ask(Player, "clear_board", _),
        othello_start(Start),
        tell_moves(Moves, Start, Player)
    ;   true
    ).

tell_moves([], _, _).
tell_moves([Move|Moves], Position, Player) :-
    othello_side(Position, Side),
    tell_player(Player, Side, Move),
    othello_after(Position, Move, After),
    tell_moves(Moves, After, Player).

%!  tell_player(+Player, +Side, +Move) is det.
%
%   Player, if it is a program, is told that Side has played Move. A pass is always forced, and some
%   programs know no word for it: that is no error.
%
%   @error gunshi(gtp(Program, Command, Answer))

tell_player(Player, Side, Move) :-
    (   is_gtp(Player)
    ->  gtp_name(Player, Program),
        othello_move_name(Move, Name),
        format(string(Command), "play ~w ~w", [Side, Name]),
        catch(ask(Player, Command, _), error(gunshi(gtp(Program, _, Answer)), Context),
              (   Move == pass
              ->  true
              ;   throw(error(gunshi(gtp(Program, Command, Answer)), Context))
              ))
    ;   true
    ).

%!  player_move(+Player, +Position, +N:integer, -Move) is det.
%
%   Player plays Move in Position, after N moves. A program may play what is not legal, or say
%   `resign`.
%
%   @error gunshi(gtp(Program, Command, Answer)) for an answer that is no move at all

player_move(fixed(Squares), Position, _, Move) :-
    !,
    fixed_move(Squares, Position, Move).
player_move(Player, Position, _, Move) :-
    is_gtp(Player),
    !,
    othello_side(Position, Side),
    format(string(Command), "genmove ~w", [Side]),
    (   othello_moves(Position, [pass])
    ->  Answer0 = "pass"
    ;   ask(Player, Command, Answer0)
    ),
    string_lower(Answer0, Answer1),
    split_string(Answer1, "", " \t", [Answer]),
    (   othello_square(Square, Answer)
    ->  Move = Square
    ;   memberchk(Answer, ["pass", "pa"])
    ->  Move = pass
    ;   Answer == "resign"
    ->  Move = resign
    ;   format(string(Said), "= ~s", [Answer]),
        refuse_answer(Player, "genmove", Said)
    ).
player_move(Player, Position, N, Move) :-
    otl_choose(Position, N, Player, choice(Move, _, _)).

%!  refuse_move(+Player, +Move)
%
%   Player, a program, has answered with Move, which is not legal.
%
%   @error gunshi(gtp(Program, Command, Answer)) always

refuse_move(Player, Move) :-
    othello_move_text(Move, Text),
    refuse_answer(Player, "genmove", Text).

refuse_answer(Player, Command, Answer) :-
    gtp_name(Player, Program),
    throw(error(gunshi(gtp(Program, Command, Answer)), _)).

%   ask(+Player, +Command, -Answer): an answer is `= text` and an empty line. A program that ends,
%   or does not answer within the time, has answered wrongly.

ask(Player, Command, Answer) :-
    gtp_in(Player, In),
    gtp_out(Player, Out),
    writing_to_program(catch(( format(In, "~s~n", [Command]),
                               flush_output(In),
                               answer(Out, Line)
                             ),
                             error(io_error(_, _), _),
                             Line = "nothing; it has ended")),
    (   string_concat("=", Rest, Line)
    ->  split_string(Rest, "", " \t\r", [Answer])
    ;   refuse_answer(Player, Command, Line)
    ).

patience(60).

answer(Out, Line) :-
    line(Out, Line0),
    (   split_string(Line0, "", " \t\r", [""])
    ->  answer(Out, Line)
    ;   Line = Line0,
        (   sub_string(Line, 0, 1, _, "=")
        ->  rest(Out, 1000)
        ;   true
        )
    ).

%   rest(+Out, +Count): to the empty line, which is not far.

rest(Out, Count) :-
    line(Out, Line),
    (   ( split_string(Line, "", " \t\r", [""]) ; Line = "nothing" ; Count =:= 0 )
    ->  true
    ;   Count1 is Count - 1,
        rest(Out, Count1)
    ).

line(Out, Line) :-
    patience(Seconds),
    wait_for_input([Out], Ready, Seconds),
    (   Ready == []
    ->  format(string(Line), "nothing for ~d seconds", [Seconds])
    ;   read_line(Out, Line0),
        (   Line0 == end_of_file
        ->  Line = "nothing; it has ended"
        ;   Line = Line0
        )
    ).
