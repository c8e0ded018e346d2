/* Proves that a network learns what positions are worth: positions that it has not seen, too; that its file says what it says, but
 * for rounding; that the same lesson gives the same file; and what is done with records that are none. */
#include "support.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "evaluate.h"
#include "movegen.h"
#include "network/network.h"
#include "train/network_train.h"
#include "train/packed.h"

enum { PLIES = 120 };

static uint8_t *records;
static size_t count;

/* Games by chance from the start; a position is worth its material, and who has more has won. */
static int make_records(void **state) {
    (void)state;
    Random random = {3141592};
    unsigned games = support_size(60, 120, 120);
    records = malloc(games * (size_t)PLIES * PACKED_BYTES);
    if (!records) return -1;
    for (unsigned game = 0; game < games; game++) {
        Taught taught = {.ply = 0};
        position_set_start(&taught.position);
        for (; taught.ply < PLIES; taught.ply++) {
            Move moves[MAX_MOVES];
            Undo undo;
            unsigned legal = movegen_legal(&taught.position, moves);
            if (legal == 0) break;
            taught.score = evaluate_material(&taught.position);
            taught.result = (taught.score > 0) - (taught.score < 0);
            count += packed_write(&taught, records + count * PACKED_BYTES);
            position_make(&taught.position, moves[random_below(&random, legal)], &undo);
        }
    }
    return 0;
}

static int free_records(void **state) {
    (void)state;
    free(records);
    return 0;
}

static TrainStatus learn(NetworkTraining *training, const uint8_t *from, size_t records_count, unsigned batch, unsigned passes,
                         double rate) {
    NetworkLesson lesson = {.records = from, .count = records_count, .batch = batch};
    TrainStatus status = TRAIN_DONE;
    for (unsigned pass = 0; pass < passes && status == TRAIN_DONE; pass++) {
        NetworkCourse course = {.pass = pass, .passes = passes, .rate = rate};
        status = network_learn(training, &lesson, &course, NULL, NULL, NULL);
    }
    return status;
}

static NetworkTraining *learned(uint64_t seed, unsigned passes) {
    NetworkTraining *training = network_training_new(seed);
    assert_non_null(training);
    assert_int_equal(learn(training, records, count, 64, passes, 0.002), TRAIN_DONE);
    return training;
}

static void it_learns_and_its_file_says_the_same(void **state) {
    (void)state;
    size_t held = count - count / HELD_OUT;
    NetworkTraining *training = network_training_new(1);
    double before = network_loss(training, records, held, count);
    network_training_free(training);
    training = learned(1, 4);
    double after = network_loss(training, records, held, count);
    print_message("# held out: %.4f before, %.4f after\n", before, after);
    assert_true(after < before - 0.02);

    Position rook, none;
    support_read("lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b R 1", &rook);
    support_read("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B7/LNSGKGSNL b r 1", &none);
    assert_true(network_says(training, &rook) > network_says(training, &none) + 200);

    size_t length;
    NetworkFault fault;
    uint8_t *bytes = network_file(training, &length);
    Network *network = bytes ? network_read(bytes, length, &fault) : NULL;
    assert_non_null(network);
    double difference = 0;
    size_t positions = 0;
    for (size_t i = 0; i < count; i += 7, positions++) {
        Taught taught;
        assert_true(packed_read(records + i * PACKED_BYTES, &taught));
        double says = network_says(training, &taught.position), file = network_output(network, &taught.position) / 16.0;
        if (fabs(says - file) > 10 + fabs(says) / 50) support_fail(&taught.position, MOVE_NONE, "the file says another thing");
        difference += fabs(says - file);
    }
    print_message("# rounded: %.1f centipawns on average\n", difference / (double)positions);
    assert_true(difference / (double)positions < 3);
    free(bytes);
    network_free(network);
    network_training_free(training);
}

/* The slope that a step follows is that of the loss: a small step of any kind makes it less. */
static void small_steps_go_down(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        NetworkTraining *training = network_training_new(seed);
        double before = network_loss(training, records, 0, 50);
        assert_int_equal(learn(training, records, 51, 50, 1, 0.0005), TRAIN_DONE);
        assert_true(network_loss(training, records, 0, 50) < before);
        network_training_free(training);
    }
}

