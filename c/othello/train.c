#include "train.h"

#include <stdlib.h>
#include <string.h>

#include "search.h"

enum { CACHE_BITS = 13, LONGEST_GAME = 64, HELD_GAME = 16, PROGRESS_GAMES = 256, SCALE = 100 };

typedef struct Sample {
    OthelloBoard board;
    int16_t label; /* 1/100 disc */
    uint8_t discs;
    bool held;
    uint32_t generation;
} Sample;

typedef struct Samples {
    Sample *items;
    size_t count, room;
} Samples;

struct OthelloTraining {
    uint64_t seed;
    unsigned generation;
    Samples samples;
    uint32_t *folded; /* of each entry */
    uint32_t count;   /* folded entries of a stage */
    float *values;    /* of each stage's folded entries, in discs */
    OthelloWeights *weights;
    OthelloCache *cache;
};

void othello_training_free(OthelloTraining *training) {
    if (training == NULL) return;
    free(training->samples.items);
    free(training->folded);
    free(training->values);
    othello_weights_free(training->weights);
    othello_cache_free(training->cache);
    free(training);
}

static void copy_weights(OthelloTraining *training, const OthelloWeights *start) {
    for (unsigned stage = 0; stage < OTHELLO_STAGES; stage++)
        for (uint32_t i = 0; i < OTHELLO_ENTRIES; i++)
            training->values[(size_t)stage * training->count + training->folded[i]] =
                (float)othello_weight(start, stage, i) / OTHELLO_UNIT;
    training->weights = othello_weights_make(training->values);
}

static bool fill_training(OthelloTraining *training, const OthelloWeights *start) {
    training->folded = othello_fold(&training->count);
    training->cache = othello_cache_new(CACHE_BITS);
    if (training->folded == NULL || training->cache == NULL) return false;
    training->values = calloc((size_t)OTHELLO_STAGES * training->count, sizeof *training->values);
    if (training->values == NULL) return false;
    if (start == NULL) return true;
    copy_weights(training, start);
    return training->weights != NULL;
}

OthelloTraining *othello_training_new(uint64_t seed, const OthelloWeights *start) {
    OthelloTraining *training = calloc(1, sizeof *training);
    if (training == NULL) return NULL;
    training->seed = seed;
    if (fill_training(training, start)) return training;
    othello_training_free(training);
    return NULL;
}

OthelloWeights *othello_training_weights(const OthelloTraining *training) {
    return training->weights != NULL ? othello_weights_make(training->values) : NULL;
}

/* Random numbers. */

static uint64_t mixed(uint64_t value) {
    value = (value ^ value >> 30) * 0xbf58476d1ce4e5b9;
    value = (value ^ value >> 27) * 0x94d049bb133111eb;
    return value ^ value >> 31;
}

/* Each game has its own sequence. */
static uint64_t random_of_game(uint64_t seed, unsigned generation, unsigned game) {
    return mixed(mixed(seed + 0x9e3779b97f4a7c15) + ((uint64_t)generation << 32) + game);
}

static unsigned below(uint64_t *state, unsigned limit) {
    *state += 0x9e3779b97f4a7c15;
    return (unsigned)((mixed(*state) >> 32) * limit >> 32);
}

/* Games. */

typedef struct Step {
    OthelloBoard board;
    int score;
    unsigned side; /* who moves: 0 or 1 */
    bool exact, noise;
} Step;

typedef struct Game {
    unsigned length;
    Step steps[LONGEST_GAME];
    int final;     /* 1/100 disc */
    unsigned side; /* whose */
} Game;

static unsigned random_move(uint64_t moves, uint64_t *random) {
    for (unsigned skip = below(random, othello_count(moves)); skip > 0; skip--) moves &= moves - 1;
    return othello_first(moves);
}

/* Searches the board, notes it, and gives the move to play. */
static unsigned step(const OthelloTraining *training, const OthelloGeneration *arguments, OthelloBoard board, unsigned side,
                     uint64_t *random, Game *game) {
    const bool exact = othello_count(othello_empty(board)) <= arguments->solve;
    const OthelloSearchOptions options = {.weights = training->weights,
                                          .cache = training->cache,
                                          .depth = exact ? OTHELLO_SQUARES : arguments->depth,
                                          .full = true};
    const OthelloSearchResult result = othello_search(board, &options, NULL);
    Step *noted = &game->steps[game->length++];
    *noted = (Step){.board = board, .score = result.score, .side = side, .exact = result.exact};
    noted->noise = below(random, 1000) < arguments->noise;
    return noted->noise ? random_move(othello_moves(board), random) : result.move;
}

