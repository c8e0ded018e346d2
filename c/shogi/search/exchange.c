#include "exchange.h"

#include "../attacks.h"

static const uint8_t CHEAPEST_FIRST[] = {FU, KY, KE, TO, NY, NK, GI, NG, KI, KA, HI, UM, RY, OU};

enum { KING_PRIZE = 20000 };

/* By how much the learned evaluation changes, on average over positions of professional games from the 30th ply on, when such a
 * piece goes from the board to the other side's hand; and about by how much when it promotes. */
static const int16_t PRIZE[KINDS] = {
    [FU] = 180,        [KY] = 410, [KE] = 440, [GI] = 640, [KA] = 890, [HI] = 1040, [KI] = 740,
    [OU] = KING_PRIZE, [TO] = 450, [NY] = 480, [NK] = 610, [NG] = 660, [UM] = 1060, [RY] = 1270,
};

static const int16_t PROMOTION[KINDS] = {[FU] = 260, [KY] = 70, [KE] = 170, [GI] = 20, [KA] = 170, [HI] = 230};

int exchange_prize(unsigned kind) { return PRIZE[kind]; }

int exchange_promotion(unsigned kind) { return PROMOTION[kind]; }

int exchange_gain(const Position *position, Move move) {
    if (move_is_drop(move)) return 0;
    unsigned victim = piece_kind(position->board[move_to(move)]);
    int gain = victim ? exchange_prize(victim) : 0;
    return move_is_promotion(move) ? gain + exchange_promotion(piece_kind(position->board[move_from(move)])) : gain;
}

/* Sliders of either side that reach the square through where a piece has left. */
static Bitboard behind(const Position *position, unsigned square, unsigned left, Bitboard occupied) {
    const Bitboard *by_kind = position->by_kind;
    Bitboard line = LINE[square][left];
    if (!bb_any(line)) return BB_EMPTY;
    Bitboard rooks = by_kind[HI] | by_kind[RY], bishops = by_kind[KA] | by_kind[UM], found = BB_EMPTY;
    if (bb_has(ROOK_CROSS[square], left)) {
        Bitboard lances = by_kind[KY] & ((position->by_side[SENTE] & LANCE_RAY[GOTE][square]) |
                                         (position->by_side[GOTE] & LANCE_RAY[SENTE][square]));
        found = attacks_rook(square, occupied) & (rooks | lances);
    } else if (bb_has(BISHOP_CROSS[square], left)) {
        found = attacks_bishop(square, occupied) & bishops;
    }
    return found & line & occupied;
}

bool exchange_wins(const Position *position, Move move, int centipawns) {
    unsigned to = move_to(move), mover = move_dropped(move);
    Side us = (Side)position->side, side = us;
    Bitboard occupied = position_occupied(position) | bb_square(to);
    int ahead = exchange_gain(position, move) - centipawns;
    if (ahead < 0) return false;
    if (!move_is_drop(move)) {
        mover = piece_kind(position->board[move_from(move)]) | (move_is_promotion(move) ? PROMOTED : 0);
        occupied ^= bb_square(move_from(move));
    }
    /* The lead of the side that takes back, once it has taken. To win the exchange it needs a lead above 0; the mover's side
     * needs 0. */
    int swing = exchange_prize(mover) - ahead;
    if (swing <= 0) return true;

    Bitboard attackers = position_attackers(position, SENTE, to, occupied) | position_attackers(position, GOTE, to, occupied);
    bool ours = true; /* as it stands, the exchange is won by the side of the move */
    for (;;) {
        side = side_other(side);
        attackers &= occupied;
        Bitboard own = attackers & position->by_side[side];
        if (!bb_any(own)) return ours;
        unsigned i = 0;
        while (!bb_any(own & position->by_kind[CHEAPEST_FIRST[i]])) i++;
        unsigned kind = CHEAPEST_FIRST[i];
        if (kind == OU && bb_any(attackers & position->by_side[side_other(side)])) return ours;
        ours = !ours;
        swing = exchange_prize(kind) - swing;
        if (swing < (int)ours) return ours;
        unsigned left = bb_first(own & position->by_kind[kind]);
        occupied ^= bb_square(left);
        attackers |= behind(position, to, left, occupied);
    }
}
