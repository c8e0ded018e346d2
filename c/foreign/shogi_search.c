/* shogi_search.c: the core's search as one predicate; its options are read in Prolog. */
#include "../shogi/search.h"

#include <stdlib.h>

#include "blobs.h"
#include "install.h"
#include "stops.h"
#include "terms.h"

static const char MODULE[] = "gunshi_search";

static functor_t FUNCTOR_SEARCHED, FUNCTOR_CP, FUNCTOR_MATE;
static atom_t STOPPED_ATOMS[STOP_POLL];

/* mate(N) with N > 0: the side to move mates in N plies; N < 0: it is mated in -N; 0: it has no move. */
static bool put_score(term_t term, int score) {
    if (score > SCORE_MATE_BOUND) return PL_put_integer(term, SCORE_MATE - score) && PL_cons_functor_v(term, FUNCTOR_MATE, term);
    if (score < -SCORE_MATE_BOUND)
        return PL_put_integer(term, -(SCORE_MATE + score)) && PL_cons_functor_v(term, FUNCTOR_MATE, term);
    return PL_put_integer(term, score) && PL_cons_functor_v(term, FUNCTOR_CP, term);
}

static bool unify_searched(term_t term, const SearchResult *result, double seconds, StopReason reason) {
    term_t arguments = PL_new_term_refs(10), built = arguments + 7, scratch = arguments + 8;
    bool move = result->move == MOVE_NONE ? PL_put_atom(arguments, ATOM_NONE) : term_put_move(arguments, result->move, scratch);
    return move && put_score(arguments + 1, result->score) && PL_put_integer(arguments + 2, (long)result->depth) &&
           PL_put_uint64(arguments + 3, result->nodes) && PL_put_float(arguments + 4, seconds) &&
           term_put_moves(arguments + 5, result->line, result->line_length) &&
           PL_put_atom(arguments + 6, STOPPED_ATOMS[reason]) && PL_cons_functor_v(built, FUNCTOR_SEARCHED, arguments) &&
           PL_unify(term, built);
}

/* The keys of a list of positions; the caller frees them. False: an ISO error has been raised. */
static bool get_seen(term_t list, Seen *seen) {
    term_t tail = PL_copy_term_ref(list), head = PL_new_term_ref();
    size_t length;
    if (!term_get_length(list, &length)) return false;
    uint64_t *keys = malloc((length + 1) * sizeof *keys);
    if (keys == NULL) return raise_resource_error("memory");
    *seen = (Seen){.keys = keys, .count = 0};
    while (PL_get_list(tail, head, tail)) {
        const Position *position = term_get_position(head);
        if (position == NULL) {
            free(keys);
            return false;
        }
        keys[seen->count++] = position->key;
    }
    return true;
}

/* search_limited(+Position, +Seen, +Depth, +Nodes, +Seconds, -Result): Seen is a list of positions; 0 nodes or 0.0 seconds: no
 * such limit. */
static foreign_t search_limited(term_t position_term, term_t seen_term, term_t depth_term, term_t nodes_term, term_t seconds_term,
                                term_t result_term) {
    const Position *position = term_get_position(position_term);
    int64_t depth, nodes;
    double seconds;
    Stop stop;
    Seen seen;
    if (position == NULL || !term_get_not_negative(depth_term, &depth) || !term_get_not_negative(nodes_term, &nodes) ||
        !PL_get_float_ex(seconds_term, &seconds))
        return FALSE;
    if (depth < 1 || depth >= SEARCH_MAX_PLY) return raise_domain_error("search_depth", depth_term);
    if (!get_seen(seen_term, &seen)) return FALSE;
    Position copy = *position;
    double start = stop_now();
    stop_init_polling(&stop);
    stop.node_limit = (uint64_t)nodes;
    stop.deadline = seconds > 0 ? start + seconds : 0;
    SearchResult result = search(&copy, seen, (unsigned)depth, &stop);
    free((void *)seen.keys);
    return stop.reason != STOP_POLL && unify_searched(result_term, &result, stop_now() - start, stop.reason);
}

void install_shogi_search(void) {
    FUNCTOR_SEARCHED = PL_new_functor(PL_new_atom("searched"), 7);
    FUNCTOR_CP = PL_new_functor(PL_new_atom("cp"), 1);
    FUNCTOR_MATE = PL_new_functor(PL_new_atom("mate"), 1);
    STOPPED_ATOMS[STOP_NOT] = ATOM_NONE;
    STOPPED_ATOMS[STOP_FLAG] = PL_new_atom("flag");
    STOPPED_ATOMS[STOP_DEADLINE] = PL_new_atom("deadline");
    STOPPED_ATOMS[STOP_NODES] = PL_new_atom("nodes");
    PL_register_foreign_in_module(MODULE, "search_limited", 6, search_limited, 0);
}
