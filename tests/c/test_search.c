/* Proves the search: the value of plain minimax, a line of legal moves that leads to that value, the short mates of the
 * table, the same answer twice, the position restored, and a legal move whenever and however it is stopped. */
#include "support.h"

#include <string.h>

#include "evaluate.h"
#include "movegen.h"
#include "search.h"
#include "sfen.h"

static const Seen NOTHING_SEEN = {0};

static int minimax(Position *position, unsigned depth, int ply) {
    Move moves[MAX_MOVES];
    unsigned count = movegen_legal(position, moves);
    int best = -SCORE_MATE + ply;
    if (count == 0) return best;
    if (depth == 0) return evaluate_material(position);
    for (unsigned i = 0; i < count; i++) {
        Undo undo;
        position_make(position, moves[i], &undo);
        int score = -minimax(position, depth - 1, ply + 1);
        position_unmake(position, moves[i], &undo);
        if (i == 0 || score > best) best = score;
    }
    return best;
}

/* Plays the line, at most `longest` plies: every move legal, its end worth the score that was promised. */
static void assert_line_keeps_its_word(const Position *start, const SearchResult *result, unsigned longest) {
    Position position = *start;
    assert_in_range(result->line_length, 1, longest);
    assert_int_equal(result->line[0], result->move);
    for (unsigned i = 0; i < result->line_length; i++) {
        Undo undo;
        if (!position_legal(&position, result->line[i])) support_fail(&position, result->line[i], "illegal move in the line");
        position_make(&position, result->line[i], &undo);
    }
    int score = movegen_count(&position) ? evaluate_material(&position) : (int)result->line_length - SCORE_MATE;
    if (position.side != start->side) score = -score;
    if (score != result->score) support_fail(start, result->move, "the line does not end in its score");
}

static void agrees_with_minimax(const Position *position, void *data) {
    unsigned *seen = data;
    Position copy = *position;
    unsigned moves = movegen_count(position), depth = moves > 120 ? 1 : moves > 40 ? 2 : 3;
    if ((*seen)++ % 40 != 0) return;
    SearchResult result = search(&copy, NOTHING_SEEN, depth, NULL);
    if (memcmp(&copy, position, sizeof copy) != 0) support_fail(position, MOVE_NONE, "the search changed the position");
    if (moves == 0) {
        assert_int_equal(result.move, MOVE_NONE);
        assert_int_equal(result.score, -SCORE_MATE);
        return;
    }
    /* An early end because of a mate: the depth says how far it looked. */
    assert_in_range(result.depth, 1, depth);
    if (result.depth < depth) assert_true(result.score > SCORE_MATE_BOUND || result.score < -SCORE_MATE_BOUND);
    if (result.score != minimax(&copy, result.depth, 0)) support_fail(position, result.move, "not the value of minimax");
    assert_line_keeps_its_word(position, &result, result.depth);
}

static void scores_are_those_of_minimax(void **state) {
    (void)state;
    unsigned seen = 0;
    support_walk(90, agrees_with_minimax, &seen);
}

static bool gives_check(Position *position, Move move) {
    Undo undo;
    position_make(position, move, &undo);
    bool check = position_in_check(position);
    position_unmake(position, move, &undo);
    return check;
}

/* The table knows checks only. A lone king may also be left without a move, unchecked: that wins too, maybe sooner. */
static void short_mates_of_the_table_are_found(void **state) {
    (void)state;
    Table table;
    unsigned found = 0;
    table_read(&table, "mate_small.tsv");
    for (unsigned i = 0; i < table.count; i++) {
        const char *expected = table.rows[i][2];
        if (strncmp(expected, "mate", 4) != 0) continue;
        unsigned plies = (unsigned)(expected[4] - '0');
        Position position, before;
        char usi[USI_MOVE_MAX];
        support_read(table.rows[i][1], &position);
        before = position;
        SearchResult result = search(&position, NOTHING_SEEN, plies, NULL);
        usi_write_move(result.move, usi);
        assert_memory_equal(&position, &before, sizeof position);
        bool named = support_listed(table.rows[i][3], usi), quiet = !gives_check(&position, result.move);
        if (result.score < SCORE_MATE - (int)plies || (!named && !quiet))
            fail_msg("%s: %s, score %d, not %s with %s", table.rows[i][0], usi, result.score, expected, table.rows[i][3]);
        assert_line_keeps_its_word(&position, &result, plies);
        found += named && result.score == SCORE_MATE - (int)plies;
    }
    assert_true(found > 15);
    table_free(&table);
}

