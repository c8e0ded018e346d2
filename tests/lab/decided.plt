:- encoding(utf8).
/*  What decided a move, and whether the search alone would have played it. */
:- module(test_lab_decided, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/lab/decided)).
:- use_module(tests(knowledge/own_directory)).

game(Text, Game) :-
    game_usi(Game, Text).

decided(Text, Limits, Asked, Choice, Decided) :-
    game(Text, Game),
    choose_decided(Game, Limits, Asked, Choice, Decided).

:- begin_tests(decided).

%   A book move; the same search decides for itself what it is compared with.

test(book, Clause == joseki) :-
    decided(startpos, [nodes(50)], [], _, Decided),
    decided_clause(Decided, Clause),
    decided_aims(Decided, []),
    decided_alone(Decided, unasked),
    decided_cpu(Decided, Seconds),
    assertion(Seconds >= 0).
test(asked_by_name, [forall(member(Asked-Is, [[mate]-no, []-no, [mate, joseki]-yes, all-yes]))]) :-
    decided(startpos, [nodes(50)], Asked, _, Decided),
    decided_alone(Decided, Alone),
    (   Is == no
    ->  Alone == unasked
    ;   memberchk(Alone, [same, other])
    ).
test(search_is_the_search, Alone == same) :-
    decided("startpos moves 9g9f 1c1d", [nodes(300), style(reading)], all, _, Decided),
    decided_clause(Decided, search),
    decided_alone(Decided, Alone).
test(other_than_the_search, Alone == other) :-
    game(startpos, Game),
    search_alone(Game, [nodes(50)], Best),
    game_position(Game, Position),
    legal_moves(Position, Moves),
    exclude(==(Best), Moves, [Other|_]),
    choose_decided(Game, [nodes(50), only([Other])], all, choice(Other, _, _), Decided),
    decided_alone(Decided, Alone).

%   An aim is told of the move that it has had a part in.

test(aims, Aims-Alone == [edge]-other) :-
    in_own_directory(
        ( own_text('my.pl', "aim(edge, \"端\", \"the edge\", 500, Now, M) :- \c
                             moves(Now, M), arrives(Now, M, 96).\n"),
          load_own_knowledge,
          decided("sfen 2sgkgs2/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/2SGKGS2 b 2L2N2l2n 1",
                  [nodes(200), without([joseki, off_book, castle, attack])], [edge],
                  choice(Move, _, _), Decided)
        )),
    Move == move(97, 96),
    decided_clause(Decided, middle_plan),
    decided_aims(Decided, Aims),
    decided_alone(Decided, Alone).
test(phases, [forall(member(Text-Phase,
                            [ startpos-opening,
                              "sfen 4k4/9/9/9/9/9/9/9/4K4 b R2B2S2N4P 1"-middle,
                              "sfen k8/9/4+P+P3/9/9/9/9/9/4K4 b R2B2S2N4P 1"-end
                            ])),
              true(Found == Phase)]) :-
    game(Text, Game),
    game_phase(Game, Found).

:- end_tests(decided).
