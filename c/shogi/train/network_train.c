#include "network_train.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../network/network.h"
#include "packed.h"
#include "random.h"

/* Where each layer's numbers begin. First layers have a row of weights for each input. */
enum {
    ROWS = 0,
    ROWS_BIAS = ROWS + SEEN_COUNT * HALF,
    FIRST = ROWS_BIAS + HALF,
    FIRST_BIAS = FIRST + INPUTS * HIDDEN,
    SECOND = FIRST_BIAS + HIDDEN,
    SECOND_BIAS = SECOND + HIDDEN * HIDDEN,
    LAST = SECOND_BIAS + HIDDEN,
    LAST_BIAS = LAST + HIDDEN,
    NUMBERS = LAST_BIAS + 1
};

/* What 1 is in the file. */
#define UNIT_INPUT 127.0
#define UNIT_WEIGHT 64.0
#define UNIT_OUTPUT (16.0 * WIN_SCALE)

#define ADAM_MEAN 0.9f
#define ADAM_SQUARE 0.999f

typedef struct Gradient {
    float value[NUMBERS];
} Gradient;

/* The file has bytes, and a weight of the first layer is a few units of them. So positions go through `used`, the numbers as the
 * file has them, that what is measured is the file; and what they teach changes the values behind these. */
struct NetworkTraining {
    float value[NUMBERS], used[NUMBERS], mean[NUMBERS], square[NUMBERS];
    Gradient gradient;
    uint64_t random, steps;
};

/* A position on its way through the network: what each layer puts out, before and after clipping. */
typedef struct Pass {
    unsigned counts[2];
    uint32_t features[2][MOST_FEATURES]; /* of the side to move, of the other */
    float sums[INPUTS], inputs[INPUTS];
    float first[HIDDEN], first_out[HIDDEN], second[HIDDEN], second_out[HIDDEN];
} Pass;

static float by_chance(uint64_t *random, double most) {
    return (float)(((double)(random_next(random) >> 11) / 9007199254740992.0 * 2 - 1) * most);
}

static void fill(NetworkTraining *training, unsigned first, unsigned end, double most) {
    for (unsigned i = first; i < end; i++) training->value[i] = by_chance(&training->random, most);
}

static void round_to(NetworkTraining *training, unsigned first, unsigned end, double unit) {
    const float size = (float)unit, part = 1 / size;
    for (unsigned i = first; i < end; i++) training->used[i] = floorf(training->value[i] * size + 0.5f) * part;
}

static void use_values(NetworkTraining *training) {
    round_to(training, ROWS, FIRST, UNIT_INPUT);
    round_to(training, FIRST, FIRST_BIAS, UNIT_WEIGHT);
    round_to(training, FIRST_BIAS, SECOND, UNIT_INPUT * UNIT_WEIGHT);
    round_to(training, SECOND, SECOND_BIAS, UNIT_WEIGHT);
    round_to(training, SECOND_BIAS, LAST, UNIT_INPUT * UNIT_WEIGHT);
    round_to(training, LAST, LAST_BIAS, UNIT_OUTPUT / UNIT_INPUT);
    round_to(training, LAST_BIAS, NUMBERS, UNIT_OUTPUT);
}

NetworkTraining *network_training_new(uint64_t seed) {
    NetworkTraining *training = calloc(1, sizeof *training);
    if (!training) return NULL;
    training->random = (seed + 1) * 0x9e3779b97f4a7c15;
    for (unsigned i = 0; i < 8; i++) random_next(&training->random);
    fill(training, ROWS, ROWS_BIAS, 0.1);
    fill(training, FIRST, FIRST_BIAS, 1 / sqrt(INPUTS / 2.0));
    fill(training, SECOND, SECOND_BIAS, 1 / sqrt(HIDDEN / 2.0));
    fill(training, LAST, LAST_BIAS, 1 / sqrt(HIDDEN));
    for (unsigned i = 0; i < HALF; i++) training->value[ROWS_BIAS + i] = 0.5f;
    use_values(training);
    return training;
}

void network_training_free(NetworkTraining *training) { free(training); }

/* ---- forwards ---- */

static void clip(const float *sums, float *outputs, unsigned count) {
    for (unsigned i = 0; i < count; i++) outputs[i] = sums[i] < 0 ? 0 : sums[i] > 1 ? 1 : sums[i];
}

static void dense(const float *weights, const float *bias, const float *inputs, unsigned count, float *sums) {
    float sum[HIDDEN]; /* may stay in registers, which what a pointer leads to may not */
    memcpy(sum, bias, sizeof sum);
    for (unsigned i = 0; i < count; i++) {
        if (inputs[i] == 0) continue;
        for (unsigned o = 0; o < HIDDEN; o++) sum[o] += inputs[i] * weights[i * HIDDEN + o];
    }
    memcpy(sums, sum, sizeof sum);
}

/* As in a mirror that stands on the fifth file. Hands are the same there. */
static void mirror(uint32_t *features, unsigned count) {
    for (unsigned f = 0; f < count; f++) {
        if (features[f] < FIRST_ON_BOARD) continue;
        const unsigned square = (features[f] - FIRST_ON_BOARD) % SQUARES;
        features[f] += (8 - 2 * (square / 9)) * 9;
    }
}

