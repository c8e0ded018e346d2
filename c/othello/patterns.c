#include "patterns.h"

#include <stdlib.h>
#include <string.h>

/* Hardly a game has a position with more moves; boards of no game can have. */
enum { MOST_MOVES = 34 };

OthelloTable OTHELLO_TABLE[OTHELLO_TABLES] = {
    {.name = "edge-x", .squares = "a1b1c1d1e1f1g1h1b2g2"},
    {.name = "corner-9", .squares = "a1b1c1a2b2c2a3b3c3"},
    {.name = "corner-10", .squares = "a1b1c1d1e1a2b2c2d2e2"},
    {.name = "row-2", .squares = "a2b2c2d2e2f2g2h2"},
    {.name = "row-3", .squares = "a3b3c3d3e3f3g3h3"},
    {.name = "row-4", .squares = "a4b4c4d4e4f4g4h4"},
    {.name = "diagonal-8", .squares = "a1b2c3d4e5f6g7h8"},
    {.name = "diagonal-7", .squares = "b1c2d3e4f5g6h7"},
    {.name = "diagonal-6", .squares = "c1d2e3f4g5h6"},
    {.name = "diagonal-5", .squares = "d1e2f3g4h5"},
    {.name = "diagonal-4", .squares = "e1f2g3h4"},
    {.name = "moves", .size = MOST_MOVES + 1},
    {.name = "other-moves", .size = MOST_MOVES + 1},
    {.name = "open", .size = 64},
    {.name = "other-open", .size = 64},
    {.name = "discs", .size = 65},
};
uint32_t OTHELLO_LANE_BASE[OTHELLO_LANES_USED];

enum { LARGEST = 10, LANES = 48, HALF_ROWS = 16, VECTORS = 3, COUNTS = OTHELLO_TABLES - OTHELLO_SHAPES };

typedef uint16_t Vector __attribute__((vector_size(32)));

/* What the discs of one side on four neighbouring squares add to each lane, as digits 1. 24 kB stay near the processor. */
static Vector ADDS[HALF_ROWS][16][VECTORS];

typedef struct Shape {
    unsigned length;
    unsigned squares[LARGEST];
} Shape;

static Shape shape_of(const OthelloTable *table) {
    Shape shape = {0};
    for (const char *at = table->squares; *at != '\0'; at += 2)
        shape.squares[shape.length++] = (unsigned)(at[0] - 'a') + 8 * (unsigned)(at[1] - '1');
    return shape;
}

static Shape shape_image(const Shape *shape, unsigned symmetry) {
    Shape image = {.length = shape->length};
    for (unsigned i = 0; i < shape->length; i++)
        image.squares[i] = othello_first(othello_image(othello_bit(shape->squares[i]), symmetry));
    return image;
}

static uint64_t shape_set(const Shape *shape) {
    uint64_t set = 0;
    for (unsigned i = 0; i < shape->length; i++) set |= othello_bit(shape->squares[i]);
    return set;
}

static void add_lane(const Shape *shape, unsigned lane) {
    unsigned digit = 1;
    for (unsigned i = shape->length; i-- > 0; digit *= 3) {
        const unsigned square = shape->squares[i];
        for (unsigned discs = 0; discs < 16; discs++)
            if (discs >> square % 4 & 1) {
                uint16_t adds[LANES];
                memcpy(adds, ADDS[square / 4][discs], sizeof adds);
                adds[lane] = (uint16_t)(adds[lane] + digit);
                memcpy(ADDS[square / 4][discs], adds, sizeof adds);
            }
    }
}

static unsigned add_lanes(OthelloTable *table, unsigned lane) {
    const Shape shape = shape_of(table);
    uint64_t seen[OTHELLO_SYMMETRIES];
    unsigned count = 0;
    table->size = 1;
    for (unsigned i = 0; i < shape.length; i++) table->size *= 3;
    for (unsigned symmetry = 0; symmetry < OTHELLO_SYMMETRIES; symmetry++) {
        const Shape image = shape_image(&shape, symmetry);
        unsigned place = 0;
        seen[count] = shape_set(&image);
        while (seen[place] != seen[count]) place++;
        if (place < count) continue;
        OTHELLO_LANE_BASE[lane + count] = table->base;
        add_lane(&image, lane + count++);
    }
    return lane + count;
}

