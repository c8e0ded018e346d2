/* order.h: which moves a search should try first, by rules of thumb.
 *
 * Nothing here is exact and nothing a search proves depends on it: it decides only how soon the proof is found. A judgement is in
 * hundredths of a disc for the side to move, more is better for it; that of a finished game is its result.
 */
#ifndef GUNSHI_OTHELLO_ORDER_H
#define GUNSHI_OTHELLO_ORDER_H

#include "board.h"

/* A move, the board after it (seen by the side that moves next) and its place in the order: the highest rank first. */
typedef struct OthelloChoice {
    OthelloBoard after;
    int rank;
    unsigned square;
} OthelloChoice;

/* Judges a board in place of the rules of thumb: always the same for the same board, and within +-OTHELLO_JUDGEMENT_MAX. */
typedef int OthelloEvaluate(const void *data, OthelloBoard board);
enum { OTHELLO_JUDGEMENT_MAX = 1000000 };

typedef struct OthelloJudge {
    OthelloEvaluate *evaluate; /* NULL: the rules of thumb */
    const void *data;
} OthelloJudge;

/* The legal moves, ranks unset; returns how many. */
unsigned othello_choices(OthelloBoard board, uint64_t moves, OthelloChoice choices[OTHELLO_MAX_MOVES]);

/* The rank of a move by what it leaves the other, few moves first (fastest first), and by parity. Cheap. */
int othello_rank(const OthelloChoice *choice, uint64_t empty_before);

/* The same by the replies and parity alone, with the squares of the odd quadrants; never above 0. Cheaper. */
int othello_quick_rank(const OthelloChoice *choice, uint64_t odd);

/* Exchanges the choice of the highest rank from `from` on with that at `from`. */
void othello_pick(OthelloChoice *choices, unsigned count, unsigned from);

/* The judgement after `depth` more plies of best play, a pass not counted; between alpha and beta it is that value, beyond them a
 * bound. Adds the boards looked at to *nodes. */
int othello_guess(const OthelloJudge *judge, OthelloBoard board, int alpha, int beta, unsigned depth, uint64_t *nodes);

#endif
