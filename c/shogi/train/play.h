/* play.h: games of the program against itself, for a training to learn from their results.
 *
 * Each begins as a record of the training does, none of those held out, for OWN_START plies or up to 39 more, and with at most
 * two moves by chance behind it, so that the games contain mistakes; selfplay.h says how it goes on.
 */
#ifndef GUNSHI_SHOGI_TRAIN_PLAY_H
#define GUNSHI_SHOGI_TRAIN_PLAY_H

#include "selfplay.h"

enum { OWN_START = 10, OWN_NODES = 1500 };

/* Plays `games` by the weights learnt so far, on so many threads, or 0: as many as there are processors, and adds them to the
 * training. TRAIN_DONE, or what prevented it; none is added then, unless memory runs out while they are added. TRAIN_NO_GAMES
 * when there is no record to begin with. Of `stop` the poll counts. The same training, seed and number of games give the same
 * games, on any number of threads. `progress` is told games, on the caller's thread; it and `stop` may be NULL. */
TrainStatus train_play(Training *training, uint64_t seed, unsigned games, unsigned threads, TrainProgress progress, void *data,
                       Stop *stop);

#endif
