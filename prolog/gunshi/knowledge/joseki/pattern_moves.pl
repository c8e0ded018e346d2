/*  Shogi's gm and bm facts, found by position.

    A fact is kept as it holds with sente to move (turned round, if it says turn(gote)), so that one
    look at a position finds those that hold as written and those that hold turned.

    Each stands under one of its conditions: of the pieces it names on squares, the one that the
    fewest facts name. A position asks only what stands under its own pieces, 40 at most; so a
    hundred thousand facts that tell positions apart are asked a few at a time.

    Only facts are found, no rules.
*/
:- module(gunshi_knowledge_joseki_pattern_moves,
          [ pattern_facts/4,            % +Kind, +N, +Position, -Found
            move_facts/4,               % +Kind, +Side, +Move, -Found
            forbidden_moves/2,          % +Game, -Bad
            next_number/2,              % +Game, -N
            is_shogi_fact/1,            % @Fact
            fact_weight/2,              % +Fact, -Weight
            fact_line/2                 % +Fact, -Line
          ]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/clauses', [clause_state/4, clauses_hidden/0, knowledge_generation/2]).
:- use_module('../../shogi/patterns',
              [ is_pattern_move/1, variables_apart/2, position_board/2, pattern_holds/2,
                sorted_pattern/2
              ]).
:- use_module('../../shogi/patterns/turned', [turned_pattern/2, turned_move/2, turned_position/2]).
:- use_module('../../shogi/game', [game_number/3, game_ply/2, game_position/2]).
:- use_module('../../shogi/position', [side_to_move/2, legal_move/2]).
:- use_module(facts, []).
:- use_module('../files', [need_knowledge/1]).
:- use_module('../fault_messages', []).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [member/2]).

%   entry(Key, Kind, N, Conditions, Move, Source): a fact of Kind about the Nth move stands at
%   Source; turned so that sente is to move, its pattern is Conditions and its move Move.
%   entries_of(Gm, Bm): of which state of the facts these are.
:- dynamic
    entry/6,
    entries_of/2.

%!  is_shogi_fact(@Fact) is semidet.
%
%   Fact is a gm or bm fact of shogi, as its move tells, and can be matched.

is_shogi_fact(Fact) :-
    Fact =.. [Kind, _, K, M],
    memberchk(Kind, [gm, bm]),
    is_list(K),
    is_pattern_move(M),
    variables_apart(K, M).

%!  fact_weight(+Fact, -Weight:integer) is det.
%
%   What the pattern of Fact says of its weight; 100 if it says nothing.

fact_weight(Fact, Weight) :-
    arg(2, Fact, K),
    (   memberchk(weight(Weight0), K)
    ->  Weight = Weight0
    ;   Weight = 100
    ).

%!  fact_line(+Fact, -Line:atom) is semidet.
%
%   Fact, joseki/3, gm/3 or bm/3, belongs to the line of that name.

fact_line(joseki(Line, _, _), Line) :-
    !.
fact_line(Fact, Line) :-
    arg(2, Fact, K),
    memberchk(line(Line), K).

                /*******************************
                *           THE INDEX          *
                *******************************/

%   ready: entry/6 is of the facts as they are now. Is called, and what it made is used, under the
%   mutex gunshi_knowledge_joseki_pattern_moves.

ready :-
    knowledge_generation(gm/3, Gm),
    knowledge_generation(bm/3, Bm),
    (   entries_of(Gm, Bm)
    ->  true
    ;   retractall(entries_of(_, _)),
        retractall(entry(_, _, _, _, _, _)),
        functor(Counts, counts, 3200),
        forall(arg(I, Counts, _), nb_setarg(I, Counts, 0)),
        forall(normal_fact(_, Conditions, _, _), count_keys(Conditions, Counts)),
        forall(normal_fact(Fact, Conditions, Move, Source),
               enter(Fact, Conditions, Move, Source, Counts)),
        assertz(entries_of(Gm, Bm))
    ).

