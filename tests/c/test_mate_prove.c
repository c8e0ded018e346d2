/* Proves the proof-number search question by question: what it proves and refutes agrees with the oracle, for any mate and
 * for lengths; it stops where it is told to and says then that it does not know; and it leaves no trace but in its table. */
#include "mate_oracle.h"

#include "mate/prove.h"
#include "movegen.h"

enum { MB = 1 << 20, SMALL = 220, LONGEST = 9 };

static ProverShare alone;

/* Convention: futile interpositions do not count, so a mate within n may really last longer, but a real mate within n is
 * always one. */
static void check(const Position *position, OracleAnswer oracle, unsigned plies, Proof proof) {
    if (proof.proven == proof.disproven) support_fail(position, MOVE_NONE, "neither or both");
    if (proof.proven && oracle.none) support_fail(position, MOVE_NONE, "proven, and there is no mate");
    if (proof.disproven && oracle.mate && oracle.plies <= plies)
        support_fail(position, MOVE_NONE, "refuted, and there is a mate");
    if (proof.proven && proof.plies > plies) support_fail(position, MOVE_NONE, "longer than asked for");
}

static void questions_are_answered_as_by_the_oracle(void **state) {
    (void)state;
    Random random = {41};
    Oracle *oracle = oracle_open(1000);
    unsigned mates = 0, none = 0;
    for (unsigned i = 0; i < SMALL; i++) {
        Position position = small_position(&random);
        OracleAnswer answer = oracle_ask(oracle, &position, LONGEST);
        if (!answer.mate && !answer.none) continue;
        MateTable table;
        assert_true(mate_table_open(&table, MB));
        Side attacker = mate_attacker(&position);
        Prover *prover = prover_open(&table, &position, attacker, NULL, &alone);
        assert_non_null(prover);
        unsigned first = (Side)position.side == attacker;
        /* Short lengths first, or any mate first. */
        unsigned asked[LONGEST + 2], count = 0;
        if (i % 2) asked[count++] = NO_LIMIT;
        for (unsigned plies = first; plies <= LONGEST; plies += 2) asked[count++] = plies;
        if (i % 2 == 0) asked[count++] = NO_LIMIT;
        unsigned least = NO_LIMIT + 1;
        for (unsigned j = 0; j < count; j++) {
            Proof proof = prover_ask(prover, NULL, 0, asked[j], 0);
            check(&position, answer, asked[j], proof);
            if (proof.proven && asked[j] < least) least = asked[j];
            if (proof.disproven && asked[j] >= least) support_fail(&position, MOVE_NONE, "no mate within more plies");
            /* It is remembered, and a second question costs nothing. */
            uint64_t nodes = prover_nodes(prover);
            Proof again = prover_ask(prover, NULL, 0, asked[j], 0), recalled = prover_recall(prover, &position, asked[j]);
            assert_true(again.proven == proof.proven && recalled.proven == proof.proven && again.plies <= proof.plies);
            assert_true(prover_nodes(prover) == nodes);
        }
        mates += answer.mate;
        none += answer.none;
        prover_close(prover);
        mate_table_close(&table);
    }
    assert_true(mates > SMALL / 25 && none > SMALL / 6);
    oracle_close(oracle);
}

/* After moves: every first check of a position, asked of one prover. */
static void questions_after_moves(void **state) {
    (void)state;
    Random random = {42};
    Oracle *oracle = oracle_open(300);
    unsigned asked = 0, proven = 0;
    for (unsigned i = 0; i < 60; i++) {
        Position position = small_position(&random);
        Side attacker = mate_attacker(&position);
        if ((Side)position.side != attacker) continue;
        MateTable table;
        assert_true(mate_table_open(&table, MB));
        Prover *prover = prover_open(&table, &position, attacker, NULL, &alone);
        assert_non_null(prover);
        Move checks[MAX_MOVES];
        unsigned count = movegen_checks(&position, checks);
        for (unsigned j = 0; j < count; j++) {
            Position after = position;
            Undo undo;
            position_make(&after, checks[j], &undo);
            /* The oracle takes the side with a king to face for the attacker. */
            if (mate_attacker(&after) != attacker) continue;
            OracleAnswer answer = oracle_ask(oracle, &after, 4);
            if (!answer.mate && !answer.none) continue;
            Proof proof = prover_ask(prover, &checks[j], 1, NO_LIMIT, 0);
            check(&after, answer, NO_LIMIT, proof);
            asked++;
            proven += proof.proven;
        }
        prover_close(prover);
        mate_table_close(&table);
    }
    assert_true(asked > 60 && proven > 10);
    oracle_close(oracle);
}

static const char *const HARD = "lng5l/2k4p1/1pppS3p/p3S4/6p2/5p3/PP1PP2bP/2S2G3/LNKG4L b RBSN2Prgn3p 84";

static void limits_of_nodes_and_flags_leave_it_open(void **state) {
    (void)state;
    Position position;
    MateTable table;
    Stop stop;
    support_read(HARD, &position);
    stop_init(&stop);
    assert_true(mate_table_open(&table, MB));
    Prover *prover = prover_open(&table, &position, SENTE, &stop, &alone);
    assert_non_null(prover);
    Proof proof = prover_ask(prover, NULL, 0, NO_LIMIT, 50);
    assert_false(proof.proven || proof.disproven);
    assert_in_range(prover_nodes(prover), 50, 60);
    assert_false(prover_recall(prover, &position, NO_LIMIT).proven);
    /* It goes on where it was. */
    proof = prover_ask(prover, NULL, 0, NO_LIMIT, 100);
    assert_false(proof.proven || proof.disproven);
    assert_in_range(prover_nodes(prover), 150, 170);
    stop.flag = true;
    proof = prover_ask(prover, NULL, 0, NO_LIMIT, 0);
    assert_false(proof.proven || proof.disproven);
    assert_in_range(prover_nodes(prover), 150, 180);
    assert_int_equal(stop.reason, STOP_FLAG);
    prover_close(prover);
    mate_table_close(&table);
}

/* What is known of longer mates with such or poorer hands, true or not, must not hide that a check mates at once because there is
 * nothing to interpose but what is futile. */
static void a_promising_check_is_seen_to_mate(void **state) {
    (void)state;
    Position position;
    Move checks[MAX_MOVES];
    MateTable table;
    support_read("8k/4g4/R5NG1/9/9/9/4p4/9/9 b N2p 1", &position);
    for (unsigned poorer = 0; poorer < 2; poorer++) {
        assert_true(mate_table_open(&table, MB));
        Prover *prover = prover_open(&table, &position, SENTE, NULL, &alone);
        assert_non_null(prover);
        unsigned count = movegen_checks(&position, checks);
        for (unsigned i = 0; i < count; i++) {
            Position after = position;
            Undo undo;
            position_make(&after, checks[i], &undo);
            Hand hand = after.hand[SENTE];
            if (hand_count(hand, KE) < poorer) continue;
            mate_table_store_proven(&table, position_board_key(&after), hand - poorer * hand_one(KE), 4, 1);
        }
        assert_true(prover_ask(prover, NULL, 0, 1, 0).proven);
        prover_close(prover);
        mate_table_close(&table);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(questions_are_answered_as_by_the_oracle),
        cmocka_unit_test(questions_after_moves),
        cmocka_unit_test(a_promising_check_is_seen_to_mate),
        cmocka_unit_test(limits_of_nodes_and_flags_leave_it_open),
    };
    return cmocka_run_group_tests_name("mate_prove", tests, NULL, NULL);
}
