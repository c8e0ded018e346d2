/* node.c: the children of a node: which there are, what the table and a look at them say, what a node owes to those decided. */
#include "prover_private.h"

#include <string.h>

#include "../attacks.h"
#include "../movegen.h"
#include "hands.h"
#include "replies.h"

/* ---- what decides a node by itself ---- */

/* The proof pieces of a mated position: what the attacker must keep so that the defender has none to interpose, the kinds that
 * the defender lacks. */
static Hand proof_pieces_of_mate(const Position *position, Hand hand, Side defender) {
    if (replies_distant_checker(position) == NO_SQUARE) return 0;
    return hand & ~hand_fields_held(position->hand[defender]);
}

/* The disproof pieces of a position without a check: the richest hand with which there is none either, more only of what the
 * attacker holds. */
static Hand disproof_pieces_without_check(Hand hand) { return HAND_FULL & hand_fields_held(hand); }

/* ---- one child ---- */

void child_make(Prover *prover, const Child *child, Undo *first, Undo *second) {
    Position *position = &prover->position;
    position_make(position, child->move, first);
    if (child->capture == MOVE_NONE) return;
    unsigned kind = kind_plain(piece_kind(position->board[move_to(child->move)]));
    position_make(position, child->capture, second);
    position->hand[prover->attacker] -= hand_one(kind);
    position->hand[side_other(prover->attacker)] += hand_one(kind);
}

void child_unmake(Prover *prover, const Child *child, const Undo *first, const Undo *second) {
    Position *position = &prover->position;
    if (child->capture != MOVE_NONE) {
        unsigned kind = kind_plain(piece_kind(second->captured));
        position->hand[prover->attacker] += hand_one(kind);
        position->hand[side_other(prover->attacker)] -= hand_one(kind);
        position_unmake(position, child->capture, second);
    }
    position_unmake(position, child->move, first);
}

void child_look(Prover *prover, const Node *node, Child *child, unsigned plies) {
    Position *position = &prover->position;
    bool defending = node->attacking || child->capture != MOVE_NONE; /* in the child */
    if (child->board == 0) child->board = position_board_key_after(position, node->board, child->move);
    child->hand = node->hand;
    child->depends = ON_NOTHING;
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
        unsigned found = prover_path_find(prover, child->board, child->hand);
        if (found != NONE) {
            decide_disproven(child, NO_PLIES, child->hand, depends_on(found));
            child->depth = (uint16_t)found;
            return;
        }
        if (plies == 0 || plies > NO_LIMIT) { /* nothing left for the attacker */
            decide_disproven(child, 1, HAND_FULL, ON_NOTHING);
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
        decide_disproven(child, view.plies, view.hand, ON_NOTHING);
        return;
    }
    if (!defending) {
        prover_recall_loop(prover, child, plies);
        if (child->dn == 0) return;
    }
    if (view.known) return;
    /* Never searched, or forgotten: the numbers begin with mobility, how many replies (or how far away the king) and how many
     * checks there are. A promising child keeps the least numbers, so that it comes first. */
    Undo first, second;
    child_make(prover, child, &first, &second);
    if (defending) {
        unsigned count = replies_count(position);
        if (count == 0) {
            decide_proven(child, 0, proof_pieces_of_mate(position, child->hand, side_other(prover->attacker)));
        } else if (plies == 0) {
            decide_disproven(child, 1, child->hand, ON_NOTHING);
        } else {
            unsigned away = square_distance(position->king[position->side], move_to(child->move));
            if (away > count) count = away;
            if (count > child->pn && !view.promising) child->pn = count;
        }
    } else {
        unsigned count = movegen_count_checks(position);
        if (count == 0)
            decide_disproven(child, NO_PLIES, disproof_pieces_without_check(child->hand), ON_NOTHING);
        else if (count > child->dn && !view.promising)
            child->dn = count;
    }
    child_unmake(prover, child, &first, &second);
}

/* ---- expansion ---- */

static bool same_but_promotion(Move a, Move b) { return (a ^ b) == MOVE_PROMOTE; }

/* A move that its promotion makes nearly superfluous: rooks, bishops and pawns (and lances onto the second rank). */
static bool promotion_is_better(const Position *position, Move move) {
    unsigned kind = piece_kind(position->board[move_from(move)]);
    return kind == FU || kind == KA || kind == HI || (kind == KY && rank_for((Side)position->side, move_to(move)) == 2);
}

static Child *add_child(Node *node, Move move) {
    Child *child = &node->children[node->total++];
    *child = (Child){.move = move, .next = NONE};
    return child;
}

