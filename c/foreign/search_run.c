#include "search_run.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "../base/timed_wait.h"

enum { MOST_WAITING = 256 };

struct SearchRun {
    atomic_uint holders;
    SearchOrder order;
    Position position;
    SearchClock clock;
    Stop stop;
    SearchEvent *end;     /* allocated before the search, so that the end can always be told */
    pthread_mutex_t lock; /* guards what follows */
    pthread_cond_t changed;
    SearchEvent *first, *last;
    unsigned waiting;
    bool over;
    SearchRun *next, *previous; /* among those under way; guarded by all_lock */
};

static pthread_mutex_t all_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t all_changed;
static SearchRun *all;

static void run_free(SearchRun *run) {
    while (run->first) {
        SearchEvent *event = run->first;
        run->first = event->next;
        free(event);
    }
    free(run->end);
    if (run->order.parameters) parameters_let_go(run->order.parameters);
    if (run->order.table) table_let_go(run->order.table);
    free((void *)run->order.task.past);
    free((void *)run->order.task.only);
    free((void *)run->order.task.bonus);
    pthread_cond_destroy(&run->changed);
    pthread_mutex_destroy(&run->lock);
    free(run);
}

void run_let_go(SearchRun *run) {
    if (atomic_fetch_sub(&run->holders, 1) == 1) run_free(run);
}

static SearchEvent *event_make(const SearchResult *result) {
    SearchEvent *event = malloc(sizeof *event);
    if (event == NULL) return NULL;
    event->next = NULL;
    event->done = false;
    event->stopped = STOP_NOT;
    event->result = *result;
    return event;
}

/* When nobody reads the queue, the oldest event of progress is dropped. */
static void tell(SearchRun *run, SearchEvent *event) {
    SearchEvent *forgotten = NULL;
    pthread_mutex_lock(&run->lock);
    if (run->waiting == MOST_WAITING) {
        forgotten = run->first;
        run->first = forgotten->next;
        run->waiting--;
    }
    if (run->waiting == 0)
        run->first = event;
    else
        run->last->next = event;
    run->last = event;
    run->waiting++;
    pthread_cond_broadcast(&run->changed);
    pthread_mutex_unlock(&run->lock);
    free(forgotten);
}

static void tell_progress(void *data, const SearchResult *result) {
    SearchEvent *event = event_make(result);
    if (event) tell(data, event);
}

static void enlist(SearchRun *run) {
    pthread_mutex_lock(&all_lock);
    run->previous = NULL;
    run->next = all;
    if (all) all->previous = run;
    all = run;
    pthread_mutex_unlock(&all_lock);
}

static void strike_off(SearchRun *run) {
    pthread_mutex_lock(&all_lock);
    if (run->previous)
        run->previous->next = run->next;
    else
        all = run->next;
    if (run->next) run->next->previous = run->previous;
    pthread_cond_broadcast(&all_changed);
    pthread_mutex_unlock(&all_lock);
}

/* Prolog may refer to a run long after its end. So the run lets go of its table, which can be many megabytes, at the end. */
static void *work(void *data) {
    SearchRun *run = data;
    SearchEvent *end = run->end;
    run->end = NULL;
    if (run->order.none_allowed)
        end->result.declares = run->order.task.declaration && rules_declaration(&run->position).wins;
    else
        search(&run->order.task, &run->stop, &end->result);
    end->done = true;
    end->stopped = run->stop.reason;
    table_give_back(run->order.table);
    table_let_go(run->order.table);
    run->order.table = NULL;
    tell(run, end);
    strike_off(run);
    run_let_go(run);
    return NULL;
}

static bool copy(const void **what, size_t count, size_t size) {
    if (count == 0) {
        *what = NULL;
        return true;
    }
    void *room = malloc(count * size);
    if (room) memcpy(room, *what, count * size);
    *what = room;
    return room != NULL;
}

