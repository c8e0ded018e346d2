#include "search_terms.h"

#include <stdlib.h>

#include "../shogi/movegen.h"
#include "blobs.h"
#include "terms.h"

enum { RESULT_ARGUMENTS = 12 };

static functor_t FUNCTOR_SEARCHED, FUNCTOR_LINE, FUNCTOR_CP, FUNCTOR_MATE, FUNCTOR_PAIR, FUNCTOR_CLOCK, FUNCTOR_TASK;
static atom_t ATOM_DECLARE_WIN, STOPPED_ATOMS[STOP_POLL], BOUND_ATOMS[SCORE_UPPER + 1], STAGE_ATOMS[ORDER_STAGES];
static const char *const STAGE_NAMES[ORDER_STAGES] = {"previous", "recapture", "evade", "killer", "capture", "escape", "history"};

/* mate(N) with N > 0: the side to move mates in N plies; N < 0: it is mated in -N. */
static bool put_score(term_t term, int score) {
    if (score > SCORE_MATE_BOUND) return PL_put_integer(term, SCORE_MATE - score) && PL_cons_functor_v(term, FUNCTOR_MATE, term);
    if (score < -SCORE_MATE_BOUND)
        return PL_put_integer(term, -(SCORE_MATE + score)) && PL_cons_functor_v(term, FUNCTOR_MATE, term);
    return PL_put_integer(term, score) && PL_cons_functor_v(term, FUNCTOR_CP, term);
}

static bool put_lines(term_t list, const SearchResult *result) {
    term_t arguments = PL_new_term_refs(3), built = PL_new_term_ref();
    PL_put_nil(list);
    for (unsigned i = result->line_count; i-- > 0;) {
        const SearchLine *line = &result->lines[i];
        if (!put_score(arguments, line->score) || !PL_put_atom(arguments + 1, BOUND_ATOMS[line->bound]) ||
            !term_put_moves(arguments + 2, line->moves, line->length) || !PL_cons_functor_v(built, FUNCTOR_LINE, arguments) ||
            !PL_cons_list(list, built, list))
            return false;
    }
    return true;
}

static bool put_rivals(term_t list, const SearchRival *rivals, unsigned count) {
    term_t arguments = PL_new_term_refs(2), built = PL_new_term_ref(), scratch = PL_new_term_refs(2);
    PL_put_nil(list);
    for (unsigned i = count; i-- > 0;) {
        const SearchRival *rival = &rivals[i];
        if (!term_put_move(arguments, rival->move, scratch) || !PL_put_integer(arguments + 1, rival->behind) ||
            !PL_cons_functor_v(built, FUNCTOR_PAIR, arguments) || !PL_cons_list(list, built, list))
            return false;
    }
    return true;
}

static bool put_cuts(term_t list, const SearchResult *result) {
    term_t arguments = PL_new_term_refs(2), built = PL_new_term_ref();
    PL_put_nil(list);
    for (unsigned stage = ORDER_STAGES; stage-- > 0;)
        if (!PL_put_atom(arguments, STAGE_ATOMS[stage]) || !PL_put_uint64(arguments + 1, result->cuts[stage]) ||
            !PL_cons_functor_v(built, FUNCTOR_PAIR, arguments) || !PL_cons_list(list, built, list))
            return false;
    return true;
}

/* Without a line: mate(0) when there is no legal move. */
static bool put_best(term_t best, term_t score, const SearchResult *result, const Position *position) {
    if (result->declares) return PL_put_atom(best, ATOM_DECLARE_WIN) && PL_put_atom(score, ATOM_NONE);
    if (result->line_count > 0)
        return term_put_move(best, result->lines[0].moves[0], PL_new_term_refs(2)) && put_score(score, result->lines[0].score);
    if (!PL_put_atom(best, ATOM_NONE)) return false;
    if (movegen_count(position) > 0) return PL_put_atom(score, ATOM_NONE);
    return PL_put_integer(score, 0) && PL_cons_functor_v(score, FUNCTOR_MATE, score);
}

bool term_put_searched(term_t term, const SearchEvent *event, const Position *position) {
    const SearchResult *result = &event->result;
    term_t arguments = PL_new_term_refs(RESULT_ARGUMENTS);
    return put_best(arguments, arguments + 1, result, position) && put_lines(arguments + 2, result) &&
           PL_put_integer(arguments + 3, (long)result->depth) && PL_put_integer(arguments + 4, (long)result->deepest) &&
           PL_put_uint64(arguments + 5, result->nodes) && PL_put_float(arguments + 6, result->seconds) &&
           PL_put_integer(arguments + 7, (long)result->table_full) && put_cuts(arguments + 8, result) &&
           PL_put_atom(arguments + 9, STOPPED_ATOMS[event->stopped]) &&
           put_rivals(arguments + 10, result->rivals, result->rival_count) &&
           put_rivals(arguments + 11, result->mated, result->mated_count) &&
           PL_cons_functor_v(term, FUNCTOR_SEARCHED, arguments);
}

