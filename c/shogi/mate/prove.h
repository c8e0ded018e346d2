/* prove.h: the proof-number search.
 *
 * Depth-first proof-number search (df-pn) over the attacker's checks and all the defender's replies. Each question has a
 * length: does the attacker mate within so many plies? NO_LIMIT asks about any mate.
 *
 *   - A node has a proof number and a disproof number: how many positions at least are still to be decided before it is proven,
 *     or disproven. For the side to move its number is the least of its children's. The other side's would be their sum; it is
 *     the greatest and one for each other open child (weak proof numbers), since most branches meet again further down, where a
 *     sum would count the same positions twice.
 *   - Each step goes to the most-proving node: from child to child whose number is least. Thresholds say when to come back: when
 *     the child's number is above the second best child's, or its other number brings the node to the node's own threshold.
 *   - Dominance: what mates with a hand mates with a richer one; what does not mate does not with a poorer one. So a proof is
 *     kept with its proof pieces, a hand with which it still holds, and a disproof with its disproof pieces.
 *   - Delayed moves: replies that are nearly the same wait in a chain: all drops of one interposition, promotion and
 *     non-promotion of a move. The next is looked at when the one before is decided, so drops alone do not make a node dear.
 *   - Graph-history interaction (ghi.c): a position that comes back on the path, with a hand no richer, is no progress: a
 *     disproof that depends on that ancestor. The table keeps a disproof only when it depends on nothing above it; the others
 *     are kept apart, with the few ancestors they depend on, and hold wherever those are on the path: "Microcosmos proven in 83
 *     million nodes instead of 219". Proofs depend on no path.
 *   - Threshold-controlling algorithm (TCA): below a position that was met nearer the root, numbers may feed themselves, and
 *     thresholds are reached without any work. There they are raised by one, so that each visit does some.
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

/* The same of any position by what the table holds, without a search: neither proven nor disproven when it does not say. */
Proof prover_recall(const Prover *prover, const Position *position, unsigned plies);

/* How hard a mate within `plies` looks there, by what the table holds: 0 when proven, UINT32_MAX when disproven. */
uint32_t prover_hardness(const Prover *prover, const Position *position, unsigned plies);

#endif
