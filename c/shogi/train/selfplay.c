#include "selfplay.h"

#include <stdlib.h>
#include <string.h>

#include "crew.h"
#include "random.h"

typedef struct Round {
    const SelfPlay *order;
    OwnGame *games;
} Round;

static void begin(const SelfPlay *order, OwnPlay *play, uint64_t *random) {
    memset(play->game, 0, sizeof *play->game);
    order->begin(order->begin_data, play->game, random);
    own_game_begin(play);
}

/* Quick moves, by chance how many, while there are any. False as own_game_think(). */
static bool play_opening(const SelfPlay *order, OwnPlay *play, uint64_t *random) {
    OwnGame *game = play->game;
    const SearchResult *result = play->result;
    size_t plies = order->opening ? random_below(random, order->opening + 1) : 0;
    Winner winner;
    bool going_on = true;
    for (; plies > 0 && game->count + 1 < OWN_PLIES && !own_game_repeated(play, &winner); plies--) {
        going_on = own_game_think(play, OPENING_NODES);
        if (!going_on || result->line_count == 0 || result->declares || abs(result->lines[0].score) > SCORE_MATE_BOUND) break;
        own_game_play(play, result->lines[0].moves[0]);
    }
    game->from = game->count;
    return going_on;
}

/* Plays a game of the crew's. */
static bool play_one(void *data, size_t index, Searcher *searcher) {
    const Round *round = data;
    const SelfPlay *order = round->order;
    OwnPlay play = {.parameters = {order->parameters, order->parameters},
                    .tables = {searcher->table, searcher->table},
                    .stop = &searcher->stop,
                    .result = &searcher->result,
                    .game = &round->games[index]};
    uint64_t random = (order->seed + 1) * 0x9e3779b97f4a7c15 ^ (order->first + index + 1) * 0xbf58476d1ce4e5b9;
    for (unsigned i = 0; i < 8; i++) random_next(&random);
    begin(order, &play, &random);
    return play_opening(order, &play, &random) && own_game_finish(&play, order->nodes);
}

TrainStatus selfplay(const SelfPlay *order, OwnGame *games, TrainProgress progress, void *data, Stop *stop) {
    Round round = {.order = order, .games = games};
    return crew_run(order->games, order->threads, play_one, &round, progress, data, stop);
}
