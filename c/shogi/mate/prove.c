#include "prove.h"

#include <stdlib.h>
#include <string.h>

#include "../attacks.h"
#include "../movegen.h"
#include "hands.h"
#include "replies.h"

enum { NUMBER_MAX = 1 << 30, PATH_BUCKETS = 8192, LOOPS = 1 << 20, ARENA = 1 << 20, NONE = 0xffff };

typedef struct Child {
    uint64_t board; /* 0: not looked at yet */
    Hand hand;      /* the attacker's after the move */
    Hand final;     /* pn or dn 0: the hand it was decided with */
    uint32_t pn, dn;
    Move move;
    uint16_t plies;   /* pn 0: mate within; dn 0: none in fewer */
    uint16_t depends; /* dn 0: the least depth of the path it depends on, NONE: on nothing */
    uint16_t next;    /* the child waiting behind this one, or NONE */
    uint16_t depth;   /* where the table saw it first, NO_PLIES: never */
    Move capture;     /* the child is the position after this capture of the interposed piece, which is given back */
    uint8_t stage;    /* of an interposition that may be futile, see settle() */
    /* Of such an interposition: how it was refuted. */
    uint16_t real_plies, real_depends;
    Hand real_final;
} Child;

typedef struct Node {
    uint64_t board;
    Hand hand;
    bool attacking;
    uint16_t limit;
    Child *children;
    uint16_t total; /* children */
    uint16_t count; /* active children; the first ones of `children` by `active` */
    uint16_t *active;
    /* Of the children decided against the side to move: */
    Hand final;
    uint16_t plies, depends;
} Node;

/* A disproof that holds on one path only. */
typedef struct Loop {
    uint64_t key;
    uint16_t plies, depends;
} Loop;

typedef struct OnPath {
    uint64_t board;
    Hand hand;
    uint16_t below; /* the next of the bucket, or NONE */
} OnPath;

struct Prover {
    MateTable *table;
    Stop *stop;
    ProverShare *share;
    Position position;
    Side attacker;
    uint64_t nodes, node_limit;
    uint64_t path_key;
    unsigned path_base; /* what is above does not count */
    Loop *loops;
    OnPath path[PROVE_MAX_DEPTH];
    uint16_t buckets[PATH_BUCKETS];
    Child *arena;
    uint16_t *lists;
    size_t arena_used;
    bool stopped;
};

Prover *prover_open(MateTable *table, const Position *position, Side attacker, Stop *stop, ProverShare *share) {
    Prover *prover = calloc(1, sizeof *prover);
    if (!prover) return NULL;
    *prover = (Prover){.table = table, .stop = stop, .share = share, .position = *position, .attacker = attacker};
    prover->loops = calloc(LOOPS, sizeof(Loop));
    prover->arena = malloc(ARENA * sizeof(Child));
    prover->lists = malloc(ARENA * sizeof(uint16_t));
    memset(prover->buckets, 0xff, sizeof prover->buckets);
    if (prover->loops && prover->arena && prover->lists) return prover;
    prover_close(prover);
    return NULL;
}

void prover_close(Prover *prover) {
    free(prover->loops);
    free(prover->arena);
    free(prover->lists);
    free(prover);
}

uint64_t prover_nodes(const Prover *prover) { return prover->nodes; }

static uint64_t mix(uint64_t a, uint64_t b) {
    uint64_t z = (a ^ b * 0x9e3779b97f4a7c15) * 0xbf58476d1ce4e5b9;
    return (z ^ z >> 31) * 0x94d049bb133111eb;
}

static uint16_t plies_after(uint16_t plies) { return plies >= NO_PLIES - 1 ? NO_PLIES : (uint16_t)(plies + 1); }
static uint16_t smaller(uint16_t a, uint16_t b) { return a < b ? a : b; }

/* ---- the path ---- */

static void path_push(Prover *prover, unsigned depth, uint64_t board, Hand hand) {
    uint16_t *bucket = &prover->buckets[board % PATH_BUCKETS];
    prover->path[depth] = (OnPath){board, hand, *bucket};
    *bucket = (uint16_t)depth;
    prover->path_key += mix(board + hand, depth + 1);
}

