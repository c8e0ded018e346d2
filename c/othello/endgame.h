/* endgame.h: the exact result of an Othello board by searching to the end of the game.
 *
 * A null-window alpha-beta search proves bounds; along the principal line it searches with a window. Proofs are kept in a table,
 * stable discs end hopeless branches (stability cutoff), and moves that leave the other little are tried first (fastest first).
 * The last plies are last.h's.
 */
#ifndef GUNSHI_OTHELLO_ENDGAME_H
#define GUNSHI_OTHELLO_ENDGAME_H

#include "../base/stop.h"
#include "order.h"

/* Between two passes there is a move, so no line is longer. */
enum { OTHELLO_LINE_MAX = 2 * OTHELLO_SQUARES };

/* Zeroes mean: the whole window, a table of the usual size, our own ordering. */
typedef struct OthelloSolveOptions {
    int alpha, beta;     /* the results to tell apart, alpha < beta (else the whole window): win, draw or loss is -1, 1 */
    unsigned table_bits; /* the table has 2^table_bits bytes; 0 is by the number of empty squares */
    OthelloJudge judge;  /* orders moves where many squares are empty */
} OthelloSolveOptions;

/* The true result is in lower..upper for the side to move, in discs, the winner having the empty squares. It is exact when they
 * are equal: always without a window unless stopped, and with a window when strictly inside it. `upper` <= alpha or `lower` >=
 * beta else. Stopped, both bounds still hold, lower comes from the moves finished, and `move` is the best so far. */
typedef struct OthelloSolved {
    int lower;
    int upper;
    bool stopped;
    unsigned move; /* a square, OTHELLO_PASS when there is no other, OTHELLO_NO_MOVE when the game is over */
    uint64_t nodes;
    unsigned line_length;           /* when exact, the line goes to the end of the game; else at least its first move is there */
    uint8_t line[OTHELLO_LINE_MAX]; /* first the move itself; with passes */
} OthelloSolved;

/* The board need not come from a game. `options` and `stop` may be NULL. The same arguments give the same result and number of
 * nodes. Without memory for the table asked for, a smaller one is used. */
OthelloSolved othello_solve(OthelloBoard board, const OthelloSolveOptions *options, Stop *stop);

#endif
