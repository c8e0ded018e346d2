/* replies.h: what a mated or checked defender can do.
 *
 * An interposition is futile (無駄合) when it changes nothing but that the checking piece has come nearer: the attacker takes
 * it at once with that piece, and the position with the taken piece given back to the defender is a mate at least as
 * quick. Here the quickest case is judged, by the rules alone: the defender is mated when he has no legal move but
 * interpositions, and each can be taken so that he is, again, mated. What such a mate claims is sound: after the real
 * capture the attacker has one piece more, and the defender one fewer.
 */
#ifndef GUNSHI_SHOGI_MATE_REPLIES_H
#define GUNSHI_SHOGI_MATE_REPLIES_H

#include "../position.h"

/* The one checking piece when it checks from a distance, else NO_SQUARE. The defender is to move. */
unsigned replies_distant_checker(const Position *position);

/* True when the defender, to move and in check, is mated: `moves` are his legal moves. *position is restored. */
bool replies_mated(Position *position, const Move *moves, unsigned count);

/* After `move`, an interposition, was made: writes the attacker's legal moves that take it with the piece on `checker` and
 * give check; at most two (with and without promotion). Returns how many. */
unsigned replies_captures(const Position *position, unsigned checker, unsigned square, Move *moves);

#endif
