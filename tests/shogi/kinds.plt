/*  The table of the kinds of pieces: its order and its letters are those of the core.
*/
:- module(test_kinds, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/shogi/kinds)).
:- use_module(library(gunshi/shogi/position)).

:- begin_tests(kinds).

test(order, Kinds == [fu, ky, ke, gi, ki, ka, hi, ou, to, ny, nk, ng, um, ry]) :-
    findall(Kind, piece_kind(Kind), Kinds).
test(order_of_hands, Kinds == Hands) :-
    position_sfen(Position, "4k4/9/9/9/9/9/9/9/4K4 b RBGSNLP 1"),
    findall(Kind, hand(Position, sente, Kind, _), Hands),
    findall(Kind, hand_kind(Kind), Kinds).
test(order_in_an_sfen, Written == "RBGSNLP") :-
    findall(Letter, ( hand_kind_down(Kind), kind_usi(Kind, Letter) ), Letters),
    atomic_list_concat(Letters, Text),
    format(string(Sfen), "4k4/9/9/9/9/9/9/9/4K4 b ~w 1", [Text]),
    position_sfen(Position, Sfen),
    position_sfen(Position, Again),
    split_string(Again, " ", "", [_, _, Written, _]).
test(letters_of_an_sfen, [forall(piece_kind(Kind)), Found == [Kind]]) :-
    kind_usi(Kind, Letter),
    (   Kind == ou
    ->  Rank = "4K4"
    ;   format(string(Rank), "4~w4", [Letter])
    ),
    format(string(Sfen), "9/9/9/~w/9/9/9/9/9 b - 1", [Rank]),
    problem_sfen(Position, Sfen),
    findall(There, ( piece_at(Position, 54, Piece), piece_side_kind(Piece, sente, There) ), Found).
test(letters_of_csa, [forall(piece_kind(Kind)), Kind == Small]) :-
    kind_csa(Kind, Csa),
    downcase_atom(Csa, Small),
    upcase_atom(Small, Csa).
test(promoted_kinds_are_no_hand_kinds, [forall(promoted_kind(Kind, Promoted))]) :-
    hand_kind(Kind),
    piece_kind(Promoted),
    \+ hand_kind(Promoted).
test(forty_pieces, Sum == 38) :-
    findall(Count, set_count(_, Count), Counts),
    sum_list(Counts, Sum).
test(no_kind, fail) :-
    piece_kind(pawn).
test(king_in_hand, fail) :-
    hand_kind(ou).
test(parts_of_a_piece, Side-Kind == gote-um) :-
    piece_side_kind(gote(um), Side, Kind).
test(a_piece_of_parts, Piece == sente(fu)) :-
    piece_side_kind(Piece, sente, fu).

:- end_tests(kinds).
