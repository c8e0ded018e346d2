/* line.c: the main line of a mate, by what the crew knows and may search for.
 *
 * Each position on the way has a bound: it is over within so many plies, which is proven. The attacker takes the check of the
 * least bound, the defender the reply of the greatest. A bound is an upper bound, so a line can turn out shorter than its mate.
 */
#include "line_private.h"

#include <string.h>

#include "../movegen.h"
#include "efforts_private.h"
#include "hands.h"
#include "replies.h"

void trail_step(Trail *trail, Move move) {
    Undo undo;
    trail->moves[trail->count++] = move;
    position_make(&trail->position, move, &undo);
}

static Proof ask(Work *work, Trail *trail, Move move, unsigned plies, uint64_t nodes) {
    trail->moves[trail->count] = move;
    return crew_ask(work->crew, trail->moves, trail->count + 1, plies, nodes);
}

static Position after_move(const Trail *trail, Move move) {
    Position after = trail->position;
    Undo undo;
    position_make(&after, move, &undo);
    return after;
}

static Proof recall(Work *work, const Trail *trail, Move move, unsigned plies) {
    Position after = after_move(trail, move);
    return prover_recall(crew_first(work->crew), &after, plies);
}

/* A question asked with ever more nodes may still stay open, because the table is full. Beyond this number it is given up. */
static const uint64_t MOST_NODES = (uint64_t)1 << 40;

/* The check known to mate soonest. What the table has forgotten is searched for again, each check a little longer every time
 * round, unless in a hurry. MOVE_NONE: not found. */
static Move best_check(Work *work, Trail *trail, unsigned plies, unsigned *length) {
    Move checks[MAX_MOVES], best = MOVE_NONE;
    unsigned count = movegen_checks(&trail->position, checks);
    *length = 0;
    for (unsigned i = count; i-- > 0;)
        if (replies_is_mate_after(&trail->position, checks[i])) return checks[i];
    for (unsigned i = 0; i < count; i++) {
        Proof proof = recall(work, trail, checks[i], plies - 1);
        if (!proof.proven || (best != MOVE_NONE && proof.plies >= *length)) continue;
        best = checks[i];
        *length = proof.plies;
    }
    bool open = !work->hurry;
    for (uint64_t nodes = CHECK_NODES; best == MOVE_NONE && open && nodes < MOST_NODES && work->stop.reason == STOP_NOT;
         nodes *= ROUND_GROWTH) {
        open = false;
        for (unsigned i = 0; i < count && best == MOVE_NONE; i++) {
            Proof proof = ask(work, trail, checks[i], plies - 1, nodes);
            open = open || !proof.disproven;
            if (!proof.proven) continue;
            best = checks[i];
            *length = proof.plies;
        }
    }
    return best;
}

typedef struct Replies {
    Move moves[MAX_MOVES];
    unsigned bounds[MAX_MOVES]; /* each is over within so many plies */
    unsigned count, longest;
} Replies;

static void add_reply(Replies *replies, Move move, unsigned bound) {
    if (replies->count == 0 || bound > replies->longest) replies->longest = bound;
    replies->moves[replies->count] = move;
    replies->bounds[replies->count++] = bound;
}

/* The replies known to be over within `plies`; in a hurry those that the table knows. True when some are still open. An
 * interposition that the table does not know is hard to judge: it may be futile, and then lasts longer. Such ones are searched
 * only while no other reply lasts as long as a reply can. */
static bool known_replies(Work *work, Trail *trail, unsigned plies, uint64_t nodes, Replies *replies) {
    Move legal[MAX_MOVES], unknown[MAX_MOVES];
    unsigned count = movegen_legal(&trail->position, legal), hard = 0;
    Bitboard between = replies_between(&trail->position);
    replies->count = replies->longest = 0;
    for (unsigned i = 0; i < count; i++) {
        bool interposition = replies_interposes(&trail->position, between, legal[i]);
        Proof proof = interposition || work->hurry ? recall(work, trail, legal[i], plies) : ask(work, trail, legal[i], plies, 0);
        if (proof.proven)
            add_reply(replies, legal[i], proof.plies);
        else if (interposition && !proof.disproven)
            unknown[hard++] = legal[i];
    }
    bool open = false;
    for (unsigned i = 0; i < hard && replies->longest < plies && !work->hurry && work->stop.reason == STOP_NOT; i++) {
        Proof proof = ask(work, trail, unknown[i], plies, nodes);
        if (proof.proven) add_reply(replies, unknown[i], proof.plies);
        open = open || (!proof.proven && !proof.disproven);
    }
    return open;
}

