#include "duel.h"

#include <stdlib.h>

#include "crew.h"

typedef struct Round {
    const Duel *order;
    uint8_t (*half_points)[2]; /* of the two games from each position */
} Round;

/* Game 2 N is from position N with the first parameters as sente, game 2 N + 1 with the second. */
static bool play_one(void *data, size_t index, Searcher *searcher) {
    const Round *round = data;
    const Duel *order = round->order;
    Side first = index % 2 == 0 ? SENTE : GOTE, second = side_other(first);
    SearchTable *other = crew_other_table(searcher);
    OwnGame *game = other ? calloc(1, sizeof *game) : NULL;
    if (!game) return false;
    game->start = order->positions[index / 2];
    OwnPlay play = {.stop = &searcher->stop, .result = &searcher->result, .game = game};
    play.parameters[first] = order->parameters[0];
    play.parameters[second] = order->parameters[1];
    play.tables[first] = searcher->table;
    play.tables[second] = other;
    own_game_begin(&play);
    bool finished = own_game_finish(&play, order->nodes);
    Winner winning = first == SENTE ? WINNER_SENTE : WINNER_GOTE;
    round->half_points[index / 2][index % 2] = game->winner == WINNER_NONE ? 1 : game->winner == winning ? 2 : 0;
    free(game);
    return finished;
}

TrainStatus duel(const Duel *order, uint8_t *half_points, TrainProgress progress, void *data, Stop *stop) {
    Round round = {.order = order, .half_points = calloc(order->count, sizeof *round.half_points)};
    if (!round.half_points && order->count > 0) return TRAIN_NO_MEMORY;
    TrainStatus status = crew_run(2 * order->count, order->threads, play_one, &round, progress, data, stop);
    for (size_t i = 0; i < order->count; i++) half_points[i] = round.half_points[i][0] + round.half_points[i][1];
    free(round.half_points);
    return status;
}