static void path_pop(Prover *prover, unsigned depth) {
    const OnPath *top = &prover->path[depth];
    prover->buckets[top->board % PATH_BUCKETS] = top->below;
    prover->path_key -= mix(top->board + top->hand, depth + 1);
}

/* The depth at which the position stands on the path with a hand as good for the attacker, or NONE. */
static unsigned path_find(const Prover *prover, uint64_t board, Hand hand) {
    for (unsigned depth = prover->buckets[board % PATH_BUCKETS]; depth != NONE; depth = prover->path[depth].below) {
        if (depth < prover->path_base) break;
        if (prover->path[depth].board == board && hand_covers(prover->path[depth].hand, hand)) return depth;
    }
    return NONE;
}

static Loop *loop_of(Prover *prover, uint64_t board, Hand hand, uint64_t *key) {
    *key = mix(board ^ prover->path_key, hand);
    return &prover->loops[*key % LOOPS];
}

/* ---- what decides a node by itself ---- */

/* The pieces the attacker must keep so that the defender has none to interpose: the kinds the defender lacks. */
static Hand kept_from_defender(const Position *position, Hand hand, Side defender) {
    if (replies_distant_checker(position) == NO_SQUARE) return 0;
    return hand & ~hand_fields_held(position->hand[defender]);
}

/* The richest hand that a disproof for this hand can hold with at the most: more only of what the attacker holds. */
static Hand useless_hand(Hand hand) { return HAND_FULL & hand_fields_held(hand); }

static uint32_t capped(uint64_t number) { return number > NUMBER_MAX ? NUMBER_MAX : (uint32_t)number; }

static void decide_proven(Child *child, unsigned plies, Hand final) {
    child->pn = 0;
    child->dn = UINT32_MAX;
    child->plies = (uint16_t)plies;
    child->final = final;
    child->depends = NONE;
}

static void decide_refuted(Child *child, unsigned plies, Hand final, unsigned depends) {
    child->pn = UINT32_MAX;
    child->dn = 0;
    child->plies = (uint16_t)plies;
    child->final = final;
    child->depends = (uint16_t)depends;
}

/* ---- lengths by the convention ---- */

/* Futile interpositions do not count in a length. Of a position with a distant check, let m be the longest that the other
 * replies last. An interposition is futile when the checking piece can take it and, the taken piece given back to the
 * defender, he is mated within m again. The search for any mate counts every move; a limited one, when an interposition
 * lasts too long for its limit M, asks this too. Only m = M or M - 1 can then make it futile, so it asks for mate within M
 * after capture and giving back, and that one other reply lasts longer than M - 2. */
enum Stage { STAGE_NONE, STAGE_REAL, STAGE_FIRST_CAPTURE, STAGE_SECOND_CAPTURE, STAGE_OVER };

static bool limited(const Node *node) { return node->limit < NO_LIMIT / 2; }

static void make_child(Prover *prover, const Child *child, Undo *first, Undo *second) {
    Position *position = &prover->position;
    position_make(position, child->move, first);
    if (child->capture == MOVE_NONE) return;
    unsigned kind = kind_plain(piece_kind(position->board[move_to(child->move)]));
    position_make(position, child->capture, second);
    position->hand[prover->attacker] -= hand_one(kind);
    position->hand[side_other(prover->attacker)] += hand_one(kind);
}

static void unmake_child(Prover *prover, const Child *child, const Undo *first, const Undo *second) {
    Position *position = &prover->position;
    if (child->capture != MOVE_NONE) {
        unsigned kind = kind_plain(piece_kind(second->captured));
        position->hand[prover->attacker] += hand_one(kind);
        position->hand[side_other(prover->attacker)] -= hand_one(kind);
        position_unmake(position, child->capture, second);
    }
    position_unmake(position, child->move, first);
}

