/* Proves the transposition table of the search: what it says was stored under that key, also when two threads write at once;
 * what is deep or of this search stays; a clearing forgets; the smallest table works; and how full it is. */
#include "support.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "search/table.h"

enum { MB = 1 << 20, SLOTS = 4 };

/* What is stored for a key is a function of the key and of a number: whoever finds it can tell whether it was ever stored. */
static Known known_of(uint64_t key, unsigned number) {
    Random random = {(key ^ (uint64_t)number << 40) | 1};
    random_next(&random);
    return (Known){.move = (Move)(1 + random_below(&random, 65535)),
                   .score = (int16_t)((int)random_below(&random, 65535) - 32767),
                   .evaluation = (int16_t)((int)random_below(&random, 65535) - 32767),
                   .depth = (uint8_t)random_below(&random, 256),
                   .bound = (uint8_t)random_below(&random, 4),
                   .found = true};
}

static bool same(Known a, Known b) {
    return a.found == b.found && a.move == b.move && a.score == b.score && a.evaluation == b.evaluation && a.depth == b.depth &&
           a.bound == b.bound;
}

static SearchTable *make(size_t bytes) {
    SearchTable *table = search_table_make(bytes);
    assert_non_null(table);
    return table;
}

static bool is_found(const SearchTable *table, uint64_t key) { return search_table_find(table, key).found; }

static void what_is_stored_is_found(void **state) {
    (void)state;
    enum { COUNT = 20000 };
    static uint64_t keys[COUNT];
    Random random = {1};
    SearchTable *table = make(16 * MB);
    unsigned found = 0;
    for (unsigned i = 0; i < COUNT; i++) {
        keys[i] = random_next(&random);
        search_table_prefetch(table, keys[i]);
        assert_false(is_found(table, keys[i]));
        search_table_store(table, keys[i], known_of(keys[i], 0));
        assert_true(same(search_table_find(table, keys[i]), known_of(keys[i], 0)));
    }
    /* So few do not drive each other out but by rare chance. */
    for (unsigned i = 0; i < COUNT; i++) {
        Known known = search_table_find(table, keys[i]);
        if (known.found) assert_true(same(known, known_of(keys[i], 0)));
        found += known.found;
        assert_false(is_found(table, keys[i] ^ 1));
        assert_false(is_found(table, keys[i] ^ (uint64_t)1 << 63));
    }
    assert_true(found > COUNT - 5);
    search_table_free(table);
}

static void the_ends_of_every_field_come_back(void **state) {
    (void)state;
    static const int SCORES[] = {-32767, -32000, -31001, -1, 0, 1, 31001, 31999, 32767};
    static const Move MOVES[] = {1, 0x7fff, 0x8000, 0xffff};
    static const uint8_t DEPTHS[] = {0, 1, 127, 128, 255};
    SearchTable *table = make(0);
    search_table_age(table);
    for (unsigned score = 0; score < sizeof SCORES / sizeof *SCORES; score++)
        for (unsigned move = 0; move < sizeof MOVES / sizeof *MOVES; move++)
            for (unsigned depth = 0; depth < sizeof DEPTHS; depth++) {
                Known known = {.move = MOVES[move],
                               .score = (int16_t)SCORES[score],
                               .evaluation = (int16_t)-SCORES[score],
                               .depth = DEPTHS[depth],
                               .bound = BOUND_EXACT,
                               .found = true};
                search_table_store(table, 0x123456789abcdef0, known);
                assert_true(same(search_table_find(table, 0x123456789abcdef0), known));
            }
    Known nothing = search_table_find(table, 77);
    assert_true(!nothing.found && nothing.move == MOVE_NONE && nothing.evaluation == NO_EVALUATION && nothing.bound == BOUND_NO);
    search_table_free(table);
}

static Known with_depth(unsigned depth, Bound bound, Move move) {
    return (Known){.move = move, .score = 5, .evaluation = 6, .depth = (uint8_t)depth, .bound = (uint8_t)bound};
}

/* One cluster: of its four the shallowest gives way. */
static void the_deeper_stay(void **state) {
    (void)state;
    for (unsigned shallow = 0; shallow < SLOTS; shallow++) {
        SearchTable *table = make(0);
        search_table_age(table);
        for (unsigned i = 0; i < SLOTS; i++)
            search_table_store(table, 1000 + i, with_depth(i == shallow ? 10 : 40, BOUND_LOWER, 9));
        search_table_store(table, 2000, with_depth(12, BOUND_LOWER, 9));
        for (unsigned i = 0; i < SLOTS; i++) assert_int_equal(is_found(table, 1000 + i), i != shallow);
        /* And again: of many shallow ones, one place at most. */
        for (unsigned i = 0; i < 50; i++) search_table_store(table, 3000 + i, with_depth(5, BOUND_EXACT, 9));
        for (unsigned i = 0; i < SLOTS; i++) assert_int_equal(is_found(table, 1000 + i), i != shallow);
        assert_true(is_found(table, 3049));
        search_table_free(table);
    }
}

