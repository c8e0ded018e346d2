:- encoding(utf8).
/*  What happens in a turn, and how it is told.

    The steps which the session's commands, the game in the terminal and the program against itself
    share: a person's move read and played, the program's move chosen and played, the end told. Each
    takes a game and gives the next one; nothing here changes the current game. What a person reads
    goes to the current output, in the reader's language; English has the Japanese words that
    players expect.
*/
:- module(gunshi_words_turns,
          [ person_move/4,              % +Game, +Given, -Line, -Game1
            program_move/5,             % +Game, +Limits, +Before, -Game1, -Note
            chosen_move/5,              % +Game, +Limits, -Choice, -Seconds, -Game1
            suggest_move/2,             % +Game, +Limits
            declare_win/2,              % +Game, -Game1
            resign_game/2,              % +Game, -Game1
            print_game/1,               % +Game
            print_game/2,               % +Game, +Played
            print_moves/1,              % +Game
            print_reason/1,             % +Note
            print_state/1,              % +Game
            moves_text/2,               % +Count, -Text
            result_text/2,              % +Result, -Text
            result_text/3,              % +Language, +Result, -Text
            chosen_text/3               % +Game, +Choice, -Text
          ]).
:- use_module('../base/steady', [steady_time/1]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../shogi/result_words', [result_words/3]).
:- use_module('../shogi/position',
              [legal_moves/2, side_to_move/2, in_check/1, move_usi/2]).
:- use_module('../shogi/game',
              [ game_play/3, game_position/2, game_ply/2, game_last_move/2, game_end/3,
                game_close/2, game_result/2, game_must_go_on/1
              ]).
:- use_module('../shogi/notation', [move_text/4]).
:- use_module('../knowledge/choice', [choose/3]).
:- use_module('../knowledge/claims', [decided_claims/4]).
:- use_module('../knowledge/shogi/reasons', [reason_text/4, reason_sentence/3]).
:- use_module(board, [draw_board/3, side_text/2, side_text/3]).
:- use_module(given_move, [given_move/3]).
:- use_module(claim_lines, [claim_lines/4]).
:- use_module(reader, [board_flipped/1, reader_language/1, reader_words/3]).
:- use_module(text_width, [text_width/2]).
:- use_module(tree_lines, [print_text/2, print_tree/1, reader_columns/1]).

%!  person_move(+Game, +Given, -Line, -Game1) is det.
%
%   Play the move meant by Given (see given_move/3). Line is the move as a line to be printed.
%
%   @error gunshi(game_over(Result)) if the game has ended

person_move(Game, Given, Line, Game1) :-
    game_must_go_on(Game),
    given_move(Game, Given, Move),
    move_text(japanese, Game, Move, Text),
    string_concat(Text, "\n", Line),
    game_play(Game, Move, Game2),
    game_close(Game2, Game1).

%!  program_move(+Game, +Limits, +Before, -Game1, -Note) is det.
%
%   The program chooses and plays for the side to move. Once it has chosen, the text Before, the
%   move, its reason in one line and the time it took are printed: when choosing goes wrong, nothing
%   is. Note is `note(Game, Move, Reason)`; Limits are choose/3's.
%
%   @error gunshi(game_over(Result)) if the game has ended

program_move(Game, Limits, Before, Game1, note(Game, Move, Reason)) :-
    chosen_move(Game, Limits, choice(Move, Reason, _), Seconds, Game1),
    write(Before),
    print_choice(Game, Move, Reason, Seconds).

%!  chosen_move(+Game, +Limits, -Choice, -Seconds, -Game1) is det.
%
%   The program chooses, within Limits as choose/3 does, for the side to move: Choice, which took
%   Seconds. Game1 is Game with it played, or ended by it.
%
%   @error gunshi(game_over(Result)) if the game has ended

chosen_move(Game, Limits, Choice, Seconds, Game1) :-
    game_must_go_on(Game),
    choose_timed(Game, Limits, Choice, Seconds),
    Choice = choice(Move, _, _),
    (   Move == resign
    ->  resign_game(Game, Game1)
    ;   Move == declare_win
    ->  declare_win(Game, Game1)
    ;   game_play(Game, Move, Game2),
        game_close(Game2, Game1)
    ).

%!  suggest_move(+Game, +Limits) is det.
%
%   Print the move which the program would play, the time it took, and its whole reason.
%
%   @error gunshi(game_over(Result)) if the game has ended

suggest_move(Game, Limits) :-
    game_must_go_on(Game),
    choose_timed(Game, Limits, choice(Move, Reason, _), Seconds),
    print_choice(Game, Move, Reason, Seconds),
    print_claims(Game, Move, Reason),
    reader_language(Language),
    reason_text(Language, Game, Reason, Lines),
    print_tree(Lines).

choose_timed(Game, Limits, Choice, Seconds) :-
    steady_time(Start),
    choose(Game, Limits, Choice),
    steady_time(End),
    Seconds is max(0, End-Start).

%   A clause that went wrong or took too long is named at once, as it has cost the person time.

print_choice(Game, Move, Reason, Seconds) :-
    Reason = reason(Name, _, _, Details),
    reader_language(Language),
    reason_sentence(Language, Reason, Sentence),
    chosen_text(Game, Move, Text),
    said(choice, Words),
    format(string(Chosen), Words, [Text, Name, Sentence, Seconds]),
    findall(Line, ( member(went_wrong(Error), Details), error_line(Error, Line) ), Lines),
    print_tree([Chosen|Lines]).

%!  chosen_text(+Game, +Choice, -Text) is det.
%
%   Choice, a move, `resign` or `declare_win`, in Game, for a person.

chosen_text(Game, Choice, Text) :-
    (   memberchk(Choice, [resign, declare_win])
    ->  said(Choice, Text)
    ;   move_text(japanese, Game, Choice, Text)
    ).

%!  print_reason(+Note) is semidet.
%
%   Print why the program played its last move, the whole reason. Fails when Note is `none`.

print_reason(note(Game, Move, Reason)) :-
    chosen_text(Game, Move, Text),
    reader_language(Language),
    said(why, Words),
    format(Words, [Text]),
    print_claims(Game, Move, Reason),
    reason_text(Language, Game, Reason, Lines),
    print_tree(Lines).

%   print_claims(+Game, +Choice, +Reason): what Choice does, where it is a move, by its reason.

print_claims(Game, Move, Reason) :-
    (   Move =.. [_, _|_]
    ->  reader_language(Language),
        decided_claims(Game, Move, Reason, Claims),
        claim_lines(Language, Game, Claims, Lines),
        print_tree(Lines)
    ;   true
    ).

%!  resign_game(+Game, -Game1) is det.
%
%   The side to move resigns.
%
%   @error gunshi(game_over(Result)) if the game has ended

resign_game(Game, Game1) :-
    game_position(Game, Position),
    side_to_move(Position, Side),
    game_end(Game, resigns(Side), Game1).

%!  declare_win(+Game, -Game1) is det.
%
%   The side to move declares its win by the 27-point rule.
%
%   @error gunshi(game_over(Result)) if the game has ended
%   @error gunshi(no_declaration(Declaration)) if the rule does not give the win yet

declare_win(Game, Game1) :-
    game_position(Game, Position),
    side_to_move(Position, Side),
    game_end(Game, declares(Side), Game1).

%!  print_game(+Game) is det.
%!  print_game(+Game, +Played) is det.
%
%   Draw the board, the last move marked, the side below as the session has it; then, in one line,
%   the end of the game with its reason, or whose turn it is. Played says how far the game is;
%   without it, how many moves were played.

print_game(Game) :-
    print_board(Game),
    print_state(Game).

print_game(Game, Played) :-
    print_board(Game),
    print_state(Game, Played).

print_board(Game) :-
    board_flipped(Flipped),
    (   game_last_move(Game, Move)
    ->  arg(2, Move, Square),
        Options0 = [flip(Flipped), marked([Square])]
    ;   Options0 = [flip(Flipped)]
    ),
    (   reader_columns(Columns)
    ->  Options = [columns(Columns)|Options0]
    ;   Options = Options0
    ),
    game_position(Game, Position),
    current_output(Out),
    draw_board(Out, Position, Options).

%!  print_state(+Game) is det.
%
%   The line that print_game/1 has below the board.

print_state(Game) :-
    game_ply(Game, Ply),
    moves_text(Ply, Moves),
    print_state(Game, Moves).

print_state(Game, Played) :-
    (   game_result(Game, Result)
    ->  result_text(Result, Text),
        said(ended, Words),
        print_text(Words, [Text, Played])
    ;   game_position(Game, Position),
        side_to_move(Position, Side),
        side_text(Side, Name),
        (   in_check(Position)
        ->  said(check, Check)
        ;   Check = ""
        ),
        said(turn, Words),
        print_text(Words, [Name, Check, Played])
    ).

%!  moves_text(+Count:integer, -Text) is det.
%
%   That so many moves were played.

moves_text(Count, Text) :-
    (   Count =:= 1
    ->  said(move, Text)
    ;   said(moves, Words),
        format(string(Text), Words, [Count])
    ).

%!  result_text(+Result, -Text) is det.
%!  result_text(+Language, +Result, -Text) is det.
%
%   Result, as game_result/2 gives it, in a sentence in Language, `en` or `ja`; by itself the
%   reader's.

result_text(Result, Text) :-
    reader_language(Language),
    result_text(Language, Result, Text).

result_text(Language, Result, Text) :-
    result_sentence(Result, Language, Text).

result_sentence(wins(Side, Reason), Language, Text) :-
    result_reason(Language, Reason, Name),
    side_text(Language, Side, Winner),
    wins(Language, Words),
    format(string(Text), Words, [Name, Winner]).
result_sentence(draw(Reason), Language, Text) :-
    result_reason(Language, Reason, Name),
    draw(Language, Words),
    format(string(Text), Words, [Name]).
result_sentence(abandoned, Language, Text) :-
    abandoned(Language, Text).

wins(en, "~s: ~w wins.").
wins(ja, "~sで~wの勝ち").

draw(en, "~s: a draw.").
draw(ja, "~sで引き分け").

abandoned(en, "The game was left unfinished.").
abandoned(ja, "指し掛け").

result_reason(Language, Reason, Text) :-
    result_words(Reason, English, Japanese),
    (   Language == ja
    ->  Text = Japanese
    ;   format(string(Text), "~s (~s)", [English, Japanese])
    ).

said(Key, Words) :-
    words(Key, English, Japanese),
    reader_words(English, Japanese, Words).

words(choice, "~w   ~w  ~w   (~2f s)", "~w   ~w  ~w   （~2f秒）").
words(resign, "投了 (resigns)", "投了").
words(declare_win, "入玉宣言 (declares)", "入玉宣言").
words(why, "why ~w?~n", "~wの理由~n").
words(ended, "~w  (~w)~n", "~w（~w）~n").
words(turn, "~w to move~w.  (~w)~n", "~wの手番~w（~w）~n").
words(check, ", in check (王手)", "、王手").
words(move, "1 move played", "1手").
words(moves, "~d moves played", "~d手").
words(legal_move, "1 legal move.~n", "合法手は1手~n").
words(legal_moves, "~d legal moves.~n", "合法手は~d手~n").

%!  print_moves(+Game) is det.
%
%   The legal moves in columns, USI beside Japanese, sorted by USI, as wide as the terminal;
%   in at most 80 columns where there is none.

print_moves(Game) :-
    game_position(Game, Position),
    legal_moves(Position, Moves),
    maplist(usi_pair, Moves, Unsorted),
    sort(Unsorted, Pairs),
    maplist(move_cell(Game), Pairs, Cells),
    foldl(widest, Cells, 0, Widest),
    (   reader_columns(Wide0)
    ->  Wide = Wide0
    ;   Wide = 80
    ),
    Columns is max(1, (Wide+2) // (Widest+2)),
    print_cells(Cells, 1, Columns, Widest),
    length(Cells, Count),
    (   Count =:= 1
    ->  said(legal_move, Words),
        format(Words, [])
    ;   said(legal_moves, Words),
        format(Words, [Count])
    ).

usi_pair(Move, Usi-Move) :-
    move_usi(Move, Usi).

move_cell(Game, Usi-Move, cell(Text, Width)) :-
    move_text(japanese, Game, Move, Japanese),
    format(string(Text), "~w~t~6|~w", [Usi, Japanese]),
    text_width(Text, Width).

widest(cell(_, Width), Widest0, Widest) :-
    Widest is max(Widest0, Width).

print_cells([], _, _, _).
print_cells([cell(Text, Width)|Cells], Column, Columns, Widest) :-
    (   ( Cells == [] ; Column =:= Columns )
    ->  format("~w~n", [Text]),
        Next = 1
    ;   Pad is Widest+2-Width,
        format("~w~*c", [Text, Pad, 0' ]),
        Next is Column+1
    ),
    print_cells(Cells, Next, Columns, Widest).
