#include "last.h"

#include "stability.h"

#if !defined(GUNSHI_GENERIC) && defined(__BMI2__)
#include <immintrin.h>
#define LINE_TABLES 1
#endif

enum { NONE = -OTHELLO_SQUARES - 1 };

/* The eight squares around each. */
static uint64_t NEIGHBOURS[OTHELLO_SQUARES];

__attribute__((constructor)) static void fill_neighbours(void) {
    for (unsigned square = 0; square < OTHELLO_SQUARES; square++)
        for (unsigned other = 0; other < OTHELLO_SQUARES; other++) {
            const int rows = (int)(square / 8) - (int)(other / 8), columns = (int)(square % 8) - (int)(other % 8);
            if (other != square && rows * rows <= 1 && columns * columns <= 1) NEIGHBOURS[square] |= othello_bit(other);
        }
}

#ifdef LINE_TABLES

/* The four lines through a square and its place in each; how many discs a move there turns in a line when all others are the
 * other's, twice, as the difference counts them. What a line's bits say at the square itself does not matter, and as nothing of
 * the own side is beyond a short line's end, its length does not matter either. */
typedef struct Lines {
    uint64_t squares[OTHELLO_DIRECTIONS];
    const uint8_t *turned[OTHELLO_DIRECTIONS];
} Lines;
static Lines LINES[OTHELLO_SQUARES];
static uint8_t TURNED[8][256];

static unsigned turned_in_line(unsigned own, int at) {
    int below = at - 1, above = at + 1;
    while (below >= 0 && !(own >> below & 1)) below--;
    while (above < 8 && !(own >> above & 1)) above++;
    return (unsigned)((below >= 0 ? at - below - 1 : 0) + (above < 8 ? above - at - 1 : 0));
}

