:- encoding(utf8).
/*  One game between two players (player.pl), and its referee.

    The rules are a record of match_rules/5. Their control is how long engines may think:

      | byoyomi(S)               | S seconds a move                                                |
      | nodes(N)                 | N nodes a move; the engine keeps to it by itself                |
      | clock(Main, S, byoyomi)  | Main seconds, and when they are used up S seconds a move        |
      | clock(Main, S, increment)| Main seconds, and S more at each move                           |

    Time is what passes here between asking and hearing the answer. An answer that comes `grace`
    seconds late is still in time: a pipe, and a machine with other work, take some of it. Without a
    clock an engine is waited for `patience` seconds.

    A game is lost by what an engine does against the rules, its fault: to have ended (`crash`), to
    be late (`time`), to play what is no legal move (`illegal`), to declare a win that is none
    (`declaration`). After `max_plies` moves, counted from the start of the opening, it is a draw.
*/
:- module(gunshi_lab_match_referee,
          [ match_rules/5,              % +Control, +Grace, +MaxPlies, +Patience, -Rules
            rules_patience/2,           % +Rules, -Seconds
            play_game/4,                % +Players, +Opening, +Rules, -Played
            lost_game/4,                % +Side, +Kind, +Opening, -Played
            judge_answer/4,             % +Word, +Side, +Game, -Judged
            played_told/3,              % +Opening, +Played, -Told
            told_played/3,              % +Opening, +Told, -Played
            is_told/1,                  % @Term
            played_game/2,              % +Played, -Game
            played_winner/2,            % +Played, -Winner
            played_reason/2,            % +Played, -Reason
            played_fault/2,             % +Played, -Fault
            played_thoughts/2           % +Played, -Thoughts
          ]).
:- use_module(library(record), [(record)/1]).
:- use_module('../../shogi/position', [side_to_move/2, opponent/2, move_usi/2]).
:- use_module('../../shogi/game',
              [ game_position/2, game_play/3, game_ply/2, game_result/2, game_end/3, game_close/2,
                game_moves/2, game_moves_played/3, game_record/2
              ]).
:- use_module('../../shogi/records/check', [could_be_tried/3]).
:- use_module(engine,
              [ thought_seconds/2, thought_depth/2, thought_nodes/2, thought_score/2,
                is_thought_data/1
              ]).
:- use_module(player, [player_move/6, tell_player/2]).

:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/3, member/2, reverse/2]).

:- record(rules(control, grace, max_plies, patience)).
:- record(played(game, winner, reason, fault, thoughts, end)).

%!  match_rules(+Control, +Grace:number, +MaxPlies:integer, +Patience:number, -Rules) is det.
%
%   Rules are those of a game, as the head of this file says.

match_rules(Control, Grace, MaxPlies, Patience, Rules) :-
    make_rules([control(Control), grace(Grace), max_plies(MaxPlies), patience(Patience)], Rules).

%!  rules_patience(+Rules, -Seconds) is det.
%
%   Seconds is how long an engine is waited for that has no clock.

%!  play_game(+Players, +Opening, +Rules, -Played) is det.
%
%   Players, players(Sente, Gote), two that are ready as open_player/4 has them, play on from
%   Opening, a game that has not ended. Played is what played_game/2 and the others tell of.

play_game(Players, Opening, Rules, Played) :-
    rules_control(Rules, Control),
    forall(player(_, Players, Engine), tell_player(Engine, "usinewgame")),
    clock_start(Control, Clock),
    play_on(Opening, Players, Rules, Clock, [], Game, End, Thoughts),
    close_game(End, Game, Thoughts, Played),
    played_winner(Played, Winner),
    forall(player(Side, Players, Engine),
           ( word(Winner, Side, Word),
             format(string(Line), "gameover ~w", [Word]),
             tell_player(Engine, Line)
           )).

%!  played_game(+Played, -Game) is det.
%!  played_winner(+Played, -Winner) is det.
%!  played_reason(+Played, -Reason) is det.
%!  played_fault(+Played, -Fault) is det.
%!  played_thoughts(+Played, -Thoughts:list) is det.
%
%   The parts of Played, a game that has ended: Game with its times and its ending; Winner, a side
%   or `draw`; Reason as game_result/2 has it, or the kind of Fault; Fault, `none` or fault(Side,
%   Kind); Thoughts are Side-Thought for each move, and for the resignation or declaration that has
%   ended the game, as engine_move/6 has them.

