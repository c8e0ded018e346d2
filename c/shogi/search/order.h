/* order.h: in which order a node's moves are tried, and what the search remembers for it.
 *
 * Every move belongs to one stage of the second paper's ordering (see parameters.h); a worker tries stage by stage, inside a
 * stage by value. A memory belongs to one thread.
 */
#ifndef GUNSHI_SHOGI_SEARCH_ORDER_H
#define GUNSHI_SHOGI_SEARCH_ORDER_H

#include "../position.h"
#include "correction.h"
#include "parameters.h"

/* Who moved where: the piece as it stands after the move, and the square. */
enum { PIECE_SQUARES = 32 * SQUARES, NO_PIECE_SQUARE = 0 };

static inline unsigned piece_square(Piece piece, unsigned square) { return piece * SQUARES + square; }

/* The piece and square of a move that has not been made. */
unsigned order_piece_square(const Position *position, Move move);

/* A capture, or a pawn that promotes; all others are quiet. */
bool order_takes(const Position *position, Move move);

/* A move without promotion that its promotion is better than, but in rare cases of drop-pawn mate. */
bool order_superfluous(const Position *position, Move move);

/* Histories: how well moves did, from -HISTORY_MOST to HISTORY_MOST. A new result moves a cell towards its end by a part of what
 * is left, so old results fade. */
enum { HISTORY_MOST = 16384 };

typedef struct Memory {
    int16_t butterfly[2][SQUARES + HAND_KINDS][SQUARES]; /* history by side; from, or the kind dropped; to */
    int16_t continuation[PIECE_SQUARES][PIECE_SQUARES];  /* history of a move after another, one or two plies before */
    int16_t capture[PIECE_SQUARES][KINDS];               /* history of a move that takes such a kind */
    Move countermove[PIECE_SQUARES];                     /* what last cut off in answer to such a move */
    bool learnt[PIECE_SQUARES];                          /* of `continuation`, the moves that have a history behind them */
    Correction correction;                               /* of the evaluation */
} Memory;

/* Zeros again: of the continuation history, which is much of it, only what is learnt. */
void order_forget(Memory *memory);

/* From where each kind of piece of the side to move would give check. */
typedef struct CheckSquares {
    Bitboard of[KINDS];
} CheckSquares;

void order_find_checks(const Position *position, CheckSquares *squares);

/* Direct checks only: a discovered one is seen when the move has been made. */
bool order_gives_check(const Position *position, const CheckSquares *squares, Move move);

/* What a node knows that its moves are ordered by. */
typedef struct OrderHints {
    Move table_move; /* from the transposition table, or the line of the iteration before */
    Move killers[2];
    Move countermove;
    unsigned last, before;      /* piece and square of the moves one and two plies ago: NO_PIECE_SQUARE when there are none */
    unsigned last_to;           /* where the last move went, or NO_SQUARE */
    int plies;                  /* left: with few the order looks at less of a move */
    const CheckSquares *checks; /* NULL: checks are moves like others */
} OrderHints;

/* What all values of a node's moves are found by. */
typedef struct OrderScene {
    const Position *position;
    const Parameters *parameters;
    const Memory *memory;
    OrderHints hints;
    Bitboard hit, endangered; /* own pieces: attacked by the piece that just moved; by a cheaper one */
} OrderScene;

typedef struct Picker {
    unsigned count, next;
    bool moves_later;  /* only the table's move is there yet: most nodes are cut before others are needed */
    bool values_later; /* quiet moves of the last stage have no value yet */
    OrderScene scene;
    Move moves[MAX_MOVES];
    int values[MAX_MOVES];
} Picker;

/* All legal moves, less those that a promotion makes superfluous. The table's move may be anything; where it is one of them it comes
 * before the others are made. What the pointers lead to must be the same at each order_next() and order_drop_quiet(), but for what
 * the memory has learnt since. */
void order_all(Picker *picker, const Position *position, const Parameters *parameters, const Memory *memory, OrderHints hints);

/* Captures and promotions only. The side to move must not be in check. */
void order_captures(Picker *picker, const Position *position, const Margins *margins, const Memory *memory, Move table_move);

/* The next move, or MOVE_NONE. */
Move order_next(Picker *picker);

/* Removes the moves still to come that neither take nor check. The position is that of order_all(). */
void order_drop_quiet(Picker *picker, const Position *position, const CheckSquares *checks);

/* The stage of the move that order_next() gave last. */
enum OrderStage order_stage(const Picker *picker);

/* `best` cut off, the others before it did not: its histories grow by `bonus`, theirs shrink. `quiets` are the quiet moves tried
 * before, `captures` the others. */
void order_learn(Memory *memory, const Position *position, OrderHints hints, Move best, int bonus, const Move *quiets,
                 unsigned quiet_count, const Move *captures, unsigned capture_count);

/* The history of a quiet move: butterfly and both continuations together, as the margins weigh them. */
int order_history(const Memory *memory, const Margins *margins, const Position *position, const OrderHints *hints, Move move);

#endif
