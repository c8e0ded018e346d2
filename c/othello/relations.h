/* relations.h: what stands how to what on the board: the words in which players see a position of Othello.
 *
 * A board is seen by one side: relations of a side are asked of the board with its discs as `own`, whoever is to move. They are the
 * same in all eight images of the board. Nothing here looks ahead beyond one move.
 *
 * A square is beside another in any of the eight directions. The edge is the outer squares, the four corners with it. A region is
 * a set of empty squares that are connected by being beside each other, as large as it can be.
 */
#ifndef GUNSHI_OTHELLO_RELATIONS_H
#define GUNSHI_OTHELLO_RELATIONS_H

#include "board.h"

#define OTHELLO_CORNERS 0x8100000000000081
#define OTHELLO_EDGE 0xff818181818181ff

/* Two ends of an unbroken row of discs of one side along an edge, as long as it goes; to >= from. */
typedef struct OthelloRun {
    uint8_t from, to;
    uint8_t length;
} OthelloRun;

enum { OTHELLO_MAX_RUNS = 16 };

/* What a legal move of the own side does to the corners, each a set of them. */
typedef struct OthelloAims {
    uint64_t gives;     /* that the other can take afterwards and could not before */
    uint64_t threatens; /* that the own side could take if it moved again, and could not before */
    uint64_t guards;    /* empty ones that the other could have taken, and cannot after */
} OthelloAims;

/* The empty squares beside a disc of the other side: where a move may become possible. */
uint64_t othello_potential(OthelloBoard board);

/* The own discs beside an empty square. */
uint64_t othello_frontier(OthelloBoard board);

/* The region of an empty square. */
uint64_t othello_region(OthelloBoard board, unsigned square);

/* The legal moves between two discs of the other side along an edge, whose disc nothing that the other side plays next turns. */
uint64_t othello_wedges(OthelloBoard board);

/* The gaps of its wings: a wing is five own discs along an edge from one C square on; the other C square, the gap, and both corners
 * are empty. */
uint64_t othello_wings(OthelloBoard board);

/* The ends of its balanced edges: four own discs from A square to A square, or six from C square to C square, and nothing else
 * on the edge. */
uint64_t othello_balanced(OthelloBoard board);

/* The squares with an own disc elsewhere on an edge of theirs. */
uint64_t othello_sharing(OthelloBoard board);

/* Nothing that the other side plays next turns the disc that a move places. */
bool othello_stays(OthelloBoard board, unsigned square, uint64_t flips);

/* What the other side could play after a move on an edge of its square. */
uint64_t othello_edge_answers(OthelloBoard board, unsigned square, uint64_t flips);

/* How open a move leaves the discs that it turns: the empty squares beside each of them after the move, added up. 0 is a quiet
 * move. `flips` is what othello_flips says of the square. */
unsigned othello_openness(OthelloBoard board, unsigned square, uint64_t flips);

/* The rows of own discs along the four edges; a corner alone counts once. Room for OTHELLO_MAX_RUNS. Returns how many. */
unsigned othello_runs(OthelloBoard board, OthelloRun *runs);

/* Of a move with what it turns. */
OthelloAims othello_aims(OthelloBoard board, unsigned square, uint64_t flips);

#endif
