/* training_private.h: what a training holds, for the files that fill it and learn from it. */
#ifndef GUNSHI_SHOGI_TRAIN_TRAINING_PRIVATE_H
#define GUNSHI_SHOGI_TRAIN_TRAINING_PRIVATE_H

#include "../evaluate.h"
#include "game.h"

enum { RINGS = 5 /* distances from the king, 0 to 4 */, SHARES = 3 /* parameters that a weight is the sum of, at most */ };

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

typedef struct Training {
    Game *games;
    size_t game_count, game_room, record_count; /* the records are the first games */
    Move *moves;
    size_t move_count, move_room;
    uint64_t random;
    Share shares[WEIGHT_COUNT][SHARES];
    Learnt learnt[PARTS];
    unsigned mean_steps;
    Weights weights; /* as the parameters make them */
} Training;

#endif
