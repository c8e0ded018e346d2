/* relations.h: what stands how to what on the board: the words in which players see a position.
 *
 * They are asked of a position whoever is to move, for either side, and seen the same when the board is turned round. Nothing here
 * looks ahead beyond the captures on one square. Only drops are asked for the side to move, since it alone may drop.
 *
 * In an exchange both sides take on one square, the piece of fewest points first (of equal ones the lower kind, then the lower
 * square as its side sees it), the king last and never into an attack, be it of a pinned piece; each may stop. A piece that is
 * pinned to its king as the exchange begins, which it does after the move that is asked about, takes part only along the line of
 * the pin. Promotion counts in that move alone.
 */
#ifndef GUNSHI_SHOGI_RELATIONS_H
#define GUNSHI_SHOGI_RELATIONS_H

#include "points.h"

/* A slider, the first piece in a direction of its sliding, and the next piece behind that one. Of both sides. */
typedef struct Line {
    uint8_t slider, front, behind;
} Line;

/* A piece that would uncover its king to `by` if it left the line between them. */
typedef struct Pin {
    uint8_t pinned, by;
} Pin;

enum { MAX_LINES_OF_SLIDER = 4, MAX_PINS = 16 };

/* What the piece on `from` attacks or guards; empty when none stands there. */
Bitboard relations_attacks(const Position *position, unsigned from);

/* Room for MAX_LINES_OF_SLIDER. Returns how many. */
unsigned relations_lines(const Position *position, unsigned slider, Line *lines);

/* The pins of both sides. Room for MAX_PINS. Returns how many. */
unsigned relations_pins(const Position *position, Pin *pins);

/* Where the king of the side could step without being attacked there. */
Bitboard relations_flights(const Position *position, Side side);

/* Whether a slider outside of the enemy camp reaches into it: straight ahead (a lance, rook, dragon); by a diagonal (a bishop,
 * horse). */
bool relations_open_file(const Position *position, unsigned slider);
bool relations_open_diagonal(const Position *position, unsigned slider);

/* A knight, bishop, rook or king on a square before which no other piece of its side guards. */
bool relations_weak_head(const Position *position, unsigned square);

/* Where the side to move could drop its rook or bishop in the enemy camp so that nothing attacks it there. */
Bitboard relations_entrances(const Position *position, unsigned kind);

/* Where the side to move could drop such a piece with check. */
Bitboard relations_dropping_checks(const Position *position, unsigned kind);

/* What a legal move wins by the exchange on its square: the points of the mover's side less the other's, after it less before. */
int relations_exchange(const Position *position, const Points *points, Move move);

/* The other side could win material by taking the piece on the square, no king, if it were to move. */
bool relations_hanging(const Position *position, const Points *points, unsigned square);

/* The piece on the square, no king, has no move that does not lose material by the exchange where it goes. */
bool relations_confined(const Position *position, const Points *points, unsigned square);

/* A confined piece that hangs; or which a piece of the other side, of fewer points, could come to attack if that side were to move,
 * and not be lost there by the exchange. */
bool relations_trapped(const Position *position, const Points *points, unsigned square);

/* The own pieces that the piece on `guard` guards, and that would hang if it were not there. */
Bitboard relations_duties(const Position *position, const Points *points, unsigned guard);

/* What the side has on the board and in hand, less what the other side has. */
int relations_balance(const Position *position, const Points *points, Side side);

#endif
