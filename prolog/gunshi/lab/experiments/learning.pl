/*  Does learning from lost games help? Series of games (lab/training/series.pl) of shogi or Othello
    against an opponent that never changes, on openings that are seen in training and on others.

    An opponent is

      | fixed_squares                  | of Othello: a fixed order of squares                   |
      | search(Nodes)                  | of shogi: a search of so many nodes                    |
      | engine(Named, Nodes, Seconds)  | of shogi: a USI engine, as engine_named/2 names it,    |
      |                                | Seconds a move                                         |

    The learner of shogi has as many Nodes itself.
*/
:- module(gunshi_lab_experiments_learning,
          [ draw_openings/4,            % +All, +Count, -Seen, -Unseen
            othello_openings/3,         % +Count, -Seen, -Unseen
            with_opponent/3,            % +Opponent, -Series, :Goal
            play_learning/6             % :Each, +Series, +Seen, +Unseen, +Rounds, -Rows
          ]).
:- use_module('../../shogi/game', [game_last_move/2, game_position/2, game_usi/2]).
:- use_module('../../shogi/position', [side_to_move/2]).
:- use_module('../match/engine',
              [ new_crew/1, open_engine/4, close_engine/2, engine_move/6, engine_title/2 ]).
:- use_module('../match/othello_game', [fixed_order/1, random_opening/2]).
:- use_module('../match/referee', [judge_answer/4]).
:- use_module('../training/othello_series', []).
:- use_module('../training/series', [learning_series/7]).
:- use_module('../training/shogi_series', []).

:- autoload(library(lists), [append/3]).
:- autoload(library(random), [random_permutation/2]).

:- meta_predicate
    with_opponent(+, -, 0),
    play_learning(3, +, +, +, +, -).

%   An engine may take so many seconds to start, and be so many late.

patience(60).
grace(10).

%!  draw_openings(+All:list, +Count:integer, -Seen:list, -Unseen:list) is semidet.
%
%   Seen and Unseen are Count of All each, by chance. Fails when All are too few.

draw_openings(All, Count, Seen, Unseen) :-
    random_permutation(All, Order),
    length(Seen, Count),
    length(Unseen, Count),
    append(Seen, Rest, Order),
    append(Unseen, _, Rest),
    !.

%!  othello_openings(+Count:integer, -Seen:list, -Unseen:list) is det.
%
%   Seen and Unseen are Count openings each, opening(Id, Moves), of four moves by chance.

othello_openings(Count, Seen, Unseen) :-
    othello_openings_from(1, Count, Seen),
    Next is Count+1,
    Last is 2*Count,
    othello_openings_from(Next, Last, Unseen).

othello_openings_from(First, Last, Openings) :-
    findall(opening(Id, Moves),
            ( between(First, Last, Id),
              random_opening(4, Moves)
            ),
            Openings).

%!  with_opponent(+Opponent, -Series, :Goal) is semidet.
%
%   Call Goal while Opponent is ready to play in Series, which play_learning/6 takes.
%
%   @error gunshi(usi_engine(Title, What)) if an engine does not start
%   @error gunshi(usage(Text)) as open_engine/4

with_opponent(fixed_squares, series(gunshi_lab_training_othello_series, Setting), Goal) :-
    fixed_order(Squares),
    Setting = othello(paper, fixed(Squares)),
    call(Goal).
with_opponent(search(Nodes), series(gunshi_lab_training_shogi_series, Setting), Goal) :-
    Setting = shogi([nodes(Nodes)], true, gunshi_lab_training_shogi_series:fixed_opponent(Nodes)),
    call(Goal).
with_opponent(engine(Named, Nodes, Seconds), series(gunshi_lab_training_shogi_series, Setting),
              Goal) :-
    new_crew(Crew),
    patience(Patience),
    setup_call_cleanup(
        open_engine(Crew, Named, Patience, Engine),
        ( Setting = shogi([nodes(Nodes)],
                          gunshi_lab_match_engine:tell_engine(Engine, "usinewgame"),
                          gunshi_lab_experiments_learning:engine_choice(Engine, Seconds)),
          call(Goal)
        ),
        close_engine(Crew, Engine)).

%!  play_learning(:Each, +Series, +Seen:list, +Unseen:list, +Rounds:integer, -Rows) is det.
%
%   Rows are those of learning_series/7, which calls Each after each game, of Series, which
%   with_opponent/3 gives.

play_learning(Each, series(Module, Setting), Seen, Unseen, Rounds, Rows) :-
    learning_series(Each, Module, Setting, Seen, Unseen, Rounds, Rows).

%   engine_choice(+Engine, +Seconds, +Game, -Choice): an illegal move, and a declaration that does
%   not hold, lose the game, as in a match. An engine that has ended or hangs ends the experiment:
%   the rest of its games would say nothing.

engine_choice(Engine, Seconds, Game, Choice) :-
    game_usi(Game, Text),
    Milliseconds is truncate(Seconds*1000),
    format(string(Go), "btime 0 wtime 0 byoyomi ~d", [Milliseconds]),
    grace(Grace),
    Limit is Seconds+Grace,
    engine_move(Engine, Text, Go, Limit, Answer, _),
    (   Answer = fault(Kind)
    ->  engine_title(Engine, Title),
        throw(error(gunshi(usi_engine(Title, Kind)), _))
    ;   Answer = bestmove(Word),
        game_position(Game, Position),
        side_to_move(Position, Side),
        judge_answer(Word, Side, Game, Judged),
        judged_choice(Judged, Choice)
    ).

judged_choice(goes_on(Game), Move) :-
    game_last_move(Game, Move).
judged_choice(declares(_), declare_win).
judged_choice(resigns(_), resign).
judged_choice(fault(_, _, _), resign).
