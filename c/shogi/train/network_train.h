/* network_train.h: a network that is added to the weights of the evaluation, learnt from positions of the program's games with
 * itself (positions.h).
 *
 * What weights and network say together should be what comes of a position: how likely the side to move is to win, by what searches
 * said later in the game and by who won it (network_targets_private.h). The network says what the weights lack of that, beginning
 * at next to nothing, so it can be learnt from few positions; what pieces are worth and who attacks what it need not learn. What it
 * says comes of numbers as a file has them, where 1 stands for the 127 of network.h; what it learns changes finer numbers behind
 * these.
 *
 * Steps are Adam's, with a decay of the first layer's weights (AdamW), each of a batch of positions drawn in an order by chance; their size falls like a cosine. The last records, one
 * of HELD_OUT, are not learnt from: they measure. By chance a position is learnt as in a mirror, left and right changed, where it
 * is worth the same to the weights: so there are nearly twice as many.
 *
 * Up to four threads learn, and the same records, numbers and seed give the same network, however many they are.
 */
#ifndef GUNSHI_SHOGI_TRAIN_NETWORK_TRAIN_H
#define GUNSHI_SHOGI_TRAIN_NETWORK_TRAIN_H

#include "../../base/stop.h"
#include "../evaluate.h"
#include "training.h"

enum {
    HELD_OUT = 50,
    WIN_SCALE = 600 /* centipawns that make a win e times as likely as a loss */
};

typedef struct NetworkTraining NetworkTraining;

/* Records are such of packed.h, of whole games in their order; what is none is passed over. Fewer than 2^31. */
typedef struct NetworkLesson {
    const uint8_t *records;
    size_t count;
    const Weights *weights; /* what the network is added to */
    unsigned batch;         /* positions of a step, at least 1 */
    unsigned threads;       /* 0: as many as there are processors; no more than four have work */
} NetworkLesson;

/* One of `passes` passes through all, the one of the number `pass` from 0, in which the steps' size falls from `rate` to nothing. */
typedef struct NetworkCourse {
    unsigned pass, passes;
    double rate;
} NetworkCourse;

/* How good a network is, by what is held out: by how much the mean cross entropy of what it says together with the weights, and of
 * what the weights say alone, is above the least that there can be, in nats. */
typedef struct NetworkMeasure {
    size_t count;
    double loss, weights_loss;
} NetworkMeasure;

/* Weights by chance. NULL: no memory. */
NetworkTraining *network_training_new(uint64_t seed);
void network_training_free(NetworkTraining *training);

/* Goes on from the network of a file, of the kind NETWORK_ADDED, in place of weights by chance. False: it is none, or there is no
 * memory; nothing has changed. */
bool network_training_begin(NetworkTraining *training, const uint8_t *bytes, size_t length);

/* All that the next pass needs to know, for this kind of machine; the caller frees it. NULL: no memory. */
uint8_t *network_training_save(const NetworkTraining *training, size_t *length);

/* False: these bytes are none that this version has saved, or there is no memory; nothing has changed. */
bool network_training_load(NetworkTraining *training, const uint8_t *bytes, size_t length);

/* A pass. `progress` is told positions, of all passes, after each step; it may set stop->reason, and then no other follows. The
 * last step is of what is left. Both may be NULL. TRAIN_NO_GAMES: no record could be read. */
TrainStatus network_learn(NetworkTraining *training, const NetworkLesson *lesson, const NetworkCourse *course,
                          TrainProgress progress, void *data, Stop *stop);

/* Of about `most` records, at least 1, evenly chosen. TRAIN_DONE, or what prevented it: then *measure is anything. `stop` may be
 * NULL. */
TrainStatus network_measure(const NetworkTraining *training, const NetworkLesson *lesson, size_t most, NetworkMeasure *measure,
                            Stop *stop);

/* What the network adds to the weights, in centipawns for the side to move; the file says the same, but for sums that its readers
 * round. */
double network_says(const NetworkTraining *training, const Position *position);

/* The bytes of a file nn.bin; the caller frees them. NULL: no memory. */
uint8_t *network_file(const NetworkTraining *training, size_t *length);

#endif
