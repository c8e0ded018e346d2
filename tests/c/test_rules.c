/* Proves the judgement of repetition and perpetual check, the ply at which it first holds, and the 27-point declaration,
 * on the tables of cases, each seen from both sides of the board. */
#include "support.h"

#include <stdlib.h>
#include <string.h>

#include "legality.h"
#include "rules.h"
#include "sfen.h"

enum { MAX_STATES = 512 };

typedef struct Played {
    Position position;
    GameState states[MAX_STATES];
    size_t count;
} Played;

static void add_state(Played *played) {
    assert_true(played->count < MAX_STATES);
    played->states[played->count++] = rules_state(&played->position);
}

/* Plays a line of USI moves, turned by 180 degrees when `rotated`. */
static void play_line(Played *played, const char *start, const char *moves, bool rotated) {
    Position position;
    support_read(start, &position);
    played->count = 0;
    played->position = position;
    if (rotated) support_rotate(&position, &played->position);
    add_state(played);
    while (*moves) {
        char usi[USI_MOVE_MAX] = "";
        size_t length = strcspn(moves, " ");
        assert_true(length < sizeof usi);
        memcpy(usi, moves, length);
        Move move = usi_read_move(usi, length);
        if (rotated) move = support_rotate_move(move);
        if (!move_is_legal(&played->position, move)) support_fail(&played->position, move, "illegal move in a table");
        Undo undo;
        position_make(&played->position, move, &undo);
        add_state(played);
        moves += length + strspn(moves + length, " ");
    }
}

static const char *const OUTCOMES[2][4] = {
    {"none", "repetition_draw", "sente_loses_perpetual_check", "gote_loses_perpetual_check"},
    {"none", "repetition_draw", "gote_loses_perpetual_check", "sente_loses_perpetual_check"},
};

static void repetition_is_judged_as_the_cases_say(void **state) {
    (void)state;
    static Played played;
    Table table;
    table_read(&table, "repetition.tsv");
    for (unsigned i = 0; i < table.count; i++)
        for (unsigned rotated = 0; rotated < 2; rotated++) {
            const char *expected = table.rows[i][3], *at = strchr(expected, '@');
            size_t length = at ? (size_t)(at - expected) : strlen(expected);
            unsigned ply = 12345;
            play_line(&played, table.rows[i][1], table.rows[i][2], rotated);
            const char *outcome = OUTCOMES[rotated][rules_repetition(played.states, played.count, &ply)];
            unsigned expected_ply = at ? (unsigned)atoi(at + 1) : 12345;
            if (strlen(outcome) != length || strncmp(outcome, expected, length) != 0 || ply != expected_ply)
                fail_msg("%s%s: %s@%u, not %s", table.rows[i][0], rotated ? " rotated" : "", outcome, ply, expected);
        }
    table_free(&table);
}

/* A result holds from its ply on: cut one move earlier there is none, cut anywhere later it is the same. */
static void a_result_first_holds_at_its_ply(void **state) {
    (void)state;
    static Played played;
    Table table;
    table_read(&table, "repetition.tsv");
    for (unsigned i = 0; i < table.count; i++) {
        unsigned ply = 0, cut_ply;
        play_line(&played, table.rows[i][1], table.rows[i][2], false);
        Repetition whole = rules_repetition(played.states, played.count, &ply);
        for (size_t count = 0; count <= played.count; count++) {
            bool holds = whole != REPETITION_NONE && count > ply;
            cut_ply = 999;
            assert_int_equal(rules_repetition(played.states, count, &cut_ply), holds ? whole : REPETITION_NONE);
            assert_int_equal(cut_ply, holds ? ply : 999);
        }
    }
    table_free(&table);
}

/* The declarer's colour decides how many points it needs, so a turned case keeps its counts and not always its answer. */
static void declarations_count_as_the_cases_say(void **state) {
    (void)state;
    static Played played;
    Table table;
    table_read(&table, "declaration.tsv");
    for (unsigned i = 0; i < table.count; i++)
        for (unsigned rotated = 0; rotated < 2; rotated++) {
            unsigned pieces = (unsigned)atoi(table.rows[i][4]), points = (unsigned)atoi(table.rows[i][5]);
            play_line(&played, table.rows[i][1], table.rows[i][2], rotated);
            Declaration declaration = rules_declaration(&played.position);
            unsigned needed = played.position.side == SENTE ? 28 : 27;
            bool wins = declaration.king_in_camp && !declaration.in_check && pieces >= 10 && points >= needed;
            if (declaration.pieces_in_camp != pieces || declaration.points != points || declaration.points_needed != needed ||
                declaration.in_check != position_in_check(&played.position) || declaration.wins != wins ||
                (!rotated && wins != (strcmp(table.rows[i][3], "win") == 0)))
                fail_msg("%s%s: wins %d, %u pieces, %u points", table.rows[i][0], rotated ? " rotated" : "", declaration.wins,
                         declaration.pieces_in_camp, declaration.points);
        }
    table_free(&table);
}

static void a_side_without_a_king_cannot_declare(void **state) {
    (void)state;
    Position position;
    support_read("+P+P+P+P+P4/+P+P+P+P+P4/9/9/9/9/9/9/8k b 2R2B4G4S 1", &position);
    Declaration declaration = rules_declaration(&position);
    assert_false(declaration.wins);
    assert_false(declaration.king_in_camp);
    assert_int_equal(declaration.points, 10 + 20 + 8);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(repetition_is_judged_as_the_cases_say),
        cmocka_unit_test(a_result_first_holds_at_its_ply),
        cmocka_unit_test(declarations_count_as_the_cases_say),
        cmocka_unit_test(a_side_without_a_king_cannot_declare),
    };
    return cmocka_run_group_tests_name("rules", tests, NULL, NULL);
}