/* False when stopped; *boards counts the boards played. */
static bool play(const OthelloTraining *training, const OthelloGeneration *arguments, uint64_t random, Stop *stop,
                 uint64_t *boards, Game *game) {
    const unsigned opening = below(&random, arguments->opening + 1);
    OthelloBoard board = othello_start();
    unsigned side = 0;
    game->length = 0;
    for (unsigned ply = 0; !othello_game_over(board); side ^= 1) {
        const uint64_t moves = othello_moves(board);
        if (stop_requested(stop, ++*boards)) return false;
        if (!moves) {
            board = othello_passed(board);
            continue;
        }
        const unsigned move =
            ply++ < opening ? random_move(moves, &random) : step(training, arguments, board, side, &random, game);
        board = othello_after(board, move, othello_flips(board, move));
    }
    game->final = SCALE * othello_final_score(board);
    game->side = side;
    return true;
}

static bool add_sample(Samples *samples, Sample sample) {
    if (samples->count == samples->room) {
        const size_t room = 2 * samples->room + 4096;
        Sample *items = realloc(samples->items, room * sizeof *items);
        if (items == NULL) return false;
        samples->items = items;
        samples->room = room;
    }
    samples->items[samples->count++] = sample;
    return true;
}

static bool add_game(Samples *samples, const Game *game, unsigned trust, bool held, unsigned generation) {
    int label = game->final;
    unsigned side = game->side;
    for (unsigned i = game->length; i-- > 0;) {
        const Step *noted = &game->steps[i];
        if (noted->side != side) label = -label;
        side = noted->side;
        if (noted->noise && !noted->exact && trust == 0) return true;
        if (noted->exact || noted->noise)
            label = noted->score;
        else
            label = ((int)trust * noted->score + (SCALE - (int)trust) * label) / SCALE;
        const Sample sample = {.board = noted->board,
                               .label = (int16_t)label,
                               .discs = (uint8_t)othello_count(noted->board.own | noted->board.other),
                               .held = held,
                               .generation = generation};
        if (!add_sample(samples, sample)) return false;
    }
    return true;
}

static OthelloTrainStatus play_games(OthelloTraining *training, const OthelloGeneration *arguments, unsigned generation,
                                     OthelloTrainProgress progress, void *data, Stop *stop) {
    const unsigned trust = training->weights == NULL ? 0 : arguments->trust < SCALE ? arguments->trust : SCALE;
    uint64_t boards = 0;
    for (unsigned i = 0; i < arguments->games; i++) {
        Game game;
        if (!play(training, arguments, random_of_game(training->seed, generation, i), stop, &boards, &game))
            return OTHELLO_TRAIN_STOPPED;
        if (!add_game(&training->samples, &game, trust, i % HELD_GAME == HELD_GAME - 1, generation))
            return OTHELLO_TRAIN_NO_MEMORY;
        if (progress != NULL && (i + 1) % PROGRESS_GAMES == 0) progress(data, "games", i + 1, arguments->games);
    }
    return OTHELLO_TRAIN_DONE;
}

/* The fit of a stage: conjugate gradients on the normal equations, divided by the counts. `wide` are of all entries, so that a
 * board need not fold; the others of the folded ones. */

typedef struct Fit {
    const uint32_t *folded;
    uint32_t count;
    const Sample **samples;
    size_t sample_count;
    double prior;
    float *wide_values;
    double *wide_sums;
    double *sums, *residue, *direction, *seen;
    float *values;
    Stop *stop;
    uint64_t boards;
} Fit;

static void look_at(const Sample *sample, uint32_t *entries) {
    OthelloLooks looks;
    othello_look(sample->board, othello_moves(sample->board), othello_moves(othello_passed(sample->board)), &looks);
    for (unsigned i = 0; i < OTHELLO_LANES_USED; i++) entries[i] = OTHELLO_LANE_BASE[i] + looks.lane[i];
}

static void fold_sums(Fit *fit, double *sums) {
    memset(sums, 0, fit->count * sizeof *sums);
    for (uint32_t i = 0; i < OTHELLO_ENTRIES; i++) sums[fit->folded[i]] += fit->wide_sums[i];
}

/* What each sample adds to the sum of every entry it has. */
typedef enum {
    ERRORS,   /* its label less its value by `wide_values` */
    IMAGES,   /* its value by them */
    SIGHTINGS /* 1 */
} Sums;

