/* shogi_rules.c: the rules about whole games, as the core judges them: repetition and declaration. */
#include "../shogi/rules.h"

#include <stdlib.h>

#include "blobs.h"
#include "install.h"
#include "terms.h"

static const char MODULE[] = "gunshi_shogi_position";

static functor_t FUNCTOR_DECLARATION;
static atom_t REPETITION_ATOMS[4];

/* Fills states[0..count) from a list of that many positions. */
static bool get_states(term_t list, GameState *states) {
    term_t tail = PL_copy_term_ref(list), element = PL_new_term_ref();
    for (size_t i = 0; PL_get_list(tail, element, tail); i++) {
        const Position *position = term_get_position(element);
        if (position == NULL) return false;
        states[i] = rules_state(position);
    }
    return true;
}

static foreign_t repetition(term_t positions, term_t repetition_term, term_t ply_term) {
    size_t count;
    if (!term_get_length(positions, &count)) return FALSE;
    GameState *states = malloc((count + 1) * sizeof *states);
    if (states == NULL) return raise_resource_error("memory");
    unsigned ply = 0;
    bool known = get_states(positions, states);
    Repetition judged = known ? rules_repetition(states, count, &ply) : REPETITION_NONE;
    free(states);
    return known && PL_unify_atom(repetition_term, REPETITION_ATOMS[judged]) && PL_unify_integer(ply_term, (intptr_t)ply);
}

static foreign_t declaration(term_t position_term, term_t declaration_term) {
    const Position *position = term_get_position(position_term);
    if (position == NULL) return FALSE;
    Declaration declared = rules_declaration(position);
    term_t arguments = PL_new_term_refs(7), built = arguments + 6;
    return PL_put_bool(arguments, declared.wins) && PL_put_bool(arguments + 1, declared.king_in_camp) &&
           PL_put_bool(arguments + 2, declared.in_check) && PL_put_integer(arguments + 3, (long)declared.pieces_in_camp) &&
           PL_put_integer(arguments + 4, (long)declared.points) && PL_put_integer(arguments + 5, (long)declared.points_needed) &&
           PL_cons_functor_v(built, FUNCTOR_DECLARATION, arguments) && PL_unify(declaration_term, built);
}

void install_shogi_rules(void) {
    FUNCTOR_DECLARATION = PL_new_functor(PL_new_atom("declaration"), 6);
    REPETITION_ATOMS[REPETITION_NONE] = ATOM_NONE;
    REPETITION_ATOMS[REPETITION_DRAW] = PL_new_atom("draw");
    REPETITION_ATOMS[REPETITION_SENTE_LOSES] = PL_new_atom("sente_loses");
    REPETITION_ATOMS[REPETITION_GOTE_LOSES] = PL_new_atom("gote_loses");
    PL_register_foreign_in_module(MODULE, "repetition", 3, repetition, 0);
    PL_register_foreign_in_module(MODULE, "declaration", 2, declaration, 0);
}
