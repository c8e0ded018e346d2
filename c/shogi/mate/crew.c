#include "crew.h"

#include <stdlib.h>

#include "efforts_private.h"

typedef struct Member {
    Crew *crew;
    Prover *prover;
    pthread_t thread;
} Member;

struct Crew {
    MateTable *table;
    Stop *stop;
    Prover *first;
    ProverShare share;
    unsigned count; /* members beside the first */
    Member *members;
    pthread_mutex_t mutex; /* of all below */
    pthread_cond_t changed;
    unsigned question; /* how many there have been */
    unsigned busy;     /* members that work on it */
    bool closing;
    const Move *moves;
    unsigned moves_count, plies;
    Proof found; /* by a member */
};

static void *work(void *data) {
    Member *member = data;
    Crew *crew = member->crew;
    pthread_mutex_lock(&crew->mutex);
    for (unsigned seen = 0;;) {
        while (crew->question == seen && !crew->closing) pthread_cond_wait(&crew->changed, &crew->mutex);
        if (crew->closing) break;
        seen = crew->question;
        pthread_mutex_unlock(&crew->mutex);
        Proof proof = prover_ask(member->prover, crew->moves, crew->moves_count, crew->plies, 0);
        pthread_mutex_lock(&crew->mutex);
        if (proof.proven || proof.disproven) {
            crew->found = proof;
            atomic_store(&crew->share.over, true);
        }
        crew->busy--;
        pthread_cond_broadcast(&crew->changed);
    }
    pthread_mutex_unlock(&crew->mutex);
    return NULL;
}

static bool add_member(Crew *crew, const Position *position, Side attacker) {
    Member *member = &crew->members[crew->count];
    pthread_attr_t attributes;
    member->crew = crew;
    member->prover = prover_open(crew->table, position, attacker, NULL, &crew->share);
    if (!member->prover) return false;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, CREW_STACK_BYTES);
    bool started = pthread_create(&member->thread, &attributes, work, member) == 0;
    pthread_attr_destroy(&attributes);
    if (started)
        crew->count++;
    else
        prover_close(member->prover);
    return started;
}

Crew *crew_open(MateTable *table, const Position *position, Side attacker, Stop *stop, unsigned threads) {
    Crew *crew = calloc(1, sizeof *crew);
    if (!crew) return NULL;
    crew->table = table;
    crew->stop = stop;
    pthread_mutex_init(&crew->mutex, NULL);
    pthread_cond_init(&crew->changed, NULL);
    crew->members = calloc(threads, sizeof *crew->members);
    crew->first = prover_open(table, position, attacker, stop, &crew->share);
    bool whole = crew->first && crew->members;
    while (whole && crew->count + 1 < threads) whole = add_member(crew, position, attacker);
    if (whole) return crew;
    crew_close(crew);
    return NULL;
}

void crew_close(Crew *crew) {
    pthread_mutex_lock(&crew->mutex);
    crew->closing = true;
    pthread_cond_broadcast(&crew->changed);
    pthread_mutex_unlock(&crew->mutex);
    for (unsigned i = 0; i < crew->count; i++) {
        pthread_join(crew->members[i].thread, NULL);
        prover_close(crew->members[i].prover);
    }
    if (crew->first) prover_close(crew->first);
    pthread_cond_destroy(&crew->changed);
    pthread_mutex_destroy(&crew->mutex);
    free(crew->members);
    free(crew);
}

Prover *crew_first(Crew *crew) { return crew->first; }

uint64_t crew_nodes(const Crew *crew) {
    uint64_t nodes = prover_nodes(crew->first);
    for (unsigned i = 0; i < crew->count; i++) nodes += prover_nodes(crew->members[i].prover);
    return nodes;
}

static Proof ask_all(Crew *crew, const Move *moves, unsigned count, unsigned plies, uint64_t nodes) {
    pthread_mutex_lock(&crew->mutex);
    crew->moves = moves;
    crew->moves_count = count;
    crew->plies = plies;
    crew->found = (Proof){0};
    crew->busy = crew->count;
    crew->question++;
    crew->share.together = true;
    pthread_cond_broadcast(&crew->changed);
    pthread_mutex_unlock(&crew->mutex);

    Proof proof = prover_ask(crew->first, moves, count, plies, nodes);
    atomic_store(&crew->share.over, true);

    pthread_mutex_lock(&crew->mutex);
    while (crew->busy > 0) pthread_cond_wait(&crew->changed, &crew->mutex);
    crew->share.together = false;
    atomic_store(&crew->share.over, false);
    if (!proof.proven && !proof.disproven) proof = crew->found;
    pthread_mutex_unlock(&crew->mutex);
    return proof;
}

Proof crew_ask(Crew *crew, const Move *moves, unsigned count, unsigned plies, uint64_t nodes) {
    bool easy = nodes > 0 && nodes <= ALONE_NODES;
    Proof proof = prover_ask(crew->first, moves, count, plies, crew->count == 0 || easy ? nodes : ALONE_NODES);
    if (proof.proven || proof.disproven || crew->count == 0 || easy || crew->stop->reason != STOP_NOT) return proof;
    return ask_all(crew, moves, count, plies, nodes ? (nodes - ALONE_NODES) / (crew->count + 1) + 1 : 0);
}
