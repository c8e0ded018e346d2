:- module(test_position, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/position), [repetition/3]).

/*  Positions. Most tests are properties that hold in every position of a few random games, which
    are the same in every run. */

:- begin_tests(position).

hirate(Position) :-
    start_position(hirate, Position).

%   walk(+Seed, +Length, -Positions): the positions of a random game, by a small generator of ours
%   so that it is the same everywhere.

walk(Seed, Length, Positions) :-
    hirate(Start),
    walk_on(Length, Seed, Start, Positions).

walk_on(0, _, Position, [Position]) :-
    !.
walk_on(Length, Seed0, Position, [Position|Positions]) :-
    legal_moves(Position, Moves),
    (   Moves == []
    ->  Positions = []
    ;   Seed is (Seed0*6364136223846793005+1442695040888963407) mod (1<<64),
        length(Moves, Count),
        Index is (Seed>>33) mod Count,
        nth0(Index, Moves, Move),
        position_after(Position, Move, After),
        Left is Length-1,
        walk_on(Left, Seed, After, Positions)
    ).

walked(Position) :-
    member(Seed, [1, 2, 3]),
    walk(Seed, 150, Positions),
    member(Position, Positions).

%   sfen_pieces(+Sfen, -Pieces): at(Square, Piece) of the board field, read here by hand.

sfen_pieces(Sfen, Pieces) :-
    split_string(Sfen, " ", "", [Board|_]),
    string_chars(Board, Chars),
    board_pieces(Chars, 9, 1, Pieces0),
    msort(Pieces0, Pieces).

board_pieces([], _, _, []).
board_pieces([/|Chars], _, Rank0, Pieces) :-
    !,
    Rank is Rank0+1,
    board_pieces(Chars, 9, Rank, Pieces).
board_pieces([+, Char|Chars], File0, Rank, [at(Square, Piece)|Pieces]) :-
    !,
    letter_piece(Char, Piece0),
    Piece0 =.. [Side, Plain],
    promoted(Plain, Kind),
    Piece =.. [Side, Kind],
    Square is File0*10+Rank,
    File is File0-1,
    board_pieces(Chars, File, Rank, Pieces).
board_pieces([Char|Chars], File0, Rank, Pieces) :-
    char_type(Char, digit(Empty)),
    !,
    File is File0-Empty,
    board_pieces(Chars, File, Rank, Pieces).
board_pieces([Char|Chars], File0, Rank, [at(Square, Piece)|Pieces]) :-
    letter_piece(Char, Piece),
    Square is File0*10+Rank,
    File is File0-1,
    board_pieces(Chars, File, Rank, Pieces).

letter_piece(Char, Piece) :-
    upcase_atom(Char, Upper),
    letter(Upper, Kind),
    (   Char == Upper
    ->  Piece = sente(Kind)
    ;   Piece = gote(Kind)
    ).

letter('P', fu).
letter('L', ky).
letter('N', ke).
letter('S', gi).
letter('G', ki).
letter('B', ka).
letter('R', hi).
letter('K', ou).

promoted(fu, to).
promoted(ky, ny).
promoted(ke, nk).
promoted(gi, ng).
promoted(ka, um).
promoted(hi, ry).

%   sfen_hands(+Sfen, -Hands): the hands field from piece letters and counts.

sfen_hands(Sfen, Hands) :-
    split_string(Sfen, " ", "", [_, _, Field|_]),
    string_chars(Field, Chars),
    (   Chars == [-]
    ->  Hands = []
    ;   hand_pieces(Chars, 0, Hands0),
        msort(Hands0, Hands)
    ).

hand_pieces([], 0, []).
hand_pieces([Char|Chars], Count0, Hands) :-
    (   char_type(Char, digit(Digit))
    ->  Count is Count0*10+Digit,
        hand_pieces(Chars, Count, Hands)
    ;   letter_piece(Char, Piece),
        Piece =.. [Side, Kind],
        Count is max(1, Count0),
        Hands = [hand(Side, Kind, Count)|Hands1],
        hand_pieces(Chars, 0, Hands1)
    ).

