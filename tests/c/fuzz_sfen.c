/* Feeds sfen_read with bytes: a target for libFuzzer (define GUNSHI_LIBFUZZER), or, alone, some thousands of seeded
 * mutations of good texts. Any complaint of sfen_check ends the program. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sfen_check.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length) {
    const char *complaint = sfen_check(bytes, length);
    if (!complaint) return 0;
    fprintf(stderr, "%s: %.*s\n", complaint, (int)length, (const char *)bytes);
    abort();
}

#ifndef GUNSHI_LIBFUZZER
enum { ROUNDS = 20000, LONGEST = 400 };

static uint64_t next_random(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    return *state ^= *state << 17;
}

/* Replaces, inserts or removes one byte; returns the new length. */
static size_t mutate(uint8_t *bytes, size_t length, uint64_t *state) {
    static const char LIKELY[] = "plnsgbrkPLNSGBRK+/ -19bw\0\xe3";
    uint64_t chance = next_random(state);
    size_t at = length ? chance / 8 % length : 0;
    uint8_t byte = chance % 8 < 6 ? (uint8_t)LIKELY[next_random(state) % (sizeof LIKELY - 1)] : (uint8_t)next_random(state);
    if (chance % 3 == 0 && length < LONGEST) {
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
    unsigned starts = 0;
    while (HANDICAPS[starts].name) starts++;
    for (unsigned round = 0; round < ROUNDS; round++) {
        uint8_t bytes[LONGEST + 1];
        const char *sfen = HANDICAPS[next_random(&state) % starts].sfen;
        size_t length = strlen(sfen);
        memcpy(bytes, sfen, length);
        for (uint64_t changes = next_random(&state) % 12; changes > 0; changes--) {
            length = mutate(bytes, length, &state);
            LLVMFuzzerTestOneInput(bytes, length);
        }
    }
    puts("1..1\nok 1 - sfen_read takes any bytes");
    return 0;
}
#endif
