#include "likely_train.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../movegen.h"
#include "../search/order.h"
#include "crew.h"
#include "random.h"

enum { LEAST_PLIES = 2, KEPT_ONE_IN = 16 };

/* ---- samples ---- */

typedef struct Found {
    LikelySample *sample;
    size_t count, room;
    uint64_t cuts; /* how many there were, kept or not */
    bool no_memory;
} Found;

typedef struct Collection {
    const LikelyOrder *order;
    Found *found; /* of each position */
} Collection;

static void keep(void *data, const Position *position, unsigned last_to, Move move, int plies) {
    Found *found = data;
    if (plies < LEAST_PLIES || found->cuts++ % KEPT_ONE_IN != 0 || found->no_memory) return;
    if (found->count == found->room) {
        size_t room = found->room ? 2 * found->room : 16;
        LikelySample *grown = realloc(found->sample, room * sizeof *grown);
        if (!grown) {
            found->no_memory = true;
            return;
        }
        found->sample = grown;
        found->room = room;
    }
    found->sample[found->count++] = (LikelySample){.position = *position, .move = move, .last_to = (Square)last_to};
}

/* Searches a position of the crew's. */
static bool search_one(void *data, size_t index, Searcher *searcher) {
    const Collection *collection = data;
    const LikelyOrder *order = collection->order;
    Found *found = &collection->found[index];
    const SearchTask task = {.position = &order->positions[index],
                             .declaration = true,
                             .parameters = order->parameters,
                             .table = searcher->table,
                             .depth = SEARCH_MAX_PLY - 1,
                             .lines = 1,
                             .threads = 1,
                             .cut = keep,
                             .cut_data = found};
    searcher->stop.reason = STOP_NOT;
    searcher->stop.node_limit = order->nodes;
    return search(&task, &searcher->stop, &searcher->result) && searcher->stop.reason != STOP_POLL && !found->no_memory;
}

static bool join(const Found *found, size_t count, LikelySamples *samples) {
    size_t all = 0;
    for (size_t i = 0; i < count; i++) all += found[i].count;
    if (all == 0) return true;
    samples->sample = malloc(all * sizeof *samples->sample);
    if (!samples->sample) return false;
    for (size_t i = 0; i < count; i++) {
        if (found[i].count) memcpy(samples->sample + samples->count, found[i].sample, found[i].count * sizeof *found[i].sample);
        samples->count += found[i].count;
    }
    return true;
}

TrainStatus likely_collect(const LikelyOrder *order, LikelySamples *samples, TrainProgress progress, void *data, Stop *stop) {
    Collection collection = {.order = order, .found = calloc(order->count + 1, sizeof *collection.found)};
    *samples = (LikelySamples){NULL, 0};
    if (!collection.found) return TRAIN_NO_MEMORY;
    TrainStatus status = crew_run(order->count, order->threads, search_one, &collection, progress, data, stop);
    if (status == TRAIN_DONE && !join(collection.found, order->count, samples)) status = TRAIN_NO_MEMORY;
    for (size_t i = 0; i < order->count; i++) free(collection.found[i].sample);
    free(collection.found);
    return status;
}

/* ---- learning ---- */

/* The first step moves a value by RATE; the more a value has been moved, the smaller its steps are. HOLD draws it back to 0. */
#define RATE 0.15f
#define SOFTEN 0.3f
#define HOLD 2e-5f
#define SMALLEST_SHARE 1e-4f
#define THOUSANDTHS 1000.0f

/* The quiet moves of a sample, what is seen of each, and how likely each is. */
typedef struct Candidates {
    unsigned count, decided; /* the index of the one that cut */
    unsigned sight_count[MAX_MOVES];
    uint16_t sights[MAX_MOVES][LIKELY_MOST_SIGHTS];
    float value[MAX_MOVES];
} Candidates;

static void list(const LikelySample *sample, Candidates *candidates) {
    Move moves[MAX_MOVES];
    LikelyScene scene;
    unsigned count = movegen_legal(&sample->position, moves);
    likely_prepare(&scene, &sample->position, sample->last_to, LIKELY_ALL);
    candidates->count = candidates->decided = 0;
    for (unsigned i = 0; i < count; i++) {
        if (order_takes(&sample->position, moves[i]) || order_superfluous(&sample->position, moves[i])) continue;
        if (moves[i] == sample->move) candidates->decided = candidates->count;
        candidates->sight_count[candidates->count] = likely_sights(&scene, moves[i], candidates->sights[candidates->count]);
        candidates->count++;
    }
}

