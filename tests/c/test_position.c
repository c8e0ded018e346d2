/* Proves that making and unmaking moves keeps every part of a position true: bytes come back, a position reached by moves
 * equals the same one built from its pieces, checkers and pins are those that the rules name, and keys tell positions
 * apart exactly. Also: position_build refuses each kind of broken setup, and move_is_legal accepts the legal codes only. */
#include "support.h"

#include <stdlib.h>
#include <string.h>

#include "attacks.h"
#include "legality.h"
#include "movegen.h"
#include "plain.h"
#include "sfen.h"

static void restores_every_byte(const Position *position, void *data) {
    (void)data;
    Position copy = *position;
    Move moves[MAX_MOVES];
    unsigned count = plain_moves(position, moves);
    for (unsigned i = 0; i < count; i++) {
        Undo undo;
        position_make(&copy, moves[i], &undo);
        position_unmake(&copy, moves[i], &undo);
        if (memcmp(&copy, position, sizeof copy) != 0) support_fail(position, moves[i], "not restored");
    }
}

static void unmake_restores_every_byte(void **state) {
    (void)state;
    support_walk(100, restores_every_byte, NULL);
}

/* The king can be taken by a pseudo-legal move; that too is taken back. */
static void a_taken_king_comes_back(void **state) {
    (void)state;
    Position position, copy;
    Undo undo;
    support_read("4k4/9/9/9/4r4/9/9/4R4/4K4 b - 1", &position);
    copy = position;
    position_make(&copy, move_make(square_make(5, 8), square_make(4, 8)), &undo);
    Position exposed = copy;
    Undo taken;
    position_make(&copy, move_make(square_make(5, 5), square_make(5, 9)), &taken);
    assert_int_equal(copy.king[SENTE], NO_SQUARE);
    assert_int_equal(copy.hand[GOTE], 0);
    position_unmake(&copy, move_make(square_make(5, 5), square_make(5, 9)), &taken);
    assert_memory_equal(&copy, &exposed, sizeof copy);
    position_unmake(&copy, move_make(square_make(5, 8), square_make(4, 8)), &undo);
    assert_memory_equal(&copy, &position, sizeof copy);
}

static void equals_rebuilt(const Position *position, void *data) {
    (void)data;
    Setup setup;
    Position rebuilt;
    memset(&rebuilt, 0xa5, sizeof rebuilt);
    position_setup(position, &setup);
    if (position_build(&rebuilt, &setup).rule != SETUP_FINE) support_fail(position, MOVE_NONE, "a reached position is refused");
    if (memcmp(&rebuilt, position, sizeof rebuilt) != 0) support_fail(position, MOVE_NONE, "differs from the one built anew");
}

static void a_reached_position_equals_the_built_one(void **state) {
    (void)state;
    support_walk(200, equals_rebuilt, NULL);
}

/* Passing gives the position with the other side to move, to the byte, and is taken back to the byte. */
static void passes_and_comes_back(const Position *position, void *data) {
    unsigned *passed = data;
    if (position_in_check(position)) return;
    Position copy = *position, read;
    Undo undo;
    char sfen[SFEN_MAX];
    sfen_write(position, 1, sfen);
    char *side = strchr(sfen, ' ') + 1;
    *side = *side == 'b' ? 'w' : 'b';
    support_read(sfen, &read);
    position_make_null_move(&copy, &undo);
    if (memcmp(&copy, &read, sizeof copy) != 0) support_fail(position, MOVE_NONE, "passed, not the position read");
    position_unmake_null_move(&copy, &undo);
    if (memcmp(&copy, position, sizeof copy) != 0) support_fail(position, MOVE_NONE, "a pass is not taken back");
    ++*passed;
}

static void a_pass_changes_the_side_to_move_alone(void **state) {
    (void)state;
    unsigned passed = 0;
    support_walk(100, passes_and_comes_back, &passed);
    assert_true(passed > 10000);
}

static Bitboard attackers_by_attacks(const Position *position, Side attacker, unsigned square, Bitboard occupied) {
    Bitboard attackers = BB_EMPTY, pieces = position->by_side[attacker];
    BB_FOR (from, pieces) {
        if (bb_has(attacks_of(piece_kind(position->board[from]), attacker, from, occupied), square)) attackers |= bb_square(from);
    }
    return attackers;
}

