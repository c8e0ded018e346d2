/* duel.h: games between two sets of parameters, on several threads: from each position two, with either as sente.
 *
 * Unlike the searches of a match inside Prolog, each side keeps its table and histories from move to move, as an engine does. The
 * same parameters, positions and nodes give the same games, on any number of threads.
 */
#ifndef GUNSHI_SHOGI_TRAIN_DUEL_H
#define GUNSHI_SHOGI_TRAIN_DUEL_H

#include "own_game.h"
#include "training.h"

typedef struct Duel {
    const Parameters *parameters[2];
    const Position *positions;
    size_t count;     /* positions */
    unsigned nodes;   /* of each search */
    unsigned threads; /* 0: as many as there are processors */
} Duel;

/* What the first parameters won, in half points, of the two games from each position: 0 to 4. `half_points` has room for `count`.
 * TRAIN_DONE, or what prevented it: then they mean nothing. Of `stop` the poll counts. `progress` is told games, on the caller's
 * thread; it and `stop` may be NULL. */
TrainStatus duel(const Duel *order, uint8_t *half_points, TrainProgress progress, void *data, Stop *stop);

#endif
