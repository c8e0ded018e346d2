#include "position.h"

#include <string.h>

#include "attacks.h"
#include "checks.h"

_Static_assert(sizeof(Position) == 416, "Position has padding");

/* Zobrist keys are summed, not xored: a hand of n pieces is n times one number. SplitMix64 of a running index makes the
 * numbers, so that keys are the same in every build and run. */
typedef struct Keys {
    uint64_t piece[32][SQUARES];
    uint64_t hand[2][HAND_KINDS];
    uint64_t gote_to_move;
} Keys;

static Keys keys;

static uint64_t split_mix(uint64_t *state) {
    uint64_t z = *state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

__attribute__((constructor)) static void fill_keys(void) {
    uint64_t state = 1;
    for (unsigned piece = 1; piece < 32; piece++)
        for (unsigned square = 0; square < SQUARES; square++) keys.piece[piece][square] = split_mix(&state);
    for (Side side = SENTE; side <= GOTE; side++)
        for (unsigned kind = FU; kind < HAND_KINDS; kind++) keys.hand[side][kind] = split_mix(&state);
    keys.gote_to_move = split_mix(&state);
}

const uint8_t PIECES_IN_SET[OU + 1] = {0, 18, 4, 4, 4, 2, 2, 4, 2};

static SetupFault fault(SetupRule rule, unsigned square, unsigned kind, Side side) {
    return (SetupFault){rule, square, kind, side};
}

static SetupFault count_fault(const Setup *setup) {
    unsigned total[OU + 1] = {0}, kings[2] = {0};
    for (unsigned square = 0; square < SQUARES; square++) {
        Piece piece = setup->board[square];
        unsigned kind = piece_kind(piece);
        if (piece == 0) continue;
        if (piece > 31 || kind == NO_KIND || kind >= KINDS) return fault(SETUP_BAD_PIECE, square, NO_KIND, SENTE);
        if (kind == OU && ++kings[piece_side(piece)] > 1) return fault(SETUP_TWO_KINGS, square, OU, piece_side(piece));
        if (++total[kind_plain(kind)] > PIECES_IN_SET[kind_plain(kind)])
            return fault(SETUP_TOO_MANY, square, kind_plain(kind), piece_side(piece));
    }
    for (unsigned kind = FU; kind <= KI; kind++)
        if (total[kind] + setup->hand[SENTE][kind] + setup->hand[GOTE][kind] > PIECES_IN_SET[kind])
            return fault(SETUP_TOO_MANY, NO_SQUARE, kind, SENTE);
    return fault(SETUP_FINE, NO_SQUARE, NO_KIND, SENTE);
}

static SetupFault place_fault(const Setup *setup) {
    for (Side side = SENTE; side <= GOTE; side++)
        for (unsigned file = 1; file <= FILES; file++) {
            unsigned pawns = 0;
            for (unsigned rank = 1; rank <= RANKS; rank++) {
                unsigned square = square_make(file, rank), kind = piece_kind(setup->board[square]);
                if (kind == NO_KIND || piece_side(setup->board[square]) != side) continue;
                if (rank_for(side, square) <= last_dead_rank(kind)) return fault(SETUP_DEAD_PIECE, square, kind, side);
                if (kind == FU && ++pawns > 1 && !(setup->composed && rank < RANKS)) return fault(SETUP_NIFU, square, FU, side);
            }
        }
    return fault(SETUP_FINE, NO_SQUARE, NO_KIND, SENTE);
}

static void place(Position *position, Piece piece, unsigned square) {
    Bitboard bit = bb_square(square);
    position->board[square] = piece;
    position->by_kind[piece_kind(piece)] |= bit;
    position->by_side[piece_side(piece)] |= bit;
    position->key += keys.piece[piece][square];
}

static void lift(Position *position, Piece piece, unsigned square) {
    Bitboard bit = bb_square(square);
    position->by_kind[piece_kind(piece)] ^= bit;
    position->by_side[piece_side(piece)] ^= bit;
    position->key -= keys.piece[piece][square];
}

SetupFault position_build(Position *position, const Setup *setup) {
    SetupFault found = count_fault(setup);
    if (found.rule == SETUP_FINE) found = place_fault(setup);
    if (found.rule != SETUP_FINE) return found;

    Position built;
    memset(&built, 0, sizeof built);
    built.side = (uint8_t)setup->side;
    built.key = setup->side == GOTE ? keys.gote_to_move : 0;
    built.king[SENTE] = built.king[GOTE] = NO_SQUARE;
    for (unsigned square = 0; square < SQUARES; square++) {
        Piece piece = setup->board[square];
        if (piece == 0) continue;
        place(&built, piece, square);
        if (piece_kind(piece) == OU) built.king[piece_side(piece)] = (Square)square;
    }
    for (Side side = SENTE; side <= GOTE; side++)
        for (unsigned kind = FU; kind < HAND_KINDS; kind++) {
            built.hand[side] += hand_one(kind) * setup->hand[side][kind];
            built.key += keys.hand[side][kind] * setup->hand[side][kind];
        }

    Side other = side_other(setup->side);
    checks_update(&built, other);
    if (bb_any(built.checkers)) return fault(SETUP_CAN_TAKE_KING, built.king[other], OU, other);
    if (built.king[SENTE] != NO_SQUARE && built.king[GOTE] != NO_SQUARE &&
        bb_has(KING_ATTACKS[built.king[SENTE]], built.king[GOTE]))
        return fault(SETUP_CAN_TAKE_KING, built.king[other], OU, other);
    checks_update(&built, setup->side);
    *position = built;
    return found;
}

void position_setup(const Position *position, Setup *setup) {
    memcpy(setup->board, position->board, SQUARES);
    for (Side side = SENTE; side <= GOTE; side++) {
        setup->hand[side][NO_KIND] = 0;
        for (unsigned kind = FU; kind < HAND_KINDS; kind++)
            setup->hand[side][kind] = (uint8_t)hand_count(position->hand[side], kind);
    }
    setup->side = (Side)position->side;
}

void position_set_start(Position *position) {
    static const uint8_t BACK_RANK[FILES] = {KY, KE, GI, KI, OU, KI, GI, KE, KY};
    Setup setup = {.side = SENTE};
    for (unsigned file = 1; file <= FILES; file++) {
        setup.board[square_make(file, 1)] = piece_make(GOTE, BACK_RANK[file - 1]);
        setup.board[square_make(file, 3)] = piece_make(GOTE, FU);
        setup.board[square_make(file, 7)] = piece_make(SENTE, FU);
        setup.board[square_make(file, 9)] = piece_make(SENTE, BACK_RANK[file - 1]);
    }
    setup.board[square_make(2, 2)] = piece_make(GOTE, KA);
    setup.board[square_make(8, 2)] = piece_make(GOTE, HI);
    setup.board[square_make(8, 8)] = piece_make(SENTE, KA);
    setup.board[square_make(2, 8)] = piece_make(SENTE, HI);
    position_build(position, &setup);
}

ALWAYS_INLINE void make_for(Position *position, Move move, Undo *undo, Side us) {
    unsigned to = move_to(move);
    undo->checkers = position->checkers;
    undo->pinned = position->pinned;
    undo->key = position->key;
    undo->captured = 0;
    if (move_is_drop(move)) {
        unsigned kind = move_dropped(move);
        position->hand[us] -= hand_one(kind);
        position->key -= keys.hand[us][kind];
        place(position, piece_make(us, kind), to);
    } else {
        unsigned from = move_from(move);
        Piece piece = position->board[from], captured = position->board[to];
        if (captured) {
            unsigned plain = kind_plain(piece_kind(captured));
            undo->captured = captured;
            lift(position, captured, to);
            if (plain == OU) {
                position->king[side_other(us)] = NO_SQUARE;
            } else {
                position->hand[us] += hand_one(plain);
                position->key += keys.hand[us][plain];
            }
        }
        lift(position, piece, from);
        position->board[from] = 0;
        place(position, move_is_promotion(move) ? piece | PROMOTED : piece, to);
        if (piece_kind(piece) == OU) position->king[us] = (Square)to;
    }
    position->key += us == SENTE ? keys.gote_to_move : -keys.gote_to_move;
    position->side = (uint8_t)side_other(us);
    checks_update(position, side_other(us));
}

void position_make(Position *position, Move move, Undo *undo) {
    if (position->side == SENTE)
        make_for(position, move, undo, SENTE);
    else
        make_for(position, move, undo, GOTE);
}

void position_unmake(Position *position, Move move, const Undo *undo) {
    Side us = side_other((Side)position->side);
    unsigned to = move_to(move);
    Piece piece = position->board[to];
    lift(position, piece, to);
    position->board[to] = undo->captured;
    if (move_is_drop(move)) {
        position->hand[us] += hand_one(move_dropped(move));
    } else {
        unsigned from = move_from(move);
        if (move_is_promotion(move)) piece &= (Piece)~PROMOTED;
        place(position, piece, from);
        if (piece_kind(piece) == OU) position->king[us] = (Square)from;
        if (undo->captured) {
            unsigned plain = kind_plain(piece_kind(undo->captured));
            place(position, undo->captured, to);
            if (plain == OU)
                position->king[side_other(us)] = (Square)to;
            else
                position->hand[us] -= hand_one(plain);
        }
    }
    position->side = (uint8_t)us;
    position->key = undo->key;
    position->checkers = undo->checkers;
    position->pinned = undo->pinned;
}

void position_make_null_move(Position *position, Undo *undo) {
    Side us = (Side)position->side;
    undo->checkers = position->checkers;
    undo->pinned = position->pinned;
    undo->key = position->key;
    position->key += us == SENTE ? keys.gote_to_move : -keys.gote_to_move;
    position->side = (uint8_t)side_other(us);
    checks_update(position, side_other(us));
}

void position_unmake_null_move(Position *position, const Undo *undo) {
    position->side = (uint8_t)side_other((Side)position->side);
    position->key = undo->key;
    position->checkers = undo->checkers;
    position->pinned = undo->pinned;
}

uint64_t position_board_key(const Position *position) {
    uint64_t key = position->key;
    for (Side side = SENTE; side <= GOTE; side++)
        for (unsigned kind = FU; kind < HAND_KINDS; kind++) key -= keys.hand[side][kind] * hand_count(position->hand[side], kind);
    return key;
}

uint64_t position_board_key_after(const Position *position, uint64_t board_key, Move move) {
    Side us = (Side)position->side;
    unsigned to = move_to(move);
    board_key += us == SENTE ? keys.gote_to_move : -keys.gote_to_move;
    if (move_is_drop(move)) return board_key + keys.piece[piece_make(us, move_dropped(move))][to];
    unsigned from = move_from(move);
    Piece piece = position->board[from], captured = position->board[to];
    if (captured) board_key -= keys.piece[captured][to];
    return board_key - keys.piece[piece][from] + keys.piece[move_is_promotion(move) ? piece | PROMOTED : piece][to];
}

Bitboard position_attackers(const Position *position, Side attacker, unsigned square, Bitboard occupied) {
    Bitboard king = position->by_kind[OU] & position->by_side[attacker] & KING_ATTACKS[square];
    return king | checks_attackers(position, side_other(attacker), square, occupied);
}
