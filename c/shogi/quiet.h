/* quiet.h: what a position is worth once captures are played out, and the line that leads there.
 *
 * A small search of captures and promotions for the trainer (train/train.h), which learns from the ends of such lines. It leaves
 * out captures of a guarded piece by one worth more, moves that cannot reach the window, and after QUIET_WIDE plies all but
 * recaptures. A side in check tries all moves in the first plies.
 */
#ifndef GUNSHI_SHOGI_QUIET_H
#define GUNSHI_SHOGI_QUIET_H

#include "evaluate.h"

enum { QUIET_PLIES = 8, QUIET_WIDE = 3, QUIET_MATE = 30000, QUIET_INFINITE = 32000 };

typedef struct QuietLine {
    Move moves[QUIET_PLIES];
    unsigned length;
} QuietLine;

/* Centipawns for the side to move; -QUIET_MATE when it is mated. Outside of the window a bound, and the line means nothing.
 * *position is as before in the end. */
int quiet_value(Position *position, const Weights *weights, int alpha, int beta, QuietLine *line);

#endif