static bool fill(SearchRun *run, const SearchOrder *order) {
    SearchTask *task = &run->order.task;
    run->order = *order;
    run->position = *order->task.position;
    parameters_hold(order->parameters);
    table_hold(order->table);
    const void *past = task->past, *only = task->only, *bonus = task->bonus;
    bool past_copied = copy(&past, task->past_count, sizeof *task->past),
         only_copied = copy(&only, task->only_count, sizeof *task->only),
         bonus_copied = copy(&bonus, task->bonus_count, sizeof *task->bonus);
    task->past = past;
    task->only = only;
    task->bonus = bonus;
    task->position = &run->position;
    task->parameters = &order->parameters->parameters;
    task->table = order->table->table;
    task->clock = &run->clock;
    task->progress = order->tells ? tell_progress : NULL;
    task->progress_data = run;
    clock_init(&run->clock);
    if (order->has_clock) clock_set(&run->clock, order->left, order->ply);
    stop_init(&run->stop);
    run->stop.node_limit = order->nodes;
    run->stop.deadline = order->seconds > 0 ? stop_now() + order->seconds : 0;
    SearchResult nothing = {.line_count = 0};
    run->end = event_make(&nothing);
    return past_copied && only_copied && bonus_copied && run->end;
}

/* The thread blocks all signals: Prolog's threads handle them. */
static bool start_thread(SearchRun *run) {
    pthread_t thread;
    pthread_attr_t attributes;
    sigset_t none, before;
    sigfillset(&none);
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, SEARCH_STACK_BYTES);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_sigmask(SIG_SETMASK, &none, &before);
    bool started = pthread_create(&thread, &attributes, work, run) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
    return started;
}

/* A search that is over in ten milliseconds, and that nobody has to stop or to watch: threads of their own for 5,000 nodes a move
 * took a twentieth of the time of two games at once. The deepest path, SEARCH_MAX_PLY nodes of some 8 KB, fits the stack of any
 * thread of Prolog's; the 64 MB of the searches' own threads are for the sanitizers, too. */
static bool is_short(const SearchOrder *order) {
    enum { FEW_NODES = 10000 };
    return order->nodes > 0 && order->nodes <= FEW_NODES && !order->tells && order->task.threads <= 1;
}

static bool start(SearchRun *run) {
    if (!is_short(&run->order)) return start_thread(run);
    work(run);
    return true;
}

RunStart run_start(const SearchOrder *order, SearchRun **started) {
    if (!table_take(order->table)) return RUN_TABLE_TAKEN;
    if (order->table->table == NULL) {
        table_give_back(order->table);
        return RUN_TABLE_CLOSED;
    }
    SearchRun *run = calloc(1, sizeof *run);
    if (run == NULL) {
        table_give_back(order->table);
        return RUN_NO_MEMORY;
    }
    atomic_init(&run->holders, 2);
    pthread_mutex_init(&run->lock, NULL);
    timed_condition_init(&run->changed);
    bool filled = fill(run, order);
    enlist(run);
    if (filled && start(run)) {
        *started = run;
        return RUN_STARTED;
    }
    strike_off(run);
    table_give_back(order->table);
    run_free(run);
    return RUN_NO_MEMORY;
}

const Position *run_position(const SearchRun *run) { return &run->position; }

void run_stop(SearchRun *run) { atomic_store(&run->stop.flag, true); }

void run_set_clock(SearchRun *run, TimeLeft left) { clock_set(&run->clock, left, run->order.ply); }

void run_set_seconds(SearchRun *run, double seconds) {
    run->clock.start = stop_now();
    run->clock.enough = 0;
    run->clock.longest = seconds;
}

SearchEvent *run_next_event(SearchRun *run, double seconds) {
    struct timespec until = timed_in(seconds);
    int timed_out = 0;
    pthread_mutex_lock(&run->lock);
    while (run->waiting == 0 && !run->over && timed_out == 0)
        timed_out = pthread_cond_timedwait(&run->changed, &run->lock, &until);
    SearchEvent *event = run->waiting ? run->first : NULL;
    if (event) {
        run->first = event->next;
        run->waiting--;
        run->over = event->done;
        if (run->over) pthread_cond_broadcast(&run->changed);
    }
    pthread_mutex_unlock(&run->lock);
    return event;
}

bool run_is_over(SearchRun *run) {
    pthread_mutex_lock(&run->lock);
    bool over = run->over;
    pthread_mutex_unlock(&run->lock);
    return over;
}

/* A search that does not stop within two seconds is left to the end of the process. */
static int stop_all(int status, void *data) {
    struct timespec until = timed_in(2);
    int timed_out = 0;
    (void)status;
    (void)data;
    pthread_mutex_lock(&all_lock);
    for (SearchRun *run = all; run; run = run->next) run_stop(run);
    while (all && timed_out == 0) timed_out = pthread_cond_timedwait(&all_changed, &all_lock, &until);
    pthread_mutex_unlock(&all_lock);
    return 0;
}

void run_install(void) {
    timed_condition_init(&all_changed);
    PL_on_halt(stop_all, NULL);
}
