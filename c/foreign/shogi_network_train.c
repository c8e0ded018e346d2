/* shogi_network_train.c: learning a network. A lesson is a blob of records, a training one of what is learnt, each for one thread
 * at a time; progress is told by calling gunshi_shogi_network_training:lesson_progress/2 on the learning thread.
 */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "../shogi/train/network_train.h"
#include "../shogi/train/packed.h"
#include "blobs.h"
#include "install.h"
#include "stops.h"
#include "terms.h"

static const char MODULE[] = "gunshi_shogi_network_training";

static predicate_t PROGRESS;

typedef struct Lesson {
    uint8_t *records;
    size_t bytes, room;
    pthread_mutex_t lock;
} Lesson;

static int lesson_release(atom_t atom) {
    Lesson *lesson = PL_blob_data(atom, NULL, NULL);
    pthread_mutex_destroy(&lesson->lock);
    free(lesson->records);
    free(lesson);
    return TRUE;
}

static PL_blob_t LESSON_BLOB = {
    .magic = PL_BLOB_MAGIC,
    .flags = PL_BLOB_NOCOPY,
    .name = "lesson",
    .release = lesson_release,
    .write = blob_write_address,
};

static Lesson *get_lesson(term_t term) { return term_get_blob(term, &LESSON_BLOB); }

static foreign_t lesson_new(term_t term) {
    Lesson *lesson = calloc(1, sizeof *lesson);
    if (lesson == NULL) return raise_resource_error("memory");
    pthread_mutex_init(&lesson->lock, NULL);
    return PL_unify_blob(term, lesson, sizeof *lesson, &LESSON_BLOB) ? TRUE : FALSE;
}

static bool add(Lesson *lesson, const char *bytes, size_t length) {
    if (length > lesson->room - lesson->bytes) {
        size_t room = 2 * lesson->room + length;
        uint8_t *records = realloc(lesson->records, room);
        if (records == NULL) return false;
        lesson->records = records;
        lesson->room = room;
    }
    if (length > 0) memcpy(lesson->records + lesson->bytes, bytes, length);
    lesson->bytes += length;
    return true;
}

/* add_records(+Lesson, +Bytes): Bytes is a string of whole records. */
static foreign_t add_records(term_t lesson_term, term_t bytes_term) {
    Lesson *lesson = get_lesson(lesson_term);
    char *bytes;
    size_t length;
    if (lesson == NULL ||
        !PL_get_nchars(bytes_term, &length, &bytes, CVT_STRING | CVT_EXCEPTION | BUF_DISCARDABLE | REP_ISO_LATIN_1))
        return FALSE;
    if (length % PACKED_BYTES != 0) return raise_domain_error("records", bytes_term);
    pthread_mutex_lock(&lesson->lock);
    bool added = add(lesson, bytes, length);
    pthread_mutex_unlock(&lesson->lock);
    return added || raise_resource_error("memory");
}

/* lesson_records(+Lesson, -Count, -Key): how many there are, and a number that others hardly have. */
static foreign_t lesson_records(term_t lesson_term, term_t count_term, term_t key_term) {
    Lesson *lesson = get_lesson(lesson_term);
    if (lesson == NULL) return FALSE;
    uint64_t key = 0;
    pthread_mutex_lock(&lesson->lock);
    const size_t bytes = lesson->bytes;
    for (size_t i = 0; i + sizeof(uint64_t) <= bytes; i += sizeof(uint64_t)) {
        uint64_t word;
        memcpy(&word, lesson->records + i, sizeof word);
        key = (key ^ word) * 0x9e3779b97f4a7c15;
        key ^= key >> 32;
    }
    pthread_mutex_unlock(&lesson->lock);
    return PL_unify_uint64(count_term, bytes / PACKED_BYTES) && PL_unify_uint64(key_term, key);
}

typedef struct Trained {
    NetworkTraining *training;
    pthread_mutex_t lock;
} Trained;

static int trained_release(atom_t atom) {
    Trained *trained = PL_blob_data(atom, NULL, NULL);
    pthread_mutex_destroy(&trained->lock);
    network_training_free(trained->training);
    free(trained);
    return TRUE;
}

static PL_blob_t TRAINED_BLOB = {
    .magic = PL_BLOB_MAGIC,
    .flags = PL_BLOB_NOCOPY,
    .name = "network_training",
    .release = trained_release,
    .write = blob_write_address,
};

static Trained *get_trained(term_t term) { return term_get_blob(term, &TRAINED_BLOB); }

/* network_training(+Seed, -Training) */
static foreign_t network_training(term_t seed_term, term_t training_term) {
    int64_t seed;
    if (!term_get_not_negative(seed_term, &seed)) return FALSE;
    Trained *trained = calloc(1, sizeof *trained);
    if (trained) trained->training = network_training_new((uint64_t)seed);
    if (trained == NULL || trained->training == NULL) {
        free(trained);
        return raise_resource_error("memory");
    }
    pthread_mutex_init(&trained->lock, NULL);
    return PL_unify_blob(training_term, trained, sizeof *trained, &TRAINED_BLOB) ? TRUE : FALSE;
}

/* Once a step; data is its Stop. */
static void progress(void *data, uint64_t done, uint64_t all) { tell_progress(PROGRESS, data, done, all); }

static bool get_small(term_t term, int64_t least, unsigned *small) {
    int64_t number;
    if (!term_get_not_negative(term, &number)) return false;
    if (number < least || number > 1000000) return raise_domain_error("lesson_number", term);
    *small = (unsigned)number;
    return true;
}

