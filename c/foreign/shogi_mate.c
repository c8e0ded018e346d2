/* shogi_mate.c: the core's solver of mating problems as one predicate; its options are read in Prolog. */
#include "../shogi/mate/solve.h"

#include <stdlib.h>

#include "blobs.h"
#include "install.h"
#include "stops.h"
#include "terms.h"

static const char MODULE[] = "gunshi_shogi_mate";

static functor_t FUNCTOR_SOLVED;
static atom_t ATOM_TRUE, ATOM_FALSE, OUTCOME_ATOMS[MATE_NONE + 1], STOPPED_ATOMS[STOP_POLL];

static bool unify_solved(term_t term, const MateResult *result, double seconds, StopReason reason) {
    term_t arguments = PL_new_term_refs(10), built = arguments + 9;
    return PL_put_atom(arguments, OUTCOME_ATOMS[result->outcome]) && PL_put_integer(arguments + 1, (long)result->plies) &&
           term_put_moves(arguments + 2, result->line, result->line_length) &&
           PL_put_integer(arguments + 3, (long)result->left_in_hand) &&
           PL_put_atom(arguments + 4, result->shortest ? ATOM_TRUE : ATOM_FALSE) &&
           PL_put_atom(arguments + 5, result->longest ? ATOM_TRUE : ATOM_FALSE) && PL_put_uint64(arguments + 6, result->nodes) &&
           PL_put_float(arguments + 7, seconds) && PL_put_atom(arguments + 8, STOPPED_ATOMS[reason]) &&
           PL_cons_functor_v(built, FUNCTOR_SOLVED, arguments) && PL_unify(term, built);
}

static bool solve(const Position *position, MateTask task, Stop *stop, term_t result_term) {
    MateResult *result = malloc(sizeof *result);
    double start = stop_now();
    if (result == NULL) return raise_resource_error("memory");
    bool done = mate_solve(position, task, stop, result) || raise_resource_error("memory");
    done = done && stop->reason != STOP_POLL && unify_solved(result_term, result, stop_now() - start, stop->reason);
    free(result);
    return done;
}

/* solve_limited(+Position, +Attacker, +Megabytes, +Threads, +Shortest, +Nodes, +Seconds, +Flag, -Result): Attacker is a side,
 * or `none` for the usual one; 0 nodes or 0.0 seconds: no such limit; Flag is a stop flag or `none`. */
static foreign_t solve_limited(term_t position_term, term_t attacker_term, term_t megabytes_term, term_t threads_term,
                               term_t shortest_term, term_t nodes_term, term_t seconds_term, term_t flag_term,
                               term_t result_term) {
    const Position *position = term_get_position(position_term);
    int64_t megabytes, threads, nodes;
    int shortest;
    double seconds;
    atom_t name;
    Stop stop;
    StopPoll poll;
    StopFlag *flag = NULL;
    if (position == NULL) return FALSE;
    Side attacker = mate_attacker(position);
    bool named = PL_get_atom(attacker_term, &name) && name != ATOM_NONE;
    if ((named && !term_get_side(attacker_term, &attacker)) || !term_get_not_negative(megabytes_term, &megabytes) ||
        !term_get_not_negative(threads_term, &threads) || !PL_get_bool_ex(shortest_term, &shortest) ||
        !term_get_not_negative(nodes_term, &nodes) || !PL_get_float_ex(seconds_term, &seconds))
        return FALSE;
    if (!(PL_get_atom(flag_term, &name) && name == ATOM_NONE) && (flag = term_get_stop_flag(flag_term)) == NULL) return FALSE;
    stop_init_polling_flag(&stop, &poll, flag);
    stop.node_limit = (uint64_t)nodes;
    stop.deadline = seconds > 0 ? stop_now() + seconds : 0;
    MateTask task = {
        .attacker = attacker, .bytes = (size_t)megabytes << 20, .shortest = shortest != 0, .threads = (unsigned)threads};
    return solve(position, task, &stop, result_term);
}

static foreign_t mate_stop_flag(term_t flag) { return term_unify_new_stop_flag(flag); }

static foreign_t is_mate_stop_flag(term_t term) { return term_is_stop_flag(term); }

static foreign_t stop_mate(term_t flag_term) {
    StopFlag *flag = term_get_stop_flag(flag_term);
    if (flag) atomic_store(&flag->raised, true);
    return flag != NULL;
}

void install_shogi_mate(void) {
    FUNCTOR_SOLVED = PL_new_functor(PL_new_atom("solved"), 9);
    ATOM_TRUE = PL_new_atom("true");
    ATOM_FALSE = PL_new_atom("false");
    OUTCOME_ATOMS[MATE_UNKNOWN] = PL_new_atom("unknown");
    OUTCOME_ATOMS[MATE_FOUND] = PL_new_atom("mate");
    OUTCOME_ATOMS[MATE_NONE] = PL_new_atom("nomate");
    STOPPED_ATOMS[STOP_NOT] = ATOM_NONE;
    STOPPED_ATOMS[STOP_FLAG] = PL_new_atom("flag");
    STOPPED_ATOMS[STOP_DEADLINE] = PL_new_atom("deadline");
    STOPPED_ATOMS[STOP_NODES] = PL_new_atom("nodes");
    PL_register_foreign_in_module(MODULE, "solve_limited", 9, solve_limited, 0);
    PL_register_foreign_in_module(MODULE, "mate_stop_flag", 1, mate_stop_flag, 0);
    PL_register_foreign_in_module(MODULE, "is_mate_stop_flag", 1, is_mate_stop_flag, 0);
    PL_register_foreign_in_module(MODULE, "stop_mate", 1, stop_mate, 0);
}
