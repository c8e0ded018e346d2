/* Proves that what is written is read back as the same position, that every good SFEN is accepted and every bad one refused
 * with its field and place, that a refusal touches nothing and no byte beyond the text is read; the same for USI moves. */
#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "movegen.h"
#include "sfen.h"
#include "sfen_check.h"

static const char START[] = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

static void reads_back(const Position *position, void *data) {
    (void)data;
    char text[SFEN_MAX];
    Position again;
    SfenError error;
    unsigned number = 0, length = sfen_write(position, 123, text);
    if (length != strlen(text) || !sfen_read(text, length, &again, &number, &error)) support_fail(position, MOVE_NONE, "refused");
    if (memcmp(&again, position, sizeof again) != 0 || number != 123) support_fail(position, MOVE_NONE, "read as another");
}

static void what_is_written_reads_back(void **state) {
    (void)state;
    support_walk(200, reads_back, NULL);
}

static void good_sfens_are_accepted_and_written_canonically(void **state) {
    (void)state;
    Table table;
    table_read(&table, "sfen_good.tsv");
    for (unsigned i = 0; i < table.count; i++) {
        const char *sfen = table.rows[i][1];
        char written[SFEN_MAX];
        Position position;
        SfenError error;
        unsigned number = 0;
        if (!sfen_read(sfen, strlen(sfen), &position, &number, &error))
            fail_msg("%s: refused (%s, character %u: %s)", table.rows[i][0], error.field, error.character, error.message);
        assert_int_equal(sfen_write(&position, number, written), strlen(table.rows[i][2]));
        assert_string_equal(written, table.rows[i][2]);
        assert_null(sfen_check(sfen, strlen(sfen)));
    }
    table_free(&table);
}

/* \t, \r, \0 and \xHH of the table as bytes; returns the length. */
static size_t unescape(const char *text, char *out) {
    size_t length = 0;
    for (; *text; text++) {
        if (*text != '\\') {
            out[length++] = *text;
            continue;
        }
        text++;
        out[length++] = *text == 't' ? '\t' : *text == 'r' ? '\r' : '\0';
        if (*text != 'x') continue;
        char hex[3] = {text[1], text[2], '\0'};
        out[length - 1] = (char)strtoul(hex, NULL, 16);
        text += 2;
    }
    return length;
}

/* Fields and characters are lists: where two places would both be right, either will do. */
static void assert_refused(const char *id, const char *text, size_t length, const char *fields, const char *characters) {
    Position position;
    SfenError error;
    char character[16];
    const char *complaint = sfen_check(text, length);
    if (complaint) fail_msg("%s: %s", id, complaint);
    if (sfen_read(text, length, &position, NULL, &error)) fail_msg("%s: accepted", id);
    snprintf(character, sizeof character, "%u", error.character);
    if (!support_listed(fields, error.field) || !support_listed(characters, character))
        fail_msg("%s: %s, character %s (%s), not %s, %s", id, error.field, character, error.message, fields, characters);
}

static void bad_sfens_are_refused_at_their_place(void **state) {
    (void)state;
    Table table;
    table_read(&table, "sfen_bad.tsv");
    for (unsigned i = 0; i < table.count; i++) {
        char text[512];
        assert_true(strlen(table.rows[i][1]) < sizeof text);
        size_t length = unescape(table.rows[i][1], text);
        assert_refused(table.rows[i][0], text, length, table.rows[i][2], table.rows[i][3]);
    }
    table_free(&table);
}

static void very_long_texts_are_refused(void **state) {
    (void)state;
    static const char TWO_KINGS[] = "4k4/9/9/9/9/9/9/9/4K4 b ";
    enum { LENGTH = 100000 };
    char *text = malloc(LENGTH);
    assert_non_null(text);
    memset(text, 'p', LENGTH);
    assert_refused("long rank", text, LENGTH, "board", "10");
    memset(text, 'P', LENGTH);
    memcpy(text, TWO_KINGS, sizeof TWO_KINGS - 1);
    assert_refused("long hand", text, LENGTH, "hands", "26");
    memset(text, '9', LENGTH);
    memcpy(text, TWO_KINGS, sizeof TWO_KINGS - 1);
    assert_refused("long count", text, LENGTH, "hands", "25");
    memcpy(text, START, sizeof START - 1);
    assert_refused("long number", text, LENGTH, "number", "63");
    free(text);
}

/* Every beginning of a good text, and every text that differs from it in one byte. */
static void texts_near_a_good_one_are_read_or_refused_cleanly(void **state) {
    (void)state;
    static const char *const GOOD[] = {START, "4k4/9/4+b4/9/9/9/9/9/4K4 w 2RB4G4S4N4L18P 77", "9/9/9/9/9/9/9/9/4K4 b Pp 1"};
    for (unsigned i = 0; i < sizeof GOOD / sizeof *GOOD; i++) {
        char text[SFEN_MAX];
        size_t length = strlen(GOOD[i]);
        for (size_t cut = 0; cut <= length; cut++) assert_null(sfen_check(GOOD[i], cut));
        memcpy(text, GOOD[i], length);
        for (size_t at = 0; at < length; at++) {
            for (unsigned byte = 0; byte < 256; byte++) {
                text[at] = (char)byte;
                const char *complaint = sfen_check(text, length);
                if (complaint) fail_msg("%s with byte 0x%02x at %zu: %s", GOOD[i], byte, at, complaint);
            }
            text[at] = GOOD[i][at];
        }
    }
}

