/* quiescence.h: quiescence search, where depth is used up: captures that lose nothing and promotions of pawns until it is quiet;
 * in check all captures and few of the other replies. A side that is not in check may stand pat: it need not capture.
 */
#ifndef GUNSHI_SHOGI_SEARCH_QUIESCENCE_H
#define GUNSHI_SHOGI_SEARCH_QUIESCENCE_H

#include "path.h"

/* The position's score between alpha and beta; `below` is how many plies of quiescence are above it. In an open window the ply's
 * line is filled. When worker->stopped is set the score means nothing. */
int quiescence(Worker *worker, Ply *ply, unsigned number, int alpha, int beta, unsigned below);

#endif
