#include "solve.h"

#include <pthread.h>
#include <string.h>

#include "../movegen.h"
#include "crew.h"
#include "hands.h"
#include "replies.h"

/* Shortening a mate may take as many nodes as finding it, and never fewer than these. Short mates nearly always can be proven
 * the shortest, so they are. Long ones hardly ever can: a quarter as many; and while that makes them shorter, each time as many as
 * all before for every so many plies, since the longest have the most to lose. */
enum { SHORT_PLIES = 13, SHORT_NODES = 4000000, SHORTENING_NODES = 300000 };
enum { LONG_PLIES = 101, LONG_NODES = 50000, PLIES_WORTH_ALL = 600 };

enum { POLL_NANOSECONDS = 5000000 };

/* One part in so many of what is left of the caller's limits is for the line; what the line leaves is for shortening again, unless
 * that is less than one part in so many of all. */
enum { LINE_SHARE = 4, LEAST_SHARE = 16 };

typedef struct Work {
    const Position *position;
    MateTask task;
    Stop stop; /* of the working thread: its flag is raised by the waiting one */
    MateResult *result;
    double started;
    double deadline; /* the caller's limits; the search stops earlier, to leave some for the line */
    uint64_t node_limit;
    uint64_t found_at;  /* so many nodes found a mate */
    StopReason stopped; /* why the search ended early */
    bool hurry;         /* the line is taken from the table, without a search */
    bool memory;
    MateTable table;
    Crew *crew;
    pthread_mutex_t mutex;
    pthread_cond_t finished;
    bool done;
} Work;

Side mate_attacker(const Position *position) {
    Side us = (Side)position->side;
    return position->king[side_other(us)] == NO_SQUARE ? side_other(us) : us;
}

/* ---- the line ---- */

typedef struct Trail {
    Position position; /* after the moves */
    Move *moves;
    unsigned count;
} Trail;

static void step(Trail *trail, Move move) {
    Undo undo;
    trail->moves[trail->count++] = move;
    position_make(&trail->position, move, &undo);
}

static bool is_mated(const Position *position) {
    Position copy = *position;
    Move replies[MAX_MOVES];
    return position_in_check(position) && replies_mated(&copy, replies, movegen_legal(position, replies));
}

static bool mates_at_once(const Position *position, Move check) {
    Position after = *position;
    Undo undo;
    position_make(&after, check, &undo);
    return is_mated(&after);
}

static Proof ask(Work *work, Trail *trail, Move move, unsigned plies, uint64_t nodes) {
    trail->moves[trail->count] = move;
    return crew_ask(work->crew, trail->moves, trail->count + 1, plies, nodes);
}

static Proof recall(Work *work, Trail *trail, Move move, unsigned plies) {
    trail->moves[trail->count] = move;
    return prover_recall(crew_first(work->crew), trail->moves, trail->count + 1, plies);
}

/* The check known to mate soonest. What the table has forgotten is searched for again, each check a little longer every time
 * round, unless in a hurry. MOVE_NONE: not found. */
