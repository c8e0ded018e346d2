/*  What the learner asks of a game of shogi (learning.pl): what a move and a position are worth.

    The judge is the search, with so many nodes as kb/shogi/learning.pl says. It sees more than the
    program does when it plays; that is what there is to learn.

    A game is shogi_game(Key, Side, Positions, Moves, Kijun, Told): the learner played Side; Positions
    are all from the start on, Moves between them; a position is bad when it is worth less than Kijun.
    call(Told, Step) is told what is found out, see shogi_learn/3.

    What is learned has N open: no verdict of a search depends on the number of the move. Its pattern is
    as general as general_pattern/6 makes it, with learned(Key, N, Words) in it, Words the lines that
    show it.

    Facts that a person wrote, and lines, are not to blame for a loss. A fact that a game has taught is
    blamed as any move: another game may refute it.
*/
:- module(gunshi_shogi_learner,
          [ shogi_learn/3,              % +Game, :Told, -Lessons
            hopeless_side/2,            % +Game, -Side
            kuzure/2                    % +Game, -N
          ]).
:- use_module('../base/declare', [declare_knowledge/3, declare_vocabulary/2]).
:- use_module('../base/store', [known/2, knowledge_clause/3]).
:- use_module('../shogi/game', [game_position/2]).
:- use_module('../shogi/position', [opponent/2, side_to_move/2, usi_move/2]).
:- use_module('../shogi/search', [search/3]).
:- use_module('../shogi/patterns', [position_pattern/2]).
:- use_module('../shogi/pattern_faults', [covers/2]).
:- use_module('../shogi/general_pattern', [general_pattern/6, move_squares/2]).
:- use_module(joseki_lines, [joseki_knowledge/0, line_moves/2]).
:- use_module(joseki_patterns, [pattern_facts/4, is_shogi_fact/1]).
:- use_module(learning, [learn/4, first_lessons/2]).
:- use_module(reasons, [move_line/4]).
:- use_module(search_choices, [search_knowledge/3]).
:- use_module(shogi, [shogi_knowledge/0]).
:- autoload(library(lists), [append/2, append/3, member/2, nth0/3, nth1/3]).
:- autoload(library(apply), [maplist/3]).

:- meta_predicate shogi_learn(+, 1, -).

:- declare_knowledge(warui_kijun(value: integer),
                     "A position is bad when it is worth less to the side to move.",
                     "warui_kijun(-150).").
:- declare_knowledge(ayamari_haba(value: natural),
                     "A move was a mistake when another is better by so much.",
                     "ayamari_haba(100).").
:- declare_knowledge(igai_haba(value: natural),
                     "A move that was not thought of is a surprise when it is better by so much.",
                     "igai_haba(60).").
:- declare_knowledge(maketa_kijun(value: integer),
                     "Whose last position is worth less has lost a game that has no result.",
                     "maketa_kijun(-1000).").
:- declare_knowledge(hyouka_yomi(nodes: positive), "A position is judged by so many nodes.",
                     "hyouka_yomi(30000).").
:- declare_knowledge(yosou_yomi(nodes: positive, moves: between(1, 64)),
                     "So many moves of a search of so many nodes would have been thought of.",
                     "yosou_yomi(2000, 3).").
:- declare_knowledge(ippanka(tests: natural, nodes: positive, percent: between(1, 100)),
                     "Patterns are made general by so many tests, each of so many nodes; so much of \c
                      the verdict must stay.",
                     "ippanka(60, 15000, 50).").
:- declare_vocabulary(kuzure(now: variable, n: any),
                      "From the position after N moves on, one's own turn, all were bad.").

%   judged(Position, Options, Value, Line): what a search has found; for the time of one shogi_learn/3.
%   told_already(Step): in the same time.
:- thread_local
    judged/4,
    told_already/1.

