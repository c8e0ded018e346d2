/*  What the learner asks of a game of shogi (learning.pl): what a move and a position are worth.

    The judge is the search, with so many nodes as kb/shogi/learning.pl says. It sees more than the
    program does when it plays; that is what there is to learn.

    A game is shogi_game(Key, Side, First, Positions, Moves, Kijun, Told): the learner played Side;
    Positions are all from the start on, Moves between them, the first of which has the number First; a
    position is bad when it is worth less than Kijun. call(Told, Step) is told what is found out, see
    shogi_learn/3. The clauses count the moves from 1; a person, and facts, count them from First.

    What is learned has N open: no verdict of a search depends on the number of the move. Its pattern is
    as general as general_pattern/6 makes it, with learned(Key, Number, Words) in it, Words the lines that
    show it: those of the searches that judged it.

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
:- use_module('../shogi/position', [opponent/2, position_after/3, side_to_move/2]).
:- use_module('../shogi/notation', [move_text/4]).
:- use_module('../shogi/search', [search/3]).
:- use_module('../shogi/patterns',
              [ mirrored_move/2, mirrored_pattern/2, mirrored_position/2, pattern_move/4, position_pattern/2,
                turned_move/2, turned_pattern/2, turned_position/2
              ]).
:- use_module('../shogi/pattern_faults', [covers/2]).
:- use_module('../shogi/general_pattern', [general_pattern/6, move_squares/2]).
:- use_module('../shogi/overlaps', [narrowed/4, overlapping/2]).
:- use_module(joseki_facts, [taught_by/3]).
:- use_module(joseki_lines, [joseki_knowledge/0, line_facts/3, line_moves/2, line_played/3, line_positions/2]).
:- use_module(joseki_patterns, [is_shogi_fact/1, move_facts/4, pattern_facts/4]).
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

:- declare_knowledge(hitome_haba(value: natural),
                     "What a quick look finds worse than the criterion by so much is bad.",
                     "hitome_haba(600).").
:- declare_knowledge(riyuu_te(squares: positive, shown: positive),
                     "So many moves of a line say which squares matter, and so many are shown.",
                     "riyuu_te(5, 4).").
:- declare_knowledge(ippanka(tests: natural, nodes: positive, percent: between(1, 100)),
                     "Patterns are made general by so many tests, each of so many nodes; so much of \c
                      the verdict must stay.",
                     "ippanka(60, 15000, 50).").
:- declare_knowledge(tameshi(kept: natural, positions: natural),
                     "Of the tests of ippanka/3 so many are kept for the end, when the pattern is tried on so \c
                      many positions with its open pieces elsewhere.",
                     "tameshi(20, 5).").
:- declare_knowledge(kagami_jouken(most: natural),
                     "The mirror image is learned of patterns with so many conditions at most.",
                     "kagami_jouken(20).").
:- declare_vocabulary(kuzure(now: variable, n: any),
                      "From the position after N moves on, one's own turn, all were bad.").

%   judged(Position, Options, Value, Line): what a search has found; for the time of one shogi_learn/3.
%   told_already(Step): in the same time.
:- thread_local
    judged/4,
    told_already/1.

%!  shogi_learn(+Game, :Told, -Lessons:list) is semidet.
%
%   Reflect upon Game, shogi_game(Key, Side, First, Positions, Moves): a text that names it; the learner,
%   who lost, played Side; Positions are all from the start on, Moves between them, the first of which is
%   the move number First. Lessons are as of
%   learn/4, with bp(N) first, for the first position that hansei/2 names, by the first warui_kijun/1, and
%   that something new follows from; else the first that something follows from. Fails when there is none.
%   call(Told, Step) hears each step on the way, in which N counts the moves from 1; Steps are
%
%     - judged(N, Value)                    the position after N moves is worth Value to the learner
%     - bad(N, Kijun)                       the game is reflected upon from there
%     - expected(N, Move), surprise(N, Move)    the opponent's Nth move would have been thought of, or not
%     - other(N, Move, Value, Other, Better)    in place of the learner's Nth move Other was better
%     - no_other(N, Move)                   nothing better was there
%     - general(N, Kind, Before, After)     the fact's pattern had Before conditions, and has After
%
%   @error gunshi(bad_knowledge(File, Problems))

shogi_learn(Game, Told, Lessons) :-
    shogi_knowledge,
    joseki_knowledge,
    setup_call_cleanup(
        true,
        first_lessons(reflected(Game, Told), Lessons),
        ( retractall(judged(_, _, _, _)), retractall(told_already(_)) )).

reflected(shogi_game(Key, Side, First, Positions, Moves), Told, [bp(N)|Lessons]) :-
    known(warui_kijun(Kijun), _),
    Game = shogi_game(Key, Side, First, Positions, Moves, Kijun, Told),
    known(hansei(Game, N), _),
    told(Game, bad(N, Kijun)),
    learn(gunshi_shogi_learner, Game, N, Lessons).

%   told(+Game, +Step): each step once; the clauses may ask again.

told(Game, Step) :-
    (   told_already(Step)
    ->  true
    ;   assertz(told_already(Step)),
        arg(7, Game, Told),
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
    arg(4, Game, Positions),
    nth0(N, Positions, Position).

played(Game, N, Move, Before) :-
    arg(5, Game, Moves),
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
    position_after_moves(Game, I, Position),
    is_bad(Position, Game, I),
    !,
    bad_to_the_end(Is, Game, I, N).
bad_to_the_end(_, _, N, N).

%   A quick look is enough for what is lost beyond doubt.

is_bad(Position, Game, N) :-
    arg(6, Game, Kijun),
    once(known(yosou_yomi(Quick, _), _)),
    once(known(hitome_haba(Margin), _)),
    value(Position, Quick, [], Value0, _),
    (   Value0 < Kijun-Margin
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
    number_of(Game, N, Number),
    (   line_moves(Before, Lines),
        memberchk(Move-_, Lines)
    ;   pattern_facts(gm, Number, Before, Found),
        member(Move-fact(Fact, _), Found),
        \+ taught_by(Fact, _, _)
    ),
    !.

%   number_of(+Game, ?N, ?Number): a person calls the Nth move so.

number_of(Game, N, Number) :-
    arg(3, Game, First),
    (   integer(N)
    ->  Number is First+N-1
    ;   N is Number-First+1
    ).

other_move(Game, N, Other, Better) :-
    played(Game, N, Move, _),
    played_worth(Game, N, Value, _),
    arg(6, Game, Kijun),
    once(known(ayamari_haba(Margin), _)),
    (   best_other(Game, N, Better, [Other|_]),
        Better >= Kijun,
        Better-Value >= Margin
    ->  told(Game, other(N, Move, Value, Other, Better))
    ;   told(Game, no_other(N, Move)),
        fail
    ).

%   best_other(+Game, +N, -Value, -Line) is semidet: the best in place of the Nth move, but for what is
%   known to be bad.

best_other(Game, N, Value, Line) :-
    played(Game, N, Move, Before),
    number_of(Game, N, Number),
    pattern_facts(bm, Number, Before, Bad),
    findall(M, member(M-_, Bad), Moves0),
    sort([Move|Moves0], Moves),
    worth(Before, [exclude(Moves)], Value, Line).

%   played_worth(+Game, +N, -Value, -Line): of the learner's Nth move, by what the opponent did with it
%   too; Line is what shows it, from that move on.

played_worth(Game, N, Value, [Move|Line]) :-
    played(Game, N, Move, _),
    position_after_moves(Game, N, After),
    worth(After, [], Value0, Line0),
    Value1 is -Value0,
    N1 is N+1,
    (   played(Game, N1, Reply, _),
        position_after_moves(Game, N1, Later),
        worth(Later, [], Value2, Line2),
        Value2 < Value1
    ->  Value = Value2,
        Line = [Reply|Line2]
    ;   Value = Value1,
        Line = Line0
    ).

move_fact(Game, Kind, N, Fact) :-
    played(Game, N, Move, Before),
    (   said_already(Kind, Game, N, Before, Move, Fact0)
    ->  Fact = Fact0
    ;   Kind == bm
    ->  played_worth(Game, N, Value, Line),
        (   best_other(Game, N, Better, OtherLine)
        ->  Shown = [Value-Line, Better-OtherLine]
        ;   Shown = [Value-Line]
        ),
        general_fact(bm, Game, N, Before, Move, Shown, Fact)
    ;   good_fact(Game, N, Before, Move, Fact)
    ).

better_fact(Game, N, Move, Fact) :-
    played(Game, N, _, Before),
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
    general_fact(gm, Game, N, Before, Move, Shown, Fact).

said_already(Kind, Game, N, Position, Move, Fact) :-
    number_of(Game, N, Number),
    pattern_facts(Kind, Number, Position, Found),
    memberchk(Move-fact(Fact, _), Found).

%   general_fact(+Kind, +Game, +N, +Position, +Move, +Shown, -Fact): Fact says of Move that it is good,
%   or bad, where the search's verdict is as in Position. Shown are Value-Line of the searches that
%   found it.

general_fact(Kind, Game, N, Position, Move, Shown, Fact) :-
    once(known(ippanka(Tests, Nodes, Percent), _)),
    once(known(tameshi(Kept, Positions), _)),
    (   refutation(Kind, Shown, Reply),
        verdict(Kind, Nodes, Move, Reply, Position, Clear),
        clear_margin(Kind, Margin),
        Clear >= Margin
    ->  Least is max(Margin, Clear*Percent//100),
        explaining_squares(Shown, Squares),
        general_pattern(stays(Kind, Nodes, Move, Reply, Least), Position, Move, Squares,
                        tests(Tests, Kept, Positions), K0)
    ;   position_pattern(Position, K0)
    ),
    findall(Words, ( member(Value-Line, Shown), line_words(Position, Value, Line, Words) ), Parts),
    atomic_list_concat(Parts, '; ', Atom),
    atom_string(Atom, Words),
    arg(1, Game, Key),
    number_of(Game, N, Number),
    append(K0, [learned(Key, Number, Words)], K),
    length(K0, After),
    position_pattern(Position, Whole),
    length(Whole, Conditions),
    told(Game, general(N, Kind, Conditions, After)),
    Fact =.. [Kind, _, K, Move].

%   clear_margin(+Kind, -Margin): a verdict is clear by so much.

clear_margin(gm, Margin) :-
    once(known(igai_haba(Margin), _)).
clear_margin(bm, Margin) :-
    once(known(ayamari_haba(Margin), _)).

%   refutation(+Kind, +Shown, -Reply): what the opponent answers to the bad move in the line that shows
%   it; `none` for a gm, and where nothing needs to be answered.

refutation(Kind, Shown, Reply) :-
    (   Kind == bm,
        Shown = [_-[_, Reply0|_]|_]
    ->  Reply = Reply0
    ;   Reply = none
    ).

%   verdict(+Kind, +Nodes, +Move, +Reply, +Position, -Clear) is semidet: by so much Move is better than
%   all others, for gm, or worse than the best of them when it is answered by Reply. Fails where Reply
%   cannot be played: in a position that has little in common with the one that taught it, any move may
%   be bad, for other reasons.

verdict(gm, Nodes, Move, _, Position, Clear) :-
    value(Position, Nodes, [only([Move])], Value, _),
    value(Position, Nodes, [exclude([Move])], Other, _),
    Clear is Value-Other.
verdict(bm, Nodes, Move, Reply, Position, Clear) :-
    (   Reply == none
    ->  value(Position, Nodes, [only([Move])], Value, _)
    ;   position_after(Position, Move, After),
        position_after(After, Reply, Later),
        value(Later, Nodes, [], Value, _)
    ),
    value(Position, Nodes, [exclude([Move])], Other, _),
    Clear is Other-Value.

stays(Kind, Nodes, Move, Reply, Least, Position) :-
    verdict(Kind, Nodes, Move, Reply, Position, Clear),
    Clear >= Least.

%   explaining_squares(+Shown, -Squares): those which the first moves of the line that shows what the
%   move is worth go over.

explaining_squares([_-Line|_], Squares) :-
    once(known(riyuu_te(Count, _), _)),
    first(Count, Line, Moves),
    maplist(move_squares, Moves, Lists),
    append(Lists, Squares0),
    sort(Squares0, Squares).

first(Count, List, First) :-
    length(Prefix, Count),
    (   append(Prefix, _, List)
    ->  First = Prefix
    ;   First = List
    ).

line_words(Position, Value, Line0, Words) :-
    once(known(riyuu_te(_, Count), _)),
    first(Count, Line0, Line),
    move_line(Position, Line, 0, Text),
    format(string(Words), "~w ~d", [Text, Value]).

                /*******************************
                *      WHAT IS SAID ALREADY    *
                *******************************/

