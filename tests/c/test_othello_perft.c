/* Proves the published leaf counts of Othello, passes and early ends included, and that a stopped count says so. */
#include "support.h"

#include <stdlib.h>

#include "othello/perft.h"

static void table_counts_come_out_exactly(void **state) {
    (void)state;
    Table table;
    table_read(&table, "othello_perft.tsv");
    assert_true(table.count >= 30);
    for (unsigned i = 0; i < table.count; i++) {
        OthelloPosition position;
        assert_null(othello_read(table.rows[i][1], &position));
        const uint64_t counted = othello_perft(position.board, (unsigned)atoi(table.rows[i][2]), NULL);
        if (counted != strtoull(table.rows[i][3], NULL, 10))
            fail_msg("%s depth %s: counted %llu, not %s", table.rows[i][0], table.rows[i][2], (unsigned long long)counted,
                     table.rows[i][3]);
    }
    table_free(&table);
}

static void a_position_without_discs_is_over(void **state) {
    (void)state;
    const OthelloBoard none = {0, 0};
    for (unsigned depth = 0; depth < 5; depth++) assert_int_equal(othello_perft(none, depth, NULL), 1);
}

static void a_stopped_count_is_partial_and_says_why(void **state) {
    (void)state;
    Stop stop;
    stop_init(&stop);
    stop.node_limit = 100000;
    assert_true(othello_perft(othello_start(), 10, &stop) < 24571284);
    assert_int_equal(stop.reason, STOP_NODES);
    stop_init(&stop);
    atomic_store(&stop.flag, true);
    assert_int_equal(othello_perft(othello_start(), 10, &stop), 0);
    assert_int_equal(stop.reason, STOP_FLAG);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(table_counts_come_out_exactly),
        cmocka_unit_test(a_position_without_discs_is_over),
        cmocka_unit_test(a_stopped_count_is_partial_and_says_why),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