static void the_same_lesson_gives_the_same_file(void **state) {
    (void)state;
    uint8_t *bytes[3];
    size_t length;
    for (unsigned i = 0; i < 3; i++) {
        NetworkTraining *training = learned(i == 2 ? 2 : 1, 1);
        bytes[i] = network_file(training, &length);
        assert_non_null(bytes[i]);
        network_training_free(training);
    }
    assert_memory_equal(bytes[0], bytes[1], length);
    assert_true(memcmp(bytes[0], bytes[2], length) != 0);
    for (unsigned i = 0; i < 3; i++) free(bytes[i]);
}

static void records_that_are_none(void **state) {
    (void)state;
    uint8_t nothing[4 * PACKED_BYTES];
    memset(nothing, 0xff, sizeof nothing);
    NetworkTraining *training = network_training_new(1);
    assert_int_equal(learn(training, nothing, 4, 1, 2, 1), TRAIN_NO_GAMES);
    assert_int_equal(learn(training, nothing, 0, 1, 2, 1), TRAIN_NO_GAMES);
    network_training_free(training);
}

/* All positions of a game have its result: it would be known by heart. */
static void who_won_is_not_learnt(void **state) {
    (void)state;
    uint8_t *files[2];
    size_t lengths[2];
    for (unsigned i = 0; i < 2; i++) {
        uint8_t two[2 * PACKED_BYTES];
        Taught taught = {.score = 300, .result = i == 0 ? 1 : -1};
        position_set_start(&taught.position);
        assert_true(packed_write(&taught, two));
        assert_true(packed_write(&taught, two + PACKED_BYTES));
        NetworkTraining *training = network_training_new(1);
        assert_int_equal(learn(training, two, 2, 2, 5, 0.002), TRAIN_DONE);
        files[i] = network_file(training, &lengths[i]);
        network_training_free(training);
    }
    assert_int_equal(lengths[0], lengths[1]);
    assert_memory_equal(files[0], files[1], lengths[0]);
    free(files[0]);
    free(files[1]);
}

/* What is learnt of a position holds for the one in the mirror, too. */
static void the_mirror_teaches(void **state) {
    (void)state;
    static const char *const SEEN[2][2] = {
        {"4k4/9/9/9/9/9/1S7/9/1K7 b 4G3S4N4L18P2R2B 1", "4k4/9/9/9/9/9/7S1/9/7K1 b 4G3S4N4L18P2R2B 1"},
        {"1k7/1s7/9/9/9/9/9/9/4K4 b 4G3S4N4L18P2R2B 1", "7k1/7s1/9/9/9/9/9/9/4K4 b 4G3S4N4L18P2R2B 1"},
    };
    uint8_t two[2 * PACKED_BYTES];
    for (unsigned i = 0; i < 2; i++) {
        Taught taught = {.score = i == 0 ? 600 : -600, .result = i == 0 ? 1 : -1};
        support_read(SEEN[i][0], &taught.position);
        assert_true(packed_write(&taught, two + i * PACKED_BYTES));
    }
    NetworkTraining *training = network_training_new(1);
    assert_int_equal(learn(training, two, 2, 2, 300, 0.002), TRAIN_DONE);
    for (unsigned i = 0; i < 2; i++) {
        Position seen, mirrored;
        support_read(SEEN[i][0], &seen);
        support_read(SEEN[i][1], &mirrored);
        print_message("# seen %.0f, in the mirror %.0f\n", network_says(training, &seen), network_says(training, &mirrored));
        assert_true(fabs(network_says(training, &seen) - network_says(training, &mirrored)) < 200);
    }
    network_training_free(training);
}

/* Fewer records than a batch are a step, too. */
static void few_records_teach(void **state) {
    (void)state;
    NetworkTraining *training = network_training_new(1);
    double before = network_loss(training, records, 0, 20);
    assert_int_equal(learn(training, records, 20, 1024, 60, 0.002), TRAIN_DONE);
    assert_true(network_loss(training, records, 0, 20) < before);
    network_training_free(training);
}

/* Walks teach what the weights say: here material, as the records have it. */
static void walks_teach(void **state) {
    (void)state;
    size_t held = count - count / HELD_OUT;
    Weights material;
    weights_init(&material);
    NetworkLesson lesson = {.records = records, .count = count, .batch = 64};
    NetworkTraining *training = network_training_new(1);
    double before = network_loss(training, records, held, count);
    for (unsigned pass = 0; pass < 4; pass++) {
        NetworkCourse course = {.weights = &material, .pass = pass, .passes = 4, .rate = 0.002};
        assert_int_equal(network_learn(training, &lesson, &course, NULL, NULL, NULL), TRAIN_DONE);
    }
    double after = network_loss(training, records, held, count);
    print_message("# by walks, held out: %.4f before, %.4f after\n", before, after);
    assert_true(after < before - 0.02);
    network_training_free(training);
}

