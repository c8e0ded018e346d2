/* network_targets_private.h: what a network is to say of the positions of searches. Only network_*.c and their test include it.
 *
 * The score of a search holds what the evaluation says a few moves later, and little else; who won is known by every position of
 * a game alike, and a network learns the games by heart. So a position is to say what later ones of its game say, and the nearer
 * they are the more: one ply further counts LATER as much, and the end says who won (TD(lambda)).
 */
#ifndef GUNSHI_SHOGI_TRAIN_NETWORK_TARGETS_PRIVATE_H
#define GUNSHI_SHOGI_TRAIN_NETWORK_TARGETS_PRIVATE_H

#include <stddef.h>
#include <stdint.h>

#define LATER 0.9

/* That the side wins for which the logarithm of the odds is so much. */
double win_probability(double odds);

/* Of each record of packed.h the probability that the side to move wins; of what is none, nothing. A game's records stand in its
 * order; another game begins where the number of moves played is not greater, or another result stands. */
void network_targets(const uint8_t *records, size_t count, float *targets);

#endif
