#include "path.h"

#include <string.h>

#include "../movegen.h"
#include "margins_private.h"

enum { CLOCK_INTERVAL = 1024 /* nodes */ };

int16_t score_to_table(int score, unsigned number) {
    return (int16_t)(score > SCORE_MATE_BOUND ? score + (int)number : score < -SCORE_MATE_BOUND ? score - (int)number : score);
}

int score_from_table(int score, unsigned number) {
    return score > SCORE_MATE_BOUND ? score - (int)number : score < -SCORE_MATE_BOUND ? score + (int)number : score;
}

/* ---- when to stop ---- */

static uint64_t count_node(Worker *worker) {
    uint64_t nodes = atomic_load_explicit(&worker->nodes, memory_order_relaxed) + 1;
    atomic_store_explicit(&worker->nodes, nodes, memory_order_relaxed);
    return nodes;
}

/* The first worker looks now and then whether the clock lets it go on. */
static bool clock_ran_out(const Worker *worker, uint64_t nodes) {
    const SearchClock *clock = worker->task->clock;
    if (worker->id != 0 || !clock || nodes % CLOCK_INTERVAL != 0) return false;
    double longest = clock->longest;
    return longest > 0 && stop_now() - clock->start >= longest;
}

uint64_t path_nodes(Worker *const *workers, unsigned count) {
    uint64_t nodes = 0;
    for (unsigned i = 0; i < count; i++) nodes += atomic_load_explicit(&workers[i]->nodes, memory_order_relaxed);
    return nodes;
}

/* The limit of nodes holds for all workers together, so each of them adds up the nodes of all now and then. */
static void stop_all_at_limit(const Worker *worker) {
    const Stop *stop = worker->team[0]->stop;
    if (!stop || stop->node_limit == 0) return;
    if (path_nodes(worker->team, worker->team_count) >= stop->node_limit) atomic_store(worker->over, true);
}

void path_clock_ends(Worker *worker) {
    if (worker->stop && worker->stop->reason == STOP_NOT) worker->stop->reason = STOP_CLOCK;
}

bool path_stopped(Worker *worker) {
    enum { TEAM_INTERVAL = 64 };
    if (worker->stopped) return true;
    uint64_t nodes = count_node(worker);
    if (worker->team_count > 1 && nodes % TEAM_INTERVAL == 0) stop_all_at_limit(worker);
    if (atomic_load_explicit(worker->over, memory_order_relaxed)) worker->stopped = true;
    if (worker->stop && stop_requested(worker->stop, nodes)) worker->stopped = true;
    if (clock_ran_out(worker, nodes)) {
        path_clock_ends(worker);
        worker->stopped = true;
    }
    return worker->stopped;
}

/* ---- moves ---- */

static void push_state(Worker *worker) { worker->states[worker->state_count++] = rules_state(&worker->position); }

void path_make(Worker *worker, Ply *ply, Move move) {
    ply->move = move;
    ply->moved = order_piece_square(&worker->position, move);
    if (worker->accumulators) accumulators_make(worker->accumulators, &worker->position, move);
    position_make(&worker->position, move, &ply->undo);
    search_table_prefetch(worker->task->table, worker->position.key);
    push_state(worker);
}

void path_unmake(Worker *worker, const Ply *ply) {
    worker->state_count--;
    if (worker->accumulators) accumulators_unmake(worker->accumulators);
    position_unmake(&worker->position, ply->move, &ply->undo);
}

size_t path_make_null_move(Worker *worker, Ply *ply) {
    size_t unbroken = worker->unbroken;
    ply->move = MOVE_NONE;
    ply->moved = NO_PIECE_SQUARE;
    if (worker->accumulators) accumulators_make_null_move(worker->accumulators);
    position_make_null_move(&worker->position, &ply->undo);
    push_state(worker);
    worker->unbroken = worker->state_count - 1;
    return unbroken;
}

void path_unmake_null_move(Worker *worker, const Ply *ply, size_t unbroken) {
    worker->unbroken = unbroken;
    worker->state_count--;
    if (worker->accumulators) accumulators_unmake(worker->accumulators);
    position_unmake_null_move(&worker->position, &ply->undo);
}

int path_draw(const Worker *worker, unsigned number) {
    int value = larger(smaller(worker->task->draw_value, SCORE_FINAL), -SCORE_FINAL);
    return number % 2 ? -value : value;
}