%   normal_fact(-Fact, -Conditions, -Move, -Source): Fact, which stands at Source, says Move where
%   Conditions hold, with sente to move.

normal_fact(Fact, Conditions, Move, Source) :-
    member(Fact, [gm(_, _, _), bm(_, _, _)]),
    clause_state(Fact, Source, true, on),
    is_shogi_fact(Fact),
    arg(2, Fact, K),
    arg(3, Fact, M),
    side(K, Source, Side),
    (   Side == sente
    ->  Conditions = K,
        Move = M
    ;   turned_pattern(K, Conditions),
        turned_move(M, Move)
    ).

side(K, File:Line, Side) :-
    (   memberchk(turn(Side0), K)
    ->  Side = Side0
    ;   throw(error(gunshi(bad_knowledge(File, [problem(Line, 1, pattern(turns(0)))])), _))
    ).

count_keys(Conditions, Counts) :-
    forall(condition_key(Conditions, Key),
           ( arg(Key, Counts, Count0),
             Count is Count0+1,
             nb_setarg(Key, Counts, Count)
           )).

enter(Fact, Conditions, Move, Source, Counts) :-
    Fact =.. [Kind, N, _, _],
    rarest(Conditions, Counts, Square),
    entry_key(N, Square, Key),
    sorted_pattern(Conditions, Sorted),
    assertz(entry(Key, Kind, N, Sorted, Move, Source)).

%   entry_key(+N, +Square, -Key): facts about one move stand apart from those about several.

entry_key(N, Square, Key) :-
    (   integer(N)
    ->  Key is N*4096+Square
    ;   Key = Square
    ).

condition_key(Conditions, Key) :-
    member(Condition, Conditions),
    key(Condition, Key).

%   key(+Condition, -Key): an integer, 1..3200, for a kind of piece on a square.

key(sente(Square, Kind), Key) :-
    integer(Square),
    atom(Kind),
    kind_number(Kind, Number),
    Key is Square*32+Number.
key(gote(Square, Kind), Key) :-
    integer(Square),
    atom(Kind),
    kind_number(Kind, Number),
    Key is Square*32+14+Number.

kind_number(fu, 0).
kind_number(ky, 1).
kind_number(ke, 2).
kind_number(gi, 3).
kind_number(ki, 4).
kind_number(ka, 5).
kind_number(hi, 6).
kind_number(ou, 7).
kind_number(to, 8).
kind_number(ny, 9).
kind_number(nk, 10).
kind_number(ng, 11).
kind_number(um, 12).
kind_number(ry, 13).

rarest(Conditions, Counts, Key) :-
    findall(Count-Key0,
            ( condition_key(Conditions, Key0),
              arg(Key0, Counts, Count)
            ),
            Pairs),
    (   Pairs == []
    ->  Key = 0
    ;   keysort(Pairs, [_-Key|_])
    ).

                /*******************************
                *            ASKING            *
                *******************************/

%!  pattern_facts(+Kind:oneof([gm,bm]), +N:integer, +Position, -Found:list) is det.
%
%   Found is what facts of Kind say of the Nth move in Position: Move-fact(Fact, Source), sorted,
%   for each legal move that one means. Fact is as it holds here: turned round if need be, its
%   variables bound.
%
%   @error type_error(position, Position)
%   @error gunshi(bad_knowledge(File, [problem(Line, Column, Fault)])) for a fact without turn/1
%   @error gunshi(rule_limit(File:Line, steps(N))): the pattern there has too many variables to try

pattern_facts(Kind, N, Position, Found) :-
    side_to_move(Position, Side),
    (   Side == sente
    ->  Normal = Position
    ;   turned_position(Position, Normal)
    ),
    position_board(Normal, Board),
    with_mutex(gunshi_knowledge_joseki_pattern_moves,
               ( ready,
                 findall(said(Move, N0, K, Source),
                         ( board_key(Board, Square),
                           said(Square, Kind, N, N0, K, Move, Source),
                           meant(Normal, Board, K, Move, Source)
                         ),
                         Said)
               )),
    maplist(turned_back(Side, Kind), Said, Found0),
    sort(Found0, Found).

