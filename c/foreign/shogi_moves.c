/* shogi_moves.c: the moves of a position, one by one or as a list, and the position after one. */
#include <stdlib.h>
#include <string.h>

#include "../shogi/legality.h"
#include "../shogi/movegen.h"
#include "../shogi/plain.h"
#include "blobs.h"
#include "install.h"
#include "terms.h"

static const char MODULE[] = "gunshi_shogi_position";

static atom_t ATOM_LEGAL, ATOM_PAPER;

static foreign_t legal_moves(term_t position_term, term_t moves_term) {
    Move moves[MAX_MOVES];
    const Position *position = term_get_position(position_term);
    return position != NULL && term_unify_moves(moves_term, moves, movegen_legal(position, moves));
}

static foreign_t checking_moves(term_t position_term, term_t moves_term) {
    Move moves[MAX_MOVES];
    const Position *position = term_get_position(position_term);
    return position != NULL && term_unify_moves(moves_term, moves, movegen_checks(position, moves));
}

static foreign_t rule_moves(term_t rules, term_t position_term, term_t moves_term) {
    Move moves[MAX_MOVES];
    atom_t name;
    if (!PL_get_atom_ex(rules, &name)) return FALSE;
    if (name != ATOM_LEGAL && name != ATOM_PAPER) return raise_domain_error("rules", rules);
    const Position *position = term_get_position(position_term);
    if (position == NULL) return FALSE;
    unsigned count = name == ATOM_LEGAL ? movegen_legal(position, moves) : plain_moves(position, moves);
    return term_unify_moves(moves_term, moves, count);
}

static foreign_t move_count(term_t position_term, term_t count) {
    const Position *position = term_get_position(position_term);
    return position != NULL && PL_unify_integer(count, (intptr_t)movegen_count(position));
}

/* The moves of legal_move/2 that are still to come. */
typedef struct Enumeration {
    unsigned next;
    unsigned count;
    bool can_fail; /* the term is partly bound, so a move of the list may still not unify: move(X, X) */
    Move moves[];
} Enumeration;

/* Unifies with the first move from *next on that fits, and sets *next behind it. */
static bool unify_next(term_t term, const Move *moves, unsigned *next, unsigned count, bool can_fail) {
    if (!can_fail) return term_unify_move(term, moves[(*next)++]);
    fid_t frame = PL_open_foreign_frame();
    bool unified = false;
    if (!frame) return false;
    while (!unified && *next < count) {
        unified = term_unify_move(term, moves[(*next)++]);
        if (unified || PL_exception(0)) break;
        PL_rewind_foreign_frame(frame);
    }
    PL_close_foreign_frame(frame);
    return unified;
}

static foreign_t first_legal_move(term_t position_term, term_t move_term) {
    const Position *position = term_get_position(position_term);
    MovePattern pattern;
    if (position == NULL || !term_get_move_pattern(move_term, &pattern) || pattern.empty) return FALSE;
    if (pattern.whole) return move_is_legal(position, pattern.value);
    Move moves[MAX_MOVES];
    unsigned count = 0, next = 0;
    for (unsigned i = 0, all = movegen_legal(position, moves); i < all; i++)
        if (pattern_matches(&pattern, moves[i])) moves[count++] = moves[i];
    bool can_fail = pattern.mask != 0;
    if (count == 0 || !unify_next(move_term, moves, &next, count, can_fail)) return FALSE;
    if (next == count) return TRUE;
    Enumeration *rest = malloc(sizeof *rest + (count - next) * sizeof *moves);
    if (rest == NULL) return raise_resource_error("memory");
    *rest = (Enumeration){.next = 0, .count = count - next, .can_fail = can_fail};
    memcpy(rest->moves, moves + next, rest->count * sizeof *moves);
    PL_retry_address(rest);
}

static foreign_t legal_move(term_t position, term_t move, control_t control) {
    Enumeration *rest;
    switch (PL_foreign_control(control)) {
    case PL_FIRST_CALL: return first_legal_move(position, move);
    case PL_REDO: {
        rest = PL_foreign_context_address(control);
        bool unified = unify_next(move, rest->moves, &rest->next, rest->count, rest->can_fail);
        if (unified && rest->next < rest->count) PL_retry_address(rest);
        free(rest);
        return unified;
    }
    default: free(PL_foreign_context_address(control)); return TRUE;
    }
}

static foreign_t position_after(term_t before_term, term_t move_term, term_t after_term) {
    const Position *before = term_get_position(before_term);
    Move move;
    Undo undo;
    if (before == NULL || !term_get_move(move_term, &move) || move == MOVE_NONE || !move_is_legal(before, move)) return FALSE;
    Position after = *before;
    position_make(&after, move, &undo);
    return term_unify_position(after_term, &after);
}

static foreign_t position_passed(term_t before_term, term_t passed_term) {
    const Position *before = term_get_position(before_term);
    Undo undo;
    if (before == NULL || bb_any(before->checkers)) return FALSE;
    Position passed = *before;
    position_make_null_move(&passed, &undo);
    return term_unify_position(passed_term, &passed);
}

static foreign_t move_code(term_t move_term, term_t code_term) {
    MovePattern pattern;
    if (!term_get_move_pattern(move_term, &pattern)) return FALSE;
    if (pattern.empty) return raise_type_error("move", move_term);
    if (pattern.whole) return term_unify_integer(code_term, pattern.value);
    int64_t code;
    Move move;
    if (!PL_get_int64_ex(code_term, &code)) return FALSE;
    return move_from_code(code, &move) ? term_unify_move(move_term, move) : raise_domain_error("move_code", code_term);
}

void install_shogi_moves(void) {
    ATOM_LEGAL = PL_new_atom("legal");
    ATOM_PAPER = PL_new_atom("paper");
    PL_register_foreign_in_module(MODULE, "legal_move", 2, legal_move, PL_FA_NONDETERMINISTIC);
    PL_register_foreign_in_module(MODULE, "legal_moves", 2, legal_moves, 0);
    PL_register_foreign_in_module(MODULE, "checking_moves", 2, checking_moves, 0);
    PL_register_foreign_in_module(MODULE, "rule_moves", 3, rule_moves, 0);
    PL_register_foreign_in_module(MODULE, "move_count", 2, move_count, 0);
    PL_register_foreign_in_module(MODULE, "position_after", 3, position_after, 0);
    PL_register_foreign_in_module(MODULE, "position_passed", 2, position_passed, 0);
    PL_register_foreign_in_module(MODULE, "move_code", 2, move_code, 0);
}
