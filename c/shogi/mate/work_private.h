/* work_private.h: one problem while it is solved, for solve.c, line.c and shorten.c: what is known so far, and asking for more.
 *
 * All of it is the working thread's, but for `done`, its mutex and its condition, and the flag of `stop`.
 */
#ifndef GUNSHI_SHOGI_MATE_WORK_PRIVATE_H
#define GUNSHI_SHOGI_MATE_WORK_PRIVATE_H

#include <pthread.h>

#include "crew.h"
#include "problem.h"

/* What shorten.c remembers when a limit ends it, to go on later. */
typedef struct Shortening {
    uint64_t easy_until; /* what is easy may take nodes up to this count; 0: not begun */
    bool easy_done;
    bool easy_helped; /* it made the mate shorter */
    bool succeeds;    /* so did the last question about the whole */
    bool anew;        /* the table's numbers have been forgotten since the mate last became shorter */
} Shortening;

/* Moves to a mate; the first `followed` of them are the main line, the rest futile interpositions and their captures. */
typedef struct Line {
    Move moves[MATE_MAX_LINE];
    unsigned count, followed, left_in_hand;
} Line;

typedef struct Work {
    const Position *position;
    MateTask task;
    Stop stop;          /* of the working thread: its flag is raised by the waiting one */
    MateResult *result; /* the best line so far, see line_find(); its plies may be more than what is proven by now */
    double started;
    double deadline; /* the caller's limits; the search stops earlier, to leave some for the line */
    uint64_t node_limit;
    unsigned plies;    /* proven: it mates within so many */
    bool shortest;     /* and not in fewer */
    uint64_t found_at; /* so many nodes found a mate */
    Shortening shortening;
    Line line;          /* the last one found */
    unsigned followed;  /* so many plies of the result's line are the main line */
    StopReason stopped; /* what ended the search early, or the search for the line */
    bool hurry;         /* the line is taken from the table, without a search, also after a limit was reached */
    bool memory;
    MateTable table;
    Crew *crew;
    pthread_mutex_t mutex;
    pthread_cond_t finished;
    bool done;
} Work;

/* Asks whether the problem mates within `plies`, for so many nodes, 0: without an end. What is proven is taken over:
 * work->plies, and whether they are the least. */
Proof work_ask(Work *work, unsigned plies, uint64_t nodes);

#endif
