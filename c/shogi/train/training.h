/* training.h: a training: the games that teach, and the weights learnt from them so far.
 *
 * Records come from outside; own games (play.h) are games of the program against itself. Of every ten records one is held out:
 * what has been learnt is measured by it (measure.h), and nothing is learnt from it (train.h). A training is for one thread at a
 * time.
 */
#ifndef GUNSHI_SHOGI_TRAIN_TRAINING_H
#define GUNSHI_SHOGI_TRAIN_TRAINING_H

#include <stdbool.h>

#include "../evaluate.h"
#include "game.h"

typedef struct Training Training;

/* How long work on a training ended. */
typedef enum {
    TRAIN_DONE,
    TRAIN_STOPPED,   /* its Stop said so */
    TRAIN_NO_MEMORY, /* also: no thread was to be had */
    TRAIN_NO_GAMES   /* there is nothing to learn from, or to begin games with */
} TrainStatus;

/* How many are done, of all: positions in all passes, or games. */
typedef void (*TrainProgress)(void *data, uint64_t done, uint64_t all);

/* Material only; no games. NULL: no memory. */
Training *training_new(void);
void training_free(Training *training);

/* A record, of legal moves. Own games are forgotten: they were played without it. False: no memory. */
bool training_add(Training *training, const Position *start, const Move *moves, size_t count, Winner winner);

/* A game of the program with itself, whose result teaches from the ply `from` on. False: no memory. */
bool training_add_own(Training *training, const Position *start, const Move *moves, size_t count, Winner winner, size_t from);

void training_forget_own(Training *training);

/* How many records there are. */
size_t training_records(const Training *training);

/* Whether the record of that index, from 0, is held out. */
bool training_held_out(size_t index);

/* A record's first moves into `moves`, `most` of them or all; returns how many. *start is where they begin. */
size_t training_record(const Training *training, size_t index, Position *start, Move *moves, size_t most);

/* The weights learnt so far. */
void training_weights(const Training *training, Weights *weights);

#endif