static void checks_and_pins_hold(const Position *position, void *data) {
    (void)data;
    Side us = (Side)position->side, them = side_other(us);
    unsigned king = position->king[us];
    Bitboard checkers = BB_EMPTY, pinned = BB_EMPTY, occupied = position_occupied(position);
    if (king != NO_SQUARE) {
        Bitboard shields = position->by_side[us] ^ bb_square(king);
        checkers = attackers_by_attacks(position, them, king, occupied);
        BB_FOR (shield, shields) {
            Bitboard opened = attackers_by_attacks(position, them, king, occupied ^ bb_square(shield));
            if (bb_any(opened & ~checkers)) pinned |= bb_square(shield);
        }
        if (plain_attacked(position, king, them) != position_in_check(position)) support_fail(position, MOVE_NONE, "check");
    }
    if (bb_any(checkers ^ position->checkers)) support_fail(position, MOVE_NONE, "checkers");
    if (bb_any(pinned ^ position->pinned)) support_fail(position, MOVE_NONE, "pinned");
}

static void checkers_and_pins_are_those_of_the_board(void **state) {
    (void)state;
    support_walk(200, checks_and_pins_hold, NULL);
}

/* plain_attacked looks at the board array alone, and takes a piece of the attacker for no target: turn it into an enemy. */
static void attackers_agree(const Position *position, void *data) {
    if (++*(unsigned *)data % 4 != 0) return;
    Bitboard occupied = position_occupied(position);
    Position turned = *position;
    for (Side side = SENTE; side <= GOTE; side++)
        for (unsigned square = 0; square < SQUARES; square++) {
            Bitboard attackers = position_attackers(position, side, square, occupied);
            if (bb_any(attackers ^ attackers_by_attacks(position, side, square, occupied)))
                support_fail(position, MOVE_NONE, "position_attackers differs from the attacks");
            Piece piece = position->board[square];
            if (piece && piece_side(piece) == side) turned.board[square] ^= GOTE_PIECE;
            bool attacked = plain_attacked(&turned, square, side);
            turned.board[square] = piece;
            if (bb_any(attackers) != attacked)
                support_fail(position, MOVE_NONE, "position_attackers differs from plain_attacked");
        }
}

static void attackers_agree_with_the_plain_witness(void **state) {
    (void)state;
    unsigned seen = 0;
    support_walk(100, attackers_agree, &seen);
}

static void legal_codes_are_the_listed(const Position *position, void *data) {
    unsigned *seen = data;
    static bool listed[65536];
    Move moves[MAX_MOVES];
    if ((*seen)++ % 20 != 0) return;
    memset(listed, 0, sizeof listed);
    unsigned count = movegen_legal(position, moves);
    for (unsigned i = 0; i < count; i++) listed[moves[i]] = true;
    for (unsigned code = 0; code < 65536; code++)
        if (move_is_legal(position, (Move)code) != listed[code]) {
            print_error("code 0x%04x\n", code);
            support_fail(position, MOVE_NONE, "move_is_legal disagrees with the list");
        }
}

static void exactly_the_listed_codes_are_legal(void **state) {
    (void)state;
    unsigned seen = 0;
    support_walk(121, legal_codes_are_the_listed, &seen);
}

enum { MAX_KEPT = 60000 };

typedef struct Kept {
    Position *positions;
    unsigned count;
} Kept;

static void keep_tree(Position *position, unsigned depth, Kept *kept) {
    if (kept->count < MAX_KEPT) kept->positions[kept->count++] = *position;
    if (depth == 0) return;
    Move moves[MAX_MOVES];
    unsigned count = movegen_legal(position, moves);
    for (unsigned i = 0; i < count; i++) {
        Undo undo;
        position_make(position, moves[i], &undo);
        keep_tree(position, depth - 1, kept);
        position_unmake(position, moves[i], &undo);
    }
}

static void keep(const Position *position, void *kept) {
    Position root = *position;
    keep_tree(&root, 0, kept);
}

static int by_content(const void *left, const void *right) {
    const Position *a = left, *b = right;
    int order = memcmp(a->board, b->board, sizeof a->board);
    if (order == 0) order = memcmp(a->hand, b->hand, sizeof a->hand);
    return order ? order : a->side - b->side;
}

static int by_key(const void *left, const void *right) {
    const Position *a = left, *b = right;
    return (a->key > b->key) - (a->key < b->key);
}

