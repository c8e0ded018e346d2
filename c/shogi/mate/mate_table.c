#include "mate_table.h"

#include <sched.h>
#include <stdlib.h>
#include <string.h>

#include "../../base/pages.h"
#include "efforts_private.h"
#include "hands.h"

/* Slots behind the last at which a board may start, the least room when opened, and how many times as much a table becomes. */
enum { TAIL = 1 << 12, FIRST = 1 << 13, GROWTH = 2 };

/* The entries in use are the first `end` of the room, the others are free. Few of the slots may be used before the table grows,
 * and not many more when it cannot: entries of one board stand together, so runs are longer than slots taken by chance would make
 * them, and a look-up goes to the end of its run. */
static void set_end(MateTable *table, size_t end) {
    table->end = end;
    table->slots = end - TAIL;
    table->most = table->slots / 10 * (end < table->greatest ? SPARSE : CROWDED);
}

/* Addresses for the greatest table are had at once; a page of it costs nothing before it is used. */
bool mate_table_open(MateTable *table, size_t bytes) {
    size_t greatest = bytes / sizeof(MateEntry), first = greatest < FIRST ? FIRST : greatest, growths = 1;
    for (; first / GROWTH >= FIRST; first /= GROWTH) growths *= GROWTH;
    *table = (MateTable){.greatest = first * growths};
    table->entries = pages_make(table->greatest * sizeof(MateEntry));
    if (!table->entries) return false;
    pages_want_now(table->entries, first * sizeof(MateEntry));
    set_end(table, first);
    pthread_mutex_init(&table->mutex, NULL);
    pthread_cond_init(&table->changed, NULL);
    return true;
}

void mate_table_close(MateTable *table) {
    pages_free(table->entries, table->greatest * sizeof(MateEntry));
    pthread_cond_destroy(&table->changed);
    pthread_mutex_destroy(&table->mutex);
}

static size_t start_of(const MateTable *table, uint64_t board) {
    return (size_t)((board * 0x9e3779b97f4a7c15 >> 32) * table->slots >> 32);
}

void mate_table_prefetch(const MateTable *table, uint64_t board) {
    enum { LINE_BYTES = 64, ENTRIES_A_LINE = 2, PREFETCHED = 6 }; /* most runs are not longer */
    _Static_assert(ENTRIES_A_LINE * sizeof(MateEntry) == LINE_BYTES, "one prefetch a line of the cache");
    const MateEntry *start = &table->entries[start_of(table, board)];
    for (unsigned i = 0; i < PREFETCHED; i += ENTRIES_A_LINE) __builtin_prefetch(start + i);
}

/* ---- one entry, by several threads ---- */

/* What a look-up wants of an entry, as it was at one moment. */
typedef struct Facts {
    Hand hand;
    uint32_t pn, dn;
    uint16_t proven, disproven, depth;
} Facts;

/* In this order a reader who saw one change of a writer sees the odd version, too. */
#define LOAD(field) atomic_load_explicit(&(field), memory_order_acquire)
#define STORE(field, value) atomic_store_explicit(&(field), value, memory_order_release)

/* Numbers of another era are 0. False: it is not filled yet. */
static bool read_entry(const MateEntry *entry, uint16_t era, Facts *facts) {
    for (;;) {
        uint16_t version = LOAD(entry->version);
        if (version == 0) return false;
        *facts = (Facts){LOAD(entry->hand),   LOAD(entry->pn),        LOAD(entry->dn),
                         LOAD(entry->proven), LOAD(entry->disproven), LOAD(entry->depth)};
        if (LOAD(entry->era) != era) {
            facts->pn = facts->dn = 0;
            facts->depth = NO_PLIES;
        }
        if (version % 2 == 0 && LOAD(entry->version) == version) return true;
        if (version % 2 == 1) sched_yield();
    }
}

