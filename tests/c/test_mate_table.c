/* Proves that the table says what was stored, for the hands and lengths it was stored about and what follows from that, and
 * nothing else: while it grows nothing is lost, and what a collection forgets is at most forgotten. */
#include "mate_facts.h"

enum { FACTS = 3000 };

/* Boards that start at the same and at neighbouring slots, and the greatest number. */
static uint64_t board_of(unsigned index) { return index == 0 ? UINT64_MAX : index < BOARDS / 2 ? index : (uint64_t)index << 52; }

static void store(MateTable *table, Fact fact, uint64_t effort) {
    if (fact.proof)
        mate_table_store_proven(table, board_of(fact.board), fact.hand, fact.plies, effort);
    else
        mate_table_store_disproven(table, board_of(fact.board), fact.hand, fact.plies, effort);
    mate_table_rest(table);
}

/* Whether the facts, one by one, say that there is a mate within `plies` (or that there is none). */
static bool follows(const Fact *facts, unsigned count, Fact asked) {
    for (unsigned i = 0; i < count; i++) {
        const Fact *fact = &facts[i];
        if (fact->board != asked.board || fact->proof != asked.proof) continue;
        if (fact->proof ? hand_dominates(asked.hand, fact->hand) && fact->plies <= asked.plies
                        : hand_dominates(fact->hand, asked.hand) && fact->plies > asked.plies)
            return true;
    }
    return false;
}

static void what_is_said_is_what_a_list_of_facts_says(void **state) {
    (void)state;
    static Fact facts[FACTS];
    Random random = {21};
    MateTable table;
    unsigned proofs = 0, refutations = 0, unknown = 0;
    assert_true(mate_table_open(&table, 4 * MB));
    for (unsigned i = 0; i < FACTS; i++) {
        facts[i] = random_fact(&random);
        store(&table, facts[i], random_below(&random, 1000));
        /* Numbers of a search decide nothing. */
        if (i % 3 == 0)
            mate_table_store(&table, board_of(random_below(&random, BOARDS)), random_hand(&random), 1 + random_below(&random, 50),
                             1 + random_below(&random, 50), random_below(&random, 40), 1);
        for (unsigned look = 0; look < 10; look++) {
            Fact asked = random_fact(&random);
            asked.plies = random_below(&random, 8) ? random_below(&random, 64) : 0xfff0;
            MateView view = mate_table_look(&table, board_of(asked.board), asked.hand, asked.plies);
            asked.proof = true;
            assert_int_equal(view.pn == 0, follows(facts, i + 1, asked));
            asked.proof = false;
            assert_int_equal(view.dn == 0, follows(facts, i + 1, asked));
            assert_true(is_true(asked.board, asked.hand, asked.plies, view));
            proofs += view.pn == 0;
            refutations += view.dn == 0;
            unknown += view.pn && view.dn;
        }
    }
    assert_true(proofs > 1000 && refutations > 1000 && unknown > 1000);
    mate_table_close(&table);
}

static void a_hand_speaks_for_richer_and_poorer_ones(void **state) {
    (void)state;
    MateTable table;
    Hand poor = hand_one(KI), some = poor + hand_one(FU) * 2, rich = some + hand_one(HI), other = hand_one(KA) * 2;
    assert_true(mate_table_open(&table, MB));
    mate_table_store_proven(&table, 5, some, 7, 1);
    assert_int_equal(mate_table_look(&table, 5, some, 7).pn, 0);
    assert_int_equal(mate_table_look(&table, 5, some, 7).plies, 7);
    assert_int_equal(mate_table_look(&table, 5, rich, 9).pn, 0);
    assert_true(mate_table_look(&table, 5, rich, 9).hand == some);
    assert_int_not_equal(mate_table_look(&table, 5, some, 5).pn, 0);
    assert_int_not_equal(mate_table_look(&table, 5, poor, 9).pn, 0);
    assert_int_not_equal(mate_table_look(&table, 5, other, 9).pn, 0);
    assert_int_not_equal(mate_table_look(&table, 6, some, 7).pn, 0);
    mate_table_store_proven(&table, 5, rich, 3, 1);
    assert_int_equal(mate_table_look(&table, 5, rich, 9).plies, 3);
    assert_int_equal(mate_table_look(&table, 5, some, 9).plies, 7);
    mate_table_store_disproven(&table, 5, some, 7, 1);
    assert_int_equal(mate_table_look(&table, 5, some, 5).dn, 0);
    assert_int_equal(mate_table_look(&table, 5, poor, 6).dn, 0);
    assert_int_equal(mate_table_look(&table, 5, some, 7).pn, 0);
    assert_int_not_equal(mate_table_look(&table, 5, poor, 7).dn, 0);
    mate_table_store_disproven(&table, 5, poor, NO_PLIES, 1);
    assert_int_equal(mate_table_look(&table, 5, poor, 0xfff0).dn, 0);
    assert_int_equal(mate_table_look(&table, 5, 0, 0xfff0).dn, 0);
    /* A worse bound does not replace a better one. */
    mate_table_store_proven(&table, 5, rich, 9, 1);
    assert_int_equal(mate_table_look(&table, 5, rich, 9).plies, 3);
    mate_table_close(&table);
}

