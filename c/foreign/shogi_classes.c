/* shogi_classes.c: the classes of a move, and how often each was there to be played and was played. */
#include "../shogi/classes.h"
#include "../shogi/legality.h"

#include "blobs.h"
#include "install.h"
#include "stops.h"
#include "terms.h"

static const char MODULE[] = "gunshi_shogi_classes";

static functor_t FUNCTOR_CLASS_COUNT, FUNCTOR_ILLEGAL_MOVE;
static atom_t CLASS_ATOMS[CLASS_COUNT];

/* Unifies with the first class from `next` on that fits. */
static foreign_t unify_class(term_t term, unsigned next) {
    if (PL_is_variable(term)) {
        if (!PL_unify_atom(term, CLASS_ATOMS[next])) return FALSE;
        if (next + 1 == CLASS_COUNT) return TRUE;
        PL_retry(next + 1);
    }
    atom_t atom;
    if (!PL_get_atom(term, &atom)) return FALSE;
    while (next < CLASS_COUNT && CLASS_ATOMS[next] != atom) next++;
    return next < CLASS_COUNT;
}

static foreign_t move_class(term_t term, control_t control) {
    switch (PL_foreign_control(control)) {
    case PL_FIRST_CALL: return unify_class(term, 0);
    case PL_REDO: return unify_class(term, (unsigned)PL_foreign_context(control));
    default: return TRUE;
    }
}

/* The move that led to the position, or `none`: MOVE_NONE. */
static bool get_last_move(term_t term, const Position *position, Move *last) {
    atom_t atom;
    *last = MOVE_NONE;
    if (PL_get_atom(term, &atom) && atom == ATOM_NONE) return true;
    if (!term_get_move(term, last)) return false;
    Piece piece = *last == MOVE_NONE ? 0 : position->board[move_to(*last)];
    return (piece != 0 && piece_side(piece) != position->side) || raise_domain_error("last_move", term);
}

static foreign_t move_classes(term_t position_term, term_t last_term, term_t move_term, term_t classes_term) {
    const Position *position = term_get_position(position_term);
    Move last, move;
    if (position == NULL || !get_last_move(last_term, position, &last) || !term_get_move(move_term, &move) || move == MOVE_NONE ||
        !move_is_legal(position, move))
        return FALSE;
    ClassContext context;
    classes_prepare(&context, position, last == MOVE_NONE ? NO_SQUARE : move_to(last));
    ClassSet classes = classes_of(&context, move);
    term_t list = PL_new_term_refs(2), element = list + 1;
    if (!PL_put_nil(list)) return FALSE;
    for (unsigned id = CLASS_COUNT; id-- > 0;)
        if (classes & class_bit(id) && (!PL_put_atom(element, CLASS_ATOMS[id]) || !PL_cons_list(list, element, list)))
            return FALSE;
    return term_unify(classes_term, list);
}

/* In how many positions a move of the class was legal, and in how many one was played. */
typedef struct Counts {
    uint64_t available[CLASS_COUNT], played[CLASS_COUNT];
} Counts;

static void add_set(uint64_t *counts, ClassSet classes) {
    for (; classes; classes &= classes - 1) counts[__builtin_ctzll(classes)]++;
}

static bool raise_illegal_move(term_t move, size_t ply, const Position *position) {
    term_t arguments = PL_new_term_refs(3);
    return PL_put_term(arguments, move) && PL_put_uint64(arguments + 1, ply) && term_unify_position(arguments + 2, position) &&
           PL_cons_functor_v(arguments, FUNCTOR_ILLEGAL_MOVE, arguments) && raise_gunshi(arguments);
}

/* Plays the list of moves from *position, and counts. */
static bool count_moves(term_t list, Position *position, Counts *counts) {
    term_t tail = PL_copy_term_ref(list), element = PL_new_term_ref();
    Move last = MOVE_NONE, move;
    Undo undo;
    Stop stop;
    stop_init_polling(&stop);
    for (size_t ply = 1; PL_get_list(tail, element, tail); ply++) {
        if (stop_requested(&stop, 0) || !term_get_move(element, &move)) return false;
        if (move == MOVE_NONE || !move_is_legal(position, move)) return raise_illegal_move(element, ply, position);
        ClassContext context;
        classes_prepare(&context, position, last == MOVE_NONE ? NO_SQUARE : move_to(last));
        add_set(counts->available, classes_available(&context));
        add_set(counts->played, classes_of(&context, move));
        position_make(position, move, &undo);
        last = move;
    }
    return true;
}

static foreign_t class_counts(term_t start_term, term_t moves_term, term_t counts_term) {
    const Position *start = term_get_position(start_term);
    size_t length;
    Counts counts = {0};
    if (start == NULL || !term_get_length(moves_term, &length)) return FALSE;
    Position position = *start;
    if (!count_moves(moves_term, &position, &counts)) return FALSE;
    term_t list = PL_new_term_refs(4), arguments = list + 1;
    if (!PL_put_nil(list)) return FALSE;
    for (unsigned id = CLASS_COUNT; id-- > 0;)
        if (!PL_put_atom(arguments, CLASS_ATOMS[id]) || !PL_put_uint64(arguments + 1, counts.available[id]) ||
            !PL_put_uint64(arguments + 2, counts.played[id]) || !PL_cons_functor_v(arguments, FUNCTOR_CLASS_COUNT, arguments) ||
            !PL_cons_list(list, arguments, list))
            return FALSE;
    return term_unify(counts_term, list);
}

void install_shogi_classes(void) {
    FUNCTOR_CLASS_COUNT = PL_new_functor(PL_new_atom("class_count"), 3);
    FUNCTOR_ILLEGAL_MOVE = PL_new_functor(PL_new_atom("illegal_move"), 3);
    for (unsigned id = 0; id < CLASS_COUNT; id++) CLASS_ATOMS[id] = PL_new_atom(class_name(id));
    PL_register_foreign_in_module(MODULE, "move_class", 1, move_class, PL_FA_NONDETERMINISTIC);
    PL_register_foreign_in_module(MODULE, "move_classes", 4, move_classes, 0);
    PL_register_foreign_in_module(MODULE, "class_counts", 3, class_counts, 0);
}
