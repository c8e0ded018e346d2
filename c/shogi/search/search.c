#include "search.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "../legality.h"
#include "margins_private.h"
#include "tree.h"

typedef struct Team {
    const SearchTask *task;
    SearchResult *result;
    atomic_bool over;
    unsigned count;
    Worker **workers;
} Team;

static void worker_free(Worker *worker) {
    free(worker->states);
    accumulators_free(worker->accumulators);
    free(worker->roots);
    free(worker);
}

static void forget(void *room) { order_forget(room); }

static Worker *worker_make(const SearchTask *task, unsigned id, Stop *stop, atomic_bool *over) {
    Worker *worker = calloc(1, sizeof *worker);
    if (!worker) return NULL;
    worker->task = task;
    worker->stop = stop;
    worker->over = over;
    worker->position = *task->position;
    worker->id = id;
    worker->memory = search_table_memory(task->table, id, sizeof *worker->memory, forget);
    worker->states = malloc((task->past_count + SEARCH_MAX_PLY + 2) * sizeof *worker->states);
    worker->roots = malloc(MAX_MOVES * sizeof *worker->roots);
    const Network *network = task->parameters->network;
    const bool sees = network && network_sees(network, task->position);
    if (sees) worker->accumulators = accumulators_new(network, SEARCH_MAX_PLY + 2);
    if (!worker->memory || !worker->states || !worker->roots || (sees && !worker->accumulators)) {
        worker_free(worker);
        return NULL;
    }
    if (sees) accumulators_begin(worker->accumulators, task->position);
    return worker;
}

static bool allowed(const SearchTask *task, Move move) {
    for (size_t i = 0; i < task->only_count; i++)
        if (task->only[i] == move) return true;
    return task->only_count == 0;
}

static int bonus_of(const SearchTask *task, Move move) {
    for (size_t i = 0; i < task->bonus_count; i++)
        if (task->bonus[i].move == move) return task->bonus[i].centipawns;
    return 0;
}

static void add_root(Worker *worker, Move move) {
    worker->roots[worker->root_count++] =
        (RootMove){.move = move, .bonus = bonus_of(worker->task, move), .score = -SCORE_INFINITE, .before = -SCORE_INFINITE};
}

static void prepare(Worker *worker) {
    const SearchTask *task = worker->task;
    const Position *position = &worker->position;
    if (task->past_count) memcpy(worker->states, task->past, task->past_count * sizeof *worker->states);
    worker->state_count = task->past_count;
    worker->states[worker->state_count++] = rules_state(position);
    Picker picker;
    OrderHints hints = {
        .last_to = NO_SQUARE, .plies = SEARCH_MAX_PLY, .table_move = search_table_find(task->table, position->key).move};
    order_all(&picker, position, task->parameters, worker->memory, hints);
    Move move;
    while ((move = order_next(&picker)) != MOVE_NONE)
        if (allowed(task, move)) add_root(worker, move);
    /* The ordering leaves out superfluous moves; those that the task names are searched all the same. */
    for (size_t i = 0; i < task->only_count; i++) {
        bool known = !move_is_legal(position, task->only[i]);
        for (unsigned j = 0; j < worker->root_count; j++) known = known || worker->roots[j].move == task->only[i];
        if (!known) add_root(worker, task->only[i]);
    }
}

/* The best first; equal ones stay in their order. */
static void sort_roots(RootMove *roots, unsigned count) {
    for (unsigned i = 1; i < count; i++) {
        RootMove root = roots[i];
        unsigned place = i;
        for (; place > 0 && (roots[place - 1].score < root.score ||
                             (roots[place - 1].score == root.score && roots[place - 1].before < root.before));
             place--)
            roots[place] = roots[place - 1];
        roots[place] = root;
    }
}

/* The moves that would perhaps be as good as the best if the bonuses were others. How far they are behind is what pruned searches
 * see, from the last line on, and these make a move look worse: so some more are told. */
static void report_rivals(const SearchTask *task, const Worker *worker, SearchResult *result) {
    int most = 0, least = 0;
    for (size_t i = 0; i < task->bonus_count; i++) {
        int bonus = task->bonus[i].centipawns;
        most = bonus > most ? bonus : most;
        least = bonus < least ? bonus : least;
    }
    result->rival_count = 0;
    if (task->bonus_count == 0) return;
    unsigned lines = result->line_count;
    for (unsigned i = 1; i < worker->root_count && result->rival_count < SEARCH_MOST_RIVALS; i++) {
        int behind = result->lines[0].score - result->lines[i < lines ? i : lines - 1].score;
        if (i >= lines) behind += worker->roots[i].behind;
        if (behind <= most - least + RIVAL_MARGIN) result->rivals[result->rival_count++] = (SearchRival){worker->roots[i].move, behind};
    }
}

