/* shogi_network_train.c: learning a network. A lesson is a blob of records, for one thread at a time; progress is told by calling
 * gunshi_shogi_network_training:lesson_progress/2 on the learning thread.
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
static functor_t FUNCTOR_MEASURES;

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

/* Once a step; data is its Stop. */
static void progress(void *data, uint64_t done, uint64_t all) {
    tell_progress(PROGRESS, data, done, all);
}

static foreign_t learn(NetworkTraining *training, const NetworkLesson *lesson, term_t bytes_term, term_t measures_term) {
    size_t held = lesson->count - lesson->count / HELD_OUT, length;
    double before = network_loss(training, lesson->records, held, lesson->count);
    Stop stop;
    stop_init_polling(&stop);
    TrainStatus status = network_learn(training, lesson, progress, &stop, &stop);
    if (stop.reason == STOP_POLL) return FALSE;
    if (status != TRAIN_DONE) return raise_resource_error(status == TRAIN_NO_GAMES ? "no_records" : "memory");
    double after = network_loss(training, lesson->records, held, lesson->count);
    uint8_t *bytes = network_file(training, &length);
    if (bytes == NULL) return raise_resource_error("memory");
    bool unified = PL_unify_chars(bytes_term, PL_STRING | REP_ISO_LATIN_1, length, (const char *)bytes);
    free(bytes);
    return unified && PL_unify_term(measures_term, PL_FUNCTOR, FUNCTOR_MEASURES, PL_INT64, (int64_t)lesson->count, PL_FLOAT,
                                    before, PL_FLOAT, after);
}

/* learn_network(+Lesson, +Seed, +Passes, +Batch, +Rate, -Bytes, -measures(Records, Before, After)) */
static foreign_t learn_network(term_t arguments, int arity, control_t control) {
    Lesson *given = get_lesson(arguments);
    int64_t numbers[3];
    NetworkLesson lesson;
    (void)arity, (void)control;
    if (given == NULL) return FALSE;
    for (size_t i = 0; i < 3; i++) {
        if (!term_get_not_negative(arguments + 1 + i, &numbers[i])) return FALSE;
        if (i > 0 && (numbers[i] < 1 || numbers[i] > 1000000)) return raise_domain_error("lesson_number", arguments + 1 + i);
    }
    lesson = (NetworkLesson){.passes = (unsigned)numbers[1], .batch = (unsigned)numbers[2]};
    if (!PL_get_float_ex(arguments + 4, &lesson.rate)) return FALSE;
    NetworkTraining *training = network_training_new((uint64_t)numbers[0]);
    if (training == NULL) return raise_resource_error("memory");
    pthread_mutex_lock(&given->lock);
    lesson.records = given->records;
    lesson.count = given->bytes / PACKED_BYTES;
    foreign_t done = learn(training, &lesson, arguments + 5, arguments + 6);
    pthread_mutex_unlock(&given->lock);
    network_training_free(training);
    return done;
}

void install_shogi_network_train(void) {
    PROGRESS = PL_predicate("lesson_progress", 2, MODULE);
    FUNCTOR_MEASURES = PL_new_functor(PL_new_atom("measures"), 3);
    PL_register_foreign_in_module(MODULE, "lesson_new", 1, lesson_new, 0);
    PL_register_foreign_in_module(MODULE, "add_records", 2, add_records, 0);
    PL_register_foreign_in_module(MODULE, "learn_network", 7, learn_network, PL_FA_VARARGS);
}