/* Looks at a child for the first time in this visit. `plies` are what remains after its move. */
static void look(Prover *prover, const Node *node, Child *child, unsigned plies) {
    Position *position = &prover->position;
    bool defending = node->attacking || child->capture != MOVE_NONE; /* in the child */
    child->board = position_board_key_after(position, node->board, child->move);
    child->hand = node->hand;
    child->depends = NONE;
    if (child->capture != MOVE_NONE) {
        Undo undo;
        plies++;
        position_make(position, child->move, &undo);
        child->board = position_board_key_after(position, child->board, child->capture);
        position_unmake(position, child->move, &undo);
    } else if (node->attacking) {
        if (move_is_drop(child->move)) {
            child->hand -= hand_one(move_dropped(child->move));
        } else {
            Piece captured = position->board[move_to(child->move)];
            if (captured) child->hand += hand_one(kind_plain(piece_kind(captured)));
        }
    } else {
        unsigned found = path_find(prover, child->board, child->hand);
        if (found != NONE) {
            decide_refuted(child, NO_PLIES, child->hand, found);
            child->depth = (uint16_t)found;
            return;
        }
        if (plies == 0 || plies > NO_LIMIT) { /* nothing left for the attacker */
            decide_refuted(child, 1, HAND_FULL, NONE);
            return;
        }
    }
    MateView view = mate_table_look(prover->table, child->board, child->hand, plies);
    child->depth = view.depth;
    child->pn = view.pn;
    child->dn = view.dn;
    if (view.pn == 0) {
        decide_proven(child, view.plies, view.hand);
        return;
    }
    if (view.dn == 0) {
        decide_refuted(child, view.plies, view.hand, NONE);
        return;
    }
    if (view.known) {
        if (!defending) {
            uint64_t key;
            const Loop *loop = loop_of(prover, child->board, child->hand, &key);
            if (loop->key == key && loop->plies > plies) decide_refuted(child, loop->plies, child->hand, loop->depends);
        }
        return;
    }
    /* Never searched. */
    Undo first, second;
    Move moves[MAX_MOVES];
    make_child(prover, child, &first, &second);
    if (defending) {
        unsigned count = movegen_legal(position, moves);
        if (replies_mated(position, moves, count)) {
            decide_proven(child, 0, kept_from_defender(position, child->hand, side_other(prover->attacker)));
        } else if (plies == 0) {
            decide_refuted(child, 1, child->hand, NONE);
        } else {
            unsigned heads = 0;
            bool drops = false;
            for (unsigned i = 0; i < count; i++) {
                if (!move_is_drop(moves[i]))
                    heads++;
                else
                    drops = true;
            }
            heads += drops;
            unsigned away = square_distance(position->king[position->side], move_to(child->move));
            if (away > heads) heads = away;
            if (heads > child->pn) child->pn = heads;
        }
    } else {
        unsigned count = movegen_checks(position, moves);
        if (count == 0)
            decide_refuted(child, NO_PLIES, useless_hand(child->hand), NONE);
        else if (count > child->dn)
            child->dn = count;
    }
    unmake_child(prover, child, &first, &second);
}

/* ---- expansion ---- */

static bool same_but_promotion(Move a, Move b) { return (a ^ b) == MOVE_PROMOTE; }

/* A move that its promotion makes nearly superfluous: rooks, bishops and pawns (and lances onto the second rank). */
static bool promotion_is_better(const Position *position, Move move) {
    unsigned kind = piece_kind(position->board[move_from(move)]);
    return kind == FU || kind == KA || kind == HI || (kind == KY && rank_for((Side)position->side, move_to(move)) == 2);
}