board_key(_, 0).
board_key(board(_, Squares, _), Key) :-
    arg(Square, Squares, Piece),
    compound(Piece),
    Piece =.. [Side, Kind],
    Condition =.. [Side, Square, Kind],
    key(Condition, Key).

%   said(+Square, +Kind, +N, -N0, -K, -Move, -Source): a fact that may say something of the Nth
%   move.

said(Square, Kind, N, N0, K, Move, Source) :-
    (   entry_key(N, Square, Key)
    ;   Key = Square
    ),
    entry(Key, Kind, N0, K, Move, Source),
    number_in(N, N0),
    (   clauses_hidden
    ->  Fact =.. [Kind, N0, _, _],
        \+ \+ known(Fact, Source)
    ;   true
    ).

%   meant(+Position, +Board, ?K, ?Move, +Source): the pattern K holds, and Move is legal. Whoever
%   wrote a pattern of many variables, so many ways to bind them are not tried.

meant(Position, Board, K, Move, Source) :-
    (   ground(K)
    ->  pattern_holds(K, Board),
        legal_move(Position, Move)
    ;   steps_allowed(Most),
        call_with_inference_limit(findall(K-Move,
                                          ( pattern_holds(K, Board), legal_move(Position, Move) ),
                                          Ways),
                                  Most, Result),
        (   Result == inference_limit_exceeded
        ->  throw(error(gunshi(rule_limit(Source, steps(Most))), _))
        ;   member(K-Move, Ways)
        )
    ).

steps_allowed(1 000 000).

number_in(N, N0) :-
    (   var(N0)
    ->  true
    ;   N0 = Low-High
    ->  Low =< N,
        N =< High
    ;   N0 =:= N
    ).

%   turned_back(+Side, +Kind, +Said, -Found): as Side, who is to move, sees it.

turned_back(Side, Kind, said(Move0, N, K0, Source), Move-fact(Fact, Source)) :-
    (   Side == sente
    ->  Move = Move0,
        K = K0
    ;   turned_move(Move0, Move),
        turned_pattern(K0, K)
    ),
    Fact =.. [Kind, N, K, Move].

%!  move_facts(+Kind:oneof([gm,bm]), +Side, +Move, -Found:list) is det.
%
%   Found are the facts of Kind that speak of Move, a move term, when Side is to move: fact(Fact,
%   Source) each, turned round if need be, as general as it stands there.
%
%   @error as pattern_facts/4

move_facts(Kind, Side, Move, Found) :-
    (   Side == sente
    ->  Normal = Move
    ;   turned_move(Move, Normal)
    ),
    with_mutex(gunshi_knowledge_joseki_pattern_moves,
               ( ready,
                 findall(said(Move0, N, K, Source),
                         ( entry(_, Kind, N, K, Move0, Source),
                           \+ Move0 \= Normal
                         ),
                         Said)
               )),
    maplist(turned_back(Side, Kind), Said, Found0),
    findall(Fact, member(_-Fact, Found0), Found).

%!  forbidden_moves(+Game, -Bad:list) is det.
%
%   Bad are the legal moves that bm facts forbid where Game stands, Move-fact(Fact, Source), each
%   once, in the order of terms.

forbidden_moves(Game, Bad) :-
    need_knowledge(joseki),
    game_position(Game, Position),
    next_number(Game, N),
    pattern_facts(bm, N, Position, All),
    findall(M, member(M-_, All), Moves0),
    sort(Moves0, Moves),
    findall(M-Fact, ( member(M, Moves), once(member(M-Fact, All)) ), Bad).

%!  next_number(+Game, -N:integer) is det.
%
%   The move to be played in Game is its Nth.

next_number(Game, N) :-
    game_ply(Game, Ply),
    Next is Ply+1,
    game_number(Game, Next, N).
