/* tree.h: alpha-beta below the root, by one thread.
 *
 * A principal variation search (a fail-soft alpha-beta whose later moves are tried in a null window first) with a transposition
 * table, quiescence search at its leaves, and the pruning, reductions and extensions that tree.c takes in numbered steps.
 */
#ifndef GUNSHI_SHOGI_SEARCH_TREE_H
#define GUNSHI_SHOGI_SEARCH_TREE_H

#include "path.h"

/* The score of the roots from root_first on, between alpha and beta, searched to `depth` (parts of a ply, see DEPTH_PLY); the
 * best has its line. When worker->stopped is set the score means nothing. */
int tree_search(Worker *worker, int alpha, int beta, int depth);

#endif
