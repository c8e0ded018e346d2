:- encoding(utf8).
/*  Playing at the prompt: library(gunshi/session).

    The commands a person types at the Prolog prompt. They work on one current game, which every
    thread has for itself (gunshi_toplevel_current_game), and print what happened. Each succeeds
    once or throws one error, and one that throws leaves the game as it was. The names are short:
    they reach only the modules that ask for this library, and library(gunshi) does not. Commands
    for records are in toplevel/record_commands.pl, those for studying in
    toplevel/study_commands.pl, those for knowledge in words/kb.pl.
*/
:- module(gunshi_session,
          [ new_game/0,
            new_game/1,                 % +Handicap
            play/1,                     % +Move
            type/0,
            go/0,
            hint/0,
            why/0,
            why/1,                      % +Asked
            without/1,                  % +Name
            set_style/1,                % +Style
            seed/1,                     % +Seed
            styles/0,
            castles/0,
            show/1,                     % ?Goal
            vocabulary/0,
            undo/0,
            redo/0,
            board/0,
            flip/0,
            moves/0,
            position/1,                 % +Sfen
            declare/0,
            resign/0,
            learn/0
          ]).
:- use_module(library(error), [domain_error/2]).
:- use_module(library(lists), [member/2]).
:- use_module('knowledge/all', []).
:- use_module('base/usage', [must_be_text/2]).
:- use_module('shogi/position',
              [ handicap/2, legal_move/2, move_usi/2, piece_at/3, position_sfen/3, side_to_move/2,
                start_position/2
              ]).
:- use_module('shogi/game',
              [ game_last_move/2, game_new/2, game_new/3, game_ply/2, game_position/2,
                game_result/2, game_take_back/2
              ]).
:- use_module('toplevel/current_game').
:- use_module('toplevel/effort', [session_limits/1]).
:- use_module('knowledge/choice', [choose/3]).
:- use_module('words/board', [side_text/2]).
:- use_module('words/place', [print_place/1]).
:- use_module('words/planned', [print_castles/1]).
:- use_module('words/weighed', [print_weighed/3]).
:- use_module('words/mate_table', [print_mate_table/1]).
:- use_module('words/reader').
:- use_module('shogi/game/tree', [tree_line/2]).
:- use_module('words/tree_lines', [print_tree/1]).
:- use_module('words/shogi_command_words', [shogi_command/4]).
:- use_module('words/turns').
:- use_module('words/questions').
:- use_module('words/asked', [print_answers/2, print_subjects/0]).
:- use_module('words/learning', [print_learning/3]).
:- use_module('toplevel/typed_lines', [type/2]).
:- use_module('toplevel/completion', []).
:- use_module('toplevel/command_arguments', [any_game_argument/2]).
:- use_module('toplevel/manual_words', []).
:- use_module('toplevel/typed_wrong', []).
:- use_module('toplevel/knowledge_hooks', []).
:- use_module('toplevel/session_messages', []).
:- use_module('knowledge/reading', [all_knowledge/0]).
:- use_module('knowledge/shogi/styles', [current_style/1, set_style/1]).
:- use_module('base/interpret', [known/2]).
:- reexport('toplevel/effort', [level/1, think/1]).
:- reexport('toplevel/language').
:- reexport('toplevel/quiz', [quiz/1]).
:- reexport('toplevel/record_commands').
:- reexport('toplevel/study_commands').
:- reexport('toplevel/tour', [help/0]).
:- reexport('words/kb').

:- multifile gunshi_base_manual:index/1.

gunshi_base_manual:index(gunshi_session).

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
    next_session_seed(Seed),
    (   side_to_move(Position, gote)
    ->  program_move(Game0, [seed(Seed)], "", Game, Note)
    ;   Game = Game0,
        Note = none
    ),
    session_start(Game, Note, Seed),
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
    ;   session_limits(Limits),
        program_move(Game1, Limits, Line, Game, Note)
    ),
    session_turn(Game, Note),
    board.

%!  type is det.
%
%   Take moves and commands line by line, without quotes and full stops, until an empty line.

