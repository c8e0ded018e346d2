/* last.h: the exact result of a board with few empty squares, by plain alpha-beta without a table.
 *
 * Here a node costs some nanoseconds, so what a table or an ordering by mobility would save is less than what it would cost.
 * Moves are ordered by parity: those into quadrants with an odd number of empty squares go first, since who plays there last also
 * makes the last move of the game there.
 */
#ifndef GUNSHI_OTHELLO_LAST_H
#define GUNSHI_OTHELLO_LAST_H

#include "board.h"
#include "margins_private.h"

/* Right for any board, sensible up to OTHELLO_LAST empty squares. Is the result for the side to move above `alpha`? The value is
 * above alpha just when the result is; above, the result is at least the value, else at most. alpha is even. Adds the boards
 * looked at to *nodes. */
int othello_last(OthelloBoard board, int alpha, uint64_t *nodes);

/* The squares of all quadrants that hold an odd number of `empty`. */
static inline uint64_t othello_odd_quadrants(uint64_t empty) {
    empty ^= empty >> 1;
    empty ^= empty >> 2;
    empty ^= empty >> 8;
    empty ^= empty >> 16;
    return (empty & 0x0000001100000011) * 0x0f0f0f0f;
}

/* Stability cutoff: the most the side to move can get, all but the other's stable discs. At or below alpha the node is ended.
 * Sound. */
int othello_stability_bound(OthelloBoard board);

/* Whether stable discs may be enough to show that the result is not above alpha, and are likely to: the other must lead, and more
 * so where much is still open. */
static inline bool othello_stability_helps(OthelloBoard board, int alpha) {
    const int other = (int)othello_count(board.other), empties = (int)othello_count(othello_empty(board));
    return OTHELLO_SQUARES - 2 * other <= alpha && alpha >= STABILITY_LEAD_EMPTY * empties + STABILITY_LEAD;
}

#endif
