/* points.h: what pieces are worth where people and rules ask who gains; the search has weights of its own (weights.h).
 *
 * Points say what a piece on the board is worth; in hand it is worth as much as unpromoted on the board. So taking a piece wins its
 * points twice over: it is off the board and in the hand. The king's are not used.
 */
#ifndef GUNSHI_SHOGI_POINTS_H
#define GUNSHI_SHOGI_POINTS_H

#include "board.h"

typedef struct Points {
    int of[KINDS];
} Points;

/* What taking a piece of the kind wins. */
static inline int points_prize(const Points *points, unsigned kind) { return points->of[kind] + points->of[kind_plain(kind)]; }

#endif
