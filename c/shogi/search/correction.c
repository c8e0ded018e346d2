#include "correction.h"

#include <string.h>

#include "../attacks.h"
#include "../checks.h"

enum { BONUS_MOST = CORRECTION_MOST / 4, PLIES_DIVISOR = 8 };

static uint64_t mixed(uint64_t hash, uint64_t word) {
    hash = (hash ^ word) * 0x9e3779b97f4a7c15;
    return hash ^ hash >> 29;
}

static uint64_t with_squares(uint64_t hash, Bitboard squares) { return mixed(mixed(hash, squares[0]), squares[1]); }

static unsigned cell_of(uint64_t hash) { return (unsigned)(hash >> 32) % CORRECTION_CELLS; }

static uint64_t guards(const Position *position) {
    uint64_t hash = 1;
    Bitboard generals = gold_movers(position) | position->by_kind[GI];
    for (unsigned side = SENTE; side <= GOTE; side++) {
        unsigned king = position->king[side];
        hash = mixed(hash, king);
        if (king != NO_SQUARE) hash = with_squares(hash, generals & position->by_side[side] & KING_ATTACKS[king]);
    }
    return hash;
}

CorrectionPlace correction_place(Correction *correction, const Position *position) {
    Bitboard pawns = position->by_kind[FU];
    uint64_t pawn_hash = with_squares(with_squares(2, pawns & position->by_side[SENTE]), pawns & position->by_side[GOTE]);
    uint64_t hand_hash = mixed(mixed(3, position->hand[SENTE]), position->hand[GOTE]);
    int16_t(*cells)[CORRECTION_CELLS] = correction->cells[position->side];
    return (CorrectionPlace){
        {&cells[0][cell_of(pawn_hash)], &cells[1][cell_of(guards(position))], &cells[2][cell_of(hand_hash)]}};
}

int correction_sum(const CorrectionPlace *place) {
    int sum = 0;
    for (unsigned i = 0; i < CORRECTION_KINDS; i++) sum += *place->cell[i];
    return sum;
}

void correction_learn(Correction *correction, const CorrectionPlace *place, int centipawns, int plies) {
    int bonus = centipawns * plies / PLIES_DIVISOR;
    if (bonus > BONUS_MOST) bonus = BONUS_MOST;
    if (bonus < -BONUS_MOST) bonus = -BONUS_MOST;
    for (unsigned i = 0; i < CORRECTION_KINDS; i++) {
        int value = *place->cell[i];
        value += bonus - value * (bonus < 0 ? -bonus : bonus) / CORRECTION_MOST;
        *place->cell[i] = (int16_t)value;
    }
    correction->learnt = true;
}

void correction_forget(Correction *correction) {
    if (correction->learnt) memset(correction, 0, sizeof *correction);
}
