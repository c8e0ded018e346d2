/* tree.c: the tree below the root: alpha_beta() takes the numbered steps, from what ends a node at once to what it leaves behind.
 *
 *   of a node    1 quiescence   2 rules   3 mate-distance pruning   4 transposition cutoff   5 mate in one   6 evaluation
 *                7 razoring   8 reverse futility pruning   9 null move pruning, ProbCut   10 internal iterative reduction
 *   of a move   11 late move pruning   12 SEE pruning of captures   13 futility pruning   14 history pruning
 *               15 SEE pruning of quiet moves   16 singular extension and multi-cut   17 check extension
 *               18 late move reductions   19 principal variation search
 *   at its end  20 what a cutoff teaches: killers, countermove, histories   21 mate   22 the table's entry
 *
 * Steps 7 to 9 and 11 to 15 are not sound: they leave out what would hardly change the score, and gain plies by it. So they keep
 * away from where being wrong is dear: the former from PV nodes, positions in check and windows at a mate, the latter from
 * replies to checks and from nodes whose moves so far all lose by the rules. All their numbers, and what matches say of them, are
 * in margins.h; where a step says nothing of its worth, no match in the log has tried the search without it.
 */
#include "tree.h"

#include <stdlib.h>
#include <string.h>

#include "../mate/solve.h"
#include "../movegen.h"
#include "exchange.h"
#include "margins_private.h"
#include "quiescence.h"

enum { QUIETS_LEARNT = 64, CAPTURES_LEARNT = 32 };

static void count_cut(Worker *worker, enum OrderStage stage) {
    uint64_t cuts = atomic_load_explicit(&worker->cuts[stage], memory_order_relaxed) + 1;
    atomic_store_explicit(&worker->cuts[stage], cuts, memory_order_relaxed);
}

/* A node while it is searched. */
typedef struct Node {
    Ply *ply;
    const Margins *margins;
    unsigned number; /* plies from the root */
    int alpha, beta, depth;
    bool pv;        /* the window is open: alpha + 1 < beta */
    bool cut_node;  /* a move is expected to fail high */
    bool in_check;  /* the side to move */
    bool improving; /* its evaluation is better than two plies ago */
    uint64_t key;
    Known known;     /* the entry of the transposition table */
    int table_score; /* known.score, mates counted from the root */
    int evaluation;  /* the static evaluation, or the table's score where that bounds it better */
    OrderHints hints;
    CheckSquares check_squares;
    ClassContext context;
    Picker picker;
    unsigned tried_count;
    Move quiets[QUIETS_LEARNT], captures[CAPTURES_LEARNT]; /* tried without a cutoff */
    unsigned quiet_count, capture_count;
} Node;

/* A move of a node. */
typedef struct Trial {
    Move move;
    bool quiet, gives_check;
    int history;
    int cost; /* depth that it takes: DEPTH_PLY, or by its realization probability */
    bool reducible;
    int reduction; /* of depth, before the adjustments of step 18; may be negative */
} Trial;

static int alpha_beta(Worker *worker, Ply *ply, unsigned number, int alpha, int beta, int depth, bool cut_node);

/* A search in the null window below beta. */
static int scout(Worker *worker, Ply *ply, unsigned number, int beta, int depth, bool cut_node) {
    return alpha_beta(worker, ply, number, beta - 1, beta, depth, cut_node);
}

static int search_null_move(Worker *worker, Ply *ply, unsigned number, int beta, int depth, bool cut_node) {
    size_t unbroken = path_make_null_move(worker, ply);
    int score = -scout(worker, ply + 1, number + 1, 1 - beta, depth, !cut_node);
    path_unmake_null_move(worker, ply, unbroken);
    return score;
}

static int plies_of(const Node *node) { return node->depth / DEPTH_PLY; }

static bool deep_enough(const Node *node, int depth) { return node->known.depth >= depth / HALF_PLY; }

static void look_up(const Worker *worker, Node *node) {
    node->key = worker->position.key;
    node->known = search_table_find(worker->task->table, node->key);
    node->table_score = score_from_table(node->known.score, node->number);
}

/* ---- steps that may end a node before any of its moves ---- */

