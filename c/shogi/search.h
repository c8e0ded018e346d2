/* search.h: alpha-beta over the core's evaluation. */
#ifndef GUNSHI_SHOGI_SEARCH_H
#define GUNSHI_SHOGI_SEARCH_H

#include "../base/stop.h"
#include "position.h"

enum { SEARCH_MAX_PLY = 64, SCORE_MATE = 100000, SCORE_MATE_BOUND = SCORE_MATE - 1000 };

typedef struct SearchResult {
    Move move;      /* MOVE_NONE: no legal move */
    int score;      /* centipawns for the side to move; |score| > SCORE_MATE_BOUND: mate in SCORE_MATE - |score| plies */
    unsigned depth; /* plies of the deepest iteration finished */
    uint64_t nodes;
    unsigned line_length;
    Move line[SEARCH_MAX_PLY]; /* principal variation, first the move itself */
} SearchResult;

/* Position keys that have occurred in the game so far; `count` may be 0. The caller owns them. */
typedef struct Seen {
    const uint64_t *keys;
    unsigned count;
} Seen;

/* Iterative deepening to `depth` plies (1..SEARCH_MAX_PLY - 1). Stopped early it returns the best so far, which is a
 * legal move whenever there is one. Between moves that win as much at once, and unless an iteration before preferred
 * another, it prefers one that does not go back to a seen position, then the one that leaves its side more pseudo-legal
 * moves than the other. The same arguments give the same result. *position is restored. */
SearchResult search(Position *position, Seen seen, unsigned depth, Stop *stop);

#endif
