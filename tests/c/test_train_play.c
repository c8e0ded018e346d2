/* Proves that own games are determined by the training and the seed, and teach: with them other weights are learnt; that they are
 * no records; and that playing can be stopped. */
#include "support.h"

#include <string.h>

#include "sfen.h"
#include "train/measure.h"
#include "train/play.h"
#include "train/settle.h"
#include "train/train.h"

static const char RECORD[] = "7g7f 3c3d 2g2f 4c4d 2f2e 2b3c 3i4h 3a4b 4i5h 8c8d 5g5f 8d8e 8h7g 7a7b 5i6h 4b4c 6h7h 5a4b";

static Training *with_records(void) {
    Training *training = training_new();
    Position start, position;
    Move moves[64];
    size_t count = 0;
    position_set_start(&start);
    position = start;
    for (const char *word = RECORD; *word; count++) {
        Undo undo;
        size_t length = strcspn(word, " ");
        moves[count] = usi_read_move(word, length);
        position_make(&position, moves[count], &undo);
        word += length + (word[length] == ' ');
    }
    for (unsigned i = 0; i < 3; i++) assert_true(training_add(training, &start, moves, count, WINNER_UNKNOWN));
    return training;
}

static TrainArguments small(void) {
    TrainArguments arguments = TRAIN_ARGUMENTS;
    arguments.passes = 1;
    arguments.others = 4;
    arguments.batch = 50;
    return arguments;
}

static Weights learned(uint64_t seed, unsigned games) {
    TrainArguments arguments = small();
    Training *training = with_records();
    Weights weights;
    assert_int_equal(train(training, &arguments, NULL, NULL, NULL), TRAIN_DONE);
    if (games > 0) {
        assert_int_equal(train_play(training, seed, games, 0, NULL, NULL, NULL), TRAIN_DONE);
        assert_int_equal(train(training, &arguments, NULL, NULL, NULL), TRAIN_DONE);
    }
    training_weights(training, &weights);
    training_free(training);
    return weights;
}

static void own_games_teach_and_are_determined(void **state) {
    (void)state;
    Weights without = learned(1, 0), one = learned(1, 3), two = learned(1, 3), other = learned(2, 3);
    assert_memory_equal(&one, &two, sizeof one);
    assert_true(memcmp(&one, &other, sizeof one) != 0);
    assert_true(memcmp(&one, &without, sizeof one) != 0);
}

/* They are no records: they measure nothing, and a new record makes them forgotten. */
static void own_games_are_no_records(void **state) {
    (void)state;
    TrainArguments arguments = small();
    Training *training = with_records();
    Weights weights;
    TrainMeasure measure;
    assert_int_equal(train_play(training, 1, support_size(4, 12, 12), 0, NULL, NULL, NULL), TRAIN_DONE);
    assert_int_equal(training_records(training), 3);
    training_weights(training, &weights);
    training_measure(training, &arguments, &weights, 1000, NULL, &measure);
    assert_int_equal(measure.positions, 0);
    assert_int_equal(train(training, &arguments, NULL, NULL, NULL), TRAIN_DONE);
    Training *without = with_records();
    Position start;
    position_set_start(&start);
    for (unsigned i = 0; i < 2; i++) {
        Training *each = i ? without : training;
        assert_true(training_add(each, &start, NULL, 0, WINNER_UNKNOWN));
        assert_int_equal(train(each, &arguments, NULL, NULL, NULL), TRAIN_DONE);
    }
    Weights other;
    training_weights(training, &weights);
    training_weights(without, &other);
    assert_memory_equal(&weights, &other, sizeof weights);
    training_free(without);
    training_free(training);
}

/* Who has nothing but a king loses; so what the other side has is worth more to it, and less to him who is to lose. */
static void who_won_is_learnt(void **state) {
    static const char *const STARTS[2] = {"4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
                                          "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/9/9/4K4 b - 1"};
    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        TrainArguments arguments = small();
        Training *training = training_new();
        Position start;
        Weights weights;
        support_read(STARTS[i], &start);
        assert_true(training_add(training, &start, NULL, 0, WINNER_UNKNOWN));
        training_weights(training, &weights);
        int before = evaluate(&start, &weights);
        assert_true(i ? before < 0 : before > 0);
        assert_int_equal(train_play(training, 1, support_size(12, 20, 40), 0, NULL, NULL, NULL), TRAIN_DONE);
        assert_int_equal(train(training, &arguments, NULL, NULL, NULL), TRAIN_DONE);
        training_weights(training, &weights);
        int after = evaluate(&start, &weights);
        assert_true(i ? after < before : after > before);
        training_free(training);
    }
}

