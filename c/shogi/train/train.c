#include "train.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../movegen.h"
#include "../quiet.h"
#include "random.h"

const TrainArguments TRAIN_ARGUMENTS = {
    .seed = 1,
    .passes = 3,
    .skip = 12,
    .others = 32,
    .batch = 500,
    .rate = 0.06,
    .hold = 1e-5,
    .temperature = 60,
    .result_scale = 600,
    .result_share = 1,
    .own_share = 5,
};

enum {
    HOLD_OUT = 10,
    RINGS = 5,
    SHARES = 3,     /* parameters that a weight is the sum of, at most */
    WINDOW = 6,     /* temperatures around the move played: further away a move is left out */
    DECIDED = 2500, /* centipawns: such positions of records teach nothing */
    TOLD_EACH = 1000,
    SETTLE_EACH = 8, /* plies */
    OWN_EACH = 2     /* plies */
};

static const double MILLI = 1000;         /* of a weight in a pawn */
static const double FIRST_SQUARES = 1e-4; /* of Adagrad: a parameter that is hardly seen moves little */

typedef struct Game {
    Position start;
    size_t first, count; /* of `moves` */
    Winner winner;
    bool own;
    size_t from; /* the ply from which it teaches */
} Game;

/* Parameters are pawns; the first WEIGHT_COUNT are the weights' own. They make what weights are worth in the opening, and others
 * of the same names how much more it is in the ending. */
typedef struct Share {
    unsigned parameter;
    float factor;
} Share;

/* The parameters that weights have in common. */
enum {
    OF_HAND = WEIGHT_COUNT,                               /* [kind] for each piece in hand */
    OF_NEAR = OF_HAND + 16,                               /* [code][ring] */
    OF_PLACE = OF_NEAR + CODES * RINGS,                   /* [code][place] */
    OF_RANK = OF_PLACE + CODES * SQUARES,                 /* [code][rank] */
    OF_CELL = OF_RANK + CODES * RANKS,                    /* [control][cell] */
    OF_CONTENT = OF_CELL + CONTROLS * CELLS,              /* [content][control][ring] */
    OF_THREAT = OF_CONTENT + CONTENTS * CONTROLS * RINGS, /* [kind][control] */
    OF_DANGER = OF_THREAT + 16 * CONTROLS,                /* [neighbours] */
    OF_POWER = OF_DANGER + NEIGHBOURS,                    /* [power] for each neighbour */
    OF_ESCAPE = OF_POWER + HAND_POWERS,                   /* for each neighbour */
    OF_GUARD,                                             /* for each neighbour */
    OF_MOBILITY,                                          /* [kind] for each square */
    PARAMETERS = OF_MOBILITY + 16
};

enum Part { BASE, GROWTH, PARTS };

/* What is learnt, and what the learning needs. */
typedef struct Learnt {
    float start[PARAMETERS], value[PARAMETERS], squares[PARAMETERS], gradient[PARAMETERS];
    float by_weight[WEIGHT_COUNT]; /* the batch's gradient */
    double mean[PARAMETERS];       /* sums over the steps of the last pass */
} Learnt;

struct Training {
    Game *games;
    size_t game_count, game_room, record_count; /* the records are the first games */
    Move *moves;
    size_t move_count, move_room;
    uint64_t random;
    Share shares[WEIGHT_COUNT][SHARES];
    Learnt learnt[PARTS];
    unsigned mean_steps;
    Weights weights; /* as the parameters make them */
};

/* What weights have in common. */

static void share(Training *training, unsigned weight, unsigned which, unsigned parameter, double factor) {
    training->shares[weight][which] = (Share){.parameter = parameter, .factor = (float)factor};
}

static unsigned ring_of(unsigned cell) {
    unsigned ahead = cell / 5 > 4 ? cell / 5 - 4 : 4 - cell / 5, aside = cell % 5;
    return ahead > aside ? ahead : aside;
}

