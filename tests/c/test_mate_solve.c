/* Proves the mate solver from outside: its answers agree with the oracle on small positions, its mates hold against every
 * defence by the plain rules, and it neither depends on the table's size nor changes from run to run. */
#include "mate_oracle.h"

#include <pthread.h>

#include "sfen.h"

enum { MB = 1 << 20, SMALL = 260, LONGEST = 7 };

static MateTask task(const Position *position, size_t bytes, bool shortest) {
    return (MateTask){mate_attacker(position), bytes, shortest, 1};
}

static MateResult solved(const Position *position, size_t bytes, bool shortest) {
    static MateResult result;
    Stop stop;
    stop_init(&stop);
    assert_true(mate_solve(position, task(position, bytes, shortest), &stop, &result));
    assert_int_equal(stop.reason, STOP_NOT);
    if (result.outcome == MATE_UNKNOWN) support_fail(position, MOVE_NONE, "unknown, and nothing stopped it");
    if (result.outcome == MATE_FOUND && result.shortest && !result.longest)
        support_fail(position, MOVE_NONE, "the line is not the longest defence, and nothing stopped it");
    return result;
}

static bool plain_check(const Position *position) {
    Side us = (Side)position->side;
    return position->king[us] != NO_SQUARE && plain_attacked(position, position->king[us], side_other(us));
}

static bool plain_holds(const Position *position, Move move) {
    Move moves[MAX_MOVES];
    unsigned count = plain_legal(position, moves);
    for (unsigned i = 0; i < count; i++)
        if (moves[i] == move) return true;
    return false;
}

/* The line by the plain rules: legal moves, checks of the attacker, a mate without any reply; and what is in hand. */
static void check_line(const Position *position, const MateResult *result) {
    Position after = *position;
    Side attacker = mate_attacker(position);
    Move moves[MAX_MOVES];
    unsigned held = NO_SQUARE;
    if (result->line_length < result->plies) support_fail(position, MOVE_NONE, "the line is shorter than the mate");
    if (result->plies % 2 != ((Side)position->side == attacker)) support_fail(position, MOVE_NONE, "odd number of plies");
    for (unsigned i = 0; i <= result->line_length; i++) {
        if (i == result->plies) {
            held = 0;
            for (unsigned kind = FU; kind < HAND_KINDS; kind++) held += hand_count(after.hand[attacker], kind);
        }
        if (i == result->line_length) break;
        Undo undo;
        bool attacking = (Side)after.side == attacker;
        if (!plain_holds(&after, result->line[i])) support_fail(&after, result->line[i], "illegal move in a line");
        position_make(&after, result->line[i], &undo);
        if (attacking && !plain_check(&after)) support_fail(&after, result->line[i], "no check in a line");
    }
    if (plain_legal(&after, moves) || !plain_check(&after) || (Side)after.side == attacker)
        support_fail(&after, MOVE_NONE, "the line ends in no mate");
    assert_int_equal(result->left_in_hand, held);
}

/* ---- the oracle ---- */

static void small_positions_agree_with_the_oracle(void **state) {
    (void)state;
    Random random = {51};
    Oracle *oracle = oracle_open(1500);
    const unsigned small = support_size(SMALL / 4, SMALL, SMALL);
    unsigned mates = 0, none = 0, exact = 0;
    for (unsigned i = 0; i < small; i++) {
        Position position = small_position(&random);
        OracleAnswer answer = oracle_ask(oracle, &position, LONGEST);
        if (!answer.mate && !answer.none) continue;
        MateResult result = solved(&position, i % 2 ? MB : 16 * MB, i % 4 != 0);
        if (answer.mate && result.outcome != MATE_FOUND) support_fail(&position, MOVE_NONE, "there is a mate");
        if (answer.none && result.outcome != MATE_NONE) support_fail(&position, MOVE_NONE, "there is no mate");
        mates += answer.mate;
        none += answer.none;
        if (!answer.mate) continue;
        check_line(&position, &result);
        if (i % 4 == 0) continue;
        if (!result.shortest) support_fail(&position, MOVE_NONE, "not the shortest, though asked for");
        if (result.plies > answer.plies) support_fail(&position, MOVE_NONE, "a shorter mate exists");
        exact += answer.exact && result.plies == answer.plies;
    }
    assert_true(mates > small / 20 && none > small / 4 && exact > mates / 2);
    oracle_close(oracle);
}

