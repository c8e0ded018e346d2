/* blobs.h: the things of the core that Prolog holds as a whole.
 *
 * A position is a blob with a copy of a Position in it, unique by content: two equal positions are the same atom, so == and first
 * argument indexing compare positions. That needs equal positions to have equal bytes, which position.h promises. It prints as
 * <position>(SFEN) and sorts by its SFEN, so that the standard order is the same in every run.
 *
 * Weights of the evaluation are an immutable value with an identity: two that were made are two, whatever is in them.
 *
 * A board is a mutable position with the undo stack of its moves. Each board has an identity and a lock of its own; the lock
 * is held for a single operation, never across a call into Prolog. The garbage collector frees it, from its own thread.
 */
#ifndef GUNSHI_FOREIGN_BLOBS_H
#define GUNSHI_FOREIGN_BLOBS_H

#include <SWI-Prolog.h>
#include <SWI-Stream.h>
#include <pthread.h>

#include "../shogi/evaluate.h"
#include "../shogi/position.h"

/* The data of a blob of this type, whose name is also the name of the type error. NULL: that has been raised. */
void *term_get_blob(term_t term, const PL_blob_t *wanted);
bool term_is_blob(term_t term, const PL_blob_t *wanted);

/* For blobs that are what they are by identity; they print as <name>(address). */
int blob_write_address(IOSTREAM *stream, atom_t atom, int flags);
int blob_compare_addresses(atom_t a, atom_t b);

/* The Position inside the term's blob: valid while the term is. NULL: an ISO error has been raised. */
const Position *term_get_position(term_t term);
bool term_unify_position(term_t term, const Position *position);
/* The positions of a list, in memory that is the caller's to free. NULL: an ISO error has been raised. */
Position *term_get_positions(term_t term, size_t *count);

/* The Weights inside the term's blob: valid while the term is, but a plain value to copy. NULL: an ISO error has been raised. */
bool term_is_weights(term_t term);
const Weights *term_get_weights(term_t term);
/* Makes a blob with a copy. */
bool term_unify_weights(term_t term, const Weights *weights);

typedef struct Made {
    Undo undo;
    Move move;
} Made;

typedef struct Board {
    Position position;
    Made *stack;
    size_t depth;
    size_t room;
    pthread_mutex_t lock;
} Board;

/* NULL: an ISO error has been raised. */
Board *term_get_board(term_t term);
bool term_unify_new_board(term_t term, const Position *position);

#endif
