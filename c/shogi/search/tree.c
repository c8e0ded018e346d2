#include "tree.h"

#include <math.h>
#include <stdlib.h>

#include "exchange.h"
#include "quiescence.h"

enum {
    DEPTH_STEP = DEPTH_PLY / 2, /* the table's unit */
    QUIETS_LEARNT = 64,
    TAKES_LEARNT = 32
};

static int REDUCTIONS[64][64];

__attribute__((constructor)) static void fill_reductions(void) {
    for (int depth = 1; depth < 64; depth++)
        for (int move = 1; move < 64; move++) REDUCTIONS[depth][move] = (int)(DEPTH_PLY * (0.4 + log(depth) * log(move) / 2.2));
}

static int reduction(int plies, unsigned tried) { return REDUCTIONS[plies < 63 ? plies : 63][tried < 63 ? tried : 63]; }

static void count_cut(Worker *worker, enum OrderStage stage) {
    uint64_t cuts = atomic_load_explicit(&worker->cuts[stage], memory_order_relaxed) + 1;
    atomic_store_explicit(&worker->cuts[stage], cuts, memory_order_relaxed);
}

/* A node that is searched, and what has been found out of it so far. */
typedef struct Node {
    Ply *ply;
    unsigned number; /* plies from the root */
    int alpha, beta, depth;
    bool cut; /* a move is expected to cut */
    bool wide, checked, improving;
    uint64_t key;
    Known known;
    int stored;   /* known.score, mates counted from the root */
    int expected; /* the evaluation, or what the table makes of it */
    OrderHints hints;
    CheckSquares checks_from;
    ClassContext context;
    Picker picker;
    unsigned tried_count;
    Move quiet[QUIETS_LEARNT], takes[TAKES_LEARNT]; /* that did not cut */
    unsigned quiet_count, takes_count;
} Node;

/* A move of a node. */
typedef struct Trial {
    Move move;
    bool quiet, checking;
    int history;
    int cost, less; /* of depth; `less` only in the first look at it */
} Trial;

static int descend(Worker *worker, Ply *ply, unsigned number, int alpha, int beta, int depth, bool cut);

/* A null window search. */
static int scout(Worker *worker, Ply *ply, unsigned number, int beta, int depth, bool cut) {
    return descend(worker, ply, number, beta - 1, beta, depth, cut);
}

