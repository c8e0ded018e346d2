/* shares_private.h: the parameters that are learnt, and the weights that they make.
 *
 * Weights that resemble each other share what they learn: a weight is the sum of one parameter of its own and of such as it has
 * in common with its neighbours. The gradient comes in by weight (Learnt.by_weight) and is passed on to the parameters here.
 */
#ifndef GUNSHI_SHOGI_TRAIN_SHARES_PRIVATE_H
#define GUNSHI_SHOGI_TRAIN_SHARES_PRIVATE_H

#include <stdbool.h>

#include "arguments.h"
#include "training_private.h"

/* The nearest value that a weight can have. */
int16_t weight_within(double value);

/* Which parameters each weight is the sum of, and the material that they start from. Once, in a zeroed training. */
void shares_set_up(Training *training);

/* All parameters as they start; what was learnt is forgotten. */
void shares_begin_anew(Training *training);

/* The weights as the parameters make them. */
void shares_sum_up(Training *training);

/* One step of Adagrad by the gradient of `batch` positions, which is taken up. `late`: the mean of the steps counts this one. */
void shares_step(Training *training, const TrainArguments *arguments, unsigned batch, bool late);

#endif
