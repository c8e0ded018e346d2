/* margins_private.h: the numbers of the search that are not in the table of margins.h, as they are not the parameters' to say: of
 * the clock, of the table, of the path, and of what is told. No match in the log has tried one of them. cp are centipawns.
 */
#ifndef GUNSHI_SHOGI_SEARCH_MARGINS_PRIVATE_H
#define GUNSHI_SHOGI_SEARCH_MARGINS_PRIVATE_H

/* ---- iterative deepening (search.c, tree.c) ---- */

enum {
    SCORE_DROP = 30,          /* cp; a best move that lost more gets more time */
    FORCED_MOVE_DEPTH = 4,    /* plies; an only move is searched no deeper by a clock */
    LOOK_OUT_DEPTH = 3,       /* plies from which the mating solver is asked of best moves */
    LOOK_OUT_BYTES = 1 << 18, /* of its table */
    RIVAL_MARGIN = 10         /* cp more than bonuses differ by: moves that are told as rivals */
};

/* Patience: the share of the time that is enough. After each iteration it is PATIENCE_KEPT of what it was, and more for a best
 * move that changed than for one that stayed, and for a score that dropped. */
#define PATIENCE_KEPT 0.6
#define PATIENCE_CHANGED 0.9
#define PATIENCE_STAYED 0.4
#define PATIENCE_DROPPED 0.5
#define PATIENCE_MOST 2

/* ---- the path (path.c) and the transposition table (table.c) ---- */

enum {
    REPETITION_WINDOW = 32, /* plies that are looked back for a repetition */
    MATE_IN_ONE_NEAR = 2,   /* king's steps from the king at which checks are tried */
    TABLE_AGE_WORTH = 16,   /* half plies that an entry loses in worth for each search since */
    TABLE_DEEPER = 4        /* half plies that an entry of this search must be deeper to stay */
};

/* ---- time (clock.c) ---- */

/* A game is planned to last MOVES_PLANNED more moves of a side, fewer when it has gone on long. */
enum { MOVES_PLANNED = 40, MOVES_LEAST = 16, PLIES_A_MOVE_LESS = 6 };
#define CLOCK_LEAST 0.01 /* seconds */
#define CLOCK_ENOUGH 0.7 /* of the time planned for a move; after that no iteration begins */
#define CLOCK_LONGEST 5  /* one part in so many of the main time is the most for a move */

#endif