test(piece_at_agrees_with_sfen) :-
    forall(walked(P),
           ( position_sfen(P, Sfen),
             sfen_pieces(Sfen, Pieces),
             findall(at(S, X), piece_at(P, S, X), Pieces),
             forall(( between(1, 9, File), between(1, 9, Rank) ),
                    ( S is File*10+Rank,
                      findall(at(S, X), piece_at(P, S, X), There),
                      findall(at(S, X), member(at(S, X), Pieces), There)
                    ))
           )).

test(hand_agrees_with_sfen) :-
    forall(walked(P),
           ( position_sfen(P, Sfen),
             sfen_hands(Sfen, Hands),
             findall(hand(S, K, C), hand(P, S, K, C), Hands0),
             msort(Hands0, Hands),
             forall(member(hand(S, K, C), Hands), hand(P, S, K, C))
           )).

test(sfen_round_trip_is_the_same_position) :-
    forall(walked(P),
           ( position_sfen(P, Sfen),
             position_sfen(Q, Sfen),
             Q == P,
             position_sfen(P, 57, Numbered),
             position_sfen(R, Number, Numbered),
             R == P,
             Number == 57
           )).

test(term_round_trip_is_the_same_position) :-
    forall(walked(P),
           ( position_term(P, Term),
             position_term(Q, Term),
             Q == P
           )).

test(legal_move_enumerates_legal_moves) :-
    forall(walked(P),
           ( legal_moves(P, Moves),
             findall(M, legal_move(P, M), Moves),
             rule_moves(legal, P, Moves),
             length(Moves, Count),
             move_count(P, Count),
             sort(Moves, Set),
             length(Set, Count)
           )).

test(checking_moves_give_check) :-
    forall(walked(P),
           ( checking_moves(P, Moves),
             findall(M, ( legal_move(P, M), position_after(P, M, Q), in_check(Q) ), Moves)
           )).

test(legal_move_with_parts_bound) :-
    forall(walked(P),
           ( legal_moves(P, Moves),
             findall(F-T, member(move(F, T), Moves), Expected1),
             findall(F-T, legal_move(P, move(F, T)), Expected1),
             findall(F-T, member(promote(F, T), Moves), Expected2),
             findall(F-T, legal_move(P, promote(F, T)), Expected2),
             findall(K-T, member(drop(K, T), Moves), Expected3),
             findall(K-T, legal_move(P, drop(K, T)), Expected3),
             forall(member(Move, Moves),
                    ( legal_move(P, Move),
                      Move =.. [Name, From, To],
                      Partial1 =.. [Name, From, _],
                      Partial2 =.. [Name, _, To],
                      findall(Partial1, member(Partial1, Moves), Expected4),
                      findall(Partial1, legal_move(P, Partial1), Expected4),
                      findall(Partial2, member(Partial2, Moves), Expected5),
                      findall(Partial2, legal_move(P, Partial2), Expected5)
                    ))
           )).

test(legal_moves_lead_to_positions_of_the_other_side) :-
    forall(( walked(P), legal_move(P, Move) ),
           ( position_after(P, Move, After),
             side_to_move(P, Side),
             side_to_move(After, Other),
             Side \== Other,
             position_sfen(After, Sfen),
             position_sfen(Read, Sfen),
             Read == After
           )).

test(legal_moves_are_among_the_paper_moves) :-
    forall(walked(P),
           ( legal_moves(P, Legal),
             rule_moves(paper, P, Paper),
             subtract(Legal, Paper, [])
           )).

test(codes_and_usi_are_one_to_one) :-
    forall(( walked(P), legal_move(P, Move) ),
           ( move_code(Move, Code),
             between(1, 65535, Code),
             move_code(Decoded, Code),
             Decoded == Move,
             move_usi(Move, Usi),
             string(Usi),
             move_usi(Read, Usi),
             Read == Move
           )).

test(evaluation_turns_with_the_side) :-
    position_sfen(P, '4k4/9/9/9/9/9/9/9/4K4 b 2P 1'),
    position_sfen(Q, '4k4/9/9/9/9/9/9/9/4K4 w 2P 1'),
    evaluate(P, 200),
    evaluate(Q, -200).

