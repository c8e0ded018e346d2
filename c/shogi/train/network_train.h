/* network_train.h: a network of the kind K+P 256x2-32-32, learnt from positions with what they are worth.
 *
 * What it says comes of numbers as a file has them, where 1 stands for the 127 of network.h; what it learns changes finer numbers
 * behind these. For each position it should say what the search said, as a probability to win. Who won is not learnt: all positions
 * of a game have that in common, and the network would know the games by heart (docs/log.md).
 *
 * Searches' scores are dear. So a network may first learn what the weights of the evaluation say of positions near the records, a
 * walk of a few moves by chance away from them, of which there are as many as one likes.
 *
 * Steps are Adam's, each of a batch of positions drawn in an order by chance; their size falls like a cosine. The last records,
 * one of HELD_OUT, are not learnt from: they measure. By chance a position is learnt as in a mirror, left and right changed, where
 * it is worth the same: so there are twice as many.
 *
 * Up to four threads learn, and the same records, courses and seed give the same network, however many they are.
 */
#ifndef GUNSHI_SHOGI_TRAIN_NETWORK_TRAIN_H
#define GUNSHI_SHOGI_TRAIN_NETWORK_TRAIN_H

#include "../../base/stop.h"
#include "../evaluate.h"
#include "training.h"

enum {
    HELD_OUT = 50,
    WALK_MOST = 3, /* moves */
    WIN_SCALE = 600 /* centipawns that make a win e times as likely as a loss */
};

typedef struct NetworkTraining NetworkTraining;

typedef struct NetworkLesson {
    const uint8_t *records; /* of packed.h; such as are none are passed over */
    size_t count;           /* below 2^31 */
    unsigned batch;         /* records of a step, at least 1 */
    unsigned threads;       /* 0: as many as there are processors; no more than four have work */
} NetworkLesson;

/* One of `passes` passes through the records, the one of the number `pass` from 0, in which the steps' size falls from `rate` to
 * nothing. With weights what these say is learnt of a walk from each record, without them what the record says. */
typedef struct NetworkCourse {
    const Weights *weights;
    unsigned pass, passes;
    double rate;
} NetworkCourse;

/* Weights by chance. NULL: no memory. */
NetworkTraining *network_training_new(uint64_t seed);
void network_training_free(NetworkTraining *training);

/* All that the next pass needs to know, for this kind of machine; the caller frees it. NULL: no memory. */
uint8_t *network_training_save(const NetworkTraining *training, size_t *length);

/* False: these bytes are none that this version has saved, or there is no memory; nothing has changed. */
bool network_training_load(NetworkTraining *training, const uint8_t *bytes, size_t length);

/* A pass. `progress` is told positions, of all passes, after each step; it may set stop->reason, and then no other follows. The
 * last step is of what is left. Both may be NULL. TRAIN_NO_GAMES: no record could be read, or all walks ended where a game does. */
TrainStatus network_learn(NetworkTraining *training, const NetworkLesson *lesson, const NetworkCourse *course,
                          TrainProgress progress, void *data, Stop *stop);

/* The mean cross entropy of the records from `first` on, in nats. */
double network_loss(const NetworkTraining *training, const uint8_t *records, size_t first, size_t count);

/* What the network says of a position, in centipawns for the side to move; the file says the same, but for sums that its readers
 * round. */
double network_says(const NetworkTraining *training, const Position *position);

/* The bytes of a file nn.bin; the caller frees them. NULL: no memory. */
uint8_t *network_file(const NetworkTraining *training, size_t *length);

#endif
