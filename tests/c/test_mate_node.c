/* Proves what is said of disproofs that depend on the path: on which depths, also after many are joined and some have left the
 * path; and that one is recalled only where all it depends on is on the path, for the hand and the lengths it was kept for. */
#include "mate_facts.h"

#include <string.h>

#include "mate/prove.h"
#include "mate/prover_private.h"

enum { DEPTHS = 24 };

/* The depths told are the least of all; all of them, unless as many are told as can be. */
static void check_depends(Depends said, uint32_t all) {
    unsigned told = 0;
    for (unsigned depth = 0; depth < DEPTHS && told < DEPENDS_MOST; depth++)
        if (all >> depth & 1) assert_int_equal(said.depths[told++], depth);
    for (; told < DEPENDS_MOST; told++) assert_int_equal(said.depths[told], NONE);
    assert_int_equal(depends_on_any(said), all != 0);
}

static void the_least_depths_are_told(void **state) {
    (void)state;
    Random random = {31};
    for (unsigned round = 0; round < 20000; round++) {
        enum { SETS = 4 };
        Depends said[SETS];
        uint32_t all[SETS] = {0};
        for (unsigned i = 0; i < SETS; i++) said[i] = ON_NOTHING;
        for (unsigned steps = 0; steps < 20; steps++) {
            unsigned i = random_below(&random, SETS), j = random_below(&random, SETS), depth = random_below(&random, DEPTHS);
            if (random_below(&random, 2)) {
                said[i] = depends_on_both(said[i], depends_on(depth));
                all[i] |= 1u << depth;
            } else {
                said[i] = depends_on_both(said[i], said[j]);
                all[i] |= all[j];
            }
            check_depends(said[i], all[i]);
        }
        /* The deepest leave the path first; what was not told goes with them, or is not told still. */
        for (unsigned depth = DEPTHS; depth-- > 0;)
            for (unsigned i = 0; i < SETS; i++) {
                said[i] = depends_above(said[i], depth);
                all[i] &= (1u << depth) - 1;
                assert_true(depends_on_any(said[i]) == (all[i] != 0));
                assert_true(all[i] == 0 || said[i].depths[0] == (unsigned)__builtin_ctz(all[i]));
                if (said[i].depths[DEPENDS_MOST - 1] == NONE) check_depends(said[i], all[i]);
            }
    }
}

typedef struct Kept {
    uint64_t board, above[LOOP_MOST];
    Hand hand, above_hands[LOOP_MOST];
    unsigned plies, count;
} Kept;

static uint64_t board_above(Random *random) { return 1000 + random_below(random, 12); }

/* Whether it may be said of the child, and on which depths it then depends. */
static bool follows(const Prover *prover, unsigned depths, const Kept *kept, const Child *child, unsigned plies, Depends *on) {
    if (kept->board != child->board || kept->hand != child->hand || kept->plies <= plies) return false;
    *on = ON_NOTHING;
    for (unsigned i = 0; i < kept->count; i++) {
        unsigned depth = depths;
        while (depth-- > 0)
            if (prover->path[depth].board == kept->above[i] && hand_dominates(prover->path[depth].hand, kept->above_hands[i]))
                break;
        if (depth >= depths) return false;
        *on = depends_on_both(*on, depends_on(depth));
    }
    return true;
}

static Prover *opened(MateTable *table) {
    static ProverShare share;
    Position position;
    assert_true(mate_table_open(table, MB));
    support_read("4k4/9/9/9/9/9/9/9/9 b G2r2b3g4s4n4l18p 1", &position);
    Prover *prover = prover_open(table, &position, SENTE, NULL, &share);
    assert_non_null(prover);
    return prover;
}

static void closed(Prover *prover, MateTable *table) {
    prover_close(prover);
    mate_table_close(table);
}

static void push_all(Prover *prover, Random *random, unsigned depths) {
    for (unsigned depth = 0; depth < depths; depth++)
        prover_path_push(prover, depth, board_above(random), random_hand(random) & ~hand_mask(FU));
}

