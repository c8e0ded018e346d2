/* Proves that the rows of weights have names of their own, do not overlap, and hold every weight that the evaluation looks up. */
#include "support.h"

#include <string.h>

#include "weights.h"

enum { MOST_ROWS = 600 };

static unsigned read_rows(WeightsRow *rows) {
    unsigned count = 0;
    WeightsRow row;
    while (weights_row(count, &row)) {
        assert_in_range(count, 0, MOST_ROWS - 1);
        rows[count++] = row;
    }
    return count;
}

static void names_differ(void **state) {
    WeightsRow rows[MOST_ROWS];
    unsigned count = read_rows(rows);
    (void)state;
    assert_true(count > 200);
    for (unsigned i = 0; i < count; i++) {
        assert_in_range(strlen(rows[i].name), 1, WEIGHTS_NAME_MAX - 2);
        for (unsigned j = 0; j < i; j++) assert_string_not_equal(rows[i].name, rows[j].name);
    }
}

static void mark(bool *named) {
    WeightsRow rows[MOST_ROWS];
    unsigned count = read_rows(rows);
    for (unsigned i = 0; i < count; i++) {
        assert_in_range(rows[i].count, 1, SQUARES);
        assert_in_range(rows[i].first + rows[i].count, 1, WEIGHT_COUNT);
        for (unsigned j = 0; j < rows[i].count; j++) {
            assert_false(named[rows[i].first + j]);
            named[rows[i].first + j] = true;
        }
    }
}

static void rows_do_not_overlap(void **state) {
    bool named[WEIGHT_COUNT] = {false};
    (void)state;
    mark(named);
}

static void is_named(const Position *position, void *data) {
    const bool *named = data;
    EvaluationFeature features[EVALUATION_FEATURES];
    unsigned progress, count = evaluate_features(position, features, &progress);
    for (unsigned i = 0; i < count; i++)
        if (!named[features[i].weight]) support_fail(position, MOVE_NONE, "a weight without a name");
}

/* A king is on the board once for each side, so that its own material says nothing. */
static void every_weight_looked_up_is_in_a_row(void **state) {
    bool named[WEIGHT_COUNT] = {false};
    (void)state;
    mark(named);
    named[WEIGHTS_MATERIAL + OU] = true;
    support_walk(60, is_named, named);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_differ),
        cmocka_unit_test(rows_do_not_overlap),
        cmocka_unit_test(every_weight_looked_up_is_in_a_row),
    };
    return cmocka_run_group_tests_name("weights", tests, NULL, NULL);
}