/* What was saved goes on as if it had not been. */
static void saved_and_loaded(void **state) {
    (void)state;
    uint8_t *files[2];
    size_t length, saved_length;
    NetworkLesson lesson = {.records = records, .count = count, .batch = 64};
    NetworkTraining *training = network_training_new(1), *other = network_training_new(2);
    NetworkCourse course = {.passes = 2, .rate = 0.002};
    assert_int_equal(network_learn(training, &lesson, &course, NULL, NULL, NULL), TRAIN_DONE);
    uint8_t *saved = network_training_save(training, &saved_length);
    assert_false(network_training_load(other, saved, saved_length - 1));
    assert_true(network_training_load(other, saved, saved_length));
    course.pass = 1;
    assert_int_equal(network_learn(training, &lesson, &course, NULL, NULL, NULL), TRAIN_DONE);
    assert_int_equal(network_learn(other, &lesson, &course, NULL, NULL, NULL), TRAIN_DONE);
    files[0] = network_file(training, &length);
    files[1] = network_file(other, &length);
    assert_memory_equal(files[0], files[1], length);
    free(files[0]);
    free(files[1]);
    free(saved);
    network_training_free(training);
    network_training_free(other);
}

/* The number of threads changes nothing; bytes that were not saved change nothing. */
static void threads_and_states(void **state) {
    (void)state;
    uint8_t *files[3];
    size_t length, saved_length;
    NetworkTraining *training = NULL;
    for (unsigned i = 0; i < 3; i++) {
        NetworkLesson lesson = {.records = records, .count = count, .batch = 64, .threads = 1u << i};
        NetworkCourse course = {.passes = 1, .rate = 0.002};
        training = network_training_new(1);
        assert_int_equal(network_learn(training, &lesson, &course, NULL, NULL, NULL), TRAIN_DONE);
        files[i] = network_file(training, &length);
        if (i < 2) network_training_free(training);
    }
    assert_memory_equal(files[0], files[1], length);
    assert_memory_equal(files[0], files[2], length);
    uint8_t *saved = network_training_save(training, &saved_length);
    saved[0] ^= 1;
    assert_false(network_training_load(training, saved, saved_length));
    saved[0] ^= 1;
    memset(saved + 4096, 0xff, 64);
    assert_false(network_training_load(training, saved, saved_length));
    uint8_t *after = network_file(training, &length);
    assert_memory_equal(after, files[2], length);
    for (unsigned i = 0; i < 3; i++) free(files[i]);
    free(after);
    free(saved);
    network_training_free(training);
}

static void at_once(void *data, uint64_t done, uint64_t all) {
    Stop *stop = data;
    assert_true(stop->reason == STOP_NOT && done < all);
    stop->reason = STOP_POLL;
}

static void its_progress_stops_it(void **state) {
    (void)state;
    Stop stop;
    stop_init(&stop);
    NetworkTraining *training = network_training_new(1);
    NetworkLesson lesson = {.records = records, .count = count, .batch = 8};
    NetworkCourse course = {.passes = 1, .rate = 0.001};
    assert_int_equal(network_learn(training, &lesson, &course, at_once, &stop, &stop), TRAIN_STOPPED);
    network_training_free(training);
}

static void it_can_be_stopped(void **state) {
    (void)state;
    Stop stop;
    stop_init(&stop);
    atomic_store(&stop.flag, true);
    NetworkTraining *training = network_training_new(1);
    NetworkLesson lesson = {.records = records, .count = count, .batch = 8};
    NetworkCourse course = {.passes = 1, .rate = 0.001};
    assert_int_equal(network_learn(training, &lesson, &course, NULL, NULL, &stop), TRAIN_STOPPED);
    network_training_free(training);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_learns_and_its_file_says_the_same), cmocka_unit_test(small_steps_go_down),
        cmocka_unit_test(the_same_lesson_gives_the_same_file),  cmocka_unit_test(records_that_are_none),
        cmocka_unit_test(who_won_is_not_learnt),                cmocka_unit_test(the_mirror_teaches),
        cmocka_unit_test(few_records_teach),                    cmocka_unit_test(walks_teach),
        cmocka_unit_test(saved_and_loaded),                     cmocka_unit_test(its_progress_stops_it),
        cmocka_unit_test(it_can_be_stopped),                    cmocka_unit_test(threads_and_states),
    };
    return cmocka_run_group_tests_name("network_train", tests, make_records, free_records);
}