static Move best_check(Work *work, Trail *trail, unsigned plies, unsigned *length) {
    Move checks[MAX_MOVES], best = MOVE_NONE;
    unsigned count = movegen_checks(&trail->position, checks);
    *length = 0;
    for (unsigned i = count; i-- > 0;)
        if (mates_at_once(&trail->position, checks[i])) return checks[i];
    for (unsigned i = 0; i < count; i++) {
        Proof proof = recall(work, trail, checks[i], plies - 1);
        if (!proof.proven || (best != MOVE_NONE && proof.plies >= *length)) continue;
        best = checks[i];
        *length = proof.plies;
    }
    bool open = !work->hurry;
    for (uint64_t nodes = 1000; best == MOVE_NONE && open && work->stop.reason == STOP_NOT; nodes *= 4) {
        open = false;
        for (unsigned i = 0; i < count && best == MOVE_NONE; i++) {
            Proof proof = ask(work, trail, checks[i], plies - 1, nodes);
            open = open || !proof.refuted;
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

/* The replies known to be over within `plies`; in a hurry those that the table knows. True when some are still open. Of an
 * interposition that the table does not know it is hard to say: it may be futile, and then lasts longer. Those are tried while
 * no other reply lasts as long as one can. */
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
        else if (interposition && !proof.refuted)
            unknown[hard++] = legal[i];
    }
    bool open = false;
    for (unsigned i = 0; i < hard && replies->longest < plies && !work->hurry && work->stop.reason == STOP_NOT; i++) {
        Proof proof = ask(work, trail, unknown[i], plies, nodes);
        if (proof.proven) add_reply(replies, unknown[i], proof.plies);
        open = open || (!proof.proven && !proof.refuted);
    }
    return open;
}

/* Of the replies with the greatest bound the one that looks hardest to mate sooner: bounds are from above. */
static unsigned hardest(Work *work, Trail *trail, const Replies *replies, unsigned *bound) {
    unsigned best = 0;
    uint32_t most = 0;
    *bound = 0;
    for (unsigned i = 0; i < replies->count; i++)
        if (replies->bounds[i] > *bound) *bound = replies->bounds[i];
    for (unsigned i = 0; i < replies->count; i++) {
        if (replies->bounds[i] < *bound) continue;
        trail->moves[trail->count] = replies->moves[i];
        uint32_t hardness = *bound < 2 ? 1 : prover_hardness(crew_first(work->crew), trail->moves, trail->count + 1, *bound - 2);
        if (hardness <= most && most > 0) continue;
        most = hardness;
        best = i;
    }
    return best;
}

/* What is easy: in a long line all replies together not much more than finding the mate. */
static uint64_t easy_nodes(const Work *work) {
    enum { EASY_NODES = 2000, EASIEST_NODES = 200 };
    uint64_t share = work->found_at / (work->result->plies + 1u);
    if (work->result->plies < LONG_PLIES || share > EASY_NODES) return EASY_NODES;
    return share < EASIEST_NODES ? EASIEST_NODES : share;
}

/* The reply that lasts longest of those that count. The longest is shortened while that is easy, until it stays the longest.
 * MOVE_NONE: not found. */
static Move best_reply(Work *work, Trail *trail, unsigned plies, unsigned *length) {
    uint64_t easy = easy_nodes(work);
    Replies replies = {0};
    bool open = true;
    for (uint64_t nodes = easy; open && replies.count == 0 && (work->hurry || work->stop.reason == STOP_NOT); nodes *= 4)
        open = known_replies(work, trail, plies - 1, nodes, &replies);
    while (replies.count > 0 && (work->hurry || work->stop.reason == STOP_NOT)) {
        unsigned best = hardest(work, trail, &replies, length);
        if (*length < 2 || work->hurry) return replies.moves[best];
        Proof shorter = ask(work, trail, replies.moves[best], *length - 2, work->result->shortest ? 0 : easy);
        if (!shorter.proven) return replies.moves[best];
        replies.bounds[best] = shorter.plies;
    }
    return MOVE_NONE;
}

/* Goes on to a position without any reply: an interposition, and a capture of it that mates. */
static bool play_out(Trail *trail) {
    Move replies[MAX_MOVES], checks[MAX_MOVES];
    while (movegen_legal(&trail->position, replies) > 0) {
        step(trail, replies[0]);
        unsigned count = movegen_checks(&trail->position, checks), i = 0;
        while (i < count && !mates_at_once(&trail->position, checks[i])) i++;
        if (i == count || trail->count + 2 >= MATE_MAX_LINE) return false;
        step(trail, checks[i]);
    }
    return true;
}

/* Follows the main line of a mate within result->plies: its first *followed moves count. False: stopped on the way. */
static bool follow(Work *work, unsigned *followed) {
    MateResult *result = work->result;
    Trail trail = {.position = *work->position, .moves = result->line};
    unsigned left = result->plies;
    while (!is_mated(&trail.position) || trail.position.side == work->task.attacker) {
        if (trail.count + 2 >= MATE_MAX_LINE) return false;
        unsigned length = 0;
        bool attacking = (Side)trail.position.side == work->task.attacker;
        Move move = attacking ? best_check(work, &trail, left, &length) : best_reply(work, &trail, left, &length);
        if (move == MOVE_NONE) return false;
        step(&trail, move);
        left = length;
    }
    *followed = trail.count;
    result->left_in_hand = hand_total(trail.position.hand[work->task.attacker]);
    if (!play_out(&trail)) return false;
    result->line_length = trail.count;
    return true;
}

bool mate_line_holds(const Position *position, Side attacker, const Move *moves, unsigned count) {
    Position after = *position;
    for (unsigned i = 0; i < count; i++) {
        Undo undo;
        bool attacking = (Side)after.side == attacker;
        if (!position_legal(&after, moves[i])) return false;
        position_make(&after, moves[i], &undo);
        if (attacking && !position_in_check(&after)) return false;
    }
    return position_in_check(&after) && (Side)after.side != attacker && !movegen_any(&after);
}

static bool replays(const Work *work) {
    return mate_line_holds(work->position, work->task.attacker, work->result->line, work->result->line_length);
}

/* ---- the task ---- */

/* So many nodes more are worth while. It is judged by the length so far: who began long may end as a short one. */
static uint64_t worth(const Work *work) {
    uint64_t now = crew_nodes(work->crew), found_at = work->found_at, plies = work->result->plies;
    if (plies >= LONG_PLIES) {
        uint64_t more = now > found_at ? now * plies / PLIES_WORTH_ALL : found_at / 4;
        return more > LONG_NODES ? more : LONG_NODES;
    }
    uint64_t least = plies <= SHORT_PLIES ? SHORT_NODES : SHORTENING_NODES;
    uint64_t until = found_at + (found_at > least ? found_at : least);
    return until > now ? until - now : 0;
}

static void shorten(Work *work) {
    MateResult *result = work->result;
    while (result->plies >= 2) {
        uint64_t nodes = work->task.shortest ? 0 : worth(work);
        if (nodes == 0 && !work->task.shortest) return;
        Proof shorter = crew_ask(work->crew, NULL, 0, result->plies - 2, nodes);
        if (!shorter.proven) {
            result->shortest = shorter.refuted;
            return;
        }
        result->plies = shorter.plies;
    }
    result->shortest = true;
}

/* The line of a length that is proven only from above may come out shorter, for its defence is the longest as far as is known.
 * Then the shorter length is asked about, and the line followed again, knowing more. */
static void show(Work *work) {
    enum { TRIES = 4 };
    MateResult *result = work->result, shown = *result;
    uint64_t nodes = SHORTENING_NODES;
    unsigned followed;
    for (unsigned i = 0; i < TRIES && follow(work, &followed) && replays(work); i++, nodes *= 2) {
        result->outcome = MATE_FOUND;
        shown = *result;
        if (followed >= result->plies) return;
        Proof proof = crew_ask(work->crew, NULL, 0, followed, nodes);
        if (!proof.proven) continue;
        result->plies = proof.plies;
        if (followed == result->plies) shown = *result;
    }
    if (shown.outcome == MATE_FOUND) {
        *result = shown;
        return;
    }
    work->hurry = true;
    if (follow(work, &followed) && replays(work)) result->outcome = MATE_FOUND;
}

static uint64_t nodes_left(const Work *work) {
    uint64_t nodes = crew_nodes(work->crew);
    return work->node_limit > nodes ? work->node_limit - nodes : 0;
}

/* Limits the search, so that some is left for the line. */
static void limit_search(Work *work) {
    work->stop.node_limit = work->node_limit - nodes_left(work) / LINE_SHARE;
    work->stop.deadline = work->deadline > 0 ? work->deadline - (work->deadline - stop_now()) / LINE_SHARE : 0;
}

/* The search has ended: the line may take all that is left. */
static void limit_line(Work *work) {
    work->stopped = work->stop.reason;
    work->stop.node_limit = work->node_limit;
    work->stop.deadline = work->deadline;
    if (work->stop.reason != STOP_FLAG) work->stop.reason = STOP_NOT;
}

/* A limit ended the shortening, and the line took less than was left for it. */
static bool may_go_on(const Work *work) {
    if (work->result->outcome != MATE_FOUND || work->result->shortest || work->stop.reason != STOP_NOT) return false;
    if (work->stopped != STOP_DEADLINE && work->stopped != STOP_NODES) return false;
    return (work->node_limit == 0 || nodes_left(work) > work->node_limit / LEAST_SHARE) &&
           (work->deadline <= 0 || work->deadline - stop_now() > (work->deadline - work->started) / LEAST_SHARE);
}

/* The result stays as it is unless the mate becomes shorter and its line is found. */
static void go_on(Work *work) {
    MateResult *result = work->result, before = *result;
    limit_search(work);
    shorten(work);
    limit_line(work);
    if (result->plies == before.plies) return;
    result->outcome = MATE_UNKNOWN;
    work->hurry = false;
    show(work);
    if (result->outcome == MATE_FOUND) return;
    *result = before;
    if (work->stopped == STOP_NOT) work->stopped = work->stop.reason;
}

static void solve(Work *work) {
    MateResult *result = work->result;
    bool defending = (Side)work->position->side != work->task.attacker;
    if (defending && !position_in_check(work->position)) {
        result->outcome = MATE_NONE;
        return;
    }
    if (defending && is_mated(work->position)) {
        result->shortest = true;
    } else {
        limit_search(work);
        Proof any = crew_ask(work->crew, NULL, 0, NO_LIMIT, 0);
        if (any.refuted) result->outcome = MATE_NONE;
        work->stopped = work->stop.reason;
        if (!any.proven) return;
        result->plies = any.plies;
        work->found_at = crew_nodes(work->crew);
        shorten(work);
    }
    limit_line(work);
    show(work);
    while (may_go_on(work)) go_on(work);
    if (result->outcome != MATE_FOUND && work->stopped == STOP_NOT) work->stopped = work->stop.reason;
}

/* Where there is not memory for all, the table takes less of it. */
static bool set_up(Work *work) {
    enum { LEAST_BYTES = 1 << 20 };
    for (size_t bytes = work->task.bytes;; bytes /= 2) {
        if (mate_table_open(&work->table, bytes)) {
            work->crew = crew_open(&work->table, work->position, work->task.attacker, &work->stop, work->task.threads);
            if (work->crew) return true;
            mate_table_close(&work->table);
        }
        if (bytes < LEAST_BYTES) return false;
    }
}

static void *run(void *data) {
    Work *work = data;
    work->memory = set_up(work);
    if (work->memory) {
        solve(work);
        work->result->nodes = crew_nodes(work->crew);
        crew_close(work->crew);
        mate_table_close(&work->table);
    }
    pthread_mutex_lock(&work->mutex);
    work->done = true;
    pthread_cond_signal(&work->finished);
    pthread_mutex_unlock(&work->mutex);
    return NULL;
}

/* What only the calling thread may look at. Limits are the working thread's own. */
static StopReason called_off(const Stop *stop) {
    if (atomic_load(&stop->flag)) return STOP_FLAG;
    return stop->poll && stop->poll(stop->poll_data) ? STOP_POLL : STOP_NOT;
}

static void watch(Work *work, Stop *stop) {
    struct timespec until;
    pthread_mutex_lock(&work->mutex);
    while (!work->done) {
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_nsec += POLL_NANOSECONDS;
        if (until.tv_nsec >= 1000000000) {
            until.tv_nsec -= 1000000000;
            until.tv_sec++;
        }
        pthread_cond_timedwait(&work->finished, &work->mutex, &until);
        if (work->done || !stop || stop->reason != STOP_NOT) continue;
        pthread_mutex_unlock(&work->mutex);
        stop->reason = called_off(stop);
        if (stop->reason != STOP_NOT) atomic_store(&work->stop.flag, true);
        pthread_mutex_lock(&work->mutex);
    }
    pthread_mutex_unlock(&work->mutex);
}

bool mate_solve(const Position *position, MateTask task, Stop *stop, MateResult *result) {
    Work work = {.position = position, .task = task, .result = result};
    if (task.threads < 1) work.task.threads = 1;
    if (task.threads > CREW_MOST) work.task.threads = CREW_MOST;
    pthread_t thread;
    pthread_attr_t attributes;
    memset(result, 0, sizeof *result);
    stop_init(&work.stop);
    if (stop) {
        work.started = stop_now();
        work.node_limit = stop->node_limit;
        work.deadline = stop->deadline;
    }
    pthread_mutex_init(&work.mutex, NULL);
    pthread_cond_init(&work.finished, NULL);
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, CREW_STACK_BYTES);
    bool started = pthread_create(&thread, &attributes, run, &work) == 0;
    if (started) {
        watch(&work, stop);
        pthread_join(thread, NULL);
    }
    pthread_attr_destroy(&attributes);
    pthread_cond_destroy(&work.finished);
    pthread_mutex_destroy(&work.mutex);
    if (stop && stop->reason == STOP_NOT) stop->reason = work.stopped;
    return started && work.memory;
}
