:- module(test_statistics, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/castles)).
:- use_module(library(gunshi/shogi/classes)).
:- use_module(library(gunshi/shogi/statistics)).

%   Every move of a game is counted once under each kind of condition, where it was made.

shapes(Shapes) :-
    castle_shapes([castle(home, "", "", [ou-59, ki-49, ki-69])], Shapes).

facts(Texts, Facts) :-
    shapes(Shapes),
    statistics_new(Statistics),
    forall(member(Text, Texts),
           ( game_usi(Game, Text),
             count_game(Statistics, Shapes, Game)
           )),
    statistics_facts(Statistics, Facts).

exchange("startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e 2b3c 5e3c+ 2a3c").
kings("startpos moves 5i5h 5a5b 5h4h 5b6b 4h3h 6b7b 2g2f 3c3d").
entering("sfen 9/9/9/9/2K6/9/2k6/9/9 b - 1 moves 7e7d 7g7h 7d7c 7h8h 7c8b 8h8g").

count(Facts, Count) :-
    aggregate_all(sum(N),
                  ( member(Fact, Facts), counts(Fact, Counts), member(_-N, Counts) ),
                  Count).

counts(dropped(_, _, _, Counts), Counts).
counts(moved(_, _, _, _, _, Counts), Counts).

under(Kind, Facts, Some) :-
    include([Fact]>>( arg(1, Fact, Condition), functor(Condition, Kind, _) ), Facts, Some).

:- begin_tests(statistics).

test(moves, [Sente, Gote] == [[dropped(any, sente, ka, [55-1]),
                               moved(any, sente, fu, 77, stay, [76-1]),
                               moved(any, sente, ka, 55, promote, [33-1]),
                               moved(any, sente, ka, 88, promote, [22-1])],
                              [moved(any, gote, fu, 33, stay, [34-1]),
                               moved(any, gote, gi, 22, stay, [33-1]),
                               moved(any, gote, gi, 31, stay, [22-1]),
                               moved(any, gote, ke, 21, stay, [33-1])]]) :-
    exchange(Text),
    facts([Text], Facts),
    findall(Fact, ( member(Fact, Facts), arg(1, Fact, any), arg(2, Fact, sente) ), Sente),
    findall(Fact, ( member(Fact, Facts), arg(1, Fact, any), arg(2, Fact, gote) ), Gote).
test(games_add_up) :-
    exchange(Exchange),
    kings(Kings),
    facts([Exchange, Kings, Exchange], Facts),
    memberchk(dropped(any, sente, ka, [55-2]), Facts),
    memberchk(moved(any, gote, fu, 33, stay, [34-3]), Facts),
    memberchk(moved(any, sente, ou, 59, stay, [58-1]), Facts).
test(every_move_once, forall(member(Kind, [any, king_zone, enemy_distance, castle]))) :-
    exchange(Exchange),
    kings(Kings),
    entering(Entering),
    facts([Exchange, Kings, Entering], Facts),
    under(Kind, Facts, Some),
    count(Some, Count),
    assertion(Count == 22).
test(conditions_divide) :-
    exchange(Exchange),
    kings(Kings),
    facts([Exchange, Kings], Facts),
    forall(( member(moved(any, Side, Piece, From, Promotion, Counts), Facts),
             member(To-Count, Counts) ),
           forall(member(Kind, [king_zone, enemy_distance, castle]),
                  ( aggregate_all(sum(N),
                                  ( member(moved(Condition, Side, Piece, From, Promotion, Some),
                                           Facts),
                                    functor(Condition, Kind, 1),
                                    member(To-N, Some)
                                  ),
                                  Sum),
                    assertion(Sum == Count)
                  ))).
test(king_zones, Zones == [centre-58, centre-48, centre-38, right-26]) :-
    kings(Text),
    facts([Text], Facts),
    findall(Zone-To,
            ( member(Square, [58, 48, 38, 26]),
              member(moved(king_zone(Zone), sente, _, _, _, Counts), Facts),
              member(To-_, Counts),
              To == Square
            ),
            Zones).
test(zones_of_gote, Zone == right) :-
    kings(Text),
    facts([Text], Facts),
    member(moved(king_zone(Zone), gote, fu, 33, stay, [34-1]), Facts),
    !.
