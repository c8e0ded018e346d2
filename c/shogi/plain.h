/* plain.h: the plain generator, the first paper's rule set `paper`.
 *
 * Moves are pseudo-legal: pieces move as they do, promotion is optional where allowed and forced where it must be, nifu and
 * dead-end squares are checked; self-check and drop-pawn mate are not. It walks the board array square by square with
 * step tables of its own and shares nothing with movegen.c, so that each is a witness for the other.
 */
#ifndef GUNSHI_SHOGI_PLAIN_H
#define GUNSHI_SHOGI_PLAIN_H

#include "position.h"

/* Writes the pseudo-legal moves to `moves` (room for MAX_MOVES) and returns how many. Order: by from-square 0..80, then
 * drops by kind. */
unsigned plain_moves(const Position *position, Move *moves);

/* True when a piece of `attacker` could move to the square, by the board array alone. */
bool plain_attacked(const Position *position, unsigned square, Side attacker);

/* Legal moves by making each pseudo-legal one and looking: slow, and the oracle of the tests. */
unsigned plain_legal(const Position *position, Move *moves);

#endif
