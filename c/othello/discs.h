/* discs.h: what the third paper counts on a board. */
#ifndef GUNSHI_OTHELLO_DISCS_H
#define GUNSHI_OTHELLO_DISCS_H

#include "board.h"

/* The occupied squares that have occupied ones on all four sides. A square on the edge never does. */
static inline uint64_t othello_enclosed(OthelloBoard board) {
    const uint64_t discs = board.own | board.other, inner = 0x007e7e7e7e7e7e00;
    return discs & discs << 1 & discs >> 1 & discs << 8 & discs >> 8 & inner;
}

/* The paper's function J for the own side: discs of the other less own discs, enclosed ones not counted. */
static inline int othello_j(OthelloBoard board) {
    const uint64_t counted = ~othello_enclosed(board);
    return (int)othello_count(board.other & counted) - (int)othello_count(board.own & counted);
}

#endif
