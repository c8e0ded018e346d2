/* problem.h: a mating problem as it is asked and answered, and the replay that shows an answer right.
 *
 * Every move of the attacker gives check. Who attacks is said; or else the side to move does, unless the other has no king
 * and so cannot be mated. A defender to move must be in check. Lengths are plies by the convention of mating problems: futile
 * interpositions do not count (see replies.h and interpose.c). Nothing here allocates, and a result owns nothing.
 */
#ifndef GUNSHI_SHOGI_MATE_PROBLEM_H
#define GUNSHI_SHOGI_MATE_PROBLEM_H

#include <stddef.h>

#include "../position.h"

enum { MATE_MAX_LINE = 4096 };

/* MATE_NONE is proven: no sequence of checks mates. */
typedef enum { MATE_UNKNOWN, MATE_FOUND, MATE_NONE } MateOutcome;

typedef struct MateTask {
    Side attacker;    /* the side that is to mate, mostly mate_attacker(position) */
    size_t bytes;     /* for the table; each thread takes some 85 MB beside it at the most */
    bool shortest;    /* go on until the shortest mate is proven; else as long as seems worth it, see shorten.c */
    unsigned threads; /* at work on it; as many as there may be: 1 to CREW_MOST of crew.h */
} MateTask;

/* With MATE_FOUND. `plies` is proven: the attacker mates within them whatever the defender does. The line has been replayed: each
 * move is legal, the attacker's give check, after the last the defender has no legal move. Its first `plies` are the main line,
 * the rest are futile interpositions and their captures: when it is the `longest`. Where a limit came too early for that, or the
 * length is not proven the shortest, the line is just some mate, whose main line may be shorter than `plies`. */
typedef struct MateResult {
    MateOutcome outcome;
    unsigned plies;
    bool shortest;         /* no shorter mate exists: proven */
    bool longest;          /* the main line lasts `plies`; of each of its replies it was asked whether it loses sooner */
    unsigned left_in_hand; /* the attacker's pieces after the main line */
    unsigned line_length;
    Move line[MATE_MAX_LINE];
    uint64_t nodes;
} MateResult;

/* The side that is to mate when nobody says. */
Side mate_attacker(const Position *position);

/* Replays a line by the rules alone: each move is legal, the attacker's give check, and after the last the defender is in check
 * and has no legal move. */
bool mate_line_holds(const Position *position, Side attacker, const Move *moves, unsigned count);

#endif
