/* Proves that captures are played out: what hangs is taken, what is guarded is left alone by a piece worth more, a mate is seen;
 * that the value is that of the line's end; and that the position is left as it was. */
#include "support.h"

#include <stdlib.h>
#include <string.h>

#include "legality.h"
#include "quiet.h"

static int value_of(const char *sfen, QuietLine *line) {
    Weights weights;
    Position position;
    weights_init(&weights);
    support_read(sfen, &position);
    return quiet_value(&position, &weights, -QUIET_INFINITE, QUIET_INFINITE, line);
}

static void a_hanging_piece_is_taken(void **state) {
    QuietLine line;
    (void)state;
    assert_int_equal(value_of("4k4/9/4s4/9/4R4/9/9/9/4K4 b - 1", &line), 1800);
    assert_in_range(line.length, 1, QUIET_PLIES);
    assert_int_equal(move_to(line.moves[0]), square_make(5, 3));
}

static void a_guarded_pawn_is_no_prey_of_a_rook(void **state) {
    QuietLine line;
    (void)state;
    assert_int_equal(value_of("4k4/9/5g3/4p4/9/4R4/9/9/4K4 b - 1", &line), 1000 - 550 - 100);
    assert_int_equal(line.length, 0);
}

static void a_mate_is_the_worst(void **state) {
    QuietLine line;
    (void)state;
    assert_int_equal(value_of("4k4/4G4/4G4/9/9/9/9/9/4K4 w - 1", &line), -QUIET_MATE);
}

/* Counts how often a line was longer than nothing. */
static void ends_as_it_says(const Position *position, void *data) {
    Position copy = *position;
    QuietLine line;
    Weights weights;
    weights_init(&weights);
    int value = quiet_value(&copy, &weights, -QUIET_INFINITE, QUIET_INFINITE, &line);
    if (memcmp(&copy, position, sizeof copy) != 0) support_fail(position, MOVE_NONE, "the position was changed");
    if (abs(value) == QUIET_MATE) return;
    for (unsigned i = 0; i < line.length; i++) {
        Undo undo;
        if (!move_is_legal(&copy, line.moves[i])) support_fail(position, line.moves[i], "the line has an illegal move");
        position_make(&copy, line.moves[i], &undo);
    }
    int end = evaluate(&copy, &weights);
    if (value != (line.length % 2 ? -end : end)) support_fail(position, MOVE_NONE, "the line ends elsewhere");
    *(unsigned *)data += line.length > 0;
}

static void the_value_is_that_of_the_end_of_the_line(void **state) {
    unsigned lines = 0;
    (void)state;
    support_walk(40, ends_as_it_says, &lines);
    assert_true(lines > 1000);
}

static void a_window_gives_a_bound(void **state) {
    Weights weights;
    Position position;
    QuietLine line;
    (void)state;
    weights_init(&weights);
    support_read("4k4/9/4s4/9/4R4/9/9/9/4K4 b - 1", &position);
    assert_true(quiet_value(&position, &weights, 2500, 2600, &line) <= 2500);
    assert_true(quiet_value(&position, &weights, 100, 200, &line) >= 200);
    assert_int_equal(quiet_value(&position, &weights, 1799, 1801, &line), 1800);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hanging_piece_is_taken), cmocka_unit_test(a_guarded_pawn_is_no_prey_of_a_rook),
        cmocka_unit_test(a_mate_is_the_worst),      cmocka_unit_test(the_value_is_that_of_the_end_of_the_line),
        cmocka_unit_test(a_window_gives_a_bound),
    };
    return cmocka_run_group_tests_name("quiet", tests, NULL, NULL);
}
