/* Proves that the material is zero at the start, counts what a handicap takes away, changes sign with the side to move, and
 * counts a piece in hand as on the board; that the first weights are material only; that progress is counted as said, and chooses
 * between opening and ending; and, with weights by chance, that the evaluation is the same from the other side of the board, is
 * what its terms and its features add up to, and stands a missing king. */
#include "support.h"

#include "evaluate.h"
#include "sfen.h"

static int missing_value(const Position *position) {
    Position start;
    int value = 0;
    position_set_start(&start);
    for (unsigned kind = FU; kind < KINDS; kind++)
        value += PIECE_VALUE[kind] * ((int)bb_count(start.by_kind[kind]) - (int)bb_count(position->by_kind[kind]));
    return value;
}

static void the_even_start_is_zero_and_a_handicap_its_missing_pieces(void **state) {
    (void)state;
    for (const Handicap *handicap = HANDICAPS; handicap->name; handicap++) {
        Position position;
        support_read(handicap->sfen, &position);
        int missing = missing_value(&position);
        assert_int_equal(evaluate_material(&position), handicap == HANDICAPS ? 0 : -missing);
        if (handicap != HANDICAPS) assert_true(missing > 0);
    }
}

/* Any weights, within what a table may hold. */
static void random_weights(Weights *weights) {
    Random random = {20240301};
    *weights = (Weights){{0}};
    for (unsigned i = 0; i < WEIGHT_COUNT; i++)
        for (unsigned phase = 0; phase < PHASES; phase++)
            weight_set(weights, i, (enum Phase)phase, (int)random_below(&random, 60001) - 30000);
}

/* Both phases of a weight are what they were set to, in either order, and another's are not touched. */
static void weights_are_what_they_are_set_to(void **state) {
    static const int VALUES[] = {-INT16_MAX, -1, 0, 1, INT16_MAX};
    enum { COUNT = sizeof VALUES / sizeof *VALUES };
    (void)state;
    Weights weights = {{0}};
    for (unsigned i = 0; i < 2 * COUNT * COUNT; i++) {
        const int opening = VALUES[i / 2 % COUNT], ending = VALUES[i / 2 / COUNT];
        weight_set(&weights, 7, i % 2 ? OPENING : ENDING, i % 2 ? opening : ending);
        weight_set(&weights, 7, i % 2 ? ENDING : OPENING, i % 2 ? ending : opening);
        assert_int_equal(weight_of(&weights, 7, OPENING), opening);
        assert_int_equal(weight_of(&weights, 7, ENDING), ending);
    }
    assert_int_equal(weights.both[6], 0);
    assert_int_equal(weights.both[8], 0);
}

static void same_from_both_sides(const Position *position, void *data) {
    const Weights *weights = data;
    Position rotated;
    support_rotate(position, &rotated);
    if (evaluate(position, weights) != evaluate(&rotated, weights))
        support_fail(position, MOVE_NONE, "not the same when rotated");
    if (evaluate_material(position) != evaluate_material(&rotated))
        support_fail(position, MOVE_NONE, "not the same when rotated");
}

static void the_rotated_position_is_worth_the_same(void **state) {
    (void)state;
    Weights weights;
    random_weights(&weights);
    support_walk(60, same_from_both_sides, &weights);
}

static void as_material(const Position *position, void *data) {
    if (evaluate(position, data) != evaluate_material(position)) support_fail(position, MOVE_NONE, "not the material");
}

static void the_first_weights_are_material_only(void **state) {
    (void)state;
    Weights weights;
    weights_init(&weights);
    support_walk(60, as_material, &weights);
}

static int sum_of_terms(const Position *position, const Weights *weights) {
    int terms[EVALUATION_TERMS], sum = 0;
    assert_int_equal(evaluate_terms(position, weights, terms), evaluate(position, weights));
    for (unsigned term = 0; term < EVALUATION_TERMS; term++) sum += terms[term];
    return sum;
}

static int sum_of_features(const Position *position, const Weights *weights) {
    EvaluationFeature features[EVALUATION_FEATURES];
    unsigned progress, count = evaluate_features(position, features, &progress);
    int64_t sum = 0;
    assert_in_range(count, 1, EVALUATION_FEATURES);
    for (unsigned i = 0; i < count; i++) {
        assert_in_range(features[i].weight, 0, WEIGHT_COUNT - 1);
        const int opening = weight_of(weights, features[i].weight, OPENING),
                  ending = weight_of(weights, features[i].weight, ENDING);
        sum += features[i].count * (opening * (int)(PROGRESS_FULL - progress) + ending * (int)progress);
    }
    return (int)(sum / (PROGRESS_FULL * WEIGHT_UNITS));
}

static void adds_up(const Position *position, void *data) {
    int value = evaluate(position, data);
    if (sum_of_terms(position, data) != value) support_fail(position, MOVE_NONE, "the terms do not add up");
    if (sum_of_features(position, data) != value) support_fail(position, MOVE_NONE, "the features do not add up");
}

static void terms_and_features_add_up(void **state) {
    (void)state;
    Weights weights;
    random_weights(&weights);
    support_walk(60, adds_up, &weights);
}

static void progress_is_counted(void **state) {
    static const struct {
        const char *sfen;
        unsigned progress;
    } CASES[] = {
        {"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", 0},
        {"lnsgkgsnl/1r7/pppppppp1/9/9/9/1PPPPPPPP/7R1/LNSGKGSNL b Bb2p 1", 6},
        {"4k4/9/4P4/9/9/9/9/9/4K4 b - 1", 2},
        {"4k4/9/9/9/4+P4/9/9/9/4K4 b G 1", 4},
        {"4k4/9/9/9/9/9/9/9/4K4 b 2r2b4g4s4n4l18p 1", PROGRESS_FULL},
    };
    (void)state;
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        Position position;
        support_read(CASES[i].sfen, &position);
        assert_int_equal(evaluate_progress(&position), CASES[i].progress);
    }
}

