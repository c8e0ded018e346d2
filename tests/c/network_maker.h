/* network_maker.h: files of networks, made here, and what they are worth by a slow and obvious sum; for tests and the benchmark.
 *
 * The sum reads the file itself, number by number where the format has them, takes the features from lists that are walked
 * square by square, and adds in integers so wide that nothing overflows; only then a sum is cut to the bits that it has.
 */
#ifndef GUNSHI_TESTS_NETWORK_MAKER_H
#define GUNSHI_TESTS_NETWORK_MAKER_H

#include <stdlib.h>
#include <string.h>

#include "network/kernels.h"
#include "network/network.h"

static const char MAKER_TEXT[] = "made by a test";

/* Of pieces, for networks that count them. */
static const int MAKER_VALUE[KINDS] = {[FU] = 100, [KY] = 300, [KE] = 350,  [GI] = 500,  [KA] = 800,  [HI] = 1000, [KI] = 550,
                                       [TO] = 550, [NY] = 550, [NK] = 550, [NG] = 550, [UM] = 1100, [RY] = 1300};

enum { MAKER_BIAS = 12 + sizeof MAKER_TEXT - 1 + 4 /* where the transformer's numbers begin */, MAKER_HAND_KINDS = 7 };

typedef struct MadeNetwork {
    NetworkKind kind;
    uint8_t *bytes;
    size_t length, layers; /* of the file; where the layers' numbers begin */
} MadeNetwork;

static inline void maker_put(uint8_t *at, uint32_t number, unsigned bytes) {
    for (unsigned i = 0; i < bytes; i++) at[i] = (uint8_t)(number >> 8 * i);
}

static inline int32_t maker_get(const uint8_t *at, unsigned bytes) {
    uint32_t number = 0;
    for (unsigned i = 0; i < bytes; i++) number |= (uint32_t)at[i] << 8 * i;
    return bytes == 4 ? (int32_t)number : bytes == 2 ? (int16_t)number : (int8_t)number;
}

/* Where a row of the transformer, and a layer's bias and weights begin. */
static inline size_t maker_row(uint32_t feature) { return MAKER_BIAS + 512 + (size_t)feature * 512; }
static inline size_t maker_second(const MadeNetwork *made) { return made->layers + 32 * 4 + 32 * 512; }
static inline size_t maker_last(const MadeNetwork *made) { return maker_second(made) + 32 * 4 + 32 * 32; }

/* A file of the kind whose numbers are all 0. */
static inline MadeNetwork maker_empty(NetworkKind kind) {
    MadeNetwork made = {.kind = kind};
    uint32_t features = kind == NETWORK_HALFKP ? 125388 : 1710;
    made.layers = maker_row(features) + 4;
    made.length = maker_last(&made) + 4 + 32;
    made.bytes = calloc(made.length, 1);
    if (made.bytes == NULL) abort();
    maker_put(made.bytes, 0x7af32f16, 4);
    maker_put(made.bytes + 4, kind == NETWORK_HALFKP ? 0x3e5aa6ee : kind == NETWORK_KP ? 0x5c6464a9 : 0x6775736e, 4);
    maker_put(made.bytes + 8, sizeof MAKER_TEXT - 1, 4);
    memcpy(made.bytes + 12, MAKER_TEXT, sizeof MAKER_TEXT - 1);
    maker_put(made.bytes + MAKER_BIAS - 4, kind == NETWORK_HALFKP ? 0x5d69d7b8 : 0x3f5715ff, 4);
    maker_put(made.bytes + made.layers - 4, 0x63337156, 4);
    return made;
}

static inline uint64_t maker_random(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    return *state ^= *state << 17;
}

/* Numbers up to `most` to either side, in so many bytes each. */
static inline void maker_fill(uint8_t *at, size_t count, unsigned bytes, uint32_t most, uint64_t *state) {
    for (size_t i = 0; i < count; i++)
        maker_put(at + i * bytes, (uint32_t)(maker_random(state) % (2 * (uint64_t)most + 1)) - most, bytes);
}

/* Random numbers. Tame ones keep the sums about where those of trained networks are; wild ones are as large as the file can
 * hold, so that sums wrap around. The seed must not be 0. */
