/* evaluate.h: static evaluation; material only, until the knowledge base gives weights. */
#ifndef GUNSHI_SHOGI_EVALUATE_H
#define GUNSHI_SHOGI_EVALUATE_H

#include "position.h"

/* Centipawns (a pawn is 100) of each kind on the board; index is Kind; the king is 0. */
extern const int PIECE_VALUE[KINDS];

/* Centipawns from the side to move's view: board and hands, a piece in hand at its board value. */
int evaluate_material(const Position *position);

#endif
