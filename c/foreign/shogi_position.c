/* shogi_position.c: looking at a position, and building one from a plain term.
 *
 * piece_at/3 and hand/4 enumerate. Their context is only the place where to look next: it is known before leaving whether
 * another solution follows, so the last one leaves no choice point.
 */
#include "../shogi/evaluate.h"
#include "../shogi/position.h"
#include "blobs.h"
#include "install.h"
#include "terms.h"

static const char MODULE[] = "gunshi_shogi_position";

static functor_t FUNCTOR_SHOGI, FUNCTOR_AT, FUNCTOR_HAND, FUNCTOR_BAD_POSITION;

/* The order in which people name the pieces in hand. */
static const unsigned HAND_ORDER[] = {FU, KY, KE, GI, KI, KA, HI};
enum { HAND_ORDER_LENGTH = HAND_KINDS - 1, HAND_PLACES = 2 * HAND_ORDER_LENGTH };

static foreign_t side_to_move(term_t position_term, term_t side) {
    const Position *position = term_get_position(position_term);
    return position != NULL && PL_unify_atom(side, side_atom((Side)position->side));
}

static foreign_t in_check(term_t position_term) {
    const Position *position = term_get_position(position_term);
    return position != NULL && position_in_check(position);
}

static foreign_t evaluate_position(term_t position_term, term_t centipawns) {
    const Position *position = term_get_position(position_term);
    return position != NULL && PL_unify_integer(centipawns, evaluate_material(position));
}

/* A piece in which the kind, or all of it, may be unbound: (piece & mask) == value. False: an error has been raised. */
static bool get_piece_pattern(term_t term, Piece *mask, Piece *value) {
    term_t side = PL_new_term_refs(2), kind = side + 1;
    atom_t name;
    size_t arity;
    *mask = *value = 0;
    if (PL_is_variable(term)) return true;
    if (PL_get_compound_name_arity_sz(term, &name, &arity) && arity == 1 && PL_get_arg(1, term, kind) && PL_is_variable(kind) &&
        (name == side_atom(SENTE) || name == side_atom(GOTE))) {
        *mask = GOTE_PIECE;
        *value = name == side_atom(GOTE) ? GOTE_PIECE : 0;
        return true;
    }
    *mask = 0xff;
    return term_get_piece(term, value);
}

static unsigned next_piece(const Position *position, unsigned square, Piece mask, Piece value) {
    while (square < SQUARES && (position->board[square] == 0 || (position->board[square] & mask) != value)) square++;
    return square;
}

static bool unify_piece(term_t term, Piece piece) {
    term_t built = PL_new_term_ref();
    return term_put_piece(built, piece) && PL_unify(term, built);
}

/* The context is the square of the next solution. */
static foreign_t piece_at(term_t position_term, term_t square_term, term_t piece_term, control_t control) {
    if (PL_foreign_control(control) == PL_PRUNED) return TRUE;
    const Position *position = term_get_position(position_term);
    Piece mask, value;
    if (position == NULL || !get_piece_pattern(piece_term, &mask, &value)) return FALSE;
    unsigned square;
    if (PL_foreign_control(control) == PL_REDO)
        square = (unsigned)PL_foreign_context(control);
    else if (PL_is_variable(square_term))
        square = next_piece(position, 0, mask, value);
    else {
        if (!term_get_square(square_term, &square) || square == NO_SQUARE || position->board[square] == 0) return FALSE;
        return unify_piece(piece_term, position->board[square]);
    }
    if (square == NO_SQUARE || !PL_unify_integer(square_term, square_number(square)) ||
        !unify_piece(piece_term, position->board[square]))
        return FALSE;
    unsigned next = next_piece(position, square + 1, mask, value);
    if (next == NO_SQUARE) return TRUE;
    PL_retry((intptr_t)next);
}

/* Which places of the two hands hand/4 asks for: every bound argument narrows it. */
typedef struct HandQuery {
    const Position *position;
    bool any_side, any_kind, any_count;
    Side side;
    unsigned kind;
    int64_t count;
} HandQuery;

static unsigned place_count(const Position *position, unsigned place) {
    return hand_count(position->hand[place / HAND_ORDER_LENGTH], HAND_ORDER[place % HAND_ORDER_LENGTH]);
}