static void share_near(Training *training) {
    for (unsigned code = 0; code < CODES; code++)
        for (unsigned cell = 0; cell < CELLS; cell++)
            share(training, WEIGHTS_NEAR + code * CELLS + cell, 1, OF_NEAR + code * RINGS + ring_of(cell), 1);
    for (unsigned state = 0; state < CONTENTS * CONTROLS; state++)
        for (unsigned cell = 0; cell < CELLS; cell++) {
            unsigned weight = WEIGHTS_CONTROL + state * CELLS + cell;
            share(training, weight, 1, OF_CELL + state % CONTROLS * CELLS + cell, 1);
            share(training, weight, 2, OF_CONTENT + state * RINGS + ring_of(cell), 1);
        }
}

static void share_place(Training *training) {
    for (unsigned zone = 0; zone < ZONES; zone++)
        for (unsigned code = 0; code < CODES; code++)
            for (unsigned place = 0; place < SQUARES; place++) {
                unsigned weight = WEIGHTS_PLACE + (zone * CODES + code) * SQUARES + place;
                share(training, weight, 1, OF_PLACE + code * SQUARES + place, 1);
                share(training, weight, 2, OF_RANK + code * RANKS + place / FILES, 1);
            }
}

static void share_counted(Training *training) {
    for (unsigned kind = FU; kind < HAND_KINDS; kind++)
        for (unsigned count = 1; count < HAND_COUNTS; count++)
            share(training, WEIGHTS_HANDS + kind * HAND_COUNTS + count, 1, OF_HAND + kind, count);
    for (unsigned kind = FU; kind < KINDS; kind++)
        for (unsigned count = 0; count < MOST_MOBILE; count++)
            share(training, WEIGHTS_MOBILITY + kind * MOST_MOBILE + count, 1, OF_MOBILITY + kind, count / 8.0);
    for (unsigned count = 0; count < NEIGHBOURS; count++) {
        share(training, WEIGHTS_ESCAPE + count, 1, OF_ESCAPE, count / 4.0);
        share(training, WEIGHTS_GUARD + count, 1, OF_GUARD, count / 4.0);
        for (unsigned power = 0; power < HAND_POWERS; power++) {
            share(training, WEIGHTS_DANGER + power * NEIGHBOURS + count, 1, OF_DANGER + count, 1);
            share(training, WEIGHTS_DANGER + power * NEIGHBOURS + count, 2, OF_POWER + power, count / 4.0);
        }
    }
    for (unsigned row = 0; row < 2 * 16 * CONTROLS; row++)
        share(training, WEIGHTS_THREAT + row, 1, OF_THREAT + row % (16 * CONTROLS), 1);
}

static int16_t within(double value) {
    return (int16_t)lrint(value > INT16_MAX ? INT16_MAX : value < -INT16_MAX ? -INT16_MAX : value);
}

static double sum_of(const Learnt *learnt, const Share *shares) {
    double sum = 0;
    for (unsigned i = 0; i < SHARES; i++) sum += (double)shares[i].factor * (double)learnt->value[shares[i].parameter];
    return sum * MILLI;
}

/* Weights as their parameters make them. */
static void sum_up(Training *training) {
    for (unsigned i = 0; i < WEIGHT_COUNT; i++) {
        double base = sum_of(&training->learnt[BASE], training->shares[i]);
        training->weights.value[i][OPENING] = within(base);
        training->weights.value[i][ENDING] = within(base + sum_of(&training->learnt[GROWTH], training->shares[i]));
    }
}

static void begin_anew(Training *training) {
    for (unsigned part = 0; part < PARTS; part++) {
        Learnt *learnt = &training->learnt[part];
        memcpy(learnt->value, learnt->start, sizeof learnt->value);
        memset(learnt->squares, 0, sizeof learnt->squares);
        memset(learnt->by_weight, 0, sizeof learnt->by_weight);
        memset(learnt->mean, 0, sizeof learnt->mean);
    }
    training->mean_steps = 0;
    sum_up(training);
}

