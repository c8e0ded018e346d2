/* interpose.c: lengths by the convention.
 *
 * Futile interpositions do not count in a length. Of a position with a distant check, let m be the longest that the other
 * replies last. An interposition is futile when the checking piece can take it and, the taken piece given back to the
 * defender, he is mated within m again. The search for any mate counts every move; a limited one, when an interposition
 * lasts too long for its limit M, asks this too. Only m = M or M - 1 can then make it futile, so it asks for mate within M
 * after capture and giving back, and that one other reply lasts longer than M - 2. */
#include "hands.h"
#include "prover_private.h"
#include "replies.h"

/* The answer about one reply of the defender at a node, for a mate within `plies` after it; by itself, without the path. */
static Child answer(Prover *prover, const Node *node, Move reply, unsigned plies, unsigned depth) {
    Child child = {.move = reply, .next = NONE}, result;
    unsigned path_base = prover->path_base;
    prover->path_base = depth + 1;
    child_look(prover, node, &child, plies);
    result = child;
    if (child.pn != 0 && child.dn != 0) {
        Undo undo;
        bool raise = false;
        position_make(&prover->position, reply, &undo);
        prover_descend(prover, depth + 1, &child, plies, NUMBER_MAX, NUMBER_MAX, &raise, &result);
        position_unmake(&prover->position, reply, &undo);
    }
    prover->path_base = path_base;
    return result;
}

/* Some reply of the defender other than `judged` is really played out within the limit, and lasts longer than limit - 2. A yes
 * makes an interposition futile and the mate shorter. So it must hold on every path: an answer that depends on an ancestor may be
 * wrong where another path leads here, and at the ancestor itself. */
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

bool child_settle(Prover *prover, const Node *node, Child *child, unsigned depth) {
    Position *position = &prover->position;
    if (child->stage == STAGE_NONE || child->stage == STAGE_OVER) return false;
    if (child->stage == STAGE_REAL) {
        if (child->pn == 0) return false;
        child->real_plies = child->plies;
        child->real_depends = child->depends;
        child->real_pieces = child->pieces;
    } else if (child->pn == 0) {
        if (other_reply_lasts(prover, node, child, depth)) {
            child->plies = 0;
            child->stage = STAGE_OVER;
            return false;
        }
        decide_disproven(child, node->limit, node->hand, child->real_depends);
        child->stage = STAGE_OVER;
        return false;
    } else {
        /* What is known of both holds together. */
        uint16_t before = child->plies == 0 ? 0 : (uint16_t)(child->plies - (child->plies != NO_PLIES));
        child->real_plies = smaller(child->real_plies, before);
        child->real_depends = depends_on_both(child->real_depends, child->depends);
        child->real_pieces = hand_least(child->real_pieces, child->pieces);
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
        child->pn = child->dn = 0;
        return true;
    }
    decide_disproven(child, child->real_plies, child->real_pieces, child->real_depends);
    child->stage = STAGE_OVER;
    return false;
}
