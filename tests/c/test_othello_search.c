/* Proves the search without ProbCut against plain negamax, its end against the final score, its line, its root options, that what
 * the cache was used for does not show, and that however it is stopped it has a legal move. */
#include "support.h"

#include <string.h>

#include "othello/endgame.h"
#include "othello/search.h"

static OthelloBoard random_board(Random *random, unsigned discs) {
    OthelloBoard board = othello_start();
    while (othello_count(board.own | board.other) < discs) {
        uint64_t moves = othello_moves(board);
        if (!moves) {
            board = othello_game_over(board) ? othello_start() : othello_passed(board);
            continue;
        }
        for (unsigned skip = random_below(random, othello_count(moves)); skip > 0; skip--) moves &= moves - 1;
        const unsigned square = othello_first(moves);
        board = othello_after(board, square, othello_flips(board, square));
    }
    return board;
}

static int negamax(OthelloBoard board, unsigned depth) {
    uint64_t moves = othello_moves(board);
    if (othello_game_over(board)) return 100 * othello_final_score(board);
    if (!moves) return -negamax(othello_passed(board), depth);
    if (depth == 0) return othello_evaluate(NULL, board);
    int best = -10000;
    for (; moves; moves &= moves - 1) {
        const unsigned square = othello_first(moves);
        const int score = -negamax(othello_after(board, square, othello_flips(board, square)), depth - 1);
        if (score > best) best = score;
    }
    return best;
}

/* Every move legal, the end worth the score: a finished game or, at the depth, the evaluation. */
static void check_line(OthelloBoard board, const OthelloSearchResult *result) {
    int sign = 1;
    if (result->move == OTHELLO_NO_MOVE) {
        assert_int_equal(result->line_length, 0);
        return;
    }
    assert_int_equal(result->line[0], result->move);
    for (unsigned i = 0; i < result->line_length; i++, sign = -sign) {
        const unsigned move = result->line[i];
        if (move == OTHELLO_PASS) {
            assert_int_equal(othello_moves(board), 0);
            board = othello_passed(board);
        } else {
            assert_true(othello_moves(board) & othello_bit(move));
            board = othello_after(board, move, othello_flips(board, move));
        }
    }
    const int end = othello_game_over(board) ? 100 * othello_final_score(board) : othello_evaluate(NULL, board);
    assert_int_equal(sign * end, result->score);
}

static void a_full_search_is_plain_negamax(void **state) {
    (void)state;
    Random random = {21};
    OthelloCache *cache = othello_cache_new(8);
    assert_non_null(cache);
    for (unsigned i = 0; i < 150; i++) {
        const OthelloBoard board = random_board(&random, 5 + random_below(&random, 59));
        const OthelloSearchOptions options = {.cache = cache, .depth = 1 + i % 4, .full = true};
        const OthelloSearchResult result = othello_search(board, &options, NULL);
        assert_int_equal(result.score, negamax(board, options.depth));
        check_line(board, &result);
    }
    othello_cache_free(cache);
}

static void with_the_end_in_reach_it_is_exact(void **state) {
    (void)state;
    Random random = {22};
    for (unsigned i = 0; i < 60; i++) {
        const OthelloBoard board = random_board(&random, 57 + random_below(&random, 7));
        const OthelloSearchOptions options = {.depth = 60};
        const OthelloSearchResult result = othello_search(board, &options, NULL);
        assert_true(result.exact);
        assert_int_equal(result.score, negamax(board, 60));
        check_line(board, &result);
    }
}

/* The same score as by a search that is stopped by nothing but knows no iteration before. */
static void a_longer_end_agrees_with_its_own_line(void **state) {
    (void)state;
    Random random = {23};
    for (unsigned i = 0; i < 6; i++) {
        OthelloBoard board = random_board(&random, 52);
        const OthelloSearchOptions options = {.depth = 60};
        const OthelloSearchResult result = othello_search(board, &options, NULL);
        check_line(board, &result);
        if (result.move < OTHELLO_SQUARES)
            board = othello_after(board, result.move, othello_flips(board, result.move));
        else
            board = othello_passed(board);
        assert_int_equal(othello_search(board, &options, NULL).score, -result.score);
    }
}

static void the_same_search_gives_the_same_whatever_was_cached(void **state) {
    (void)state;
    Random random = {24};
    OthelloCache *cache = othello_cache_new(10), *fresh = othello_cache_new(10);
    assert_non_null(cache);
    assert_non_null(fresh);
    const OthelloBoard first = random_board(&random, 20);
    const OthelloSearchOptions used = {.cache = cache, .depth = 6}, unused = {.cache = fresh, .depth = 6};
    for (unsigned i = 0; i < 5; i++) othello_search(random_board(&random, 18 + i), &used, NULL);
    const OthelloSearchResult a = othello_search(first, &used, NULL), b = othello_search(first, &unused, NULL);
    assert_int_equal(a.move, b.move);
    assert_int_equal(a.score, b.score);
    assert_int_equal(a.nodes, b.nodes);
    assert_int_equal(a.line_length, b.line_length);
    assert_memory_equal(a.line, b.line, a.line_length);
    othello_cache_free(cache);
    othello_cache_free(fresh);
}

