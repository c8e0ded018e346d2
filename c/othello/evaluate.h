/* evaluate.h: what an Othello board is worth to the side to move, in 1/100 disc of the final difference.
 *
 * With weights: the sum of the entries that the board has in the tables of its stage (patterns.h), each in OTHELLO_UNIT-ths of a
 * disc. The weights are one immutable value, made by reading a text or by training; who made it frees it, any number of threads
 * may read it. Weights can also be values of words and of border shapes, and a board is then worth what words.h and
 * border.h say together. Without weights (NULL): corners,
 * the squares beside empty corners, legal moves and empty squares beside discs, each times a constant; near the end discs count
 * too. All give the eight images of a board the same value.
 *
 * The text is printable ASCII:
 *
 *     # any number of lines, each with a leading #: where the weights come from
 *     gunshi-othello-weights 1 stages 12 unit 16 tables edge-x corner-9 .. discs
 *     stage 0 edge-x
 *     ..
 *
 * The header names exactly the tables of patterns.h, in order. Then comes, for each stage and in it for each table, a line with
 * the stage and the table's name, and lines with its folded entries in order. A sign counts from '!' = 0 to '~' = 93:
 *
 *     0..79            one entry, -40..39
 *     80..86, second   one entry, -329 + 94 * (first - 80) + second, so -329..328
 *     87..93, second   2 + 94 * (first - 87) + second entries 0, so 2..659
 *
 * No pair is broken by a line's end, and a table's last line ends with its last entry. An entry that training has not seen is 0.
 */
#ifndef GUNSHI_OTHELLO_EVALUATE_H
#define GUNSHI_OTHELLO_EVALUATE_H

#include "board.h"
#include "border.h"
#include "words.h"

enum { OTHELLO_UNIT = 16, OTHELLO_WEIGHT_MIN = -329, OTHELLO_WEIGHT_MAX = 328, OTHELLO_BEST_EVALUATION = 6399 };

typedef struct OthelloWeights OthelloWeights;

typedef struct OthelloWeightsError {
    unsigned line; /* from 1; 0: not the text's fault */
    const char *what;
} OthelloWeightsError;

/* NULL when the text is no weights or memory is short: *error says where and what. The text need not end with a NUL. */
OthelloWeights *othello_weights_read(const char *text, size_t length, OthelloWeightsError *error);

/* `values` are othello_fold()'s entries for each stage in turn; larger ones are cut to the text's range. NULL: no memory. */
OthelloWeights *othello_weights_make(const float *values);

/* A board is worth what its words are worth by `values` and its border by `border`; both are copied. NULL: no memory. */
OthelloWeights *othello_weights_of_words(const OthelloValues *values, const OthelloBorder *border);

/* The text, NUL behind its *length bytes (`length` may be NULL); the caller frees it. NULL: no memory. Equal weights give equal
 * texts, and reading a text that was written gives equal weights. `comment` (may be NULL) becomes lines with # at its head.
 * Values of words have no text: not for those. */
char *othello_weights_write(const OthelloWeights *weights, const char *comment, size_t *length);

void othello_weights_free(OthelloWeights *weights);

/* The weight of one entry (patterns.h) in 1/OTHELLO_UNIT disc; not of values of words. */
int othello_weight(const OthelloWeights *weights, unsigned stage, uint32_t entry);

/* Where the side must pass, what the other side would have, negated. Of a finished game this is still an estimate. At most
 * OTHELLO_BEST_EVALUATION either way. */
int othello_evaluate(const OthelloWeights *weights, OthelloBoard board);

/* The same for a caller that has the legal moves of both sides, `moves` not 0. */
int othello_evaluate_with(const OthelloWeights *weights, OthelloBoard board, uint64_t moves, uint64_t other_moves);

#endif
