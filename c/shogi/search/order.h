/* order.h: in which order a node's moves are tried, and what the search remembers for it.
 *
 * Every move belongs to one stage of the second paper's ordering (see parameters.h); a worker tries stage by stage, inside a stage
 * by value. A memory belongs to one thread.
 */
#ifndef GUNSHI_SHOGI_SEARCH_ORDER_H
#define GUNSHI_SHOGI_SEARCH_ORDER_H

#include "../position.h"
#include "parameters.h"

/* Who moved where: the piece as it stands after the move, and the square. */
enum { PIECE_SQUARES = 32 * SQUARES, NO_PIECE_SQUARE = 0 };

static inline unsigned piece_square(Piece piece, unsigned square) { return piece * SQUARES + square; }

/* The piece and square of a move that has not been made. */
unsigned order_piece_square(const Position *position, Move move);

/* A capture, or a pawn that promotes; all others are quiet. */
bool order_takes(const Position *position, Move move);

/* How well moves did: from -HISTORY_MOST to HISTORY_MOST. */
enum { HISTORY_MOST = 16384 };

typedef struct Memory {
    int16_t played[2][SQUARES + HAND_KINDS][SQUARES]; /* side; from, or the kind dropped; to */
    int16_t followed[PIECE_SQUARES][PIECE_SQUARES];   /* after such a move: such a move */
    int16_t captured[PIECE_SQUARES][KINDS];           /* such a move that takes such a kind */
    Move answer[PIECE_SQUARES];                       /* what cut off after such a move */
} Memory;

/* From where each kind of piece of the side to move would give check. */
typedef struct CheckSquares {
    Bitboard of[KINDS];
} CheckSquares;

void order_find_checks(const Position *position, CheckSquares *squares);

/* Direct checks only: a discovered one is seen when the move has been made. */
bool order_gives_check(const Position *position, const CheckSquares *squares, Move move);

/* What a node knows that its moves are ordered by. */
typedef struct OrderHints {
    Move previous; /* from the table, or the line of the iteration before */
    Move killers[2];
    Move answer;
    unsigned last, before;      /* piece and square of the moves one and two plies ago: NO_PIECE_SQUARE when there are none */
    unsigned last_to;           /* where the last move went, or NO_SQUARE */
    const CheckSquares *checks; /* NULL: checks are moves like others */
} OrderHints;

typedef struct Picker {
    unsigned count, next;
    Move moves[MAX_MOVES];
    int values[MAX_MOVES];
} Picker;

/* All legal moves, less those that a promotion makes superfluous. */
void order_all(Picker *picker, const Position *position, const Parameters *parameters, const Memory *memory, OrderHints hints);

/* Captures and promotions only. The side to move must not be in check. */
void order_captures(Picker *picker, const Position *position, const Memory *memory, Move previous);

/* The next move, or MOVE_NONE. */
Move order_next(Picker *picker);

/* Of the moves not given yet those that neither take nor check are not given. */
void order_drop_quiet(Picker *picker, const Position *position, const CheckSquares *checks);

/* Of the move that order_next() gave last. */
enum OrderStage order_stage(const Picker *picker);

/* A move cut off, the others before it did not. `quiet` are the moves without capture tried before, `takes` those with. */
void order_learn(Memory *memory, const Position *position, OrderHints hints, Move best, int bonus, const Move *quiet,
                 unsigned quiet_count, const Move *takes, unsigned takes_count);

/* What is remembered of a quiet move. */
int order_history(const Memory *memory, const Position *position, const OrderHints *hints, Move move);

#endif
