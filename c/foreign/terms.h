/* terms.h: the small values of shogi as Prolog terms.
 *
 *     side    sente | gote
 *     square  integer, file * 10 + rank: 11..99
 *     kind    fu ky ke gi ki ka hi ou to ny nk ng um ry
 *     piece   sente(Kind) | gote(Kind)
 *     move    move(From, To) | promote(From, To) | drop(Kind, To)
 *
 * Atoms and functors are interned once, by terms_install. A function named term_get_… that returns false has raised an ISO error,
 * unless its comment says otherwise. A function named term_put_… writes into a term reference of the caller's and returns false
 * only when a stack is full (and then has raised that).
 */
#ifndef GUNSHI_FOREIGN_TERMS_H
#define GUNSHI_FOREIGN_TERMS_H

#include <SWI-Prolog.h>

#include "../shogi/points.h"
#include "../shogi/types.h"

void terms_install(void);

/* Interned names. */
extern atom_t ATOM_NONE;
atom_t side_atom(Side side);
atom_t kind_atom(unsigned kind);

/* 11..99 from 0..80. */
long square_number(unsigned square);

bool term_get_side(term_t term, Side *side);
bool term_get_kind(term_t term, unsigned *kind);
/* An integer that is no square of the board gives NO_SQUARE. */
bool term_get_square(term_t term, unsigned *square);
bool term_get_not_negative(term_t term, int64_t *value);
/* How many elements a proper list has. */
bool term_get_length(term_t list, size_t *length);
bool term_get_piece(term_t term, Piece *piece);
bool term_put_piece(term_t term, Piece piece);
/* points(Fu, Ky, …), integers in the order of the kinds, the king's left out. */
bool term_get_points(term_t term, Points *points);

/* A set of moves given by a term in which From, Kind and To may be unbound: those with (move & mask) == value. `empty` is
 * set when no 16 bits can be meant, as in move(20, 30). `whole` is set when the term is a single move. */
typedef struct MovePattern {
    Move mask;
    Move value;
    bool empty;
    bool whole;
} MovePattern;

static inline bool pattern_matches(const MovePattern *pattern, Move move) { return (move & pattern->mask) == pattern->value; }

/* An unbound term is the pattern of every move. What can never become a move is type_error(move, Term). */
bool term_get_move_pattern(term_t term, MovePattern *pattern);

/* A whole move; MOVE_NONE when it has the form of one, but names a square that is not on the board or a kind that is never in
 * hand. */
bool term_get_move(term_t term, Move *move);
/* The same from a move term or from a move code. */
bool term_get_move_or_code(term_t term, Move *move);
/* True when the integer is the 16 bits of a move term. Raises nothing. */
bool move_from_code(int64_t code, Move *move);

/* `arguments` are two consecutive term references, overwritten. */
bool term_put_move(term_t term, Move move, term_t arguments);
bool term_unify_move(term_t term, Move move);
bool term_put_moves(term_t list, const Move *moves, unsigned count);
bool term_unify_moves(term_t term, const Move *moves, unsigned count);

/* Text of an atom, a string, or a list of codes or characters, as UTF-8. The memory is Prolog's, until the next
 * PL_STRINGS_RELEASE. */
typedef struct Text {
    char *chars;
    size_t length;
} Text;

bool term_get_text(term_t term, Text *text);
bool term_unify_string(term_t term, const char *chars, size_t length);

/* PL_unify and the errors of SWI-Prolog, as bool: what a predicate returns without a change of sign. The errors return false.
 * The type error of an unbound culprit is an instantiation error: SWI-Prolog sees to that. */
static inline bool term_unify(term_t a, term_t b) { return PL_unify(a, b); }
static inline bool term_unify_integer(term_t term, intptr_t value) { return PL_unify_integer(term, value); }
static inline bool raise_instantiation_error(term_t culprit) {
    PL_instantiation_error(culprit);
    return false;
}
static inline bool raise_uninstantiation_error(term_t culprit) {
    PL_uninstantiation_error(culprit);
    return false;
}
static inline bool raise_type_error(const char *type, term_t culprit) {
    PL_type_error(type, culprit);
    return false;
}
static inline bool raise_domain_error(const char *domain, term_t culprit) {
    PL_domain_error(domain, culprit);
    return false;
}
static inline bool raise_representation_error(const char *what) {
    PL_representation_error(what);
    return false;
}
static inline bool raise_resource_error(const char *what) {
    PL_resource_error(what);
    return false;
}
static inline bool raise_permission_error(const char *action, const char *type, term_t culprit) {
    PL_permission_error(action, type, culprit);
    return false;
}

/* Raises error(gunshi(Fault), _), or error(syntax_error(What), string(Text, 0)); both return false. */
bool raise_gunshi(term_t fault);
bool raise_syntax_error(const char *what, const Text *text);

#endif