%!  shogi_learn(+Game, :Told, -Lessons:list) is semidet.
%
%   Reflect upon Game, shogi_game(Key, Side, Positions, Moves): a text that names it; the learner, who
%   lost, played Side; Positions are all from the start on, Moves between them. Lessons are as of
%   learn/4, with bp(N) first, for the first position that hansei/2 names, by the first warui_kijun/1, and
%   that something new follows from; else the first that something follows from. Fails when there is none.
%   call(Told, Step) hears each step on the way; Steps are
%
%     - judged(N, Value)                    the position after N moves is worth Value to the learner
%     - bad(N, Kijun)                       the game is reflected upon from there
%     - expected(N, Move), surprise(N, Move)    the opponent's Nth move would have been thought of, or not
%     - other(N, Move, Value, Other, Better)    in place of the learner's Nth move Other was better
%     - no_other(N, Move)                   nothing better was there
%     - general(N, Kind, Before, After)     the fact's pattern had Before conditions, and has After
%
%   @error gunshi(bad_knowledge(File, Problems))

shogi_learn(shogi_game(Key, Side, Positions, Moves), Told, Lessons) :-
    shogi_knowledge,
    joseki_knowledge,
    setup_call_cleanup(
        true,
        first_lessons(reflected(shogi_game(Key, Side, Positions, Moves), Told), Lessons),
        ( retractall(judged(_, _, _, _)), retractall(told_already(_)) )).

reflected(shogi_game(Key, Side, Positions, Moves), Told, [bp(N)|Lessons]) :-
    known(warui_kijun(Kijun), _),
    Game = shogi_game(Key, Side, Positions, Moves, Kijun, Told),
    known(hansei(Game, N), _),
    told(Game, bad(N, Kijun)),
    learn(gunshi_shogi_learner, Game, N, Lessons).

%   told(+Game, +Step): each step once; the clauses may ask again.

told(Game, Step) :-
    (   told_already(Step)
    ->  true
    ;   assertz(told_already(Step)),
        arg(6, Game, Told),
        call(Told, Step)
    ).

                /*******************************
                *          THE JUDGE           *
                *******************************/

%   value(+Position, +Nodes, +Options, -Value, -Line) is semidet: in centipawns for the side to move, 3000
%   at most, with what is expected to be played. Fails when Options leave no move.

value(Position, Nodes, Options, Value, Line) :-
    (   judged(Position, Nodes-Options, Value0, Line0)
    ->  Value = Value0,
        Line = Line0
    ;   search_knowledge(Position, [], Parameters),
        search(Position, [nodes(Nodes), parameters(Parameters), hash(4)|Options], Result),
        arg(1, Result, Best),
        arg(2, Result, Score),
        arg(3, Result, Lines),
        (   Lines = [line(_, _, Line0)|_]
        ->  true
        ;   Line0 = []
        ),
        (   Best == none
        ->  Options == [],
            Value0 = -3000
        ;   centipawns(Score, Value0)
        ),
        assertz(judged(Position, Nodes-Options, Value0, Line0)),
        Value = Value0,
        Line = Line0
    ).

centipawns(cp(Value0), Value) :-
    Value is max(-3000, min(3000, Value0)).
centipawns(mate(Plies), Value) :-
    (   Plies > 0
    ->  Value = 3000
    ;   Value = -3000
    ).
centipawns(none, 3000).

worth(Position, Options, Value, Line) :-
    once(known(hyouka_yomi(Nodes), _)),
    value(Position, Nodes, Options, Value, Line).

position_after_moves(Game, N, Position) :-
    arg(3, Game, Positions),
    nth0(N, Positions, Position).

played(Game, N, Move, Before) :-
    arg(4, Game, Moves),
    nth1(N, Moves, Move),
    N0 is N-1,
    position_after_moves(Game, N0, Before).

%!  hopeless_side(+Game, -Side) is semidet.
%
%   Where Game, a game of gunshi_game, stands, the position is worth less to Side than maketa_kijun(Value)
%   says.
%
%   @error gunshi(bad_knowledge(File, Problems))

hopeless_side(Game, Side) :-
    shogi_knowledge,
    game_position(Game, Position),
    side_to_move(Position, Mover),
    setup_call_cleanup(true, worth(Position, [], Value, _), retractall(judged(_, _, _, _))),
    once(known(maketa_kijun(Least), _)),
    (   Value < Least
    ->  Side = Mover
    ;   -Value < Least,
        opponent(Mover, Side)
    ).

%!  kuzure(+Game, -N:integer) is semidet.
%
%   After N moves it is the learner's turn, and the position is bad, as are all later ones in which it
%   is; the earliest such N.

