/* margins_private.h: every number that tunes the search, in one table.
 *
 * Each line has a name, the number, its unit, and the row of README.md (the log of matches) that speaks for it: where a row tried
 * another number, its Elo is that of the other number, and the one here was kept. "No match in the log": it was chosen when the
 * search was written and no match has tried it. cp are centipawns. A margin for each ply is multiplied by the plies left.
 */
#ifndef GUNSHI_SHOGI_SEARCH_MARGINS_PRIVATE_H
#define GUNSHI_SHOGI_SEARCH_MARGINS_PRIVATE_H

/* Depth is counted in DEPTH_PLY parts of a ply, so that a move may cost more or less than one. */
enum { DEPTH_PLY = 16, HALF_PLY = DEPTH_PLY / 2 };

/* ---- a node as a whole (tree.c) ---- */

enum {
    /* Mate in one: how much deeper another entry must be to take its place in the transposition table. */
    MATE_ENTRY_BONUS = 12, /* half plies; no match in the log */

    /* Razoring. The margins: "exchanges and futility margins by the learned evaluation's scale", 128 [63, 202] (100 and 250
     * before). Greater by a third: −13 ± 43. Smaller by a quarter: 13 [−45, 72], not yet kept. */
    RAZORING_PLIES = 2,        /* plies left, at most; no match in the log */
    RAZORING_MARGIN = 80,      /* cp */
    RAZORING_MARGIN_PLY = 180, /* cp for each ply */

    /* Reverse futility pruning (static null move pruning). The margin: the same rows as razoring (90 before). */
    REVERSE_FUTILITY_PLIES = 8,       /* plies left, at most; no match in the log */
    REVERSE_FUTILITY_MARGIN_PLY = 65, /* cp for each ply, one ply less when improving */

    /* Null move pruning. The reduction: "a pass looked at a ply and a twelfth of the depth less deep", 8 ± 36, not kept. */
    NULL_MOVE_PLIES = 3,                 /* plies left, at least; no match in the log */
    NULL_MOVE_MARGIN_PLY = 20,           /* cp for each ply that the static evaluation may be below beta; no match in the log */
    NULL_MOVE_REDUCTION = 3 * DEPTH_PLY, /* depth */
    NULL_MOVE_DEPTH_DIVISOR = 4,         /* one part in so many of the depth is taken off, too */
    NULL_MOVE_EVALUATION_DIVISOR = 200,  /* cp above beta that take a ply more off; no match in the log */
    NULL_MOVE_EVALUATION_PLIES = 3,      /* plies taken off so, at most; no match in the log */

    /* Internal iterative reduction. */
    ITERATIVE_REDUCTION_PLIES = 4,   /* plies left, at least; no match in the log */
    ITERATIVE_REDUCTION = DEPTH_PLY, /* depth; no match in the log */

    /* ---- one move of a node (tree.c) ---- */

    /* Late move pruning: quiet moves tried before it starts. "Late moves begin twice as late" (read as this count), −50 ± 44, not
     * kept. Checks that lose nothing are excepted: "late checks that lose nothing are searched", 67 ± 44, kept. */
    LATE_MOVE_COUNT = 6,         /* moves */
    LATE_MOVE_COUNT_PLY = 2,     /* moves for each square of the plies left */
    LATE_MOVE_NOT_IMPROVING = 2, /* divides the count where the side to move is not improving; no match in the log */

    /* SEE pruning. The scale of exchanges: "exchanges and futility margins by the learned evaluation's scale", 128 [63, 202]. */
    SEE_CAPTURE_PLIES = 6,    /* plies left, at most; no match in the log */
    SEE_CAPTURE_MARGIN = 150, /* cp that a capture may lose for each ply; no match in the log */
    SEE_QUIET_PLIES = 8,      /* plies left after reductions, at most; no match in the log */
    SEE_QUIET_MARGIN = 35,    /* cp that a quiet move may lose for each square of these plies; no match in the log */

