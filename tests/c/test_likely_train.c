/* Proves that what cuts in searches is collected and learned from: quiet legal moves only, the same on any number of threads; that
 * what is learned puts the move that cut before others better than nothing learned, in positions that it has not seen, too; and that
 * it ends when told to, and says when there is nothing. */
#include "support.h"

#include <stdlib.h>
#include <string.h>

#include "movegen.h"
#include "search/order.h"
#include "search/parameters.h"
#include "train/likely_train.h"

enum { MOST_POSITIONS = 400 };

static Position positions[MOST_POSITIONS];
static unsigned position_count;
static Parameters *parameters;
static LikelySamples learned_from, others;

static void keep_some(const Position *position, void *data) {
    unsigned *seen = data;
    if ((*seen)++ % 41 == 0 && position_count < MOST_POSITIONS) positions[position_count++] = *position;
}

static TrainStatus collect(size_t first, size_t count, unsigned threads, LikelySamples *samples, TrainProgress progress,
                           void *data, Stop *stop) {
    const LikelyOrder order = {
        .parameters = parameters, .positions = positions + first, .count = count, .nodes = 1000, .threads = threads};
    return likely_collect(&order, samples, progress, data, stop);
}

static int make_samples(void **state) {
    (void)state;
    unsigned seen = 0, half;
    support_walk(40, keep_some, &seen);
    half = position_count / 2;
    parameters = malloc(sizeof *parameters);
    if (!parameters) return -1;
    parameters_init(parameters);
    return collect(0, half, 2, &learned_from, NULL, NULL, NULL) == TRAIN_DONE &&
                   collect(half, position_count - half, 2, &others, NULL, NULL, NULL) == TRAIN_DONE
               ? 0
               : -1;
}

static int free_samples(void **state) {
    (void)state;
    free(learned_from.sample);
    free(others.sample);
    free(parameters);
    return 0;
}

static void samples_are_quiet_legal_moves(void **state) {
    (void)state;
    print_message("# %u positions, %zu samples\n", position_count, learned_from.count);
    assert_true(learned_from.count > 200);
    for (size_t i = 0; i < learned_from.count; i++) {
        const LikelySample *sample = &learned_from.sample[i];
        Move moves[MAX_MOVES];
        unsigned count = movegen_legal(&sample->position, moves), place = 0;
        while (place < count && moves[place] != sample->move) place++;
        if (place == count) support_fail(&sample->position, sample->move, "not legal");
        if (order_takes(&sample->position, sample->move)) support_fail(&sample->position, sample->move, "not quiet");
        if (order_superfluous(&sample->position, sample->move)) support_fail(&sample->position, sample->move, "superfluous");
        if (sample->last_to == NO_SQUARE) continue;
        Piece last = sample->position.board[sample->last_to];
        if (!last || piece_side(last) == (Side)sample->position.side)
            support_fail(&sample->position, sample->move, "no enemy piece where the last move went");
    }
}

static void assert_same_samples(const LikelySamples *left, const LikelySamples *right) {
    assert_int_equal(left->count, right->count);
    for (size_t i = 0; i < left->count; i++) {
        assert_int_equal(left->sample[i].position.key, right->sample[i].position.key);
        assert_int_equal(left->sample[i].move, right->sample[i].move);
        assert_int_equal(left->sample[i].last_to, right->sample[i].last_to);
    }
}

static void any_number_of_threads_finds_the_same(void **state) {
    (void)state;
    LikelySamples samples[3];
    for (unsigned i = 0; i < 3; i++) assert_int_equal(collect(0, 60, i + 1, &samples[i], NULL, NULL, NULL), TRAIN_DONE);
    assert_true(samples[0].count > 50);
    for (unsigned i = 1; i < 3; i++) assert_same_samples(&samples[0], &samples[i]);
    for (unsigned i = 0; i < 3; i++) free(samples[i].sample);
}

static Likely *learn(const LikelySamples *samples, uint64_t seed, unsigned passes) {
    Likely *likely = calloc(1, sizeof *likely);
    assert_non_null(likely);
    assert_int_equal(likely_train(samples, seed, passes, likely, NULL, NULL, NULL), TRAIN_DONE);
    return likely;
}

static void the_same_seed_gives_the_same_values(void **state) {
    (void)state;
    Likely *one = learn(&learned_from, 1, 1), *two = learn(&learned_from, 1, 1), *other = learn(&learned_from, 2, 1);
    assert_memory_equal(one, two, sizeof *one);
    assert_true(memcmp(one, other, sizeof *one) != 0);
    free(one);
    free(two);
    free(other);
}

/* Of the samples learned from and of the others: more are first, fewer come before, and the loss is less. */
static void what_is_learned_puts_the_move_that_cut_before_others(void **state) {
    (void)state;
    static const Likely nothing;
    Likely *likely = learn(&learned_from, 1, 4);
    const LikelySamples *const samples[] = {&learned_from, &others};
    for (unsigned i = 0; i < 2; i++) {
        LikelyMeasure before, after;
        assert_int_equal(likely_measure(samples[i], &nothing, &before, NULL), TRAIN_DONE);
        assert_int_equal(likely_measure(samples[i], likely, &after, NULL), TRAIN_DONE);
        print_message("# loss %.3f, was %.3f; before %.3f, was %.3f; first %.3f, was %.3f\n", after.loss, before.loss,
                      after.before, before.before, after.first, before.first);
        assert_true(after.loss < before.loss - 0.1);
        assert_true(after.before < 0.4 && before.before > 0.9);
        assert_true(after.first > before.first + 0.05);
    }
    free(likely);
}