/* ---- whole trees ---- */

enum { TREE = 1 << 14 };

typedef struct Tree {
    uint64_t keys[TREE];
    unsigned count, mates;
} Tree;

/* Every reply of the defender, at every node; the mates found are checked, the attacker's positions solved once. */
static void walk(Tree *tree, const Position *position, unsigned plies) {
    MateResult result = solved(position, 4 * MB, true);
    if (result.outcome != MATE_FOUND) support_fail(position, MOVE_NONE, "a defence leads out of the mate");
    if (result.plies > plies) support_fail(position, MOVE_NONE, "a defence lasts longer than the mate");
    if (!plain_holds(position, result.line[0])) support_fail(position, result.line[0], "illegal");
    Position after = *position;
    Undo undo;
    Move replies[MAX_MOVES];
    position_make(&after, result.line[0], &undo);
    if (!plain_check(&after)) support_fail(position, result.line[0], "no check");
    unsigned count = plain_legal(&after, replies);
    tree->mates += count == 0;
    for (unsigned i = 0; i < count; i++) {
        Position next = after;
        position_make(&next, replies[i], &undo);
        unsigned slot = (unsigned)(next.key >> 40) % TREE;
        while (tree->keys[slot] && tree->keys[slot] != next.key) slot = (slot + 1) % TREE;
        if (tree->keys[slot]) continue;
        tree->keys[slot] = next.key;
        assert_true(++tree->count < TREE / 2);
        /* After a futile interposition a mate may last as long as before it, or longer: no length is claimed there. */
        bool interposed = move_is_drop(replies[i]) || !bb_has(after.checkers, move_to(replies[i]));
        bool king = !move_is_drop(replies[i]) && move_from(replies[i]) == after.king[after.side];
        walk(tree, &next, interposed && !king ? 999 : plies - 2);
    }
}

static void mates_hold_against_every_defence(void **state) {
    (void)state;
    static Tree tree;
    Table table;
    unsigned walked = 0;
    table_read(&table, "mate_problems.tsv");
    for (unsigned i = 0; i < table.count; i++) {
        unsigned plies = (unsigned)atoi(table.rows[i][2]);
        if (plies > 5) continue;
        Position position;
        support_read(table.rows[i][1], &position);
        memset(&tree, 0, sizeof tree);
        walk(&tree, &position, plies);
        assert_true(tree.mates > 0);
        walked++;
    }
    assert_true(walked > 25);
    table_free(&table);
}

static void problems_have_their_lengths(void **state) {
    (void)state;
    Table table;
    table_read(&table, "mate_problems.tsv");
    for (unsigned i = 0; i < table.count; i++) {
        Position position;
        support_read(table.rows[i][1], &position);
        MateResult result = solved(&position, 64 * MB, true);
        if (result.outcome != MATE_FOUND || !result.shortest) support_fail(&position, MOVE_NONE, "no shortest mate found");
        if (result.plies != (unsigned)atoi(table.rows[i][2])) support_fail(&position, MOVE_NONE, "another length");
        check_line(&position, &result);
    }
    table_free(&table);
}

/* ---- named positions ---- */

