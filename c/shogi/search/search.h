/* search.h: looks for the best moves of a position.
 *
 * Alpha-beta with iterative deepening over the weights and statistics of the parameters. Nothing here is global: a table and
 * parameters may serve several searches, one after the other. With one thread the same task, table and nodes give the same
 * result each time; a new or cleared table is the same table.
 */
#ifndef GUNSHI_SHOGI_SEARCH_SEARCH_H
#define GUNSHI_SHOGI_SEARCH_SEARCH_H

#include "../../base/stop.h"
#include "task.h"

/* A thread that searches should have so much stack. */
enum { SEARCH_STACK_BYTES = 64 << 20 };

/* Works on threads of its own as far as `threads` > 1; else, and the first of them, on the caller's. Ends at the depth, or when
 * `stop` or the clock say so: then with the best so far, which has a legal move whenever one is allowed. False: no memory. */
bool search(const SearchTask *task, Stop *stop, SearchResult *result);

#endif