/* learn_pass(+Training, +Lesson, +Batch, +Weights, +Pass, +Passes, +Rate): Weights are `none` where the records' own scores are
 * learnt. */
static foreign_t learn_pass(term_t arguments, int arity, control_t control) {
    Trained *trained = get_trained(arguments);
    Lesson *given = trained == NULL ? NULL : get_lesson(arguments + 1);
    NetworkLesson lesson = {0};
    NetworkCourse course = {0};
    (void)arity, (void)control;
    if (given == NULL || !get_small(arguments + 2, 1, &lesson.batch) || !get_small(arguments + 4, 0, &course.pass) ||
        !get_small(arguments + 5, 1, &course.passes) || !PL_get_float_ex(arguments + 6, &course.rate))
        return FALSE;
    if (course.pass >= course.passes) return raise_domain_error("pass", arguments + 4);
    if (!PL_is_atom(arguments + 3) || term_is_weights(arguments + 3)) {
        course.weights = term_get_weights(arguments + 3);
        if (course.weights == NULL) return FALSE;
    }
    Stop stop;
    stop_init_polling(&stop);
    pthread_mutex_lock(&trained->lock);
    pthread_mutex_lock(&given->lock);
    lesson.records = given->records;
    lesson.count = given->bytes / PACKED_BYTES;
    TrainStatus status = network_learn(trained->training, &lesson, &course, progress, &stop, &stop);
    pthread_mutex_unlock(&given->lock);
    pthread_mutex_unlock(&trained->lock);
    if (stop.reason == STOP_POLL) return FALSE;
    return status == TRAIN_DONE || raise_resource_error(status == TRAIN_NO_GAMES ? "no_records" : "memory");
}

/* lesson_loss(+Training, +Lesson, -Loss): of the records that are not learnt from. */
static foreign_t lesson_loss(term_t training_term, term_t lesson_term, term_t loss_term) {
    Trained *trained = get_trained(training_term);
    Lesson *lesson = trained == NULL ? NULL : get_lesson(lesson_term);
    if (lesson == NULL) return FALSE;
    pthread_mutex_lock(&trained->lock);
    pthread_mutex_lock(&lesson->lock);
    size_t count = lesson->bytes / PACKED_BYTES;
    double loss = network_loss(trained->training, lesson->records, count - count / HELD_OUT, count);
    pthread_mutex_unlock(&lesson->lock);
    pthread_mutex_unlock(&trained->lock);
    return PL_unify_float(loss_term, loss) ? TRUE : FALSE;
}

static foreign_t unify_made(term_t bytes_term, uint8_t *bytes, size_t length) {
    if (bytes == NULL) return raise_resource_error("memory");
    bool unified = PL_unify_chars(bytes_term, PL_STRING | REP_ISO_LATIN_1, length, (const char *)bytes);
    free(bytes);
    return unified;
}

/* trained_network(+Training, -Bytes): of a file nn.bin. */
static foreign_t trained_network(term_t training_term, term_t bytes_term) {
    Trained *trained = get_trained(training_term);
    size_t length = 0;
    if (trained == NULL) return FALSE;
    pthread_mutex_lock(&trained->lock);
    uint8_t *bytes = network_file(trained->training, &length);
    pthread_mutex_unlock(&trained->lock);
    return unify_made(bytes_term, bytes, length);
}

/* training_state(+Training, -Bytes) */
static foreign_t training_state(term_t training_term, term_t bytes_term) {
    Trained *trained = get_trained(training_term);
    size_t length = 0;
    if (trained == NULL) return FALSE;
    pthread_mutex_lock(&trained->lock);
    uint8_t *bytes = network_training_save(trained->training, &length);
    pthread_mutex_unlock(&trained->lock);
    return unify_made(bytes_term, bytes, length);
}

/* set_training_state(+Training, +Bytes) is semidet: fails for bytes that are no state. */
static foreign_t set_training_state(term_t training_term, term_t bytes_term) {
    Trained *trained = get_trained(training_term);
    char *bytes;
    size_t length;
    if (trained == NULL ||
        !PL_get_nchars(bytes_term, &length, &bytes, CVT_STRING | CVT_EXCEPTION | BUF_DISCARDABLE | REP_ISO_LATIN_1))
        return FALSE;
    pthread_mutex_lock(&trained->lock);
    bool set = network_training_load(trained->training, (const uint8_t *)bytes, length);
    pthread_mutex_unlock(&trained->lock);
    return set;
}

void install_shogi_network_train(void) {
    PROGRESS = PL_predicate("lesson_progress", 2, MODULE);
    PL_register_foreign_in_module(MODULE, "lesson_new", 1, lesson_new, 0);
    PL_register_foreign_in_module(MODULE, "add_records", 2, add_records, 0);
    PL_register_foreign_in_module(MODULE, "lesson_records", 3, lesson_records, 0);
    PL_register_foreign_in_module(MODULE, "lesson_loss", 3, lesson_loss, 0);
    PL_register_foreign_in_module(MODULE, "network_training", 2, network_training, 0);
    PL_register_foreign_in_module(MODULE, "learn_pass", 7, learn_pass, PL_FA_VARARGS);
    PL_register_foreign_in_module(MODULE, "trained_network", 2, trained_network, 0);
    PL_register_foreign_in_module(MODULE, "training_state", 2, training_state, 0);
    PL_register_foreign_in_module(MODULE, "set_training_state", 2, set_training_state, 0);
}
