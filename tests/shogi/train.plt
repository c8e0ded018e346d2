/*  Learning weights in Prolog: what a training takes, that it is determined by games, options and
    seed, who is told how far it is, and what is refused.
*/
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/train)).

:- begin_tests(train).

moves("7g7f 3c3d 2g2f 4c4d 2f2e 2b3c 3i4h 3a4b 4i5h 8c8d 5g5f 8d8e 8h7g 7a7b 5i6h 4b4c").
moves("7g7f 8c8d 2g2f 3c3d 8h2b+ 3a2b B*4e 5a5b 4e3d 2b3c 3d4c+ 5b4c 2f2e 3c4d").

trained(Training, Winner) :-
    training_new(Training),
    forall(( between(1, 8, _), moves(Moves) ),
           ( string_concat("startpos moves ", Moves, Text),
             game_usi(Game, Text),
             training_add(Training, Game, Winner)
           )).

nobody(_, _, _).

%   note(!Told, +What, +Done, +All): Told is told(Games), how many there are.

note(Told, What, Done, All) :-
    Done =< All,
    (   What == games
    ->  nb_setarg(1, Told, All)
    ;   true
    ).

weights(Training, Options, Facts) :-
    evaluation_train(Training, nobody, Options, Weights, _),
    evaluation_facts(Weights, Facts).

test(the_same_again, One == Two) :-
    trained(Training, sente),
    weights(Training, [passes(1), own_games(2)], One),
    trained(Other, sente),
    weights(Other, [passes(1), own_games(2)], Two).
test(twice_is_once, One == Two) :-
    trained(Training, sente),
    weights(Training, [passes(1), own_games(2)], One),
    weights(Training, [passes(1), own_games(2)], Two).
test(what_matters,
     [forall(member(Winner-Options, [ gote-[passes(1)], none-[passes(1)], unknown-[passes(1)],
                                      sente-[passes(2)], sente-[passes(1), seed(2)],
                                      sente-[passes(1), own_games(2)] ])),
      true(One \== Two)]) :-
    trained(Training, sente),
    weights(Training, [passes(1)], One),
    trained(Other, Winner),
    weights(Other, Options, Two).
test(a_game_knows_its_result, One == Two) :-
    game_usi(Game, "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G2r2b3g4s4n4l17p 1 moves G*5b"),
    maplist([Winner, Facts]>>( trained(Training, none), training_add(Training, Game, Winner),
                               weights(Training, [passes(1)], Facts) ),
            [unknown, sente], [One, Two]).
test(measures_are_of_the_game_held_out, true(Positions == Results)) :-
    trained(Training, sente),
    evaluation_train(Training, nobody, [passes(1)], _,
                     measures(_, measure(Positions, Agreement, Rank, _, Results, _))),
    Positions > 0,
    Agreement >= 0,
    Agreement =< 1,
    Rank >= 1.
test(progress_is_told, [true(Games == 20), nondet]) :-
    trained(Training, sente),
    Told = told(0),
    evaluation_train(Training, note(Told), [passes(1), own_games(20)], _, _),
    Told = told(Games).
test(no_games, error(gunshi(too_little_to_learn(12)))) :-
    training_new(Training),
    evaluation_train(Training, nobody, [], _, _).
test(bad, [forall(member(Option, [passes(0), passes(x), seed(-1), own_games(-1), games(3)])),
            error(gunshi(bad_option(Option, _)))]) :-
    trained(Training, sente),
    evaluation_train(Training, nobody, [Option], _, _).
test(bad_winner, error(domain_error(winner, black))) :-
    training_new(Training),
    game_usi(Game, "startpos moves 7g7f"),
    training_add(Training, Game, black).
test(no_training, error(type_error(training, x))) :-
    game_usi(Game, "startpos moves 7g7f"),
    training_add(x, Game, sente).

:- end_tests(train).
