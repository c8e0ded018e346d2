:- encoding(utf8).
/*  Playing at the prompt: library(gunshi/session).

    The commands a person types at the Prolog prompt. They work on one current game, which every
    thread has for itself (gunshi_session), and print what happened. Each succeeds once or throws
    one error, and one that throws leaves the game as it was. The names are short: they reach only
    the modules that ask for this library, and library(gunshi) does not.
*/
:- module(gunshi_session_commands,
          [ new_game/0,
            new_game/1,                 % +Handicap
            play/1,                     % +Move
            go/0,
            hint/0,
            why/0,
            undo/0,
            redo/0,
            board/0,
            flip/0,
            moves/0,
            position/1,                 % +Sfen
            save/1,                     % +File
            load/1,                     % +File
            declare/0,
            resign/0,
            help/0
          ]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(error), [domain_error/2]).
:- use_module(library(lists), [append/3, nth1/3]).
:- use_module('base/files', [reading_file/2, writing_file/2]).
:- use_module('shogi/position',
              [start_position/2, sfen_position/3, side_to_move/2, usi_move/2]).
:- use_module('shogi/game',
              [game_new/2, game_new/3, game_ply/2, game_result/2, game_usi/2]).
:- use_module('shogi/notation', [legality_fault/3]).
:- use_module('toplevel/session').
:- use_module('toplevel/turns').

%   What a person typed wrong needs no backtrace. The hook is put before the one of
%   library(prolog_stack), whichever was loaded first.

:- dynamic
    user:prolog_exception_hook/4.
:- multifile
    user:prolog_exception_hook/4.
:- initialization(without_backtrace).

without_backtrace :-
    Hook = user:prolog_exception_hook(Error, Error, _, _),
    Body = gunshi_session_commands:typed_wrong(Error),
    (   clause(Hook, Body)
    ->  true
    ;   asserta((Hook :- Body))
    ).

typed_wrong(error(Formal, _)) :-
    persons_error(Formal).

persons_error(gunshi(_)).
persons_error(type_error(move, _)).
persons_error(domain_error(handicap, _)).

%   must_be_text(+Value, +Example): Example is a call that is right.

must_be_text(Value, Example) :-
    (   ( atom(Value) ; string(Value) )
    ->  true
    ;   format(string(Text), "A text in quotes is needed, as in ~s", [Example]),
        throw(error(gunshi(usage(Text)), _))
    ).

%!  new_game is det.
%
%   Start an even game. The person has sente; new_game, go gives the person gote.

new_game :-
    new_game(hirate).

%!  new_game(+Handicap) is det.
%
%   Start a game from a handicap's position, named in English or Japanese (handicap/2). In a
%   handicap game gote, who gives the pieces, moves first: the program, having gote, moves at once.
%
%   @error domain_error(handicap, Handicap)

new_game(Handicap) :-
    must_be_text(Handicap, "new_game('二枚落ち')"),
    catch(start_position(Handicap, Position),
          error(domain_error(handicap, Name), _),
          domain_error(handicap, Name)),
    game_new(Position, Game0),
    (   side_to_move(Position, gote)
    ->  program_move(Game0, [], "", Game, Note)
    ;   Game = Game0,
        Note = none
    ),
    session_start(Game, Note),
    print_game(Game).

%!  play(+Move) is det.
%
%   Play Move for the side to move; the program answers for the other side. Move is text in USI
%   (`'7g7f'`), CSA (`'+7776FU'`) or Japanese (`'▲７六歩'`), or a move term.
%
%   @error type_error(move, Move) if it is neither
%   @error gunshi(bad_move(Text, What)) if the text is no move
%   @error gunshi(illegal_move_text(Text, Rule)) if the move is not legal
%   @error gunshi(game_over(Result)) if the game has ended

play(Move) :-
    session_now(Game0, Note0),
    person_move(Game0, Move, Line, Game1),
    (   game_result(Game1, _)
    ->  write(Line),
        Game = Game1,
        Note = Note0
    ;   program_move(Game1, [], Line, Game, Note)
    ),
    session_turn(Game, Note),
    print_game(Game).

%!  go is det.
%
%   The program plays for the side to move. The person has the other side from then on.
%
%   @error gunshi(game_over(Result)) if the game has ended

go :-
    session_now(Game0, _),
    program_move(Game0, [], "", Game, Note),
    session_turn(Game, Note),
    print_game(Game).

%!  hint is det.
%
%   Print the move which the program would play, and why. Nothing is played.
%
%   @error gunshi(game_over(Result)) if the game has ended

hint :-
    session_now(Game, _),
    suggest_move(Game, []).

%!  why is det.
%
%   Print the reason of the program's last move.
%
%   @error gunshi(no_reason) if the program has not moved in this game

why :-
    session_now(_, Note),
    (   print_reason(Note)
    ->  true
    ;   throw(error(gunshi(no_reason), _))
    ).

%!  undo is det.
%
%   Take the program's answer and the person's move back, so that it is the person's turn again. A
%   turn without a program's move, and a move of a loaded game, are taken back alone.
%
%   @error gunshi(nothing_to_undo) at the start of the game

undo :-
    (   session_back
    ->  board
    ;   throw(error(gunshi(nothing_to_undo), _))
    ).

%!  redo is det.
%
%   Play again what undo/0 took back.
%
%   @error gunshi(nothing_to_redo) if nothing was taken back since the last move

redo :-
    (   session_forward
    ->  board
    ;   throw(error(gunshi(nothing_to_redo), _))
    ).

%!  board is det.
%
%   Draw the board, and say whose turn it is or how the game ended.