type :-
    type(play, gunshi_session:turn_name).

turn_name(Name) :-
    session_now(Game, _),
    \+ game_result(Game, _),
    game_position(Game, Position),
    side_to_move(Position, Side),
    side_text(Side, Name).

%!  go is det.
%
%   The program plays for the side to move. The person has the other side from then on.
%
%   @error gunshi(game_over(Result)) if the game has ended

go :-
    session_now(Game0, _),
    session_limits(Limits),
    program_move(Game0, Limits, "", Game, Note),
    session_turn(Game, Note),
    board.

%!  hint is det.
%
%   Print the move which the program would play, and its whole reason. Nothing is played.
%
%   @error gunshi(game_over(Result)) if the game has ended

hint :-
    session_now(Game, _),
    session_limits(Limits),
    suggest_move(Game, Limits).

%!  why is det.
%
%   Print the reason of the last move: of one of the program's own, why it was played; of another,
%   what the program thinks of it, and what it would have played.
%
%   @error gunshi(no_reason) if no move has been played

why :-
    session_now(Game, Note),
    (   print_reason(Note)
    ->  true
    ;   game_last_move(Game, Move),
        game_take_back(Game, Before)
    ->  session_limits(Limits),
        print_weighed(Before, Move, Limits)
    ;   throw(error(gunshi(no_reason), _))
    ).

%!  why(+Asked) is det.
%
%   Print why not Asked, a move given as to play/1 or as a square, in the place of the last move:
%   why the program did not play it, or would not have. why(table): the mate of the game as the
%   fifth paper's table of propositions, where there is one of up to 15 plies: each defence, and the
%   rule by which it is gone.
%
%   @error gunshi(no_reason) if no move has been played
%   @error gunshi(no_mate_table) if the game has no such mate
%   @error as play/1

why(Asked) :-
    (   Asked == (table)
    ->  session_now(Game, _),
        (   print_mate_table(Game)
        ->  true
        ;   throw(error(gunshi(no_mate_table), _))
        )
    ;   last_note(Note),
        print_why_not(Note, Asked)
    ).

%   last_note(-Note): why the program played the last move, or, of a move that is not its own, what
%   it would have played there.

last_note(Note) :-
    session_now(Game, Note0),
    (   Note0 = note(_, _, _)
    ->  Note = Note0
    ;   game_take_back(Game, Before)
    ->  session_limits(Limits),
        choose(Before, Limits, choice(Move, Reason, _)),
        Note = note(Before, Move, Reason)
    ;   throw(error(gunshi(no_reason), _))
    ).

%!  without(+Name) is det.
%
%   Print what the program would have played in the place of the last move, and why, if a clause or
%   fact were disabled: one of its names, as kb_disable/1 takes it. Nothing is changed.
%
%   @error gunshi(no_reason) if no move has been played
%   @error gunshi(no_such_clause(Name, Near))

without(Name) :-
    last_note(Note),
    session_limits(Limits),
    print_without(Note, Limits, Name).

%!  seed(+Seed:integer) is det.
%
%   Book moves are drawn by their weight, in each game by another chance. Draw them with Seed from
%   now on, a number from 1: the same moves come again. 0 is by chance again.
%
%   @error gunshi(usage(Text)) for anything else

seed(Seed) :-
    (   integer(Seed),
        Seed >= 0
    ->  set_session_seed(Seed)
    ;   reader_words("A number from 0 is needed, as in seed(7); seed(0) draws book moves by chance",
                     "0からの数が要る: seed(7). など。seed(0). で毎回変わる",
                     Words),
        throw(error(gunshi(usage(Words)), _))
    ).

%!  styles is det.
%
%   Print the styles of play, the current one marked; set_style/1 chooses one, or `none`.

styles :-
    all_knowledge,
    current_style(Current),
    findall(Line,
            ( known(style(Name, Japanese, English, _), _),
              (   Name == Current
              ->  Mark = *
              ;   Mark = ' '
              ),
              format(string(Both), "~s / ~s", [Japanese, English]),
              reader_words(Both, Japanese, Said),
              format(string(Line), "~w ~w~t~14|~s", [Mark, Name, Said])
            ),
            Lines),
    print_tree(Lines).

