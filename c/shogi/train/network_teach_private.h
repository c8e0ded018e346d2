/* network_teach_private.h: what one position teaches a network that is learnt: what a search said of it, what the weights say a few
 * moves away, and which move was played or found there. Each adds to a gradient. Only network_*.c include it.
 *
 * A choice: each move leads to the end of its line of captures (../quiet.h), and what the network says there makes it as probable
 * as e^(value / temperature); the loss is the logarithm by which the move played falls short of certainty, as it is for the
 * weights (train.h, whose temperature holds here, too). Of the other moves some are looked at, by chance, and of these such as the
 * weights see near the move played. A choice says more than a score: how many positions stand to each other.
 */
#ifndef GUNSHI_SHOGI_TRAIN_NETWORK_TEACH_PRIVATE_H
#define GUNSHI_SHOGI_TRAIN_NETWORK_TEACH_PRIVATE_H

#include "choices_private.h"
#include "network_pass_private.h"
#include "packed.h"

enum { CHOICE_OTHERS = 24 /* moves not played that are looked at each time, by chance */ };

/* How much a choice counts beside a score; and what of a move is too little to be learnt. */
#define CHOICE_SHARE 0.1
#define LEAST_SLOPE 0.0002

/* The room that a choice needs on its way. */
typedef struct Choosing {
    Task task;
    Pass passes[CHOICE_OTHERS + 1];
    float outputs[CHOICE_OTHERS + 1];
} Choosing;

/* By NUMBERS values; what is learnt is added to the gradient. */
typedef struct Teacher {
    const float *values;
    float *gradient;
    const Weights *weights;
    Choosing *choosing;
} Teacher;

/* Among which moves: of a quiet one, among quiet ones. */
typedef enum { CHOICE_OF_ALL, CHOICE_OF_QUIET } ChoiceKind;

/* From a score in centipawns for the side to move. */
void teach_score(const Teacher *teacher, const Position *position, bool mirrored, int score);

/* From a walk of at most WALK_MOST moves by chance; nothing where a game ends on the way, or what is reached is decided. */
void teach_walk(const Teacher *teacher, const Position *position, uint64_t random, bool mirrored);

/* From taught->move; nothing where it is not legal or not of that kind, where there is nothing to choose, or all is decided. */
void teach_choice(const Teacher *teacher, const Taught *taught, ChoiceKind kind, uint64_t random, bool mirrored);

/* The cross entropy of what is said for a score, in nats. */
double score_loss(double output, int score);

/* The loss of a choice, none of the moves that are near left out, and whether taught->move is liked best of these. False: nothing
 * is to be learnt there. */
bool choice_loss(const Teacher *teacher, const Taught *taught, ChoiceKind kind, double *loss, bool *first);

#endif
