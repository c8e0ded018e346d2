#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "legality.h"
#include "movegen.h"
#include "sfen.h"

unsigned support_size(unsigned sanitized, unsigned usual, unsigned full) {
    const char *thorough = getenv("GUNSHI_TEST_THOROUGH");
    if (thorough && strcmp(thorough, "1") == 0) return full;
#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__
    (void)usual;
    return sanitized;
#else
    (void)sanitized;
    return usual;
#endif
}

uint64_t random_next(Random *random) {
    random->state ^= random->state >> 12;
    random->state ^= random->state << 25;
    random->state ^= random->state >> 27;
    return random->state * 0x2545f4914f6cdd1d;
}

unsigned random_below(Random *random, unsigned limit) { return (unsigned)((random_next(random) >> 32) * limit >> 32); }

static char *read_text(const char *name) {
    const char *directory = getenv("GUNSHI_TEST_DATA");
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", directory ? directory : "tests/data", name);
    FILE *file = fopen(path, "rb");
    if (!file) fail_msg("cannot open %s", path);
    fseek(file, 0, SEEK_END);
    long length = ftell(file);
    rewind(file);
    char *text = malloc((size_t)length + 1);
    assert_non_null(text);
    assert_int_equal(fread(text, 1, (size_t)length, file), length);
    text[length] = '\0';
    fclose(file);
    return text;
}

void table_read(Table *table, const char *name) {
    table->text = read_text(name);
    table->count = 0;
    char *line = strchr(table->text, '\n');
    for (line = line ? line + 1 : NULL; line && *line; table->count++) {
        assert_in_range(table->count, 0, TABLE_ROWS - 1);
        char *next = strchr(line, '\n');
        if (next) *next++ = '\0';
        for (unsigned field = 0; field < TABLE_FIELDS; field++) {
            char *tab = strchr(line, '\t');
            table->rows[table->count][field] = line;
            if (tab) *tab = '\0';
            line = tab ? tab + 1 : line + strlen(line);
        }
        line = next;
    }
    if (table->count == 0) fail_msg("%s holds no row", name);
}

void table_free(Table *table) { free(table->text); }

bool support_listed(const char *list, const char *word) {
    size_t length = strlen(word);
    for (const char *found = list; (found = strstr(found, word)) != NULL; found++)
        if ((found == list || found[-1] == ' ') && (found[length] == ' ' || found[length] == '\0')) return true;
    return false;
}

void support_read(const char *sfen, Position *position) {
    SfenError error;
    if (strcmp(sfen, "startpos") == 0) {
        position_set_start(position);
        return;
    }
    if (strncmp(sfen, "sfen ", 5) == 0) sfen += 5;
    if (!sfen_read(sfen, strlen(sfen), position, NULL, &error))
        fail_msg("%s: refused (%s, character %u: %s)", sfen, error.field, error.character, error.message);
}

Move support_move(const Position *position, const char *usi) {
    Move move = usi_read_move(usi, strlen(usi));
    if (move == MOVE_NONE || !move_is_legal(position, move)) {
        char sfen[SFEN_MAX];
        sfen_write(position, 1, sfen);
        fail_msg("%s is no legal move in %s", usi, sfen);
    }
    return move;
}

unsigned support_starts(Position *starts) {
    Table table;
    unsigned count = 0;
    for (const Handicap *handicap = HANDICAPS; handicap->name; handicap++) support_read(handicap->sfen, &starts[count++]);
    table_read(&table, "perft.tsv");
    for (unsigned i = 0; i < table.count; i++) {
        if (i > 0 && strcmp(table.rows[i][0], table.rows[i - 1][0]) == 0) continue;
        assert_in_range(count, 0, MAX_STARTS - 1);
        support_read(table.rows[i][1], &starts[count++]);
    }
    table_free(&table);
    return count;
}

/* One of five random moves: the first that gives check, else the last looked at. */
static Move lean_to_check(Position *position, const Move *moves, unsigned count, Random *random) {
    Move move = MOVE_NONE;
    for (unsigned attempt = 0; attempt < 5; attempt++) {
        Undo undo;
        move = moves[random_below(random, count)];
        position_make(position, move, &undo);
        bool check = position_in_check(position);
        position_unmake(position, move, &undo);
        if (check) break;
    }
    return move;
}

void support_walk(unsigned plies, Visitor visit, void *data) {
    Random random = {20240229};
    Position starts[MAX_STARTS];
    unsigned count = support_starts(starts);
    for (unsigned walk = 0; walk < WALKS * count; walk++) {
        Position position = starts[walk % count];
        for (unsigned ply = 0; ply < plies; ply++) {
            Move moves[MAX_MOVES];
            Undo undo;
            visit(&position, data);
            unsigned legal = movegen_legal(&position, moves);
            if (legal == 0) break;
            position_make(&position, lean_to_check(&position, moves, legal, &random), &undo);
        }
    }
}

void support_rotate(const Position *position, Position *rotated) {
    Setup setup, turned = {.side = side_other((Side)position->side)};
    position_setup(position, &setup);
    for (unsigned square = 0; square < SQUARES; square++) {
        Piece piece = setup.board[square];
        turned.board[SQUARES - 1 - square] = piece ? piece ^ GOTE_PIECE : 0;
    }
    memcpy(turned.hand[SENTE], setup.hand[GOTE], HAND_KINDS);
    memcpy(turned.hand[GOTE], setup.hand[SENTE], HAND_KINDS);
    if (position_build(rotated, &turned).rule != SETUP_FINE) support_fail(position, MOVE_NONE, "the rotated position is refused");
}

Move support_rotate_move(Move move) {
    unsigned to = SQUARES - 1 - move_to(move);
    if (move_is_drop(move)) return move_drop(move_dropped(move), to);
    unsigned from = SQUARES - 1 - move_from(move);
    return move_is_promotion(move) ? move_promote(from, to) : move_make(from, to);
}

bool support_same_content(const Position *a, const Position *b) {
    return memcmp(a->board, b->board, sizeof a->board) == 0 && a->side == b->side && a->hand[SENTE] == b->hand[SENTE] &&
           a->hand[GOTE] == b->hand[GOTE];
}

void support_fail(const Position *position, Move move, const char *what) {
    char sfen[SFEN_MAX], usi[USI_MOVE_MAX] = "";
    sfen_write(position, 1, sfen);
    if (move != MOVE_NONE) usi_write_move(move, usi);
    fail_msg("%s: %s %s", what, sfen, usi);
    abort();
}
