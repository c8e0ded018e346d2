/* Proves that a network learns what positions are worth, and which moves are played: in positions that it has not seen, too; that
 * its file says what it says, but for rounding; that the same lesson gives the same file; and what is done with records that are
 * none. */
#include "support.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "evaluate.h"
#include "movegen.h"
#include "network/network.h"
#include "quiet.h"
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

/* What searches found is learnt; no walks. The records above have no moves, so that the scores alone teach. */
static NetworkLesson lesson_of(const uint8_t *from, size_t records_count, unsigned batch) {
    static Weights material;
    weights_init(&material);
    return (NetworkLesson){.searched = from, .searched_count = records_count, .weights = &material, .batch = batch};
}

/* The mean cross entropy, the obvious way. */
static double loss_of(const NetworkTraining *training, const uint8_t *from, size_t first, size_t end) {
    double sum = 0;
    for (size_t i = first; i < end; i++) {
        Taught taught;
        assert_true(packed_read(from + i * PACKED_BYTES, &taught));
        double says = 1 / (1 + exp(-network_says(training, &taught.position) / WIN_SCALE));
        double right = 1 / (1 + exp(-(double)taught.score / WIN_SCALE));
        sum -= right * log(says) + (1 - right) * log(1 - says);
    }
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
    double before = loss_of(training, records, held, count);
    network_training_free(training);
    training = learned(1, 4);
    double after = loss_of(training, records, held, count);
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
        double before = loss_of(training, records, 0, 50);
        assert_int_equal(learn(training, records, 51, 50, 1, 0.0005), TRAIN_DONE);
        assert_true(loss_of(training, records, 0, 50) < before);
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
    double before = loss_of(training, records, 0, 20);
    assert_int_equal(learn(training, records, 20, 1024, 60, 0.002), TRAIN_DONE);
    assert_true(loss_of(training, records, 0, 20) < before);
    network_training_free(training);
}

/* Walks teach what the weights say: here material, as the records have it. Of players' games nothing else is learnt here, for
 * there are no moves; the scores, turned round, mean nothing. */
static void walks_teach(void **state) {
    (void)state;
    size_t held = count - count / HELD_OUT;
    uint8_t *played = malloc(count * PACKED_BYTES);
    assert_non_null(played);
    for (size_t i = 0; i < count; i++) {
        Taught taught;
        assert_true(packed_read(records + i * PACKED_BYTES, &taught));
        taught.score = -taught.score;
        assert_true(packed_write(&taught, played + i * PACKED_BYTES));
    }
    NetworkLesson lesson = lesson_of(NULL, 0, 64);
    lesson.played = played;
    lesson.played_count = count;
    lesson.walks = 1;
    NetworkTraining *training = network_training_new(1);
    double before = loss_of(training, records, held, count);
    assert_int_equal(learn_lesson(training, &lesson, 4, 0.002), TRAIN_DONE);
    double after = loss_of(training, records, held, count);
    print_message("# by walks, held out: %.4f before, %.4f after\n", before, after);
    assert_true(after < before - 0.02);
    free(played);
    network_training_free(training);
}

/* Who plays so goes as far to one side as possible, and takes nothing. */
static Move sideways(const Position *position) {
    Move moves[MAX_MOVES], best = MOVE_NONE;
    unsigned legal = movegen_legal(position, moves);
    for (unsigned i = 0; i < legal; i++)
        if (!position->board[move_to(moves[i])] && (best == MOVE_NONE || move_to(moves[i]) > move_to(best))) best = moves[i];
    return best;
}

/* Of about so many of the positions above, evenly spread. */
static size_t make_sideways(uint8_t *played, size_t wanted) {
    size_t made = 0;
    for (size_t i = 0; i < count; i += count / wanted) {
        Taught taught;
        assert_true(packed_read(records + i * PACKED_BYTES, &taught));
        taught.move = sideways(&taught.position);
        made += taught.move != MOVE_NONE && packed_write(&taught, played + made * PACKED_BYTES);
    }
    return made;
}

