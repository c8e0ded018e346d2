#include "measure.h"

#include <math.h>
#include <stdlib.h>

#include "choices_private.h"

static void measure_one(const Training *training, Sample sample, const TrainArguments *arguments, const Weights *weights,
                        Task *task, TrainMeasure *measure) {
    double loss, result;
    uint64_t random = 1;
    unsigned better = 0, equal = 0;
    choices_set_position(training, sample, task);
    if (!choices_weigh(task, weights, arguments, &random, &loss)) return;
    for (unsigned i = 1; i < task->count; i++) {
        better += task->choices[i].value > task->choices[0].value;
        equal += task->choices[i].value == task->choices[0].value;
    }
    measure->positions++;
    measure->agreement += better == 0 ? 1.0 / (1 + equal) : 0;
    measure->rank += 1 + better + equal / 2.0;
    measure->loss += loss;
    if (!choices_result(&training->games[sample.game], &task->position, &result)) return;
    double win = choices_foretold(task->choices[0].value, arguments);
    measure->results++;
    measure->result_loss -= result * log(win) + (1 - result) * log(1 - win);
}

void training_measure(const Training *training, const TrainArguments *arguments, const Weights *weights, unsigned most,
                      Stop *stop, TrainMeasure *measure) {
    size_t count;
    Sample *samples = choices_samples(training, arguments->skip, true, &count);
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
