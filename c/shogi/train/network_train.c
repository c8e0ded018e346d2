#include "network_train.h"

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "network_pass_private.h"
#include "network_targets_private.h"
#include "packed.h"
#include "random.h"

/* A batch is learnt in so many parts, each with a gradient of its own, and they are added in their order: so the number of threads
 * that take parts changes nothing. */
enum { BATCH_PARTS = 4 };

/* Another one for each change after which a training that was left over would not go on as it began. */
enum { STATE_VERSION = 4 };

/* What 1 is in the file. */
#define UNIT_INPUT 127.0
#define UNIT_WEIGHT 64.0
#define UNIT_OUTPUT (16.0 * WIN_SCALE)

#define ADAM_MEAN 0.9f
#define ADAM_SQUARE 0.999f

/* The first layer's sums begin near the lower bound, and close together: what begins clipped, or is soon, learns little. */
#define ROWS_SPREAD 0.03
#define ROWS_BEGIN 0.2f

/* A hidden unit sums up hundreds of inputs, which a step all moves one way: with steps as large as elsewhere it is soon clipped for
 * every position, and dead. */
#define HIDDEN_RATE 0.2f

/* What a step of the size 1 takes of the first layer's weights away: what few positions say is not known by heart. */
#define DECAY 0.2f

/* Of the last layer's weights: what is added to the evaluation begins at next to nothing. */
#define LAST_SPREAD 0.1

/* The file has bytes, and a weight of the first layer is a few units of them. So positions go through `used`, the numbers as the
 * file has them, that what is measured is the file; and what they teach changes the values behind these. */
struct NetworkTraining {
    struct State {
        uint64_t version; /* STATE_VERSION */
        float value[NUMBERS], mean[NUMBERS], square[NUMBERS]; /* the latter of the slopes so far, as Adam has them */
        uint64_t random, steps;
    } state;
    float used[NUMBERS], gradient[BATCH_PARTS][NUMBERS];
};

/* The numbers of a layer of one kind: what 1 is of them in the file, and how far from 0 they may be there. */
static const struct Layer {
    unsigned first, end;
    double unit, most;
} LAYERS[] = {
    {ROWS, ROWS_BIAS, UNIT_INPUT, INT16_MAX},
    {ROWS_BIAS, FIRST, UNIT_INPUT, INT16_MAX},
    {FIRST, FIRST_BIAS, UNIT_WEIGHT, INT8_MAX},
    {FIRST_BIAS, SECOND, UNIT_INPUT * UNIT_WEIGHT, INT32_MAX},
    {SECOND, SECOND_BIAS, UNIT_WEIGHT, INT8_MAX},
    {SECOND_BIAS, LAST, UNIT_INPUT * UNIT_WEIGHT, INT32_MAX},
    {LAST, LAST_BIAS, UNIT_OUTPUT / UNIT_INPUT, INT8_MAX},
    {LAST_BIAS, NUMBERS, UNIT_OUTPUT, INT32_MAX},
};

enum { LAYER_COUNT = sizeof LAYERS / sizeof *LAYERS };

static float by_chance(uint64_t *random, double most) {
    return (float)(((double)(random_next(random) >> 11) / 9007199254740992.0 * 2 - 1) * most);
}

static void fill(NetworkTraining *training, unsigned first, unsigned end, double most) {
    for (unsigned i = first; i < end; i++) training->state.value[i] = by_chance(&training->state.random, most);
}

/* Units begin in the middle of what is not clipped, whatever their inputs have in common. */
static void centre(float *weights, float *bias, unsigned inputs) {
    for (unsigned o = 0; o < HIDDEN; o++) {
        float mean = 0;
        for (unsigned i = 0; i < inputs; i++) mean += weights[o * inputs + i] / (float)inputs;
        for (unsigned i = 0; i < inputs; i++) weights[o * inputs + i] -= mean;
        bias[o] = 0.5f;
    }
}

static void use_values(NetworkTraining *training, const struct Layer *layer, unsigned first, unsigned end) {
    const float unit = (float)layer->unit, part = 1 / unit, most = (float)(layer->most / layer->unit);
    float *value = training->state.value, *used = training->used;
    for (unsigned i = first; i < end; i++) {
        value[i] = value[i] > most ? most : value[i] < -most ? -most : value[i];
        used[i] = floorf(value[i] * unit + 0.5f) * part;
    }
}

static void use_all(NetworkTraining *training) {
    for (unsigned i = 0; i < LAYER_COUNT; i++) use_values(training, &LAYERS[i], LAYERS[i].first, LAYERS[i].end);
}