/* Step 4. Transposition cutoff: the position was searched before, as deep, and the score's bound decides this window. A score of
 * mate decides at any depth. Not in PV nodes, which need their line; nor for a mate beyond the game's last ply, which is none
 * here. */
static bool table_cutoff(const Worker *worker, const Node *node) {
    bool lower = node->table_score >= node->beta, mate = score_is_mate(node->table_score);
    int plies_left = (int)worker->task->plies_left;
    if (node->pv || !(node->known.bound & (lower ? BOUND_LOWER : BOUND_UPPER))) return false;
    if (mate && plies_left && SCORE_MATE - abs(node->table_score) > plies_left) return false;
    return deep_enough(node, node->depth) || (mate && (node->table_score > 0) == lower);
}

/* Step 5. Mate in one: a check near the king that mates is found without a search, and sound. Asked once for a position:
 * afterwards the table has an entry of some depth. */
static bool mate_in_one(Worker *worker, const Node *node, int *score) {
    if (node->in_check || node->known.depth > 0) return false;
    Move mate = path_mate_in_one(worker);
    if (mate == MOVE_NONE) return false;
    *score = SCORE_MATE - (int)node->number - 1;
    node->ply->line.moves[0] = mate;
    node->ply->line.length = 1;
    search_table_store(worker->task->table, node->key,
                       (Known){.move = mate,
                               .score = score_to_table(*score, node->number),
                               .evaluation = NO_EVALUATION,
                               .depth = (uint8_t)smaller(node->depth / HALF_PLY + node->margins->mate_entry_bonus, UINT8_MAX),
                               .bound = BOUND_EXACT});
    return true;
}

/* Step 6. The static evaluation, from the table where it is there, and corrected (correction.h); a search's score that bounds it
 * takes its place for the steps to come. In check there is none. A search without one move (step 16) keeps the evaluation of the
 * search it is part of. */
static void evaluate_node(Worker *worker, Node *node) {
    Ply *ply = node->ply;
    const Known *known = &node->known;
    if (node->in_check) {
        ply->evaluation = ply->uncorrected = NO_EVALUATION;
    } else if (!ply->excluded) {
        ply->uncorrected = known->evaluation != NO_EVALUATION ? known->evaluation : path_evaluation(worker);
        ply->evaluation = path_corrected(worker, ply->uncorrected);
    }
    bool better_known = known->bound & (node->table_score > ply->evaluation ? BOUND_LOWER : BOUND_UPPER);
    node->evaluation = better_known ? node->table_score : ply->evaluation;
    node->improving =
        !node->in_check && (node->number < 2 || ply[-2].evaluation == NO_EVALUATION || ply->evaluation > ply[-2].evaluation);
}

/* Step 7. Razoring: so far below alpha, so near the leaves, only captures can help; quiescence search says whether they do. */
static bool razoring(Worker *worker, Node *node, int *score) {
    const Margins *margins = node->margins;
    int plies = plies_of(node), margin = margins->razoring_margin + margins->razoring_margin_ply * plies;
    if (plies > margins->razoring_plies || node->evaluation + margin >= node->alpha) return false;
    *score = quiescence(worker, node->ply, node->number, node->alpha, node->beta, 0);
    return *score <= node->alpha;
}

/* Step 8. Reverse futility pruning (static null move pruning): so far above beta the other side will hardly get below it in the
 * plies left, since the side to move has a move in hand. */
static bool reverse_futility(const Node *node, int *score) {
    int plies = plies_of(node);
    *score = node->evaluation;
    return plies <= node->margins->reverse_futility_plies &&
           node->evaluation - node->margins->reverse_futility_margin_ply * (plies - node->improving) >= node->beta;
}

/* Step 9. Null move pruning: the side to move passes, and a shallower search still fails high; a real move will do so too, as
 * zugzwang is next to unknown in shogi, where a drop or a king's step can wait. Never two null moves in a row. */
