/* selfplay.h: games of the program with itself (own_game.h), by short searches on several threads.
 *
 * Whoever wants games says how each begins; then both sides play by the same parameters. An opening may be played by quicker
 * searches, so that more of the time goes to what comes later. The same parameters, seed and beginnings give the same games, on
 * any number of threads.
 */
#ifndef GUNSHI_SHOGI_TRAIN_SELFPLAY_H
#define GUNSHI_SHOGI_TRAIN_SELFPLAY_H

#include "../../base/stop.h"
#include "../search/parameters.h"
#include "own_game.h"
#include "training.h"

enum { OPENING_NODES = 10 };

typedef struct SelfPlay {
    const Parameters *parameters;
    uint64_t seed;
    uint64_t first; /* the number of the first game; each number is another game */
    unsigned games;
    unsigned nodes;
    unsigned threads; /* 0: as many as there are processors */
    unsigned opening; /* the most moves behind the first ones that searches of OPENING_NODES play; chance says how many */
    /* Puts the start and the first moves, each legal, fewer than OWN_PLIES, into a game that is all zeros. By chance only as
     * *random says, which random.h goes on with. */
    void (*begin)(const void *data, OwnGame *game, uint64_t *random);
    const void *begin_data;
} SelfPlay;

/* Plays the games into `games`, which has room for them. TRAIN_DONE, or what prevented it: then they are not all there. Of `stop`
 * the poll counts. `progress` is told games, on the caller's thread; it and `stop` may be NULL. */
TrainStatus selfplay(const SelfPlay *order, OwnGame *games, TrainProgress progress, void *data, Stop *stop);

#endif
