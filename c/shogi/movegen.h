/* movegen.h: legal moves, listed or counted.
 *
 * Complete: optional and forced promotion, every non-promotion, nifu, dead-end squares, self-check, drop-pawn mate.
 * A side without a king has nothing to protect. The order of a list is fixed by the position alone.
 */
#ifndef GUNSHI_SHOGI_MOVEGEN_H
#define GUNSHI_SHOGI_MOVEGEN_H

#include "position.h"

/* Writes the legal moves to `moves` (room for MAX_MOVES) and returns how many. */
unsigned movegen_legal(const Position *position, Move *moves);

/* Writes the legal moves that give check; none when the enemy has no king. */
unsigned movegen_checks(const Position *position, Move *moves);

/* Writes those legal moves that take a piece, and the promotions of pawns; of moves that promotion makes better in all but
 * rare cases (of pawns, bishops and rooks, of lances to the second rank) only the promotions. The side to move must not be in
 * check. */
unsigned movegen_captures(const Position *position, Move *moves);

/* How many movegen_legal would write, from popcounts of target sets. */
unsigned movegen_count(const Position *position);

/* How many movegen_checks would write. */
unsigned movegen_count_checks(const Position *position);

/* Whether there is a legal move. Quick where the king has one. */
bool movegen_any(const Position *position);

/* True when dropping a pawn on this empty square mates the enemy king: the square must be the one before it. */
bool movegen_drop_pawn_mates(const Position *position, unsigned square);

#endif