static bool null_move(Worker *worker, Node *node, int *score) {
    Ply *ply = node->ply;
    const Margins *margins = node->margins;
    int plies = plies_of(node), beta = node->beta, above = node->evaluation - beta;
    if (plies < margins->null_move_plies || above < 0 || ply->evaluation < beta - margins->null_move_margin_ply * plies ||
        ply[-1].move == MOVE_NONE)
        return false;
    int reduction = margins->null_move_reduction + node->depth * margins->null_move_depth_percent / 100 +
                    smaller(above / margins->null_move_evaluation_divisor, margins->null_move_evaluation_plies) * DEPTH_PLY;
    *score = search_null_move(worker, ply, node->number, beta, node->depth - reduction, node->cut_node);
    if (*score < beta) return false;
    if (score_is_final(*score)) *score = beta; /* a mate after a null move is none */
    return true;
}

/* Step 9, too. ProbCut: a capture that wins so much more than beta even in a shallower search will do so in the full one.
 * Quiescence search is asked first, which costs little. */
static bool prob_cut(Worker *worker, Node *node, int *score) {
    const Margins *margins = node->margins;
    Ply *ply = node->ply;
    int beta = node->beta + margins->probcut_margin, depth = node->depth - margins->probcut_reduction;
    if (plies_of(node) < margins->probcut_plies || score_is_final(beta)) return false;
    if (node->known.bound & BOUND_UPPER && deep_enough(node, depth) && node->table_score < beta) return false;
    Picker picker;
    Move move;
    order_captures(&picker, &worker->position, margins, worker->memory, node->known.move);
    while ((move = order_next(&picker)) != MOVE_NONE) {
        if (!exchange_wins(&worker->position, move, beta - ply->evaluation)) continue;
        path_make(worker, ply, move);
        *score = -quiescence(worker, ply + 1, node->number + 1, -beta, 1 - beta, 0);
        if (*score >= beta) *score = -scout(worker, ply + 1, node->number + 1, 1 - beta, depth, !node->cut_node);
        path_unmake(worker, ply);
        if (worker->stopped || (*score >= beta && !score_is_foul(*score))) return !worker->stopped;
    }
    return false;
}

static bool prune_node(Worker *worker, Node *node, int *score) {
    if (node->pv || node->in_check || score_is_final(node->beta)) return false;
    return razoring(worker, node, score) || reverse_futility(node, score) || null_move(worker, node, score) ||
           prob_cut(worker, node, score);
}

/* Step 10. Internal iterative reduction: without a move from the table the order is poor, and a deep search of it costs most
 * where it matters. A ply less finds a move, and the next iteration has it. */
static void reduce_without_table_move(Node *node) {
    if ((node->pv || node->cut_node) && plies_of(node) >= node->margins->iterative_reduction_plies &&
        node->known.move == MOVE_NONE)
        node->depth = larger(node->depth - node->margins->iterative_reduction, DEPTH_PLY);
}

/* ---- one move ---- */

/* Search by realization probability (a choice of the parameters): a line's depth is how improbable its moves are together, by the
 * rarest of the classes that each belongs to. The usual move costs a ply. */
static int realization_cost(const Worker *worker, const ClassContext *context, Move move) {
    const Parameters *parameters = worker->task->parameters;
    const Margins *margins = &parameters->margins;
    int least = UINT16_MAX;
    for (ClassSet classes = classes_of(context, move); classes; classes &= classes - 1)
        least = smaller(least, parameters->rarity[__builtin_ctzll(classes)]);
    int cost = least * DEPTH_PLY / (margins->realization_bits * RARITY_UNIT);
    return smaller(larger(cost, margins->realization_least), margins->realization_most);
}

static Trial trial_of(const Worker *worker, const Node *node, Move move) {
    const Position *position = &worker->position;
    const Parameters *parameters = worker->task->parameters;
    Trial trial = {.move = move,
                   .quiet = !order_takes(position, move),
                   .gives_check = order_gives_check(position, &node->check_squares, move),
                   .cost = DEPTH_PLY};
    if (trial.quiet) trial.history = order_history(worker->memory, node->margins, position, &node->hints, move);
    if (parameters->by_probability)
        trial.cost = realization_cost(worker, &node->context, move);
    else if (parameters->late_moves) {
        trial.reducible = true;
        trial.reduction = reductions_of(&parameters->reductions, plies_of(node), node->tried_count);
    }
    return trial;
}

/* Step 11. Late move pruning (move count pruning): with a good order, a quiet move after so many others hardly ever is the best.
 * Checks that lose nothing are still searched, which was worth 67 ± 44 Elo. */