static void pop_all(Prover *prover, unsigned depths) {
    while (depths-- > 0) prover_path_pop(prover, depths);
}

/* Asks about a child; true when it is refuted, which then follows from something kept. */
static bool ask(Prover *prover, unsigned depths, const Kept *kept, unsigned count, Child child, unsigned plies) {
    bool justified = false;
    Depends on;
    child.pn = child.dn = 1;
    prover_recall_loop(prover, &child, plies);
    if (child.dn != 0) return false;
    while (count-- > 0 && !justified)
        justified = follows(prover, depths, &kept[count], &child, plies, &on) && kept[count].plies == child.plies &&
                    memcmp(&on, &child.depends, sizeof on) == 0;
    assert_true(justified && child.pieces == child.hand && child.pn == UINT32_MAX);
    return true;
}

static void a_disproof_holds_where_its_ancestors_are(void **state) {
    (void)state;
    enum { KEPT = 4000, PATH = 10, ASKED = 30 };
    static Kept kept[KEPT];
    Random random = {32};
    MateTable table;
    unsigned held = 0, open = 0, too_many = 0;
    Prover *prover = opened(&table);
    for (unsigned i = 0; i < KEPT; i++) {
        push_all(prover, &random, PATH);
        Depends on = depends_on(random_below(&random, PATH));
        for (unsigned more = random_below(&random, 5); more > 0; more--)
            on = depends_on_both(on, depends_on(random_below(&random, PATH)));
        Node node = {.board = 1 + random_below(&random, BOARDS), .hand = random_below(&random, 3) * hand_one(KI)};
        node.plies = (uint16_t)(random_below(&random, 4) ? 2 + random_below(&random, 50) : NO_PLIES);
        prover_keep_loop(prover, &node, on);
        kept[i] = (Kept){.board = node.board, .hand = node.hand, .plies = node.plies};
        for (unsigned n = 0; n < LOOP_MOST && on.depths[n] != NONE; n++) {
            kept[i].above[n] = prover->path[on.depths[n]].board;
            kept[i].above_hands[n] = prover->path[on.depths[n]].hand;
            kept[i].count++;
        }
        /* It holds here; but what depends on too much was not kept. */
        bool kept_at_all = on.depths[LOOP_MOST] == NONE;
        if (!kept_at_all) kept[i].plies = 0;
        too_many += !kept_at_all;
        bool found = ask(prover, PATH, kept, i + 1, (Child){.board = node.board, .hand = node.hand}, node.plies - 1u);
        assert_true(found || !kept_at_all);
        pop_all(prover, PATH);
        for (unsigned n = 0; n < ASKED; n++) {
            push_all(prover, &random, PATH);
            Child child = {.board = 1 + random_below(&random, BOARDS), .hand = random_below(&random, 3) * hand_one(KI)};
            if (ask(prover, PATH, kept, i + 1, child, 1 + random_below(&random, 50)))
                held++;
            else
                open++;
            pop_all(prover, PATH);
        }
    }
    assert_true(held > 1000 && open > 1000 && too_many > 50);
    closed(prover, &table);
}

static void what_is_above_the_base_does_not_count(void **state) {
    (void)state;
    MateTable table;
    Prover *prover = opened(&table);
    Node node = {.board = 7, .plies = NO_PLIES};
    Child child = {.board = 7, .pn = 1, .dn = 1};
    prover_path_push(prover, 0, 1000, 0);
    prover_path_push(prover, 2, 1001, 0);
    prover_keep_loop(prover, &node, depends_on(0));
    prover->path_base = 1;
    prover_recall_loop(prover, &child, 5);
    assert_int_equal(child.dn, 1);
    prover->path_base = 0;
    prover_recall_loop(prover, &child, 5);
    assert_int_equal(child.dn, 0);
    closed(prover, &table);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_least_depths_are_told),
        cmocka_unit_test(a_disproof_holds_where_its_ancestors_are),
        cmocka_unit_test(what_is_above_the_base_does_not_count),
    };
    return cmocka_run_group_tests_name("mate_node", tests, NULL, NULL);
}
