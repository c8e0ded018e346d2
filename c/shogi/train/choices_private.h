/* choices_private.h: one position of a game as something to learn from: the move played among others, what each is worth, and
 * the probability with which it would be chosen.
 */
#ifndef GUNSHI_SHOGI_TRAIN_CHOICES_PRIVATE_H
#define GUNSHI_SHOGI_TRAIN_CHOICES_PRIVATE_H

#include <stdbool.h>

#include "../quiet.h"
#include "arguments.h"
#include "training_private.h"

/* One position of a game. */
typedef struct Sample {
    uint32_t game, ply;
} Sample;

/* A move of the position, and where its line of captures ends. */
typedef struct Choice {
    Move move;
    int value; /* for the side that makes it */
    QuietLine line;
    double probability;
} Choice;

typedef struct Task {
    Position position;
    Choice choices[MAX_MOVES]; /* the move played first */
    unsigned count;
    double weight; /* how many moves each of the others stands for */
} Task;

/* The positions of the games that are held out, or of the others. NULL: no memory; else the caller frees them. */
Sample *choices_samples(const Training *training, unsigned skip, bool held_out, size_t *count);

/* The sample's position, and the move played in it as the first choice. */
void choices_set_position(const Training *training, Sample sample, Task *task);

/* Looks at the move played and at some others by chance, and gives them probabilities. False when there is nothing to learn.
 * *loss is the logarithm by which the move played falls short of certainty. */
bool choices_weigh(Task *task, const Weights *weights, const TrainArguments *arguments, uint64_t *random, double *loss);

/* Of the game's result: 1 the side to move wins. False: it is not known. */
bool choices_result(const Game *game, const Position *position, double *result);

/* The probability, by a value in centipawns, that the side to move wins. */
double choices_foretold(int value, const TrainArguments *arguments);

#endif
