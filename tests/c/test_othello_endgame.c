/* Proves that solved results are those of a search without any cut-off, that the line reaches them, that windows, stops and
 * tables change nothing they should not, and that published endgames come out right. */
#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "othello/endgame.h"
#include "othello/last.h"

/* A board of `empties` or fewer empty squares: odd numbers from a random game, even ones any discs at all. */
static OthelloBoard board_with(unsigned number, unsigned empties, Random *random) {
    OthelloBoard board = othello_start();
    if (number % 2 == 0) {
        uint64_t empty = 0;
        while (othello_count(empty) < empties) empty |= othello_bit(random_below(random, OTHELLO_SQUARES));
        uint64_t own = random_next(random);
        if (number % 16 == 0) own &= random_next(random) & random_next(random);
        if (number % 16 == 2) own |= random_next(random) | random_next(random);
        return (OthelloBoard){.own = own & ~empty, .other = ~own & ~empty};
    }
    while (othello_count(othello_empty(board)) > empties && !othello_game_over(board)) {
        uint64_t moves = othello_moves(board);
        if (!moves) {
            board = othello_passed(board);
            continue;
        }
        for (unsigned skip = random_below(random, othello_count(moves)); skip > 0; skip--) moves &= moves - 1;
        board = othello_after(board, othello_first(moves), othello_flips(board, othello_first(moves)));
    }
    return board;
}

static int plain(OthelloBoard board) {
    uint64_t moves = othello_moves(board);
    if (!moves) {
        const OthelloBoard passed = othello_passed(board);
        return othello_moves(passed) ? -plain(passed) : othello_final_score(board);
    }
    int best = -OTHELLO_SQUARES;
    for (; moves; moves &= moves - 1) {
        const unsigned square = othello_first(moves);
        const int value = -plain(othello_after(board, square, othello_flips(board, square)));
        if (value > best) best = value;
    }
    return best;
}

/* The result for the side to move at `board` of the game that the line is; fails unless all moves are legal and it is over
 * then. */
static int played(OthelloBoard board, const OthelloSolved *solved) {
    int sign = 1;
    for (unsigned i = 0; i < solved->line_length; i++, sign = -sign) {
        const unsigned move = solved->line[i];
        if (move == OTHELLO_PASS) {
            assert_int_equal(othello_moves(board), 0);
            assert_false(othello_game_over(board));
            board = othello_passed(board);
            continue;
        }
        assert_true(othello_moves(board) & othello_bit(move));
        board = othello_after(board, move, othello_flips(board, move));
    }
    assert_true(othello_game_over(board));
    return sign * othello_final_score(board);
}

static void check_exact(OthelloBoard board, const OthelloSolved *solved, int score) {
    assert_false(solved->stopped);
    assert_int_equal(solved->lower, score);
    assert_int_equal(solved->upper, score);
    assert_int_equal(played(board, solved), score);
    if (othello_game_over(board)) {
        assert_int_equal(solved->move, OTHELLO_NO_MOVE);
        assert_int_equal(solved->line_length, 0);
    } else
        assert_int_equal(solved->move, solved->line[0]);
}

static void results_are_those_of_plain_search(void **state) {
    (void)state;
    Random random = {40};
    for (unsigned number = 0; number < 1200; number++) {
        const unsigned empties = number < 1150 ? number % 9 : 9 + number % 2;
        const OthelloBoard board = board_with(number, empties, &random);
        const OthelloSolved solved = othello_solve(board, NULL, NULL);
        check_exact(board, &solved, plain(board));
    }
}

/* Too long to search plainly; a larger and a smaller table and a judge without sense must agree. */
static int nonsense(const void *data, OthelloBoard board) {
    return (int)((board.own * 0x9e3779b97f4a7c15 ^ board.other) >> *(const unsigned *)data);
}

static void table_and_judge_change_no_result(void **state) {
    (void)state;
    Random random = {41};
    const unsigned shift = 50;
    for (unsigned number = 0; number < support_size(8, 30, 30); number++) {
        const OthelloBoard board = board_with(number, 12 + number % 4, &random);
        const OthelloSolved solved = othello_solve(board, NULL, NULL);
        check_exact(board, &solved, solved.lower);
        for (unsigned bits = 6; bits <= 18; bits += 6) {
            const OthelloSolveOptions options = {.table_bits = bits, .judge = {nonsense, &shift}};
            const OthelloSolved other = othello_solve(board, &options, NULL);
            check_exact(board, &other, solved.lower);
        }
    }
}