test(transpositions_are_identical) :-
    hirate(P),
    foldl([M, A, B]>>position_after(A, M, B),
          [move(77, 76), move(33, 34), move(27, 26)], P, Q),
    foldl([M, A, B]>>position_after(A, M, B),
          [move(27, 26), move(33, 34), move(77, 76)], P, R),
    Q == R.

test(number_is_no_part_of_a_position) :-
    position_sfen(P, "4k4/9/9/9/9/9/9/9/4K4 b - 1"),
    position_sfen(Q, "4k4/9/9/9/9/9/9/9/4K4 b - 99"),
    P == Q.

test(side_is_part_of_a_position) :-
    position_sfen(P, "4k4/9/9/9/9/9/9/9/4K4 b - 1"),
    position_sfen(Q, "4k4/9/9/9/9/9/9/9/4K4 w - 1"),
    P \== Q.

test(all_texts_are_read) :-
    Sfen = '4k4/9/9/9/9/9/9/9/4K4 b - 1',
    atom_string(Sfen, String),
    atom_codes(Sfen, Codes),
    atom_chars(Sfen, Chars),
    atom_concat('sfen ', Sfen, Usi),
    forall(member(Text, [String, Codes, Chars, Usi]),
           ( position_sfen(P, Sfen), position_sfen(Q, Text), P == Q )),
    hirate(Start),
    position_sfen(Start, startpos).

test(prints_as_sfen, Text == "<position>(4k4/9/9/9/9/9/9/9/4K4 b - 1)") :-
    position_sfen(P, "4k4/9/9/9/9/9/9/9/4K4 b - 1"),
    format(string(Text), "~p", [P]).

%   A comparison that gives numbers other than -1, 0 and 1 makes sort/2 crash: hence the many.

test(order_is_that_of_the_sfens) :-
    walk(5, 200, Positions),
    sort(Positions, Sorted),
    maplist(position_sfen, Sorted, Sfens),
    maplist(atom_string, Atoms, Sfens),
    sort(Atoms, Atoms).

test(handicaps) :-
    findall(Name, handicap(Name, _), Names),
    Names = [hirate|_],
    findall(Name, start_position(Name, _), Names),
    forall(handicap(Name, Japanese),
           ( start_position(Name, P),
             start_position(Japanese, Q),
             P == Q,
             handicap(Name, J), J == Japanese
           )).

test(piece_at_off_the_board, fail) :-
    hirate(P),
    member(Square, [0, 1, 10, 20, 90, 100, 110, -11, 36893488147419103232]),
    piece_at(P, Square, _).
test(piece_at_by_piece, all(S-X == [59-sente(ou)])) :-
    hirate(P),
    X = sente(ou),
    piece_at(P, S, X).
test(piece_at_by_side, Count == 20) :-
    hirate(P),
    aggregate_all(count, piece_at(P, _, sente(_)), Count).
test(piece_at_bound_is_det, X == sente(hi)) :-
    hirate(P),
    piece_at(P, 28, X).
test(piece_at_empty, fail) :-
    hirate(P),
    piece_at(P, 55, _).
test(hand_of_a_kind_that_is_never_there, fail) :-
    hirate(P),
    hand(P, sente, ou, _).
test(last_hand_is_det, C == 2) :-
    position_sfen(P, "4k4/9/9/9/9/9/9/9/4K4 b 2P 1"),
    hand(P, sente, fu, C).
test(illegal_is_no) :-
    hirate(P),
    \+ legal_move(P, move(77, 75)),
    \+ legal_move(P, drop(fu, 55)),
    \+ legal_move(P, drop(ou, 55)),
    \+ legal_move(P, move(20, 30)),
    \+ legal_move(P, move(X, X)),
    \+ position_after(P, promote(77, 76), _),
    \+ position_after(P, move(0, 76), _).
test(legal_move_cut) :-
    hirate(P),
    forall(between(1, 1000, _), once(legal_move(P, _))).
test(check) :-
    position_sfen(P, "4k4/9/9/9/9/9/9/4R4/4K4 w - 1"),
    in_check(P),
    hirate(Q),
    \+ in_check(Q).
