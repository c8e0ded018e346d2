/* search.h: the middle-game search of Othello: alpha-beta with iterative deepening over the evaluation, exact at the end.
 *
 * Scores are 1/100 disc of the final difference for the side to move. A ply is a disc played; a pass costs none. Where the depth
 * reaches the last empty square the score is that of perfect play, a multiple of 100. A node of the count is a board visited.
 *
 * Multi-ProbCut: a node whose value by a much shallower search lies far outside the window is cut, "far" being a multiple of the
 * error that such a search was measured to have (PROBES in search.c says how). To 10 plies from 24 discs it looks at a tenth of
 * the boards; with as many boards each it beats the full search 2 to 1. It is sometimes wrong, and with another evaluation than
 * the one it was measured with more often. With `full` it is off and the score is that of plain minimax to the depth. Where a
 * search reaches the end it is off too.
 */
#ifndef GUNSHI_OTHELLO_SEARCH_H
#define GUNSHI_OTHELLO_SEARCH_H

#include "../base/stop.h"
#include "board.h"
#include "evaluate.h"

enum { OTHELLO_LINE = 128 };

/* What a search remembers of boards; it may serve any number of searches, one at a time. An entry holds its whole board and is
 * good for one search only: nothing of one search shows in another. */
typedef struct OthelloCache OthelloCache;

/* 2^bits entries of 24 bytes, `bits` at most 30; NULL: no memory. */
OthelloCache *othello_cache_new(unsigned bits);
void othello_cache_free(OthelloCache *cache);

typedef struct OthelloSearchOptions {
    const OthelloWeights *weights; /* NULL: the built-in evaluation */
    OthelloCache *cache;           /* NULL: the search has its own for the time; without memory for it, it does without */
    unsigned depth;                /* plies, at least 1; from the number of empty squares on the search is exact */
    bool full;                     /* no ProbCut */
    uint64_t only, except;         /* root moves: of `only` (0: of all), and not of `except`; a pass is always a move */
    const int *bonus;              /* NULL, or for each square what its move scores more at the root, each within +-6400 */
} OthelloSearchOptions;

typedef struct OthelloSearchResult {
    unsigned move;  /* a square, OTHELLO_PASS, or OTHELLO_NO_MOVE: the game is over or `only` and `except` leave none */
    int score;      /* of the best move, its bonus added; the final score when the game is over */
    unsigned depth; /* plies of the deepest iteration finished */
    bool exact;     /* the score but for the bonus is that of perfect play */
    uint64_t nodes;
    unsigned line_length;
    uint8_t line[OTHELLO_LINE]; /* the moves expected, first the move itself, with passes */
} OthelloSearchResult;

/* Iterative deepening; when the end is within the depth it leaves out the last iterations before it. Stopped early it returns
 * the best so far, which is a legal move whenever the options leave one. The same arguments give the same result, whatever the
 * cache was used for; a cache of another size may give another of equally good moves, or with ProbCut another score. */
OthelloSearchResult othello_search(OthelloBoard board, const OthelloSearchOptions *options, Stop *stop);

#endif