static inline MadeNetwork maker_random_network(NetworkKind kind, uint64_t seed, bool wild) {
    MadeNetwork made = maker_empty(kind);
    size_t rows = (made.layers - 4 - MAKER_BIAS) / 2;
    maker_fill(made.bytes + MAKER_BIAS, rows, 2, wild ? INT16_MAX : 40, &seed);
    maker_fill(made.bytes + made.layers, 32, 4, wild ? 100000 : 3000, &seed);
    maker_fill(made.bytes + made.layers + 32 * 4, 32 * 512, 1, wild ? INT8_MAX : 30, &seed);
    maker_fill(made.bytes + maker_second(&made), 32, 4, wild ? 10000 : 3000, &seed);
    maker_fill(made.bytes + maker_second(&made) + 32 * 4, 32 * 32, 1, wild ? INT8_MAX : 60, &seed);
    maker_fill(made.bytes + maker_last(&made), 1, 4, wild ? INT32_MAX : 3000, &seed);
    maker_fill(made.bytes + maker_last(&made) + 4, 32, 1, INT8_MAX, &seed);
    if (!wild) return made;
    for (unsigned o = 0; o < 4; o++) { /* of some outputs the sum wraps around */
        maker_put(made.bytes + made.layers + 4 * o, o % 2 ? (uint32_t)INT32_MAX : (uint32_t)INT32_MIN, 4);
        maker_put(made.bytes + maker_second(&made) + 4 * o, o % 2 ? (uint32_t)INT32_MAX : (uint32_t)INT32_MIN, 4);
    }
    return made;
}

/* ---- the slow sum ---- */

/* Where a side sees a piece or a king on the board: its own from this number on, the enemy's 81 further. 0: no such kind. */
static inline unsigned maker_board(unsigned kind) {
    switch (kind) {
    case FU: return 90;
    case KY: return 252;
    case KE: return 414;
    case GI: return 576;
    case KI:
    case TO:
    case NY:
    case NK:
    case NG: return 738;
    case KA: return 900;
    case UM: return 1062;
    case HI: return 1224;
    case RY: return 1386;
    case OU: return 1548;
    default: return 0;
    }
}

static inline unsigned maker_hand(unsigned kind, bool own) {
    static const unsigned FIRST[HAND_KINDS][2] = {[FU] = {20, 1},  [KY] = {44, 39}, [KE] = {54, 49}, [GI] = {64, 59},
                                                  [KI] = {74, 69}, [KA] = {82, 79}, [HI] = {88, 85}};
    return FIRST[kind][own];
}

static inline unsigned maker_features(const Setup *setup, NetworkKind kind, Side view, uint32_t *features) {
    unsigned count = 0;
    uint32_t base = 0;
    bool king = false;
    for (unsigned square = 0; square < 81; square++)
        if (setup->board[square] == piece_make(view, OU)) {
            king = true;
            if (kind == NETWORK_HALFKP) base = 1548 * (view == SENTE ? square : 80 - square);
        }
    if (kind == NETWORK_HALFKP && !king) return 0;
    for (unsigned file = 1; file <= 9; file++)
        for (unsigned rank = 1; rank <= 9; rank++) {
            Piece piece = setup->board[(file - 1) * 9 + rank - 1];
            if (piece == 0 || (kind == NETWORK_HALFKP && piece_kind(piece) == OU)) continue;
            unsigned seen = view == SENTE ? (file - 1) * 9 + rank - 1 : 80 - ((file - 1) * 9 + rank - 1);
            features[count++] = base + maker_board(piece_kind(piece)) + (piece_side(piece) == view ? 0 : 81) + seen;
        }
    for (unsigned i = 0; i < 2; i++)
        for (unsigned hand = FU; hand <= KI; hand++)
            for (unsigned number = 0; number < setup->hand[i][hand]; number++)
                features[count++] = base + maker_hand(hand, (Side)i == view) + number;
    return count;
}

static inline int64_t maker_clipped(int64_t value) { return value < 0 ? 0 : value > 127 ? 127 : value; }

