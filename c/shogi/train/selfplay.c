#include "selfplay.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../search/search.h"
#include "random.h"

enum { LOST_TIMES = 3, TABLE_BYTES = 2 << 20, MOST_PLAYERS = 64 };

/* Players take the next game each, and put it where it belongs: which of them plays it does not matter. */
typedef struct Round {
    const SelfPlay *order;
    OwnGame *games;
    atomic_uint next, done;
    atomic_bool over; /* told to stop, or no memory */
} Round;

typedef struct Player {
    Round *round;
    SearchTable *table;
    SearchResult result;
    uint64_t random;
    Stop stop; /* of the search */
    OwnGame *game;
    Position position;
    GameState past[OWN_PLIES + 1];
    pthread_t thread;
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
    const SelfPlay *order = player->round->order;
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
                             .parameters = player->round->order->parameters,
                             .table = player->table,
                             .depth = SEARCH_MAX_PLY - 1,
                             .lines = 1,
                             .threads = 1};
    player->stop.reason = STOP_NOT;
    player->stop.node_limit = nodes;
    return search(&task, &player->stop, &player->result) && player->stop.reason != STOP_POLL;
}

/* Quick moves, by chance how many, while there are any. False as think(). */
static bool play_opening(Player *player) {
    const SelfPlay *order = player->round->order;
    OwnGame *game = player->game;
    const SearchResult *result = &player->result;
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
        if (!think(player, player->round->order->nodes)) return false;
        const SearchResult *result = &player->result;
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

/* The next game. False: there is none, or all is over. */
static bool play_one(Player *player) {
    Round *round = player->round;
    unsigned index = atomic_fetch_add(&round->next, 1);
    const SelfPlay *order = round->order;
    if (index >= order->games || atomic_load(&round->over)) return false;
    player->game = &round->games[index];
    player->random = (order->seed + 1) * 0x9e3779b97f4a7c15 ^ (order->first + index + 1) * 0xbf58476d1ce4e5b9;
    for (unsigned i = 0; i < 8; i++) random_next(&player->random);
    search_table_clear(player->table);
    begin(player);
    if (!play_opening(player) || !finish(player)) atomic_store(&round->over, true);
    atomic_fetch_add(&round->done, 1);
    return !atomic_load(&round->over);
}

static void *play_on(void *data) {
    while (play_one(data)) {}
    return NULL;
}

static Player *player_make(Round *round) {
    Player *player = calloc(1, sizeof *player);
    if (!player) return NULL;
    player->round = round;
    stop_init(&player->stop);
    player->table = search_table_make(TABLE_BYTES);
    if (player->table) return player;
    free(player);
    return NULL;
}

static void player_free(Player *player) {
    search_table_free(player->table);
    free(player);
}

static bool over(void *data) { return atomic_load((atomic_bool *)data); }

/* The caller's thread is the first player: it alone looks at `stop` and tells of progress. The others look at the first. */
static TrainStatus play_round(Round *round, TrainProgress progress, void *data, Stop *stop) {
    Player *players[MOST_PLAYERS];
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    unsigned threads = round->order->threads, count = 0, wanted = threads > 0 ? threads : processors > 0 ? (unsigned)processors : 1;
    if (wanted > MOST_PLAYERS) wanted = MOST_PLAYERS;
    Player *first = player_make(round);
    if (!first) return TRAIN_NO_MEMORY;
    if (stop) {
        first->stop.poll = stop->poll;
        first->stop.poll_data = stop->poll_data;
    }
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, SEARCH_STACK_BYTES);
    while (count + 1 < wanted) {
        Player *player = player_make(round);
        if (!player) break;
        player->stop.poll = over;
        player->stop.poll_data = &round->over;
        if (pthread_create(&player->thread, &attributes, play_on, player) != 0) {
            player_free(player);
            break;
        }
        players[count++] = player;
    }
    pthread_attr_destroy(&attributes);
    while (play_one(first)) {
        if (progress) progress(data, atomic_load(&round->done), round->order->games);
        if (stop && stop_requested(stop, atomic_load(&round->done))) atomic_store(&round->over, true);
    }
    for (unsigned i = 0; i < count; i++) {
        pthread_join(players[i]->thread, NULL);
        player_free(players[i]);
    }
    if (stop && first->stop.reason == STOP_POLL) stop->reason = STOP_POLL;
    player_free(first);
    bool stopped = stop && stop->reason != STOP_NOT;
    return stopped ? TRAIN_STOPPED : atomic_load(&round->over) ? TRAIN_NO_MEMORY : TRAIN_DONE;
}

TrainStatus selfplay(const SelfPlay *order, OwnGame *games, TrainProgress progress, void *data, Stop *stop) {
    Round round = {.order = order, .games = games};
    return play_round(&round, progress, data, stop);
}
