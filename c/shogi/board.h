/* board.h: what a shogi position is: the board, both hands and the side to move, as plain memory.
 *
 * Invariants, for every Position that position_set_start, sfen_read, position_build or position_make has finished:
 *   - `board`, `by_side`, `by_kind` and `hand` tell the same story; by_kind[0] is never used;
 *   - `king[s]` is the square of s's king, or NO_SQUARE when that side has none (mating problems);
 *   - `checkers` are the pieces that give check to the side to move; `pinned` are the pieces of the side to move that may
 *     not leave the line between their king and an enemy slider. Both are empty when the side to move has no king;
 *   - `key` is a Zobrist key of board, side and hands, and of nothing else.
 * The struct holds no move number, no history and no padding that varies: two positions are equal exactly when their
 * bytes are. So a Position can be copied, compared with memcmp and hashed as plain memory.
 *
 * Hands are packed, a field a kind: hand_count(hand, kind). This header only reads positions: position.h builds and changes them,
 * checks.h says who attacks whom.
 */
#ifndef GUNSHI_SHOGI_BOARD_H
#define GUNSHI_SHOGI_BOARD_H

#include "bitboard.h"
#include "types.h"

typedef uint32_t Hand;

typedef struct Position {
    Bitboard by_side[2];
    Bitboard by_kind[KINDS]; /* promoted kinds apart: by_kind[FU] holds unpromoted pawns only */
    Bitboard checkers;
    Bitboard pinned;
    uint64_t key;
    Hand hand[2];
    Piece board[SQUARES];
    Square king[2];
    uint8_t side; /* Side to move */
    uint8_t zeros[12];
} Position;

static inline unsigned hand_shift(unsigned kind) {
    static const uint8_t SHIFT[HAND_KINDS] = {31, 0, 8, 12, 16, 24, 28, 20};
    return SHIFT[kind];
}
static inline Hand hand_one(unsigned kind) { return (Hand)1 << hand_shift(kind); }
static inline Hand hand_mask(unsigned kind) {
    return (Hand)(kind == FU ? 31 : kind == KA || kind == HI ? 3 : 7) << hand_shift(kind);
}
static inline unsigned hand_count(Hand hand, unsigned kind) { return (hand & hand_mask(kind)) >> hand_shift(kind); }

static inline Bitboard position_occupied(const Position *position) { return position->by_side[SENTE] | position->by_side[GOTE]; }

static inline bool position_in_check(const Position *position) { return bb_any(position->checkers); }

#endif
