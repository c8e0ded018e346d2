#include "evaluate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "patterns.h"

/* Either the values of words and shapes, or the tables, which then have OTHELLO_STAGES stages. */
struct OthelloWeights {
    bool by_words;
    OthelloValues values;
    OthelloBorder border;
    int16_t entry[][OTHELLO_ENTRIES];
};

/* Room for the tables. */
static OthelloWeights *new_weights(void) {
    OthelloWeights *weights = malloc(sizeof *weights + OTHELLO_STAGES * sizeof weights->entry[0]);
    if (weights != NULL) weights->by_words = false;
    return weights;
}

static int bounded(int value) {
    return value > OTHELLO_BEST_EVALUATION    ? OTHELLO_BEST_EVALUATION
           : value < -OTHELLO_BEST_EVALUATION ? -OTHELLO_BEST_EVALUATION
                                              : value;
}

static int lead(OthelloBoard board, uint64_t set) {
    return (int)othello_count(board.own & set) - (int)othello_count(board.other & set);
}

static int by_rule(OthelloBoard board, uint64_t moves, uint64_t other_moves) {
    static const uint64_t corners = 0x8100000000000081;
    const uint64_t empty = othello_empty(board), open = corners & empty;
    const uint64_t beside_row = othello_along_row(open), across = othello_along_column(beside_row);
    const uint64_t near_empty = othello_beside(empty);
    const int value = 900 * lead(board, corners) - 300 * lead(board, across) -
                      120 * lead(board, beside_row | othello_along_column(open)) +
                      70 * ((int)othello_count(moves) - (int)othello_count(other_moves)) - 35 * lead(board, near_empty);
    const int left = (int)othello_count(empty);
    return left < 12 ? (left * value + 100 * (12 - left) * lead(board, ~empty)) / 12 : value;
}

int othello_evaluate_with(const OthelloWeights *weights, OthelloBoard board, uint64_t moves, uint64_t other_moves) {
    if (weights == NULL) return bounded(by_rule(board, moves, other_moves));
    if (weights->by_words)
        return bounded(othello_worth(&weights->values, board, moves, other_moves) + othello_border_worth(&weights->border, board));
    OthelloLooks looks;
    othello_look(board, moves, other_moves, &looks);
    const int16_t *entries = weights->entry[othello_stage(board)];
    int sum = 0;
    for (unsigned i = 0; i < OTHELLO_LANES_USED; i++) sum += entries[OTHELLO_LANE_BASE[i] + looks.lane[i]];
    return bounded(sum * 100 / OTHELLO_UNIT);
}

int othello_evaluate(const OthelloWeights *weights, OthelloBoard board) {
    const uint64_t moves = othello_moves(board), other_moves = othello_moves(othello_passed(board));
    return moves || !other_moves ? othello_evaluate_with(weights, board, moves, other_moves)
                                 : -othello_evaluate_with(weights, othello_passed(board), other_moves, moves);
}

int othello_weight(const OthelloWeights *weights, unsigned stage, uint32_t entry) { return weights->entry[stage][entry]; }

OthelloWeights *othello_weights_of_words(const OthelloValues *values, const OthelloBorder *border) {
    OthelloWeights *weights = malloc(sizeof *weights);
    if (weights == NULL) return NULL;
    weights->by_words = true;
    weights->values = *values;
    weights->border = *border;
    return weights;
}

void othello_weights_free(OthelloWeights *weights) { free(weights); }

static int16_t rounded(float value) {
    if (!(value > OTHELLO_WEIGHT_MIN)) return OTHELLO_WEIGHT_MIN;
    if (value > OTHELLO_WEIGHT_MAX) return OTHELLO_WEIGHT_MAX;
    return (int16_t)(value < 0 ? value - 0.5F : value + 0.5F);
}

OthelloWeights *othello_weights_make(const float *values) {
    uint32_t count = 0, *folded = othello_fold(&count);
    OthelloWeights *weights = folded != NULL ? new_weights() : NULL;
    if (weights != NULL)
        for (unsigned stage = 0; stage < OTHELLO_STAGES; stage++, values += count)
            for (uint32_t i = 0; i < OTHELLO_ENTRIES; i++) weights->entry[stage][i] = rounded(values[folded[i]] * OTHELLO_UNIT);
    free(folded);
    return weights;
}

/* The text. */

enum {
    FIRST_SIGN = '!',
    LAST_SIGN = '~',
    SIGNS = LAST_SIGN - FIRST_SIGN + 1,
    SHORT_ZERO = 40,
    LONG = 80,
    RUN = 87,
    SHORTEST_RUN = 2,
    LONGEST_RUN = SHORTEST_RUN + (SIGNS - RUN) * SIGNS - 1,
    LINE = 126
};

