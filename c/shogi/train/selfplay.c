#include "selfplay.h"

#include <stdlib.h>
#include <string.h>

#include "crew.h"
#include "random.h"

enum { LOST_TIMES = 3 };

typedef struct Round {
    const SelfPlay *order;
    OwnGame *games;
} Round;

/* Who plays both sides of a game. */
typedef struct Player {
    const SelfPlay *order;
    Searcher *searcher;
    uint64_t random;
    OwnGame *game;
    Position position;
    GameState past[OWN_PLIES + 1];
} Player;

/* The position is the game's last. */
static void note_position(Player *player) { player->past[player->game->count] = rules_state(&player->position); }

static void play(Player *player, Move move) {
    OwnGame *game = player->game;
    Undo undo;
    game->moves[game->count++] = move;
    position_make(&player->position, move, &undo);
    note_position(player);
}

static void begin(Player *player) {
    const SelfPlay *order = player->order;
    OwnGame *game = player->game;
    memset(game, 0, sizeof *game);
    order->begin(order->begin_data, game, &player->random);
    player->position = game->start;
    game->from = game->count;
    game->count = 0;
    note_position(player);
    while (game->count < game->from) play(player, game->moves[game->count]);
}

/* Whether the position stands for the fourth time, and who wins by that. */
static bool repeated(const Player *player, Winner *winner) {
    const GameState *past = player->past;
    unsigned times = 0, ply;
    for (size_t i = 0; i < player->game->count; i++) times += past[i].key == player->position.key;
    if (times < 3) return false;
    switch (rules_repetition(past, player->game->count + 1, &ply)) {
    case REPETITION_SENTE_LOSES: *winner = WINNER_GOTE; return true;
    case REPETITION_GOTE_LOSES: *winner = WINNER_SENTE; return true;
    default: *winner = WINNER_NONE; return true;
    }
}

/* False: told to stop, or no memory. */
static bool think(Player *player, unsigned nodes) {
    const SearchTask task = {.position = &player->position,
                             .past = player->past,
                             .past_count = player->game->count,
                             .declaration = true,
                             .parameters = player->order->parameters,
                             .table = player->searcher->table,
                             .depth = SEARCH_MAX_PLY - 1,
                             .lines = 1,
                             .threads = 1};
    player->searcher->stop.reason = STOP_NOT;
    player->searcher->stop.node_limit = nodes;
    return search(&task, &player->searcher->stop, &player->searcher->result) && player->searcher->stop.reason != STOP_POLL;
}

/* Quick moves, by chance how many, while there are any. False as think(). */
static bool play_opening(Player *player) {
    const SelfPlay *order = player->order;
    OwnGame *game = player->game;
    const SearchResult *result = &player->searcher->result;
    size_t plies = order->opening ? random_below(&player->random, order->opening + 1) : 0;
    Winner winner;
    bool going_on = true;
    for (; plies > 0 && game->count + 1 < OWN_PLIES && !repeated(player, &winner); plies--) {
        going_on = think(player, OPENING_NODES);
        if (!going_on || result->line_count == 0 || result->declares || abs(result->lines[0].score) > SCORE_MATE_BOUND) break;
        play(player, result->lines[0].moves[0]);
    }
    game->from = game->count;
    return going_on;
}

/* Plays on from where the opening ends. False as think(). */
static bool finish(Player *player) {
    OwnGame *game = player->game;
    int ahead = 0; /* searches running that saw sente far ahead; negative: gote */
    game->winner = WINNER_NONE;
    while (game->count < OWN_PLIES && !repeated(player, &game->winner)) {
        int sign = player->position.side == SENTE ? 1 : -1;
        if (!think(player, player->order->nodes)) return false;
        const SearchResult *result = &player->searcher->result;
        int score = result->line_count > 0 ? result->lines[0].score : -SCORE_MATE;
        if (result->declares) score = SCORE_MATE;
        int leading = score > LOST ? sign : score < -LOST ? -sign : 0;
        ahead = leading == 0 || leading * ahead < 0 ? leading : ahead + leading;
        if (abs(ahead) == LOST_TIMES || abs(score) > SCORE_MATE_BOUND) {
            game->winner = leading > 0 ? WINNER_SENTE : WINNER_GOTE;
            return true;
        }
        game->scores[game->count] = (int16_t)score;
        play(player, result->lines[0].moves[0]);
    }
    return true;
}

/* Plays a game of the crew's. */
static bool play_one(void *data, size_t index, Searcher *searcher) {
    const Round *round = data;
    const SelfPlay *order = round->order;
    Player player = {.order = order, .searcher = searcher, .game = &round->games[index]};
    player.random = (order->seed + 1) * 0x9e3779b97f4a7c15 ^ (order->first + index + 1) * 0xbf58476d1ce4e5b9;
    for (unsigned i = 0; i < 8; i++) random_next(&player.random);
    begin(&player);
    return play_opening(&player) && finish(&player);
}

TrainStatus selfplay(const SelfPlay *order, OwnGame *games, TrainProgress progress, void *data, Stop *stop) {
    Round round = {.order = order, .games = games};
    return crew_run(order->games, order->threads, play_one, &round, progress, data, stop);
}
