/* patterns.h: what the evaluation looks at: shapes of squares in all their places, and a few counts.
 *
 * A shape is an ordered list of squares. Its configuration is a number to base 3, a digit per square from the first: 0 empty,
 * 1 own, 2 the other's. A shape is looked at in each of its different images under the board's eight symmetries (a lane each),
 * with one table of weights for all of them. Where a symmetry maps a shape to itself, the two ways to read a configuration are
 * the same entry: folding gives both one number. So a board and its images have the same entries: whatever is summed over them
 * is symmetric by construction. Counts (legal moves, empty squares beside discs, discs) are tables too, without folding.
 *
 * All tables of one stage of the game lie behind each other: an entry is its table's base + configuration or count. Everything
 * here is constant once main() runs.
 */
#ifndef GUNSHI_OTHELLO_PATTERNS_H
#define GUNSHI_OTHELLO_PATTERNS_H

#include "board.h"

enum {
    OTHELLO_SHAPES = 11,
    OTHELLO_TABLES = 16, /* the shapes, then the counts */
    OTHELLO_SHAPE_LANES = 46,
    OTHELLO_LANES_USED = 51, /* the images of the shapes, then the counts */
    OTHELLO_ENTRIES = 167528,
    OTHELLO_STAGES = 12
};

typedef struct OthelloTable {
    const char *name;
    const char *squares; /* "a1b1.."; NULL: a count */
    uint32_t base;
    uint32_t size;
} OthelloTable;
extern OthelloTable OTHELLO_TABLE[OTHELLO_TABLES];
extern uint32_t OTHELLO_LANE_BASE[OTHELLO_LANES_USED];

/* The configuration or count of each lane. */
typedef struct OthelloLooks {
    uint16_t lane[64] __attribute__((aligned(64)));
} OthelloLooks;

/* Five numbers of discs are a stage: 4 to 8, 9 to 13, .. 59 to 64. */
static inline unsigned othello_stage(OthelloBoard board) {
    const unsigned discs = othello_count(board.own | board.other), stage = discs < 4 ? 0 : (discs - 4) / 5;
    return stage < OTHELLO_STAGES ? stage : OTHELLO_STAGES - 1;
}

/* `moves` and `other_moves` are the legal moves of both sides, which the caller mostly has. */
void othello_look(OthelloBoard board, uint64_t moves, uint64_t other_moves, OthelloLooks *looks);

/* For each of OTHELLO_ENTRIES the number of its folded entry; *count receives how many there are. The folded entries of a table
 * are consecutive, in the order of their smallest configuration. The caller frees it; NULL: no memory. */
uint32_t *othello_fold(uint32_t *count);

#endif
