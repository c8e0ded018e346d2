#include "terms.h"

#include <string.h>

#include "../shogi/position.h"

atom_t ATOM_NONE;

static const char *const KIND_NAME[KINDS] = {"none", "fu", "ky", "ke", "gi", "ka", "hi", "ki",
                                             "ou",   "to", "ny", "nk", "ng", "um", "ry"};

static atom_t KIND_ATOMS[KINDS];
static atom_t SIDE_ATOMS[2];
static functor_t SIDE_FUNCTORS[2];
static functor_t FUNCTOR_MOVE, FUNCTOR_PROMOTE, FUNCTOR_DROP, FUNCTOR_ERROR, FUNCTOR_GUNSHI, FUNCTOR_SYNTAX_ERROR, FUNCTOR_STRING,
    FUNCTOR_POINTS;

void terms_install(void) {
    for (unsigned kind = 0; kind < KINDS; kind++) KIND_ATOMS[kind] = PL_new_atom(KIND_NAME[kind]);
    ATOM_NONE = KIND_ATOMS[NO_KIND];
    SIDE_ATOMS[SENTE] = PL_new_atom("sente");
    SIDE_ATOMS[GOTE] = PL_new_atom("gote");
    for (Side side = SENTE; side <= GOTE; side++) SIDE_FUNCTORS[side] = PL_new_functor(SIDE_ATOMS[side], 1);
    FUNCTOR_MOVE = PL_new_functor(PL_new_atom("move"), 2);
    FUNCTOR_PROMOTE = PL_new_functor(PL_new_atom("promote"), 2);
    FUNCTOR_DROP = PL_new_functor(PL_new_atom("drop"), 2);
    FUNCTOR_ERROR = PL_new_functor(PL_new_atom("error"), 2);
    FUNCTOR_GUNSHI = PL_new_functor(PL_new_atom("gunshi"), 1);
    FUNCTOR_SYNTAX_ERROR = PL_new_functor(PL_new_atom("syntax_error"), 1);
    FUNCTOR_STRING = PL_new_functor(PL_new_atom("string"), 2);
    FUNCTOR_POINTS = PL_new_functor(PL_new_atom("points"), KINDS - 2);
}

atom_t side_atom(Side side) { return SIDE_ATOMS[side]; }
atom_t kind_atom(unsigned kind) { return KIND_ATOMS[kind]; }

long square_number(unsigned square) { return (long)(square_file(square) * 10 + square_rank(square)); }

/* NO_SQUARE for an integer that is no square of the board. */
static unsigned square_from_number(int64_t number) {
    if (number < 11 || number > 99 || number % 10 == 0) return NO_SQUARE;
    return square_make((unsigned)number / 10, (unsigned)number % 10);
}

/* False, and nothing raised, when the atom is no kind. */
static bool find_kind(atom_t atom, unsigned *kind) {
    for (unsigned k = FU; k < KINDS; k++)
        if (KIND_ATOMS[k] == atom) {
            *kind = k;
            return true;
        }
    return false;
}

bool term_get_side(term_t term, Side *side) {
    atom_t atom;
    if (PL_get_atom(term, &atom)) {
        if (atom == SIDE_ATOMS[SENTE]) return *side = SENTE, true;
        if (atom == SIDE_ATOMS[GOTE]) return *side = GOTE, true;
    }
    return raise_type_error("side", term);
}

bool term_get_kind(term_t term, unsigned *kind) {
    atom_t atom;
    if (PL_get_atom(term, &atom) && find_kind(atom, kind)) return true;
    return raise_type_error("kind", term);
}

bool term_get_square(term_t term, unsigned *square) {
    int64_t number;
    if (!PL_is_integer(term)) return raise_type_error("integer", term); /* PL_get_int64 takes 28.0 too */
    *square = PL_get_int64(term, &number) ? square_from_number(number) : NO_SQUARE;
    return true;
}

bool term_get_not_negative(term_t term, int64_t *value) {
    if (!PL_get_int64_ex(term, value)) return false;
    return *value >= 0 || raise_type_error("not_less_than_zero", term);
}