board :-
    session_now(Game, _),
    print_game(Game).

%!  flip is det.
%
%   Turn the board round: the side that was above is drawn below from now on.

flip :-
    session_flip,
    board.

%!  moves is det.
%
%   List the legal moves, in USI and Japanese.

moves :-
    session_now(Game, _),
    print_moves(Game).

%!  position(+Sfen) is det.
%
%   Start a game from a position: an SFEN, or `startpos`. The person has the side to move.
%
%   @error gunshi(bad_sfen(Field, Char, Message, Text)) if it is no SFEN

position(Sfen) :-
    must_be_text(Sfen, "position('4k4/9/4P4/9/9/9/9/9/4K4 b G 1')"),
    sfen_position(Sfen, Position, Number),
    game_new(Position, Number, Game),
    session_start(Game, none),
    print_game(Game).

%!  save(+File) is det.
%
%   Write the game to File as one line of USI: `startpos moves 7g7f …`.
%
%   @error gunshi(file(write, File, Reason)) if it cannot be written

save(File) :-
    must_be_text(File, "save('my.usi')"),
    session_now(Game, _),
    game_usi(Game, Text),
    writing_file(File, write_line(File, Text)),
    game_ply(Game, Ply),
    format("Saved in ~w, ~d moves.~n", [File, Ply]).

%!  load(+File) is det.
%
%   The game in File, one line of USI as save/1 writes it, becomes the current game, which can be
%   gone on with. Every move is checked.
%
%   @error gunshi(file(read, File, Reason)) if it cannot be read
%   @error gunshi(record(File, Formal)) if it holds no game; Formal says what is wrong, e.g.
%          illegal_at(Ply, Usi, Rule), bad_move(Text, What), no_game or more_than_one_game

load(File) :-
    must_be_text(File, "load('my.usi')"),
    reading_file(File, lines(File, Lines)),
    catch(record_game(Lines, Game),
          error(gunshi(Formal), Context),
          throw(error(gunshi(record(File, Formal)), Context))),
    session_start(Game, none),
    print_game(Game).

write_line(File, Text) :-
    setup_call_cleanup(
        open(File, write, Out, [encoding(utf8)]),
        format(Out, "~w~n", [Text]),
        close(Out)).

%   lines(+File, -Lines): the lines that are not empty. USI is ASCII, so bytes are read as they are;
%   the longest games have some thousand moves, and no file is read much further.

lines(File, Lines) :-
    setup_call_cleanup(
        open(File, read, In, [encoding(iso_latin_1)]),
        read_string(In, 10_000_000, Text),
        close(In)),
    split_string(Text, "\n", " \t\r", All),
    exclude(==(""), All, Lines).

record_game([], _) :-
    throw(error(gunshi(no_game), _)).
record_game([Line0], Game) :-
    !,
    (   string_concat("position ", Line, Line0)
    ->  true
    ;   Line = Line0
    ),
    catch(game_usi(Game, Line), Error, bad_game(Error, Line)).
record_game([_|_], _) :-
    throw(error(gunshi(more_than_one_game), _)).

bad_game(error(gunshi(illegal_move(Move, Ply, Position)), _), _) :-
    !,
    usi_move(Usi, Move),
    legality_fault(Position, Move, Rule),
    throw(error(gunshi(illegal_at(Ply, Usi, Rule)), _)).
bad_game(error(syntax_error(_), _), Line) :-
    !,
    bad_word(Line).
bad_game(Error, _) :-
    throw(Error).

%   bad_word(+Line): the error of a line in which a word behind `moves` is no move.

bad_word(Line) :-
    split_string(Line, " ", "", Words),
    append(_, ["moves"|Moves], Words),
    nth1(Ply, Moves, Word),
    \+ catch(usi_move(Word, _), error(_, _), fail),
    !,
    format(string(What), "move ~d of the game", [Ply]),
    throw(error(gunshi(bad_move(Word, What)), _)).

%!  declare is det.
%
%   The side to move declares its win with the king in the enemy camp (入玉宣言, the 27-point rule).
%
%   @error gunshi(no_declaration(Declaration)) if the rule does not give the win yet
%   @error gunshi(game_over(Result)) if the game has ended

declare :-
    session_now(Game0, Note),
    declare_win(Game0, Game),
    session_turn(Game, Note),
    print_state(Game).

%!  resign is det.
%
%   The side to move, which is the person's, resigns.
%
%   @error gunshi(game_over(Result)) if the game has ended

resign :-
    session_now(Game0, Note),
    resign_game(Game0, Game),
    session_turn(Game, Note),
    print_state(Game).

%!  help is det.
%
%   Print a short tour of the commands.

help :-
    tour(Text),
    format("~s", [Text]).

tour("\
Playing
  play('7g7f').        your move, in USI, CSA ('+7776FU') or Japanese ('▲７六歩'); the program answers
  go.                  the program plays for the side to move; you have the other side
  why.   hint.         the reason of the program's last move; what it would play for you
  undo.   redo.        take your move and the answer back; play them again
  moves.   board.      the legal moves; the board        flip.   turn the board round
  declare.   resign.   end the game: 入玉宣言, 投了

Games
  new_game.            an even game (平手): you have ▲ sente.   new_game, go.   you have △ gote
  new_game('二枚落ち').  a handicap game; handicap(Name, Japanese). lists them
  position('SFEN').    a game from a position
  save('my.usi').   load('my.usi').

Asking, in Prolog: library(gunshi) is loaded
  start_position(hirate, P), legal_move(P, M).
  start_position(hirate, P), perft(P, 3, N).
  halt.                leave
").
