/* Proves that the rows of values have names of their own, do not overlap, and hold every sight of a quiet move; that both sides see
 * the same on a turned board, with or without kings; that a move's value is the sum of its sights' values; and what is seen of a few
 * moves. */
#include "support.h"

#include <stdlib.h>
#include <string.h>

#include "movegen.h"
#include "search/likely.h"
#include "search/order.h"

enum { MOST_ROWS = 600 };

static Likely *likely;

static int make_values(void **state) {
    (void)state;
    Random random = {61};
    likely = malloc(sizeof *likely);
    if (!likely) return -1;
    for (unsigned i = 0; i < LIKELY_COUNT; i++) likely->value[i] = (int16_t)((int)random_below(&random, 65535) - INT16_MAX);
    return 0;
}

static int free_values(void **state) {
    (void)state;
    free(likely);
    return 0;
}

/* ---- rows ---- */

static unsigned read_rows(LikelyRow *rows) {
    unsigned count = 0;
    LikelyRow row;
    while (likely_row(count, &row)) {
        assert_in_range(count, 0, MOST_ROWS - 1);
        rows[count++] = row;
    }
    return count;
}

static void names_differ(void **state) {
    LikelyRow rows[MOST_ROWS];
    unsigned count = read_rows(rows);
    (void)state;
    assert_true(count > 250);
    for (unsigned i = 0; i < count; i++) {
        assert_in_range(strlen(rows[i].name), 1, LIKELY_NAME_MAX - 2);
        for (unsigned j = 0; j < i; j++) assert_string_not_equal(rows[i].name, rows[j].name);
    }
}

static void mark(bool *named) {
    LikelyRow rows[MOST_ROWS];
    unsigned count = read_rows(rows);
    for (unsigned i = 0; i < count; i++) {
        assert_in_range(rows[i].count, 1, SQUARES);
        assert_in_range(rows[i].first + rows[i].count, 1, LIKELY_COUNT);
        for (unsigned j = 0; j < rows[i].count; j++) {
            assert_false(named[rows[i].first + j]);
            named[rows[i].first + j] = true;
        }
    }
}

static void rows_do_not_overlap(void **state) {
    static bool named[LIKELY_COUNT];
    (void)state;
    memset(named, 0, sizeof named);
    mark(named);
}

/* ---- sights ---- */

typedef struct Walk {
    Random random;
    bool named[LIKELY_COUNT], seen[LIKELY_COUNT];
    unsigned moves;
} Walk;

/* Some enemy piece may have moved last, or nobody knows. */
static unsigned random_last(Walk *walk, const Position *position) {
    Bitboard enemies = position->by_side[side_other((Side)position->side)];
    for (unsigned attempt = 0; attempt < 20; attempt++) {
        unsigned square = random_below(&walk->random, SQUARES);
        if (bb_has(enemies, square)) return square;
    }
    return NO_SQUARE;
}

static int by_number(const void *left, const void *right) { return *(const uint16_t *)left - *(const uint16_t *)right; }

static void look(Walk *walk, const Position *position) {
    LikelyLook depth = random_below(&walk->random, 4) ? LIKELY_ALL : LIKELY_SQUARES_ALONE;
    Position turned;
    LikelyScene scene, turned_scene;
    Move moves[MAX_MOVES];
    unsigned count = movegen_legal(position, moves), last = random_last(walk, position);
    support_rotate(position, &turned);
    likely_prepare(&scene, position, last, depth);
    likely_prepare(&turned_scene, &turned, last == NO_SQUARE ? NO_SQUARE : SQUARES - 1 - last, depth);
    for (unsigned i = 0; i < count; i++) {
        if (order_takes(position, moves[i])) continue;
        uint16_t sights[LIKELY_MOST_SIGHTS], others[LIKELY_MOST_SIGHTS];
        unsigned seen = likely_sights(&scene, moves[i], sights);
        if (seen > LIKELY_MOST_SIGHTS || seen < (depth == LIKELY_ALL ? 4u : 2u))
            support_fail(position, moves[i], "so many sights");
        int sum = 0;
        for (unsigned j = 0; j < seen; j++) {
            if (sights[j] >= LIKELY_COUNT || !walk->named[sights[j]]) support_fail(position, moves[i], "a sight without a name");
            walk->seen[sights[j]] = true;
            sum += likely->value[sights[j]];
        }
        if (likely_value(likely, &scene, moves[i]) != sum) support_fail(position, moves[i], "not the sum of its values");
        unsigned other = likely_sights(&turned_scene, support_rotate_move(moves[i]), others);
        qsort(sights, seen, sizeof *sights, by_number);
        qsort(others, other, sizeof *others, by_number);
        for (unsigned j = 1; j < seen; j++)
            if (sights[j] == sights[j - 1]) support_fail(position, moves[i], "a sight seen twice");
        if (other != seen || memcmp(sights, others, seen * sizeof *sights) != 0)
            support_fail(position, moves[i], "another thing when the board is turned");
        walk->moves++;
    }
}

static void look_at(const Position *position, void *data) { look(data, position); }

static void sights_are_named_and_turn_with_the_board(void **state) {
    (void)state;
    static Walk walk;
    walk = (Walk){.random = {62}};
    mark(walk.named);
    support_walk(60, look_at, &walk);
    unsigned named = 0, seen = 0;
    for (unsigned i = 0; i < LIKELY_COUNT; i++) {
        named += walk.named[i];
        seen += walk.seen[i];
    }
    print_message("# %u moves, %u of %u values looked up\n", walk.moves, seen, named);
    assert_true(walk.moves > 100000);
    assert_true(seen > named / 2);
}