static void named_positions(void **state) {
    (void)state;
    static const struct {
        const char *sfen;
        MateOutcome outcome;
        unsigned plies, held; /* held: left_in_hand; 99: not asked */
        const char *why;
    } CASES[] = {
        {"9/9/9/4k4/9/9/9/9/9 b P 1", MATE_NONE, 0, 99, "a bare king and a pawn"},
        {"4k4/9/9/9/9/9/9/9/9 b - 1", MATE_NONE, 0, 99, "no check at all"},
        {"9/9/9/4k4/9/9/9/9/9 b GS 1", MATE_NONE, 0, 99, "too little"},
        {"9/9/9/4k4/9/9/9/9/3R5 b - 1", MATE_NONE, 0, 99, "a rook checks for ever"},
        {"4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1", MATE_FOUND, 1, 0, "gold on the head"},
        {"4k4/9/4P4/9/9/9/9/9/9 b 2GPr 1", MATE_FOUND, 1, 2, "two are left"},
        {"7nk/9/7K1/9/9/9/9/9/9 b P 1", MATE_NONE, 0, 99, "a dropped pawn may not mate"},
        {"7nk/9/7K1/9/9/9/9/9/9 b L 1", MATE_FOUND, 1, 0, "a lance may"},
        {"8k/9/8P/9/9/9/9/9/9 b G 1", MATE_FOUND, 1, 0, "gold before the pawn"},
        {"8k/8G/8P/9/9/9/9/9/9 w r2b3g4s4n4l17p 1", MATE_FOUND, 0, 0, "mated already"},
        {"9/9/9/9/4k4/4G4/9/9/9 w - 1", MATE_NONE, 0, 99, "the king takes the only piece"},
        {"9/9/9/9/4k4/9/9/9/9 w - 1", MATE_NONE, 0, 99, "a defender who is not in check"},
        {"9/9/9/9/9/9/9/9/K3r3k b G 1", MATE_NONE, 0, 99, "in check himself, and no answer checks"},
        {"7lk/7p1/7G1/9/9/9/9/9/9 b Rr2b3g4s4n3l17p 1", MATE_FOUND, 1, 0, "all interpositions are futile"},
    };
    for (unsigned i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        Position position, rotated;
        support_read(CASES[i].sfen, &position);
        support_rotate(&position, &rotated);
        for (unsigned side = 0; side < 2; side++) {
            const Position *asked = side ? &rotated : &position;
            MateResult result = solved(asked, MB, true);
            if (result.outcome != CASES[i].outcome) support_fail(asked, MOVE_NONE, CASES[i].why);
            if (result.outcome != MATE_FOUND) continue;
            check_line(asked, &result);
            if (result.plies != CASES[i].plies) support_fail(asked, MOVE_NONE, CASES[i].why);
            if (CASES[i].held != 99) assert_int_equal(result.left_in_hand, CASES[i].held);
        }
    }
}

/* Positions on which solvers were wrong. */
static void known_traps(void **state) {
    (void)state;
    static const struct {
        const char *sfen;
        MateOutcome outcome;
        unsigned plies; /* 0: not asked */
    } CASES[] = {
        {"9/5g1s1/8k/6+R2/9/6R1S/5B3/9/9 b b3g2s4n4l18p 1", MATE_FOUND, 3},
        {"7nk/9/5R3/8p/6P2/9/9/9/9 b SNPr2b4g3s2n4l15p 1", MATE_FOUND, 0},
        {"8k/R7s/g5N2/1R7/8L/4+b4/9/9/9 b b3g3s3n3l18p 1", MATE_FOUND, 0},
        {"8k/R7+b/g5N2/1R7/9/9/9/9/9 b b3g4s3n4l18p 1", MATE_FOUND, 0},
        {"ln1g3k1/5G2l/1+LspSp2p/2p1S2p1/2r3p2/p3P4/1P+BP1P+b1P/2GS5/L2K1G3 b NPr2n5p 79", MATE_FOUND, 3},
        {"7k1/5+Bp2/7Ss/9/9/9/1n7/9/9 b 2rb4g2s3n4l17p 1", MATE_FOUND, 0},
        /* L*3h is futile, since 4i4h lasts long enough, although 4h4i then comes back here. */
        {"3l5/9/2sS5/6p2/4S2+P1/2g1+p3+P/2N4BB/3Sp1G2/5kN+l1 b P2r2g2n2l12p 1", MATE_FOUND, 7},
    };
    for (unsigned i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        Position position;
        support_read(CASES[i].sfen, &position);
        MateResult result = solved(&position, 64 * MB, false);
        if (result.outcome != CASES[i].outcome) support_fail(&position, MOVE_NONE, "a trap");
        if (result.outcome == MATE_FOUND) check_line(&position, &result);
        if (CASES[i].plies && result.plies != CASES[i].plies) support_fail(&position, MOVE_NONE, "a trap: another length");
    }
}

/* ---- the same answer each time ---- */

