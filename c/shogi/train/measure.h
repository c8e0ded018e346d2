/* measure.h: how good weights are, by the records that nothing was learnt from. */
#ifndef GUNSHI_SHOGI_TRAIN_MEASURE_H
#define GUNSHI_SHOGI_TRAIN_MEASURE_H

#include "../../base/stop.h"
#include "arguments.h"
#include "training.h"

/* How well weights choose the moves of held-out records, all legal moves looked at; equal ones are put in order by chance. */
typedef struct TrainMeasure {
    unsigned positions;
    double agreement;   /* share of positions whose move played is first */
    double rank;        /* mean rank of the move played, from 1 */
    double loss;        /* mean */
    unsigned results;   /* positions of games with a result */
    double result_loss; /* mean of these */
} TrainMeasure;

/* At most `most` positions of held-out records, evenly chosen. Ends early when `stop` says so. */
void training_measure(const Training *training, const TrainArguments *arguments, const Weights *weights, unsigned most,
                      Stop *stop, TrainMeasure *measure);

#endif
