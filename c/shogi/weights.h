/* weights.h: the tables of the evaluation's weights by name, as people read and edit them.
 *
 * A row is a run of weights with one name, such as near(own,ki): one cell for each place that a gold can have from its king.
 * Rows that mean nothing, such as the mobility of a pawn, are not listed; their weights stay 0.
 */
#ifndef GUNSHI_SHOGI_WEIGHTS_H
#define GUNSHI_SHOGI_WEIGHTS_H

#include "evaluate.h"

enum { WEIGHTS_NAME_MAX = 32 };

typedef struct WeightsRow {
    char name[WEIGHTS_NAME_MAX]; /* a word, with words or integers in brackets */
    unsigned first, count;       /* of Weights.value */
    unsigned width;              /* how many of them make a line of print */
} WeightsRow;

/* The rows in order; false from the last on. */
bool weights_row(unsigned index, WeightsRow *row);

#endif
