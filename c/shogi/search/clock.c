#include "clock.h"

#include "../../base/stop.h"

/* A game is planned to last so many more moves of a side, fewer when it has gone on long. */
enum { MOVES_PLANNED = 40, MOVES_LEAST = 16, PLIES_A_MOVE_LESS = 6 };

void clock_init(SearchClock *clock) {
    clock->start = stop_now();
    clock->enough = 0;
    clock->longest = 0;
}

void clock_set(SearchClock *clock, TimeLeft left, unsigned ply) {
    double least = 0.01, delay = left.delay, each = left.byoyomi + left.increment;
    int moves = MOVES_PLANNED - (int)(ply / PLIES_A_MOVE_LESS);
    if (moves < MOVES_LEAST) moves = MOVES_LEAST;
    double all = left.main + each - delay, share = left.main / moves + each;
    double longest = left.main / 5 + each - delay, enough = share * 0.7;
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
