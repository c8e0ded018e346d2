/* Proves that a training is determined by its arguments, that it learns (boards it has not seen are told better, and it beats
 * what it began with), and that a stopped generation leaves it as it was. */
#include "support.h"

#include <stdlib.h>
#include <string.h>

#include "othello/search.h"
#include "othello/train.h"

static const OthelloGeneration SMALL = {
    .games = 40, .depth = 1, .solve = 6, .opening = 20, .noise = 50, .trust = 10, .keep = 1, .rounds = 4, .prior = 10};

static char *text_of(const OthelloTraining *training) {
    OthelloWeights *weights = othello_training_weights(training);
    assert_non_null(weights);
    char *text = othello_weights_write(weights, NULL, NULL);
    assert_non_null(text);
    othello_weights_free(weights);
    return text;
}

static OthelloTraining *trained(uint64_t seed, unsigned generations) {
    OthelloTraining *training = othello_training_new(seed, NULL);
    OthelloTrainReport report;
    assert_non_null(training);
    for (unsigned i = 0; i < generations; i++) {
        assert_int_equal(othello_train(training, &SMALL, NULL, NULL, NULL, &report), OTHELLO_TRAIN_DONE);
        assert_int_equal(report.generation, i + 1);
    }
    return training;
}

static void the_same_arguments_give_the_same_weights(void **state) {
    (void)state;
    OthelloTraining *trainings[3] = {trained(1, 2), trained(1, 2), trained(2, 2)};
    char *texts[3];
    for (unsigned i = 0; i < 3; i++) texts[i] = text_of(trainings[i]);
    assert_string_equal(texts[0], texts[1]);
    assert_string_not_equal(texts[0], texts[2]);
    for (unsigned i = 0; i < 3; i++) {
        free(texts[i]);
        othello_training_free(trainings[i]);
    }
}

static void it_goes_on_from_weights(void **state) {
    (void)state;
    OthelloTraining *training = trained(3, 1);
    OthelloWeights *weights = othello_training_weights(training);
    OthelloTraining *next = othello_training_new(4, weights);
    assert_non_null(next);
    char *before = text_of(training), *after = text_of(next);
    assert_string_equal(before, after);
    free(before);
    free(after);
    othello_weights_free(weights);
    othello_training_free(next);
    othello_training_free(training);
}

static bool stop_after(void *data) { return --*(int *)data <= 0; }

static void a_stopped_generation_changes_nothing(void **state) {
    (void)state;
    OthelloTraining *training = trained(1, 1), *same = trained(1, 1);
    OthelloTrainReport report;
    char *before = text_of(training);
    for (int polls = 1; polls <= 3; polls++) {
        int left = polls;
        Stop stop;
        stop_init(&stop);
        stop.poll = stop_after;
        stop.poll_data = &left;
        assert_int_equal(othello_train(training, &SMALL, NULL, NULL, &stop, &report), OTHELLO_TRAIN_STOPPED);
        char *after = text_of(training);
        assert_string_equal(before, after);
        free(after);
    }
    assert_int_equal(othello_train(training, &SMALL, NULL, NULL, NULL, &report), OTHELLO_TRAIN_DONE);
    assert_int_equal(othello_train(same, &SMALL, NULL, NULL, NULL, &report), OTHELLO_TRAIN_DONE);
    char *after_stops = text_of(training), *without = text_of(same);
    assert_string_equal(after_stops, without);
    free(before);
    free(after_stops);
    free(without);
    othello_training_free(training);
    othello_training_free(same);
}

/* Weights that are all 0: what a generation without games makes. */
static OthelloWeights *untrained(void) {
    OthelloTraining *training = othello_training_new(1, NULL);
    const OthelloGeneration none = {.games = 0};
    OthelloTrainReport report;
    assert_non_null(training);
    assert_null(othello_training_weights(training));
    assert_int_equal(othello_train(training, &none, NULL, NULL, NULL, &report), OTHELLO_TRAIN_DONE);
    for (unsigned stage = 0; stage < OTHELLO_STAGES; stage++) assert_int_equal(report.stages[stage].boards, 0);
    OthelloWeights *weights = othello_training_weights(training);
    assert_non_null(weights);
    othello_training_free(training);
    return weights;
}

static void nothing_is_learnt_from_no_games(void **state) {
    (void)state;
    OthelloWeights *weights = untrained();
    for (unsigned stage = 0; stage < OTHELLO_STAGES; stage++)
        for (uint32_t i = 0; i < OTHELLO_ENTRIES; i++)
            if (othello_weight(weights, stage, i) != 0) fail();
    othello_weights_free(weights);
}

/* Discs of the first minus the second, over both colours from one opening. */
static int duel(const OthelloWeights *const players[2], OthelloBoard opening) {
    int discs = 0;
    for (unsigned first = 0; first < 2; first++) {
        OthelloBoard board = opening;
        unsigned mover = first;
        for (; !othello_game_over(board); mover ^= 1) {
            const OthelloSearchOptions options = {.weights = players[mover], .depth = 1};
            const unsigned move = othello_search(board, &options, NULL).move;
            board = move == OTHELLO_PASS ? othello_passed(board) : othello_after(board, move, othello_flips(board, move));
        }
        discs += mover == 0 ? othello_final_score(board) : -othello_final_score(board);
    }
    return discs;
}

static OthelloBoard random_opening(Random *random) {
    OthelloBoard board = othello_start();
    for (unsigned ply = 0; ply < 8; ply++) {
        uint64_t moves = othello_moves(board);
        if (!moves) return othello_start();
        for (unsigned skip = random_below(random, othello_count(moves)); skip > 0; skip--) moves &= moves - 1;
        const unsigned square = othello_first(moves);
        board = othello_after(board, square, othello_flips(board, square));
    }
    return board;
}

typedef struct Calls {
    unsigned games, stages;
} Calls;

static void count_calls(void *data, const char *what, unsigned done, unsigned all) {
    Calls *calls = data;
    assert_true(done <= all);
    *(strcmp(what, "games") == 0 ? &calls->games : &calls->stages) += 1;
}

static void it_learns(void **state) {
    (void)state;
    OthelloTraining *training = othello_training_new(7, NULL);
    OthelloGeneration generation = SMALL;
    generation.games = 600;
    generation.rounds = 8;
    generation.prior = 30;
    OthelloTrainReport report;
    Calls calls = {0};
    for (unsigned i = 0; i < 2; i++) {
        assert_int_equal(othello_train(training, &generation, count_calls, &calls, NULL, &report), OTHELLO_TRAIN_DONE);
        double before = 0, after = 0;
        for (unsigned stage = 4; stage < OTHELLO_STAGES; stage++) {
            before += report.stages[stage].held_before;
            after += report.stages[stage].held_after;
        }
        assert_true(after < 0.95 * before);
    }
    assert_int_equal(calls.stages, 2 * OTHELLO_STAGES);
    assert_true(calls.games > 0);
    OthelloWeights *weights = othello_training_weights(training);
    OthelloWeights *other = untrained();
    const OthelloWeights *const players[2] = {weights, other};
    Random random = {8};
    int discs = 0;
    for (unsigned pair = 0; pair < 20; pair++) discs += duel(players, random_opening(&random));
    assert_true(discs > 40 * 20);
    othello_weights_free(other);
    othello_weights_free(weights);
    othello_training_free(training);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_same_arguments_give_the_same_weights),
        cmocka_unit_test(it_goes_on_from_weights),
        cmocka_unit_test(a_stopped_generation_changes_nothing),
        cmocka_unit_test(nothing_is_learnt_from_no_games),
        cmocka_unit_test(it_learns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
