/* Proves the legal moves: the same set as the plain witness finds by trying, no move twice, the count equal to the list,
 * the same from the other side of the board; drop-pawn mate judged as playing the drop out judges it; and the lists of checks
 * and of captures as the list of all moves has them. */
#include "support.h"

#include <stdlib.h>
#include <string.h>

#include "legality.h"
#include "movegen.h"
#include "plain.h"

/* What the walk met: a walk that meets no check proves nothing about evasions. */
typedef struct Met {
    unsigned positions, checks, double_checks, pins, mates, forbidden_drops;
} Met;

static int by_value(const void *left, const void *right) { return *(const Move *)left - *(const Move *)right; }

static void same_set(const Position *position, void *data) {
    Met *met = data;
    Move fast[MAX_MOVES], plain[MAX_MOVES];
    unsigned count = movegen_legal(position, fast), expected = plain_legal(position, plain);
    qsort(fast, count, sizeof(Move), by_value);
    qsort(plain, expected, sizeof(Move), by_value);
    for (unsigned i = 1; i < count; i++)
        if (fast[i] == fast[i - 1]) support_fail(position, fast[i], "listed twice");
    for (unsigned i = 0, j = 0; i < count || j < expected; i++, j++) {
        if (j == expected || (i < count && fast[i] < plain[j])) support_fail(position, fast[i], "listed and not legal");
        if (i == count || plain[j] < fast[i]) support_fail(position, plain[j], "legal and not listed");
    }
    if (movegen_count(position) != count) support_fail(position, MOVE_NONE, "movegen_count is not the length of the list");
    if (movegen_any(position) != (count > 0))
        support_fail(position, MOVE_NONE, "movegen_any does not say whether there are moves");
    met->positions++;
    met->checks += position_in_check(position);
    met->double_checks += bb_count(position->checkers) > 1;
    met->pins += bb_any(position->pinned);
    met->mates += count == 0;
}

static void legal_moves_are_those_of_the_plain_witness(void **state) {
    (void)state;
    Met met = {0};
    support_walk(200, same_set, &met);
    assert_true(met.positions > 20000 && met.checks > 2000 && met.double_checks > 5 && met.pins > 1000 && met.mates > 20);
}

static void rotated_set(const Position *position, void *data) {
    (void)data;
    Position rotated;
    Move moves[MAX_MOVES];
    support_rotate(position, &rotated);
    unsigned count = movegen_legal(position, moves);
    if (movegen_count(&rotated) != count) support_fail(position, MOVE_NONE, "rotated, another number of moves");
    for (unsigned i = 0; i < count; i++)
        if (!move_is_legal(&rotated, support_rotate_move(moves[i]))) support_fail(position, moves[i], "rotated, not legal");
}

static void both_sides_move_alike(void **state) {
    (void)state;
    support_walk(100, rotated_set, NULL);
}

/* Every pawn drop that gives check and leaves no own king attacked is forbidden exactly when no legal answer remains. */
static void drop_judged_by_playing_it(const Position *position, void *data) {
    Met *met = data;
    Side us = (Side)position->side;
    Position after = *position;
    Move moves[MAX_MOVES];
    unsigned count = plain_moves(position, moves);
    for (unsigned i = 0; i < count; i++) {
        if (!move_is_drop(moves[i]) || move_dropped(moves[i]) != FU) continue;
        Undo undo;
        position_make(&after, moves[i], &undo);
        unsigned king = after.king[us];
        bool safe = king == NO_SQUARE || !plain_attacked(&after, king, side_other(us)), check = position_in_check(&after);
        bool mate = check && movegen_count(&after) == 0;
        position_unmake(&after, moves[i], &undo);
        if (!safe || !check) continue;
        if (movegen_drop_pawn_mates(position, move_to(moves[i])) != mate)
            support_fail(position, moves[i], "drop-pawn mate misjudged");
        if (move_is_legal(position, moves[i]) == mate) support_fail(position, moves[i], "drop-pawn mate not kept out");
        met->checks++;
        met->forbidden_drops += mate;
    }
}

static void drop_pawn_mate_is_judged_as_by_playing_it(void **state) {
    (void)state;
    Met met = {0};
    support_walk(200, drop_judged_by_playing_it, &met);
    assert_true(met.checks > 1000 && met.forbidden_drops > 20);
}

static void named_drop_pawn_mates_are_not_listed(void **state) {
    (void)state;
    Table table;
    unsigned cases = 0;
    table_read(&table, "mate_small.tsv");
    for (unsigned i = 0; i < table.count; i++) {
        const char *usi = table.rows[i][4];
        if (*usi == '-') continue;
        Position position;
        Move moves[MAX_MOVES];
        support_read(table.rows[i][1], &position);
        Move drop = move_drop(FU, square_make((unsigned)(usi[2] - '0'), (unsigned)(usi[3] - 'a' + 1)));
        unsigned count = movegen_legal(&position, moves);
        for (unsigned move = 0; move < count; move++)
            if (moves[move] == drop) support_fail(&position, drop, "drop-pawn mate listed");
        assert_true(movegen_drop_pawn_mates(&position, move_to(drop)));
        assert_false(move_is_legal(&position, drop));
        cases++;
    }
    assert_true(cases >= 5);
    table_free(&table);
}

