#include "network_pass_private.h"

#include <string.h>

enum { LANES = 16 /* sums that run beside each other, added at the end: what a processor adds at once */ };

/* Hands are the same in the mirror, which stands on the fifth file. */
static void mirror(uint16_t *seen, unsigned count) {
    for (unsigned i = 0; i < count; i++) {
        if (seen[i] < FIRST_ON_BOARD) continue;
        const unsigned square = (seen[i] - (unsigned)FIRST_ON_BOARD) % SQUARES;
        seen[i] = (uint16_t)(seen[i] + (8u - 2 * (square / 9)) * 9);
    }
}

void pass_see(const Position *position, bool mirrored, Seen *seen) {
    Setup setup;
    position_setup(position, &setup);
    const unsigned first = setup.side == SENTE ? 0 : 1;
    uint16_t *sente = seen->features[first], *gote = seen->features[1 - first];
    seen->count = features_of_setup(&setup, sente);
    if (mirrored) mirror(sente, seen->count);
    for (unsigned i = 0; i < seen->count; i++) gote[i] = SEEN_BY_GOTE[sente[i]];
}

static void clip(const float *sums, float *outputs, unsigned count) {
    for (unsigned i = 0; i < count; i++) outputs[i] = sums[i] < 0 ? 0 : sums[i] > 1 ? 1 : sums[i];
}

static void dense(const float *weights, const float *bias, const float *inputs, unsigned count, float *sums) {
    for (unsigned o = 0; o < HIDDEN; o++) {
        float lanes[LANES] = {0};
        for (unsigned i = 0; i < count; i += LANES)
            for (unsigned lane = 0; lane < LANES; lane++) lanes[lane] += inputs[i + lane] * weights[o * count + i + lane];
        float sum = bias[o];
        for (unsigned lane = 0; lane < LANES; lane++) sum += lanes[lane];
        sums[o] = sum;
    }
}

float pass_forwards(const float *value, Pass *pass) {
    for (unsigned half = 0; half < 2; half++) {
        float *sums = pass->sums + half * HALF;
        memcpy(sums, value + ROWS_BIAS, HALF * sizeof *sums);
        for (unsigned f = 0; f < pass->seen.count; f++) {
            const float *row = value + ROWS + pass->seen.features[half][f] * HALF;
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

/* What is let through of the slope of a hidden unit that is clipped: one that is for all positions would never change again. */
#define LEAK 0.05f

/* From what the outputs should change by, before clipping, to the gradient, and to what the inputs should: `leak` of it where they
 * were clipped, and most are. */
static void dense_back(const float *weights, const float *inputs, unsigned count, const float *change, float *gradient,
                       float *gradient_bias, float *inputs_change, float leak) {
    memset(inputs_change, 0, count * sizeof *inputs_change);
    for (unsigned o = 0; o < HIDDEN; o++) {
        if (change[o] == 0) continue;
        gradient_bias[o] += change[o];
        for (unsigned i = 0; i < count; i++) {
            gradient[o * count + i] += inputs[i] * change[o];
            inputs_change[i] += weights[o * count + i] * change[o];
        }
    }
    for (unsigned i = 0; i < count; i++)
        if (inputs[i] == 0 || inputs[i] == 1) inputs_change[i] *= leak;
}

void pass_backwards(const float *value, const Pass *pass, float error, float *gradient) {
    float second[HIDDEN], first[HIDDEN], inputs[INPUTS];
    gradient[LAST_BIAS] += error;
    for (unsigned i = 0; i < HIDDEN; i++) {
        gradient[LAST + i] += error * pass->second_out[i];
        second[i] = error * value[LAST + i] * (pass->second[i] > 0 && pass->second[i] < 1 ? 1 : LEAK);
    }
    dense_back(value + SECOND, pass->first_out, HIDDEN, second, gradient + SECOND, gradient + SECOND_BIAS, first, LEAK);
    dense_back(value + FIRST, pass->inputs, INPUTS, first, gradient + FIRST, gradient + FIRST_BIAS, inputs, 0);
    for (unsigned half = 0; half < 2; half++) {
        const float *change = inputs + half * HALF;
        for (unsigned i = 0; i < HALF; i++) gradient[ROWS_BIAS + i] += change[i];
        for (unsigned f = 0; f < pass->seen.count; f++) {
            float *row = gradient + ROWS + pass->seen.features[half][f] * HALF;
            for (unsigned i = 0; i < HALF; i++) row[i] += change[i];
        }
    }
}