/* A position that stood before: a draw, or the side that has given nothing but check loses. The first repetition counts, since
 * the others can follow in the same way. A foul by a repetition within the path is proven: the search tried the other replies
 * where the position first stood. Where it first stood in the game they were not tried, so there the second repetition proves the
 * foul. No repetition reaches across a null move. */
static bool repeats(const Worker *worker, unsigned number, int *score) {
    size_t last = worker->state_count - 1, back = last - worker->unbroken;
    if (back > REPETITION_WINDOW) back = REPETITION_WINDOW;
    const GameState *now = &worker->states[last];
    bool we_in_check = now->in_check, they_in_check = true, once = false;
    for (size_t plies = 1; plies <= back; plies++) {
        const GameState *then = now - plies;
        if (plies % 2 == 1) {
            they_in_check = they_in_check && then->in_check;
            continue;
        }
        if (plies >= 4 && then->key == now->key) {
            bool foul = we_in_check != they_in_check;
            *score = !foul ? path_draw(worker, number) : we_in_check ? SCORE_FOUL - (int)number : (int)number - SCORE_FOUL;
            if (!foul || once || plies <= number) return true;
            once = true;
        }
        we_in_check = we_in_check && then->in_check;
    }
    return false;
}

/* ---- what the rules say ---- */

Move path_mate_in_one(Worker *worker) {
    Position *position = &worker->position;
    Move checks[MAX_MOVES];
    unsigned king = position->king[side_other((Side)position->side)];
    if (king == NO_SQUARE) return MOVE_NONE;
    unsigned count = movegen_checks(position, checks);
    for (unsigned i = 0; i < count; i++) {
        if (square_distance(move_to(checks[i]), king) > MATE_IN_ONE_NEAR) continue;
        Undo undo;
        position_make(position, checks[i], &undo);
        bool mate = !movegen_any(position);
        position_unmake(position, checks[i], &undo);
        if (mate) return checks[i];
    }
    return MOVE_NONE;
}

static bool declares(const Worker *worker) {
    const Position *position = &worker->position;
    Side us = (Side)position->side;
    unsigned king = position->king[us];
    if (!worker->task->declaration || king == NO_SQUARE || rank_for(us, king) > 3) return false;
    return rules_declaration(position).wins;
}

bool path_decided(const Worker *worker, unsigned number, int *score) {
    if (repeats(worker, number, score)) return true;
    if (worker->task->plies_left && number >= worker->task->plies_left) {
        *score = movegen_any(&worker->position) ? path_draw(worker, number) : (int)number - SCORE_MATE;
        return true;
    }
    if (declares(worker)) {
        *score = SCORE_MATE - (int)number - 1;
        return true;
    }
    return false;
}

int path_evaluation(Worker *worker) {
    const Parameters *parameters = worker->task->parameters;
    const Position *position = &worker->position;
    int value = worker->accumulators
                    ? parameters_evaluate(parameters, position, accumulators_output(worker->accumulators, position))
                    : evaluate(position, &parameters->weights);
    return larger(smaller(value, SCORE_FOUL / 2), -SCORE_FOUL / 2);
}

int path_corrected(Worker *worker, int evaluation) {
    int weight = worker->task->parameters->margins.correction_weight;
    if (weight == 0) return evaluation;
    CorrectionPlace place = correction_place(&worker->memory->correction, &worker->position);
    int value = evaluation + correction_sum(&place) * weight / CORRECTION_MOST;
    return larger(smaller(value, SCORE_FOUL / 2), -SCORE_FOUL / 2);
}

OrderHints path_hints(const Worker *worker, const Ply *ply, unsigned number, Move previous) {
    OrderHints hints = {.table_move = previous, .killers = {ply->killers[0], ply->killers[1]}, .last_to = NO_SQUARE};
    if (number >= 1 && ply[-1].move != MOVE_NONE) {
        hints.last = ply[-1].moved;
        hints.last_to = move_to(ply[-1].move);
        hints.countermove = worker->memory->countermove[hints.last];
    }
    if (number >= 2 && ply[-2].move != MOVE_NONE) hints.before = ply[-2].moved;
    return hints;
}

void path_follow(Ply *ply, Move move) {
    Line *line = &ply->line;
    const Line *below = &ply[1].line;
    line->moves[0] = move;
    line->length = below->length + 1 < SEARCH_MAX_PLY ? below->length + 1 : SEARCH_MAX_PLY;
    memcpy(line->moves + 1, below->moves, (line->length - 1) * sizeof(Move));
}
