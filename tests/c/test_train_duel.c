/* Proves that games between two sets of parameters are fair and determined: with the same on both sides each pair of games is even,
 * who comes first does not matter, nor does the number of threads; and that they end when told to. That the stronger wins is proved
 * with the shipped evaluation (tests/shogi/duels.plt). */
#include "support.h"

#include <stdlib.h>

#include "train/duel.h"

enum { MOST_POSITIONS = 12 };

static Position positions[MOST_POSITIONS];
static unsigned position_count;
static Parameters *usual;

static int prepare(void **state) {
    (void)state;
    static const char *const FIRST[MOST_POSITIONS] = {"7g7f", "2g2f", "5g5f", "6i7h", "9g9f", "3i4h",
                                                      "1g1f", "6g6f", "4i5h", "2h7h", "2h5h", "7i6h"};
    usual = malloc(sizeof *usual);
    if (!usual) return -1;
    for (unsigned i = 0; i < MOST_POSITIONS; i++) {
        Position *position = &positions[position_count++];
        Undo undo;
        position_set_start(position);
        position_make(position, support_move(position, FIRST[i]), &undo);
    }
    parameters_init(usual);
    return 0;
}

static int clean_up(void **state) {
    (void)state;
    free(usual);
    return 0;
}

static TrainStatus play(const Parameters *a, const Parameters *b, size_t count, unsigned threads, uint8_t *points,
                        TrainProgress progress, void *data, Stop *stop) {
    const Duel order = {.parameters = {a, b}, .positions = positions, .count = count, .nodes = 200, .threads = threads};
    return duel(&order, points, progress, data, stop);
}

static void the_same_on_both_sides_is_even(void **state) {
    (void)state;
    uint8_t points[MOST_POSITIONS];
    assert_int_equal(play(usual, usual, position_count, 2, points, NULL, NULL, NULL), TRAIN_DONE);
    for (unsigned i = 0; i < position_count; i++) assert_int_equal(points[i], 2);
}

static void who_comes_first_does_not_matter(void **state) {
    (void)state;
    uint8_t one[MOST_POSITIONS], two[MOST_POSITIONS];
    Margins margins;
    Parameters *other = malloc(sizeof *other);
    assert_non_null(other);
    parameters_init(other);
    margins_init(&margins);
    margins.futility_margin_ply = 20;
    parameters_set_margins(other, &margins);
    assert_int_equal(play(usual, other, position_count, 1, one, NULL, NULL, NULL), TRAIN_DONE);
    assert_int_equal(play(other, usual, position_count, 1, two, NULL, NULL, NULL), TRAIN_DONE);
    for (unsigned i = 0; i < position_count; i++) assert_int_equal(one[i], 4 - two[i]);
    for (unsigned threads = 2; threads <= 3; threads++) {
        assert_int_equal(play(usual, other, position_count, threads, two, NULL, NULL, NULL), TRAIN_DONE);
        assert_memory_equal(one, two, position_count);
    }
    free(other);
}

static void no_positions_are_no_games(void **state) {
    (void)state;
    uint8_t points[1] = {77};
    assert_int_equal(play(usual, usual, 0, 2, points, NULL, NULL, NULL), TRAIN_DONE);
    assert_int_equal(points[0], 77);
}

typedef struct Told {
    Stop *stop; /* raised at the first call; NULL: not at all */
    uint64_t last, all;
} Told;

static void tell(void *data, uint64_t done, uint64_t all) {
    Told *told = data;
    assert_true(done >= told->last && done <= all);
    told->last = done;
    told->all = all;
    if (told->stop) atomic_store(&told->stop->flag, true);
}

static void progress_is_told_and_a_flag_ends_it(void **state) {
    (void)state;
    uint8_t points[MOST_POSITIONS];
    Told told = {0};
    assert_int_equal(play(usual, usual, 3, 1, points, tell, &told, NULL), TRAIN_DONE);
    assert_true(told.last == 6 && told.all == 6);
    for (unsigned threads = 1; threads <= 2; threads++) {
        Stop stop;
        stop_init(&stop);
        told = (Told){.stop = &stop};
        assert_int_equal(play(usual, usual, position_count, threads, points, tell, &told, &stop), TRAIN_STOPPED);
        assert_int_equal(stop.reason, STOP_FLAG);
        assert_true(told.last < told.all);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_same_on_both_sides_is_even),
        cmocka_unit_test(who_comes_first_does_not_matter),
        cmocka_unit_test(no_positions_are_no_games),
        cmocka_unit_test(progress_is_told_and_a_flag_ends_it),
    };
    return cmocka_run_group_tests_name("train_duel", tests, prepare, clean_up);
}
