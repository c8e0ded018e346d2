/* Proves that what is called stable is never turned: not in random games, not by any sequence of moves, nor on any board. */
#include "support.h"

#include "othello/stability.h"

enum { GAMES = 300, PLAYOUTS = 4 };

static void play_any(OthelloBoard *board, Random *random) {
    uint64_t moves = othello_moves(*board);
    for (unsigned skip = moves ? random_below(random, othello_count(moves)) : 0; skip > 0; skip--) moves &= moves - 1;
    const unsigned square = moves ? othello_first(moves) : OTHELLO_PASS;
    *board = moves ? othello_after(*board, square, othello_flips(*board, square)) : othello_passed(*board);
}

/* The discs that both sides keep, in a playout from the board on. */
static void check_kept(OthelloBoard board, Random *random) {
    const uint64_t own = othello_stable(board), other = othello_stable(othello_passed(board));
    assert_int_equal(own & ~board.own, 0);
    assert_int_equal(other & ~board.other, 0);
    for (unsigned playout = 0; playout < PLAYOUTS; playout++) {
        OthelloBoard later = board;
        for (bool same_side = true; !othello_game_over(later);) {
            play_any(&later, random);
            same_side = !same_side;
            assert_int_equal(own & ~(same_side ? later.own : later.other), 0);
            assert_int_equal(other & ~(same_side ? later.other : later.own), 0);
        }
    }
}

static void stable_discs_are_kept_in_random_games(void **state) {
    (void)state;
    Random random = {64};
    unsigned found = 0;
    for (unsigned game = 0; game < GAMES; game++)
        for (OthelloBoard board = othello_start(); !othello_game_over(board); play_any(&board, &random)) {
            if (game % 10 == 0 || othello_count(othello_empty(board)) == 12) check_kept(board, &random);
            found += othello_count(othello_stable(board));
        }
    assert_true(found > 10000);
}

/* Any discs on the last empty squares' board; many of these boards are reached by no game. */
static void also_on_random_boards(void **state) {
    (void)state;
    Random random = {65};
    for (unsigned i = 0; i < 4000; i++) {
        const uint64_t empty = random_next(&random) & random_next(&random) & random_next(&random), own = random_next(&random);
        check_kept((OthelloBoard){.own = own & ~empty, .other = ~own & ~empty}, &random);
    }
}

/* All lines of play: what the sides have at every end. */
static void keep(OthelloBoard board, bool same_side, uint64_t *own, uint64_t *other) {
    const uint64_t moves = othello_moves(board);
    if (!moves && !othello_moves(othello_passed(board))) {
        *own &= same_side ? board.own : board.other;
        *other &= same_side ? board.other : board.own;
    }
    if (!moves && othello_moves(othello_passed(board))) keep(othello_passed(board), !same_side, own, other);
    for (uint64_t left = moves; left; left &= left - 1) {
        const unsigned square = othello_first(left);
        keep(othello_after(board, square, othello_flips(board, square)), !same_side, own, other);
    }
}

static void no_sequence_of_moves_turns_them(void **state) {
    (void)state;
    Random random = {66};
    for (unsigned i = 0; i < 300; i++) {
        OthelloBoard board = othello_start();
        while (othello_count(othello_empty(board)) > 6 && !othello_game_over(board)) play_any(&board, &random);
        uint64_t own = ~(uint64_t)0, other = own;
        keep(board, true, &own, &other);
        assert_int_equal(othello_stable(board) & ~own, 0);
        assert_int_equal(othello_stable(othello_passed(board)) & ~other, 0);
    }
}

static void a_full_board_and_an_owned_corner_are_stable(void **state) {
    (void)state;
    const OthelloBoard full = {.own = 0x123456789abcdef0, .other = 0xedcba9876543210f};
    assert_int_equal(othello_stable(full), full.own);
    assert_int_equal(othello_stable((OthelloBoard){.own = 0x81, .other = 0}), 0x81);
    assert_int_equal(othello_stable((OthelloBoard){.own = 0x0103070f, .other = 0}), 0x0103070f);
    assert_int_equal(othello_stable((OthelloBoard){.own = 0x7e, .other = 0}), 0);
    assert_int_equal(othello_stable((OthelloBoard){.own = 0x7e, .other = 0x81}), 0x7e);
    assert_int_equal(othello_stable(othello_start()), 0);
    assert_int_equal(othello_stable((OthelloBoard){0, 0}), 0);
}

static void the_images_of_stable_discs_are_stable(void **state) {
    (void)state;
    Random random = {67};
    for (unsigned game = 0; game < 50; game++)
        for (OthelloBoard board = othello_start(); !othello_game_over(board); play_any(&board, &random))
            for (unsigned symmetry = 0; symmetry < OTHELLO_SYMMETRIES; symmetry++) {
                const OthelloBoard image = {othello_image(board.own, symmetry), othello_image(board.other, symmetry)};
                assert_int_equal(othello_stable(image), othello_image(othello_stable(board), symmetry));
                assert_int_equal(othello_stable_edges(image) & ~othello_stable(image), 0);
            }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stable_discs_are_kept_in_random_games), cmocka_unit_test(also_on_random_boards),
        cmocka_unit_test(no_sequence_of_moves_turns_them),       cmocka_unit_test(a_full_board_and_an_owned_corner_are_stable),
        cmocka_unit_test(the_images_of_stable_discs_are_stable),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
