/* attacks.h: which squares a piece attacks.
 *
 * Step pieces: one table look-up. Lances and the file part of a rook: arithmetic on both lanes, no look-up of the
 * occupied squares. Ranks and diagonals: with BMI2 the line is extracted to at most nine bits, looked up, and deposited
 * again; without it, the first blocker of each ray is found. Tables are filled before main by a constructor and are
 * constant afterwards. Indices: side, then square.
 */
#ifndef GUNSHI_SHOGI_ATTACKS_H
#define GUNSHI_SHOGI_ATTACKS_H

#include "bitboard.h"
#include "types.h"

extern Bitboard PAWN_ATTACKS[2][SQUARES];
extern Bitboard KNIGHT_ATTACKS[2][SQUARES];
extern Bitboard SILVER_ATTACKS[2][SQUARES];
extern Bitboard GOLD_ATTACKS[2][SQUARES];
extern Bitboard KING_ATTACKS[SQUARES];

/* Sliders on an empty board. */
extern Bitboard LANCE_RAY[2][SQUARES];
extern Bitboard ROOK_CROSS[SQUARES];
extern Bitboard BISHOP_CROSS[SQUARES];

/* Squares strictly between two squares of one line, and the whole line through them; empty when they share none. */
extern Bitboard BETWEEN[SQUARES][SQUARES];
extern Bitboard LINE[SQUARES][SQUARES];

/* Where an enemy piece must stand to attack the king on this square or a neighbour of it, at the most: step pieces,
 * lances of the enemy of [side], rooks, bishops. */
extern Bitboard STEP_ZONE[SQUARES];
extern Bitboard LANCE_ZONE[2][SQUARES];
extern Bitboard ROOK_ZONE[SQUARES];
extern Bitboard BISHOP_ZONE[SQUARES];

/* Squares on which [side] may promote, and those its pawns and lances (1) or knights (2) may not reach unpromoted. */
#define PROMOTION_ZONE(side) ((side) == SENTE ? BB_RANKS(0x007) : BB_RANKS(0x1c0))
#define DEAD_FOR_PAWN(side) ((side) == SENTE ? BB_RANKS(0x001) : BB_RANKS(0x100))
#define DEAD_FOR_KNIGHT(side) ((side) == SENTE ? BB_RANKS(0x003) : BB_RANKS(0x180))

enum LineDirection { LINE_RANK, LINE_RISING, LINE_FALLING, LINE_DIRECTIONS };

#ifdef GUNSHI_BMI2
typedef struct LineMask {
    uint64_t low, high; /* the squares of the line, lane by lane */
    uint32_t low_count; /* how many of them are in lane 0 */
    uint32_t place;     /* of this square among them */
} LineMask;
extern LineMask LINE_MASKS[LINE_DIRECTIONS][SQUARES];
extern uint16_t LINE_ATTACKS[9][512]; /* place, occupied: attacked, on a line of nine */

static inline Bitboard attacks_line(unsigned direction, unsigned square, Bitboard occupied) {
    const LineMask *mask = &LINE_MASKS[direction][square];
    uint64_t index = _pext_u64(occupied[0], mask->low) | _pext_u64(occupied[1], mask->high) << mask->low_count;
    uint64_t attacked = LINE_ATTACKS[mask->place][index];
    return (Bitboard){_pdep_u64(attacked, mask->low), _pdep_u64(attacked >> mask->low_count, mask->high)};
}
#else
/* [direction][0: towards higher squares, 1: towards lower][square]; index NO_SQUARE is an empty ray. */
extern Bitboard LINE_RAYS[LINE_DIRECTIONS][2][SQUARES + 1];

static inline Bitboard attacks_line(unsigned direction, unsigned square, Bitboard occupied) {
    const Bitboard *up_rays = LINE_RAYS[direction][0], *down_rays = LINE_RAYS[direction][1];
    Bitboard up = up_rays[square] & occupied, down = down_rays[square] & occupied;
    unsigned first_up = up[0]   ? (unsigned)__builtin_ctzll(up[0])
                        : up[1] ? (unsigned)__builtin_ctzll(up[1]) + LANE_SPLIT
                                : NO_SQUARE;
    unsigned first_down = down[1]   ? LANE_SPLIT + 63 - (unsigned)__builtin_clzll(down[1])
                          : down[0] ? 63 - (unsigned)__builtin_clzll(down[0])
                                    : NO_SQUARE;
    return (up_rays[square] ^ up_rays[first_up]) | (down_rays[square] ^ down_rays[first_down]);
}
#endif

static inline Bitboard attacks_lance(Side side, unsigned square, Bitboard occupied) {
    Bitboard ray = LANCE_RAY[side][square], blockers = ray & occupied;
    if (side == GOTE) return ray & (blockers ^ (blockers - 1));
    blockers |= blockers >> 1;
    blockers |= blockers >> 2;
    blockers |= blockers >> 4;
    return ray & ~(blockers >> 1);
}

static inline Bitboard attacks_rook(unsigned square, Bitboard occupied) {
    return attacks_lance(SENTE, square, occupied) | attacks_lance(GOTE, square, occupied) |
           attacks_line(LINE_RANK, square, occupied);
}

static inline Bitboard attacks_bishop(unsigned square, Bitboard occupied) {
    return attacks_line(LINE_RISING, square, occupied) | attacks_line(LINE_FALLING, square, occupied);
}

/* One step forward of a whole set; no member may stand on the side's far rank. */
static inline Bitboard attacks_pawns(Side side, Bitboard pawns) { return side == SENTE ? pawns >> 1 : pawns << 1; }

/* Any kind. The kind may be a constant: then only its own case remains. */
static inline Bitboard attacks_of(unsigned kind, Side side, unsigned square, Bitboard occupied) {
    switch (kind) {
    case FU: return PAWN_ATTACKS[side][square];
    case KY: return attacks_lance(side, square, occupied);
    case KE: return KNIGHT_ATTACKS[side][square];
    case GI: return SILVER_ATTACKS[side][square];
    case KA: return attacks_bishop(square, occupied);
    case HI: return attacks_rook(square, occupied);
    case OU: return KING_ATTACKS[square];
    case UM: return attacks_bishop(square, occupied) | KING_ATTACKS[square];
    case RY: return attacks_rook(square, occupied) | KING_ATTACKS[square];
    default: return GOLD_ATTACKS[side][square];
    }
}

#endif
