/* legality.h: whether one move is legal, judged by itself.
 *
 * For moves that come from outside: a record, another program, a table that may hold another position's move. movegen.h gives the
 * same answer for all moves of a position at once. This stands above it, because whether a pawn drop mates is the generator's
 * question.
 */
#ifndef GUNSHI_SHOGI_LEGALITY_H
#define GUNSHI_SHOGI_LEGALITY_H

#include "position.h"

/* True when the 16 bits are a legal move here; any value may be asked. */
bool move_is_legal(const Position *position, Move move);

#endif
