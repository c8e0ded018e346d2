#include "solve.h"

#include <pthread.h>
#include <string.h>

#include "../../base/timed_wait.h"
#include "efforts_private.h"
#include "line_private.h"
#include "replies.h"
#include "shorten_private.h"
#include "work_private.h"

#define POLL_SECONDS 0.005

/* A proven length is an upper bound, so its line may come out shorter. Then the shorter length is asked about, and the line is
 * followed again with what the answer added to the table. */
static void show(Work *work) {
    uint64_t nodes = SHOWN_NODES;
    for (unsigned i = 0; i < SHOWN_TRIES && line_find(work, LINE_SEARCHED); i++, nodes *= 2) {
        if (work->line.followed >= work->plies) return;
        work_ask(work, work->line.followed, nodes);
    }
    line_find(work, LINE_KNOWN);
    if (work->stopped == STOP_NOT) work->stopped = work->stop.reason;
}

static uint64_t nodes_left(const Work *work) {
    uint64_t nodes = crew_nodes(work->crew);
    return work->node_limit > nodes ? work->node_limit - nodes : 0;
}

/* Limits the search, so that some is left for the line. */
static void limit_search(Work *work, unsigned share) {
    work->stop.node_limit = work->node_limit - nodes_left(work) / share;
    work->stop.deadline = work->deadline > 0 ? work->deadline - (work->deadline - stop_now()) / share : 0;
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
    if (work->shortest || work->stop.reason != STOP_NOT) return false;
    if (work->stopped != STOP_DEADLINE && work->stopped != STOP_NODES) return false;
    return (work->node_limit == 0 || nodes_left(work) > work->node_limit / LEAST_SHARE) &&
           (work->deadline <= 0 || work->deadline - stop_now() > (work->deadline - work->started) / LEAST_SHARE);
}

/* A mate that did not become shorter keeps its line. When it has now been proven the shortest, its line is sought again, for then
 * each reply is asked without a limit of its own. */
static void shorten_and_show(Work *work) {
    unsigned before = work->plies;
    limit_search(work, SHORTENED_LINE_SHARE);
    shorten_mate(work);
    limit_line(work);
    if (work->plies == before && !work->shortest) return;
    work->result->longest = false;
    show(work);
}

static void solve(Work *work) {
    MateResult *result = work->result;
    bool defending = (Side)work->position->side != work->task.attacker;
    if (defending && !position_in_check(work->position)) {
        result->outcome = MATE_NONE;
        return;
    }
    if (defending && replies_is_mate(work->position)) {
        work->shortest = true;
    } else {
        limit_search(work, LINE_SHARE);
        Proof any = work_ask(work, NO_LIMIT, 0);
        if (any.disproven) result->outcome = MATE_NONE;
        work->stopped = work->stop.reason;
        if (!any.proven) return;
        work->found_at = crew_nodes(work->crew);
        line_find(work, LINE_KNOWN);
        limit_search(work, SHORTENED_LINE_SHARE);
        shorten_mate(work);
    }
    limit_line(work);
    show(work);
    while (may_go_on(work)) shorten_and_show(work);
    result->shortest = work->shortest && result->plies == work->plies;
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

/* Flag and poll belong to the calling thread. Limits are the working thread's own. */
static StopReason called_off(const Stop *stop) {
    if (atomic_load(&stop->flag)) return STOP_FLAG;
    return stop->poll && stop->poll(stop->poll_data) ? STOP_POLL : STOP_NOT;
}

static void watch(Work *work, Stop *stop) {
    pthread_mutex_lock(&work->mutex);
    while (!work->done) {
        const struct timespec until = timed_in(POLL_SECONDS);
        pthread_cond_timedwait(&work->finished, &work->mutex, &until);
        if (work->done || !stop || stop->reason != STOP_NOT) continue;
        pthread_mutex_unlock(&work->mutex);
        stop->reason = called_off(stop);
        if (stop->reason != STOP_NOT) atomic_store(&work->stop.flag, true);
        pthread_mutex_lock(&work->mutex);
    }
    pthread_mutex_unlock(&work->mutex);
}

static bool run_watched(Work *work, Stop *stop) {
    pthread_t thread;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, CREW_STACK_BYTES);
    bool started = pthread_create(&thread, &attributes, run, work) == 0;
    pthread_attr_destroy(&attributes);
    if (!started) return false;
    watch(work, stop);
    pthread_join(thread, NULL);
    return true;
}

/* Over in some milliseconds, so nobody has to stop it: to begin and to end a thread would take as long, and where all processors
 * are busy much longer. A node of a path takes less than 500 bytes of the stack, 800 with the sanitizers. */
static bool is_short(const Work *work) {
    enum { FEW_NODES = 2000 };
    return work->node_limit > 0 && work->node_limit <= FEW_NODES && work->task.threads == 1;
}

bool mate_solve(const Position *position, MateTask task, Stop *stop, MateResult *result) {
    Work work = {.position = position, .task = task, .result = result};
    if (task.threads < 1) work.task.threads = 1;
    if (task.threads > CREW_MOST) work.task.threads = CREW_MOST;
    memset(result, 0, sizeof *result);
    stop_init(&work.stop);
    if (stop) {
        work.started = stop_now();
        work.node_limit = stop->node_limit;
        work.deadline = stop->deadline;
    }
    pthread_mutex_init(&work.mutex, NULL);
    timed_condition_init(&work.finished);
    bool ran = is_short(&work);
    if (ran)
        run(&work);
    else
        ran = run_watched(&work, stop);
    pthread_cond_destroy(&work.finished);
    pthread_mutex_destroy(&work.mutex);
    if (stop && stop->reason == STOP_NOT) stop->reason = work.stopped;
    return ran && work.memory;
}
