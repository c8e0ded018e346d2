/* positions.h: positions with what they are worth, for the training of networks: made by games of the program with itself.
 *
 * A game begins with some moves by chance, so that no two are alike, and an opening as of SelfPlay. Taught are the positions behind
 * it in which a search has found a move: not those in check, nor where the move captures or promotes, since there a value before
 * any search says little; nor those that are decided.
 */
#ifndef GUNSHI_SHOGI_TRAIN_POSITIONS_H
#define GUNSHI_SHOGI_TRAIN_POSITIONS_H

#include "selfplay.h"

/* The most that a position taught may be worth to a side, in centipawns. */
enum { POSITIONS_DECIDED = 3000 };

typedef struct PositionsOrder {
    const Parameters *parameters;
    uint64_t seed, first; /* of the games, as of SelfPlay */
    unsigned games, nodes, threads, opening;
} PositionsOrder;

/* *count records of packed.h one after the other, in the order of the games; the caller frees them. TRAIN_DONE, or what prevented
 * it: then there are none. `progress` and `stop` as of selfplay(). */
TrainStatus positions_make(const PositionsOrder *order, uint8_t **records, size_t *count, TrainProgress progress, void *data,
                           Stop *stop);

#endif
