/* network_pass_private.h: how a position goes through the network that is learnt, and back: the numbers of its layers in one row,
 * what it says of a position, and what that teaches of each number. Only network_*.c include it.
 */
#ifndef GUNSHI_SHOGI_TRAIN_NETWORK_PASS_PRIVATE_H
#define GUNSHI_SHOGI_TRAIN_NETWORK_PASS_PRIVATE_H

#include "../network/features.h"
#include "../network/network.h"

/* Where each layer's numbers begin. The first has a row of weights for each of its inputs, of which few are there; the others have
 * one for each output. */
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

/* A position as it is learnt from: what each side sees, the one to move first. */
typedef struct Seen {
    unsigned count;
    uint16_t features[2][MOST_FEATURES];
} Seen;

/* On its way through the network: what each layer puts out, before and after clipping. */
typedef struct Pass {
    Seen seen;
    float sums[INPUTS], inputs[INPUTS];
    float first[HIDDEN], first_out[HIDDEN], second[HIDDEN], second_out[HIDDEN];
} Pass;

/* As in a mirror, where left and right are changed, if `mirrored`. */
void pass_see(const Position *position, bool mirrored, Seen *seen);

/* What pass->seen is worth to the side to move, a logarithm of odds, by NUMBERS values. */
float pass_forwards(const float *value, Pass *pass);

/* Adds to the gradient what it is for a position that has gone forwards, and whose output was too large by `error`. */
void pass_backwards(const float *value, const Pass *pass, float error, float *gradient);

#endif
