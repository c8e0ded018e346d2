/* Proves that the numbers that tune a search are a table in which each can be found, and that a search of some nodes stays a search
 * with any numbers that the table allows: what it answers is legal, and the same again. What a number is good for matches say. */
#include "support.h"

#include <stdlib.h>
#include <string.h>

#include "movegen.h"
#include "search/search.h"

enum { MOST_POSITIONS = 24 };

static Position positions[MOST_POSITIONS];
static unsigned position_count;

static void keep_some(const Position *position, void *data) {
    unsigned *seen = data;
    if ((*seen)++ % 37 == 0 && position_count < MOST_POSITIONS && movegen_any(position)) positions[position_count++] = *position;
}

static int find_positions(void **state) {
    (void)state;
    unsigned seen = 0;
    support_walk(40, keep_some, &seen);
    return position_count == MOST_POSITIONS ? 0 : -1;
}

static void rows_make_sense(void **state) {
    (void)state;
    for (unsigned i = 0; i < MARGIN_COUNT; i++) {
        const MarginRow *row = &MARGIN_ROWS[i];
        if (row->least > row->value || row->value > row->most || row->least == row->most) fail_msg("%s: no range", row->name);
        if (row->step < 1 || row->step > row->most - row->least) fail_msg("%s: no step", row->name);
        if (row->sentence[strlen(row->sentence) - 1] != '.') fail_msg("%s: no sentence", row->name);
        assert_int_equal(margin_named(row->name), i);
    }
    assert_int_equal(margin_named("no_such_margin"), MARGIN_COUNT);
    assert_int_equal(margin_named(""), MARGIN_COUNT);
}

static void each_has_its_own_place(void **state) {
    (void)state;
    Margins margins;
    margins_init(&margins);
    assert_int_equal(margins.razoring_margin, MARGIN_ROWS[margin_named("razoring_margin")].value);
    assert_int_equal(margins.aspiration_most, MARGIN_ROWS[margin_named("aspiration_most")].value);
    for (unsigned i = 0; i < MARGIN_COUNT; i++) *margin_at(&margins, i) = (int)i;
    for (unsigned i = 0; i < MARGIN_COUNT; i++) assert_int_equal(*margin_at(&margins, i), i);
    assert_int_equal(margins.razoring_margin, margin_named("razoring_margin"));
}

static void later_moves_and_deeper_nodes_are_reduced_no_less(void **state) {
    (void)state;
    Parameters *parameters = malloc(sizeof *parameters);
    assert_non_null(parameters);
    parameters_init(parameters);
    const Reductions *reductions = &parameters->reductions;
    assert_int_equal(reductions_of(reductions, 0, 20), 0);
    for (int plies = 2; plies < 64; plies++)
        for (unsigned tried = 2; tried < 64; tried++) {
            assert_true(reductions_of(reductions, plies, tried) >= reductions_of(reductions, plies, tried - 1));
            assert_true(reductions_of(reductions, plies, tried) >= reductions_of(reductions, plies - 1, tried));
        }
    assert_int_equal(reductions_of(reductions, 100, 300), reductions_of(reductions, 63, 63));
    /* 0.4 plies and ln 10 * ln 20 / 2.2, by hand: 3.54 plies, in sixteenths */
    assert_int_equal(reductions_of(reductions, 10, 20), 56);
    free(parameters);
}

static void look(const Position *position, const Parameters *parameters, unsigned nodes, SearchResult *result) {
    SearchTable *table = search_table_make(1 << 20);
    Stop stop;
    assert_non_null(table);
    stop_init(&stop);
    stop.node_limit = nodes;
    const SearchTask task = {.position = position,
                             .declaration = true,
                             .parameters = parameters,
                             .table = table,
                             .depth = SEARCH_MAX_PLY - 1,
                             .lines = 1,
                             .threads = 1};
    assert_true(search(&task, &stop, result));
    search_table_free(table);
}

/* Results are large, and of two searches at a time. */
typedef struct Room {
    Parameters parameters;
    SearchResult one, two;
} Room;

static void searches_with(Room *room, const Margins *margins, const Position *position) {
    enum { NODES = 1500 };
    parameters_set_margins(&room->parameters, margins);
    look(position, &room->parameters, NODES, &room->one);
    look(position, &room->parameters, NODES, &room->two);
    assert_true(room->one.line_count == 1);
    Position after = *position;
    const SearchLine *line = &room->one.lines[0];
    for (unsigned i = 0; i < line->length; i++) {
        Undo undo;
        Move moves[MAX_MOVES];
        unsigned count = movegen_legal(&after, moves), place = 0;
        while (place < count && moves[place] != line->moves[i]) place++;
        if (place == count) support_fail(position, line->moves[i], "a line with a move that is not legal");
        position_make(&after, line->moves[i], &undo);
    }
    assert_int_equal(room->one.nodes, room->two.nodes);
    assert_int_equal(line->moves[0], room->two.lines[0].moves[0]);
    assert_int_equal(line->score, room->two.lines[0].score);
}

/* Each number alone at its least and at its most, all at once, and any. */
static void a_search_with_any_numbers_is_a_search(void **state) {
    (void)state;
    Room *room = malloc(sizeof *room);
    Margins margins;
    Random random = {577};
    unsigned next = 0, rounds = support_size(40, 150, 3000);
    assert_non_null(room);
    parameters_init(&room->parameters);
    for (unsigned i = 0; i < MARGIN_COUNT; i++)
        for (unsigned end = 0; end < 2; end++) {
            margins_init(&margins);
            *margin_at(&margins, i) = end ? MARGIN_ROWS[i].most : MARGIN_ROWS[i].least;
            searches_with(room, &margins, &positions[next++ % position_count]);
        }
    /* Depth that would fall below a ply. */
    for (unsigned i = 0; i < 12; i++) {
        margins_init(&margins);
        margins.iterative_reduction_plies = 1 + (int)i % 2;
        margins.iterative_reduction = 48;
        margins.singular_plies = 2 + (int)i % 5;
        margins.singular_depth_percent = 10;
        searches_with(room, &margins, &positions[next++ % position_count]);
    }
    for (unsigned end = 0; end < 2; end++) {
        for (unsigned i = 0; i < MARGIN_COUNT; i++) *margin_at(&margins, i) = end ? MARGIN_ROWS[i].most : MARGIN_ROWS[i].least;
        for (unsigned i = 0; i < 6; i++) searches_with(room, &margins, &positions[next++ % position_count]);
    }
    for (unsigned round = 0; round < rounds; round++) {
        for (unsigned i = 0; i < MARGIN_COUNT; i++) {
            unsigned width = (unsigned)(MARGIN_ROWS[i].most - MARGIN_ROWS[i].least);
            *margin_at(&margins, i) = MARGIN_ROWS[i].least + (int)random_below(&random, width + 1);
        }
        room->parameters.by_probability = round % 8 == 0;
        for (unsigned id = 0; id < CLASS_COUNT; id++) room->parameters.rarity[id] = (uint16_t)(1 + random_below(&random, 1000));
        searches_with(room, &margins, &positions[next++ % position_count]);
    }
    free(room);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_make_sense),
        cmocka_unit_test(each_has_its_own_place),
        cmocka_unit_test(later_moves_and_deeper_nodes_are_reduced_no_less),
        cmocka_unit_test(a_search_with_any_numbers_is_a_search),
    };
    return cmocka_run_group_tests_name("search_margins", tests, find_positions, NULL);
}
