/* shogi_train.c: learning the weights of the evaluation. A training is a blob with a lock, since it is for one thread at a time;
 * progress is told by calling gunshi_shogi_train:train_progress/2 on the training thread.
 */
#include <pthread.h>
#include <stdlib.h>

#include "../shogi/legality.h"
#include "../shogi/train/measure.h"
#include "../shogi/train/play.h"
#include "../shogi/train/settle.h"
#include "../shogi/train/train.h"
#include "blobs.h"
#include "install.h"
#include "stops.h"
#include "terms.h"

static const char MODULE[] = "gunshi_shogi_train";

static functor_t FUNCTOR_ARGUMENTS, FUNCTOR_MEASURE;
static predicate_t PROGRESS;
static atom_t WINNER_ATOMS[4];

typedef struct Trained {
    Training *training;
    pthread_mutex_t lock;
} Trained;

static int training_release(atom_t atom) {
    Trained *trained = PL_blob_data(atom, NULL, NULL);
    training_free(trained->training);
    pthread_mutex_destroy(&trained->lock);
    free(trained);
    return TRUE;
}

static PL_blob_t TRAINING_BLOB = {
    .magic = PL_BLOB_MAGIC,
    .flags = PL_BLOB_NOCOPY,
    .name = "training",
    .release = training_release,
    .write = blob_write_address,
};

static Trained *get_training(term_t term) { return term_get_blob(term, &TRAINING_BLOB); }

static foreign_t new_training(term_t training_term) {
    Trained *trained = malloc(sizeof *trained);
    if (trained == NULL) return raise_resource_error("memory");
    trained->training = training_new();
    if (trained->training == NULL) {
        free(trained);
        return raise_resource_error("memory");
    }
    pthread_mutex_init(&trained->lock, NULL);
    return PL_unify_blob(training_term, trained, sizeof *trained, &TRAINING_BLOB) ? TRUE : FALSE;
}

static bool get_winner(term_t term, Winner *winner) {
    atom_t atom;
    if (!PL_get_atom_ex(term, &atom)) return false;
    for (unsigned i = 0; i < 4; i++)
        if (WINNER_ATOMS[i] == atom) {
            *winner = (Winner)i;
            return true;
        }
    return raise_domain_error("winner", term);
}

/* The moves of the list, each legal where it stands; the caller frees them. */
static Move *get_moves(term_t list, Position position, size_t *count) {
    term_t tail = PL_copy_term_ref(list), element = PL_new_term_ref();
    if (!term_get_length(list, count)) return NULL;
    Move *moves = malloc((*count + 1) * sizeof *moves);
    if (moves == NULL) raise_resource_error("memory");
    for (size_t i = 0; moves != NULL && PL_get_list(tail, element, tail); i++) {
        Undo undo;
        bool read = term_get_move(element, &moves[i]);
        if (read && (moves[i] == MOVE_NONE || !move_is_legal(&position, moves[i])))
            read = raise_domain_error("legal_move", element);
        if (!read) {
            free(moves);
            return NULL;
        }
        position_make(&position, moves[i], &undo);
    }
    return moves;
}

/* add_game(+Training, +Start, +Moves, +Winner): Winner is sente, gote, none (a draw) or unknown. */
static foreign_t add_game(term_t training_term, term_t start_term, term_t moves_term, term_t winner_term) {
    Trained *trained = get_training(training_term);
    const Position *start = trained == NULL ? NULL : term_get_position(start_term);
    Winner winner;
    size_t count;
    if (start == NULL || !get_winner(winner_term, &winner)) return FALSE;
    Move *moves = get_moves(moves_term, *start, &count);
    if (moves == NULL) return FALSE;
    pthread_mutex_lock(&trained->lock);
    bool added = training_add(trained->training, start, moves, count, winner);
    pthread_mutex_unlock(&trained->lock);
    free(moves);
    return added || raise_resource_error("memory");
}

enum { ARGUMENTS = 11 };

