/* random.h: numbers by chance, the same for the same start: xorshift64*. The state is never 0. */
#ifndef GUNSHI_SHOGI_TRAIN_RANDOM_H
#define GUNSHI_SHOGI_TRAIN_RANDOM_H

#include <stddef.h>
#include <stdint.h>

static inline uint64_t random_next(uint64_t *state) {
    *state ^= *state >> 12;
    *state ^= *state << 25;
    *state ^= *state >> 27;
    return *state * 0x2545f4914f6cdd1d;
}

/* 0 to limit - 1; limit is below 2^32. */
static inline size_t random_below(uint64_t *state, size_t limit) { return (size_t)((random_next(state) >> 32) * limit >> 32); }

#endif
