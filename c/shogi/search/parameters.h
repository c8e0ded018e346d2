/* parameters.h: what a search knows beside the rules: weights of the evaluation, a network in their place or beside them,
 * statistics of moves played, how moves are ordered and how depth is counted. One immutable value; any number of searches may use
 * it at a time.
 */
#ifndef GUNSHI_SHOGI_SEARCH_PARAMETERS_H
#define GUNSHI_SHOGI_SEARCH_PARAMETERS_H

#include "../classes.h"
#include "../evaluate.h"
#include "../network/network.h"
#include "likely.h"
#include "margins.h"

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
enum { ORIGINS = SQUARES + 1, RARITY_UNIT = 64 };

typedef struct Parameters {
    Weights weights;
    const Network *network; /* evaluates in place of the weights, or is added to them; may be NULL */
    int network_scale;      /* its output is so many times centipawns */
    Margins margins;        /* set by parameters_set_margins() */
    Reductions reductions;  /* by the margins */
    unsigned stages;     /* bit S: stage S is used; a stage not used leaves its moves to the ones behind it */
    bool history;        /* quiet moves are ordered by what cut off before; else in scan order, from 9一 to 1九 */
    bool statistics;     /* moves of one stage that are otherwise equal are ordered by `played` */
    bool learned;        /* quiet moves of the last stage are ordered by `likely`, too; then not by `played` */
    bool by_probability; /* depth counts how rare the moves are, not plies */
    bool late_moves;     /* moves late in the order are looked at less deep, and some not at all */
    /* How often moved, of a kind, with promotion or not, from a square or the hand to a square; by the mover's side. */
    uint16_t played[2][KINDS][2][ORIGINS][SQUARES];
    /* Of each class how rare it is: RARITY_UNIT for each halving of the probability. */
    uint16_t rarity[CLASS_COUNT];
    Likely likely;
} Parameters;

enum { NETWORK_SCALE = 16 /* of most files */, NETWORK_MOST_SCALE = 10000, NETWORK_MOST = 100000 /* centipawns */ };

/* Material only, the margins of their table, all stages, depth by plies with what is late in the order looked at less, no
 * statistics. */
void parameters_init(Parameters *parameters);

/* Centipawns from the side to move's view, before anything is searched; `output` is the network's, which sees the position. */
int parameters_evaluate(const Parameters *parameters, const Position *position, int32_t output);

void parameters_set_margins(Parameters *parameters, const Margins *margins);

#endif