static void stopped_it_has_a_legal_move(void **state) {
    (void)state;
    Random random = {25};
    for (unsigned i = 0; i < 200; i++) {
        const OthelloBoard board = random_board(&random, 5 + random_below(&random, 50));
        const OthelloSearchOptions options = {.depth = 60};
        Stop stop;
        stop_init(&stop);
        stop.node_limit = 1 + 7 * i;
        if (i % 10 == 0) atomic_store(&stop.flag, true);
        const OthelloSearchResult result = othello_search(board, &options, &stop);
        assert_false(othello_game_over(board));
        if (othello_moves(board))
            assert_true(othello_moves(board) >> result.move & 1);
        else
            assert_int_equal(result.move, OTHELLO_PASS);
        assert_true(result.line_length >= 1 && result.line[0] == result.move);
        assert_true(result.score >= -6400 && result.score <= 6400);
    }
}

static void a_deadline_stops_it(void **state) {
    (void)state;
    Stop stop;
    stop_init(&stop);
    stop.deadline = stop_now() + 0.05;
    const OthelloSearchOptions options = {.depth = 60};
    const OthelloSearchResult result = othello_search(othello_start(), &options, &stop);
    assert_int_equal(stop.reason, STOP_DEADLINE);
    assert_true(othello_moves(othello_start()) >> result.move & 1);
    assert_true(result.depth >= 1 && !result.exact);
}

static void the_root_obeys_its_options(void **state) {
    (void)state;
    Random random = {26};
    for (unsigned i = 0; i < 40; i++) {
        const OthelloBoard board = random_board(&random, 12 + random_below(&random, 40));
        const uint64_t moves = othello_moves(board);
        if (!moves) continue;
        int bonus[OTHELLO_SQUARES] = {0}, best = -20000;
        OthelloSearchOptions options = {.depth = 3, .full = true};
        for (uint64_t left = moves; left; left &= left - 1) {
            const unsigned square = othello_first(left);
            bonus[square] = (int)random_below(&random, 2001) - 1000;
            options.only = othello_bit(square);
            const OthelloSearchResult result = othello_search(board, &options, NULL);
            const OthelloBoard after = othello_after(board, square, othello_flips(board, square));
            assert_int_equal(result.move, square);
            assert_int_equal(result.score, -negamax(after, 2));
            if (result.score + bonus[square] > best) best = result.score + bonus[square];
        }
        options.only = 0;
        options.bonus = bonus;
        const OthelloSearchResult biased = othello_search(board, &options, NULL);
        assert_int_equal(biased.score, best);
        options.except = othello_bit(biased.move);
        assert_true(othello_search(board, &options, NULL).move != biased.move);
        options.except = moves;
        assert_int_equal(othello_search(board, &options, NULL).move, OTHELLO_NO_MOVE);
    }
}

static void a_pass_and_the_end_are_told(void **state) {
    (void)state;
    const OthelloSearchOptions options = {.depth = 3};
    const OthelloBoard over = {.own = 3, .other = 0}, blocked = {.own = 2, .other = 1};
    OthelloSearchResult result = othello_search(over, &options, NULL);
    assert_int_equal(result.move, OTHELLO_NO_MOVE);
    assert_int_equal(result.score, 6400);
    assert_true(result.exact);
    result = othello_search(blocked, &options, NULL);
    assert_int_equal(result.move, OTHELLO_PASS);
    assert_int_equal(result.score, -6400);
    assert_int_equal(result.line_length, 2);
}

/* ProbCut may cut what plain search would not, so only that it saves boards and stays near. */
static void probcut_saves_nodes(void **state) {
    (void)state;
    Random random = {27};
    uint64_t with = 0, without = 0;
    for (unsigned i = 0; i < 4; i++) {
        const OthelloBoard board = random_board(&random, 24);
        const OthelloSearchOptions cut = {.depth = 7}, full = {.depth = 7, .full = true};
        with += othello_search(board, &cut, NULL).nodes;
        without += othello_search(board, &full, NULL).nodes;
    }
    assert_true(with < without);
}

/* A board that comes from no game can have more moves than any game offers. */
static void a_board_of_many_moves_is_searched_and_solved(void **state) {
    (void)state;
    OthelloPosition position;
    assert_null(othello_read("---------O-OXO-O-OXXXO-X-OXO-XO--X----O--OX--X---OOOXOO----X--X- X", &position));
    assert_int_equal(othello_count(othello_moves(position.board)), 35);
    const OthelloSearchOptions options = {.depth = 3, .full = true};
    const OthelloSearchResult result = othello_search(position.board, &options, NULL);
    assert_true(othello_moves(position.board) & othello_bit(result.move));
    Stop stop;
    stop_init(&stop);
    stop.node_limit = 100000;
    const OthelloSolveOptions solve = {.table_bits = 20};
    const OthelloSolved solved = othello_solve(position.board, &solve, &stop);
    assert_true(othello_moves(position.board) & othello_bit(solved.move));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_full_search_is_plain_negamax),
        cmocka_unit_test(a_board_of_many_moves_is_searched_and_solved),
        cmocka_unit_test(with_the_end_in_reach_it_is_exact),
        cmocka_unit_test(a_longer_end_agrees_with_its_own_line),
        cmocka_unit_test(the_same_search_gives_the_same_whatever_was_cached),
        cmocka_unit_test(stopped_it_has_a_legal_move),
        cmocka_unit_test(a_deadline_stops_it),
        cmocka_unit_test(the_root_obeys_its_options),
        cmocka_unit_test(a_pass_and_the_end_are_told),
        cmocka_unit_test(probcut_saves_nodes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
