/*  The Go Text Protocol on standard input and output, as Othello programs and
    front ends speak it. Squares are a1..h8, rows from the top; a pass is `pass`.
*/
:- module(gunshi_gtp_engine,
          [ gtp/1                       % +Name
          ]).
:- use_module('../base/text_lines', [read_line/2]).
:- use_module('../knowledge/all', []).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../base/version', [version/1]).
:- use_module('../othello/board').
:- use_module('../knowledge/othello/strategy', [othello_knowledge/0]).
:- use_module('../words/othello_board', [draw_othello/2, othello_move_name/2]).
:- use_module('../lab/match/othello_player').

:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [member/2, reverse/2]).

%!  gtp(+Name) is det.
%
%   Answer commands on standard input until `quit` or its end. Name is who answers genmove, as
%   open_player/2 takes it.
%
%   @error as open_player/2

gtp(Name) :-
    othello_knowledge,
    setup_call_cleanup(
        open_player(Name, Player),
        ( othello_start(Start),
          set_stream(user_output, newline(posix)),
          serve(game([Start], []), Player)
        ),
        close_player(Player)).

%   serve(+Game, +Player): Game is game(Positions, Moves), the latest first.

serve(Game0, Player) :-
    read_line(user_input, Line),
    (   Line == end_of_file
    ->  true
    ;   command_words(Line, Id, Words),
        (   Words == []
        ->  serve(Game0, Player)
        ;   Words = [Command|Arguments],
            catch(answer_command(Command, Arguments, Player, Game0, Game, Answer), Error,
                  ( error_line(Error, Message),
                    Answer = refused(Message),
                    Game = Game0
                  )),
            reply(Answer, Id),
            (   Command == "quit"
            ->  true
            ;   serve(Game, Player)
            )
        )
    ).

%   command_words(+Line, -Id, -Words): a number in front is the command's, and comes back. What
%   stands behind # is a comment.

command_words(Line, Id, Words) :-
    split_string(Line, "#", "", [Bare|_]),
    split_string(Bare, " \t", " \t\r", Parts),
    findall(Part, ( member(Part, Parts), Part \== "" ), All),
    (   All = [First|Words],
        string_codes(First, Codes),
        forall(member(Code, Codes), between(0'0, 0'9, Code))
    ->  Id = First
    ;   Id = '',
        Words = All
    ).

reply(text(Text), Id) :-
    format("=~w ~s~n~n", [Id, Text]),
    flush_output.
reply(refused(Text), Id) :-
    format("?~w ~s~n~n", [Id, Text]),
    flush_output.

answer_command(Command, Arguments, Player, Game0, Game, Answer) :-
    (   command(Command, Arguments, Player, Game0, Game, Answer0)
    ->  Answer = Answer0
    ;   Game = Game0,
        (   known_command(Command)
        ->  Answer = refused("syntax error")
        ;   Answer = refused("unknown command")
        )
    ).

%   known_command(?Command): those that are answered.

known_command(Command) :-
    member(Command,
           [ "protocol_version", "name", "version", "known_command", "list_commands", "quit",
             "boardsize", "clear_board", "komi", "play", "genmove", "reg_genmove", "undo",
             "showboard", "final_score", "list_games", "set_game", "time_settings", "time_left"
           ]).

command("protocol_version", [], _, G, G, text("2")).
command("name", [], _, G, G, text("Gunshi")).
command("version", [], _, G, G, text(Version)) :-
    version(Version).
command("quit", [], _, G, G, text("")).
command("known_command", [Command], _, G, G, text(Text)) :-
    (   known_command(Command)
    ->  Text = "true"
    ;   Text = "false"
    ).
command("list_commands", [], _, G, G, text(Text)) :-
    findall(Command, known_command(Command), Commands),
    atomic_list_concat(Commands, '\n', Atom),
    atom_string(Atom, Text).
command("list_games", [], _, G, G, text("Othello")).
command("set_game", [Name], _, G, G, Answer) :-
    (   string_lower(Name, "othello")
    ->  Answer = text("")
    ;   Answer = refused("unsupported game")
    ).
command("boardsize", [Size], Player, G0, G, Answer) :-
    (   Size == "8"
    ->  Answer = text(""),
        new_game(Player, []),
        start_game(G)
    ;   Answer = refused("unacceptable size"),
        G = G0
    ).
command("clear_board", [], Player, _, G, text("")) :-
    new_game(Player, []),
    start_game(G).
command("komi", [Komi], _, G, G, text("")) :-
    number_string(_, Komi).