static void handicaps_are_starts_of_their_names(void **state) {
    (void)state;
    Position start;
    position_set_start(&start);
    assert_string_equal(HANDICAPS[0].name, "hirate");
    for (const Handicap *handicap = HANDICAPS; handicap->name; handicap++) {
        Position position;
        char written[SFEN_MAX];
        support_read(handicap->sfen, &position);
        sfen_write(&position, 1, written);
        assert_string_equal(written, handicap->sfen);
        assert_int_equal(position.side, handicap == HANDICAPS ? SENTE : GOTE);
        for (unsigned square = 0; square < SQUARES; square++)
            if (position.board[square] != start.board[square])
                assert_true(position.board[square] == 0 && piece_side(start.board[square]) == GOTE);
        for (const Handicap *other = HANDICAPS; other != handicap; other++) {
            assert_string_not_equal(handicap->name, other->name);
            assert_string_not_equal(handicap->japanese, other->japanese);
            assert_string_not_equal(handicap->sfen, other->sfen);
        }
    }
}

static void named_handicaps_lack_the_right_pieces(void **state) {
    (void)state;
    static const char *const CASES[][2] = {
        {"lance", "1a"},
        {"right_lance", "9a"},
        {"bishop", "2b"},
        {"rook", "8b"},
        {"two_pieces", "2b 8b"},
        {"four_pieces", "1a 2b 8b 9a"},
        {"six_pieces", "1a 2a 2b 8a 8b 9a"},
        {"eight_pieces", "1a 2a 2b 3a 7a 8a 8b 9a"},
    };
    for (unsigned i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        const Handicap *handicap = HANDICAPS;
        while (handicap->name && strcmp(handicap->name, CASES[i][0]) != 0) handicap++;
        assert_non_null(handicap->name);
        Position start, position;
        position_set_start(&start);
        support_read(handicap->sfen, &position);
        for (unsigned square = 0; square < SQUARES; square++) {
            char name[3] = {(char)('0' + square_file(square)), (char)('a' + square_rank(square) - 1), '\0'};
            bool gone = start.board[square] != 0 && position.board[square] == 0;
            assert_int_equal(gone, support_listed(CASES[i][1], name));
        }
    }
}

static bool well_formed(Move move) {
    if (move_to(move) >= SQUARES) return false;
    if (move_is_drop(move)) return !move_is_promotion(move) && move_from(move) >= FU && move_from(move) < HAND_KINDS;
    return move_from(move) < SQUARES && move_from(move) != move_to(move);
}

static void every_move_reads_back(void **state) {
    (void)state;
    unsigned count = 0;
    for (unsigned code = 1; code < 65536; code++) {
        char text[USI_MOVE_MAX];
        Move move = (Move)code;
        if (!well_formed(move)) continue;
        unsigned length = usi_write_move(move, text);
        assert_int_equal(length, strlen(text));
        assert_int_equal(usi_read_move(text, length), move);
        count++;
    }
    assert_int_equal(count, 81 * 80 * 2 + 7 * 81);
}

static void known_moves_have_their_text(void **state) {
    (void)state;
    static const struct {
        const char *text;
        Move move;
    } CASES[] = {
        {"7g7f", 60 << 7 | 59},
        {"8h2b+", MOVE_PROMOTE | 70 << 7 | 10},
        {"P*5e", MOVE_DROP | FU << 7 | 40},
        {"R*9i", MOVE_DROP | HI << 7 | 80},
        {"B*1a", MOVE_DROP | KA << 7 | 0},
    };
    for (unsigned i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        char text[USI_MOVE_MAX];
        assert_int_equal(usi_read_move(CASES[i].text, strlen(CASES[i].text)), CASES[i].move);
        usi_write_move(CASES[i].move, text);
        assert_string_equal(text, CASES[i].text);
    }
}

/* A text is read as a move only when it is the very text of that move. */
static void texts_that_are_no_move_are_refused(void **state) {
    (void)state;
    static const char ALPHABET[] = "1579aei0j+*PRKpx ";
    static const char *const BAD[] = {
        "",     "7",    "7g",  "7g7",   "7g7f++", "7g7f=", "7g7f ", " 7g7f", "7g7g",   "7g7g+", "P*5e+",
        "p*5e", "K*5e", "P*5", "+P*5e", "0a1a",   "1a1j",  "7G7F",  "77-76", "resign", "none",  "1a\xe3\x80",
    };
    for (unsigned i = 0; i < 4; i++) assert_int_equal(usi_read_move("7g7f", i), MOVE_NONE);
    for (unsigned i = 0; i < sizeof BAD / sizeof *BAD; i++) assert_int_equal(usi_read_move(BAD[i], strlen(BAD[i])), MOVE_NONE);
    Random random = {4};
    for (unsigned i = 0; i < 200000; i++) {
        unsigned length = random_below(&random, 7);
        char *text = malloc(length ? length : 1), written[USI_MOVE_MAX];
        assert_non_null(text);
        for (unsigned at = 0; at < length; at++) text[at] = ALPHABET[random_below(&random, sizeof ALPHABET - 1)];
        Move move = usi_read_move(text, length);
        if (move != MOVE_NONE) {
            assert_true(well_formed(move));
            assert_int_equal(usi_write_move(move, written), length);
            assert_memory_equal(written, text, length);
        }
        free(text);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_written_reads_back),
        cmocka_unit_test(good_sfens_are_accepted_and_written_canonically),
        cmocka_unit_test(bad_sfens_are_refused_at_their_place),
        cmocka_unit_test(very_long_texts_are_refused),
        cmocka_unit_test(texts_near_a_good_one_are_read_or_refused_cleanly),
        cmocka_unit_test(handicaps_are_starts_of_their_names),
        cmocka_unit_test(named_handicaps_lack_the_right_pieces),
        cmocka_unit_test(every_move_reads_back),
        cmocka_unit_test(known_moves_have_their_text),
        cmocka_unit_test(texts_that_are_no_move_are_refused),
    };
    return cmocka_run_group_tests_name("sfen", tests, NULL, NULL);
}
