/* Proves every attack set, line and zone against a walk over the board step by step, on all squares and on random boards,
 * and the set operations of bitboard.h against plain arrays. */
#include "support.h"

#include "attacks.h"

typedef struct Step {
    int file, rank; /* for sente */
    bool slides;
} Step;

static const Step UP = {0, -1, false}, DOWN = {0, 1, false}, LEFT = {1, 0, false}, RIGHT = {-1, 0, false};
static const Step UP_LEFT = {1, -1, false}, UP_RIGHT = {-1, -1, false}, DOWN_LEFT = {1, 1, false}, DOWN_RIGHT = {-1, 1, false};

static void add_walk(bool *set, unsigned square, Step step, bool slides, Side side, const bool *occupied) {
    int sign = side == SENTE ? 1 : -1;
    int file = (int)square_file(square) + sign * step.file, rank = (int)square_rank(square) + sign * step.rank;
    while (file >= 1 && file <= FILES && rank >= 1 && rank <= RANKS) {
        unsigned to = square_make((unsigned)file, (unsigned)rank);
        set[to] = true;
        if (!slides || occupied[to]) return;
        file += sign * step.file;
        rank += sign * step.rank;
    }
}

static void expect_attacks(bool *set, unsigned kind, Side side, unsigned square, const bool *occupied) {
    bool bishop = kind == KA || kind == UM, rook = kind == HI || kind == RY;
    bool gold = kind == KI || (kind >= TO && kind <= NG), all = kind == OU || kind == UM || kind == RY;
    for (unsigned to = 0; to < SQUARES; to++) set[to] = false;
    if (kind == KE) {
        add_walk(set, square, (Step){1, -2, false}, false, side, occupied);
        add_walk(set, square, (Step){-1, -2, false}, false, side, occupied);
        return;
    }
    if (kind == FU || kind == GI || gold || all || rook || kind == KY)
        add_walk(set, square, UP, rook || kind == KY, side, occupied);
    if (gold || all || rook) add_walk(set, square, DOWN, rook, side, occupied);
    if (gold || all || rook) add_walk(set, square, LEFT, rook, side, occupied);
    if (gold || all || rook) add_walk(set, square, RIGHT, rook, side, occupied);
    if (kind == GI || gold || all || bishop) add_walk(set, square, UP_LEFT, bishop, side, occupied);
    if (kind == GI || gold || all || bishop) add_walk(set, square, UP_RIGHT, bishop, side, occupied);
    if (kind == GI || all || bishop) add_walk(set, square, DOWN_LEFT, bishop, side, occupied);
    if (kind == GI || all || bishop) add_walk(set, square, DOWN_RIGHT, bishop, side, occupied);
}

static void assert_set(Bitboard actual, const bool *expected) {
    for (unsigned square = 0; square < SQUARES; square++) assert_int_equal(bb_has(actual, square), expected[square]);
    assert_false(bb_any(actual & ~BB_ALL));
}

static void assert_same(Bitboard a, Bitboard b) {
    assert_int_equal(a[0], b[0]);
    assert_int_equal(a[1], b[1]);
}

static Bitboard random_board(Random *random, unsigned pieces, bool *occupied) {
    Bitboard set = BB_EMPTY;
    for (unsigned square = 0; square < SQUARES; square++) occupied[square] = false;
    for (unsigned i = 0; i < pieces; i++) {
        unsigned square = random_below(random, SQUARES);
        occupied[square] = true;
        set |= bb_square(square);
    }
    return set;
}

static void every_kind_attacks_what_a_walk_reaches(void **state) {
    (void)state;
    Random random = {1};
    for (unsigned board = 0; board < 60; board++) {
        bool occupied[SQUARES], expected[SQUARES];
        Bitboard set = random_board(&random, board, occupied);
        for (unsigned square = 0; square < SQUARES; square++)
            for (unsigned kind = FU; kind < KINDS; kind++)
                for (Side side = SENTE; side <= GOTE; side++) {
                    expect_attacks(expected, kind, side, square, occupied);
                    assert_set(attacks_of(kind, side, square, set), expected);
                }
    }
}

static void rays_and_crosses_are_attacks_on_an_empty_board(void **state) {
    (void)state;
    for (unsigned square = 0; square < SQUARES; square++) {
        assert_same(ROOK_CROSS[square], attacks_rook(square, BB_EMPTY));
        assert_same(BISHOP_CROSS[square], attacks_bishop(square, BB_EMPTY));
        for (Side side = SENTE; side <= GOTE; side++) assert_same(LANCE_RAY[side][square], attacks_lance(side, square, BB_EMPTY));
    }
}

static void pawns_attack_as_a_set(void **state) {
    (void)state;
    Random random = {2};
    for (unsigned board = 0; board < 200; board++) {
        bool occupied[SQUARES];
        Bitboard all = random_board(&random, board % 30, occupied);
        for (Side side = SENTE; side <= GOTE; side++) {
            Bitboard pawns = all & ~DEAD_FOR_PAWN(side), expected = BB_EMPTY;
            for (unsigned square = 0; square < SQUARES; square++)
                if (bb_has(pawns, square)) expected |= PAWN_ATTACKS[side][square];
            assert_same(attacks_pawns(side, pawns), expected);
        }
    }
}

