/* shogi_network_train.c: learning a network. A lesson is a blob of records with what is learnt from them, for one thread at a time;
 * progress is told by calling gunshi_shogi_network_training:lesson_progress/2 on the learning thread.
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

static functor_t FUNCTOR_MEASURE;
static predicate_t PROGRESS;

typedef struct Lesson {
    uint8_t *bytes; /* records */
    size_t length, room;
    NetworkTraining *training;
    pthread_mutex_t lock;
} Lesson;

static int lesson_release(atom_t atom) {
    Lesson *lesson = PL_blob_data(atom, NULL, NULL);
    pthread_mutex_destroy(&lesson->lock);
    network_training_free(lesson->training);
    free(lesson->bytes);
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

/* lesson_new(+Seed, -Lesson): nothing is learnt yet. */
static foreign_t lesson_new(term_t seed_term, term_t lesson_term) {
    int64_t seed;
    if (!term_get_not_negative(seed_term, &seed)) return FALSE;
    Lesson *lesson = calloc(1, sizeof *lesson);
    if (lesson) lesson->training = network_training_new((uint64_t)seed);
    if (lesson == NULL || lesson->training == NULL) {
        free(lesson);
        return raise_resource_error("memory");
    }
    pthread_mutex_init(&lesson->lock, NULL);
    return PL_unify_blob(lesson_term, lesson, sizeof *lesson, &LESSON_BLOB) ? TRUE : FALSE;
}

static bool add(Lesson *lesson, const void *bytes, size_t length) {
    if (length > lesson->room - lesson->length) {
        size_t room = 2 * lesson->room + length;
        uint8_t *larger = realloc(lesson->bytes, room);
        if (larger == NULL) return false;
        lesson->bytes = larger;
        lesson->room = room;
    }
    if (length > 0) memcpy(lesson->bytes + lesson->length, bytes, length);
    lesson->length += length;
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

static uint64_t key_of(const void *bytes, size_t length, uint64_t key) {
    for (size_t i = 0; i + sizeof(uint64_t) <= length; i += sizeof(uint64_t)) {
        uint64_t word;
        memcpy(&word, (const uint8_t *)bytes + i, sizeof word);
        key = (key ^ word) * 0x9e3779b97f4a7c15;
        key ^= key >> 32;
    }
    return key;
}

/* lesson_records(+Lesson, +Weights, -Count, -Key): how many there are, and a number that others, or other weights, hardly have. */
static foreign_t lesson_records(term_t lesson_term, term_t weights_term, term_t count_term, term_t key_term) {
    Lesson *lesson = get_lesson(lesson_term);
    const Weights *weights = lesson == NULL ? NULL : term_get_weights(weights_term);
    if (weights == NULL) return FALSE;
    pthread_mutex_lock(&lesson->lock);
    const size_t count = lesson->length / PACKED_BYTES;
    const uint64_t key = key_of(lesson->bytes, lesson->length, key_of(weights, sizeof *weights, 0));
    pthread_mutex_unlock(&lesson->lock);
    return PL_unify_uint64(count_term, count) && PL_unify_uint64(key_term, key);
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

/* The lock is the caller's. */
static NetworkLesson lesson_of(const Lesson *given, const Weights *weights, unsigned batch) {
    return (NetworkLesson){.records = given->bytes, .count = given->length / PACKED_BYTES, .weights = weights, .batch = batch};
}

/* learn_pass(+Lesson, +Weights, +Batch, +Pass, +Passes, +Rate) */
static foreign_t learn_pass(term_t arguments, int arity, control_t control) {
    Lesson *given = get_lesson(arguments);
    const Weights *weights = given == NULL ? NULL : term_get_weights(arguments + 1);
    unsigned batch;
    NetworkCourse course = {0};
    (void)arity, (void)control;
    if (weights == NULL || !get_small(arguments + 2, 1, &batch) || !get_small(arguments + 3, 0, &course.pass) ||
        !get_small(arguments + 4, 1, &course.passes) || !PL_get_float_ex(arguments + 5, &course.rate))
        return FALSE;
    if (course.pass >= course.passes) return raise_domain_error("pass", arguments + 3);
    Stop stop;
    stop_init_polling(&stop);
    pthread_mutex_lock(&given->lock);
    NetworkLesson lesson = lesson_of(given, weights, batch);
    TrainStatus status = network_learn(given->training, &lesson, &course, progress, &stop, &stop);
    pthread_mutex_unlock(&given->lock);
    if (stop.reason == STOP_POLL) return FALSE;
    return status == TRAIN_DONE || raise_resource_error(status == TRAIN_NO_GAMES ? "no_records" : "memory");
}

/* lesson_measure(+Lesson, +Weights, +Most, -Measure): by what is not learnt from, measure(Count, Loss, WeightsLoss). */
static foreign_t lesson_measure(term_t lesson_term, term_t weights_term, term_t most_term, term_t measure_term) {
    Lesson *given = get_lesson(lesson_term);
    const Weights *weights = given == NULL ? NULL : term_get_weights(weights_term);
    unsigned most;
    NetworkMeasure measure;
    Stop stop;
    if (weights == NULL || !get_small(most_term, 1, &most)) return FALSE;
    stop_init_polling(&stop);
    pthread_mutex_lock(&given->lock);
    const NetworkLesson lesson = lesson_of(given, weights, 1);
    TrainStatus status = network_measure(given->training, &lesson, most, &measure, &stop);
    pthread_mutex_unlock(&given->lock);
    if (stop.reason == STOP_POLL) return FALSE;
    if (status != TRAIN_DONE) return raise_resource_error("memory");
    bool unified = PL_unify_term(measure_term, PL_FUNCTOR, FUNCTOR_MEASURE, PL_INT64, (int64_t)measure.count, PL_FLOAT,
                                 measure.loss, PL_FLOAT, measure.weights_loss);
    return unified;
}

static foreign_t unify_made(term_t lesson_term, uint8_t *make(const NetworkTraining *, size_t *), term_t bytes_term) {
    Lesson *lesson = get_lesson(lesson_term);
    size_t length = 0;
    if (lesson == NULL) return FALSE;
    pthread_mutex_lock(&lesson->lock);
    uint8_t *bytes = make(lesson->training, &length);
    pthread_mutex_unlock(&lesson->lock);
    if (bytes == NULL) return raise_resource_error("memory");
    bool unified = PL_unify_chars(bytes_term, PL_STRING | REP_ISO_LATIN_1, length, (const char *)bytes);
    free(bytes);
    return unified;
}

/* lesson_network(+Lesson, -Bytes): of a file nn.bin. */
static foreign_t lesson_network(term_t lesson_term, term_t bytes_term) {
    return unify_made(lesson_term, network_file, bytes_term);
}

/* lesson_state(+Lesson, -Bytes) */
static foreign_t lesson_state(term_t lesson_term, term_t bytes_term) {
    return unify_made(lesson_term, network_training_save, bytes_term);
}

static foreign_t set_from_bytes(term_t lesson_term, bool set(NetworkTraining *, const uint8_t *, size_t), term_t bytes_term) {
    Lesson *lesson = get_lesson(lesson_term);
    char *bytes;
    size_t length;
    if (lesson == NULL ||
        !PL_get_nchars(bytes_term, &length, &bytes, CVT_STRING | CVT_EXCEPTION | BUF_DISCARDABLE | REP_ISO_LATIN_1))
        return FALSE;
    pthread_mutex_lock(&lesson->lock);
    bool done = set(lesson->training, (const uint8_t *)bytes, length);
    pthread_mutex_unlock(&lesson->lock);
    return done;
}

/* set_lesson_state(+Lesson, +Bytes) is semidet: fails for bytes that are no state. */
static foreign_t set_lesson_state(term_t lesson_term, term_t bytes_term) {
    return set_from_bytes(lesson_term, network_training_load, bytes_term);
}

/* lesson_begin(+Lesson, +Bytes) is semidet: go on from a file; fails for one that is not of the kind that is learnt. */
static foreign_t lesson_begin(term_t lesson_term, term_t bytes_term) {
    return set_from_bytes(lesson_term, network_training_begin, bytes_term);
}

void install_shogi_network_train(void) {
    FUNCTOR_MEASURE = PL_new_functor(PL_new_atom("measure"), 3);
    PROGRESS = PL_predicate("lesson_progress", 2, MODULE);
    PL_register_foreign_in_module(MODULE, "lesson_new", 2, lesson_new, 0);
    PL_register_foreign_in_module(MODULE, "add_records", 2, add_records, 0);
    PL_register_foreign_in_module(MODULE, "lesson_records", 4, lesson_records, 0);
    PL_register_foreign_in_module(MODULE, "lesson_measure", 4, lesson_measure, 0);
    PL_register_foreign_in_module(MODULE, "learn_pass", 6, learn_pass, PL_FA_VARARGS);
    PL_register_foreign_in_module(MODULE, "lesson_network", 2, lesson_network, 0);
    PL_register_foreign_in_module(MODULE, "lesson_begin", 2, lesson_begin, 0);
    PL_register_foreign_in_module(MODULE, "lesson_state", 2, lesson_state, 0);
    PL_register_foreign_in_module(MODULE, "set_lesson_state", 2, set_lesson_state, 0);
}