%   taught_in(+Game, +Fact, -N, -Position) is semidet: Fact is of Game, about its Nth move, and holds in
%   Position: the one before that move, or its mirror image.

taught_in(Game, Fact, N, Position) :-
    Fact =.. [_, _, K, Move],
    taught_by(Fact, Key, Number),
    arg(1, Game, Key),
    number_of(Game, N, Number),
    played(Game, N, _, Before),
    (   pattern_move(K, Move, Before, Move)
    ->  Position = Before
    ;   mirrored_position(Before, Position)
    ).

known_fact(Game, Fact) :-
    (   taught_in(Game, Fact, N, Position)
    ->  Fact =.. [Kind, _, _, Move],
        said_already(Kind, Game, N, Position, Move, _)
    ;   true
    ).

%   Facts about the same move are looked at, those that hold where Fact was learned too; and, for a bm,
%   the positions in which lines play the move.

contrary_fact(_, Fact, Earlier, Old, Seen) :-
    Fact =.. [Kind, _, K, Move],
    memberchk(turn(Side), K),
    contrary_kind(Kind, Other),
    (   move_facts(Other, Side, Move, Found),
        member(fact(Seen, Source), Found),
        overlapping(Fact, Seen),
        functor(Old, Other, 3),
        knowledge_clause(Old, Source, true)
    ;   member(Old, Earlier),
        functor(Old, Other, 3),
        seen_by(Side, Old, Seen),
        overlapping(Fact, Seen)
    ;   Kind == bm,
        line_position(Fact, Position, LineMove),
        line_facts(Position, LineMove, [_-fact(Old, _)|_]),
        Seen = Old
    ).

