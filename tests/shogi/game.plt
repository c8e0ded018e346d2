:- encoding(utf8).
:- module(test_game, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/position), [repetition/3]).

:- begin_tests(game).

game(Text, Game) :-
    game_usi(Game, Text).

cycle("2h3h 8b7b 3h2h 7b8b").

test(looking) :-
    game("startpos moves 7g7f 3c3d", Game),
    game_moves(Game, [move(77, 76), move(33, 34)]),
    game_ply(Game, 2),
    game_last_move(Game, move(33, 34)),
    game_start(Game, Start),
    start_position(hirate, Start),
    game_position(Game, Position),
    game_positions(Game, [Start, _, Position]),
    game_repetition(Game, none, 0),
    \+ game_result(Game, _).
test(no_last_move, fail) :-
    start_position(hirate, Start),
    game_new(Start, Game),
    game_last_move(Game, _).
test(usi_round_trip) :-
    forall(member(Text,
                  [ "startpos",
                    "startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e",
                    "sfen 4k4/9/9/9/9/9/9/9/4K4 b 2P 31",
                    "sfen 4k4/9/9/9/9/9/9/9/4K4 b 2P 31 moves P*5e 5a5b"
                  ]),
           ( game_usi(Game, Text), game_usi(Game, Written), Written == Text )).
test(usi_blanks, Text == "startpos moves 7g7f") :-
    game_usi(Game, '  startpos  moves   7g7f '),
    game_usi(Game, Text).
test(play_illegal, fail) :-
    game("startpos", Game),
    game_play(Game, move(77, 75), _).
test(play_shares_nothing) :-
    game("startpos", Game),
    game_play(Game, move(77, 76), Game1),
    game_play(Game, move(27, 26), Game2),
    game_moves(Game1, [move(77, 76)]),
    game_moves(Game2, [move(27, 26)]),
    game_moves(Game, []).
test(take_back_is_as_before_the_move, forall(( cycle(C),
                                               format(string(Moves), "~s ~s ~s 7g7f", [C, C, C]),
                                               split_string(Moves, " ", "", Words),
                                               append(Played, [Last|_], Words)
                                             ))) :-
    maplist(move_usi, [Move|PlayedMoves], [Last|Played]),
    game("sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 7", Start),
    game_moves_played(Start, PlayedMoves, Before),
    game_moves_played(Before, [Move], After),
    game_take_back(After, Taken),
    assertion(Taken == Before).
test(take_back_reopens, Before == Taken) :-
    game("startpos moves 7g7f 3c3d", Game),
    game("startpos moves 7g7f", Before),
    game_end(Game, resigns(sente), Ended),
    game_take_back(Ended, Taken).
test(nothing_to_take_back, fail) :-
    game("startpos", Game),
    game_take_back(Game, _).
test(illegal_move, error(gunshi(illegal_move(move(77, 76), 3, Position)), _)) :-
    game("startpos moves 7g7f 3c3d", Game),
    game_position(Game, Position),
    game_moves_played(Game, [move(77, 76)], _).
test(illegal_in_text, error(gunshi(illegal_move(move(33, 35), 2, _)), _)) :-
    game("startpos moves 7g7f 3c3e", _).
test(no_usi, error(syntax_error(usi_move))) :-
    game("startpos moves 7g7f zzz", _).
test(no_game, error(type_error(game, foo))) :-
    game_position(foo, _).
test(unbound_game, error(instantiation_error)) :-
    game_moves(_, _).
test(new_of_no_position, error(type_error(position, foo))) :-
    game_new(foo, _).

                /*******************************
                *             ENDS             *
                *******************************/

test(repetition_ends_the_game, Result == draw(repetition)) :-
    cycle(C),
    format(string(Text), "startpos moves ~s ~s ~s", [C, C, C]),
    game(Text, Game),
    game_repetition(Game, draw, 12),
    \+ game_play(Game, move(77, 76), _),
    game_result(Game, Result).
test(records_go_on_after_repetition, Ply-Result == 12-draw(repetition)) :-
    cycle(C),
    format(string(Text), "startpos moves ~s ~s ~s 7g7f 3c3d", [C, C, C]),
    game(Text, Game),
    game_ply(Game, 14),
    game_repetition(Game, draw, Ply),
    game_result(Game, Result).
test(repetition_agrees_with_the_positions) :-
    cycle(C),
    format(string(Text), "startpos moves ~s ~s ~s 7g7f 3c3d", [C, C, C]),
    game(Text, Game),
    game_positions(Game, Positions),
    repetition(Positions, R, Ply),
    game_repetition(Game, R, Ply).
test(perpetual_check, Result == wins(gote, perpetual_check)) :-
    Cycle = "5h4h 4a5a 4h5h 5a4a",
    format(string(Text), "sfen 5k3/9/9/9/9/9/9/4R4/K8 b - 1 moves ~s ~s ~s 5h4h",
           [Cycle, Cycle, Cycle]),
    game(Text, Game),
    game_result(Game, Result).
