/* exchange.h: what a capture wins when both sides go on taking on its square (static exchange evaluation).
 *
 * The cheapest piece takes first; each side may stop. A piece taken is lost to its owner and won for the other's hand: both are
 * in its prize. Pins are not looked at, nor promotions of pieces that take back.
 */
#ifndef GUNSHI_SHOGI_SEARCH_EXCHANGE_H
#define GUNSHI_SHOGI_SEARCH_EXCHANGE_H

#include "../position.h"

/* Centipawns that taking a piece of this kind wins: off the board, into the hand. A king: more than all others. */
int exchange_prize(unsigned kind);

/* And what the promotion of a piece of this plain kind gains. */
int exchange_promotion(unsigned kind);

/* What the move takes and gains by its promotion, before the other side answers. */
int exchange_gain(const Position *position, Move move);

/* Whether a legal move, quiet or not, wins at least so many centipawns (loses no more, if below 0). */
bool exchange_wins(const Position *position, Move move, int centipawns);

#endif
