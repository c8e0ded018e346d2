/* change_arg.c: terms with many arguments as arrays, for the first paper's form 1.1.
 *
 * That form is position/83: the side to move, a ban/5 for each square in the order 11..99, the list of hands. The square XY is
 * argument XY - 8 - XY // 10.
 */
#include <limits.h>

#include "install.h"
#include "terms.h"

static const char MODULE[] = "gunshi_shogi_mutable";

enum { FIRST_SQUARE_ARGUMENT = 2, LAST_SQUARE_ARGUMENT = 82 };

static foreign_t change_arg(term_t index_term, term_t term, term_t old, term_t changed, term_t new) {
    atom_t name;
    size_t arity;
    int64_t index;
    if (!PL_get_compound_name_arity_sz(term, &name, &arity)) return raise_type_error("compound", term);
    if (!PL_get_int64(index_term, &index)) return !PL_is_integer(index_term) && raise_type_error("integer", index_term);
    if (index < 1 || (uint64_t)index > arity) return FALSE;
    if (arity > INT_MAX) return raise_resource_error("stack");
    term_t arguments = PL_new_term_refs((int)arity), copy = PL_new_term_ref();
    if (!arguments || !copy) return FALSE;
    if (!PL_get_arg_sz((size_t)index, term, copy) || !PL_unify(old, copy)) return FALSE;
    for (size_t i = 1; i <= arity; i++)
        if (i != (size_t)index && !PL_get_arg_sz(i, term, arguments + i - 1)) return FALSE;
    return PL_put_term(arguments + (size_t)index - 1, new) &&
           PL_cons_functor_v(copy, PL_new_functor_sz(name, arity), arguments) && PL_unify(changed, copy);
}

static bool unify_square_argument(term_t square_term, term_t argument_term, unsigned square) {
    return PL_unify_integer(square_term, square_number(square)) &&
           PL_unify_integer(argument_term, (intptr_t)square + FIRST_SQUARE_ARGUMENT);
}

/* The context is the next square. */
static foreign_t square_argument(term_t square_term, term_t argument_term, control_t control) {
    unsigned square = 0;
    int64_t argument;
    if (PL_foreign_control(control) == PL_PRUNED) return TRUE;
    if (PL_foreign_control(control) == PL_REDO)
        square = (unsigned)PL_foreign_context(control);
    else if (!PL_is_variable(square_term))
        return term_get_square(square_term, &square) && square != NO_SQUARE &&
               unify_square_argument(square_term, argument_term, square);
    else if (!PL_is_variable(argument_term)) {
        if (!PL_get_int64_ex(argument_term, &argument)) return FALSE;
        return argument >= FIRST_SQUARE_ARGUMENT && argument <= LAST_SQUARE_ARGUMENT &&
               unify_square_argument(square_term, argument_term, (unsigned)(argument - FIRST_SQUARE_ARGUMENT));
    }
    if (!unify_square_argument(square_term, argument_term, square)) return FALSE;
    if (square + 1 == SQUARES) return TRUE;
    PL_retry((intptr_t)square + 1);
}

static foreign_t square_ban(term_t term, term_t square_term, term_t ban) {
    unsigned square;
    size_t arity;
    atom_t name;
    term_t argument = PL_new_term_ref();
    if (!PL_get_compound_name_arity_sz(term, &name, &arity)) return raise_type_error("compound", term);
    if (!term_get_square(square_term, &square) || square == NO_SQUARE) return FALSE;
    return PL_get_arg_sz(square + FIRST_SQUARE_ARGUMENT, term, argument) && PL_unify(ban, argument);
}

void install_change_arg(void) {
    PL_register_foreign_in_module(MODULE, "change_arg", 5, change_arg, 0);
    PL_register_foreign_in_module(MODULE, "square_argument", 2, square_argument, PL_FA_NONDETERMINISTIC);
    PL_register_foreign_in_module(MODULE, "square_ban", 3, square_ban, 0);
}
