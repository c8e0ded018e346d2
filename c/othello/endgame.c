/* endgame.c: principal variation search to the end of the game: a null-window search proves bounds, and only the principal
 * variation is searched with a window. In this order a node is ended by the stability cutoff, the transposition table, and the
 * enhanced transposition cutoff; its moves are ordered by the table's best, then by a shallow search, by a rank of mobility and
 * parity, or by replies and parity alone, the less there is below. Its numbers are in margins_private.h.
 */
#include "endgame.h"

#include <string.h>

#include "last.h"
#include "margins_private.h"
#include "stability.h"
#include "table.h"

enum { NO_GUESS = -2 * OTHELLO_JUDGEMENT_MAX };
enum { WORST = -OTHELLO_SQUARES - 1 };

typedef struct Line {
    unsigned length;
    uint8_t moves[OTHELLO_LINE_MAX];
} Line;

typedef struct Solver {
    OthelloTable table;
    const OthelloJudge *judge;
    Stop *stop;
    bool stopped;
    uint64_t nodes;
} Solver;

static void line_set(Line *line, unsigned move, const Line *rest) {
    line->moves[0] = (uint8_t)move;
    memcpy(line->moves + 1, rest->moves, rest->length);
    line->length = rest->length + 1;
}

static uint8_t effort(uint64_t nodes) { return (uint8_t)(64 - __builtin_clzll(nodes | 1)); }

/* Keeps what a search of `board` has shown about its result: that it is above `alpha` by at least `value`, or at most that. */
static void keep(Solver *solver, OthelloBoard board, int alpha, int beta, int value, unsigned move, uint64_t nodes) {
    othello_table_store(&solver->table, board,
                        (OthelloKnown){.lower = (int8_t)(value > alpha ? value : -OTHELLO_SQUARES),
                                       .upper = (int8_t)(value < beta ? value : OTHELLO_SQUARES),
                                       .effort = effort(nodes),
                                       .moves = {(uint8_t)move, OTHELLO_PASS}});
}

/* Depth of the searches that order the moves of a board. */
static unsigned guess_depth(unsigned empties, unsigned extra) {
    const unsigned depth = (empties - GUESS_FROM) / GUESS_DEPTH_EMPTIES + 1 + extra;
    return depth < GUESS_DEPTH_MAX ? depth : GUESS_DEPTH_MAX;
}

/* What a move seems worth, less what is to be searched below it: of two good moves the one that leaves fewer replies. The search
 * need not be exact for moves far behind the `best` so far. */
static int guess_rank(Solver *solver, const OthelloChoice *choice, unsigned depth, int *best) {
    const int beta = *best == NO_GUESS ? OTHELLO_JUDGEMENT_MAX : GUESS_MARGIN - *best;
    const int guess = -othello_guess(solver->judge, choice->after, -OTHELLO_JUDGEMENT_MAX, beta, depth, &solver->nodes);
    if (guess > *best) *best = guess;
    return guess - REPLY_COST * (int)othello_count(othello_moves(choice->after));
}

static void rank_choices(Solver *solver, OthelloBoard board, OthelloChoice *choices, unsigned many, unsigned empties,
                         const OthelloKnown *known, unsigned extra) {
    const uint64_t empty = othello_empty(board);
    int best_guess = NO_GUESS;
    for (unsigned i = 0; i < many; i++) {
        OthelloChoice *choice = &choices[i];
        if (choice->square == known->moves[0])
            choice->rank = 2 * OTHELLO_JUDGEMENT_MAX + 1;
        else if (choice->square == known->moves[1])
            choice->rank = 2 * OTHELLO_JUDGEMENT_MAX;
        else if (empties >= GUESS_FROM)
            choice->rank = guess_rank(solver, choice, guess_depth(empties, extra), &best_guess);
        else
            choice->rank = othello_rank(choice, empty);
    }
}