static void list_moves(Prover *prover, Node *node) {
    Position *position = &prover->position;
    Move moves[MAX_MOVES];
    unsigned count = node->attacking ? movegen_checks(position, moves) : movegen_legal(position, moves);
    unsigned king = position->king[side_other(prover->attacker)];
    unsigned chain_tail = NONE;
    node->children = prover->arena + prover->arena_used;
    node->active = prover->lists + prover->arena_used;
    node->count = 0;
    if (prover->arena_used + count > ARENA) {
        prover->stopped = true;
        return;
    }
    prover->arena_used += count;
    unsigned stored = 0;
    /* Moves of pieces; a non-promotion waits behind its promotion, which the generator may list after it. */
    for (unsigned i = 0; i < count; i++) {
        if (move_is_drop(moves[i]) && !node->attacking) continue;
        Child *child = &node->children[stored];
        *child = (Child){.move = moves[i], .next = NONE};
        stored++;
    }
    /* The defender's drops in one chain, nearest the king first, the generator's order of kinds within a square. */
    unsigned first_drop = stored;
    if (!node->attacking)
        for (unsigned away = 1; away < 9; away++)
            for (unsigned i = 0; i < count; i++)
                if (move_is_drop(moves[i]) && square_distance(king, move_to(moves[i])) == away) {
                    node->children[stored] = (Child){.move = moves[i], .next = NONE};
                    if (chain_tail != NONE) node->children[chain_tail].next = (uint16_t)stored;
                    chain_tail = stored;
                    stored++;
                }
    bool hidden[MAX_MOVES] = {false};
    for (unsigned i = 0; i < first_drop; i++) {
        Move move = node->children[i].move;
        if (move_is_drop(move) || move_is_promotion(move) || !promotion_is_better(position, move)) continue;
        for (unsigned j = 0; j < first_drop; j++)
            if (same_but_promotion(node->children[j].move, move)) {
                node->children[j].next = (uint16_t)i;
                hidden[i] = true;
            }
    }
    for (unsigned i = 0; i < first_drop; i++)
        if (!hidden[i]) node->active[node->count++] = (uint16_t)i;
    if (stored > first_drop) node->active[node->count++] = (uint16_t)first_drop;
    node->total = (uint16_t)stored;
    if (node->attacking || !limited(node)) return;
    Bitboard between = replies_between(position);
    for (unsigned i = 0; i < stored; i++)
        if (replies_interposes(position, between, node->children[i].move)) node->children[i].stage = STAGE_REAL;
}

/* The attacker's hand before the move, for a hand after it. */
static Hand hand_before(const Prover *prover, Move move, Hand after) {
    if (move_is_drop(move)) {
        Hand one = hand_one(move_dropped(move));
        Hand full = HAND_FULL & hand_mask(move_dropped(move));
        return (after & hand_mask(move_dropped(move))) == full ? after : after + one;
    }
    Piece captured = prover->position.board[move_to(move)];
    if (!captured) return after;
    unsigned kind = kind_plain(piece_kind(captured));
    return hand_count(after, kind) ? after - hand_one(kind) : after;
}

/* Takes a child decided against the side to move into the node's account. */
static void account(Prover *prover, Node *node, const Child *child) {
    uint16_t plies = child->capture == MOVE_NONE ? plies_after(child->plies) : child->plies;
    if (node->attacking) {
        node->final = hand_least(node->final, hand_before(prover, child->move, child->final));
        node->plies = smaller(node->plies, plies);
        node->depends = smaller(node->depends, child->depends);
    } else {
        node->final = hand_most(node->final, child->final);
        if (plies > node->plies) node->plies = plies;
    }
}

static void descend(Prover *prover, unsigned depth, const Child *self, unsigned limit, uint32_t pn_limit, uint32_t dn_limit,
                    bool *push, Child *result);

/* The answer about one reply of the defender at a node, for a mate within `plies` after it; by itself, without the path. */
static Child answer(Prover *prover, const Node *node, Move reply, unsigned plies, unsigned depth) {
    Child child = {.move = reply, .next = NONE}, result;
    uint64_t path_key = prover->path_key;
    unsigned path_base = prover->path_base;
    prover->path_key = 0;
    prover->path_base = depth + 1;
    look(prover, node, &child, plies);
    result = child;
    if (child.pn != 0 && child.dn != 0) {
        Undo undo;
        bool push = false;
        position_make(&prover->position, reply, &undo);
        descend(prover, depth + 1, &child, plies, NUMBER_MAX, NUMBER_MAX, &push, &result);
        position_unmake(&prover->position, reply, &undo);
    }
    prover->path_key = path_key;
    prover->path_base = path_base;
    return result;
}

/* Some reply of the defender other than `judged` is really played out within the limit, and lasts longer than limit - 2. This
 * makes an interposition futile and thus the mate shorter. So it may not rest on the path: that more is possible elsewhere would
 * then not only help the attacker, and a disproof resting on an ancestor would not be one at the ancestor. */