NetworkTraining *network_training_new(uint64_t seed) {
    NetworkTraining *training = calloc(1, sizeof *training);
    if (!training) return NULL;
    training->state.version = STATE_VERSION;
    training->state.random = (seed + 1) * 0x9e3779b97f4a7c15;
    for (unsigned i = 0; i < 8; i++) random_next(&training->state.random);
    fill(training, ROWS, ROWS_BIAS, ROWS_SPREAD);
    fill(training, FIRST, FIRST_BIAS, 1 / sqrt(INPUTS / 2.0));
    fill(training, SECOND, SECOND_BIAS, 1 / sqrt(HIDDEN / 2.0));
    fill(training, LAST, LAST_BIAS, LAST_SPREAD / sqrt(HIDDEN));
    for (unsigned i = 0; i < HALF; i++) training->state.value[ROWS_BIAS + i] = ROWS_BEGIN;
    centre(training->state.value + FIRST, training->state.value + FIRST_BIAS, INPUTS);
    centre(training->state.value + SECOND, training->state.value + SECOND_BIAS, HIDDEN);
    use_all(training);
    return training;
}

uint8_t *network_training_save(const NetworkTraining *training, size_t *length) {
    uint8_t *bytes = malloc(sizeof training->state);
    *length = sizeof training->state;
    if (bytes) memcpy(bytes, &training->state, *length);
    return bytes;
}

static bool is_state(const struct State *state) {
    if (state->version != STATE_VERSION || state->random == 0 || state->steps >> 40 != 0) return false;
    for (unsigned i = 0; i < NUMBERS; i++) {
        const float square = state->square[i];
        if (!isfinite(state->value[i]) || !isfinite(state->mean[i]) || !isfinite(square) || square < 0) return false;
    }
    return true;
}

bool network_training_load(NetworkTraining *training, const uint8_t *bytes, size_t length) {
    struct State *state = length == sizeof *state ? malloc(length) : NULL;
    if (!state) return false;
    memcpy(state, bytes, length);
    const bool whole = is_state(state);
    if (whole) {
        training->state = *state;
        use_all(training);
    }
    free(state);
    return whole;
}

void network_training_free(NetworkTraining *training) { free(training); }

double network_says(const NetworkTraining *training, const Position *position) {
    Pass pass;
    pass_see(position, false, &pass.seen);
    return (double)pass_forwards(training->used, &pass) * WIN_SCALE;
}

/* What weights and network say of a position, a logarithm of odds; *weights_say is the part of the former. */
static double both_say(const NetworkTraining *training, const Weights *weights, const Position *position, bool mirrored,
                       Pass *pass, double *weights_say) {
    *weights_say = (double)evaluate(position, weights) / WIN_SCALE;
    pass_see(position, mirrored, &pass->seen);
    return *weights_say + (double)pass_forwards(training->used, pass);
}

/* To the weights a position is worth the same in the mirror, but where a king stands on the middle file: they look from it to one
 * side. */
static bool has_mirror(const Position *position) {
    return square_file(position->king[SENTE]) != 5 && square_file(position->king[GOTE]) != 5;
}

/* ---- what is held out ---- */

static size_t held_out_from(size_t count) { return count - count / HELD_OUT; }

/* The cross entropy of what is said, a logarithm of odds, in nats: log(1 + e^x) without an overflow. */
static double loss_of(double output, double target) {
    return (output > 0 ? output : 0) + log1p(exp(-fabs(output))) - target * output;
}

/* What no answer gets below. */
static double least_loss(double target) {
    return target > 0 && target < 1 ? -target * log(target) - (1 - target) * log(1 - target) : 0;
}

TrainStatus network_measure(const NetworkTraining *training, const NetworkLesson *lesson, size_t most, NetworkMeasure *measure,
                            Stop *stop) {
    const size_t first = held_out_from(lesson->count), count = lesson->count - first, step = (count + most - 1) / most;
    const uint8_t *records = count > 0 ? lesson->records + first * PACKED_BYTES : NULL;
    float *targets = malloc((count + 1) * sizeof *targets);
    bool stopped = false;
    *measure = (NetworkMeasure){0};
    if (!targets) return TRAIN_NO_MEMORY;
    network_targets(records, count, targets);
    for (size_t i = 0; i < count && !stopped; i += step) {
        Taught taught;
        Pass pass;
        double weights_say;
        stopped = stop && stop_requested(stop, 0);
        if (!packed_read(records + i * PACKED_BYTES, &taught)) continue;
        const double says = both_say(training, lesson->weights, &taught.position, false, &pass, &weights_say),
                     target = (double)targets[i], least = least_loss(target);
        measure->loss += loss_of(says, target) - least;
        measure->weights_loss += loss_of(weights_say, target) - least;
        measure->count++;
    }
    free(targets);
    if (measure->count > 0) {
        measure->loss /= (double)measure->count;
        measure->weights_loss /= (double)measure->count;
    }
    return stopped ? TRAIN_STOPPED : TRAIN_DONE;
}

