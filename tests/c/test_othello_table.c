/* Proves that the table answers only for the very board, joins what is proved, prefers to keep what took long, and needs no
 * particular size. */
#include "support.h"

#include "othello/table.h"

enum { BOARDS = 20000 };

static OthelloBoard random_board(Random *random) {
    const uint64_t occupied = random_next(random) | random_next(random), own = random_next(random);
    return (OthelloBoard){.own = occupied & own, .other = occupied & ~own};
}

/* An entry that only its board can have. */
static OthelloKnown mark(OthelloBoard board) {
    const int score = (int)((board.own ^ board.other * 7) % 32);
    return (OthelloKnown){.lower = (int8_t)-score, .upper = (int8_t)score, .effort = 1, .moves = {(uint8_t)score, OTHELLO_PASS}};
}

static void check_mark(OthelloBoard board, OthelloKnown known) {
    assert_int_equal(known.lower, mark(board).lower);
    assert_int_equal(known.upper, mark(board).upper);
    assert_int_equal(known.moves[0], mark(board).moves[0]);
}

/* The smallest table is a single bucket: all boards collide there. */
static void what_is_found_is_about_the_board_asked_for(void **state) {
    (void)state;
    static const unsigned sizes[] = {0, OTHELLO_TABLE_MIN_BITS, 9, 16, 22};
    for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        OthelloTable table;
        Random random = {7};
        unsigned found = 0;
        assert_true(othello_table_make(&table, sizes[i]));
        for (unsigned j = 0; j < BOARDS; j++) {
            const OthelloBoard board = random_board(&random), another = random_board(&random);
            OthelloKnown known = {0};
            assert_false(othello_table_find(&table, another, &known));
            othello_table_store(&table, board, mark(board));
            assert_true(othello_table_find(&table, board, &known));
            check_mark(board, known);
        }
        random.state = 7;
        for (unsigned j = 0; j < BOARDS; j++) {
            const OthelloBoard board = random_board(&random);
            OthelloKnown known;
            random_board(&random);
            if (!othello_table_find(&table, board, &known)) continue;
            check_mark(board, known);
            found++;
        }
        assert_in_range(found, 1, BOARDS);
        if (sizes[i] == 22) assert_true(found > BOARDS * 9 / 10);
        othello_table_free(&table);
    }
}

static void an_empty_table_knows_nothing_not_even_the_empty_board(void **state) {
    (void)state;
    OthelloTable table;
    OthelloKnown known = {.lower = 5};
    assert_true(othello_table_make(&table, 12));
    assert_false(othello_table_find(&table, (OthelloBoard){0, 0}, &known));
    assert_false(othello_table_find(&table, othello_start(), &known));
    assert_int_equal(known.lower, 5);
    othello_table_store(&table, (OthelloBoard){0, 0}, (OthelloKnown){.effort = 1});
    assert_true(othello_table_find(&table, (OthelloBoard){0, 0}, &known));
    othello_table_free(&table);
}

static void proofs_about_a_board_are_joined(void **state) {
    (void)state;
    OthelloTable table;
    OthelloKnown known;
    const OthelloBoard board = othello_start();
    assert_true(othello_table_make(&table, 12));
    othello_table_store(&table, board, (OthelloKnown){.lower = 4, .upper = 64, .effort = 9, .moves = {20, OTHELLO_PASS}});
    othello_table_store(&table, board, (OthelloKnown){.lower = -64, .upper = 10, .effort = 5, .moves = {30, OTHELLO_PASS}});
    othello_table_store(&table, board,
                        (OthelloKnown){.lower = 2, .upper = 20, .effort = 1, .moves = {OTHELLO_PASS, OTHELLO_PASS}});
    assert_true(othello_table_find(&table, board, &known));
    assert_int_equal(known.lower, 4);
    assert_int_equal(known.upper, 10);
    assert_int_equal(known.effort, 9);
    assert_int_equal(known.moves[0], 30);
    assert_int_equal(known.moves[1], 20);
    assert_false(othello_table_find(&table, othello_passed(board), &known));
    othello_table_free(&table);
}

static void the_least_effort_gives_way(void **state) {
    (void)state;
    OthelloTable table;
    OthelloKnown known;
    assert_true(othello_table_make(&table, OTHELLO_TABLE_MIN_BITS));
    static const uint8_t efforts[] = {9, 3, 7, 1, 5};
    static const bool kept[] = {true, false, true, false, true};
    for (unsigned i = 0; i < 5; i++)
        othello_table_store(&table, (OthelloBoard){.own = i, .other = 8}, (OthelloKnown){.effort = efforts[i]});
    for (unsigned i = 0; i < 5; i++)
        assert_int_equal(othello_table_find(&table, (OthelloBoard){.own = i, .other = 8}, &known), kept[i]);
    othello_table_free(&table);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_found_is_about_the_board_asked_for),
        cmocka_unit_test(an_empty_table_knows_nothing_not_even_the_empty_board),
        cmocka_unit_test(proofs_about_a_board_are_joined),
        cmocka_unit_test(the_least_effort_gives_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