test(declaration, D == declaration(true, true, false, 12, 27, 27)) :-
    position_sfen(P, "+P+P+P+P+P4/+P+P+P+P+P4/K8/9/9/9/k8/+p+p+p+pggss1/+l+l+n+n5 w \
2RB2Gb2s2n2l4p 1"),
    declaration(P, D).

test(repetition, R-Ply == draw-12) :-
    hirate(Start),
    Cycle = [move(28, 38), move(82, 72), move(38, 28), move(72, 82)],
    append([Cycle, Cycle, Cycle], Moves),
    foldl([M, A-[A|Ps], B-Ps]>>position_after(A, M, B), Moves, Start-Positions, Last-[Last]),
    repetition(Positions, R, Ply).
test(no_repetition, R-Ply == none-0) :-
    repetition([], R, Ply).

                /*******************************
                *            PERFT             *
                *******************************/

test(perft_rows) :-
    forall(row(Sfen, Depth, Nodes),
           ( position_sfen(P, Sfen),
             perft(P, Depth, Nodes),
             perft_divide(P, Depth, Pairs),
             legal_moves(P, Moves),
             pairs_keys_values(Pairs, Moves, Counts),
             sum_list(Counts, Nodes)
           )).

row(startpos, 1, 30).
row(startpos, 2, 900).
row(startpos, 3, 25470).
row(startpos, 4, 719731).
row('l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1', 1, 207).
row('l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1', 2, 28684).
row('R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1', 1, 593).
row('R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1', 2, 105677).

test(perft_0, N == 1) :-
    hirate(P),
    perft(P, 0, N).

test(time_limit_ends_perft, Limit == time_limit_exceeded) :-
    hirate(P),
    get_time(T0),
    catch(call_with_time_limit(0.1, perft(P, 8, _)), Limit, true),
    get_time(T1),
    T1-T0 < 20.
test(time_limit_ends_perft_divide, Limit == time_limit_exceeded) :-
    hirate(P),
    catch(call_with_time_limit(0.1, perft_divide(P, 8, _)), Limit, true).

test(two_threads) :-
    hirate(P),
    legal_moves(P, Moves),
    length(Half, 15),
    append(Half, Rest, Moves),
    at_once([ nodes_behind(P, Half, N1), nodes_behind(P, Rest, N2) ]),
    719731 =:= N1+N2.

%   Each goal in a thread of its own; concurrent_maplist/3 runs short lists one after the other.

at_once(Goals) :-
    length(Goals, Count),
    concurrent(Count, Goals, []).

nodes_behind(P, Moves, Nodes) :-
    findall(N,
            ( member(M, Moves), position_after(P, M, Q), perft(Q, 3, N) ),
            Ns),
    sum_list(Ns, Nodes).

%   Positions are made and dropped; what is left of them does not grow. The first round fills the
%   pools of the allocator. Without the thread that collects beside, which would make
%   garbage_collect_atoms/0 do nothing while it is at work.

test(no_leak, [setup(set_prolog_gc_thread(false)), cleanup(set_prolog_gc_thread(true))]) :-
    drop_positions(100000),
    garbage_collect_atoms,
    resident(Kb0),
    statistics(atoms, Atoms0),
    drop_positions(2000000),
    garbage_collect_atoms,
    resident(Kb1),
    statistics(atoms, Atoms1),
    Atoms1-Atoms0 < 20000,
    Kb1-Kb0 < 8000.

%   drop_positions(+Count): make Count positions, all different, and drop each. Full hands give
%   many.

drop_positions(Count) :-
    position_sfen(Position, "4k4/9/9/9/9/9/9/9/4K4 b RBG2S2N2L2Prbg2s2n2l2p 1"),
    solved_times(Count, below(Position, 3)).

solved_times(Count, Goal) :-
    State = made(0),
    (   call(Goal),
        arg(1, State, N0),
        N is N0+1,
        nb_setarg(1, State, N),
        N >= Count
    ->  true
    ).

below(_, 0) :-
    !.
below(Position, Depth) :-
    legal_move(Position, Move),
    position_after(Position, Move, After),
    Left is Depth-1,
    below(After, Left).

