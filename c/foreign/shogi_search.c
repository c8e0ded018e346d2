/* shogi_search.c: the core's search, its tables and parameters as predicates; options are read in Prolog. */
#include <stdlib.h>

#include "blobs.h"
#include "install.h"
#include "search_run.h"
#include "search_terms.h"
#include "terms.h"

static const char MODULE[] = "gunshi_shogi_search";

/* A predicate that waits for a search handles its signals so often. */
static const double POLL_SECONDS = 0.02;

static atom_t ATOM_PROBABILITY;
static functor_t FUNCTOR_PART, FUNCTOR_TIME, FUNCTOR_PROGRESS, FUNCTOR_DONE;

static bool raise_start(RunStart state, term_t task) {
    term_t table = PL_new_term_ref();
    if (!term_get_task_table(task, table)) return false;
    switch (state) {
    case RUN_TABLE_TAKEN: return raise_permission_error("search", "search_table", table);
    case RUN_TABLE_CLOSED: PL_existence_error("search_table", table); return false;
    default: return raise_resource_error("memory");
    }
}

static bool start(term_t position_term, term_t past, term_t task, bool tells, SearchRun **run) {
    const Position *position = term_get_position(position_term);
    SearchOrder order = {.tells = tells};
    if (position == NULL) return false;
    bool started = term_get_order(task, position, past, &order);
    if (started) {
        RunStart state = run_start(&order, run);
        started = state == RUN_STARTED || raise_start(state, task);
    }
    order_clear(&order);
    return started;
}

/* The next event. NULL: an exception is pending, or with run_is_over() there is none. */
static SearchEvent *wait_for_event(SearchRun *run) {
    while (!run_is_over(run)) {
        SearchEvent *event = run_next_event(run, POLL_SECONDS);
        if (event) return event;
        if (PL_handle_signals() < 0) return NULL;
    }
    return NULL;
}

/* search_through(+Position, +Past, +Task, -Result): stopped by an exception it waits for the end all the same, which is near, so
 * that the table is free again. */
static foreign_t search_through(term_t position, term_t past, term_t task, term_t result) {
    SearchRun *run;
    if (!start(position, past, task, false, &run)) return FALSE;
    SearchEvent *event = wait_for_event(run);
    bool done = event != NULL;
    if (!done) run_stop(run);
    while (event == NULL && !run_is_over(run)) event = run_next_event(run, 1);
    term_t built = PL_new_term_ref();
    done = done && term_put_searched(built, event, term_get_position(position)) && PL_unify(result, built);
    free(event);
    run_let_go(run);
    return done;
}

static int search_release(atom_t atom) {
    SearchRun *run = PL_blob_data(atom, NULL, NULL);
    run_stop(run);
    run_let_go(run);
    return TRUE;
}

static PL_blob_t SEARCH_BLOB = {
    .magic = PL_BLOB_MAGIC,
    .flags = PL_BLOB_NOCOPY,
    .name = "search",
    .release = search_release,
    .write = blob_write_address,
    .compare = blob_compare_addresses,
};

static SearchRun *term_get_run(term_t term) { return term_get_blob(term, &SEARCH_BLOB); }

/* start_search(+Position, +Past, +Task, -Search) */
static foreign_t start_search(term_t position, term_t past, term_t task, term_t search_term) {
    SearchRun *run;
    return start(position, past, task, true, &run) && PL_unify_blob(search_term, run, sizeof(void *), &SEARCH_BLOB);
}

static foreign_t search_event(term_t search_term, term_t event_term) {
    SearchRun *run = term_get_run(search_term);
    SearchEvent *event = run ? wait_for_event(run) : NULL;
    if (event == NULL) return FALSE;
    term_t built = PL_new_term_ref();
    bool put = term_put_searched(built, event, run_position(run)) &&
               PL_cons_functor_v(built, event->done ? FUNCTOR_DONE : FUNCTOR_PROGRESS, built);
    free(event);
    return put && PL_unify(event_term, built);
}

