/* table.h: what the mate search has learnt about positions.
 *
 * A position is a board (with the side to move) and the attacker's hand. Entries of one board stand close together,
 * whatever the hands, since a hand says something about others: what mates with a hand mates with a richer one, what does
 * not mate with a hand does not with a poorer one. So a look-up walks all entries of its board.
 *
 * Bounds are in plies, counted from the entry's position:
 *   - `proven`: the attacker mates within this many plies with this hand or a richer one; NO_PLIES: not known;
 *   - `refuted`: there is no mate in fewer plies than this with this hand or a poorer one; NO_PLIES: no mate at all.
 * Proof and disproof numbers hold for exactly this hand and for the length the search last asked about.
 *
 * Linear probing without wrapping; entries are removed only by a collection, which rebuilds the runs of entries. Growing
 * needs old and new room for a moment; both together keep to the bytes given.
 */
#ifndef GUNSHI_SHOGI_MATE_TABLE_H
#define GUNSHI_SHOGI_MATE_TABLE_H

#include <stddef.h>

#include "../position.h"

enum { NO_PLIES = 0xffff };

typedef struct MateEntry {
    uint64_t board; /* 0: free */
    Hand hand;
    uint32_t pn, dn;
    uint16_t proven, refuted;
    uint16_t depth;  /* least distance from the root at which it was searched */
    uint16_t effort; /* how much work made it: the binary logarithm of nodes, times 16 */
} MateEntry;

typedef struct MateTable {
    MateEntry *entries;
    size_t slots; /* where a board may start */
    size_t end;   /* slots and some more */
    size_t used;
    size_t most;     /* beyond, more room is due */
    size_t greatest; /* the end may become so great */
    unsigned collections;
} MateTable;

/* What the table says of a position for a mate within `plies`. */
typedef struct MateView {
    uint32_t pn, dn; /* 0: decided; both 1 when nothing is known */
    uint16_t plies;  /* pn 0: mates within; dn 0: no mate in fewer */
    uint16_t depth;  /* of the exact entry, or NO_PLIES */
    Hand hand;       /* pn or dn 0: of the entry that decides */
    bool known;      /* an entry of exactly this hand was found, or the position is decided */
} MateView;

/* A table starts small and grows to `bytes` (never below a few MB). False when there is no memory. */
bool mate_table_open(MateTable *table, size_t bytes);
void mate_table_close(MateTable *table);

MateView mate_table_look(const MateTable *table, uint64_t board, Hand hand, unsigned plies);
void mate_table_prefetch(const MateTable *table, uint64_t board);

/* Keeps what is known of a position. */
void mate_table_store(MateTable *table, uint64_t board, Hand hand, uint32_t pn, uint32_t dn, unsigned depth, uint64_t nodes);
void mate_table_store_proven(MateTable *table, uint64_t board, Hand hand, unsigned plies, uint64_t nodes);
void mate_table_store_refuted(MateTable *table, uint64_t board, Hand hand, unsigned plies, uint64_t nodes);

static inline bool mate_table_crowded(const MateTable *table) { return table->used > table->most; }

/* Makes room: grows, or forgets what took the least work. */
void mate_table_make_room(MateTable *table);

#endif
