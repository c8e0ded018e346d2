:- encoding(utf8).
/*  What is said of positions, moves and the ends of games; position.pl alone brings it. */
:- module(test_game_messages, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(tests(base/says)).

:- begin_tests(game_messages).

test(sfen) :-
    says(gunshi(bad_sfen(board, 3, "x is no piece", "lnx w - 1")),
         ["board", "character 3", "x is no piece", "lnx w - 1"]).
test(sfen_without_a_place, Line == "Bad SFEN, position: nifu; in 9 b - 1") :-
    error_line(error(gunshi(bad_sfen(position, 0, "nifu", "9 b - 1")), _), Line).
test(long_sfen, true(Length < 250)) :-
    length(Codes, 100000),
    maplist(=(0'p), Codes),
    string_codes(Text, Codes),
    error_line(error(gunshi(bad_sfen(board, 50000, "too long", Text)), _), Line),
    string_length(Line, Length).
test(position_rules, forall(member(Rule-Part,
                                   [ two_kings-"two kings", too_many-"18", nifu-"７七",
                                     dead_piece-"never move", can_take_king-"could be taken",
                                     bad_piece-"no piece" ]))) :-
    says(gunshi(bad_position(Rule, 77, fu, sente)), ["Bad position", Part]).
test(illegal_move) :-
    says(gunshi(illegal_move(promote(88, 22), 5, startpos)), ["5", "8h2b+", "startpos"]).
test(illegal_drop) :-
    says(gunshi(illegal_move(drop(fu, 55), 5, startpos)), ["P*5e"]).
test(illegal_non_move) :-
    says(gunshi(illegal_move(f(x), 5, startpos)), ["f(x)"]).
test(a_move_that_is_left_open) :-
    start_position(hirate, Position),
    catch(position_after(Position, _, _), Error, true),
    error_line(Error, Line),
    sub_string(Line, _, _, _, "legal_move(Position, Move)"),
    !.
test(no_part_of_a_search) :-
    says(gunshi(no_such_part(move, [best, score])), ["move is no part", "best, score"]).
test(bad_move) :-
    says(gunshi(bad_move("7x", "7x is no square")), ["7x", "7g7f", "▲７六歩"]).
test(move_rules, forall(member(Rule-Part,
                               [ no_piece-"no piece stands", occupied_by_own-"same side",
                                 cannot_move_there-"does not move that way",
                                 must_promote-"must promote", cannot_promote-"cannot promote",
                                 nifu-"nifu", occupied-"empty square", not_in_hand-"in hand",
                                 drop_pawn_mate-"uchifuzume", self_check-"own king",
                                 wrong_side-"turn", no_such_piece-"no piece of that kind",
                                 dead_end-"never move",
                                 ambiguous([move(49, 58), move(69, 58)])-"4i5h, 6i5h" ]))) :-
    says(gunshi(illegal_move_text("▲５八金", Rule)), ["▲５八金", Part]).
test(usi_move) :-
    says(syntax_error(usi_move), ["7g7f"]).
test(handicap) :-
    says(domain_error(handicap, nine_pieces), ["nine_pieces", "handicap(Name, Japanese)"]).
test(game_over, forall(member(Result-Part,
                              [ wins(gote, perpetual_check)-"gote has won: perpetual check",
                                abandoned-"abandoned",
                                draw(repetition)-"a draw: repetition" ]))) :-
    says(gunshi(game_over(Result)), [Part, "undo"]).
test(no_declaration) :-
    says(gunshi(no_declaration(declaration(false, false, true, 8, 20, 28))),
         ["last three ranks", "in check", "8 pieces", "20 points and 28 needed"]).
test(long_words_are_cut,
     [ forall(member(What, [bad_move(Long, "x"), illegal_move_text(Long, nifu)])),
       true(Length < 350)
     ]) :-
    length(Codes, 100_000),
    maplist(=(0'7), Codes),
    atom_codes(Long, Codes),
    error_line(error(gunshi(What), _), Line),
    string_length(Line, Length).

:- end_tests(game_messages).
