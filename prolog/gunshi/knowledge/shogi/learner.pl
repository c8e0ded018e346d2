/*  What the learner asks of a game of shogi (learning.pl), but for what contradictions.pl says.

    What it learns is as general as learned_patterns.pl makes it; what is good and bad says the
    judge (judge.pl).
*/
:- module(gunshi_knowledge_shogi_learner,
          [ shogi_learn/3,              % +Game, :Told, -Lessons
            hopeless_side/2,            % +Game, -Side
            kuzure/2                    % +Game, -N
          ]).
:- use_module('../../base/declare',
              [declare_knowledge/3, declare_vocabulary/2, vocabulary_subject/1]).
:- use_module('../../base/interpret', [genuine_during/1, make_genuine/1, known/2]).
:- use_module('../../shogi/game', [game_position/2]).
:- use_module('../../shogi/notation', [move_text/4]).
:- use_module('../../shogi/position', [opponent/2, side_to_move/2]).
:- use_module('../joseki/facts', [taught_by/3]).
:- use_module('../files', [need_knowledge/1]).
:- use_module('../joseki/lines', [line_moves/2]).
:- use_module('../joseki/pattern_moves', [pattern_facts/4]).
:- use_module(learned_patterns, [learned_pattern/7, mirrored_lesson/4]).
:- use_module('../learning/meta_rules', [learn/4, first_lessons/2]).
:- use_module(lost_game, [lost_move/4, lost_number/3, lost_position/3, tell/2, telling/1]).
:- use_module('../own', [own_knowledge/0]).
:- use_module(refuted_lines, [lines_refuted/3]).
:- use_module(contradictions,
              [ contrary_fact/5, holds_there/3, known_fact/3, narrowed_fact/4, negative_facts/3,
                said_already/6, taught_in/3
              ]).
:- use_module(judge,
              [ clear_margin/2, judging/1, position_worth/3, surprising/2, worth/4 ]).
:- autoload(library(lists), [member/2, nth0/3]).

:- meta_predicate shogi_learn(+, 1, -).

:- multifile gunshi_base_interpret:opaque/1.

gunshi_base_interpret:opaque(shogi_game(_, _, _, _, _, _, _)).

:- declare_knowledge(warui_kijun(value: integer),
                     "A position is bad when it is worth less to the side to move.",
                     "warui_kijun(-150).").
:- declare_knowledge(maketa_kijun(value: integer),
                     "Whose last position is worth less has lost a game that has no result.",
                     "maketa_kijun(-1000).").
:- vocabulary_subject("What a lost game has to tell").
:- declare_vocabulary(kuzure(now: variable, n: any),
                      "From the position after N moves on, one's own turn, all were bad.").

%!  shogi_learn(+Game, :Told, -Lessons:list) is semidet.
%
%   Reflect upon Game, shogi_game(Key, Side, Played, Positions, Moves): Key is a text that names it;
%   the learner, who lost, played Side in Played, a game of gunshi_shogi_game; Positions are all
%   from the start on, Moves between them. Lessons are as of learn/4, with bp(N) first, for the
%   first position that hansei/2 names, by the first warui_kijun/1, and that something new follows
%   from; else the first that something follows from. Fails when there is none. call(Told, Step)
%   hears each step on the way, in which N counts the moves from 1; Steps are
%
%     - judged(N, Value)                    the position after N moves is worth Value to the learner
%     - bad(N, Kijun)                       the game is reflected upon from there
%     - expected(N, Move), surprise(N, Move)    the opponent's Nth move was a surprise, or not
%     - other(N, Move, Value, Other, Better)    in place of the learner's Nth move Other was better
%     - no_other(N, Move)                   nothing better was there
%     - line_loses(N, Move, Value, Other, Better)    joseki lines play the Nth move, and a long
%                                           search finds that it loses; where it does not,
%                                           line_holds(N, Move, Loss), and theory(N, Move, Why) for
%                                           theory/2
%     - general(N, Kind, Before, After)     the fact's pattern had Before conditions, and has After
%
%   @error gunshi(bad_knowledge(File, Problems))

shogi_learn(Game, Told, Lessons) :-
    own_knowledge,
    need_knowledge(joseki),
    genuine_during(telling(judging(first_lessons(reflected(Game, Told), Lessons)))).

reflected(shogi_game(Key, Side, Played, Positions, Moves), Told, [bp(N)|Lessons]) :-
    known(warui_kijun(Kijun), _),
    Game = shogi_game(Key, Side, Played, Positions, Moves, Kijun, Told),
    make_genuine(Game),
    known(hansei(Game, N), Source),
    length(Moves, Count),
    must_be_of_the_game(N, Count, Source),
    tell(Game, bad(N, Kijun)),
    learn(gunshi_knowledge_shogi_learner, Game, N, Lessons).

must_be_of_the_game(N, Count, Source) :-
    (   integer(N),
        N >= 0,
        N =< Count
    ->  true
    ;   format(string(Text), "hansei(Now, N) has N = ~w; it is a number of moves, 0 to ~d",
               [N, Count]),
        throw(error(gunshi(rule_failed(Source, error(gunshi(usage(Text)), _))), _))
    ).

%!  hopeless_side(+Game, -Side) is semidet.
%
%   Where Game, a game of gunshi_shogi_game, stands, the position is worth less to Side than
%   maketa_kijun(Value) says.
%
%   @error gunshi(bad_knowledge(File, Problems))

hopeless_side(Game, Side) :-
    own_knowledge,
    game_position(Game, Position),
    side_to_move(Position, Mover),
    judging(worth(Position, [], Value, _)),
    once(known(maketa_kijun(Least), _)),
    (   Value < Least
    ->  Side = Mover
    ;   -Value < Least,
        opponent(Mover, Side)
    ).

