#include "prove.h"

#include <stdlib.h>
#include <string.h>

#include "../../base/pages.h"
#include "../movegen.h"
#include "efforts_private.h"
#include "hands.h"
#include "prover_private.h"

Prover *prover_open(MateTable *table, const Position *position, Side attacker, Stop *stop, ProverShare *share) {
    Prover *prover = calloc(1, sizeof *prover);
    if (!prover) return NULL;
    /* One by one: the path is large, and most of it is never used. */
    prover->table = table;
    prover->stop = stop;
    prover->share = share;
    prover->position = *position;
    prover->attacker = attacker;
    prover->loops = malloc(LOOPS * sizeof(Loop));
    prover->loop_tags = calloc(LOOPS, 1);
    prover->arena = pages_make(ARENA * sizeof(Child));
    prover->lists = malloc(ARENA * sizeof(uint16_t));
    memset(prover->buckets, 0xff, sizeof prover->buckets);
    if (prover->loops && prover->loop_tags && prover->arena && prover->lists) return prover;
    prover_close(prover);
    return NULL;
}

void prover_close(Prover *prover) {
    free(prover->loops);
    free(prover->loop_tags);
    pages_free(prover->arena, ARENA * sizeof(Child));
    free(prover->lists);
    free(prover);
}

uint64_t prover_nodes(const Prover *prover) { return prover->nodes; }

typedef struct Numbers {
    uint32_t pn, dn;
    uint16_t best;   /* place of the most-proving child among the active */
    uint32_t second; /* the next best number of the side to move */
    uint32_t others; /* what the other children add to the number of the other side */
} Numbers;

/* The node's numbers, and its most-proving child. Of children as good, the attacker takes the one whose disproof number is
 * greatest, the defender the one whose proof number is least. */
static Numbers select_most_proving(const Node *node) {
    Numbers numbers = {.best = NONE, .second = UINT32_MAX};
    uint32_t least = UINT32_MAX, best_other = 0, greatest = 0;
    for (unsigned i = 0; i < node->count; i++) {
        const Child *child = &node->children[node->active[i]];
        uint32_t own = node->attacking ? child->pn : child->dn, other = node->attacking ? child->dn : child->pn;
        if (other > greatest) greatest = other;
        if (own < least || (own == least && (node->attacking ? other > best_other : other < best_other))) {
            numbers.second = least;
            least = own;
            best_other = other;
            numbers.best = (uint16_t)i;
        } else if (own < numbers.second) {
            numbers.second = own;
        }
    }
    uint32_t mine = node->count ? least : UINT32_MAX;
    uint32_t theirs = least == 0 ? UINT32_MAX : node->count ? capped((uint64_t)greatest + node->count - 1) : 0;
    numbers.others = node->count ? node->count - 1 : 0;
    numbers.pn = node->attacking ? mine : theirs;
    numbers.dn = node->attacking ? theirs : mine;
    return numbers;
}

/* The result of a visit, as its parent keeps it. */
static void decide(Prover *prover, const Node *node, const Child *self, unsigned depth, uint64_t nodes, Child *result) {
    if (node->count == 0) {
        if (node->attacking) {
            Depends above = depends_above(node->depends, depth);
            if (depends_on_any(above)) {
                prover_keep_loop(prover, node, above);
                mate_table_store(prover->table, node->board, node->hand, self->pn, self->dn, depth, nodes);
                decide_disproven(result, node->plies, node->hand, above);
            } else {
                mate_table_store_disproven(prover->table, node->board, node->pieces, node->plies, nodes);
                decide_disproven(result, node->plies, node->pieces, ON_NOTHING);
            }
        } else {
            mate_table_store_proven(prover->table, node->board, node->pieces, node->plies, nodes);
            decide_proven(result, node->plies, node->pieces);
        }
        return;
    }
    const Child *best = NULL;
    for (unsigned i = 0; i < node->count; i++) {
        const Child *child = &node->children[node->active[i]];
        if (!decided_for(node, child)) continue;
        bool better = !best;
        if (best && node->attacking) better = child->plies < best->plies;
        if (best && !node->attacking) better = child->depends.depths[0] > best->depends.depths[0];
        if (better) best = child;
    }
    uint16_t plies = plies_after(best->plies);
    if (node->attacking) {
        Hand pieces = prover_hand_before(prover, best->move, best->pieces);
        mate_table_store_proven(prover->table, node->board, pieces, plies, nodes);
        decide_proven(result, plies, pieces);
    } else if (depends_on_any(best->depends)) {
        mate_table_store(prover->table, node->board, node->hand, self->pn, self->dn, depth, nodes);
        decide_disproven(result, plies, node->hand, best->depends);
    } else {
        Hand pieces = best->pieces;
        if (move_is_drop(best->move)) {
            /* The defender must have the piece to drop. */
            unsigned kind = move_dropped(best->move);
            unsigned most = hand_count(node->hand, kind) + hand_count(prover->position.hand[prover->position.side], kind) - 1;
            if (hand_count(pieces, kind) > most) pieces = (pieces & ~hand_mask(kind)) | hand_one(kind) * most;
        }
        mate_table_store_disproven(prover->table, node->board, pieces, plies, nodes);
        decide_disproven(result, plies, pieces, ON_NOTHING);
    }
}