Training *training_new(void) {
    Training *training = calloc(1, sizeof *training);
    if (training == NULL) return NULL;
    for (unsigned i = 0; i < WEIGHT_COUNT; i++) share(training, i, 0, i, 1);
    share_near(training);
    share_place(training);
    share_counted(training);
    float *start = training->learnt[BASE].start;
    for (unsigned kind = FU; kind < KINDS; kind++) start[WEIGHTS_MATERIAL + kind] = (float)PIECE_VALUE[kind] / 100;
    for (unsigned kind = FU; kind < HAND_KINDS; kind++) start[OF_HAND + kind] = (float)PIECE_VALUE[kind] / 100;
    begin_anew(training);
    return training;
}

void training_free(Training *training) {
    if (training == NULL) return;
    free(training->games);
    free(training->moves);
    free(training);
}

static bool make_room(void **array, size_t *room, size_t needed, size_t size) {
    if (needed <= *room) return true;
    size_t wanted = needed + needed / 2;
    void *bigger = realloc(*array, wanted * size);
    if (bigger == NULL) return false;
    *array = bigger;
    *room = wanted;
    return true;
}

static bool add_game(Training *training, Game game, const Move *moves) {
    size_t count = game.count;
    if (!make_room((void **)&training->games, &training->game_room, training->game_count + 1, sizeof *training->games) ||
        !make_room((void **)&training->moves, &training->move_room, training->move_count + count, sizeof *training->moves))
        return false;
    if (count > 0) memcpy(training->moves + training->move_count, moves, count * sizeof *moves);
    game.first = training->move_count;
    training->games[training->game_count++] = game;
    training->move_count += count;
    return true;
}

void training_forget_own(Training *training) {
    if (training->game_count > training->record_count) training->move_count = training->games[training->record_count].first;
    training->game_count = training->record_count;
}

bool training_add(Training *training, const Position *start, const Move *moves, size_t count, Winner winner) {
    training_forget_own(training);
    bool added = add_game(training, (Game){.start = *start, .count = count, .winner = winner}, moves);
    training->record_count = training->game_count;
    return added;
}

bool training_add_own(Training *training, const Position *start, const Move *moves, size_t count, Winner winner, size_t from) {
    return add_game(training, (Game){.start = *start, .count = count, .winner = winner, .own = true, .from = from}, moves);
}

size_t training_records(const Training *training) { return training->record_count; }

size_t training_record(const Training *training, size_t index, Position *start, Move *moves, size_t most) {
    const Game *game = &training->games[index];
    size_t count = game->count < most ? game->count : most;
    *start = game->start;
    if (count > 0) memcpy(moves, training->moves + game->first, count * sizeof *moves);
    return count;
}

void training_weights(const Training *training, Weights *weights) { *weights = training->weights; }

/* One position of a game. */

typedef struct Sample {
    uint32_t game, ply;
} Sample;

bool training_held_out(size_t index) { return index % HOLD_OUT == HOLD_OUT - 1; }

static bool is_held_out(const Training *training, size_t game) {
    return game < training->record_count && training_held_out(game);
}

/* The samples of the games that are held out, or of the others; the caller frees them. */
static Sample *samples_of(const Training *training, unsigned skip, bool held_out, size_t *count) {
    Sample *samples = malloc((training->move_count + 1) * sizeof *samples);
    *count = 0;
    if (samples == NULL) return NULL;
    for (size_t i = 0; i < training->game_count; i++) {
        const Game *game = &training->games[i];
        if (is_held_out(training, i) != held_out) continue;
        for (size_t ply = game->own ? game->from : skip; ply < game->count; ply += game->own ? OWN_EACH : 1)
            samples[(*count)++] = (Sample){.game = (uint32_t)i, .ply = (uint32_t)ply};
    }
    return samples;
}

/* A move of the position, and where its line of captures ends. */
typedef struct Choice {
    Move move;
    int value; /* for the side that makes it */
    QuietLine line;
    double probability;
} Choice;

