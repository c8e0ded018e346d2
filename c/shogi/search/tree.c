#include "tree.h"

#include <math.h>
#include <string.h>

#include "../movegen.h"
#include "exchange.h"

enum {
    DEPTH_STEP = DEPTH_PLY / 2, /* the table's unit */
    CLOCK_INTERVAL = 1024,      /* nodes */
    REPETITION_WINDOW = 32,     /* plies that are looked back */
    SCORE_FOUL = 30000,         /* the other side repeats its checks, and loses by that */
    QUIETS_LEARNT = 64,
    TAKES_LEARNT = 32
};

static int REDUCTIONS[64][64];

__attribute__((constructor)) static void fill_reductions(void) {
    for (int depth = 1; depth < 64; depth++)
        for (int move = 1; move < 64; move++) REDUCTIONS[depth][move] = (int)(DEPTH_PLY * (0.4 + log(depth) * log(move) / 2.2));
}

static int reduction(int plies, unsigned tried) { return REDUCTIONS[plies < 63 ? plies : 63][tried < 63 ? tried : 63]; }

static int larger(int a, int b) { return a > b ? a : b; }
static int smaller(int a, int b) { return a < b ? a : b; }

static bool is_mate(int score) { return score > SCORE_MATE_BOUND || score < -SCORE_MATE_BOUND; }

/* Mates count from the position in the table, from the root elsewhere. */
static int16_t to_table(int score, unsigned number) {
    return (int16_t)(score > SCORE_MATE_BOUND ? score + (int)number : score < -SCORE_MATE_BOUND ? score - (int)number : score);
}
static int from_table(int score, unsigned number) {
    return score > SCORE_MATE_BOUND ? score - (int)number : score < -SCORE_MATE_BOUND ? score + (int)number : score;
}

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

/* Counts a node, unless the search has ended already. */
static bool out_of_time(Worker *worker) {
    if (worker->stopped) return true;
    uint64_t nodes = count_node(worker);
    if (atomic_load_explicit(worker->over, memory_order_relaxed)) worker->stopped = true;
    if (worker->stop && stop_requested(worker->stop, nodes)) worker->stopped = true;
    if (clock_ran_out(worker, nodes)) worker->stopped = true;
    return worker->stopped;
}

static void count_cut(Worker *worker, enum OrderStage stage) {
    uint64_t cuts = atomic_load_explicit(&worker->cuts[stage], memory_order_relaxed) + 1;
    atomic_store_explicit(&worker->cuts[stage], cuts, memory_order_relaxed);
}

/* ---- moves on the path ---- */

static void push_state(Worker *worker) {
    const Position *position = &worker->position;
    worker->states[worker->state_count++] =
        (GameState){.key = position->key, .side = (Side)position->side, .in_check = position_in_check(position)};
}

static void make(Worker *worker, Ply *ply, Move move) {
    ply->move = move;
    ply->moved = order_piece_square(&worker->position, move);
    position_make(&worker->position, move, &ply->undo);
    search_table_prefetch(worker->task->table, worker->position.key);
    push_state(worker);
}

static void unmake(Worker *worker, const Ply *ply) {
    worker->state_count--;
    position_unmake(&worker->position, ply->move, &ply->undo);
}

/* What a draw is worth to the side to move, so many plies from the root. */
static int draw_score(const Worker *worker, unsigned number) {
    return number % 2 ? -worker->task->draw_value : worker->task->draw_value;
}

/* A position that stood before: a draw, or the side that has given nothing but check loses. The first repetition counts, as the
 * others can follow in the same way. */
static bool repeats(const Worker *worker, unsigned number, int *score) {
    const GameState *now = &worker->states[worker->state_count - 1];
    size_t back = worker->state_count - 1 < REPETITION_WINDOW ? worker->state_count - 1 : REPETITION_WINDOW;
    bool we_in_check = now->in_check, they_in_check = true;
    for (size_t plies = 1; plies <= back; plies++) {
        const GameState *then = now - plies;
        if (plies % 2 == 1) {
            they_in_check = they_in_check && then->in_check;
            continue;
        }
        if (plies >= 4 && then->key == now->key) {
            *score = we_in_check == they_in_check ? draw_score(worker, number)
                     : we_in_check                ? SCORE_FOUL - (int)number
                                                  : (int)number - SCORE_FOUL;
            return true;
        }
        we_in_check = we_in_check && then->in_check;
    }
    return false;
}

/* ---- what ends a line ---- */

