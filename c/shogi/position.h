/* position.h: a shogi position, and the changing of it.
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
 * Hands are packed, a field a kind: hand_count(hand, kind). Nothing here allocates; nothing fails.
 */
#ifndef GUNSHI_SHOGI_POSITION_H
#define GUNSHI_SHOGI_POSITION_H

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

/* How many of each plain kind a set has; both kings. */
extern const uint8_t PIECES_IN_SET[OU + 1];

/* What position_unmake needs beside the move. */
typedef struct Undo {
    Bitboard checkers;
    Bitboard pinned;
    uint64_t key;
    Piece captured;
} Undo;

/* A position as plain data: what a reader of SFEN, of a board drawing or of Prolog terms collects. */
typedef struct Setup {
    Piece board[SQUARES];
    uint8_t hand[2][HAND_KINDS];
    Side side;
    bool composed; /* two unpromoted pawns of a side on a file are let pass, as collections of problems have them */
} Setup;

/* One rule that a Setup breaks. SETUP_FINE: none. */
typedef enum {
    SETUP_FINE,
    SETUP_BAD_PIECE,    /* a byte that is no piece */
    SETUP_TOO_MANY,     /* more than 18 pawns, 4 lances, … on board and in hands together */
    SETUP_TWO_KINGS,    /* two kings of a side */
    SETUP_NIFU,         /* two unpromoted pawns of a side on a file */
    SETUP_DEAD_PIECE,   /* a pawn, lance or knight that can never move */
    SETUP_CAN_TAKE_KING /* the side not to move is in check */
} SetupRule;

typedef struct SetupFault {
    SetupRule rule;
    unsigned square; /* where on the board, or NO_SQUARE */
    unsigned kind;   /* which plain kind, or NO_KIND */
    Side side;       /* whose */
} SetupFault;

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

/* Checks the setup; a fine one is built into *position, a broken one leaves *position alone and is described. */
SetupFault position_build(Position *position, const Setup *setup);

/* The reverse of position_build. */
void position_setup(const Position *position, Setup *setup);

/* The even game's start position. */
void position_set_start(Position *position);

/* Makes a legal or pseudo-legal move (not checked here: see position_legal). The captured piece goes to the mover's hand,
 * unless it is a king, which pseudo-legal moves can take: then it leaves the board. */
void position_make(Position *position, Move move, Undo *undo);

/* Takes back the move last made. */
void position_unmake(Position *position, Move move, const Undo *undo);

/* The other side is to move, and nothing else changes; the side to move must not be in check. Taken back by
 * position_pass_back. */
void position_pass(Position *position, Undo *undo);
void position_pass_back(Position *position, const Undo *undo);

/* True when the 16 bits are a legal move here; any value may be asked. */
bool position_legal(const Position *position, Move move);

/* The key without the hands: of the board and the side to move. */
uint64_t position_board_key(const Position *position);

/* The board key after a legal move, given the one before it. */
uint64_t position_board_key_after(const Position *position, uint64_t board_key, Move move);

static inline bool position_in_check(const Position *position) { return bb_any(position->checkers); }

/* Pieces of `attacker` that attack the square, given the occupied squares. */
Bitboard position_attackers(const Position *position, Side attacker, unsigned square, Bitboard occupied);

#endif
