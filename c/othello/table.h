/* table.h: what an exact search has proved about boards.
 *
 * An entry holds the board itself, so what is found is always about the board asked for. It says that the exact result for the
 * side to move is in lower..upper and which moves were best. A bucket is one cache line of three entries; a new board takes the
 * place of the one with the least effort behind it, so an entry may be gone at any time but is never wrong. No clock, no
 * address and no random number decides anything: the same calls give the same answers.
 */
#ifndef GUNSHI_OTHELLO_TABLE_H
#define GUNSHI_OTHELLO_TABLE_H

#include "board.h"

enum { OTHELLO_TABLE_MIN_BITS = 6, OTHELLO_TABLE_MAX_BITS = 40, OTHELLO_TABLE_WAYS = 3 };

/* moves[0] is the better one; OTHELLO_PASS where there is none. */
typedef struct OthelloKnown {
    int8_t lower;
    int8_t upper;
    uint8_t effort;
    uint8_t moves[2];
} OthelloKnown;

/* effort 0 marks a free place */
typedef struct OthelloBucket {
    OthelloBoard boards[OTHELLO_TABLE_WAYS];
    OthelloKnown known[OTHELLO_TABLE_WAYS];
} OthelloBucket;
_Static_assert(sizeof(OthelloBucket) == 64, "a bucket is a cache line");

typedef struct OthelloTable {
    OthelloBucket *buckets;
    unsigned shift; /* the upper bits of a hash that are the bucket's number */
} OthelloTable;

/* A table of 2^bits bytes, empty; bits is brought into the limits above. False when there is no memory for it; it then holds
 * nothing and only othello_table_free() is allowed. */
bool othello_table_make(OthelloTable *table, unsigned bits);
void othello_table_free(OthelloTable *table);

static inline OthelloBucket *othello_table_bucket(const OthelloTable *table, OthelloBoard board) {
    uint64_t hash = board.own * 0x9e3779b97f4a7c15;
    hash = ((hash >> 32 ^ hash) + board.other) * 0xd6e8feb86659fd93;
    hash = (hash >> 32 ^ hash) * 0xa0761d6478bd642f;
    return &table->buckets[hash >> 1 >> table->shift];
}

static inline void othello_table_prefetch(const OthelloTable *table, OthelloBoard board) {
    __builtin_prefetch(othello_table_bucket(table, board));
}

/* True when the table knows the board; *known is then filled, else untouched. */
static inline bool othello_table_find(const OthelloTable *table, OthelloBoard board, OthelloKnown *known) {
    const OthelloBucket *bucket = othello_table_bucket(table, board);
    for (unsigned i = 0; i < OTHELLO_TABLE_WAYS; i++)
        if (bucket->boards[i].own == board.own && bucket->boards[i].other == board.other && bucket->known[i].effort) {
            *known = bucket->known[i];
            return true;
        }
    return false;
}

/* Adds what is proved now to what is known of the board. `effort` is from 1, more for what took longer. */
void othello_table_store(OthelloTable *table, OthelloBoard board, OthelloKnown proved);

#endif