/* An entry that no other thread reads or changes until close_entry(), new or old. NULL: no room. */
static MateEntry *open_entry(MateTable *table, uint64_t board, Hand hand) {
    const MateEntry *end = &table->entries[table->end - 1];
    for (MateEntry *entry = &table->entries[start_of(table, board)];; entry++) {
        uint64_t there = LOAD(entry->board);
        if (there == 0) {
            if (entry == end) return NULL;
            if (atomic_compare_exchange_strong_explicit(&entry->board, &there, board, memory_order_relaxed,
                                                        memory_order_relaxed)) {
                /* What is not set here is 0 in a free slot. */
                STORE(entry->hand, hand);
                STORE(entry->proven, NO_PLIES);
                STORE(entry->depth, NO_PLIES);
                STORE(entry->era, table->era);
                atomic_fetch_add_explicit(&table->used, 1, memory_order_relaxed);
                return entry;
            }
        }
        if (there != board) continue;
        uint16_t version;
        while ((version = LOAD(entry->version)) == 0) sched_yield();
        if (LOAD(entry->hand) != hand) continue;
        for (;; version = LOAD(entry->version)) {
            if (version % 2 == 1)
                sched_yield();
            else if (atomic_compare_exchange_weak_explicit(&entry->version, &version, (uint16_t)(version + 1),
                                                           memory_order_acquire, memory_order_relaxed))
                break;
        }
        return entry;
    }
}

static void close_entry(MateEntry *entry, uint64_t nodes) {
    unsigned log = nodes > 1 ? 63 - (unsigned)__builtin_clzll(nodes) : 0;
    unsigned effort = log * 16 + (log >= 4 ? (unsigned)(nodes >> (log - 4) & 15) : 0);
    if (effort > LOAD(entry->effort)) STORE(entry->effort, (uint16_t)effort);
    uint16_t version = (uint16_t)((LOAD(entry->version) | 1) + 1);
    STORE(entry->version, version ? version : 2);
}

/* ---- what is known ---- */

MateView mate_table_look(const MateTable *table, uint64_t board, Hand hand, unsigned plies) {
    MateView view = {.pn = 1, .dn = 1, .depth = NO_PLIES};
    uint32_t least_pn = 1, least_dn = 1, exact_pn = 0, exact_dn = 0;
    unsigned best_proven = NO_PLIES;
    uint64_t there;
    for (const MateEntry *entry = &table->entries[start_of(table, board)]; (there = LOAD(entry->board)) != 0; entry++) {
        Facts facts;
        if (there != board || !read_entry(entry, table->era, &facts)) continue;
        if (facts.depth < view.depth && (hand_dominates(hand, facts.hand) || hand_dominates(facts.hand, hand)))
            view.depth = facts.depth;
        if (facts.hand == hand && facts.pn > 0) {
            exact_pn = facts.pn;
            exact_dn = facts.dn;
            view.known = true;
        }
        if (hand_dominates(hand, facts.hand)) {
            view.promising = view.promising || facts.proven != NO_PLIES;
            if (facts.proven <= plies && facts.proven < best_proven) {
                best_proven = facts.proven;
                view.hand = facts.hand;
            }
            if (facts.dn > least_dn) least_dn = facts.dn;
        }
        if (hand_dominates(facts.hand, hand)) {
            if (facts.disproven > plies && best_proven == NO_PLIES) {
                view.pn = UINT32_MAX;
                view.dn = 0;
                view.plies = facts.disproven;
                view.hand = facts.hand;
                view.known = true;
                return view;
            }
            if (facts.pn > least_pn) least_pn = facts.pn;
        }
    }
    if (best_proven != NO_PLIES) {
        view.pn = 0;
        view.dn = UINT32_MAX;
        view.plies = (uint16_t)best_proven;
        view.known = true;
    } else {
        view.pn = exact_pn > least_pn ? exact_pn : least_pn;
        view.dn = exact_dn > least_dn ? exact_dn : least_dn;
    }
    return view;
}

void mate_table_store(MateTable *table, uint64_t board, Hand hand, uint32_t pn, uint32_t dn, unsigned depth, uint64_t nodes) {
    MateEntry *entry = open_entry(table, board, hand);
    if (!entry) return;
    STORE(entry->pn, pn);
    STORE(entry->dn, dn);
    if (depth < LOAD(entry->depth) || LOAD(entry->era) != table->era) STORE(entry->depth, (uint16_t)depth);
    STORE(entry->era, table->era);
    close_entry(entry, nodes);
}

void mate_table_store_proven(MateTable *table, uint64_t board, Hand hand, unsigned plies, uint64_t nodes) {
    MateEntry *entry = open_entry(table, board, hand);
    if (!entry) return;
    if (plies < LOAD(entry->proven)) STORE(entry->proven, (uint16_t)plies);
    close_entry(entry, nodes);
}

