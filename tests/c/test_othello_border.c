/* The border of boards in games: what is the same has one number and one value in all eight images, the contrary for the other
 * side; and a board's worth with words and border is the sum of both. Of every shape: its number is that of all that are the same.
 */
#include "support.h"

#include "othello/border.h"
#include "othello/evaluate.h"

enum { GAMES = 60, BIG = 4 };

static OthelloPlace place_of(unsigned look) {
    return look < OTHELLO_BORDER_LOOKS / 2 ? OTHELLO_PLACE_EDGE : OTHELLO_PLACE_CORNER;
}

static void what_is_seen(void **state) {
    (void)state;
    OthelloPosition position;
    uint16_t shapes[OTHELLO_BORDER_LOOKS];
    assert_null(othello_read("XOO----- OX------ O------X -------- -------- -------- ------X- -----O-X X", &position));
    othello_border_look(position.board, shapes);
    assert_int_equal(shapes[0], 1 + 2 * 3 + 2 * 9);
    assert_int_equal(shapes[1], 2 * 243 + 2187);
    assert_int_equal(shapes[2], shapes[0]);
    assert_int_equal(shapes[3], 9 + 2187);
    assert_int_equal(shapes[4], 1 + 2 * 3 + 2 * 9 + 2 * 27 + 81 + 2 * 729);
    assert_int_equal(shapes[5], 729);
    assert_int_equal(shapes[6], 0);
    assert_int_equal(shapes[7], 1 + 2 * 9 + 81);
}

/* Exchanging the sides, digit by digit. */
static uint16_t exchanged(uint16_t shape) {
    unsigned result = 0, power = 1;
    for (unsigned rest = shape; rest; rest /= 3, power *= 3) result += (rest % 3 ? 3 - rest % 3 : 0) * power;
    return (uint16_t)result;
}

static void the_same_have_one_number(void **state) {
    (void)state;
    for (unsigned place = 0; place < OTHELLO_PLACES; place++)
        for (uint16_t shape = 0; shape < othello_border_shapes((OthelloPlace)place); shape++) {
            int sign, contrary, again;
            const uint16_t number = othello_border_number((OthelloPlace)place, shape, &sign);
            assert_true(number <= shape);
            assert_int_equal(othello_border_number((OthelloPlace)place, exchanged(shape), &contrary), number);
            assert_int_equal(contrary, -sign);
            assert_int_equal(othello_border_number((OthelloPlace)place, number, &again), number);
            assert_int_equal(again, sign != 0);
        }
}

static void in_games(void **state) {
    (void)state;
    OthelloBorder border;
    OthelloValues values = {0};
    Random random = {30};
    othello_border_clear(&border);
    for (unsigned place = 0; place < OTHELLO_PLACES; place++)
        for (uint16_t shape = 0; shape < othello_border_shapes((OthelloPlace)place); shape++) {
            int sign;
            if (othello_border_number((OthelloPlace)place, shape, &sign) == shape)
                othello_border_put(&border, (OthelloPlace)place, shape, (int16_t)random_below(&random, 100));
        }
    OthelloWeights *weights = othello_weights_of_words(&values, &border);
    assert_non_null(weights);
    for (unsigned game = 0; game < GAMES; game++)
        for (OthelloBoard board = othello_start(); !othello_game_over(board);) {
            uint64_t moves = othello_moves(board);
            uint16_t shapes[OTHELLO_BORDER_LOOKS];
            int sum = 0;
            othello_border_look(board, shapes);
            for (unsigned look = 0; look < OTHELLO_BORDER_LOOKS; look++) {
                int sign;
                const uint16_t number = othello_border_number(place_of(look), shapes[look], &sign);
                const int16_t *of = place_of(look) == OTHELLO_PLACE_EDGE ? border.edge : border.corner;
                assert_int_equal(of[shapes[look]], sign * of[number]);
                sum += of[shapes[look]];
            }
            assert_int_equal(othello_border_worth(&border, board), sum);
            assert_int_equal(othello_border_worth(&border, othello_passed(board)), -sum);
            for (unsigned symmetry = 1; symmetry < OTHELLO_SYMMETRIES; symmetry++) {
                const OthelloBoard image = {othello_image(board.own, symmetry), othello_image(board.other, symmetry)};
                assert_int_equal(othello_border_worth(&border, image), sum);
            }
            assert_int_equal(othello_evaluate(weights, board), sum);
            for (unsigned skip = moves ? random_below(&random, othello_count(moves)) : 0; skip > 0; skip--) moves &= moves - 1;
            board = moves ? othello_after(board, othello_first(moves), othello_flips(board, othello_first(moves)))
                          : othello_passed(board);
        }
    othello_weights_free(weights);
}

static void the_last_value_of_a_shape_counts(void **state) {
    (void)state;
    OthelloBorder border;
    othello_border_clear(&border);
    assert_true(border.empty);
    othello_border_put(&border, OTHELLO_PLACE_EDGE, 1, BIG);
    othello_border_put(&border, OTHELLO_PLACE_EDGE, 2 * 2187, BIG);
    assert_false(border.empty);
    assert_int_equal(border.edge[1], -BIG);
    assert_int_equal(border.edge[2], BIG);
    assert_int_equal(border.edge[2187], -BIG);
    assert_int_equal(border.corner[1], 0);
    othello_border_put(&border, OTHELLO_PLACE_EDGE, 1 + 2 * 2187, BIG);
    assert_int_equal(border.edge[1 + 2 * 2187], 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_seen),
        cmocka_unit_test(the_same_have_one_number),
        cmocka_unit_test(in_games),
        cmocka_unit_test(the_last_value_of_a_shape_counts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
