/* kernel_avx512.c: vectors of 64 bytes, with the instruction for sums of four products (VNNI). */
#include "kernels_private.h"

#ifdef GUNSHI_NETWORK_X86
#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512vl,avx512vnni"))), apply_to = function)
#else
#pragma GCC target("avx512f,avx512bw,avx512vl,avx512vnni")
#endif
#include <immintrin.h>

enum { LANES = 32 /* sums in a vector */, PART = HALF / LANES, OUTPUTS = 16 /* of a layer in a vector */ };

static void sum(int16_t *to, const int16_t *from, const int16_t *const *added, unsigned added_count,
                const int16_t *const *removed, unsigned removed_count) {
    __m512i sums[PART];
    for (unsigned i = 0; i < PART; i++) sums[i] = _mm512_load_si512((const __m512i *)from + i);
    for (unsigned row = 0; row < added_count; row++)
        for (unsigned i = 0; i < PART; i++) sums[i] = _mm512_add_epi16(sums[i], _mm512_load_si512((const __m512i *)added[row] + i));
    for (unsigned row = 0; row < removed_count; row++)
        for (unsigned i = 0; i < PART; i++)
            sums[i] = _mm512_sub_epi16(sums[i], _mm512_load_si512((const __m512i *)removed[row] + i));
    for (unsigned i = 0; i < PART; i++) _mm512_store_si512((__m512i *)to + i, sums[i]);
}

static void clip(const int16_t *sums, uint8_t *inputs) {
    for (unsigned i = 0; i < HALF; i += LANES) {
        __m256i bytes = _mm512_cvtsepi16_epi8(_mm512_load_si512((const __m512i *)(sums + i)));
        _mm256_store_si256((__m256i *)(inputs + i), _mm256_max_epi8(bytes, _mm256_setzero_si256()));
    }
}

/* A sum waits for the one before it, so four of them are made at a time. */
static inline void dense(const int8_t (*weights)[HIDDEN][GROUP], const int32_t *bias, const uint8_t *inputs, unsigned count,
                         __m512i *sums) {
    enum { CHAINS = 4 };
    const int32_t *groups = (const int32_t *)inputs;
    __m512i low[CHAINS] = {_mm512_load_si512(bias)}, high[CHAINS] = {_mm512_load_si512(bias + OUTPUTS)};
    for (unsigned group = 0; group < count / GROUP; group += CHAINS)
        for (unsigned i = 0; i < CHAINS; i++) {
            __m512i in = _mm512_set1_epi32(groups[group + i]);
            low[i] = _mm512_dpbusd_epi32(low[i], in, _mm512_load_si512(weights[group + i]));
            high[i] = _mm512_dpbusd_epi32(high[i], in, _mm512_load_si512(weights[group + i] + OUTPUTS));
        }
    sums[0] = _mm512_add_epi32(_mm512_add_epi32(low[0], low[1]), _mm512_add_epi32(low[2], low[3]));
    sums[1] = _mm512_add_epi32(_mm512_add_epi32(high[0], high[1]), _mm512_add_epi32(high[2], high[3]));
}

static inline void clip_hidden(const __m512i *sums, uint8_t *outputs) {
    for (unsigned i = 0; i < 2; i++) {
        __m128i bytes = _mm512_cvtsepi32_epi8(_mm512_srai_epi32(sums[i], 6));
        _mm_store_si128((__m128i *)outputs + i, _mm_max_epi8(bytes, _mm_setzero_si128()));
    }
}

static int32_t output(const NetworkLayers *layers, const int16_t *own, const int16_t *other) {
    _Alignas(64) uint8_t inputs[INPUTS];
    _Alignas(64) uint8_t hidden[HIDDEN];
    __m512i sums[HIDDEN / OUTPUTS];
    clip(own, inputs);
    clip(other, inputs + HALF);
    dense(layers->first, layers->first_bias, inputs, INPUTS, sums);
    clip_hidden(sums, hidden);
    dense(layers->second, layers->second_bias, hidden, HIDDEN, sums);
    clip_hidden(sums, hidden);
    __m256i products = _mm256_dpbusd_epi32(_mm256_setzero_si256(), _mm256_load_si256((const __m256i *)hidden),
                                           _mm256_load_si256((const __m256i *)layers->last));
    __m128i last = _mm_add_epi32(_mm256_castsi256_si128(products), _mm256_extracti128_si256(products, 1));
    last = _mm_add_epi32(last, _mm_shuffle_epi32(last, _MM_SHUFFLE(1, 0, 3, 2)));
    last = _mm_add_epi32(last, _mm_shuffle_epi32(last, _MM_SHUFFLE(2, 3, 0, 1)));
    return (int32_t)((uint32_t)_mm_cvtsi128_si32(last) + (uint32_t)layers->last_bias);
}

const NetworkKernel KERNEL_AVX512 = {"avx512-vnni", sum, output};
#ifdef __clang__
#pragma clang attribute pop
#endif
#endif
