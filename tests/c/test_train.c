/* Proves that a training is determined by its games and arguments, that it learns (the moves of games not learned from are chosen
 * more often, results are foretold better), that a pawn stays a pawn, and that it can be stopped. */
#include "support.h"

#include <string.h>

#include "legality.h"
#include "sfen.h"
#include "train/measure.h"
#include "train/settle.h"
#include "train/train.h"

/* Tiny games, and who won them. */
static const struct {
    const char *moves;
    Winner winner;
} GAMES[] = {
    {"7g7f 3c3d 2g2f 4c4d 2f2e 2b3c 3i4h 3a4b 4i5h 8c8d 5g5f 8d8e 8h7g 7a7b 5i6h 4b4c 6h7h 5a4b", WINNER_UNKNOWN},
    {"7g7f 8c8d 2g2f 3c3d 8h2b+ 3a2b B*4e 5a5b 4e3d 2b3c 3d4c+ 5b4c 2f2e 3c4d", WINNER_SENTE},
    {"7g7f 3c3d 6g6f 8c8d 7i7h 7a6b 5i4h 5a4b 2h6h 4b3b 4h3h 6a5b 3h2h 1c1d 1g1f 5c5d 3i3h", WINNER_UNKNOWN},
    {"2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d P*2c 2d2h 8e8f 8g8f 8b8f P*8g 8f8b", WINNER_NONE},
    {"7g7f 3c3d 2g2f", WINNER_GOTE},
    {"7g7f 8c8d 6i7h 8d8e 8h7g 3c3d 7i8h 2b7g+ 8h7g 3a2b 3i3h 2b3c 3g3f 7a6b 2i3g 6c6d", WINNER_SENTE},
};

enum { COPIES = 8, SOME = 1000 };

static TrainArguments small(void) {
    TrainArguments arguments = TRAIN_ARGUMENTS;
    arguments.passes = 2;
    arguments.skip = 0;
    arguments.others = 8;
    arguments.batch = 10;
    return arguments;
}

/* The legal part of the game. */
static void add(Training *training, const char *text, Winner winner) {
    Position start, position;
    Move moves[64];
    size_t count = 0;
    position_set_start(&start);
    position = start;
    for (const char *word = text; word != NULL && *word; count++) {
        Undo undo;
        size_t length = strcspn(word, " ");
        moves[count] = usi_read_move(word, length);
        if (!move_is_legal(&position, moves[count])) break;
        position_make(&position, moves[count], &undo);
        word += length + (word[length] == ' ');
    }
    assert_true(training_add(training, &start, moves, count, winner));
}

static Training *with_games(void) {
    Training *training = training_new();
    assert_non_null(training);
    for (unsigned copy = 0; copy < COPIES; copy++)
        for (size_t i = 0; i < sizeof GAMES / sizeof *GAMES; i++) add(training, GAMES[i].moves, GAMES[i].winner);
    return training;
}

static Weights learned(const TrainArguments *arguments) {
    Training *training = with_games();
    Weights weights;
    assert_int_equal(train(training, arguments, NULL, NULL, NULL), TRAIN_DONE);
    training_weights(training, &weights);
    training_free(training);
    return weights;
}

static void the_same_arguments_give_the_same_weights(void **state) {
    (void)state;
    TrainArguments arguments = small();
    Weights one = learned(&arguments), two = learned(&arguments);
    arguments.seed = 2;
    Weights other = learned(&arguments);
    assert_memory_equal(&one, &two, sizeof one);
    assert_true(memcmp(&one, &other, sizeof one) != 0);
}

static void it_begins_with_material_only(void **state) {
    (void)state;
    Training *training = training_new();
    Weights weights, material;
    training_weights(training, &weights);
    weights_init(&material);
    for (unsigned kind = FU; kind < HAND_KINDS; kind++)
        for (unsigned count = PIECES_IN_SET[kind] + 1; count < HAND_COUNTS; count++)
            for (unsigned phase = 0; phase < PHASES; phase++)
                weight_set(&weights, WEIGHTS_HANDS + kind * HAND_COUNTS + count, (enum Phase)phase, 0);
    assert_memory_equal(&weights, &material, sizeof weights);
    training_free(training);
}

