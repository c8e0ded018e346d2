/* Proves that the record of 40 bytes keeps a position with what was found of it, and is as others write it; that bytes which are
 * none are refused; and that the positions of own games are determined by the seed and the number of the game, on any number of
 * threads, and are such as teach. */
#include "support.h"

#include <stdlib.h>
#include <string.h>

#include "legality.h"
#include "network/features.h"
#include "train/packed.h"
#include "train/positions.h"

static void sees_the_same(const Position *position, const Setup *setup) {
    uint32_t features[MOST_FEATURES];
    uint16_t seen[MOST_FEATURES];
    unsigned count = features_of(position, NETWORK_KP, SENTE, features);
    assert_int_equal(features_of_setup(setup, seen), count);
    for (unsigned i = 0; i < count; i++) assert_int_equal(seen[i], features[i]);
}

static void is_kept(const Position *position, void *data) {
    unsigned *count = data;
    Taught taught = {.position = *position, .move = 12345, .score = -1234, .result = -1, .ply = 300}, read;
    uint8_t bytes[PACKED_BYTES];
    bool whole = position->king[SENTE] != NO_SQUARE && position->king[GOTE] != NO_SQUARE;
    Setup setup;
    position_setup(position, &setup);
    for (unsigned kind = FU; kind <= KI; kind++) {
        unsigned pieces = setup.hand[SENTE][kind] + setup.hand[GOTE][kind];
        for (unsigned square = 0; square < SQUARES; square++) pieces += kind_plain(piece_kind(setup.board[square])) == kind;
        whole = whole && pieces == PIECES_IN_SET[kind];
    }
    if (packed_write(&taught, bytes) != whole) support_fail(position, MOVE_NONE, "packed or not");
    if (!whole) return;
    memset(&read, 0xa5, sizeof read);
    if (!packed_read(bytes, &read)) support_fail(position, MOVE_NONE, "not read back");
    if (memcmp(&read.position, position, sizeof *position) != 0) support_fail(position, MOVE_NONE, "another position");
    assert_true(read.move == 12345 && read.score == -1234 && read.result == -1 && read.ply == 300);
    bytes[PACKED_BYTES - 2] = 2;
    if (packed_read(bytes, &read)) support_fail(position, MOVE_NONE, "a result that is none");
    sees_the_same(position, &setup);
    ++*count;
}

static void positions_are_kept(void **state) {
    unsigned count = 0;
    (void)state;
    support_walk(40, is_kept, &count);
    assert_true(count > 1000);
}

/* The start position: bits written down by hand from the code's table, for the first squares. */
static void the_start_is_as_others_write_it(void **state) {
    (void)state;
    /* sente to move; kings on 5九 (44) and 5一 (36); 1一 gote's lance, 1二 empty, 1三 gote's pawn */
    static const char BITS[] = "0"
                               "0011010"
                               "0010010"
                               "110001"
                               "0"
                               "1001";
    Taught taught = {.move = 1, .score = 2, .ply = 0};
    uint8_t bytes[PACKED_BYTES];
    position_set_start(&taught.position);
    assert_true(packed_write(&taught, bytes));
    for (unsigned i = 0; BITS[i]; i++) assert_int_equal(bytes[i / 8] >> i % 8 & 1, BITS[i] - '0');
    assert_int_equal(bytes[32], 2);
    assert_int_equal(bytes[34], 1);
    assert_int_equal(bytes[39], 0);
}

static void other_bytes_are_refused_or_a_position(void **state) {
    (void)state;
    Random random = {2718};
    Taught taught = {.move = 1}, read, again;
    unsigned refused = 0, rounds = support_size(500, 20000, 1000000);
    for (unsigned round = 0; round < rounds; round++) {
        uint8_t bytes[PACKED_BYTES], written[PACKED_BYTES];
        position_set_start(&taught.position);
        packed_write(&taught, bytes);
        for (unsigned i = random_below(&random, 4) + 1; i > 0; i--)
            bytes[random_below(&random, 32)] ^= (uint8_t)(1u << random_below(&random, 8));
        if (!packed_read(bytes, &read)) {
            refused++;
        } else if (packed_write(&read, written)) {
            assert_true(packed_read(written, &again));
            assert_memory_equal(&read.position, &again.position, sizeof read.position);
        }
    }
    assert_true(refused > rounds / 4);
}