/* null_window() where few squares are empty: the same with less care, as there are many such boards and little is below them. */
static int null_window_few(Solver *solver, OthelloBoard board, int alpha, unsigned empties) {
    const uint64_t nodes = solver->nodes++;
    if (othello_stability_helps(board, alpha)) {
        const int most = othello_stability_bound(board);
        if (most <= alpha) return most;
    }
    OthelloKnown known = {.moves = {OTHELLO_PASS, OTHELLO_PASS}};
    if (empties >= TABLE_FROM && othello_table_find(&solver->table, board, &known)) {
        if (known.lower > alpha) return known.lower;
        if (known.upper <= alpha) return known.upper;
    }
    const uint64_t moves = othello_moves(board);
    if (!moves) {
        const OthelloBoard passed = othello_passed(board);
        return othello_moves(passed) ? -null_window_few(solver, passed, -alpha - 2, empties) : othello_final_score(board);
    }
    OthelloChoice choices[OTHELLO_MAX_MOVES];
    const unsigned many = othello_choices(board, moves, choices);
    if (empties > TABLE_FROM)
        for (unsigned i = 0; i < many; i++) othello_table_prefetch(&solver->table, choices[i].after);
    const uint64_t odd = othello_odd_quadrants(othello_empty(board));
    for (unsigned i = 0; i < many; i++)
        choices[i].rank = choices[i].square == known.moves[0] ? 1 : othello_quick_rank(&choices[i], odd);
    int best = WORST;
    unsigned move = OTHELLO_PASS;
    for (unsigned i = 0; i < many && best <= alpha; i++) {
        othello_pick(choices, many, i);
        const int value = -(empties - 1 <= OTHELLO_LAST ? othello_last(choices[i].after, -alpha - 2, &solver->nodes)
                                                        : null_window_few(solver, choices[i].after, -alpha - 2, empties - 1));
        if (value > best) {
            best = value;
            move = choices[i].square;
        }
    }
    if (empties >= TABLE_FROM) keep(solver, board, alpha, alpha + 1, best, move, solver->nodes - nodes);
    return best;
}

/* Is the result above alpha? Value as othello_last()'s. After a stop it means nothing. */
static int null_window(Solver *solver, OthelloBoard board, int alpha) {
    const unsigned empties = othello_count(othello_empty(board));
    if (empties <= OTHELLO_LAST) return othello_last(board, alpha, &solver->nodes);
    if (empties <= FEW) return null_window_few(solver, board, alpha, empties);
    const uint64_t nodes = solver->nodes++;
    if (stop_requested(solver->stop, nodes)) {
        solver->stopped = true;
        return alpha;
    }
    if (othello_stability_helps(board, alpha)) {
        const int most = othello_stability_bound(board);
        if (most <= alpha) return most;
    }
    OthelloKnown known = {.moves = {OTHELLO_PASS, OTHELLO_PASS}};
    if (othello_table_find(&solver->table, board, &known)) {
        if (known.lower > alpha) return known.lower;
        if (known.upper <= alpha) return known.upper;
    }
    const uint64_t moves = othello_moves(board);
    if (!moves) {
        const OthelloBoard passed = othello_passed(board);
        return othello_moves(passed) ? -null_window(solver, passed, -alpha - 2) : othello_final_score(board);
    }
    OthelloChoice choices[OTHELLO_MAX_MOVES];
    const unsigned many = othello_choices(board, moves, choices);
    for (unsigned i = 0; i < many; i++) othello_table_prefetch(&solver->table, choices[i].after);
    /* Enhanced transposition cutoff (ETC): the table knows a board after some move that is bad enough for the other side. */
    if (empties >= ETC_FROM)
        for (unsigned i = 0; i < many; i++) {
            OthelloKnown reply;
            if (othello_table_find(&solver->table, choices[i].after, &reply) && -reply.upper > alpha) return -reply.upper;
        }
    rank_choices(solver, board, choices, many, empties, &known, 0);
    int best = WORST;
    unsigned move = OTHELLO_PASS;
    for (unsigned i = 0; i < many && best <= alpha; i++) {
        othello_pick(choices, many, i);
        const int value = -null_window(solver, choices[i].after, -alpha - 2);
        if (solver->stopped) return alpha;
        if (value > best) {
            best = value;
            move = choices[i].square;
        }
    }
    keep(solver, board, alpha, alpha + 1, best, move, solver->nodes - nodes);
    return best;
}

/* The result, exact when between alpha and beta, which are even and at least four apart; *line is then the best play to the end.
 * Beyond them a bound; *line then means nothing. The table is not believed inside the window: it would cut the line short. */
static int pv_search(Solver *solver, OthelloBoard board, int alpha, int beta, Line *line) {
    const uint64_t nodes = solver->nodes++, moves = othello_moves(board);
    const int first_alpha = alpha;
    Line rest;
    line->length = 0;
    if (stop_requested(solver->stop, nodes)) {
        solver->stopped = true;
        return alpha;
    }
    if (!moves) {
        const OthelloBoard passed = othello_passed(board);
        if (!othello_moves(passed)) return othello_final_score(board);
        const int value = -pv_search(solver, passed, -beta, -alpha, &rest);
        line_set(line, OTHELLO_PASS, &rest);
        return value;
    }
    OthelloKnown known = {.moves = {OTHELLO_PASS, OTHELLO_PASS}};
    if (othello_table_find(&solver->table, board, &known)) {
        if (known.lower >= beta) return known.lower;
        if (known.upper <= alpha) return known.upper;
    }
    OthelloChoice choices[OTHELLO_MAX_MOVES];
    const unsigned many = othello_choices(board, moves, choices), empties = othello_count(othello_empty(board));
    rank_choices(solver, board, choices, many, empties, &known, EXTRA_DEPTH);
    int best = WORST;
    unsigned move = OTHELLO_PASS;
    for (unsigned i = 0; i < many && best < beta && best < OTHELLO_SQUARES; i++) {
        othello_pick(choices, many, i);
        int value = i == 0 ? alpha + 2 : -null_window(solver, choices[i].after, -alpha - 2);
        if (!solver->stopped && value > alpha && value < beta) {
            value = -pv_search(solver, choices[i].after, -beta, 2 - value, &rest);
            line_set(line, choices[i].square, &rest);
        }
        if (solver->stopped) return alpha;
        if (value > best) {
            best = value;
            move = choices[i].square;
        }
        if (value > alpha) alpha = value;
    }
    keep(solver, board, first_alpha, beta, best, move, solver->nodes - nodes);
    return best;
}

