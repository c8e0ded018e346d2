/* position.h: building, making and unmaking: how a position (board.h) comes to be and changes.
 *
 * A position is built from plain data, which is checked, and then changed by moves, which are not: position_make trusts its
 * caller, and legality.h judges single moves. Nothing here allocates. Only position_build can refuse; it then says what is wrong.
 */
#ifndef GUNSHI_SHOGI_POSITION_H
#define GUNSHI_SHOGI_POSITION_H

#include "board.h"

/* How many of each plain kind a set has; both kings. */
extern const uint8_t PIECES_IN_SET[OU + 1];

/* What position_unmake needs beside the move. */
typedef struct Undo {
    Bitboard checkers;
    Bitboard pinned;
    uint64_t key;
    Piece captured;
} Undo;

/* A position as plain data: what a reader of SFEN, of a board drawing or of Prolog terms collects. */
typedef struct Setup {
    Piece board[SQUARES];
    uint8_t hand[2][HAND_KINDS];
    Side side;
    bool composed; /* two unpromoted pawns of a side on a file are let pass, as collections of problems have them */
} Setup;

/* One rule that a Setup breaks. SETUP_FINE: none. */
typedef enum {
    SETUP_FINE,
    SETUP_BAD_PIECE,    /* a byte that is no piece */
    SETUP_TOO_MANY,     /* more than 18 pawns, 4 lances, … on board and in hands together */
    SETUP_TWO_KINGS,    /* two kings of a side */
    SETUP_NIFU,         /* two unpromoted pawns of a side on a file */
    SETUP_DEAD_PIECE,   /* a pawn, lance or knight that can never move */
    SETUP_CAN_TAKE_KING /* the side not to move is in check */
} SetupRule;

typedef struct SetupFault {
    SetupRule rule;
    unsigned square; /* where on the board, or NO_SQUARE */
    unsigned kind;   /* which plain kind, or NO_KIND */
    Side side;       /* whose */
} SetupFault;

/* Checks the setup; a fine one is built into *position, a broken one leaves *position alone and is described. */
SetupFault position_build(Position *position, const Setup *setup);

/* The reverse of position_build. */
void position_setup(const Position *position, Setup *setup);

/* The even game's start position. */
void position_set_start(Position *position);

/* Makes a legal or pseudo-legal move (not checked here: see legality.h). The captured piece goes to the mover's hand,
 * unless it is a king, which pseudo-legal moves can take: then it leaves the board. */
void position_make(Position *position, Move move, Undo *undo);

/* Takes back the move last made. */
void position_unmake(Position *position, Move move, const Undo *undo);

/* The null move: the other side is to move, and nothing else changes. The side to move must not be in check. */
void position_make_null_move(Position *position, Undo *undo);
void position_unmake_null_move(Position *position, const Undo *undo);

/* The key without the hands: of the board and the side to move. */
uint64_t position_board_key(const Position *position);

/* The board key after a legal move, given the one before it. */
uint64_t position_board_key_after(const Position *position, uint64_t board_key, Move move);

/* Pieces of `attacker` that attack the square, given the occupied squares. */
Bitboard position_attackers(const Position *position, Side attacker, unsigned square, Bitboard occupied);

#endif