static unsigned next_place(const HandQuery *query, unsigned place) {
    for (; place < HAND_PLACES; place++) {
        unsigned count = place_count(query->position, place);
        if (count > 0 && (query->any_side || query->side == place / HAND_ORDER_LENGTH) &&
            (query->any_kind || query->kind == HAND_ORDER[place % HAND_ORDER_LENGTH]) &&
            (query->any_count || query->count == count))
            break;
    }
    return place;
}

static bool get_hand_query(term_t position, term_t side, term_t kind, term_t count, HandQuery *query) {
    query->any_side = PL_is_variable(side);
    query->any_kind = PL_is_variable(kind);
    query->any_count = PL_is_variable(count);
    return (query->position = term_get_position(position)) != NULL && (query->any_side || term_get_side(side, &query->side)) &&
           (query->any_kind || term_get_kind(kind, &query->kind)) && (query->any_count || PL_get_int64_ex(count, &query->count));
}

/* The context is the place of the next solution. */
static foreign_t hand(term_t position, term_t side, term_t kind, term_t count, control_t control) {
    HandQuery query;
    if (PL_foreign_control(control) == PL_PRUNED) return TRUE;
    if (!get_hand_query(position, side, kind, count, &query)) return FALSE;
    unsigned place = PL_foreign_control(control) == PL_REDO ? (unsigned)PL_foreign_context(control) : next_place(&query, 0);
    if (place == HAND_PLACES || !PL_unify_atom(side, side_atom((Side)(place / HAND_ORDER_LENGTH))) ||
        !PL_unify_atom(kind, kind_atom(HAND_ORDER[place % HAND_ORDER_LENGTH])) ||
        !PL_unify_integer(count, (intptr_t)place_count(query.position, place)))
        return FALSE;
    unsigned next = next_place(&query, place + 1);
    if (next == HAND_PLACES) return TRUE;
    PL_retry((intptr_t)next);
}

static bool put_pieces(term_t list, const Position *position) {
    term_t arguments = PL_new_term_refs(3), element = arguments + 2;
    if (!PL_put_nil(list)) return false;
    for (unsigned square = SQUARES; square-- > 0;)
        if (position->board[square] != 0 &&
            (!PL_put_integer(arguments, square_number(square)) || !term_put_piece(arguments + 1, position->board[square]) ||
             !PL_cons_functor_v(element, FUNCTOR_AT, arguments) || !PL_cons_list(list, element, list)))
            return false;
    return true;
}

static bool put_hands(term_t list, const Position *position) {
    term_t arguments = PL_new_term_refs(4), element = arguments + 3;
    if (!PL_put_nil(list)) return false;
    for (unsigned place = HAND_PLACES; place-- > 0;) {
        unsigned count = place_count(position, place);
        if (count > 0 && (!PL_put_atom(arguments, side_atom((Side)(place / HAND_ORDER_LENGTH))) ||
                          !PL_put_atom(arguments + 1, kind_atom(HAND_ORDER[place % HAND_ORDER_LENGTH])) ||
                          !PL_put_integer(arguments + 2, (long)count) || !PL_cons_functor_v(element, FUNCTOR_HAND, arguments) ||
                          !PL_cons_list(list, element, list)))
            return false;
    }
    return true;
}

static bool unify_shogi_term(term_t term, const Position *position) {
    term_t arguments = PL_new_term_refs(4), built = arguments + 3;
    return PL_put_atom(arguments, side_atom((Side)position->side)) && put_pieces(arguments + 1, position) &&
           put_hands(arguments + 2, position) && PL_cons_functor_v(built, FUNCTOR_SHOGI, arguments) && PL_unify(term, built);
}

static const char *const RULE_NAME[] = {
    [SETUP_BAD_PIECE] = "bad_piece", [SETUP_TOO_MANY] = "too_many",     [SETUP_TWO_KINGS] = "two_kings",
    [SETUP_NIFU] = "nifu",           [SETUP_DEAD_PIECE] = "dead_piece", [SETUP_CAN_TAKE_KING] = "can_take_king",
};

static bool raise_bad_position(const SetupFault *fault) {
    term_t arguments = PL_new_term_refs(5), built = arguments + 4;
    bool square = fault->square == NO_SQUARE ? PL_put_atom(arguments + 1, ATOM_NONE)
                                             : PL_put_integer(arguments + 1, square_number(fault->square));
    return square && PL_put_atom_chars(arguments, RULE_NAME[fault->rule]) && PL_put_atom(arguments + 2, kind_atom(fault->kind)) &&
           PL_put_atom(arguments + 3, side_atom(fault->side)) && PL_cons_functor_v(built, FUNCTOR_BAD_POSITION, arguments) &&
           raise_gunshi(built);
}