static float forwards(const NetworkTraining *training, const Position *position, bool mirrored, Pass *pass) {
    const float *value = training->used;
    for (unsigned half = 0; half < 2; half++) {
        Side view = half == 0 ? (Side)position->side : side_other((Side)position->side);
        float *sums = pass->sums + half * HALF;
        pass->counts[half] = features_of(position, NETWORK_KP, view, pass->features[half]);
        if (mirrored) mirror(pass->features[half], pass->counts[half]);
        memcpy(sums, value + ROWS_BIAS, HALF * sizeof *sums);
        for (unsigned f = 0; f < pass->counts[half]; f++) {
            const float *row = value + ROWS + pass->features[half][f] * HALF;
            for (unsigned i = 0; i < HALF; i++) sums[i] += row[i];
        }
    }
    clip(pass->sums, pass->inputs, INPUTS);
    dense(value + FIRST, value + FIRST_BIAS, pass->inputs, INPUTS, pass->first);
    clip(pass->first, pass->first_out, HIDDEN);
    dense(value + SECOND, value + SECOND_BIAS, pass->first_out, HIDDEN, pass->second);
    clip(pass->second, pass->second_out, HIDDEN);
    float result = value[LAST_BIAS];
    for (unsigned i = 0; i < HIDDEN; i++) result += pass->second_out[i] * value[LAST + i];
    return result;
}

static double probability(double output) { return 1 / (1 + exp(-output)); }

static double target(const Taught *taught) { return probability((double)taught->score / WIN_SCALE); }

double network_says(NetworkTraining *training, const Position *position) {
    Pass pass;
    return (double)forwards(training, position, false, &pass) * WIN_SCALE;
}

double network_loss(NetworkTraining *training, const uint8_t *records, size_t first, size_t count) {
    double sum = 0;
    size_t read = 0;
    for (size_t i = first; i < count; i++) {
        Taught taught;
        Pass pass;
        if (!packed_read(records + i * PACKED_BYTES, &taught)) continue;
        double output = (double)forwards(training, &taught.position, false, &pass);
        /* log(1 + e^x) without an overflow */
        sum += (output > 0 ? output : 0) + log1p(exp(-fabs(output))) - target(&taught) * output;
        read++;
    }
    return read ? sum / (double)read : 0;
}

/* ---- backwards ---- */

/* From what the outputs should change by, before clipping, to the gradient, and to what the inputs should: nothing where they were
 * clipped, and most are. */
static void dense_back(const float *weights, const float *inputs, unsigned count, const float *change, float *gradient,
                       float *gradient_bias, float *inputs_change) {
    for (unsigned o = 0; o < HIDDEN; o++) gradient_bias[o] += change[o];
    for (unsigned i = 0; i < count; i++) {
        inputs_change[i] = 0;
        if (inputs[i] == 0) continue;
        for (unsigned o = 0; o < HIDDEN; o++) gradient[i * HIDDEN + o] += inputs[i] * change[o];
        if (inputs[i] == 1) continue;
        float products[HIDDEN];
        for (unsigned o = 0; o < HIDDEN; o++) products[o] = weights[i * HIDDEN + o] * change[o];
        for (unsigned width = HIDDEN / 2; width > 0; width /= 2)
            for (unsigned o = 0; o < width; o++) products[o] += products[o + width];
        inputs_change[i] = products[0];
    }
}

static void backwards(NetworkTraining *training, const Pass *pass, float error) {
    const float *value = training->used;
    float *gradient = training->gradient.value;
    float second[HIDDEN], first[HIDDEN], inputs[INPUTS];
    gradient[LAST_BIAS] += error;
    for (unsigned i = 0; i < HIDDEN; i++) {
        gradient[LAST + i] += error * pass->second_out[i];
        second[i] = pass->second[i] > 0 && pass->second[i] < 1 ? error * value[LAST + i] : 0;
    }
    dense_back(value + SECOND, pass->first_out, HIDDEN, second, gradient + SECOND, gradient + SECOND_BIAS, first);
    dense_back(value + FIRST, pass->inputs, INPUTS, first, gradient + FIRST, gradient + FIRST_BIAS, inputs);
    for (unsigned half = 0; half < 2; half++) {
        const float *change = inputs + half * HALF;
        for (unsigned i = 0; i < HALF; i++) gradient[ROWS_BIAS + i] += change[i];
        for (unsigned f = 0; f < pass->counts[half]; f++) {
            float *row = gradient + ROWS + pass->features[half][f] * HALF;
            for (unsigned i = 0; i < HALF; i++) row[i] += change[i];
        }
    }
}

/* ---- steps ---- */

static void bound(float *values, unsigned count, double most) {
    const float limit = (float)most;
    for (unsigned i = 0; i < count; i++) values[i] = values[i] > limit ? limit : values[i] < -limit ? -limit : values[i];
}

