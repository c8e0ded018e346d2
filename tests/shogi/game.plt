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
    maplist(usi_move, [Last|Played], [Move|PlayedMoves]),
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
                *        PIECE NUMBERS         *
                *******************************/

%   agrees(+Numbers, +Position): Numbers say what Position says.

agrees(Numbers, Position) :-
    length(Numbers, 40),
    findall(at(XY, Owner, Koma, Face),
            ( member(komalist(_, Koma, XY, Owner, Face), Numbers), XY \== nil ),
            Said),
    findall(at(XY, Owner, Koma, Face),
            (   piece_at(Position, XY, Piece),
                Piece =.. [Owner, Kind],
                face(Kind, Koma, Face)
            ;   hand(Position, Owner, Koma, Count),
                between(1, Count, _),
                XY = 0,
                Face = nama
            ),
            Seen),
    msort(Said, Sorted),
    msort(Seen, Sorted).

face(Kind, Koma, nari) :-
    member(Kind-Koma, [to-fu, ny-ky, nk-ke, ng-gi, um-ka, ry-hi]),
    !.
face(Kind, Kind, nama).

test(figure_2) :-
    start_position(hirate, Start),
    piece_numbers(Start, Numbers),
    agrees(Numbers, Start),
    forall(member(No-XY, [1-59, 3-28, 5-88, 7-49, 9-69, 11-39, 13-79, 15-29, 17-89, 19-19, 21-99,
                          23-17, 25-27, 39-97, 2-51, 4-82, 6-22, 24-93, 40-13]),
           memberchk(komalist(No, _, XY, _, nama), Numbers)),
    findall(No, member(komalist(No, _, _, _, _), Numbers), Nos),
    numlist(1, 40, Nos).
test(numbers_follow_the_pieces) :-
    game("startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e 2b3c 5e3c+ 2a3c", Game),
    piece_numbers(Game, Numbers),
    game_position(Game, Position),
    agrees(Numbers, Position),
    memberchk(komalist(5, ka, 0, gote, nama), Numbers),
    memberchk(komalist(6, ka, 0, gote, nama), Numbers),
    memberchk(komalist(14, gi, 0, sente, nama), Numbers),
    memberchk(komalist(16, ke, 81, gote, nama), Numbers),
    memberchk(komalist(18, ke, 33, gote, nama), Numbers).
test(promoted_keeps_its_number) :-
    game("startpos moves 7g7f 3c3d 8h2b+", Game),
    piece_numbers(Game, Numbers),
    memberchk(komalist(5, ka, 22, sente, nari), Numbers).
test(numbers_along_a_game) :-
    game("startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e 2b3c 5e3c+ 2a3c", Game),
    game_moves(Game, Moves),
    game_start(Game, Start),
    game_new(Start, New),
    forall(append(Before, _, Moves),
           ( game_moves_played(New, Before, Part),
             piece_numbers(Part, Numbers),
             game_position(Part, Position),
             agrees(Numbers, Position),
             piece_numbers(Position, Bare),
             agrees(Bare, Position)
           )).
test(bare_position_keeps_sides_apart) :-
    game("startpos moves 7g7f 3c3d", Game),
    game_position(Game, Position),
    piece_numbers(Position, Numbers),
    piece_numbers(Game, Numbers).
test(missing_pieces, Missing == [4, 6]) :-
    start_position('二枚落ち', Start),
    piece_numbers(Start, Numbers),
    agrees(Numbers, Start),
    findall(No, member(komalist(No, _, nil, nil, nil), Numbers), Missing).
test(numbers_of_a_problem) :-
    position_sfen(P, 'R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1'),
    piece_numbers(P, Numbers),
    agrees(Numbers, P).
test(numbers_of_nothing, error(type_error(game, foo))) :-
    piece_numbers(foo, _).

:- end_tests(game).