__attribute__((constructor)) static void fill_tables(void) {
    unsigned lane = 0;
    uint32_t base = 0;
    for (unsigned i = 0; i < OTHELLO_TABLES; i++) {
        OthelloTable *table = &OTHELLO_TABLE[i];
        table->base = base;
        if (table->squares != NULL)
            lane = add_lanes(table, lane);
        else
            OTHELLO_LANE_BASE[lane++] = base;
        base += table->size;
    }
}

static uint16_t bounded(unsigned count, unsigned most) { return (uint16_t)(count < most ? count : most); }

void othello_look(OthelloBoard board, uint64_t moves, uint64_t other_moves, OthelloLooks *looks) {
    Vector own[VECTORS] = {{0}}, other[VECTORS] = {{0}};
    for (unsigned i = 0; i < HALF_ROWS; i++) {
        const Vector *adds = ADDS[i][board.own >> 4 * i & 15];
        for (unsigned j = 0; j < VECTORS; j++) own[j] += adds[j];
        adds = ADDS[i][board.other >> 4 * i & 15];
        for (unsigned j = 0; j < VECTORS; j++) other[j] += adds[j];
    }
    for (unsigned j = 0; j < VECTORS; j++) own[j] += other[j] + other[j];
    memcpy(looks->lane, own, sizeof own);
    const uint64_t empty = othello_empty(board);
    uint16_t *counts = looks->lane + OTHELLO_SHAPE_LANES;
    counts[0] = bounded(othello_count(moves), MOST_MOVES);
    counts[1] = bounded(othello_count(other_moves), MOST_MOVES);
    counts[2] = (uint16_t)othello_count(empty & othello_beside(board.own));
    counts[3] = (uint16_t)othello_count(empty & othello_beside(board.other));
    counts[4] = (uint16_t)(OTHELLO_SQUARES - othello_count(empty));
}

/* The same configuration read in the order of another image of the shape on the same squares. */
static uint32_t reread(uint32_t configuration, const unsigned *order, unsigned length) {
    unsigned digits[LARGEST];
    for (unsigned i = length; i-- > 0; configuration /= 3) digits[i] = configuration % 3;
    uint32_t again = 0;
    for (unsigned i = 0; i < length; i++) again = 3 * again + digits[order[i]];
    return again;
}

/* The orders in which the shape's squares appear in its images on the same squares. */
typedef struct Orders {
    unsigned count;
    unsigned order[OTHELLO_SYMMETRIES][LARGEST];
} Orders;

static Orders orders_of(const Shape *shape) {
    Orders orders = {0};
    for (unsigned symmetry = 1; symmetry < OTHELLO_SYMMETRIES; symmetry++) {
        const Shape image = shape_image(shape, symmetry);
        if (shape_set(shape) != shape_set(&image)) continue;
        unsigned *order = orders.order[orders.count++];
        for (unsigned i = 0; i < shape->length; i++)
            for (order[i] = 0; shape->squares[order[i]] != image.squares[i];) order[i]++;
    }
    return orders;
}

static uint32_t smallest(const Shape *shape, const Orders *orders, uint32_t configuration) {
    uint32_t least = configuration;
    for (unsigned i = 0; i < orders->count; i++) {
        const uint32_t again = reread(configuration, orders->order[i], shape->length);
        if (again < least) least = again;
    }
    return least;
}

uint32_t *othello_fold(uint32_t *count) {
    uint32_t *folded = malloc(OTHELLO_ENTRIES * sizeof *folded), next = 0;
    if (folded == NULL) return NULL;
    for (unsigned i = 0; i < OTHELLO_TABLES; i++) {
        const OthelloTable *table = &OTHELLO_TABLE[i];
        const Shape shape = table->squares != NULL ? shape_of(table) : (Shape){0};
        const Orders orders = table->squares != NULL ? orders_of(&shape) : (Orders){0};
        for (uint32_t j = 0; j < table->size; j++) {
            const uint32_t least = smallest(&shape, &orders, j);
            folded[table->base + j] = least < j ? folded[table->base + least] : next++;
        }
    }
    *count = next;
    return folded;
}
