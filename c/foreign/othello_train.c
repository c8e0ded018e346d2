/* othello_train.c: training the weights of the Othello evaluation.
 *
 * A training is a blob that each generation changes; it is for one thread at a time, which its lock sees to. Progress is told by
 * calling gunshi_othello_train:train_progress/3 on the training thread.
 */
#include "../othello/train.h"

#include <pthread.h>
#include <stdlib.h>

#include "blobs.h"
#include "install.h"
#include "stops.h"
#include "terms.h"

static const char MODULE[] = "gunshi_othello_train";

static functor_t FUNCTOR_GENERATION, FUNCTOR_FIT;
static predicate_t PROGRESS;

typedef struct Trained {
    OthelloTraining *training;
    pthread_mutex_t lock;
} Trained;

static int training_release(atom_t atom) {
    Trained *trained = PL_blob_data(atom, NULL, NULL);
    othello_training_free(trained->training);
    pthread_mutex_destroy(&trained->lock);
    free(trained);
    return TRUE;
}

static PL_blob_t TRAINING_BLOB = {
    .magic = PL_BLOB_MAGIC,
    .flags = PL_BLOB_NOCOPY,
    .name = "othello_training",
    .release = training_release,
    .write = blob_write_address,
};

static Trained *get_training(term_t term) { return term_get_blob(term, &TRAINING_BLOB); }

static foreign_t training_new(term_t seed_term, term_t training_term) {
    int64_t seed;
    if (!term_get_not_negative(seed_term, &seed)) return FALSE;
    Trained *trained = malloc(sizeof *trained);
    if (trained == NULL) return raise_resource_error("memory");
    trained->training = othello_training_new((uint64_t)seed, NULL);
    if (trained->training == NULL) {
        free(trained);
        return raise_resource_error("memory");
    }
    pthread_mutex_init(&trained->lock, NULL);
    return PL_unify_blob(training_term, trained, sizeof *trained, &TRAINING_BLOB) ? TRUE : FALSE;
}

static void progress(void *data, const char *what, unsigned done, unsigned all) {
    (void)data;
    fid_t frame = PL_open_foreign_frame();
    if (!frame) return;
    term_t arguments = PL_new_term_refs(3);
    if (PL_put_atom_chars(arguments, what) && PL_put_integer(arguments + 1, (long)done) &&
        PL_put_integer(arguments + 2, (long)all))
        PL_call_predicate(NULL, PL_Q_NODEBUG | PL_Q_CATCH_EXCEPTION, PROGRESS, arguments);
    PL_discard_foreign_frame(frame);
}

enum { GENERATION_NUMBERS = 9 };

static bool get_generation(term_t term, OthelloGeneration *generation) {
    unsigned *const fields[GENERATION_NUMBERS] = {&generation->games,   &generation->depth,  &generation->solve,
                                                  &generation->opening, &generation->noise,  &generation->trust,
                                                  &generation->keep,    &generation->rounds, &generation->prior};
    term_t argument = PL_new_term_ref();
    if (!PL_is_functor(term, FUNCTOR_GENERATION)) return raise_type_error("othello_generation", term);
    for (unsigned i = 0; i < GENERATION_NUMBERS; i++) {
        int64_t value;
        if (!PL_get_arg(i + 1, term, argument) || !term_get_not_negative(argument, &value)) return false;
        if (value > 1000000000) return raise_domain_error("othello_generation", argument);
        *fields[i] = (unsigned)value;
    }
    return true;
}

static bool put_fit(term_t term, const OthelloFit *fit, term_t arguments) {
    return PL_put_integer(arguments, (long)fit->boards) && PL_put_integer(arguments + 1, (long)fit->held) &&
           PL_put_float(arguments + 2, fit->error) && PL_put_float(arguments + 3, fit->held_before) &&
           PL_put_float(arguments + 4, fit->held_after) && PL_cons_functor_v(term, FUNCTOR_FIT, arguments);
}

/* The resource of the error for each way that a generation can fail. */
static const char *const RESOURCES[] = {[OTHELLO_TRAIN_STOPPED] = "stopped", [OTHELLO_TRAIN_NO_MEMORY] = "no memory"};

/* train(+Training, +Generation, -Fits) */
static foreign_t train(term_t training_term, term_t generation_term, term_t fits_term) {
    Trained *trained = get_training(training_term);
    OthelloGeneration generation;
    OthelloTrainReport report;
    Stop stop;
    if (trained == NULL || !get_generation(generation_term, &generation)) return FALSE;
    stop_init_polling(&stop);
    pthread_mutex_lock(&trained->lock);
    const OthelloTrainStatus status = othello_train(trained->training, &generation, progress, NULL, &stop, &report);
    pthread_mutex_unlock(&trained->lock);
    if (stop.reason == STOP_POLL) return FALSE;
    if (status != OTHELLO_TRAIN_DONE) return raise_resource_error(RESOURCES[status]);
    term_t list = PL_new_term_refs(7), element = list + 1, arguments = list + 2;
    if (!PL_put_nil(list)) return FALSE;
    for (unsigned i = OTHELLO_STAGES; i-- > 0;)
        if (!put_fit(element, &report.stages[i], arguments) || !PL_cons_list(list, element, list)) return FALSE;
    return term_unify(fits_term, list);
}

/* training_text(+Training, +Comment, -Text) */
static foreign_t training_text(term_t training_term, term_t comment_term, term_t text_term) {
    Trained *trained = get_training(training_term);
    Text comment;
    if (trained == NULL || !term_get_text(comment_term, &comment)) return FALSE;
    pthread_mutex_lock(&trained->lock);
    OthelloWeights *weights = othello_training_weights(trained->training);
    pthread_mutex_unlock(&trained->lock);
    size_t length;
    char *text = weights ? othello_weights_write(weights, comment.chars, &length) : NULL;
    othello_weights_free(weights);
    if (text == NULL) return raise_resource_error("memory");
    const bool unified = term_unify_string(text_term, text, length);
    free(text);
    return unified;
}

void install_othello_train(void) {
    FUNCTOR_GENERATION = PL_new_functor(PL_new_atom("generation"), GENERATION_NUMBERS);
    FUNCTOR_FIT = PL_new_functor(PL_new_atom("fit"), 5);
    PROGRESS = PL_predicate("train_progress", 3, MODULE);
    PL_register_foreign_in_module(MODULE, "training_new", 2, training_new, 0);
    PL_register_foreign_in_module(MODULE, "train", 3, train, 0);
    PL_register_foreign_in_module(MODULE, "training_text", 3, training_text, 0);
}