bool term_get_length(term_t list, size_t *length) {
    term_t tail = PL_new_term_ref();
    switch (PL_skip_list(list, tail, length)) {
    case PL_LIST: return true;
    case PL_PARTIAL_LIST: return raise_instantiation_error(tail);
    default: return raise_type_error("list", list);
    }
}

bool term_get_points(term_t term, Points *points) {
    term_t argument = PL_new_term_ref();
    if (!PL_is_functor(term, FUNCTOR_POINTS)) return raise_type_error("points", term);
    size_t index = 1;
    points->of[NO_KIND] = points->of[OU] = 0;
    for (unsigned kind = FU; kind < KINDS; kind++)
        if (kind != OU && (!PL_get_arg(index++, term, argument) || !PL_get_integer_ex(argument, &points->of[kind]))) return false;
    return true;
}

bool term_get_piece(term_t term, Piece *piece) {
    functor_t functor;
    if (PL_get_functor(term, &functor) && (functor == SIDE_FUNCTORS[SENTE] || functor == SIDE_FUNCTORS[GOTE])) {
        term_t argument = PL_new_term_ref();
        atom_t atom;
        unsigned kind;
        if (!PL_get_arg(1, term, argument)) return false;
        if (PL_is_variable(argument)) return raise_instantiation_error(argument);
        if (PL_get_atom(argument, &atom) && find_kind(atom, &kind)) {
            *piece = piece_make(functor == SIDE_FUNCTORS[SENTE] ? SENTE : GOTE, kind);
            return true;
        }
    }
    return raise_type_error("piece", term);
}

bool term_put_piece(term_t term, Piece piece) {
    return PL_put_atom(term, KIND_ATOMS[piece_kind(piece)]) && PL_cons_functor_v(term, SIDE_FUNCTORS[piece_side(piece)], term);
}

enum { TO_BITS = 127, FROM_BITS = 127 << 7 };

/* A square inside a move term. False, and nothing raised, when it is neither unbound nor an integer. */
static bool pattern_square(term_t term, unsigned shift, MovePattern *pattern) {
    int64_t number;
    if (PL_is_variable(term)) {
        pattern->whole = false;
        return true;
    }
    if (!PL_is_integer(term)) return false;
    unsigned square = PL_get_int64(term, &number) ? square_from_number(number) : NO_SQUARE;
    if (square == NO_SQUARE) pattern->empty = true;
    pattern->mask = (Move)(pattern->mask | 127U << shift);
    pattern->value = (Move)(pattern->value | square << shift);
    return true;
}

/* The same for the kind of a drop. */
static bool pattern_kind(term_t term, MovePattern *pattern) {
    atom_t atom;
    unsigned kind;
    if (PL_is_variable(term)) {
        pattern->whole = false;
        return true;
    }
    if (!PL_get_atom(term, &atom) || !find_kind(atom, &kind)) return false;
    if (kind >= HAND_KINDS) pattern->empty = true;
    pattern->mask |= FROM_BITS;
    pattern->value = (Move)(pattern->value | kind << 7);
    return true;
}

bool term_get_move_pattern(term_t term, MovePattern *pattern) {
    functor_t functor;
    *pattern = (MovePattern){.mask = MOVE_DROP | MOVE_PROMOTE, .whole = true};
    if (PL_is_variable(term)) {
        *pattern = (MovePattern){.whole = false};
        return true;
    }
    if (!PL_get_functor(term, &functor)) return raise_type_error("move", term);
    bool drop = functor == FUNCTOR_DROP;
    if (drop)
        pattern->value = MOVE_DROP;
    else if (functor == FUNCTOR_PROMOTE)
        pattern->value = MOVE_PROMOTE;
    else if (functor != FUNCTOR_MOVE)
        return raise_type_error("move", term);
    term_t argument = PL_new_term_ref();
    if (!PL_get_arg(1, term, argument)) return false;
    if (!(drop ? pattern_kind(argument, pattern) : pattern_square(argument, 7, pattern))) return raise_type_error("move", term);
    if (!PL_get_arg(2, term, argument)) return false;
    return pattern_square(argument, 0, pattern) || raise_type_error("move", term);
}

