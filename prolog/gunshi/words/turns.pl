:- encoding(utf8).
/*  What happens in a turn, and how it is told.

    The steps which the session's commands, the game in the terminal and the program against itself
    share: a person's move read and played, the program's move chosen and played, the end told. Each
    takes a game and gives the next one; nothing here changes the current game. What a person reads
    goes to the current output, in English, with the Japanese words players expect.
*/
:- module(gunshi_words_turns,
          [ given_move/3,               % +Game, +Given, -Move
            person_move/4,              % +Game, +Given, -Line, -Game1
            program_move/5,             % +Game, +Limits, +Before, -Game1, -Note
            suggest_move/2,             % +Game, +Limits
            declare_win/2,              % +Game, -Game1
            resign_game/2,              % +Game, -Game1
            print_game/1,               % +Game
            print_moves/1,              % +Game
            print_reason/1,             % +Note
            print_state/1,              % +Game
            result_text/2,              % +Result, -Text
            print_castles/1,            % +Game
            chosen_text/3               % +Game, +Choice, -Text
          ]).
:- use_module(library(apply), [maplist/3, foldl/4]).
:- use_module(library(error), [type_error/2]).
:- use_module(library(lists), [member/2]).
:- use_module('../shogi/position',
              [ position_after/3, legal_moves/2, side_to_move/2, in_check/1, usi_move/2
              ]).
:- use_module('../shogi/game',
              [ game_play/3, game_position/2, game_ply/2, game_last_move/2, game_end/3,
                game_close/2, game_result/2, game_must_go_on/1
              ]).
:- use_module('../shogi/notation', [move_text/4, text_move/3, legality_fault/3]).
:- use_module('../knowledge/choice', [choose/3]).
:- use_module('../knowledge/shogi/reasons', [reason_text/4, reason_sentence/3]).
:- use_module('../knowledge/shogi/facts', [castle_shapes/1]).
:- use_module('../knowledge/shogi/formations', [formations_reached/2]).
:- use_module('../shogi/castles', [castle/4]).
:- use_module('../base/interpret', [known/2]).
:- use_module(board, [draw_board/3, side_text/2]).
:- use_module(reader, [board_flipped/1, reader_language/1]).
:- use_module(text_width, [text_width/2]).

%!  given_move(+Game, +Given, -Move) is det.
%
%   Move is the legal move meant by Given: a move term, or text in USI, CSA or Japanese.
%
%   @error gunshi(usage(Text)) if Given is not ground
%   @error type_error(move, Given) if Given is neither
%   @error gunshi(bad_move(Text, What)) if the text is no move
%   @error gunshi(illegal_move_text(Text, Rule)) if the move breaks Rule

given_move(_, Given, _) :-
    \+ ground(Given),
    !,
    throw(error(gunshi(usage("A move is needed, such as play('7g7f') or play(move(77, 76))")), _)).
given_move(Game, Given, Move) :-
    move_term(Given),
    !,
    game_position(Game, Position),
    (   position_after(Position, Given, _)
    ->  Move = Given
    ;   legality_fault(Position, Given, Rule),
        usi_move(Usi, Given),
        throw(error(gunshi(illegal_move_text(Usi, Rule)), _))
    ).
given_move(Game, Given, Move) :-
    (   catch(text_to_string(Given, Text), error(_, _), fail)
    ->  text_move(Game, Text, Move)
    ;   type_error(move, Given)
    ).

move_term(move(_, _)).
move_term(promote(_, _)).
move_term(drop(_, _)).

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
    game_must_go_on(Game),
    choose_timed(Game, Limits, choice(Move, Reason, _), Seconds),
    write(Before),
    print_choice(Game, Move, Reason, Seconds),
    (   Move == resign
    ->  resign_game(Game, Game1)
    ;   Move == declare_win
    ->  declare_win(Game, Game1)
    ;   game_play(Game, Move, Game2),
        game_close(Game2, Game1)
    ).

%!  suggest_move(+Game, +Limits) is det.
%
%   Print the move which the program would play, its reason in one line and the time it took.
%
%   @error gunshi(game_over(Result)) if the game has ended

suggest_move(Game, Limits) :-
    game_must_go_on(Game),
    choose_timed(Game, Limits, choice(Move, Reason, _), Seconds),
    print_choice(Game, Move, Reason, Seconds).

choose_timed(Game, Limits, Choice, Seconds) :-
    get_time(Start),
    choose(Game, Limits, Choice),
    get_time(End),
    Seconds is max(0, End-Start).

print_choice(Game, Move, Reason, Seconds) :-
    Reason = reason(Name, _, _, _),
    reader_language(Language),
    reason_sentence(Language, Reason, Sentence),
    chosen_text(Game, Move, Text),
    format("~w   ~w  ~w   (~2f s)~n", [Text, Name, Sentence, Seconds]).

