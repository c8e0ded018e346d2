/* Proves that games between two sets of parameters are fair and determined: with the same on both sides each pair of games is even,
 * who comes first does not matter, nor does the number of threads; and that they end when told to. That the stronger wins is proved
 * with the shipped evaluation (tests/shogi/duels.plt). */
#include "support.h"

#include <stdlib.h>

#include "train/duel.h"

enum { MOST_POSITIONS = 5 };

static Position positions[MOST_POSITIONS];
static unsigned position_count;
static Parameters *usual;

static int prepare(void **state) {
    (void)state;
    /* Fights: from quiet positions, material alone soon repeats itself. */
    static const char *const FIGHTS[MOST_POSITIONS] = {
        "ln1g3nl/1ks1gr3/1pppppbpp/p5p2/4P4/P1P3P2/1PSP1P1PP/1BG4R1/LN1GK1SNL b - 1",
        "l7l/2g1k1gs1/4ppS2/p1Nps1P1p/9/P1PPSPG1P/3GP4/9/L+rNK3RL w BN4Pbn2p 82",
        "4k1snl/3g5/1r2pPp2/2pP1p1pp/6P2/2Ps1N2P/LP2PBb2/1SSK1R3/4N3L b GNL4P2gp 107",
        "l4B1nl/4+Bsnk1/4n1g2/p1p3pgp/1p1SPS3/P1P3P1P/1PKP1P3/2G1+p2R1/L+r5NL w G3Psp 110",
        "l4rknl/4s1g2/2b3sP1/2p3ppp/P4P3/1SPpP1P1P/1P4N2/1KG3G2/LN5RL w BG2Psn3p 82",
    };
    usual = malloc(sizeof *usual);
    if (!usual) return -1;
    for (unsigned i = 0; i < MOST_POSITIONS; i++) support_read(FIGHTS[i], &positions[position_count++]);
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
    const Duel order = {.parameters = {a, b}, .positions = positions, .count = count, .nodes = 300, .threads = threads};
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
    margins.late_move_count = margins.late_move_count_square = margins.futility_margin = margins.futility_margin_ply = 0;
    parameters_set_margins(other, &margins);
    assert_int_equal(play(usual, other, position_count, 1, one, NULL, NULL, NULL), TRAIN_DONE);
    assert_int_equal(play(other, usual, position_count, 1, two, NULL, NULL, NULL), TRAIN_DONE);
    unsigned uneven = 0;
    for (unsigned i = 0; i < position_count; i++) {
        assert_int_equal(one[i], 4 - two[i]);
        uneven += one[i] != 2;
    }
    assert_true(uneven > 0);
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
