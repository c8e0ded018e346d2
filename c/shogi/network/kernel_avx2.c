/* kernel_avx2.c: vectors of 32 bytes. */
#include "kernels_private.h"

#ifdef GUNSHI_NETWORK_X86
#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#else
#pragma GCC target("avx2")
#endif
#include <immintrin.h>

enum { LANES = 16 /* sums in a vector */, PART = 8 /* vectors at a time */, OUTPUTS = 8 /* of a layer in a vector */ };

static void sum(int16_t *to, const int16_t *from, const int16_t *const *added, unsigned added_count,
                const int16_t *const *removed, unsigned removed_count) {
    for (unsigned first = 0; first < HALF; first += PART * LANES) {
        __m256i sums[PART];
        for (unsigned i = 0; i < PART; i++) sums[i] = _mm256_load_si256((const __m256i *)(from + first) + i);
        for (unsigned row = 0; row < added_count; row++)
            for (unsigned i = 0; i < PART; i++)
                sums[i] = _mm256_add_epi16(sums[i], _mm256_load_si256((const __m256i *)(added[row] + first) + i));
        for (unsigned row = 0; row < removed_count; row++)
            for (unsigned i = 0; i < PART; i++)
                sums[i] = _mm256_sub_epi16(sums[i], _mm256_load_si256((const __m256i *)(removed[row] + first) + i));
        for (unsigned i = 0; i < PART; i++) _mm256_store_si256((__m256i *)(to + first) + i, sums[i]);
    }
}

static void clip(const int16_t *sums, uint8_t *inputs) {
    for (unsigned i = 0; i < HALF; i += 2 * LANES) {
        __m256i low = _mm256_load_si256((const __m256i *)(sums + i)), high = _mm256_load_si256((const __m256i *)(sums + i + LANES));
        __m256i bytes = _mm256_permute4x64_epi64(_mm256_packs_epi16(low, high), _MM_SHUFFLE(3, 1, 2, 0));
        _mm256_store_si256((__m256i *)(inputs + i), _mm256_max_epi8(bytes, _mm256_setzero_si256()));
    }
}

/* Inputs are at most 127, so two products fit 16 bits and nothing saturates. */
static inline __m256i multiply_add(__m256i sum, __m256i inputs, __m256i weights) {
    return _mm256_add_epi32(sum, _mm256_madd_epi16(_mm256_maddubs_epi16(inputs, weights), _mm256_set1_epi16(1)));
}

static inline void dense(const int8_t (*weights)[HIDDEN][GROUP], const int32_t *bias, const uint8_t *inputs, unsigned count,
                         __m256i *sums) {
    const int32_t *groups = (const int32_t *)inputs;
    for (unsigned i = 0; i < HIDDEN / OUTPUTS; i++) sums[i] = _mm256_load_si256((const __m256i *)bias + i);
    for (unsigned group = 0; group < count / GROUP; group++) {
        __m256i in = _mm256_set1_epi32(groups[group]);
        for (unsigned i = 0; i < HIDDEN / OUTPUTS; i++)
            sums[i] = multiply_add(sums[i], in, _mm256_load_si256((const __m256i *)weights[group] + i));
    }
}

static inline void clip_hidden(const __m256i *sums, uint8_t *outputs) {
    const __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
    __m256i low = _mm256_packs_epi32(_mm256_srai_epi32(sums[0], 6), _mm256_srai_epi32(sums[1], 6)),
            high = _mm256_packs_epi32(_mm256_srai_epi32(sums[2], 6), _mm256_srai_epi32(sums[3], 6));
    __m256i bytes = _mm256_permutevar8x32_epi32(_mm256_packs_epi16(low, high), order);
    _mm256_store_si256((__m256i *)outputs, _mm256_max_epi8(bytes, _mm256_setzero_si256()));
}

static int32_t output(const NetworkLayers *layers, const int16_t *own, const int16_t *other) {
    _Alignas(64) uint8_t inputs[INPUTS];
    _Alignas(64) uint8_t hidden[HIDDEN];
    __m256i sums[HIDDEN / OUTPUTS];
    clip(own, inputs);
    clip(other, inputs + HALF);
    dense(layers->first, layers->first_bias, inputs, INPUTS, sums);
    clip_hidden(sums, hidden);
    dense(layers->second, layers->second_bias, hidden, HIDDEN, sums);
    clip_hidden(sums, hidden);
    __m256i products = multiply_add(_mm256_setzero_si256(), _mm256_load_si256((const __m256i *)hidden),
                                    _mm256_load_si256((const __m256i *)layers->last));
    __m128i last = _mm_add_epi32(_mm256_castsi256_si128(products), _mm256_extracti128_si256(products, 1));
    last = _mm_add_epi32(last, _mm_shuffle_epi32(last, _MM_SHUFFLE(1, 0, 3, 2)));
    last = _mm_add_epi32(last, _mm_shuffle_epi32(last, _MM_SHUFFLE(2, 3, 0, 1)));
    return (int32_t)((uint32_t)_mm_cvtsi128_si32(last) + (uint32_t)layers->last_bias);
}

const NetworkKernel KERNEL_AVX2 = {"avx2", sum, output};
#ifdef __clang__
#pragma clang attribute pop
#endif
#endif
