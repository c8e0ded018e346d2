:- encoding(utf8).
:- module(test_piece_numbers, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).

:- begin_tests(piece_numbers).

game(Text, Game) :-
    game_usi(Game, Text).

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

:- end_tests(piece_numbers).
