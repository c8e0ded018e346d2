:- encoding(utf8).
/*  The prompt's commands for studying a game: walking in it, its variations, and questions about
    the position where one is. Part of session.pl.

    Walking plays nothing and loses nothing: a move that is played where the record has another one
    becomes a variation of it.
*/
:- module(gunshi_toplevel_study_commands,
          [ goto/1,                     % +Number
            forward/0,
            back/0,
            variation/0,
            variation/1,                % +Nth
            threat/0,
            plans/0,
            why_not/1,                  % +Move
            current_game/1,             % -Game
            current_position/1,         % -Position
            sfen/0
          ]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module('../knowledge/choice', [choose/3]).
:- use_module('../shogi/game',
              [ game_must_go_on/1, game_number/3, game_ply/2, game_position/2 ]).
:- use_module('../shogi/game/tree',
              [ tree_choices/2, tree_choose/3, tree_game/2, tree_goto/3, tree_line/2 ]).
:- use_module('../shogi/position', [position_sfen/3]).
:- use_module('../words/place', [print_choices/1, print_place/1]).
:- use_module('../words/planned', [print_plans/1]).
:- use_module('../words/questions', [print_why_not/2]).
:- use_module('../words/reader', [reader_words/3]).
:- use_module('../words/threatening', [print_threats/1]).
:- use_module(current_game, [session_now/2, session_tree/1, session_walk/1]).
:- use_module(effort, [session_limits/1]).
:- use_module(session_messages, []).

%!  goto(+Number:integer) is det.
%
%   Go to the position after move Number of the line that is walked; 0 is the start.
%
%   @error gunshi(usage(Text)) if there is no such move

goto(Number) :-
    session_tree(Tree0),
    (   integer(Number),
        tree_goto(Tree0, Number, Tree)
    ->  walk(Tree)
    ;   tree_line(Tree0, Line),
        game_ply(Line, Last),
        reader_words("The game has ~d moves: goto(0), its start, to goto(~d)",
                     "全~d手なので、goto(0)（初め）から goto(~d) まで",
                     Words),
        usage_error(Words, [Last, Last])
    ).

walk(Tree) :-
    session_walk(Tree),
    print_place(Tree).

%!  forward is det.
%!  back is det.
%
%   Go one move on, or back, in the line that is walked.
%
%   @error gunshi(end_of_record), gunshi(start_of_record)

forward :-
    step(1, end_of_record).

back :-
    step(-1, start_of_record).

step(By, Fault) :-
    session_tree(Tree0),
    tree_game(Tree0, Game),
    game_ply(Game, Ply0),
    Ply is Ply0+By,
    (   tree_goto(Tree0, Ply, Tree)
    ->  walk(Tree)
    ;   throw(error(gunshi(Fault), _))
    ).

%!  variation is semidet.
%
%   List the moves that the record has for this position: that of its line, then the variations. The
%   one that forward/0 plays is marked. Fails where it ends.

variation :-
    session_tree(Tree),
    print_choices(Tree).

%!  variation(+Nth:integer) is det.
%
%   Go one move on, by the Nth move of variation/0. The walk goes on in that line.
%
%   @error gunshi(usage(Text)) if the record has not so many here

variation(Nth) :-
    session_tree(Tree0),
    (   integer(Nth),
        tree_choose(Tree0, Nth, Tree)
    ->  walk(Tree)
    ;   tree_choices(Tree0, Choices),
        length(Choices, Count),
        reader_words("Moves that the record has here: ~d; variation(N) goes on by the Nth of \c
                      them, variation. lists them",
                     "ここでの棋譜の手は~d手。variation(N). でN番目へ、variation. で一覧",
                     Words),
        usage_error(Words, [Count])
    ).

%!  threat is det.
%
%   Print what threatens the side to move: what would come if it did nothing.
%
%   @error gunshi(game_over(Result)) if the game has ended

threat :-
    session_now(Game, _),
    print_threats(Game).

%!  plans is det.
%
%   Print what each side is building, and how it means to attack.

plans :-
    session_now(Game, _),
    print_plans(Game).

%!  why_not(+Move) is det.
%
%   Print why the program would not play Move in this position, but what it would: a move as play/1
%   takes it, or a square, for each move there. Nothing is played.
%
%   @error gunshi(game_over(Result)) if the game has ended
%   @error as play/1

why_not(Move) :-
    session_now(Game, _),
    game_must_go_on(Game),
    session_limits(Limits),
    choose(Game, Limits, choice(Choice, Reason, _)),
    print_why_not(note(Game, Choice, Reason), Move).

%!  current_game(-Game) is det.
%
%   Game is what has been played up to this position.

current_game(Game) :-
    session_now(Game, _).

%!  current_position(-Position) is det.
%
%   Position is the one on the board.

current_position(Position) :-
    session_now(Game, _),
    game_position(Game, Position).

%!  sfen is det.
%
%   Print the SFEN of the position on the board.

sfen :-
    session_now(Game, _),
    game_position(Game, Position),
    game_ply(Game, Ply),
    Next is Ply+1,
    game_number(Game, Next, Number),
    position_sfen(Position, Number, Sfen),
    format("~w~n", [Sfen]).
