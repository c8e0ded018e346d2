/* search_terms.h: what a search is to do, and what it has found, as Prolog terms.
 *
 *     task(Depth, Nodes, Seconds, Lines, Threads, Table, Parameters, Only, Exclude, Bonus, Clock, Ply, PliesLeft, Declaration,
 *          DrawValue, LookOut)
 *     searched(Best, Score, Lines, Depth, Deepest, Nodes, Seconds, Full, Cuts, Stopped, Rivals, Mated)
 *
 * In a task 0 nodes, seconds or plies left is no such limit; Table may be megabytes for a new one; `none` stands for the default
 * parameters, for all moves, and for no clock. The result is as prolog/gunshi/shogi/search.pl describes it.
 */
#ifndef GUNSHI_FOREIGN_SEARCH_TERMS_H
#define GUNSHI_FOREIGN_SEARCH_TERMS_H

#include "search_run.h"

void search_terms_install(void);

/* Fills an order that is all zero; `past` is a list of positions, the oldest first. False: an ISO error has been raised. To be
 * cleared in any case. */
bool term_get_order(term_t task, const Position *position, term_t past, SearchOrder *order);
void order_clear(SearchOrder *order);

/* The table of a task, as it was given. */
bool term_get_task_table(term_t task, term_t table);

/* clock(Main, Byoyomi, Increment, Delay), in seconds. False: an ISO error has been raised. */
bool term_get_time_left(term_t term, TimeLeft *left);

bool term_put_searched(term_t term, const SearchEvent *event, const Position *position);

#endif
