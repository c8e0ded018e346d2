/* Proves that the entries are numbered without gap or overlap, that the eight images of a board are worth the same, that weights
 * read back as they were written, and that no bytes but those of weights are read, the line of the fault named, and
 * that the program's own weights are. */
#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "othello/evaluate.h"
#include "othello/patterns.h"

/* Weights with something in every table, mostly small, a tenth of them 0 and some beyond what the text can hold. */
static OthelloWeights *random_weights(uint64_t seed) {
    Random random = {seed};
    uint32_t count = 0, *folded = othello_fold(&count);
    assert_non_null(folded);
    float *values = malloc((size_t)count * OTHELLO_STAGES * sizeof *values);
    assert_non_null(values);
    for (size_t i = 0; i < (size_t)count * OTHELLO_STAGES; i++) {
        const unsigned kind = random_below(&random, 100);
        const float value = (float)random_below(&random, 1001) / 500 - 1;
        values[i] = kind < 10 ? 0 : kind == 99 ? 40 * value : value;
        if (i % 100000 < 5000) values[i] = 0;
    }
    OthelloWeights *weights = othello_weights_make(values);
    assert_non_null(weights);
    free(values);
    free(folded);
    return weights;
}

static OthelloBoard random_board(Random *random) {
    const uint64_t occupied = random_next(random) | random_next(random), own = random_next(random);
    return (OthelloBoard){.own = occupied & own, .other = occupied & ~own};
}

static void every_entry_has_its_number(void **state) {
    (void)state;
    uint32_t base = 0, count = 0, next = 0, *folded = othello_fold(&count);
    assert_non_null(folded);
    for (unsigned i = 0; i < OTHELLO_TABLES; i++) {
        assert_int_equal(OTHELLO_TABLE[i].base, base);
        base += OTHELLO_TABLE[i].size;
    }
    assert_int_equal(base, OTHELLO_ENTRIES);
    for (uint32_t i = 0; i < OTHELLO_ENTRIES; i++) {
        assert_true(folded[i] <= next);
        if (folded[i] == next) next++;
    }
    assert_int_equal(next, count);
    free(folded);
}

/* The configuration of each lane by walking its squares; a lane's squares are found as those whose discs change it. */
static void a_look_is_the_sum_of_its_squares(void **state) {
    (void)state;
    Random random = {5};
    OthelloLooks single[OTHELLO_SQUARES], all;
    for (unsigned square = 0; square < OTHELLO_SQUARES; square++)
        othello_look((OthelloBoard){.own = othello_bit(square)}, 0, 0, &single[square]);
    for (unsigned i = 0; i < 1000; i++) {
        const OthelloBoard board = random_board(&random);
        othello_look(board, 0, 0, &all);
        for (unsigned lane = 0; lane < OTHELLO_SHAPE_LANES; lane++) {
            unsigned sum = 0;
            for (unsigned square = 0; square < OTHELLO_SQUARES; square++)
                sum += single[square].lane[lane] * (unsigned)((board.own >> square & 1) + 2 * (board.other >> square & 1));
            assert_int_equal(all.lane[lane], sum);
        }
    }
}

static void the_images_of_a_board_are_worth_the_same(void **state) {
    (void)state;
    OthelloWeights *weights = random_weights(1);
    Random random = {2};
    for (unsigned i = 0; i < 2000; i++) {
        const OthelloBoard board = random_board(&random);
        const int trained = othello_evaluate(weights, board), built_in = othello_evaluate(NULL, board);
        for (unsigned symmetry = 1; symmetry < OTHELLO_SYMMETRIES; symmetry++) {
            const OthelloBoard image = {othello_image(board.own, symmetry), othello_image(board.other, symmetry)};
            assert_int_equal(othello_evaluate(weights, image), trained);
            assert_int_equal(othello_evaluate(NULL, image), built_in);
        }
        assert_in_range(trained + OTHELLO_BEST_EVALUATION, 0, 2 * OTHELLO_BEST_EVALUATION);
        assert_in_range(built_in + OTHELLO_BEST_EVALUATION, 0, 2 * OTHELLO_BEST_EVALUATION);
    }
    othello_weights_free(weights);
}

static void a_side_that_must_pass_has_what_the_other_leaves(void **state) {
    (void)state;
    OthelloWeights *weights = random_weights(3);
    const OthelloBoard blocked = {.own = 2, .other = 1}, open = othello_passed(blocked);
    assert_int_equal(othello_evaluate(weights, blocked), -othello_evaluate(weights, open));
    assert_int_equal(othello_evaluate(NULL, blocked), -othello_evaluate(NULL, open));
    othello_weights_free(weights);
}

static void written_weights_read_back(void **state) {
    (void)state;
    OthelloWeights *weights = random_weights(4);
    size_t length = 0, again_length = 0;
    char *text = othello_weights_write(weights, "made by a test\nin two lines", &length);
    assert_non_null(text);
    assert_int_equal(strlen(text), length);
    OthelloWeightsError error;
    OthelloWeights *again = othello_weights_read(text, length, &error);
    assert_non_null(again);
    bool large = false;
    for (unsigned stage = 0; stage < OTHELLO_STAGES; stage++)
        for (uint32_t i = 0; i < OTHELLO_ENTRIES; i++) {
            const int weight = othello_weight(weights, stage, i);
            if (othello_weight(again, stage, i) != weight) fail();
            large = large || weight == OTHELLO_WEIGHT_MAX;
        }
    assert_true(large);
    char *again_text = othello_weights_write(again, "made by a test\nin two lines", &again_length);
    assert_int_equal(again_length, length);
    assert_memory_equal(again_text, text, length);
    for (const char *line = text; *line != '\0'; line = strchr(line, '\n') + 1)
        if (line[0] != '#' && strncmp(line, "gunshi", 6) != 0) assert_in_range(strcspn(line, "\n"), 1, 128);
    free(again_text);
    free(text);
    othello_weights_free(again);
    othello_weights_free(weights);
}

