/* kernel_generic.c: plain C, written so that a compiler may use the vectors it knows. */
#include <string.h>

#include "kernels_private.h"

static void sum(int16_t *to, const int16_t *from, const int16_t *const *added, unsigned added_count,
                const int16_t *const *removed, unsigned removed_count) {
    uint16_t sums[HALF];
    for (unsigned i = 0; i < HALF; i++) sums[i] = (uint16_t)from[i];
    for (unsigned row = 0; row < added_count; row++)
        for (unsigned i = 0; i < HALF; i++) sums[i] = (uint16_t)(sums[i] + (uint16_t)added[row][i]);
    for (unsigned row = 0; row < removed_count; row++)
        for (unsigned i = 0; i < HALF; i++) sums[i] = (uint16_t)(sums[i] - (uint16_t)removed[row][i]);
    memcpy(to, sums, sizeof sums);
}

static uint8_t clipped(int32_t value) { return (uint8_t)(value < 0 ? 0 : value > 127 ? 127 : value); }

static void dense(const int8_t (*weights)[HIDDEN][GROUP], const int32_t *bias, const uint8_t *inputs, unsigned count,
                  uint32_t *outputs) {
    for (unsigned o = 0; o < HIDDEN; o++) outputs[o] = (uint32_t)bias[o];
    for (unsigned group = 0; group < count / GROUP; group++) {
        const uint8_t *in = inputs + group * GROUP;
        for (unsigned o = 0; o < HIDDEN; o++) {
            const int8_t *weight = weights[group][o];
            outputs[o] += (uint32_t)(in[0] * weight[0] + in[1] * weight[1] + in[2] * weight[2] + in[3] * weight[3]);
        }
    }
}

static void clip_hidden(const uint32_t *sums, uint8_t *outputs) {
    for (unsigned o = 0; o < HIDDEN; o++) outputs[o] = clipped((int32_t)sums[o] >> 6);
}

static int32_t output(const NetworkLayers *layers, const int16_t *own, const int16_t *other) {
    uint8_t inputs[INPUTS], hidden[HIDDEN];
    uint32_t sums[HIDDEN], result = (uint32_t)layers->last_bias;
    for (unsigned i = 0; i < HALF; i++) inputs[i] = clipped(own[i]);
    for (unsigned i = 0; i < HALF; i++) inputs[HALF + i] = clipped(other[i]);
    dense(layers->first, layers->first_bias, inputs, INPUTS, sums);
    clip_hidden(sums, hidden);
    dense(layers->second, layers->second_bias, hidden, HIDDEN, sums);
    clip_hidden(sums, hidden);
    for (unsigned i = 0; i < HIDDEN; i++) result += (uint32_t)(hidden[i] * layers->last[i]);
    return (int32_t)result;
}

const NetworkKernel KERNEL_GENERIC = {"generic", sum, output};
