/* arguments.h: the numbers by which weights are learned; what each of them does is told at the head of train.h. */
#ifndef GUNSHI_SHOGI_TRAIN_ARGUMENTS_H
#define GUNSHI_SHOGI_TRAIN_ARGUMENTS_H

#include <stdint.h>

typedef struct TrainArguments {
    uint64_t seed;
    unsigned passes; /* through all positions */
    unsigned skip;   /* the first plies of a game, which players know by heart */
    unsigned others; /* moves not played that are looked at each time, by chance */
    unsigned batch;  /* positions between two steps */
    double rate;     /* pawns that a parameter moves by in its first step; a weight is a sum of up to six */
    double hold;
    double temperature;  /* centipawns */
    double result_scale; /* centipawns */
    double result_share;
    double own_share; /* of own games' results */
} TrainArguments;

/* Those by which kb/shogi/evaluation.pl was learned. */
extern const TrainArguments TRAIN_ARGUMENTS;

#endif