    /* Futility pruning. The margins: the same rows as razoring (120 and 110 before). */
    FUTILITY_PLIES = 7,       /* plies left after reductions, at most; no match in the log */
    FUTILITY_MARGIN = 90,     /* cp */
    FUTILITY_MARGIN_PLY = 80, /* cp for each of these plies */

    /* History pruning. */
    HISTORY_PRUNING_PLIES = 4,     /* plies left after reductions, at most; no match in the log */
    HISTORY_PRUNING_MARGIN = 4000, /* history below 0 for each ply left; no match in the log */

    /* Singular extension and multi-cut. Double extensions and reductions of what is not singular: 5 ± 31, not kept. */
    SINGULAR_PLIES = 6,                   /* plies left, at least; no match in the log */
    SINGULAR_ENTRY_SLACK = 3 * DEPTH_PLY, /* depth that the table's entry may be shallower; no match in the log */
    SINGULAR_MARGIN_PLY = 3,              /* cp for each ply that all others must be worse; no match in the log */
    SINGULAR_DEPTH_DIVISOR = 2,           /* the others are searched to such a part of the depth; no match in the log */
    SINGULAR_EXTENSION = DEPTH_PLY,       /* depth */

    /* Check extension. "Checks make the search deeper only where they lose nothing, but then at any depth", −23 ± 42, not
     * kept. */
    CHECK_EXTENSION = HALF_PLY, /* depth */
    CHECK_EXTENSION_PLIES = 12, /* plies left, fewer */

    /* Late move reductions; the formula is at fill_reductions(). "Replies to checks reduced, too", −29 ± 42, not kept. The
     * adjustments have no match in the log. */
    REDUCTION_PLIES = 2,                /* plies left, at least */
    REDUCTION_FIRST = 1,                /* so many moves of a node are never reduced, */
    REDUCTION_FIRST_PV = 2,             /* of a PV node, */
    REDUCTION_FIRST_ROOT = 3,           /* of the root */
    REDUCTION_LESS = DEPTH_PLY,         /* depth less for a capture, a PV node, a check, a killer or countermove */
    REDUCTION_CUT_NODE = DEPTH_PLY,     /* depth more for a quiet move of an expected cut node */
    REDUCTION_NOT_IMPROVING = HALF_PLY, /* depth more for a quiet move when not improving */
    REDUCTION_HISTORY_DIVISOR = 12000,  /* history that is worth a ply */

    /* Depth by realization probability, instead of plies: "depth by probability, 3 bits a ply", −10 ± 48, a choice; 4 bits −44, 2
     * bits −33, half the spread 3 ± 47, not kept. The bounds have no match in the log. */
    REALIZATION_BITS = 3,              /* halvings of the probability that cost a ply */
    REALIZATION_LEAST = DEPTH_PLY / 4, /* depth */
    REALIZATION_MOST = 4 * DEPTH_PLY,  /* depth */

    /* History: what a cutoff adds for its move and takes from the moves tried before. No match in the log. */
    HISTORY_BONUS_SQUARE = 16, /* for each square of the plies left */
    HISTORY_BONUS_PLY = 128,   /* for each ply */
    HISTORY_BONUS_MOST = 2000
};

/* Late move reductions: plies = LMR_BASE + ln(plies left) * ln(moves tried) / LMR_DIVISOR. Divided by 1.7 instead: 12 [−50, 75],
 * not kept. The base has no match in the log. */
#define LMR_BASE 0.4
#define LMR_DIVISOR 2.2

/* ---- quiescence (quiescence.c) ---- */

enum {
    DELTA_MARGIN = 150,    /* cp, delta pruning; no match in the log */
    ANY_CAPTURE_PLIES = 6, /* plies of quiescence after which only recaptures are tried; no match in the log */
    QUIET_EVASIONS = 2     /* quiet replies to a check that are tried once one is not mated; no match in the log */
};
/* Tried and not kept: quiet checks in the first ply, 2 [−52, 57] and, those that lose nothing, −28 ± 43; mates in one at every
 * new position, −32 ± 44. */