/* The logarithm by which the one that cut falls short of certainty. The values become shares of 1. */
static double judge(Candidates *candidates, const float *value, unsigned *before) {
    float most = -INFINITY, all = 0;
    for (unsigned i = 0; i < candidates->count; i++) {
        float sum = 0;
        for (unsigned j = 0; j < candidates->sight_count[i]; j++) sum += value[candidates->sights[i][j]];
        candidates->value[i] = sum;
        if (sum > most) most = sum;
    }
    float decided = candidates->value[candidates->decided];
    *before = 0;
    for (unsigned i = 0; i < candidates->count; i++) {
        *before += i != candidates->decided && candidates->value[i] >= decided;
        all += candidates->value[i] = expf(candidates->value[i] - most);
    }
    for (unsigned i = 0; i < candidates->count; i++) candidates->value[i] /= all;
    return (double)(logf(all) + most - decided);
}

static void step(const Candidates *candidates, float *value, float *moved) {
    for (unsigned i = 0; i < candidates->count; i++) {
        float share = candidates->value[i] - (i == candidates->decided ? 1.0f : 0.0f);
        if (fabsf(share) < SMALLEST_SHARE) continue;
        for (unsigned j = 0; j < candidates->sight_count[i]; j++) {
            unsigned sight = candidates->sights[i][j];
            float slope = share + HOLD * value[sight];
            moved[sight] += slope * slope;
            value[sight] -= RATE * slope / (sqrtf(moved[sight]) + SOFTEN);
        }
    }
}

static int16_t rounded(float value) {
    float number = roundf(value * THOUSANDTHS);
    return (int16_t)(number > INT16_MAX ? INT16_MAX : number < -INT16_MAX ? -INT16_MAX : number);
}

static void shuffle(uint32_t *order, size_t count, uint64_t *random) {
    for (size_t i = 0; i < count; i++) {
        size_t place = random_below(random, i + 1);
        order[i] = order[place];
        order[place] = (uint32_t)i;
    }
}

TrainStatus likely_train(const LikelySamples *samples, uint64_t seed, unsigned passes, Likely *likely, TrainProgress progress,
                         void *data, Stop *stop) {
    enum { TOLD_EVERY = 256 };
    if (samples->count == 0) return TRAIN_NO_GAMES;
    float *value = calloc(LIKELY_COUNT, sizeof *value), *moved = calloc(LIKELY_COUNT, sizeof *moved);
    Candidates *candidates = malloc(sizeof *candidates);
    uint32_t *order = calloc(samples->count, sizeof *order);
    uint64_t random = (seed + 1) * 0x9e3779b97f4a7c15, all = (uint64_t)passes * samples->count;
    TrainStatus status = value && moved && candidates && order ? TRAIN_DONE : TRAIN_NO_MEMORY;
    for (uint64_t done = 0; done < all && status == TRAIN_DONE; done++) {
        size_t place = (size_t)(done % samples->count);
        unsigned before;
        if (place == 0) shuffle(order, samples->count, &random);
        list(&samples->sample[order[place]], candidates);
        judge(candidates, value, &before);
        step(candidates, value, moved);
        if (progress && done % TOLD_EVERY == 0) progress(data, done, all);
        if (stop && stop_requested(stop, 0)) status = TRAIN_STOPPED;
    }
    if (status == TRAIN_DONE)
        for (unsigned i = 0; i < LIKELY_COUNT; i++) likely->value[i] = rounded(value[i]);
    free(order);
    free(candidates);
    free(moved);
    free(value);
    return status;
}

TrainStatus likely_measure(const LikelySamples *samples, const Likely *likely, LikelyMeasure *measure, Stop *stop) {
    float *value = malloc(LIKELY_COUNT * sizeof *value);
    Candidates *candidates = malloc(sizeof *candidates);
    TrainStatus status = value && candidates ? TRAIN_DONE : TRAIN_NO_MEMORY;
    *measure = (LikelyMeasure){0, 0, 0};
    for (unsigned i = 0; status == TRAIN_DONE && i < LIKELY_COUNT; i++) value[i] = likely->value[i] / THOUSANDTHS;
    for (size_t i = 0; status == TRAIN_DONE && i < samples->count; i++) {
        unsigned before;
        list(&samples->sample[i], candidates);
        measure->loss += judge(candidates, value, &before) / (double)samples->count;
        if (candidates->count > 1) measure->before += before / (candidates->count - 1.0) / (double)samples->count;
        measure->first += (before == 0) / (double)samples->count;
        if (stop && stop_requested(stop, 0)) status = TRAIN_STOPPED;
    }
    free(candidates);
    free(value);
    return status;
}
