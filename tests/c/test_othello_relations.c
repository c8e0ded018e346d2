/* Relations at the edges of what a board can be: empty and full boards, corners, rows that go round, squares beside the board's end;
 * and that they are the same in all eight images. What they mean in games is tests/othello/relations.plt. */
#include "support.h"

#include "othello/relations.h"

enum { GAMES = 100 };

static OthelloBoard read_board(const char *text) {
    OthelloPosition position;
    assert_null(othello_read(text, &position));
    return position.board;
}

static uint64_t squares(const char *names) {
    uint64_t set = 0;
    for (; *names; names += names[2] ? 3 : 2) set |= othello_bit((unsigned)(names[1] - '1') * 8 + (unsigned)(names[0] - 'a'));
    return set;
}

static unsigned square(const char *name) { return othello_first(squares(name)); }

/* The rows below. */
#define EMPTY_5 "-------- -------- -------- -------- -------- "
#define EMPTY_7 "-------- -------- " EMPTY_5

static void an_empty_and_a_full_board(void **state) {
    (void)state;
    const OthelloBoard empty = {0, 0}, full = {.own = 0xffffffff00000000, .other = 0x00000000ffffffff};
    OthelloRun runs[OTHELLO_MAX_RUNS];
    assert_int_equal(othello_potential(empty), 0);
    assert_int_equal(othello_frontier(empty), 0);
    assert_int_equal(othello_wedges(empty), 0);
    assert_int_equal(othello_runs(empty, runs), 0);
    assert_true(othello_region(empty, 0) == ~(uint64_t)0);
    assert_int_equal(othello_potential(full), 0);
    assert_int_equal(othello_frontier(full), 0);
    assert_int_equal(othello_wedges(full), 0);
    assert_int_equal(othello_region(full, 0), 0);
    assert_int_equal(othello_runs(full, runs), 3);
}

static void the_first_moves(void **state) {
    (void)state;
    const OthelloBoard start = othello_start();
    assert_int_equal(othello_count(othello_potential(start)), 10);
    assert_int_equal(othello_frontier(start), start.own);
    assert_int_equal(othello_openness(start, square("d3"), othello_flips(start, square("d3"))), 4);
}

/* Beside is not round the board's end: h1 and a2, h1 and a3. */
static void the_board_ends(void **state) {
    (void)state;
    const OthelloBoard board = read_board("XXXXXXXX OXXXXXXX OXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXX- X");
    assert_int_equal(othello_frontier(board), squares("g7 h7 g8"));
    const OthelloBoard corner = read_board("XXXXXXX- OXXXXXXX OXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX X");
    assert_int_equal(othello_potential(corner), 0);
    assert_int_equal(othello_potential(othello_passed(corner)), squares("h1"));
}

static void regions_touch_by_their_corners(void **state) {
    (void)state;
    const OthelloBoard board = read_board("-XXXXXX- X-XXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXX- -XXXXXX- X");
    assert_int_equal(othello_region(board, square("a1")), squares("a1 b2"));
    assert_int_equal(othello_region(board, square("b2")), squares("a1 b2"));
    assert_int_equal(othello_region(board, square("h1")), squares("h1"));
    assert_int_equal(othello_region(board, square("h8")), squares("h7 h8"));
    assert_int_equal(othello_region(board, square("a8")), squares("a8"));
    assert_int_equal(othello_region(board, square("c1")), 0);
}

static void check_run(const OthelloRun *run, const char *from, const char *to, unsigned length) {
    assert_int_equal(run->from, square(from));
    assert_int_equal(run->to, square(to));
    assert_int_equal(run->length, length);
}

static void rows_along_the_edge(void **state) {
    (void)state;
    OthelloRun runs[OTHELLO_MAX_RUNS];
    /* All round: each edge is one row, and its corners are on two. */
    assert_int_equal(othello_runs((OthelloBoard){.own = OTHELLO_EDGE, .other = 0}, runs), 4);
    check_run(&runs[0], "a1", "h1", 8);
    check_run(&runs[1], "a8", "h8", 8);
    check_run(&runs[2], "a1", "a8", 8);
    check_run(&runs[3], "h1", "h8", 8);
    /* Corners alone, once each. */
    assert_int_equal(othello_runs((OthelloBoard){.own = OTHELLO_CORNERS, .other = 0}, runs), 4);
    check_run(&runs[0], "a1", "a1", 1);
    check_run(&runs[3], "h8", "h8", 1);
    /* A corner that is alone on one edge and in a row on the other. */
    assert_int_equal(othello_runs((OthelloBoard){.own = squares("h1 h2"), .other = 0}, runs), 1);
    check_run(&runs[0], "h1", "h2", 2);
    assert_int_equal(othello_runs((OthelloBoard){.own = squares("g1 h1"), .other = 0}, runs), 1);
    check_run(&runs[0], "g1", "h1", 2);
    /* Beside each other round a corner, and inside: no row. */
    assert_int_equal(othello_runs((OthelloBoard){.own = squares("b1 a2"), .other = 0}, runs), 2);
    assert_int_equal(othello_runs((OthelloBoard){.own = squares("b2 c2 d2"), .other = 0}, runs), 0);
    /* As many as there can be. */
    assert_int_equal(othello_runs((OthelloBoard){.own = squares("a1 c1 e1 g1 h2 h4 h6 h8 a3 a5 a7 b8 d8 f8"), .other = 0}, runs),
                     14);
}