/* ---- a batch, by threads ---- */

/* Which record is learnt next, and whether in the mirror. */
typedef struct Drawn {
    uint32_t record : 31, mirrored : 1;
} Drawn;

typedef enum Work { WORK_LEARN, WORK_STEP, WORK_NONE } Work;

/* All threads take parts of the same work until none is left; the caller's is one of them. */
typedef struct Learners {
    NetworkTraining *training;
    const NetworkLesson *lesson;
    const float *targets; /* of each record */
    const Drawn *batch;
    size_t count;
    float share, size; /* of a record in the gradient, and of a step */
    Work work;
    atomic_uint next;
    size_t taught[BATCH_PARTS]; /* records that could be read */
    pthread_barrier_t begin, end;
    pthread_mutex_t gathering; /* until it is known how many they are */
    unsigned threads;
    pthread_t thread[BATCH_PARTS - 1];
} Learners;

/* False: it is no position. */
static bool learn_one(const Learners *all, Drawn drawn, float *gradient) {
    Taught taught;
    Pass pass;
    double weights_say;
    if (!packed_read(all->lesson->records + (size_t)drawn.record * PACKED_BYTES, &taught)) return false;
    const bool mirrored = drawn.mirrored && has_mirror(&taught.position);
    const double says = both_say(all->training, all->lesson->weights, &taught.position, mirrored, &pass, &weights_say);
    pass_backwards(all->training->used, &pass, (float)win_probability(says) - all->targets[drawn.record], gradient);
    return true;
}

static void learn_part(Learners *all, unsigned part) {
    all->taught[part] = 0;
    for (size_t i = all->count * part / BATCH_PARTS; i < all->count * (part + 1) / BATCH_PARTS; i++)
        all->taught[part] += learn_one(all, all->batch[i], all->training->gradient[part]);
}

/* Adam's with a decay beside it (AdamW), of the numbers from `first` to `end`; the gradients are nothing then. */
static void step_numbers(NetworkTraining *training, unsigned first, unsigned end, float share, float size, float decay) {
    float *value = training->state.value, *mean = training->state.mean, *square = training->state.square;
    for (unsigned i = first; i < end; i++) {
        float slope = 0;
        for (unsigned part = 0; part < BATCH_PARTS; part++) slope += training->gradient[part][i];
        slope *= share;
        mean[i] = ADAM_MEAN * mean[i] + (1 - ADAM_MEAN) * slope;
        square[i] = ADAM_SQUARE * square[i] + (1 - ADAM_SQUARE) * slope * slope;
        value[i] -= size * (mean[i] / (sqrtf(square[i]) + 1e-8f) + decay * value[i]);
    }
    for (unsigned part = 0; part < BATCH_PARTS; part++)
        memset(training->gradient[part] + first, 0, (end - first) * sizeof(float));
}

static void step_part(const Learners *all, unsigned part) {
    const unsigned from = NUMBERS / BATCH_PARTS * part,
                   to = part + 1 < BATCH_PARTS ? NUMBERS / BATCH_PARTS * (part + 1) : NUMBERS;
    for (unsigned i = 0; i < LAYER_COUNT; i++) {
        const unsigned first = LAYERS[i].first > from ? LAYERS[i].first : from, end = LAYERS[i].end < to ? LAYERS[i].end : to;
        if (first >= end) continue;
        const bool hidden = first >= FIRST && first < LAST;
        step_numbers(all->training, first, end, all->share, hidden ? all->size * HIDDEN_RATE : all->size,
                     first < ROWS_BIAS ? DECAY : 0);
        use_values(all->training, &LAYERS[i], first, end);
    }
}

static void take_parts(Learners *all) {
    for (unsigned part; (part = atomic_fetch_add(&all->next, 1)) < BATCH_PARTS;)
        if (all->work == WORK_LEARN)
            learn_part(all, part);
        else
            step_part(all, part);
}

static void do_work(Learners *all, Work work) {
    all->work = work;
    atomic_store(&all->next, 0);
    pthread_barrier_wait(&all->begin);
    if (work == WORK_NONE) return;
    take_parts(all);
    pthread_barrier_wait(&all->end);
}

