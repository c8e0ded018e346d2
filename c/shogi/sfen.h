/* sfen.h: positions and moves as USI text.
 *
 * Reading is strict (an SFEN is four fields: board, side, hands, move number, with single spaces), and lenient only where many
 * programs write otherwise: the move number may be missing, a hand count of 1 may be written, the hand's pieces may come in any
 * order. Writing is canonical: hands in the order R B G S N L P, sente's first; the number is the caller's.
 */
#ifndef GUNSHI_SHOGI_SFEN_H
#define GUNSHI_SHOGI_SFEN_H

#include "position.h"

enum { SFEN_MAX = 256, SFEN_MESSAGE_MAX = 256, USI_MOVE_MAX = 8 };

typedef struct SfenError {
    char field[16];                 /* "board", "side", "hands", "number", or "position" for a rule of shogi */
    unsigned character;             /* 1-based character (not byte) in the whole text; 0 when the fault has no one place */
    char message[SFEN_MESSAGE_MAX]; /* a plain English sentence without the field and place, UTF-8 */
} SfenError;

/* Reads `length` bytes of UTF-8. On success true, *position is set and *number (may be NULL) is the move number, 1 when
 * absent. On failure false, *position and *number untouched, *error says what is wrong. Never reads past length. */
bool sfen_read(const char *text, unsigned long length, Position *position, unsigned *number, SfenError *error);

/* The same for a composed problem: two unpromoted pawns of a side on a file are let pass, unless one is on rank i. */
bool sfen_read_problem(const char *text, unsigned long length, Position *position, SfenError *error);

/* Writes the SFEN with this move number, null-terminated; returns its length. `out` holds SFEN_MAX bytes. */
unsigned sfen_write(const Position *position, unsigned number, char *out);

/* Reads a USI move's form (7g7f, 8h2b+, P*5e): MOVE_NONE when it is not one. Nothing is said of legality. */
Move usi_read_move(const char *text, unsigned long length);

/* Writes a move as USI, null-terminated; returns its length. `out` holds USI_MOVE_MAX bytes. */
unsigned usi_write_move(Move move, char *out);

typedef struct Handicap {
    const char *name;     /* two_pieces */
    const char *japanese; /* 二枚落ち */
    const char *sfen;
} Handicap;

/* The starts by name, the even game first; the last has a null name. */
extern const Handicap HANDICAPS[];

#endif