static int search_pass(Worker *worker, Ply *ply, unsigned number, int beta, int depth, bool cut) {
    size_t unbroken = path_pass(worker, ply);
    int score = -scout(worker, ply + 1, number + 1, 1 - beta, depth, !cut);
    path_pass_back(worker, ply, unbroken);
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

static int plies_of(const Node *node) { return node->depth / DEPTH_PLY; }

static bool deep_enough(const Node *node, int depth) { return node->known.depth >= depth / DEPTH_STEP; }

static void look_up(const Worker *worker, Node *node) {
    node->key = worker->position.key;
    node->known = search_table_find(worker->task->table, node->key);
    node->stored = score_from_table(node->known.score, node->number);
}

/* The table's score will do: it was searched as deep, or is proven. A mate beyond the game's last ply is none here. */
static bool table_cuts(const Worker *worker, const Node *node) {
    bool lower = node->stored >= node->beta, mate = score_is_mate(node->stored);
    int plies_left = (int)worker->task->plies_left;
    if (node->wide || !(node->known.bound & (lower ? BOUND_LOWER : BOUND_UPPER))) return false;
    if (mate && plies_left && SCORE_MATE - abs(node->stored) > plies_left) return false;
    return deep_enough(node, node->depth) || (mate && (node->stored > 0) == lower);
}

static bool mates_at_once(Worker *worker, const Node *node, int *score) {
    enum { KEPT_LONGER = 12 /* steps of depth that others must be deeper to take its place in the table */ };
    if (node->checked || node->known.depth > 0) return false;
    Move mate = path_mate_in_one(worker);
    if (mate == MOVE_NONE) return false;
    *score = SCORE_MATE - (int)node->number - 1;
    node->ply->line.moves[0] = mate;
    node->ply->line.length = 1;
    search_table_store(worker->task->table, node->key,
                       (Known){.move = mate,
                               .score = score_to_table(*score, node->number),
                               .evaluation = NO_EVALUATION,
                               .depth = (uint8_t)smaller(node->depth / DEPTH_STEP + KEPT_LONGER, UINT8_MAX),
                               .bound = BOUND_EXACT});
    return true;
}

static void judge(const Worker *worker, Node *node) {
    Ply *ply = node->ply;
    const Known *known = &node->known;
    if (node->checked)
        ply->evaluation = NO_EVALUATION;
    else if (!ply->excluded)
        ply->evaluation = known->evaluation != NO_EVALUATION ? known->evaluation : path_evaluation(worker);
    bool better_known = known->bound & (node->stored > ply->evaluation ? BOUND_LOWER : BOUND_UPPER);
    node->expected = better_known ? node->stored : ply->evaluation;
    node->improving =
        !node->checked && (node->number < 2 || ply[-2].evaluation == NO_EVALUATION || ply->evaluation > ply[-2].evaluation);
}

/* So far below or above the window that no move is likely to change it. */
static bool cuts_early(Worker *worker, Node *node, int *score) {
    Ply *ply = node->ply;
    int plies = plies_of(node), alpha = node->alpha, beta = node->beta, expected = node->expected;
    if (node->wide || node->checked || score_is_final(beta)) return false;
    if (plies <= 2 && expected + 180 * plies + 80 < alpha) {
        *score = quiescence(worker, ply, node->number, alpha, beta, 0);
        if (*score <= alpha) return true;
    }
    *score = expected;
    if (plies <= 8 && expected - 65 * (plies - node->improving) >= beta) return true;
    if (plies >= 3 && expected >= beta && ply->evaluation >= beta - 20 * plies && ply[-1].move != MOVE_NONE) {
        int less = 3 * DEPTH_PLY + node->depth / 4 + smaller((expected - beta) / 200, 3) * DEPTH_PLY;
        *score = search_pass(worker, ply, node->number, beta, node->depth - less, node->cut);
        if (*score < beta) return false;
        if (score_is_final(*score)) *score = beta;
        return true;
    }
    return false;
}

static Trial trial_of(const Worker *worker, const Node *node, Move move) {
    const Position *position = &worker->position;
    const Parameters *parameters = worker->task->parameters;
    Trial trial = {.move = move,
                   .quiet = !order_takes(position, move),
                   .checking = order_gives_check(position, &node->checks_from, move),
                   .cost = DEPTH_PLY};
    if (trial.quiet) trial.history = order_history(worker->memory, position, &node->hints, move);
    if (parameters->by_probability)
        trial.cost = rarity_cost(worker, &node->context, move);
    else if (parameters->late_moves)
        trial.less = reduction(plies_of(node), node->tried_count);
    return trial;
}

/* Late among the quiet moves: only checks that lose nothing are still worth a look. */
static bool is_late(const Worker *worker, const Node *node) {
    int plies = plies_of(node);
    return worker->task->parameters->late_moves &&
           node->tried_count > (unsigned)(6 + plies * plies * 2) / (node->improving ? 1 : 2);
}

/* The move need not be looked at: it is hardly better than what there is. */
static bool hopeless(const Worker *worker, const Node *node, const Trial *trial) {
    const Position *position = &worker->position;
    int plies = plies_of(node), after = larger((node->depth - trial->cost - trial->less) / DEPTH_PLY, 0);
    if (!trial->quiet) return plies <= 6 && !exchange_wins(position, trial->move, -150 * plies);
    if (!trial->checking && after <= 7 && node->ply->evaluation + 90 + 80 * after <= node->alpha) return true;
    if (worker->task->parameters->late_moves && !trial->checking && after <= 4 && trial->history < -4000 * plies) return true;
    return after <= 8 && !exchange_wins(position, trial->move, -35 * after * after);
}

/* The table's move is searched deeper when all others are clearly worse: *more. True: they are so good that the node is cut. */
static bool is_singular(Worker *worker, Node *node, Move move, int *more, int *score) {
    const Known *known = &node->known;
    int plies = plies_of(node);
    if (node->ply->excluded || plies < 6 || node->tried_count > 1 || move != known->move || !(known->bound & BOUND_LOWER) ||
        score_is_final(node->stored) || !deep_enough(node, node->depth - 3 * DEPTH_PLY) || node->number >= SEARCH_MAX_PLY / 2)
        return false;
    int others = node->stored - 3 * plies;
    node->ply->excluded = move;
    *score = scout(worker, node->ply, node->number, others, (node->depth - DEPTH_PLY) / 2, node->cut);
    node->ply->excluded = MOVE_NONE;
    if (*score < others)
        *more = DEPTH_PLY;
    else if (others >= node->beta) {
        *score = others;
        return true;
    }
    return false;
}

/* How much less deep the first look at a late move goes. */
static int reduced(const Node *node, const Trial *trial, bool checks, int full) {
    int less = trial->less;
    if (plies_of(node) < 2 || node->tried_count <= (node->number == 0 ? 3 : node->wide ? 2 : 1) || node->checked || !less)
        return 0;
    if (!trial->quiet) less -= DEPTH_PLY;
    if (node->wide) less -= DEPTH_PLY;
    if (node->cut && trial->quiet) less += DEPTH_PLY;
    if (checks) less -= DEPTH_PLY;
    if (!node->improving && trial->quiet) less += DEPTH_PLY / 2;
    if (trial->quiet && (trial->move == node->hints.killers[0] || trial->move == node->hints.answer)) less -= DEPTH_PLY;
    if (trial->quiet) less -= trial->history * DEPTH_PLY / 12000;
    return smaller(larger(less, 0), larger(full - DEPTH_PLY, 0));
}

/* The score of one move in the window from low to high. */
static int try_move(Worker *worker, Node *node, const Trial *trial, int low, int high, int more) {
    Ply *ply = node->ply;
    unsigned below = node->number + 1;
    int score;
    path_make(worker, ply, trial->move);
    bool checks = position_in_check(&worker->position);
    if (checks && !more && plies_of(node) < 12 && trial->cost == DEPTH_PLY) more = DEPTH_PLY / 2;
    int full = node->depth - trial->cost + more;
    if (node->tried_count == 1) {
        score = -descend(worker, ply + 1, below, -high, -low, full, node->wide ? false : !node->cut);
    } else {
        int less = reduced(node, trial, checks, full);
        score = -scout(worker, ply + 1, below, -low, full - less, less ? true : !node->cut);
        if (score > low && (less || trial->cost > DEPTH_PLY)) {
            if (trial->cost > DEPTH_PLY) full = node->depth - DEPTH_PLY + more;
            score = -scout(worker, ply + 1, below, -low, full, !node->cut);
        }
        if (score > low && node->wide && (node->number == 0 || score < high))
            score = -descend(worker, ply + 1, below, -high, -low, full, false);
    }
    path_unmake(worker, ply);
    return score;
}

static void note_tried(Node *node, const Trial *trial) {
    if (!trial->quiet && node->takes_count < TAKES_LEARNT) node->takes[node->takes_count++] = trial->move;
    if (trial->quiet && node->quiet_count < QUIETS_LEARNT) node->quiet[node->quiet_count++] = trial->move;
}

static void learn_cut(Worker *worker, Node *node, Move move) {
    Ply *ply = node->ply;
    int plies = plies_of(node);
    if (!order_takes(&worker->position, move) && ply->killers[0] != move) {
        ply->killers[1] = ply->killers[0];
        ply->killers[0] = move;
    }
    int bonus = smaller(16 * plies * plies + 128 * plies, 2000);
    order_learn(worker->memory, &worker->position, node->hints, move, bonus, node->quiet, node->quiet_count, node->takes,
                node->takes_count);
}

static void store(const Worker *worker, const Node *node, int alpha_before, int best, Move best_move) {
    if (score_is_foul(best)) return;
    search_table_store(worker->task->table, node->key,
                       (Known){.move = best_move,
                               .score = score_to_table(best, node->number),
                               .evaluation = (int16_t)node->ply->evaluation,
                               .depth = (uint8_t)smaller(node->depth / DEPTH_STEP, UINT8_MAX),
                               .bound = best >= node->beta    ? BOUND_LOWER
                                        : best > alpha_before ? BOUND_EXACT
                                                              : BOUND_UPPER});
}

/* What is made ready before the first move. */
static void prepare(const Worker *worker, Node *node) {
    const Parameters *parameters = worker->task->parameters;
    node->ply[1].killers[0] = node->ply[1].killers[1] = MOVE_NONE;
    node->tried_count = node->quiet_count = node->takes_count = 0;
    node->hints = path_hints(worker, node->ply, node->number, node->known.move);
    order_find_checks(&worker->position, &node->checks_from);
    node->hints.checks = &node->checks_from;
    if (parameters->by_probability)
        classes_prepare(&node->context, &worker->position, node->number ? node->ply[-1].move : MOVE_NONE);
}

static int search_moves(Worker *worker, Node *node) {
    const Move excluded = node->ply->excluded;
    const int alpha_before = node->alpha;
    int best = -SCORE_INFINITE;
    Move best_move = MOVE_NONE, move;
    bool late = false;
    prepare(worker, node);
    order_all(&node->picker, &worker->position, worker->task->parameters, worker->memory, node->hints);
    while ((move = order_next(&node->picker)) != MOVE_NONE) {
        if (move == excluded) continue;
        node->tried_count++;
        Trial trial = trial_of(worker, node, move);
        if (best > -SCORE_FINAL && !node->checked) {
            if (trial.quiet && (late || is_late(worker, node))) {
                if (!late) order_drop_quiet(&node->picker, &worker->position, &node->checks_from);
                late = true;
                if (!trial.checking || !exchange_wins(&worker->position, move, 0)) continue;
            }
            if (hopeless(worker, node, &trial)) continue;
        }
        int more = 0, score;
        if (is_singular(worker, node, move, &more, &score)) return score;
        if (worker->stopped) return node->alpha;
        score = try_move(worker, node, &trial, node->alpha, node->beta, more);
        if (worker->stopped) return node->alpha;
        if (score > best) {
            best = score;
            if (score > node->alpha) {
                best_move = move;
                if (node->wide) path_follow(node->ply, move);
                if (score >= node->beta) {
                    count_cut(worker, order_stage(&node->picker));
                    break;
                }
                node->alpha = score;
            }
        }
        if (move != best_move) note_tried(node, &trial);
    }
    if (node->tried_count == 0) return excluded ? node->alpha : (int)node->number - SCORE_MATE;
    if (best >= node->beta) learn_cut(worker, node, best_move);
    if (!excluded) store(worker, node, alpha_before, best, best_move);
    return best;
}

static void enter(Worker *worker, Node *node, Ply *ply, unsigned number, int alpha, int beta, int depth, bool cut) {
    node->ply = ply;
    node->number = number;
    node->alpha = alpha;
    node->beta = beta;
    node->depth = depth;
    node->cut = cut;
    node->wide = beta - alpha > 1;
    node->checked = position_in_check(&worker->position);
    if (number > worker->deepest) worker->deepest = number;
    ply->line.length = 0;
}

static int descend(Worker *worker, Ply *ply, unsigned number, int alpha, int beta, int depth, bool cut) {
    if (depth < DEPTH_PLY) return quiescence(worker, ply, number, alpha, beta, 0);
    Node node;
    int score;
    if (path_stopped(worker)) return alpha;
    enter(worker, &node, ply, number, alpha, beta, depth, cut);
    if (ply->excluded) {
        node.known = (Known){.evaluation = NO_EVALUATION};
        node.stored = 0;
        judge(worker, &node);
    } else {
        if (path_decided(worker, number, &score)) return score;
        if (number >= SEARCH_MAX_PLY - 1) return node.checked ? path_draw(worker, number) : path_evaluation(worker);
        node.alpha = larger(alpha, (int)number - SCORE_MATE);
        node.beta = smaller(beta, SCORE_MATE - (int)number - 1);
        if (node.alpha >= node.beta) return node.alpha;
        look_up(worker, &node);
        if (table_cuts(worker, &node)) return node.stored;
        if (mates_at_once(worker, &node, &score)) return score;
        judge(worker, &node);
        if (cuts_early(worker, &node, &score)) return score;
        if (worker->stopped) return alpha;
        if ((node.wide || cut) && plies_of(&node) >= 4 && node.known.move == MOVE_NONE) node.depth -= DEPTH_PLY;
    }
    return search_moves(worker, &node);
}

/* Results of the rules get no bonus. */
static int without_bonus(int bound, int bonus) {
    return score_is_final(bound) ? bound : larger(smaller(bound - bonus, SCORE_FINAL), -SCORE_FINAL);
}

int tree_search(Worker *worker, int alpha, int beta, int depth) {
    const SearchTask *task = worker->task;
    Node node;
    int best = -SCORE_INFINITE;
    Move best_move = MOVE_NONE;
    if (path_stopped(worker)) return alpha;
    enter(worker, &node, worker->plies, 0, alpha, beta, depth, false);
    look_up(worker, &node);
    node.known.move = worker->roots[worker->root_first].move;
    judge(worker, &node);
    prepare(worker, &node);
    for (unsigned next = worker->root_first; next < worker->root_count; next++) {
        RootMove *root = &worker->roots[next];
        node.tried_count++;
        Trial trial = trial_of(worker, &node, root->move);
        int low = without_bonus(node.alpha, root->bonus), high = larger(without_bonus(beta, root->bonus), low + 1);
        int score = try_move(worker, &node, &trial, low, high, 0);
        if (worker->stopped) return alpha;
        if (!score_is_final(score)) score += root->bonus;
        if (node.tried_count > 1 && score <= node.alpha) {
            root->score = -SCORE_INFINITE;
        } else {
            root->score = score;
            root->bound = score >= beta ? SCORE_LOWER : score <= node.alpha ? SCORE_UPPER : SCORE_EXACT;
            root->line = node.ply[1].line;
        }
        best = larger(best, score);
        if (score > node.alpha) {
            best_move = root->move;
            if (score >= beta) break;
            node.alpha = score;
        }
        if (root->move != best_move) note_tried(&node, &trial);
    }
    if (best >= beta) learn_cut(worker, &node, best_move);
    if (worker->root_first == 0 && task->bonus_count == 0 && task->only_count == 0) store(worker, &node, alpha, best, best_move);
    return best;
}