/* A deep entry of long ago gives way to shallow ones of now; one of the search before, not yet. */
static void the_newer_stay(void **state) {
    (void)state;
    SearchTable *table = make(0);
    search_table_age(table);
    for (unsigned i = 0; i < SLOTS; i++) search_table_store(table, 1000 + i, with_depth(100, BOUND_EXACT, 9));
    search_table_age(table);
    for (unsigned i = 0; i < SLOTS; i++) search_table_store(table, 2000 + i, with_depth(20, BOUND_EXACT, 9));
    unsigned old = 0;
    for (unsigned i = 0; i < SLOTS; i++) old += is_found(table, 1000 + i);
    assert_int_equal(old, SLOTS - 1);
    for (unsigned i = 0; i < 10; i++) search_table_age(table);
    for (unsigned i = 0; i < SLOTS; i++) search_table_store(table, 3000 + i, with_depth(20, BOUND_EXACT, 9));
    for (unsigned i = 0; i < SLOTS; i++) assert_true(is_found(table, 3000 + i) && !is_found(table, 1000 + i));
    search_table_free(table);
}

/* Ages go round: whenever a search is new, its entries drive out those of the one long before. */
static void ages_never_end(void **state) {
    (void)state;
    SearchTable *table = make(0);
    for (unsigned age = 0; age < 300; age++) {
        search_table_age(table);
        assert_int_equal(search_table_full(table), 0);
        for (unsigned i = 0; i < SLOTS; i++) search_table_store(table, 100 * age + i, with_depth(10, BOUND_EXACT, 9));
        for (unsigned i = 0; i < SLOTS; i++) assert_true(is_found(table, 100 * age + i));
        assert_int_equal(search_table_full(table), 1000);
    }
    search_table_free(table);
}

static void the_same_position_is_stored_over(void **state) {
    (void)state;
    SearchTable *table = make(0);
    search_table_age(table);
    search_table_store(table, 7, with_depth(40, BOUND_LOWER, 9));
    search_table_store(table, 7, with_depth(20, BOUND_LOWER, 8)); /* much shallower: not worth it */
    assert_int_equal(search_table_find(table, 7).depth, 40);
    search_table_store(table, 7, with_depth(20, BOUND_EXACT, 8)); /* but a score that is exact is */
    assert_int_equal(search_table_find(table, 7).depth, 20);
    search_table_store(table, 7, with_depth(60, BOUND_UPPER, MOVE_NONE)); /* the move is kept when none is better */
    assert_int_equal(search_table_find(table, 7).depth, 60);
    assert_int_equal(search_table_find(table, 7).move, 8);
    search_table_age(table);
    search_table_store(table, 7, with_depth(10, BOUND_LOWER, 6)); /* what this search says */
    assert_int_equal(search_table_find(table, 7).depth, 10);
    assert_int_equal(search_table_find(table, 7).move, 6);
    for (unsigned i = 0; i < SLOTS - 1; i++) search_table_store(table, 1000 + i, with_depth(1, BOUND_EXACT, 9));
    for (unsigned i = 0; i < SLOTS - 1; i++) assert_true(is_found(table, 1000 + i)); /* it has taken one place only */
    search_table_free(table);
}

static void forget_all(void *room) { memset(room, 0, 100); }

/* What was written to few clusters and to many. */
static void clearing_forgets(void **state) {
    (void)state;
    SearchTable *table = make(8 * MB);
    for (unsigned written = 10; written <= 1000000; written *= 10) {
        Random random = {written};
        for (unsigned i = 0; i < written; i++) search_table_store(table, random_next(&random), known_of(i, 1));
        search_table_clear(table);
        random.state = written;
        for (unsigned i = 0; i < written; i++) assert_false(is_found(table, random_next(&random)));
        assert_int_equal(search_table_full(table), 0);
    }
    search_table_free(table);
}

static void clearing_forgets_the_memories(void **state) {
    (void)state;
    SearchTable *table = make(MB);
    Random random = {3};
    for (unsigned i = 0; i < 100000; i++) search_table_store(table, random_next(&random), known_of(i, 1));
    unsigned char *room = search_table_memory(table, 1, 100, forget_all);
    assert_non_null(room);
    for (unsigned i = 0; i < 100; i++) assert_int_equal(room[i], 0);
    memset(room, 7, 100);
    assert_ptr_equal(search_table_memory(table, 1, 100, forget_all), room);
    assert_ptr_not_equal(search_table_memory(table, 0, 100, forget_all), room);
    search_table_clear(table);
    random.state = 3;
    for (unsigned i = 0; i < 100000; i++) assert_false(is_found(table, random_next(&random)));
    assert_int_equal(search_table_full(table), 0);
    assert_ptr_equal(search_table_memory(table, 1, 100, forget_all), room);
    for (unsigned i = 0; i < 100; i++) assert_int_equal(room[i], 0);
    search_table_free(table);
}

