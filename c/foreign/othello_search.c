/* othello_search.c: the Othello core's search, solver and weights; options are read in Prolog.
 *
 * Weights are a blob: immutable, shared by all threads, freed by the garbage collector.
 */
#include "../othello/search.h"

#include <SWI-Stream.h>
#include <stdlib.h>

#include "../othello/endgame.h"
#include "install.h"
#include "othello.h"
#include "stops.h"
#include "terms.h"

static const char MODULE[] = "gunshi_othello_search";

static functor_t FUNCTOR_SEARCHED, FUNCTOR_SOLVED, FUNCTOR_BAD_WEIGHTS;
static atom_t ATOM_TRUE, ATOM_FALSE, STOPPED_ATOMS[STOP_POLL];

static int weights_release(atom_t atom) {
    othello_weights_free(*(OthelloWeights **)PL_blob_data(atom, NULL, NULL));
    return TRUE;
}

static int weights_write(IOSTREAM *stream, atom_t atom, int flags) {
    (void)flags;
    return Sfprintf(stream, "<othello_weights>(%p)", *(void **)PL_blob_data(atom, NULL, NULL)) >= 0;
}

static PL_blob_t WEIGHTS_BLOB = {
    .magic = PL_BLOB_MAGIC,
    .flags = PL_BLOB_UNIQUE,
    .name = "othello_weights",
    .release = weights_release,
    .write = weights_write,
};

/* *weights is NULL for `none`. */
static bool get_weights(term_t term, const OthelloWeights **weights) {
    atom_t name;
    void *data;
    PL_blob_t *type;
    *weights = NULL;
    if (PL_get_atom(term, &name) && name == ATOM_NONE) return true;
    if (!PL_get_blob(term, &data, NULL, &type) || type != &WEIGHTS_BLOB) return raise_type_error("othello_weights", term);
    *weights = *(OthelloWeights **)data;
    return true;
}

bool term_unify_othello_weights(term_t term, OthelloWeights *weights) {
    if (weights == NULL) return raise_resource_error("memory");
    return PL_unify_blob(term, &weights, sizeof weights, &WEIGHTS_BLOB);
}

/* weights_read(+Text, -Weights) */
static foreign_t weights_read(term_t text_term, term_t weights_term) {
    Text text;
    OthelloWeightsError error;
    if (!term_get_text(text_term, &text)) return FALSE;
    OthelloWeights *weights = othello_weights_read(text.chars, text.length, &error);
    if (weights != NULL) return term_unify_othello_weights(weights_term, weights);
    term_t arguments = PL_new_term_refs(3), built = arguments + 2;
    return PL_put_integer(arguments, (long)error.line) && PL_put_string_chars(arguments + 1, error.what) &&
           PL_cons_functor_v(built, FUNCTOR_BAD_WEIGHTS, arguments) && raise_gunshi(built);
}

/* evaluate(+Position, +Weights, -Value): hundredths of a disc. */
static foreign_t evaluate(term_t position_term, term_t weights_term, term_t value) {
    const OthelloPosition *position = term_get_othello(position_term);
    const OthelloWeights *weights;
    return position != NULL && get_weights(weights_term, &weights) &&
           PL_unify_integer(value, othello_evaluate(weights, position->board));
}

static bool put_move(term_t term, unsigned move, term_t arguments) {
    return move == OTHELLO_NO_MOVE ? PL_put_atom(term, ATOM_NONE) : term_put_othello_move(term, move, arguments);
}

/* `scratch` are three consecutive term references. */
static bool put_line(term_t list, const uint8_t *line, unsigned length, term_t scratch) {
    if (!PL_put_nil(list)) return false;
    while (length-- > 0)
        if (!term_put_othello_move(scratch, line[length], scratch + 1) || !PL_cons_list(list, scratch, list)) return false;
    return true;
}

/* The nodes and seconds within which a loop must stay; 0 and 0.0: no such limit. */
static bool get_limits(term_t nodes_term, term_t seconds_term, Stop *stop, double *start) {
    int64_t nodes;
    double seconds;
    if (!term_get_not_negative(nodes_term, &nodes) || !PL_get_float_ex(seconds_term, &seconds)) return false;
    *start = stop_now();
    stop_init_polling(stop);
    stop->node_limit = (uint64_t)nodes;
    stop->deadline = seconds > 0 ? *start + seconds : 0;
    return true;
}

/* A list of squares. */
static bool get_squares(term_t list_term, uint64_t *squares) {
    const term_t list = PL_copy_term_ref(list_term), element = PL_new_term_ref();
    unsigned square;
    *squares = 0;
    while (PL_get_list_ex(list, element, list)) {
        if (!term_get_othello_square(element, &square)) return false;
        if (square == OTHELLO_SQUARES) return raise_domain_error("othello_square", element);
        *squares |= othello_bit(square);
    }
    return PL_get_nil_ex(list);
}