/* Of the replies with the greatest bound the one that looks hardest to mate sooner: bounds are from above. */
static unsigned hardest(Work *work, const Trail *trail, const Replies *replies, unsigned *bound) {
    unsigned best = 0;
    uint32_t most = 0;
    *bound = 0;
    for (unsigned i = 0; i < replies->count; i++)
        if (replies->bounds[i] > *bound) *bound = replies->bounds[i];
    for (unsigned i = 0; i < replies->count; i++) {
        if (replies->bounds[i] < *bound) continue;
        Position after = after_move(trail, replies->moves[i]);
        uint32_t hardness = *bound < 2 ? 1 : prover_hardness(crew_first(work->crew), &after, *bound - 2);
        if (hardness <= most && most > 0) continue;
        most = hardness;
        best = i;
    }
    return best;
}

/* So many nodes for one reply: in a long line all of them together not much more than finding the mate. */
static uint64_t reply_nodes(const Work *work) {
    uint64_t share = work->found_at / (work->plies + 1u);
    if (work->plies < LONG_PLIES || share > REPLY_NODES) return REPLY_NODES;
    return share < LEAST_REPLY_NODES ? LEAST_REPLY_NODES : share;
}

/* The reply that lasts longest. The one with the greatest bound is asked about two plies less, while that is easy, until its
 * bound holds. MOVE_NONE: not found. */
static Move best_reply(Work *work, Trail *trail, unsigned plies, unsigned *length) {
    uint64_t least = reply_nodes(work);
    Replies replies = {0};
    bool open = true;
    for (uint64_t nodes = least;
         open && replies.count == 0 && nodes < MOST_NODES && (work->hurry || work->stop.reason == STOP_NOT);
         nodes *= ROUND_GROWTH)
        open = known_replies(work, trail, plies - 1, nodes, &replies);
    while (replies.count > 0 && (work->hurry || work->stop.reason == STOP_NOT)) {
        unsigned best = hardest(work, trail, &replies, length);
        if (*length < 2 || work->hurry) return replies.moves[best];
        Proof shorter = ask(work, trail, replies.moves[best], *length - 2, work->shortest ? 0 : least);
        if (!shorter.proven) return replies.moves[best];
        replies.bounds[best] = shorter.plies;
    }
    return MOVE_NONE;
}

/* Goes on to a position without any reply: an interposition, and a capture of it that mates. */
static bool play_out(Trail *trail) {
    Move replies[MAX_MOVES], checks[MAX_MOVES];
    while (movegen_legal(&trail->position, replies) > 0) {
        trail_step(trail, replies[0]);
        unsigned count = movegen_checks(&trail->position, checks), i = 0;
        while (i < count && !replies_is_mate_after(&trail->position, checks[i])) i++;
        if (i == count || trail->count + 2 >= MATE_MAX_LINE) return false;
        trail_step(trail, checks[i]);
    }
    return true;
}

static bool follow(Work *work) {
    Line *line = &work->line;
    Trail trail = {.position = *work->position, .moves = line->moves};
    unsigned left = work->plies;
    while (!replies_is_mate(&trail.position) || trail.position.side == work->task.attacker) {
        if (trail.count + 2 >= MATE_MAX_LINE) return false;
        unsigned length = 0;
        bool attacking = (Side)trail.position.side == work->task.attacker;
        Move move = attacking ? best_check(work, &trail, left, &length) : best_reply(work, &trail, left, &length);
        if (move == MOVE_NONE) return false;
        trail_step(&trail, move);
        left = length;
    }
    line->followed = trail.count;
    line->left_in_hand = hand_total(trail.position.hand[work->task.attacker]);
    if (!play_out(&trail)) return false;
    line->count = trail.count;
    return mate_line_holds(work->position, work->task.attacker, line->moves, line->count);
}

/* Of lines as long the one searched for is better: each of its replies was asked whether it lasts as long. */
static bool is_better(const Work *work) {
    const MateResult *result = work->result;
    if (result->outcome != MATE_FOUND || work->plies < result->plies) return true;
    unsigned followed = work->line.followed + !work->hurry;
    return work->plies == result->plies && followed > work->followed;
}

bool line_find(Work *work, LineEffort effort) {
    MateResult *result = work->result;
    const Line *line = &work->line;
    work->hurry = effort == LINE_KNOWN;
    bool found = follow(work);
    if (!found && result->outcome == MATE_FOUND && work->followed <= work->plies) result->plies = work->plies;
    if (!found || !is_better(work)) return found;
    result->outcome = MATE_FOUND;
    result->plies = work->plies;
    result->left_in_hand = line->left_in_hand;
    result->line_length = line->count;
    memcpy(result->line, line->moves, line->count * sizeof *line->moves);
    result->longest = !work->hurry && line->followed == work->plies;
    work->followed = line->followed;
    return true;
}
