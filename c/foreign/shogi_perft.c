/* shogi_perft.c: counting the move tree. Both predicates work on a copy and obey signals. */
#include "../shogi/perft.h"

#include "../shogi/movegen.h"
#include "blobs.h"
#include "install.h"
#include "stops.h"
#include "terms.h"

static const char MODULE[] = "gunshi_shogi_position";

static functor_t FUNCTOR_PAIR;

/* A tree this deep is never finished; a much deeper one would not fit on the C stack of a thread. */
enum { PERFT_MAX_DEPTH = 100 };

static bool get_depth(term_t term, unsigned *depth) {
    int64_t value;
    if (!term_get_not_negative(term, &value)) return false;
    if (value > PERFT_MAX_DEPTH) return raise_domain_error("perft_depth", term);
    *depth = (unsigned)value;
    return true;
}

static foreign_t perft_nodes(term_t position_term, term_t depth_term, term_t nodes_term) {
    const Position *position = term_get_position(position_term);
    unsigned depth;
    Stop stop;
    if (position == NULL || !get_depth(depth_term, &depth)) return FALSE;
    Position copy = *position;
    stop_init_polling(&stop);
    uint64_t nodes = perft(&copy, depth, &stop);
    return stop.reason == STOP_NOT && PL_unify_uint64(nodes_term, nodes);
}

static foreign_t perft_divide(term_t position_term, term_t depth_term, term_t pairs_term) {
    const Position *position = term_get_position(position_term);
    unsigned depth;
    Stop stop;
    Move moves[MAX_MOVES];
    Undo undo;
    if (position == NULL || !get_depth(depth_term, &depth)) return FALSE;
    if (depth == 0) return raise_type_error("not_less_than_one", depth_term);
    Position copy = *position;
    term_t list = PL_new_term_refs(6), pair = list + 1, sides = list + 2, scratch = list + 4;
    PL_put_nil(list);
    stop_init_polling(&stop);
    for (unsigned i = movegen_legal(position, moves); i-- > 0;) {
        position_make(&copy, moves[i], &undo);
        uint64_t nodes = perft(&copy, depth - 1, &stop);
        position_unmake(&copy, moves[i], &undo);
        if (stop.reason != STOP_NOT || !term_put_move(sides, moves[i], scratch) || !PL_put_uint64(sides + 1, nodes) ||
            !PL_cons_functor_v(pair, FUNCTOR_PAIR, sides) || !PL_cons_list(list, pair, list))
            return FALSE;
    }
    return term_unify(pairs_term, list);
}

void install_shogi_perft(void) {
    FUNCTOR_PAIR = PL_new_functor(PL_new_atom("-"), 2);
    PL_register_foreign_in_module(MODULE, "perft", 3, perft_nodes, 0);
    PL_register_foreign_in_module(MODULE, "perft_divide", 3, perft_divide, 0);
}
