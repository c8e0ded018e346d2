/* Proves which positions count as mated: named ones, each for its reason, and on many random ones agreement with a second
 * implementation by the plain rules, which judges every interposition and captures it with everything that can. */
#include "mate_oracle.h"

#include "mate/replies.h"
#include "movegen.h"
#include "sfen.h"

/* ---- the second implementation ---- */

static bool plain_check(const Position *position) {
    Side us = (Side)position->side;
    return position->king[us] != NO_SQUARE && plain_attacked(position, position->king[us], side_other(us));
}

/* The squares strictly between two squares of a line; none when they are on no line. */
static bool strictly_between(unsigned a, unsigned b, unsigned square) {
    int files = (int)(b / 9) - (int)(a / 9), ranks = (int)(b % 9) - (int)(a % 9);
    int steps = abs(files) > abs(ranks) ? abs(files) : abs(ranks);
    if (files && ranks && abs(files) != abs(ranks)) return false;
    for (int i = 1; i < steps; i++)
        if (square == (unsigned)((int)(a / 9) + files / steps * i) * 9 + (unsigned)((int)(a % 9) + ranks / steps * i))
            return true;
    return false;
}

/* The position with a piece of the attacker's hand given back: built anew. */
static Position given_back(const Position *position, Side attacker, unsigned kind) {
    Setup setup;
    Position built;
    position_setup(position, &setup);
    setup.hand[attacker][kind]--;
    setup.hand[side_other(attacker)][kind]++;
    assert_int_equal(position_build(&built, &setup).rule, SETUP_FINE);
    return built;
}

static bool plain_mated(const Position *position) {
    Side defender = (Side)position->side, attacker = side_other(defender);
    unsigned king = position->king[defender], checkers = 0, checker = NO_SQUARE;
    Move replies[MAX_MOVES], captures[MAX_MOVES];
    unsigned count = plain_legal(position, replies);
    if (count == 0) return true;
    for (unsigned square = 0; square < SQUARES; square++) {
        if (!position->board[square] || piece_side(position->board[square]) != attacker) continue;
        Setup alone;
        Position lone;
        /* It checks when the king is attacked with all other attackers made the defender's own. */
        position_setup(position, &alone);
        for (unsigned other = 0; other < SQUARES; other++)
            if (other != square && alone.board[other] && other != king) alone.board[other] = piece_make(defender, KI);
        lone = *position;
        memcpy(lone.board, alone.board, sizeof lone.board);
        if (!plain_attacked(&lone, king, attacker)) continue;
        checkers++;
        checker = square;
    }
    if (checkers != 1) return false;
    for (unsigned i = 0; i < count; i++)
        if (!strictly_between(king, checker, move_to(replies[i])) || (!move_is_drop(replies[i]) && move_from(replies[i]) == king))
            return false;
    for (unsigned i = 0; i < count; i++) {
        Position after = *position;
        Undo undo;
        bool futile = false;
        position_make(&after, replies[i], &undo);
        unsigned square = move_to(replies[i]), kind = kind_plain(piece_kind(after.board[square]));
        unsigned answers = plain_check(&after) ? 0 : plain_legal(&after, captures);
        for (unsigned j = 0; j < answers && !futile; j++) {
            if (move_is_drop(captures[j]) || move_to(captures[j]) != square) continue;
            Position taken = after;
            position_make(&taken, captures[j], &undo);
            if (!plain_check(&taken)) continue;
            taken = given_back(&taken, attacker, kind);
            futile = plain_mated(&taken);
        }
        if (!futile) return false;
    }
    return true;
}

/* ---- tests ---- */

/* Replies are counted as the list of them says, none of a mate. */
static bool mated(const Position *position) {
    Move moves[MAX_MOVES];
    unsigned count = movegen_legal(position, moves), drops = 0;
    bool result = replies_is_mate(position);
    for (unsigned i = 0; i < count; i++) drops += move_is_drop(moves[i]);
    unsigned replies = result ? 0 : count - drops + (drops > 0);
    if (replies_count(position) != replies) support_fail(position, MOVE_NONE, "wrong number of replies");
    return result;
}