/* ---- move ordering (order.c) ---- */

enum {
    CAPTURE_LOSS = 50,            /* cp that a good capture may lose by SEE; no match in the log */
    CHECK_LOSS = 100,             /* cp that a check may lose to get CHECK_BONUS; no match in the log */
    CHECK_BONUS = 8000,           /* of history; no match in the log */
    BAD_CAPTURE_HISTORY = -40000, /* where losing captures begin in the last stage; no match in the log */
    BAD_CAPTURE_WEIGHT = 2,       /* of the capture history there; no match in the log */
    GAIN_WEIGHT = 64,             /* capture history that a centipawn outweighs; no match in the log */
    ESCAPE_HISTORY_DIVISOR = 2,   /* of the history of an escaping piece; no match in the log */
    STATISTICS_WEIGHT = 4,        /* of history, of the statistic: "played by legal, weight 4", 46 ± 28; weight 1: 35 ± 28 */
    /* Of learned values, all that is seen of a move counts from so many plies left on; below, its squares alone. "Squares alone
     * where fewer than two plies are left", 141 ± 60; all at each node, 17 % slower: 117 ± 48. */
    ORDER_PLIES = 2
};

/* ---- iterative deepening (search.c) ---- */

enum {
    ASPIRATION_DEPTH = 4,   /* plies from which the window is narrow; no match in the log */
    ASPIRATION_WINDOW = 25, /* cp to either side of the last score; no match in the log */
    ASPIRATION_GROWTH = 3,  /* times as wide after each failure; no match in the log */
    ASPIRATION_MOST = 1000, /* cp; wider than this is the whole side; no match in the log */
    SCORE_DROP = 30,        /* cp; a best move that lost more gets more time; no match in the log */
    FORCED_MOVE_DEPTH = 4,  /* plies; an only move is searched no deeper by a clock; no match in the log */
    LOOK_OUT_DEPTH = 3,     /* plies from which the mating solver is asked of best moves; no match in the log */
    LOOK_OUT_BYTES = 1 << 18, /* of its table */
    RIVAL_MARGIN = 10       /* cp more than bonuses differ by: moves that are told as rivals; no match in the log */
};

/* Patience: the share of the time that is enough. After each iteration it is PATIENCE_KEPT of what it was, and more for a best
 * move that changed than for one that stayed, and for a score that dropped. No match in the log. */
#define PATIENCE_KEPT 0.6
#define PATIENCE_CHANGED 0.9
#define PATIENCE_STAYED 0.4
#define PATIENCE_DROPPED 0.5
#define PATIENCE_MOST 2

/* ---- the path (path.c) and the transposition table (table.c) ---- */

enum {
    REPETITION_WINDOW = 32, /* plies that are looked back for a repetition; no match in the log */
    MATE_IN_ONE_NEAR = 2,   /* king's steps from the king at which checks are tried; no match in the log */
    TABLE_AGE_WORTH = 16,   /* half plies that an entry loses in worth for each search since; no match in the log */
    TABLE_DEEPER = 4        /* half plies that an entry of this search must be deeper to stay; no match in the log */
};

/* ---- time (clock.c) ---- */

/* A game is planned to last MOVES_PLANNED more moves of a side, fewer when it has gone on long. No match in the log. */
enum { MOVES_PLANNED = 40, MOVES_LEAST = 16, PLIES_A_MOVE_LESS = 6 };
#define CLOCK_LEAST 0.01 /* seconds */
#define CLOCK_ENOUGH 0.7 /* of the time planned for a move; after that no iteration begins */
#define CLOCK_LONGEST 5  /* one part in so many of the main time is the most for a move */

#endif