static const char HEADER[] = "gunshi-othello-weights 1 stages 12 unit 16 tables";
_Static_assert(OTHELLO_STAGES == 12 && OTHELLO_UNIT == 16, "the header says so");
_Static_assert(OTHELLO_WEIGHT_MAX == OTHELLO_WEIGHT_MIN + (RUN - LONG) * SIGNS - 1, "long entries reach the bounds");

/* A text that grows. NULL once memory was short, and from then on. */
typedef struct Text {
    char *bytes;
    size_t length, room;
    unsigned column;
} Text;

static void put(Text *text, const char *bytes, size_t length) {
    if (text->bytes == NULL) return;
    if (text->length + length >= text->room) {
        const size_t room = 2 * text->room + length;
        char *bigger = realloc(text->bytes, room);
        if (bigger == NULL) free(text->bytes);
        text->bytes = bigger;
        text->room = room;
        if (bigger == NULL) return;
    }
    memcpy(text->bytes + text->length, bytes, length);
    text->length += length;
    text->bytes[text->length] = '\0';
}

static void put_text(Text *text, const char *bytes) { put(text, bytes, strlen(bytes)); }

static void put_signs(Text *text, int first, int second) {
    const char signs[2] = {(char)(FIRST_SIGN + first), (char)(FIRST_SIGN + second)};
    const unsigned length = second < 0 ? 1 : 2;
    if (text->column + length > LINE) {
        put(text, "\n", 1);
        text->column = 0;
    }
    put(text, signs, length);
    text->column += length;
}

static void put_zeros(Text *text, int count) {
    if (count >= SHORTEST_RUN)
        put_signs(text, RUN + (count - SHORTEST_RUN) / SIGNS, (count - SHORTEST_RUN) % SIGNS);
    else if (count == 1)
        put_signs(text, SHORT_ZERO, -1);
}

static void put_entry(Text *text, int value) {
    if (value >= -SHORT_ZERO && value < LONG - SHORT_ZERO)
        put_signs(text, value + SHORT_ZERO, -1);
    else
        put_signs(text, LONG + (value - OTHELLO_WEIGHT_MIN) / SIGNS, (value - OTHELLO_WEIGHT_MIN) % SIGNS);
}

/* Of the entries that fold to one, the first is written. */
static void put_table(Text *text, const int16_t *entries, const uint32_t *folded, const OthelloTable *table) {
    uint32_t next = folded[table->base];
    int zeros = 0;
    text->column = 0;
    for (uint32_t i = table->base; i < table->base + table->size; i++) {
        if (folded[i] != next) continue;
        next++;
        if (entries[i] == 0 && ++zeros < LONGEST_RUN) continue;
        put_zeros(text, zeros);
        zeros = 0;
        if (entries[i] != 0) put_entry(text, entries[i]);
    }
    put_zeros(text, zeros);
    put(text, "\n", 1);
}

static void put_comment(Text *text, const char *comment) {
    while (comment != NULL && *comment != '\0') {
        const size_t length = strcspn(comment, "\n");
        put_text(text, "# ");
        put(text, comment, length);
        put(text, "\n", 1);
        comment += length + (comment[length] == '\n');
    }
}

static void put_header(Text *text) {
    put_text(text, HEADER);
    for (unsigned i = 0; i < OTHELLO_TABLES; i++) {
        put(text, " ", 1);
        put_text(text, OTHELLO_TABLE[i].name);
    }
    put(text, "\n", 1);
}

enum { TITLE = 40 };

static void title_of(char title[TITLE], unsigned stage, const OthelloTable *table) {
    snprintf(title, TITLE, "stage %u %s", stage, table->name);
}

char *othello_weights_write(const OthelloWeights *weights, const char *comment, size_t *length) {
    uint32_t count = 0, *folded = othello_fold(&count);
    if (folded == NULL) return NULL;
    Text text = {.room = 1 << 16, .bytes = malloc(1 << 16)};
    put_comment(&text, comment);
    put_header(&text);
    for (unsigned stage = 0; stage < OTHELLO_STAGES; stage++)
        for (unsigned i = 0; i < OTHELLO_TABLES; i++) {
            char title[TITLE];
            title_of(title, stage, &OTHELLO_TABLE[i]);
            put_text(&text, title);
            put(&text, "\n", 1);
            put_table(&text, weights->entry[stage], folded, &OTHELLO_TABLE[i]);
        }
    free(folded);
    if (length != NULL) *length = text.length;
    return text.bytes;
}

/* A reader: the rest of the text, and the line that was read last. */
typedef struct Reader {
    const char *at, *end;
    const char *line;
    size_t length;
    OthelloWeightsError error;
} Reader;

static bool refuse(Reader *reader, const char *what) {
    reader->error.what = what;
    return false;
}