static bool late_move_pruning(const Worker *worker, const Node *node) {
    const Margins *margins = node->margins;
    int plies = plies_of(node);
    if (!worker->task->parameters->late_moves) return false;
    int64_t hundredths = margins->late_move_count * 100 + margins->late_move_count_square * plies * plies;
    if (!node->improving) hundredths = hundredths * margins->late_move_not_improving / 100;
    return node->tried_count > (unsigned)(hundredths / 100);
}

/* Steps 12 to 15, by the plies left after the move's reduction. */
static bool prune_move(const Worker *worker, const Node *node, const Trial *trial) {
    const Position *position = &worker->position;
    const Margins *margins = node->margins;
    int plies = plies_of(node), after = larger((node->depth - trial->cost - trial->reduction) / DEPTH_PLY, 0);
    /* 12. SEE pruning of captures: what static exchange evaluation says is lost is hardly won back in the plies left. */
    if (!trial->quiet)
        return plies <= margins->see_capture_plies && !exchange_wins(position, trial->move, -margins->see_capture_margin * plies);
    /* 13. Futility pruning: a quiet move gains little at once, so from far below alpha it hardly gets there. With the margins of
     * steps 7 and 8 the scale of these was worth 128 [63, 202] Elo. */
    if (!trial->gives_check && after <= margins->futility_plies &&
        node->ply->evaluation + margins->futility_margin + margins->futility_margin_ply * after <= node->alpha)
        return true;
    /* 14. History pruning: it nearly always was tried in vain. */
    if (worker->task->parameters->late_moves && !trial->gives_check && after <= margins->history_pruning_plies &&
        trial->history < -margins->history_pruning_margin * plies)
        return true;
    /* 15. SEE pruning of quiet moves: the piece goes where it is lost. */
    return after <= margins->see_quiet_plies && !exchange_wins(position, trial->move, -margins->see_quiet_margin * after * after);
}

/* Step 16. Singular extension: when a shallower search without the table's move finds all others clearly worse, that move is
 * forced, and is searched *extension deeper. Multi-cut (the return value): when even the others beat beta, the node will fail
 * high anyway, with *score. Extensions of two plies, and reductions of moves that are not singular, were worth nothing: 5 ± 31
 * Elo. */
static bool singular_extension(Worker *worker, Node *node, Move move, int *extension, int *score) {
    const Known *known = &node->known;
    const Margins *margins = node->margins;
    int plies = plies_of(node);
    if (node->ply->excluded || plies < margins->singular_plies || node->tried_count > 1 || move != known->move ||
        !(known->bound & BOUND_LOWER) || score_is_final(node->table_score) ||
        !deep_enough(node, node->depth - margins->singular_entry_slack) || node->number >= SEARCH_MAX_PLY / 2)
        return false;
    int singular_beta = node->table_score - margins->singular_margin_ply * plies;
    node->ply->excluded = move;
    *score = scout(worker, node->ply, node->number, singular_beta,
                   larger((node->depth - DEPTH_PLY) * margins->singular_depth_percent / 100, DEPTH_PLY), node->cut_node);
    node->ply->excluded = MOVE_NONE;
    if (*score < singular_beta)
        *extension = margins->singular_extension;
    else if (singular_beta >= node->beta) {
        *score = singular_beta;
        return true;
    }
    return false;
}

/* Step 18. Late move reductions: the later in the order, the less deep a move is first looked at; one that beats alpha all the
 * same is searched again to its full depth (step 19), so what is lost is only what looks bad in the shallow search. Replies to
 * checks are not reduced: reducing them gave −29 ± 42 Elo. */
