/* parameters.h: what a search knows beside the rules: weights of the evaluation, statistics of moves played, how moves are ordered
 * and how depth is counted. One immutable value; any number of searches may use it at a time.
 */
#ifndef GUNSHI_SHOGI_SEARCH_PARAMETERS_H
#define GUNSHI_SHOGI_SEARCH_PARAMETERS_H

#include "../classes.h"
#include "../evaluate.h"

/* The classes of the second paper's ordering, the first tried first. A move belongs to the first enabled that fits it. */
enum OrderStage {
    ORDER_PREVIOUS,  /* the best move of the iteration before */
    ORDER_RECAPTURE, /* takes the piece that just moved */
    ORDER_EVADE,     /* the piece just attacked escapes */
    ORDER_KILLER,    /* cut off a sibling node */
    ORDER_CAPTURE,   /* takes a piece, the most valuable first */
    ORDER_ESCAPE,    /* an attacked piece escapes, the most valuable first */
    ORDER_HISTORY,   /* all others, by what cut off before */
    ORDER_STAGES
};

/* Where a move starts in the statistics: a square, or SQUARES for the hand. */
enum { ORIGINS = SQUARES + 1 };

typedef struct Parameters {
    Weights weights;
    unsigned stages; /* bit S: stage S is used; ORDER_HISTORY holds all moves of stages not used */
    bool statistics; /* moves of one stage are ordered by `played` */
    bool by_probability; /* depth counts the probability of the moves, not plies */
    /* How often moved: promotions apart. By the mover's side. */
    uint16_t played[2][KINDS][2][ORIGINS][SQUARES];
    /* Of each class how rare it is: -64 * log2(probability), at least 1. */
    uint16_t rarity[CLASS_COUNT];
} Parameters;

/* Material only, all stages, depth by plies, no statistics. */
void parameters_init(Parameters *parameters);

#endif
