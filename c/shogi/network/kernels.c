#include "kernels.h"

#include "kernels_private.h"

const NetworkKernel *NETWORK_KERNELS[MOST_NETWORK_KERNELS];

__attribute__((constructor)) static void find_kernels(void) {
    unsigned count = 0;
#ifdef GUNSHI_NETWORK_X86
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vnni"))
        NETWORK_KERNELS[count++] = &KERNEL_AVX512;
    if (__builtin_cpu_supports("avx2")) NETWORK_KERNELS[count++] = &KERNEL_AVX2;
    if (__builtin_cpu_supports("sse4.1")) NETWORK_KERNELS[count++] = &KERNEL_SSE41;
#endif
    NETWORK_KERNELS[count] = &KERNEL_GENERIC;
}
