/* kernels_private.h: the kernels that were built, whether or not this machine can run them. */
#ifndef GUNSHI_SHOGI_NETWORK_KERNELS_PRIVATE_H
#define GUNSHI_SHOGI_NETWORK_KERNELS_PRIVATE_H

#include "kernel.h"

#if defined(__x86_64__) && !defined(GUNSHI_GENERIC)
#define GUNSHI_NETWORK_X86 1
extern const NetworkKernel KERNEL_AVX512, KERNEL_AVX2, KERNEL_SSE41;
#endif
extern const NetworkKernel KERNEL_GENERIC;

#endif