static void what_only_looks_like_drop_pawn_mate_is_legal(void **state) {
    (void)state;
    static const char *const CASES[][2] = {
        {"8k/9/8P/9/9/9/9/9/9 b P 1", "1c1b"},   /* a pawn moved, not dropped */
        {"7nk/9/7GS/9/9/9/9/9/9 b L 1", "L*1b"}, /* another piece dropped */
        {"7gk/9/7GS/9/9/9/9/9/9 b P 1", "P*1b"}, /* the gold takes it */
        {"8k/9/7G1/9/9/9/9/9/9 b P 1", "P*1b"},  /* the king goes to 2a */
        {"8k/9/9/9/9/9/9/9/9 b P 1", "P*1b"},    /* the king takes the pawn */
    };
    for (unsigned i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        Position position;
        support_read(CASES[i][0], &position);
        support_move(&position, CASES[i][1]);
    }
}

/* The checking moves are the legal moves after which the enemy is in check, each once; board keys follow the moves. */
static void checks_are_found_by_trying(const Position *position, void *data) {
    Met *met = data;
    Position after = *position;
    Move legal[MAX_MOVES], trying[MAX_MOVES], fast[MAX_MOVES];
    unsigned count = movegen_legal(position, legal), expected = 0, found = movegen_checks(position, fast);
    uint64_t board_key = position_board_key(position);
    if (movegen_count_checks(position) != found)
        support_fail(position, MOVE_NONE, "movegen_count_checks is not the length of the list");
    for (unsigned i = 0; i < count; i++) {
        Undo undo;
        uint64_t key_after = position_board_key_after(position, board_key, legal[i]);
        position_make(&after, legal[i], &undo);
        if (position_in_check(&after)) trying[expected++] = legal[i];
        if (position_board_key(&after) != key_after) support_fail(position, legal[i], "wrong board key");
        position_unmake(&after, legal[i], &undo);
    }
    qsort(trying, expected, sizeof(Move), by_value);
    qsort(fast, found, sizeof(Move), by_value);
    for (unsigned i = 0, j = 0; i < found || j < expected; i++, j++) {
        if (j == expected || (i < found && fast[i] < trying[j])) support_fail(position, fast[i], "listed, gives no check");
        if (i == found || trying[j] < fast[i]) support_fail(position, trying[j], "gives check, not listed");
    }
    met->positions++;
    met->checks += expected;
    met->pins += bb_any(position->pinned) && expected;
    met->double_checks += position_in_check(position) && expected;
}

static void checking_moves_are_the_legal_moves_that_check(void **state) {
    (void)state;
    Met met = {0};
    support_walk(200, checks_are_found_by_trying, &met);
    assert_true(met.positions > 20000 && met.checks > 20000 && met.pins > 500 && met.double_checks > 50);
}

/* Promoted, the piece could do all that it can do unpromoted, but for drop-pawn mates. */
static bool promotion_is_better(const Position *position, Move move) {
    if (move_is_drop(move) || move_is_promotion(move)) return false;
    Side us = (Side)position->side;
    unsigned kind = piece_kind(position->board[move_from(move)]), to = rank_for(us, move_to(move));
    bool zone = to <= 3 || rank_for(us, move_from(move)) <= 3;
    return (zone && (kind == FU || kind == KA || kind == HI)) || (to <= 2 && kind == KY);
}

static void captures_are_picked_by_hand(const Position *position, void *data) {
    Met *met = data;
    Move legal[MAX_MOVES], expected[MAX_MOVES], fast[MAX_MOVES];
    if (position_in_check(position)) return;
    unsigned count = movegen_legal(position, legal), wanted = 0, found = movegen_captures(position, fast);
    for (unsigned i = 0; i < count; i++) {
        bool takes = position->board[move_to(legal[i])] != 0;
        bool pawn = move_is_promotion(legal[i]) && piece_kind(position->board[move_from(legal[i])]) == FU;
        if ((takes || pawn) && !promotion_is_better(position, legal[i])) expected[wanted++] = legal[i];
        met->checks += pawn && !takes;
        if (takes && bb_any(position->pinned) && bb_has(position->pinned, move_from(legal[i]))) met->pins++;
    }
    qsort(expected, wanted, sizeof(Move), by_value);
    qsort(fast, found, sizeof(Move), by_value);
    for (unsigned i = 0, j = 0; i < found || j < wanted; i++, j++) {
        if (j == wanted || (i < found && fast[i] < expected[j])) support_fail(position, fast[i], "listed, or listed twice");
        if (i == found || expected[j] < fast[i]) support_fail(position, expected[j], "a capture, not listed");
    }
    met->positions++;
    met->mates += wanted > 0;
}

static void captures_are_the_legal_moves_that_take(void **state) {
    (void)state;
    Met met = {0};
    support_walk(200, captures_are_picked_by_hand, &met);
    assert_true(met.positions > 20000 && met.mates > 10000 && met.checks > 1000 && met.pins > 100);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(legal_moves_are_those_of_the_plain_witness),
        cmocka_unit_test(both_sides_move_alike),
        cmocka_unit_test(drop_pawn_mate_is_judged_as_by_playing_it),
        cmocka_unit_test(named_drop_pawn_mates_are_not_listed),
        cmocka_unit_test(what_only_looks_like_drop_pawn_mate_is_legal),
        cmocka_unit_test(checking_moves_are_the_legal_moves_that_check),
        cmocka_unit_test(captures_are_the_legal_moves_that_take),
    };
    return cmocka_run_group_tests_name("movegen", tests, NULL, NULL);
}