/* One move alone is learned by heart. */
static void one_sample_is_learned_by_heart(void **state) {
    (void)state;
    LikelySample sample = {.last_to = NO_SQUARE};
    position_set_start(&sample.position);
    Move moves[MAX_MOVES];
    unsigned count = movegen_legal(&sample.position, moves);
    for (unsigned i = 0; i < count; i++) {
        LikelyMeasure measure;
        sample.move = moves[i];
        const LikelySamples samples = {&sample, 1};
        Likely *likely = learn(&samples, 1, 100);
        assert_int_equal(likely_measure(&samples, likely, &measure, NULL), TRAIN_DONE);
        if (measure.first != 1 || measure.before != 0) support_fail(&sample.position, moves[i], "not the first");
        free(likely);
    }
}

static void nothing_to_learn_from(void **state) {
    (void)state;
    LikelySamples samples = {NULL, 7};
    LikelyMeasure measure = {1, 1, 1};
    Likely *likely = calloc(1, sizeof *likely);
    assert_non_null(likely);
    assert_int_equal(collect(0, 0, 2, &samples, NULL, NULL, NULL), TRAIN_DONE);
    assert_null(samples.sample);
    assert_int_equal(samples.count, 0);
    assert_int_equal(likely_train(&samples, 1, 2, likely, NULL, NULL, NULL), TRAIN_NO_GAMES);
    for (unsigned i = 0; i < LIKELY_COUNT; i++) assert_int_equal(likely->value[i], 0);
    assert_int_equal(likely_measure(&samples, likely, &measure, NULL), TRAIN_DONE);
    assert_true(measure.loss == 0 && measure.before == 0 && measure.first == 0);
    free(likely);
}

/* ---- told to stop, and telling ---- */

typedef struct Told {
    Stop *stop; /* raised when so many are done; NULL: not at all */
    uint64_t most, last, all;
    unsigned calls;
} Told;

static void tell(void *data, uint64_t done, uint64_t all) {
    Told *told = data;
    assert_true(done >= told->last && done <= all);
    told->last = done;
    told->all = all;
    told->calls++;
    if (told->stop && done >= told->most) atomic_store(&told->stop->flag, true);
}

static void progress_counts_up(void **state) {
    (void)state;
    Told told = {0};
    LikelySamples samples;
    assert_int_equal(collect(0, 30, 1, &samples, tell, &told, NULL), TRAIN_DONE);
    assert_int_equal(told.all, 30);
    assert_int_equal(told.last, 30);
    free(samples.sample);
    Likely *likely = calloc(1, sizeof *likely);
    told = (Told){0};
    assert_int_equal(likely_train(&learned_from, 1, 3, likely, tell, &told, NULL), TRAIN_DONE);
    assert_int_equal(told.all, 3 * learned_from.count);
    assert_true(told.calls > 1);
    free(likely);
}

static void a_flag_ends_it(void **state) {
    (void)state;
    for (unsigned threads = 1; threads <= 3; threads++) {
        Stop stop;
        stop_init(&stop);
        Told told = {.stop = &stop, .most = 5};
        LikelySamples samples = {NULL, 7};
        assert_int_equal(collect(0, position_count, threads, &samples, tell, &told, &stop), TRAIN_STOPPED);
        assert_true(told.last < position_count);
        assert_null(samples.sample);
        assert_int_equal(samples.count, 0);
    }
    Stop stop;
    stop_init(&stop);
    Told told = {.stop = &stop, .most = 0};
    Likely *likely = calloc(1, sizeof *likely);
    assert_int_equal(likely_train(&learned_from, 1, 100, likely, tell, &told, &stop), TRAIN_STOPPED);
    assert_true(told.last < told.all);
    free(likely);
}

static bool always(void *data) {
    ++*(unsigned *)data;
    return true;
}

/* Inside a search, too, which may be long. */
static void a_poll_ends_it(void **state) {
    (void)state;
    for (unsigned threads = 1; threads <= 3; threads++) {
        unsigned polled = 0;
        Stop stop;
        stop_init(&stop);
        stop.poll = always;
        stop.poll_data = &polled;
        const LikelyOrder order = {
            .parameters = parameters, .positions = positions, .count = position_count, .nodes = 100000000, .threads = threads};
        LikelySamples samples = {NULL, 7};
        assert_int_equal(likely_collect(&order, &samples, NULL, NULL, &stop), TRAIN_STOPPED);
        assert_int_equal(stop.reason, STOP_POLL);
        assert_int_equal(polled, 1);
        assert_null(samples.sample);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(samples_are_quiet_legal_moves),
        cmocka_unit_test(any_number_of_threads_finds_the_same),
        cmocka_unit_test(the_same_seed_gives_the_same_values),
        cmocka_unit_test(what_is_learned_puts_the_move_that_cut_before_others),
        cmocka_unit_test(one_sample_is_learned_by_heart),
        cmocka_unit_test(nothing_to_learn_from),
        cmocka_unit_test(progress_counts_up),
        cmocka_unit_test(a_flag_ends_it),
        cmocka_unit_test(a_poll_ends_it),
    };
    return cmocka_run_group_tests_name("likely_train", tests, make_samples, free_samples);
}