resident(Kb) :-
    setup_call_cleanup(open('/proc/self/statm', read, In),
                       read_string(In, _, Text),
                       close(In)),
    split_string(Text, " ", "\n", [_, Pages|_]),
    number_string(N, Pages),
    Kb is N*4.

                /*******************************
                *            ERRORS            *
                *******************************/

test(no_position, error(type_error(position, foo))) :-
    side_to_move(foo, _).
test(text_is_no_position, error(type_error(position, 'startpos'))) :-
    legal_moves(startpos, _).
test(unbound_position, error(instantiation_error)) :-
    legal_move(_, move(77, 76)).
test(unbound_text, error(instantiation_error)) :-
    position_sfen(_, _).
test(number_is_no_text, error(type_error(_, 12))) :-
    position_sfen(_, 12).
test(bad_sfen, error(gunshi(bad_sfen(board, Character, _, "sfen 9/x/9/9/9/9/9/9/9 b - 1")), _)) :-
    Character = 8,
    position_sfen(_, 'sfen 9/x/9/9/9/9/9/9/9 b - 1').
test(bad_sfen_counts, [forall(member(Sfen-Message,
                                      [ "9 b - 1"-"1 rank instead of 9",
                                        "9/9 b - 1"-"2 ranks instead of 9",
                                        "1/9 b - 1"-"1 square in rank a instead of 9",
                                        "k1/9 b - 1"-"2 squares in rank a instead of 9" ])),
                        error(gunshi(bad_sfen(board, _, Message, _)), _)]) :-
    position_sfen(_, Sfen).
test(bad_sfen_by_rule, error(gunshi(bad_sfen(position, _, _, _)), _)) :-
    position_sfen(_, "4k4/9/9/9/9/9/9/4P4/4P3K b - 1").
test(unknown_start, error(domain_error(handicap, chess))) :-
    start_position(chess, _).
test(bad_number, error(type_error(not_less_than_one, 0))) :-
    hirate(P),
    position_sfen(P, 0, _).
test(number_of_a_text, [One, Seven] == [1, 7]) :-
    position_sfen(_, One, "4k4/9/9/9/9/9/9/9/4K4 b -"),
    position_sfen(_, Seven, "4k4/9/9/9/9/9/9/9/4K4 b - 7").
test(another_number, fail) :-
    position_sfen(_, 8, "4k4/9/9/9/9/9/9/9/4K4 b - 7").
test(no_text_with_a_number, error(gunshi(bad_sfen(_, _, _, _)))) :-
    position_sfen(_, _, "7g7f").
test(no_move, error(type_error(move, foo))) :-
    hirate(P),
    legal_move(P, foo).
test(no_move_inside, error(type_error(move, move(foo, 76)))) :-
    hirate(P),
    legal_move(P, move(foo, 76)).
test(no_kind_inside, error(type_error(move, drop(xx, 76)))) :-
    hirate(P),
    position_after(P, drop(xx, 76), _).
test(half_a_move, error(instantiation_error)) :-
    hirate(P),
    position_after(P, move(77, _), _).
test(square_type, error(type_error(integer, foo))) :-
    hirate(P),
    piece_at(P, foo, _).
test(piece_type, error(type_error(piece, sente(xx)))) :-
    hirate(P),
    piece_at(P, _, sente(xx)).
test(side_type, error(type_error(side, black))) :-
    hirate(P),
    hand(P, black, _, _).
test(kind_type, error(type_error(kind, pawn))) :-
    hirate(P),
    hand(P, _, pawn, _).
test(depth_type, error(type_error(not_less_than_zero, -1))) :-
    hirate(P),
    perft(P, -1, _).
test(depth_too_big, error(domain_error(perft_depth, 101))) :-
    hirate(P),
    perft(P, 101, _).
test(divide_0, error(type_error(not_less_than_one, 0))) :-
    hirate(P),
    perft_divide(P, 0, _).
test(rules, error(domain_error(rules, fair))) :-
    hirate(P),
    rule_moves(fair, P, _).
test(usi_syntax, error(syntax_error(usi_move))) :-
    move_usi(_, "7g7").
test(usi_of_no_move, error(type_error(move, move(20, 30)))) :-
    move_usi(move(20, 30), _).
