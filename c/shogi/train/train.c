#include "train.h"

#include <math.h>
#include <stdlib.h>

#include "choices_private.h"
#include "random.h"
#include "shares_private.h"

enum { TOLD_EACH = 1000 /* positions */ };

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

/* The loss of foretelling the result, by the value in pawns. */
static double result_slope(int value, double result, const TrainArguments *arguments) {
    return (choices_foretold(value, arguments) - result) * 100 / arguments->result_scale;
}

/* From the result alone. */
static void learn_result(Training *training, const Game *game, const TrainArguments *arguments, Position *position) {
    double result;
    QuietLine line;
    if (!choices_result(game, position, &result)) return;
    int value = quiet_value(position, &training->weights, -QUIET_INFINITE, QUIET_INFINITE, &line);
    add_gradient(training, *position, &line, position->side, arguments->own_share * result_slope(value, result, arguments));
}

static void learn_from(Training *training, Sample sample, const TrainArguments *arguments, Task *task) {
    const Game *game = &training->games[sample.game];
    double loss, result;
    choices_set_position(training, sample, task);
    if (game->own) {
        learn_result(training, game, arguments, &task->position);
        return;
    }
    if (!choices_weigh(task, &training->weights, arguments, &training->random, &loss)) return;
    double slope = -(1 - task->choices[0].probability) * 100 / arguments->temperature;
    if (choices_result(game, &task->position, &result))
        slope += arguments->result_share * result_slope(task->choices[0].value, result, arguments);
    add_choice(training, task, task->choices, slope);
    for (unsigned i = 1; i < task->count; i++)
        if (task->choices[i].probability > 0.002)
            add_choice(training, task, &task->choices[i], task->choices[i].probability * 100 / arguments->temperature);
}

static void shuffle(Sample *samples, size_t count, uint64_t *random) {
    for (size_t i = count; i > 1; i--) {
        size_t j = random_below(random, i);
        Sample sample = samples[j];
        samples[j] = samples[i - 1];
        samples[i - 1] = sample;
    }
}

static TrainStatus learn(Training *training, const TrainArguments *arguments, Sample *samples, size_t count, Task *task,
                         TrainProgress progress, void *data, Stop *stop) {
    uint64_t done = 0, all = (uint64_t)count * arguments->passes;
    unsigned batch = 0;
    shares_begin_anew(training);
    for (unsigned pass = 0; pass < arguments->passes; pass++) {
        bool late = pass + 1 == arguments->passes;
        shuffle(samples, count, &training->random);
        for (size_t i = 0; i < count; i++) {
            if (stop_requested(stop, done)) return TRAIN_STOPPED;
            learn_from(training, samples[i], arguments, task);
            if (++batch == arguments->batch) {
                shares_step(training, arguments, batch, late);
                batch = 0;
            }
            if (++done % TOLD_EACH == 0 && progress != NULL) progress(data, done, all);
        }
    }
    if (batch > 0) shares_step(training, arguments, batch, true);
    for (unsigned part = 0; part < PARTS; part++)
        for (unsigned i = 0; i < PARAMETERS; i++)
            training->learnt[part].value[i] = (float)(training->learnt[part].mean[i] / training->mean_steps);
    shares_sum_up(training);
    return TRAIN_DONE;
}

TrainStatus train(Training *training, const TrainArguments *arguments, TrainProgress progress, void *data, Stop *stop) {
    size_t count;
    Sample *samples = choices_samples(training, arguments->skip, false, &count);
    Task *task = malloc(sizeof *task);
    training->random = arguments->seed * 2 + 1;
    TrainStatus status = TRAIN_NO_MEMORY;
    if (samples != NULL && task != NULL)
        status = count == 0 ? TRAIN_NO_GAMES : learn(training, arguments, samples, count, task, progress, data, stop);
    free(samples);
    free(task);
    return status;
}