static void *learner(void *data) {
    Learners *all = data;
    pthread_mutex_lock(&all->gathering);
    pthread_mutex_unlock(&all->gathering);
    for (;;) {
        pthread_barrier_wait(&all->begin);
        if (all->work == WORK_NONE) return NULL;
        take_parts(all);
        pthread_barrier_wait(&all->end);
    }
}

static void gather(Learners *all, unsigned threads) {
    const long processors = threads > 0 ? (long)threads : sysconf(_SC_NPROCESSORS_ONLN);
    const unsigned wanted = processors > BATCH_PARTS ? BATCH_PARTS : processors > 1 ? (unsigned)processors : 1;
    pthread_mutex_init(&all->gathering, NULL);
    pthread_mutex_lock(&all->gathering);
    for (all->threads = 1; all->threads < wanted; all->threads++)
        if (pthread_create(&all->thread[all->threads - 1], NULL, learner, all) != 0) break;
    pthread_barrier_init(&all->begin, NULL, all->threads);
    pthread_barrier_init(&all->end, NULL, all->threads);
    pthread_mutex_unlock(&all->gathering);
}

static void dismiss(Learners *all) {
    do_work(all, WORK_NONE);
    for (unsigned i = 1; i < all->threads; i++) pthread_join(all->thread[i - 1], NULL);
    pthread_barrier_destroy(&all->begin);
    pthread_barrier_destroy(&all->end);
    pthread_mutex_destroy(&all->gathering);
}

/* How many of the batch's records could be read; a step of that size if there were any. */
static size_t learn_batch(Learners *all, const Drawn *batch, size_t count, double rate) {
    size_t taught = 0;
    all->batch = batch;
    all->count = count;
    do_work(all, WORK_LEARN);
    for (unsigned part = 0; part < BATCH_PARTS; part++) taught += all->taught[part];
    if (taught == 0) return 0;
    const double steps = (double)++all->training->state.steps;
    all->size = (float)(rate * sqrt(1 - pow((double)ADAM_SQUARE, steps)) / (1 - pow((double)ADAM_MEAN, steps)));
    do_work(all, WORK_STEP);
    return taught;
}

static void shuffle(Drawn *order, size_t count, uint64_t *random) {
    for (size_t i = 0; i < count; i++)
        order[i] = (Drawn){.record = (uint32_t)i & INT32_MAX, .mirrored = random_below(random, 2) & 1};
    for (size_t i = count; i > 1; i--) {
        size_t other = random_below(random, i);
        Drawn kept = order[i - 1];
        order[i - 1] = order[other];
        order[other] = kept;
    }
}

TrainStatus network_learn(NetworkTraining *training, const NetworkLesson *lesson, const NetworkCourse *course,
                          TrainProgress progress, void *data, Stop *stop) {
    const size_t learnt = held_out_from(lesson->count), before = learnt * course->pass, all = learnt * course->passes;
    if (learnt == 0) return TRAIN_NO_GAMES;
    float *targets = malloc(lesson->count * sizeof *targets);
    Drawn *order = learnt <= INT32_MAX ? malloc(learnt * sizeof *order) : NULL;
    Learners learners = {.training = training, .lesson = lesson, .targets = targets, .share = 1 / (float)lesson->batch};
    size_t taught = 0;
    bool stopped = false;
    if (!order || !targets) {
        free(order);
        free(targets);
        return TRAIN_NO_MEMORY;
    }
    network_targets(lesson->records, lesson->count, targets);
    gather(&learners, lesson->threads);
    shuffle(order, learnt, &training->state.random);
    for (size_t done = 0, count; done < learnt && !stopped; done += count) {
        const double along = (double)(before + done) / (double)all;
        count = learnt - done < lesson->batch ? learnt - done : lesson->batch;
        taught += learn_batch(&learners, order + done, count, course->rate * (1 + cos(3.14159265358979 * along)) / 2);
        if (progress) progress(data, before + done + count, all);
        stopped = stop && (stop->reason != STOP_NOT || stop_requested(stop, before + done + count));
    }
    dismiss(&learners);
    free(order);
    free(targets);
    return stopped ? TRAIN_STOPPED : taught == 0 ? TRAIN_NO_GAMES : TRAIN_DONE;
}

/* ---- the file ---- */

/* From the transformer's bias to the end. */
enum { FILE_NUMBERS_BYTES = 2 * HALF + 2 * HALF * SEEN_COUNT + 4 + (4 + INPUTS) * HIDDEN + (4 + HIDDEN) * HIDDEN + 4 + HIDDEN };

static const char TEXT[] = "weights+K+P 256x2-32-32, by gunshi train network";

