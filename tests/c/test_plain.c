/* Proves the plain generator, the witness of the others, on positions whose moves are counted by hand, and its promises:
 * its order, no move twice, every legal move among its pseudo-legal ones, drop-pawn mate and self-check left in. */
#include "support.h"

#include <string.h>

#include "movegen.h"
#include "plain.h"

static unsigned count_moves(const char *sfen) {
    Position position;
    Move moves[MAX_MOVES];
    support_read(sfen, &position);
    return plain_moves(&position, moves);
}

static bool has_move(const char *sfen, Move move) {
    Position position;
    Move moves[MAX_MOVES];
    support_read(sfen, &position);
    unsigned count = plain_moves(&position, moves);
    for (unsigned i = 0; i < count; i++)
        if (moves[i] == move) return true;
    return false;
}

static void moves_counted_by_hand(void **state) {
    (void)state;
    assert_int_equal(count_moves("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"), 30);
    assert_int_equal(count_moves("8k/9/9/9/4P4/9/9/9/9 b - 1"), 1);
    assert_int_equal(count_moves("8k/9/9/4P4/9/9/9/9/9 b - 1"), 2);  /* onto rank c: with and without promotion */
    assert_int_equal(count_moves("8k/4P4/9/9/9/9/9/9/9 b - 1"), 1);  /* onto rank a: it must promote */
    assert_int_equal(count_moves("8k/9/9/9/4N4/9/9/9/9 b - 1"), 4);  /* onto rank c: both ways */
    assert_int_equal(count_moves("8k/9/9/4N4/9/9/9/9/9 b - 1"), 2);  /* onto rank b: it must promote */
    assert_int_equal(count_moves("8k/9/9/9/9/9/9/9/4L4 b - 1"), 10); /* 8 squares, three of them may promote, one must */
    assert_int_equal(count_moves("8k/9/9/9/4S4/9/9/9/9 b - 1"), 5);
    assert_int_equal(count_moves("8k/9/4S4/9/9/9/9/9/9 b - 1"), 10); /* from rank c it may promote going back too */
    assert_int_equal(count_moves("8k/9/9/9/4G4/9/9/9/9 b - 1"), 6);
    assert_int_equal(count_moves("8k/9/9/9/4+S4/9/9/9/9 b - 1"), 6);
    assert_int_equal(count_moves("9/9/9/9/8B/9/9/9/k8 b - 1"), 8 + 3); /* 2d 3c 4b 5a, 2f 3g 4h 5i: 3c 4b 5a may promote */
    assert_int_equal(count_moves("k8/9/9/9/9/9/9/9/8R b - 1"), 16 + 3);
    assert_int_equal(count_moves("1k7/9/9/9/4+B4/9/9/9/9 b - 1"), 16 + 4);
    assert_int_equal(count_moves("k8/9/9/9/4+R4/9/9/9/9 b - 1"), 16 + 4);
    assert_int_equal(count_moves("8k/9/9/9/9/9/9/9/4K4 b - 1"), 5);
    assert_int_equal(count_moves("8k/9/9/9/9/9/9/9/9 b G 1"), 80);
    assert_int_equal(count_moves("8k/9/9/9/9/9/9/9/9 b P 1"), 72);
    assert_int_equal(count_moves("8k/9/9/9/9/9/9/9/9 b L 1"), 72);
    assert_int_equal(count_moves("8k/9/9/9/9/9/9/9/9 b N 1"), 63);
    assert_int_equal(count_moves("8k/9/9/9/4P4/9/9/9/9 b P 1"), 1 + 64); /* no second pawn on file 5 */
    assert_int_equal(count_moves("8k/9/9/9/4+P4/9/9/9/9 b P 1"), 6 + 71);
}

static void self_check_and_drop_pawn_mate_are_left_in(void **state) {
    (void)state;
    assert_true(has_move("4k4/9/9/9/4r4/9/9/4R4/4K4 b - 1", move_make(square_make(5, 8), square_make(4, 8))));
    assert_true(has_move("4k4/9/9/9/9/9/9/4g4/4K4 b - 1", move_make(square_make(5, 9), square_make(4, 9))));
    assert_true(has_move("5BG1k/7p1/7S1/8N/9/6K2/9/9/9 b 2Pb 1", move_drop(FU, square_make(1, 2))));
}

static void attacks_stop_at_the_first_piece(void **state) {
    (void)state;
    Position position;
    support_read("4k4/9/9/9/4r4/9/9/4R4/4K4 b - 1", &position);
    assert_true(plain_attacked(&position, square_make(5, 8), GOTE));
    assert_false(plain_attacked(&position, square_make(5, 9), GOTE));
    assert_true(plain_attacked(&position, square_make(5, 5), SENTE));
    assert_true(plain_attacked(&position, square_make(5, 6), SENTE));
    assert_false(plain_attacked(&position, square_make(5, 4), SENTE));
    assert_true(plain_attacked(&position, square_make(5, 4), GOTE));
    assert_true(plain_attacked(&position, square_make(4, 2), GOTE));
}

static unsigned order_of(Move move) { return move_is_drop(move) ? 1000 + move_dropped(move) : move_from(move); }

static void promises_hold(const Position *position, void *data) {
    unsigned *most = data;
    bool seen[65536] = {false};
    Move moves[MAX_MOVES], legal[MAX_MOVES];
    unsigned count = plain_moves(position, moves);
    for (unsigned i = 0; i < count; i++) {
        if (seen[moves[i]]) support_fail(position, moves[i], "twice");
        if (i > 0 && order_of(moves[i]) < order_of(moves[i - 1])) support_fail(position, moves[i], "out of order");
        seen[moves[i]] = true;
    }
    unsigned legal_count = movegen_legal(position, legal);
    for (unsigned i = 0; i < legal_count; i++)
        if (!seen[legal[i]]) support_fail(position, legal[i], "legal and not pseudo-legal");
    if (count > *most) *most = count;
}

static void order_and_room_are_as_promised(void **state) {
    (void)state;
    unsigned most = 0;
    support_walk(100, promises_hold, &most);
    assert_in_range(most, 593, 799);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moves_counted_by_hand),
        cmocka_unit_test(self_check_and_drop_pawn_mate_are_left_in),
        cmocka_unit_test(attacks_stop_at_the_first_piece),
        cmocka_unit_test(order_and_room_are_as_promised),
    };
    return cmocka_run_group_tests_name("plain", tests, NULL, NULL);
}
