/* replies.h: what a mated or checked defender can do.
 *
 * An interposition is futile (無駄合) when it changes nothing but that the attacker has come nearer: he takes it at once,
 * and the position with the taken piece given back to the defender is a mate at least as quick as without it. Here the
 * quickest case is judged, by the rules alone: the defender is mated when he has no legal move but interpositions, and
 * each can be taken, by whatever piece, so that he is, again, mated, and by a check from nearer. What such a mate claims is
 * sound: after the real capture the attacker has one piece more, and the defender one fewer.
 */
#ifndef GUNSHI_SHOGI_MATE_REPLIES_H
#define GUNSHI_SHOGI_MATE_REPLIES_H

#include "../attacks.h"
#include "../position.h"

/* The one checking piece when it checks from a distance, else NO_SQUARE. The defender is to move. */
unsigned replies_distant_checker(const Position *position);

/* The squares on which an interposition would stand; empty without a distant checker. */
static inline Bitboard replies_between(const Position *position) {
    unsigned checker = replies_distant_checker(position);
    return checker == NO_SQUARE ? BB_EMPTY : BETWEEN[position->king[position->side]][checker];
}

/* True when a legal reply goes to one of those squares and is no move of the king. */
static inline bool replies_interposes(const Position *position, Bitboard between, Move move) {
    return bb_has(between, move_to(move)) && (move_is_drop(move) || move_from(move) != position->king[position->side]);
}

/* How many replies the defender, to move and in check, has, all drops counted as one; 0: he is mated. */
unsigned replies_count(const Position *position);

/* True when the side to move is in check and mated. */
bool replies_is_mate(const Position *position);

/* True when the other side is, after the legal check. */
bool replies_is_mate_after(const Position *position, Move check);

/* After an interposition was made on `square`: writes the attacker's legal moves that take it with one of `captors` and give
 * check, promotions first (room for MAX_CAPTURES). Returns how many. */
enum { MAX_CAPTURES = 2 * 40 };
unsigned replies_captures(const Position *position, Bitboard captors, unsigned square, Move *moves);

#endif