player(sente, players(Sente, _), Sente).
player(gote,  players(_, Gote),  Gote).

word(draw, _, draw) :-
    !.
word(Side, Side, win) :-
    !.
word(_, _, lose).

%!  lost_game(+Side, +Kind, +Opening, -Played) is det.
%
%   Played is as of play_game/4: Side has lost by its fault of Kind before the first move.

lost_game(Side, Kind, Opening, Played) :-
    close_game(fault(Side, Kind, none), Opening, [], Played).

%   play_on(+Game0, +Players, +Rules, +Clock, +Thoughts0, -Game, -End, -Thoughts): End is `over` if
%   the last move has ended Game, else `max_moves`, resigns(Side), declares(Side), or fault(Side,
%   Kind, Move), Move `none` or the illegal one. Thoughts are of the moves of Game, but for those of
%   the opening, and of what ended it.

play_on(Game0, Players, Rules, Clock0, Thoughts0, Game, End, Thoughts) :-
    game_ply(Game0, Ply),
    rules_max_plies(Rules, MaxPlies),
    (   game_result(Game0, _)
    ->  stops(over, Game0, Thoughts0, Game, End, Thoughts)
    ;   Ply >= MaxPlies
    ->  stops(max_moves, Game0, Thoughts0, Game, End, Thoughts)
    ;   game_position(Game0, Position),
        side_to_move(Position, Side),
        player(Side, Players, Engine),
        rules_control(Rules, Control),
        rules_grace(Rules, Grace),
        rules_patience(Rules, Patience),
        go(Control, Clock0, Go),
        allowed(Control, Clock0, Side, Patience, Allowed),
        Limit is Allowed + Grace,
        player_move(Engine, Game0, go(Go, Control), Limit, Answer, Thought),
        thought_seconds(Thought, Seconds),
        (   Answer = fault(Kind)
        ->  stops(fault(Side, Kind, none), Game0, Thoughts0, Game, End, Thoughts)
        ;   Answer = bestmove(Word),
            judge_answer(Word, Side, Game0, Judged),
            (   Judged = goes_on(Game1)
            ->  spent(Control, Clock0, Side, Seconds, Clock),
                play_on(Game1, Players, Rules, Clock, [Side-Thought|Thoughts0], Game, End, Thoughts)
            ;   by_decision(Judged)
            ->  stops(Judged, Game0, [Side-Thought|Thoughts0], Game, End, Thoughts)
            ;   stops(Judged, Game0, Thoughts0, Game, End, Thoughts)
            )
        )
    ).

%   by_decision(+End): a player has chosen to end the game so.

by_decision(resigns(_)).
by_decision(declares(_)).

stops(End, Game, Thoughts0, Game, End, Thoughts) :-
    reverse(Thoughts0, Thoughts).

%!  judge_answer(+Word:string, +Side, +Game, -Judged) is det.
%
%   An engine has answered `bestmove Word` where Game stands and Side is to move. Judged is
%   goes_on(Game1), or how the game ends: resigns(Side), declares(Side), fault(Side, illegal, Move),
%   Move `none` when Word is no move, or fault(Side, declaration, none).

judge_answer("resign", Side, _, Judged) :-
    !,
    Judged = resigns(Side).
judge_answer("win", Side, Game, Judged) :-
    !,
    (   catch(game_end(Game, declares(Side), _), error(gunshi(no_declaration(_)), _), fail)
    ->  Judged = declares(Side)
    ;   Judged = fault(Side, declaration, none)
    ).
judge_answer(Word, Side, Game, Judged) :-
    (   catch(move_usi(Move, Word), error(_, _), fail)
    ->  (   game_play(Game, Move, Game1)
        ->  Judged = goes_on(Game1)
        ;   Judged = fault(Side, illegal, Move)
        )
    ;   Judged = fault(Side, illegal, none)
    ).

                /*******************************
                *          ELSEWHERE           *
                *******************************/