/* Sees the move's value within `window` centipawns of `middle`; false when it is outside. */
static bool look(Position *position, const Weights *weights, Choice *choice, int middle, int window) {
    Undo undo;
    position_make(position, choice->move, &undo);
    choice->value = -quiet_value(position, weights, -middle - window, window - middle, &choice->line);
    position_unmake(position, choice->move, &undo);
    return choice->value > middle - window && choice->value < middle + window;
}

typedef struct Task {
    Position position;
    Choice choices[MAX_MOVES]; /* the move played first */
    unsigned count;
    double weight; /* how many moves each of the others stands for */
} Task;

static void set_task(const Training *training, Sample sample, Task *task) {
    const Game *game = &training->games[sample.game];
    const Move *moves = training->moves + game->first;
    task->position = game->start;
    for (unsigned ply = 0; ply < sample.ply; ply++) {
        Undo undo;
        position_make(&task->position, moves[ply], &undo);
    }
    task->choices[0].move = moves[sample.ply];
}

/* Of the moves not played `most`, by chance. False: there is nothing to choose. */
static bool list_others(Task *task, unsigned most, uint64_t *random, Move *others, unsigned *count) {
    unsigned legal = movegen_legal(&task->position, others), kept = 0;
    for (unsigned i = 0; i < legal; i++)
        if (others[i] != task->choices[0].move) others[kept++] = others[i];
    *count = kept < most ? kept : most;
    for (unsigned i = 0; i < *count && *count < kept; i++) {
        size_t j = i + random_below(random, kept - i);
        Move move = others[j];
        others[j] = others[i];
        others[i] = move;
    }
    task->weight = *count > 0 ? (double)kept / *count : 0;
    return kept > 0;
}

/* Looks at the choices and gives them probabilities. False when there is nothing to learn. The loss is that of the choice. */
static bool set_choices(Task *task, const Weights *weights, const TrainArguments *arguments, uint64_t *random, double *loss) {
    Move others[MAX_MOVES];
    unsigned count;
    if (!list_others(task, arguments->others, random, others, &count)) return false;
    Choice *played = task->choices;
    look(&task->position, weights, played, 0, QUIET_INFINITE);
    if (played->value > DECIDED || played->value < -DECIDED) return false;
    double all = 1;
    task->count = 1;
    for (unsigned i = 0; i < count; i++) {
        Choice *choice = &task->choices[task->count];
        choice->move = others[i];
        if (!look(&task->position, weights, choice, played->value, (int)(WINDOW * arguments->temperature))) continue;
        choice->probability = task->weight * exp((choice->value - played->value) / arguments->temperature);
        all += choice->probability;
        task->count++;
    }
    played->probability = 1;
    for (unsigned i = 0; i < task->count; i++) task->choices[i].probability /= all;
    *loss = log(all);
    return true;
}

/* Adds `slope`, the loss by the value in pawns that `side` sees at the end of the line, to the gradient. */
static void add_gradient(Training *training, Position end, const QuietLine *line, unsigned side, double slope) {
    Undo undo;
    EvaluationFeature features[EVALUATION_FEATURES];
    for (unsigned i = 0; i < line->length; i++) position_make(&end, line->moves[i], &undo);
    unsigned progress, count = evaluate_features(&end, features, &progress);
    float base = (float)(end.side == side ? slope : -slope), growth = base * (float)progress / PROGRESS_FULL;
    for (unsigned i = 0; i < count; i++) {
        training->learnt[BASE].by_weight[features[i].weight] += base * (float)features[i].count;
        training->learnt[GROWTH].by_weight[features[i].weight] += growth * (float)features[i].count;
    }
}

static void add_choice(Training *training, const Task *task, const Choice *choice, double slope) {
    Position after = task->position;
    Undo undo;
    position_make(&after, choice->move, &undo);
    add_gradient(training, after, &choice->line, task->position.side, slope);
}

/* Of the game's result: 1 the side to move wins. False: it is not known. */
static bool result_for(const Game *game, const Position *position, double *result) {
    if (game->winner == WINNER_UNKNOWN) return false;
    *result = game->winner == WINNER_NONE ? 0.5 : (game->winner == WINNER_SENTE) == (position->side == SENTE);
    return true;
}

