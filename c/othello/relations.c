#include "relations.h"

/* An edge from its first square on, `step` from square to square. */
typedef struct Edge {
    uint8_t first, step;
    uint64_t squares;
} Edge;

enum { EDGES = 4 };
static const Edge EDGE[EDGES] = {
    {0, 1, 0x00000000000000ff}, {56, 1, 0xff00000000000000}, {0, 8, 0x0101010101010101}, {7, 8, 0x8080808080808080}};

uint64_t othello_potential(OthelloBoard board) { return othello_beside(board.other) & othello_empty(board); }

uint64_t othello_frontier(OthelloBoard board) { return othello_beside(othello_empty(board)) & board.own; }

uint64_t othello_region(OthelloBoard board, unsigned square) {
    const uint64_t empty = othello_empty(board);
    uint64_t region = othello_bit(square) & empty;
    for (uint64_t before = 0; before != region;) {
        before = region;
        region = othello_beside(region) & empty;
    }
    return region;
}

/* The squares with a neighbour of the set on both sides along an edge. */
static uint64_t between_on_edge(uint64_t set) {
    const uint64_t rows = 0x7e0000000000007e, columns = 0x0081818181818100;
    return (set << 1 & set >> 1 & rows) | (set << 8 & set >> 8 & columns);
}

uint64_t othello_wedges(OthelloBoard board) {
    uint64_t wedges = 0;
    for (uint64_t left = between_on_edge(board.other) & othello_moves(board); left; left &= left - 1) {
        const unsigned square = othello_first(left);
        if (othello_stays(board, square, othello_flips(board, square))) wedges |= othello_bit(square);
    }
    return wedges;
}

/* The squares of an edge as eight bits, from its first square on. A column's are gathered by a product. */
static unsigned on_edge(uint64_t set, const Edge *edge) {
    return edge->step == 1 ? (unsigned)(set >> edge->first & 0xff)
                           : (unsigned)((set >> edge->first & 0x0101010101010101) * 0x0102040810204080 >> 56);
}

/* The discs of an edge on which the other side has none. */
static unsigned alone_on_edge(OthelloBoard board, const Edge *edge) {
    return board.other & edge->squares ? 0 : on_edge(board.own, edge);
}

static uint64_t edge_square(const Edge *edge, unsigned place) { return othello_bit(edge->first + place * edge->step); }

uint64_t othello_wings(OthelloBoard board) {
    uint64_t gaps = 0;
    for (unsigned edge = 0; edge < EDGES; edge++) {
        const unsigned own = alone_on_edge(board, &EDGE[edge]);
        if (own == 0x3e) gaps |= edge_square(&EDGE[edge], 6);
        if (own == 0x7c) gaps |= edge_square(&EDGE[edge], 1);
    }
    return gaps;
}

uint64_t othello_balanced(OthelloBoard board) {
    uint64_t ends = 0;
    for (unsigned edge = 0; edge < EDGES; edge++) {
        const unsigned own = alone_on_edge(board, &EDGE[edge]);
        if (own == 0x3c) ends |= edge_square(&EDGE[edge], 2) | edge_square(&EDGE[edge], 5);
        if (own == 0x7e) ends |= edge_square(&EDGE[edge], 1) | edge_square(&EDGE[edge], 6);
    }
    return ends;
}

uint64_t othello_sharing(OthelloBoard board) {
    uint64_t sharing = 0;
    for (unsigned edge = 0; edge < EDGES; edge++) {
        const uint64_t discs = board.own & EDGE[edge].squares;
        if (discs) sharing |= EDGE[edge].squares & ~(discs & (discs - 1) ? 0 : discs);
    }
    return sharing;
}

bool othello_stays(OthelloBoard board, unsigned square, uint64_t flips) {
    const OthelloBoard after = othello_after(board, square, flips);
    for (uint64_t replies = othello_moves(after); replies; replies &= replies - 1)
        if (othello_flips(after, othello_first(replies)) & othello_bit(square)) return false;
    return true;
}

uint64_t othello_edge_answers(OthelloBoard board, unsigned square, uint64_t flips) {
    uint64_t answers = 0;
    for (unsigned edge = 0; edge < EDGES; edge++)
        if (EDGE[edge].squares & othello_bit(square)) answers |= EDGE[edge].squares;
    return answers ? answers & othello_moves(othello_after(board, square, flips)) : 0;
}

unsigned othello_openness(OthelloBoard board, unsigned square, uint64_t flips) {
    const uint64_t empty = othello_empty(board) & ~othello_bit(square);
    unsigned openness = 0;
    for (; flips; flips &= flips - 1) openness += othello_count(othello_beside(flips & -flips) & empty);
    return openness;
}

/* A corner that stands alone on this edge and is part of a longer row, or has been written down, on another. */
static bool counted_elsewhere(OthelloBoard board, unsigned square, unsigned edge) {
    const uint64_t beside = othello_beside(othello_bit(square)) & OTHELLO_EDGE & ~othello_bit(square);
    return (othello_bit(square) & OTHELLO_CORNERS) && ((beside & board.own) || edge > 1);
}

unsigned othello_runs(OthelloBoard board, OthelloRun *runs) {
    unsigned count = 0;
    for (unsigned edge = 0; edge < EDGES; edge++)
        for (unsigned place = 0; place < 8;) {
            const unsigned start = place;
            while (place < 8 && board.own >> (EDGE[edge].first + place * EDGE[edge].step) & 1) place++;
            const unsigned length = place - start, from = EDGE[edge].first + start * EDGE[edge].step;
            if (length == 0)
                place++;
            else if (length > 1 || !counted_elsewhere(board, from, edge))
                runs[count++] = (OthelloRun){(uint8_t)from, (uint8_t)(from + (length - 1) * EDGE[edge].step), (uint8_t)length};
        }
    return count;
}

OthelloAims othello_aims(OthelloBoard board, unsigned square, uint64_t flips) {
    const OthelloBoard after = othello_after(board, square, flips);
    const uint64_t own_before = othello_moves(board) & OTHELLO_CORNERS,
                   own_after = othello_moves(othello_passed(after)) & OTHELLO_CORNERS,
                   other_before = othello_moves(othello_passed(board)) & OTHELLO_CORNERS,
                   other_after = othello_moves(after) & OTHELLO_CORNERS;
    return (OthelloAims){.gives = other_after & ~other_before,
                         .threatens = own_after & ~own_before,
                         .guards = other_before & ~other_after & ~othello_bit(square)};
}
