/* shorten.c: a mate that was found is made shorter.
 *
 * Bounds in the table are from above. Asked about two plies less, the search goes where numbers are least; along a line of
 * hundreds of plies there nearly always is a check that looks good for millions of nodes and is not, while elsewhere a few nodes
 * would do. So a long mate is first made shorter where that is easy: by few nodes for each position of its main line, the last
 * first, so that what was won is passed up. And the numbers of the question before are forgotten when they do not help at once:
 * they tell how hard a position was before others were proven below it.
 */
#include "shorten_private.h"

#include "../movegen.h"
#include "efforts_private.h"
#include "line_private.h"
#include "replies.h"

/* What a pass found out about a place of the line, for the next one. */
typedef struct Tried {
    uint64_t board;
    Hand hand;
    Move check;     /* the line's */
    uint16_t plies; /* no mate in fewer was found */
    bool others;    /* no other check was better */
} Tried;

/* Looks at the clock, too: where the table answers each question, no search does. */
static bool is_stopped(Work *work) {
    Stop *stop = &work->stop;
    if (!stop_requested(stop, crew_nodes(work->crew)) && stop->deadline > 0 && stop_now() >= stop->deadline)
        stop->reason = STOP_DEADLINE;
    return stop->reason != STOP_NOT;
}

/* Stopped, or what is easy has taken enough. */
static bool is_enough(Work *work) { return is_stopped(work) || crew_nodes(work->crew) > work->shortening.easy_until; }

/* The numbers of earlier questions do not help: see the head. */
static Proof ask_anew(Work *work, const Move *moves, unsigned count, unsigned plies) {
    mate_table_forget_numbers(&work->table);
    work->shortening.anew = false;
    return crew_ask(work->crew, moves, count, plies, PLACE_NODES);
}

/* Another check than the line's mates within `plies` after it. */
static bool other_is_better(Work *work, Trail *trail, Move check, unsigned plies) {
    Move checks[MAX_MOVES];
    unsigned count = movegen_checks(&trail->position, checks);
    for (unsigned i = 0; i < count && !is_enough(work); i++) {
        if (checks[i] == check) continue;
        if (replies_is_mate_after(&trail->position, checks[i])) return true;
        trail->moves[trail->count] = checks[i];
        if (ask_anew(work, trail->moves, trail->count + 1, plies).proven) return true;
    }
    return false;
}

/* Asks about two plies less while it mates in them. */
static unsigned ask_on(Work *work, Trail *trail, unsigned now, Tried *tried) {
    while (now > 2 && !is_enough(work)) {
        Proof sooner = ask_anew(work, trail->moves, trail->count, now - 2);
        tried->plies = (uint16_t)now;
        tried->others = tried->others || sooner.disproven;
        if (!sooner.proven) break;
        now = sooner.plies;
    }
    return now;
}

/* The trail's position mates within `now`, by the line's check; what follows on the line is over within `after`. Returns how soon
 * it mates now. The position is asked first, with all its checks; then the other checks one by one, since in the first question a
 * poor check that looks good could keep them waiting. */
static unsigned shorten_here(Work *work, Trail *trail, Move check, unsigned now, unsigned after, Tried *tried) {
    uint64_t board = position_board_key(&trail->position);
    Hand hand = trail->position.hand[work->task.attacker];
    if (tried->board != board || tried->hand != hand || tried->check != check)
        *tried = (Tried){.board = board, .hand = hand, .check = check};
    unsigned then = now;
    if (now > after + 2 || now != tried->plies) then = ask_on(work, trail, now, tried);
    if (then < now || then <= 2 || tried->others || is_enough(work)) return then;
    tried->others = !other_is_better(work, trail, check, then - 3);
    return tried->others ? then : ask_on(work, trail, then, tried);
}