void mate_table_store_disproven(MateTable *table, uint64_t board, Hand hand, unsigned plies, uint64_t nodes) {
    MateEntry *entry = open_entry(table, board, hand);
    if (!entry) return;
    if (plies > LOAD(entry->disproven)) STORE(entry->disproven, (uint16_t)plies);
    close_entry(entry, nodes);
}

void mate_table_forget_numbers(MateTable *table) { table->era++; }

/* ---- room: one thread works, the others rest ---- */

/* The last slot of all stays free, to end every run: should the tail be full, what is there is lost. */
static MateEntry *free_slot(const MateTable *table, uint64_t board) {
    MateEntry *entry = &table->entries[start_of(table, board)], *last = &table->entries[table->end - 2];
    while (entry->board && entry < last) entry++;
    return entry;
}

/* Puts the entries that stand before `end`, those of at least `effort`, where they belong now, which is nowhere before their run.
 * Run by run from the last, each taken out as a whole, so that none meets what has not gone yet; in their order, on which a
 * look-up depends a little. A run for which there is no memory is forgotten. */
static void rebuild(MateTable *table, size_t end, unsigned effort) {
    MateEntry *run = NULL;
    size_t room = 0;
    while (end > 0) {
        if (!table->entries[end - 1].board) {
            end--;
            continue;
        }
        size_t length = 1;
        while (length < end && table->entries[end - 1 - length].board) length++;
        MateEntry *there = &table->entries[end - length];
        if (length > room) {
            free(run);
            room = 2 * length;
            run = malloc(room * sizeof(MateEntry));
            if (!run) room = 0;
        }
        if (run) memcpy(run, there, length * sizeof(MateEntry));
        memset(there, 0, length * sizeof(MateEntry));
        for (size_t i = 0; i < length; i++) {
            if (run && run[i].effort >= effort)
                *free_slot(table, run[i].board) = run[i];
            else
                table->used--;
        }
        end -= length;
    }
    free(run);
}

/* Large pages, for what has become a large table: small ones are sooner had. */
static void want_large_pages(MateTable *table, size_t before) {
    enum { LARGE_BYTES = 16 << 20 };
    size_t end = table->end * sizeof(MateEntry);
    if (end > LARGE_BYTES) pages_want_large(table->entries, before * sizeof(MateEntry), end);
}

static void grow(MateTable *table) {
    size_t before = table->end;
    set_end(table, before * GROWTH);
    want_large_pages(table, before);
    rebuild(table, before, 0);
}

/* Small-tree collection: what took the least work is forgotten first, since it is the soonest found again. */
static void collect(MateTable *table) {
    enum { EFFORTS = 1024 };
    size_t counts[EFFORTS] = {0}, kept = table->used;
    for (size_t i = 0; i < table->end; i++)
        if (table->entries[i].board) counts[table->entries[i].effort]++;
    unsigned effort = 0;
    for (; effort < EFFORTS && kept > table->most / 10 * COLLECTED; effort++) kept -= counts[effort];
    rebuild(table, table->end, effort);
    table->collections++;
}

void mate_table_enter(MateTable *table) {
    pthread_mutex_lock(&table->mutex);
    while (table->closed) pthread_cond_wait(&table->changed, &table->mutex);
    table->users++;
    pthread_mutex_unlock(&table->mutex);
}

void mate_table_leave(MateTable *table) {
    pthread_mutex_lock(&table->mutex);
    table->users--;
    pthread_cond_broadcast(&table->changed);
    pthread_mutex_unlock(&table->mutex);
}

void mate_table_make_room(MateTable *table) {
    pthread_mutex_lock(&table->mutex);
    if (table->closed) {
        table->resting++;
        pthread_cond_broadcast(&table->changed);
        while (table->closed) pthread_cond_wait(&table->changed, &table->mutex);
        table->resting--;
    } else if (table->used > table->most) {
        table->closed = true;
        while (table->resting + 1 < table->users) pthread_cond_wait(&table->changed, &table->mutex);
        if (table->end < table->greatest)
            grow(table);
        else
            collect(table);
        table->closed = false;
        pthread_cond_broadcast(&table->changed);
    }
    pthread_mutex_unlock(&table->mutex);
}
