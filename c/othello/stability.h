/* stability.h: discs that no continuation of the game can turn.
 *
 * The answer is a safe lower bound: every disc in it is stable, other stable discs may be missing. A disc is known stable when,
 * in each of its four directions, it cannot be caught between two others: its line ends beside it, its line is full, or a stable
 * disc of its own side is its neighbour there. The edges, where only one direction counts, are known exactly from a table.
 */
#ifndef GUNSHI_OTHELLO_STABILITY_H
#define GUNSHI_OTHELLO_STABILITY_H

#include "board.h"

/* Discs of board.own that are never turned again. */
uint64_t othello_stable(OthelloBoard board);

/* Those of them that are on the edges; all that are stable there for what can happen along that edge, and much cheaper. */
uint64_t othello_stable_edges(OthelloBoard board);

#endif
