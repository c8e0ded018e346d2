#include "shares_private.h"

#include <math.h>
#include <string.h>

static const double MILLI = 1000;         /* of a weight in a pawn */
static const double FIRST_SQUARES = 1e-4; /* of Adagrad: a parameter that is hardly seen moves little */

/* ---- what weights have in common ---- */

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

int16_t weight_within(double value) {
    return (int16_t)lrint(value > INT16_MAX ? INT16_MAX : value < -INT16_MAX ? -INT16_MAX : value);
}

static double sum_of(const Learnt *learnt, const Share *shares) {
    double sum = 0;
    for (unsigned i = 0; i < SHARES; i++) sum += (double)shares[i].factor * (double)learnt->value[shares[i].parameter];
    return sum * MILLI;
}

void shares_sum_up(Training *training) {
    for (unsigned i = 0; i < WEIGHT_COUNT; i++) {
        double base = sum_of(&training->learnt[BASE], training->shares[i]);
        weight_set(&training->weights, i, OPENING, weight_within(base));
        weight_set(&training->weights, i, ENDING, weight_within(base + sum_of(&training->learnt[GROWTH], training->shares[i])));
    }
}

void shares_begin_anew(Training *training) {
    for (unsigned part = 0; part < PARTS; part++) {
        Learnt *learnt = &training->learnt[part];
        memcpy(learnt->value, learnt->start, sizeof learnt->value);
        memset(learnt->squares, 0, sizeof learnt->squares);
        memset(learnt->by_weight, 0, sizeof learnt->by_weight);
        memset(learnt->mean, 0, sizeof learnt->mean);
    }
    training->mean_steps = 0;
    shares_sum_up(training);
}

void shares_set_up(Training *training) {
    for (unsigned i = 0; i < WEIGHT_COUNT; i++) share(training, i, 0, i, 1);
    share_near(training);
    share_place(training);
    share_counted(training);
    float *start = training->learnt[BASE].start;
    for (unsigned kind = FU; kind < KINDS; kind++) start[WEIGHTS_MATERIAL + kind] = (float)PIECE_VALUE[kind] / 100;
    for (unsigned kind = FU; kind < HAND_KINDS; kind++) start[OF_HAND + kind] = (float)PIECE_VALUE[kind] / 100;
}

/* ---- Adagrad ---- */

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

void shares_step(Training *training, const TrainArguments *arguments, unsigned batch, bool late) {
    for (unsigned part = 0; part < PARTS; part++) step_part(&training->learnt[part], training->shares, arguments, batch, late);
    training->mean_steps += late;
    shares_sum_up(training);
}