/* ---- own games ---- */

static Parameters *parameters;

static int make_parameters(void **state) {
    (void)state;
    parameters = malloc(sizeof *parameters);
    if (parameters) parameters_init(parameters);
    return parameters ? 0 : -1;
}

static int free_parameters(void **state) {
    (void)state;
    free(parameters);
    return 0;
}

static size_t made_behind(unsigned opening, uint64_t seed, uint64_t first, unsigned games, unsigned threads, uint8_t **records) {
    PositionsOrder order = {.parameters = parameters,
                            .seed = seed,
                            .first = first,
                            .games = games,
                            .nodes = 200,
                            .threads = threads,
                            .opening = opening};
    size_t count;
    assert_int_equal(positions_make(&order, records, &count, NULL, NULL, NULL), TRAIN_DONE);
    return count;
}

static size_t made(uint64_t seed, uint64_t first, unsigned games, unsigned threads, uint8_t **records) {
    return made_behind(0, seed, first, games, threads, records);
}

static void own_games_are_determined(void **state) {
    (void)state;
    enum { GAMES = 4 };
    uint8_t *one, *two, *parts[2], *other;
    size_t count = made(3, 0, GAMES, 1, &one), again = made(3, 0, GAMES, 2, &two), part[2], others;
    assert_int_equal(count, again);
    assert_memory_equal(one, two, count * PACKED_BYTES);
    for (unsigned i = 0; i < 2; i++) part[i] = made(3, i * GAMES / 2, GAMES / 2, 1, &parts[i]);
    assert_int_equal(part[0] + part[1], count);
    assert_memory_equal(one, parts[0], part[0] * PACKED_BYTES);
    assert_memory_equal(one + part[0] * PACKED_BYTES, parts[1], part[1] * PACKED_BYTES);
    others = made(4, 0, GAMES, 1, &other);
    assert_true(others != count || memcmp(one, other, count * PACKED_BYTES) != 0);
    free(one), free(two), free(parts[0]), free(parts[1]), free(other);
}

static void they_are_such_as_teach(void **state) {
    (void)state;
    uint8_t *records;
    size_t count = made(1, 0, support_size(60, 60, 200), 0, &records), decided = 0;
    assert_true(count > 20);
    for (size_t i = 0; i < count; i++) {
        Taught taught;
        assert_true(packed_read(records + i * PACKED_BYTES, &taught));
        const Position *position = &taught.position;
        if (!move_is_legal(position, taught.move)) support_fail(position, taught.move, "not legal");
        if (position_in_check(position)) support_fail(position, taught.move, "in check");
        if (!move_is_drop(taught.move) && (position->board[move_to(taught.move)] || move_is_promotion(taught.move)))
            support_fail(position, taught.move, "not quiet");
        assert_true(abs(taught.score) <= POSITIONS_DECIDED && abs(taught.result) <= 1 && taught.ply >= 4);
        decided += taught.result != 0;
    }
    assert_true(decided > 0);
    free(records);
}

static double mean_ply(const uint8_t *records, size_t count) {
    double sum = 0;
    for (size_t i = 0; i < count; i++) {
        Taught taught;
        assert_true(packed_read(records + i * PACKED_BYTES, &taught));
        sum += taught.ply;
    }
    return sum / (double)count;
}

/* The records are of what follows the opening, and the same on any number of threads. */
static void openings_are_not_kept(void **state) {
    (void)state;
    enum { GAMES = 12 };
    uint8_t *whole, *later, *again;
    size_t count = made(2, 0, GAMES, 0, &whole), later_count = made_behind(80, 2, 0, GAMES, 1, &later);
    assert_int_equal(made_behind(80, 2, 0, GAMES, 2, &again), later_count);
    assert_memory_equal(later, again, later_count * PACKED_BYTES);
    assert_true(mean_ply(later, later_count) > mean_ply(whole, count) + 10);
    free(whole), free(later), free(again);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_are_kept),         cmocka_unit_test(the_start_is_as_others_write_it),
        cmocka_unit_test(other_bytes_are_refused_or_a_position), cmocka_unit_test(own_games_are_determined),
        cmocka_unit_test(they_are_such_as_teach),     cmocka_unit_test(openings_are_not_kept),
    };
    return cmocka_run_group_tests_name("train_positions", tests, make_parameters, free_parameters);
}