static void a_window_tells_the_results_inside_apart(void **state) {
    (void)state;
    Random random = {42};
    for (unsigned number = 0; number < 300; number++) {
        const OthelloBoard board = board_with(number, 1 + number % 10, &random);
        const int score = othello_solve(board, NULL, NULL).lower;
        for (unsigned i = 0; i < 12; i++) {
            const int alpha = (int)random_below(&random, 140) - 70, width = (int)random_below(&random, 8);
            const OthelloSolveOptions options = {.alpha = i == 0   ? -1
                                                          : i == 1 ? score - 1
                                                          : i == 2 ? score
                                                                   : alpha,
                                                 .beta = i == 0   ? 1
                                                         : i == 1 ? score + 1
                                                         : i == 2 ? score + 1
                                                                  : alpha + 1 + width};
            const OthelloSolved solved = othello_solve(board, &options, NULL);
            assert_false(solved.stopped);
            assert_true(solved.lower <= score && score <= solved.upper);
            if (othello_game_over(board)) continue;
            if (score <= options.alpha)
                assert_true(solved.upper <= options.alpha);
            else if (score >= options.beta)
                assert_true(solved.lower >= options.beta);
            else
                check_exact(board, &solved, score);
            assert_true(solved.line_length > 0 && solved.line[0] == solved.move);
            assert_true(solved.move == OTHELLO_PASS ? !othello_moves(board) : othello_moves(board) >> solved.move & 1);
        }
    }
}

static void the_last_squares_are_decided_for_every_bound(void **state) {
    (void)state;
    Random random = {43};
    for (unsigned number = 0; number < 2000; number++) {
        const OthelloBoard board = board_with(number, number % (OTHELLO_LAST + 3), &random);
        const int score = plain(board);
        for (int alpha = -64; alpha < 64; alpha += 2) {
            uint64_t nodes = 0;
            const int value = othello_last(board, alpha, &nodes);
            assert_true(nodes > 0);
            assert_true(value > alpha ? score >= value : score <= value);
        }
    }
}

static void the_eight_images_have_the_same_result(void **state) {
    (void)state;
    Random random = {44};
    for (unsigned number = 0; number < 24; number++) {
        const OthelloBoard board = board_with(number, 13, &random);
        const int score = othello_solve(board, NULL, NULL).lower;
        for (unsigned symmetry = 1; symmetry < OTHELLO_SYMMETRIES; symmetry++) {
            const OthelloBoard image = {othello_image(board.own, symmetry), othello_image(board.other, symmetry)};
            const OthelloSolved solved = othello_solve(image, NULL, NULL);
            check_exact(image, &solved, score);
        }
    }
}

static void assert_same(const OthelloSolved *a, const OthelloSolved *b) {
    assert_int_equal(a->lower, b->lower);
    assert_int_equal(a->upper, b->upper);
    assert_int_equal(a->stopped, b->stopped);
    assert_int_equal(a->move, b->move);
    assert_int_equal(a->nodes, b->nodes);
    assert_int_equal(a->line_length, b->line_length);
    assert_memory_equal(a->line, b->line, a->line_length);
}

static void the_same_arguments_give_the_same(void **state) {
    (void)state;
    Random random = {45};
    for (unsigned number = 0; number < 16; number++) {
        const OthelloBoard board = board_with(number, 14, &random);
        const OthelloSolveOptions options = {.table_bits = 10};
        Stop stop;
        stop_init(&stop);
        const OthelloSolved first = othello_solve(board, &options, NULL), second = othello_solve(board, &options, &stop);
        assert_same(&first, &second);
    }
}

