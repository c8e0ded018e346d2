/* Proves that a network learns what the weights lack, in positions that it has not seen, too; what it is to say of a position; that
 * its file says what it says, but for rounding; that what nothing is learnt of decays; that the same lesson gives the same file;
 * and what is done with records that are none. */
#include "support.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "evaluate.h"
#include "movegen.h"
#include "network/features.h"
#include "network/kernel.h"
#include "network/network.h"
#include "train/network_targets_private.h"
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

/* Weights that know nothing: the network learns all. */
static const Weights NOTHING;

static NetworkLesson lesson_of(const uint8_t *from, size_t records_count, unsigned batch) {
    return (NetworkLesson){.records = from, .count = records_count, .weights = &NOTHING, .batch = batch};
}

/* The mean cross entropy of those from `first` to `end`, the obvious way. */
static double loss_of(const NetworkTraining *training, const uint8_t *from, size_t all, size_t first, size_t end) {
    double sum = 0;
    float *targets = malloc(all * sizeof *targets);
    assert_non_null(targets);
    network_targets(from, all, targets);
    for (size_t i = first; i < end; i++) {
        Taught taught;
        assert_true(packed_read(from + i * PACKED_BYTES, &taught));
        double says = 1 / (1 + exp(-network_says(training, &taught.position) / WIN_SCALE)), right = (double)targets[i];
        sum -= right * log(says) + (1 - right) * log(1 - says);
    }
    free(targets);
    return sum / (double)(end - first);
}

static int free_records(void **state) {
    (void)state;
    free(records);
    return 0;
}

static TrainStatus learn_lesson(NetworkTraining *training, const NetworkLesson *lesson, unsigned passes, double rate) {
    TrainStatus status = TRAIN_DONE;
    for (unsigned pass = 0; pass < passes && status == TRAIN_DONE; pass++) {
        NetworkCourse course = {.pass = pass, .passes = passes, .rate = rate};
        status = network_learn(training, lesson, &course, NULL, NULL, NULL);
    }
    return status;
}

