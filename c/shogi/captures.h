/* captures.h: what the side to move wins by points when both sides go on by captures, and the line that shows it.
 *
 * A search of captures and promotions of pawns (movegen_captures), alpha-beta, by points (points.h) and nothing else. Each side
 * may stop at any time, unless it is in check: then it tries all moves. So what is found is won against every defence by captures
 * and, in check, by any move; quiet defences are thought of in the first `wide` plies, in which all moves are tried and no side may
 * stop. It serves sentences about a move ("wins the bishop"), whose line anyone can replay: the points at the end of the line
 * less those at its beginning are the gain.
 */
#ifndef GUNSHI_SHOGI_CAPTURES_H
#define GUNSHI_SHOGI_CAPTURES_H

#include "points.h"

enum { CAPTURES_PLIES = 24, CAPTURES_MATE = 1000000 };

typedef struct CapturesLine {
    Move moves[CAPTURES_PLIES];
    unsigned length;
} CapturesLine;

/* The gain of the side to move; above CAPTURES_MATE / 2 when the line leaves the other side no move, below the same when that side
 * has none. The result depends on the position alone. False, and nothing found, when that takes more than so many positions.
 * *position is as before in the end. */
bool captures_gain(Position *position, const Points *points, unsigned wide, unsigned long positions, int *gain,
                   CapturesLine *line);

#endif
