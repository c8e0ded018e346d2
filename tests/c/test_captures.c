/* Proves what captures win: the same as a search without any cut by the same rules, in random positions, with and without plies in
 * which all moves are tried; that the line is legal and ends with so many points more; that mates are told; that a limit is kept. */
#include "support.h"

#include <stdlib.h>
#include <string.h>

#include "captures.h"
#include "legality.h"
#include "movegen.h"
#include "relations.h"

static const Points POINTS = {{0, 100, 300, 350, 500, 800, 1000, 550, 0, 400, 450, 450, 500, 1100, 1300}};

static int gain_of(const char *sfen, unsigned wide, CapturesLine *line) {
    Position position;
    int gain;
    support_read(sfen, &position);
    assert_true(captures_gain(&position, &POINTS, wide, 1000000, &gain, line));
    return gain;
}

static void a_hanging_piece_is_taken(void **state) {
    CapturesLine line;
    (void)state;
    assert_int_equal(gain_of("4k4/9/4s4/9/4R4/9/9/9/4K4 b - 1", 0, &line), 1000 + 300);
    assert_int_equal(move_to(line.moves[0]), square_make(5, 3));
}

static void a_guarded_pawn_is_no_prey_of_a_rook(void **state) {
    CapturesLine line;
    (void)state;
    assert_int_equal(gain_of("4k4/9/5g3/4p4/9/4R4/9/9/4K4 b - 1", 0, &line), 0);
    assert_int_equal(line.length, 0);
}

/* Gold and silver hang: the gold steps beside the silver, which is taken, and takes the knight. */
static void a_wide_ply_defends(void **state) {
    CapturesLine line;
    (void)state;
    assert_int_equal(gain_of("4k4/9/9/9/3g1s3/9/4N4/9/4K4 w - 1", 0, &line), 0);
    assert_int_equal(gain_of("4k4/9/9/9/3g1s3/9/4N4/9/4K4 w - 1", 1, &line), 700 - 1000);
    assert_int_equal(line.length, 3);
    assert_int_equal(gain_of("4k4/9/9/9/3g1s3/9/4N4/9/4K4 b - 1", 0, &line), 1100);
}

static void a_mate_is_told(void **state) {
    CapturesLine line;
    (void)state;
    assert_int_equal(gain_of("4k4/4G4/4G4/9/9/9/9/9/4K4 w - 1", 0, &line), -CAPTURES_MATE);
    assert_int_equal(gain_of("4k4/9/4G4/9/9/9/9/9/4K4 b G 1", 0, &line), 0);
    assert_int_equal(gain_of("4k4/9/4G4/9/9/9/9/9/4K4 b G 1", 1, &line), CAPTURES_MATE - 1);
    assert_int_equal(line.length, 1);
}

static void a_limit_is_kept(void **state) {
    Position position;
    CapturesLine line;
    int gain;
    (void)state;
    support_read("l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1", &position);
    assert_false(captures_gain(&position, &POINTS, 2, 100, &gain, &line));
}

typedef struct Plain {
    Position *position;
    unsigned left;
} Plain;

static int wins(const Position *position, Move move) {
    unsigned captured = piece_kind(position->board[move_to(move)]), kind = piece_kind(position->board[move_from(move)]);
    int gain = captured ? POINTS.of[captured] + POINTS.of[kind_plain(captured)] : 0;
    return move_is_promotion(move) ? gain + POINTS.of[kind | PROMOTED] - POINTS.of[kind] : gain;
}

/* The same rules without any cut; `left` counts down. */
static int plain(Plain *work, unsigned wide, unsigned ply) {
    Position *position = work->position;
    if (work->left == 0 || ply == CAPTURES_PLIES) return 0;
    work->left--;
    bool all = ply < wide || position_in_check(position);
    int best = all ? -2 * CAPTURES_MATE : 0;
    Move moves[MAX_MOVES];
    unsigned count = all ? movegen_legal(position, moves) : movegen_captures(position, moves);
    if (all && count == 0) return (int)ply - CAPTURES_MATE;
    for (unsigned i = 0; i < count; i++) {
        Undo undo;
        int gain = move_is_drop(moves[i]) ? 0 : wins(position, moves[i]);
        position_make(position, moves[i], &undo);
        int value = gain - plain(work, wide, ply + 1);
        position_unmake(position, moves[i], &undo);
        if (value > best) best = value;
    }
    return best;
}

typedef struct Seen {
    unsigned count, compared, lines;
} Seen;

static void as_without_cuts(const Position *position, void *data) {
    Seen *seen = data;
    unsigned wide = seen->count++ % 4 == 0;
    if (seen->count % 3 != 0) return;
    Position copy = *position, other = *position;
    CapturesLine line;
    int gain;
    Plain work = {&other, 20000};
    int expected = plain(&work, wide, 0);
    if (work.left == 0) return;
    if (!captures_gain(&copy, &POINTS, wide, 20000, &gain, &line)) support_fail(position, MOVE_NONE, "cuts took longer");
    if (memcmp(&copy, position, sizeof copy) != 0) support_fail(position, MOVE_NONE, "the position was changed");
    seen->compared++;
    bool mates = abs(expected) > CAPTURES_MATE / 2;
    if (gain != expected)
        support_fail(position, MOVE_NONE, "cuts change the gain");
    for (unsigned i = 0; i < line.length; i++) {
        Undo undo;
        if (!move_is_legal(&copy, line.moves[i])) support_fail(position, line.moves[i], "the line has an illegal move");
        position_make(&copy, line.moves[i], &undo);
    }
    Side side = (Side)position->side;
    int gained = relations_balance(&copy, &POINTS, side) - relations_balance(position, &POINTS, side);
    if (mates ? movegen_any(&copy) : gained != gain)
        support_fail(position, MOVE_NONE, "the line ends elsewhere");
    seen->lines += line.length > 0;
}

static void cuts_change_nothing(void **state) {
    Seen seen = {0, 0, 0};
    (void)state;
    support_walk(support_size(12, 24, 60), as_without_cuts, &seen);
    assert_true(seen.compared > 500);
    assert_true(seen.lines > 100);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hanging_piece_is_taken), cmocka_unit_test(a_guarded_pawn_is_no_prey_of_a_rook),
        cmocka_unit_test(a_wide_ply_defends),       cmocka_unit_test(a_mate_is_told),
        cmocka_unit_test(a_limit_is_kept),          cmocka_unit_test(cuts_change_nothing),
    };
    return cmocka_run_group_tests_name("captures", tests, NULL, NULL);
}
