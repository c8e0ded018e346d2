/* game.h: one game that teaches: where it begins, which of the training's moves are its own, and who won. */
#ifndef GUNSHI_SHOGI_TRAIN_GAME_H
#define GUNSHI_SHOGI_TRAIN_GAME_H

#include <stddef.h>

#include "../position.h"

typedef enum { WINNER_UNKNOWN, WINNER_SENTE, WINNER_GOTE, WINNER_NONE } Winner;

typedef struct Game {
    Position start;
    size_t first, count; /* of the training's moves */
    Winner winner;
    bool own;
    size_t from; /* the ply from which it teaches */
} Game;

#endif
