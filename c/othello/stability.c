#include "stability.h"

/* An edge is eight bits of each side; its place in the table is a number of eight ternary digits. */
enum { EDGE_SETS = 256, EDGES = 6561 };

static uint16_t TERNARY[EDGE_SETS];
static uint8_t STABLE_EDGE[EDGES];

static unsigned edge_index(unsigned own, unsigned other) { return TERNARY[own] + 2u * TERNARY[other]; }

/* What a disc of the first side on the empty `square` turns along the edge; on an edge it may also turn nothing. */
static unsigned edge_flips(unsigned own, unsigned other, int square) {
    unsigned flips = 0;
    for (int step = -1; step <= 1; step += 2) {
        unsigned passed = 0;
        int at = square + step;
        for (; at >= 0 && at < 8 && other >> at & 1; at += step) passed |= 1u << at;
        if (at >= 0 && at < 8 && own >> at & 1) flips |= passed;
    }
    return flips;
}

/* Stable is what stays whichever side plays on whichever square, now and later. */
static unsigned fill_edge(unsigned own, unsigned other, bool *known) {
    const unsigned index = edge_index(own, other);
    if (known[index]) return STABLE_EDGE[index];
    unsigned stable = own;
    for (int square = 0; square < 8; square++) {
        const unsigned bit = 1u << square;
        if ((own | other) & bit) continue;
        unsigned flips = edge_flips(own, other, square);
        stable &= fill_edge(own | flips | bit, other & ~flips, known);
        flips = edge_flips(other, own, square);
        stable &= fill_edge(own & ~flips, other | flips | bit, known);
    }
    known[index] = true;
    STABLE_EDGE[index] = (uint8_t)stable;
    return stable;
}

__attribute__((constructor)) static void fill_edges(void) {
    bool known[EDGES] = {false};
    for (unsigned set = 0; set < EDGE_SETS; set++)
        for (unsigned bit = 0, power = 1; bit < 8; bit++, power *= 3)
            if (set >> bit & 1) TERNARY[set] = (uint16_t)(TERNARY[set] + power);
    for (unsigned own = 0; own < EDGE_SETS; own++)
        for (unsigned other = 0; other < EDGE_SETS; other++)
            if (!(own & other)) fill_edge(own, other, known);
}

/* The a-file as eight bits, a1 lowest, and back; the h-file is shifted there first. */
static unsigned gather(uint64_t set) { return (unsigned)((set & 0x0101010101010101) * 0x0102040810204080 >> 56); }
static uint64_t scatter(unsigned bits) {
    return (((uint64_t)bits & 0x7f) * 0x0002040810204081 & 0x0001010101010101) | (uint64_t)(bits & 0x80) << 49;
}

uint64_t othello_stable_edges(OthelloBoard board) {
    const unsigned top = STABLE_EDGE[edge_index(board.own & 0xff, board.other & 0xff)];
    const unsigned bottom = STABLE_EDGE[edge_index((unsigned)(board.own >> 56), (unsigned)(board.other >> 56))];
    const unsigned left = STABLE_EDGE[edge_index(gather(board.own), gather(board.other))];
    const unsigned right = STABLE_EDGE[edge_index(gather(board.own >> 7), gather(board.other >> 7))];
    return top | (uint64_t)bottom << 56 | scatter(left) | scatter(right) << 7;
}

/* Squares one, two and four steps up or down their line from a square of the board. */
static const uint64_t FILES_UP[OTHELLO_DIRECTIONS][3] = {
    {0xfefefefefefefefe, 0xfcfcfcfcfcfcfcfc, 0xf0f0f0f0f0f0f0f0},
    {0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff},
    {0xfefefefefefefefe, 0xfcfcfcfcfcfcfcfc, 0xf0f0f0f0f0f0f0f0},
    {0x7f7f7f7f7f7f7f7f, 0x3f3f3f3f3f3f3f3f, 0x0f0f0f0f0f0f0f0f},
};
static const uint64_t FILES_DOWN[OTHELLO_DIRECTIONS][3] = {
    {0x7f7f7f7f7f7f7f7f, 0x3f3f3f3f3f3f3f3f, 0x0f0f0f0f0f0f0f0f},
    {0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff},
    {0x7f7f7f7f7f7f7f7f, 0x3f3f3f3f3f3f3f3f, 0x0f0f0f0f0f0f0f0f},
    {0xfefefefefefefefe, 0xfcfcfcfcfcfcfcfc, 0xf0f0f0f0f0f0f0f0},
};

uint64_t othello_stable(OthelloBoard board) {
    static const unsigned steps[] = OTHELLO_STEPS;
    static const uint64_t inners[] = OTHELLO_INNER;
    uint64_t stable = othello_stable_edges(board);
    uint64_t safe[OTHELLO_DIRECTIONS], everywhere = board.own;
    for (unsigned i = 0; i < OTHELLO_DIRECTIONS; i++) {
        uint64_t up = othello_empty(board), down = up;
        for (unsigned j = 0; j < 3; j++) {
            up |= up << (steps[i] << j) & FILES_UP[i][j];
            down |= down >> (steps[i] << j) & FILES_DOWN[i][j];
        }
        safe[i] = ~(up | down) | ~inners[i];
        everywhere &= safe[i];
    }
    stable |= everywhere;
    if (!stable) return 0;
    for (uint64_t before = 0; before != stable;) {
        before = stable;
        uint64_t more = board.own;
        for (unsigned i = 0; i < OTHELLO_DIRECTIONS; i++)
            more &= safe[i] | (stable << steps[i] & FILES_UP[i][0]) | (stable >> steps[i] & FILES_DOWN[i][0]);
        stable |= more;
    }
    return stable;
}