/* A check that mates at once, or MOVE_NONE. Those from afar hardly ever do. */
static Move mate_in_one(Position *position) {
    Move checks[MAX_MOVES];
    unsigned king = position->king[side_other((Side)position->side)];
    if (king == NO_SQUARE) return MOVE_NONE;
    unsigned count = movegen_checks(position, checks);
    for (unsigned i = 0; i < count; i++) {
        if (square_distance(move_to(checks[i]), king) > 2) continue;
        Undo undo;
        position_make(position, checks[i], &undo);
        bool mate = movegen_count(position) == 0;
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

/* A result that needs no search: true, and the score. */
static bool decided(Worker *worker, unsigned number, int *score) {
    if (repeats(worker, number, score)) return true;
    if (worker->task->plies_left && number >= worker->task->plies_left) {
        *score = movegen_count(&worker->position) ? draw_score(worker, number) : (int)number - SCORE_MATE;
        return true;
    }
    if (declares(worker)) {
        *score = SCORE_MATE - (int)number - 1;
        return true;
    }
    return false;
}

static int evaluation(const Worker *worker) {
    int value = evaluate(&worker->position, &worker->task->parameters->weights);
    return value > SCORE_FOUL / 2 ? SCORE_FOUL / 2 : value < -SCORE_FOUL / 2 ? -SCORE_FOUL / 2 : value;
}

static OrderHints hints_at(const Worker *worker, const Ply *ply, unsigned number, Move previous) {
    OrderHints hints = {.previous = previous, .killers = {ply->killers[0], ply->killers[1]}, .last_to = NO_SQUARE};
    if (number >= 1 && ply[-1].move != MOVE_NONE) {
        hints.last = ply[-1].moved;
        hints.last_to = move_to(ply[-1].move);
        hints.answer = worker->memory->answer[hints.last];
    }
    if (number >= 2 && ply[-2].move != MOVE_NONE) hints.before = ply[-2].moved;
    return hints;
}

static void follow(Line *line, Move move, const Line *below) {
    line->moves[0] = move;
    line->length = below->length + 1 < SEARCH_MAX_PLY ? below->length + 1 : SEARCH_MAX_PLY;
    memcpy(line->moves + 1, below->moves, (line->length - 1) * sizeof(Move));
}

/* ---- quiescence ---- */

static int quiesce(Worker *worker, Ply *ply, unsigned number, int alpha, int beta, unsigned below) {
    enum { DELTA = 150, CAPTURES_BELOW = 1 };
    Position *position = &worker->position;
    bool wide = beta - alpha > 1, checked = position_in_check(position);
    int score;
    if (out_of_time(worker)) return alpha;
    if (number > worker->deepest) worker->deepest = number;
    ply->line.length = 0;
    if (number > 0 && decided(worker, number, &score)) return score;
    if (number >= SEARCH_MAX_PLY - 1) return checked ? draw_score(worker, number) : evaluation(worker);

    Known known = search_table_find(worker->task->table, position->key);
    if (known.found && !wide) {
        int stored = from_table(known.score, number);
        if (known.bound & (stored >= beta ? BOUND_LOWER : BOUND_UPPER)) return stored;
    }
    int best = (int)number - SCORE_MATE, stand = best, alpha_before = alpha;
    if (!checked) {
        stand = known.found && known.evaluation != NO_EVALUATION ? known.evaluation : evaluation(worker);
        best = stand;
        if (known.found && known.bound) {
            int stored = from_table(known.score, number);
            if (known.bound & (stored > best ? BOUND_LOWER : BOUND_UPPER)) best = stored;
        }
        if (best >= beta) return best;
        if (below == 0) {
            ply->line.moves[0] = mate_in_one(position);
            ply->line.length = ply->line.moves[0] != MOVE_NONE;
            if (ply->line.length) return SCORE_MATE - (int)number - 1;
        }
        if (best > alpha) alpha = best;
    }
    Picker picker;
    OrderHints hints = hints_at(worker, ply, number, known.move);
    if (checked)
        order_all(&picker, position, worker->task->parameters, worker->memory, hints);
    else
        order_captures(&picker, position, worker->memory, known.move);
    Move best_move = MOVE_NONE, move;
    unsigned tried = 0;
    while ((move = order_next(&picker)) != MOVE_NONE) {
        if (best > -SCORE_MATE_BOUND) {
            if (!checked) {
                int hope = stand + DELTA + exchange_gain(position, move);
                if (hope <= alpha) {
                    best = larger(best, hope);
                    continue;
                }
                if (!exchange_wins(position, move, 0)) continue;
                if (below > 6 && move_to(move) != hints.last_to) continue;
            } else if (tried >= 2 && !position->board[move_to(move)]) {
                break;
            }
        }
        tried++;
        make(worker, ply, move);
        score = -quiesce(worker, ply + 1, number + 1, -beta, -alpha, below + 1);
        unmake(worker, ply);
        if (worker->stopped) return alpha;
        if (score <= best) continue;
        best = score;
        if (score <= alpha) continue;
        best_move = move;
        alpha = score;
        if (wide) follow(&ply->line, move, &ply[1].line);
        if (score >= beta) break;
    }
    search_table_store(worker->task->table, position->key,
                       (Known){.move = best_move,
                               .score = to_table(best, number),
                               .evaluation = (int16_t)(checked ? NO_EVALUATION : stand),
                               .bound = best >= beta                  ? BOUND_LOWER
                                        : best > alpha_before && wide ? BOUND_EXACT
                                                                      : BOUND_UPPER});
    return best;
}

/* ---- the search proper ---- */

static int descend(Worker *worker, Ply *ply, unsigned number, int alpha, int beta, int depth, bool cut);

/* A null window search. */
static int scout(Worker *worker, Ply *ply, unsigned number, int beta, int depth, bool cut) {
    return descend(worker, ply, number, beta - 1, beta, depth, cut);
}

static int search_pass(Worker *worker, Ply *ply, unsigned number, int beta, int depth, bool cut) {
    ply->move = MOVE_NONE;
    ply->moved = NO_PIECE_SQUARE;
    position_pass(&worker->position, &ply->undo);
    push_state(worker);
    int score = -scout(worker, ply + 1, number + 1, 1 - beta, depth, !cut);
    worker->state_count--;
    position_pass_back(&worker->position, &ply->undo);
    return score;
}

/* How much depth the move costs by how rare its class is. */
static int rarity_cost(const Worker *worker, const ClassContext *context, Move move) {
    enum { USUAL_RARITY = 3 * RARITY_UNIT, LEAST = DEPTH_PLY / 4, MOST = 4 * DEPTH_PLY };
    const uint16_t *rarity = worker->task->parameters->rarity;
    int least = UINT16_MAX;
    for (ClassSet classes = classes_of(context, move); classes; classes &= classes - 1)
        least = smaller(least, rarity[__builtin_ctzll(classes)]);
    return smaller(larger(least * DEPTH_PLY / USUAL_RARITY, LEAST), MOST);
}

typedef struct Tried {
    Move quiet[QUIETS_LEARNT], takes[TAKES_LEARNT];
    unsigned quiet_count, takes_count;
} Tried;

static void note_tried(Tried *tried, bool takes, Move move) {
    if (takes && tried->takes_count < TAKES_LEARNT) tried->takes[tried->takes_count++] = move;
    if (!takes && tried->quiet_count < QUIETS_LEARNT) tried->quiet[tried->quiet_count++] = move;
}

static void learn_cut(Worker *worker, Ply *ply, OrderHints hints, Move move, int plies, const Tried *tried) {
    if (!worker->position.board[move_to(move)] && ply->killers[0] != move) {
        ply->killers[1] = ply->killers[0];
        ply->killers[0] = move;
    }
    int bonus = smaller(16 * plies * plies + 128 * plies, 2000);
    order_learn(worker->memory, &worker->position, hints, move, bonus, tried->quiet, tried->quiet_count, tried->takes,
                tried->takes_count);
}

static int descend(Worker *worker, Ply *ply, unsigned number, int alpha, int beta, int depth, bool cut) {
    if (depth < DEPTH_PLY) return quiesce(worker, ply, number, alpha, beta, 0);
    Position *position = &worker->position;
    const SearchTask *task = worker->task;
    const bool late_moves = task->parameters->late_moves;
    const bool wide = beta - alpha > 1, root = number == 0, checked = position_in_check(position);
    int score;
    if (out_of_time(worker)) return alpha;
    if (number > worker->deepest) worker->deepest = number;
    ply->line.length = 0;
    ply[1].killers[0] = ply[1].killers[1] = MOVE_NONE;
    if (!root) {
        if (decided(worker, number, &score)) return score;
        if (number >= SEARCH_MAX_PLY - 1) return checked ? draw_score(worker, number) : evaluation(worker);
        alpha = larger(alpha, (int)number - SCORE_MATE);
        beta = smaller(beta, SCORE_MATE - (int)number - 1);
        if (alpha >= beta) return alpha;
    }

    const Move excluded = ply->excluded;
    const uint64_t key = position->key ^ (excluded ? (uint64_t)excluded * 0x9e3779b97f4a7c15 : 0);
    Known known = search_table_find(task->table, key);
    int stored = known.found ? from_table(known.score, number) : 0;
    if (root) known.move = worker->roots[worker->root_first].move;
    if (!wide && !excluded && known.found && known.depth * DEPTH_STEP >= depth &&
        (known.bound & (stored >= beta ? BOUND_LOWER : BOUND_UPPER)))
        return stored;

    if (!root && !checked && !excluded && (!known.found || known.depth == 0)) {
        Move mate = mate_in_one(position);
        if (mate != MOVE_NONE) {
            score = SCORE_MATE - (int)number - 1;
            ply->line.moves[0] = mate;
            ply->line.length = 1;
            search_table_store(task->table, key,
                               (Known){.move = mate,
                                       .score = to_table(score, number),
                                       .evaluation = NO_EVALUATION,
                                       .depth = UINT8_MAX,
                                       .bound = BOUND_EXACT});
            return score;
        }
    }

    int plies = depth / DEPTH_PLY, expected = ply->evaluation = NO_EVALUATION;
    bool improving = false;
    if (!checked) {
        ply->evaluation = known.found && known.evaluation != NO_EVALUATION ? known.evaluation : evaluation(worker);
        expected = ply->evaluation;
        if (known.found && known.bound & (stored > expected ? BOUND_LOWER : BOUND_UPPER)) expected = stored;
        improving = number < 2 || ply[-2].evaluation == NO_EVALUATION || ply->evaluation > ply[-2].evaluation;
    }

    if (!wide && !checked && !excluded && !is_mate(beta)) {
        if (plies <= 2 && expected + 180 * plies + 80 < alpha) {
            score = quiesce(worker, ply, number, alpha, beta, 0);
            if (score <= alpha) return score;
        }
        if (plies <= 8 && expected - 65 * (plies - improving) >= beta) return expected;
        if (plies >= 3 && expected >= beta && ply->evaluation >= beta - 20 * plies && ply[-1].move != MOVE_NONE) {
            int less = 3 * DEPTH_PLY + depth / 4 + smaller((expected - beta) / 200, 3) * DEPTH_PLY;
            score = search_pass(worker, ply, number, beta, depth - less, cut);
            if (worker->stopped) return alpha;
            if (score >= beta) return is_mate(score) ? beta : score;
        }
    }
    if ((wide || cut) && plies >= 4 && known.move == MOVE_NONE) {
        depth -= DEPTH_PLY;
        plies--;
    }

    OrderHints hints = hints_at(worker, ply, number, known.move);
    Picker picker;
    ClassContext context;
    CheckSquares checks_from;
    order_find_checks(position, &checks_from);
    hints.checks = &checks_from;
    if (!root) order_all(&picker, position, task->parameters, worker->memory, hints);
    if (task->parameters->by_probability) classes_prepare(&context, position, number ? ply[-1].move : MOVE_NONE);
    int best = -SCORE_INFINITE;
    Move best_move = MOVE_NONE;
    unsigned tried_count = 0;
    Tried tried = {.quiet_count = 0};
    for (unsigned next = worker->root_first;; next++) {
        RootMove *root_move = NULL;
        Move move;
        if (root) {
            if (next == worker->root_count) break;
            root_move = &worker->roots[next];
            move = root_move->move;
        } else {
            move = order_next(&picker);
            if (move == MOVE_NONE) break;
        }
        if (move == excluded) continue;
        tried_count++;
        unsigned to = move_to(move);
        bool takes = position->board[to] != 0;
        bool promotes = move_is_promotion(move) && piece_kind(position->board[move_from(move)]) == FU;
        bool quiet = !takes && !promotes;
        bool checking = order_gives_check(position, &checks_from, move);
        int history = quiet ? order_history(worker->memory, position, &hints, move) : 0;
        int cost = DEPTH_PLY, less = 0;
        if (task->parameters->by_probability)
            cost = rarity_cost(worker, &context, move);
        else if (late_moves)
            less = reduction(plies, tried_count);

        if (!root && best > -SCORE_MATE_BOUND && !checked) {
            int after = larger((depth - cost - less) / DEPTH_PLY, 0);
            if (quiet) {
                if (late_moves && tried_count > (unsigned)(6 + plies * plies * 2) / (improving ? 1 : 2)) {
                    if (order_stage(&picker) == ORDER_HISTORY) break;
                    continue;
                }
                if (!checking && after <= 7 && ply->evaluation + 90 + 80 * after <= alpha) continue;
                if (late_moves && !checking && after <= 4 && history < -4000 * plies) continue;
                if (after <= 8 && !exchange_wins(position, move, -35 * after * after)) continue;
            } else if (plies <= 6 && !exchange_wins(position, move, -150 * plies)) {
                continue;
            }
        }

        int more = 0;
        if (!root && !excluded && plies >= 6 && move == known.move && known.bound & BOUND_LOWER && !is_mate(stored) &&
            known.depth * DEPTH_STEP >= depth - 3 * DEPTH_PLY && number < SEARCH_MAX_PLY / 2) {
            int others = stored - 3 * plies;
            ply->excluded = move;
            score = scout(worker, ply, number, others, (depth - DEPTH_PLY) / 2, cut);
            ply->excluded = MOVE_NONE;
            if (worker->stopped) return alpha;
            if (score < others)
                more = DEPTH_PLY;
            else if (others >= beta)
                return others;
        }

        int bonus = root ? root_move->bonus : 0, low = alpha - bonus, high = beta - bonus;
        make(worker, ply, move);
        bool checks = position_in_check(position);
        if (checks && !more && plies < 12 && cost == DEPTH_PLY) more = DEPTH_PLY / 2;
        int full = depth - cost + more;
        if (tried_count == 1) {
            score = -descend(worker, ply + 1, number + 1, -high, -low, full, wide ? false : !cut);
        } else {
            if (plies < 2 || tried_count <= (root ? 3 : wide ? 2 : 1) || checked) less = 0;
            if (less) {
                if (!quiet) less -= DEPTH_PLY;
                if (wide) less -= DEPTH_PLY;
                if (cut && quiet) less += DEPTH_PLY;
                if (checks) less -= DEPTH_PLY;
                if (!improving && quiet) less += DEPTH_PLY / 2;
                if (quiet && (move == hints.killers[0] || move == hints.answer)) less -= DEPTH_PLY;
                if (quiet) less -= history * DEPTH_PLY / 12000;
                less = smaller(larger(less, 0), larger(full - DEPTH_PLY, 0));
            }
            score = -scout(worker, ply + 1, number + 1, -low, full - less, true);
            if (score > low && (less || cost > DEPTH_PLY)) {
                if (cost > DEPTH_PLY) full = depth - DEPTH_PLY + more;
                score = -scout(worker, ply + 1, number + 1, -low, full, !cut);
            }
            if (score > low && wide && (root || score < high))
                score = -descend(worker, ply + 1, number + 1, -high, -low, full, false);
        }
        unmake(worker, ply);
        if (worker->stopped) return alpha;
        if (!is_mate(score)) score += bonus;

        if (root) {
            if (tried_count == 1 || score > alpha) {
                root_move->score = score;
                root_move->bound = score >= beta ? SCORE_LOWER : score <= alpha ? SCORE_UPPER : SCORE_EXACT;
                root_move->line = ply[1].line;
            } else {
                root_move->score = -SCORE_INFINITE;
            }
        }
        if (score > best) {
            best = score;
            if (score > alpha) {
                best_move = move;
                if (wide && !root) follow(&ply->line, move, &ply[1].line);
                if (score >= beta) {
                    if (!root) count_cut(worker, order_stage(&picker));
                    break;
                }
                alpha = score;
            }
        }
        if (move != best_move) note_tried(&tried, takes, move);
    }
    if (tried_count == 0) return excluded ? alpha : (int)number - SCORE_MATE;
    if (best_move != MOVE_NONE && best >= beta) learn_cut(worker, ply, hints, best_move, plies, &tried);
    if (best == -SCORE_INFINITE) best = alpha;
    if (!excluded && !(root && (worker->root_first > 0 || task->bonus_count > 0)))
        search_table_store(task->table, key,
                           (Known){.move = best_move,
                                   .score = to_table(best, number),
                                   .evaluation = (int16_t)ply->evaluation,
                                   .depth = (uint8_t)smaller(depth / DEPTH_STEP, UINT8_MAX),
                                   .bound = best >= beta             ? BOUND_LOWER
                                            : best_move != MOVE_NONE ? BOUND_EXACT
                                                                     : BOUND_UPPER});
    return best;
}

int tree_search(Worker *worker, int alpha, int beta, int depth) {
    return descend(worker, worker->plies, 0, alpha, beta, depth, false);
}
