#include "order.h"

#include "last.h"
#include "stability.h"

#define CORNERS 0x8100000000000081
#define BESIDE_CORNERS 0x42c300000000c342

static int count(uint64_t set) { return (int)othello_count(set); }

unsigned othello_choices(OthelloBoard board, uint64_t moves, OthelloChoice choices[OTHELLO_MAX_MOVES]) {
    unsigned many = 0;
    for (; moves; moves &= moves - 1) {
        OthelloChoice *choice = &choices[many++];
        choice->square = othello_first(moves);
        choice->after = othello_after(board, choice->square, othello_flips(board, choice->square));
    }
    return many;
}

void othello_pick(OthelloChoice *choices, unsigned many, unsigned from) {
    unsigned best = from;
    for (unsigned i = from + 1; i < many; i++)
        if (choices[i].rank > choices[best].rank) best = i;
    const OthelloChoice picked = choices[best];
    for (; best > from; best--) choices[best] = choices[best - 1];
    choices[from] = picked;
}

/* The squares beside a set, in all eight directions. */
static uint64_t around(uint64_t set) {
    const uint64_t rows = set | (set & 0xfefefefefefefefe) >> 1 | (set & 0x7f7f7f7f7f7f7f7f) << 1;
    return rows | rows >> 8 | rows << 8;
}

int othello_rank(const OthelloChoice *choice, uint64_t empty_before) {
    const OthelloBoard after = choice->after;
    const uint64_t moves = othello_moves(after), bit = othello_bit(choice->square);
    int rank = -16 * count(moves) - 16 * count(moves & CORNERS);
    rank -= 5 * count(around(after.other) & othello_empty(after));
    rank += 11 * count(othello_stable_edges(othello_passed(after)));
    if (bit & othello_odd_quadrants(empty_before)) rank += 4;
    if (bit & CORNERS) rank += 18;
    return rank;
}

/* Mobility, now and to come, the corners and what is lost beside them. */
static int by_thumb(OthelloBoard board) {
    const OthelloBoard passed = othello_passed(board);
    const uint64_t empty = othello_empty(board), own_moves = othello_moves(board), other_moves = othello_moves(passed);
    int value = 150 * (count(own_moves) - count(other_moves)) + 300 * (count(own_moves & CORNERS) - count(other_moves & CORNERS));
    value += 50 * (count(around(board.other) & empty) - count(around(board.own) & empty));
    value += 150 * (count(othello_stable_edges(board)) - count(othello_stable_edges(passed)));
    const uint64_t open = around(CORNERS & empty) & BESIDE_CORNERS;
    value -= 150 * (count(board.own & open) - count(board.other & open));
    return value;
}

int othello_guess(const OthelloJudge *judge, OthelloBoard board, int alpha, int beta, unsigned depth, uint64_t *nodes) {
    ++*nodes;
    if (depth == 0) return judge->evaluate ? judge->evaluate(judge->data, board) : by_thumb(board);
    const uint64_t moves = othello_moves(board);
    if (!moves) {
        const OthelloBoard passed = othello_passed(board);
        return othello_moves(passed) ? -othello_guess(judge, passed, -beta, -alpha, depth, nodes)
                                     : 100 * othello_final_score(board);
    }
    OthelloChoice choices[OTHELLO_MAX_MOVES];
    const unsigned many = othello_choices(board, moves, choices);
    const uint64_t empty = othello_empty(board);
    for (unsigned i = 0; i < many; i++) choices[i].rank = depth > 1 ? othello_rank(&choices[i], empty) : 0;
    int best = -2 * OTHELLO_JUDGEMENT_MAX;
    for (unsigned i = 0; i < many && best < beta; i++) {
        if (depth > 1) othello_pick(choices, many, i);
        const int value = -othello_guess(judge, choices[i].after, -beta, -(alpha > best ? alpha : best), depth - 1, nodes);
        if (value > best) best = value;
    }
    return best;
}