static int late_move_reduction(const Node *node, const Trial *trial, bool gives_check, int full_depth) {
    const Margins *margins = node->margins;
    int reduction = trial->reduction;
    int first = node->number == 0 ? margins->reduction_first_root
                : node->pv        ? margins->reduction_first_pv
                                  : margins->reduction_first;
    if (plies_of(node) < margins->reduction_plies || node->tried_count <= (unsigned)first || node->in_check || !trial->reducible)
        return 0;
    if (!trial->quiet) reduction -= margins->reduction_capture;
    if (node->pv) reduction -= margins->reduction_pv;
    if (node->cut_node && trial->quiet) reduction += margins->reduction_cut_node;
    if (gives_check) reduction -= margins->reduction_check;
    if (!node->improving && trial->quiet) reduction += margins->reduction_not_improving;
    if (trial->quiet && (trial->move == node->hints.killers[0] || trial->move == node->hints.countermove))
        reduction -= margins->reduction_killer;
    if (trial->quiet) reduction -= trial->history * DEPTH_PLY / margins->reduction_history_divisor;
    return smaller(larger(reduction, 0), larger(full_depth - DEPTH_PLY, 0));
}

/* Steps 17 to 19: the score of one move in the window from low to high. */
static int try_move(Worker *worker, Node *node, const Trial *trial, int low, int high, int extension) {
    Ply *ply = node->ply;
    unsigned below = node->number + 1;
    int score;
    path_make(worker, ply, trial->move);
    bool gives_check = position_in_check(&worker->position);
    /* 17. Check extension: a check must be answered, so what it threatens would be pushed beyond the horizon. */
    if (gives_check && !extension && plies_of(node) < node->margins->check_extension_plies && trial->cost == DEPTH_PLY)
        extension = node->margins->check_extension;
    int full_depth = node->depth - trial->cost + extension;
    /* 19. Principal variation search: the first move in the whole window; each other in a null window, which only asks whether it
     * is better, reduced; then to its full depth; and in the whole window only when it is better. */
    if (node->tried_count == 1) {
        score = -alpha_beta(worker, ply + 1, below, -high, -low, full_depth, node->pv ? false : !node->cut_node);
    } else {
        int reduction = late_move_reduction(node, trial, gives_check, full_depth);
        score = -scout(worker, ply + 1, below, -low, full_depth - reduction, reduction ? true : !node->cut_node);
        if (score > low && (reduction || trial->cost > DEPTH_PLY)) {
            if (trial->cost > DEPTH_PLY) full_depth = node->depth - DEPTH_PLY + extension;
            score = -scout(worker, ply + 1, below, -low, full_depth, !node->cut_node);
        }
        if (score > low && node->pv && (node->number == 0 || score < high))
            score = -alpha_beta(worker, ply + 1, below, -high, -low, full_depth, false);
    }
    path_unmake(worker, ply);
    return score;
}

/* ---- all moves of a node ---- */

static void note_tried(Node *node, const Trial *trial) {
    if (!trial->quiet && node->capture_count < CAPTURES_LEARNT) node->captures[node->capture_count++] = trial->move;
    if (trial->quiet && node->quiet_count < QUIETS_LEARNT) node->quiets[node->quiet_count++] = trial->move;
}

/* Step 20. A cutoff teaches the order: the move is a killer of this ply and the countermove of the last one, its histories grow,
 * and those of the moves tried before it shrink. */
static void learn_cutoff(Worker *worker, Node *node, Move move) {
    Ply *ply = node->ply;
    int plies = plies_of(node);
    if (!order_takes(&worker->position, move) && ply->killers[0] != move) {
        ply->killers[1] = ply->killers[0];
        ply->killers[0] = move;
    }
    const Margins *margins = node->margins;
    int bonus =
        smaller(margins->history_bonus_square * plies * plies + margins->history_bonus_ply * plies, margins->history_bonus_most);
    order_learn(worker->memory, &worker->position, node->hints, move, bonus, node->quiets, node->quiet_count, node->captures,
                node->capture_count);
    const SearchTask *task = worker->task;
    if (task->cut && !ply->excluded && !order_takes(&worker->position, move))
        task->cut(task->cut_data, &worker->position, node->hints.last_to, move, plies);
}

/* What the search found beside the evaluation corrects those to come: not where a capture or a check decides, which the evaluation
 * leaves to the search, nor where the score is a bound on the evaluation's side. */
static void learn_correction(Worker *worker, const Node *node, int best, Move best_move) {
    int evaluation = node->ply->evaluation;
    if (node->margins->correction_weight == 0 || node->in_check || node->ply->excluded || score_is_final(best)) return;
    if (best_move != MOVE_NONE && order_takes(&worker->position, best_move)) return;
    if (best >= node->beta ? best <= evaluation : best_move == MOVE_NONE && best >= evaluation) return;
    CorrectionPlace place = correction_place(&worker->memory->correction, &worker->position);
    correction_learn(&worker->memory->correction, &place, best - evaluation, plies_of(node));
}