static void a_stopped_solve_says_so_and_claims_nothing_false(void **state) {
    (void)state;
    Random random = {46};
    unsigned with_bound = 0;
    for (unsigned number = 1; number < 20; number += 2) {
        const OthelloBoard board = board_with(number, 14, &random);
        if (othello_game_over(board)) continue;
        const OthelloSolved full = othello_solve(board, NULL, NULL);
        for (unsigned part = 1; part < 10; part++) {
            Stop stop;
            stop_init(&stop);
            stop.node_limit = full.nodes * part / 10;
            const OthelloSolved solved = othello_solve(board, NULL, &stop),
                                again = othello_solve(board, NULL, &(Stop){.node_limit = stop.node_limit});
            assert_same(&solved, &again);
            assert_true(solved.stopped == (stop.reason == STOP_NODES));
            assert_true(solved.lower <= full.lower && full.upper <= solved.upper);
            assert_true(solved.line_length > 0 && solved.line[0] == solved.move);
            assert_true(solved.move == OTHELLO_PASS ? !othello_moves(board) : othello_moves(board) >> solved.move & 1);
            if (solved.stopped && solved.lower > -OTHELLO_SQUARES) with_bound++;
        }
        Stop stop;
        stop_init(&stop);
        atomic_store(&stop.flag, true);
        const OthelloSolved solved = othello_solve(board, NULL, &stop);
        assert_true(solved.stopped);
        assert_int_equal(solved.lower, -OTHELLO_SQUARES);
        assert_int_equal(solved.upper, OTHELLO_SQUARES);
    }
    assert_true(with_bound > 10);
}

static void odd_boards_are_solved(void **state) {
    (void)state;
    OthelloSolved solved = othello_solve((OthelloBoard){0, 0}, NULL, NULL);
    check_exact((OthelloBoard){0, 0}, &solved, 0);
    const OthelloBoard wiped_out = {.own = 0, .other = 0x0000001818000000};
    solved = othello_solve(wiped_out, NULL, NULL);
    check_exact(wiped_out, &solved, -64);
    /* one move takes the last disc of the other; then the other side is to move and must pass first */
    const OthelloBoard wipes = {.own = 1, .other = 2};
    solved = othello_solve(wipes, NULL, NULL);
    check_exact(wipes, &solved, 64);
    assert_int_equal(solved.move, 2);
    const OthelloBoard wiped = othello_passed(wipes);
    solved = othello_solve(wiped, NULL, NULL);
    check_exact(wiped, &solved, -64);
    assert_int_equal(solved.move, OTHELLO_PASS);
}

/* More squares empty than can be solved: a stop must be heard soon, at any depth. */
static void the_start_can_be_stopped(void **state) {
    (void)state;
    Stop stop;
    stop_init(&stop);
    stop.node_limit = 200000;
    const OthelloSolved solved = othello_solve(othello_start(), NULL, &stop);
    assert_true(solved.stopped);
    assert_true(solved.nodes < 2 * stop.node_limit);
    assert_true(othello_moves(othello_start()) >> solved.move & 1);
}

/* Those that no build takes long for; bench.c does the others. */
static void published_endgames_come_out_right(void **state) {
    (void)state;
    Table table;
    table_read(&table, "othello_ffo.tsv");
    assert_int_equal(table.count, 20);
    const unsigned solved_here = support_size(1, 3, 5);
    for (unsigned i = 0; i < table.count; i++) {
        OthelloPosition position;
        assert_null(othello_read(table.rows[i][1], &position));
        if (i >= solved_here) continue;
        const OthelloSolved solved = othello_solve(position.board, NULL, NULL);
        check_exact(position.board, &solved, atoi(table.rows[i][2]));
        const char move[] = {(char)('a' + solved.move % 8), (char)('1' + solved.move / 8), '\0'};
        assert_true(support_listed(table.rows[i][3], move));
    }
    table_free(&table);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(results_are_those_of_plain_search),
        cmocka_unit_test(table_and_judge_change_no_result),
        cmocka_unit_test(a_window_tells_the_results_inside_apart),
        cmocka_unit_test(the_last_squares_are_decided_for_every_bound),
        cmocka_unit_test(the_eight_images_have_the_same_result),
        cmocka_unit_test(the_same_arguments_give_the_same),
        cmocka_unit_test(a_stopped_solve_says_so_and_claims_nothing_false),
        cmocka_unit_test(odd_boards_are_solved),
        cmocka_unit_test(the_start_can_be_stopped),
        cmocka_unit_test(published_endgames_come_out_right),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