/* ---- several provers ---- */

static atomic_uchar *at_work(const Prover *prover, uint64_t board, Hand hand) {
    return &prover->share->at_work[mix(board, hand) >> 48];
}

static bool others_at(const Prover *prover, const Child *child) {
    return atomic_load_explicit(at_work(prover, child->board, child->hand), memory_order_relaxed) != 0;
}

static void arrive(Prover *prover, const Node *node) {
    atomic_fetch_add_explicit(at_work(prover, node->board, node->hand), 1, memory_order_relaxed);
    if (!prover->stop && prover->nodes % NODES_A_REPORT == 0)
        atomic_fetch_add_explicit(&prover->share->nodes, NODES_A_REPORT, memory_order_relaxed);
}

static void go_away(const Prover *prover, const Node *node) {
    atomic_fetch_sub_explicit(at_work(prover, node->board, node->hand), 1, memory_order_relaxed);
}

static bool told_to_stop(Prover *prover) {
    if (prover->nodes > prover->node_limit || atomic_load_explicit(&prover->share->over, memory_order_relaxed)) return true;
    return stop_requested(prover->stop, prover->nodes + atomic_load_explicit(&prover->share->nodes, memory_order_relaxed));
}

/* Another prover has decided the position. */
static bool decided_elsewhere(Prover *prover, const Node *node, Child *result) {
    MateView view = mate_table_look(prover->table, node->board, node->hand, node->limit);
    if (view.pn == 0) decide_proven(result, view.plies, view.hand);
    if (view.dn == 0) decide_disproven(result, view.plies, view.hand, ON_NOTHING);
    return view.pn == 0 || view.dn == 0;
}

/* Virtual proof numbers: another prover is at work in the best child, as far as the hash tells (it may also be this one further
 * up). So each child counts one more for each prover in it, and one as good is taken instead. */
static void evade(const Prover *prover, const Node *node, uint32_t own_threshold, Numbers *numbers) {
    uint32_t least = UINT32_MAX, second = UINT32_MAX;
    for (unsigned i = 0; i < node->count; i++) {
        const Child *child = &node->children[node->active[i]];
        uint32_t own = node->attacking ? child->pn : child->dn;
        if (own >= own_threshold) continue;
        own += others_at(prover, child);
        if (own < least) {
            second = least;
            least = own;
            numbers->best = (uint16_t)i;
        } else if (own < second) {
            second = own;
        }
    }
    numbers->second = second;
}

/* TCA: a child met before nearer the root may be an ancestor of this node, whose numbers then feed themselves. */
static bool has_old_child(const Node *node, unsigned depth) {
    for (unsigned i = 0; i < node->count; i++)
        if (node->children[node->active[i]].depth <= depth) return true;
    return false;
}

static uint32_t at_least(uint32_t a, uint32_t b) { return a > b ? a : b; }

