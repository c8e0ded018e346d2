/* Proves that corrections of the evaluation are learned where they belong: positions with the same pawns, guards or hands share
 * what these have taught, and no others do but by chance; what is learned goes the way of what was found and stays within its bounds. */
#include "support.h"

#include <stdlib.h>
#include <string.h>

#include "search/correction.h"

enum { PAWNS, GUARDS, HANDS };

static Correction *correction;

static int make(void **state) {
    (void)state;
    correction = calloc(1, sizeof *correction);
    return correction ? 0 : -1;
}

static int clean_up(void **state) {
    (void)state;
    free(correction);
    return 0;
}

static CorrectionPlace place_of(const char *sfen) {
    Position position;
    support_read(sfen, &position);
    return correction_place(correction, &position);
}

static void what_is_the_same_shares_a_cell(void **state) {
    (void)state;
    static const char START[] = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    static const struct {
        const char *sfen;
        bool same[CORRECTION_KINDS];
    } CASES[] = {
        {START, {true, true, true}},
        /* the rook is on another square */
        {"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B4R2/LNSGKGSNL b - 1", {true, true, true}},
        {"lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1", {false, true, true}},
        {"lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", {false, true, true}},
        /* a gold leaves the king; a silver that was not next to it moves */
        {"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1BG4R1/LNS1KGSNL b - 1", {true, false, true}},
        {"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1BS4R1/LN1GKGSNL b - 1", {true, true, true}},
        {"lnsg1gsnl/1r2k2b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", {true, false, true}},
        {"lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b B 1", {true, true, false}},
        {"lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b b 1", {true, true, false}},
        /* the other side is to move */
        {"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", {false, false, false}},
        /* no king of a side */
        {"lnsg1gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", {true, false, true}},
    };
    CorrectionPlace start = place_of(START);
    for (unsigned i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        CorrectionPlace place = place_of(CASES[i].sfen);
        for (unsigned kind = PAWNS; kind <= HANDS; kind++)
            if ((place.cell[kind] == start.cell[kind]) != CASES[i].same[kind]) fail_msg("%s: kind %u", CASES[i].sfen, kind);
    }
}

typedef struct Seen {
    unsigned count, same;
    int16_t *last;
} Seen;

static void look(const Position *position, void *data) {
    Seen *seen = data;
    CorrectionPlace place = correction_place(correction, position);
    for (unsigned kind = PAWNS; kind <= HANDS; kind++) {
        ptrdiff_t index = place.cell[kind] - correction->cells[position->side][kind];
        if (index < 0 || index >= CORRECTION_CELLS) support_fail(position, MOVE_NONE, "a cell of another kind or side");
        correction_learn(correction, &place, (int)(position->key % 20001) - 10000, 1 + (int)(position->key >> 40) % 40);
        if (abs(*place.cell[kind]) > CORRECTION_MOST) support_fail(position, MOVE_NONE, "beyond the bounds");
    }
    seen->count++;
    seen->same += place.cell[HANDS] == seen->last;
    seen->last = place.cell[HANDS];
}

/* Whatever is found wherever. */
static void cells_stay_within_bounds(void **state) {
    (void)state;
    Seen seen = {0};
    support_walk(40, look, &seen);
    print_message("# %u positions, %u with the hands of the one before\n", seen.count, seen.same);
    assert_true(seen.count > 1000);
    correction_forget(correction);
}

static void it_goes_the_way_of_what_was_found(void **state) {
    (void)state;
    Position position;
    position_set_start(&position);
    CorrectionPlace place = correction_place(correction, &position);
    assert_int_equal(correction_sum(&place), 0);
    int before = 0;
    for (unsigned i = 0; i < 200; i++) {
        correction_learn(correction, &place, 100, 8);
        assert_true(correction_sum(&place) >= before);
        before = correction_sum(&place);
    }
    assert_in_range(before, 2900, 3 * CORRECTION_MOST);
    correction_learn(correction, &place, 0, 8);
    assert_int_equal(correction_sum(&place), before);
    correction_learn(correction, &place, -100, 1);
    int little = before - correction_sum(&place);
    before = correction_sum(&place);
    correction_learn(correction, &place, -100, 8);
    assert_true(little > 0 && before - correction_sum(&place) > little);
    correction_forget(correction);
    assert_int_equal(correction_sum(&place), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_the_same_shares_a_cell),
        cmocka_unit_test(cells_stay_within_bounds),
        cmocka_unit_test(it_goes_the_way_of_what_was_found),
    };
    return cmocka_run_group_tests_name("search_correction", tests, make, clean_up);
}
