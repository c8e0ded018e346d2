/* rules.h: the rules about whole games: repetition, perpetual check, declaration. */
#ifndef GUNSHI_SHOGI_RULES_H
#define GUNSHI_SHOGI_RULES_H

#include <stddef.h>

#include "position.h"

typedef enum { REPETITION_NONE, REPETITION_DRAW, REPETITION_SENTE_LOSES, REPETITION_GOTE_LOSES } Repetition;

/* One position of a game as the repetition rule sees it. */
typedef struct GameState {
    uint64_t key;  /* position key: board, side to move, hands */
    Side side;     /* to move */
    bool in_check; /* that side is in check */
} GameState;

/* The position as it stands. */
static inline GameState rules_state(const Position *position) {
    return (GameState){.key = position->key, .side = (Side)position->side, .in_check = position_in_check(position)};
}

/* Judges states[0..count): the start position and the one after each move. Fourfold repetition is a draw, unless one side
 * gave check with every one of its moves between the first and the fourth occurrence: then that side loses.
 * *ply is the number of moves after which the result first held. With REPETITION_NONE *ply is untouched. */
Repetition rules_repetition(const GameState *states, size_t count, unsigned *ply);

/* How a declaration by the side to move (27-point rule) would stand. */
typedef struct Declaration {
    bool wins;
    bool king_in_camp;
    bool in_check;
    unsigned pieces_in_camp; /* of the declarer in the enemy's three ranks, the king not counted */
    unsigned points;         /* of those pieces and the hand: rook and bishop 5, others 1 */
    unsigned points_needed;  /* sente 28, gote 27 */
} Declaration;

Declaration rules_declaration(const Position *position);

#endif
