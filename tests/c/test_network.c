/* Proves that files of networks of both kinds are read and others refused for what is wrong with them, and that every kernel of
 * this machine gives the value of a slow and obvious sum, to the bit, for small numbers and for such that wrap around. */
#include "support.h"

#include "legality.h"
#include "movegen.h"
#include "network_maker.h"

static Network *read_made(const MadeNetwork *made) {
    NetworkFault fault;
    Network *network = network_read(made->bytes, made->length, &fault);
    if (network == NULL) fail_msg("refused: fault %d at %zu", (int)fault.what, fault.place);
    assert_int_equal(network->kind, made->kind);
    return network;
}

/* So many positions of random games from all starts. */
static void visit_positions(unsigned wanted, Visitor visit, void *data) {
    Random random = {977};
    Position starts[MAX_STARTS];
    unsigned count = support_starts(starts), seen = 0;
    for (unsigned game = 0; seen < wanted; game++) {
        Position position = starts[game % count];
        for (unsigned ply = 0; ply < 150 && seen < wanted; ply++, seen++) {
            Move moves[MAX_MOVES];
            Undo undo;
            visit(&position, data);
            unsigned legal = movegen_legal(&position, moves);
            if (legal == 0) break;
            position_make(&position, moves[random_below(&random, legal)], &undo);
        }
    }
}

typedef struct Both {
    const MadeNetwork *made;
    Network *network;
    int32_t last;
    unsigned changes;
} Both;

static void is_equal(const Position *position, void *data) {
    Both *both = data;
    int32_t expected = maker_output(both->made, position);
    for (unsigned i = 0; NETWORK_KERNELS[i]; i++) {
        both->network->kernel = NETWORK_KERNELS[i];
        int32_t found = network_output(both->network, position);
        if (found != expected) {
            print_message("# %s: %d, not %d\n", NETWORK_KERNELS[i]->name, found, expected);
            support_fail(position, MOVE_NONE, "a value differs");
        }
    }
    both->changes += expected != both->last;
    both->last = expected;
}

static void values_are_equal(NetworkKind kind, bool wild, unsigned positions) {
    MadeNetwork made = maker_random_network(kind, 1 + (uint64_t)kind * 2 + wild, wild);
    Both both = {.made = &made, .network = read_made(&made)};
    visit_positions(positions, is_equal, &both);
    assert_true(both.changes > positions / 3); /* the values say something */
    network_free(both.network);
    free(made.bytes);
}

static void kp_is_equal_to_the_slow_sum(void **state) {
    (void)state;
    values_are_equal(NETWORK_KP, false, support_size(200, 2000, 100000));
    values_are_equal(NETWORK_KP, true, support_size(200, 1000, 20000));
}

static void halfkp_is_equal_to_the_slow_sum(void **state) {
    (void)state;
    values_are_equal(NETWORK_HALFKP, false, support_size(50, 1000, 100000));
    values_are_equal(NETWORK_HALFKP, true, support_size(50, 200, 20000));
}

static void is_material(const Position *position, void *data) {
    int value = 0;
    Setup setup;
    position_setup(position, &setup);
    for (unsigned square = 0; square < SQUARES; square++)
        if (setup.board[square])
            value += MAKER_VALUE[piece_kind(setup.board[square])] * (piece_side(setup.board[square]) == setup.side ? 1 : -1);
    for (unsigned kind = FU; kind <= KI; kind++)
        value += MAKER_VALUE[kind] * (setup.hand[setup.side][kind] - setup.hand[side_other(setup.side)][kind]);
    if (network_output(data, position) != value) support_fail(position, MOVE_NONE, "the material differs");
}

/* The features are what the format's table says: a network that is written by it counts pieces. */
static void a_network_counts_material(void **state) {
    (void)state;
    for (unsigned kind = 0; kind < NETWORK_KINDS; kind++) {
        if (kind == NETWORK_HALFKP && support_size(0, 1, 1) == 0) continue;
        MadeNetwork made = maker_material((NetworkKind)kind, MAKER_VALUE);
        Network *network = read_made(&made);
        visit_positions(2000, is_material, network);
        network_free(network);
        free(made.bytes);
    }
}

/* Sums that positions hardly ever have. */
static void kernels_agree_on_any_sums(void **state) {
    (void)state;
    static const int16_t ODD[] = {INT16_MIN, INT16_MIN + 1, -129, -128, -127, -1, 0, 1, 126, 127, 128, 255, 256, INT16_MAX};
    Random random = {4711};
    for (unsigned wild = 0; wild < 2; wild++) {
        MadeNetwork made = maker_random_network(NETWORK_KP, 99 + wild, wild);
        if (wild) memset(made.bytes + made.layers + 128, 0x80, 512); /* one output has the least weight everywhere, */
        if (wild) memset(made.bytes + made.layers + 128 + 512, 0x7f, 512); /* one the greatest */
        Network *network = read_made(&made);
        for (unsigned round = 0; round < support_size(50, 2000, 50000); round++) {
            _Alignas(64) int16_t sums[2][HALF];
            for (unsigned i = 0; i < 2 * HALF; i++)
                sums[i / HALF][i % HALF] = round == 0   ? INT16_MAX
                                           : round % 2 ? ODD[random_below(&random, sizeof ODD / sizeof *ODD)]
                                                       : (int16_t)random_next(&random);
            int32_t expected = maker_layers(&made, sums[0], sums[1]);
            for (unsigned i = 0; NETWORK_KERNELS[i]; i++)
                assert_int_equal(NETWORK_KERNELS[i]->output(network->layers, sums[0], sums[1]), expected);
        }
        network_free(network);
        free(made.bytes);
    }
}

