/* board.h: the Othello board as two sets of squares.
 *
 * A set is 64 bits; bit (row - 1) * 8 + column - 1, so a1 = 0, b1 = 1, a2 = 8, h8 = 63. Rows count from the top, as in the third
 * paper and in the notation a1..h8: its 5.6 is f5.
 *
 * A board is seen by the side to move: its own discs and the other's. It knows no colours, so playing a move is flipping and
 * exchanging. A position is a board with the colour to move. Invariant: own & other == 0.
 *
 * The eight directions are four pairs: along the row, the column and both diagonals, each towards higher bits (up) and lower ones
 * (down). The four are the lanes of a compiler vector where the processor has them (AVX2 and later), else a loop; GUNSHI_GENERIC
 * asks for the loop. A ray from a square ends at its first square that is not the other's; if that one is own, all before it
 * flip.
 */
#ifndef GUNSHI_OTHELLO_BOARD_H
#define GUNSHI_OTHELLO_BOARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if !defined(GUNSHI_GENERIC) && defined(__AVX2__)
#define GUNSHI_OTHELLO_LANES 1
#if defined(__AVX512CD__) && defined(__AVX512VL__)
#include <immintrin.h>
#define GUNSHI_OTHELLO_LZCNT 1
#endif
#endif

enum { OTHELLO_SQUARES = 64, OTHELLO_MAX_MOVES = 64, OTHELLO_DIRECTIONS = 4 };

/* Beside the squares, what a move can be: a pass, or none when the game is over. */
enum { OTHELLO_PASS = 64, OTHELLO_NO_MOVE = 65 };

typedef enum { OTHELLO_BLACK = 0, OTHELLO_WHITE = 1 } OthelloSide;

typedef struct OthelloBoard {
    uint64_t own;
    uint64_t other;
} OthelloBoard;

typedef struct OthelloPosition {
    OthelloBoard board;
    uint64_t side; /* an OthelloSide, as wide as the rest: equal positions have equal bytes */
} OthelloPosition;

static inline unsigned othello_count(uint64_t set) { return (unsigned)__builtin_popcountll(set); }
static inline unsigned othello_first(uint64_t set) { return (unsigned)__builtin_ctzll(set); }
static inline uint64_t othello_bit(unsigned square) { return (uint64_t)1 << square; }
static inline uint64_t othello_empty(OthelloBoard board) { return ~(board.own | board.other); }

/* d4 and e5 are white, e4 and d5 black; black moves. */
static inline OthelloBoard othello_start(void) { return (OthelloBoard){.own = 0x0000000810000000, .other = 0x0000001008000000}; }

/* The squares of a ray, for each direction; filled before main, constant afterwards. */
typedef struct OthelloRays {
    uint64_t up[OTHELLO_DIRECTIONS];
    uint64_t down[OTHELLO_DIRECTIONS];
} __attribute__((aligned(64))) OthelloRays;
extern OthelloRays OTHELLO_RAYS[OTHELLO_SQUARES];

/* Discs that can be between two others in a direction are not on the edges it crosses. */
#define OTHELLO_STEPS                                                                                                            \
    { 1, 8, 9, 7 }
#define OTHELLO_INNER                                                                                                            \
    { 0x7e7e7e7e7e7e7e7e, 0x00ffffffffffff00, 0x007e7e7e7e7e7e00, 0x007e7e7e7e7e7e00 }

#ifdef GUNSHI_OTHELLO_LANES

typedef uint64_t OthelloLanes __attribute__((vector_size(32)));
typedef uint64_t OthelloPair __attribute__((vector_size(16)));

static inline uint64_t othello_join(OthelloLanes lanes) {
    OthelloPair pair = (OthelloPair){lanes[0], lanes[1]} | (OthelloPair){lanes[2], lanes[3]};
    return pair[0] | pair[1];
}

/* The highest bit of each lane; 0 of 0. */
static inline OthelloLanes othello_highest(OthelloLanes lanes) {
#ifdef GUNSHI_OTHELLO_LZCNT
    return (OthelloLanes)_mm256_srlv_epi64(_mm256_set1_epi64x(INT64_MIN), _mm256_lzcnt_epi64((__m256i)lanes));
#else
    lanes |= lanes >> 1;
    lanes |= lanes >> 2;
    lanes |= lanes >> 4;
    lanes |= lanes >> 8;
    lanes |= lanes >> 16;
    lanes |= lanes >> 32;
    return lanes ^ (lanes >> 1);
#endif
}

static inline uint64_t othello_flips(OthelloBoard board, unsigned square) {
    const OthelloLanes own = (OthelloLanes){0} + board.own, not_other = (OthelloLanes){0} + ~board.other;
    const OthelloLanes up = *(const OthelloLanes *)OTHELLO_RAYS[square].up,
                       down = *(const OthelloLanes *)OTHELLO_RAYS[square].down;
    OthelloLanes end = up & not_other;
    end &= -end & own;
    const OthelloLanes flips = up & (end - 1) & (OthelloLanes)(end != 0);
    end = othello_highest(down & not_other) & own;
    return othello_join(flips | (down & -(end + end)));
}