static void a_second_run_is_the_same(void **state) {
    (void)state;
    Table table;
    table_read(&table, "mate_problems.tsv");
    for (unsigned i = 0; i < table.count; i += 3) {
        Position position, before;
        support_read(table.rows[i][1], &position);
        before = position;
        MateResult one = solved(&position, 16 * MB, i % 2), other = solved(&position, 16 * MB, i % 2);
        if (memcmp(&one, &other, sizeof one) != 0) support_fail(&position, MOVE_NONE, "a second run differs");
        if (memcmp(&position, &before, sizeof before) != 0) support_fail(&before, MOVE_NONE, "the position was changed");
    }
    table_free(&table);
}

static void the_size_of_the_table_is_no_matter(void **state) {
    (void)state;
    static const size_t SIZES[] = {0, MB, 4 * MB, 256 * (size_t)MB};
    Table table;
    table_read(&table, "mate_problems.tsv");
    for (unsigned i = 1; i < table.count; i += 3) {
        Position position;
        support_read(table.rows[i][1], &position);
        for (unsigned size = 0; size < sizeof SIZES / sizeof *SIZES; size++) {
            MateResult result = solved(&position, SIZES[size], true);
            if (result.outcome != MATE_FOUND || result.plies != (unsigned)atoi(table.rows[i][2]))
                support_fail(&position, MOVE_NONE, "another answer with another size");
        }
    }
    table_free(&table);
}

/* ---- stopping ---- */

static const char *const HARD = "1s1l2l1K/1P1R2npp/1pg1k3l/pnsgg3n/2p1gn3/2S2rp1B/5p2b/PS7/4P1P2 b L3P4p 1";

static void a_limit_of_nodes_stops(void **state) {
    (void)state;
    static MateResult result;
    Position position;
    Stop stop;
    support_read(HARD, &position);
    for (uint64_t limit = 1; limit <= 10000; limit *= 10) {
        stop_init(&stop);
        stop.node_limit = limit;
        assert_true(mate_solve(&position, task(&position, MB, false), &stop, &result));
        assert_int_equal(result.outcome, MATE_UNKNOWN);
        assert_int_equal(stop.reason, STOP_NODES);
        assert_in_range(result.nodes, limit - limit / 4, limit); /* a quarter is for the line */
    }
}

static void no_more_nodes_than_the_limit(void **state) {
    (void)state;
    static MateResult result;
    Table table;
    Stop stop;
    unsigned found = 0, tried = 0;
    table_read(&table, "mate_problems.tsv");
    for (unsigned i = 0; i < table.count; i += support_size(8, 1, 1)) {
        Position position;
        support_read(table.rows[i][1], &position);
        tried++;
        for (uint64_t limit = 1; limit <= 400; limit += limit / 4 + 1) {
            stop_init(&stop);
            stop.node_limit = limit;
            assert_true(mate_solve(&position, task(&position, MB, false), &stop, &result));
            if (result.nodes > limit) support_fail(&position, MOVE_NONE, "more nodes than the limit");
            found += result.outcome == MATE_FOUND;
        }
    }
    assert_true(found > tried);
    table_free(&table);
}

/* What the line does not need is not given away: the mate is shortened on, until a sixteenth is left. */
static void a_limit_of_nodes_is_used(void **state) {
    (void)state;
    static const char *const SFEN = "5gGl1/6R1n/5n1Lk/6+p2/5B1p1/9/9/9/9 b RBN2g4sn2l16p 1"; /* zukou 16 */
    static MateResult result;
    Position position;
    Stop stop;
    support_read(SFEN, &position);
    for (uint64_t step = support_size(20000, 20000, 2000), limit = step; limit <= 60000; limit += step) {
        stop_init(&stop);
        stop.node_limit = limit;
        assert_true(mate_solve(&position, task(&position, MB, true), &stop, &result));
        assert_false(result.shortest);
        assert_int_equal(stop.reason, STOP_NODES);
        if (result.outcome == MATE_FOUND) check_line(&position, &result);
    }
    assert_int_equal(result.outcome, MATE_FOUND);
    assert_in_range(result.nodes, stop.node_limit - stop.node_limit / 16, stop.node_limit);
}

/* The main line of a shortest mate is the best play of both: after each two plies of it the shortest mate is two plies
 * shorter. */
