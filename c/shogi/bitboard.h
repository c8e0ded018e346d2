/* bitboard.h: sets of squares.
 *
 * 81 bits in two 64-bit lanes: lane 0 holds files 1-7 (squares 0..62), lane 1 files 8-9 (squares 63..80). A file never
 * crosses a lane, so pawns, lances and everything else that moves along a file is plain arithmetic on both lanes at once.
 * Bit 63 of lane 0 and bits 18.. of lane 1 are always 0 in a stored Bitboard.
 *
 * The type is a compiler vector: & | ^ ~ + - << >> work lane by lane, in any build. Where a processor has something
 * better (a test of 128 bits, a popcount of lanes, bit extraction), it is used here and in attacks.h only, and only
 * unless GUNSHI_GENERIC is defined.
 */
#ifndef GUNSHI_SHOGI_BITBOARD_H
#define GUNSHI_SHOGI_BITBOARD_H

#include <stdbool.h>
#include <stdint.h>

#if !defined(GUNSHI_GENERIC) && defined(__SSE4_1__)
#include <immintrin.h>
#define GUNSHI_SSE41 1
#endif
#if !defined(GUNSHI_GENERIC) && defined(__AVX512VPOPCNTDQ__) && defined(__AVX512VL__)
#define GUNSHI_VECTOR_POPCOUNT 1
#endif
#if !defined(GUNSHI_GENERIC) && defined(__BMI2__)
#define GUNSHI_BMI2 1
#endif

typedef uint64_t Bitboard __attribute__((vector_size(16)));

enum { LANE_SPLIT = 63 };

#define BB_EMPTY ((Bitboard){0, 0})
#define BB_ALL ((Bitboard){0x7fffffffffffffff, 0x3ffff})
/* The same nine bits (bit r - 1 for rank r) on every file. */
#define BB_RANKS(bits) ((Bitboard){(uint64_t)(bits)*0x0040201008040201, (uint64_t)(bits)*0x201})

static inline Bitboard bb_square(unsigned square) {
    extern const Bitboard SQUARE_BB[82];
    return SQUARE_BB[square];
}

static inline bool bb_any(Bitboard b) {
#ifdef GUNSHI_SSE41
    return !_mm_testz_si128((__m128i)b, (__m128i)b);
#else
    return (b[0] | b[1]) != 0;
#endif
}

static inline bool bb_has(Bitboard b, unsigned square) { return bb_any(b & bb_square(square)); }

static inline unsigned bb_count(Bitboard b) { return (unsigned)(__builtin_popcountll(b[0]) + __builtin_popcountll(b[1])); }

static inline bool bb_single(Bitboard b) { return bb_count(b) == 1; }

/* The lowest square of a set that is not empty. */
static inline unsigned bb_first(Bitboard b) {
    return b[0] ? (unsigned)__builtin_ctzll(b[0]) : (unsigned)__builtin_ctzll(b[1]) + LANE_SPLIT;
}

static inline unsigned bb_lanes_pop(uint64_t *low, uint64_t *high) {
    unsigned square;
    if (*low) {
        square = (unsigned)__builtin_ctzll(*low);
        *low &= *low - 1;
    } else {
        square = (unsigned)__builtin_ctzll(*high) + LANE_SPLIT;
        *high &= *high - 1;
    }
    return square;
}

/* for each square of the set, lowest first: BB_FOR(square, set) { … } */
#define BB_FOR(square, set)                                                                                                      \
    for (uint64_t square##_low = (set)[0], square##_high = (set)[1]; square##_low | square##_high;)                              \
        for (unsigned square = bb_lanes_pop(&square##_low, &square##_high), square##_once = 1; square##_once; square##_once = 0)

/* Counts the members of many sets: cheaper than adding up bb_count where lanes can be counted in place. */
#ifdef GUNSHI_VECTOR_POPCOUNT
typedef Bitboard Tally;
static inline void tally_add(Tally *tally, Bitboard b) { *tally += (Bitboard)_mm_popcnt_epi64((__m128i)b); }
static inline unsigned tally_total(Tally tally) { return (unsigned)(tally[0] + tally[1]); }
#else
typedef struct Tally {
    unsigned total;
} Tally;
static inline void tally_add(Tally *tally, Bitboard b) { tally->total += bb_count(b); }
static inline unsigned tally_total(Tally tally) { return tally.total; }
#endif

#endif
