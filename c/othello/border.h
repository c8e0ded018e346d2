/* border.h: what stands on the border of a board, and what it is worth by learned values.
 *
 * A border shape is what eight squares of an edge show, from corner to corner, or the nine squares of a corner, three by three,
 * row by row from the corner's own square: a digit to base 3 for each square from the first, 0 empty, 1 of the side whose shape it
 * is, 2 of the other. A board has four edges and four corners. An edge read from its other end, and a corner turned over along its
 * diagonal, are the same shape; with the sides exchanged it is the same, worth the contrary. All shapes that are the same have one
 * number, the least of them, and a sign: 1, -1, or 0 where it is the contrary of itself, and worth nothing.
 */
#ifndef GUNSHI_OTHELLO_BORDER_H
#define GUNSHI_OTHELLO_BORDER_H

#include "board.h"

typedef enum { OTHELLO_PLACE_EDGE, OTHELLO_PLACE_CORNER, OTHELLO_PLACES } OthelloPlace;

enum { OTHELLO_EDGE_SHAPES = 6561, OTHELLO_CORNER_SHAPES = 19683, OTHELLO_BORDER_LOOKS = 8 };

/* A shape of the place is less than that. */
static inline unsigned othello_border_shapes(OthelloPlace place) {
    return place == OTHELLO_PLACE_EDGE ? OTHELLO_EDGE_SHAPES : OTHELLO_CORNER_SHAPES;
}

/* Hundredths of a disc to the side whose shape it is, by the digits of the shape as it stands. */
typedef struct OthelloBorder {
    bool empty; /* nothing was put in; then a look costs nothing */
    int16_t edge[OTHELLO_EDGE_SHAPES];
    int16_t corner[OTHELLO_CORNER_SHAPES];
} OthelloBorder;

/* The shapes of the side to move: the upper, lower, left and right edge, then the corners a1, h1, a8, h8. */
void othello_border_look(OthelloBoard board, uint16_t shapes[OTHELLO_BORDER_LOOKS]);

/* The number that `shape` has with all that are the same, and its sign. `shape` is less than OTHELLO_.._SHAPES. */
uint16_t othello_border_number(OthelloPlace place, uint16_t shape, int *sign);

void othello_border_clear(OthelloBorder *border);

/* All shapes that are the same as `shape` are worth `value`, more than INT16_MIN, or the contrary, whatever they were worth before; a
 * shape that is the contrary of itself is worth nothing. */
void othello_border_put(OthelloBorder *border, OthelloPlace place, uint16_t shape, int16_t value);

/* To the side to move; not bounded. */
int othello_border_worth(const OthelloBorder *border, OthelloBoard board);

#endif
