/* Proves the classes of moves: the same as a slow witness finds by reading the definitions off the board array, the same from the
 * other side of the board, never none; the available ones are those of the legal moves; and, example by example, what the
 * definitions are meant to say. */
#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "classes.h"
#include "movegen.h"
#include "plain.h"
#include "sfen.h"

static const char *const KIND_NAME[KINDS] = {"",   "fu",       "ky",       "ke",       "gi",       "ka", "hi", "ki",
                                             "ou", "promoted", "promoted", "promoted", "promoted", "um", "ry"};

static const unsigned LEVEL[KINDS] = {
    [FU] = 1, [KY] = 2, [KE] = 2, [TO] = 2, [NY] = 2, [NK] = 2, [GI] = 3,
    [KI] = 3, [NG] = 3, [KA] = 4, [HI] = 5, [UM] = 5, [RY] = 6, [OU] = 7,
};

static ClassSet named(const char *group, const char *name) {
    char full[32];
    snprintf(full, sizeof full, "%s%s", group, name);
    for (unsigned id = 0; id < CLASS_COUNT; id++)
        if (strcmp(class_name(id), full) == 0) return class_bit(id);
    fail_msg("no class is called %s", full);
    return 0;
}

static ClassSet classes_with(const Position *position, Move last, Move move) {
    ClassContext context;
    classes_prepare(&context, position, last == MOVE_NONE ? NO_SQUARE : move_to(last));
    return classes_of(&context, move);
}

/* The witness reads the board array alone, as plain_attacked does. So a board can be doctored: to ask about one piece, all others
 * of its side are given to the other, and still stand in the way. */
static bool piece_attacks(const Position *position, unsigned from, unsigned to) {
    Position alone = *position;
    Side side = piece_side(position->board[from]);
    for (unsigned square = 0; square < SQUARES; square++)
        if (square != from && alone.board[square]) alone.board[square] = piece_make(side_other(side), FU);
    return plain_attacked(&alone, to, side);
}

static bool piece_guarded(const Position *position, unsigned square) {
    Position taken = *position;
    taken.board[square] ^= GOTE_PIECE;
    return plain_attacked(&taken, square, piece_side(position->board[square]));
}

static bool piece_exposed(const Position *position, unsigned square, unsigned level) {
    Side enemy = side_other(piece_side(position->board[square]));
    if (!plain_attacked(position, square, enemy)) return false;
    if (!piece_guarded(position, square)) return true;
    for (unsigned from = 0; from < SQUARES; from++) {
        Piece piece = position->board[from];
        if (piece && piece_side(piece) == enemy && LEVEL[piece_kind(piece)] < level && piece_attacks(position, from, square))
            return true;
    }
    return false;
}

static bool near(unsigned a, unsigned b, int distance) {
    return a != NO_SQUARE && b != NO_SQUARE && abs((int)square_file(a) - (int)square_file(b)) <= distance &&
           abs((int)square_rank(a) - (int)square_rank(b)) <= distance;
}

static ClassSet witness_threats(const Position *before, const Position *after, Move move) {
    Side us = (Side)before->side;
    unsigned to = move_to(move), big = 0, small = 0, level = LEVEL[piece_kind(after->board[to])];
    unsigned enemy_king = after->king[side_other(us)];
    for (unsigned square = 0; square < SQUARES; square++) {
        Piece piece = after->board[square];
        unsigned kind = piece_kind(piece);
        if (!piece || piece_side(piece) == us || kind == FU || kind == OU || !piece_attacks(after, to, square)) continue;
        if (LEVEL[kind] <= level && piece_guarded(before, square)) continue;
        if (!move_is_drop(move) && piece_attacks(before, move_from(move), square)) continue;
        if (kind == KA || kind == HI || kind == UM || kind == RY)
            big++;
        else
            small++;
    }
    bool check = enemy_king != NO_SQUARE && piece_attacks(after, to, enemy_king);
    return (big ? class_bit(CLASS_THREAT_BIG) : 0) | (small ? class_bit(CLASS_THREAT_SMALL) : 0) |
           (big + small > 0 && big + small + check > 1 ? class_bit(CLASS_FORK) : 0);
}