%!  chosen_text(+Game, +Choice, -Text) is det.
%
%   Choice, a move, `resign` or `declare_win`, in Game, for a person.

chosen_text(_, resign, "投了 (resigns)") :-
    !.
chosen_text(_, declare_win, "入玉宣言 (declares)") :-
    !.
chosen_text(Game, Move, Text) :-
    move_text(japanese, Game, Move, Text).

%!  print_reason(+Note) is semidet.
%
%   Print why the program played its last move, the whole reason. Fails when Note is `none`.

print_reason(note(Game, Move, Reason)) :-
    chosen_text(Game, Move, Text),
    format("why ~w?~n", [Text]),
    reader_language(Language),
    reason_text(Language, Game, Reason, Lines),
    forall(member(Line, Lines), format("~w~n", [Line])).

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
%
%   Draw the board, the last move marked, the side below as the session has it; then print_state/1.

print_game(Game) :-
    print_board(Game),
    print_state(Game).

print_board(Game) :-
    board_flipped(Flipped),
    (   game_last_move(Game, Move)
    ->  arg(2, Move, Square),
        Options = [flip(Flipped), marked([Square])]
    ;   Options = [flip(Flipped)]
    ),
    game_position(Game, Position),
    current_output(Out),
    draw_board(Out, Position, Options).

%!  print_state(+Game) is det.
%
%   One line: the end of the game with its reason, or whose turn it is.

print_state(Game) :-
    game_ply(Game, Ply),
    moves_text(Ply, Moves),
    (   game_result(Game, Result)
    ->  result_text(Result, Text),
        format("~w  (~w)~n", [Text, Moves])
    ;   game_position(Game, Position),
        side_to_move(Position, Side),
        side_text(Side, Name),
        (   in_check(Position)
        ->  Check = ", in check (王手)"
        ;   Check = ""
        ),
        format("~w to move~w.  (~w)~n", [Name, Check, Moves])
    ).

moves_text(1, "1 move played") :-
    !.
moves_text(N, Text) :-
    format(string(Text), "~d moves played", [N]).

%!  result_text(+Result, -Text) is det.
%
%   Result, as game_result/2 gives it, in a sentence.

result_text(wins(Side, Reason), Text) :-
    reason_name(Reason, Name),
    side_text(Side, Winner),
    format(string(Text), "~w: ~w wins.", [Name, Winner]).
result_text(draw(Reason), Text) :-
    reason_name(Reason, Name),
    format(string(Text), "~w: a draw.", [Name]).
result_text(abandoned, "The game was left unfinished.").

reason_name(checkmate,       "Checkmate (詰み)").
reason_name(no_legal_move,   "No legal move (指す手なし)").
reason_name(resignation,     "Resignation (投了)").
reason_name(perpetual_check, "Perpetual check (連続王手の千日手)").
reason_name(repetition,      "Repetition (千日手)").
reason_name(declaration,     "Declaration (入玉宣言)").
reason_name(time,            "Time is up (時間切れ)").
reason_name(foul,            "Foul (反則)").
reason_name(walkover,        "Walkover (不戦勝)").
reason_name(impasse,         "Impasse (持将棋)").
reason_name(agreement,       "Agreement (引き分け)").
reason_name(max_moves,       "The limit of moves (最大手数)").

%!  print_castles(+Game) is det.
%
%   Print the castle of each side, and the formations (戦型) that it has reached in the game, with the
%   number of the move.

print_castles(Game) :-
    game_position(Game, Position),
    castle_shapes(Shapes),
    formations_reached(Game, Reached),
    forall(member(Side, [sente, gote]),
           ( side_text(Side, Text),
             (   castle(Shapes, Position, Side, Name),
                 known(castle(Name, Japanese, English, _), _)
             ->  format("~w: ~s / ~s~n", [Text, Japanese, English])
             ;   format("~w: 囲いなし / no castle~n", [Text])
             ),
             forall(member(reached(Side, Number, _, FormationJapanese, FormationEnglish), Reached),
                    format("~t~d~6|  ~s / ~s~n", [Number, FormationJapanese, FormationEnglish]))
           )).

%!  print_moves(+Game) is det.
%
%   The legal moves in columns, USI beside Japanese, sorted by USI, in at most 80 columns.

print_moves(Game) :-
    game_position(Game, Position),
    legal_moves(Position, Moves),
    maplist(usi_pair, Moves, Unsorted),
    sort(Unsorted, Pairs),
    maplist(move_cell(Game), Pairs, Cells),
    foldl(widest, Cells, 0, Widest),
    Columns is max(1, 80 // (Widest+2)),
    print_cells(Cells, 1, Columns, Widest),
    length(Cells, Count),
    (   Count =:= 1
    ->  format("1 legal move.~n")
    ;   format("~d legal moves.~n", [Count])
    ).

usi_pair(Move, Usi-Move) :-
    usi_move(Usi, Move).

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
