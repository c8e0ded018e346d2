#include "stop.h"

#include <time.h>

void stop_init(Stop *stop) { *stop = (Stop){0}; }

double stop_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static StopReason reason_to_stop(Stop *stop, uint64_t nodes) {
    if (atomic_load_explicit(&stop->flag, memory_order_relaxed)) return STOP_FLAG;
    if (stop->node_limit && nodes >= stop->node_limit) return STOP_NODES;
    if (++stop->calls % STOP_INTERVAL != 0) return STOP_NOT;
    if (stop->deadline > 0 && stop_now() >= stop->deadline) return STOP_DEADLINE;
    if (stop->poll && stop->poll(stop->poll_data)) return STOP_POLL;
    return STOP_NOT;
}

bool stop_requested(Stop *stop, uint64_t nodes) {
    if (!stop) return false;
    if (stop->reason == STOP_NOT) stop->reason = reason_to_stop(stop, nodes);
    return stop->reason != STOP_NOT;
}
