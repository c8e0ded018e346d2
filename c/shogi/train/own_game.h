/* own_game.h: one game of the program with itself, move by move.
 *
 * Each side plays what a search of so many nodes finds by its parameters. A game ends by mate, seen or made; by declaration; when
 * three searches running saw the same side LOST centipawns behind; by fourfold repetition, which loses who gave nothing but check;
 * as a draw after OWN_PLIES. It belongs to one thread.
 */
#ifndef GUNSHI_SHOGI_TRAIN_OWN_GAME_H
#define GUNSHI_SHOGI_TRAIN_OWN_GAME_H

#include "../search/search.h"
#include "game.h"

enum { OWN_PLIES = 300, LOST = 2500 };

typedef struct OwnGame {
    Position start;
    Move moves[OWN_PLIES];
    int16_t scores[OWN_PLIES]; /* that the searches gave: for who moves, from `from` on */
    size_t count, from;        /* the first `from` moves are the beginning and the opening */
    Winner winner;
} OwnGame;

/* Who plays a game's two sides, and where they are. Both sides may have the same table when their parameters are the same. All that
 * it points to is the caller's. */
typedef struct OwnPlay {
    const Parameters *parameters[2]; /* by side */
    SearchTable *tables[2];          /* by side; clear when the game begins */
    Stop *stop;                      /* of the searches: of what is in it the poll counts */
    SearchResult *result;            /* of the last search */
    OwnGame *game;
    Position position;
    GameState past[OWN_PLIES + 1];
} OwnPlay;

/* Goes through the moves that the game has, each legal, fewer than OWN_PLIES. */
void own_game_begin(OwnPlay *play);

void own_game_play(OwnPlay *play, Move move);

/* Whether the position stands for the fourth time, and who wins by that. */
bool own_game_repeated(const OwnPlay *play, Winner *winner);

/* A search of the side to move. False: told to stop, or no memory. */
bool own_game_think(OwnPlay *play, unsigned nodes);

/* Plays on to the end, each move by so many nodes. False as own_game_think(). */
bool own_game_finish(OwnPlay *play, unsigned nodes);

#endif
