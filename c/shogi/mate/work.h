/* work.h: one problem while it is solved, for solve.c, line.c and shorten.c.
 *
 * All of it is the working thread's, but for `done`, its mutex and its condition, and the flag of `stop`.
 */
#ifndef GUNSHI_SHOGI_MATE_WORK_H
#define GUNSHI_SHOGI_MATE_WORK_H

#include <pthread.h>

#include "crew.h"
#include "solve.h"

/* A mate so long hardly ever can be proven the shortest. */
enum { LONG_PLIES = 101 };

/* What shorten.c remembers when a limit ends it, to go on later. */
typedef struct Shortening {
    uint64_t easy_until; /* what is easy may take nodes up to this count; 0: not begun */
    bool easy_done;
    bool easy_helped; /* it made the mate shorter */
    bool succeeds;    /* so did the last question about the whole */
} Shortening;

typedef struct Work {
    const Position *position;
    MateTask task;
    Stop stop; /* of the working thread: its flag is raised by the waiting one */
    MateResult *result;
    double started;
    double deadline; /* the caller's limits; the search stops earlier, to leave some for the line */
    uint64_t node_limit;
    uint64_t found_at; /* so many nodes found a mate */
    Shortening shortening;
    unsigned followed; /* so many plies of the result's line are the main line */
    MateResult kept;   /* see line_keep() */
    unsigned kept_followed;
    StopReason stopped; /* why the search ended early */
    bool hurry;         /* the line is taken from the table, without a search and whatever stops it */
    bool memory;
    MateTable table;
    Crew *crew;
    pthread_mutex_t mutex;
    pthread_cond_t finished;
    bool done;
} Work;

/* A line as far as it has been followed. */
typedef struct Trail {
    Position position; /* after the moves */
    Move *moves;       /* the caller's, MATE_MAX_LINE of them */
    unsigned count;
} Trail;

void trail_step(Trail *trail, Move move);

/* Follows the main line of a mate within result->plies into the result: its first *followed moves count. False: not found in
 * time, or too long. */
bool line_follow(Work *work, unsigned *followed);

/* Whether the result's line is a mate. */
bool line_replays(const Work *work);

/* Follows the line that the table tells, without a search, and keeps it with the result, for the table may forget what the line of a
 * shorter mate needs. False: there is none, and what was kept stays. */
bool line_keep(Work *work);

/* Makes the mate that was found shorter, as far as that is worth while, or all the way when the task says so: result->plies, and
 * whether they are proven the least. */
void mate_shorten(Work *work);

#endif