static void wedges_are_safe_and_on_the_edge(void **state) {
    (void)state;
    assert_int_equal(othello_wedges(read_board("---O-O-- ----O--- ----X--- " EMPTY_5 "X")), squares("e1"));
    /* Its own row goes on to an empty square; or does not. */
    assert_int_equal(othello_wedges(read_board("--XO-O-- -------- -------- " EMPTY_5 "X")), 0);
    assert_int_equal(othello_wedges(read_board("-OXO-O-- -------- -------- " EMPTY_5 "X")), squares("e1"));
    assert_int_equal(othello_wedges(read_board("--XO-OO- -------- -------- " EMPTY_5 "X")), 0);
    assert_int_equal(othello_wedges(read_board("---O-OX- ----O--- ----X--- " EMPTY_5 "X")), 0);
    /* Not legal; one neighbour only; a corner; not on the edge. */
    assert_int_equal(othello_wedges(read_board("---O-O-- ----X--- -------- " EMPTY_5 "X")), 0);
    assert_int_equal(othello_wedges(read_board("---O---- ----O--- ----X--- " EMPTY_5 "X")), 0);
    assert_int_equal(othello_wedges(read_board("-OX----- O------- X------- " EMPTY_5 "X")), 0);
    assert_int_equal(othello_wedges(read_board("-------- ---O-O-- ----O--- ----X--- -------- -------- -------- -------- X")), 0);
}

static uint64_t wings(const char *text) { return othello_wings(read_board(text)); }

static void wings_are_five_discs_and_a_gap(void **state) {
    (void)state;
    assert_int_equal(wings("-XXXXX-- " EMPTY_7 "X"), squares("g1"));
    assert_int_equal(wings("--XXXXX- " EMPTY_7 "X"), squares("b1"));
    assert_int_equal(wings("-------- -------- X------- X------- X------- X------- X------- -------- X"), squares("a2"));
    assert_int_equal(wings("-------- -------X -------X -------X -------X -------X -------- -------- X"), squares("h7"));
    assert_int_equal(wings("-XXXXXX- " EMPTY_7 "X"), 0);
    assert_int_equal(wings("--XXXX-- " EMPTY_7 "X"), 0);
    assert_int_equal(wings("XXXXX--- " EMPTY_7 "X"), 0);
    assert_int_equal(wings("-XXXXX-O " EMPTY_7 "X"), 0);
    assert_int_equal(wings("-XXXXX-X " EMPTY_7 "X"), 0);
    assert_int_equal(wings("-XXXXXO- " EMPTY_7 "X"), 0);
    assert_int_equal(wings("-XXOXX-- " EMPTY_7 "X"), 0);
    assert_int_equal(wings("-------- -XXXXX-- -------- " EMPTY_5 "X"), 0);
}

static uint64_t balanced(const char *text) { return othello_balanced(read_board(text)); }

static void balanced_edges_have_four_discs_or_six(void **state) {
    (void)state;
    assert_int_equal(balanced("--XXXX-- " EMPTY_7 "X"), squares("c1 f1"));
    assert_int_equal(balanced("-XXXXXX- " EMPTY_7 "X"), squares("b1 g1"));
    assert_int_equal(balanced("-------- -------- X------- X------- X------- X------- -------- -------- X"), squares("a3 a6"));
    assert_int_equal(balanced("-------- -------X -------X -------X -------X -------X -------X -------- X"), squares("h2 h7"));
    assert_int_equal(balanced("-XXXXX-- " EMPTY_7 "X"), 0);
    assert_int_equal(balanced("---XX--- " EMPTY_7 "X"), 0);
    assert_int_equal(balanced("--XX-X-- " EMPTY_7 "X"), 0);
    assert_int_equal(balanced("-OXXXX-- " EMPTY_7 "X"), 0);
    assert_int_equal(balanced("XXXXXXXX " EMPTY_7 "X"), 0);
    assert_int_equal(balanced("-------- --XXXX-- -------- " EMPTY_5 "X"), 0);
}