/* `sums` receives the sums of the folded entries, *squares that of the samples' squares. False when stopped. */
static bool sum_up(Fit *fit, Sums what, double *sums, double *squares) {
    *squares = 0;
    memset(fit->wide_sums, 0, OTHELLO_ENTRIES * sizeof *fit->wide_sums);
    for (size_t i = 0; i < fit->sample_count; i++) {
        uint32_t entries[OTHELLO_LANES_USED];
        if (stop_requested(fit->stop, ++fit->boards)) return false;
        look_at(fit->samples[i], entries);
        float value = 0;
        if (what != SIGHTINGS)
            for (unsigned j = 0; j < OTHELLO_LANES_USED; j++) value += fit->wide_values[entries[j]];
        const double share = what == SIGHTINGS ? 1 : what == IMAGES ? value : (double)fit->samples[i]->label / SCALE - value;
        *squares += share * share;
        for (unsigned j = 0; j < OTHELLO_LANES_USED; j++) fit->wide_sums[entries[j]] += share;
    }
    fold_sums(fit, sums);
    return true;
}

static double product_by_counts(const Fit *fit, const double *a) {
    double sum = 0;
    for (uint32_t i = 0; i < fit->count; i++) sum += a[i] * a[i] / fit->seen[i];
    return sum;
}

static void widen_values(Fit *fit) {
    for (uint32_t i = 0; i < OTHELLO_ENTRIES; i++) fit->wide_values[i] = fit->values[fit->folded[i]];
}

static bool go_down(Fit *fit, unsigned rounds) {
    double squares;
    if (!sum_up(fit, SIGHTINGS, fit->seen, &squares)) return false;
    widen_values(fit);
    if (!sum_up(fit, ERRORS, fit->residue, &squares)) return false;
    for (uint32_t i = 0; i < fit->count; i++) {
        fit->seen[i] += fit->prior;
        fit->residue[i] -= fit->prior * fit->values[i];
        fit->direction[i] = fit->residue[i] / fit->seen[i];
    }
    double size = product_by_counts(fit, fit->residue);
    for (unsigned round = 0; round < rounds && size > 1e-9; round++) {
        for (uint32_t i = 0; i < OTHELLO_ENTRIES; i++) fit->wide_values[i] = (float)fit->direction[fit->folded[i]];
        if (!sum_up(fit, IMAGES, fit->sums, &squares)) return false;
        double curve = squares;
        for (uint32_t i = 0; i < fit->count; i++) curve += fit->prior * fit->direction[i] * fit->direction[i];
        const double pace = size / curve;
        for (uint32_t i = 0; i < fit->count; i++) {
            fit->values[i] += (float)(pace * fit->direction[i]);
            fit->residue[i] -= pace * (fit->sums[i] + fit->prior * fit->direction[i]);
        }
        const double next = product_by_counts(fit, fit->residue);
        for (uint32_t i = 0; i < fit->count; i++)
            fit->direction[i] = fit->residue[i] / fit->seen[i] + next / size * fit->direction[i];
        size = next;
    }
    return true;
}

/* Newton's iteration; saves the mathematics library. */
static double root(double square) {
    double value = square > 1 ? square : 1;
    if (square <= 0) return 0;
    for (unsigned i = 0; i < 64; i++) value = (value + square / value) / 2;
    return value;
}

static unsigned least_discs(unsigned stage) { return 4 + 5 * stage; }
static unsigned most_discs(unsigned stage) { return stage + 1 < OTHELLO_STAGES ? 8 + 5 * stage : OTHELLO_SQUARES; }

/* The samples of a stage, held out or not, and those of up to `beside` discs less or more. */
static void choose(const Samples *samples, unsigned stage, bool held, unsigned beside, Fit *fit) {
    fit->sample_count = 0;
    for (size_t i = 0; i < samples->count; i++) {
        const Sample *sample = &samples->items[i];
        if (sample->held == held && sample->discs + beside >= least_discs(stage) && sample->discs <= most_discs(stage) + beside)
            fit->samples[fit->sample_count++] = sample;
    }
}

static bool measure(Fit *fit, const Samples *samples, unsigned stage, bool held, unsigned *boards, double *error) {
    double squares;
    choose(samples, stage, held, 0, fit);
    widen_values(fit);
    if (!sum_up(fit, ERRORS, fit->sums, &squares)) return false;
    *boards = (unsigned)fit->sample_count;
    *error = fit->sample_count > 0 ? root(squares / (double)fit->sample_count) : 0;
    return true;
}