/* Among many positions, transpositions included: the same content exactly when the same key. Neighbours are enough. */
static void keys_tell_positions_apart_exactly(void **state) {
    (void)state;
    Kept kept = {malloc(MAX_KEPT * sizeof(Position)), 0};
    assert_non_null(kept.positions);
    Position start;
    position_set_start(&start);
    keep_tree(&start, 3, &kept);
    support_read("4k4/4r4/9/9/9/9/9/4R4/4K4 b Pp 1", &start);
    keep_tree(&start, 2, &kept);
    support_walk(100, keep, &kept);
    assert_in_range(kept.count, 30000, MAX_KEPT - 1);

    int (*const orders[])(const void *, const void *) = {by_content, by_key};
    unsigned transpositions = 0;
    for (unsigned order = 0; order < 2; order++) {
        qsort(kept.positions, kept.count, sizeof(Position), orders[order]);
        for (unsigned i = 1; i < kept.count; i++) {
            const Position *a = &kept.positions[i - 1], *b = &kept.positions[i];
            bool same = support_same_content(a, b);
            transpositions += same;
            if (same != (a->key == b->key)) support_fail(b, MOVE_NONE, "key and content disagree with the neighbour");
            if (same && memcmp(a, b, sizeof *a) != 0) support_fail(b, MOVE_NONE, "equal positions differ in bytes");
        }
    }
    assert_true(transpositions > 1000);
    free(kept.positions);
}

/* Hands and side to move count, not the board alone. */
static void key_knows_hands_and_side(void **state) {
    (void)state;
    static const char *const SFENS[] = {
        "4k4/9/9/9/9/9/9/9/4K4 b - 1", "4k4/9/9/9/9/9/9/9/4K4 w - 1",   "4k4/9/9/9/9/9/9/9/4K4 b P 1",
        "4k4/9/9/9/9/9/9/9/4K4 b p 1", "4k4/9/9/9/9/9/9/9/4K4 b 2P 1",  "4k4/9/9/9/9/9/9/9/4K4 b Pp 1",
        "4k4/9/9/9/9/9/9/9/4K4 b L 1", "4k4/9/9/9/4P4/9/9/9/4K4 b - 1", "4k4/9/9/9/4p4/9/9/9/4K4 b - 1",
        "4k4/9/9/9/9/9/9/9/9 b - 1",   "9/9/9/9/9/9/9/9/4K4 b - 1",     "4k4/9/9/9/4+P4/9/9/9/4K4 b - 1",
    };
    enum { COUNT = sizeof SFENS / sizeof *SFENS };
    Position positions[COUNT];
    for (unsigned i = 0; i < COUNT; i++) support_read(SFENS[i], &positions[i]);
    for (unsigned i = 0; i < COUNT; i++)
        for (unsigned j = 0; j < COUNT; j++) assert_int_equal(positions[i].key == positions[j].key, i == j);
}

static void the_start_is_the_even_game(void **state) {
    (void)state;
    Position start, read;
    memset(&start, 0xa5, sizeof start);
    position_set_start(&start);
    support_read("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", &read);
    assert_memory_equal(&start, &read, sizeof start);
}

static Setup two_kings(void) {
    Setup setup = {.side = SENTE};
    setup.board[square_make(5, 1)] = piece_make(GOTE, OU);
    setup.board[square_make(5, 9)] = piece_make(SENTE, OU);
    return setup;
}

static void assert_refused(const Setup *setup, SetupRule rule) {
    Position position, untouched;
    memset(&position, 0xa5, sizeof position);
    untouched = position;
    assert_int_equal(position_build(&position, setup).rule, rule);
    assert_memory_equal(&position, &untouched, sizeof position);
}