static void threads_do_not_matter(void **state) {
    (void)state;
    TrainArguments arguments = small();
    Weights weights[3];
    for (unsigned i = 0; i < 3; i++) {
        Training *training = with_records();
        assert_int_equal(train_play(training, 1, support_size(4, 8, 8), i + 1, NULL, NULL, NULL), TRAIN_DONE);
        assert_int_equal(train(training, &arguments, NULL, NULL, NULL), TRAIN_DONE);
        training_weights(training, &weights[i]);
        training_free(training);
        assert_memory_equal(&weights[i], &weights[0], sizeof weights[0]);
    }
}

/* Records held out that begin elsewhere change nothing of what own games teach. */
static void own_games_begin_as_no_record_held_out(void **state) {
    (void)state;
    TrainArguments arguments = small();
    Weights weights[2];
    for (unsigned i = 0; i < 2; i++) {
        Training *training = training_new();
        Position start, other;
        position_set_start(&start);
        support_read("4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", &other);
        for (size_t index = 0; index < 20; index++) {
            const Position *begin = i && training_held_out(index) ? &other : &start;
            assert_true(training_add(training, begin, NULL, 0, WINNER_UNKNOWN));
        }
        assert_int_equal(train_play(training, 1, support_size(6, 12, 30), 0, NULL, NULL, NULL), TRAIN_DONE);
        assert_int_equal(train(training, &arguments, NULL, NULL, NULL), TRAIN_DONE);
        training_weights(training, &weights[i]);
        training_free(training);
    }
    assert_memory_equal(&weights[0], &weights[1], sizeof weights[0]);
}

/* A training begins anew each time. */
static void learning_twice_is_learning_once(void **state) {
    (void)state;
    TrainArguments arguments = small();
    Weights weights[2];
    for (unsigned i = 0; i < 2; i++) {
        Training *training = with_records();
        assert_int_equal(train_play(training, 1, 4, 0, NULL, NULL, NULL), TRAIN_DONE);
        for (unsigned times = 0; times <= i; times++) assert_int_equal(train(training, &arguments, NULL, NULL, NULL), TRAIN_DONE);
        training_weights(training, &weights[i]);
        training_free(training);
    }
    assert_memory_equal(&weights[0], &weights[1], sizeof weights[0]);
}

typedef struct Told {
    uint64_t done, all;
} Told;

static void note(void *data, uint64_t done, uint64_t all) {
    Told *told = data;
    assert_true(done > told->done);
    *told = (Told){done, all};
}

static void progress_is_told_by_games(void **state) {
    (void)state;
    Training *training = with_records();
    Told told = {0, 0};
    const unsigned games = support_size(12, 40, 300);
    assert_int_equal(train_play(training, 1, games, 0, note, &told, NULL), TRAIN_DONE);
    assert_true(told.done > 1 && told.done <= told.all);
    assert_int_equal(told.all, games);
    training_free(training);
}

static bool at_once(void *data) {
    (void)data;
    return true;
}

static void it_can_be_stopped(void **state) {
    (void)state;
    Training *training = with_records();
    Stop stop;
    stop_init(&stop);
    stop.poll = at_once;
    assert_int_equal(train_play(training, 1, 1000, 0, NULL, NULL, &stop), TRAIN_STOPPED);
    assert_int_equal(stop.reason, STOP_POLL);
    training_free(training);
}

static void without_records_there_is_nothing_to_begin_with(void **state) {
    (void)state;
    Training *training = training_new();
    assert_int_equal(train_play(training, 1, 1, 0, NULL, NULL, NULL), TRAIN_NO_GAMES);
    training_free(training);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(own_games_teach_and_are_determined),
        cmocka_unit_test(own_games_are_no_records),
        cmocka_unit_test(who_won_is_learnt),
        cmocka_unit_test(threads_do_not_matter),
        cmocka_unit_test(own_games_begin_as_no_record_held_out),
        cmocka_unit_test(learning_twice_is_learning_once),
        cmocka_unit_test(progress_is_told_by_games),
        cmocka_unit_test(it_can_be_stopped),
        cmocka_unit_test(without_records_there_is_nothing_to_begin_with),
    };
    return cmocka_run_group_tests_name("train_play", tests, NULL, NULL);
}