test(bad_code, error(domain_error(move_code, 65535))) :-
    move_code(_, 65535).
test(code_0, error(domain_error(move_code, 0))) :-
    move_code(_, 0).
test(repetition_of_no_position, error(type_error(position, foo))) :-
    repetition([foo], _, _).
test(repetition_of_no_list, error(type_error(list, foo))) :-
    repetition(foo, _, _).

test(nifu_in_a_term, error(gunshi(bad_position(nifu, _, fu, sente)), _)) :-
    position_term(_, shogi(sente, [at(51, gote(ou)), at(55, sente(fu)), at(57, sente(fu))], [])).
test(two_kings_in_a_term, error(gunshi(bad_position(two_kings, _, ou, gote)), _)) :-
    position_term(_, shogi(sente, [at(51, gote(ou)), at(55, gote(ou))], [])).
test(too_many_in_a_term, error(gunshi(bad_position(too_many, none, hi, _)), _)) :-
    position_term(_, shogi(sente, [at(51, gote(ou))], [hand(sente, hi, 1), hand(gote, hi, 1000)])).
test(dead_piece_in_a_term, error(gunshi(bad_position(dead_piece, 91, ke, sente)), _)) :-
    position_term(_, shogi(sente, [at(51, gote(ou)), at(91, sente(ke))], [])).
test(king_to_take_in_a_term, error(gunshi(bad_position(can_take_king, _, _, _)), _)) :-
    position_term(_, shogi(sente, [at(51, gote(ou)), at(55, sente(hi))], [])).
test(no_king, Moves == ["1h2f", "N*5c"]) :-
    position_term(P, shogi(sente, [at(18, sente(ke)), at(41, gote(ki))], [hand(sente, ke, 1)])),
    findall(Usi,
            ( legal_move(P, Move),
              ( arg(1, Move, 18) ; Move = drop(ke, 53) ),
              move_usi(Move, Usi)
            ),
            Usis),
    msort(Usis, Moves).
test(two_on_a_square, error(domain_error(free_square, 51))) :-
    position_term(_, shogi(sente, [at(51, gote(ou)), at(51, gote(fu))], [])).
test(no_square_in_a_term, error(type_error(square, 20))) :-
    position_term(_, shogi(sente, [at(20, gote(ou))], [])).
test(no_side_in_a_term, error(type_error(side, black))) :-
    position_term(_, shogi(black, [at(51, gote(ou))], [])).
test(promoted_in_hand, error(domain_error(hand_kind, to))) :-
    position_term(_, shogi(sente, [at(51, gote(ou))], [hand(sente, to, 1)])).
test(open_list_in_a_term, error(instantiation_error)) :-
    position_term(_, shogi(sente, [at(51, gote(ou))|_], [])).
test(no_term, error(type_error(shogi, foo))) :-
    position_term(_, foo).

test(passed_twice, Again == Term) :-
    start_position(hirate, Start),
    position_passed(Start, Passed),
    side_to_move(Passed, gote),
    position_passed(Passed, Back),
    position_term(Back, Again),
    position_term(Start, Term).

%   The side to move changes and nothing else, the key that positions are told apart by neither.

test(passed_is_the_other_side, [ forall(member(Sfen-Other, [
         "4k4/9/9/9/9/9/P8/9/4K4 b P 1"-"4k4/9/9/9/9/9/P8/9/4K4 w P 1",
         "9/9/9/9/9/9/p7p/9/9 w r 1"-"9/9/9/9/9/9/p7p/9/9 b r 1",
         "4k4/4g4/9/9/9/9/4R4/9/4K4 w 2Pb 1"-"4k4/4g4/9/9/9/9/4R4/9/4K4 b 2Pb 1" ])),
     true(Passed == Expected) ]) :-
    position_sfen(Position, Sfen),
    position_sfen(Expected, Other),
    position_passed(Position, Passed).
test(passed_is_a_position, error(type_error(position, foo))) :-
    position_passed(foo, _).
test(no_pass_from_a_check, fail) :-
    position_sfen(Position, "4k4/4R4/9/9/9/9/9/9/4K4 w - 1"),
    position_passed(Position, _).

:- end_tests(position).