void prover_descend(Prover *prover, unsigned depth, const Child *self, unsigned limit, uint32_t pn_threshold,
                    uint32_t dn_threshold, bool *raise, Child *result) {
    Position *position = &prover->position;
    uint64_t nodes_before = prover->nodes++;
    size_t arena_before = prover->arena_used;
    Node node = {.board = self->board,
                 .hand = self->hand,
                 .attacking = (Side)position->side == prover->attacker,
                 .limit = (uint16_t)limit};
    *result = *self;
    if (depth + 2 >= PROVE_MAX_DEPTH || told_to_stop(prover)) prover->stopped = true;
    if (prover->stopped) return;
    mate_table_rest(prover->table);
    if (prover->share->together) arrive(prover, &node);
    if (node.attacking) prover_path_push(prover, depth, node.board, node.hand);
    node_expand(prover, &node, depth);
    if (self->depth == NO_PLIES)
        *raise = false;
    else if (has_old_child(&node, depth))
        *raise = true;
    Numbers numbers = {0};
    bool elsewhere = false;
    const uint32_t pn_given = pn_threshold, dn_given = dn_threshold;
    while (!prover->stopped) {
        numbers = select_most_proving(&node);
        if (numbers.pn == 0 || numbers.dn == 0) break;
        pn_threshold = *raise ? at_least(pn_given, capped((uint64_t)numbers.pn + 1)) : pn_given;
        dn_threshold = *raise ? at_least(dn_given, capped((uint64_t)numbers.dn + 1)) : dn_given;
        if (numbers.pn >= pn_threshold || numbers.dn >= dn_threshold) break;
        uint32_t own_threshold = node.attacking ? pn_threshold : dn_threshold,
                 other_threshold = node.attacking ? dn_threshold : pn_threshold;
        if (prover->share->together) {
            elsewhere = decided_elsewhere(prover, &node, result);
            if (elsewhere) break;
            if (others_at(prover, &node.children[node.active[numbers.best]])) evade(prover, &node, own_threshold, &numbers);
        }
        Child *child = &node.children[node.active[numbers.best]];
        /* df-pn's thresholds of the child: its own number up to just above the second best, the other as far as the node's
         * allows. */
        uint32_t above_second = capped((uint64_t)numbers.second + 1);
        if (numbers.second == UINT32_MAX) above_second = NUMBER_MAX;
        uint32_t child_own = own_threshold < above_second ? own_threshold : above_second;
        uint32_t child_other = other_threshold > numbers.others ? other_threshold - numbers.others : 1;
        Undo undo, second;
        Child after;
        child_make(prover, child, &undo, &second);
        unsigned child_limit = child->capture == MOVE_NONE ? limit - 1 : limit;
        if (node.attacking)
            prover_descend(prover, depth + 1, child, child_limit, child_own, child_other, raise, &after);
        else
            prover_descend(prover, depth + 1, child, child_limit, child_other, child_own, raise, &after);
        child_unmake(prover, child, &undo, &second);
        if (prover->stopped) break;
        *child = after;
        node_reveal(prover, &node, numbers.best, depth);
    }
    if (node.attacking) prover_path_pop(prover, depth);
    if (prover->share->together) go_away(prover, &node);
    if (!prover->stopped && !elsewhere) {
        uint64_t nodes = prover->nodes - nodes_before;
        result->depth = (uint16_t)(self->depth < depth ? self->depth : depth);
        result->pn = numbers.pn;
        result->dn = numbers.dn;
        if (numbers.pn == 0 || numbers.dn == 0)
            decide(prover, &node, self, depth, nodes, result);
        else
            mate_table_store(prover->table, node.board, node.hand, numbers.pn, numbers.dn, depth, nodes);
    }
    prover->arena_used = arena_before;
}

static MateView view_of(const Prover *prover, const Position *position, unsigned plies) {
    mate_table_enter(prover->table);
    MateView view = mate_table_look(prover->table, position_board_key(position), position->hand[prover->attacker], plies);
    mate_table_leave(prover->table);
    return view;
}

static Proof proof_of(MateView view) { return (Proof){view.pn == 0, view.dn == 0, view.plies}; }

uint32_t prover_hardness(const Prover *prover, const Position *position, unsigned plies) {
    return view_of(prover, position, plies).pn;
}

Proof prover_recall(const Prover *prover, const Position *position, unsigned plies) {
    return proof_of(view_of(prover, position, plies));
}

Proof prover_ask(Prover *prover, const Move *moves, unsigned count, unsigned plies, uint64_t nodes) {
    Position before = prover->position, *position = &prover->position;
    Undo undo;
    for (unsigned i = 0; i < count; i++) position_make(position, moves[i], &undo);
    Proof proof = prover_recall(prover, position, plies);
    prover->stopped = false;
    prover->node_limit = nodes ? prover->nodes + nodes : UINT64_MAX;
    if (!proof.proven && !proof.disproven && !told_to_stop(prover)) {
        bool raise = false;
        Child self = {
            .board = position_board_key(position), .hand = position->hand[prover->attacker], .depth = NO_PLIES, .next = NONE};
        Child result;
        mate_table_enter(prover->table);
        prover_descend(prover, 0, &self, plies, NUMBER_MAX, NUMBER_MAX, &raise, &result);
        mate_table_leave(prover->table);
        proof = (Proof){0};
        if (!prover->stopped) proof = (Proof){result.pn == 0, result.dn == 0, result.plies};
    }
    prover->position = before;
    return proof;
}