static inline uint64_t othello_moves(OthelloBoard board) {
    const OthelloLanes step = OTHELLO_STEPS, two = step + step;
    const OthelloLanes own = (OthelloLanes){0} + board.own, inner = (OthelloLanes)OTHELLO_INNER & board.other;
    const OthelloLanes pairs_up = inner & (inner << step), pairs_down = inner & (inner >> step);
    OthelloLanes up = inner & (own << step), down = inner & (own >> step);
    up |= inner & (up << step);
    down |= inner & (down >> step);
    up |= pairs_up & (up << two);
    down |= pairs_down & (down >> two);
    up |= pairs_up & (up << two);
    down |= pairs_down & (down >> two);
    return othello_join((up << step) | (down >> step)) & othello_empty(board);
}

#else

static inline uint64_t othello_flips(OthelloBoard board, unsigned square) {
    const OthelloRays *rays = &OTHELLO_RAYS[square];
    uint64_t flips = 0;
    for (unsigned i = 0; i < OTHELLO_DIRECTIONS; i++) {
        uint64_t ends = rays->up[i] & ~board.other;
        uint64_t end = ends & -ends & board.own;
        flips |= end ? rays->up[i] & (end - 1) : 0;
        ends = rays->down[i] & ~board.other;
        end = ends ? (uint64_t)1 << (63 - __builtin_clzll(ends)) & board.own : 0;
        flips |= rays->down[i] & -(end + end);
    }
    return flips;
}

static inline uint64_t othello_moves(OthelloBoard board) {
    static const unsigned steps[] = OTHELLO_STEPS;
    static const uint64_t inners[] = OTHELLO_INNER;
    uint64_t moves = 0;
    for (unsigned i = 0; i < OTHELLO_DIRECTIONS; i++) {
        const unsigned step = steps[i];
        const uint64_t inner = inners[i] & board.other;
        const uint64_t pairs_up = inner & (inner << step), pairs_down = inner & (inner >> step);
        uint64_t up = inner & (board.own << step), down = inner & (board.own >> step);
        up |= inner & (up << step);
        down |= inner & (down >> step);
        up |= pairs_up & (up << 2 * step);
        down |= pairs_down & (down >> 2 * step);
        up |= pairs_up & (up << 2 * step);
        down |= pairs_down & (down >> 2 * step);
        moves |= (up << step) | (down >> step);
    }
    return moves & othello_empty(board);
}

#endif

/* Above: othello_flips() gives the discs that a disc on the empty `square` turns, 0 where it is no legal move; othello_moves()
 * the legal moves, 0 when the side to move must pass or the game is over. */

/* The board after a disc on `square` that turns `flips`, seen by the side that moves next. */
static inline OthelloBoard othello_after(OthelloBoard board, unsigned square, uint64_t flips) {
    return (OthelloBoard){.own = board.other ^ flips, .other = board.own ^ flips ^ othello_bit(square)};
}

static inline OthelloBoard othello_passed(OthelloBoard board) { return (OthelloBoard){.own = board.other, .other = board.own}; }

/* The squares next to those of a set along their row, along their column. */
static inline uint64_t othello_along_row(uint64_t set) {
    return (set << 1 & 0xfefefefefefefefe) | (set >> 1 & 0x7f7f7f7f7f7f7f7f);
}
static inline uint64_t othello_along_column(uint64_t set) { return set << 8 | set >> 8; }

/* A set with the squares beside its own, in all eight directions. */
static inline uint64_t othello_beside(uint64_t set) {
    const uint64_t wide = set | othello_along_row(set);
    return wide | othello_along_column(wide);
}

static inline bool othello_game_over(OthelloBoard board) {
    return !othello_moves(board) && !othello_moves(othello_passed(board));
}

/* The result of a finished game for the side to move, in discs: the winner has the empty squares. */
static inline int othello_final_score(OthelloBoard board) {
    const int own = (int)othello_count(board.own), other = (int)othello_count(board.other);
    const int empty = OTHELLO_SQUARES - own - other, lead = own - other;
    return lead > 0 ? lead + empty : lead < 0 ? lead - empty : 0;
}

/* The board under one of its eight symmetries, 0 (itself) to 7: bit 0 exchanges rows and columns, after bit 1 has mirrored left
 * and right and bit 2 top and bottom. */
enum { OTHELLO_SYMMETRIES = 8 };
uint64_t othello_image(uint64_t set, unsigned symmetry);

/* Reads 64 of X (black), O (white) and - (empty), rows from the top, with spaces anywhere, then X or O for the side to move.
 * NULL when it is one, *position is filled; else what is wrong, *position is as it was. */
const char *othello_read(const char *text, OthelloPosition *position);

/* Writes the 64 signs, a space, the side's sign and a NUL. */
enum { OTHELLO_TEXT = 67 };
void othello_write(const OthelloPosition *position, char text[OTHELLO_TEXT]);

#endif