/* The root: as pv_search(), but it tells what is known also after a stop or beyond the window, and a pass is its only move. */
static OthelloSolved solve(Solver *solver, OthelloBoard board, int alpha, int beta) {
    OthelloSolved solved = {.lower = -OTHELLO_SQUARES, .upper = OTHELLO_SQUARES};
    OthelloChoice choices[OTHELLO_MAX_MOVES];
    unsigned many = othello_choices(board, othello_moves(board), choices);
    if (many == 0) choices[many++] = (OthelloChoice){.after = othello_passed(board), .square = OTHELLO_PASS};
    const OthelloKnown nothing = {.moves = {OTHELLO_NO_MOVE, OTHELLO_NO_MOVE}};
    if (many > 1) rank_choices(solver, board, choices, many, othello_count(othello_empty(board)), &nothing, EXTRA_DEPTH);
    const int first_alpha = alpha;
    int best = WORST;
    Line line, rest = {0};
    for (unsigned i = 0; i < many && best < beta && best < OTHELLO_SQUARES; i++) {
        othello_pick(choices, many, i);
        if (i == 0) line_set(&line, choices[0].square, &rest);
        int value = alpha + 2;
        if (i > 0 || value == beta) {
            value = -null_window(solver, choices[i].after, -alpha - 2);
            if (solver->stopped) break;
            if (value > best) {
                best = value;
                rest.length = 0;
                line_set(&line, choices[i].square, &rest);
            }
        }
        if (value > alpha && value < beta) {
            value = -pv_search(solver, choices[i].after, -beta, 2 - value, &rest);
            if (solver->stopped) break;
            if (value <= alpha || value >= beta) rest.length = 0;
            best = value;
            line_set(&line, choices[i].square, &rest);
        }
        if (value > alpha) alpha = value;
    }
    if (best > first_alpha && best != WORST) solved.lower = best;
    if (best < beta && !solver->stopped) solved.upper = best;
    solved.stopped = solver->stopped;
    solved.move = line.moves[0];
    solved.line_length = line.length;
    memcpy(solved.line, line.moves, line.length);
    return solved;
}

/* A larger table for more empty squares; too large a one costs more to clear than it saves. */
static unsigned usual_bits(unsigned empties) { return empties < 12 ? 16 : empties > 28 ? 28 : empties + 2 - empties / 16; }

/* Results are even, so the window may be too. */
static int even_below(int value) { return value - (value & 1); }

OthelloSolved othello_solve(OthelloBoard board, const OthelloSolveOptions *options, Stop *stop) {
    static const OthelloSolveOptions usual = {0};
    if (!options) options = &usual;
    if (othello_game_over(board)) {
        const int score = othello_final_score(board);
        return (OthelloSolved){.lower = score, .upper = score, .move = OTHELLO_NO_MOVE};
    }
    int alpha = -OTHELLO_SQUARES - 2, beta = OTHELLO_SQUARES + 2;
    if (options->alpha < options->beta) {
        if (options->alpha > alpha) alpha = even_below(options->alpha < OTHELLO_SQUARES ? options->alpha : OTHELLO_SQUARES - 1);
        if (options->beta < beta) beta = even_below((options->beta > -OTHELLO_SQUARES ? options->beta : 1 - OTHELLO_SQUARES) + 1);
    }
    Solver solver = {.judge = &options->judge, .stop = stop};
    unsigned bits = options->table_bits ? options->table_bits : usual_bits(othello_count(othello_empty(board)));
    while (!othello_table_make(&solver.table, bits) && bits > OTHELLO_TABLE_MIN_BITS) bits--;
    OthelloSolved solved = solve(&solver, board, alpha, beta);
    solved.nodes = solver.nodes;
    othello_table_free(&solver.table);
    return solved;
}
