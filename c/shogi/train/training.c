#include "training.h"

#include <stdlib.h>
#include <string.h>

#include "shares_private.h"
#include "training_private.h"

enum { HOLD_OUT = 10 };

Training *training_new(void) {
    Training *training = calloc(1, sizeof *training);
    if (training == NULL) return NULL;
    shares_set_up(training);
    shares_begin_anew(training);
    return training;
}

void training_free(Training *training) {
    if (training == NULL) return;
    free(training->games);
    free(training->moves);
    free(training);
}

static bool make_room(void **array, size_t *room, size_t needed, size_t size) {
    if (needed <= *room) return true;
    size_t wanted = needed + needed / 2;
    void *bigger = realloc(*array, wanted * size);
    if (bigger == NULL) return false;
    *array = bigger;
    *room = wanted;
    return true;
}

static bool add_game(Training *training, Game game, const Move *moves) {
    size_t count = game.count;
    if (!make_room((void **)&training->games, &training->game_room, training->game_count + 1, sizeof *training->games) ||
        !make_room((void **)&training->moves, &training->move_room, training->move_count + count, sizeof *training->moves))
        return false;
    if (count > 0) memcpy(training->moves + training->move_count, moves, count * sizeof *moves);
    game.first = training->move_count;
    training->games[training->game_count++] = game;
    training->move_count += count;
    return true;
}

void training_forget_own(Training *training) {
    if (training->game_count > training->record_count) training->move_count = training->games[training->record_count].first;
    training->game_count = training->record_count;
}

bool training_add(Training *training, const Position *start, const Move *moves, size_t count, Winner winner) {
    training_forget_own(training);
    bool added = add_game(training, (Game){.start = *start, .count = count, .winner = winner}, moves);
    training->record_count = training->game_count;
    return added;
}

bool training_add_own(Training *training, const Position *start, const Move *moves, size_t count, Winner winner, size_t from) {
    return add_game(training, (Game){.start = *start, .count = count, .winner = winner, .own = true, .from = from}, moves);
}

size_t training_records(const Training *training) { return training->record_count; }

size_t training_record(const Training *training, size_t index, Position *start, Move *moves, size_t most) {
    const Game *game = &training->games[index];
    size_t count = game->count < most ? game->count : most;
    *start = game->start;
    if (count > 0) memcpy(moves, training->moves + game->first, count * sizeof *moves);
    return count;
}

void training_weights(const Training *training, Weights *weights) { *weights = training->weights; }

bool training_held_out(size_t index) { return index % HOLD_OUT == HOLD_OUT - 1; }
