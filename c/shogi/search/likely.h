/* likely.h: how likely a quiet move is to decide, as far as that is seen before anything is searched: the sum of learned values of
 * what is true of it.
 *
 * What is true of a move are `sights`, indices of values: which piece moves, promotes or is dropped; from where and to where on the
 * board, from either king, and from where the last move went; how it stands there and how it stood; its classes (../classes.h); what
 * the exchange on its square loses. All are seen from the mover's side, so that sente and gote have the same. Where something is
 * missing, a king or a last move, nothing is said of it.
 *
 * Of the moves of one position each is as likely to be the one that cuts off as e^(its sum / 1000), next to the others. They were
 * learned so from searches (../train/likely_train.h): the sums of two positions are not to be compared.
 */
#ifndef GUNSHI_SHOGI_SEARCH_LIKELY_H
#define GUNSHI_SHOGI_SEARCH_LIKELY_H

#include "../classes.h"

/* A piece moves as it is, promotes, or is dropped: its plain kind and one of these. */
enum { LIKELY_STAYS = 0, LIKELY_PROMOTES = 16, LIKELY_DROPS = 32, LIKELY_MOVERS = 48 };

/* A square from a king or from where the last move went: a cell of 9 rows of 9, four ranks ahead first, four files to the left first.
 * What is further away counts as the edge. */
enum { LIKELY_REACH = 4, LIKELY_CELLS = 81 };

/* Where a piece comes to, or where it was: by four bits, of the square (LIKELY_HIT: that the piece which moved last attacks it). */
enum { LIKELY_HIT = 1, LIKELY_GUARDED = 2, LIKELY_EXPOSED = 4, LIKELY_ATTACKED = 8, LIKELY_STANDINGS = 16 };

/* What the exchange loses: nothing, up to 150, up to 400 centipawns, more. */
enum { LIKELY_LOSSES = 4 };

/* Where the tables begin. Those of boards have a cell for each square as the mover sees it, the far rank first. */
enum {
    LIKELY_MOVER = 0,
    LIKELY_TO = LIKELY_MOVER + LIKELY_MOVERS,
    LIKELY_FROM = LIKELY_TO + LIKELY_MOVERS * SQUARES,
    LIKELY_TO_OWN_KING = LIKELY_FROM + LIKELY_DROPS * SQUARES,
    LIKELY_TO_ENEMY_KING = LIKELY_TO_OWN_KING + LIKELY_MOVERS * LIKELY_CELLS,
    LIKELY_FROM_OWN_KING = LIKELY_TO_ENEMY_KING + LIKELY_MOVERS * LIKELY_CELLS,
    LIKELY_FROM_ENEMY_KING = LIKELY_FROM_OWN_KING + LIKELY_DROPS * LIKELY_CELLS,
    LIKELY_TO_LAST = LIKELY_FROM_ENEMY_KING + LIKELY_DROPS * LIKELY_CELLS,
    LIKELY_COMES = LIKELY_TO_LAST + LIKELY_MOVERS * LIKELY_CELLS,
    LIKELY_LEAVES = LIKELY_COMES + LIKELY_MOVERS * LIKELY_STANDINGS,
    LIKELY_CLASS = LIKELY_LEAVES + LIKELY_DROPS * LIKELY_STANDINGS, /* of each class: not in check, in check */
    LIKELY_LOSES = LIKELY_CLASS + 2 * CLASS_COUNT,
    LIKELY_COUNT = LIKELY_LOSES + LIKELY_MOVERS * LIKELY_LOSSES,
    LIKELY_MOST_SIGHTS = 11 + CLASS_COUNT
};

typedef struct Likely {
    int16_t value[LIKELY_COUNT]; /* thousandths of a natural logarithm */
} Likely;

/* How much is looked at: squares alone, which costs little; or also what attacks what there, and the classes. */
typedef enum { LIKELY_SQUARES_ALONE, LIKELY_ALL } LikelyLook;

/* What the moves of one position share. Holds the address of the position, which must not change while this is used. */
typedef struct LikelyScene {
    LikelyLook look;
    ClassContext context;                        /* of LIKELY_SQUARES_ALONE the position only */
    const uint8_t *own_king, *enemy_king, *last; /* the cell of each square from there; NULL: there is none */
} LikelyScene;

/* `last_to` is where the last move went, where a piece of the other side stands, or NO_SQUARE. */
void likely_prepare(LikelyScene *scene, const Position *position, unsigned last_to, LikelyLook look);

/* The sights of a legal move that is quiet: no capture, and no pawn that promotes. Returns how many. */
unsigned likely_sights(const LikelyScene *scene, Move move, uint16_t sights[LIKELY_MOST_SIGHTS]);

/* The sum of their values. */
int likely_value(const Likely *likely, const LikelyScene *scene, Move move);

/* A run of values with one name, such as to(drops(gi)): a word, with words in brackets. */
enum { LIKELY_NAME_MAX = 48 };

typedef struct LikelyRow {
    char name[LIKELY_NAME_MAX];
    unsigned first, count; /* of Likely.value */
} LikelyRow;

/* The rows in order, of all that a quiet move can be; false behind the last. */
bool likely_row(unsigned index, LikelyRow *row);

#endif
