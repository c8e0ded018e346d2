#include "border.h"

#include <string.h>

enum { EDGE_SQUARES = 8, CORNER_SQUARES = 9, SETS = 512 };

/* The shape of a set of own discs, of bits in the order of its squares. */
static uint16_t TERNARY[SETS];

/* Three by three bits, row by row from the upper left, each row from its left: as the four corners read them. */
static uint16_t CORNER_READ[4][SETS];

static unsigned corner_bit(unsigned corner, unsigned row, unsigned column) {
    return 3 * (corner & 2 ? 2 - row : row) + (corner & 1 ? 2 - column : column);
}

__attribute__((constructor)) static void fill_readings(void) {
    static const uint16_t POWERS[CORNER_SQUARES] = {1, 3, 9, 27, 81, 243, 729, 2187, 6561};
    for (unsigned set = 0; set < SETS; set++)
        for (unsigned bit = 0; bit < CORNER_SQUARES; bit++)
            if (set >> bit & 1) {
                TERNARY[set] = (uint16_t)(TERNARY[set] + POWERS[bit]);
                for (unsigned corner = 0; corner < 4; corner++)
                    CORNER_READ[corner][set] =
                        (uint16_t)(CORNER_READ[corner][set] + POWERS[corner_bit(corner, bit / 3, bit % 3)]);
            }
}

/* ---- looking ---- */

/* A column, its upper square first, as a byte. */
static unsigned column_byte(uint64_t set, unsigned column) {
    return (unsigned)((set >> column & 0x0101010101010101) * 0x0102040810204080 >> 56);
}

static unsigned nine(uint64_t set, unsigned shift) {
    return (unsigned)((set >> shift & 7) | (set >> (shift + 8) & 7) << 3 | (set >> (shift + 16) & 7) << 6);
}

void othello_border_look(OthelloBoard board, uint16_t shapes[OTHELLO_BORDER_LOOKS]) {
    static const unsigned SHIFT[4] = {0, 5, 40, 45};
    const uint64_t own = board.own, other = board.other;
    shapes[0] = (uint16_t)(TERNARY[own & 0xff] + 2 * TERNARY[other & 0xff]);
    shapes[1] = (uint16_t)(TERNARY[own >> 56] + 2 * TERNARY[other >> 56]);
    shapes[2] = (uint16_t)(TERNARY[column_byte(own, 0)] + 2 * TERNARY[column_byte(other, 0)]);
    shapes[3] = (uint16_t)(TERNARY[column_byte(own, 7)] + 2 * TERNARY[column_byte(other, 7)]);
    for (unsigned corner = 0; corner < 4; corner++)
        shapes[4 + corner] =
            (uint16_t)(CORNER_READ[corner][nine(own, SHIFT[corner])] + 2 * CORNER_READ[corner][nine(other, SHIFT[corner])]);
}

int othello_border_worth(const OthelloBorder *border, OthelloBoard board) {
    if (border->empty) return 0;
    uint16_t shapes[OTHELLO_BORDER_LOOKS];
    int sum = 0;
    othello_border_look(board, shapes);
    for (unsigned i = 0; i < 4; i++) sum += border->edge[shapes[i]] + border->corner[shapes[4 + i]];
    return sum;
}

/* ---- the same ---- */

/* Where the square with that index comes to when an edge is read from its other end, or a corner is turned over. */
static unsigned turned_over(OthelloPlace place, unsigned index) {
    return place == OTHELLO_PLACE_EDGE ? EDGE_SQUARES - 1 - index : index % 3 * 3 + index / 3;
}

typedef struct Same {
    uint16_t over, exchanged, both;
} Same;

static Same same_as(OthelloPlace place, uint16_t shape) {
    const unsigned count = place == OTHELLO_PLACE_EDGE ? EDGE_SQUARES : CORNER_SQUARES;
    Same same = {0, 0, 0};
    unsigned rest = shape;
    for (unsigned index = 0; index < count; index++, rest /= 3) {
        const unsigned digit = rest % 3, contrary = digit ? 3 - digit : 0;
        const unsigned here = TERNARY[1U << index], there = TERNARY[1U << turned_over(place, index)];
        same.over = (uint16_t)(same.over + digit * there);
        same.exchanged = (uint16_t)(same.exchanged + contrary * here);
        same.both = (uint16_t)(same.both + contrary * there);
    }
    return same;
}

static uint16_t lesser(uint16_t a, uint16_t b) { return a < b ? a : b; }

uint16_t othello_border_number(OthelloPlace place, uint16_t shape, int *sign) {
    const Same same = same_as(place, shape);
    const uint16_t own = lesser(shape, same.over), other = lesser(same.exchanged, same.both);
    *sign = own < other ? 1 : own > other ? -1 : 0;
    return lesser(own, other);
}

void othello_border_clear(OthelloBorder *border) {
    memset(border, 0, sizeof *border);
    border->empty = true;
}

void othello_border_put(OthelloBorder *border, OthelloPlace place, uint16_t shape, int16_t value) {
    int16_t *of = place == OTHELLO_PLACE_EDGE ? border->edge : border->corner;
    const Same same = same_as(place, shape);
    if (same.exchanged == shape || same.both == shape) value = 0;
    of[shape] = of[same.over] = value;
    of[same.exchanged] = of[same.both] = (int16_t)-value;
    border->empty = false;
}
