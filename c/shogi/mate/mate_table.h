/* mate_table.h: what the mate search has learnt about positions.
 *
 * A position is a board (with the side to move) and the attacker's hand. Entries of one board stand close together,
 * whatever the hands, since a hand says something about others: what mates with a hand mates with a richer one, what does
 * not mate with a hand does not with a poorer one. So a look-up walks all entries of its board.
 *
 * Bounds are in plies, counted from the entry's position:
 *   - `proven`: the attacker mates within this many plies with this hand or a richer one; NO_PLIES: not known;
 *   - `disproven`: there is no mate in fewer plies than this with this hand or a poorer one; NO_PLIES: no mate at all.
 * Proof and disproof numbers hold for exactly this hand and for the length the search last asked about, until they are forgotten.
 *
 * Linear probing without wrapping; entries are removed only by a collection, which rebuilds the runs of entries. The table
 * grows where it stands, in addresses had when it is opened; memory is used as it grows.
 *
 * Several threads may look and store at the same time. A slot is claimed by its board; board and hand then never change. Who
 * changes an entry makes its version odd, who reads one reads again when the version was odd or has changed. Room is made
 * while all other threads rest: each that uses the table enters it, leaves it, and calls mate_table_rest() now and then.
 */
#ifndef GUNSHI_SHOGI_MATE_MATE_TABLE_H
#define GUNSHI_SHOGI_MATE_MATE_TABLE_H

#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#include "../position.h"

enum { NO_PLIES = 0xffff };

typedef struct MateEntry {
    _Atomic uint64_t board; /* 0: free */
    _Atomic uint32_t hand;
    _Atomic uint16_t version; /* 0: claimed, not yet filled; odd: being changed */
    _Atomic uint16_t era;     /* the numbers and the depth are of this era */
    _Atomic uint32_t pn, dn;
    _Atomic uint16_t proven, disproven;
    _Atomic uint16_t depth;  /* least distance from the root at which it was searched */
    _Atomic uint16_t effort; /* how much work made it: the binary logarithm of nodes, times 16 */
} MateEntry;

typedef struct MateTable {
    MateEntry *entries;
    size_t slots; /* where a board may start */
    size_t end;   /* slots and some more */
    atomic_size_t used;
    size_t most;     /* beyond, more room is due */
    size_t greatest; /* the end may become so great; there is room for that */
    unsigned collections;
    uint16_t era;       /* numbers and depths of others do not count */
    atomic_bool closed; /* somebody makes room */
    unsigned users, resting;
    pthread_mutex_t mutex; /* of the line above */
    pthread_cond_t changed;
} MateTable;

/* What the table says of a position for a mate within `plies`. */
typedef struct MateView {
    uint32_t pn, dn; /* 0: decided; both 1 when nothing is known */
    uint16_t plies;  /* pn 0: mates within; dn 0: no mate in fewer */
    uint16_t depth;  /* the least of this hand's, richer and poorer ones' entries, or NO_PLIES; of no use when decided */
    Hand hand;       /* pn or dn 0: of the entry that decides */
    bool known;      /* numbers of exactly this hand were found, or the position is decided */
    bool promising;  /* a mate is known that takes longer; of no use when decided */
} MateView;

/* A table starts small and grows to `bytes` at the most (never below a few MB). False when there is no memory. */
bool mate_table_open(MateTable *table, size_t bytes);
void mate_table_close(MateTable *table);

MateView mate_table_look(const MateTable *table, uint64_t board, Hand hand, unsigned plies);
void mate_table_prefetch(const MateTable *table, uint64_t board);

/* Keeps what is known of a position. */
void mate_table_store(MateTable *table, uint64_t board, Hand hand, uint32_t pn, uint32_t dn, unsigned depth, uint64_t nodes);
void mate_table_store_proven(MateTable *table, uint64_t board, Hand hand, unsigned plies, uint64_t nodes);
void mate_table_store_disproven(MateTable *table, uint64_t board, Hand hand, unsigned plies, uint64_t nodes);

/* Forgets all numbers and depths; bounds stay. To be called between questions, while no thread uses the table. It only counts the
 * era, so it takes no time. After 65,536 calls the oldest numbers count again, which may cost nodes but makes no answer wrong. */
void mate_table_forget_numbers(MateTable *table);

/* Between the two a thread uses the table. */
void mate_table_enter(MateTable *table);
void mate_table_leave(MateTable *table);

/* Makes room when it is due: the table grows or, when it is as great as it may be, forgets what took the least work. Waits while
 * another thread does. */
void mate_table_make_room(MateTable *table);

static inline bool mate_table_due(const MateTable *table) {
    return atomic_load_explicit(&table->closed, memory_order_relaxed) ||
           atomic_load_explicit(&table->used, memory_order_relaxed) > table->most;
}

/* To be called by each thread that has entered, often, and while it holds nothing of the table. */
static inline void mate_table_rest(MateTable *table) {
    if (mate_table_due(table)) mate_table_make_room(table);
}

#endif
