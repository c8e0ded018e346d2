/* Proves that sums carried along moves, taken back moves and null moves are those made from nothing, wherever they are asked for,
 * and that a search by a network that counts pieces is, node for node, the search by weights that count them: so it tells the
 * network each move it makes and takes back. */
#include "support.h"

#include "movegen.h"
#include "network/accumulators.h"
#include "network_maker.h"
#include "search/search.h"

enum { DEEPEST = 100 };

typedef struct Step {
    Move move; /* MOVE_NONE: the null move */
    Undo undo;
} Step;

static Network *network_of(MadeNetwork made) {
    NetworkFault fault;
    Network *network = network_read(made.bytes, made.length, &fault);
    free(made.bytes);
    assert_non_null(network);
    return network;
}

static void take_back(Accumulators *accumulators, Position *position, const Step *step) {
    accumulators_unmake(accumulators);
    if (step->move == MOVE_NONE)
        position_unmake_null_move(position, &step->undo);
    else
        position_unmake(position, step->move, &step->undo);
}

static void go_on(Accumulators *accumulators, Position *position, Step *step, Move move) {
    step->move = move;
    if (move == MOVE_NONE) {
        accumulators_make_null_move(accumulators);
        position_make_null_move(position, &step->undo);
    } else {
        accumulators_make(accumulators, position, move);
        position_make(position, move, &step->undo);
    }
}

static void check(const Network *network, Accumulators *accumulators, const Position *position) {
    if (accumulators_output(accumulators, position) != network_output(network, position))
        support_fail(position, MOVE_NONE, "carried along, the value differs");
}

/* Up and down a tree by chance, as a search goes, from every start; `moves` moves in all. */
static void walk(const Network *network, unsigned moves, uint64_t seed) {
    Random random = {seed};
    Position starts[MAX_STARTS];
    unsigned count = support_starts(starts), made = 0, nulls = 0, checked = 0;
    Accumulators *accumulators = accumulators_new(network, DEEPEST);
    assert_non_null(accumulators);
    for (unsigned tree = 0; made < moves; tree++) {
        Position position = starts[tree % count];
        Step steps[DEEPEST];
        unsigned depth = 0, in_tree = 0;
        accumulators_begin(accumulators, &position);
        while (in_tree < 2000 && made < moves) {
            unsigned chance = random_below(&random, 100);
            if (chance < 50) check(network, accumulators, &position);
            checked += chance < 50;
            Move list[MAX_MOVES];
            unsigned legal = movegen_legal(&position, list);
            bool can_pass = !position_in_check(&position) && (depth == 0 || steps[depth - 1].move != MOVE_NONE);
            if (depth > 0 && (depth == DEEPEST || legal == 0 || chance % 5 < 2)) {
                take_back(accumulators, &position, &steps[--depth]);
            } else if (can_pass && chance % 10 == 3) {
                go_on(accumulators, &position, &steps[depth++], MOVE_NONE);
                nulls++;
            } else if (legal > 0) {
                go_on(accumulators, &position, &steps[depth++], list[random_below(&random, legal)]);
            } else {
                break;
            }
            in_tree++;
            made++;
        }
        while (depth > 0) take_back(accumulators, &position, &steps[--depth]);
        check(network, accumulators, &position);
    }
    assert_true(nulls > made / 100 && checked > made / 3);
    accumulators_free(accumulators);
}

static void kp_carried_along_is_fresh(void **state) {
    (void)state;
    Network *network = network_of(maker_random_network(NETWORK_KP, 31, false));
    for (unsigned i = 0; NETWORK_KERNELS[i]; i++) {
        network->kernel = NETWORK_KERNELS[i];
        walk(network, support_size(1000, i ? 5000 : 50000, i ? 200000 : 10000000), 7 + i);
    }
    network_free(network);
    network = network_of(maker_random_network(NETWORK_KP, 32, true));
    walk(network, support_size(1000, 5000, 200000), 71);
    network_free(network);
}

static void halfkp_carried_along_is_fresh(void **state) {
    (void)state;
    Network *network = network_of(maker_random_network(NETWORK_HALFKP, 33, false));
    walk(network, support_size(500, 20000, 10000000), 5);
    network_free(network);
}

/* ---- in a search ---- */

static void search_from(const Position *position, const Parameters *parameters, unsigned depth, SearchResult *result) {
    SearchTable *table = search_table_make(1 << 20);
    assert_non_null(table);
    SearchTask task = {.position = position,
                       .parameters = parameters,
                       .table = table,
                       .depth = depth,
                       .lines = 2,
                       .threads = 1,
                       .declaration = true};
    assert_true(search(&task, NULL, result));
    search_table_free(table);
}

static void is_searched_alike(Parameters *weights, Parameters *network, const Position *position, unsigned depth) {
    static SearchResult by_weights, by_network;
    search_from(position, weights, depth, &by_weights);
    search_from(position, network, depth, &by_network);
    bool same = by_weights.nodes == by_network.nodes && by_weights.line_count == by_network.line_count;
    for (unsigned i = 0; same && i < by_weights.line_count; i++)
        same = by_weights.lines[i].score == by_network.lines[i].score &&
               by_weights.lines[i].length == by_network.lines[i].length &&
               memcmp(by_weights.lines[i].moves, by_network.lines[i].moves, by_weights.lines[i].length * sizeof(Move)) == 0;
    if (!same) support_fail(position, MOVE_NONE, "the two searches differ");
}

static const Weights NOTHING;

/* By a network that counts pieces, in place of weights that do, or added to such as count nothing; where pieces are missing it adds
 * nothing to those that do. */
static void a_search_tells_each_move(void **state) {
    (void)state;
    Parameters *weights = malloc(sizeof *weights), *by_network = malloc(sizeof *by_network);
    unsigned added = 0;
    assert_true(weights && by_network);
    parameters_init(weights);
    for (unsigned kind = TO; kind <= NG; kind++)
        for (unsigned phase = 0; phase < PHASES; phase++)
            weight_set(&weights->weights, WEIGHTS_MATERIAL + kind, (enum Phase)phase, WEIGHT_UNITS * MAKER_VALUE[kind]);
    *by_network = *weights;
    by_network->network_scale = 1;
    for (unsigned kind = 0; kind < NETWORK_KINDS; kind++) {
        if (kind == NETWORK_HALFKP && support_size(0, 1, 1) == 0) continue;
        Network *network = network_of(maker_material((NetworkKind)kind, MAKER_VALUE));
        Position starts[MAX_STARTS];
        unsigned count = support_starts(starts);
        by_network->network = network;
        for (unsigned i = 0; i < count; i++) {
            if (starts[i].king[SENTE] == NO_SQUARE || starts[i].king[GOTE] == NO_SQUARE) continue;
            const bool adds = kind == NETWORK_ADDED && network_sees(network, &starts[i]);
            by_network->weights = adds ? NOTHING : weights->weights;
            added += adds;
            is_searched_alike(weights, by_network, &starts[i], support_size(3, 6, 9));
        }
        network_free(network);
    }
    assert_true(added > 0);
    free(weights);
    free(by_network);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kp_carried_along_is_fresh),
        cmocka_unit_test(halfkp_carried_along_is_fresh),
        cmocka_unit_test(a_search_tells_each_move),
    };
    return cmocka_run_group_tests_name("network_accumulators", tests, NULL, NULL);
}
