:- encoding(utf8).
:- module(test_formation, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/shogi/formation)).
:- use_module(library(gunshi/knowledge/situation)).
:- use_module(library(gunshi/knowledge/shogi/decision)).
:- use_module(library(gunshi/knowledge/shogi/reasons)).

%   Each side sees both formations as if its owner were sente.

:- begin_tests(formation).

now(Usi, Now) :-
    game_usi(Game, Usi),
    situation(Game, [], none, Now).

test(same_for_both, [forall(member(Usi, ["startpos", "startpos moves 7g7f"]))]) :-
    now(Usi, Now),
    own_rook_file(Now, 2),
    opponent_rook_file(Now, 2),
    own_piece(Now, ou, 59),
    opponent_piece(Now, ou, 59),
    findall(Square, own_piece(Now, ki, Square), Squares0),
    sort(Squares0, [49, 69]),
    findall(Square, opponent_piece(Now, ki, Square), Squares1),
    sort(Squares1, [49, 69]).
test(own_and_opponent, true(Kinds-Others == [fu]-[])) :-
    now("startpos moves 7g7f", Now),
    findall(Kind, opponent_piece(Now, Kind, 76), Kinds),
    findall(Kind, own_piece(Now, Kind, 76), Others).
test(ranged, [ forall(member(Moves-Own-Other,
                             ["2h6h"-2-6, "2h6h 8b4b"-6-6, "7g7f 8b5b"-2-5, "7g7f 8b3b"-2-7])),
               true(Found-OtherFound == Own-Other) ]) :-
    string_concat("startpos moves ", Moves, Usi),
    now(Usi, Now),
    own_rook_file(Now, Found),
    opponent_rook_file(Now, OtherFound).
test(no_rook, fail) :-
    start_position('飛香落ち', Start),
    game_new(Start, Game),
    situation(Game, [], none, Now),
    own_rook_file(Now, _).
test(exchanged) :-
    now("startpos moves 7g7f 3c3d 8h2b+ 3a2b", Now),
    bishops_exchanged(Now).
test(not_yet_exchanged, [fail, forall(member(Moves, ["", "7g7f 3c3d 8h2b+"]))]) :-
    string_concat("startpos moves ", Moves, Usi),
    now(Usi, Now),
    bishops_exchanged(Now).
test(noted_with_words, [forall(member(Language-Part, [en-"file 6 (四間飛車)", ja-"6筋（四間飛車）"]))]) :-
    now("startpos moves 7g7f 8b4b", Now),
    opponent_rook_file(Now, 6),
    situation_notes(Now, Notes),
    game_usi(Game, "startpos moves 7g7f 8b4b"),
    reason_text(Language, Game, reason(castle, sentence("", ""), f:1, Notes), [_, Line]),
    sub_string(Line, _, _, _, Part),
    !.

test(castles_reached, Reached == [sente-funagakoi, gote-kata_mino]) :-
    game_usi(Game, "startpos moves 7g7f 8b4b 5i6h 5a6b 6h7h 6b7b 4i5h 7b8b 5g5f 7a7b"),
    game_position(Game, Position),
    findall(Side-Name, castle_reached(Position, Side, Name, _), Reached).
test(no_castle_yet, fail) :-
    start_position(hirate, Start),
    castle_reached(Start, _, _, _).
test(castle_words, Words == sentence("船囲い", "Boat castle")) :-
    game_usi(Game, "startpos moves 7g7f 8b4b 5i6h 5a6b 6h7h 6b7b 4i5h 7b8b 5g5f 7a7b"),
    game_position(Game, Position),
    castle_reached(Position, sente, _, Words).

:- end_tests(formation).
