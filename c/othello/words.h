/* words.h: a board counted in the words in which players judge one, and what it is worth by them.
 *
 * A count is what the side to move has more of than the other side; in all eight images of a board it is the same. What one of a
 * word is worth depends on the number of empty squares. The value of a board is the sum over the words, in 1/100 disc of the
 * final difference for the side to move: no pattern, no table of squares, only what a book of Othello could say in a sentence.
 */
#ifndef GUNSHI_OTHELLO_WORDS_H
#define GUNSHI_OTHELLO_WORDS_H

#include "board.h"

typedef enum OthelloWord {
    OTHELLO_MOVER,        /* has to move: always 1 */
    OTHELLO_MOBILITY,     /* squares on which a side could play */
    OTHELLO_FRONTIER,     /* discs beside an empty square */
    OTHELLO_STABLE,       /* discs that are never turned again, as far as stability.h knows */
    OTHELLO_CORNER,       /* discs on corners */
    OTHELLO_TAKES_CORNER, /* corners on which a side could play */
    OTHELLO_X_SQUARE,     /* discs diagonally beside an empty corner */
    OTHELLO_C_SQUARE,     /* discs beside an empty corner along an edge */
    OTHELLO_WING,         /* relations.h: wings, */
    OTHELLO_BALANCED,     /* balanced edges, */
    OTHELLO_WEDGE,        /* wedges that could be played */
    OTHELLO_WORDS
} OthelloWord;

/* In Prolog, and in knowledge, as here. */
extern const char *const OTHELLO_WORD_NAMES[OTHELLO_WORDS];

/* By the number of empty squares. */
typedef struct OthelloValues {
    int16_t of[OTHELLO_SQUARES + 1][OTHELLO_WORDS];
} OthelloValues;

/* `moves` and `other_moves` are the legal moves of both sides, which the caller mostly has. */
void othello_count_words(OthelloBoard board, uint64_t moves, uint64_t other_moves, int counts[OTHELLO_WORDS]);

/* The sum, not bounded. A word without a value costs no time. */
int othello_worth(const OthelloValues *values, OthelloBoard board, uint64_t moves, uint64_t other_moves);

#endif