/* arguments(Seed, Passes, Skip, Others, Batch, Rate, Hold, Temperature, ResultScale, ResultShare, OwnShare) */
static bool get_arguments(term_t term, TrainArguments *arguments) {
    unsigned *const counts[] = {&arguments->passes, &arguments->skip, &arguments->others, &arguments->batch};
    double *const numbers[] = {&arguments->rate,         &arguments->hold,         &arguments->temperature,
                               &arguments->result_scale, &arguments->result_share, &arguments->own_share};
    term_t argument = PL_new_term_ref();
    int64_t value;
    if (!PL_is_functor(term, FUNCTOR_ARGUMENTS)) return raise_type_error("train_arguments", term);
    if (!PL_get_arg(1, term, argument) || !term_get_not_negative(argument, &value)) return false;
    arguments->seed = (uint64_t)value;
    for (size_t i = 0; i < 4; i++) {
        if (!PL_get_arg(i + 2, term, argument) || !term_get_not_negative(argument, &value)) return false;
        if (value > 1000000000) return raise_domain_error("train_arguments", argument);
        *counts[i] = (unsigned)value;
    }
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (!PL_get_arg(i + 6, term, argument) || !PL_get_float_ex(argument, numbers[i])) return false;
    return true;
}

static bool put_arguments(term_t term, const TrainArguments *arguments) {
    term_t values = PL_new_term_refs(ARGUMENTS);
    return PL_put_int64(values, (int64_t)arguments->seed) && PL_put_integer(values + 1, (long)arguments->passes) &&
           PL_put_integer(values + 2, (long)arguments->skip) && PL_put_integer(values + 3, (long)arguments->others) &&
           PL_put_integer(values + 4, (long)arguments->batch) && PL_put_float(values + 5, arguments->rate) &&
           PL_put_float(values + 6, arguments->hold) && PL_put_float(values + 7, arguments->temperature) &&
           PL_put_float(values + 8, arguments->result_scale) && PL_put_float(values + 9, arguments->result_share) &&
           PL_put_float(values + 10, arguments->own_share) && PL_cons_functor_v(term, FUNCTOR_ARGUMENTS, values);
}

/* shipped_arguments(-Arguments) */
static foreign_t shipped_arguments(term_t arguments_term) {
    term_t term = PL_new_term_ref();
    return put_arguments(term, &TRAIN_ARGUMENTS) && term_unify(arguments_term, term);
}

static void progress(void *data, uint64_t done, uint64_t all) {
    (void)data;
    tell_progress(PROGRESS, NULL, done, all);
}

/* The status for Prolog: success, failure with the exception that the poll raised, or a resource error. */
static foreign_t finished(TrainStatus status, const Stop *stop) {
    static const char *const RESOURCES[] = {
        [TRAIN_STOPPED] = "stopped", [TRAIN_NO_MEMORY] = "memory", [TRAIN_NO_GAMES] = "no_games"};
    if (stop->reason == STOP_POLL) return FALSE;
    return status == TRAIN_DONE || raise_resource_error(RESOURCES[status]);
}

/* learn(+Training, +Arguments) */
static foreign_t learn(term_t training_term, term_t arguments_term) {
    Trained *trained = get_training(training_term);
    TrainArguments arguments;
    Stop stop;
    if (trained == NULL || !get_arguments(arguments_term, &arguments)) return FALSE;
    stop_init_polling(&stop);
    pthread_mutex_lock(&trained->lock);
    TrainStatus status = train(trained->training, &arguments, progress, NULL, &stop);
    pthread_mutex_unlock(&trained->lock);
    return finished(status, &stop);
}

/* forget_own(+Training) */
static foreign_t forget_own(term_t training_term) {
    Trained *trained = get_training(training_term);
    if (trained == NULL) return FALSE;
    pthread_mutex_lock(&trained->lock);
    training_forget_own(trained->training);
    pthread_mutex_unlock(&trained->lock);
    return TRUE;
}

/* play_games(+Training, +Seed, +Games) */
static foreign_t play_games(term_t training_term, term_t seed_term, term_t games_term) {
    Trained *trained = get_training(training_term);
    int64_t seed, games;
    Stop stop;
    if (trained == NULL || !term_get_not_negative(seed_term, &seed) || !term_get_not_negative(games_term, &games)) return FALSE;
    if (games > 1000000000) return raise_domain_error("games", games_term);
    stop_init_polling(&stop);
    pthread_mutex_lock(&trained->lock);
    TrainStatus status = train_play(trained->training, (uint64_t)seed, (unsigned)games, 0, progress, NULL, &stop);
    pthread_mutex_unlock(&trained->lock);
    return finished(status, &stop);
}