/* What holds on the board alone: the castle, the pawn moves. */
static ClassSet witness_camp(const Position *position, Move move, unsigned kind) {
    Side us = (Side)position->side;
    unsigned from = move_from(move), to = move_to(move), king = position->king[us];
    if (kind == FU) return class_bit(to < 9 || to >= 72 ? CLASS_PUSH_EDGE : CLASS_PUSH_FU);
    if (position_in_check(position) || rank_for(us, from) < 7 || rank_for(us, to) < 7) return 0;
    if (kind == OU) return class_bit(CLASS_CASTLE_KING);
    return (kind == GI || kind == KI) && near(king, to, 2) ? class_bit(CLASS_CASTLE_GUARD) : 0;
}

static ClassSet witness_escape(const Position *position, Move last, unsigned from, unsigned kind) {
    if (kind == FU || kind == OU || !piece_exposed(position, from, LEVEL[kind])) return 0;
    bool hit = last != MOVE_NONE && piece_attacks(position, move_to(last), from);
    return named("escape_", KIND_NAME[kind]) | (hit ? class_bit(CLASS_ESCAPE_LAST) : 0);
}

static ClassSet witness_evasion(const Position *position, Move move, unsigned kind) {
    bool takes = position->board[move_to(move)] && piece_attacks(position, move_to(move), position->king[position->side]);
    ClassSet classes = takes ? class_bit(CLASS_EVADE_CAPTURE) : 0;
    if (kind == OU) classes |= class_bit(CLASS_EVADE_KING);
    return classes ? classes : class_bit(move_is_drop(move) ? CLASS_EVADE_DROP : CLASS_EVADE_MOVE);
}

static ClassSet witness_checks(const Position *after, Move move) {
    Side us = side_other((Side)after->side);
    unsigned king = after->king[after->side];
    ClassSet classes = 0;
    for (unsigned from = 0; from < SQUARES && king != NO_SQUARE; from++) {
        if (!after->board[from] || piece_side(after->board[from]) != us || !piece_attacks(after, from, king)) continue;
        bool moved = from == move_to(move);
        classes |= class_bit(!moved ? CLASS_CHECK_DISCOVERED : move_is_drop(move) ? CLASS_CHECK_DROP : CLASS_CHECK_MOVE);
    }
    return classes;
}

static ClassSet witness_classes(const Position *position, Move last, Move move) {
    bool drop = move_is_drop(move), promotes = move_is_promotion(move);
    unsigned from = move_from(move), to = move_to(move), enemy = side_other((Side)position->side);
    unsigned kind = drop ? move_dropped(move) : piece_kind(position->board[from]), victim = piece_kind(position->board[to]);
    Position after = *position;
    Undo undo;
    position_make(&after, move, &undo);
    bool exposed = piece_exposed(&after, to, LEVEL[kind]);
    ClassSet classes = witness_checks(&after, move);

    if (victim) {
        classes |= named("capture_", KIND_NAME[victim]);
        if (!plain_attacked(&after, to, (Side)enemy))
            classes |= class_bit(CLASS_CAPTURE_FREE);
        else
            classes |= class_bit(LEVEL[victim] >= LEVEL[kind] ? CLASS_CAPTURE_FAIR : CLASS_CAPTURE_COSTLY);
        if (last != MOVE_NONE && to == move_to(last)) classes |= class_bit(CLASS_RECAPTURE);
    } else if (exposed) {
        classes |= class_bit(CLASS_SACRIFICE);
    }
    if (position_in_check(position)) classes |= witness_evasion(position, move, kind);
    if (near(after.king[enemy], to, 1)) classes |= class_bit(drop ? CLASS_CLOSE_DROP : CLASS_CLOSE_MOVE);
    if (!exposed) classes |= witness_threats(position, &after, move);
    if (!exposed && !drop) classes |= witness_escape(position, last, from, kind);
    if (drop) classes |= named("drop_", KIND_NAME[kind]);
    if (promotes) classes |= named("promote_", KIND_NAME[kind]);
    if (!drop && !promotes && !victim) classes |= witness_camp(position, move, kind);
    if (classes) return classes;
    bool gold = kind >= TO && kind <= NG;
    return named("quiet_", gold ? "ki" : kind == UM ? "ka" : kind == RY ? "hi" : KIND_NAME[kind]);
}