kuzure(Game, N) :-
    Game = shogi_game(_, Side, Positions, _, _, _),
    findall(I,
            ( nth0(I, Positions, Position),
              side_to_move(Position, Side)
            ),
            Own0),
    sort(0, @>=, Own0, Own),
    bad_to_the_end(Own, Game, none, N),
    integer(N).

bad_to_the_end([I|Is], Game, _, N) :-
    position_after_moves(Game, I, Position),
    is_bad(Position, Game, I),
    !,
    bad_to_the_end(Is, Game, I, N).
bad_to_the_end(_, _, N, N).

%   A quick look is enough for what is lost beyond doubt.

is_bad(Position, Game, N) :-
    arg(5, Game, Kijun),
    once(known(yosou_yomi(Quick, _), _)),
    value(Position, Quick, [], Value0, _),
    (   Value0 < Kijun-600
    ->  Value = Value0
    ;   worth(Position, [], Value, _)
    ),
    told(Game, judged(N, Value)),
    Value < Kijun.

%   surprising(+Position, +Move): a quick search would not have thought of Move, and the judge finds it
%   better than all others.

surprising(Position, Move) :-
    once(known(yosou_yomi(Quick, Count), _)),
    \+ thought_of(Position, Quick, Count, Move),
    worth(Position, [only([Move])], Value, _),
    worth(Position, [exclude([Move])], Other, _),
    once(known(igai_haba(Margin), _)),
    Value-Other >= Margin.

thought_of(Position, Nodes, Count, Move) :-
    (   judged(Position, thought(Nodes, Count), _, Moves)
    ->  true
    ;   search_knowledge(Position, [], Parameters),
        search(Position, [nodes(Nodes), parameters(Parameters), hash(4), lines(Count)], Result),
        arg(3, Result, Lines),
        findall(M, member(line(_, _, [M|_]), Lines), Moves),
        assertz(judged(Position, thought(Nodes, Count), 0, Moves))
    ),
    memberchk(Move, Moves).

%   What follows is what learning.pl asks of a game.

opponents_move(Game, N) :-
    \+ own_move(Game, N).

own_move(Game, N) :-
    played(Game, N, _, Before),
    side_to_move(Before, Side),
    arg(2, Game, Side).

expected_move(Game, N) :-
    played(Game, N, Move, Before),
    (   surprising(Before, Move)
    ->  told(Game, surprise(N, Move)),
        fail
    ;   told(Game, expected(N, Move))
    ).

taught_move(Game, N) :-
    played(Game, N, Move, Before),
    (   line_moves(Before, Lines),
        memberchk(Move-_, Lines)
    ;   pattern_facts(gm, N, Before, Found),
        member(Move-fact(Fact, _), Found),
        \+ learned_fact(Fact)
    ),
    !.

learned_fact(Fact) :-
    arg(2, Fact, K),
    memberchk(learned(_, _, _), K).

other_move(Game, N, Other, Better) :-
    played(Game, N, Move, Before),
    pattern_facts(bm, N, Before, Bad),
    findall(M, member(M-_, Bad), Moves0),
    sort([Move|Moves0], Moves),
    played_worth(Game, N, Value),
    arg(5, Game, Kijun),
    once(known(ayamari_haba(Margin), _)),
    (   worth(Before, [exclude(Moves)], Better, [Other|_]),
        Better >= Kijun,
        Better-Value >= Margin
    ->  told(Game, other(N, Move, Value, Other, Better))
    ;   told(Game, no_other(N, Move)),
        fail
    ).

%   played_worth(+Game, +N, -Value): of the learner's Nth move, by what the opponent did with it too.

played_worth(Game, N, Value) :-
    position_after_moves(Game, N, After),
    worth(After, [], Value0, _),
    Value1 is -Value0,
    N1 is N+1,
    (   position_after_moves(Game, N1, Later)
    ->  worth(Later, [], Value2, _),
        Value is min(Value1, Value2)
    ;   Value = Value1
    ).

move_fact(Game, Kind, N, Fact) :-
    played(Game, N, Move, Before),
    (   said_already(Kind, N, Before, Move, Fact0)
    ->  Fact = Fact0
    ;   general_fact(Kind, Game, N, Before, Move, Fact)
    ).

better_fact(Game, N, Move, Fact) :-
    played(Game, N, _, Before),
    surprising(Before, Move),
    (   said_already(gm, N, Before, Move, Fact0)
    ->  Fact = Fact0
    ;   general_fact(gm, Game, N, Before, Move, Fact)
    ).

