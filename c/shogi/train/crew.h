/* crew.h: units of work that are searches, shared out to several threads.
 *
 * Searchers take the next unit each, and put what comes of it where it belongs: which of them does it does not matter, so the same
 * units give the same on any number of threads.
 */
#ifndef GUNSHI_SHOGI_TRAIN_CREW_H
#define GUNSHI_SHOGI_TRAIN_CREW_H

#include "../search/search.h"
#include "training.h"

typedef struct Searcher {
    SearchTable *table; /* clear at the beginning of a unit */
    SearchTable *other; /* of crew_other_table(); NULL: not asked for yet */
    SearchResult result;
    Stop stop; /* for the searches: its reason and node_limit are the unit's to set */
} Searcher;

/* A second table, for a side that searches by other parameters: clear at the beginning of a unit. NULL: no memory. */
SearchTable *crew_other_table(Searcher *searcher);

/* One unit. False: it could not be finished, since the searcher was told to stop or has no memory; then no other begins. */
typedef bool (*CrewWork)(void *data, size_t unit, Searcher *searcher);

/* Units 0 to `units` - 1, on so many threads, or 0: as many as there are processors. TRAIN_DONE, or what prevented it. The caller's
 * thread is the first searcher: it alone looks at `stop`, of which the poll counts, and is told of progress, in units. `progress` and
 * `stop` may be NULL. */
TrainStatus crew_run(size_t units, unsigned threads, CrewWork work, void *data, TrainProgress progress, void *progress_data,
                     Stop *stop);

#endif
