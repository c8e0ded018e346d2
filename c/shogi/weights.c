#include "weights.h"

#include <stdio.h>

static const char *const KIND_NAME[KINDS] = {"",   "fu", "ky", "ke", "gi", "ka", "hi", "ki",
                                             "ou", "to", "ny", "nk", "ng", "um", "ry"};
static const char *const ZONE_NAME[ZONES] = {"hole", "corner", "wing", "inner", "centre", "out", "entered"};
static const char *const CONTENT_NAME[CONTENTS] = {"empty", "own", "enemy"};
static const char *const OWNER_NAME[2] = {"own", "enemy"};
static const char *const TURN_NAME[2] = {"to_move", "waiting"};

/* Kinds with a table of their own. */
static const uint8_t ATTACKERS[] = {FU, KY, KE, GI, KA, HI, KI, UM, RY};
static const struct { unsigned kind, squares; } MOBILE[] = {{KY, 8}, {KA, 16}, {HI, 16}, {UM, 20}, {RY, 20}};

/* Code 1 to 30 without gaps. */
enum { PIECES = KINDS - 1, PIECE_CODES = 2 * PIECES };

static unsigned code_of(unsigned piece) { return piece < PIECES ? piece + 1 : piece - PIECES + 1 + GOTE_PIECE; }

static const char *owner_of(unsigned code) { return OWNER_NAME[code / GOTE_PIECE]; }

static const char *kind_of(unsigned code) { return KIND_NAME[code % GOTE_PIECE]; }

static void set(WeightsRow *row, unsigned first, unsigned count, unsigned width) {
    row->first = first;
    row->count = count;
    row->width = width;
}

#define NAME(...) snprintf(row->name, sizeof row->name, __VA_ARGS__)

static void material(unsigned i, WeightsRow *row) {
    unsigned kind = i + 1 < OU ? i + 1 : i + 2;
    NAME("material(%s)", KIND_NAME[kind]);
    set(row, WEIGHTS_MATERIAL + kind, 1, 1);
}

static void hands(unsigned i, WeightsRow *row) {
    NAME("hand(%s)", KIND_NAME[i + 1]);
    set(row, WEIGHTS_HANDS + (i + 1) * HAND_COUNTS, PIECES_IN_SET[i + 1] + 1, HAND_COUNTS);
}

static void near(unsigned i, WeightsRow *row) {
    unsigned code = code_of(i);
    NAME("near(%s,%s)", owner_of(code), kind_of(code));
    set(row, WEIGHTS_NEAR + code * CELLS, CELLS, 5);
}

static void place(unsigned i, WeightsRow *row) {
    unsigned zone = i / PIECE_CODES, code = code_of(i % PIECE_CODES);
    NAME("place(%s,%s,%s)", ZONE_NAME[zone], owner_of(code), kind_of(code));
    set(row, WEIGHTS_PLACE + (zone * CODES + code) * SQUARES, SQUARES, FILES);
}

static void control(unsigned i, WeightsRow *row) {
    NAME("control(%s,%u,%u)", CONTENT_NAME[i / CONTROLS], i % CONTROLS / 3, i % 3);
    set(row, WEIGHTS_CONTROL + i * CELLS, CELLS, 5);
}

static void threat(unsigned i, WeightsRow *row) {
    NAME("threat(%s,%s)", TURN_NAME[i / PIECES], KIND_NAME[i % PIECES + 1]);
    set(row, WEIGHTS_THREAT + (i / PIECES * 16 + i % PIECES + 1) * CONTROLS, CONTROLS, 3);
}

static void attacker(unsigned i, WeightsRow *row) {
    NAME("attacker(%s)", KIND_NAME[ATTACKERS[i]]);
    set(row, WEIGHTS_ATTACKER + ATTACKERS[i], 1, 1);
}

static void danger(unsigned i, WeightsRow *row) {
    NAME("danger(%u)", i);
    set(row, WEIGHTS_DANGER + i * NEIGHBOURS, NEIGHBOURS, NEIGHBOURS);
}

static void escape(unsigned i, WeightsRow *row) {
    (void)i;
    NAME("escape");
    set(row, WEIGHTS_ESCAPE, NEIGHBOURS, NEIGHBOURS);
}

static void guard(unsigned i, WeightsRow *row) {
    (void)i;
    NAME("guard");
    set(row, WEIGHTS_GUARD, NEIGHBOURS, NEIGHBOURS);
}

static void mobility(unsigned i, WeightsRow *row) {
    NAME("mobility(%s)", KIND_NAME[MOBILE[i].kind]);
    set(row, WEIGHTS_MOBILITY + MOBILE[i].kind * MOST_MOBILE, MOBILE[i].squares + 1, MOST_MOBILE);
}

static void tempo(unsigned i, WeightsRow *row) {
    (void)i;
    NAME("tempo");
    set(row, WEIGHTS_TEMPO, 1, 1);
}

static const struct {
    unsigned rows;
    void (*describe)(unsigned i, WeightsRow *row);
} TABLES[] = {
    {PIECES - 1, material},
    {HAND_KINDS - 1, hands},
    {PIECE_CODES, near},
    {ZONES * PIECE_CODES, place},
    {CONTENTS * CONTROLS, control},
    {2 * PIECES, threat},
    {sizeof ATTACKERS, attacker},
    {HAND_POWERS, danger},
    {1, escape},
    {1, guard},
    {sizeof MOBILE / sizeof *MOBILE, mobility},
    {1, tempo},
};

bool weights_row(unsigned index, WeightsRow *row) {
    for (size_t table = 0; table < sizeof TABLES / sizeof *TABLES; index -= TABLES[table++].rows)
        if (index < TABLES[table].rows) {
            TABLES[table].describe(index, row);
            return true;
        }
    return false;
}