static void a_mate_already_there_is_no_move(void **state) {
    (void)state;
    Position position;
    support_read("7Gk/7G1/8P/9/9/9/9/9/4K4 w - 1", &position);
    SearchResult result = search(&position, NOTHING_SEEN, 3, NULL);
    assert_int_equal(result.move, MOVE_NONE);
    assert_int_equal(result.score, -SCORE_MATE);
    assert_int_equal(result.line_length, 0);
}

static void assert_same_result(const SearchResult *a, const SearchResult *b) {
    assert_int_equal(a->move, b->move);
    assert_int_equal(a->score, b->score);
    assert_int_equal(a->depth, b->depth);
    assert_int_equal(a->nodes, b->nodes);
    assert_int_equal(a->line_length, b->line_length);
    assert_memory_equal(a->line, b->line, a->line_length * sizeof(Move));
}

static void searched_twice_gives_the_same(void **state) {
    (void)state;
    Position starts[MAX_STARTS];
    unsigned count = support_starts(starts);
    for (unsigned i = 0; i < count; i++) {
        Stop stop;
        stop_init(&stop);
        SearchResult first = search(&starts[i], NOTHING_SEEN, 2, NULL), second = search(&starts[i], NOTHING_SEEN, 2, &stop);
        assert_same_result(&first, &second);
        assert_int_equal(stop.reason, STOP_NOT);
    }
}

static int value_of_move(Position *position, Move move, unsigned depth) {
    Undo undo;
    position_make(position, move, &undo);
    int score = -minimax(position, depth - 1, 1);
    position_unmake(position, move, &undo);
    return score;
}

/* What a stopped search says of its move is true at the depth it finished, or one ply deeper. */
static void assert_stopped_score_is_true(Position *position, const SearchResult *result) {
    assert_line_keeps_its_word(position, result, result->depth + 1);
    if (result->depth > 2 || movegen_count(position) > 60) return;
    if (result->depth > 0 && result->score == value_of_move(position, result->move, result->depth)) return;
    if (result->score != value_of_move(position, result->move, result->depth + 1))
        support_fail(position, result->move, "a stopped search tells a score that no depth gives");
}

static void assert_stopped_with_a_move(Position *position, Stop *stop, StopReason reason) {
    Position before = *position;
    SearchResult result = search(position, NOTHING_SEEN, SEARCH_MAX_PLY - 1, stop);
    assert_memory_equal(position, &before, sizeof before);
    bool mate_seen = result.score > SCORE_MATE_BOUND || result.score < -SCORE_MATE_BOUND;
    if (!mate_seen) assert_int_equal(stop->reason, reason);
    if (movegen_count(position) == 0) {
        assert_int_equal(result.move, MOVE_NONE);
        return;
    }
    if (!position_legal(position, result.move)) support_fail(position, result.move, "stopped with an illegal move");
    bool nothing_searched = result.depth == 0 && result.score == 0 && result.line_length == 1;
    if (!nothing_searched) assert_stopped_score_is_true(position, &result);
    if (reason == STOP_NODES) assert_true(result.nodes <= stop->node_limit + SEARCH_MAX_PLY);
}

static void stopped_at_once_it_still_has_a_move(void **state) {
    (void)state;
    Position starts[MAX_STARTS];
    unsigned count = support_starts(starts);
    for (unsigned i = 0; i < count; i++) {
        Stop stop;
        stop_init(&stop);
        atomic_store(&stop.flag, true);
        assert_stopped_with_a_move(&starts[i], &stop, STOP_FLAG);
    }
}