static foreign_t search_stop(term_t search_term) {
    SearchRun *run = term_get_run(search_term);
    if (run) run_stop(run);
    return run != NULL;
}

/* set_search_clock(+Search, +Limits): clock(Main, Byoyomi, Increment, Delay) or time(Seconds). */
static foreign_t set_search_clock(term_t search_term, term_t limits) {
    SearchRun *run = term_get_run(search_term);
    term_t argument = PL_new_term_ref();
    TimeLeft left;
    double seconds;
    if (run == NULL) return FALSE;
    if (PL_is_functor(limits, FUNCTOR_TIME)) {
        if (!PL_get_arg(1, limits, argument) || !PL_get_float_ex(argument, &seconds)) return FALSE;
        run_set_seconds(run, seconds);
        return TRUE;
    }
    if (!term_get_time_left(limits, &left)) return FALSE;
    run_set_clock(run, left);
    return TRUE;
}

static foreign_t new_search_table(term_t megabytes_term, term_t table_term) {
    int64_t megabytes;
    if (!term_get_not_negative(megabytes_term, &megabytes)) return FALSE;
    SharedTable *table = table_make((size_t)megabytes << 20);
    if (table == NULL) return raise_resource_error("memory");
    return term_unify_table(table_term, table);
}

static foreign_t clear_search_table(term_t table_term) {
    SharedTable *table = term_get_table(table_term);
    if (table == NULL) return FALSE;
    if (!table_take(table)) return raise_permission_error("clear", "search_table", table_term);
    if (table->table) search_table_clear(table->table);
    table_give_back(table);
    return TRUE;
}

static foreign_t close_search_table(term_t table_term) {
    SharedTable *table = term_get_table(table_term);
    if (table == NULL) return FALSE;
    if (!table_take(table)) return raise_permission_error("close", "search_table", table_term);
    if (table->table) search_table_free(table->table);
    table->table = NULL;
    table_give_back(table);
    return TRUE;
}

/* counts(Side, Kind, From, Promotes, [To-Count, …]), From 0 from the hand. */
static bool get_counts(term_t term, Parameters *parameters) {
    term_t arguments = PL_new_term_refs(6), pair = arguments + 5, to_term = PL_new_term_ref(), count_term = PL_new_term_ref();
    Side side;
    unsigned kind, from, to;
    int promotes;
    int64_t count;
    for (size_t i = 0; i < 5; i++)
        if (!PL_get_arg_sz(i + 1, term, arguments + i)) return raise_type_error("counts", term);
    if (!term_get_side(arguments, &side) || !term_get_kind(arguments + 1, &kind) || !term_get_square(arguments + 2, &from) ||
        !PL_get_bool_ex(arguments + 3, &promotes))
        return false;
    term_t pairs = arguments + 4;
    while (PL_get_list_ex(pairs, pair, pairs)) {
        if (!PL_get_arg_sz(1, pair, to_term) || !PL_get_arg_sz(2, pair, count_term) || !term_get_square(to_term, &to) ||
            !term_get_not_negative(count_term, &count))
            return raise_type_error("pair", pair);
        if (to == NO_SQUARE) return raise_domain_error("square", to_term);
        uint16_t *played = &parameters->played[side][kind][promotes != 0][from][to];
        *played = count > UINT16_MAX - *played ? UINT16_MAX : (uint16_t)(*played + count);
    }
    return PL_get_nil_ex(pairs);
}

static bool get_rarities(term_t list, Parameters *parameters) {
    term_t tail = PL_copy_term_ref(list), head = PL_new_term_ref();
    int64_t rarity;
    for (unsigned id = 0; id < CLASS_COUNT; id++) {
        if (!PL_get_list_ex(tail, head, tail) || !term_get_not_negative(head, &rarity)) return false;
        parameters->rarity[id] = rarity > UINT16_MAX ? UINT16_MAX : (uint16_t)rarity;
    }
    return PL_get_nil_ex(tail);
}

