#include "legality.h"

#include "attacks.h"
#include "movegen.h"

static bool legal_drop(const Position *position, Move move) {
    Side us = (Side)position->side;
    unsigned kind = move_dropped(move), to = move_to(move), king = position->king[us];
    if (move_is_promotion(move) || move_from(move) != kind || kind == NO_KIND || kind >= HAND_KINDS) return false;
    if (hand_count(position->hand[us], kind) == 0 || position->board[to] != 0) return false;
    if (rank_for(us, to) <= last_dead_rank(kind)) return false;
    if (bb_any(position->checkers)) {
        if (!bb_single(position->checkers)) return false;
        if (!bb_has(BETWEEN[king][bb_first(position->checkers)], to)) return false;
    }
    if (kind != FU) return true;
    Bitboard file = LANCE_RAY[SENTE][to] | LANCE_RAY[GOTE][to];
    if (bb_any(file & position->by_kind[FU] & position->by_side[us])) return false;
    unsigned enemy_king = position->king[side_other(us)];
    bool checks = enemy_king != NO_SQUARE && bb_has(PAWN_ATTACKS[us][to], enemy_king);
    return !checks || !movegen_drop_pawn_mates(position, to);
}

static bool legal_step(const Position *position, Move move) {
    Side us = (Side)position->side;
    unsigned from = move_from(move), to = move_to(move), king = position->king[us];
    if (from >= SQUARES) return false;
    Piece piece = position->board[from];
    unsigned kind = piece_kind(piece);
    Bitboard occupied = position_occupied(position);
    if (piece == 0 || piece_side(piece) != us || bb_has(position->by_side[us], to)) return false;
    if (!bb_has(attacks_of(kind, us, from, occupied), to)) return false;
    if (move_is_promotion(move)) {
        if (!kind_promotes(kind) || (rank_for(us, from) > 3 && rank_for(us, to) > 3)) return false;
    } else if (rank_for(us, to) <= last_dead_rank(kind)) {
        return false;
    }
    if (king == NO_SQUARE) return true;
    if (kind == OU) return !bb_any(position_attackers(position, side_other(us), to, occupied ^ bb_square(from)));
    if (bb_has(position->pinned, from) && !bb_has(LINE[king][from], to)) return false;
    if (!bb_any(position->checkers)) return true;
    if (!bb_single(position->checkers)) return false;
    unsigned checker = bb_first(position->checkers);
    return to == checker || bb_has(BETWEEN[king][checker], to);
}

bool move_is_legal(const Position *position, Move move) {
    if (move_to(move) >= SQUARES) return false;
    return move_is_drop(move) ? legal_drop(position, move) : legal_step(position, move);
}
