#define _DEFAULT_SOURCE /* madvise */
#include "table.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

/* Large pages, where the system gives them, need this alignment. */
enum { ALIGNMENT_BITS = 21 };

bool othello_table_make(OthelloTable *table, unsigned bits) {
    if (bits < OTHELLO_TABLE_MIN_BITS) bits = OTHELLO_TABLE_MIN_BITS;
    if (bits > OTHELLO_TABLE_MAX_BITS) bits = OTHELLO_TABLE_MAX_BITS;
    const size_t bytes = (size_t)1 << bits, alignment = (size_t)1 << (bits < ALIGNMENT_BITS ? bits : ALIGNMENT_BITS);
    table->shift = 63 - (bits - OTHELLO_TABLE_MIN_BITS);
    table->buckets = aligned_alloc(alignment, bytes);
#ifdef MADV_HUGEPAGE
    if (table->buckets && bits >= ALIGNMENT_BITS) madvise(table->buckets, bytes, MADV_HUGEPAGE);
#endif
    if (table->buckets) memset(table->buckets, 0, bytes);
    return table->buckets != NULL;
}

void othello_table_free(OthelloTable *table) {
    free(table->buckets);
    table->buckets = NULL;
}

void othello_table_store(OthelloTable *table, OthelloBoard board, OthelloKnown proved) {
    OthelloBucket *bucket = othello_table_bucket(table, board);
    unsigned place = 0;
    for (unsigned i = 0; i < OTHELLO_TABLE_WAYS; i++) {
        OthelloKnown *known = &bucket->known[i];
        if (bucket->boards[i].own == board.own && bucket->boards[i].other == board.other && known->effort) {
            if (proved.lower > known->lower) known->lower = proved.lower;
            if (proved.upper < known->upper) known->upper = proved.upper;
            if (proved.effort > known->effort) known->effort = proved.effort;
            if (proved.moves[0] != known->moves[0] && proved.moves[0] != OTHELLO_PASS) {
                known->moves[1] = known->moves[0];
                known->moves[0] = proved.moves[0];
            }
            return;
        }
        if (known->effort < bucket->known[place].effort) place = i;
    }
    bucket->boards[place] = board;
    bucket->known[place] = proved;
}