static void report_mated(const Worker *worker, SearchResult *result) {
    result->mated_count = 0;
    for (unsigned i = 0; i < worker->root_count && result->mated_count < SEARCH_MOST_MATED; i++) {
        const RootMove *root = &worker->roots[i];
        if (!root->mated) continue;
        result->mated[result->mated_count++] = (SearchRival){root->move, result->lines[0].score - root->liked};
    }
}

static void report(Team *team, const Worker *worker, unsigned depth, double start) {
    SearchResult *result = team->result;
    const SearchTask *task = team->task;
    result->line_count = worker->root_count < task->lines ? worker->root_count : task->lines;
    if (result->line_count > SEARCH_MOST_LINES) result->line_count = SEARCH_MOST_LINES;
    for (unsigned i = 0; i < result->line_count; i++) {
        const RootMove *root = &worker->roots[i];
        SearchLine *line = &result->lines[i];
        bool known = root->score != -SCORE_INFINITE;
        if (i > 0 && !known && root->before == -SCORE_INFINITE) { /* never searched */
            result->line_count = i;
            break;
        }
        line->score = known ? root->score : root->before != -SCORE_INFINITE ? root->before : 0;
        if (i > 0 && line->score > line[-1].score) line->score = line[-1].score;
        line->bound = known ? root->bound : SCORE_EXACT;
        line->moves[0] = root->move;
        line->length = root->line.length + 1 < SEARCH_MAX_PLY ? root->line.length + 1 : SEARCH_MAX_PLY;
        memcpy(line->moves + 1, root->line.moves, (line->length - 1) * sizeof(Move));
    }
    report_rivals(task, worker, result);
    report_mated(worker, result);
    result->depth = depth;
    result->deepest = worker->deepest;
    result->nodes = path_nodes(team->workers, team->count);
    result->seconds = stop_now() - start;
    result->table_full = search_table_full(task->table);
    memset(result->cuts, 0, sizeof result->cuts);
    for (unsigned i = 0; i < team->count; i++)
        for (unsigned stage = 0; stage < ORDER_STAGES; stage++)
            result->cuts[stage] += atomic_load_explicit(&team->workers[i]->cuts[stage], memory_order_relaxed);
}

/* One line of one iteration, in an aspiration window: a narrow one about the last score cuts most, and is widened on the side
 * where the search fails, until the score lies inside. */
static void search_line(Worker *worker, unsigned depth) {
    RootMove *first = &worker->roots[worker->root_first];
    unsigned left = worker->root_count - worker->root_first;
    const Margins *margins = &worker->task->parameters->margins;
    int window = margins->aspiration_window, alpha = -SCORE_INFINITE, beta = SCORE_INFINITE;
    if (depth >= (unsigned)margins->aspiration_depth && first->before > -SCORE_MATE_BOUND && first->before < SCORE_MATE_BOUND) {
        alpha = first->before - window;
        beta = first->before + window;
    }
    for (;;) {
        int score = tree_search(worker, alpha, beta, (int)depth * DEPTH_PLY);
        if (worker->stopped) return;
        sort_roots(first, left);
        if (score > alpha && score < beta) return;
        if (score <= alpha && alpha == -SCORE_INFINITE) return;
        if (score >= beta && beta == SCORE_INFINITE) return;
        window *= margins->aspiration_growth;
        if (score <= alpha) {
            beta = (alpha + beta) / 2;
            alpha = window > margins->aspiration_most ? -SCORE_INFINITE : score - window;
        } else {
            beta = window > margins->aspiration_most ? SCORE_INFINITE : score + window;
        }
    }
}

/* After a stopped iteration: the best move that it found goes first. A move that it did not reach keeps its score of the
 * iteration before, but none better than the first move's. */
static void settle(RootMove *roots, unsigned count) {
    unsigned best = 0;
    for (unsigned i = 1; i < count; i++)
        if (roots[0].score != -SCORE_INFINITE && roots[i].score > roots[best].score) best = i;
    RootMove leading = roots[best];
    memmove(roots + 1, roots, best * sizeof *roots);
    roots[0] = leading;
    for (unsigned i = 0; i < count; i++)
        if (roots[i].score == -SCORE_INFINITE) roots[i].score = roots[i].before;
    sort_roots(roots + 1, count - 1);
    for (unsigned i = 1; i < count && roots[i].score > roots[0].score; i++) roots[i].score = roots[0].score;
}

/* Whether the first worker should begin another iteration. Patience grows when the best move changes or its score drops. */
static bool has_time(const SearchTask *task, double patience) {
    double enough = task->clock ? task->clock->enough : 0;
    return enough <= 0 || stop_now() - task->clock->start < enough * patience;
}

