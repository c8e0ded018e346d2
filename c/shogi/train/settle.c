#include "settle.h"

#include <math.h>

#include "shares_private.h"

enum { SETTLE_EACH = 8 /* plies */ };

/* What a piece of a kind adds in one table, over many positions. */
typedef struct Mean {
    int64_t sum[PHASES], count;
} Mean;

/* Of pieces as their own king sees them, as the enemy king does, and as nobody in particular does. */
typedef struct Means {
    Mean near[CODES], place[CODES], threat[16], mobility[16];
} Means;

static void add_to_mean(Mean *mean, const int value[PHASES]) {
    for (unsigned phase = 0; phase < PHASES; phase++) mean->sum[phase] += value[phase];
    mean->count++;
}

static void add_to_means(Means *means, const Weights *weights, unsigned weight) {
    const int value[PHASES] = {weight_of(weights, weight, OPENING), weight_of(weights, weight, ENDING)};
    if (weight >= WEIGHTS_MOBILITY && weight < WEIGHTS_TEMPO)
        add_to_mean(&means->mobility[(weight - WEIGHTS_MOBILITY) / MOST_MOBILE], value);
    else if (weight >= WEIGHTS_THREAT && weight < WEIGHTS_ATTACKER)
        add_to_mean(&means->threat[(weight - WEIGHTS_THREAT) / CONTROLS % 16], value);
    else if (weight >= WEIGHTS_PLACE && weight < WEIGHTS_CONTROL)
        add_to_mean(&means->place[(weight - WEIGHTS_PLACE) / SQUARES % CODES], value);
    else if (weight >= WEIGHTS_NEAR && weight < WEIGHTS_PLACE)
        add_to_mean(&means->near[(weight - WEIGHTS_NEAR) / CELLS], value);
}

static void see_games(const Training *training, const Weights *weights, Means *means) {
    for (size_t game = 0; game < training->record_count; game++) {
        const Game *seen = &training->games[game];
        Position position = seen->start;
        for (size_t ply = 0; ply < seen->count; ply++) {
            EvaluationFeature features[EVALUATION_FEATURES];
            Undo undo;
            position_make(&position, training->moves[seen->first + ply], &undo);
            if (ply % SETTLE_EACH != SETTLE_EACH - 1) continue;
            unsigned progress, count = evaluate_features(&position, features, &progress);
            for (unsigned i = 0; i < count; i++) add_to_means(means, weights, features[i].weight);
        }
    }
}

static int rounded(Mean mean, enum Phase phase) {
    return mean.count > 0 ? (int)lrint((double)mean.sum[phase] / (double)mean.count) : 0;
}

static void shift(Weights *weights, enum Phase phase, unsigned first, unsigned count, int by) {
    for (unsigned i = first; i < first + count; i++)
        weight_set(weights, i, phase, weight_within(weight_of(weights, i, phase) + by));
}

static void settle_code(Weights *weights, const Means *means, enum Phase phase, unsigned code) {
    int near = rounded(means->near[code], phase), place = rounded(means->place[code], phase);
    unsigned kind = code % GOTE_PIECE;
    shift(weights, phase, WEIGHTS_NEAR + code * CELLS, CELLS, -near);
    for (unsigned zone = 0; zone < ZONES; zone++)
        shift(weights, phase, WEIGHTS_PLACE + (zone * CODES + code) * SQUARES, SQUARES, -place);
    if (kind != OU) shift(weights, phase, WEIGHTS_MATERIAL + kind, 1, code == kind ? near + place : -near - place);
}

static void settle_kind(Weights *weights, const Means *means, enum Phase phase, unsigned kind) {
    int threat = rounded(means->threat[kind], phase), mobility = rounded(means->mobility[kind], phase);
    shift(weights, phase, WEIGHTS_THREAT + kind * CONTROLS, CONTROLS, -threat);
    shift(weights, phase, WEIGHTS_THREAT + (16 + kind) * CONTROLS, CONTROLS, -threat);
    shift(weights, phase, WEIGHTS_MOBILITY + kind * MOST_MOBILE, MOST_MOBILE, -mobility);
    if (kind != OU) shift(weights, phase, WEIGHTS_MATERIAL + kind, 1, threat + mobility);
}

static void settle_phase(Weights *weights, const Means *means, enum Phase phase) {
    for (unsigned kind = FU; kind < KINDS; kind++) {
        settle_code(weights, means, phase, kind);
        settle_code(weights, means, phase, kind + GOTE_PIECE);
        settle_kind(weights, means, phase, kind);
    }
    for (unsigned kind = FU; kind < HAND_KINDS; kind++) {
        unsigned first = WEIGHTS_HANDS + kind * HAND_COUNTS;
        shift(weights, phase, first, HAND_COUNTS, -weight_of(weights, first, phase));
    }
}

void training_settle(const Training *training, Weights *weights) {
    Means means = {0};
    see_games(training, weights, &means);
    for (unsigned phase = 0; phase < PHASES; phase++) settle_phase(weights, &means, (enum Phase)phase);
}
