#include "choices_private.h"

#include <math.h>
#include <stdlib.h>

#include "../movegen.h"
#include "random.h"
#include "training.h"

enum {
    WINDOW = 6,     /* temperatures around the move played: further away a move is left out */
    DECIDED = 2500, /* centipawns: such positions of records teach nothing */
    OWN_EACH = 2    /* plies: of an own game every second position teaches */
};

static bool is_held_out(const Training *training, size_t game) {
    return game < training->record_count && training_held_out(game);
}

Sample *choices_samples(const Training *training, unsigned skip, bool held_out, size_t *count) {
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

/* Sees the move's value within `window` centipawns of `middle`; false when it is outside. */
static bool look(Position *position, const Weights *weights, Choice *choice, int middle, int window) {
    Undo undo;
    position_make(position, choice->move, &undo);
    choice->value = -quiet_value(position, weights, -middle - window, window - middle, &choice->line);
    position_unmake(position, choice->move, &undo);
    return choice->value > middle - window && choice->value < middle + window;
}

void choices_set_position(const Training *training, Sample sample, Task *task) {
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

bool choices_weigh(Task *task, const Weights *weights, const TrainArguments *arguments, uint64_t *random, double *loss) {
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

bool choices_result(const Game *game, const Position *position, double *result) {
    if (game->winner == WINNER_UNKNOWN) return false;
    *result = game->winner == WINNER_NONE ? 0.5 : (game->winner == WINNER_SENTE) == (position->side == SENTE);
    return true;
}

double choices_foretold(int value, const TrainArguments *arguments) { return 1 / (1 + exp(-value / arguments->result_scale)); }
