/* solve.h: mating problems solved: is there a mate, how long does it last, what is its main line? */
#ifndef GUNSHI_SHOGI_MATE_SOLVE_H
#define GUNSHI_SHOGI_MATE_SOLVE_H

#include "../../base/stop.h"
#include "problem.h"

/* Works on threads of its own; the caller's waits, and looks at stop's flag and poll. A task for one thread and no more than 2,000
 * nodes is over in milliseconds, and done by the caller's, which looks at neither. stop->node_limit counts nodes. Of both
 * limits, nodes and deadline, a quarter is kept for the line, and when a mate is found an eighth of what is left; what the line
 * leaves is for shortening the mate, unless it is less than a sixteenth.
 *
 * Stopped before a mate is found the outcome is MATE_UNKNOWN; stopped later it is MATE_FOUND with the least length that has a
 * line. stop->reason says what ended the shortening early, or the search for the line. False when there is no memory.
 * Without a deadline or a flag the same task for one thread gives the same result each time; several threads may find another of
 * several mates, and a length that is not proven may differ. */
bool mate_solve(const Position *position, MateTask task, Stop *stop, MateResult *result);

#endif