static void grows(const Position *position, void *data) {
    unsigned progress = evaluate_progress(position);
    assert_in_range(progress, 0, PROGRESS_FULL);
    *(unsigned *)data |= 1u << (progress * 2 / PROGRESS_FULL);
}

/* At the start only what is for the opening counts, and at full progress only what is for the ending. */
static void each_phase_has_its_weights(void **state) {
    unsigned seen = 0;
    (void)state;
    support_walk(60, grows, &seen);
    assert_int_equal(seen, 7);
    for (unsigned phase = 0; phase < PHASES; phase++) {
        Weights weights = {{0}};
        Position opening, ending;
        weight_set(&weights, WEIGHTS_TEMPO, (enum Phase)phase, 500);
        position_set_start(&opening);
        support_read("4k4/9/9/9/9/9/9/9/4K4 b 2r2b4g4s4n4l18p 1", &ending);
        assert_int_equal(evaluate(&opening, &weights), phase == OPENING ? 50 : 0);
        assert_int_equal(evaluate(&ending, &weights), phase == ENDING ? 50 : 0);
    }
}

static void every_term_has_a_name(void **state) {
    (void)state;
    for (unsigned term = 0; term < EVALUATION_TERMS; term++) assert_non_null(EVALUATION_TERM_NAME[term]);
}

static void a_king_may_be_missing(void **state) {
    static const char *const SFENS[] = {"9/9/9/9/4P4/9/9/9/9 b - 1", "4k4/9/4P4/9/9/9/9/9/9 b G 1",
                                        "9/9/9/9/9/4p4/9/9/4K4 w 2r 1"};
    Weights weights;
    (void)state;
    random_weights(&weights);
    for (size_t i = 0; i < sizeof SFENS / sizeof *SFENS; i++) {
        Position position;
        support_read(SFENS[i], &position);
        adds_up(&position, &weights);
        same_from_both_sides(&position, &weights);
    }
}

/* The same features, left and right exchanged, while no king stands on the middle file. */
static void a_castle_is_worth_the_same_on_either_wing(void **state) {
    Weights weights;
    Position right, left;
    (void)state;
    random_weights(&weights);
    support_read("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/9/3G1GSK1 b r 1", &right);
    support_read("lnsgkgsnl/1b5r1/ppppppppp/9/9/9/PPPPPPPPP/9/1KSG1G3 b r 1", &left);
    Setup setup;
    position_setup(&right, &setup);
    setup.board[square_make(5, 1)] = 0;
    assert_int_equal(position_build(&right, &setup).rule, SETUP_FINE);
    position_setup(&left, &setup);
    setup.board[square_make(5, 1)] = 0;
    assert_int_equal(position_build(&left, &setup).rule, SETUP_FINE);
    assert_int_equal(evaluate(&right, &weights), evaluate(&left, &weights));
}

static void turned_by_side(const Position *position, void *data) {
    Position other;
    Setup setup;
    position_setup(position, &setup);
    setup.side = side_other(setup.side);
    if (position_build(&other, &setup).rule != SETUP_FINE) return;
    ++*(unsigned *)data;
    if (evaluate_material(position) != -evaluate_material(&other))
        support_fail(position, MOVE_NONE, "not opposite for the other side");
}

static void the_other_side_to_move_sees_the_opposite(void **state) {
    (void)state;
    unsigned turned = 0;
    support_walk(60, turned_by_side, &turned);
    assert_true(turned > 500);
}

static void a_piece_in_hand_counts_as_on_the_board(void **state) {
    (void)state;
    for (unsigned kind = FU; kind < HAND_KINDS; kind++)
        for (Side side = SENTE; side <= GOTE; side++) {
            Setup setup = {.side = side};
            Position on_board, in_hand;
            setup.board[square_make(9, 1)] = piece_make(GOTE, OU);
            setup.board[square_make(1, 9)] = piece_make(SENTE, OU);
            setup.hand[side][kind] = 1;
            assert_int_equal(position_build(&in_hand, &setup).rule, SETUP_FINE);
            setup.hand[side][kind] = 0;
            setup.board[square_make(5, 6)] = piece_make(side, kind);
            assert_int_equal(position_build(&on_board, &setup).rule, SETUP_FINE);
            assert_int_equal(evaluate_material(&in_hand), PIECE_VALUE[kind]);
            assert_int_equal(evaluate_material(&on_board), PIECE_VALUE[kind]);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(weights_are_what_they_are_set_to),
        cmocka_unit_test(the_even_start_is_zero_and_a_handicap_its_missing_pieces),
        cmocka_unit_test(the_rotated_position_is_worth_the_same),
        cmocka_unit_test(the_first_weights_are_material_only),
        cmocka_unit_test(terms_and_features_add_up),
        cmocka_unit_test(progress_is_counted),
        cmocka_unit_test(each_phase_has_its_weights),
        cmocka_unit_test(every_term_has_a_name),
        cmocka_unit_test(a_king_may_be_missing),
        cmocka_unit_test(a_castle_is_worth_the_same_on_either_wing),
        cmocka_unit_test(the_other_side_to_move_sees_the_opposite),
        cmocka_unit_test(a_piece_in_hand_counts_as_on_the_board),
    };
    return cmocka_run_group_tests_name("evaluate", tests, NULL, NULL);
}
