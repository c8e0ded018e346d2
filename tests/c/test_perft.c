/* Proves the published leaf counts, by counting and by listing, that a count is the sum over the moves, that the position is
 * restored, and that a stopped count says so. */
#include "support.h"

#include <stdlib.h>
#include <string.h>

#include "movegen.h"
#include "perft.h"

static void table_counts_come_out_exactly(void **state) {
    (void)state;
    Table table;
    table_read(&table, "perft.tsv");
    assert_true(table.count > 100);
    for (unsigned i = 0; i < table.count; i++) {
        Position position, before;
        unsigned depth = (unsigned)atoi(table.rows[i][2]);
        uint64_t expected = strtoull(table.rows[i][3], NULL, 10);
        support_read(table.rows[i][1], &position);
        before = position;
        uint64_t counted = perft(&position, depth, NULL), listed = perft_listed(&position, depth, NULL);
        if (counted != expected || listed != expected)
            fail_msg("%s depth %u: counted %llu, listed %llu, not %llu", table.rows[i][0], depth, (unsigned long long)counted,
                     (unsigned long long)listed, (unsigned long long)expected);
        assert_memory_equal(&position, &before, sizeof position);
    }
    table_free(&table);
}

static void depth_zero_is_one_leaf(void **state) {
    (void)state;
    Position position;
    support_read("7Gk/7G1/8P/9/9/9/9/9/4K4 w - 1", &position);
    assert_int_equal(perft(&position, 0, NULL), 1);
    assert_int_equal(perft_listed(&position, 0, NULL), 1);
    assert_int_equal(perft(&position, 1, NULL), 0);
    assert_int_equal(perft(&position, 3, NULL), 0);
}

static void a_count_is_the_sum_over_the_moves(void **state) {
    (void)state;
    Position position;
    Move moves[MAX_MOVES];
    uint64_t sum = 0;
    position_set_start(&position);
    unsigned count = movegen_legal(&position, moves);
    for (unsigned i = 0; i < count; i++) {
        Undo undo;
        position_make(&position, moves[i], &undo);
        sum += perft(&position, 3, NULL);
        position_unmake(&position, moves[i], &undo);
    }
    assert_int_equal(sum, perft(&position, 4, NULL));
}

typedef uint64_t Perft(Position *position, unsigned depth, Stop *stop);

static bool raise_flag(void *stop) {
    atomic_store(&((Stop *)stop)->flag, true);
    return false;
}

static void assert_stopped(Perft *count, Stop *stop, StopReason reason) {
    Position position, before;
    position_set_start(&position);
    before = position;
    assert_true(count(&position, 6, stop) < 547581517);
    assert_int_equal(stop->reason, reason);
    assert_memory_equal(&position, &before, sizeof position);
}

static void a_stopped_count_is_partial_and_says_why(void **state) {
    (void)state;
    Perft *const counts[] = {perft, perft_listed};
    for (unsigned i = 0; i < 2; i++) {
        Stop stop;
        stop_init(&stop);
        atomic_store(&stop.flag, true);
        assert_stopped(counts[i], &stop, STOP_FLAG);
        stop_init(&stop);
        stop.node_limit = 10000;
        assert_stopped(counts[i], &stop, STOP_NODES);
        stop_init(&stop);
        stop.deadline = stop_now() + 0.02;
        assert_stopped(counts[i], &stop, STOP_DEADLINE);
        stop_init(&stop);
        stop.poll = raise_flag;
        stop.poll_data = &stop;
        assert_stopped(counts[i], &stop, STOP_FLAG);
    }
}

static void a_limit_that_is_not_reached_changes_nothing(void **state) {
    (void)state;
    Position position;
    Stop stop;
    position_set_start(&position);
    stop_init(&stop);
    stop.node_limit = 1000000;
    assert_int_equal(perft(&position, 4, &stop), 719731);
    assert_int_equal(stop.reason, STOP_NOT);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(table_counts_come_out_exactly),
        cmocka_unit_test(depth_zero_is_one_leaf),
        cmocka_unit_test(a_count_is_the_sum_over_the_moves),
        cmocka_unit_test(a_stopped_count_is_partial_and_says_why),
        cmocka_unit_test(a_limit_that_is_not_reached_changes_nothing),
    };
    return cmocka_run_group_tests_name("perft", tests, NULL, NULL);
}