%!  kuzure(+Game, -N:integer) is semidet.
%
%   After N moves it is the learner's turn, and the position is bad, as are all later ones in which
%   it is; the earliest such N.

kuzure(Game, N) :-
    Game = shogi_game(_, Side, _, Positions, _, _, _),
    findall(I,
            ( nth0(I, Positions, Position),
              side_to_move(Position, Side)
            ),
            Own0),
    sort(0, @>=, Own0, Own),
    bad_to_the_end(Own, Game, none, N),
    integer(N).

bad_to_the_end([I|Is], Game, _, N) :-
    lost_position(Game, I, Position),
    is_bad(Position, Game, I),
    !,
    bad_to_the_end(Is, Game, I, N).
bad_to_the_end(_, _, N, N).

is_bad(Position, Game, N) :-
    arg(6, Game, Kijun),
    position_worth(Position, Kijun, Value),
    tell(Game, judged(N, Value)),
    Value < Kijun.

                /*******************************
                *   WHAT LEARNING.PL ASKS      *
                *******************************/

opponents_move(Game, N) :-
    \+ own_move(Game, N).

own_move(Game, N) :-
    lost_move(Game, N, _, Before),
    side_to_move(Before, Side),
    arg(2, Game, Side).

expected_move(Game, N) :-
    lost_move(Game, N, Move, Before),
    (   surprising(Before, Move)
    ->  tell(Game, surprise(N, Move)),
        fail
    ;   tell(Game, expected(N, Move))
    ).

%   refuted_lines(+Game, +N, -Lessons) is semidet: looked at longer only where the usual look finds
%   a mistake.

refuted_lines(Game, N, Lessons) :-
    mistake(Game, N, _, _, _),
    lines_refuted(Game, N, Lessons).

book_move(Game, N) :-
    lost_move(Game, N, Move, Before),
    lost_number(Game, N, Number),
    (   line_moves(Before, Lines),
        memberchk(Move-_, Lines)
    ;   pattern_facts(gm, Number, Before, Found),
        member(Move-fact(Fact, _), Found),
        \+ taught_by(Fact, _, _)
    ),
    !.

other_move(Game, N, Other, Better) :-
    lost_move(Game, N, Move, _),
    (   mistake(Game, N, Value, Other, Better)
    ->  tell(Game, other(N, Move, Value, Other, Better))
    ;   tell(Game, no_other(N, Move)),
        fail
    ).

%   mistake(+Game, +N, -Value, -Other, -Better) is semidet: the Nth move is worth Value, where Other
%   would have done, worth Better.

mistake(Game, N, Value, Other, Better) :-
    played_worth(Game, N, Value, _),
    arg(6, Game, Kijun),
    clear_margin(bm, Margin),
    best_other(Game, N, Better, [Other|_]),
    Better >= Kijun,
    Better-Value >= Margin.

%   best_other(+Game, +N, -Value, -Line) is semidet: the best in place of the Nth move, but for what
%   is known to be bad.

best_other(Game, N, Value, Line) :-
    lost_move(Game, N, Move, Before),
    lost_number(Game, N, Number),
    pattern_facts(bm, Number, Before, Bad),
    findall(M, member(M-_, Bad), Moves0),
    sort([Move|Moves0], Moves),
    worth(Before, [exclude(Moves)], Value, Line).

%   played_worth(+Game, +N, -Value, -Line): of the learner's Nth move, by what the opponent did with
%   it too; Line is what shows it, from that move on.

played_worth(Game, N, Value, [Move|Line]) :-
    lost_move(Game, N, Move, _),
    lost_position(Game, N, After),
    worth(After, [], Value0, Line0),
    Value1 is -Value0,
    N1 is N+1,
    (   lost_move(Game, N1, Reply, _),
        lost_position(Game, N1, Later),
        worth(Later, [], Value2, Line2),
        Value2 < Value1
    ->  Value = Value2,
        Line = [Reply|Line2]
    ;   Value = Value1,
        Line = Line0
    ).

move_fact(Game, Kind, N, Fact) :-
    lost_move(Game, N, Move, Before),
    (   said_already(Kind, Game, N, Before, Move, Fact0)
    ->  Fact = Fact0
    ;   Kind == bm
    ->  played_worth(Game, N, Value, Line),
        (   best_other(Game, N, Better, OtherLine)
        ->  Shown = [Value-Line, Better-OtherLine]
        ;   Shown = [Value-Line]
        ),
        learned_pattern(bm, Game, N, Before, Move, Shown, Fact)
    ;   good_fact(Game, N, Before, Move, Fact)
    ).

better_fact(Game, N, Move, Fact) :-
    lost_move(Game, N, _, Before),
    surprising(Before, Move),
    (   said_already(gm, Game, N, Before, Move, Fact0)
    ->  Fact = Fact0
    ;   good_fact(Game, N, Before, Move, Fact)
    ).

good_fact(Game, N, Before, Move, Fact) :-
    findall(Value-Line,
            ( member(Option, [only([Move]), exclude([Move])]),
              worth(Before, [Option], Value, Line)
            ),
            Shown),
    learned_pattern(gm, Game, N, Before, Move, Shown, Fact).

mirror_fact(Game, Fact, Mirror) :-
    taught_in(Game, Fact, Position),
    mirrored_lesson(Game, Fact, Position, Mirror).

%   Nothing is too old: a pattern of shogi speaks of few positions, and does not get in the way of
%   others.

aged_fact(_, _) :-
    fail.

move_words(Game, N, Move, Text) :-
    lost_move(Game, N, _, Before),
    move_text(japanese, Before, Move, Text).
