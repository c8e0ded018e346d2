#include "table.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "../../base/pages.h"
#include "margins_private.h"

enum { CLUSTER = 4, AGES = 64, SAMPLE = 250, FEW_WRITTEN = 1 << 15 };

typedef struct Entry {
    _Atomic uint64_t lock; /* key ^ data */
    _Atomic uint64_t data; /* move 16, score 16, evaluation 16, depth 8, bound 2, age 6 */
} Entry;

struct SearchTable {
    Entry *entries;
    size_t clusters;
    unsigned age;
    /* Where the clusters begin that something was written to since the last clearing, as long as there are no more than that.
     * A new table counts as one with more: its first clearing writes all of it. */
    _Atomic uint32_t written_count;
    size_t written[FEW_WRITTEN];
    struct {
        void *room;
        void (*forget)(void *room);
    } memories[SEARCH_MOST_THREADS];
};

static uint64_t pack(Known known, unsigned age) {
    return known.move | (uint64_t)(uint16_t)known.score << 16 | (uint64_t)(uint16_t)known.evaluation << 32 |
           (uint64_t)known.depth << 48 | (uint64_t)known.bound << 56 | (uint64_t)age << 58;
}

static Known unpack(uint64_t data) {
    return (Known){.move = (Move)data,
                   .score = (int16_t)(data >> 16),
                   .evaluation = (int16_t)(data >> 32),
                   .depth = (uint8_t)(data >> 48),
                   .bound = data >> 56 & 3,
                   .found = true};
}

static unsigned age_of(uint64_t data) { return (unsigned)(data >> 58); }
static unsigned depth_of(uint64_t data) { return data >> 48 & 255; }

static size_t size_of(const SearchTable *table) { return table->clusters * CLUSTER * sizeof(Entry); }

SearchTable *search_table_make(size_t bytes) {
    SearchTable *table = malloc(sizeof *table);
    if (!table) return NULL;
    size_t clusters = bytes / (CLUSTER * sizeof(Entry));
    memset(table, 0, sizeof *table);
    table->clusters = clusters ? clusters : 1;
    table->written_count = FEW_WRITTEN + 1;
    table->entries = pages_make(size_of(table));
    if (!table->entries) {
        free(table);
        return NULL;
    }
    pages_want_large(table->entries, 0, size_of(table));
    return table;
}

void search_table_free(SearchTable *table) {
    for (unsigned i = 0; i < SEARCH_MOST_THREADS; i++) free(table->memories[i].room);
    pages_free(table->entries, size_of(table));
    free(table);
}

void search_table_clear(SearchTable *table) {
    if (table->written_count > FEW_WRITTEN) {
        memset((void *)table->entries, 0, size_of(table));
    } else {
        for (uint32_t i = 0; i < table->written_count; i++)
            memset((void *)&table->entries[table->written[i]], 0, CLUSTER * sizeof(Entry));
    }
    table->written_count = 0;
    table->age = 0;
    for (unsigned i = 0; i < SEARCH_MOST_THREADS; i++)
        if (table->memories[i].room) table->memories[i].forget(table->memories[i].room);
}

void *search_table_memory(SearchTable *table, unsigned thread, size_t bytes, void (*forget)(void *room)) {
    if (!table->memories[thread].room) {
        table->memories[thread].room = calloc(1, bytes);
        table->memories[thread].forget = forget;
    }
    return table->memories[thread].room;
}

void search_table_age(SearchTable *table) { table->age = (table->age + 1) % AGES; }

static Entry *cluster_of(const SearchTable *table, uint64_t key) {
    return &table->entries[(size_t)((key >> 32) * table->clusters >> 32) * CLUSTER];
}

static uint64_t load(const _Atomic uint64_t *word) { return atomic_load_explicit(word, memory_order_relaxed); }

void search_table_prefetch(const SearchTable *table, uint64_t key) { __builtin_prefetch(cluster_of(table, key)); }

Known search_table_find(const SearchTable *table, uint64_t key) {
    const Entry *entry = cluster_of(table, key);
    for (unsigned i = 0; i < CLUSTER; i++, entry++) {
        uint64_t data = load(&entry->data);
        if (data && (load(&entry->lock) ^ data) == key) return unpack(data);
    }
    return (Known){.evaluation = NO_EVALUATION};
}

/* What an entry is worth keeping: its depth, less for each search since. */
static int worth(const SearchTable *table, uint64_t data) {
    unsigned searches = (table->age + AGES - age_of(data)) % AGES;
    return (int)depth_of(data) - TABLE_AGE_WORTH * (int)searches;
}

/* A cluster's first entry is the first that is written: before that the cluster is empty. */
static void note_written(SearchTable *table, const Entry *cluster) {
    if (atomic_load_explicit(&table->written_count, memory_order_relaxed) > FEW_WRITTEN) return;
    uint32_t place = atomic_fetch_add_explicit(&table->written_count, 1, memory_order_relaxed);
    if (place < FEW_WRITTEN) table->written[place] = (size_t)(cluster - table->entries);
}

void search_table_store(SearchTable *table, uint64_t key, Known known) {
    Entry *const cluster = cluster_of(table, key);
    Entry *entry = cluster, *chosen = entry;
    uint64_t there = 0;
    int least = 1 << 20;
    for (unsigned i = 0; i < CLUSTER; i++, entry++) {
        uint64_t data = load(&entry->data);
        bool same = data && (load(&entry->lock) ^ data) == key;
        int value = same ? -(1 << 20) : data ? worth(table, data) : -(1 << 19);
        if (value >= least) continue;
        least = value;
        chosen = entry;
        there = same ? data : 0;
    }
    if (there) {
        Known old = unpack(there);
        if (known.move == MOVE_NONE) known.move = old.move;
        if (known.bound != BOUND_EXACT && known.depth + TABLE_DEEPER < old.depth && age_of(there) == table->age) return;
    }
    if (chosen == cluster && !load(&cluster->data)) note_written(table, cluster);
    uint64_t data = pack(known, table->age);
    atomic_store_explicit(&chosen->data, data, memory_order_relaxed);
    atomic_store_explicit(&chosen->lock, key ^ data, memory_order_relaxed);
}

unsigned search_table_full(const SearchTable *table) {
    size_t clusters = table->clusters < SAMPLE ? table->clusters : SAMPLE, written = 0;
    for (size_t i = 0; i < clusters * CLUSTER; i++) {
        uint64_t data = load(&table->entries[i].data);
        written += data && age_of(data) == table->age;
    }
    return (unsigned)(written * 1000 / (clusters * CLUSTER));
}
