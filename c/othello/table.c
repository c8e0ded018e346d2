#include "table.h"

#include "../base/pages.h"

static size_t size_of(const OthelloTable *table) { return (size_t)1 << (63 - table->shift + OTHELLO_TABLE_MIN_BITS); }

bool othello_table_make(OthelloTable *table, unsigned bits) {
    if (bits < OTHELLO_TABLE_MIN_BITS) bits = OTHELLO_TABLE_MIN_BITS;
    if (bits > OTHELLO_TABLE_MAX_BITS) bits = OTHELLO_TABLE_MAX_BITS;
    table->shift = 63 - (bits - OTHELLO_TABLE_MIN_BITS);
    table->buckets = pages_make(size_of(table));
    if (table->buckets) pages_want_large(table->buckets, 0, size_of(table));
    return table->buckets != NULL;
}

void othello_table_free(OthelloTable *table) {
    pages_free(table->buckets, size_of(table));
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
