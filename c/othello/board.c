#include "board.h"

#include <string.h>

OthelloRays OTHELLO_RAYS[OTHELLO_SQUARES];

static uint64_t ray(unsigned square, int row_step, int column_step) {
    int row = (int)(square / 8) + row_step, column = (int)(square % 8) + column_step;
    uint64_t squares = 0;
    for (; row >= 0 && row < 8 && column >= 0 && column < 8; row += row_step, column += column_step)
        squares |= othello_bit((unsigned)(row * 8 + column));
    return squares;
}

__attribute__((constructor)) static void fill_rays(void) {
    static const int up[OTHELLO_DIRECTIONS][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (unsigned square = 0; square < OTHELLO_SQUARES; square++)
        for (unsigned i = 0; i < OTHELLO_DIRECTIONS; i++) {
            OTHELLO_RAYS[square].up[i] = ray(square, up[i][0], up[i][1]);
            OTHELLO_RAYS[square].down[i] = ray(square, -up[i][0], -up[i][1]);
        }
}

static uint64_t exchange(uint64_t set, uint64_t mask, unsigned distance) {
    uint64_t moved = (set ^ (set >> distance)) & mask;
    return set ^ moved ^ (moved << distance);
}

static uint64_t mirror_columns(uint64_t set) {
    set = exchange(set, 0x5555555555555555, 1);
    set = exchange(set, 0x3333333333333333, 2);
    return exchange(set, 0x0f0f0f0f0f0f0f0f, 4);
}

static uint64_t transpose(uint64_t set) {
    set = exchange(set, 0x00aa00aa00aa00aa, 7);
    set = exchange(set, 0x0000cccc0000cccc, 14);
    return exchange(set, 0x00000000f0f0f0f0, 28);
}

uint64_t othello_image(uint64_t set, unsigned symmetry) {
    if (symmetry & 2) set = mirror_columns(set);
    if (symmetry & 4) set = __builtin_bswap64(set);
    return symmetry & 1 ? transpose(set) : set;
}

static const char SIGNS[] = "XO";

const char *othello_read(const char *text, OthelloPosition *position) {
    uint64_t discs[2] = {0, 0};
    unsigned square = 0;
    for (; square < OTHELLO_SQUARES; text++) {
        if (*text == ' ') continue;
        if (*text == '\0') return "it has fewer than 64 squares";
        const char *sign = strchr(SIGNS, *text);
        if (sign != NULL)
            discs[sign - SIGNS] |= othello_bit(square);
        else if (*text != '-')
            return "a square is X (black), O (white) or - (empty)";
        square++;
    }
    text += strspn(text, " ");
    const char *sign = *text == '\0' ? NULL : strchr(SIGNS, *text);
    if (sign == NULL) return "after the 64 squares comes the side to move, X or O";
    text++;
    if (text[strspn(text, " ")] != '\0') return "something follows the side to move";
    const unsigned side = (unsigned)(sign - SIGNS);
    *position = (OthelloPosition){.board = {.own = discs[side], .other = discs[side ^ 1]}, .side = side};
    return NULL;
}

void othello_write(const OthelloPosition *position, char text[OTHELLO_TEXT]) {
    for (unsigned square = 0; square < OTHELLO_SQUARES; square++) {
        const uint64_t bit = othello_bit(square);
        text[square] = position->board.own & bit     ? SIGNS[position->side]
                       : position->board.other & bit ? SIGNS[position->side ^ 1]
                                                     : '-';
    }
    text[64] = ' ';
    text[65] = SIGNS[position->side];
    text[66] = '\0';
}
