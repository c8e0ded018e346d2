/* kernels.h: the kernels that this machine can run.
 *
 * A program is built for one kind of processor and run on another, so what is used is found at run time.
 */
#ifndef GUNSHI_SHOGI_NETWORK_KERNELS_H
#define GUNSHI_SHOGI_NETWORK_KERNELS_H

#include "kernel.h"

/* The fastest first, the last is plain C, which runs everywhere; then NULL. */
enum { MOST_NETWORK_KERNELS = 5 };
extern const NetworkKernel *NETWORK_KERNELS[MOST_NETWORK_KERNELS];

#endif
