#include "accumulators.h"

#include <stdlib.h>

typedef struct Accumulator {
    _Alignas(64) int16_t sums[2][HALF]; /* by the side that sees */
    bool known[2];
    FeatureChange change; /* by the move that led here */
} Accumulator;

struct Accumulators {
    const Network *network;
    unsigned top;
    Accumulator at[];
};

Accumulators *accumulators_new(const Network *network, unsigned most_moves) {
    Accumulators *accumulators =
        aligned_alloc(_Alignof(Accumulator), sizeof *accumulators + (most_moves + 1) * sizeof *accumulators->at);
    if (accumulators) accumulators->network = network;
    return accumulators;
}

void accumulators_free(Accumulators *accumulators) { free(accumulators); }

static void make_anew(const Network *network, const Position *position, Side view, Accumulator *accumulator) {
    network_transform(network, position, view, accumulator->sums[view]);
    accumulator->known[view] = true;
}

void accumulators_begin(Accumulators *accumulators, const Position *position) {
    accumulators->top = 0;
    make_anew(accumulators->network, position, SENTE, &accumulators->at[0]);
    make_anew(accumulators->network, position, GOTE, &accumulators->at[0]);
}

static Accumulator *next(Accumulators *accumulators) {
    Accumulator *accumulator = &accumulators->at[++accumulators->top];
    accumulator->known[SENTE] = accumulator->known[GOTE] = false;
    return accumulator;
}

void accumulators_make(Accumulators *accumulators, const Position *position, Move move) {
    next(accumulators)->change = features_changed(position, move);
}

void accumulators_make_null_move(Accumulators *accumulators) { next(accumulators)->change = (FeatureChange){.removed_count = 0}; }

void accumulators_unmake(Accumulators *accumulators) { accumulators->top--; }

static unsigned rows_of(const Network *network, const Position *position, Side view, const uint16_t *seen, unsigned count,
                        const int16_t **rows) {
    uint32_t features[2];
    unsigned found = features_seen(position, network->kind, view, seen, count, features);
    for (unsigned i = 0; i < found; i++) rows[i] = network->weights + (size_t)features[i] * HALF;
    return found;
}

/* The sums of the accumulator from those of the one before. The king of the view is where it was then. */
static void step(const Network *network, const Position *position, Side view, Accumulator *accumulator) {
    const FeatureChange *change = &accumulator->change;
    const int16_t *added[2], *removed[2];
    unsigned added_count = rows_of(network, position, view, change->added, change->added_count, added);
    unsigned removed_count = rows_of(network, position, view, change->removed, change->removed_count, removed);
    network->kernel->sum(accumulator->sums[view], accumulator[-1].sums[view], added, added_count, removed, removed_count);
    accumulator->known[view] = true;
}

static void bring_up(Accumulators *accumulators, const Position *position, Side view) {
    const Network *network = accumulators->network;
    Accumulator *top = &accumulators->at[accumulators->top], *from = top;
    while (!from->known[view]) {
        if (network->kind == NETWORK_HALFKP && from->change.king[view]) {
            make_anew(network, position, view, top);
            return;
        }
        from--;
    }
    while (from < top) step(network, position, view, ++from);
}

int32_t accumulators_output(Accumulators *accumulators, const Position *position) {
    const Accumulator *top = &accumulators->at[accumulators->top];
    Side us = (Side)position->side;
    bring_up(accumulators, position, SENTE);
    bring_up(accumulators, position, GOTE);
    return accumulators->network->kernel->output(accumulators->network->layers, top->sums[us], top->sums[side_other(us)]);
}
