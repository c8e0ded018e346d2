#include "positions.h"

#include <stdlib.h>

#include "../movegen.h"
#include "packed.h"
#include "random.h"

enum { CHANCE_LEAST = 4, CHANCE_MORE = 9 /* how many moves by chance: fewer than so many more */ };

static void begin(const void *data, OwnGame *game, uint64_t *random) {
    (void)data;
    position_set_start(&game->start);
    Position position = game->start;
    size_t wanted = CHANCE_LEAST + random_below(random, CHANCE_MORE);
    while (game->count < wanted) {
        Move legal[MAX_MOVES];
        Undo undo;
        unsigned choices = movegen_legal(&position, legal);
        if (choices == 0) return;
        Move move = game->moves[game->count++] = legal[random_below(random, choices)];
        position_make(&position, move, &undo);
    }
}

static bool teaches(const Position *position, Move move, int score) {
    if (position_in_check(position) || abs(score) > POSITIONS_DECIDED) return false;
    return move_is_drop(move) || (!move_is_promotion(move) && position->board[move_to(move)] == 0);
}

static int result_for(Side side, Winner winner) {
    if (winner != WINNER_SENTE && winner != WINNER_GOTE) return 0;
    return (winner == WINNER_SENTE) == (side == SENTE) ? 1 : -1;
}

/* Room for all positions of the game; returns how many teach. */
static size_t pack_game(const OwnGame *game, uint8_t *records) {
    Taught taught = {.position = game->start};
    size_t count = 0;
    for (size_t ply = 0; ply < game->count; ply++) {
        Undo undo;
        taught.move = game->moves[ply];
        taught.score = game->scores[ply];
        taught.ply = (unsigned)ply;
        taught.result = result_for((Side)taught.position.side, game->winner);
        if (ply >= game->from && teaches(&taught.position, taught.move, taught.score) &&
            packed_write(&taught, records + count * PACKED_BYTES))
            count++;
        position_make(&taught.position, game->moves[ply], &undo);
    }
    return count;
}

TrainStatus positions_make(const PositionsOrder *order, uint8_t **records, size_t *count, TrainProgress progress, void *data,
                           Stop *stop) {
    SelfPlay play = {.parameters = order->parameters,
                     .seed = order->seed,
                     .first = order->first,
                     .games = order->games,
                     .nodes = order->nodes,
                     .threads = order->threads,
                     .opening = order->opening,
                     .begin = begin};
    OwnGame *games = malloc((order->games + 1) * sizeof *games);
    TrainStatus status = games ? selfplay(&play, games, progress, data, stop) : TRAIN_NO_MEMORY;
    size_t plies = 0;
    *count = 0;
    for (unsigned i = 0; i < order->games && status == TRAIN_DONE; i++) plies += games[i].count;
    *records = status == TRAIN_DONE ? malloc((plies + 1) * PACKED_BYTES) : NULL;
    if (status == TRAIN_DONE && *records == NULL) status = TRAIN_NO_MEMORY;
    for (unsigned i = 0; i < order->games && status == TRAIN_DONE; i++)
        *count += pack_game(&games[i], *records + *count * PACKED_BYTES);
    free(games);
    return status;
}
