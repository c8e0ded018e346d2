/* Proves the operations on whole hands against loops over the kinds. */
#include "support.h"

#include "mate/hands.h"

enum { PAIRS = 200000 };

/* Every field within what a set has; often empty, full, or as in `like`. */
static Hand random_hand(Random *random, Hand like) {
    Hand hand = 0;
    for (unsigned kind = FU; kind < HAND_KINDS; kind++) {
        unsigned most = PIECES_IN_SET[kind], count = random_below(random, most + 1), choice = random_below(random, 6);
        if (choice == 0) count = 0;
        if (choice == 1) count = most;
        if (choice == 2) count = hand_count(like, kind);
        hand += hand_one(kind) * count;
    }
    return hand;
}

static void whole_hands_are_as_field_by_field(void **state) {
    (void)state;
    Random random = {11};
    unsigned covering = 0, alike = 0;
    for (unsigned i = 0; i < PAIRS; i++) {
        Hand a = random_hand(&random, 0), b = random_hand(&random, a), most = 0, least = 0, covered = 0, held = 0;
        if (i % 3 == 0) b = hand_least(a, b);
        bool covers = true;
        unsigned total = 0;
        for (unsigned kind = FU; kind < HAND_KINDS; kind++) {
            unsigned of_a = hand_count(a, kind), of_b = hand_count(b, kind);
            covers = covers && of_a >= of_b;
            most += hand_one(kind) * (of_a > of_b ? of_a : of_b);
            least += hand_one(kind) * (of_a < of_b ? of_a : of_b);
            /* a field without its spare bit; HAND_FULL may be less than all of its bits */
            if (of_a >= of_b) covered |= hand_mask(kind);
            if (of_a > 0) held |= hand_mask(kind);
            total += of_a;
        }
        Hand fields = 0;
        for (unsigned kind = FU; kind < HAND_KINDS; kind++) fields |= hand_mask(kind);
        assert_int_equal(hand_dominates(a, b), covers);
        assert_int_equal(hand_most(a, b), most);
        assert_int_equal(hand_least(a, b), least);
        assert_int_equal(hand_fields_covered(a, b) & fields, covered);
        assert_int_equal(hand_fields_held(a) & fields, held);
        assert_int_equal(hand_fields_covered(a, b) & HAND_GUARDS, 0);
        assert_int_equal(hand_fields_held(a) & HAND_GUARDS, 0);
        assert_int_equal(hand_total(a), total);
        assert_true(hand_dominates(HAND_FULL, a) && hand_dominates(a, 0));
        covering += covers;
        alike += a == b;
    }
    assert_true(covering > PAIRS / 4 && covering < PAIRS / 2 && alike > 100);
}

static void one_piece_more_or_less_is_told(void **state) {
    (void)state;
    Random random = {12};
    for (unsigned i = 0; i < PAIRS; i++) {
        Hand hand = random_hand(&random, 0);
        unsigned kind = FU + random_below(&random, HAND_KINDS - FU);
        if (hand_count(hand, kind) == PIECES_IN_SET[kind]) continue;
        Hand more = hand + hand_one(kind);
        assert_true(hand_dominates(more, hand));
        assert_false(hand_dominates(hand, more));
        assert_int_equal(hand_most(hand, more), more);
        assert_int_equal(hand_least(hand, more), hand);
        assert_int_equal(hand_total(more), hand_total(hand) + 1);
    }
}

static void a_full_hand_has_every_piece_of_a_set(void **state) {
    (void)state;
    for (unsigned kind = FU; kind < HAND_KINDS; kind++) assert_int_equal(hand_count(HAND_FULL, kind), PIECES_IN_SET[kind]);
    assert_int_equal(hand_total(HAND_FULL), 38);
    assert_int_equal(HAND_FULL & HAND_GUARDS, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_hands_are_as_field_by_field),
        cmocka_unit_test(one_piece_more_or_less_is_told),
        cmocka_unit_test(a_full_hand_has_every_piece_of_a_set),
    };
    return cmocka_run_group_tests_name("mate_hands", tests, NULL, NULL);
}
