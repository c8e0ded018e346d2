#define _DEFAULT_SOURCE /* madvise */
#include "table.h"

#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "hands.h"

/* Slots behind the last at which a board may start, the least room when opened, and how much a table grows at a time. */
enum { TAIL = 1 << 12, FIRST = 1 << 16, GROWTH = 8 };

static bool map_entries(MateTable *table, size_t end) {
    void *memory = mmap(NULL, end * sizeof(MateEntry), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return false;
#ifdef MADV_HUGEPAGE
    if (end > FIRST * GROWTH) madvise(memory, end * sizeof(MateEntry), MADV_HUGEPAGE);
#endif
    table->entries = memory;
    table->end = end;
    table->slots = end - TAIL;
    table->most = table->slots / 10 * 7;
    table->used = 0;
    return true;
}

bool mate_table_open(MateTable *table, size_t bytes) {
    size_t entries = bytes / sizeof(MateEntry), greatest = entries - entries / (GROWTH + 1);
    size_t first = greatest < FIRST ? FIRST : greatest, growths = 1;
    for (; first / GROWTH >= FIRST; first /= GROWTH) growths *= GROWTH;
    *table = (MateTable){.greatest = first * growths};
    if (!map_entries(table, first)) return false;
    pthread_mutex_init(&table->mutex, NULL);
    pthread_cond_init(&table->changed, NULL);
    return true;
}

void mate_table_close(MateTable *table) {
    munmap(table->entries, table->end * sizeof(MateEntry));
    pthread_cond_destroy(&table->changed);
    pthread_mutex_destroy(&table->mutex);
}

static size_t start_of(const MateTable *table, uint64_t board) {
    return (size_t)((board * 0x9e3779b97f4a7c15 >> 32) * table->slots >> 32);
}

void mate_table_prefetch(const MateTable *table, uint64_t board) { __builtin_prefetch(&table->entries[start_of(table, board)]); }

/* ---- one entry, by several threads ---- */

/* What a look-up wants of an entry, as it was at one moment. */
typedef struct Facts {
    Hand hand;
    uint32_t pn, dn;
    uint16_t proven, refuted, depth;
} Facts;

/* In this order a reader who saw one change of a writer sees the odd version, too. */
#define LOAD(field) atomic_load_explicit(&(field), memory_order_acquire)
#define STORE(field, value) atomic_store_explicit(&(field), value, memory_order_release)

/* False: it is not filled yet. */
static bool read_entry(const MateEntry *entry, Facts *facts) {
    for (;;) {
        uint32_t version = LOAD(entry->version);
        if (version == 0) return false;
        *facts = (Facts){LOAD(entry->hand),   LOAD(entry->pn),      LOAD(entry->dn),
                         LOAD(entry->proven), LOAD(entry->refuted), LOAD(entry->depth)};
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
                STORE(entry->pn, 1);
                STORE(entry->dn, 1);
                STORE(entry->proven, NO_PLIES);
                STORE(entry->depth, NO_PLIES);
                atomic_fetch_add_explicit(&table->used, 1, memory_order_relaxed);
                return entry;
            }
        }
        if (there != board) continue;
        uint32_t version;
        while ((version = LOAD(entry->version)) == 0) sched_yield();
        if (LOAD(entry->hand) != hand) continue;
        for (;; version = LOAD(entry->version)) {
            if (version % 2 == 1)
                sched_yield();
            else if (atomic_compare_exchange_weak_explicit(&entry->version, &version, version + 1, memory_order_acquire,
                                                           memory_order_relaxed))
                break;
        }
        return entry;
    }
}