test(entered, Zones == [out-74, out-73, entered-82]) :-
    entering(Text),
    facts([Text], Facts),
    findall(Zone-To,
            ( member(Square, [74, 73, 82]),
              member(moved(king_zone(Zone), sente, ou, _, stay, Counts), Facts),
              member(To-_, Counts),
              To == Square
            ),
            Zones).
test(enemy_distances, Distances == [far-76, 3-22, 4-55, 2-33]) :-
    exchange(Text),
    facts([Text], Facts),
    findall(Distance-To,
            ( member(Square, [76, 22, 55, 33]),
              member(Fact, Facts),
              arg(1, Fact, enemy_distance(Distance)),
              arg(2, Fact, sente),
              counts(Fact, Counts),
              member(To-_, Counts),
              To == Square
            ),
            Distances).
test(castles, Castles == [home-58, none-48]) :-
    kings(Text),
    facts([Text], Facts),
    findall(Castle-To,
            ( member(Square, [58, 48]),
              member(moved(castle(Castle), sente, ou, _, _, [To-_]), Facts),
              To == Square
            ),
            Castles).
test(classes) :-
    exchange(Exchange),
    kings(Kings),
    facts([Exchange, Kings], Facts),
    findall(Counts,
            ( member(Text, [Exchange, Kings]),
              game_usi(Game, Text),
              game_start(Game, Start),
              game_moves(Game, Moves),
              class_counts(Start, Moves, Counts)
            ),
            [First, Second]),
    forall(( member(class_count(Class, A1, P1), First),
             memberchk(class_count(Class, A2, P2), Second) ),
           ( Available is A1+A2,
             Played is P1+P2,
             (   Available =:= 0
             ->  \+ memberchk(class_played(Class, _, _), Facts)
             ;   memberchk(class_played(Class, Available, Played), Facts)
             )
           )).

%   What was legal is what the rules say in each position in which a move was played.

test(what_was_legal) :-
    exchange(Text),
    facts([Text, Text], Facts),
    game_usi(Game, Text),
    game_positions(Game, Positions0),
    once(append(Positions, [_], Positions0)),
    findall(Move-Position, ( member(Position, Positions), legal_move(Position, Move) ), Legal),
    length(Legal, All),
    aggregate_all(sum(N),
                  ( member(Fact, Facts), legal_counts(Fact, Counts), member(_-N, Counts) ),
                  Sum),
    assertion(Sum =:= 2*All),
    aggregate_all(count, member(drop(ka, 55)-_, Legal), Drops),
    memberchk(droppable(sente, ka, DropCounts), Facts),
    memberchk(55-DropCount, DropCounts),
    assertion(DropCount =:= 2*Drops),
    aggregate_all(count,
                  ( member(move(77, 76)-Position, Legal), side_to_move(Position, sente) ),
                  Pushes),
    memberchk(movable(sente, fu, 77, stay, PushCounts), Facts),
    memberchk(76-PushCount, PushCounts),
    assertion(PushCount =:= 2*Pushes).

legal_counts(droppable(_, _, Counts), Counts).
legal_counts(movable(_, _, _, _, Counts), Counts).

%   A move counts after the one that completed the formation, for its own side, and under each
%   formation.

test(formations, Facts == [dropped(formation(exchanged), sente, ka, [55-1]),
                           moved(formation(exchanged), sente, ka, 55, promote, [33-1]),
                           moved(formation(recaptured), gote, gi, 22, stay, [33-1]),
                           moved(formation(recaptured), gote, ke, 21, stay, [33-1]),
                           moved(formation(second), sente, ka, 55, promote, [33-1])]) :-
    exchange(Text),
    game_usi(Game, Text),
    statistics_new(Statistics),
    count_formations(Statistics,
                     [ reached(sente, 3, exchanged), reached(gote, 4, recaptured),
                       reached(sente, 5, second), reached(gote, 8, last)
                     ],
                     Game),
    statistics_facts(Statistics, Facts).
test(totals, Games-Moves == 2-16) :-
    shapes(Shapes),
    statistics_new(Statistics),
    exchange(Exchange),
    kings(Kings),
    forall(member(Text, [Exchange, Kings]),
           ( game_usi(Game, Text), count_game(Statistics, Shapes, Game) )),
    statistics_totals(Statistics, Games, Moves).
test(nothing, Facts == []) :-
    facts([], Facts).
test(same_facts_every_time) :-
    exchange(Exchange),
    kings(Kings),
    facts([Exchange, Kings], Facts),
    facts([Kings, Exchange], Facts).

:- end_tests(statistics).
