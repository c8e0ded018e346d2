#include <math.h>
#include <stdlib.h>

#include "../legality.h"
#include "../movegen.h"
#include "network_teach_private.h"
#include "network_train.h"
#include "positions.h"
#include "random.h"

static double probability(double output) { return 1 / (1 + exp(-output)); }

static double target(int score) { return probability((double)score / WIN_SCALE); }

static uint64_t begin_chance(uint64_t random) {
    random = (random + 1) * 0x9e3779b97f4a7c15;
    for (unsigned i = 0; i < 4; i++) random_next(&random);
    return random;
}

/* ---- a score ---- */

void teach_score(const Teacher *teacher, const Position *position, bool mirrored, int score) {
    Pass pass;
    pass_see(position, mirrored, &pass.seen);
    double output = (double)pass_forwards(teacher->values, &pass);
    pass_backwards(teacher->values, &pass, (float)(probability(output) - target(score)), teacher->gradient);
}

double score_loss(double output, int score) {
    /* log(1 + e^x) without an overflow */
    return (output > 0 ? output : 0) + log1p(exp(-fabs(output))) - target(score) * output;
}

/* ---- a walk ---- */

/* By even chance a capture, where there is one. False: there is no move. */
static bool wander(Position *position, uint64_t *random) {
    Move moves[MAX_MOVES];
    Undo undo;
    unsigned count = movegen_legal(position, moves), captures = 0;
    if (count == 0) return false;
    if (random_below(random, 2) == 1)
        for (unsigned i = 0; i < count; i++)
            if (!move_is_drop(moves[i]) && position->board[move_to(moves[i])]) moves[captures++] = moves[i];
    position_make(position, moves[random_below(random, captures ? captures : count)], &undo);
    return true;
}

void teach_walk(const Teacher *teacher, const Position *position, uint64_t random, bool mirrored) {
    Position walked = *position;
    random = begin_chance(random);
    for (size_t steps = random_below(&random, WALK_MOST + 1); steps > 0; steps--)
        if (!wander(&walked, &random)) return;
    int score = evaluate(&walked, teacher->weights);
    if (abs(score) > POSITIONS_DECIDED) return;
    teach_score(teacher, &walked, mirrored, score);
}

/* ---- a choice ---- */

/* The moves to choose from, and the ends of their lines; task->choices[0] is the right one. */
static bool set_choice(Task *task, const Weights *weights, const Taught *taught, ChoiceKind kind, unsigned others,
                       uint64_t *random) {
    TrainArguments arguments = TRAIN_ARGUMENTS;
    double unused;
    arguments.others = others;
    task->position = taught->position;
    task->quiet_only = kind == CHOICE_OF_QUIET;
    task->choices[0].move = taught->move;
    if (!move_is_legal(&taught->position, taught->move) || (task->quiet_only && !quiet_move(&taught->position, taught->move)))
        return false;
    return choices_weigh(task, weights, &arguments, random, &unused) && task->count > 1;
}

/* What the network says of a choice's end, for the side that chooses, in units of the temperature. *own: it is to move there. */
static float look_at_end(const float *values, const Task *task, const Choice *choice, bool mirrored, Pass *pass, bool *own) {
    Position end = task->position;
    Undo undo;
    position_make(&end, choice->move, &undo);
    for (unsigned i = 0; i < choice->line.length; i++) position_make(&end, choice->line.moves[i], &undo);
    *own = end.side == task->position.side;
    pass_see(&end, mirrored, &pass->seen);
    const float output = pass_forwards(values, pass) * (float)(WIN_SCALE / TRAIN_ARGUMENTS.temperature);
    return *own ? output : -output;
}

/* Each of the moves not played stands for so many. */
static double share_of(const Task *task, unsigned choice) { return choice == 0 ? 1 : task->weight; }

void teach_choice(const Teacher *teacher, const Taught *taught, ChoiceKind kind, uint64_t random, bool mirrored) {
    Choosing *choosing = teacher->choosing;
    Task *task = &choosing->task;
    bool own[CHOICE_OTHERS + 1];
    double sum = 0, most;
    random = begin_chance(random);
    if (!set_choice(task, teacher->weights, taught, kind, CHOICE_OTHERS, &random)) return;
    for (unsigned i = 0; i < task->count; i++)
        choosing->outputs[i] = look_at_end(teacher->values, task, &task->choices[i], mirrored, &choosing->passes[i], &own[i]);
    most = (double)choosing->outputs[0];
    for (unsigned i = 1; i < task->count; i++) most = fmax(most, (double)choosing->outputs[i]);
    for (unsigned i = 0; i < task->count; i++) sum += share_of(task, i) * exp((double)choosing->outputs[i] - most);
    for (unsigned i = 0; i < task->count; i++) {
        double chosen = share_of(task, i) * exp((double)choosing->outputs[i] - most) / sum;
        double slope = (chosen - (i == 0)) * CHOICE_SHARE * WIN_SCALE / TRAIN_ARGUMENTS.temperature;
        if (fabs(slope) > LEAST_SLOPE)
            pass_backwards(teacher->values, &choosing->passes[i], (float)(own[i] ? slope : -slope), teacher->gradient);
    }
}

bool choice_loss(const Teacher *teacher, const Taught *taught, ChoiceKind kind, double *loss, bool *first) {
    Task *task = &teacher->choosing->task;
    Pass pass;
    uint64_t random = begin_chance(0);
    bool own;
    if (!set_choice(task, teacher->weights, taught, kind, MAX_MOVES, &random)) return false;
    const double right = (double)look_at_end(teacher->values, task, &task->choices[0], false, &pass, &own);
    double most = right, sum = 1; /* of e^(output - most) */
    *first = true;
    for (unsigned i = 1; i < task->count; i++) {
        double output = (double)look_at_end(teacher->values, task, &task->choices[i], false, &pass, &own);
        sum = output > most ? sum * exp(most - output) + 1 : sum + exp(output - most);
        most = fmax(most, output);
        *first = *first && output < right;
    }
    *loss = log(sum) + most - right;
    return true;
}