__attribute__((constructor)) static void fill_lines(void) {
    for (int at = 0; at < 8; at++)
        for (unsigned own = 0; own < 256; own++) TURNED[at][own] = (uint8_t)(2 * turned_in_line(own, at));
    static const int steps[OTHELLO_DIRECTIONS][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (int square = 0; square < OTHELLO_SQUARES; square++)
        for (unsigned i = 0; i < OTHELLO_DIRECTIONS; i++) {
            int row = square / 8, column = square % 8, place = 0;
            while (row - steps[i][0] >= 0 && column - steps[i][1] >= 0 && column - steps[i][1] < 8) {
                row -= steps[i][0];
                column -= steps[i][1];
                place++;
            }
            LINES[square].turned[i] = TURNED[place];
            for (; row < 8 && column >= 0 && column < 8; row += steps[i][0], column += steps[i][1])
                LINES[square].squares[i] |= othello_bit((unsigned)(row * 8 + column));
        }
}

static inline int twice_turned(uint64_t own, unsigned square) {
    const Lines *lines = &LINES[square];
    int turned = 0;
    for (unsigned i = 0; i < OTHELLO_DIRECTIONS; i++) turned += lines->turned[i][_pext_u64(own, lines->squares[i])];
    return turned;
}

#else

static inline int twice_turned(uint64_t own, unsigned square) {
    const uint64_t others = ~own & ~othello_bit(square);
    return 2 * (int)othello_count(othello_flips((OthelloBoard){.own = own & ~othello_bit(square), .other = others}, square));
}

#endif

/* Only `square` is empty: the discs of one side say all. */
static inline int last_one(uint64_t own, unsigned square) {
    const int lead = 2 * (int)othello_count(own) - OTHELLO_SQUARES;
    int turned = twice_turned(own, square);
    if (turned) return lead + turned + 2;
    turned = twice_turned(~own, square);
    if (turned) return lead - turned;
    return lead >= 0 ? lead + 2 : lead;
}

static inline uint64_t flips_if_near(OthelloBoard board, unsigned square) {
    return NEIGHBOURS[square] & board.other ? othello_flips(board, square) : 0;
}

static int last_two(OthelloBoard board, int alpha, unsigned first, unsigned second, uint64_t *nodes) {
    int best = NONE;
    ++*nodes;
    uint64_t flips = flips_if_near(board, first);
    if (flips) {
        ++*nodes;
        best = -last_one(board.other ^ flips, second);
        if (best > alpha) return best;
    }
    flips = flips_if_near(board, second);
    if (flips) {
        ++*nodes;
        const int value = -last_one(board.other ^ flips, first);
        return value > best ? value : best;
    }
    if (best != NONE) return best;
    const OthelloBoard passed = othello_passed(board);
    int worst = -NONE;
    flips = flips_if_near(passed, first);
    if (flips) {
        ++*nodes;
        worst = last_one(board.own ^ flips, second);
        if (worst <= alpha) return worst;
    }
    flips = flips_if_near(passed, second);
    if (flips) {
        ++*nodes;
        const int value = last_one(board.own ^ flips, first);
        return value < worst ? value : worst;
    }
    return worst != -NONE ? worst : othello_final_score(board);
}

/* Three or four empty squares: few enough to try each instead of asking first which are moves. */
static int last_three(OthelloBoard board, int alpha, uint64_t *nodes) {
    const uint64_t empty = othello_empty(board), odd = empty & othello_odd_quadrants(empty);
    /* either all three are in odd quadrants or one is */
    const uint64_t first = odd & -odd, rest = empty ^ first;
    const unsigned squares[3] = {othello_first(first), othello_first(rest), othello_first(rest & (rest - 1))};
    ++*nodes;
    for (unsigned side = 0;; side++) {
        int best = NONE;
        for (unsigned i = 0; i < 3; i++) {
            const uint64_t flips = flips_if_near(board, squares[i]);
            if (!flips) continue;
            const int value = -last_two(othello_after(board, squares[i], flips), -alpha - 2, squares[i == 0 ? 1 : 0],
                                        squares[i == 2 ? 1 : 2], nodes);
            if (value > best) best = value;
            if (best > alpha) break;
        }
        if (best != NONE) return side ? -best : best;
        if (side) return -othello_final_score(board);
        board = othello_passed(board);
        alpha = -alpha - 2;
    }
}

static int last_four(OthelloBoard board, int alpha, uint64_t *nodes) {
    const uint64_t empty = othello_empty(board), odd = empty & othello_odd_quadrants(empty);
    ++*nodes;
    if (othello_stability_helps(board, alpha)) {
        const int most = othello_stability_bound(board);
        if (most <= alpha) return most;
    }
    for (unsigned side = 0;; side++) {
        int best = NONE;
        for (uint64_t part = odd, rest = empty ^ odd;; part = rest, rest = 0) {
            for (; part && best <= alpha; part &= part - 1) {
                const unsigned square = othello_first(part);
                const uint64_t flips = flips_if_near(board, square);
                if (!flips) continue;
                const int value = -last_three(othello_after(board, square, flips), -alpha - 2, nodes);
                if (value > best) best = value;
            }
            if (!rest) break;
        }
        if (best != NONE) return side ? -best : best;
        if (side) return -othello_final_score(board);
        board = othello_passed(board);
        alpha = -alpha - 2;
    }
}

int othello_stability_bound(OthelloBoard board) {
    return OTHELLO_SQUARES - 2 * (int)othello_count(othello_stable(othello_passed(board)));
}

static int last_more(OthelloBoard board, int alpha, unsigned empties, uint64_t *nodes) {
    ++*nodes;
    if (othello_stability_helps(board, alpha)) {
        const int most = othello_stability_bound(board);
        if (most <= alpha) return most;
    }
    const uint64_t moves = othello_moves(board);
    if (!moves) {
        const OthelloBoard passed = othello_passed(board);
        return othello_moves(passed) ? -last_more(passed, -alpha - 2, empties, nodes) : othello_final_score(board);
    }
    const uint64_t odd = moves & othello_odd_quadrants(othello_empty(board));
    int best = NONE;
    for (uint64_t part = odd, rest = moves ^ odd;; part = rest, rest = 0) {
        for (; part; part &= part - 1) {
            const unsigned square = othello_first(part);
            const OthelloBoard after = othello_after(board, square, othello_flips(board, square));
            const int value =
                empties == 5 ? -last_four(after, -alpha - 2, nodes) : -last_more(after, -alpha - 2, empties - 1, nodes);
            if (value > best) best = value;
            if (best > alpha) return best;
        }
        if (!rest) return best;
    }
}

int othello_last(OthelloBoard board, int alpha, uint64_t *nodes) {
    const uint64_t empty = othello_empty(board);
    const unsigned empties = othello_count(empty);
    switch (empties) {
    case 0: ++*nodes; return othello_final_score(board);
    case 1: ++*nodes; return last_one(board.own, othello_first(empty));
    case 2: return last_two(board, alpha, othello_first(empty), othello_first(empty & (empty - 1)), nodes);
    case 3: return last_three(board, alpha, nodes);
    case 4: return last_four(board, alpha, nodes);
    default: return last_more(board, alpha, empties, nodes);
    }
}