static void close_entry(MateEntry *entry, uint64_t nodes) {
    unsigned log = nodes > 1 ? 63 - (unsigned)__builtin_clzll(nodes) : 0;
    unsigned effort = log * 16 + (log >= 4 ? (unsigned)(nodes >> (log - 4) & 15) : 0);
    if (effort > LOAD(entry->effort)) STORE(entry->effort, (uint16_t)effort);
    uint32_t version = (LOAD(entry->version) | 1) + 1;
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
        if (there != board || !read_entry(entry, &facts)) continue;
        if (facts.hand == hand) {
            exact_pn = facts.pn;
            exact_dn = facts.dn;
            if (facts.depth < view.depth) view.depth = facts.depth;
            view.known = true;
        }
        if (hand_covers(hand, facts.hand)) {
            if (facts.proven <= plies && facts.proven < best_proven) {
                best_proven = facts.proven;
                view.hand = facts.hand;
            }
            if (facts.dn > least_dn) {
                least_dn = facts.dn;
                if (facts.depth < view.depth) view.depth = facts.depth;
            }
        }
        if (hand_covers(facts.hand, hand)) {
            if (facts.refuted > plies && best_proven == NO_PLIES) {
                view.pn = UINT32_MAX;
                view.dn = 0;
                view.plies = facts.refuted;
                view.hand = facts.hand;
                view.known = true;
                return view;
            }
            if (facts.pn > least_pn) {
                least_pn = facts.pn;
                if (facts.depth < view.depth) view.depth = facts.depth;
            }
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
    if (depth < LOAD(entry->depth)) STORE(entry->depth, (uint16_t)depth);
    close_entry(entry, nodes);
}

void mate_table_store_proven(MateTable *table, uint64_t board, Hand hand, unsigned plies, uint64_t nodes) {
    MateEntry *entry = open_entry(table, board, hand);
    if (!entry) return;
    if (plies < LOAD(entry->proven)) STORE(entry->proven, (uint16_t)plies);
    close_entry(entry, nodes);
}

void mate_table_store_refuted(MateTable *table, uint64_t board, Hand hand, unsigned plies, uint64_t nodes) {
    MateEntry *entry = open_entry(table, board, hand);
    if (!entry) return;
    if (plies > LOAD(entry->refuted)) STORE(entry->refuted, (uint16_t)plies);
    close_entry(entry, nodes);
}

/* ---- room: one thread works, the others rest ---- */

/* The last slot of all stays free, to end every run: should the tail be full, what is there is lost. */
static MateEntry *free_slot(const MateTable *table, uint64_t board) {
    MateEntry *entry = &table->entries[start_of(table, board)], *last = &table->entries[table->end - 2];
    while (entry->board && entry < last) entry++;
    return entry;
}

/* Puts the entries of one run, those of at least `effort`, back where they belong. */
static void rebuild_run(MateTable *table, const MateEntry *run, size_t length, unsigned effort) {
    for (size_t i = 0; i < length; i++) {
        if (run[i].effort < effort) {
            table->used--;
            continue;
        }
        *free_slot(table, run[i].board) = run[i];
    }
}

/* False when there is no memory: the table is then as before. */
static bool grow(MateTable *table) {
    MateEntry *old = table->entries;
    size_t end = table->end;
    if (!map_entries(table, end * GROWTH)) return false;
    for (size_t i = 0; i < end; i++) {
        if (!old[i].board) continue;
        *free_slot(table, old[i].board) = old[i];
        table->used++;
    }
    munmap(old, end * sizeof(MateEntry));
    return true;
}

static void collect(MateTable *table) {
    enum { EFFORTS = 1024 };
    size_t counts[EFFORTS] = {0}, kept = table->used;
    for (size_t i = 0; i < table->end; i++)
        if (table->entries[i].board) counts[table->entries[i].effort]++;
    unsigned effort = 0;
    for (; effort < EFFORTS && kept > table->most / 10 * 5; effort++) kept -= counts[effort];

    MateEntry *run = NULL;
    size_t room = 0;
    for (size_t i = 0; i < table->end;) {
        size_t length = 0;
        while (i + length < table->end && table->entries[i + length].board) length++;
        if (length > room) {
            MateEntry *more = realloc(run, 2 * length * sizeof(MateEntry));
            if (!more) break;
            run = more;
            room = 2 * length;
        }
        if (length) {
            memcpy(run, &table->entries[i], length * sizeof(MateEntry));
            memset(&table->entries[i], 0, length * sizeof(MateEntry));
            rebuild_run(table, run, length, effort);
        }
        i += length + 1;
    }
    free(run);
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
        if (table->end >= table->greatest || !grow(table)) collect(table);
        table->closed = false;
        pthread_cond_broadcast(&table->changed);
    }
    pthread_mutex_unlock(&table->mutex);
}
