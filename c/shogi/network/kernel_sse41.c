/* kernel_sse41.c: vectors of 16 bytes, which every x86-64 of the last fifteen years has. */
#include "kernels_private.h"

#ifdef GUNSHI_NETWORK_X86
#ifdef __clang__
#pragma clang attribute push(__attribute__((target("sse4.1,ssse3"))), apply_to = function)
#else
#pragma GCC target("sse4.1,ssse3")
#endif
#include <immintrin.h>

enum { LANES = 8 /* sums in a vector */, PART = 8 /* vectors at a time */, OUTPUTS = 4 /* of a layer in a vector */ };

static void sum(int16_t *to, const int16_t *from, const int16_t *const *added, unsigned added_count,
                const int16_t *const *removed, unsigned removed_count) {
    for (unsigned first = 0; first < HALF; first += PART * LANES) {
        __m128i sums[PART];
        for (unsigned i = 0; i < PART; i++) sums[i] = _mm_load_si128((const __m128i *)(from + first) + i);
        for (unsigned row = 0; row < added_count; row++)
            for (unsigned i = 0; i < PART; i++)
                sums[i] = _mm_add_epi16(sums[i], _mm_load_si128((const __m128i *)(added[row] + first) + i));
        for (unsigned row = 0; row < removed_count; row++)
            for (unsigned i = 0; i < PART; i++)
                sums[i] = _mm_sub_epi16(sums[i], _mm_load_si128((const __m128i *)(removed[row] + first) + i));
        for (unsigned i = 0; i < PART; i++) _mm_store_si128((__m128i *)(to + first) + i, sums[i]);
    }
}

static void clip(const int16_t *sums, uint8_t *inputs) {
    for (unsigned i = 0; i < HALF; i += 2 * LANES) {
        __m128i low = _mm_load_si128((const __m128i *)(sums + i)), high = _mm_load_si128((const __m128i *)(sums + i + LANES));
        _mm_store_si128((__m128i *)(inputs + i), _mm_max_epi8(_mm_packs_epi16(low, high), _mm_setzero_si128()));
    }
}

/* Inputs are at most 127, so two products fit 16 bits and nothing saturates. */
static inline __m128i multiply_add(__m128i sum, __m128i inputs, __m128i weights) {
    return _mm_add_epi32(sum, _mm_madd_epi16(_mm_maddubs_epi16(inputs, weights), _mm_set1_epi16(1)));
}

static inline void dense(const int8_t (*weights)[HIDDEN][GROUP], const int32_t *bias, const uint8_t *inputs, unsigned count,
                         __m128i *sums) {
    const int32_t *groups = (const int32_t *)inputs;
    for (unsigned i = 0; i < HIDDEN / OUTPUTS; i++) sums[i] = _mm_load_si128((const __m128i *)bias + i);
    for (unsigned group = 0; group < count / GROUP; group++) {
        __m128i in = _mm_set1_epi32(groups[group]);
        for (unsigned i = 0; i < HIDDEN / OUTPUTS; i++)
            sums[i] = multiply_add(sums[i], in, _mm_load_si128((const __m128i *)weights[group] + i));
    }
}

static inline void clip_hidden(const __m128i *sums, uint8_t *outputs) {
    __m128i words[4];
    for (unsigned i = 0; i < 4; i++)
        words[i] = _mm_packs_epi32(_mm_srai_epi32(sums[2 * i], 6), _mm_srai_epi32(sums[2 * i + 1], 6));
    for (unsigned i = 0; i < 2; i++) {
        __m128i bytes = _mm_packs_epi16(words[2 * i], words[2 * i + 1]);
        _mm_store_si128((__m128i *)outputs + i, _mm_max_epi8(bytes, _mm_setzero_si128()));
    }
}

static int32_t output(const NetworkLayers *layers, const int16_t *own, const int16_t *other) {
    _Alignas(64) uint8_t inputs[INPUTS];
    _Alignas(64) uint8_t hidden[HIDDEN];
    __m128i sums[HIDDEN / OUTPUTS], last = _mm_setzero_si128();
    clip(own, inputs);
    clip(other, inputs + HALF);
    dense(layers->first, layers->first_bias, inputs, INPUTS, sums);
    clip_hidden(sums, hidden);
    dense(layers->second, layers->second_bias, hidden, HIDDEN, sums);
    clip_hidden(sums, hidden);
    for (unsigned i = 0; i < 2; i++)
        last = multiply_add(last, _mm_load_si128((const __m128i *)hidden + i), _mm_load_si128((const __m128i *)layers->last + i));
    last = _mm_add_epi32(last, _mm_shuffle_epi32(last, _MM_SHUFFLE(1, 0, 3, 2)));
    last = _mm_add_epi32(last, _mm_shuffle_epi32(last, _MM_SHUFFLE(2, 3, 0, 1)));
    return (int32_t)((uint32_t)_mm_cvtsi128_si32(last) + (uint32_t)layers->last_bias);
}

const NetworkKernel KERNEL_SSE41 = {"sse4.1", sum, output};
#ifdef __clang__
#pragma clang attribute pop
#endif
#endif
