/* kernel.h: the sums of a network, once for each set of instructions that a processor may have.
 */
#ifndef GUNSHI_SHOGI_NETWORK_KERNEL_H
#define GUNSHI_SHOGI_NETWORK_KERNEL_H

#include <stdint.h>

enum { HALF = 256, INPUTS = 2 * HALF, HIDDEN = 32, GROUP = 4 /* inputs that are multiplied together */ };

/* Weights of the layers after the transformer: for GROUP inputs at a time, those of all outputs. */
typedef struct NetworkLayers {
    _Alignas(64) int8_t first[INPUTS / GROUP][HIDDEN][GROUP];
    _Alignas(64) int8_t second[HIDDEN / GROUP][HIDDEN][GROUP];
    _Alignas(64) int32_t first_bias[HIDDEN];
    _Alignas(64) int32_t second_bias[HIDDEN];
    _Alignas(64) int8_t last[HIDDEN];
    int32_t last_bias;
} NetworkLayers;

typedef struct NetworkKernel {
    const char *name;
    /* HALF sums: those of `from`, with each row of `added` added and each of `removed` taken away. All are aligned to 64 bytes. */
    void (*sum)(int16_t *to, const int16_t *from, const int16_t *const *added, unsigned added_count,
                const int16_t *const *removed, unsigned removed_count);
    /* The output for the HALF sums of the side to move and those of the other. */
    int32_t (*output)(const NetworkLayers *layers, const int16_t *own, const int16_t *other);
} NetworkKernel;

#endif