static NetworkMeasure measured(const NetworkTraining *training, const NetworkLesson *lesson) {
    NetworkMeasure measure;
    assert_int_equal(network_measure(training, lesson, 100, &measure, NULL), TRAIN_DONE);
    return measure;
}

/* How often the move played leads to what is better for the side that plays it than a quiet move does on average. */
static double played_better(const NetworkTraining *training, const uint8_t *played, size_t first, size_t end) {
    size_t better = 0;
    for (size_t i = first; i < end; i++) {
        Taught taught;
        Move moves[MAX_MOVES];
        double sum = 0, right = 0;
        unsigned quiet = 0;
        assert_true(packed_read(played + i * PACKED_BYTES, &taught));
        unsigned legal = movegen_legal(&taught.position, moves);
        for (unsigned k = 0; k < legal; k++) {
            Undo undo;
            if (!quiet_move(&taught.position, moves[k])) continue;
            position_make(&taught.position, moves[k], &undo);
            double says = -network_says(training, &taught.position);
            position_unmake(&taught.position, moves[k], &undo);
            sum += says;
            quiet++;
            if (moves[k] == taught.move) right = says;
        }
        better += right > sum / quiet;
    }
    return (double)better / (double)(end - first);
}

/* Of positions kept back: the moves that are always played are found. Of searches they are learnt as well. */
static void moves_teach(void **state) {
    (void)state;
    uint8_t *played = malloc(count * PACKED_BYTES);
    assert_non_null(played);
    const size_t made = make_sideways(played, 1800), held = made - made / 20;
    for (unsigned searched = 0; searched < 2; searched++) {
        NetworkLesson lesson = lesson_of(searched ? played : NULL, searched ? made : 0, 16);
        if (!searched) {
            lesson.played = played;
            lesson.played_count = held;
            lesson.kept = played + held * PACKED_BYTES;
            lesson.kept_count = made - held;
        }
        NetworkTraining *training = network_training_new(1);
        const NetworkMeasure before = measured(training, &lesson);
        assert_int_equal(learn_lesson(training, &lesson, 4, 0.005), TRAIN_DONE);
        const NetworkMeasure after = measured(training, &lesson);
        const double better = played_better(training, played, held, made);
        print_message(
            "# %zu moves held out: loss %.3f before, %.3f after; %.2f and %.2f come first; %.2f are better than others\n",
            after.moves, before.move_loss, after.move_loss, before.first, after.first, better);
        assert_int_equal(after.scores > 0, searched);
        assert_true(after.moves > 10 && after.moves <= 100);
        assert_true(after.first > before.first + 0.1);
        assert_true(searched || after.move_loss < before.move_loss - 0.5); /* beside scores that say other things */
        assert_true(better > 0.75);
        network_training_free(training);
    }
    free(played);
}

/* The slope of a choice is that of its loss: the position held out is the one that is learnt. */
static void small_steps_choose_better(void **state) {
    (void)state;
    uint8_t *played = malloc(count * PACKED_BYTES);
    assert_non_null(played);
    size_t made = make_sideways(played, 20), chosen = 0;
    for (unsigned i = 0; i < 10; i++) {
        NetworkLesson lesson = lesson_of(NULL, 0, 50);
        lesson.played = lesson.kept = played + made / 10 * i * PACKED_BYTES;
        lesson.played_count = lesson.kept_count = 1;
        NetworkTraining *training = network_training_new(i);
        const NetworkMeasure before = measured(training, &lesson);
        for (unsigned step = 0; step < 20; step++) assert_int_equal(learn_lesson(training, &lesson, 1, 0.0005), TRAIN_DONE);
        const NetworkMeasure after = measured(training, &lesson);
        assert_int_equal(before.moves, after.moves);
        assert_true(before.moves == 0 || after.move_loss < before.move_loss);
        chosen += before.moves;
        network_training_free(training);
    }
    assert_true(chosen >= 5);
    free(played);
}

