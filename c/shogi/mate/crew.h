/* crew.h: one or more provers at one question, each on a thread of its own, with one table.
 *
 * The first prover works on the caller's thread, and alone while a question is easy; then the others join it, and the first
 * answer counts. With one prover the same questions get the same answers each time; with more they may differ where there are
 * several right ones. Only the first looks at the Stop, whose nodes are those of all, but for a few hundred of each that it has
 * not heard of yet.
 */
#ifndef GUNSHI_SHOGI_MATE_CREW_H
#define GUNSHI_SHOGI_MATE_CREW_H

#include "prove.h"

enum { CREW_MOST = 64, CREW_STACK_BYTES = 256 << 20 };

typedef struct Crew Crew;

/* `threads` from 1 to CREW_MOST. NULL: no memory, or no thread to be had. */
Crew *crew_open(MateTable *table, const Position *position, Side attacker, Stop *stop, unsigned threads);
void crew_close(Crew *crew);

/* The prover for what needs no search. */
Prover *crew_first(Crew *crew);

uint64_t crew_nodes(const Crew *crew);

/* As prover_ask(); `nodes` are those of all, who share them evenly. */
Proof crew_ask(Crew *crew, const Move *moves, unsigned count, unsigned plies, uint64_t nodes);

#endif
