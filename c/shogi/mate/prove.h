/* prove.h: the proof-number search.
 *
 * Depth-first proof-number search (df-pn) over the attacker's checks and all the defender's replies. Each question has a
 * length: does the attacker mate within so many plies? NO_LIMIT asks about any mate.
 *
 *   - A node's proof number is, for the attacker, the least of its children's; for the defender, the greatest of his
 *     children's and one for each other that is not proven (and the disproof number the other way round). The greatest,
 *     not the sum, since most branches meet again further down.
 *   - Replies that are nearly the same wait in a chain: all drops of one interposition, promotion and non-promotion of a move.
 *     The next is looked at when the one before is decided.
 *   - A position that comes back on the path, with a hand no richer, is no progress: a disproof that depends on that
 *     ancestor. A disproof is kept in the table only when it depends on nothing above it; else apart, with the few ancestors
 *     it depends on, and holds wherever they are on the path. Proofs depend on no path.
 */
#ifndef GUNSHI_SHOGI_MATE_PROVE_H
#define GUNSHI_SHOGI_MATE_PROVE_H

#include "../../base/stop.h"
#include "mate_table.h"
#include "proof.h"

typedef struct Prover Prover;

/* The position is copied; `attacker` is the side to move or the other, who is then in check. Together with others a prover evades
 * where they are at work, and uses what they find. `stop` is given to the first only, and looks at the nodes of all. NULL: no
 * memory. */
Prover *prover_open(MateTable *table, const Position *position, Side attacker, Stop *stop, ProverShare *share);
void prover_close(Prover *prover);
uint64_t prover_nodes(const Prover *prover);

/* Asks about the prover's position after `count` legal moves: is there a mate within `plies`, or any (NO_LIMIT)? Gives up after
 * so many nodes; 0: never. The prover stands again at its own position afterwards. */
Proof prover_ask(Prover *prover, const Move *moves, unsigned count, unsigned plies, uint64_t nodes);

/* The same of any position by what the table holds, without a search: neither proven nor refuted when it does not say. */
Proof prover_recall(const Prover *prover, const Position *position, unsigned plies);

/* How hard a mate within `plies` looks there, by what the table holds: 0 when proven, UINT32_MAX when refuted. */
uint32_t prover_hardness(const Prover *prover, const Position *position, unsigned plies);

#endif