/* Adam. What does not fit the bytes of a file is brought into their range. */
static void step(NetworkTraining *training, unsigned batch, double rate) {
    float *value = training->value, *mean = training->mean, *square = training->square;
    const float *gradient = training->gradient.value;
    training->steps++;
    const double steps = (double)training->steps;
    const float share = 1 / (float)batch;
    const float size = (float)(rate * sqrt(1 - pow((double)ADAM_SQUARE, steps)) / (1 - pow((double)ADAM_MEAN, steps)));
    for (unsigned i = 0; i < NUMBERS; i++) {
        const float slope = gradient[i] * share;
        mean[i] = ADAM_MEAN * mean[i] + (1 - ADAM_MEAN) * slope;
        square[i] = ADAM_SQUARE * square[i] + (1 - ADAM_SQUARE) * slope * slope;
        value[i] -= size * mean[i] / (sqrtf(square[i]) + 1e-8f);
    }
    bound(value + FIRST, FIRST_BIAS - FIRST, 127 / UNIT_WEIGHT);
    bound(value + SECOND, SECOND_BIAS - SECOND, 127 / UNIT_WEIGHT);
    bound(value + LAST, HIDDEN, 127 * UNIT_INPUT / UNIT_OUTPUT);
    use_values(training);
    memset(&training->gradient, 0, sizeof training->gradient);
}

static void shuffle(uint32_t *order, size_t count, uint64_t *random) {
    for (size_t i = 0; i < count; i++) order[i] = (uint32_t)i;
    for (size_t i = count; i > 1; i--) {
        size_t other = random_below(random, i);
        uint32_t kept = order[i - 1];
        order[i - 1] = order[other];
        order[other] = kept;
    }
}

TrainStatus network_learn(NetworkTraining *training, const NetworkLesson *lesson, TrainProgress progress, void *data, Stop *stop) {
    size_t learnt = lesson->count - lesson->count / HELD_OUT, done = 0, all = learnt * lesson->passes, taught_by = 0;
    unsigned in_batch = 0;
    if (learnt == 0) return TRAIN_NO_GAMES;
    uint32_t *order = malloc(learnt * sizeof *order);
    if (!order) return TRAIN_NO_MEMORY;
    memset(&training->gradient, 0, sizeof training->gradient);
    for (unsigned pass_number = 0; pass_number < lesson->passes; pass_number++) {
        shuffle(order, learnt, &training->random);
        for (size_t i = 0; i < learnt; i++, done++) {
            Taught taught;
            Pass pass;
            if (packed_read(lesson->records + (size_t)order[i] * PACKED_BYTES, &taught)) {
                const bool mirrored = random_below(&training->random, 2) == 1;
                double output = (double)forwards(training, &taught.position, mirrored, &pass);
                backwards(training, &pass, (float)(probability(output) - target(&taught)));
                in_batch++;
                taught_by++;
            }
            if (in_batch < lesson->batch && (i + 1 < learnt || in_batch == 0)) continue;
            step(training, lesson->batch, lesson->rate * (1 + cos(3.14159265358979 * (double)done / (double)all)) / 2);
            in_batch = 0;
            if (progress) progress(data, done, all);
            if (stop && (stop->reason != STOP_NOT || stop_requested(stop, done))) {
                free(order);
                return TRAIN_STOPPED;
            }
        }
    }
    free(order);
    return taught_by == 0 ? TRAIN_NO_GAMES : TRAIN_DONE;
}

/* ---- the file ---- */

static const char TEXT[] = "K+P 256x2-32-32, by gunshi train network";

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
        for (unsigned i = 0; i < inputs; i++) put(at, (double)weights[i * HIDDEN + o] * UNIT_WEIGHT, 1);
}

uint8_t *network_file(const NetworkTraining *training, size_t *length) {
    const float *value = training->value;
    size_t text = sizeof TEXT - 1;
    *length = 12 + text + 4 + 2 * HALF + 2 * HALF * SEEN_COUNT + 4 + (4 + INPUTS) * HIDDEN + (4 + HIDDEN) * HIDDEN + 4 + HIDDEN;
    uint8_t *bytes = malloc(*length), *at = bytes;
    if (!bytes) return NULL;
    put_number(&at, NETWORK_VERSION);
    put_number(&at, NETWORK_FILE_HASH[NETWORK_KP]);
    put_number(&at, (uint32_t)text);
    memcpy(at, TEXT, text);
    at += text;
    put_number(&at, NETWORK_TRANSFORMER_HASH[NETWORK_KP]);
    for (unsigned i = 0; i < HALF; i++) put(&at, (double)value[ROWS_BIAS + i] * UNIT_INPUT, 2);
    for (unsigned i = 0; i < SEEN_COUNT * HALF; i++) put(&at, (double)value[ROWS + i] * UNIT_INPUT, 2);
    put_number(&at, NETWORK_LAYERS_HASH);
    put_layer(&at, value + FIRST, value + FIRST_BIAS, INPUTS);
    put_layer(&at, value + SECOND, value + SECOND_BIAS, HIDDEN);
    put(&at, (double)value[LAST_BIAS] * UNIT_OUTPUT, 4);
    for (unsigned i = 0; i < HIDDEN; i++) put(&at, (double)value[LAST + i] * UNIT_OUTPUT / UNIT_INPUT, 1);
    return bytes;
}