/* A disc shares its edge with others only; a corner is on two. */
static void sharing_an_edge(void **state) {
    (void)state;
    const uint64_t top = 0xff, left = 0x0101010101010101;
    assert_true(othello_sharing((OthelloBoard){.own = squares("c1"), .other = 0}) == (top ^ squares("c1")));
    assert_true(othello_sharing((OthelloBoard){.own = squares("c1 f1"), .other = 0}) == top);
    assert_true(othello_sharing((OthelloBoard){.own = squares("a1"), .other = 0}) == ((top | left) ^ squares("a1")));
    assert_true(othello_sharing((OthelloBoard){.own = squares("a1 a8"), .other = 0}) ==
                ((top ^ squares("a1")) | left | (top << 56 ^ squares("a8"))));
    assert_int_equal(othello_sharing((OthelloBoard){.own = squares("b2 d4"), .other = 0xff}), 0);
}

static void what_the_other_answers(void **state) {
    (void)state;
    const OthelloBoard open = read_board("--OXO--- " EMPTY_7 "X");
    assert_int_equal(othello_edge_answers(open, square("b1"), othello_flips(open, square("b1"))), squares("a1"));
    assert_false(othello_stays(open, square("b1"), othello_flips(open, square("b1"))));
    const OthelloBoard corner = read_board("-OX----- O------- X------- " EMPTY_5 "X");
    assert_int_equal(othello_edge_answers(corner, square("a1"), othello_flips(corner, square("a1"))), 0);
    assert_true(othello_stays(corner, square("a1"), othello_flips(corner, square("a1"))));
    /* Inside there is no edge to answer on. */
    const OthelloBoard inside = othello_start();
    assert_int_equal(othello_edge_answers(inside, square("d3"), othello_flips(inside, square("d3"))), 0);
}

static OthelloAims aims(OthelloBoard board, const char *name) {
    const uint64_t flips = othello_flips(board, square(name));
    assert_int_not_equal(flips, 0);
    return othello_aims(board, square(name), flips);
}

static void what_a_move_does_to_the_corners(void **state) {
    (void)state;
    const OthelloAims gives = aims(read_board("--OXO--- " EMPTY_7 "X"), "b1");
    assert_int_equal(gives.gives, squares("a1"));
    assert_int_equal(gives.threatens, 0);
    assert_int_equal(gives.guards, 0);
    const OthelloAims threatens = aims(read_board("-OO----- ---O---- ---X---- " EMPTY_5 "X"), "d1");
    assert_int_equal(threatens.gives, 0);
    assert_int_equal(threatens.threatens, squares("a1"));
    const OthelloAims guards = aims(read_board("-XO----- " EMPTY_7 "X"), "d1");
    assert_int_equal(guards.guards, squares("a1"));
    /* Who takes the corner does not guard it. */
    const OthelloAims takes = aims(read_board("-XO----- O------- X------- " EMPTY_5 "X"), "a1");
    assert_int_equal(takes.guards, 0);
}

static uint64_t image_of_moves(OthelloBoard board, unsigned symmetry, unsigned openness) {
    uint64_t found = 0;
    for (uint64_t moves = othello_moves(board); moves; moves &= moves - 1) {
        const unsigned move = othello_first(moves);
        if (othello_openness(board, move, othello_flips(board, move)) == openness) found |= othello_bit(move);
    }
    return othello_image(found, symmetry);
}

static void the_same_in_all_images(void **state) {
    (void)state;
    Random random = {68};
    for (unsigned game = 0; game < GAMES; game++)
        for (OthelloBoard board = othello_start(); !othello_game_over(board);) {
            for (unsigned symmetry = 1; symmetry < OTHELLO_SYMMETRIES; symmetry++) {
                const OthelloBoard image = {othello_image(board.own, symmetry), othello_image(board.other, symmetry)};
                OthelloRun runs[OTHELLO_MAX_RUNS];
                assert_int_equal(othello_potential(image), othello_image(othello_potential(board), symmetry));
                assert_int_equal(othello_frontier(image), othello_image(othello_frontier(board), symmetry));
                assert_int_equal(othello_wedges(image), othello_image(othello_wedges(board), symmetry));
                assert_int_equal(othello_runs(image, runs), othello_runs(board, runs));
                assert_int_equal(image_of_moves(image, 0, 0), image_of_moves(board, symmetry, 0));
            }
            uint64_t moves = othello_moves(board);
            for (unsigned skip = moves ? random_below(&random, othello_count(moves)) : 0; skip > 0; skip--) moves &= moves - 1;
            board = moves ? othello_after(board, othello_first(moves), othello_flips(board, othello_first(moves)))
                          : othello_passed(board);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_empty_and_a_full_board),
        cmocka_unit_test(the_first_moves),
        cmocka_unit_test(the_board_ends),
        cmocka_unit_test(regions_touch_by_their_corners),
        cmocka_unit_test(rows_along_the_edge),
        cmocka_unit_test(wedges_are_safe_and_on_the_edge),
        cmocka_unit_test(wings_are_five_discs_and_a_gap),
        cmocka_unit_test(balanced_edges_have_four_discs_or_six),
        cmocka_unit_test(sharing_an_edge),
        cmocka_unit_test(what_the_other_answers),
        cmocka_unit_test(what_a_move_does_to_the_corners),
        cmocka_unit_test(the_same_in_all_images),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