static bool other_reply_lasts(Prover *prover, const Node *node, const Child *judged, unsigned depth) {
    unsigned limit = node->limit;
    if (limit < 2) return false;
    for (unsigned pass = STAGE_NONE; pass <= STAGE_REAL && !prover->stopped; pass++)
        for (unsigned i = 0; i < node->total && !prover->stopped; i++) {
            const Child *reply = &node->children[i];
            if (reply == judged || (reply->stage == STAGE_NONE) != (pass == STAGE_NONE)) continue;
            if (pass == STAGE_REAL && answer(prover, node, reply->move, limit - 1, depth).pn != 0) continue;
            if (limit < 4 || answer(prover, node, reply->move, limit - 3, depth).dn == 0) return true;
        }
    return false;
}

/* An interposition was decided: by itself, or after capture and giving back. True when it has another question to ask. */
static bool settle(Prover *prover, const Node *node, Child *child, unsigned depth) {
    Position *position = &prover->position;
    if (child->stage == STAGE_NONE || child->stage == STAGE_OVER) return false;
    if (child->stage == STAGE_REAL) {
        if (child->pn == 0) return false;
        child->real_plies = child->plies;
        child->real_depends = child->depends;
        child->real_final = child->final;
    } else if (child->pn == 0) {
        if (other_reply_lasts(prover, node, child, depth)) {
            child->plies = 0;
            child->stage = STAGE_OVER;
            return false;
        }
        decide_refuted(child, node->limit, node->hand, child->real_depends);
        child->stage = STAGE_OVER;
        return false;
    } else {
        /* What is known of both holds together. */
        uint16_t before = child->plies == 0 ? 0 : (uint16_t)(child->plies - (child->plies != NO_PLIES));
        child->real_plies = smaller(child->real_plies, before);
        child->real_depends = smaller(child->real_depends, child->depends);
        child->real_final = hand_least(child->real_final, child->final);
    }
    Move captures[2];
    Undo undo;
    unsigned checker = replies_distant_checker(position), asked = child->stage - STAGE_REAL;
    position_make(position, child->move, &undo);
    unsigned count =
        position_in_check(position) ? 0 : replies_captures(position, bb_square(checker), move_to(child->move), captures);
    position_unmake(position, child->move, &undo);
    if (asked < count) {
        child->capture = captures[asked];
        child->stage++;
        child->board = 0;
        return true;
    }
    decide_refuted(child, child->real_plies, child->real_final, child->real_depends);
    child->stage = STAGE_OVER;
    return false;
}

/* Looks at active child `place`, and at those behind it while it is decided against the side to move. */
static void reveal(Prover *prover, Node *node, unsigned place, unsigned depth) {
    for (;;) {
        Child *child = &node->children[node->active[place]];
        if (child->board == 0) look(prover, node, child, node->limit - 1u);
        if ((child->pn == 0 || child->dn == 0) && settle(prover, node, child, depth)) continue;
        if (prover->stopped) return;
        bool against = node->attacking ? child->dn == 0 : child->pn == 0;
        if (!against) return;
        account(prover, node, child);
        if (child->next != NONE) {
            node->active[place] = child->next;
        } else {
            node->active[place] = node->active[--node->count];
            if (place >= node->count) return;
        }
    }
}

static void open_account(Prover *prover, Node *node) {
    const Position *position = &prover->position;
    node->depends = NONE;
    if (node->attacking) {
        node->final = useless_hand(node->hand);
        node->plies = NO_PLIES;
    } else {
        node->final = kept_from_defender(position, node->hand, (Side)position->side);
        node->plies = 0;
    }
}

static bool decided_for(const Node *node, const Child *child) { return node->attacking ? child->pn == 0 : child->dn == 0; }

/* Looks at all active children. Stops at one that decides the node for the side to move: it is then the only one. */
static void expand(Prover *prover, Node *node, unsigned depth) {
    list_moves(prover, node);
    open_account(prover, node);
    for (unsigned i = 0; i < node->count; i++)
        mate_table_prefetch(prover->table,
                            position_board_key_after(&prover->position, node->board, node->children[node->active[i]].move));
    for (unsigned i = node->count; i-- > 0;) {
        reveal(prover, node, i, depth);
        if (prover->stopped) return;
        if (i >= node->count) continue;
        const Child *child = &node->children[node->active[i]];
        if (decided_for(node, child) && (node->attacking ? child->plies == 0 : child->depends == NONE)) {
            node->active[0] = node->active[i];
            node->count = 1;
            return;
        }
    }
}