static OthelloWeights *nothing(void) {
    uint32_t count = 0, *folded = othello_fold(&count);
    float *values = calloc((size_t)count * OTHELLO_STAGES, sizeof *values);
    OthelloWeights *weights = othello_weights_make(values);
    free(values);
    free(folded);
    assert_non_null(weights);
    return weights;
}

static void check_refused(const char *text, size_t length, unsigned line) {
    OthelloWeightsError error = {0};
    assert_null(othello_weights_read(text, length, &error));
    assert_int_equal(error.line, line);
    assert_non_null(error.what);
}

static void a_fault_is_refused_with_its_line(void **state) {
    (void)state;
    OthelloWeights *weights = nothing();
    size_t length = 0;
    char *text = othello_weights_write(weights, "one", &length);
    unsigned lines = 0;
    for (size_t i = 0; i < length; i++) lines += text[i] == '\n';
    OthelloWeightsError error;
    OthelloWeights *good = othello_weights_read(text, length, &error);
    assert_non_null(good);
    othello_weights_free(good);
    check_refused("", 0, 1);
    check_refused("# only\n", 7, 2);
    check_refused("no header\n", 10, 1);
    check_refused(text, length - 1, lines);
    check_refused(text, 10, 2);
    char *longer = malloc(length + 2);
    memcpy(longer, text, length);
    memcpy(longer + length, "!\n", 2);
    check_refused(longer, length + 2, lines + 1);
    free(longer);
    char *title = strstr(text, "stage 0 edge-x");
    title[6] = '1';
    check_refused(text, length, 3);
    title[6] = '0';
    char *entries = strchr(title, '\n') + 1;
    const char before = entries[0];
    static const char bad[] = {' ', '\0', '\n', '\x7f', '\xe3'};
    for (unsigned i = 0; i < sizeof bad; i++) {
        entries[0] = bad[i];
        check_refused(text, length, 4);
    }
    entries[0] = before;
    char *last = strchr(entries, '\n') - 1;
    last[0] = '~';
    check_refused(text, length, 4);
    free(text);
    othello_weights_free(weights);
}

/* Changed bytes are refused or make other weights; never anything else. */
static void any_bytes_are_weights_or_refused(void **state) {
    (void)state;
    OthelloWeights *weights = nothing();
    Random random = {6};
    size_t length = 0;
    char *text = othello_weights_write(weights, NULL, &length), *changed = malloc(length);
    const unsigned rounds = support_size(30, 150, 150);
    unsigned refused = 0;
    for (unsigned round = 0; round < rounds; round++) {
        memcpy(changed, text, length);
        for (unsigned i = random_below(&random, 3) + 1; i > 0; i--)
            changed[random_below(&random, (unsigned)length)] = (char)random_below(&random, 256);
        const size_t taken = round % 4 == 0 ? random_below(&random, (unsigned)length) : length;
        OthelloWeightsError error = {0};
        OthelloWeights *read = othello_weights_read(changed, taken, &error);
        if (read == NULL) {
            assert_true(error.line > 0 && error.what != NULL);
            refused++;
        }
        othello_weights_free(read);
    }
    assert_true(refused > rounds * 2 / 3);
    free(changed);
    free(text);
    othello_weights_free(weights);
}

/* The weights that the program has: kb/othello/weights.txt, found from the tests' data. */
static void the_weights_of_the_program_are_read(void **state) {
    (void)state;
    enum { LARGEST = 1500000 };
    const char *data = getenv("GUNSHI_TEST_DATA");
    char path[1024], *text = malloc(LARGEST + 1);
    snprintf(path, sizeof path, "%s/../../kb/othello/weights.txt", data != NULL ? data : "tests/data");
    FILE *file = fopen(path, "rb");
    assert_non_null(text);
    assert_non_null(file);
    const size_t length = fread(text, 1, LARGEST + 1, file);
    fclose(file);
    assert_in_range(length, 1, LARGEST);
    OthelloWeightsError error;
    OthelloWeights *weights = othello_weights_read(text, length, &error);
    assert_non_null(weights);
    const int start = othello_evaluate(weights, othello_start());
    assert_true(start > -600 && start < 600);
    othello_weights_free(weights);
    free(text);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_entry_has_its_number),
        cmocka_unit_test(a_look_is_the_sum_of_its_squares),
        cmocka_unit_test(the_images_of_a_board_are_worth_the_same),
        cmocka_unit_test(a_side_that_must_pass_has_what_the_other_leaves),
        cmocka_unit_test(written_weights_read_back),
        cmocka_unit_test(a_fault_is_refused_with_its_line),
        cmocka_unit_test(any_bytes_are_weights_or_refused),
        cmocka_unit_test(the_weights_of_the_program_are_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