/* A list of Name-Value: in place of what the parameters have; of the same name the last one holds. */
static bool get_margins(term_t list, Parameters *parameters) {
    term_t tail = PL_copy_term_ref(list), head = PL_new_term_refs(3), name_term = head + 1, value_term = head + 2;
    Margins margins = parameters->margins;
    char *name;
    int value;
    while (PL_get_list_ex(tail, head, tail)) {
        if (!PL_get_arg_sz(1, head, name_term) || !PL_get_arg_sz(2, head, value_term)) return raise_type_error("pair", head);
        if (!PL_get_atom_chars(name_term, &name)) return raise_type_error("atom", name_term);
        if (!PL_get_integer_ex(value_term, &value)) return false;
        unsigned row = margin_named(name);
        if (row == MARGIN_COUNT || value < MARGIN_ROWS[row].least || value > MARGIN_ROWS[row].most)
            return raise_domain_error("margin", head);
        *margin_at(&margins, row) = value;
    }
    parameters_set_margins(parameters, &margins);
    return PL_get_nil_ex(tail);
}

static bool get_network(term_t network_term, term_t scale_term, SharedParameters *made) {
    int64_t scale;
    if (!term_is_network(network_term)) return true;
    if (!term_get_not_negative(scale_term, &scale)) return false;
    if (scale < 1 || scale > NETWORK_MOST_SCALE) return raise_domain_error("network_scale", scale_term);
    made->network = term_get_network(network_term);
    shared_network_hold(made->network);
    made->parameters.network = made->network->network;
    made->parameters.network_scale = (int)scale;
    return true;
}

/* `none`, or a list of part(First, Values): all other values are 0. */
static bool get_likely(term_t term, Parameters *parameters) {
    term_t parts = PL_copy_term_ref(term), part = PL_new_term_refs(4), first_term = part + 1, values = part + 2, value = part + 3;
    int64_t first;
    int number;
    parameters->learned = !PL_is_atom(term) || PL_get_nil(term);
    if (!parameters->learned) return true;
    while (PL_get_list_ex(parts, part, parts)) {
        if (!PL_is_functor(part, FUNCTOR_PART)) return raise_type_error("likely_part", part);
        if (!PL_get_arg(1, part, first_term) || !term_get_not_negative(first_term, &first) || !PL_get_arg(2, part, values))
            return false;
        while (PL_get_list_ex(values, value, values)) {
            if (!PL_get_integer_ex(value, &number)) return false;
            if (number > INT16_MAX || number < -INT16_MAX || first >= LIKELY_COUNT)
                return raise_domain_error("likely_value", value);
            parameters->likely.value[first++] = (int16_t)number;
        }
        if (!PL_get_nil_ex(values)) return false;
    }
    return PL_get_nil_ex(parts);
}

static bool get_parameters(term_t arguments, SharedParameters *made) {
    Parameters *parameters = &made->parameters;
    term_t tail = PL_copy_term_ref(arguments + 8), head = PL_new_term_ref();
    int64_t stages;
    int history, statistics, late_moves;
    atom_t by;
    const Weights *weights = NULL;
    if (!PL_is_atom(arguments) || term_is_weights(arguments)) {
        weights = term_get_weights(arguments);
        if (weights == NULL) return false;
        parameters->weights = *weights;
    }
    if (!get_network(arguments + 1, arguments + 2, made) || !term_get_not_negative(arguments + 3, &stages) ||
        !PL_get_bool_ex(arguments + 4, &history) || !PL_get_bool_ex(arguments + 5, &statistics) ||
        !PL_get_atom_ex(arguments + 6, &by) || !PL_get_bool_ex(arguments + 7, &late_moves))
        return false;
    parameters->stages = (unsigned)stages;
    parameters->history = history != 0;
    parameters->statistics = statistics != 0;
    parameters->by_probability = by == ATOM_PROBABILITY;
    parameters->late_moves = late_moves != 0;
    while (PL_get_list_ex(tail, head, tail))
        if (!get_counts(head, parameters)) return false;
    return PL_get_nil_ex(tail) && get_rarities(arguments + 9, parameters) && get_likely(arguments + 10, parameters) &&
           get_margins(arguments + 11, parameters);
}

