/* search_run.h: a search on a thread of its own, and what it has to tell; a short one, by nodes, is over when it has started.
 *
 * A run owns copies of all it needs, and its thread calls no Prolog. What happens comes out as events, through a queue: any
 * number of times progress, then once the end. A run counts its holders, like the values of search_values.h: its thread is one,
 * the caller that waits for it another. The thread is never joined; it lets go when it has ended, and the last holder frees the
 * run. When Prolog halts, all runs are stopped and waited for.
 */
#ifndef GUNSHI_FOREIGN_SEARCH_RUN_H
#define GUNSHI_FOREIGN_SEARCH_RUN_H

#include "../shogi/search/search.h"
#include "search_values.h"

typedef struct SearchEvent {
    struct SearchEvent *next;
    bool done; /* the end; else progress */
    StopReason stopped;
    SearchResult result;
} SearchEvent;

typedef struct SearchRun SearchRun;

/* What a run is to do. The run copies what the task points to, holds the shared values, and takes the table. The task's own
 * parameters, table, clock and progress are not used: the run has its own. */
typedef struct SearchOrder {
    SearchTask task;
    SharedParameters *parameters;
    SharedTable *table;
    uint64_t nodes; /* 0: no such limit */
    double seconds; /* 0: no such limit */
    bool has_clock;
    TimeLeft left;
    unsigned ply;      /* of the game, for the clock */
    bool tells;        /* events of progress are wanted, too; else only the end */
    bool none_allowed; /* no root move is allowed: the run ends at once, without a line */
} SearchOrder;

typedef enum { RUN_STARTED, RUN_NO_MEMORY, RUN_TABLE_TAKEN, RUN_TABLE_CLOSED } RunStart;

/* The run has one holder, the caller, and its thread. */
RunStart run_start(const SearchOrder *order, SearchRun **run);

/* What it searches; valid while the run is held. */
const Position *run_position(const SearchRun *run);

/* Raises the flag; the end is told soon. */
void run_stop(SearchRun *run);

/* From now on these limits. */
void run_set_clock(SearchRun *run, TimeLeft left);
void run_set_seconds(SearchRun *run, double seconds);

/* Waits up to so many seconds for the next event; the caller frees it. NULL: there was none. */
SearchEvent *run_next_event(SearchRun *run, double seconds);

/* The end has been given out: no event will follow. */
bool run_is_over(SearchRun *run);

void run_let_go(SearchRun *run);

/* To be called once. */
void run_install(void);

#endif