command("time_settings", [_, _, _], _, G, G, text("")).
command("time_left", [_, _, _], _, G, G, text("")).
command("play", [Colour, Square], Player, game([P|Ps], Ms), G, Answer) :-
    (   side(Colour, Side)
    ->  (   move_named(Square, Move),
            pass_to(Side, P, Ps, Ms, P1, Ps1, Ms1),
            othello_after(P1, Move, Q)
        ->  tell_player(Player, Side, Move),
            G = game([Q, P1|Ps1], [Move|Ms1]),
            Answer = text("")
        ;   G = game([P|Ps], Ms),
            Answer = refused("illegal move")
        )
    ;   G = game([P|Ps], Ms),
        Answer = refused("syntax error")
    ).
command("genmove", [Colour], Player, G0, G, Answer) :-
    generate_move(Colour, Player, G0, G1, Answer),
    (   Answer = text(_)
    ->  G = G1
    ;   G = G0
    ).
command("reg_genmove", [Colour], Player, G, G, Answer) :-
    generate_move(Colour, Player, G, _, Answer),
    tell_game(Player, G).
command("undo", [], Player, game([P|Ps], Ms), G, Answer) :-
    (   take_back(Ps, Ms, Ps1, Ms1)
    ->  G = game(Ps1, Ms1),
        tell_game(Player, G),
        Answer = text("")
    ;   G = game([P|Ps], Ms),
        Answer = refused("cannot undo")
    ).
command("showboard", [], _, game([P|Ps], Ms), game([P|Ps], Ms), text(Text)) :-
    (   Ms = [Last|_]
    ->  true
    ;   Last = none
    ),
    with_output_to(string(Drawn), draw_othello(P, Last)),
    string_concat("\n", Drawn, Text0),
    split_string(Text0, "", "\n", [Bare]),
    string_concat("\n", Bare, Text).
command("final_score", [], _, game([P|Ps], Ms), game([P|Ps], Ms), text(Text)) :-
    (   othello_over(P)
    ->  othello_score(P, black, Score)
    ;   othello_discs(P, black, Black),
        othello_discs(P, white, White0),
        Score is Black - White0
    ),
    (   Score > 0
    ->  format(string(Text), "B+~d", [Score])
    ;   Score < 0
    ->  White is -Score,
        format(string(Text), "W+~d", [White])
    ;   Text = "0"
    ).

%   take_back(+Ps, +Ms, -Ps1, -Ms1): the last move, and the pass before it that was not told.

take_back(Ps, [_|Ms], Ps1, Ms1) :-
    (   Ms = [implied_pass|Ms1]
    ->  Ps = [_|Ps1]
    ;   Ms1 = Ms,
        Ps1 = Ps
    ).

%   tell_game(+Player, +Game): a program behind this one is told the game from the start.

tell_game(Player, game(_, Latest)) :-
    reverse(Latest, Moves0),
    maplist(plain_move, Moves0, Moves),
    new_game(Player, Moves).

plain_move(implied_pass, pass) :- !.
plain_move(Move, Move).

start_game(game([Start], [])) :-
    othello_start(Start).

side(Text, Side) :-
    string_lower(Text, Lower),
    (   memberchk(Lower, ["black", "b"])
    ->  Side = black
    ;   memberchk(Lower, ["white", "w"])
    ->  Side = white
    ).

move_named(Text, Move) :-
    string_lower(Text, Lower),
    (   memberchk(Lower, ["pass", "pa"])
    ->  Move = pass
    ;   othello_square(Move, Lower)
    ).

%   pass_to(+Side, +P, +Ps, +Ms, -P1, -Ps1, -Ms1): it is the turn of Side, or a pass that need not
%   be told makes it so.

pass_to(Side, P, Ps, Ms, P, Ps, Ms) :-
    othello_side(P, Side),
    !.
pass_to(_, P, Ps, Ms, Q, [P|Ps], [implied_pass|Ms]) :-
    othello_after(P, pass, Q).

generate_move(Colour, Player, game([P|Ps], Ms), G, Answer) :-
    (   side(Colour, Side),
        pass_to(Side, P, Ps, Ms, P1, Ps1, Ms1)
    ->  (   othello_over(P1)
        ->  Answer = text("pass"),
            G = game([P|Ps], Ms)
        ;   length(Ms1, N),
            player_move(Player, P1, N, Move),
            (   Move \== resign,
                othello_after(P1, Move, Q)
            ->  G = game([Q, P1|Ps1], [Move|Ms1]),
                othello_move_name(Move, Name0),
                atom_string(Name0, Name),
                Answer = text(Name)
            ;   G = game([P|Ps], Ms),
                tell_game(Player, G),
                (   Move == resign
                ->  Answer = text("resign")
                ;   Answer = refused("the program that plays gave an illegal move")
                )
            )
        )
    ;   G = game([P|Ps], Ms),
        (   side(Colour, _)
        ->  Answer = refused("it is not the turn of that colour")
        ;   Answer = refused("syntax error")
        )
    ).
