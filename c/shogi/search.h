/* search.h: alpha-beta over the core's evaluation. */
#ifndef GUNSHI_SHOGI_SEARCH_H
#define GUNSHI_SHOGI_SEARCH_H

#include "position.h"
#include "stop.h"

enum { SEARCH_MAX_PLY = 64, SCORE_MATE = 100000, SCORE_MATE_BOUND = SCORE_MATE - 1000 };

typedef struct SearchResult {
    Move move;      /* MOVE_NONE: no legal move */
    int score;      /* centipawns for the side to move; |score| > SCORE_MATE_BOUND: mate in SCORE_MATE - |score| plies */
    unsigned depth; /* plies of the deepest iteration finished */
    uint64_t nodes;
    unsigned line_length;
    Move line[SEARCH_MAX_PLY]; /* principal variation, first the move itself */
} SearchResult;

/* Iterative deepening to `depth` plies (1..SEARCH_MAX_PLY - 1). Stopped early it returns the best so far, which is a
 * legal move whenever there is one. The same position and depth give the same result. *position is restored. */
SearchResult search(Position *position, unsigned depth, Stop *stop);

#endif
