/* train.h: learning the weights of the shogi evaluation, from the games of strong players and from its own.
 *
 * The move played is taken to be at least as good as any other legal one. For a position of a record, the value of each move is
 * that of the end of its line of captures (../quiet.h). The loss is the logarithm by which the move played falls short of
 * certainty, when moves are chosen with probabilities that grow with e^(value / temperature). Where the game's result is known,
 * the loss of foretelling it as 1 / (1 + e^(-value / result_scale)) is added, `result_share` times. It is brought down by
 * stochastic gradient descent (Adagrad), the games' positions in an order by chance, a few of the moves not played each time. The
 * weights learnt are the mean of those of the last pass.
 *
 * Weights that resemble each other share what they learn: a weight is the sum of one of its own and of such as it has in common
 * with its neighbours (a piece at the same distance from the king, on the same square whatever the king's zone, …), each held to
 * its beginning by `hold`. So a seldom seen weight is worth what those like it are. The material of a pawn stays as it was, and
 * with it the scale: 100 centipawns are about a pawn.
 *
 * Games of the program with itself (play.h) teach by their results alone: that of a position in every second ply, `own_share`
 * times. They show what records of strong players do not, since no such position arises there: what loses although it looks well.
 *
 * What a weight is worth in the opening, and how much more in the ending, is learnt side by side.
 *
 * Of every ten records one is held out: what has been learnt is measured by it, and nothing is learnt from it. The same games in
 * the same order, seed and arguments give the same weights on machines with the same floating point.
 * A training is for one thread at a time.
 */
#ifndef GUNSHI_SHOGI_TRAIN_H
#define GUNSHI_SHOGI_TRAIN_H

#include <stddef.h>

#include "../../base/stop.h"
#include "../evaluate.h"

typedef struct Training Training;

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

/* How well weights choose the moves of held-out records, all legal moves looked at; equal ones are put in order by chance. */
typedef struct TrainMeasure {
    unsigned positions;
    double agreement;   /* share of positions whose move played is first */
    double rank;        /* mean rank of the move played, from 1 */
    double loss;        /* mean */
    unsigned results;   /* positions of games with a result */
    double result_loss; /* mean of these */
} TrainMeasure;

/* How many are done, of all: positions in all passes, or games. */
typedef void (*TrainProgress)(void *data, uint64_t done, uint64_t all);

typedef enum { WINNER_UNKNOWN, WINNER_SENTE, WINNER_GOTE, WINNER_NONE } Winner;

/* Material only; no games. NULL: no memory. */
Training *training_new(void);
void training_free(Training *training);

/* A record, of legal moves. Own games are forgotten: they were played without it. False: no memory. */
bool training_add(Training *training, const Position *start, const Move *moves, size_t count, Winner winner);

/* A game of the program with itself, whose result teaches from the ply `from` on. False: no memory. */
bool training_add_own(Training *training, const Position *start, const Move *moves, size_t count, Winner winner, size_t from);

void training_forget_own(Training *training);

/* How many records there are. */
size_t training_records(const Training *training);

/* Whether the record of that index, from 0, is held out. */
bool training_held_out(size_t index);

/* A record's first moves into `moves`, `most` of them or all; returns how many. *start is where they begin. */
size_t training_record(const Training *training, size_t index, Position *start, Move *moves, size_t most);

/* All passes, from material only: what was learnt before is forgotten at once. NULL when finished, else what prevented it:
 * "stopped", "memory", "no_games". `progress` and `stop` may be NULL. */
const char *train(Training *training, const TrainArguments *arguments, TrainProgress progress, void *data, Stop *stop);

/* The weights learnt so far. */
void training_weights(const Training *training, Weights *weights);

/* Gives the weights a form that is easier to read and worth the same wherever both kings are on the board: what a piece is worth
 * on average, over the positions of the records, goes to its material, and its tables say only by how much it is more or less;
 * none of a kind in hand is 0. */
void training_settle(const Training *training, Weights *weights);

/* At most `most` positions of held-out records, evenly chosen. Ends early when `stop` says so. */
void training_measure(const Training *training, const TrainArguments *arguments, const Weights *weights, unsigned most,
                      Stop *stop, TrainMeasure *measure);

#endif
