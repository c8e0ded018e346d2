#include "blobs.h"

#include <stdlib.h>
#include <string.h>

#include "../shogi/sfen.h"
#include "terms.h"

static int position_write(IOSTREAM *stream, atom_t atom, int flags) {
    char sfen[SFEN_MAX];
    (void)flags;
    sfen_write(PL_blob_data(atom, NULL, NULL), 1, sfen);
    return Sfprintf(stream, "<position>(%s)", sfen) >= 0;
}

/* -1, 0 or 1 and nothing else: SWI-Prolog has meanings of its own for 2 and -2. */
static int position_compare(atom_t a, atom_t b) {
    char sfen_a[SFEN_MAX], sfen_b[SFEN_MAX];
    sfen_write(PL_blob_data(a, NULL, NULL), 1, sfen_a);
    sfen_write(PL_blob_data(b, NULL, NULL), 1, sfen_b);
    int order = strcmp(sfen_a, sfen_b);
    return (order > 0) - (order < 0);
}

static PL_blob_t POSITION_BLOB = {
    .magic = PL_BLOB_MAGIC,
    .flags = PL_BLOB_UNIQUE,
    .name = "position",
    .write = position_write,
    .compare = position_compare,
};

void *term_get_blob(term_t term, const PL_blob_t *wanted) {
    void *data;
    PL_blob_t *type;
    if (PL_get_blob(term, &data, NULL, &type) && type == wanted) return data;
    raise_type_error(wanted->name, term);
    return NULL;
}

bool term_is_blob(term_t term, const PL_blob_t *wanted) {
    PL_blob_t *type;
    return PL_is_blob(term, &type) && type == wanted;
}

const Position *term_get_position(term_t term) { return term_get_blob(term, &POSITION_BLOB); }

Position *term_get_positions(term_t term, size_t *count) {
    term_t list = PL_copy_term_ref(term), head = PL_new_term_ref();
    if (!term_get_length(term, count)) return NULL;
    Position *positions = malloc((*count + 1) * sizeof *positions);
    if (positions == NULL) {
        raise_resource_error("memory");
        return NULL;
    }
    for (size_t i = 0; i < *count; i++) {
        const Position *position = PL_get_list_ex(list, head, list) ? term_get_position(head) : NULL;
        if (position == NULL) {
            free(positions);
            return NULL;
        }
        positions[i] = *position;
    }
    return positions;
}

bool term_unify_position(term_t term, const Position *position) {
    return PL_unify_blob(term, (void *)position, sizeof *position, &POSITION_BLOB);
}

static int weights_release(atom_t atom) {
    free(PL_blob_data(atom, NULL, NULL));
    return TRUE;
}

static PL_blob_t WEIGHTS_BLOB = {
    .magic = PL_BLOB_MAGIC,
    .flags = PL_BLOB_NOCOPY,
    .name = "weights",
    .release = weights_release,
    .write = blob_write_address,
    .compare = blob_compare_addresses,
};

bool term_is_weights(term_t term) { return term_is_blob(term, &WEIGHTS_BLOB); }

const Weights *term_get_weights(term_t term) { return term_get_blob(term, &WEIGHTS_BLOB); }

bool term_unify_weights(term_t term, const Weights *weights) {
    Weights *copy = malloc(sizeof *copy);
    if (copy == NULL) return raise_resource_error("memory");
    *copy = *weights;
    return PL_unify_blob(term, copy, sizeof *copy, &WEIGHTS_BLOB);
}

static int board_release(atom_t atom) {
    Board *board = PL_blob_data(atom, NULL, NULL);
    pthread_mutex_destroy(&board->lock);
    free(board->stack);
    free(board);
    return TRUE;
}

int blob_write_address(IOSTREAM *stream, atom_t atom, int flags) {
    PL_blob_t *type;
    void *data = PL_blob_data(atom, NULL, &type);
    (void)flags;
    return Sfprintf(stream, "<%s>(%p)", type->name, data) >= 0;
}

int blob_compare_addresses(atom_t a, atom_t b) {
    uintptr_t address_a = (uintptr_t)PL_blob_data(a, NULL, NULL), address_b = (uintptr_t)PL_blob_data(b, NULL, NULL);
    return address_a < address_b ? -1 : address_a > address_b;
}

static PL_blob_t BOARD_BLOB = {
    .magic = PL_BLOB_MAGIC,
    .flags = PL_BLOB_NOCOPY,
    .name = "board",
    .release = board_release,
    .write = blob_write_address,
    .compare = blob_compare_addresses,
};

Board *term_get_board(term_t term) { return term_get_blob(term, &BOARD_BLOB); }

bool term_unify_new_board(term_t term, const Position *position) {
    Board *board = malloc(sizeof *board);
    if (board == NULL) return raise_resource_error("memory");
    board->position = *position;
    board->stack = NULL;
    board->depth = board->room = 0;
    pthread_mutex_init(&board->lock, NULL);
    return PL_unify_blob(term, board, sizeof *board, &BOARD_BLOB);
}
