/* types.h: the small values of shogi that every other file of the core speaks in.
 *
 * Squares are 0..80, file by file from file 1: square = (file - 1) * 9 + (rank - 1), so 1一 = 0, 1二 = 1, 9九 = 80.
 * Sente moves towards lower ranks, gote towards higher.
 *
 * A piece on the board is one byte, kind | side << 4; 0 is an empty square. Promoted kinds are the plain kind | 8, so that
 * promotion and demotion are one bit. A move is 16 bits:
 *
 *     bits 0-6  to      bits 7-13  from, or the kind dropped      bit 14  drop      bit 15  promotion
 *
 * It does not say what moves nor what is captured: the position does. MOVE_NONE (0) is no move.
 */
#ifndef GUNSHI_SHOGI_TYPES_H
#define GUNSHI_SHOGI_TYPES_H

#include <stdbool.h>
#include <stdint.h>

typedef enum { SENTE = 0, GOTE = 1 } Side;

enum { SQUARES = 81, NO_SQUARE = 81, RANKS = 9, FILES = 9 };

typedef uint8_t Square;

enum Kind {
    NO_KIND = 0,
    FU = 1,  /* pawn 歩 */
    KY = 2,  /* lance 香 */
    KE = 3,  /* knight 桂 */
    GI = 4,  /* silver 銀 */
    KA = 5,  /* bishop 角 */
    HI = 6,  /* rook 飛 */
    KI = 7,  /* gold 金 */
    OU = 8,  /* king 玉 */
    TO = 9,  /* promoted pawn と */
    NY = 10, /* promoted lance 成香 */
    NK = 11, /* promoted knight 成桂 */
    NG = 12, /* promoted silver 成銀 */
    UM = 13, /* horse 馬 */
    RY = 14, /* dragon 龍 */
    KINDS = 15,
    HAND_KINDS = 8 /* FU..KI can be in hand; index 0 is unused */
};

enum { PROMOTED = 8, GOTE_PIECE = 16 };

typedef uint8_t Piece;
typedef uint16_t Move;

enum { MOVE_NONE = 0, MOVE_DROP = 1 << 14, MOVE_PROMOTE = 1 << 15 };

/* No position reachable by the rules has more than 593 moves; pseudo-legal ones stay below 800. */
enum { MAX_MOVES = 1024 };

static inline Side side_other(Side side) { return (Side)(side ^ 1); }

static inline unsigned square_make(unsigned file, unsigned rank) { return (file - 1) * 9 + rank - 1; }
static inline unsigned square_file(unsigned square) { return square / 9 + 1; }
static inline unsigned square_rank(unsigned square) { return square % 9 + 1; }

/* A king's steps from a to b. */
static inline unsigned square_distance(unsigned a, unsigned b) {
    unsigned file_a = square_file(a), rank_a = square_rank(a), file_b = square_file(b), rank_b = square_rank(b);
    unsigned files = file_a > file_b ? file_a - file_b : file_b - file_a,
             ranks = rank_a > rank_b ? rank_a - rank_b : rank_b - rank_a;
    return files > ranks ? files : ranks;
}

static inline Piece piece_make(Side side, unsigned kind) { return (Piece)(kind | (unsigned)side << 4); }
static inline Side piece_side(Piece piece) { return (Side)(piece >> 4); }
static inline unsigned piece_kind(Piece piece) { return piece & 15; }

/* FU..HI can promote. */
static inline bool kind_promotes(unsigned kind) { return kind >= FU && kind <= HI; }
/* The kind without its promotion; OU stays OU. */
static inline unsigned kind_plain(unsigned kind) { return kind > OU ? kind & 7 : kind; }

static inline Move move_make(unsigned from, unsigned to) { return (Move)(from << 7 | to); }
static inline Move move_promote(unsigned from, unsigned to) { return (Move)(MOVE_PROMOTE | from << 7 | to); }
static inline Move move_drop(unsigned kind, unsigned to) { return (Move)(MOVE_DROP | kind << 7 | to); }
static inline unsigned move_to(Move move) { return move & 127; }
static inline unsigned move_from(Move move) { return move >> 7 & 127; }
static inline unsigned move_dropped(Move move) { return move >> 7 & 15; }
static inline bool move_is_drop(Move move) { return (move & MOVE_DROP) != 0; }
static inline bool move_is_promotion(Move move) { return (move & MOVE_PROMOTE) != 0; }

/* A rank as its owner counts it: 1 is the far rank for either side. */
static inline unsigned rank_for(Side side, unsigned square) {
    unsigned rank = square_rank(square);
    return side == SENTE ? rank : 10 - rank;
}

/* The ranks 1..last_dead_rank(kind), as the owner counts them, are those from which the plain kind could never move. */
static inline unsigned last_dead_rank(unsigned kind) { return kind == FU || kind == KY ? 1 : kind == KE ? 2 : 0; }

#endif
