#include "play.h"

#include <stdlib.h>

#include "../movegen.h"
#include "random.h"

enum { STARTS = 40 /* how many plies a start is chosen from */, WILD = 3 /* fewer moves by chance */ };

/* How a record begins, and some moves by chance. */
static void begin(const void *data, OwnGame *game, uint64_t *random) {
    const Training *training = data;
    size_t index = random_below(random, training_records(training)), most = OWN_START + random_below(random, STARTS);
    while (training_held_out(index)) index = random_below(random, training_records(training));
    game->count = training_record(training, index, &game->start, game->moves, most);
    Position position = game->start;
    Undo undo;
    size_t wild = random_below(random, WILD);
    for (size_t i = 0; i < game->count; i++) position_make(&position, game->moves[i], &undo);
    for (; wild > 0; wild--) {
        Move legal[MAX_MOVES];
        unsigned choices = movegen_legal(&position, legal);
        if (choices == 0) continue;
        Move move = game->moves[game->count++] = legal[random_below(random, choices)];
        position_make(&position, move, &undo);
    }
}

TrainStatus train_play(Training *training, uint64_t seed, unsigned games, unsigned threads, TrainProgress progress, void *data,
                       Stop *stop) {
    if (training_records(training) == 0) return TRAIN_NO_GAMES;
    Parameters *parameters = malloc(sizeof *parameters);
    OwnGame *played = malloc((games + 1) * sizeof *played);
    TrainStatus status = TRAIN_NO_MEMORY;
    if (parameters && played) {
        SelfPlay order = {.parameters = parameters,
                          .seed = seed,
                          .games = games,
                          .nodes = OWN_NODES,
                          .threads = threads,
                          .begin = begin,
                          .begin_data = training};
        parameters_init(parameters);
        training_weights(training, &parameters->weights);
        status = selfplay(&order, played, progress, data, stop);
        for (unsigned i = 0; i < games && status == TRAIN_DONE; i++) {
            const OwnGame *game = &played[i];
            if (!training_add_own(training, &game->start, game->moves, game->count, game->winner, game->from))
                status = TRAIN_NO_MEMORY;
        }
    }
    free(played);
    free(parameters);
    return status;
}
