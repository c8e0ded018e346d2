/* train.h: learning the weights of the shogi evaluation, from the games of strong players and from its own.
 *
 * The move played is taken to be at least as good as any other legal one. For a position of a record, the value of each move is
 * that of the end of its line of captures (../quiet.h). The loss is the logarithm by which the move played falls short of
 * certainty, when moves are chosen with probabilities that grow with e^(value / temperature). Where the game's result is known,
 * the loss of foretelling it as 1 / (1 + e^(-value / result_scale)) is added, `result_share` times. It is brought down by
 * stochastic gradient descent (Adagrad), the games' positions in an order by chance, a few of the moves not played each time. The
 * weights learnt are the mean of those of the last pass.
 *
 * Weights that resemble each other share what they learn: a weight is the sum of one of its own and of such as it has in common
 * with its neighbours (a piece at the same distance from the king, on the same square whatever the king's zone, …), each held to
 * its beginning by `hold`. So a seldom seen weight is worth what those like it are. The material of a pawn stays as it was, and
 * with it the scale: 100 centipawns are about a pawn.
 *
 * Games of the program with itself (play.h) teach by their results alone: that of a position in every second ply, `own_share`
 * times. They show what records of strong players do not, since no such position arises there: what loses although it looks well.
 *
 * What a weight is worth in the opening, and how much more in the ending, is learnt side by side.
 *
 * Of every ten records one is held out: what has been learnt is measured by it, and nothing is learnt from it. The same games in
 * the same order, seed and arguments give the same weights on machines with the same floating point.
 */
#ifndef GUNSHI_SHOGI_TRAIN_H
#define GUNSHI_SHOGI_TRAIN_H

#include "../../base/stop.h"
#include "arguments.h"
#include "training.h"

/* All passes, from material only: what was learnt before is forgotten at once. TRAIN_DONE, or what prevented it. `progress` and
 * `stop` may be NULL. */
TrainStatus train(Training *training, const TrainArguments *arguments, TrainProgress progress, void *data, Stop *stop);

#endif