typedef struct Numbers {
    uint32_t pn, dn;
    uint16_t best;   /* place among the active */
    uint32_t second; /* the next best number of the side to move */
    uint32_t others; /* what the other children add to the number of the other side */
} Numbers;

/* The side to move takes the least of its number; the other number is the greatest and one for each other child. */
static Numbers weigh(const Node *node) {
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
            if (node->depends < depth) {
                uint64_t key;
                Loop *loop = loop_of(prover, node->board, node->hand, &key);
                *loop = (Loop){key, node->plies, node->depends};
                mate_table_store(prover->table, node->board, node->hand, self->pn, self->dn, depth, nodes);
                decide_refuted(result, node->plies, node->hand, node->depends);
            } else {
                mate_table_store_refuted(prover->table, node->board, node->final, node->plies, nodes);
                decide_refuted(result, node->plies, node->final, NONE);
            }
        } else {
            mate_table_store_proven(prover->table, node->board, node->final, node->plies, nodes);
            decide_proven(result, node->plies, node->final);
        }
        return;
    }
    const Child *best = NULL;
    for (unsigned i = 0; i < node->count; i++) {
        const Child *child = &node->children[node->active[i]];
        if (!decided_for(node, child)) continue;
        bool better = !best;
        if (best && node->attacking) better = child->plies < best->plies;
        if (best && !node->attacking)
            better = best->depends != NONE && (child->depends == NONE || child->depends > best->depends);
        if (better) best = child;
    }
    uint16_t plies = plies_after(best->plies);
    if (node->attacking) {
        Hand final = hand_before(prover, best->move, best->final);
        mate_table_store_proven(prover->table, node->board, final, plies, nodes);
        decide_proven(result, plies, final);
    } else if (best->depends < depth) {
        mate_table_store(prover->table, node->board, node->hand, self->pn, self->dn, depth, nodes);
        decide_refuted(result, plies, node->hand, best->depends);
    } else {
        Hand final = best->final;
        if (move_is_drop(best->move)) {
            /* The defender must have the piece to drop. */
            unsigned kind = move_dropped(best->move);
            unsigned most = hand_count(node->hand, kind) + hand_count(prover->position.hand[prover->position.side], kind) - 1;
            if (hand_count(final, kind) > most) final = (final & ~hand_mask(kind)) | hand_one(kind) * most;
        }
        mate_table_store_refuted(prover->table, node->board, final, plies, nodes);
        decide_refuted(result, plies, final, NONE);
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
    enum { NODES_A_REPORT = 256 };
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
    if (view.dn == 0) decide_refuted(result, view.plies, view.hand, NONE);
    return view.pn == 0 || view.dn == 0;
}