/* As SWI-Prolog's instantiation error, with a word of help. */
static bool raise_open_move(void) {
    term_t error = PL_new_term_ref();
    return PL_unify_term(error, PL_FUNCTOR_CHARS, "error", 2, PL_CHARS, "instantiation_error", PL_FUNCTOR_CHARS, "context", 2,
                         PL_VARIABLE, PL_CHARS, "a move is needed; legal_move(Position, Move) gives one after the other") &&
           PL_raise_exception(error);
}

bool term_get_move(term_t term, Move *move) {
    MovePattern pattern;
    if (!term_get_move_pattern(term, &pattern)) return false;
    if (!pattern.whole) return raise_open_move();
    *move = pattern.empty ? MOVE_NONE : pattern.value;
    return true;
}

bool move_from_code(int64_t code, Move *move) {
    if (code <= 0 || code > UINT16_MAX) return false;
    *move = (Move)code;
    if (move_to(*move) >= SQUARES) return false;
    if (move_is_drop(*move)) return !move_is_promotion(*move) && move_from(*move) >= FU && move_from(*move) < HAND_KINDS;
    return move_from(*move) < SQUARES;
}

bool term_get_move_or_code(term_t term, Move *move) {
    int64_t code;
    if (!PL_get_int64(term, &code)) return term_get_move(term, move);
    return move_from_code(code, move) || raise_type_error("move", term);
}

bool term_put_move(term_t term, Move move, term_t arguments) {
    functor_t functor = move_is_drop(move) ? FUNCTOR_DROP : move_is_promotion(move) ? FUNCTOR_PROMOTE : FUNCTOR_MOVE;
    bool put = move_is_drop(move) ? PL_put_atom(arguments, KIND_ATOMS[move_dropped(move)])
                                  : PL_put_integer(arguments, square_number(move_from(move)));
    return put && PL_put_integer(arguments + 1, square_number(move_to(move))) && PL_cons_functor_v(term, functor, arguments);
}

bool term_unify_move(term_t term, Move move) {
    term_t built = PL_new_term_refs(3);
    return term_put_move(built, move, built + 1) && PL_unify(term, built);
}

bool term_put_moves(term_t list, const Move *moves, unsigned count) {
    term_t element = PL_new_term_refs(3);
    if (!PL_put_nil(list)) return false;
    while (count-- > 0)
        if (!term_put_move(element, moves[count], element + 1) || !PL_cons_list(list, element, list)) return false;
    return true;
}

bool term_unify_moves(term_t term, const Move *moves, unsigned count) {
    term_t list = PL_new_term_ref();
    return term_put_moves(list, moves, count) && PL_unify(term, list);
}

bool term_get_text(term_t term, Text *text) {
    if (PL_is_variable(term)) return raise_instantiation_error(term);
    return PL_get_nchars(term, &text->length, &text->chars,
                         CVT_ATOM | CVT_STRING | CVT_LIST | CVT_EXCEPTION | BUF_STACK | REP_UTF8);
}

bool term_unify_string(term_t term, const char *chars, size_t length) {
    return PL_unify_chars(term, PL_STRING | REP_UTF8, length, chars);
}

/* error(Formal, Context), with both in `arguments`. */
static bool raise_error(term_t arguments) {
    term_t error = PL_new_term_ref();
    return PL_cons_functor_v(error, FUNCTOR_ERROR, arguments) && PL_raise_exception(error);
}

bool raise_gunshi(term_t fault) {
    term_t arguments = PL_new_term_refs(2);
    return PL_cons_functor_v(arguments, FUNCTOR_GUNSHI, fault) && raise_error(arguments);
}

bool raise_syntax_error(const char *what, const Text *text) {
    term_t arguments = PL_new_term_refs(4), place = arguments + 2;
    return PL_put_atom_chars(arguments, what) && PL_cons_functor_v(arguments, FUNCTOR_SYNTAX_ERROR, arguments) &&
           PL_put_chars(place, PL_STRING | REP_UTF8, text->length, text->chars) && PL_put_integer(place + 1, 0) &&
           PL_cons_functor_v(arguments + 1, FUNCTOR_STRING, place) && raise_error(arguments);
}
