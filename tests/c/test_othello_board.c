/* Proves that moves and flips are those of a walk from square to square, that playing keeps the invariant, that the images are
 * symmetries of the game, and that a written position reads back. */
#include "support.h"

#include <string.h>

#include "othello/board.h"

enum { GAMES = 200 };

typedef void (*BoardVisitor)(OthelloBoard board);

/* Every board of random games, passes included. */
static void each_board(BoardVisitor visit) {
    Random random = {19810704};
    for (unsigned game = 0; game < GAMES; game++) {
        OthelloBoard board = othello_start();
        while (!othello_game_over(board)) {
            visit(board);
            uint64_t moves = othello_moves(board);
            if (!moves) {
                board = othello_passed(board);
                continue;
            }
            for (unsigned skip = random_below(&random, othello_count(moves)); skip > 0; skip--) moves &= moves - 1;
            const unsigned square = othello_first(moves);
            board = othello_after(board, square, othello_flips(board, square));
        }
        visit(board);
    }
}

/* The rule as it is told: go from the square in a direction over the other's discs; an own one at the end turns them. */
static uint64_t walked_flips(OthelloBoard board, int square) {
    uint64_t flips = 0;
    for (int row_step = -1; row_step <= 1; row_step++)
        for (int column_step = -1; column_step <= 1; column_step++) {
            uint64_t passed = 0;
            int row = square / 8 + row_step, column = square % 8 + column_step;
            for (; row >= 0 && row < 8 && column >= 0 && column < 8; row += row_step, column += column_step) {
                const uint64_t bit = othello_bit((unsigned)(row * 8 + column));
                if (board.own & bit) flips |= passed;
                if (!(board.other & bit)) break;
                passed |= bit;
            }
        }
    return flips;
}

static void check_moves(OthelloBoard board) {
    uint64_t moves = 0;
    for (unsigned square = 0; square < OTHELLO_SQUARES; square++) {
        if (!(othello_empty(board) & othello_bit(square))) continue;
        const uint64_t flips = walked_flips(board, (int)square);
        assert_int_equal(othello_flips(board, square), flips);
        if (flips) moves |= othello_bit(square);
    }
    assert_int_equal(othello_moves(board), moves);
    assert_in_range(othello_count(moves), 0, OTHELLO_MAX_MOVES);
}

static void moves_and_flips_are_those_of_a_walk(void **state) {
    (void)state;
    each_board(check_moves);
}

/* Any board at all, not only those that games reach. */
static void also_on_random_boards(void **state) {
    (void)state;
    Random random = {1};
    for (unsigned i = 0; i < 5000; i++) {
        const uint64_t occupied = random_next(&random) | random_next(&random), own = random_next(&random);
        OthelloBoard board = {.own = occupied & own, .other = occupied & ~own};
        uint64_t moves = othello_moves(board);
        for (unsigned square = 0; square < OTHELLO_SQUARES; square++) {
            if (occupied & othello_bit(square)) continue;
            const uint64_t flips = walked_flips(board, (int)square);
            assert_int_equal(othello_flips(board, square), flips);
            assert_int_equal(moves >> square & 1, flips != 0);
        }
    }
}

static void check_play(OthelloBoard board) {
    for (uint64_t moves = othello_moves(board); moves; moves &= moves - 1) {
        const unsigned square = othello_first(moves);
        const uint64_t flips = othello_flips(board, square);
        const OthelloBoard after = othello_after(board, square, flips);
        assert_int_equal(after.own & after.other, 0);
        assert_int_equal(after.own, board.other & ~flips);
        assert_int_equal(after.other, board.own | flips | othello_bit(square));
    }
}

static void playing_turns_the_flips_and_exchanges_the_sides(void **state) {
    (void)state;
    each_board(check_play);
}

static void check_images(OthelloBoard board) {
    for (unsigned symmetry = 0; symmetry < OTHELLO_SYMMETRIES; symmetry++) {
        const OthelloBoard image = {othello_image(board.own, symmetry), othello_image(board.other, symmetry)};
        assert_int_equal(othello_moves(image), othello_image(othello_moves(board), symmetry));
    }
}

static void the_rules_are_the_same_in_every_image(void **state) {
    (void)state;
    each_board(check_images);
}

/* a2 is in the second row, first column. */
static void the_eight_images_are_the_eight_symmetries(void **state) {
    (void)state;
    static const unsigned expected[OTHELLO_SYMMETRIES] = {8, 1, 15, 57, 48, 6, 55, 62};
    for (unsigned symmetry = 0; symmetry < OTHELLO_SYMMETRIES; symmetry++)
        assert_int_equal(othello_image(othello_bit(8), symmetry), othello_bit(expected[symmetry]));
}

static void check_text(OthelloBoard board) {
    for (unsigned side = OTHELLO_BLACK; side <= OTHELLO_WHITE; side++) {
        const OthelloPosition position = {.board = board, .side = side};
        OthelloPosition again;
        char text[OTHELLO_TEXT];
        othello_write(&position, text);
        assert_int_equal(strlen(text), OTHELLO_TEXT - 1);
        assert_null(othello_read(text, &again));
        assert_memory_equal(&again, &position, sizeof position);
    }
}

static void a_written_position_reads_back(void **state) {
    (void)state;
    each_board(check_text);
}

static void what_is_no_position_is_refused_and_changes_nothing(void **state) {
    (void)state;
    static const char row[] = "--------";
    static const char *const after[] = {"", "X X", "x", "-", "XO", "X\n"};
    char text[128];
    OthelloPosition position = {.board = othello_start()}, before = position;
    for (unsigned i = 0; i < sizeof after / sizeof *after; i++) {
        text[0] = '\0';
        for (unsigned rows = 0; rows < 8; rows++) strcat(text, row);
        strcat(text, after[i]);
        assert_non_null(othello_read(text, &position));
    }
    assert_non_null(othello_read("", &position));
    assert_non_null(othello_read("XO?", &position));
    assert_memory_equal(&position, &before, sizeof position);
    text[0] = '\0';
    for (unsigned rows = 0; rows < 8; rows++) strcat(strcat(text, row), " ");
    assert_null(othello_read(strcat(text, " O "), &position));
    assert_int_equal(position.side, OTHELLO_WHITE);
}

static void the_winner_has_the_empty_squares(void **state) {
    (void)state;
    assert_int_equal(othello_final_score((OthelloBoard){.own = 7, .other = 24}), 1 + 59);
    assert_int_equal(othello_final_score((OthelloBoard){.own = 24, .other = 7}), -60);
    assert_int_equal(othello_final_score((OthelloBoard){.own = 1, .other = 2}), 0);
    assert_int_equal(othello_final_score((OthelloBoard){.own = 0, .other = 1}), -64);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moves_and_flips_are_those_of_a_walk),
        cmocka_unit_test(also_on_random_boards),
        cmocka_unit_test(playing_turns_the_flips_and_exchanges_the_sides),
        cmocka_unit_test(the_rules_are_the_same_in_every_image),
        cmocka_unit_test(the_eight_images_are_the_eight_symmetries),
        cmocka_unit_test(a_written_position_reads_back),
        cmocka_unit_test(what_is_no_position_is_refused_and_changes_nothing),
        cmocka_unit_test(the_winner_has_the_empty_squares),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
