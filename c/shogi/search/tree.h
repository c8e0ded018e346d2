/* tree.h: alpha-beta below the root, by one thread.
 *
 * Depth is counted in DEPTH_PLY parts of a ply, so that a move may cost more or less than one.
 */
#ifndef GUNSHI_SHOGI_SEARCH_TREE_H
#define GUNSHI_SHOGI_SEARCH_TREE_H

#include "path.h"

enum { DEPTH_PLY = 16 };

/* The score of the roots from root_first on, between alpha and beta; the best has its line. Not to be used when stopped. */
int tree_search(Worker *worker, int alpha, int beta, int depth);

#endif