/* Its board is needed; and what the table says of it will be asked soon. */
static void fetch(const Prover *prover, const Node *node, Child *child) {
    child->board = position_board_key_after(&prover->position, node->board, child->move);
    mate_table_prefetch(prover->table, child->board);
}

/* The defender's drops in one chain, nearest the king first, the generator's order of kinds within a square. */
static void chain_drops(const Prover *prover, Node *node, const Move *moves, unsigned count) {
    unsigned king = prover->position.king[side_other(prover->attacker)];
    Child *before = NULL;
    for (unsigned away = 1; away < 9; away++)
        for (unsigned i = 0; i < count; i++) {
            if (!move_is_drop(moves[i]) || square_distance(king, move_to(moves[i])) != away) continue;
            Child *child = add_child(node, moves[i]);
            if (before)
                before->next = (uint16_t)(child - node->children);
            else
                fetch(prover, node, child);
            before = child;
        }
}

/* A non-promotion waits behind its promotion, which the generator may list after it. */
static void hide_non_promotions(const Prover *prover, Node *node, unsigned count, bool *hidden) {
    memset(hidden, 0, count * sizeof *hidden);
    for (unsigned i = 0; i < count; i++) {
        Move move = node->children[i].move;
        if (move_is_drop(move) || move_is_promotion(move) || !promotion_is_better(&prover->position, move)) continue;
        for (unsigned j = 0; j < count; j++)
            if (same_but_promotion(node->children[j].move, move)) {
                node->children[j].next = (uint16_t)i;
                hidden[i] = true;
            }
    }
}

static void list_moves(Prover *prover, Node *node) {
    Position *position = &prover->position;
    Move moves[MAX_MOVES];
    unsigned count = node->attacking ? movegen_checks(position, moves) : movegen_legal(position, moves);
    node->children = prover->arena + prover->arena_used;
    node->active = prover->lists + prover->arena_used;
    node->count = node->total = 0;
    if (prover->arena_used + count > ARENA) {
        prover->stopped = true;
        return;
    }
    prover->arena_used += count;
    for (unsigned i = 0; i < count; i++)
        if (node->attacking || !move_is_drop(moves[i])) fetch(prover, node, add_child(node, moves[i]));
    unsigned single = node->total;
    if (count > single) chain_drops(prover, node, moves, count);
    bool hidden[MAX_MOVES];
    hide_non_promotions(prover, node, single, hidden);
    for (unsigned i = 0; i < single; i++)
        if (!hidden[i]) node->active[node->count++] = (uint16_t)i;
    if (count > single) node->active[node->count++] = (uint16_t)single;
    if (node->attacking || !limited(node)) return;
    Bitboard between = replies_between(position);
    for (unsigned i = 0; i < node->total; i++)
        if (replies_interposes(position, between, node->children[i].move)) node->children[i].stage = STAGE_REAL;
}

Hand prover_hand_before(const Prover *prover, Move move, Hand after) {
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
        node->pieces = hand_least(node->pieces, prover_hand_before(prover, child->move, child->pieces));
        node->plies = smaller(node->plies, plies);
        node->depends = depends_on_both(node->depends, child->depends);
    } else {
        node->pieces = hand_most(node->pieces, child->pieces);
        if (plies > node->plies) node->plies = plies;
    }
}

void node_reveal(Prover *prover, Node *node, unsigned place, unsigned depth) {
    for (;;) {
        Child *child = &node->children[node->active[place]];
        if (child->pn == 0 && child->dn == 0) child_look(prover, node, child, node->limit - 1u);
        if ((child->pn == 0 || child->dn == 0) && child_settle(prover, node, child, depth)) continue;
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
    node->depends = ON_NOTHING;
    if (node->attacking) {
        node->pieces = disproof_pieces_without_check(node->hand);
        node->plies = NO_PLIES;
    } else {
        node->pieces = proof_pieces_of_mate(position, node->hand, (Side)position->side);
        node->plies = 0;
    }
}

void node_expand(Prover *prover, Node *node, unsigned depth) {
    list_moves(prover, node);
    open_account(prover, node);
    for (unsigned i = node->count; i-- > 0;) {
        node_reveal(prover, node, i, depth);
        if (prover->stopped) return;
        if (i >= node->count) continue;
        const Child *child = &node->children[node->active[i]];
        if (decided_for(node, child) && (node->attacking ? child->plies == 0 : !depends_on_any(child->depends))) {
            node->active[0] = node->active[i];
            node->count = 1;
            return;
        }
    }
}
