/* perft.h: counting the leaves of the move tree, every path visited, no hash. */
#ifndef GUNSHI_SHOGI_PERFT_H
#define GUNSHI_SHOGI_PERFT_H

#include "../base/stop.h"
#include "position.h"

/* Leaves at `depth` (0: 1). The last ply is counted, not listed. The position is changed on the way and restored.
 * When `stop` (may be NULL) ends it early, the value is a partial count and stop->reason says why. */
uint64_t perft(Position *position, unsigned depth, Stop *stop);

/* The same from lists and make/unmake to the last ply: slower, the check of the other. */
uint64_t perft_listed(Position *position, unsigned depth, Stop *stop);

#endif