static void the_last_kernel_is_for_every_machine(void **state) {
    (void)state;
    unsigned count = 0;
    while (NETWORK_KERNELS[count]) count++;
    assert_in_range(count, 1, MOST_NETWORK_KERNELS - 1);
    assert_string_equal(NETWORK_KERNELS[count - 1]->name, "generic");
}

/* ---- files that are not right ---- */

static void is_refused(const uint8_t *bytes, size_t length, NetworkFault expected) {
    /* A block of exactly this length, so that a sanitizer sees a read beyond. */
    uint8_t *block = malloc(length ? length : 1);
    NetworkFault fault;
    assert_non_null(block);
    if (length) memcpy(block, bytes, length);
    assert_null(network_read(block, length, &fault));
    assert_int_equal(fault.what, expected.what);
    assert_int_equal(fault.place, expected.place);
    assert_int_equal(fault.found, expected.found);
    assert_int_equal(fault.expected, expected.expected);
    free(block);
}

static void wrong_numbers_are_named(void **state) {
    (void)state;
    MadeNetwork made = maker_random_network(NETWORK_KP, 5, false);
    struct {
        size_t place;
        enum NetworkFaultKind what;
        uint32_t right;
    } cases[] = {{0, NETWORK_NUMBER, 0x7af32f16},
                 {4, NETWORK_HASH, 0},
                 {MAKER_BIAS - 4, NETWORK_NUMBER, 0x3f5715ff},
                 {made.layers - 4, NETWORK_NUMBER, 0x63337156}};
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        uint8_t *at = made.bytes + cases[i].place, kept = *at;
        *at ^= 0x40;
        is_refused(made.bytes, made.length,
                   (NetworkFault){cases[i].what, cases[i].place, (uint32_t)maker_get(at, 4), cases[i].right});
        *at = kept;
    }
    free(made.bytes);
}

static void the_other_kind_is_too_short_or_too_long(void **state) {
    (void)state;
    MadeNetwork made = maker_random_network(NETWORK_KP, 5, false);
    maker_put(made.bytes + 4, NETWORK_FILE_HASH[NETWORK_HALFKP], 4);
    is_refused(made.bytes, made.length,
               (NetworkFault){NETWORK_LENGTH, made.length, made.length, made.length + (125388 - 1710) * (size_t)512});
    free(made.bytes);
}

static void any_other_length_is_refused(void **state) {
    (void)state;
    MadeNetwork made = maker_random_network(NETWORK_KP, 6, false);
    uint8_t *longer = realloc(made.bytes, made.length + 1);
    assert_non_null(longer);
    longer[made.length] = 0;
    is_refused(longer, made.length + 1, (NetworkFault){NETWORK_LENGTH, made.length + 1, made.length + 1, made.length});
    is_refused(longer, made.length - 1, (NetworkFault){NETWORK_LENGTH, made.length - 1, made.length - 1, made.length});
    is_refused(longer, MAKER_BIAS, (NetworkFault){NETWORK_LENGTH, MAKER_BIAS, MAKER_BIAS, made.length});
    is_refused(longer, 0, (NetworkFault){NETWORK_SHORT, 0, 0, 4});
    is_refused(longer, 3, (NetworkFault){NETWORK_SHORT, 0, 3, 4});
    is_refused(longer, 11, (NetworkFault){NETWORK_SHORT, 4, 11, 8});
    is_refused(longer, 20, (NetworkFault){NETWORK_SHORT, 12, 20, sizeof MAKER_TEXT - 1});
    maker_put(longer + 8, UINT32_MAX, 4);
    is_refused(longer, made.length, (NetworkFault){NETWORK_NUMBER, 8, UINT32_MAX, 4096});
    free(longer);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kp_is_equal_to_the_slow_sum),
        cmocka_unit_test(halfkp_is_equal_to_the_slow_sum),
        cmocka_unit_test(a_network_counts_material),
        cmocka_unit_test(kernels_agree_on_any_sums),
        cmocka_unit_test(the_last_kernel_is_for_every_machine),
        cmocka_unit_test(wrong_numbers_are_named),
        cmocka_unit_test(the_other_kind_is_too_short_or_too_long),
        cmocka_unit_test(any_other_length_is_refused),
    };
    return cmocka_run_group_tests_name("network", tests, NULL, NULL);
}