contrary_kind(gm, bm).
contrary_kind(bm, gm).

%   seen_by(+Side, +Fact0, -Fact): Fact0, turned round if need be, with Side to move.

seen_by(Side, Fact0, Fact) :-
    Fact0 =.. [Kind, N, K0, Move0],
    (   memberchk(turn(Side), K0)
    ->  Fact = Fact0
    ;   turned_pattern(K0, K),
        turned_move(Move0, Move),
        Fact =.. [Kind, N, K, Move]
    ).

%   line_position(+Fact, -Position, -Move) is nondet: Fact is about Move in Position, where lines play it.

line_position(Fact, Position, LineMove) :-
    Fact =.. [_, _, K, Move],
    turned_move(Move, Turned),
    member(LineMove, [Move, Turned]),
    line_positions(LineMove, Positions),
    member(Position, Positions),
    once(pattern_move(K, Move, Position, LineMove)).

narrowed_fact(Game, Fact0, Old, Fact) :-
    taught_in(Game, Fact0, _, Position),
    (   Old = joseki(_, _, Text)
    ->  line_played(Text, Moves, Positions),
        kept_from_line(Moves, Positions, Position, Fact0, Fact)
    ;   Fact0 =.. [_, _, K, _],
        memberchk(turn(Side), K),
        seen_by(Side, Old, Seen),
        narrowed(Fact0, Position, Seen, Fact)
    ).