static TrainMeasure measure(const Training *training, const TrainArguments *arguments, const Weights *weights) {
    TrainMeasure result;
    training_measure(training, arguments, weights, SOME, NULL, &result);
    return result;
}

static void it_learns(void **state) {
    (void)state;
    TrainArguments arguments = small();
    Training *training = with_games();
    Weights weights;
    weights_init(&weights);
    TrainMeasure before = measure(training, &arguments, &weights);
    assert_int_equal(train(training, &arguments, NULL, NULL, NULL), TRAIN_DONE);
    training_weights(training, &weights);
    TrainMeasure after = measure(training, &arguments, &weights);
    assert_true(before.positions > 20);
    assert_true(before.results > 5);
    assert_true(after.loss < before.loss);
    assert_true(after.rank < before.rank);
    assert_true(after.agreement > before.agreement);
    assert_true(after.result_loss < before.result_loss);
    for (unsigned phase = 0; phase < PHASES; phase++)
        assert_int_equal(weight_of(&weights, WEIGHTS_MATERIAL + FU, (enum Phase)phase), 1000);
    training_free(training);
}

/* A single step: the whole pass is one batch. */
static void one_step_lowers_the_loss(void **state) {
    (void)state;
    TrainArguments arguments = small();
    arguments.passes = 1;
    arguments.batch = 100000;
    arguments.rate = 0.03; /* what a weight is worth in the ending moves by two parameters */
    Training *training = with_games();
    Weights weights;
    weights_init(&weights);
    TrainMeasure before = measure(training, &arguments, &weights);
    assert_int_equal(train(training, &arguments, NULL, NULL, NULL), TRAIN_DONE);
    training_weights(training, &weights);
    TrainMeasure after = measure(training, &arguments, &weights);
    assert_true(after.loss < before.loss);
    training_free(training);
}

static void same_before_and_after(const Training *training, const Weights *before, const Weights *after) {
    TrainArguments arguments = small();
    TrainMeasure one = measure(training, &arguments, before), two = measure(training, &arguments, after);
    assert_true(one.loss == two.loss);
    assert_true(one.rank == two.rank);
}

/* What settling takes from the tables it gives to the material. */
static void settled_weights_are_worth_the_same(void **state) {
    (void)state;
    TrainArguments arguments = small();
    Training *training = with_games();
    Weights weights, settled;
    assert_int_equal(train(training, &arguments, NULL, NULL, NULL), TRAIN_DONE);
    training_weights(training, &weights);
    settled = weights;
    training_settle(training, &settled);
    assert_true(memcmp(&weights, &settled, sizeof weights) != 0);
    same_before_and_after(training, &weights, &settled);
    for (unsigned kind = FU; kind < HAND_KINDS; kind++)
        for (unsigned phase = 0; phase < PHASES; phase++)
            assert_int_equal(weight_of(&settled, WEIGHTS_HANDS + kind * HAND_COUNTS, (enum Phase)phase), 0);
    weights = settled;
    training_settle(training, &settled);
    assert_memory_equal(&weights, &settled, sizeof weights);
    training_free(training);
}

static void it_can_be_stopped(void **state) {
    (void)state;
    TrainArguments arguments = small();
    Training *training = with_games();
    Stop stop;
    stop_init(&stop);
    stop.node_limit = 100;
    assert_int_equal(train(training, &arguments, NULL, NULL, &stop), TRAIN_STOPPED);
    assert_int_equal(stop.reason, STOP_NODES);
    training_free(training);
}

static void without_games_there_is_nothing_to_learn(void **state) {
    (void)state;
    TrainArguments arguments = small();
    Training *training = training_new();
    assert_int_equal(train(training, &arguments, NULL, NULL, NULL), TRAIN_NO_GAMES);
    Weights weights;
    training_weights(training, &weights);
    assert_int_equal(measure(training, &arguments, &weights).positions, 0);
    training_free(training);
    training_free(NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_same_arguments_give_the_same_weights),
        cmocka_unit_test(it_begins_with_material_only),
        cmocka_unit_test(it_learns),
        cmocka_unit_test(one_step_lowers_the_loss),
        cmocka_unit_test(settled_weights_are_worth_the_same),
        cmocka_unit_test(it_can_be_stopped),
        cmocka_unit_test(without_games_there_is_nothing_to_learn),
    };
    return cmocka_run_group_tests_name("train", tests, NULL, NULL);
}