static void any_size_works(void **state) {
    (void)state;
    static const size_t SIZES[] = {0, 1, 63, 64, 65, 200, 1000, 4096, 100000, 3 * MB + 17};
    Random random = {4};
    for (unsigned i = 0; i < sizeof SIZES / sizeof *SIZES; i++) {
        SearchTable *table = make(SIZES[i]);
        for (unsigned j = 0; j < 20000; j++) {
            uint64_t key = j < 4 ? UINT64_MAX - j : random_next(&random);
            Known known = known_of(key, 0);
            search_table_store(table, key, known);
            if (!same(search_table_find(table, key), known)) fail_msg("lost in a table of %zu bytes", SIZES[i]);
        }
        search_table_free(table);
    }
}

static void fullness_is_per_mille_of_this_search(void **state) {
    (void)state;
    enum { ENTRIES = MB / 16 };
    SearchTable *table = make(MB);
    Random random = {5};
    search_table_age(table);
    assert_int_equal(search_table_full(table), 0);
    for (unsigned i = 0; i < ENTRIES / 4; i++) search_table_store(table, random_next(&random), with_depth(9, BOUND_EXACT, 9));
    assert_in_range(search_table_full(table), 180, 320);
    for (unsigned i = 0; i < 8 * ENTRIES; i++) search_table_store(table, random_next(&random), with_depth(9, BOUND_EXACT, 9));
    assert_in_range(search_table_full(table), 950, 1000);
    search_table_age(table);
    assert_int_equal(search_table_full(table), 0);
    search_table_free(table);
    table = make(0);
    search_table_store(table, 1, with_depth(9, BOUND_EXACT, 9));
    assert_int_equal(search_table_full(table), 250);
    search_table_free(table);
}

typedef struct Writer {
    SearchTable *table;
    uint64_t seed;
    unsigned found, strange;
} Writer;

enum { FEW_KEYS = 64, VARIANTS = 8, TURNS = 300000 };

static uint64_t shared_key(unsigned i) {
    Random random = {i + 1};
    random_next(&random);
    return random_next(&random);
}

static void *write_and_look(void *data) {
    Writer *writer = data;
    Random random = {writer->seed};
    for (unsigned i = 0; i < TURNS; i++) {
        uint64_t key = shared_key(random_below(&random, FEW_KEYS));
        search_table_store(writer->table, key, known_of(key, random_below(&random, VARIANTS)));
        key = shared_key(random_below(&random, 2 * FEW_KEYS));
        Known known = search_table_find(writer->table, key);
        if (!known.found) continue;
        bool stored = false;
        for (unsigned variant = 0; variant < VARIANTS && !stored; variant++) stored = same(known, known_of(key, variant));
        writer->found++;
        writer->strange += !stored;
    }
    return NULL;
}

/* Few places, many writings: torn entries are certain, and none is ever found. */
static void two_threads_find_only_what_was_stored(void **state) {
    (void)state;
    SearchTable *table = make(2 * 64);
    Writer writers[2] = {{.table = table, .seed = 11}, {.table = table, .seed = 12}};
    pthread_t threads[2];
    for (unsigned i = 0; i < 2; i++) assert_int_equal(pthread_create(&threads[i], NULL, write_and_look, &writers[i]), 0);
    for (unsigned i = 0; i < 2; i++) pthread_join(threads[i], NULL);
    for (unsigned i = 0; i < 2; i++) assert_true(writers[i].found > TURNS / 100 && writers[i].strange == 0);
    search_table_free(table);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_stored_is_found),
        cmocka_unit_test(the_ends_of_every_field_come_back),
        cmocka_unit_test(the_deeper_stay),
        cmocka_unit_test(the_newer_stay),
        cmocka_unit_test(ages_never_end),
        cmocka_unit_test(the_same_position_is_stored_over),
        cmocka_unit_test(clearing_forgets),
        cmocka_unit_test(clearing_forgets_the_memories),
        cmocka_unit_test(any_size_works),
        cmocka_unit_test(fullness_is_per_mille_of_this_search),
        cmocka_unit_test(two_threads_find_only_what_was_stored),
    };
    return cmocka_run_group_tests_name("search_table", tests, NULL, NULL);
}
