/* Words counted on boards where each can be seen, the same in all eight images, and the contrary for the other side; and what a
 * board is worth by them, alone and as the evaluation of a search. What relations they count is tests/othello/words.plt. */
#include "support.h"

#include <string.h>

#include "othello/evaluate.h"
#include "othello/words.h"

enum { GAMES = 60 };

static OthelloBoard read_board(const char *text) {
    OthelloPosition position;
    assert_null(othello_read(text, &position));
    return position.board;
}

static void count_words(OthelloBoard board, int counts[OTHELLO_WORDS]) {
    othello_count_words(board, othello_moves(board), othello_moves(othello_passed(board)), counts);
}

static int count(OthelloWord word, const char *text) {
    int counts[OTHELLO_WORDS];
    count_words(read_board(text), counts);
    return counts[word];
}

#define EMPTY_5 "-------- -------- -------- -------- -------- "
#define EMPTY_7 "-------- -------- " EMPTY_5

static void each_word(void **state) {
    (void)state;
    assert_int_equal(count(OTHELLO_MOVER, "-------- " EMPTY_7 "X"), 1);
    assert_int_equal(count(OTHELLO_MOBILITY, "--OX---- -------- -------- " EMPTY_5 "X"), 0);
    assert_int_equal(count(OTHELLO_MOBILITY, "XO------ " EMPTY_7 "X"), 1);
    assert_int_equal(count(OTHELLO_MOBILITY, "XO------ " EMPTY_7 "O"), -1);
    assert_int_equal(count(OTHELLO_FRONTIER, "-XO----- XXX----- XXX----- " EMPTY_5 "X"), 6);
    assert_int_equal(count(OTHELLO_STABLE, "XXX----- " EMPTY_7 "O"), -3);
    assert_int_equal(count(OTHELLO_CORNER, "X------X -------- -------- -------- -------- -------- -------- O------- X"), 1);
    assert_int_equal(count(OTHELLO_TAKES_CORNER, "-OX----- " EMPTY_7 "X"), 1);
    assert_int_equal(count(OTHELLO_TAKES_CORNER, "-OX----- " EMPTY_7 "O"), -1);
    assert_int_equal(count(OTHELLO_X_SQUARE, "-------- -X------ -------- " EMPTY_5 "X"), 1);
    assert_int_equal(count(OTHELLO_X_SQUARE, "X------- -X------ -------- " EMPTY_5 "X"), 0);
    assert_int_equal(count(OTHELLO_C_SQUARE, "-X----O- X------- -------- " EMPTY_5 "X"), 1);
    assert_int_equal(count(OTHELLO_C_SQUARE, "XX------ " EMPTY_7 "X"), 0);
    assert_int_equal(count(OTHELLO_WING, "-OOOOO-- " EMPTY_7 "X"), -1);
    assert_int_equal(count(OTHELLO_BALANCED, "--XXXX-- " EMPTY_7 "X"), 1);
    assert_int_equal(count(OTHELLO_BALANCED, "-XXXXX-- " EMPTY_7 "X"), 0);
    assert_int_equal(count(OTHELLO_WEDGE, "---O-O-- ----O--- ----X--- " EMPTY_5 "X"), 1);
}

/* Values that tell every word and every number of empty squares apart. */
static OthelloValues telling_values(void) {
    OthelloValues values;
    for (unsigned empty = 0; empty <= OTHELLO_SQUARES; empty++)
        for (unsigned word = 0; word < OTHELLO_WORDS; word++) values.of[empty][word] = (int16_t)(empty + 7 * word);
    return values;
}

static void in_games(void **state) {
    (void)state;
    const OthelloValues values = telling_values();
    OthelloBorder border;
    othello_border_clear(&border);
    OthelloWeights *weights = othello_weights_of_words(&values, &border);
    assert_non_null(weights);
    Random random = {36};
    for (unsigned game = 0; game < GAMES; game++)
        for (OthelloBoard board = othello_start(); !othello_game_over(board);) {
            uint64_t moves = othello_moves(board);
            const uint64_t other_moves = othello_moves(othello_passed(board));
            const unsigned empty = othello_count(othello_empty(board));
            int counts[OTHELLO_WORDS], others[OTHELLO_WORDS], images[OTHELLO_WORDS], sum = 0;
            count_words(board, counts);
            count_words(othello_passed(board), others);
            assert_int_equal(others[OTHELLO_MOVER], 1);
            for (unsigned word = OTHELLO_MOVER + 1; word < OTHELLO_WORDS; word++) assert_int_equal(others[word], -counts[word]);
            for (unsigned symmetry = 1; symmetry < OTHELLO_SYMMETRIES; symmetry++) {
                count_words((OthelloBoard){othello_image(board.own, symmetry), othello_image(board.other, symmetry)}, images);
                assert_memory_equal(images, counts, sizeof counts);
            }
            for (unsigned word = 0; word < OTHELLO_WORDS; word++) sum += values.of[empty][word] * counts[word];
            assert_int_equal(othello_worth(&values, board, moves, other_moves), sum);
            if (moves)
                assert_int_equal(othello_evaluate(weights, board), sum);
            else
                assert_int_equal(othello_evaluate(weights, board), -othello_evaluate(weights, othello_passed(board)));
            for (unsigned skip = moves ? random_below(&random, othello_count(moves)) : 0; skip > 0; skip--) moves &= moves - 1;
            board = moves ? othello_after(board, othello_first(moves), othello_flips(board, othello_first(moves)))
                          : othello_passed(board);
        }
    othello_weights_free(weights);
}

static void no_board_is_worth_more_than_a_game(void **state) {
    (void)state;
    OthelloValues values;
    OthelloBorder border;
    othello_border_clear(&border);
    for (unsigned empty = 0; empty <= OTHELLO_SQUARES; empty++)
        for (unsigned word = 0; word < OTHELLO_WORDS; word++) values.of[empty][word] = OTHELLO_BEST_EVALUATION;
    OthelloWeights *weights = othello_weights_of_words(&values, &border);
    assert_non_null(weights);
    assert_int_equal(othello_evaluate(weights, read_board("XXXXXXO- " EMPTY_7 "X")), OTHELLO_BEST_EVALUATION);
    othello_weights_free(weights);
}

static void the_names_are_different(void **state) {
    (void)state;
    for (unsigned word = 0; word < OTHELLO_WORDS; word++)
        for (unsigned other = 0; other < word; other++)
            assert_int_not_equal(strcmp(OTHELLO_WORD_NAMES[word], OTHELLO_WORD_NAMES[other]), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_word),
        cmocka_unit_test(in_games),
        cmocka_unit_test(no_board_is_worth_more_than_a_game),
        cmocka_unit_test(the_names_are_different),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