static void check_best_play(const Position *position, const MateResult *result) {
    Position after = *position;
    for (unsigned i = 0; i + 2 < result->plies; i += 2) {
        Undo undo;
        position_make(&after, result->line[i], &undo);
        position_make(&after, result->line[i + 1], &undo);
        MateResult rest = solved(&after, 16 * MB, true);
        if (rest.plies != result->plies - i - 2) support_fail(&after, MOVE_NONE, "not the best play of a main line");
    }
}

/* Wherever a limit falls, length, line and pieces in hand belong together, or it is said that they may not. */
static void a_limit_leaves_a_main_line_or_says_so(void **state) {
    (void)state;
    static const struct {
        const char *sfen;
        uint64_t limit; /* too early for the main line */
    } CASES[] = {
        /* A line found within 23 plies fits into the 19 proven later, and is poor play. */
        {"l1G2+P3/1psSGp1b1/n2pp2pp/p2P1rk2/2n5g/PP3n1P1/L2b1Sp1N/1lR1PS3/3K2P1L w GP2p 1", 20036},
        /* A line of 23 plies and two of a futile interposition is no line of 25. */
        {"1+rk2+N+L+P1/R5P1L/2n1+P4/5p3/Klp1gSg2/bS3+s1pp/5P1+n+l/G1N+bp1p1g/7+sP w 5P2p 1", 4722},
        {"9/PG1Pks2+R/2ppp2+rn/g1n1g2nl/6b1g/2P3PpL/1+B1lPN2p/1S+s+sL1K1P/9 w P6p 1", 8279},
        {"+S2+L1s3/7+P1/l1lpk4/2+r2sn2/1p3Pb1p/1l3p1pP/8N/p1g5R/SGG1K3+p w BN7Pgnp 1", 28634},
    };
    static MateResult result;
    const uint64_t part = support_size(3, 4, 8); /* of a limit, by which the next one is greater */
    unsigned best = 0, other = 0;
    for (unsigned i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        Position position;
        Stop stop;
        support_read(CASES[i].sfen, &position);
        for (uint64_t limit = 2000; limit < 60000; limit += limit / part) {
            bool named = limit < CASES[i].limit && limit + limit / part > CASES[i].limit;
            stop_init(&stop);
            stop.node_limit = named ? CASES[i].limit : limit;
            assert_true(mate_solve(&position, task(&position, MB, false), &stop, &result));
            if (result.outcome != MATE_FOUND) continue;
            assert_true(mate_line_holds(&position, mate_attacker(&position), result.line, result.line_length));
            if (!result.longest) assert_int_not_equal(stop.reason, STOP_NOT);
            if (named) assert_false(result.longest);
            if (result.longest) check_line(&position, &result);
            if (result.longest && result.shortest) check_best_play(&position, &result);
            best += result.longest && result.shortest;
            other += !result.longest;
        }
    }
    assert_true(best > 5 && other > 5);
}

/* Okuzono's new fan of 1955, 873 plies. The first mate found is a longer one. */
static const char *const LONG = "n1+P2p1pp/1P2n3l/+P3g+p2P/pLpn1rp1B/1p+p1l4/2+RG4S/3lk2n+s/SgB+p1+s1+p1/1+pG2P+p2 b - 1";

static MateResult limited(const Position *position, size_t bytes, uint64_t limit) {
    static MateResult result;
    Stop stop;
    stop_init(&stop);
    stop.node_limit = limit;
    assert_true(mate_solve(position, task(position, bytes, false), &stop, &result));
    assert_int_equal(stop.reason, STOP_NODES);
    assert_int_equal(result.outcome, MATE_FOUND);
    assert_in_range(result.nodes, limit - limit / 16, limit);
    return result;
}

/* By few nodes for each place of its line: without, the mate is one of 927 plies after as many nodes. */
static void a_long_mate_is_made_shorter(void **state) {
    (void)state;
    Position position;
    if (!support_size(false, true, true)) return; /* the next test has the same mate, with fewer nodes */
    support_read(LONG, &position);
    MateResult result = limited(&position, 64 * MB, 700000);
    check_line(&position, &result);
    assert_int_equal(result.plies, 873);
}