%   kept_from_line(+Moves, +Positions, +Position, +Fact0, -Fact): Fact says nothing of Moves, each
%   played in the one of Positions before it.

kept_from_line([], _, _, Fact, Fact).
kept_from_line([Move|Moves], [Of|Positions], Position, Fact0, Fact) :-
    Fact0 =.. [_, _, K, FactMove],
    (   pattern_move(K, FactMove, Of, Move)
    ->  seen_position(FactMove, Of, Move, Seen),
        narrowed(Fact0, Position, Seen, Fact1)
    ;   Fact1 = Fact0
    ),
    kept_from_line(Moves, Positions, Position, Fact1, Fact).

%   seen_position(+FactMove, +Position, +Move, -Seen): Position, turned round when the fact's move is
%   Move turned.

seen_position(FactMove, Position, Move, Seen) :-
    (   FactMove == Move
    ->  Seen = Position
    ;   turned_position(Position, Seen)
    ).

:- multifile gunshi_learning:fukumi/2.

gunshi_learning:fukumi(General, Special) :-
    is_shogi_fact(General),
    is_shogi_fact(Special),
    covers(General, Special).

%   Only what the judge finds not to be so here goes: a bm that holds in more positions may well be right.

negative_facts(Game, N, Facts) :-
    position_after_moves(Game, N, Position),
    number_of(Game, N, Number0),
    Number is Number0+1,
    once(known(hyouka_yomi(Nodes), _)),
    clear_margin(bm, Margin),
    pattern_facts(bm, Number, Position, Found),
    findall(Fact,
            ( member(Move-fact(Matched, Source), Found),
              taught_by(Matched, _, _),
              \+ stays(bm, Nodes, Move, none, Margin, Position),
              Fact = bm(_, _, _),
              knowledge_clause(Fact, Source, true)
            ),
            Facts0),
    sort(Facts0, Facts).

%   A pattern with a bishop or a rook where it starts is not mirrored, nor one of many conditions: what
%   stands so comes up in no game. Elsewhere the rules are the same in the mirror, but the evaluation,
%   which was learned from games, may see it otherwise: so it is asked.

mirror_fact(Game, Fact, Mirror) :-
    Fact =.. [Kind, N, K0, Move0],
    length(K0, Count),
    once(known(kagami_jouken(Most), _)),
    Count =< Most,
    \+ ( member(Condition, K0),
         memberchk(Condition, [sente(28, hi), sente(88, ka), gote(82, hi), gote(22, ka)])
       ),
    taught_in(Game, Fact, _, Position0),
    mirrored_pattern(K0, K),
    mirrored_move(Move0, Move),
    Mirror =.. [Kind, N, K, Move],
    \+ covers(Fact, Mirror),
    mirrored_position(Position0, Position),
    once(known(ippanka(_, Nodes, _), _)),
    clear_margin(Kind, Margin),
    stays(Kind, Nodes, Move, none, Margin, Position).

%   Nothing is too old: a pattern of shogi speaks of few positions, and does not get in the way of others.

aged_fact(_, _) :-
    fail.

move_words(Game, N, Move, Text) :-
    played(Game, N, _, Before),
    move_text(japanese, Before, Move, Text).
