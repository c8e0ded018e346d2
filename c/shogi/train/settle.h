/* settle.h: learnt weights in a form that people can read. */
#ifndef GUNSHI_SHOGI_TRAIN_SETTLE_H
#define GUNSHI_SHOGI_TRAIN_SETTLE_H

#include "training.h"

/* Gives the weights a form that is easier to read and worth the same wherever both kings are on the board: what a piece is worth
 * on average, over the positions of the records, goes to its material, and its tables say only by how much it is more or less;
 * none of a kind in hand is 0. */
void training_settle(const Training *training, Weights *weights);

#endif
