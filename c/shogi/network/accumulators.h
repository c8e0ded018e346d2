/* accumulators.h: the transformer's sums along the moves of a search.
 *
 * A search tells each move that it makes and takes back, which costs next to nothing: what changes is noted. The sums are made
 * when a position is evaluated (lazily), from those of the nearest position before it that has some; positions that are never
 * evaluated need none. But those of the position that the search begins with are made at once: otherwise each line that begins
 * with positions never evaluated would make them again. For a HalfKP network a move of a king changes all features of its own
 * side, so sums behind it are made from nothing.
 */
#ifndef GUNSHI_SHOGI_NETWORK_ACCUMULATORS_H
#define GUNSHI_SHOGI_NETWORK_ACCUMULATORS_H

#include "network.h"

typedef struct Accumulators Accumulators;

/* For at most so many moves one after the other; accumulators_begin() comes next. The network must stay. NULL: no memory. */
Accumulators *accumulators_new(const Network *network, unsigned most_moves);
void accumulators_free(Accumulators *accumulators);

/* No move has been made from the position, which the network must see. Its sums are made, for both sides. */
void accumulators_begin(Accumulators *accumulators, const Position *position);

/* `position` is the one before the move. */
void accumulators_make(Accumulators *accumulators, const Position *position, Move move);
void accumulators_make_null_move(Accumulators *accumulators);

/* The last move is taken back. */
void accumulators_unmake(Accumulators *accumulators);

/* network_output() of the position, which the moves have led to. */
int32_t accumulators_output(Accumulators *accumulators, const Position *position);

#endif
