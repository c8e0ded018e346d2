/* shogi_likely.c: the values by which quiet moves are ordered, by name, and how they are learned from searches. Progress is told by
 * calling predicates of two arguments of gunshi_shogi_likely, a phase each, on the calling thread.
 */
#include <stdlib.h>

#include "../shogi/train/likely_train.h"
#include "blobs.h"
#include "install.h"
#include "search_values.h"
#include "stops.h"
#include "terms.h"

static const char MODULE[] = "gunshi_shogi_likely";

static functor_t FUNCTOR_ROW, FUNCTOR_MEASURE;
static predicate_t SEARCHED, TRIED, LEARNT;

/* likely_rows(-Rows): row(Name, First, Count) for each. */
static foreign_t likely_rows(term_t rows_term) {
    term_t list = PL_new_term_refs(5), element = list + 1, arguments = list + 2;
    LikelyRow row;
    unsigned count = 0;
    while (likely_row(count, &row)) count++;
    if (!PL_put_nil(list)) return FALSE;
    while (count-- > 0) {
        likely_row(count, &row);
        if (!PL_chars_to_term(row.name, arguments) || !PL_put_integer(arguments + 1, (long)row.first) ||
            !PL_put_integer(arguments + 2, (long)row.count) || !PL_cons_functor_v(element, FUNCTOR_ROW, arguments) ||
            !PL_cons_list(list, element, list))
            return FALSE;
    }
    return term_unify(rows_term, list);
}

/* Whom to tell; what it throws, or a signal meanwhile, ends the work. */
typedef struct Listener {
    predicate_t told;
    Stop *stop;
} Listener;

static void progress(void *data, uint64_t done, uint64_t all) {
    const Listener *listener = data;
    tell_progress(listener->told, listener->stop, done, all);
}

static TrainStatus collect(term_t term, LikelyOrder *order, LikelySamples *samples, predicate_t told, Stop *stop) {
    Position *positions = term_get_positions(term, &order->count);
    *samples = (LikelySamples){NULL, 0};
    if (positions == NULL) return TRAIN_STOPPED;
    order->positions = positions;
    TrainStatus status = likely_collect(order, samples, progress, &(Listener){told, stop}, stop);
    free(positions);
    return status;
}

static bool unify_values(term_t term, const Likely *likely) {
    term_t list = PL_new_term_refs(2), value = list + 1;
    if (!PL_put_nil(list)) return false;
    for (unsigned i = LIKELY_COUNT; i-- > 0;)
        if (!PL_put_integer(value, likely->value[i]) || !PL_cons_list(list, value, list)) return false;
    return term_unify(term, list);
}

static bool unify_measure(term_t term, size_t samples, const LikelyMeasure *measure) {
    term_t values = PL_new_term_refs(5);
    return PL_put_int64(values, (int64_t)samples) && PL_put_float(values + 1, measure->loss) &&
           PL_put_float(values + 2, measure->before) && PL_put_float(values + 3, measure->first) &&
           PL_cons_functor_v(values + 4, FUNCTOR_MEASURE, values) && term_unify(term, values + 4);
}

/* learn_likely(+Parameters, +Positions, +HeldOut, +Nodes, +Passes, +Seed, +Threads, -Values, -Learnt, -Held): Values are all, in
 * their order; measure(Samples, Loss, Before, First) of the samples of Positions and of those of HeldOut. */
static foreign_t learn_likely(term_t arguments, int arity, control_t control) {
    SharedParameters *shared = term_get_parameters(arguments);
    int64_t numbers[4];
    (void)arity, (void)control;
    if (shared == NULL) return FALSE;
    for (size_t i = 0; i < 4; i++) {
        if (!term_get_not_negative(arguments + 3 + i, &numbers[i])) return FALSE;
        if (i != 2 && numbers[i] > 1000000000) return raise_domain_error("likely_number", arguments + 3 + i);
    }
    LikelyOrder order = {.parameters = &shared->parameters, .nodes = (unsigned)numbers[0], .threads = (unsigned)numbers[3]};
    LikelySamples samples = {NULL, 0}, held = {NULL, 0};
    LikelyMeasure learnt = {0, 0, 0}, other = {0, 0, 0};
    Likely *likely = calloc(1, sizeof *likely);
    Stop stop;
    parameters_hold(shared);
    stop_init_polling(&stop);
    TrainStatus status = likely == NULL ? TRAIN_NO_MEMORY : collect(arguments + 1, &order, &samples, SEARCHED, &stop);
    if (status == TRAIN_DONE) status = collect(arguments + 2, &order, &held, TRIED, &stop);
    if (status == TRAIN_DONE)
        status = likely_train(&samples, (uint64_t)numbers[2], (unsigned)numbers[1], likely, progress, &(Listener){LEARNT, &stop},
                              &stop);
    if (status == TRAIN_DONE) status = likely_measure(&samples, likely, &learnt, &stop);
    if (status == TRAIN_DONE) status = likely_measure(&held, likely, &other, &stop);
    parameters_let_go(shared);
    bool unified = false;
    if (status == TRAIN_DONE || status == TRAIN_NO_GAMES)
        unified = unify_values(arguments + 7, likely) && unify_measure(arguments + 8, samples.count, &learnt) &&
                  unify_measure(arguments + 9, held.count, &other);
    free(likely);
    free(samples.sample);
    free(held.sample);
    return status == TRAIN_NO_MEMORY ? raise_resource_error("memory") : unified;
}

void install_shogi_likely(void) {
    FUNCTOR_ROW = PL_new_functor(PL_new_atom("row"), 3);
    FUNCTOR_MEASURE = PL_new_functor(PL_new_atom("measure"), 4);
    SEARCHED = PL_predicate("positions_searched", 2, MODULE);
    TRIED = PL_predicate("positions_tried", 2, MODULE);
    LEARNT = PL_predicate("samples_learnt", 2, MODULE);
    PL_register_foreign_in_module(MODULE, "likely_rows", 1, likely_rows, 0);
    PL_register_foreign_in_module(MODULE, "learn_likely", 10, learn_likely, PL_FA_VARARGS);
}
