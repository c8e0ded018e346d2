/* Proves small cases of the relations by hand, and in random walks what must hold between them; that all stay within their arrays is
 * what sanitizers look at here. That they are what their words say is proven against slow definitions, in tests/shogi. */
#include "support.h"

#include "attacks.h"
#include "movegen.h"
#include "relations.h"

static const Points POINTS = {{0, 100, 300, 350, 500, 800, 1000, 550, 0, 400, 450, 450, 500, 1100, 1300}};

static int exchange_of(const char *sfen, const char *usi) {
    Position position;
    support_read(sfen, &position);
    return relations_exchange(&position, &POINTS, support_move(&position, usi));
}

static void an_exchange_is_played_out(void **state) {
    (void)state;
    assert_int_equal(exchange_of("4k4/9/9/9/4s4/9/9/4R4/4K4 b - 1", "5h5e"), 1000);
    assert_int_equal(exchange_of("4k4/9/9/4p4/4s4/9/9/4R4/4K4 b - 1", "5h5e"), 1000 - 2000);
    assert_int_equal(exchange_of("4k4/9/9/4p4/4s4/9/4L4/4R4/4K4 b - 1", "5g5e"), 1000 - 600 + 200);
    assert_int_equal(exchange_of("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*5b"), 0);
    assert_int_equal(exchange_of("4k4/9/9/9/9/9/9/9/4K4 b G 1", "G*5b"), -1100);
}

static bool hangs(const char *sfen, unsigned file, unsigned rank) {
    Position position;
    support_read(sfen, &position);
    return relations_hanging(&position, &POINTS, square_make(file, rank));
}

static void a_pinned_piece_guards_along_its_line_alone(void **state) {
    (void)state;
    assert_true(hangs("4k4/9/9/9/4s4/9/9/4R4/4K4 b - 1", 5, 5));
    assert_false(hangs("4k4/9/9/4p4/4s4/9/9/4R4/4K4 b - 1", 5, 5));
    assert_false(hangs("4k4/9/3s5/4g4/5p3/9/9/5R3/4K4 b - 1", 4, 5));
    assert_true(hangs("4k4/9/3s5/4g4/5p3/9/9/4LR3/4K4 b - 1", 4, 5));
}

typedef struct Seen {
    unsigned pins, lines, duties, confined;
} Seen;

static void what_must_hold(const Position *position, void *data) {
    Seen *seen = data;
    Bitboard occupied = position_occupied(position);
    Pin pins[MAX_PINS];
    Line lines[MAX_LINES_OF_SLIDER];
    unsigned count = relations_pins(position, pins);
    assert_in_range(count, 0, MAX_PINS);
    for (unsigned i = 0; i < count; i++)
        assert_int_not_equal(piece_side(position->board[pins[i].pinned]), piece_side(position->board[pins[i].by]));
    seen->pins += count;
    assert_int_equal(relations_balance(position, &POINTS, SENTE), -relations_balance(position, &POINTS, GOTE));
    BB_FOR (square, occupied) {
        count = relations_lines(position, square, lines);
        assert_in_range(count, 0, MAX_LINES_OF_SLIDER);
        for (unsigned i = 0; i < count; i++) {
            assert_false(bb_any(BETWEEN[square][lines[i].front] & occupied));
            assert_true(bb_single(BETWEEN[square][lines[i].behind] & occupied));
        }
        seen->lines += count;
        Side side = piece_side(position->board[square]);
        if (relations_hanging(position, &POINTS, square))
            assert_true(bb_any(position_attackers(position, side_other(side), square, occupied)));
        seen->confined += relations_confined(position, &POINTS, square);
        Bitboard duties = relations_duties(position, &POINTS, square);
        BB_FOR (guarded, duties) {
            assert_false(relations_hanging(position, &POINTS, guarded));
            seen->duties++;
        }
    }
    Move moves[MAX_MOVES];
    unsigned moves_count = movegen_legal(position, moves);
    Side mover = (Side)position->side;
    for (unsigned i = 0; i < moves_count; i++) {
        Position after = *position;
        Undo undo;
        position_make(&after, moves[i], &undo);
        int won = relations_balance(&after, &POINTS, mover) - relations_balance(position, &POINTS, mover);
        int exchange = relations_exchange(position, &POINTS, moves[i]);
        if (exchange > won) support_fail(position, moves[i], "the exchange wins more than the move takes");
        if (exchange < won &&
            !bb_any(position_attackers(&after, side_other(mover), move_to(moves[i]), position_occupied(&after))))
            support_fail(position, moves[i], "who cannot be taken loses nothing");
    }
}

static void in_random_walks(void **state) {
    Seen seen = {0, 0, 0, 0};
    (void)state;
    support_walk(support_size(10, 30, 120), what_must_hold, &seen);
    assert_in_range(seen.pins, 1, UINT32_MAX);
    assert_in_range(seen.lines, 1, UINT32_MAX);
    assert_in_range(seen.duties, 1, UINT32_MAX);
    assert_in_range(seen.confined, 1, UINT32_MAX);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_exchange_is_played_out),
        cmocka_unit_test(a_pinned_piece_guards_along_its_line_alone),
        cmocka_unit_test(in_random_walks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
