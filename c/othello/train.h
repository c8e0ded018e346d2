/* train.h: learning the weights of the Othello evaluation from the program's own games.
 *
 * A training is a sequence of generations, from given weights or from nothing (then the first games are played by the built-in
 * evaluation). A generation plays games with the newest weights, labels each board of theirs with a final difference, and fits
 * the weights of every stage to the boards of the latest generations by least squares. The value of a training is determined by
 * its seed, its first weights and the arguments of its generations: the same calls give the same weights on machines with the
 * same floating point, however long they take.
 *
 * Labels: with at most `solve` empty squares a board's label is the value of perfect play. Before, it is `trust` percent the
 * score of the board's own search and the rest the label of the board after the move, so the games' exact ends reach back to
 * their beginnings. A move made for noise says nothing about the boards before it: their chain ends in the search's score there
 * (with `trust` 0 they are left out).
 *
 * The fit: of a stage's boards and those of one disc less or more, the squared error plus `prior` times the squared weights is
 * brought down by conjugate gradients, each weight's step divided by how often its entry was seen. Of every 16 games one is held
 * out: its boards take no part in the fit and measure its error.
 *
 * A training is mutable and for one thread at a time.
 */
#ifndef GUNSHI_OTHELLO_TRAIN_H
#define GUNSHI_OTHELLO_TRAIN_H

#include "../base/stop.h"
#include "evaluate.h"
#include "patterns.h"

typedef struct OthelloTraining OthelloTraining;

typedef struct OthelloGeneration {
    unsigned games;
    unsigned depth;   /* plies of the search for a move */
    unsigned solve;   /* empty squares from which play and labels are exact */
    unsigned opening; /* each game begins with 0 to this many random moves */
    unsigned noise;   /* of 1000 moves after them, how many are random */
    unsigned trust;   /* percent, see above */
    unsigned keep;    /* generations whose boards are fitted, at least 1 */
    unsigned rounds;  /* of the gradient */
    unsigned prior;   /* sightings of an entry that its weight must outweigh */
} OthelloGeneration;

/* Errors are root mean squares in discs; 0 without boards. */
typedef struct OthelloFit {
    unsigned boards, held;          /* fitted and held out */
    double error;                   /* of the fitted boards after the fit */
    double held_before, held_after; /* of the held-out boards with the weights that played, and with the new ones */
} OthelloFit;

typedef struct OthelloTrainReport {
    unsigned generation; /* from 1 */
    OthelloFit stages[OTHELLO_STAGES];
} OthelloTrainReport;

/* Called now and then, with how many games are played, then how many stages are fitted. */
typedef void (*OthelloTrainProgress)(void *data, const char *what, unsigned done, unsigned all);

/* `start` may be NULL and is copied. NULL: no memory. */
OthelloTraining *othello_training_new(uint64_t seed, const OthelloWeights *start);
void othello_training_free(OthelloTraining *training);

/* How a generation ended. */
typedef enum {
    OTHELLO_TRAIN_DONE,
    OTHELLO_TRAIN_STOPPED, /* its Stop said so */
    OTHELLO_TRAIN_NO_MEMORY
} OthelloTrainStatus;

/* One generation. OTHELLO_TRAIN_DONE when it was finished and *report is filled. Else the training is as it was before, and
 * *report is undefined. `progress` and `stop` may be NULL; a node of `stop` is a board played or fitted. */
OthelloTrainStatus othello_train(OthelloTraining *training, const OthelloGeneration *arguments, OthelloTrainProgress progress,
                                 void *data, Stop *stop, OthelloTrainReport *report);

/* The newest weights, a new value that the caller frees. NULL: no memory, or nothing was given or learnt yet. */
OthelloWeights *othello_training_weights(const OthelloTraining *training);

#endif
