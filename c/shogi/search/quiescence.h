/* quiescence.h: the search where depth is used up: captures that lose nothing and promotions of pawns until it is quiet, in check
 * the captures and few of the other replies. A side that is not in check need not capture.
 */
#ifndef GUNSHI_SHOGI_SEARCH_QUIESCENCE_H
#define GUNSHI_SHOGI_SEARCH_QUIESCENCE_H

#include "path.h"

/* The position's score between alpha and beta; `below` is how many plies of it have been searched above. In a wide window the ply
 * has its line. Not to be used when stopped. */
int quiescence(Worker *worker, Ply *ply, unsigned number, int alpha, int beta, unsigned below);

#endif
