/* clock.h: how long a search may think.
 *
 * A search looks at its clock between iterations and at its nodes. The clock may be set while it runs, by another thread: a
 * search that ponders has no limits until then.
 */
#ifndef GUNSHI_SHOGI_SEARCH_CLOCK_H
#define GUNSHI_SHOGI_SEARCH_CLOCK_H

#include <stdatomic.h>
#include <stdbool.h>

/* Seconds. What the side to move has got. */
typedef struct TimeLeft {
    double main;      /* left on its clock */
    double byoyomi;   /* for each move once that is used up */
    double increment; /* added by each move */
    double delay;     /* kept for the way to the other program and back */
} TimeLeft;

typedef struct SearchClock {
    _Atomic double start;   /* monotonic seconds, see stop_now() */
    _Atomic double enough;  /* after so long no new iteration is begun; 0: no limit */
    _Atomic double longest; /* after so long the search ends; 0: no limit */
} SearchClock;

/* No limits. */
void clock_init(SearchClock *clock);

/* From now on the limits that fit the time left, at the `ply`th move of the game. */
void clock_set(SearchClock *clock, TimeLeft left, unsigned ply);

#endif