test(checkmate, Result == wins(sente, checkmate)) :-
    game("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b", Game),
    game_result(Game, Result).
test(no_legal_move, Result == wins(sente, no_legal_move)) :-
    game("sfen k8/2R6/K8/9/9/9/9/9/1L7 b N 1 moves N*5e", Game),
    game_result(Game, Result).
test(resignation, Result == wins(gote, resignation)) :-
    game("startpos", Game0),
    game_end(Game0, resigns(sente), Game),
    \+ game_play(Game, move(77, 76), _),
    game_result(Game, Result).
test(abandoned, Result == abandoned) :-
    game("startpos", Game0),
    game_end(Game0, abandoned, Game),
    game_result(Game, Result).
test(declaration, Result == wins(gote, declaration)) :-
    game("sfen +P+P+P+P+P4/+P+P+P+P+P4/K8/9/9/9/k8/+p+p+p+pggss1/+l+l+n+n5 w \
2RB2Gb2s2n2l4p 1",
         Game0),
    game_end(Game0, declares(gote), Game),
    game_result(Game, Result).
test(declaration_that_would_not_win, error(gunshi(no_declaration(_)), _)) :-
    game("startpos", Game),
    game_end(Game, declares(sente), _).
test(declaration_out_of_turn, error(permission_error(declare, game, gote))) :-
    game("startpos", Game),
    game_end(Game, declares(gote), _).
test(over_is_over, error(gunshi(game_over(wins(gote, resignation))), _)) :-
    game("startpos", Game0),
    game_end(Game0, resigns(sente), Game),
    game_end(Game, resigns(gote), _).
test(over_takes_no_moves, error(gunshi(game_over(abandoned)), _)) :-
    game("startpos", Game0),
    game_end(Game0, abandoned, Game),
    game_moves_played(Game, [move(77, 76)], _).
test(unknown_end, error(domain_error(game_end, lunch))) :-
    game("startpos", Game),
    game_end(Game, lunch, _).
test(end_of_no_side, error(type_error(side, black))) :-
    game("startpos", Game),
    game_end(Game, resigns(black), _).

                /*******************************
                *           RECORDS            *
                *******************************/

recorded(Game) :-
    start_position(hirate, Start),
    Deep = line([], [step(move(28, 26), []), step(move(83, 84), [comment("deep")])], none),
    Variation = line([comment("or else")],
                     [ step(move(83, 84), [time(3)]),
                       step(move(27, 26), [variation(line([], [step(move(69, 78), [])], none))])
                     ],
                     end(abandoned, [])),
    Steps = [ step(move(77, 76), [time(12), comment("first")]),
              step(move(33, 34), [bookmark("here"), variation(Variation)])
            ],
    Deep = line(_, [_|DeepSteps], DeepEnd),
    End = end(resigns(sente), [ time(1.5),
                                variation(line([], [step(move(27, 26), [])|DeepSteps], DeepEnd))
                              ]),
    game_record(Game, record(Start, 1, [先手-"A", 後手-"B", 先手-"C"],
                             line([comment("before")], Steps, End))).

test(record_round_trip) :-
    recorded(Game),
    game_record(Game, Record),
    game_record(Again, Record),
    Again == Game.
test(record_is_a_game) :-
    recorded(Game),
    game_moves(Game, [move(77, 76), move(33, 34)]),
    game_usi(Game, "startpos moves 7g7f 3c3d"),
    game_ending(Game, resigns(sente)),
    game_result(Game, wins(gote, resignation)).
test(header, All == [先手-"A", 後手-"B", 先手-"C"]) :-
    recorded(Game),
    findall(Key-Value, game_header(Game, Key, Value), All).
test(remarks, All == [0-comment("before"), 1-time(12), 1-comment("first"), 2-bookmark("here"),
                      3-time(1.5)]) :-
    recorded(Game),
    findall(Ply-Remark,
            ( game_remark(Game, Ply, Remark),
              Remark \= variation(_)
            ),
            All).
test(variations, Texts == [2-"startpos moves 7g7f 8c8d 2g2f",
                           3-"startpos moves 7g7f 3c3d 2g2f 8c8d"]) :-
    recorded(Game),
    findall(Ply-Text,
            ( game_variation(Game, Ply, Variation),
              game_usi(Variation, Text)
            ),
            Texts).
test(variation_of_a_variation, Text == "startpos moves 7g7f 8c8d 6i7h") :-
    recorded(Game),
    once(game_variation(Game, 2, Variation)),
    game_result(Variation, abandoned),
    once(game_remark(Variation, 0, comment("or else"))),
    once(game_variation(Variation, 3, Inner)),
    game_usi(Inner, Text).