static int sign_of(int value) { return (value > 0) - (value < 0); }

static void between_and_line_join_two_squares(void **state) {
    (void)state;
    for (unsigned a = 0; a < SQUARES; a++)
        for (unsigned b = 0; b < SQUARES; b++) {
            int files = (int)square_file(b) - (int)square_file(a), ranks = (int)square_rank(b) - (int)square_rank(a);
            bool joined = a != b && (files == 0 || ranks == 0 || files == ranks || files == -ranks);
            bool between[SQUARES] = {false}, line[SQUARES] = {false}, nothing[SQUARES] = {false};
            if (joined) {
                Step step = {sign_of(files), sign_of(ranks), true}, back = {-step.file, -step.rank, true};
                bool stop_at_b[SQUARES] = {false};
                stop_at_b[b] = true;
                add_walk(between, a, step, true, SENTE, stop_at_b);
                between[b] = false;
                add_walk(line, a, step, true, SENTE, nothing);
                add_walk(line, a, back, true, SENTE, nothing);
                line[a] = true;
            }
            assert_set(BETWEEN[a][b], between);
            assert_set(LINE[a][b], line);
        }
}

/* A piece outside its zone attacks neither the king's square nor a neighbour, on an empty board. */
static void zones_hold_every_attacker(void **state) {
    (void)state;
    for (unsigned king = 0; king < SQUARES; king++) {
        Bitboard around = KING_ATTACKS[king] | bb_square(king);
        for (unsigned square = 0; square < SQUARES; square++)
            for (Side side = SENTE; side <= GOTE; side++) {
                Side enemy = side_other(side);
                bool steps = bb_any((KNIGHT_ATTACKS[enemy][square] | KING_ATTACKS[square]) & around);
                if (steps && square != king) assert_true(bb_has(STEP_ZONE[king], square));
                if (bb_any(LANCE_RAY[enemy][square] & around)) assert_true(bb_has(LANCE_ZONE[side][king], square));
                if (bb_any(ROOK_CROSS[square] & around)) assert_true(bb_has(ROOK_ZONE[king], square));
                if (bb_any(BISHOP_CROSS[square] & around)) assert_true(bb_has(BISHOP_ZONE[king], square));
            }
    }
}

static void rank_masks_agree_with_the_owners_count(void **state) {
    (void)state;
    for (unsigned square = 0; square < SQUARES; square++)
        for (Side side = SENTE; side <= GOTE; side++) {
            unsigned rank = rank_for(side, square);
            assert_int_equal(bb_has(PROMOTION_ZONE(side), square), rank <= 3);
            assert_int_equal(bb_has(DEAD_FOR_PAWN(side), square), rank <= last_dead_rank(FU));
            assert_int_equal(bb_has(DEAD_FOR_PAWN(side), square), rank <= last_dead_rank(KY));
            assert_int_equal(bb_has(DEAD_FOR_KNIGHT(side), square), rank <= last_dead_rank(KE));
        }
}

static void sets_count_and_enumerate_their_members(void **state) {
    (void)state;
    Random random = {3};
    for (unsigned board = 0; board < 300; board++) {
        bool occupied[SQUARES], seen[SQUARES] = {false};
        Bitboard set = random_board(&random, board % 82, occupied);
        unsigned count = 0, next = 0;
        for (unsigned square = 0; square < SQUARES; square++) count += occupied[square];
        BB_FOR (member, set) {
            assert_true(member >= next && occupied[member]);
            if (next == 0) assert_int_equal(bb_first(set), member);
            seen[member] = true;
            next = member + 1;
        }
        for (unsigned square = 0; square < SQUARES; square++) assert_int_equal(seen[square], occupied[square]);
        assert_int_equal(bb_count(set), count);
        assert_int_equal(bb_single(set), count == 1);
        assert_int_equal(bb_any(set), count > 0);
        Tally tally = {0};
        tally_add(&tally, set);
        tally_add(&tally, BB_ALL);
        assert_int_equal(tally_total(tally), count + SQUARES);
    }
    assert_false(bb_any(bb_square(NO_SQUARE)));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_attacks_what_a_walk_reaches),
        cmocka_unit_test(rays_and_crosses_are_attacks_on_an_empty_board),
        cmocka_unit_test(pawns_attack_as_a_set),
        cmocka_unit_test(between_and_line_join_two_squares),
        cmocka_unit_test(zones_hold_every_attacker),
        cmocka_unit_test(rank_masks_agree_with_the_owners_count),
        cmocka_unit_test(sets_count_and_enumerate_their_members),
    };
    return cmocka_run_group_tests_name("attacks", tests, NULL, NULL);
}