/* One king, as in mating problems, or none. */
static void kings_may_be_missing(void **state) {
    (void)state;
    static const char *const SFENS[] = {"4k4/9/4P4/9/9/9/9/9/R8 b 2G2S 1", "9/9/9/9/9/9/4p4/9/4K4 w rgn 1",
                                        "9/9/4s4/9/4P4/4S4/9/9/9 b P 1", "9/9/4s4/9/4P4/4S4/9/9/9 w p 1"};
    static Walk walk;
    walk = (Walk){.random = {63}};
    mark(walk.named);
    for (unsigned i = 0; i < sizeof SFENS / sizeof *SFENS; i++) {
        Position position;
        support_read(SFENS[i], &position);
        for (unsigned round = 0; round < 10; round++) look(&walk, &position);
    }
    assert_true(walk.moves > 500);
}

/* ---- what is seen ---- */

static LikelyRow row_of(const char *name) {
    LikelyRow row;
    for (unsigned i = 0; likely_row(i, &row); i++)
        if (strcmp(row.name, name) == 0) return row;
    fail_msg("no row %s", name);
    return row;
}

/* Of a move the place in a row; none when it sees nothing of it. */
static int place_in(const char *sfen, const char *last, const char *usi, const char *name) {
    Position position;
    LikelyScene scene;
    uint16_t sights[LIKELY_MOST_SIGHTS];
    LikelyRow row = row_of(name);
    support_read(sfen, &position);
    likely_prepare(&scene, &position, last[0] ? square_make((unsigned)(last[0] - '0'), (unsigned)(last[1] - 'a' + 1)) : NO_SQUARE,
                   LIKELY_ALL);
    unsigned count = likely_sights(&scene, support_move(&position, usi), sights);
    for (unsigned i = 0; i < count; i++)
        if (sights[i] >= row.first && sights[i] < row.first + row.count) return (int)(sights[i] - row.first);
    return -1;
}

static void what_is_seen_of_a_move(void **state) {
    (void)state;
    static const char *const GUARDED = "4k4/9/9/9/9/2p6/9/2G6/4K4 b P 1";
    static const char *const ROOK = "4k4/9/9/3R5/4s4/9/6p2/6S2/4K4 b G 1";
    static const struct {
        const char *sfen, *last, *usi, *name;
        int place;
    } CASES[] = {
        {"startpos", "", "7g7f", "mover(stays(fu))", 0},
        {"startpos", "", "7g7f", "mover(drops(fu))", -1},
        {"startpos", "", "7g7f", "to(stays(fu))", 5 * 9 + 2},
        {"startpos", "", "7g7f", "from(stays(fu))", 6 * 9 + 2},
        {"startpos", "", "7g7f", "to_own_king(stays(fu))", 1 * 9 + 2},   /* the king is on 5i */
        {"startpos", "", "7g7f", "to_enemy_king(stays(fu))", 8 * 9 + 2}, /* 5a; further than four ranks is four */
        {"startpos", "", "7g7f", "from_own_king(stays(fu))", 2 * 9 + 2},
        {"startpos", "", "7g7f", "to_last(stays(fu))", -1},
        {"startpos", "8c", "7g7f", "to_last(stays(fu))", 7 * 9 + 5},
        {"startpos", "", "7g7f", "class(push_fu)", 0},
        {"startpos", "", "7g7f", "comes(stays(fu))", 0},
        {"startpos", "", "7g7f", "leaves(stays(fu))", LIKELY_GUARDED}, /* by the bishop */
        {GUARDED, "", "P*7g", "comes(drops(fu))", LIKELY_GUARDED | LIKELY_ATTACKED},
        {GUARDED, "7f", "P*7g", "comes(drops(fu))", LIKELY_HIT | LIKELY_GUARDED | LIKELY_ATTACKED},
        {GUARDED, "", "7h7g", "comes(stays(ki))", LIKELY_EXPOSED | LIKELY_ATTACKED},
        {GUARDED, "", "7h7g", "loses(stays(ki))", 3},
        {GUARDED, "", "P*7g", "loses(drops(fu))", 0},
        {GUARDED, "", "P*7g", "from(stays(fu))", -1},
        {ROOK, "5e", "6d6h", "leaves(stays(hi))", LIKELY_HIT | LIKELY_EXPOSED | LIKELY_ATTACKED},
        {ROOK, "5e", "6d6h", "loses(stays(hi))", 0},
        {"4r1k2/9/9/9/9/9/9/9/4K4 b G 1", "", "5i6h", "mover(stays(ou))", 0},
        {"4r1k2/9/9/9/9/9/9/9/4K4 b G 1", "", "5i6h", "class(evade_king)", 1},
    };
    for (unsigned i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        int place = place_in(CASES[i].sfen, CASES[i].last, CASES[i].usi, CASES[i].name);
        if (place != CASES[i].place)
            fail_msg("%s %s: %s has %d, and not %d", CASES[i].sfen, CASES[i].usi, CASES[i].name, place, CASES[i].place);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_differ),
        cmocka_unit_test(rows_do_not_overlap),
        cmocka_unit_test(sights_are_named_and_turn_with_the_board),
        cmocka_unit_test(kings_may_be_missing),
        cmocka_unit_test(what_is_seen_of_a_move),
    };
    return cmocka_run_group_tests_name("search_likely", tests, make_values, free_values);
}
