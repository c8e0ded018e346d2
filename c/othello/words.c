#include "words.h"

#include "relations.h"
#include "stability.h"

const char *const OTHELLO_WORD_NAMES[OTHELLO_WORDS] = {
    "mover", "mobility", "frontier", "stable", "corner", "takes_corner", "x_square", "c_square", "wing", "balanced", "wedge"};

static int lead(uint64_t own, uint64_t other) { return (int)othello_count(own) - (int)othello_count(other); }

static int count_word(OthelloWord word, OthelloBoard board, uint64_t moves, uint64_t other_moves) {
    const OthelloBoard passed = othello_passed(board);
    const uint64_t open = OTHELLO_CORNERS & othello_empty(board);
    switch (word) {
        case OTHELLO_MOVER: return 1;
        case OTHELLO_MOBILITY: return lead(moves, other_moves);
        case OTHELLO_FRONTIER: return lead(othello_frontier(board), othello_frontier(passed));
        case OTHELLO_STABLE: return lead(othello_stable(board), othello_stable(passed));
        case OTHELLO_CORNER: return lead(board.own & OTHELLO_CORNERS, board.other & OTHELLO_CORNERS);
        case OTHELLO_TAKES_CORNER: return lead(moves & OTHELLO_CORNERS, other_moves & OTHELLO_CORNERS);
        case OTHELLO_X_SQUARE: {
            const uint64_t squares = othello_along_column(othello_along_row(open));
            return lead(board.own & squares, board.other & squares);
        }
        case OTHELLO_C_SQUARE: {
            const uint64_t squares = othello_along_row(open) | othello_along_column(open);
            return lead(board.own & squares, board.other & squares);
        }
        case OTHELLO_WING: return lead(othello_wings(board), othello_wings(passed));
        case OTHELLO_BALANCED: return lead(othello_balanced(board), othello_balanced(passed)) / 2;
        case OTHELLO_WEDGE: return lead(othello_wedges(board), othello_wedges(passed));
        default: return 0;
    }
}

void othello_count_words(OthelloBoard board, uint64_t moves, uint64_t other_moves, int counts[OTHELLO_WORDS]) {
    for (unsigned word = 0; word < OTHELLO_WORDS; word++)
        counts[word] = count_word((OthelloWord)word, board, moves, other_moves);
}

int othello_worth(const OthelloValues *values, OthelloBoard board, uint64_t moves, uint64_t other_moves) {
    const int16_t *of = values->of[othello_count(othello_empty(board))];
    int sum = 0;
    for (unsigned word = 0; word < OTHELLO_WORDS; word++)
        if (of[word] != 0) sum += of[word] * count_word((OthelloWord)word, board, moves, other_moves);
    return sum;
}
