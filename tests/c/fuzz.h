/* fuzz.h: a target for libFuzzer (scripts/fuzz, which defines GUNSHI_LIBFUZZER) that is also a program: some thousands of
 * seeded mutations of good texts. Who includes it defines fuzz_check: null, or what is wrong with how the bytes were taken;
 * FUZZ_SEEDS, good texts; FUZZ_LIKELY, bytes that mean something in them; FUZZ_WHAT, what is tested; and FUZZ_ROUNDS where
 * there are to be fewer. */
#ifndef GUNSHI_TESTS_FUZZ_H
#define GUNSHI_TESTS_FUZZ_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length) {
    /* A block of exactly this length, so that a sanitizer sees a read beyond. */
    char *text = malloc(length ? length : 1);
    if (!text) return 0;
    if (length) memcpy(text, bytes, length);
    const char *complaint = fuzz_check(text, length);
    free(text);
    if (!complaint) return 0;
    fprintf(stderr, "%s: %.*s\n", complaint, (int)length, (const char *)bytes);
    abort();
}

#ifndef GUNSHI_LIBFUZZER
#ifndef FUZZ_ROUNDS
#define FUZZ_ROUNDS 20000
#endif
enum { FUZZ_LONGEST = 400 };

static uint64_t next_random(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    return *state ^= *state << 17;
}

/* Replaces, inserts or removes one byte; returns the new length. */
static size_t mutate(uint8_t *bytes, size_t length, uint64_t *state) {
    uint64_t chance = next_random(state);
    size_t at = length ? chance / 8 % length : 0;
    uint8_t byte = chance % 8 < 6 ? (uint8_t)FUZZ_LIKELY[next_random(state) % (sizeof FUZZ_LIKELY - 1)] : (uint8_t)next_random(state);
    if (chance % 3 == 0 && length < FUZZ_LONGEST) {
        memmove(bytes + at + 1, bytes + at, length - at);
        length++;
    } else if (chance % 3 == 1 && length > 0) {
        memmove(bytes + at, bytes + at + 1, length - at - 1);
        return length - 1;
    }
    if (length > 0) bytes[at] = byte;
    return length;
}

int main(void) {
    uint64_t state = 88172645463325252;
    for (unsigned round = 0; round < FUZZ_ROUNDS; round++) {
        uint8_t bytes[FUZZ_LONGEST + 1];
        const char *seed = FUZZ_SEEDS[next_random(&state) % (sizeof FUZZ_SEEDS / sizeof *FUZZ_SEEDS)];
        size_t length = strlen(seed);
        memcpy(bytes, seed, length);
        for (uint64_t changes = next_random(&state) % 12; changes > 0; changes--) {
            length = mutate(bytes, length, &state);
            LLVMFuzzerTestOneInput(bytes, length);
        }
    }
    puts("1..1\nok 1 - " FUZZ_WHAT " takes any bytes");
    return 0;
}
#endif

#endif
