/* likely_train.h: learning how likely quiet moves are to decide (../search/likely.h), from what decided in searches.
 *
 * Positions are searched, and of the nodes that a quiet move has cut, two plies of depth or more above the leaves, some are kept:
 * a sample is the position and the move. What is learnt are the values by which these moves would have been likeliest among all quiet
 * moves of their positions: the loss is the logarithm by which the move falls short of certainty, brought down by stochastic gradient
 * descent (Adagrad) through the samples in an order by chance.
 *
 * The same positions, parameters, nodes and seed give the same values on machines with the same floating point, on any number of
 * threads.
 */
#ifndef GUNSHI_SHOGI_TRAIN_LIKELY_TRAIN_H
#define GUNSHI_SHOGI_TRAIN_LIKELY_TRAIN_H

#include "../../base/stop.h"
#include "../search/parameters.h"
#include "training.h"

typedef struct LikelySample {
    Position position;
    Move move;      /* quiet */
    Square last_to; /* where the move before went; NO_SQUARE: none */
} LikelySample;

typedef struct LikelySamples {
    LikelySample *sample; /* the holder's, to be freed; NULL: none */
    size_t count;
} LikelySamples;

typedef struct LikelyOrder {
    const Parameters *parameters;
    const Position *positions;
    size_t count;
    unsigned nodes;   /* of each search, from 1 */
    unsigned threads; /* 0: as many as there are processors */
} LikelyOrder;

/* TRAIN_DONE, or what prevented it; then there are no samples. `progress` is told positions, on the caller's thread. */
TrainStatus likely_collect(const LikelyOrder *order, LikelySamples *samples, TrainProgress progress, void *data, Stop *stop);

/* From nothing. TRAIN_NO_GAMES when there is no sample. `progress` is told samples of all passes. */
TrainStatus likely_train(const LikelySamples *samples, uint64_t seed, unsigned passes, Likely *likely, TrainProgress progress,
                         void *data, Stop *stop);

typedef struct LikelyMeasure {
    double loss;   /* a sample, as above */
    double before; /* the share of the other quiet moves that are as likely or more */
    double first;  /* the share of samples in which none is */
} LikelyMeasure;

/* The means of all samples; zeros of none. TRAIN_DONE, or what prevented it. */
TrainStatus likely_measure(const LikelySamples *samples, const Likely *likely, LikelyMeasure *measure, Stop *stop);

#endif