static void named_positions(void **state) {
    (void)state;
    static const struct {
        const char *sfen;
        bool mated;
        const char *why;
    } CASES[] = {
        {"8k/8G/8P/9/9/9/9/9/9 w r2b3g4s4n4l17p 1", true, "contact mate: what gote holds is no help"},
        {"8k/8G/9/9/9/9/9/9/9 w - 1", false, "the gold hangs"},
        {"7lk/7p1/7G1/9/9/9/9/9/8R w p 1", true, "each interposition is taken, at last by a guarded rook on 1b"},
        {"7lk/7p1/7G1/9/9/9/9/9/8R w - 1", true, "and nothing to interpose"},
        {"7lk/7p1/9/9/9/9/9/9/8R w p 1", false, "on 1b nothing guards the rook, the king takes it"},
        {"7lk/6gp1/7G1/9/9/9/9/9/8R w p 1", true, "the gold on 3b may not reach the file"},
        {"7lk/7p1/6gG1/9/9/9/9/9/8R w p 1", true, "taking the guard is no answer to the check"},
        {"7lk/7g1/7G1/9/9/9/9/9/8R w p 1", false, "the gold takes what comes to 1b"},
        {"7lk/7p1/7G1/7s1/9/9/9/9/8R w p 1", false, "the silver guards the interposition on 1e from 2d"},
        {"7nk/7p1/7G1/9/9/9/9/9/8R w - 1", false, "the knight goes to 1c, and the king has 2a"},
        {"7gk/7p1/7G1/9/9/9/9/9/8R w - 1", true, "the gold goes to 1b, the rook takes and promotes: 2a is guarded"},
        {"7lk/7p1/7G1/9/9/9/9/9/8L w p 1", true, "a lance from a distance"},
        {"7lk/7p1/7G1/9/7K1/9/9/9/8R w l 1", true, "a lance gives no check to the king of sente"},
        {"7lk/7p1/7G1/9/9/9/7K1/9/8R w n 1", false,
         "a knight on 1e checks the king on 2g, and an interposition that checks is not futile"},
        {"7lk/7p1/7G1/9/8R/9/9/9/8K w r 1", true, "a rook dropped on 1d gives no check through the rook"},
        {"7lk/7p1/7G1/9/9/K8/9/9/8R w r 1", false, "a rook dropped on 1f gives check"},
        {"6+Rlk/7p1/7G1/9/9/9/9/9/8R w - 1", true, "dragon and rook"},
    };
    for (unsigned i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        Position position, rotated;
        support_read(CASES[i].sfen, &position);
        assert_true(position_in_check(&position));
        if (mated(&position) != CASES[i].mated) support_fail(&position, MOVE_NONE, CASES[i].why);
        if (plain_mated(&position) != CASES[i].mated) support_fail(&position, MOVE_NONE, "second implementation");
        support_rotate(&position, &rotated);
        if (mated(&rotated) != CASES[i].mated) support_fail(&rotated, MOVE_NONE, CASES[i].why);
    }
}

/* What is dropped makes no difference: judging each kind on its own would not end here. */
static void many_kinds_in_hand_are_judged_at_once(void **state) {
    (void)state;
    Position position;
    support_read("7lk/7p1/7G1/9/9/9/9/9/3K4R w r2g3s3n3l16p 1", &position);
    assert_true(mated(&position));
}

static unsigned compare(const Position *position, unsigned *distant) {
    Move replies[MAX_MOVES];
    bool result = mated(position);
    if (plain_mated(position) != result)
        support_fail(position, MOVE_NONE, result ? "mated, says replies.c alone" : "not mated, says replies.c alone");
    if (result && movegen_legal(position, replies)) (*distant)++;
    return result;
}

/* With at most two kinds in hand: the second implementation tries each kind on each square, again after each capture. */
static Position thinned(const Position *position, Random *random) {
    Setup setup;
    Position thin;
    position_setup(position, &setup);
    unsigned one = FU + random_below(random, HAND_KINDS - FU), other = FU + random_below(random, HAND_KINDS - FU);
    for (unsigned kind = FU; kind < HAND_KINDS; kind++)
        for (unsigned side = SENTE; side <= GOTE; side++)
            if (kind != one && kind != other && (int)side != (int)mate_attacker(position)) setup.hand[side][kind] = 0;
    assert_int_equal(position_build(&thin, &setup).rule, SETUP_FINE);
    return thin;
}