typedef struct Met {
    Random random;
    unsigned moves;
    ClassSet classes;
} Met;

/* One of the moves from the position makes the last one, and one of those behind it is looked at. */
static void as_the_witness_says(const Position *position, void *data) {
    Met *met = data;
    Position next = *position;
    Move moves[MAX_MOVES], last = MOVE_NONE;
    unsigned count = movegen_legal(position, moves);
    if (count == 0) return;
    if (random_below(&met->random, 4) > 0) {
        Undo undo;
        last = moves[random_below(&met->random, count)];
        position_make(&next, last, &undo);
        count = movegen_legal(&next, moves);
        if (count == 0) return;
    }
    for (unsigned sample = 0; sample < 12; sample++) {
        Move move = moves[random_below(&met->random, count)];
        ClassSet classes = classes_with(&next, last, move), expected = witness_classes(&next, last, move);
        for (unsigned id = 0; id < CLASS_COUNT; id++)
            if ((classes ^ expected) & class_bit(id)) support_fail(&next, move, class_name(id));
        if (classes != expected) support_fail(&next, move, "a bit that is no class");
        met->moves++;
        met->classes |= classes;
    }
}

static void classes_are_those_of_the_witness(void **state) {
    (void)state;
    Met met = {.random = {20240301}};
    support_walk(100, as_the_witness_says, &met);
    assert_true(met.moves > 80000);
    for (unsigned id = 0; id < CLASS_COUNT; id++)
        if (!(met.classes & class_bit(id))) fail_msg("the walk met no move of the class %s", class_name(id));
}

static void union_of_all_moves(const Position *position, void *data) {
    (void)data;
    ClassContext context;
    Position rotated;
    Move moves[MAX_MOVES];
    ClassSet all = 0;
    unsigned count = movegen_legal(position, moves);
    classes_prepare(&context, position, NO_SQUARE);
    support_rotate(position, &rotated);
    for (unsigned i = 0; i < count; i++) {
        ClassSet classes = classes_of(&context, moves[i]);
        if (classes == 0) support_fail(position, moves[i], "of no class");
        all |= classes;
        if (i % 8 == 0 && classes_with(&rotated, MOVE_NONE, support_rotate_move(moves[i])) != classes)
            support_fail(position, moves[i], "of other classes when rotated");
    }
    if (classes_available(&context) != all) support_fail(position, MOVE_NONE, "available are not the classes of the moves");
}

static void every_move_has_a_class_and_the_available_are_their_union(void **state) {
    (void)state;
    support_walk(60, union_of_all_moves, NULL);
}

static void names_are_all_there_and_differ(void **state) {
    (void)state;
    for (unsigned id = 0; id < CLASS_COUNT; id++) {
        const char *name = class_name(id);
        assert_non_null(name);
        assert_int_equal(strspn(name, "abcdefghijklmnopqrstuvwxyz_"), strlen(name));
        for (unsigned other = 0; other < id; other++) assert_string_not_equal(name, class_name(other));
    }
    assert_null(class_name(CLASS_COUNT));
}

/* A move and all its classes; `last` is "" when none is given. */
typedef struct Example {
    const char *sfen, *last, *move, *classes;
} Example;