static void numbers_and_the_least_depth_are_found_again(void **state) {
    (void)state;
    MateTable table;
    Hand hand = hand_one(GI);
    assert_true(mate_table_open(&table, MB));
    MateView view = mate_table_look(&table, 9, hand, 11);
    assert_true(!view.known && view.pn == 1 && view.dn == 1 && view.depth == NO_PLIES);
    mate_table_store(&table, 9, hand, 30, 40, 6, 100);
    mate_table_store(&table, 9, hand, 3, 4, 8, 100);
    view = mate_table_look(&table, 9, hand, 11);
    assert_true(view.known && view.pn == 3 && view.dn == 4 && view.depth == 6);
    /* A richer hand is as easily mating, a poorer one as hardly; whatever their own entries said before. */
    view = mate_table_look(&table, 9, hand + hand_one(FU), 11);
    assert_true(!view.known && view.pn == 1 && view.dn == 4);
    view = mate_table_look(&table, 9, 0, 11);
    assert_true(!view.known && view.pn == 3 && view.dn == 1);
    mate_table_close(&table);
}

static void numbers_are_forgotten_and_bounds_are_not(void **state) {
    (void)state;
    MateTable table;
    Hand hand = hand_one(GI);
    assert_true(mate_table_open(&table, MB));
    mate_table_store(&table, 8, hand, 30, 40, 6, 100);
    mate_table_store(&table, 9, hand, 30, 40, 6, 100);
    mate_table_store_proven(&table, 9, hand, 21, 100);
    mate_table_store_disproven(&table, 9, hand, 11, 100);
    mate_table_forget_numbers(&table);
    MateView view = mate_table_look(&table, 8, hand, 15);
    assert_true(!view.known && view.pn == 1 && view.dn == 1 && view.depth == NO_PLIES);
    assert_int_equal(mate_table_look(&table, 9, hand, 21).pn, 0);
    assert_int_equal(mate_table_look(&table, 9, hand, 10).dn, 0);
    /* In between it is open, and promising; so it is with a richer hand, not with a poorer one. */
    view = mate_table_look(&table, 9, hand, 15);
    assert_true(!view.known && view.promising && view.pn == 1 && view.dn == 1 && view.depth == NO_PLIES);
    assert_true(mate_table_look(&table, 9, hand + hand_one(FU), 15).promising);
    assert_false(mate_table_look(&table, 9, 0, 15).promising);
    assert_false(mate_table_look(&table, 8, hand, 15).promising);
    /* New numbers count, and so does a new depth, though the old one was less; for richer and poorer hands, too. */
    mate_table_store(&table, 9, hand, 3, 4, 8, 100);
    view = mate_table_look(&table, 9, hand, 15);
    assert_true(view.known && view.pn == 3 && view.dn == 4 && view.depth == 8);
    assert_int_equal(mate_table_look(&table, 8, 0, 15).pn, 1);
    mate_table_store(&table, 8, 0, 1, 1, 9, 100);
    view = mate_table_look(&table, 8, hand, 15);
    assert_true(!view.known && view.pn == 1 && view.dn == 1 && view.depth == 9);
    /* A bound alone is no number. */
    mate_table_store_proven(&table, 7, hand, 21, 100);
    view = mate_table_look(&table, 7, hand, 15);
    assert_true(!view.known && view.promising && view.pn == 1 && view.dn == 1 && view.depth == NO_PLIES);
    mate_table_close(&table);
}

/* Eras come round: numbers are back then, and bounds have been there all the time. */
static void after_65536_times_numbers_are_back(void **state) {
    (void)state;
    enum { ERAS = 65536 };
    MateTable table;
    Hand hand = hand_one(GI);
    assert_true(mate_table_open(&table, MB));
    mate_table_store(&table, 9, hand, 30, 40, 6, 100);
    mate_table_store_proven(&table, 9, hand, 21, 100);
    for (unsigned i = 1; i < ERAS; i++) {
        mate_table_forget_numbers(&table);
        assert_false(mate_table_look(&table, 9, hand, 15).known);
        assert_int_equal(mate_table_look(&table, 9, hand, 21).pn, 0);
    }
    mate_table_forget_numbers(&table);
    MateView view = mate_table_look(&table, 9, hand, 15);
    assert_true(view.known && view.pn == 30 && view.dn == 40 && view.depth == 6);
    assert_int_equal(mate_table_look(&table, 9, hand, 21).pn, 0);
    mate_table_close(&table);
}

/* A hand is a number below 18 * 4 * 4 * 4: many entries to a board. */
static Hand counted_hand(unsigned number) {
    return hand_one(FU) * (number % 18) + hand_one(KY) * (number / 18 % 4) + hand_one(KE) * (number / 72 % 4);
}

