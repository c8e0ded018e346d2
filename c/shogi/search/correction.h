/* correction.h: how far off the evaluation was of late, where something of the position was the same (correction history).
 *
 * Three things of a position are looked at: its pawns; the kings with the golds and silvers next to them; both hands. For each, by
 * the side to move, a cell has how much more searches found than the evaluation had said, the last ones counting most. Different
 * positions may share a cell. It belongs to one thread.
 */
#ifndef GUNSHI_SHOGI_SEARCH_CORRECTION_H
#define GUNSHI_SHOGI_SEARCH_CORRECTION_H

#include "../position.h"

enum { CORRECTION_KINDS = 3, CORRECTION_CELLS = 1 << 14, CORRECTION_MOST = 1024 };

typedef struct Correction {
    int16_t cells[2][CORRECTION_KINDS][CORRECTION_CELLS]; /* by side; from -CORRECTION_MOST to CORRECTION_MOST */
    bool learnt;                                          /* any of them */
} Correction;

/* A position's cells. */
typedef struct CorrectionPlace {
    int16_t *cell[CORRECTION_KINDS];
} CorrectionPlace;

CorrectionPlace correction_place(Correction *correction, const Position *position);

/* The cells of the place, added up. */
int correction_sum(const CorrectionPlace *place);

/* A search of so many plies found so many centipawns more than the evaluation. */
void correction_learn(Correction *correction, const CorrectionPlace *place, int centipawns, int plies);

/* Zeros again. */
void correction_forget(Correction *correction);

#endif