static const Example EXAMPLES[] = {
    /* The opening. */
    {"startpos", "", "7g7f", "push_fu"},
    {"startpos", "", "1g1f", "push_edge"},
    {"startpos", "", "9g9f", "push_edge"},
    {"startpos", "", "2h6h", "quiet_hi"},
    {"startpos", "", "1i1h", "quiet_ky"},
    {"startpos", "", "5i6h", "castle_king"},
    {"startpos", "", "4i3h", "castle_guard"},
    {"startpos", "", "7i6h", "castle_guard"},
    {"4k4/9/9/9/9/9/9/6G2/K8 b - 1", "", "3h4h", "quiet_ki"},
    {"4k4/9/9/9/9/9/4G4/9/4K4 b - 1", "", "5g5f", "quiet_ki"},
    {"4k4/9/9/9/9/4K4/9/9/9 b - 1", "", "5f5g", "quiet_ou"},
    {"4k4/9/9/9/4+B4/9/9/9/4K4 b - 1", "", "5e5f", "quiet_ka"},
    {"4k4/9/9/9/4+P4/9/9/9/4K4 b - 1", "", "5e5f", "quiet_ki"},
    /* Captures, and how the exchange stands. */
    {"lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1", "3c3d", "8h2b+",
     "capture_ka capture_fair promote_ka"},
    {"lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 1", "8h2b+", "3a2b", "capture_um capture_free recapture"},
    {"4k4/9/9/2s6/2p6/9/9/2R6/4K4 b - 1", "", "7h7e", "capture_fu capture_costly"},
    {"4k4/9/9/2l6/2l6/9/9/2R6/4K4 b - 1", "", "7h7e", "capture_ky capture_costly"},
    {"4k4/9/9/9/2+p6/9/9/2R6/4K4 b - 1", "", "7h7e", "capture_promoted capture_free"},
    /* Taken back along the line the piece has left. */
    {"4k4/9/2p6/2S6/2r6/9/9/9/4K4 b - 1", "", "7d7c", "capture_fu capture_costly"},
    /* Escapes. */
    {"4k4/9/9/9/9/9/4p4/4G4/K8 b - 1", "5f5g", "5h6h", "escape_ki escape_last"},
    {"4k4/9/9/9/9/9/4p4/4G4/K8 b - 1", "", "5h6h", "escape_ki"},
    {"4k4/9/9/9/9/9/4p4/4G4/K8 b - 1", "5f5g", "5h5g", "capture_fu capture_free recapture escape_ki escape_last"},
    {"4k4/9/9/9/9/9/4p4/4G4/K8 b - 1", "4a5a", "5h6h", "escape_ki"},
    {"4l3k/9/9/9/4R4/9/9/9/K8 b - 1", "", "5e4e", "escape_hi"},
    {"4l3k/9/9/9/4R4/9/9/9/K8 b - 1", "", "5e5f", "sacrifice"},
    {"4l3k/9/9/9/4R4/9/9/9/K8 b - 1", "", "5e5a+", "capture_ky capture_free escape_hi check_move promote_hi"},
    {"4k4/9/9/9/3r5/9/9/3G5/4K4 b - 1", "", "6h7h", "castle_guard"},
    /* Evasions. */
    {"4k4/9/9/9/4r4/9/9/9/4K4 b G 1", "", "5i4i", "evade_king"},
    {"4k4/9/9/9/4r4/9/9/9/4K4 b G 1", "", "G*5h", "evade_drop drop_ki"},
    {"4k4/9/9/9/4r4/9/9/9/4K4 b G 1", "", "G*5f", "evade_drop drop_ki sacrifice"},
    {"4k4/9/9/9/4r4/9/9/5G3/4K4 b - 1", "", "4h5h", "evade_move"},
    {"4k4/9/9/9/4r4/5S3/9/9/4K4 b - 1", "", "4f5e", "capture_hi capture_free evade_capture"},
    {"4k4/9/9/9/9/9/9/4g4/4K4 b - 1", "", "5i5h", "capture_ki capture_free evade_king evade_capture"},
    /* Checks. */
    {"4k4/9/9/9/4S4/9/9/9/K3R4 b - 1", "", "5e4d", "check_discovered"},
    {"4k4/9/9/9/4S4/9/9/9/K3R4 b - 1", "", "5e5d", "quiet_gi"},
    {"9/9/4k4/9/4S4/9/9/9/4R3K b - 1", "", "5e6d", "check_move check_discovered sacrifice close_move"},
    {"4k4/9/9/9/9/9/9/9/4K4 b L 1", "", "L*5h", "check_drop drop_ky"},
    /* Next to the enemy king. */
    {"4k4/9/9/9/9/9/9/9/4K4 b P 1", "", "P*6b", "drop_fu sacrifice close_drop"},
    {"4k4/9/9/9/9/9/9/9/3RK4 b P 1", "", "P*6b", "drop_fu close_drop"},
    /* Threats. */
    {"4k4/9/3r1g3/9/9/9/9/9/4K4 b N 1", "", "N*5e", "drop_ke threat_big threat_small fork"},
    {"9/9/3r1k3/9/9/9/9/9/4K4 b N 1", "", "N*5e", "check_drop drop_ke threat_big fork"},
    {"4k4/9/9/9/2g6/9/9/7R1/4K4 b - 1", "", "2h7h", "threat_small"},
    {"4k4/9/9/2p6/2g6/9/9/7R1/4K4 b - 1", "", "2h7h", "quiet_hi"},
    {"4k4/9/9/9/2g6/9/9/2R6/4K4 b - 1", "", "7h7g", "quiet_hi"},
    {"4k4/9/9/9/2p6/9/9/7R1/4K4 b - 1", "", "2h7h", "quiet_hi"},
    {"4k4/9/9/9/2b6/9/2P6/9/4K4 b - 1", "", "7g7f", "push_fu threat_big"},
    /* Without an own king, and without an enemy king. */
    {"4k4/9/4P4/9/9/9/9/9/9 b G 1", "", "G*5b", "check_drop drop_ki close_drop"},
    {"9/9/9/4g4/4P4/9/9/9/4K4 b - 1", "", "5e5d", "capture_ki capture_free"},
};