test(taking_back_takes_the_remarks, Remarks == [time(12), comment("first")]) :-
    recorded(Game0),
    game_take_back(Game0, Game),
    \+ game_ending(Game, _),
    findall(Remark, game_remark(Game, 1, Remark), Remarks),
    \+ game_remark(Game, 2, _).
test(illegal_in_a_variation,
     error(gunshi(illegal_move(move(33, 34), 1, _)))) :-
    start_position(hirate, Start),
    game_record(_, record(Start, 1, [],
                          line([],
                               [ step(move(77, 76),
                                      [variation(line([], [step(move(33, 34), [])], none))])
                               ],
                               none))).
test(no_record) :-
    start_position(hirate, Start),
    Infinite is inf,
    forall(member(Bad,
                  [ record(Start, 1, [], line([], [], resigns(sente))),
                    record(Start, 1, [], line([], [], end(lunch, []))),
                    record(Start, 1, [], line([time(-1)], [], none)),
                    record(Start, 1, [], line([comment(atom)], [], none)),
                    record(Start, 1, [先手-atom], line([], [], none)),
                    record(Start, 1, [先手-"a\nb"], line([], [], none)),
                    record(Start, 1, ['a\nb'-"c"], line([], [], none)),
                    record(Start, 1, [''-"c"], line([], [], none)),
                    record(Start, x, [], line([], [], none)),
                    record(Start, 0, [], line([], [], none)),
                    record(Start, -3, [], line([], [], none)),
                    record(Start, 1, [], line([comment("a\nb")], [], none)),
                    record(Start, 1, [], line([bookmark("a\nb")], [], none)),
                    record(Start, 1, [], line([time(3)], [], none)),
                    record(Start, 1, [], line([variation(line([], [], none))], [], none)),
                    record(Start, 1, [], line([], [step(move(77, 76), [time(Infinite)])], none)),
                    record(Start, 1, [], line([], [step(foo, [])], none)),
                    record(Start, 1, [], line([], [step(move(77, 70), [])], none)),
                    record(Start, 1, [], line([], [step(drop(to, 55), [])], none)),
                    record(Start, 1, [], line([], [], end(foul(sente, foo), []))),
                    record(Start, 1, [], line([], [], end(foul(sente, move(77, 76)), []))),
                    record(Start, 1, [],
                           line([],
                                [ step(move(77, 76),
                                       [ variation(line([], [],
                                                        end(foul(sente, move(77, 76)), []))) ])
                                ],
                                none)),
                    record(Start, 1, [], line([], [], end(other(''), []))),
                    record(Start, 1, [], line([], [], end(other('a\nb'), []))),
                    record(Start, 1, [], line([], [move(77, 76)], none)),
                    record(Start, 1, [],
                           line([],
                                [ step(move(77, 76),
                                       [ variation(line([],
                                                        [ step(move(27, 26),
                                                               [variation(line([], [], none))])
                                                        ],
                                                        none))
                                       ])
                                ],
                                none)),
                    foo
                  ]),
           catch(( game_record(_, Bad), fail ),
                 error(type_error(record, Bad), _),
                 true)).
test(results_of_endings) :-
    start_position(hirate, Start),
    forall(member(Ending-Result,
                  [ resigns(gote)-wins(sente, resignation), declares(gote)-wins(gote, declaration),
                    time(sente)-wins(gote, time), foul(sente)-wins(gote, foul),
                    foul(sente, move(88, 22))-wins(gote, foul), walkover(gote)-wins(gote, walkover),
                    mate-wins(gote, checkmate), repetition-draw(repetition), impasse-draw(impasse),
                    draw-draw(agreement), max_moves-draw(max_moves), no_mate-abandoned,
                    sealed-abandoned, abandoned-abandoned, matta-abandoned, error-abandoned,
                    other(雨)-abandoned
                  ]),
           ( game_record(Game, record(Start, 1, [], line([], [], end(Ending, [])))),
             game_result(Game, Result0),
             Result0 == Result
           )).
test(closing, Endings == [mate, repetition, foul(sente), none]) :-
    findall(Ending,
            ( member(Text, [ "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b",
                             "startpos moves 2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b \c
                              2h3h 8b7b 3h2h 7b8b",
                             "sfen 4k4/9/9/9/9/9/9/9/R3K4 b - 1 moves 9i9a 5a5b 9a9b 5b5a 9b9a \c
                              5a5b 9a9b 5b5a 9b9a 5a5b 9a9b 5b5a 9b9a 5a5b",
                             "startpos moves 7g7f" ]),
              game(Text, Game0),
              game_close(Game0, Game),
              (   game_result(Game0, Result)
              ->  game_result(Game, Result)
              ;   true
              ),
              (   game_ending(Game, Ending0)
              ->  Ending = Ending0
              ;   Ending = none
              ),
              game_close(Game, Game)
            ),
            Endings).
test(time_runs_out) :-
    game("startpos", Game0),
    game_end(Game0, time(sente), Game),
    game_result(Game, wins(gote, time)).

:- end_tests(game).