enum {
    TASK_DEPTH = 1,
    TASK_NODES,
    TASK_SECONDS,
    TASK_LINES,
    TASK_THREADS,
    TASK_TABLE,
    TASK_PARAMETERS,
    TASK_ONLY,
    TASK_EXCLUDE,
    TASK_BONUS,
    TASK_CLOCK,
    TASK_PLY,
    TASK_PLIES_LEFT,
    TASK_DECLARATION,
    TASK_DRAW_VALUE,
    TASK_LOOK_OUT,
    TASK_LAST = TASK_LOOK_OUT
};

static bool is_none(term_t term) {
    atom_t atom;
    return PL_get_atom(term, &atom) && atom == ATOM_NONE;
}

static bool get_count(term_t task, size_t index, term_t scratch, int64_t *value) {
    return PL_get_arg(index, task, scratch) && term_get_not_negative(scratch, value);
}

static bool get_unsigned(term_t task, size_t index, term_t scratch, unsigned *value) {
    int64_t wide;
    if (!get_count(task, index, scratch, &wide)) return false;
    if (wide > INT32_MAX) return raise_representation_error("int32_t");
    *value = (unsigned)wide;
    return true;
}

bool term_get_time_left(term_t term, TimeLeft *left) {
    term_t argument = PL_new_term_ref();
    double seconds[4];
    if (!PL_is_functor(term, FUNCTOR_CLOCK)) return raise_type_error("clock", term);
    for (size_t i = 0; i < 4; i++)
        if (!PL_get_arg(i + 1, term, argument) || !PL_get_float_ex(argument, &seconds[i])) return false;
    *left = (TimeLeft){.main = seconds[0], .byoyomi = seconds[1], .increment = seconds[2], .delay = seconds[3]};
    return true;
}

/* The array of as many moves as the list has, and one more; the caller frees it. */
static bool get_moves(term_t list, Move **moves, size_t *count) {
    term_t tail = PL_copy_term_ref(list), head = PL_new_term_ref();
    if (!term_get_length(list, count)) return false;
    *moves = malloc((*count + 1) * sizeof **moves);
    if (*moves == NULL) return raise_resource_error("memory");
    for (size_t i = 0; PL_get_list(tail, head, tail); i++)
        if (!term_get_move(head, &(*moves)[i])) return free(*moves), false;
    return true;
}

static bool is_among(Move move, const Move *moves, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (moves[i] == move) return true;
    return false;
}

/* The legal moves that are allowed; the caller frees them. */
static bool get_allowed(const Position *position, term_t only_term, term_t exclude_term, SearchOrder *order) {
    Move legal[MAX_MOVES], *only = NULL, *exclude = NULL;
    size_t only_count = 0, exclude_count = 0;
    bool all = is_none(only_term), got = false;
    if (!all && !get_moves(only_term, &only, &only_count)) return false;
    if (get_moves(exclude_term, &exclude, &exclude_count)) {
        unsigned count = movegen_legal(position, legal), kept = 0;
        Move *allowed = malloc((count + 1) * sizeof *allowed);
        if (allowed) {
            for (unsigned i = 0; i < count; i++)
                if ((all || is_among(legal[i], only, only_count)) && !is_among(legal[i], exclude, exclude_count))
                    allowed[kept++] = legal[i];
            order->none_allowed = kept == 0;
            order->task.only = allowed;
            order->task.only_count = all && kept == count ? 0 : kept;
            got = true;
        } else
            raise_resource_error("memory");
        free(exclude);
    }
    free(only);
    return got;
}

/* A list of Move-Centipawns; the caller frees the array, also when false is returned. */
static bool get_bonus(term_t list, RootBonus **bonus, size_t *count) {
    term_t tail = PL_copy_term_ref(list), head = PL_new_term_ref(), part = PL_new_term_ref();
    if (!term_get_length(list, count)) return false;
    *bonus = malloc((*count + 1) * sizeof **bonus);
    if (*bonus == NULL) return raise_resource_error("memory");
    for (size_t i = 0; PL_get_list(tail, head, tail); i++) {
        RootBonus *one = &(*bonus)[i];
        bool pair = PL_is_functor(head, FUNCTOR_PAIR) || raise_type_error("pair", head);
        if (!pair || !PL_get_arg(1, head, part) || !term_get_move(part, &one->move) || !PL_get_arg(2, head, part) ||
            !PL_get_integer_ex(part, &one->centipawns))
            return false;
    }
    return true;
}

/* The game's positions before this one, the oldest first; the caller frees them, also when false is returned. */
static bool get_past(term_t list, GameState **past, size_t *count) {
    term_t tail = PL_copy_term_ref(list), head = PL_new_term_ref();
    if (!term_get_length(list, count)) return false;
    *past = malloc((*count + 1) * sizeof **past);
    if (*past == NULL) return raise_resource_error("memory");
    for (size_t i = 0; PL_get_list(tail, head, tail); i++) {
        const Position *position = term_get_position(head);
        if (position == NULL) return false;
        (*past)[i] = rules_state(position);
    }
    return true;
}