/* make_search_parameters(+Weights, +Network, +Scale, +Stages, +History, +Statistics, +By, +LateMoves, +Counts, +Rarities,
 * +Likely, +Margins, -Parameters): Weights and Network may be `none`, Stages is a number whose bits are the stages, By is plies or probability. */
static foreign_t make_search_parameters(term_t arguments, int arity, control_t control) {
    SharedParameters *made = parameters_make();
    (void)arity, (void)control;
    if (made == NULL) return raise_resource_error("memory");
    if (get_parameters(arguments, made)) return term_unify_parameters(arguments + 12, made);
    parameters_let_go(made);
    return FALSE;
}

/* parameters_with(+Parameters0, +Margins, -Parameters): a copy with other margins, Name-Value. */
static foreign_t parameters_with(term_t before, term_t margins, term_t parameters_term) {
    const SharedParameters *shared = term_get_parameters(before);
    SharedParameters *made = shared ? parameters_make() : NULL;
    if (made == NULL) return shared ? raise_resource_error("memory") : FALSE;
    made->parameters = shared->parameters;
    made->network = shared->network;
    if (made->network) shared_network_hold(made->network);
    if (get_margins(margins, &made->parameters)) return term_unify_parameters(parameters_term, made);
    parameters_let_go(made);
    return FALSE;
}

static foreign_t parameters_value(term_t parameters_term, term_t position_term, term_t value) {
    const SharedParameters *shared = term_get_parameters(parameters_term);
    const Position *position = shared ? term_get_position(position_term) : NULL;
    if (position == NULL || shared->network == NULL) return FALSE;
    const Parameters *parameters = &shared->parameters;
    const int centipawns = network_sees(parameters->network, position)
                               ? parameters_evaluate(parameters, position, network_output(parameters->network, position))
                               : evaluate(position, &parameters->weights);
    return term_unify_integer(value, centipawns);
}

static foreign_t is_search_table(term_t term) { return term_is_table(term); }

static foreign_t is_search_parameters(term_t term) { return term_is_parameters(term); }

void install_shogi_search(void) {
    FUNCTOR_PART = PL_new_functor(PL_new_atom("part"), 2);
    FUNCTOR_TIME = PL_new_functor(PL_new_atom("time"), 1);
    FUNCTOR_PROGRESS = PL_new_functor(PL_new_atom("progress"), 1);
    FUNCTOR_DONE = PL_new_functor(PL_new_atom("done"), 1);
    search_terms_install();
    run_install();
    PL_register_foreign_in_module(MODULE, "search_through", 4, search_through, 0);
    PL_register_foreign_in_module(MODULE, "start_search", 4, start_search, 0);
    PL_register_foreign_in_module(MODULE, "search_event", 2, search_event, 0);
    PL_register_foreign_in_module(MODULE, "search_stop", 1, search_stop, 0);
    PL_register_foreign_in_module(MODULE, "set_search_clock", 2, set_search_clock, 0);
    PL_register_foreign_in_module(MODULE, "new_search_table", 2, new_search_table, 0);
    PL_register_foreign_in_module(MODULE, "clear_search_table", 1, clear_search_table, 0);
    PL_register_foreign_in_module(MODULE, "close_search_table", 1, close_search_table, 0);
    ATOM_PROBABILITY = PL_new_atom("probability");
    PL_register_foreign_in_module("gunshi_shogi_parameters", "make_search_parameters", 13, make_search_parameters, PL_FA_VARARGS);
    PL_register_foreign_in_module("gunshi_shogi_parameters", "parameters_with", 3, parameters_with, 0);
    PL_register_foreign_in_module("gunshi_shogi_parameters", "parameters_value", 3, parameters_value, 0);
    PL_register_foreign_in_module(MODULE, "is_search_table", 1, is_search_table, 0);
    PL_register_foreign_in_module(MODULE, "is_search_parameters", 1, is_search_parameters, 0);
}
