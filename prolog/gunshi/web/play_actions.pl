:- encoding(utf8).
/*  Playing at the table: what the windows ask of the game that all see. */
:- module(gunshi_web_play_actions,
          [ play_action/3               % +Name, +Dict, -Answer
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module('../shogi/game',
              [ game_end/3, game_ending/2, game_must_go_on/1, game_new/2, game_new/3,
                game_number/3, game_ply/2, game_position/2, game_record/2, game_result/2,
                game_take_back/2
              ]).
:- use_module('../shogi/game/tree',
              [ tree_choices/2, tree_choose/3, tree_end/3, tree_game/2, tree_goto/3, tree_line/2,
                tree_whole/2
              ]).
:- use_module('../shogi/position',
              [ in_check/1, legal_moves/2, position_sfen/3, side_to_move/2,
                start_position/2, move_usi/2
              ]).
:- use_module('../shogi/records', [game_text/3]).
:- use_module('../words/given_move', [given_move/3]).
:- use_module('../words/turns', [chosen_text/3, result_text/2]).
:- use_module(arguments).
:- use_module(clock, [clock_dict/1, clock_pressed/2, clock_runs/0, clock_turned/2]).
:- use_module(table).

%!  play_action(+Name:atom, +Dict, -Answer:dict) is semidet.
%
%   Do what a window asks by Name, with Dict, and answer. The names are
%
%     - table     how the game stands
%     - new       a game: handicap or sfen, and the side of the program, `none` for neither; by the
%                 clock with main, byoyomi or increment, in seconds
%     - move      usi is played, and the program answers where it is its turn
%     - go        the program moves for the side to move, and has it from now on
%     - stop      it plays what it has; with never it does not play
%     - goto      the place after ply moves
%     - choose    one on, by the nth of the moves that the record has here
%     - back      the person's last move is taken back, with the program's answer
%     - resign    for the person, the side to move
%     - declare   the win by the 27-point rule
%     - effort    level, or seconds for a move
%     - program   side is the program's from now on
%     - kif       the record, with its variations
%
%   @error as what they call; gunshi(usage(Text))

play_action(table, _, Answer) :-
    table_dict(Answer).
play_action(new, Dict, Answer) :-
    argument(Dict, program, one_of([sente, gote, none]), gote, Program),
    (   get_dict(sfen, Dict, _)
    ->  argument(Dict, sfen, text, Sfen),
        position_sfen(Position, Number, Sfen),
        game_new(Position, Number, Game)
    ;   argument(Dict, handicap, text, "hirate", Handicap),
        atom_string(Name, Handicap),
        start_position(Name, Position),
        game_new(Position, Game)
    ),
    argument(Dict, main, integer(0, 86 400), 0, Main),
    argument(Dict, byoyomi, integer(0, 3600), 0, Byoyomi),
    argument(Dict, increment, integer(0, 3600), 0, Increment),
    (   Main+Byoyomi+Increment =:= 0
    ->  Clock = none
    ;   Main+Byoyomi =:= 0
    ->  usage_error("with an increment there must be a main time or a byoyomi", [])
    ;   Clock = clock(Main, Byoyomi, Increment)
    ),
    table_start(Game, Program, Clock),
    answer_if_due,
    table_dict(Answer).
play_action(move, Dict, Answer) :-
    argument(Dict, usi, text, Usi),
    must_be_idle,
    table_game(Game),
    game_must_go_on(Game),
    given_move(Game, Usi, Move),
    (   table_change(moved(Move))
    ->  answer_if_due
    ;   table_time_over,
        usage_error("the time is over", [])
    ),
    table_dict(Answer).
play_action(go, _, Answer) :-
    must_be_idle,
    table_game(Game),
    game_must_go_on(Game),
    game_position(Game, Position),
    side_to_move(Position, Side),
    table_change(played_by(Side)),
    answer_if_due,
    table_dict(Answer).
play_action(stop, Dict, Answer) :-
    argument(Dict, never, boolean, false, Never),
    (   Never == true
    ->  table_stop(never)
    ;   table_stop(now)
    ),
    table_dict(Answer).
play_action(goto, Dict, Answer) :-
    argument(Dict, ply, integer(0, 100 000), Ply),
    must_not_disturb,
    (   table_change(gone_to(Ply))
    ->  answer_at_end,
        table_dict(Answer)
    ;   usage_error("the game has not so many moves as ~d", [Ply])
    ).
play_action(choose, Dict, Answer) :-
    must_not_disturb,
    argument(Dict, nth, integer(1, 1000), Nth),
    (   table_change(chosen(Nth))
    ->  table_dict(Answer)
    ;   usage_error("the record has not ~d moves here", [Nth])
    ).
play_action(back, _, Answer) :-
    (   table_change(taken_back)
    ->  table_dict(Answer)
    ;   usage_error("there is no move to take back", [])
    ).
play_action(resign, _, Answer) :-
    ended_by_mover(resigns, Answer).
play_action(declare, _, Answer) :-
    ended_by_mover(declares, Answer).
play_action(effort, Dict, Answer) :-
    (   get_dict(seconds, Dict, _)
    ->  argument(Dict, seconds, integer(1, 3600), Seconds),
        set_effort(seconds(Seconds))
    ;   argument(Dict, level, integer(1, 10), Level),
        set_effort(level(Level))
    ),
    table_dict(Answer).
play_action(program, Dict, Answer) :-
    argument(Dict, side, one_of([sente, gote, none]), Side),
    table_change(played_by(Side)),
    answer_if_due,
    table_dict(Answer).
play_action(kif, _, _{text:Text}) :-
    table_now(table(Tree, _, _, _)),
    tree_whole(Tree, Game),
    game_text(kif, Game, Text).

%   must_not_disturb: who walks away makes the program think no more, and its clock would run on.

must_not_disturb :-
    (   clock_runs,
        table_thinking(_)
    ->  usage_error("the program is thinking, and its clock runs; its move comes first", [])
    ;   true
    ).

must_be_idle :-
    (   table_thinking(_)
    ->  usage_error("the program is thinking; stop it first", [])
    ;   true
    ).

%   answer_if_due: the program thinks where it is its turn at the end of the line.

answer_if_due :-
    table_now(table(Tree, _, Program, _)),
    tree_game(Tree, Game),
    game_position(Game, Position),
    (   side_to_move(Position, Program),
        \+ game_result(Game, _)
    ->  ignore(table_think)
    ;   true
    ).

%   answer_at_end: who has walked away while the program thought, and comes back, is answered.

answer_at_end :-
    table_now(table(Tree, _, _, _)),
    tree_game(Tree, Game),
    tree_line(Tree, Line),
    game_ply(Game, Ply),
    (   game_ply(Line, Ply)
    ->  answer_if_due
    ;   true
    ).

moved(Move, table(Tree0, Notes, Program, Seed), table(Tree, Notes, Program, Seed)) :-
    tree_move(Tree0, Move, Tree),
    tree_side(Tree, Next),
    tree_ply(Tree, Ply),
    clock_pressed(Next, Ply).

played_by(Side, table(Tree, Notes, _, Seed), table(Tree, Notes, Side, Seed)).

gone_to(Ply, table(Tree0, Notes, Program, Seed), table(Tree, Notes, Program, Seed)) :-
    tree_goto(Tree0, Ply, Tree).

chosen(Nth, table(Tree0, Notes, Program, Seed), table(Tree, Notes, Program, Seed)) :-
    tree_choose(Tree0, Nth, Tree).

%   taken_back(+Table0, -Table): to before the last move that was not the program's; where the
%   program has none of the sides, one move.

taken_back(table(Tree0, Notes, Program, Seed), table(Tree, Notes, Program, Seed)) :-
    tree_game(Tree0, Game),
    game_take_back(Game, Before),
    game_position(Before, Position),
    game_ply(Before, Ply0),
    (   side_to_move(Position, Program),
        Ply0 > 0
    ->  Ply is Ply0-1
    ;   Ply = Ply0
    ),
    tree_goto(Tree0, Ply, Tree),
    tree_side(Tree, Side),
    clock_turned(Side, Ply).

%   ended_by_mover(+How, -Answer): the side to move `resigns` or `declares`.

ended_by_mover(How, Answer) :-
    must_be_idle,
    table_game(Game),
    game_position(Game, Position),
    side_to_move(Position, Side),
    Ending =.. [How, Side],
    ended(Game, Ending),
    table_dict(Answer).

ended(Game, Ending) :-
    game_end(Game, Ending, _),
    table_change(with_end(Ending)).

with_end(Ending, table(Tree0, Notes, Program, Seed), table(Tree, Notes, Program, Seed)) :-
    tree_end(Tree0, Ending, Tree).

                /*******************************
                *       HOW IT STANDS          *
                *******************************/

%   table_dict(-Dict): all that a window shows of the table.

table_dict(_{ start:StartSfen, moves:Moves, ply:Ply, sfen:Sfen, turn:Side, check:Check,
              legal:Legal, result:Result, program:Program, effort:EffortDict, thinking:Thinking,
              choices:Choices, names:_{sente:Sente, gote:Gote}, notes:NoteDicts, clock:Clock
            }) :-
    table_seen(table(Tree, Notes, Program, _), Thinking),
    tree_line(Tree, Line),
    tree_game(Tree, Game),
    game_record(Line, record(Start, Number, Header, line(_, Steps, _))),
    position_sfen(Start, Number, StartSfen),
    findall(Usi, ( member(step(Move, _), Steps), move_usi(Move, Usi) ), Moves),
    game_ply(Game, Ply),
    game_position(Game, Position),
    Next is Ply+1,
    game_number(Game, Next, NextNumber),
    position_sfen(Position, NextNumber, Sfen),
    side_to_move(Position, Side),
    truth(in_check(Position), Check),
    result(Game, Result),
    (   Result == null
    ->  legal_moves(Position, LegalMoves),
        findall(Usi, ( member(Move, LegalMoves), move_usi(Move, Usi) ), Legal)
    ;   Legal = []
    ),
    table_effort(Effort),
    dict_create(EffortDict, _, [Effort]),
    (   clock_dict(Clock0)
    ->  Clock = Clock0
    ;   Clock = null
    ),
    tree_choices(Tree, Choices0),
    findall(Usi, ( member(_-Move, Choices0), move_usi(Move, Usi) ), Choices),
    header(Header, 先手, Sente),
    header(Header, 後手, Gote),
    findall(NoteDict, ( member(Note, Notes), note_of(Note, Line, Steps, NoteDict) ), NoteDicts).

truth(Goal, Truth) :-
    (   call(Goal)
    ->  Truth = true
    ;   Truth = false
    ).

header(Header, Key, Value) :-
    (   memberchk(Key-Value0, Header)
    ->  Value = Value0
    ;   Value = ""
    ).

result(Game, Result) :-
    (   game_result(Game, Ended)
    ->  result_text(Ended, Text),
        (   Ended = wins(Winner, _)
        ->  true
        ;   Winner = none
        ),
        Result = _{winner:Winner, text:Text}
    ;   Result = null
    ).

%   note_of(+Note, +Line, +Steps, -Dict) is semidet: Note is of a move of Line. The game before the
%   move tells which: its number, and that the same moves led there.

note_of(note(Before, Move, Reason, Score0, Seconds), Line, Steps,
        _{ ply:Ply, name:Name, sentence:_{ja:Ja, en:En}, score:Score, seconds:Seconds,
           text:Text, clause:Clause
         }) :-
    game_record(Before, record(Start, _, _, line(_, BeforeSteps, _))),
    game_record(Line, record(Start, _, _, _)),
    leads_on(BeforeSteps, Steps, Move, Line),
    length(BeforeSteps, Ply0),
    Ply is Ply0+1,
    Reason = reason(Name, sentence(Ja, En), Source, _),
    format(string(Clause), "~w", [Source]),
    score_value(Score0, Score),
    chosen_text(Before, Move, Text).

leads_on([], Steps, Move, Line) :-
    (   Steps = [step(Next, _)|_]
    ->  Next == Move
    ;   Move \= move(_, _),
        game_ending(Line, _)
    ).
leads_on([step(Move, _)|Before], [step(Same, _)|Steps], Last, Line) :-
    Move == Same,
    leads_on(Before, Steps, Last, Line).

score_value(none, null).
score_value(cp(Centipawns), Centipawns).
score_value(mate(Plies), _{mate:Plies}).
