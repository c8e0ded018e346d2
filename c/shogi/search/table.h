/* table.h: the transposition table of the search: what is known of positions searched before, shared by threads.
 *
 * Fixed size. An entry is one position's score, bound, depth, best move and static evaluation, in two words, the first of which
 * is the key xor the second: what two threads wrote at once is then no entry at all, and no lock is needed. Four entries share a
 * cache line; of those an old or shallow one gives way. A score of a mate counts from that position.
 *
 * It also keeps, from one search to the next, what each thread remembers of moves.
 */
#ifndef GUNSHI_SHOGI_SEARCH_TABLE_H
#define GUNSHI_SHOGI_SEARCH_TABLE_H

#include <stddef.h>

#include "../types.h"

typedef struct SearchTable SearchTable;

/* No: only the move and the evaluation are known. */
typedef enum { BOUND_NO, BOUND_UPPER, BOUND_LOWER, BOUND_EXACT } Bound;

enum { NO_EVALUATION = INT16_MIN };

typedef struct Known {
    Move move; /* may be MOVE_NONE */
    int16_t score;
    int16_t evaluation; /* or NO_EVALUATION */
    uint8_t depth;      /* in the search's units; see tree.c */
    uint8_t bound;
    bool found;
} Known;

enum { SEARCH_MOST_THREADS = 64 };

/* At least one entry's cluster. NULL: no memory. */
SearchTable *search_table_make(size_t bytes);
void search_table_free(SearchTable *table);

/* Forgets everything. Not while a search uses it. The first time all of it is written, so that the system gives all its memory
 * then; later what little a short search wrote is forgotten in little time. */
void search_table_clear(SearchTable *table);

/* So many bytes that are a thread's own until the table is freed; zeroed at first, and by a clearing, which calls `forget` for that.
 * NULL: no memory. */
void *search_table_memory(SearchTable *table, unsigned thread, size_t bytes, void (*forget)(void *room));

/* A new search begins: what older ones stored gives way to it. */
void search_table_age(SearchTable *table);

/* What is not there has no move, NO_EVALUATION and BOUND_NO. */
Known search_table_find(const SearchTable *table, uint64_t key);
void search_table_store(SearchTable *table, uint64_t key, Known known);
void search_table_prefetch(const SearchTable *table, uint64_t key);

/* Per mille of the entries that this search wrote, from a sample. */
unsigned search_table_full(const SearchTable *table);

#endif
