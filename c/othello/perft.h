/* perft.h: counting the leaves of the move tree of Othello, every path visited, no hash. */
#ifndef GUNSHI_OTHELLO_PERFT_H
#define GUNSHI_OTHELLO_PERFT_H

#include "../base/stop.h"
#include "board.h"

/* Leaves at `depth` (0: 1). A pass is a ply; a finished game is one leaf, however early. The last ply is counted, not played.
 * When `stop` (may be NULL) ends it early, the value is a partial count and stop->reason says why. */
uint64_t othello_perft(OthelloBoard board, unsigned depth, Stop *stop);

#endif
