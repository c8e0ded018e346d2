/* margins.h: the numbers that tune a search, in one table: what the steps of tree.c leave out or look at less deep, how moves are
 * ordered, and the window of an iteration. A number may be changed for any search; `gunshi tune` plays games about them.
 *
 * Each row has a name; the number that searches use; the least and the most that make sense; a step, which is a change that games
 * may show; and a sentence. A sentence that begins "For each" speaks of a number that is multiplied. Comments name the rows of
 * README.md (the log of matches) that speak for a number: where a row tried another one, its Elo is that of the other, and the one
 * here was kept. A number without a comment directly above it was chosen when the search was written, and no match has tried it.
 *
 * Those of the clock, of the table, of the path, and of what is told are in margins_private.h: they are not the parameters' to say.
 */
#ifndef GUNSHI_SHOGI_SEARCH_MARGINS_H
#define GUNSHI_SHOGI_SEARCH_MARGINS_H

#include <stdbool.h>
#include <stdint.h>

/* Depth is counted in DEPTH_PLY parts of a ply, so that a move may cost more or less than one. */
enum { DEPTH_PLY = 16, HALF_PLY = DEPTH_PLY / 2 };

/* clang-format off */
#define SEARCH_MARGINS(X) \
    /* ---- a node as a whole (tree.c) ---- */ \
    X(mate_entry_bonus, 12, 0, 100, 4, \
      "Mate in one: half plies that another entry of the table must be deeper to take its place.") \
    X(razoring_plies, 2, 0, 10, 1, "Razoring: with so many plies left, at most.") \
    /* Both margins of razoring: "exchanges and futility margins by the learned evaluation's scale", 128 [63, 202] (100 and 250
     * before). Greater by a third: -13 ± 43. Smaller by a quarter: 13 [-45, 72], not yet kept. */ \
    X(razoring_margin, 80, 0, 1000, 25, "Razoring: so many centipawns below the window, and those for each ply.") \
    X(razoring_margin_ply, 180, 0, 1000, 30, "For each ply left, razoring: centipawns below the window.") \
    X(reverse_futility_plies, 8, 0, 20, 1, "Reverse futility pruning: with so many plies left, at most.") \
    /* The same rows as razoring (90 before). */ \
    X(reverse_futility_margin_ply, 65, 1, 1000, 10, \
      "For each ply left, reverse futility pruning: centipawns above the window; a ply less when improving.") \
    X(null_move_plies, 3, 1, 20, 1, "Null move: with so many plies left, at least.") \
    X(null_move_margin_ply, 20, 0, 200, 8, \
      "For each ply left, null move: centipawns that the evaluation may be below the window.") \
    /* This and the next: "a pass looked at a ply and a twelfth of the depth less deep", 8 ± 36, not kept. */ \
    X(null_move_reduction, 48, 16, 160, 8, "Null move: sixteenths of a ply that it is looked at less deep.") \
    X(null_move_depth_percent, 25, 0, 75, 4, "Null move: per cent of the depth that are taken off, too.") \
    X(null_move_evaluation_divisor, 200, 1, 2000, 40, "Null move: so many centipawns above the window take a ply more off.") \
    X(null_move_evaluation_plies, 3, 0, 10, 1, "Null move: plies that are taken off so, at most.") \
    /* "Captures that win 250 more, searched 4 plies less, cut", 2 ± 31 and -15 ± 15, not kept. */ \
    X(probcut_plies, 100, 3, 100, 1, "ProbCut by captures: with so many plies left, at least.") \
    X(probcut_margin, 250, 0, 2000, 40, "ProbCut by captures: so many centipawns above the window.") \
    X(probcut_reduction, 64, 16, 160, 8, "ProbCut by captures: sixteenths of a ply that it is looked at less deep.") \
    X(iterative_reduction_plies, 4, 1, 40, 1, \
      "Internal iterative reduction, without a move of the table: with so many plies left, at least.") \
    X(iterative_reduction, 16, 0, 48, 6, "Internal iterative reduction: sixteenths of a ply.") \
    \
    X(correction_weight, 0, 0, 500, 15, \
      "The evaluation is corrected by what was found where pawns, guards or hands were the same: centipawns for each, at most.") \
    \
    /* ---- one move of a node (tree.c) ---- */ \
    /* "Late moves begin twice as late" (read as this count), -50 ± 44, not kept. Checks that lose nothing are excepted: "late
     * checks that lose nothing are searched", 67 ± 44, kept. */ \
    X(late_move_count, 6, 0, 60, 2, "Late move pruning: so many moves are tried before it begins, and those for the depth.") \
    X(late_move_count_square, 200, 0, 1000, 40, "For each square of the plies left, late move pruning: hundredths of a move.") \
    X(late_move_not_improving, 50, 10, 100, 8, \
      "Late move pruning: per cent of the moves that are enough where the side to move is not improving.") \
    X(see_capture_plies, 6, 0, 40, 1, "SEE pruning of captures: with so many plies left, at most.") \
    X(see_capture_margin, 150, 0, 1000, 30, "For each ply left, SEE pruning of captures: centipawns that one may lose.") \
    X(see_quiet_plies, 8, 0, 40, 1, "SEE pruning of quiet moves: with so many plies left after reductions, at most.") \
    X(see_quiet_margin, 35, 0, 500, 8, \
      "For each square of these plies, SEE pruning of quiet moves: centipawns that one may lose.") \
    X(futility_plies, 7, 0, 40, 1, "Futility pruning: with so many plies left after reductions, at most.") \
    /* This and the next: the same rows as razoring (120 and 110 before). */ \
    X(futility_margin, 90, 0, 1000, 20, "Futility pruning: so many centipawns below the window, and those for each ply.") \
    X(futility_margin_ply, 80, 0, 1000, 15, "For each of these plies, futility pruning: centipawns below the window.") \
    X(history_pruning_plies, 4, 0, 40, 1, "History pruning: with so many plies left after reductions, at most.") \
    X(history_pruning_margin, 4000, 0, 50000, 800, "For each ply left, history pruning: history below 0.") \
    X(singular_plies, 6, 2, 100, 1, "Singular extension: with so many plies left, at least.") \
    X(singular_entry_slack, 48, 0, 160, 12, "Singular extension: sixteenths of a ply that the table's entry may be less deep.") \
    X(singular_margin_ply, 3, 0, 100, 1, "For each ply left, singular extension: centipawns that all others must be worse.") \
    X(singular_depth_percent, 50, 10, 90, 6, "Singular extension: the others are looked at to so many per cent of the depth.") \
    /* Double extensions, and reductions of what is not singular: 5 ± 31, not kept. */ \
    X(singular_extension, 16, 0, 32, 4, "Singular extension: sixteenths of a ply.") \
    X(check_extension, 8, 0, 16, 3, "Check extension: sixteenths of a ply.") \
    /* "Checks make the search deeper only where they lose nothing, but then at any depth", -23 ± 42, not kept. */ \
    X(check_extension_plies, 12, 0, 100, 3, "Check extension: with fewer plies left than these.") \
    /* All of late move reductions: "replies to checks reduced, too", -29 ± 42, not kept. */ \
    X(reduction_base, 40, -200, 300, 15, "Late move reductions: hundredths of a ply, and what the logarithms give.") \
    /* 170: 12 [-50, 75], not kept. */ \
    X(reduction_divisor, 220, 50, 1000, 25, \
      "Late move reductions: the logarithms of the plies left and of the moves tried, multiplied, are divided by so " \
      "many hundredths.") \
    X(reduction_plies, 2, 1, 40, 1, "Late move reductions: with so many plies left, at least.") \
    X(reduction_first, 1, 1, 60, 1, "Late move reductions: so many moves of a node are not reduced.") \
    X(reduction_first_pv, 2, 1, 60, 1, \
      "Late move reductions: so many moves of a node of the principal variation are not reduced.") \
    X(reduction_first_root, 3, 1, 60, 1, "Late move reductions: so many moves of the root are not reduced.") \
    X(reduction_capture, 16, 0, 64, 5, "Late move reductions: sixteenths of a ply less for a capture.") \
    X(reduction_pv, 16, 0, 64, 5, "Late move reductions: sixteenths of a ply less in the principal variation.") \
    X(reduction_check, 16, 0, 64, 5, "Late move reductions: sixteenths of a ply less for a check.") \
    X(reduction_killer, 16, 0, 64, 5, "Late move reductions: sixteenths of a ply less for the first killer and the countermove.") \
    X(reduction_cut_node, 16, 0, 64, 5, \
      "Late move reductions: sixteenths of a ply more for a quiet move where one is expected to cut.") \
    X(reduction_not_improving, 8, 0, 64, 5, \
      "Late move reductions: sixteenths of a ply more for a quiet move of a side that is not improving.") \
    X(reduction_history_divisor, 12000, 1000, 200000, 2500, "Late move reductions: history that is worth a ply.") \
    /* "Depth by probability, 3 bits a ply", -10 ± 48, a choice; 4 bits -44, 2 bits -33, not kept. */ \
    X(realization_bits, 3, 1, 10, 1, "Depth by probability: halvings of it that cost a ply.") \
    /* This and the next: half the spread, 3 ± 47, not kept. */ \
    X(realization_least, 4, 1, 16, 2, "Depth by probability: sixteenths of a ply that a move costs, at least.") \
    X(realization_most, 64, 16, 320, 12, "Depth by probability: sixteenths of a ply that a move costs, at most.") \
    X(history_bonus_square, 16, 0, 1000, 5, \
      "For each square of the plies left, history: what a cutoff adds for its move and takes from those tried before.") \
    X(history_bonus_ply, 128, 0, 2000, 30, "For each ply left, history: the same.") \
    X(history_bonus_most, 2000, 1, 8000, 400, "History: what a cutoff adds and takes, at most.") \
    \
    /* ---- quiescence (quiescence.c) ---- */ \
    /* Quiet checks in the first ply, 2 [-52, 57] and, those that lose nothing, -28 ± 43, not kept; mates in one at every new
     * position, -32 ± 44, not kept. */ \
    X(delta_margin, 150, 0, 2000, 30, "Quiescence: centipawns, and what a capture takes, that must reach the window.") \
    X(any_capture_plies, 6, 0, 60, 1, "Quiescence: plies after which only recaptures are tried.") \
    X(quiet_evasions, 2, 1, 100, 1, "Quiescence: quiet replies to a check that are tried once one is not mated.") \
    \
    /* ---- move ordering (order.c) ---- */ \
    X(capture_loss, 50, 0, 1000, 20, "Order: centipawns that a good capture may lose.") \
    X(check_loss, 100, 0, 1000, 30, "Order: centipawns that a check may lose that comes early.") \
    X(check_bonus, 8000, 0, 60000, 1500, "Order: history that a check is worth.") \
    X(bad_capture_history, -40000, -200000, 60000, 6000, "Order: history of captures that lose.") \
    X(bad_capture_weight, 2, 0, 20, 1, "Order: how many times the history of a capture that loses counts beside that.") \
    X(gain_weight, 64, 1, 1000, 12, "Order: history of captures that a centipawn outweighs.") \
    X(escape_history_divisor, 2, 1, 100, 1, "Order: the history of an escaping piece is divided by this.") \
    X(continuation_weight, 16, 0, 64, 3, \
      "Order: sixteenths by which the histories of a move behind the last two count beside its own.") \
    /* "Played by legal, weight 4", 46 ± 28; weight 1: 35 ± 28. */ \
    X(statistics_weight, 4, 1, 100, 1, "Order: what a step of the statistic of moves played is worth in history.") \
    /* "Squares alone where fewer than two plies are left", 141 ± 60; all at each node, 17 % slower: 117 ± 48. */ \
    X(likely_plies, 2, 0, 100, 1, \
      "Order by learned values: all of them count with so many plies left, at least; below, those of squares alone.") \
    \
    /* ---- iterative deepening (search.c) ---- */ \
    X(aspiration_depth, 4, 1, 100, 1, "The window of an iteration is narrow from that depth on, in plies.") \
    X(aspiration_window, 25, 1, 1000, 7, "The narrow window: centipawns to either side of the last score.") \
    X(aspiration_growth, 3, 2, 10, 1, "The window: so many times as wide after each failure.") \
    X(aspiration_most, 1000, 10, 30000, 200, "The window: centipawns; a wider one is the whole side.")