static bool fit_stage(Fit *fit, const Samples *samples, unsigned stage, unsigned rounds, OthelloFit *report) {
    if (!measure(fit, samples, stage, true, &report->held, &report->held_before)) return false;
    choose(samples, stage, false, 1, fit);
    return go_down(fit, rounds) && measure(fit, samples, stage, false, &report->boards, &report->error) &&
           measure(fit, samples, stage, true, &report->held, &report->held_after);
}

static OthelloTrainStatus fit_all(OthelloTraining *training, const OthelloGeneration *arguments, float *values,
                                  OthelloTrainProgress progress, void *data, Stop *stop, OthelloTrainReport *report) {
    const uint32_t count = training->count;
    const Sample **samples = malloc((training->samples.count + 1) * sizeof *samples);
    float *wide_values = malloc(OTHELLO_ENTRIES * sizeof *wide_values);
    double *sums = malloc((OTHELLO_ENTRIES + 4 * (size_t)count) * sizeof *sums);
    OthelloTrainStatus status = OTHELLO_TRAIN_DONE;
    if (samples == NULL || wide_values == NULL || sums == NULL) status = OTHELLO_TRAIN_NO_MEMORY;
    for (unsigned stage = 0; stage < OTHELLO_STAGES && status == OTHELLO_TRAIN_DONE; stage++) {
        Fit fit = {.folded = training->folded,
                   .count = count,
                   .samples = samples,
                   .prior = arguments->prior > 0 ? arguments->prior : 1e-3,
                   .wide_values = wide_values,
                   .wide_sums = sums,
                   .sums = sums + OTHELLO_ENTRIES,
                   .residue = sums + OTHELLO_ENTRIES + count,
                   .direction = sums + OTHELLO_ENTRIES + 2 * (size_t)count,
                   .seen = sums + OTHELLO_ENTRIES + 3 * (size_t)count,
                   .values = values + (size_t)stage * count,
                   .stop = stop};
        if (!fit_stage(&fit, &training->samples, stage, arguments->rounds, &report->stages[stage]))
            status = OTHELLO_TRAIN_STOPPED;
        if (progress != NULL && status == OTHELLO_TRAIN_DONE) progress(data, "stages", stage + 1, OTHELLO_STAGES);
    }
    free(samples);
    free(wide_values);
    free(sums);
    return status;
}

/* Leaves the samples of the `keep` latest generations. */
static void forget(Samples *samples, unsigned generation, unsigned keep) {
    size_t kept = 0;
    for (size_t i = 0; i < samples->count; i++)
        if (samples->items[i].generation + keep > generation) samples->items[kept++] = samples->items[i];
    samples->count = kept;
}

static OthelloTrainStatus fit_generation(OthelloTraining *training, const OthelloGeneration *arguments,
                                         OthelloTrainProgress progress, void *data, Stop *stop, OthelloTrainReport *report) {
    const size_t size = (size_t)OTHELLO_STAGES * training->count * sizeof *training->values;
    float *values = malloc(size);
    if (values == NULL) return OTHELLO_TRAIN_NO_MEMORY;
    memcpy(values, training->values, size);
    OthelloTrainStatus status = fit_all(training, arguments, values, progress, data, stop, report);
    OthelloWeights *weights = status == OTHELLO_TRAIN_DONE ? othello_weights_make(values) : NULL;
    if (weights == NULL) {
        free(values);
        return status != OTHELLO_TRAIN_DONE ? status : OTHELLO_TRAIN_NO_MEMORY;
    }
    free(training->values);
    othello_weights_free(training->weights);
    training->values = values;
    training->weights = weights;
    return OTHELLO_TRAIN_DONE;
}

OthelloTrainStatus othello_train(OthelloTraining *training, const OthelloGeneration *arguments, OthelloTrainProgress progress,
                                 void *data, Stop *stop, OthelloTrainReport *report) {
    const unsigned generation = training->generation + 1;
    const size_t before = training->samples.count;
    *report = (OthelloTrainReport){.generation = generation};
    OthelloTrainStatus status = play_games(training, arguments, generation, progress, data, stop);
    if (status == OTHELLO_TRAIN_DONE) status = fit_generation(training, arguments, progress, data, stop, report);
    if (status != OTHELLO_TRAIN_DONE) {
        training->samples.count = before;
        return status;
    }
    training->generation = generation;
    /* Boards that the next generation would not keep are dropped now. */
    forget(&training->samples, generation + 1, arguments->keep > 1 ? arguments->keep : 1);
    return OTHELLO_TRAIN_DONE;
}