static inline void maker_sums(const MadeNetwork *made, const Setup *setup, Side view, int16_t *sums) {
    uint32_t features[40];
    unsigned count = maker_features(setup, made->kind, view, features);
    int32_t wide[256];
    for (unsigned i = 0; i < 256; i++) wide[i] = maker_get(made->bytes + MAKER_BIAS + 2 * i, 2);
    for (unsigned f = 0; f < count; f++)
        for (unsigned i = 0; i < 256; i++) wide[i] += maker_get(made->bytes + maker_row(features[f]) + 2 * i, 2);
    for (unsigned i = 0; i < 256; i++) sums[i] = (int16_t)(uint16_t)(uint32_t)wide[i];
}

static inline int32_t maker_layer(const uint8_t *bias, const uint8_t *weights, const int64_t *inputs, unsigned count) {
    int64_t sum = maker_get(bias, 4);
    for (unsigned i = 0; i < count; i++) sum += maker_get(weights + i, 1) * inputs[i];
    return (int32_t)(uint32_t)(uint64_t)sum;
}

/* The layers' output for the sums of the side to move and of the other. */
static inline int32_t maker_layers(const MadeNetwork *made, const int16_t *own, const int16_t *other) {
    const uint8_t *first = made->bytes + made->layers, *second = made->bytes + maker_second(made),
                  *last = made->bytes + maker_last(made);
    int64_t inputs[512], hidden[32], deeper[32];
    for (unsigned i = 0; i < 256; i++) inputs[i] = maker_clipped(own[i]);
    for (unsigned i = 0; i < 256; i++) inputs[256 + i] = maker_clipped(other[i]);
    for (unsigned o = 0; o < 32; o++) hidden[o] = maker_clipped(maker_layer(first + 4 * o, first + 128 + 512 * o, inputs, 512) >> 6);
    for (unsigned o = 0; o < 32; o++) deeper[o] = maker_clipped(maker_layer(second + 4 * o, second + 128 + 32 * o, hidden, 32) >> 6);
    return maker_layer(last, last + 4, deeper, 32);
}

static inline int32_t maker_output(const MadeNetwork *made, const Position *position) {
    Setup setup;
    int16_t sums[2][256];
    position_setup(position, &setup);
    for (Side view = SENTE; view <= GOTE; view++) maker_sums(made, &setup, view, sums[view]);
    return maker_layers(made, sums[setup.side], sums[side_other(setup.side)]);
}

/* ---- a network that counts pieces ---- */

enum { MAKER_UNIT = 50 /* centipawns */, MAKER_UNITS = 127, MAKER_PARTS = 4 };

/* Its output is the material of the side to move less the other's, `value` centipawns for each kind, multiples of MAKER_UNIT, the
 * same for all that move like gold; exact as long as neither side is ahead by MAKER_PARTS * MAKER_UNITS units. */
static inline MadeNetwork maker_material(NetworkKind kind, const int *value) {
    MadeNetwork made = maker_empty(kind);
    uint8_t *first = made.bytes + made.layers, *second = made.bytes + maker_second(&made), *last = made.bytes + maker_last(&made);
    uint32_t kings = kind == NETWORK_HALFKP ? 81 : 1;
    for (unsigned part = 0; part < 2 * MAKER_PARTS; part++) {
        int sign = part < MAKER_PARTS ? 1 : -1;
        maker_put(made.bytes + MAKER_BIAS + 2 * part, (uint32_t)(-(int)(part % MAKER_PARTS) * MAKER_UNITS), 2);
        for (uint32_t king = 0; king < kings; king++)
            for (unsigned piece = FU; piece < KINDS; piece++)
                for (unsigned enemy = 0; enemy < 2; enemy++) {
                    uint32_t units = (uint32_t)(value[piece] / MAKER_UNIT * (enemy ? -sign : sign));
                    if (piece == OU) continue;
                    for (unsigned square = 0; square < 81; square++)
                        maker_put(made.bytes + maker_row(1548 * king + maker_board(piece) + 81 * enemy + square) + 2 * part, units, 2);
                    for (unsigned number = 0; piece <= KI && number < PIECES_IN_SET[piece]; number++)
                        maker_put(made.bytes + maker_row(1548 * king + maker_hand(piece, !enemy) + number) + 2 * part, units, 2);
                }
        first[128 + 512 * part + part] = second[128 + 32 * part + part] = 64;
        last[4 + part] = (uint8_t)(sign * MAKER_UNIT);
    }
    return made;
}

#endif
