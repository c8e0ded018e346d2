/* shogi_duels.c: the numbers that tune a search, by name, and games between two sets of parameters. Progress is told by calling
 * gunshi_shogi_duels:duels_progress/2 on the calling thread.
 */
#include <stdlib.h>

#include "../shogi/train/duel.h"
#include "blobs.h"
#include "install.h"
#include "search_values.h"
#include "stops.h"
#include "terms.h"

static const char MODULE[] = "gunshi_shogi_duels", MARGINS[] = "gunshi_shogi_margins";

static functor_t FUNCTOR_ROW;
static predicate_t PROGRESS;

/* margin_rows(-Rows): row(Name, Value, Least, Most, Step, Sentence) for each. */
static foreign_t margin_rows(term_t rows_term) {
    term_t list = PL_new_term_refs(8), element = list + 1, arguments = list + 2;
    if (!PL_put_nil(list)) return FALSE;
    for (unsigned i = MARGIN_COUNT; i-- > 0;) {
        const MarginRow *row = &MARGIN_ROWS[i];
        if (!PL_put_atom_chars(arguments, row->name) || !PL_put_integer(arguments + 1, row->value) ||
            !PL_put_integer(arguments + 2, row->least) || !PL_put_integer(arguments + 3, row->most) ||
            !PL_put_integer(arguments + 4, row->step) || !PL_put_string_chars(arguments + 5, row->sentence) ||
            !PL_cons_functor_v(element, FUNCTOR_ROW, arguments) || !PL_cons_list(list, element, list))
            return FALSE;
    }
    return term_unify(rows_term, list);
}

static void progress(void *data, uint64_t done, uint64_t all) { tell_progress(PROGRESS, data, done, all); }

static bool unify_points(term_t term, const uint8_t *points, size_t count) {
    term_t list = PL_new_term_refs(2), number = list + 1;
    if (!PL_put_nil(list)) return false;
    for (size_t i = count; i-- > 0;)
        if (!PL_put_integer(number, points[i]) || !PL_cons_list(list, number, list)) return false;
    return term_unify(term, list);
}

/* play_duels(+A, +B, +Positions, +Nodes, +Threads, -Points): Points are half points of A, for each position. */
static foreign_t play_duels(term_t arguments, int arity, control_t control) {
    SharedParameters *a = term_get_parameters(arguments), *b = a ? term_get_parameters(arguments + 1) : NULL;
    int64_t nodes, threads;
    Stop stop;
    (void)arity, (void)control;
    if (b == NULL || !term_get_not_negative(arguments + 3, &nodes) || !term_get_not_negative(arguments + 4, &threads))
        return FALSE;
    if (nodes > 1000000000) return raise_domain_error("nodes", arguments + 3);
    if (threads > 64) return raise_domain_error("threads", arguments + 4);
    Duel order = {.parameters = {&a->parameters, &b->parameters}, .nodes = (unsigned)nodes, .threads = (unsigned)threads};
    Position *positions = term_get_positions(arguments + 2, &order.count);
    if (positions == NULL) return FALSE;
    uint8_t *points = malloc(order.count + 1);
    order.positions = positions;
    parameters_hold(a);
    parameters_hold(b);
    stop_init_polling(&stop);
    TrainStatus status = points == NULL ? TRAIN_NO_MEMORY : duel(&order, points, progress, &stop, &stop);
    parameters_let_go(a);
    parameters_let_go(b);
    bool unified = status == TRAIN_DONE && unify_points(arguments + 5, points, order.count);
    free(points);
    free(positions);
    return status == TRAIN_NO_MEMORY ? raise_resource_error("memory") : unified;
}

void install_shogi_duels(void) {
    FUNCTOR_ROW = PL_new_functor(PL_new_atom("row"), 6);
    PROGRESS = PL_predicate("duels_progress", 2, MODULE);
    PL_register_foreign_in_module(MARGINS, "margin_rows", 1, margin_rows, 0);
    PL_register_foreign_in_module(MODULE, "play_duels", 6, play_duels, PL_FA_VARARGS);
}
