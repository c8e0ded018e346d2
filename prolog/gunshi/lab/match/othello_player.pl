/*  Who can play Othello here: named players, and programs that speak the Go Text Protocol (GTP).

    A player is `otl` or level(L), of the knowledge base; fixed(Squares), who plays the first legal
    one; or gtp(Name, In, Out, Process), a program, which is told every move.
*/
:- module(gunshi_lab_match_othello_player,
          [ open_player/2,              % +Text, -Player
            close_player/1,             % +Player
            new_game/2,                 % +Player, +Moves
            player_move/4,              % +Player, +Position, +N, -Move
            player_told/3               % +Player, +Side, +Move
          ]).
:- use_module('../../othello/board').
:- use_module('../../knowledge/all', []).
:- use_module('../../knowledge/othello/strategy', [otl_choose/4]).
:- use_module(othello_game, [fixed_move/3]).
:- use_module('../../words/othello_board', [othello_move_name/2]).
:- use_module('../../base/pipes', [writing_to_program/1]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/usage', [usage_error/2]).

:- autoload(library(lists), [append/2, member/2, nth1/3]).
:- autoload(library(process), [process_create/3, process_wait/3, process_kill/1]).
:- autoload(library(readutil), [read_line_to_string/2]).

%!  open_player(+Text, -Player) is det.
%
%   Player is whom Text names: otl, fixed, level:1 to level:10, or a command that speaks GTP, with
%   its arguments between blanks, which is started.
%
%   @error gunshi(usage(Text)) if there is no such program

open_player(Text, Player) :-
    (   Text == otl
    ->  Player = otl
    ;   Text == fixed
    ->  findall(Squares, known(kouho(chuban, _, Squares), _), Groups),
        append(Groups, Squares),
        Player = fixed(Squares)
    ;   atom_concat('level:', Number, Text)
    ->  (   nth1(L, ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'], Number)
        ->  Player = level(L)
        ;   usage_error("othello: \"~w\" is no level; they are level:1 to level:10", [Text])
        )
    ;   program(Text, Player)
    ).

program(Text, gtp(Text, In, Out, Process)) :-
    split_string(Text, " ", " ", Words0),
    findall(Word, ( member(Word, Words0), Word \== "" ), Words),
    (   Words = [Program|Arguments],
        (   sub_string(Program, _, _, _, "/")
        ->  Path = Program
        ;   Path = path(Program)
        ),
        absolute_file_name(Path, _, [access(execute), file_errors(fail)])
    ->  true
    ;   usage_error("othello: \"~w\" is no player; they are otl, fixed, level:1 to level:10, or a \c
                     command that speaks GTP",
                    [Text])
    ),
    process_create(Path, Arguments,
                   [ stdin(pipe(In, [encoding(octet)])), stdout(pipe(Out, [encoding(octet)])),
                     stderr(null), process(Process)
                   ]).

%!  close_player(+Player) is det.
%
%   A program ends.

close_player(gtp(_, In, Out, Process)) :-
    !,
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
    (   Player = gtp(_, _, _, _)
    ->  ask(Player, "boardsize 8", _),
        ask(Player, "clear_board", _),
        othello_start(Start),
        told_all(Moves, Start, Player)
    ;   true
    ).

told_all([], _, _).
told_all([Move|Moves], Position, Player) :-
    othello_side(Position, Side),
    player_told(Player, Side, Move),
    othello_after(Position, Move, After),
    told_all(Moves, After, Player).

%!  player_told(+Player, +Side, +Move) is det.
%
%   Player, if it is a program, is told that Side has played Move. A pass is always forced, and some
%   programs know no word for it: that is no error.
%
%   @error gunshi(gtp(Program, Command, Answer))

player_told(Player, Side, Move) :-
    (   Player = gtp(Program, _, _, _)
    ->  othello_move_name(Move, Name),
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
    Player = gtp(_, _, _, _),
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
    ;   Player = gtp(Program, _, _, _),
        format(string(Said), "= ~s", [Answer]),
        throw(error(gunshi(gtp(Program, "genmove", Said)), _))
    ).
player_move(Player, Position, N, Move) :-
    otl_choose(Position, N, Player, choice(Move, _, _)).

%   ask(+Player, +Command, -Answer): an answer is `= text` and an empty line. A program that ends,
%   or does not answer within the time, has answered wrongly.

ask(gtp(Program, In, Out, _), Command, Answer) :-
    writing_to_program(catch(( format(In, "~s~n", [Command]),
                               flush_output(In),
                               answer(Out, Line)
                             ),
                             error(io_error(_, _), _),
                             Line = "nothing; it has ended")),
    (   string_concat("=", Rest, Line)
    ->  split_string(Rest, "", " \t\r", [Answer])
    ;   throw(error(gunshi(gtp(Program, Command, Line)), _))
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
    ;   read_line_to_string(Out, Line0),
        (   Line0 == end_of_file
        ->  Line = "nothing; it has ended"
        ;   Line = Line0
        )
    ).