%!  castles is det.
%
%   Print the castle that each side has reached, and the formations that it completed on the way.

castles :-
    all_knowledge,
    session_now(Game, _),
    print_castles(Game).

%!  show(?Goal) is semidet.
%
%   Ask Goal, what a rule might ask, in the current game: show(attacks(Now, 28, To)). Draw the board
%   with the squares that it finds, and print the answers. Now stands for the situation.
%
%   @error gunshi(bad_question(Fault)) when a rule could not ask it
%   @error gunshi(question_limit(What)) when it takes too much
%   @error gunshi(question_failed(Error)) when it raised Error

show(Goal) :-
    session_now(Game, _),
    print_answers(Game, Goal).

%!  vocabulary is det.
%
%   Print the words that rules may use, by subject, and what one of them answers now.

vocabulary :-
    print_subjects,
    session_now(Game, _),
    game_position(Game, Position),
    side_to_move(Position, Side),
    once(( member(Kind, [hi, ry, ka, um, ou, fu]),
           Piece =.. [Side, Kind],
           piece_at(Position, From, Piece)
         )),
    reader_words("kb_find(vocabulary). says what each means. On the board:~n",
                 "kb_find(vocabulary). で意味。盤上では:~n", Words),
    format(Words, []),
    format("?- show(attacks(Now, ~d, To)).~n", [From]),
    ignore(print_answers(Game, attacks(_, From, _))).

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
%   Draw the board, and say whose turn it is, or how the game ended, and where one is in the record.

board :-
    session_tree(Tree),
    print_place(Tree).

%!  flip is det.
%
%   Turn the board round: the side that was above is drawn below from now on.

flip :-
    flip_board,
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
    position_sfen(Position, Number, Sfen),
    game_new(Position, Number, Game),
    session_start(Game, none),
    print_game(Game).

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

%!  learn is det.
%
%   Learn from the current game, to the end of its line wherever in it one is, as the side that has
%   lost it (kb/learning.pl):
%   print step by step what is found out, and the facts that are added to the knowledge. kb_learned.
%   lists what games have taught, kb_unlearn/1 takes back what one has.
%
%   @error gunshi(nothing_to_learn): nobody has lost the game yet

learn :-
    session_tree(Tree),
    tree_line(Tree, Game),
    (   game_result(Game, wins(_, _))
    ->  game_ply(Game, Ply),
        get_time(Now),
        format_time(string(Date), '%F %R', Now),
        reader_words("the game of ~d moves at the prompt, ~s", "ここで指した~d手の対局、~s", Words),
        format(string(Name), Words, [Ply, Date]),
        print_learning(Game, Name, _)
    ;   throw(error(gunshi(nothing_to_learn), _))
    ).

%   What the Tab key completes.

:- multifile
    gunshi_toplevel_completion:command_argument/2,
    gunshi_toplevel_completion:command_module/1.

gunshi_toplevel_completion:command_argument(Command, Usi) :-
    memberchk(Command, [play, why, why_not]),
    session_now(Game, _),
    game_position(Game, Position),
    legal_move(Position, Move),
    move_usi(Move, Text),
    atom_string(Usi, Text).
gunshi_toplevel_completion:command_argument(new_game, Handicap) :-
    handicap(Name, Japanese),
    ( Handicap = Japanese ; Handicap = Name ).
gunshi_toplevel_completion:command_argument(set_style, Style) :-
    all_knowledge,
    (   known(style(Style, _, _, _), _)
    ;   Style = none
    ).
gunshi_toplevel_completion:command_argument(Command, Argument) :-
    any_game_argument(Command, Argument).

gunshi_toplevel_completion:command_module(gunshi_session).

:- multifile
    gunshi_words_command_words:command_words/4.

gunshi_words_command_words:command_words(Indicator, Call, English, Japanese) :-
    shogi_command(Indicator, Call, English, Japanese).
