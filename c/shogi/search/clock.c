#include "clock.h"

#include "../../base/stop.h"
#include "margins_private.h"

void clock_init(SearchClock *clock) {
    clock->start = stop_now();
    clock->enough = 0;
    clock->longest = 0;
}

void clock_set(SearchClock *clock, TimeLeft left, unsigned ply) {
    double least = CLOCK_LEAST, delay = left.delay, each = left.byoyomi + left.increment;
    int moves = MOVES_PLANNED - (int)(ply / PLIES_A_MOVE_LESS);
    if (moves < MOVES_LEAST) moves = MOVES_LEAST;
    double all = left.main + each - delay, share = left.main / moves + each;
    double longest = left.main / CLOCK_LONGEST + each - delay, enough = share * CLOCK_ENOUGH;
    /* With nothing but byoyomi all of it is for this move. */
    if (left.main < left.byoyomi) {
        longest = all;
        enough = all;
    }
    if (longest > all) longest = all;
    if (longest < least) longest = least;
    if (enough < least) enough = least; /* 0 would be no limit */
    if (enough > longest) enough = longest;
    clock->start = stop_now();
    clock->enough = enough;
    clock->longest = longest;
}