/* The lines are mates, and all so short that no deeper search finds a shorter one. */
static bool all_mates(const RootMove *roots, unsigned lines, unsigned depth) {
    for (unsigned i = 0; i < lines; i++) {
        int score = abs(roots[i].score);
        if (score <= SCORE_MATE_BOUND || (int)depth <= 2 * (SCORE_MATE - score)) return false;
    }
    return true;
}

static void iterate(Team *team, Worker *worker, double start) {
    const SearchTask *task = team->task;
    bool first = worker == team->workers[0];
    unsigned lines = task->lines < worker->root_count ? task->lines : worker->root_count;
    double patience = 1;
    Move best_before = MOVE_NONE;
    for (unsigned depth = 1; depth <= task->depth; depth++) {
        /* Lazy SMP: the workers share the table alone. Helpers leave out iterations, each others, so that they run ahead and do
         * not all do the same. */
        unsigned id = worker->id;
        if (!first && depth > 2 && (depth + id) % (id % 3 + 2) == 0) continue;
        for (unsigned i = 0; i < worker->root_count; i++) {
            worker->roots[i].before = worker->roots[i].score;
            worker->roots[i].score = -SCORE_INFINITE;
        }
        for (worker->root_first = 0; worker->root_first < lines && !worker->stopped; worker->root_first++)
            search_line(worker, depth);
        worker->root_first = 0;
        if (worker->stopped) {
            if (first) {
                settle(worker->roots, worker->root_count);
                report(team, worker, depth - 1, start);
            }
            return;
        }
        if (!first) continue;
        sort_roots(worker->roots, lines);
        report(team, worker, depth, start);
        if (task->progress) task->progress(task->progress_data, team->result);
        const RootMove *best = &worker->roots[0];
        bool lost = best->score < best->before - SCORE_DROP;
        patience = patience * PATIENCE_KEPT + (best->move != best_before ? PATIENCE_CHANGED : PATIENCE_STAYED) +
                   (lost ? PATIENCE_DROPPED : 0);
        if (patience > PATIENCE_MOST) patience = PATIENCE_MOST;
        best_before = best->move;
        if (all_mates(worker->roots, lines, depth)) break;
        if (worker->root_count == 1 && task->clock && task->clock->enough > 0 && depth >= FORCED_MOVE_DEPTH) break;
        if (!has_time(task, patience)) {
            path_clock_ends(worker);
            break;
        }
    }
}

typedef struct Start {
    Team *team;
    Worker *worker;
    pthread_t thread;
    bool started;
    double start;
} Start;

static void *run(void *data) {
    Start *start = data;
    iterate(start->team, start->worker, start->start);
    return NULL;
}

bool search(const SearchTask *task, Stop *stop, SearchResult *result) {
    Team team = {.task = task, .result = result};
    unsigned threads = task->threads < 1 ? 1 : task->threads > SEARCH_MOST_THREADS ? SEARCH_MOST_THREADS : task->threads;
    Worker *workers[SEARCH_MOST_THREADS];
    Start starts[SEARCH_MOST_THREADS];
    double start = stop_now();
    memset(result, 0, sizeof *result);
    team.workers = workers;
    search_table_age(task->table);
    while (team.count < threads) {
        Worker *worker = worker_make(task, team.count, team.count == 0 ? stop : NULL, &team.over);
        if (!worker) break;
        prepare(worker);
        workers[team.count++] = worker;
    }
    if (team.count == 0) return false;
    for (unsigned i = 0; i < team.count; i++) {
        workers[i]->team = workers;
        workers[i]->team_count = team.count;
    }
    threads = team.count;
    result->declares = task->declaration && rules_declaration(task->position).wins;
    report(&team, workers[0], 0, start);
    if (result->line_count > 0) {
        pthread_attr_t attributes;
        pthread_attr_init(&attributes);
        pthread_attr_setstacksize(&attributes, SEARCH_STACK_BYTES);
        for (unsigned i = 1; i < threads; i++) {
            starts[i] = (Start){.team = &team, .worker = workers[i], .start = start};
            starts[i].started = pthread_create(&starts[i].thread, &attributes, run, &starts[i]) == 0;
        }
        iterate(&team, workers[0], start);
        atomic_store(&team.over, true);
        for (unsigned i = 1; i < threads; i++)
            if (starts[i].started) pthread_join(starts[i].thread, NULL);
        pthread_attr_destroy(&attributes);
        result->nodes = path_nodes(workers, team.count);
        result->seconds = stop_now() - start;
        if (stop && stop->reason == STOP_NOT && workers[0]->stopped && stop->node_limit && result->nodes >= stop->node_limit)
            stop->reason = STOP_NODES; /* another worker saw it first */
    }
    for (unsigned i = 0; i < threads; i++) worker_free(workers[i]);
    return true;
}