static bool take_line(Reader *reader) {
    reader->error.line++;
    if (reader->at == reader->end) return refuse(reader, "the text ends early");
    const char *newline = memchr(reader->at, '\n', (size_t)(reader->end - reader->at));
    if (newline == NULL) return refuse(reader, "the line has no end");
    reader->line = reader->at;
    reader->length = (size_t)(newline - reader->at);
    reader->at = newline + 1;
    return true;
}

static bool is_line(const Reader *reader, const char *expected) {
    return reader->length == strlen(expected) && memcmp(reader->line, expected, reader->length) == 0;
}

static bool read_header(Reader *reader) {
    do
        if (!take_line(reader)) return false;
    while (reader->length > 0 && reader->line[0] == '#');
    Text header = {.room = 1 << 10, .bytes = malloc(1 << 10)};
    put_header(&header);
    if (header.bytes == NULL) return refuse(reader, "no memory");
    header.bytes[header.length - 1] = '\0';
    const bool same = is_line(reader, header.bytes);
    free(header.bytes);
    return same || refuse(reader, "this is not the header of these weights");
}

/* The entries of the line to `values`; moves *values on and counts *left down. */
static bool read_entries(Reader *reader, int16_t **values, uint32_t *left) {
    if (reader->length == 0) return refuse(reader, "the line is empty");
    for (size_t i = 0; i < reader->length; i++) {
        const int first = (unsigned char)reader->line[i] - FIRST_SIGN;
        int second = 0, value = first - SHORT_ZERO;
        uint32_t count = 1;
        if (first < 0 || first >= SIGNS) return refuse(reader, "a sign is none of ! to ~");
        if (first >= LONG) {
            if (++i == reader->length) return refuse(reader, "the line ends in the middle of a pair");
            second = (unsigned char)reader->line[i] - FIRST_SIGN;
            if (second < 0 || second >= SIGNS) return refuse(reader, "a sign is none of ! to ~");
            value = first >= RUN ? 0 : OTHELLO_WEIGHT_MIN + (first - LONG) * SIGNS + second;
            if (first >= RUN) count = (uint32_t)(SHORTEST_RUN + (first - RUN) * SIGNS + second);
        }
        if (count > *left) return refuse(reader, "the table has more entries than it should");
        *left -= count;
        while (count-- > 0) *(*values)++ = (int16_t)value;
    }
    return true;
}

static bool read_table(Reader *reader, unsigned stage, const OthelloTable *table, uint32_t count, int16_t *values) {
    char title[TITLE];
    title_of(title, stage, table);
    if (!take_line(reader)) return false;
    if (!is_line(reader, title)) return refuse(reader, "this should be the line with the next stage and table");
    while (count > 0)
        if (!take_line(reader) || !read_entries(reader, &values, &count)) return false;
    return true;
}

/* How many folded entries a table has. */
static uint32_t folded_size(const uint32_t *folded, uint32_t count, unsigned table) {
    const uint32_t end = table + 1 < OTHELLO_TABLES ? folded[OTHELLO_TABLE[table + 1].base] : count;
    return end - folded[OTHELLO_TABLE[table].base];
}

static bool read_stage(Reader *reader, unsigned stage, const uint32_t *folded, uint32_t count, int16_t *values,
                       int16_t *entries) {
    for (unsigned i = 0; i < OTHELLO_TABLES; i++) {
        const OthelloTable *table = &OTHELLO_TABLE[i];
        if (!read_table(reader, stage, table, folded_size(folded, count, i), values + folded[table->base])) return false;
    }
    for (uint32_t i = 0; i < OTHELLO_ENTRIES; i++) entries[i] = values[folded[i]];
    return true;
}

static bool read_all(Reader *reader, const uint32_t *folded, uint32_t count, int16_t *values, OthelloWeights *weights) {
    if (folded == NULL || values == NULL || weights == NULL) return refuse(reader, "no memory");
    if (!read_header(reader)) return false;
    for (unsigned stage = 0; stage < OTHELLO_STAGES; stage++)
        if (!read_stage(reader, stage, folded, count, values, weights->entry[stage])) return false;
    reader->error.line++;
    return reader->at == reader->end || refuse(reader, "something follows the last table");
}

OthelloWeights *othello_weights_read(const char *text, size_t length, OthelloWeightsError *error) {
    Reader reader = {.at = text, .end = text + length};
    uint32_t count = 0, *folded = othello_fold(&count);
    int16_t *values = malloc(OTHELLO_ENTRIES * sizeof *values);
    OthelloWeights *weights = new_weights();
    const bool good = read_all(&reader, folded, count, values, weights);
    free(folded);
    free(values);
    if (good) return weights;
    free(weights);
    *error = reader.error;
    return NULL;
}
