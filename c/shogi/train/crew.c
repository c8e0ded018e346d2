#include "crew.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum { TABLE_BYTES = 2 << 20, MOST_THREADS = 64 };

typedef struct Crew {
    size_t units;
    CrewWork work;
    void *data;
    atomic_size_t next, done;
    atomic_bool over; /* told to stop, or no memory */
} Crew;

typedef struct Member {
    Crew *crew;
    Searcher searcher;
    pthread_t thread;
} Member;

/* The next unit. False: there is none, or all is over. */
static bool work_one(Member *member) {
    Crew *crew = member->crew;
    size_t unit = atomic_fetch_add(&crew->next, 1);
    if (unit >= crew->units || atomic_load(&crew->over)) return false;
    search_table_clear(member->searcher.table);
    if (member->searcher.other) search_table_clear(member->searcher.other);
    if (!crew->work(crew->data, unit, &member->searcher)) atomic_store(&crew->over, true);
    atomic_fetch_add(&crew->done, 1);
    return !atomic_load(&crew->over);
}

static void *work_on(void *data) {
    while (work_one(data)) {}
    return NULL;
}

SearchTable *crew_other_table(Searcher *searcher) {
    if (!searcher->other) {
        searcher->other = search_table_make(TABLE_BYTES);
        if (searcher->other) search_table_clear(searcher->other);
    }
    return searcher->other;
}

static void member_free(Member *member) {
    if (member->searcher.table) search_table_free(member->searcher.table);
    if (member->searcher.other) search_table_free(member->searcher.other);
    free(member);
}

static Member *member_make(Crew *crew) {
    Member *member = calloc(1, sizeof *member);
    if (!member) return NULL;
    member->crew = crew;
    stop_init(&member->searcher.stop);
    member->searcher.table = search_table_make(TABLE_BYTES);
    if (member->searcher.table) return member;
    member_free(member);
    return NULL;
}

static bool over(void *data) { return atomic_load((atomic_bool *)data); }

static unsigned threads_wanted(unsigned threads) {
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    unsigned wanted = threads > 0 ? threads : processors > 0 ? (unsigned)processors : 1;
    return wanted < MOST_THREADS ? wanted : MOST_THREADS;
}

/* The first searcher has no unit left, and still is the one that looks at `stop`. */
static void wait_for_the_others(Crew *crew, Stop *stop) {
    const struct timespec moment = {.tv_nsec = 2000000};
    while (atomic_load(&crew->done) < crew->units && !atomic_load(&crew->over)) {
        if (stop && stop->poll && stop->poll(stop->poll_data)) {
            stop->reason = STOP_POLL;
            atomic_store(&crew->over, true);
        }
        nanosleep(&moment, NULL);
    }
}

/* All but the first look at the first. Returns how many there are. */
static unsigned start_the_others(Crew *crew, unsigned wanted, Member **members) {
    pthread_attr_t attributes;
    unsigned count = 0;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, SEARCH_STACK_BYTES);
    while (count < wanted) {
        Member *member = member_make(crew);
        if (!member) break;
        member->searcher.stop.poll = over;
        member->searcher.stop.poll_data = &crew->over;
        if (pthread_create(&member->thread, &attributes, work_on, member) != 0) {
            member_free(member);
            break;
        }
        members[count++] = member;
    }
    pthread_attr_destroy(&attributes);
    return count;
}

TrainStatus crew_run(size_t units, unsigned threads, CrewWork work, void *data, TrainProgress progress, void *progress_data,
                     Stop *stop) {
    Crew crew = {.units = units, .work = work, .data = data};
    Member *others[MOST_THREADS], *first = member_make(&crew);
    if (!first) return TRAIN_NO_MEMORY;
    if (stop) {
        first->searcher.stop.poll = stop->poll;
        first->searcher.stop.poll_data = stop->poll_data;
    }
    unsigned count = start_the_others(&crew, threads_wanted(threads) - 1, others);
    while (work_one(first)) {
        if (progress) progress(progress_data, atomic_load(&crew.done), units);
        if (stop && stop_requested(stop, atomic_load(&crew.done))) atomic_store(&crew.over, true);
    }
    wait_for_the_others(&crew, stop);
    for (unsigned i = 0; i < count; i++) {
        pthread_join(others[i]->thread, NULL);
        member_free(others[i]);
    }
    if (stop && first->searcher.stop.reason == STOP_POLL) stop->reason = STOP_POLL;
    member_free(first);
    bool stopped = stop && stop->reason != STOP_NOT;
    return stopped ? TRAIN_STOPPED : atomic_load(&crew.over) ? TRAIN_NO_MEMORY : TRAIN_DONE;
}
