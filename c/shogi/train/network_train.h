/* network_train.h: a network of the kind K+P 256x2-32-32, learnt from positions with what was found or played there.
 *
 * What it says comes of numbers as a file has them, where 1 stands for the 127 of network.h; what it learns changes finer numbers
 * behind these. A position of a search teaches the score, as a probability to win, and the move that was found, which should lead
 * to what is best for the side that moves; one of a strong player's game teaches the move alone. Who won is not learnt: all
 * positions of a game have that in common, and the network would know the games by heart (docs/log.md). Beside each, walks teach
 * what the weights of the evaluation say a few moves by chance away, where games do not come: of such positions there are as many
 * as one likes.
 *
 * Steps are Adam's, each of a batch of positions drawn in an order by chance; their size falls like a cosine. Of what searches
 * found the last records, one of HELD_OUT, are not learnt from, and of games those that are kept: they measure. By chance a position is learnt as in a mirror, left and right
 * changed, where it is worth the same: so there are twice as many.
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
    WALK_MOST = 3,  /* moves */
    WIN_SCALE = 600 /* centipawns that make a win e times as likely as a loss */
};

typedef struct NetworkTraining NetworkTraining;

/* Records are such of packed.h; what is none is passed over. Fewer than 2^31 of both kinds. */
typedef struct NetworkLesson {
    const uint8_t *searched; /* with the score and the quiet move of a search */
    size_t searched_count;
    const uint8_t *played; /* with the move of a strong player; score and result mean nothing */
    size_t played_count;
    const uint8_t *kept; /* of other games, to measure by */
    size_t kept_count;
    const Weights *weights; /* for walks, and for the lines of captures behind a move */
    unsigned walks;         /* from each position */
    unsigned batch;         /* positions of a step, at least 1 */
    unsigned threads;       /* 0: as many as there are processors; no more than four have work */
} NetworkLesson;

/* One of `passes` passes through all, the one of the number `pass` from 0, in which the steps' size falls from `rate` to nothing. */
typedef struct NetworkCourse {
    unsigned pass, passes;
    double rate;
} NetworkCourse;

/* How good a network is, by what is held out: the mean cross entropy of scores, in nats; the mean logarithm by which moves fall
 * short of certainty, and the share of those that are liked best, among others that the weights see near them. */
typedef struct NetworkMeasure {
    size_t scores, moves;
    double score_loss, move_loss, first;
} NetworkMeasure;

/* Weights by chance. NULL: no memory. */
NetworkTraining *network_training_new(uint64_t seed);
void network_training_free(NetworkTraining *training);

/* All that the next pass needs to know, for this kind of machine; the caller frees it. NULL: no memory. */
uint8_t *network_training_save(const NetworkTraining *training, size_t *length);

/* False: these bytes are none that this version has saved, or there is no memory; nothing has changed. */
bool network_training_load(NetworkTraining *training, const uint8_t *bytes, size_t length);

/* A pass. `progress` is told positions, of all passes, after each step; it may set stop->reason, and then no other follows. The
 * last step is of what is left. Both may be NULL. TRAIN_NO_GAMES: no record could be read. */
TrainStatus network_learn(NetworkTraining *training, const NetworkLesson *lesson, const NetworkCourse *course,
                          TrainProgress progress, void *data, Stop *stop);

/* Of either kind at most `most`, at least 1, evenly chosen; moves are those of games that are kept, or where there are none, of
 * searches. TRAIN_DONE, or what prevented it: then *measure is anything. `stop` may be NULL. */
TrainStatus network_measure(const NetworkTraining *training, const NetworkLesson *lesson, size_t most, NetworkMeasure *measure,
                            Stop *stop);

/* What the network says of a position, in centipawns for the side to move; the file says the same, but for sums that its readers
 * round. */
double network_says(const NetworkTraining *training, const Position *position);

/* The bytes of a file nn.bin; the caller frees them. NULL: no memory. */
uint8_t *network_file(const NetworkTraining *training, size_t *length);

#endif