static double foretold(int value, const TrainArguments *arguments) { return 1 / (1 + exp(-value / arguments->result_scale)); }

/* The loss of foretelling the result, by the value in pawns. */
static double result_slope(int value, double result, const TrainArguments *arguments) {
    return (foretold(value, arguments) - result) * 100 / arguments->result_scale;
}

/* From the result alone. */
static void learn_result(Training *training, const Game *game, const TrainArguments *arguments, Position *position) {
    double result;
    QuietLine line;
    if (!result_for(game, position, &result)) return;
    int value = quiet_value(position, &training->weights, -QUIET_INFINITE, QUIET_INFINITE, &line);
    add_gradient(training, *position, &line, position->side, arguments->own_share * result_slope(value, result, arguments));
}

static void learn_from(Training *training, Sample sample, const TrainArguments *arguments, Task *task) {
    const Game *game = &training->games[sample.game];
    double loss, result;
    set_task(training, sample, task);
    if (game->own) {
        learn_result(training, game, arguments, &task->position);
        return;
    }
    if (!set_choices(task, &training->weights, arguments, &training->random, &loss)) return;
    double slope = -(1 - task->choices[0].probability) * 100 / arguments->temperature;
    if (result_for(game, &task->position, &result))
        slope += arguments->result_share * result_slope(task->choices[0].value, result, arguments);
    add_choice(training, task, task->choices, slope);
    for (unsigned i = 1; i < task->count; i++)
        if (task->choices[i].probability > 0.002)
            add_choice(training, task, &task->choices[i], task->choices[i].probability * 100 / arguments->temperature);
}

static void step_part(Learnt *learnt, Share shares[][SHARES], const TrainArguments *arguments, unsigned batch, bool late) {
    memset(learnt->gradient, 0, sizeof learnt->gradient);
    for (unsigned i = 0; i < WEIGHT_COUNT; i++) {
        if (learnt->by_weight[i] == 0) continue;
        for (unsigned j = 0; j < SHARES; j++)
            learnt->gradient[shares[i][j].parameter] += learnt->by_weight[i] * shares[i][j].factor;
    }
    memset(learnt->by_weight, 0, sizeof learnt->by_weight);
    learnt->gradient[WEIGHTS_MATERIAL + FU] = 0;
    for (unsigned i = 0; i < PARAMETERS; i++) {
        float slope = learnt->gradient[i] / (float)batch + (float)arguments->hold * (learnt->value[i] - learnt->start[i]);
        learnt->squares[i] += slope * slope;
        learnt->value[i] -= (float)arguments->rate * slope / (sqrtf(learnt->squares[i]) + (float)FIRST_SQUARES);
        if (late) learnt->mean[i] += (double)learnt->value[i];
    }
}

static void step(Training *training, const TrainArguments *arguments, unsigned batch, bool late) {
    for (unsigned part = 0; part < PARTS; part++) step_part(&training->learnt[part], training->shares, arguments, batch, late);
    training->mean_steps += late;
    sum_up(training);
}

static void shuffle(Sample *samples, size_t count, uint64_t *random) {
    for (size_t i = count; i > 1; i--) {
        size_t j = random_below(random, i);
        Sample sample = samples[j];
        samples[j] = samples[i - 1];
        samples[i - 1] = sample;
    }
}

static const char *learn(Training *training, const TrainArguments *arguments, Sample *samples, size_t count, Task *task,
                         TrainProgress progress, void *data, Stop *stop) {
    uint64_t done = 0, all = (uint64_t)count * arguments->passes;
    unsigned batch = 0;
    begin_anew(training);
    for (unsigned pass = 0; pass < arguments->passes; pass++) {
        bool late = pass + 1 == arguments->passes;
        shuffle(samples, count, &training->random);
        for (size_t i = 0; i < count; i++) {
            if (stop_requested(stop, done)) return "stopped";
            learn_from(training, samples[i], arguments, task);
            if (++batch == arguments->batch) {
                step(training, arguments, batch, late);
                batch = 0;
            }
            if (++done % TOLD_EACH == 0 && progress != NULL) progress(data, done, all);
        }
    }
    if (batch > 0) step(training, arguments, batch, true);
    for (unsigned part = 0; part < PARTS; part++)
        for (unsigned i = 0; i < PARAMETERS; i++)
            training->learnt[part].value[i] = (float)(training->learnt[part].mean[i] / training->mean_steps);
    sum_up(training);
    return NULL;
}