static TrainStatus learn(NetworkTraining *training, const uint8_t *from, size_t records_count, unsigned batch, unsigned passes,
                         double rate) {
    NetworkLesson lesson = lesson_of(from, records_count, batch);
    return learn_lesson(training, &lesson, passes, rate);
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
    double before = loss_of(training, records, count, held, count);
    network_training_free(training);
    training = learned(1, 4);
    double after = loss_of(training, records, count, held, count);
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

/* A file that is gone on from says what it said, and is the same file again; another kind is refused. */
static void it_goes_on_from_a_file(void **state) {
    (void)state;
    size_t length;
    NetworkTraining *training = learned(1, 1), *other = network_training_new(2);
    uint8_t *bytes = network_file(training, &length);
    assert_non_null(bytes);
    assert_true(network_training_begin(other, bytes, length));
    for (size_t i = 0; i < count; i += 99) {
        Taught taught;
        assert_true(packed_read(records + i * PACKED_BYTES, &taught));
        assert_true(fabs(network_says(training, &taught.position) - network_says(other, &taught.position)) < 1e-3);
    }
    uint8_t *again = network_file(other, &length);
    assert_memory_equal(again, bytes, length);
    memcpy(bytes + 4, &NETWORK_FILE_HASH[NETWORK_KP], 4);
    assert_false(network_training_begin(other, bytes, length));
    assert_false(network_training_begin(other, bytes, length - 1));
    free(bytes);
    bytes = network_file(other, &length);
    assert_memory_equal(again, bytes, length);
    free(bytes);
    free(again);
    network_training_free(training);
    network_training_free(other);
}

/* Whether sente or gote sees a feature in one of the first `all` records or in their mirror. */
static void mark_seen(size_t all, bool seen[SEEN_COUNT]) {
    for (size_t i = 0; i < all; i++) {
        Taught taught;
        assert_true(packed_read(records + i * PACKED_BYTES, &taught));
        for (Side view = SENTE; view <= GOTE; view++) {
            uint32_t features[MOST_FEATURES];
            unsigned of_view = features_of(&taught.position, NETWORK_KP, view, features);
            for (unsigned j = 0; j < of_view; j++) {
                const uint32_t feature = features[j], square = (feature - FIRST_ON_BOARD) % SQUARES;
                seen[feature] = true;
                if (feature >= FIRST_ON_BOARD)
                    seen[feature - square + square_make(10 - square_file(square), square_rank(square))] = true;
            }
        }
    }
}

/* The first layer's weights of the features that are not seen, their sizes added up; the file has them behind the bias. */
static double unseen_sum(const uint8_t *bytes, const bool seen[SEEN_COUNT]) {
    uint32_t text;
    memcpy(&text, bytes + 8, sizeof text);
    const uint8_t *rows = bytes + 12 + text + 4 + 2 * HALF;
    double sum = 0;
    for (unsigned i = 0; i < SEEN_COUNT * HALF; i++) {
        int16_t weight;
        memcpy(&weight, rows + 2 * i, sizeof weight);
        if (!seen[i / HALF]) sum += weight < 0 ? -weight : weight;
    }
    return sum;
}

/* The first step, at the rate 1, is of the size 0.316, as Adam has it: a sixteenth goes of what it says nothing of. */
static void what_nothing_is_learnt_of_decays(void **state) {
    (void)state;
    enum { ALL = 51, BATCH = 50 };
    bool seen[SEEN_COUNT] = {false};
    size_t length;
    NetworkTraining *training = network_training_new(1);
    mark_seen(ALL, seen);
    uint8_t *before = network_file(training, &length);
    assert_int_equal(learn(training, records, ALL, BATCH, 1, 1), TRAIN_DONE);
    uint8_t *after = network_file(training, &length);
    const double had = unseen_sum(before, seen), has = unseen_sum(after, seen);
    assert_true(had > 100000);
    assert_true(has > 0.92 * had && has < 0.95 * had);
    free(before);
    free(after);
    network_training_free(training);
}

/* A small step of any kind makes the loss less. */
static void small_steps_go_down(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        NetworkTraining *training = network_training_new(seed);
        double before = loss_of(training, records, 51, 0, 50);
        assert_int_equal(learn(training, records, 51, 50, 1, 0.0005), TRAIN_DONE);
        assert_true(loss_of(training, records, 51, 0, 50) < before);
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

/* Of a game with gaps, from either side, and of one behind it: each position by the sum of all that follow, written out. */
static void what_is_to_be_said(void **state) {
    (void)state;
    static const struct {
        unsigned ply;
        int score; /* for sente */
    } GAME[] = {{5, 100}, {6, -50}, {9, 300}, {10, 700}, {3, 0}, {8, 20}, {11, -400}, {12, -500}};
    enum { ALL = 8 };
    static const unsigned END[ALL] = {4, 4, 4, 4, 6, 6, 8, 8}; /* of the game */
    static const int WON[ALL] = {1, 1, 1, 1, 0, 0, -1, -1};    /* for sente */
    uint8_t game[ALL * PACKED_BYTES];
    float targets[ALL];
    Taught taught;
    position_set_start(&taught.position);
    Position gote = taught.position, sente = taught.position;
    Move moves[MAX_MOVES];
    Undo undo;
    movegen_legal(&gote, moves);
    position_make(&gote, moves[0], &undo);
    for (unsigned i = 0; i < ALL; i++) {
        const bool turned = GAME[i].ply % 2 == 1;
        taught = (Taught){.position = turned ? gote : sente,
                          .ply = GAME[i].ply,
                          .score = turned ? -GAME[i].score : GAME[i].score,
                          .result = turned ? -WON[i] : WON[i]};
        assert_true(packed_write(&taught, game + i * PACKED_BYTES));
    }
    network_targets(game, ALL, targets);
    for (unsigned i = 0; i < ALL; i++) {
        const unsigned end = END[i];
        double sum = 0, left = 1;
        for (unsigned j = i; j < end; j++) {
            const double share = pow(LATER, j + 1 < end ? GAME[j + 1].ply - GAME[j].ply : 1);
            sum += left * (1 - share) / (1 + exp(-(double)GAME[j].score / WIN_SCALE));
            left *= share;
        }
        sum += left * (WON[i] + 1) / 2;
        assert_true(fabs((double)targets[i] - (GAME[i].ply % 2 == 1 ? 1 - sum : sum)) < 1e-6);
    }
}

/* What is no record changes nothing of those around it. */
static void what_is_none_between_others(void **state) {
    (void)state;
    enum { FEW = 30, PLACE = 11 };
    uint8_t more[(FEW + 1) * PACKED_BYTES];
    float targets[FEW], with[FEW + 1];
    network_targets(records, FEW, targets);
    memcpy(more, records, PLACE * PACKED_BYTES);
    memcpy(more + (PLACE + 1) * PACKED_BYTES, records + PLACE * PACKED_BYTES, (FEW - PLACE) * PACKED_BYTES);
    for (unsigned kind = 0; kind < 2; kind++) {
        memset(more + PLACE * PACKED_BYTES, 0xff, PACKED_BYTES);
        if (kind == 1) { /* a position with a result that there is not */
            memcpy(more + PLACE * PACKED_BYTES, records, PACKED_BYTES);
            more[(PLACE + 1) * PACKED_BYTES - 2] = 100;
        }
        network_targets(more, FEW + 1, with);
        assert_memory_equal(with, targets, PLACE * sizeof *with);
        assert_memory_equal(with + PLACE + 1, targets + PLACE, (FEW - PLACE) * sizeof *with);
    }
}

/* Of weights that know what pieces are worth the network learns less of it than of such that know nothing. */
static void what_the_weights_know_is_left_out(void **state) {
    (void)state;
    Weights material;
    Position rook;
    double says[2];
    support_read("lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b R 1", &rook);
    weights_init(&material);
    for (unsigned i = 0; i < 2; i++) {
        NetworkTraining *training = network_training_new(1);
        NetworkLesson lesson = lesson_of(records, count, 64);
        if (i == 1) lesson.weights = &material;
        assert_int_equal(learn_lesson(training, &lesson, 2, 0.002), TRAIN_DONE);
        says[i] = network_says(training, &rook);
        NetworkMeasure measure;
        assert_int_equal(network_measure(training, &lesson, count, &measure, NULL), TRAIN_DONE);
        print_message("# a rook more: %.0f; loss %.4f, of the weights %.4f\n", says[i], measure.loss, measure.weights_loss);
        assert_true(measure.loss < measure.weights_loss);
        network_training_free(training);
    }
    assert_true(says[1] < says[0] / 2);
}

/* How far what is learnt of two positions does not hold for those in the mirror; `seen` has each of them, and its mirror. */
static double mirrors_differ(const char *const seen[2][2]) {
    uint8_t two[2 * PACKED_BYTES];
    double most = 0;
    for (unsigned i = 0; i < 2; i++) {
        Taught taught = {.score = i == 0 ? 600 : -600, .result = i == 0 ? 1 : -1};
        support_read(seen[i][0], &taught.position);
        assert_true(packed_write(&taught, two + i * PACKED_BYTES));
    }
    NetworkTraining *training = network_training_new(1);
    assert_int_equal(learn(training, two, 2, 2, 300, 0.002), TRAIN_DONE);
    for (unsigned i = 0; i < 2; i++) {
        Position position, mirrored;
        support_read(seen[i][0], &position);
        support_read(seen[i][1], &mirrored);
        const double here = network_says(training, &position), there = network_says(training, &mirrored);
        print_message("# seen %.0f, in the mirror %.0f\n", here, there);
        most = fmax(most, fabs(here - there));
    }
    network_training_free(training);
    return most;
}

/* It does, but where a king stands on the middle file, from which weights look to one side. */
static void the_mirror_teaches(void **state) {
    (void)state;
    static const char *const ASIDE[2][2] = {
        {"5k3/9/9/9/9/9/1S7/9/1K7 b 4G3S4N4L18P2R2B 1", "3k5/9/9/9/9/9/7S1/9/7K1 b 4G3S4N4L18P2R2B 1"},
        {"1k7/1s7/9/9/9/9/9/9/5K3 b 4G3S4N4L18P2R2B 1", "7k1/7s1/9/9/9/9/9/9/3K5 b 4G3S4N4L18P2R2B 1"},
    };
    static const char *const MIDDLE[2][2] = {
        {"4k4/9/9/9/9/9/1S7/9/1K7 b 4G3S4N4L18P2R2B 1", "4k4/9/9/9/9/9/7S1/9/7K1 b 4G3S4N4L18P2R2B 1"},
        {"1k7/1s7/9/9/9/9/9/9/4K4 b 4G3S4N4L18P2R2B 1", "7k1/7s1/9/9/9/9/9/9/4K4 b 4G3S4N4L18P2R2B 1"},
    };
    assert_true(mirrors_differ(ASIDE) < 100);
    assert_true(mirrors_differ(MIDDLE) > 200);
}

/* Fewer records than a batch are a step, too. */
static void few_records_teach(void **state) {
    (void)state;
    NetworkTraining *training = network_training_new(1);
    double before = loss_of(training, records, 20, 0, 20);
    assert_int_equal(learn(training, records, 20, 1024, 60, 0.002), TRAIN_DONE);
    assert_true(loss_of(training, records, 20, 0, 20) < before);
    network_training_free(training);
}

/* What is measured is the mean over the last records, above the least that there can be. */
static void what_is_held_out(void **state) {
    (void)state;
    size_t held = count - count / HELD_OUT;
    NetworkLesson lesson = lesson_of(records, count, 1);
    NetworkMeasure measure;
    NetworkTraining *training = network_training_new(1);
    float *targets = malloc(count * sizeof *targets);
    double least = 0;
    Stop stop;
    assert_non_null(targets);
    network_targets(records, count, targets);
    for (size_t i = held; i < count; i++) {
        const double right = (double)targets[i];
        least -= (right * log(right) + (1 - right) * log(1 - right)) / (double)(count - held);
    }
    free(targets);
    stop_init(&stop);
    assert_int_equal(network_measure(training, &lesson, count, &measure, &stop), TRAIN_DONE);
    assert_int_equal(measure.count, count - held);
    assert_true(fabs(measure.loss - (loss_of(training, records, count, held, count) - least)) < 1e-5);
    assert_true(fabs(measure.weights_loss - (log(2) - least)) < 1e-5);
    assert_int_equal(network_measure(training, &lesson, 10, &measure, &stop), TRAIN_DONE);
    assert_true(measure.count > 5 && measure.count <= 10);
    atomic_store(&stop.flag, true);
    assert_int_equal(network_measure(training, &lesson, count, &measure, &stop), TRAIN_STOPPED);
    network_training_free(training);
}

/* What was saved goes on as if it had not been. */
static void saved_and_loaded(void **state) {
    (void)state;
    uint8_t *files[2];
    size_t length, saved_length;
    NetworkLesson lesson = lesson_of(records, count, 64);
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
        NetworkLesson lesson = lesson_of(records, count, 64);
        lesson.threads = 1u << i;
        training = network_training_new(1);
        assert_int_equal(learn_lesson(training, &lesson, 1, 0.002), TRAIN_DONE);
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
    NetworkLesson lesson = lesson_of(records, count, 8);
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
    NetworkLesson lesson = lesson_of(records, count, 8);
    NetworkCourse course = {.passes = 1, .rate = 0.001};
    assert_int_equal(network_learn(training, &lesson, &course, NULL, NULL, &stop), TRAIN_STOPPED);
    network_training_free(training);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_learns_and_its_file_says_the_same),
        cmocka_unit_test(it_goes_on_from_a_file),
        cmocka_unit_test(what_nothing_is_learnt_of_decays),
        cmocka_unit_test(small_steps_go_down),
        cmocka_unit_test(the_same_lesson_gives_the_same_file),
        cmocka_unit_test(records_that_are_none),
        cmocka_unit_test(what_is_to_be_said),
        cmocka_unit_test(what_is_none_between_others),
        cmocka_unit_test(what_the_weights_know_is_left_out),
        cmocka_unit_test(the_mirror_teaches),
        cmocka_unit_test(few_records_teach),
        cmocka_unit_test(what_is_held_out),
        cmocka_unit_test(saved_and_loaded),
        cmocka_unit_test(its_progress_stops_it),
        cmocka_unit_test(it_can_be_stopped),
        cmocka_unit_test(threads_and_states),
    };
    return cmocka_run_group_tests_name("network_train", tests, make_records, free_records);
}
