/* support.h: what the C tests share: seeded random numbers, small tables of facts, positions worth walking through.
 *
 * Everything here is deterministic: a failure comes again with the next run. A helper that cannot do its work fails the
 * running test.
 */
#ifndef GUNSHI_TESTS_SUPPORT_H
#define GUNSHI_TESTS_SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "position.h"

/* How much to do of what takes long: `full` in the thorough run, that with GUNSHI_TEST_THOROUGH=1; else `usual`, or with
 * sanitizers `sanitized`. */
unsigned support_size(unsigned sanitized, unsigned usual, unsigned full);

/* xorshift64*; the state must not be 0. */
typedef struct Random {
    uint64_t state;
} Random;

uint64_t random_next(Random *random);
unsigned random_below(Random *random, unsigned limit);

/* A tab-separated file of the data directory (environment variable GUNSHI_TEST_DATA, else tests/data), without its header
 * line. Missing fields are empty strings. */
enum { TABLE_ROWS = 256, TABLE_FIELDS = 6 };

typedef struct Table {
    char *text;
    unsigned count;
    const char *rows[TABLE_ROWS][TABLE_FIELDS];
} Table;

void table_read(Table *table, const char *name);
void table_free(Table *table);

/* True when `word` is one of the space-separated words of `list`. */
bool support_listed(const char *list, const char *word);

/* Reads a good SFEN, with the leading word "sfen " or not, or the word startpos. */
void support_read(const char *sfen, Position *position);

/* The move that a USI text means; fails unless it is legal here. */
Move support_move(const Position *position, const char *usi);

/* All starts: the handicaps and each position of perft.tsv once. Returns how many. */
enum { MAX_STARTS = 96 };
unsigned support_starts(Position *starts);

/* Visits every position of WALKS random walks of at most `plies` legal moves from each start. The walks lean towards
 * checks, so that evasions, pins and drop-pawn mates come up. The visitor's position was reached by position_make alone. */
enum { WALKS = 4 };
typedef void (*Visitor)(const Position *position, void *data);
void support_walk(unsigned plies, Visitor visit, void *data);

/* The same position seen from the other side of the board: turned by 180 degrees, the sides exchanged. */
void support_rotate(const Position *position, Position *rotated);
Move support_rotate_move(Move move);

/* True when board, side to move and hands are the same; looks at nothing else. */
bool support_same_content(const Position *a, const Position *b);

/* Fails the test, naming the position and, unless MOVE_NONE, the move. */
_Noreturn void support_fail(const Position *position, Move move, const char *what);

#endif