/* learnt_weights(+Training, -Weights) */
static foreign_t learnt_weights(term_t training_term, term_t weights_term) {
    Trained *trained = get_training(training_term);
    Weights weights;
    if (trained == NULL) return FALSE;
    pthread_mutex_lock(&trained->lock);
    training_weights(trained->training, &weights);
    pthread_mutex_unlock(&trained->lock);
    return term_unify_weights(weights_term, &weights);
}

/* settled(+Training, +Weights, -Settled) */
static foreign_t settled(term_t training_term, term_t weights_term, term_t settled_term) {
    Trained *trained = get_training(training_term);
    const Weights *given = trained == NULL ? NULL : term_get_weights(weights_term);
    if (given == NULL) return FALSE;
    Weights weights = *given;
    pthread_mutex_lock(&trained->lock);
    training_settle(trained->training, &weights);
    pthread_mutex_unlock(&trained->lock);
    return term_unify_weights(settled_term, &weights);
}

/* measure(+Training, +Arguments, +Weights, +Most, -Measure) */
static foreign_t measure(term_t training_term, term_t arguments_term, term_t weights_term, term_t most_term,
                         term_t measure_term) {
    Trained *trained = get_training(training_term);
    TrainArguments arguments;
    TrainMeasure result;
    int64_t most;
    Stop stop;
    if (trained == NULL || !get_arguments(arguments_term, &arguments) || !term_get_not_negative(most_term, &most)) return FALSE;
    const Weights *weights = term_get_weights(weights_term);
    if (weights == NULL) return FALSE;
    if (most < 1 || most > 1000000000) return raise_domain_error("positions", most_term);
    stop_init_polling(&stop);
    pthread_mutex_lock(&trained->lock);
    training_measure(trained->training, &arguments, weights, (unsigned)most, &stop, &result);
    pthread_mutex_unlock(&trained->lock);
    if (stop.reason == STOP_POLL) return FALSE;
    term_t built = PL_new_term_refs(7), values = built + 1;
    return PL_put_integer(values, (long)result.positions) && PL_put_float(values + 1, result.agreement) &&
           PL_put_float(values + 2, result.rank) && PL_put_float(values + 3, result.loss) &&
           PL_put_integer(values + 4, (long)result.results) && PL_put_float(values + 5, result.result_loss) &&
           PL_cons_functor_v(built, FUNCTOR_MEASURE, values) && term_unify(measure_term, built);
}

void install_shogi_train(void) {
    FUNCTOR_ARGUMENTS = PL_new_functor(PL_new_atom("arguments"), ARGUMENTS);
    FUNCTOR_MEASURE = PL_new_functor(PL_new_atom("measure"), 6);
    PROGRESS = PL_predicate("train_progress", 2, MODULE);
    WINNER_ATOMS[WINNER_UNKNOWN] = PL_new_atom("unknown");
    WINNER_ATOMS[WINNER_SENTE] = PL_new_atom("sente");
    WINNER_ATOMS[WINNER_GOTE] = PL_new_atom("gote");
    WINNER_ATOMS[WINNER_NONE] = PL_new_atom("none");
    PL_register_foreign_in_module(MODULE, "training_new", 1, new_training, 0);
    PL_register_foreign_in_module(MODULE, "add_game", 4, add_game, 0);
    PL_register_foreign_in_module(MODULE, "shipped_arguments", 1, shipped_arguments, 0);
    PL_register_foreign_in_module(MODULE, "learn", 2, learn, 0);
    PL_register_foreign_in_module(MODULE, "forget_own", 1, forget_own, 0);
    PL_register_foreign_in_module(MODULE, "play_games", 3, play_games, 0);
    PL_register_foreign_in_module(MODULE, "learnt_weights", 2, learnt_weights, 0);
    PL_register_foreign_in_module(MODULE, "settled", 3, settled, 0);
    PL_register_foreign_in_module(MODULE, "measure", 5, measure, 0);
}
