#include "order.h"

#include "last.h"
#include "margins_private.h"
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
    choices[best] = choices[from];
    choices[from] = picked;
}

int othello_rank(const OthelloChoice *choice, uint64_t empty_before) {
    const OthelloBoard after = choice->after;
    const uint64_t moves = othello_moves(after), bit = othello_bit(choice->square);
    int rank = -RANK_REPLY * count(moves) - RANK_CORNER_REPLY * count(moves & CORNERS);
    rank -= RANK_FRONTIER * count(othello_beside(after.other) & othello_empty(after));
    rank += RANK_STABLE_EDGE * count(othello_stable_edges(othello_passed(after)));
    if (bit & othello_odd_quadrants(empty_before)) rank += RANK_PARITY;
    if (bit & CORNERS) rank += RANK_CORNER;
    return rank;
}

int othello_quick_rank(const OthelloChoice *choice, uint64_t odd) {
    const uint64_t moves = othello_moves(choice->after);
    return -QUICK_REPLY * count(moves) - QUICK_CORNER_REPLY * count(moves & CORNERS) -
           QUICK_EVEN * !(othello_bit(choice->square) & odd);
}

/* A judgement in hundredths of a disc: mobility, corners, stability, frontier and parity. The weights were fitted to the exact
 * results of boards with 9 to 17 empty squares. */
static int by_thumb(OthelloBoard board) {
    const OthelloBoard passed = othello_passed(board);
    const uint64_t empty = othello_empty(board), near_open_corner = othello_beside(CORNERS & empty);
    const uint64_t moves = othello_moves(board), replies = othello_moves(passed);
    int value = 205 * (count(moves) - count(replies)) + 320 * (count(moves & CORNERS) - count(replies & CORNERS));
    value += 250 * ((moves & CORNERS) != 0) - 200 * (!moves) + 200 * (!replies);
    value += 165 * (count(othello_stable(board)) - count(othello_stable(passed)));
    value -= 65 * (count(othello_stable_edges(board)) - count(othello_stable_edges(passed)));
    value += 450 * (count(board.own & CORNERS) - count(board.other & CORNERS));
    value -= 35 * (count(board.own) - count(board.other));
    value -= 45 * (count(othello_beside(board.other) & empty) - count(othello_beside(board.own) & empty));
    value -=
        215 * (count(board.own & near_open_corner & BESIDE_CORNERS) - count(board.other & near_open_corner & BESIDE_CORNERS));
    value += count(empty) & 1 ? 215 : 0;
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