/* One element of a list, or the fault of what stands in its place. */
static bool get_element(term_t element, functor_t functor, const char *type, size_t arity, term_t arguments) {
    if (!PL_is_functor(element, functor)) return raise_type_error(type, element);
    for (size_t i = 0; i < arity; i++)
        if (!PL_get_arg(i + 1, element, arguments + i)) return false;
    return true;
}

static bool get_pieces(term_t list, Setup *setup) {
    term_t tail = PL_copy_term_ref(list), element = PL_new_term_refs(3), arguments = element + 1;
    while (PL_get_list_ex(tail, element, tail)) {
        unsigned square;
        Piece piece;
        if (!get_element(element, FUNCTOR_AT, "at", 2, arguments) || !term_get_square(arguments, &square)) return false;
        if (square == NO_SQUARE) return raise_type_error("square", arguments);
        if (!term_get_piece(arguments + 1, &piece)) return false;
        if (setup->board[square] != 0) return raise_domain_error("free_square", arguments);
        setup->board[square] = piece;
    }
    return PL_get_nil_ex(tail);
}

/* More pieces than there are: enough for position_build to refuse them, whatever was asked. */
enum { HAND_OVERFULL = 100 };

static bool get_hands(term_t list, Setup *setup) {
    term_t tail = PL_copy_term_ref(list), element = PL_new_term_refs(4), arguments = element + 1;
    while (PL_get_list_ex(tail, element, tail)) {
        Side side;
        unsigned kind;
        int64_t count;
        if (!get_element(element, FUNCTOR_HAND, "hand", 3, arguments) || !term_get_side(arguments, &side) ||
            !term_get_kind(arguments + 1, &kind))
            return false;
        if (kind >= HAND_KINDS) return raise_domain_error("hand_kind", arguments + 1);
        if (!term_get_not_negative(arguments + 2, &count)) return false;
        if (count > HAND_OVERFULL) count = HAND_OVERFULL;
        count += setup->hand[side][kind];
        setup->hand[side][kind] = (uint8_t)(count > HAND_OVERFULL ? HAND_OVERFULL : count);
    }
    return PL_get_nil_ex(tail);
}

static bool build_position(term_t term, Position *position) {
    Setup setup = {.side = SENTE};
    term_t arguments = PL_new_term_refs(3);
    if (!get_element(term, FUNCTOR_SHOGI, "shogi", 3, arguments) || !term_get_side(arguments, &setup.side) ||
        !get_pieces(arguments + 1, &setup) || !get_hands(arguments + 2, &setup))
        return false;
    SetupFault fault = position_build(position, &setup);
    return fault.rule == SETUP_FINE || raise_bad_position(&fault);
}

static foreign_t position_term(term_t position_term, term_t term) {
    if (!PL_is_variable(position_term)) {
        const Position *position = term_get_position(position_term);
        return position != NULL && unify_shogi_term(term, position);
    }
    Position built;
    return build_position(term, &built) && term_unify_position(position_term, &built);
}

void install_shogi_position(void) {
    FUNCTOR_SHOGI = PL_new_functor(PL_new_atom("shogi"), 3);
    FUNCTOR_AT = PL_new_functor(PL_new_atom("at"), 2);
    FUNCTOR_HAND = PL_new_functor(PL_new_atom("hand"), 3);
    FUNCTOR_BAD_POSITION = PL_new_functor(PL_new_atom("bad_position"), 4);
    PL_register_foreign_in_module(MODULE, "side_to_move", 2, side_to_move, 0);
    PL_register_foreign_in_module(MODULE, "in_check", 1, in_check, 0);
    PL_register_foreign_in_module(MODULE, "evaluate", 2, evaluate_position, 0);
    PL_register_foreign_in_module(MODULE, "piece_at", 3, piece_at, PL_FA_NONDETERMINISTIC);
    PL_register_foreign_in_module(MODULE, "hand", 4, hand, PL_FA_NONDETERMINISTIC);
    PL_register_foreign_in_module(MODULE, "position_term", 2, position_term, 0);
}
