/* checks.h: who attacks a king: checkers and pins for the side to move, and the squares its king may not step to.
 *
 * Inline because make, generation and the drop-pawn test each want them with the side as a constant.
 */
#ifndef GUNSHI_SHOGI_CHECKS_H
#define GUNSHI_SHOGI_CHECKS_H

#include "attacks.h"
#include "board.h"

#define ALWAYS_INLINE static inline __attribute__((always_inline))

ALWAYS_INLINE Bitboard gold_movers(const Position *position) {
    const Bitboard *by_kind = position->by_kind;
    return by_kind[KI] | by_kind[TO] | by_kind[NY] | by_kind[NK] | by_kind[NG];
}

/* Enemy sliders that would attack `square` of `side` on an empty board. */
ALWAYS_INLINE Bitboard checks_snipers(const Position *position, Side side, unsigned square) {
    const Bitboard *by_kind = position->by_kind;
    return position->by_side[side_other(side)] &
           ((by_kind[KY] & LANCE_RAY[side][square]) | ((by_kind[HI] | by_kind[RY]) & ROOK_CROSS[square]) |
            ((by_kind[KA] | by_kind[UM]) & BISHOP_CROSS[square]));
}

/* Enemy pieces other than the king that attack `square` of `side` by a step. */
ALWAYS_INLINE Bitboard checks_steppers(const Position *position, Side side, unsigned square) {
    const Bitboard *by_kind = position->by_kind;
    return position->by_side[side_other(side)] &
           ((by_kind[FU] & PAWN_ATTACKS[side][square]) | (by_kind[KE] & KNIGHT_ATTACKS[side][square]) |
            (by_kind[GI] & SILVER_ATTACKS[side][square]) | (gold_movers(position) & GOLD_ATTACKS[side][square]) |
            ((by_kind[UM] | by_kind[RY]) & KING_ATTACKS[square]));
}

/* Enemy pieces other than the king that attack `square` of `side`, given the occupied squares. */
ALWAYS_INLINE Bitboard checks_attackers(const Position *position, Side side, unsigned square, Bitboard occupied) {
    Bitboard attackers = checks_steppers(position, side, square), snipers = checks_snipers(position, side, square);
    BB_FOR (sniper, snipers) {
        if (!bb_any(BETWEEN[square][sniper] & occupied)) attackers |= bb_square(sniper);
    }
    return attackers;
}

/* Pieces of either side that stand alone between the king of `side` on `king` and a slider of its enemy: those of `side` are
 * pinned, those of the enemy uncover a check. */
ALWAYS_INLINE Bitboard checks_blockers(const Position *position, Side side, unsigned king) {
    Bitboard occupied = position_occupied(position), alone = BB_EMPTY, snipers = checks_snipers(position, side, king);
    BB_FOR (sniper, snipers) {
        Bitboard blockers = BETWEEN[king][sniper] & occupied;
        if (bb_single(blockers)) alone |= blockers;
    }
    return alone;
}

/* Fills position->checkers and position->pinned for `side`, which is to move. */
ALWAYS_INLINE void checks_update(Position *position, Side side) {
    unsigned king = position->king[side];
    Bitboard checkers = BB_EMPTY, pinned = BB_EMPTY;
    if (king != NO_SQUARE) {
        Bitboard occupied = position_occupied(position), snipers = checks_snipers(position, side, king);
        checkers = checks_steppers(position, side, king);
        BB_FOR (sniper, snipers) {
            Bitboard blockers = BETWEEN[king][sniper] & occupied;
            unsigned count = bb_count(blockers);
            if (count == 0)
                checkers |= bb_square(sniper);
            else if (count == 1)
                pinned |= blockers & position->by_side[side];
        }
    }
    position->checkers = checkers;
    position->pinned = pinned;
}

/* Squares that the enemy of `side` attacks, given the occupied squares; exact on the neighbours of `king`, not elsewhere. */
ALWAYS_INLINE Bitboard checks_danger(const Position *position, Side side, unsigned king, Bitboard occupied) {
    const Bitboard *by_kind = position->by_kind;
    Side enemy = side_other(side);
    Bitboard theirs = position->by_side[enemy];
    Bitboard danger = attacks_pawns(enemy, by_kind[FU] & theirs);

    Bitboard steppers = theirs & STEP_ZONE[king] & ~by_kind[FU];
    if (bb_any(steppers)) {
        Bitboard knights = by_kind[KE] & steppers, silvers = by_kind[GI] & steppers;
        Bitboard golds = gold_movers(position) & steppers, kings = (by_kind[OU] | by_kind[UM] | by_kind[RY]) & steppers;
        BB_FOR (a, golds) danger |= GOLD_ATTACKS[enemy][a];
        BB_FOR (b, silvers) danger |= SILVER_ATTACKS[enemy][b];
        BB_FOR (c, knights) danger |= KNIGHT_ATTACKS[enemy][c];
        BB_FOR (d, kings) danger |= KING_ATTACKS[d];
    }
    Bitboard rooks = (by_kind[HI] | by_kind[RY]) & theirs & ROOK_ZONE[king];
    Bitboard bishops = (by_kind[KA] | by_kind[UM]) & theirs & BISHOP_ZONE[king];
    Bitboard lances = by_kind[KY] & theirs & LANCE_ZONE[side][king];
    BB_FOR (e, rooks) danger |= attacks_rook(e, occupied);
    BB_FOR (f, bishops) danger |= attacks_bishop(f, occupied);
    BB_FOR (g, lances) danger |= attacks_lance(enemy, g, occupied);
    return danger;
}

#endif
