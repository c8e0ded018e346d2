/* shogi_positions.c: positions for the training of networks, made by games of the program with itself. Progress is told by calling
 * gunshi_shogi_training_positions:positions_progress/2 on the calling thread.
 */
#include <stdlib.h>

#include "../shogi/train/packed.h"
#include "../shogi/train/positions.h"
#include "install.h"
#include "search_values.h"
#include "stops.h"
#include "terms.h"

static const char MODULE[] = "gunshi_shogi_training_positions";

static predicate_t PROGRESS;

static void progress(void *data, uint64_t done, uint64_t all) {
    (void)data;
    tell_progress(PROGRESS, NULL, done, all);
}

/* make_positions(+Parameters, +Seed, +First, +Games, +Nodes, +Threads, +Opening, -Bytes): Bytes is a string of bytes. */
static foreign_t make_positions(term_t arguments, int arity, control_t control) {
    SharedParameters *shared = term_get_parameters(arguments);
    int64_t numbers[6];
    uint8_t *records;
    size_t count;
    Stop stop;
    (void)arity, (void)control;
    if (shared == NULL) return FALSE;
    for (size_t i = 0; i < 6; i++) {
        if (!term_get_not_negative(arguments + 1 + i, &numbers[i])) return FALSE;
        if (i > 1 && numbers[i] > 1000000000) return raise_domain_error("positions_number", arguments + 1 + i);
    }
    PositionsOrder order = {.parameters = &shared->parameters,
                            .seed = (uint64_t)numbers[0],
                            .first = (uint64_t)numbers[1],
                            .games = (unsigned)numbers[2],
                            .nodes = (unsigned)numbers[3],
                            .threads = (unsigned)numbers[4],
                            .opening = (unsigned)numbers[5]};
    parameters_hold(shared);
    stop_init_polling(&stop);
    TrainStatus status = positions_make(&order, &records, &count, progress, NULL, &stop);
    parameters_let_go(shared);
    if (stop.reason == STOP_POLL) {
        free(records);
        return FALSE;
    }
    if (status != TRAIN_DONE) return raise_resource_error("memory");
    bool unified = PL_unify_chars(arguments + 7, PL_STRING | REP_ISO_LATIN_1, count * PACKED_BYTES, (const char *)records);
    free(records);
    return unified;
}

void install_shogi_positions(void) {
    PROGRESS = PL_predicate("positions_progress", 2, MODULE);
    PL_register_foreign_in_module(MODULE, "make_positions", 8, make_positions, PL_FA_VARARGS);
}