static void each_broken_rule_of_a_setup_is_named(void **state) {
    (void)state;
    Position position;
    Setup setup = two_kings();
    assert_int_equal(position_build(&position, &setup).rule, SETUP_FINE);

    static const Piece NO_PIECES[] = {15, 16, 31, 32, 100, 255};
    for (unsigned i = 0; i < sizeof NO_PIECES; i++) {
        setup = two_kings();
        setup.board[40] = NO_PIECES[i];
        assert_refused(&setup, SETUP_BAD_PIECE);
    }

    static const uint8_t IN_SET[HAND_KINDS] = {0, 18, 4, 4, 4, 2, 2, 4};
    for (unsigned kind = FU; kind < HAND_KINDS; kind++) {
        setup = two_kings();
        setup.hand[SENTE][kind] = IN_SET[kind];
        assert_int_equal(position_build(&position, &setup).rule, SETUP_FINE);
        assert_int_equal(hand_count(position.hand[SENTE], kind), IN_SET[kind]);
        setup.hand[GOTE][kind] = 1;
        assert_refused(&setup, SETUP_TOO_MANY);
        assert_int_equal(position_build(&position, &setup).kind, kind);
        setup.hand[GOTE][kind] = 0;
        setup.board[square_make(9, 5)] = piece_make(GOTE, kind == KI ? kind : kind | PROMOTED);
        assert_refused(&setup, SETUP_TOO_MANY);
        setup.hand[SENTE][kind] = 255;
        assert_refused(&setup, SETUP_TOO_MANY);
    }

    setup = two_kings();
    setup.board[square_make(1, 1)] = piece_make(GOTE, OU);
    assert_refused(&setup, SETUP_TWO_KINGS);
    assert_int_equal(position_build(&position, &setup).side, GOTE);

    setup = (Setup){.side = GOTE};
    assert_int_equal(position_build(&position, &setup).rule, SETUP_FINE);
    assert_int_equal(position.king[GOTE], NO_SQUARE);
    setup.board[0] = piece_make(GOTE, OU);
    assert_int_equal(position_build(&position, &setup).rule, SETUP_FINE);
    assert_int_equal(position.king[SENTE], NO_SQUARE);

    for (Side side = SENTE; side <= GOTE; side++) {
        setup = two_kings();
        setup.board[square_make(3, 4)] = setup.board[square_make(3, 6)] = piece_make(side, FU);
        assert_refused(&setup, SETUP_NIFU);
        SetupFault fault = position_build(&position, &setup);
        assert_int_equal(square_file(fault.square), 3);
        assert_int_equal(fault.side, side);
        setup.board[square_make(3, 4)] = piece_make(side, TO);
        assert_int_equal(position_build(&position, &setup).rule, SETUP_FINE);
    }
}

static void a_piece_that_can_never_move_is_refused(void **state) {
    (void)state;
    for (unsigned kind = FU; kind < KINDS; kind++)
        for (Side side = SENTE; side <= GOTE; side++)
            for (unsigned rank = 1; rank <= RANKS; rank++) {
                Setup setup = {.side = side};
                Position position;
                unsigned square = square_make(9, rank);
                setup.board[square_make(1, 5)] = piece_make(side_other(side), OU);
                if (kind == OU) continue;
                setup.board[square] = piece_make(side, kind);
                setup.side = side_other(side);
                bool dead = rank_for(side, square) <= (kind == FU || kind == KY ? 1 : kind == KE ? 2 : 0);
                SetupFault fault = position_build(&position, &setup);
                assert_int_equal(fault.rule, dead ? SETUP_DEAD_PIECE : SETUP_FINE);
                if (!dead) continue;
                assert_int_equal(fault.square, square);
                assert_int_equal(fault.kind, kind);
                assert_int_equal(fault.side, side);
            }
}

static void check_is_for_the_side_to_move_only(void **state) {
    (void)state;
    for (unsigned kind = FU; kind < KINDS; kind++) {
        Setup setup = {.side = GOTE};
        Position position;
        unsigned king = square_make(5, 4);
        setup.board[king] = piece_make(GOTE, OU);
        setup.board[kind == KE   ? square_make(4, 6)
                    : kind == KA ? square_make(7, 6)
                                 : square_make(5, 5)] = piece_make(SENTE, kind);
        if (kind != OU) {
            assert_int_equal(position_build(&position, &setup).rule, SETUP_FINE);
            assert_true(position_in_check(&position));
        }
        setup.side = SENTE;
        assert_refused(&setup, SETUP_CAN_TAKE_KING);
        if (kind != OU) assert_int_equal(position_build(&position, &setup).square, king);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(unmake_restores_every_byte),
        cmocka_unit_test(a_taken_king_comes_back),
        cmocka_unit_test(a_reached_position_equals_the_built_one),
        cmocka_unit_test(a_pass_changes_the_side_to_move_alone),
        cmocka_unit_test(checkers_and_pins_are_those_of_the_board),
        cmocka_unit_test(attackers_agree_with_the_plain_witness),
        cmocka_unit_test(exactly_the_listed_codes_are_legal),
        cmocka_unit_test(keys_tell_positions_apart_exactly),
        cmocka_unit_test(key_knows_hands_and_side),
        cmocka_unit_test(the_start_is_the_even_game),
        cmocka_unit_test(each_broken_rule_of_a_setup_is_named),
        cmocka_unit_test(a_piece_that_can_never_move_is_refused),
        cmocka_unit_test(check_is_for_the_side_to_move_only),
    };
    return cmocka_run_group_tests_name("position", tests, NULL, NULL);
}
