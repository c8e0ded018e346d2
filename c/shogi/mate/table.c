#define _DEFAULT_SOURCE /* madvise */
#include "table.h"

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
    return map_entries(table, first);
}

void mate_table_close(MateTable *table) {
    munmap(table->entries, table->end * sizeof(MateEntry));
    *table = (MateTable){0};
}

static size_t start_of(const MateTable *table, uint64_t board) {
    return (size_t)((board * 0x9e3779b97f4a7c15 >> 32) * table->slots >> 32);
}

void mate_table_prefetch(const MateTable *table, uint64_t board) { __builtin_prefetch(&table->entries[start_of(table, board)]); }

MateView mate_table_look(const MateTable *table, uint64_t board, Hand hand, unsigned plies) {
    MateView view = {.pn = 1, .dn = 1, .depth = NO_PLIES};
    uint32_t least_pn = 1, least_dn = 1, exact_pn = 0, exact_dn = 0;
    unsigned best_proven = NO_PLIES;
    for (const MateEntry *entry = &table->entries[start_of(table, board)]; entry->board; entry++) {
        if (entry->board != board) continue;
        if (entry->hand == hand) {
            exact_pn = entry->pn;
            exact_dn = entry->dn;
            if (entry->depth < view.depth) view.depth = entry->depth;
            view.known = true;
        }
        if (hand_covers(hand, entry->hand)) {
            if (entry->proven <= plies && entry->proven < best_proven) {
                best_proven = entry->proven;
                view.hand = entry->hand;
            }
            if (entry->dn > least_dn) {
                least_dn = entry->dn;
                if (entry->depth < view.depth) view.depth = entry->depth;
            }
        }
        if (hand_covers(entry->hand, hand)) {
            if (entry->refuted > plies && best_proven == NO_PLIES) {
                view.pn = UINT32_MAX;
                view.dn = 0;
                view.plies = entry->refuted;
                view.hand = entry->hand;
                view.known = true;
                return view;
            }
            if (entry->pn > least_pn) {
                least_pn = entry->pn;
                if (entry->depth < view.depth) view.depth = entry->depth;
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

static MateEntry *place_for(MateTable *table, uint64_t board, Hand hand) {
    MateEntry *entry = &table->entries[start_of(table, board)], *end = &table->entries[table->end - 1];
    for (; entry->board; entry++)
        if (entry->board == board && entry->hand == hand) return entry;
    if (entry == end) return NULL;
    *entry = (MateEntry){.board = board, .hand = hand, .pn = 1, .dn = 1, .proven = NO_PLIES, .depth = NO_PLIES};
    table->used++;
    return entry;
}

/* The last slot of all stays free, to end every run: should the tail be full, what is there is lost. */
static MateEntry *free_slot(const MateTable *table, uint64_t board) {
    MateEntry *entry = &table->entries[start_of(table, board)], *last = &table->entries[table->end - 2];
    while (entry->board && entry < last) entry++;
    return entry;
}

static void note_effort(MateEntry *entry, uint64_t nodes) {
    unsigned log = nodes > 1 ? 63 - (unsigned)__builtin_clzll(nodes) : 0;
    unsigned effort = log * 16 + (log >= 4 ? (unsigned)(nodes >> (log - 4) & 15) : 0);
    if (effort > entry->effort) entry->effort = (uint16_t)effort;
}

void mate_table_store(MateTable *table, uint64_t board, Hand hand, uint32_t pn, uint32_t dn, unsigned depth, uint64_t nodes) {
    MateEntry *entry = place_for(table, board, hand);
    if (!entry) return;
    entry->pn = pn;
    entry->dn = dn;
    if (depth < entry->depth) entry->depth = (uint16_t)depth;
    note_effort(entry, nodes);
}

void mate_table_store_proven(MateTable *table, uint64_t board, Hand hand, unsigned plies, uint64_t nodes) {
    MateEntry *entry = place_for(table, board, hand);
    if (!entry) return;
    if (plies < entry->proven) entry->proven = (uint16_t)plies;
    note_effort(entry, nodes);
}

void mate_table_store_refuted(MateTable *table, uint64_t board, Hand hand, unsigned plies, uint64_t nodes) {
    MateEntry *entry = place_for(table, board, hand);
    if (!entry) return;
    if (plies > entry->refuted) entry->refuted = (uint16_t)plies;
    note_effort(entry, nodes);
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
    MateTable old = *table;
    if (!map_entries(table, old.end * GROWTH)) {
        *table = old;
        return false;
    }
    for (size_t i = 0; i < old.end; i++) {
        if (!old.entries[i].board) continue;
        *free_slot(table, old.entries[i].board) = old.entries[i];
        table->used++;
    }
    munmap(old.entries, old.end * sizeof(MateEntry));
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

void mate_table_make_room(MateTable *table) {
    if (table->end >= table->greatest || !grow(table)) collect(table);
}