/* Step 22. The score goes to the transposition table, but for a foul, which belongs to the path. */
static void store(const Worker *worker, const Node *node, int alpha_before, int best, Move best_move) {
    if (score_is_foul(best)) return;
    search_table_store(worker->task->table, node->key,
                       (Known){.move = best_move,
                               .score = score_to_table(best, node->number),
                               .evaluation = (int16_t)node->ply->uncorrected,
                               .depth = (uint8_t)smaller(node->depth / HALF_PLY, UINT8_MAX),
                               .bound = best >= node->beta    ? BOUND_LOWER
                                        : best > alpha_before ? BOUND_EXACT
                                                              : BOUND_UPPER});
}

/* What the moves are ordered and judged by. */
static void prepare(const Worker *worker, Node *node) {
    const Parameters *parameters = worker->task->parameters;
    node->ply[1].killers[0] = node->ply[1].killers[1] = MOVE_NONE;
    node->tried_count = node->quiet_count = node->capture_count = 0;
    node->hints = path_hints(worker, node->ply, node->number, node->known.move);
    order_find_checks(&worker->position, &node->check_squares);
    node->hints.checks = &node->check_squares;
    node->hints.plies = plies_of(node);
    if (parameters->by_probability) classes_prepare(&node->context, &worker->position, node->hints.last_to);
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
        if (best > -SCORE_FINAL && !node->in_check) {
            if (trial.quiet && (late || late_move_pruning(worker, node))) {
                if (!late) order_drop_quiet(&node->picker, &worker->position, &node->check_squares);
                late = true;
                if (!trial.gives_check || !exchange_wins(&worker->position, move, 0)) continue;
            }
            if (prune_move(worker, node, &trial)) continue;
        }
        int extension = 0, score;
        if (singular_extension(worker, node, move, &extension, &score)) return score;
        if (worker->stopped) return node->alpha;
        score = try_move(worker, node, &trial, node->alpha, node->beta, extension);
        if (worker->stopped) return node->alpha;
        if (score > best) {
            best = score;
            if (score > node->alpha) {
                best_move = move;
                if (node->pv) path_follow(node->ply, move);
                if (score >= node->beta) {
                    count_cut(worker, order_stage(&node->picker));
                    break;
                }
                node->alpha = score;
            }
        }
        if (move != best_move) note_tried(node, &trial);
    }
    /* 21. No legal move is a mate: there is no stalemate in shogi. */
    if (node->tried_count == 0) return excluded ? node->alpha : (int)node->number - SCORE_MATE;
    if (best >= node->beta) learn_cutoff(worker, node, best_move);
    learn_correction(worker, node, best, best_move);
    if (!excluded) store(worker, node, alpha_before, best, best_move);
    return best;
}

static void enter(Worker *worker, Node *node, Ply *ply, unsigned number, int alpha, int beta, int depth, bool cut_node) {
    node->ply = ply;
    node->margins = &worker->task->parameters->margins;
    node->number = number;
    node->alpha = alpha;
    node->beta = beta;
    node->depth = depth;
    node->cut_node = cut_node;
    node->pv = beta - alpha > 1;
    node->in_check = position_in_check(&worker->position);
    if (number > worker->deepest) worker->deepest = number;
    ply->line.length = 0;
}

