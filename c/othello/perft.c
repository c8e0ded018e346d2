#include "perft.h"

static uint64_t last_ply(OthelloBoard board) {
    const unsigned moves = othello_count(othello_moves(board));
    return moves ? moves : 1;
}

static uint64_t last_two_plies(OthelloBoard board) {
    uint64_t moves = othello_moves(board), total = 0;
    if (!moves) return last_ply(othello_passed(board));
    for (; moves; moves &= moves - 1) {
        const unsigned square = othello_first(moves);
        total += last_ply(othello_after(board, square, othello_flips(board, square)));
    }
    return total;
}

static uint64_t leaves(OthelloBoard board, unsigned depth, Stop *stop, uint64_t *seen) {
    if (depth == 2) {
        const uint64_t below = last_two_plies(board);
        *seen += below;
        return below;
    }
    uint64_t moves = othello_moves(board), total = 0;
    if (!moves) {
        const OthelloBoard passed = othello_passed(board);
        return othello_moves(passed) ? leaves(passed, depth - 1, stop, seen) : 1;
    }
    for (; moves && !stop_requested(stop, *seen); moves &= moves - 1) {
        const unsigned square = othello_first(moves);
        total += leaves(othello_after(board, square, othello_flips(board, square)), depth - 1, stop, seen);
    }
    return total;
}

uint64_t othello_perft(OthelloBoard board, unsigned depth, Stop *stop) {
    uint64_t seen = 0;
    return depth == 0 ? 1 : depth == 1 ? last_ply(board) : leaves(board, depth, stop, &seen);
}