const char *train(Training *training, const TrainArguments *arguments, TrainProgress progress, void *data, Stop *stop) {
    size_t count;
    Sample *samples = samples_of(training, arguments->skip, false, &count);
    Task *task = malloc(sizeof *task);
    training->random = arguments->seed * 2 + 1;
    const char *fault = samples == NULL || task == NULL ? "memory"
                        : count == 0                    ? "no_games"
                                                        : learn(training, arguments, samples, count, task, progress, data, stop);
    free(samples);
    free(task);
    return fault;
}

/* What a piece of a kind adds in one table, over many positions. */
typedef struct Mean {
    int64_t sum[PHASES], count;
} Mean;

/* Of pieces as their own king sees them, as the enemy king does, and as nobody in particular does. */
typedef struct Means {
    Mean near[CODES], place[CODES], threat[16], mobility[16];
} Means;

static void add_to_mean(Mean *mean, const int16_t *value) {
    for (unsigned phase = 0; phase < PHASES; phase++) mean->sum[phase] += value[phase];
    mean->count++;
}

static void add_to_means(Means *means, const Weights *weights, unsigned weight) {
    const int16_t *value = weights->value[weight];
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
    for (unsigned i = first; i < first + count; i++) weights->value[i][phase] = within(weights->value[i][phase] + by);
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
        shift(weights, phase, first, HAND_COUNTS, -weights->value[first][phase]);
    }
}

void training_settle(const Training *training, Weights *weights) {
    Means means = {0};
    see_games(training, weights, &means);
    for (unsigned phase = 0; phase < PHASES; phase++) settle_phase(weights, &means, (enum Phase)phase);
}

static void measure_one(const Training *training, Sample sample, const TrainArguments *arguments, const Weights *weights,
                        Task *task, TrainMeasure *measure) {
    double loss, result;
    uint64_t random = 1;
    unsigned better = 0, equal = 0;
    set_task(training, sample, task);
    if (!set_choices(task, weights, arguments, &random, &loss)) return;
    for (unsigned i = 1; i < task->count; i++) {
        better += task->choices[i].value > task->choices[0].value;
        equal += task->choices[i].value == task->choices[0].value;
    }
    measure->positions++;
    measure->agreement += better == 0 ? 1.0 / (1 + equal) : 0;
    measure->rank += 1 + better + equal / 2.0;
    measure->loss += loss;
    if (!result_for(&training->games[sample.game], &task->position, &result)) return;
    double win = foretold(task->choices[0].value, arguments);
    measure->results++;
    measure->result_loss -= result * log(win) + (1 - result) * log(1 - win);
}

void training_measure(const Training *training, const TrainArguments *arguments, const Weights *weights, unsigned most,
                      Stop *stop, TrainMeasure *measure) {
    size_t count;
    Sample *samples = samples_of(training, arguments->skip, true, &count);
    Task *task = malloc(sizeof *task);
    TrainArguments every = *arguments;
    every.others = MAX_MOVES;
    *measure = (TrainMeasure){0};
    if (samples != NULL && task != NULL) {
        size_t each = count / most + 1;
        for (size_t i = 0; i < count && !stop_requested(stop, 0); i += each)
            measure_one(training, samples[i], &every, weights, task, measure);
    }
    if (measure->positions > 0) {
        measure->agreement /= measure->positions;
        measure->rank /= measure->positions;
        measure->loss /= measure->positions;
    }
    if (measure->results > 0) measure->result_loss /= measure->results;
    free(samples);
    free(task);
}