static ClassSet listed(const char *names) {
    ClassSet classes = 0;
    for (unsigned id = 0; id < CLASS_COUNT; id++)
        if (support_listed(names, class_name(id))) classes |= class_bit(id);
    return classes;
}

static void examples_are_of_their_classes(void **state) {
    (void)state;
    for (unsigned i = 0; i < sizeof EXAMPLES / sizeof *EXAMPLES; i++) {
        const Example *example = &EXAMPLES[i];
        Position position, rotated;
        support_read(example->sfen, &position);
        support_rotate(&position, &rotated);
        Move move = support_move(&position, example->move);
        Move last = *example->last ? usi_read_move(example->last, strlen(example->last)) : MOVE_NONE;
        Move last_rotated = last == MOVE_NONE ? MOVE_NONE : support_rotate_move(last);
        ClassSet classes = classes_with(&position, last, move), expected = listed(example->classes);
        for (unsigned id = 0; id < CLASS_COUNT; id++)
            if ((classes ^ expected) & class_bit(id)) support_fail(&position, move, class_name(id));
        if (classes_with(&rotated, last_rotated, support_rotate_move(move)) != expected)
            support_fail(&rotated, MOVE_NONE, "other classes for the other side");
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_are_all_there_and_differ),
        cmocka_unit_test(examples_are_of_their_classes),
        cmocka_unit_test(classes_are_those_of_the_witness),
        cmocka_unit_test(every_move_has_a_class_and_the_available_are_their_union),
    };
    return cmocka_run_group_tests_name("classes", tests, NULL, NULL);
}