/* search_limited(+Position, +Weights, +Depth, +Nodes, +Seconds, +Only, -Result) */
static foreign_t search_limited(term_t position_term, term_t weights_term, term_t depth_term, term_t nodes_term,
                                term_t seconds_term, term_t only_term, term_t result_term) {
    const OthelloPosition *position = term_get_othello(position_term);
    OthelloSearchOptions options = {0};
    int64_t depth;
    Stop stop;
    double start;
    if (position == NULL || !get_weights(weights_term, &options.weights) || !term_get_not_negative(depth_term, &depth) ||
        !get_limits(nodes_term, seconds_term, &stop, &start) || !get_squares(only_term, &options.only))
        return FALSE;
    if (depth < 1 || depth > OTHELLO_SQUARES) return raise_domain_error("othello_depth", depth_term);
    options.depth = (unsigned)depth;
    const OthelloSearchResult result = othello_search(position->board, &options, &stop);
    if (stop.reason == STOP_POLL) return FALSE;
    term_t arguments = PL_new_term_refs(12), built = arguments + 8, scratch = arguments + 9;
    return put_move(arguments, result.move, scratch) && PL_put_integer(arguments + 1, result.score) &&
           PL_put_integer(arguments + 2, (long)result.depth) &&
           PL_put_atom(arguments + 3, result.exact ? ATOM_TRUE : ATOM_FALSE) && PL_put_uint64(arguments + 4, result.nodes) &&
           PL_put_float(arguments + 5, stop_now() - start) && put_line(arguments + 6, result.line, result.line_length, scratch) &&
           PL_put_atom(arguments + 7, STOPPED_ATOMS[stop.reason]) && PL_cons_functor_v(built, FUNCTOR_SEARCHED, arguments) &&
           term_unify(result_term, built);
}

static int judge(const void *weights, OthelloBoard board) { return othello_evaluate(weights, board); }

/* solve_limited(+Position, +Weights, +Nodes, +Seconds, -Result) */
static foreign_t solve_limited(term_t position_term, term_t weights_term, term_t nodes_term, term_t seconds_term,
                               term_t result_term) {
    const OthelloPosition *position = term_get_othello(position_term);
    const OthelloWeights *weights;
    OthelloSolveOptions options = {0};
    Stop stop;
    double start;
    if (position == NULL || !get_weights(weights_term, &weights) || !get_limits(nodes_term, seconds_term, &stop, &start))
        return FALSE;
    if (weights != NULL) options.judge = (OthelloJudge){.evaluate = judge, .data = weights};
    const OthelloSolved solved = othello_solve(position->board, &options, &stop);
    if (stop.reason == STOP_POLL) return FALSE;
    term_t arguments = PL_new_term_refs(11), built = arguments + 7, scratch = arguments + 8;
    return put_move(arguments, solved.move, scratch) && PL_put_integer(arguments + 1, solved.lower) &&
           PL_put_integer(arguments + 2, solved.upper) && PL_put_uint64(arguments + 3, solved.nodes) &&
           PL_put_float(arguments + 4, stop_now() - start) && put_line(arguments + 5, solved.line, solved.line_length, scratch) &&
           PL_put_atom(arguments + 6, STOPPED_ATOMS[stop.reason]) && PL_cons_functor_v(built, FUNCTOR_SOLVED, arguments) &&
           term_unify(result_term, built);
}

void install_othello_search(void) {
    FUNCTOR_SEARCHED = PL_new_functor(PL_new_atom("searched"), 8);
    FUNCTOR_SOLVED = PL_new_functor(PL_new_atom("solved"), 7);
    FUNCTOR_BAD_WEIGHTS = PL_new_functor(PL_new_atom("bad_othello_weights"), 2);
    ATOM_TRUE = PL_new_atom("true");
    ATOM_FALSE = PL_new_atom("false");
    STOPPED_ATOMS[STOP_NOT] = ATOM_NONE;
    STOPPED_ATOMS[STOP_FLAG] = PL_new_atom("flag");
    STOPPED_ATOMS[STOP_DEADLINE] = PL_new_atom("deadline");
    STOPPED_ATOMS[STOP_NODES] = PL_new_atom("nodes");
    PL_register_foreign_in_module(MODULE, "weights_read", 2, weights_read, 0);
    PL_register_foreign_in_module(MODULE, "evaluate", 3, evaluate, 0);
    PL_register_foreign_in_module(MODULE, "search_limited", 7, search_limited, 0);
    PL_register_foreign_in_module(MODULE, "solve_limited", 5, solve_limited, 0);
}
