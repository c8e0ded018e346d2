/* margins_private.h: the numbers that tune Othello's searches, in one table; ProbCut's measured ones stand beside it in search.c.
 *
 * No log of matches tells what each is worth; where the history does, it is said, else "no figure". cd are hundredths of a disc.
 */
#ifndef GUNSHI_OTHELLO_MARGINS_PRIVATE_H
#define GUNSHI_OTHELLO_MARGINS_PRIVATE_H

/* ---- the middle game (search.c) ---- */

enum {
    OWN_CACHE_BITS = 18,    /* the transposition table that a search makes itself has 2^18 entries; no figure */
    CACHED = 2,             /* plies from which the transposition table is used; no figure */
    RANKED = 3,             /* plies from which moves are ordered by the evaluation, below by replies alone; no figure */
    REPLY_CENTIDISCS = 400, /* cd that a reply counts in the order when solving; no figure */
    WITHOUT_ITERATIONS = 5, /* iterations before the end that are left out: each costs about as much as solving; no figure */
    FINISH = 6,             /* empty squares of an exact search that need neither order nor table; no figure */

    /* Multi-ProbCut. "To 10 plies from 24 discs it looks at a tenth of the boards; with as many boards each it beats the full
     * search 2 to 1." */
    PROBCUT_LEAST = 3,  /* plies, at least */
    PROBCUT_MOST = 12,  /* plies up to which it was measured */
    PROBCUT_TRIES = 2,  /* shallow searches, of which the second is deeper */
    PROBCUT_SAFETY = 14 /* tenths of a standard deviation that the shallow value must lie outside the window */
};

/* ---- the endgame (endgame.c, last.c), in empty squares where nothing else is said ---- */

enum {
    OTHELLO_LAST = 5,        /* up to here without table or mobility (othello_last()); no figure */
    TABLE_FROM = 7,          /* from here on the transposition table is asked; no figure */
    FEW = 9,                 /* up to here with the quick order; no figure */
    ETC_FROM = 10,           /* enhanced transposition cutoff; no figure */
    GUESS_FROM = 14,         /* moves are ordered by a shallow search; no figure */
    GUESS_DEPTH_EMPTIES = 3, /* more than GUESS_FROM that make this search a ply deeper; no figure */
    GUESS_DEPTH_MAX = 6,     /* plies of this search, at most; no figure */
    EXTRA_DEPTH = 2,         /* plies more of it on the principal variation; no figure */
    GUESS_MARGIN = 800,      /* cd behind the best so far below which it need not be exact; no figure */
    REPLY_COST = 200,        /* cd that a reply counts in that order; no figure */
    STABILITY_LEAD = 4,      /* discs: least lead of alpha for the stability cutoff to be tried, */
    STABILITY_LEAD_EMPTY = 2 /* and for each empty square more; no figure */
};

/* ---- move ordering (order.c): parts of one rank; no figure ---- */

enum {
    RANK_REPLY = 16,        /* less for each reply: fastest first */
    RANK_CORNER_REPLY = 16, /* and for each that takes a corner */
    RANK_FRONTIER = 2,      /* less for each empty square beside the mover's discs */
    RANK_STABLE_EDGE = 1,   /* for each stable disc on the edges */
    RANK_PARITY = 6,        /* for a square in a quadrant with an odd number of empty ones */
    RANK_CORNER = 6,        /* for a corner */
    QUICK_REPLY = 4,
    QUICK_CORNER_REPLY = 4,
    QUICK_EVEN = 2 /* less outside odd quadrants */
};

#endif