static void growth_keeps_everything(void **state) {
    (void)state;
    enum { COUNT = 400000 };
    MateTable table;
    assert_true(mate_table_open(&table, 64 * MB));
    size_t first = table.end;
    for (unsigned i = 0; i < COUNT; i++) {
        mate_table_store_proven(&table, i / 4 + 1, counted_hand(i), i % 1000, i % 7);
        mate_table_rest(&table);
    }
    assert_true(table.end > first && table.collections == 0 && table.used == COUNT);
    for (unsigned i = 0; i < COUNT; i++) {
        MateView view = mate_table_look(&table, i / 4 + 1, counted_hand(i), 1000);
        assert_true(view.pn == 0 && view.plies <= i % 1000);
    }
    mate_table_close(&table);
}

static void what_is_forgotten_is_not_invented(void **state) {
    (void)state;
    enum { COUNT = 600000 };
    Random random = {22};
    MateTable table;
    unsigned kept = 0, dear = 0, dear_kept = 0;
    assert_true(mate_table_open(&table, 2 * MB));
    /* The boards of the model, between very many others. */
    for (unsigned i = 0; i < COUNT; i++) {
        Fact fact = random_fact(&random);
        uint64_t board = (uint64_t)(1 + i / 50) * BOARDS + fact.board;
        unsigned effort = i % 50 == 0 ? 100000 : random_below(&random, 300);
        if (fact.proof)
            mate_table_store_proven(&table, board, fact.hand, fact.plies, effort);
        else
            mate_table_store_disproven(&table, board, fact.hand, fact.plies, effort);
        mate_table_rest(&table);
        assert_false(mate_table_due(&table));
    }
    assert_true(table.collections > 2);
    random.state = 22;
    for (unsigned i = 0; i < COUNT; i++) {
        Fact fact = random_fact(&random);
        uint64_t board = (uint64_t)(1 + i / 50) * BOARDS + fact.board;
        if (i % 50) random_below(&random, 300);
        unsigned plies = fact.proof ? fact.plies : fact.plies ? fact.plies - 1u : 0;
        MateView view = mate_table_look(&table, board, fact.hand, plies);
        assert_true(is_true(fact.board, fact.hand, plies, view));
        bool found = fact.proof ? view.pn == 0 : view.dn == 0;
        kept += found;
        dear += i % 50 == 0;
        dear_kept += i % 50 == 0 && found;
    }
    /* Cheap entries go first. */
    assert_true(kept > 10000 && kept < COUNT / 2);
    assert_true(dear_kept > dear * 9 / 10);
    mate_table_close(&table);
}

/* All entries on one board: one run, which must end within the table. */
static void one_crowded_board_is_no_harm(void **state) {
    (void)state;
    MateTable table;
    assert_true(mate_table_open(&table, MB));
    for (unsigned i = 0; i < 9000; i++) {
        /* The last slots at which a board may start. */
        uint64_t board = UINT64_MAX - i / 288;
        mate_table_store_disproven(&table, board, counted_hand(i), 5, i);
        mate_table_rest(&table);
        MateView view = mate_table_look(&table, board, counted_hand(i), 4);
        assert_true(view.pn != 0);
    }
    for (unsigned i = 0; i < 9000; i++) assert_true(mate_table_look(&table, UINT64_MAX - i / 288, counted_hand(i), 5).pn != 0);
    mate_table_close(&table);
}

static void the_bytes_given_are_kept(void **state) {
    (void)state;
    static const size_t SIZES[] = {0, MB, 4 * MB, 16 * MB, 20 * MB, 32 * MB};
    Random random = {24};
    for (unsigned i = 0; i < sizeof SIZES / sizeof *SIZES; i++) {
        MateTable table;
        assert_true(mate_table_open(&table, SIZES[i]));
        for (unsigned turn = 0; turn < 8; turn++) {
            size_t end = table.end;
            unsigned collections = table.collections;
            while (table.end == end && table.collections == collections) {
                mate_table_store_proven(&table, random_below(&random, 1u << 31) + 1, 0, 1, 1);
                mate_table_rest(&table);
            }
            size_t bytes = table.end * sizeof(MateEntry);
            assert_true(bytes <= SIZES[i] || bytes <= 3 * MB);
        }
        if (SIZES[i] >= 16 * MB) assert_true(table.end * sizeof(MateEntry) > SIZES[i] / 2);
        mate_table_close(&table);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_said_is_what_a_list_of_facts_says),
        cmocka_unit_test(a_hand_speaks_for_richer_and_poorer_ones),
        cmocka_unit_test(numbers_and_the_least_depth_are_found_again),
        cmocka_unit_test(numbers_are_forgotten_and_bounds_are_not),
        cmocka_unit_test(after_65536_times_numbers_are_back),
        cmocka_unit_test(growth_keeps_everything),
        cmocka_unit_test(what_is_forgotten_is_not_invented),
        cmocka_unit_test(one_crowded_board_is_no_harm),
        cmocka_unit_test(the_bytes_given_are_kept),
    };
    return cmocka_run_group_tests_name("mate_table", tests, NULL, NULL);
}