/* Fail-soft: the score, or beyond the window a bound of it. */
static int alpha_beta(Worker *worker, Ply *ply, unsigned number, int alpha, int beta, int depth, bool cut_node) {
    /* 1. At the horizon only quiescence search goes on. */
    if (depth < DEPTH_PLY) return quiescence(worker, ply, number, alpha, beta, 0);
    Node node;
    int score;
    if (path_stopped(worker)) return alpha;
    enter(worker, &node, ply, number, alpha, beta, depth, cut_node);
    if (ply->excluded) {
        node.known = (Known){.evaluation = NO_EVALUATION};
        node.table_score = 0;
        evaluate_node(worker, &node);
    } else {
        /* 2. Repetition, perpetual check, declaration, the game's last ply. */
        if (path_decided(worker, number, &score)) return score;
        if (number >= SEARCH_MAX_PLY - 1) return node.in_check ? path_draw(worker, number) : path_evaluation(worker);
        /* 3. Mate-distance pruning, sound: a shorter mate than one already found above is not possible from here. */
        node.alpha = larger(alpha, (int)number - SCORE_MATE);
        node.beta = smaller(beta, SCORE_MATE - (int)number - 1);
        if (node.alpha >= node.beta) return node.alpha;
        look_up(worker, &node);
        if (table_cutoff(worker, &node)) return node.table_score;
        if (mate_in_one(worker, &node, &score)) return score;
        evaluate_node(worker, &node);
        if (prune_node(worker, &node, &score)) return score;
        if (worker->stopped) return alpha;
        reduce_without_table_move(&node);
    }
    return search_moves(worker, &node);
}

/* ---- the root ---- */

/* Results of the rules get no bonus. */
static int without_bonus(int bound, int bonus) {
    return score_is_final(bound) ? bound : larger(smaller(bound - bonus, SCORE_FINAL), -SCORE_FINAL);
}

/* The move would be the best one. More checks than the search sees may mate it: the solver looks once. What it proves is the
 * move's score from now on, and its line. */
static void look_out(const Worker *worker, RootMove *root, int score) {
    Position after = worker->position;
    Undo undo;
    MateResult result;
    Stop stop;
    root->looked = true;
    position_make(&after, root->move, &undo);
    if (movegen_count_checks(&after) == 0) return;
    stop_init(&stop);
    stop.node_limit = worker->task->look_out;
    MateTask problem = {.attacker = (Side)after.side, .bytes = LOOK_OUT_BYTES, .threads = 1};
    if (!mate_solve(&after, problem, &stop, &result) || result.outcome != MATE_FOUND) return;
    root->mated = (int)result.plies + 1 - SCORE_MATE;
    root->liked = score;
    root->line.length = result.line_length < SEARCH_MAX_PLY ? result.line_length : SEARCH_MAX_PLY;
    memcpy(root->line.moves, result.line, root->line.length * sizeof(Move));
}

static bool should_look_out(const Worker *worker, const RootMove *root, int depth, int score) {
    return worker->task->look_out > 0 && worker->id == 0 && !root->looked && depth >= LOOK_OUT_DEPTH * DEPTH_PLY &&
           !score_is_final(score);
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
    evaluate_node(worker, &node);
    prepare(worker, &node);
    for (unsigned next = worker->root_first; next < worker->root_count; next++) {
        RootMove *root = &worker->roots[next];
        node.tried_count++;
        Trial trial = trial_of(worker, &node, root->move);
        int low = without_bonus(node.alpha, root->bonus), high = larger(without_bonus(beta, root->bonus), low + 1);
        int score = root->mated ? root->mated : try_move(worker, &node, &trial, low, high, 0);
        if (worker->stopped) return alpha;
        if (!score_is_final(score)) score += root->bonus;
        if (score > node.alpha && should_look_out(worker, root, depth, score)) {
            look_out(worker, root, score);
            if (root->mated) score = root->mated;
        }
        if (node.tried_count > 1 && score <= node.alpha) {
            root->score = -SCORE_INFINITE;
        } else {
            root->score = score;
            root->bound = score >= beta ? SCORE_LOWER : score <= node.alpha ? SCORE_UPPER : SCORE_EXACT;
            if (!root->mated) root->line = node.ply[1].line;
        }
        root->behind = next == worker->root_first ? 0 : larger(node.alpha - score, 0);
        best = larger(best, score);
        if (score > node.alpha) {
            best_move = root->move;
            /* a better best one: all before are so much more behind */
            for (unsigned i = worker->root_first; i < next; i++) worker->roots[i].behind += score - node.alpha;
            if (score >= beta) break;
            node.alpha = score;
        }
        if (root->move != best_move) note_tried(&node, &trial);
    }
    if (best >= beta) learn_cutoff(worker, &node, best_move);
    if (worker->root_first == 0 && task->bonus_count == 0 && task->only_count == 0) store(worker, &node, alpha, best, best_move);
    return best;
}
