/* line_private.h: the main line of a mate that was proven. */
#ifndef GUNSHI_SHOGI_MATE_LINE_PRIVATE_H
#define GUNSHI_SHOGI_MATE_LINE_PRIVATE_H

#include "work_private.h"

/* A line as far as it has been followed. */
typedef struct Trail {
    Position position; /* after the moves */
    Move *moves;       /* the caller's, MATE_MAX_LINE of them */
    unsigned count;
} Trail;

void trail_step(Trail *trail, Move move);

typedef enum { LINE_KNOWN, LINE_SEARCHED } LineEffort;

/* Follows the main line of a mate within work->plies: LINE_KNOWN takes it from the table, without a search, also after a limit
 * was reached; LINE_SEARCHED searches for what the table does not tell. It is replayed, and is the result when it is better than
 * the one there: of a shorter mate, or of one as long with a longer defence, or searched for. So a line is found early, while the
 * table has it, and never given up for a poorer one.
 *
 * False: none was found, or not in time. Then work->line is of no use, and the result's line is as it was; when it is short
 * enough for work->plies, which are proven, the result's are no more. */
bool line_find(Work *work, LineEffort effort);

#endif