static void put(uint8_t **at, double value, unsigned bytes) {
    const double most = bytes == 1 ? 127 : bytes == 2 ? 32767 : 2147483647;
    const int64_t number = (int64_t)floor((value > most ? most : value < -most ? -most : value) + 0.5);
    for (unsigned i = 0; i < bytes; i++) *(*at)++ = (uint8_t)((uint64_t)number >> 8 * i);
}

static void put_number(uint8_t **at, uint32_t number) {
    for (unsigned i = 0; i < 4; i++) *(*at)++ = (uint8_t)(number >> 8 * i);
}

/* A reader divides a sum by 64 and leaves the rest out; half of it more in the bias, and it rounds. */
static void put_layer(uint8_t **at, const float *weights, const float *bias, unsigned inputs) {
    for (unsigned o = 0; o < HIDDEN; o++) put(at, (double)bias[o] * UNIT_INPUT * UNIT_WEIGHT + UNIT_WEIGHT / 2, 4);
    for (unsigned o = 0; o < HIDDEN; o++)
        for (unsigned i = 0; i < inputs; i++) put(at, (double)weights[o * inputs + i] * UNIT_WEIGHT, 1);
}

static double get(const uint8_t **at, unsigned bytes) {
    uint32_t number = 0;
    for (unsigned i = 0; i < bytes; i++) number |= (uint32_t)(*at)[i] << 8 * i;
    *at += bytes;
    return bytes == 1 ? (int8_t)number : bytes == 2 ? (int16_t)number : (int32_t)number;
}

static void get_layer(const uint8_t **at, float *weights, float *bias, unsigned inputs) {
    for (unsigned o = 0; o < HIDDEN; o++) bias[o] = (float)((get(at, 4) - UNIT_WEIGHT / 2) / (UNIT_INPUT * UNIT_WEIGHT));
    for (unsigned o = 0; o < HIDDEN; o++)
        for (unsigned i = 0; i < inputs; i++) weights[o * inputs + i] = (float)(get(at, 1) / UNIT_WEIGHT);
}

bool network_training_begin(NetworkTraining *training, const uint8_t *bytes, size_t length) {
    NetworkFault fault;
    Network *network = network_read(bytes, length, &fault);
    const bool fits = network && network->kind == NETWORK_ADDED;
    float *value = training->state.value;
    network_free(network);
    if (!fits) return false;
    const uint8_t *at = bytes + length - FILE_NUMBERS_BYTES;
    for (unsigned i = 0; i < HALF; i++) value[ROWS_BIAS + i] = (float)(get(&at, 2) / UNIT_INPUT);
    for (unsigned i = 0; i < SEEN_COUNT * HALF; i++) value[ROWS + i] = (float)(get(&at, 2) / UNIT_INPUT);
    at += 4;
    get_layer(&at, value + FIRST, value + FIRST_BIAS, INPUTS);
    get_layer(&at, value + SECOND, value + SECOND_BIAS, HIDDEN);
    value[LAST_BIAS] = (float)(get(&at, 4) / UNIT_OUTPUT);
    for (unsigned i = 0; i < HIDDEN; i++) value[LAST + i] = (float)(get(&at, 1) * UNIT_INPUT / UNIT_OUTPUT);
    use_all(training);
    return true;
}

uint8_t *network_file(const NetworkTraining *training, size_t *length) {
    const float *value = training->state.value;
    size_t text = sizeof TEXT - 1;
    *length = 12 + text + 4 + FILE_NUMBERS_BYTES;
    uint8_t *bytes = malloc(*length), *at = bytes;
    if (!bytes) return NULL;
    put_number(&at, NETWORK_VERSION);
    put_number(&at, NETWORK_FILE_HASH[NETWORK_ADDED]);
    put_number(&at, (uint32_t)text);
    memcpy(at, TEXT, text);
    at += text;
    put_number(&at, NETWORK_TRANSFORMER_HASH[NETWORK_ADDED]);
    for (unsigned i = 0; i < HALF; i++) put(&at, (double)value[ROWS_BIAS + i] * UNIT_INPUT, 2);
    for (unsigned i = 0; i < SEEN_COUNT * HALF; i++) put(&at, (double)value[ROWS + i] * UNIT_INPUT, 2);
    put_number(&at, NETWORK_LAYERS_HASH);
    put_layer(&at, value + FIRST, value + FIRST_BIAS, INPUTS);
    put_layer(&at, value + SECOND, value + SECOND_BIAS, HIDDEN);
    put(&at, (double)value[LAST_BIAS] * UNIT_OUTPUT, 4);
    for (unsigned i = 0; i < HIDDEN; i++) put(&at, (double)value[LAST + i] * UNIT_OUTPUT / UNIT_INPUT, 1);
    return bytes;
}
