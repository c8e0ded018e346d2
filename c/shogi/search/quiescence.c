#include "quiescence.h"

#include "exchange.h"

int quiescence(Worker *worker, Ply *ply, unsigned number, int alpha, int beta, unsigned below) {
    Position *position = &worker->position;
    const Margins *margins = &worker->task->parameters->margins;
    bool pv = beta - alpha > 1, in_check = position_in_check(position);
    int score;
    if (path_stopped(worker)) return alpha;
    if (number > worker->deepest) worker->deepest = number;
    ply->line.length = 0;
    if (path_decided(worker, number, &score)) return score;
    if (number >= SEARCH_MAX_PLY - 1) return in_check ? path_draw(worker, number) : path_evaluation(worker);

    Known known = search_table_find(worker->task->table, position->key);
    int table_score = score_from_table(known.score, number);
    if (!pv && known.bound & (table_score >= beta ? BOUND_LOWER : BOUND_UPPER)) return table_score; /* transposition cutoff */
    int best = (int)number - SCORE_MATE, stand_pat = best, uncorrected = NO_EVALUATION;
    if (!in_check) {
        /* Stand pat: not to capture is nearly always possible, so the static evaluation is a lower bound. */
        uncorrected = known.evaluation != NO_EVALUATION ? known.evaluation : path_evaluation(worker);
        stand_pat = path_corrected(worker, uncorrected);
        best = known.bound & (table_score > stand_pat ? BOUND_LOWER : BOUND_UPPER) ? table_score : stand_pat;
        if (best >= beta) return best;
        if (below == 0) {
            ply->line.moves[0] = path_mate_in_one(worker);
            ply->line.length = ply->line.moves[0] != MOVE_NONE;
            if (ply->line.length) return SCORE_MATE - (int)number - 1;
        }
        if (best > alpha) alpha = best;
    }
    Picker picker;
    OrderHints hints = path_hints(worker, ply, number, known.move);
    if (in_check)
        order_all(&picker, position, worker->task->parameters, worker->memory, hints);
    else
        order_captures(&picker, position, margins, worker->memory, known.move);
    Move best_move = MOVE_NONE, move;
    unsigned quiets = 0;
    while ((move = order_next(&picker)) != MOVE_NONE) {
        if (best > -SCORE_FINAL) {
            if (!in_check) {
                /* Delta pruning: not even what it takes, and some more, brings it to alpha. */
                int hope = stand_pat + margins->delta_margin + exchange_gain(position, move);
                if (hope <= alpha) {
                    best = larger(best, hope);
                    continue;
                }
                /* SEE pruning; and deep down recaptures only, so that it ends. */
                if (!exchange_wins(position, move, 0)) continue;
                if (below > (unsigned)margins->any_capture_plies && move_to(move) != hints.last_to) continue;
            } else if (quiets >= (unsigned)margins->quiet_evasions && !order_takes(position, move)) {
                continue;
            }
        }
        quiets += !order_takes(position, move);
        path_make(worker, ply, move);
        score = -quiescence(worker, ply + 1, number + 1, -beta, -alpha, below + 1);
        path_unmake(worker, ply);
        if (worker->stopped) return alpha;
        if (score <= best) continue;
        best = score;
        if (score <= alpha) continue;
        best_move = move;
        alpha = score;
        if (pv) path_follow(ply, move);
        if (score >= beta) break;
    }
    if (!score_is_foul(best))
        search_table_store(worker->task->table, position->key,
                           (Known){.move = best_move,
                                   .score = score_to_table(best, number),
                                   .evaluation = (int16_t)uncorrected,
                                   .bound = best >= beta ? BOUND_LOWER : BOUND_UPPER});
    return best;
}
