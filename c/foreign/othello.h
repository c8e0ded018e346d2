/* othello.h: positions and moves of Othello between C and Prolog. The rules for names and errors are those of terms.h. */
#ifndef GUNSHI_FOREIGN_OTHELLO_H
#define GUNSHI_FOREIGN_OTHELLO_H

#include <SWI-Prolog.h>
#include <stdbool.h>

#include "../othello/board.h"
#include "../othello/evaluate.h"

/* The position inside the term's blob: valid while the term is. NULL: an ISO error has been raised. */
const OthelloPosition *term_get_othello(term_t term);
bool term_unify_othello(term_t term, const OthelloPosition *position);

/* Row-Column, or `pass` for OTHELLO_PASS. `arguments` are two consecutive term references, overwritten. */
bool term_put_square(term_t term, unsigned square, term_t arguments);
bool term_put_othello_move(term_t term, unsigned move, term_t arguments);

/* *square is OTHELLO_SQUARES for a pair of integers that is not on the board. */
bool term_get_othello_square(term_t term, unsigned *square);

/* A blob takes the weights over. NULL: a resource error is raised. */
bool term_unify_othello_weights(term_t term, OthelloWeights *weights);

#endif