/* The searches that teach have found quiet moves; of others, as other programs keep them, the score alone is learnt. Players'
 * captures teach. */
static void captures_of_searches(void **state) {
    (void)state;
    uint8_t *taking = malloc(count * PACKED_BYTES);
    size_t made = 0;
    assert_non_null(taking);
    for (size_t i = 0; i < count; i++) {
        Taught taught;
        Move moves[MAX_MOVES];
        assert_true(packed_read(records + i * PACKED_BYTES, &taught));
        unsigned captures = movegen_captures(&taught.position, moves);
        taught.move = captures > 0 ? moves[0] : MOVE_NONE;
        made += captures > 0 && packed_write(&taught, taking + made * PACKED_BYTES);
    }
    NetworkLesson searched = lesson_of(taking, made, 64), played = lesson_of(NULL, 0, 64);
    played.kept = taking;
    played.kept_count = made;
    NetworkTraining *training = network_training_new(1);
    assert_int_equal(measured(training, &searched).moves, 0);
    assert_true(measured(training, &played).moves > 50);
    network_training_free(training);
    free(taking);
}

/* A record may name a move that cannot be played, as other programs' may: the score still teaches. */
static void moves_that_are_none(void **state) {
    (void)state;
    uint8_t two[2 * PACKED_BYTES];
    Taught taught = {.score = 300, .move = 0x7fff};
    position_set_start(&taught.position);
    assert_true(packed_write(&taught, two));
    assert_true(packed_write(&taught, two + PACKED_BYTES));
    NetworkTraining *training = network_training_new(1);
    double before = loss_of(training, two, 0, 2);
    assert_int_equal(learn(training, two, 2, 2, 5, 0.002), TRAIN_DONE);
    assert_true(loss_of(training, two, 0, 2) < before);
    network_training_free(training);
}

/* What is measured is the mean over the last records. */
static void what_is_held_out(void **state) {
    (void)state;
    size_t held = count - count / HELD_OUT;
    NetworkLesson lesson = lesson_of(records, count, 1);
    NetworkMeasure measure;
    NetworkTraining *training = network_training_new(1);
    Stop stop;
    stop_init(&stop);
    assert_int_equal(network_measure(training, &lesson, count, &measure, &stop), TRAIN_DONE);
    assert_int_equal(measure.scores, count - held);
    assert_int_equal(measure.moves, 0);
    assert_true(fabs(measure.score_loss - loss_of(training, records, held, count)) < 1e-5);
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
    uint8_t *files[3], *played = malloc(count * PACKED_BYTES);
    assert_non_null(played);
    size_t length, saved_length, played_count = make_sideways(played, 200);
    NetworkTraining *training = NULL;
    for (unsigned i = 0; i < 3; i++) {
        NetworkLesson lesson = lesson_of(records, count, 64);
        lesson.threads = 1u << i;
        lesson.walks = 1;
        lesson.played = played;
        lesson.played_count = played_count;
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
    free(played);
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
        cmocka_unit_test(small_steps_go_down),
        cmocka_unit_test(the_same_lesson_gives_the_same_file),
        cmocka_unit_test(records_that_are_none),
        cmocka_unit_test(who_won_is_not_learnt),
        cmocka_unit_test(the_mirror_teaches),
        cmocka_unit_test(few_records_teach),
        cmocka_unit_test(walks_teach),
        cmocka_unit_test(moves_teach),
        cmocka_unit_test(small_steps_choose_better),
        cmocka_unit_test(captures_of_searches),
        cmocka_unit_test(moves_that_are_none),
        cmocka_unit_test(what_is_held_out),
        cmocka_unit_test(saved_and_loaded),
        cmocka_unit_test(its_progress_stops_it),
        cmocka_unit_test(it_can_be_stopped),
        cmocka_unit_test(threads_and_states),
    };
    return cmocka_run_group_tests_name("network_train", tests, make_records, free_records);
}
