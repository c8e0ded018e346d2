#include "perft.h"

#include "movegen.h"

static uint64_t leaves(Position *position, unsigned depth, Stop *stop, uint64_t *seen) {
    if (depth == 1) return movegen_count(position);
    Move moves[MAX_MOVES];
    unsigned count = movegen_legal(position, moves);
    uint64_t total = 0;
    for (unsigned i = 0; i < count && !stop_requested(stop, *seen); i++) {
        Undo undo;
        position_make(position, moves[i], &undo);
        uint64_t below = leaves(position, depth - 1, stop, seen);
        position_unmake(position, moves[i], &undo);
        total += below;
        if (depth == 2) *seen += below;
    }
    return total;
}

uint64_t perft(Position *position, unsigned depth, Stop *stop) {
    uint64_t seen = 0;
    return depth == 0 ? 1 : leaves(position, depth, stop, &seen);
}

static uint64_t leaves_listed(Position *position, unsigned depth, Stop *stop, uint64_t *seen) {
    if (depth == 0) return 1;
    Move moves[MAX_MOVES];
    unsigned count = movegen_legal(position, moves);
    uint64_t total = 0;
    for (unsigned i = 0; i < count && !stop_requested(stop, *seen); i++) {
        Undo undo;
        position_make(position, moves[i], &undo);
        total += leaves_listed(position, depth - 1, stop, seen);
        position_unmake(position, moves[i], &undo);
        if (depth == 1) (*seen)++;
    }
    return total;
}

uint64_t perft_listed(Position *position, unsigned depth, Stop *stop) {
    uint64_t seen = 0;
    return leaves_listed(position, depth, stop, &seen);
}