/* All small positions after a check. */
static void mated_positions_are_those_of_the_second_implementation(void **state) {
    (void)state;
    Random random = {31};
    unsigned checks = 0, mates = 0, distant = 0;
    for (unsigned i = 0; i < 3000; i++) {
        Position position = small_position(&random);
        Move moves[MAX_MOVES];
        position = thinned(&position, &random);
        if ((Side)position.side != mate_attacker(&position)) {
            mates += compare(&position, &distant);
            continue;
        }
        unsigned count = movegen_checks(&position, moves);
        for (unsigned j = 0; j < count; j++) {
            Undo undo;
            position_make(&position, moves[j], &undo);
            checks++;
            mates += compare(&position, &distant);
            position_unmake(&position, moves[j], &undo);
        }
    }
    assert_true(checks > 5000 && mates > 200 && distant > 15);
}

static void met_check(const Position *position, void *data) {
    unsigned *met = data;
    if (!position_in_check(position)) return;
    met[0] += compare(position, &met[1]);
}

static void so_they_are_in_games(void **state) {
    (void)state;
    unsigned met[2] = {0};
    support_walk(60, met_check, met);
    assert_true(met[0] > 3);
}

/* A mate that counts is a mate by the rules: only longer. */
static void mated_means_a_real_mate_follows(void **state) {
    (void)state;
    Random random = {32};
    Oracle *oracle = oracle_open(200);
    unsigned distant = 0;
    for (unsigned i = 0; i < 20000 && distant < 30; i++) {
        Position position = small_position(&random);
        Move moves[MAX_MOVES], replies[MAX_MOVES];
        if ((Side)position.side != mate_attacker(&position) || position.king[SENTE] != NO_SQUARE) continue;
        unsigned count = movegen_checks(&position, moves);
        for (unsigned j = 0; j < count; j++) {
            Position after = position;
            Undo undo;
            position_make(&after, moves[j], &undo);
            if (movegen_legal(&after, replies) == 0 || !mated(&after)) continue;
            OracleAnswer answer = oracle_ask(oracle, &after, 4);
            if (answer.none) support_fail(&after, MOVE_NONE, "mated, and there is no mate");
            distant += answer.mate;
        }
    }
    assert_true(distant >= 30);
    oracle_close(oracle);
}

/* Captures of an interposition: each legal one that gives check, once, promotions first. */
static void captures_are_the_checking_captures(void **state) {
    (void)state;
    Random random = {33};
    unsigned met = 0;
    for (unsigned i = 0; i < 5000; i++) {
        Position position = small_position(&random);
        Side us = (Side)position.side;
        if (us != mate_attacker(&position)) continue;
        Move captures[MAX_CAPTURES], checks[MAX_MOVES];
        unsigned count = movegen_checks(&position, checks);
        for (unsigned square = 0; square < SQUARES; square++) {
            if (!position.board[square] || piece_side(position.board[square]) == us) continue;
            if (piece_kind(position.board[square]) == OU) continue;
            unsigned expected = 0;
            for (unsigned j = 0; j < count; j++) expected += !move_is_drop(checks[j]) && move_to(checks[j]) == square;
            unsigned found = replies_captures(&position, position.by_side[us], square, captures);
            if (found != expected) support_fail(&position, MOVE_NONE, "wrong number of captures");
            for (unsigned j = 0; j < found; j++) {
                bool listed = false;
                for (unsigned k = 0; k < count; k++) listed = listed || checks[k] == captures[j];
                if (!listed || move_to(captures[j]) != square) support_fail(&position, captures[j], "no checking capture");
                for (unsigned k = 0; k < j; k++)
                    if (captures[j] == captures[k]) support_fail(&position, captures[j], "listed twice");
            }
            met += found;
        }
    }
    assert_true(met > 300);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(named_positions),
        cmocka_unit_test(many_kinds_in_hand_are_judged_at_once),
        cmocka_unit_test(mated_positions_are_those_of_the_second_implementation),
        cmocka_unit_test(so_they_are_in_games),
        cmocka_unit_test(mated_means_a_real_mate_follows),
        cmocka_unit_test(captures_are_the_checking_captures),
    };
    return cmocka_run_group_tests_name("mate_replies", tests, NULL, NULL);
}