static void node_limits_are_kept(void **state) {
    (void)state;
    static const uint64_t LIMITS[] = {1, 2, 3, 10, 37, 100, 1000, 5000};
    Position starts[MAX_STARTS];
    unsigned count = support_starts(starts);
    for (unsigned i = 0; i < count; i++)
        for (unsigned limit = 0; limit < sizeof LIMITS / sizeof *LIMITS; limit++) {
            Stop stop;
            stop_init(&stop);
            stop.node_limit = LIMITS[limit];
            assert_stopped_with_a_move(&starts[i], &stop, STOP_NODES);
        }
}

static bool raise_flag(void *stop) {
    atomic_store(&((Stop *)stop)->flag, true);
    return false;
}

static bool say_stop(void *data) {
    (void)data;
    return true;
}

static void deadline_flag_and_poll_end_a_running_search(void **state) {
    (void)state;
    Position position;
    Stop stop;
    position_set_start(&position);
    stop_init(&stop);
    stop.deadline = stop_now() + 0.05;
    assert_stopped_with_a_move(&position, &stop, STOP_DEADLINE);
    assert_true(stop_now() < stop.deadline + 1);
    stop_init(&stop);
    stop.poll = raise_flag;
    stop.poll_data = &stop;
    assert_stopped_with_a_move(&position, &stop, STOP_FLAG);
    stop_init(&stop);
    stop.poll = say_stop;
    assert_stopped_with_a_move(&position, &stop, STOP_POLL);
}

/* An iteration that was cut short never makes the answer worse than that of the last one finished. */
static void a_hanging_rook_is_taken_even_when_stopped(void **state) {
    (void)state;
    for (uint64_t limit = 200; limit < 4000; limit += 200) {
        Position position;
        Stop stop;
        support_read("4k4/9/4r4/9/4L4/9/9/9/4K4 b - 1", &position);
        stop_init(&stop);
        stop.node_limit = limit;
        SearchResult result = search(&position, NOTHING_SEEN, SEARCH_MAX_PLY - 1, &stop);
        assert_int_equal(move_to(result.move), square_make(5, 3));
    }
}

/* No move wins or loses material here. Whichever move alone leads to a position not seen before is the one chosen; with
 * nothing seen it is the one that leaves most freedom: the king comes out of the corner. */
static void of_equal_moves_an_unseen_and_free_one_is_chosen(void **state) {
    (void)state;
    Position position;
    support_read("k8/9/9/9/9/9/9/9/K7G b - 1", &position);
    Move moves[MAX_MOVES];
    unsigned count = movegen_legal(&position, moves);
    for (unsigned chosen = 0; chosen < count; chosen++) {
        uint64_t keys[MAX_MOVES];
        unsigned seen = 0;
        for (unsigned i = 0; i < count; i++) {
            Undo undo;
            position_make(&position, moves[i], &undo);
            if (i != chosen) keys[seen++] = position.key;
            position_unmake(&position, moves[i], &undo);
        }
        assert_int_equal(search(&position, (Seen){keys, seen}, 1, NULL).move, moves[chosen]);
    }
    Move out = move_make(square_make(9, 9), square_make(8, 8));
    assert_int_equal(search(&position, NOTHING_SEEN, 1, NULL).move, out);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(scores_are_those_of_minimax),
        cmocka_unit_test(short_mates_of_the_table_are_found),
        cmocka_unit_test(a_mate_already_there_is_no_move),
        cmocka_unit_test(searched_twice_gives_the_same),
        cmocka_unit_test(stopped_at_once_it_still_has_a_move),
        cmocka_unit_test(node_limits_are_kept),
        cmocka_unit_test(deadline_flag_and_poll_end_a_running_search),
        cmocka_unit_test(a_hanging_rook_is_taken_even_when_stopped),
        cmocka_unit_test(of_equal_moves_an_unseen_and_free_one_is_chosen),
    };
    return cmocka_run_group_tests_name("search", tests, NULL, NULL);
}