%!  played_told(+Opening, +Played, -Told) is det.
%!  told_played(+Opening, +Told, -Played) is det.
%
%   Told is Played, of play_game/4 from Opening, as plain data: told(Moves, End, Thoughts) with the
%   moves behind the opening in USI. told_played/3 plays them through again, so no move is believed.
%
%   @error gunshi(illegal_move(Move, Ply, Position)), gunshi(no_declaration(_)): it cannot be so

played_told(Opening, Played, told(Usis, End, Thoughts)) :-
    played_game(Played, Game),
    played_end(Played, End),
    played_thoughts(Played, Thoughts),
    game_moves(Opening, Before),
    game_moves(Game, All),
    append(Before, Moves, All),
    !,
    maplist(move_usi, Moves, Usis).

told_played(Opening, told(Usis, End, Thoughts), Played) :-
    maplist(move_usi, Moves, Usis),
    game_moves_played(Opening, Moves, Game),
    close_game(End, Game, Thoughts, Played).

%!  is_told(@Term) is semidet.
%
%   Term, which is ground, is such data, whether or not its moves are legal.

is_told(told(Usis, End, Thoughts)) :-
    is_list(Usis),
    forall(member(Usi, Usis), ( string(Usi), catch(move_usi(_, Usi), error(_, _), fail) )),
    is_end(End),
    is_list(Thoughts),
    forall(member(Thought, Thoughts),
           ( Thought = Side-Told,
             memberchk(Side, [sente, gote]),
             is_thought_data(Told)
           )).

is_end(over).
is_end(max_moves).
is_end(resigns(Side)) :-
    is_side(Side).
is_end(declares(Side)) :-
    is_side(Side).
is_end(fault(Side, Kind, Move)) :-
    is_side(Side),
    memberchk(Kind, [illegal, declaration, time, crash]),
    (   Move == none
    ->  true
    ;   catch(move_usi(Move, _), error(_, _), fail)
    ).

is_side(sente).
is_side(gote).

                /*******************************
                *            CLOCKS            *
                *******************************/

%   A clock is clock(Sente, Gote), the seconds that each side has left; `none` where each move has
%   its own.

clock_start(clock(Main, _, _), clock(Main, Main)) :-
    !.
clock_start(_, none).

left(sente, clock(Left, _), Left).
left(gote,  clock(_, Left), Left).

allowed(byoyomi(Seconds), _, _, _, Seconds).
allowed(nodes(_), _, _, Patience, Patience).
allowed(clock(_, Seconds, _), Clock, Side, _, Allowed) :-
    left(Side, Clock, Left),
    Allowed is Left + Seconds.

%   In increments the time that is sent does not have that of this move yet.

go(byoyomi(Seconds), _, Go) :-
    milliseconds(Seconds, Byoyomi),
    format(string(Go), "btime 0 wtime 0 byoyomi ~d", [Byoyomi]).
go(nodes(Nodes), _, Go) :-
    format(string(Go), "nodes ~d", [Nodes]).
go(clock(_, Seconds, Kind), clock(Sente, Gote), Go) :-
    milliseconds(Sente, Btime),
    milliseconds(Gote, Wtime),
    milliseconds(Seconds, More),
    (   Kind == byoyomi
    ->  format(string(Go), "btime ~d wtime ~d byoyomi ~d", [Btime, Wtime, More])
    ;   format(string(Go), "btime ~d wtime ~d binc ~d winc ~d", [Btime, Wtime, More, More])
    ).

milliseconds(Seconds, Milliseconds) :-
    Milliseconds is truncate(Seconds * 1000 + 1e-6).

spent(clock(_, More, Kind), clock(Sente0, Gote0), Side, Seconds, Clock) :-
    !,
    (   Kind == byoyomi
    ->  Change is -Seconds
    ;   Change is More - Seconds
    ),
    (   Side == sente
    ->  Sente is max(0, Sente0 + Change),
        Clock = clock(Sente, Gote0)
    ;   Gote is max(0, Gote0 + Change),
        Clock = clock(Sente0, Gote)
    ).