said_already(Kind, N, Position, Move, Fact) :-
    pattern_facts(Kind, N, Position, Found),
    memberchk(Move-fact(Fact, _), Found).

%   general_fact(+Kind, +Game, +N, +Position, +Move, -Fact): Fact says of Move that it is good, or bad, where
%   the search's verdict is as in Position.

general_fact(Kind, Game, N, Position, Move, Fact) :-
    once(known(ippanka(Tests, Nodes, Percent), _)),
    (   verdict(Kind, Nodes, Move, Position, Clear),
        Clear > 0
    ->  Least is Clear*Percent//100,
        explaining_squares(Position, Nodes, Move, Squares),
        general_pattern(stays(Kind, Nodes, Move, Least), Position, Move, Squares, Tests, K0)
    ;   position_pattern(Position, K0)
    ),
    explanation(Position, Move, Words),
    arg(1, Game, Key),
    append(K0, [learned(Key, N, Words)], K),
    length(K0, After),
    position_pattern(Position, Whole),
    length(Whole, Conditions),
    told(Game, general(N, Kind, Conditions, After)),
    Fact =.. [Kind, _, K, Move].

%   verdict(+Kind, +Nodes, +Move, +Position, -Clear): by so much Move is better than all others, for gm, or
%   worse than the best of them.

verdict(Kind, Nodes, Move, Position, Clear) :-
    value(Position, Nodes, [only([Move])], Value, _),
    value(Position, Nodes, [exclude([Move])], Other, _),
    (   Kind == gm
    ->  Clear is Value-Other
    ;   Clear is Other-Value
    ).

stays(Kind, Nodes, Move, Least, Position) :-
    verdict(Kind, Nodes, Move, Position, Clear),
    Clear >= Least.

%   explaining_squares(+Position, +Nodes, +Move, -Squares): those which the first moves of the line that
%   Move begins go over.

explaining_squares(Position, Nodes, Move, Squares) :-
    value(Position, Nodes, [only([Move])], _, Line),
    first(5, Line, Moves),
    maplist(move_squares, Moves, Lists),
    append(Lists, Squares0),
    sort(Squares0, Squares).

first(Count, List, First) :-
    length(Prefix, Count),
    (   append(Prefix, _, List)
    ->  First = Prefix
    ;   First = List
    ).

%   explanation(+Position, +Move, -Words): the line that Move begins, and the best without it.

explanation(Position, Move, Words) :-
    line_words(Position, [only([Move])], Text),
    (   line_words(Position, [exclude([Move])], Other)
    ->  format(string(Words), "~s; ~s", [Text, Other])
    ;   Words = Text
    ).

line_words(Position, Options, Words) :-
    worth(Position, Options, Value, Line0),
    first(4, Line0, Line),
    move_line(Position, Line, 0, Text),
    format(string(Words), "~w ~d", [Text, Value]).

known_fact(Fact) :-
    other_fact(Fact, Old),
    functor(Fact, Kind, _),
    functor(Old, Kind, _),
    covers(Old, Fact),
    !.

%   A gm fact is refuted by a bm fact that forbids it everywhere; a bm fact by a gm fact that it forbids.

contrary_fact(Fact, Old) :-
    other_fact(Fact, Old),
    functor(Fact, Kind, _),
    functor(Old, Other, _),
    Other \== Kind,
    (   Kind == bm
    ->  covers(Fact, Old)
    ;   covers(Old, Fact)
    ).

other_fact(_, Old) :-
    member(Old, [gm(_, _, _), bm(_, _, _)]),
    knowledge_clause(Old, _, true),
    is_shogi_fact(Old).

negative_facts(Game, N, Facts) :-
    position_after_moves(Game, N, Position),
    N1 is N+1,
    pattern_facts(bm, N1, Position, Found),
    findall(Fact,
            ( member(_-fact(Matched, Source), Found),
              learned_fact(Matched),
              Fact = bm(_, _, _),
              knowledge_clause(Fact, Source, true)
            ),
            Facts0),
    sort(Facts0, Facts).

%   Nothing is too old: a pattern of shogi speaks of few positions, and does not get in the way of others.

aged_fact(_, _) :-
    fail.

move_text(Move, Text) :-
    usi_move(Text, Move).
