/* table.h: the transposition table of the search: what is known of positions searched before, shared by threads.
 *
 * Fixed size; entries are replaced by age and depth. An entry is one position's score, bound, depth, best move and static
 * evaluation. A score of a mate counts from that position.
 */
#ifndef GUNSHI_SHOGI_SEARCH_TABLE_H
#define GUNSHI_SHOGI_SEARCH_TABLE_H

#include <stddef.h>

#include "../types.h"

typedef struct SearchTable SearchTable;

/* Of at least some KB. NULL: no memory. */
SearchTable *search_table_make(size_t bytes);
void search_table_free(SearchTable *table);

/* Forgets everything. Not while a search uses it. */
void search_table_clear(SearchTable *table);

#endif