spent(_, Clock, _, _, Clock).

                /*******************************
                *            RECORD            *
                *******************************/

%   close_game(+End, +Game0, +Thoughts, -Played): the game has ended by End, as play_on/8 has it.

close_game(End, Game0, Thoughts, Played) :-
    (   by_decision(End)
    ->  once(append(OfMoves, [_], Thoughts))
    ;   OfMoves = Thoughts
    ),
    add_thoughts(Game0, OfMoves, Game1),
    end_game(End, Game1, Game, Fault),
    game_result(Game, Result),
    (   Fault = fault(Side, Kind)
    ->  opponent(Side, Winner),
        Reason = Kind
    ;   Result = wins(Winner, Reason)
    ->  true
    ;   Result = draw(Reason),
        Winner = draw
    ),
    make_played([ game(Game), winner(Winner), reason(Reason), fault(Fault), thoughts(Thoughts),
                  end(End)
                ],
                Played).

%   add_thoughts(+Game0, +Thoughts, -Game): Game has what Thoughts say of its last moves.

add_thoughts(Game0, Thoughts, Game) :-
    game_record(Game0, record(Start, Number, Header, line(Opening, Steps0, End))),
    length(Thoughts, Count),
    length(Last, Count),
    append(First, Last, Steps0),
    timed_steps(Last, Thoughts, Timed),
    append(First, Timed, Steps),
    !,
    game_record(Game, record(Start, Number, Header, line(Opening, Steps, End))).

timed_steps([], [], []).
timed_steps([step(Move, _)|Steps0], [_-Thought|Thoughts], [step(Move, Remarks)|Steps]) :-
    thought_seconds(Thought, Seconds0),
    thought_depth(Thought, Depth),
    thought_nodes(Thought, Nodes),
    thought_score(Thought, Score),
    Seconds is round(Seconds0 * 1000) / 1000.0,
    findall(Name-Value,
            ( member(Name-Value, [score-Score, depth-Depth, nodes-Nodes]),
              Value \== none
            ),
            Said),
    (   Said == []
    ->  Remarks = [time(Seconds)]
    ;   findall(Text,
                ( member(Name-Value, Said), format(atom(Text), "~w ~w", [Name, Value]) ),
                Texts),
        atomic_list_concat(Texts, ', ', Comment0),
        atom_string(Comment0, Comment),
        Remarks = [time(Seconds), comment(Comment)]
    ),
    timed_steps(Steps0, Thoughts, Steps).

%   end_game(+End, +Game0, -Game, -Fault)

end_game(over, Game0, Game, none) :-
    game_close(Game0, Game).
end_game(max_moves, Game0, Game, none) :-
    add_ending(Game0, max_moves, [], Game).
end_game(resigns(Side), Game0, Game, none) :-
    game_end(Game0, resigns(Side), Game).
end_game(declares(Side), Game0, Game, none) :-
    game_end(Game0, declares(Side), Game).
end_game(fault(Side, Kind, Move), Game0, Game, fault(Side, Kind)) :-
    game_position(Game0, Position),
    fault_ending(Kind, Side, Move, Position, Ending, Words),
    add_ending(Game0, Ending, [comment(Words)], Game).

fault_ending(time, Side, _, _, time(Side), "The engine did not answer in time.").
fault_ending(crash, Side, _, _, foul(Side), "The engine ended.").
fault_ending(declaration, Side, _, _, foul(Side), "The engine declared a win that was none.").
fault_ending(illegal, Side, none, _, foul(Side), "The engine answered with no move.") :-
    !.
fault_ending(illegal, Side, Move, Position, Ending, Words) :-
    move_usi(Move, Usi),
    format(string(Words), "The engine played ~s, which is not legal.", [Usi]),
    (   could_be_tried(Move, Position, Side)
    ->  Ending = foul(Side, Move)
    ;   Ending = foul(Side)
    ).

add_ending(Game0, Ending, Remarks, Game) :-
    game_record(Game0, record(Start, Number, Header, line(Opening, Steps, _))),
    game_record(Game, record(Start, Number, Header, line(Opening, Steps, end(Ending, Remarks)))).