/* Another prover is at work in the best child, as far as the hash tells (it may also be this one further up). So each child counts one more for those in it, so that one as good is taken instead. */
static void evade(const Prover *prover, const Node *node, uint32_t own_limit, Numbers *numbers) {
    uint32_t least = UINT32_MAX, second = UINT32_MAX;
    for (unsigned i = 0; i < node->count; i++) {
        const Child *child = &node->children[node->active[i]];
        uint32_t own = node->attacking ? child->pn : child->dn;
        if (own >= own_limit) continue;
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

/* A child met before nearer the root may be an ancestor of this node, whose numbers then feed themselves. */
static bool has_old_child(const Node *node, unsigned depth) {
    for (unsigned i = 0; i < node->count; i++)
        if (node->children[node->active[i]].depth <= depth) return true;
    return false;
}

static uint32_t at_least(uint32_t a, uint32_t b) { return a > b ? a : b; }

/* Searches the position on the board until a number reaches its threshold. */
static void descend(Prover *prover, unsigned depth, const Child *self, unsigned limit, uint32_t pn_limit, uint32_t dn_limit,
                    bool *push, Child *result) {
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
    if (node.attacking) path_push(prover, depth, node.board, node.hand);
    expand(prover, &node, depth);
    if (self->depth == NO_PLIES)
        *push = false;
    else if (has_old_child(&node, depth))
        *push = true;
    Numbers numbers = {0};
    bool elsewhere = false;
    const uint32_t pn_given = pn_limit, dn_given = dn_limit;
    while (!prover->stopped) {
        numbers = weigh(&node);
        if (numbers.pn == 0 || numbers.dn == 0) break;
        pn_limit = *push ? at_least(pn_given, capped((uint64_t)numbers.pn + 1)) : pn_given;
        dn_limit = *push ? at_least(dn_given, capped((uint64_t)numbers.dn + 1)) : dn_given;
        if (numbers.pn >= pn_limit || numbers.dn >= dn_limit) break;
        uint32_t own_limit = node.attacking ? pn_limit : dn_limit, other_limit = node.attacking ? dn_limit : pn_limit;
        if (prover->share->together) {
            elsewhere = decided_elsewhere(prover, &node, result);
            if (elsewhere) break;
            if (others_at(prover, &node.children[node.active[numbers.best]])) evade(prover, &node, own_limit, &numbers);
        }
        Child *child = &node.children[node.active[numbers.best]];
        uint32_t margin = capped((uint64_t)numbers.second + 1);
        if (numbers.second == UINT32_MAX) margin = NUMBER_MAX;
        uint32_t child_own = own_limit < margin ? own_limit : margin;
        uint32_t child_other = other_limit > numbers.others ? other_limit - numbers.others : 1;
        Undo undo, second;
        Child after;
        make_child(prover, child, &undo, &second);
        unsigned child_limit = child->capture == MOVE_NONE ? limit - 1 : limit;
        if (node.attacking)
            descend(prover, depth + 1, child, child_limit, child_own, child_other, push, &after);
        else
            descend(prover, depth + 1, child, child_limit, child_other, child_own, push, &after);
        unmake_child(prover, child, &undo, &second);
        if (prover->stopped) break;
        *child = after;
        reveal(prover, &node, numbers.best, depth);
    }
    if (node.attacking) path_pop(prover, depth);
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

static Hand attacker_hand(const Prover *prover) { return prover->position.hand[prover->attacker]; }

/* Plays the moves, and looks the position up. */
static MateView view_after(Prover *prover, const Move *moves, unsigned count, unsigned plies, Child *self) {
    Undo undo;
    for (unsigned i = 0; i < count; i++) position_make(&prover->position, moves[i], &undo);
    *self =
        (Child){.board = position_board_key(&prover->position), .hand = attacker_hand(prover), .depth = NO_PLIES, .next = NONE};
    mate_table_enter(prover->table);
    MateView view = mate_table_look(prover->table, self->board, self->hand, plies);
    mate_table_leave(prover->table);
    return view;
}

static Proof proof_of(MateView view) { return (Proof){view.pn == 0, view.dn == 0, view.plies}; }

uint32_t prover_hardness(Prover *prover, const Move *moves, unsigned count, unsigned plies) {
    Position before = prover->position;
    Child self;
    MateView view = view_after(prover, moves, count, plies, &self);
    prover->position = before;
    return view.pn;
}

Proof prover_recall(Prover *prover, const Move *moves, unsigned count, unsigned plies) {
    Position before = prover->position;
    Child self;
    Proof proof = proof_of(view_after(prover, moves, count, plies, &self));
    prover->position = before;
    return proof;
}

Proof prover_ask(Prover *prover, const Move *moves, unsigned count, unsigned plies, uint64_t nodes) {
    Position before = prover->position;
    Child self, result;
    Proof proof = proof_of(view_after(prover, moves, count, plies, &self));
    prover->stopped = false;
    prover->node_limit = nodes ? prover->nodes + nodes : UINT64_MAX;
    if (!proof.proven && !proof.refuted) {
        bool push = false;
        mate_table_enter(prover->table);
        descend(prover, 0, &self, plies, NUMBER_MAX, NUMBER_MAX, &push, &result);
        mate_table_leave(prover->table);
        proof = (Proof){0};
        if (!prover->stopped) proof = (Proof){result.pn == 0, result.dn == 0, result.plies};
    }
    prover->position = before;
    return proof;
}