static bool get_numbers(term_t task, SearchOrder *order) {
    term_t scratch = PL_new_term_ref();
    int64_t nodes;
    int declaration;
    if (!get_unsigned(task, TASK_DEPTH, scratch, &order->task.depth) || !get_count(task, TASK_NODES, scratch, &nodes) ||
        !PL_get_arg(TASK_SECONDS, task, scratch) || !PL_get_float_ex(scratch, &order->seconds) ||
        !get_unsigned(task, TASK_LINES, scratch, &order->task.lines) ||
        !get_unsigned(task, TASK_THREADS, scratch, &order->task.threads) || !get_unsigned(task, TASK_PLY, scratch, &order->ply) ||
        !get_unsigned(task, TASK_PLIES_LEFT, scratch, &order->task.plies_left) || !PL_get_arg(TASK_DECLARATION, task, scratch) ||
        !PL_get_bool_ex(scratch, &declaration) || !PL_get_arg(TASK_DRAW_VALUE, task, scratch) ||
        !PL_get_integer_ex(scratch, &order->task.draw_value) ||
        !get_unsigned(task, TASK_LOOK_OUT, scratch, &order->task.look_out) || !PL_get_arg(TASK_CLOCK, task, scratch))
        return false;
    order->nodes = (uint64_t)nodes;
    order->task.declaration = declaration != 0;
    order->has_clock = !is_none(scratch);
    return !order->has_clock || term_get_time_left(scratch, &order->left);
}

/* Both are held for the caller, also when false is returned. */
static bool get_values(term_t task, SearchOrder *order) {
    term_t scratch = PL_new_term_ref();
    int64_t megabytes;
    if (!PL_get_arg(TASK_PARAMETERS, task, scratch)) return false;
    if (is_none(scratch)) {
        order->parameters = parameters_default();
        if (order->parameters == NULL) return raise_resource_error("memory");
    } else {
        order->parameters = term_get_parameters(scratch);
        if (order->parameters == NULL) return false;
        parameters_hold(order->parameters);
    }
    if (!PL_get_arg(TASK_TABLE, task, scratch)) return false;
    if (PL_is_integer(scratch)) {
        if (!term_get_not_negative(scratch, &megabytes)) return false;
        order->table = table_make((size_t)megabytes << 20);
        return order->table || raise_resource_error("memory");
    }
    order->table = term_get_table(scratch);
    if (order->table) table_hold(order->table);
    return order->table != NULL;
}

bool term_get_order(term_t task, const Position *position, term_t past_term, SearchOrder *order) {
    term_t only = PL_new_term_ref(), exclude = PL_new_term_ref(), bonus_term = PL_new_term_ref();
    GameState *past = NULL;
    RootBonus *bonus = NULL;
    if (!PL_is_functor(task, FUNCTOR_TASK)) return raise_type_error("task", task);
    order->task.position = position;
    bool got = PL_get_arg(TASK_ONLY, task, only) && PL_get_arg(TASK_EXCLUDE, task, exclude) &&
               PL_get_arg(TASK_BONUS, task, bonus_term) && get_numbers(task, order) &&
               get_allowed(position, only, exclude, order) && get_past(past_term, &past, &order->task.past_count) &&
               get_bonus(bonus_term, &bonus, &order->task.bonus_count) && get_values(task, order);
    order->task.past = past;
    order->task.bonus = bonus;
    return got;
}

bool term_get_task_table(term_t task, term_t table) { return PL_get_arg(TASK_TABLE, task, table); }

void order_clear(SearchOrder *order) {
    free((void *)order->task.only);
    free((void *)order->task.past);
    free((void *)order->task.bonus);
    if (order->parameters) parameters_let_go(order->parameters);
    if (order->table) table_let_go(order->table);
}

static functor_t functor(const char *name, size_t arity) { return PL_new_functor(PL_new_atom(name), arity); }

void search_terms_install(void) {
    FUNCTOR_SEARCHED = functor("searched", RESULT_ARGUMENTS);
    FUNCTOR_LINE = functor("line", 3);
    FUNCTOR_CP = functor("cp", 1);
    FUNCTOR_MATE = functor("mate", 1);
    FUNCTOR_PAIR = functor("-", 2);
    FUNCTOR_CLOCK = functor("clock", 4);
    FUNCTOR_TASK = functor("task", TASK_LAST);
    ATOM_DECLARE_WIN = PL_new_atom("declare_win");
    STOPPED_ATOMS[STOP_NOT] = ATOM_NONE;
    STOPPED_ATOMS[STOP_FLAG] = PL_new_atom("flag");
    STOPPED_ATOMS[STOP_DEADLINE] = PL_new_atom("deadline");
    STOPPED_ATOMS[STOP_NODES] = PL_new_atom("nodes");
    STOPPED_ATOMS[STOP_CLOCK] = PL_new_atom("clock");
    BOUND_ATOMS[SCORE_EXACT] = PL_new_atom("exact");
    BOUND_ATOMS[SCORE_LOWER] = PL_new_atom("lower");
    BOUND_ATOMS[SCORE_UPPER] = PL_new_atom("upper");
    for (unsigned stage = 0; stage < ORDER_STAGES; stage++) STAGE_ATOMS[stage] = PL_new_atom(STAGE_NAMES[stage]);
}