/* clang-format on */

typedef struct Margins {
#define MARGIN_FIELD(name, value, least, most, step, sentence) int name;
    SEARCH_MARGINS(MARGIN_FIELD)
#undef MARGIN_FIELD
} Margins;

typedef struct MarginRow {
    const char *name, *sentence;
    int value, least, most, step;
} MarginRow;

#define MARGIN_ONE(name, value, least, most, step, sentence) +1
enum { MARGIN_COUNT = 0 SEARCH_MARGINS(MARGIN_ONE) };
#undef MARGIN_ONE

extern const MarginRow MARGIN_ROWS[MARGIN_COUNT];

/* All as in the table. */
void margins_init(Margins *margins);

/* The number of the row of that index. */
int *margin_at(Margins *margins, unsigned row);

/* The row of that name, or MARGIN_COUNT. */
unsigned margin_named(const char *name);

/* How much less deep, in parts of a ply, a late move is first looked at: by plies left and moves tried, each 63 at most. */
typedef struct Reductions {
    int16_t of[64][64];
} Reductions;

void reductions_init(Reductions *reductions, const Margins *margins);

static inline int reductions_of(const Reductions *reductions, int plies, unsigned tried) {
    return reductions->of[plies < 63 ? plies : 63][tried < 63 ? tried : 63];
}

#endif