/* One pass along the line that the table tells. True when something on it became shorter. */
static bool shorten_along(Work *work, Tried *tried) {
    const Move *line = work->line.moves;
    Move moves[MATE_MAX_LINE];
    if (!line_find(work, LINE_KNOWN)) return false;
    unsigned after = 0;
    bool shorter = false;
    for (unsigned i = work->line.followed; i-- > 0 && !is_enough(work);) {
        Trail trail = {.position = *work->position, .moves = moves};
        while (trail.count < i) trail_step(&trail, line[trail.count]);
        if ((Side)trail.position.side != work->task.attacker) continue;
        Proof known = prover_recall(crew_first(work->crew), &trail.position, NO_LIMIT);
        if (!known.proven) continue;
        unsigned now = shorten_here(work, &trail, line[i], known.plies, after, &tried[i]);
        shorter = shorter || now < known.plies;
        after = now;
    }
    return shorter;
}

/* Asks about two plies less: first for `used` nodes, not 0, with the numbers of the question before, which now and then are still
 * of use; then without them. False: no shorter mate was found. */
static bool ask_shorter_anew(Work *work, uint64_t used, uint64_t nodes) {
    unsigned plies = work->plies - 2;
    if (!work->shortening.anew) {
        bool shorter = work_ask(work, plies, nodes > 0 && nodes < used ? nodes : used).proven;
        if (shorter || work->shortest || is_stopped(work)) return shorter;
        mate_table_forget_numbers(&work->table);
        work->shortening.anew = true;
    }
    return work_ask(work, plies, nodes).proven;
}

/* Asks about the whole while the answer is easy. */
static void shorten_whole(Work *work, uint64_t nodes) {
    while (!work->shortest && !is_enough(work) && ask_shorter_anew(work, nodes, nodes)) {}
}

static void shorten_easily(Work *work) {
    Tried tried[MATE_MAX_LINE] = {0};
    shorten_whole(work, work->found_at / EASY_SHARE + PLACE_NODES);
    for (bool shorter = true; shorter && !work->shortest && !is_enough(work);) {
        shorter = shorten_along(work, tried);
        shorten_whole(work, PLACE_NODES);
    }
}

/* The nodes that are still worth while, by the present length: a mate that began long may have become short. */
static uint64_t worth(const Work *work) {
    uint64_t now = crew_nodes(work->crew), found_at = work->found_at;
    unsigned plies = work->plies;
    if (plies >= LONG_PLIES) {
        uint64_t more = found_at / LONG_SHARE, as_many = found_at < LONG_NODES ? found_at : LONG_NODES;
        if (work->shortening.easy_helped && as_many > more) more = as_many;
        if (work->shortening.succeeds) more = now * plies / PLIES_WORTH_ALL;
        return more > LEAST_NODES ? more : LEAST_NODES;
    }
    uint64_t least = plies <= SHORT_PLIES ? SHORT_NODES : MIDDLE_NODES;
    uint64_t until = found_at + (found_at > least ? found_at : least);
    return until > now ? until - now : 0;
}

void shorten_mate(Work *work) {
    Shortening *shortening = &work->shortening;
    unsigned found = work->plies;
    if (found >= LONG_PLIES && !shortening->easy_done) {
        if (shortening->easy_until == 0) shortening->easy_until = crew_nodes(work->crew) + work->found_at;
        shorten_easily(work);
        shortening->easy_helped = shortening->easy_helped || work->plies < found;
        if (is_stopped(work)) return;
        shortening->anew = false; /* so few nodes say little */
    }
    shortening->easy_done = true;
    if (work->plies < found) line_find(work, LINE_KNOWN);
    while (!work->shortest) {
        uint64_t nodes = work->task.shortest ? 0 : worth(work);
        if (nodes == 0 && !work->task.shortest) return;
        /* A mate so long has taken more nodes than USED_SHARE. */
        shortening->succeeds = found < LONG_PLIES ? work_ask(work, work->plies - 2, nodes).proven
                                                  : ask_shorter_anew(work, work->found_at / USED_SHARE, nodes);
        if (!shortening->succeeds) return;
        line_find(work, LINE_KNOWN);
    }
}
