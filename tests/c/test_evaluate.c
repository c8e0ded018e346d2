/* Proves that the evaluation is zero at the start, counts what a handicap takes away, is the same from the other side of the
 * board, changes sign with the side to move, and counts a piece in hand as on the board. */
#include "support.h"

#include "evaluate.h"
#include "sfen.h"

static int missing_value(const Position *position) {
    Position start;
    int value = 0;
    position_set_start(&start);
    for (unsigned kind = FU; kind < KINDS; kind++)
        value += PIECE_VALUE[kind] * ((int)bb_count(start.by_kind[kind]) - (int)bb_count(position->by_kind[kind]));
    return value;
}

static void the_even_start_is_zero_and_a_handicap_its_missing_pieces(void **state) {
    (void)state;
    for (const Handicap *handicap = HANDICAPS; handicap->name; handicap++) {
        Position position;
        support_read(handicap->sfen, &position);
        int missing = missing_value(&position);
        assert_int_equal(evaluate_material(&position), handicap == HANDICAPS ? 0 : -missing);
        if (handicap != HANDICAPS) assert_true(missing > 0);
    }
}

static void same_from_both_sides(const Position *position, void *data) {
    (void)data;
    Position rotated;
    support_rotate(position, &rotated);
    if (evaluate_material(position) != evaluate_material(&rotated))
        support_fail(position, MOVE_NONE, "not the same when rotated");
}

static void the_rotated_position_is_worth_the_same(void **state) {
    (void)state;
    support_walk(60, same_from_both_sides, NULL);
}

static void turned_by_side(const Position *position, void *data) {
    Position other;
    Setup setup;
    position_setup(position, &setup);
    setup.side = side_other(setup.side);
    if (position_build(&other, &setup).rule != SETUP_FINE) return;
    ++*(unsigned *)data;
    if (evaluate_material(position) != -evaluate_material(&other))
        support_fail(position, MOVE_NONE, "not opposite for the other side");
}

static void the_other_side_to_move_sees_the_opposite(void **state) {
    (void)state;
    unsigned turned = 0;
    support_walk(60, turned_by_side, &turned);
    assert_true(turned > 500);
}

static void a_piece_in_hand_counts_as_on_the_board(void **state) {
    (void)state;
    for (unsigned kind = FU; kind < HAND_KINDS; kind++)
        for (Side side = SENTE; side <= GOTE; side++) {
            Setup setup = {.side = side};
            Position on_board, in_hand;
            setup.board[square_make(9, 1)] = piece_make(GOTE, OU);
            setup.board[square_make(1, 9)] = piece_make(SENTE, OU);
            setup.hand[side][kind] = 1;
            assert_int_equal(position_build(&in_hand, &setup).rule, SETUP_FINE);
            setup.hand[side][kind] = 0;
            setup.board[square_make(5, 6)] = piece_make(side, kind);
            assert_int_equal(position_build(&on_board, &setup).rule, SETUP_FINE);
            assert_int_equal(evaluate_material(&in_hand), PIECE_VALUE[kind]);
            assert_int_equal(evaluate_material(&on_board), PIECE_VALUE[kind]);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_even_start_is_zero_and_a_handicap_its_missing_pieces),
        cmocka_unit_test(the_rotated_position_is_worth_the_same),
        cmocka_unit_test(the_other_side_to_move_sees_the_opposite),
        cmocka_unit_test(a_piece_in_hand_counts_as_on_the_board),
    };
    return cmocka_run_group_tests_name("evaluate", tests, NULL, NULL);
}
