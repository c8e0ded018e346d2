#include "own_game.h"

#include <stdlib.h>

enum { LOST_TIMES = 3 };

/* The position is the game's last. */
static void note_position(OwnPlay *play) { play->past[play->game->count] = rules_state(&play->position); }

void own_game_play(OwnPlay *play, Move move) {
    OwnGame *game = play->game;
    Undo undo;
    game->moves[game->count++] = move;
    position_make(&play->position, move, &undo);
    note_position(play);
}

void own_game_begin(OwnPlay *play) {
    OwnGame *game = play->game;
    play->position = game->start;
    game->from = game->count;
    game->count = 0;
    note_position(play);
    while (game->count < game->from) own_game_play(play, game->moves[game->count]);
}

bool own_game_repeated(const OwnPlay *play, Winner *winner) {
    const GameState *past = play->past;
    unsigned times = 0, ply;
    for (size_t i = 0; i < play->game->count; i++) times += past[i].key == play->position.key;
    if (times < 3) return false;
    switch (rules_repetition(past, play->game->count + 1, &ply)) {
    case REPETITION_SENTE_LOSES: *winner = WINNER_GOTE; return true;
    case REPETITION_GOTE_LOSES: *winner = WINNER_SENTE; return true;
    default: *winner = WINNER_NONE; return true;
    }
}

bool own_game_think(OwnPlay *play, unsigned nodes) {
    unsigned side = play->position.side;
    const SearchTask task = {.position = &play->position,
                             .past = play->past,
                             .past_count = play->game->count,
                             .declaration = true,
                             .parameters = play->parameters[side],
                             .table = play->tables[side],
                             .depth = SEARCH_MAX_PLY - 1,
                             .lines = 1,
                             .threads = 1};
    play->stop->reason = STOP_NOT;
    play->stop->node_limit = nodes;
    return search(&task, play->stop, play->result) && play->stop->reason != STOP_POLL;
}

bool own_game_finish(OwnPlay *play, unsigned nodes) {
    OwnGame *game = play->game;
    int ahead = 0; /* searches running that saw sente far ahead; negative: gote */
    game->winner = WINNER_NONE;
    while (game->count < OWN_PLIES && !own_game_repeated(play, &game->winner)) {
        int sign = play->position.side == SENTE ? 1 : -1;
        if (!own_game_think(play, nodes)) return false;
        const SearchResult *result = play->result;
        int score = result->line_count > 0 ? result->lines[0].score : -SCORE_MATE;
        if (result->declares) score = SCORE_MATE;
        int leading = score > LOST ? sign : score < -LOST ? -sign : 0;
        ahead = leading == 0 || leading * ahead < 0 ? leading : ahead + leading;
        if (abs(ahead) == LOST_TIMES || abs(score) > SCORE_MATE_BOUND) {
            game->winner = leading > 0 ? WINNER_SENTE : WINNER_GOTE;
            return true;
        }
        game->scores[game->count] = (int16_t)score;
        own_game_play(play, result->lines[0].moves[0]);
    }
    return true;
}