/* Wherever a limit ends that: what was won is kept, and a second run is the same; also with a table that is collected. */
static void a_limit_falls_into_making_it_shorter(void **state) {
    (void)state;
    static const size_t SIZES[] = {12 * MB, 64 * MB};
    const unsigned sizes = support_size(1, 1, 2), limits = support_size(0, 10000, 30000);
    Position position;
    support_read(LONG, &position);
    for (unsigned size = 0; size < sizes; size++) {
        unsigned before = MATE_MAX_LINE;
        for (uint64_t limit = 640000; limit <= 640000 + limits; limit += 10000) {
            MateResult one = limited(&position, SIZES[size], limit), other = limited(&position, SIZES[size], limit);
            if (memcmp(&one, &other, sizeof one) != 0) support_fail(&position, MOVE_NONE, "a second run differs");
            assert_true(mate_line_holds(&position, SENTE, one.line, one.line_length));
            assert_in_range(one.plies, 873, before);
            before = one.plies;
        }
        assert_in_range(before, 873, 1000);
    }
}

static void a_raised_flag_and_a_past_deadline_stop(void **state) {
    (void)state;
    static MateResult result;
    Position position;
    Stop stop;
    support_read(HARD, &position);
    stop_init(&stop);
    stop.flag = true;
    assert_true(mate_solve(&position, task(&position, MB, false), &stop, &result));
    assert_int_equal(result.outcome, MATE_UNKNOWN);
    assert_int_equal(stop.reason, STOP_FLAG);
    stop_init(&stop);
    stop.deadline = stop_now();
    assert_true(mate_solve(&position, task(&position, MB, false), &stop, &result));
    assert_int_equal(result.outcome, MATE_UNKNOWN);
    assert_int_equal(stop.reason, STOP_DEADLINE);
}

typedef struct Polls {
    pthread_t thread;
    unsigned calls, elsewhere;
} Polls;

static bool third_time(void *data) {
    Polls *polls = data;
    polls->elsewhere += !pthread_equal(polls->thread, pthread_self());
    return ++polls->calls == 3;
}

static void a_poll_is_called_here_and_stops(void **state) {
    (void)state;
    static MateResult result;
    Polls polls = {.thread = pthread_self()};
    Position position;
    Stop stop;
    support_read(HARD, &position);
    stop_init(&stop);
    stop.poll = third_time;
    stop.poll_data = &polls;
    assert_true(mate_solve(&position, task(&position, MB, false), &stop, &result));
    assert_int_equal(result.outcome, MATE_UNKNOWN);
    assert_int_equal(stop.reason, STOP_POLL);
    assert_int_equal(polls.calls, 3);
    assert_int_equal(polls.elsewhere, 0);
}

static void no_stop_need_be_given(void **state) {
    (void)state;
    static MateResult result;
    Position position;
    support_read("8k/9/8P/9/9/9/9/9/9 b G 1", &position);
    assert_true(mate_solve(&position, task(&position, MB, false), NULL, &result));
    assert_int_equal(result.outcome, MATE_FOUND);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(named_positions),
        cmocka_unit_test(known_traps),
        cmocka_unit_test(problems_have_their_lengths),
        cmocka_unit_test(mates_hold_against_every_defence),
        cmocka_unit_test(small_positions_agree_with_the_oracle),
        cmocka_unit_test(a_second_run_is_the_same),
        cmocka_unit_test(the_size_of_the_table_is_no_matter),
        cmocka_unit_test(a_limit_of_nodes_stops),
        cmocka_unit_test(no_more_nodes_than_the_limit),
        cmocka_unit_test(a_limit_of_nodes_is_used),
        cmocka_unit_test(a_limit_leaves_a_main_line_or_says_so),
        cmocka_unit_test(a_long_mate_is_made_shorter),
        cmocka_unit_test(a_limit_falls_into_making_it_shorter),
        cmocka_unit_test(a_raised_flag_and_a_past_deadline_stop),
        cmocka_unit_test(a_poll_is_called_here_and_stops),
        cmocka_unit_test(no_stop_need_be_given),
    };
    return cmocka_run_group_tests_name("mate_solve", tests, NULL, NULL);
}
