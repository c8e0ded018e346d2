/* ghi.c: what holds on a path only: the graph-history interaction.
 *
 * A position that comes back is no progress, so the same board may be disproven below one ancestor and open below another. A
 * disproof therefore carries the ancestors it depends on. The table gets those that depend on none; the others are kept here,
 * with their ancestors, and hold again wherever all of these are on the path.
 */
#include "prover_private.h"

#include "hands.h"

/* ---- the path ---- */

void prover_path_push(Prover *prover, unsigned depth, uint64_t board, Hand hand) {
    uint16_t *bucket = &prover->buckets[board % PATH_BUCKETS];
    prover->path[depth] = (OnPath){board, hand, *bucket};
    *bucket = (uint16_t)depth;
}

void prover_path_pop(Prover *prover, unsigned depth) {
    const OnPath *top = &prover->path[depth];
    prover->buckets[top->board % PATH_BUCKETS] = top->below;
}

unsigned prover_path_find(const Prover *prover, uint64_t board, Hand hand) {
    for (unsigned depth = prover->buckets[board % PATH_BUCKETS]; depth != NONE; depth = prover->path[depth].below) {
        if (depth < prover->path_base) break;
        if (prover->path[depth].board == board && hand_dominates(prover->path[depth].hand, hand)) return depth;
    }
    return NONE;
}

/* ---- disproofs that depend on the path ---- */

Depends depends_on_both(Depends a, Depends b) {
    if (!depends_on_any(b)) return a;
    Depends both;
    for (unsigned i = 0, j = 0, k = 0; k < DEPENDS_MOST; k++) {
        uint16_t next = both.depths[k] = smaller(a.depths[i], b.depths[j]);
        i += a.depths[i] == next;
        j += b.depths[j] == next;
    }
    return both;
}

/* The first of LOOP_WAYS places for a board's loops, the newest first. */
static size_t loops_of(uint64_t board) { return mix(board, 1) % (LOOPS / LOOP_WAYS) * LOOP_WAYS; }

static uint8_t loop_tag(uint64_t board, Hand hand) { return (uint8_t)(mix(board, hand) >> 56 | 1); }

static bool is_same(const Loop *a, const Loop *b) {
    bool same = a->board == b->board && a->hand == b->hand && a->count == b->count;
    for (unsigned i = 0; i < a->count && same; i++) same = a->above[i] == b->above[i] && a->above_hands[i] == b->above_hands[i];
    return same;
}

void prover_keep_loop(Prover *prover, const Node *node, Depends on) {
    if (on.depths[LOOP_MOST] != NONE) return;
    Loop kept = {.board = node->board, .hand = node->hand, .plies = node->plies};
    for (unsigned i = 0; i < LOOP_MOST && on.depths[i] != NONE; i++) {
        kept.above[kept.count] = prover->path[on.depths[i]].board;
        kept.above_hands[kept.count++] = prover->path[on.depths[i]].hand;
    }
    size_t first = loops_of(node->board);
    Loop *loops = &prover->loops[first];
    uint8_t *tags = &prover->loop_tags[first];
    unsigned place = 0;
    while (place < LOOP_WAYS - 1 && tags[place] && !is_same(&loops[place], &kept)) place++;
    for (; place > 0; place--) {
        loops[place] = loops[place - 1];
        tags[place] = tags[place - 1];
    }
    loops[0] = kept;
    tags[0] = loop_tag(node->board, node->hand);
}

/* True when all it depends on is on the path, too: *on tells where. */
static bool loop_holds(const Prover *prover, const Loop *loop, Depends *on) {
    *on = ON_NOTHING;
    for (unsigned i = 0; i < loop->count; i++) {
        unsigned found = prover_path_find(prover, loop->above[i], loop->above_hands[i]);
        if (found == NONE) return false;
        *on = depends_on_both(*on, depends_on(found));
    }
    return true;
}

void prover_recall_loop(Prover *prover, Child *child, unsigned plies) {
    size_t first = loops_of(child->board);
    uint8_t tag = loop_tag(child->board, child->hand);
    for (size_t i = first; i < first + LOOP_WAYS && prover->loop_tags[i]; i++) {
        if (prover->loop_tags[i] != tag) continue;
        const Loop *loop = &prover->loops[i];
        Depends on;
        if (loop->board != child->board || loop->hand != child->hand || loop->plies <= plies) continue;
        if (!loop_holds(prover, loop, &on)) continue;
        decide_disproven(child, loop->plies, child->hand, on);
        return;
    }
}
