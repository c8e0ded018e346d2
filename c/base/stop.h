/* stop.h: how a long loop of the core is told to end.
 *
 * A loop calls stop_requested(stop, nodes) now and then; when it says true the loop returns what it has so far. NULL never
 * stops. `flag` may be raised by any thread. `poll`, if set, is called on the looping thread every STOP_INTERVAL calls and
 * may return true to stop (the bridge handles signals there). Times are seconds of the monotonic clock.
 */
#ifndef GUNSHI_BASE_STOP_H
#define GUNSHI_BASE_STOP_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

enum { STOP_INTERVAL = 4096 };

/* STOP_CLOCK is the loop's own: the clock of a game left no time for more. */
typedef enum { STOP_NOT, STOP_FLAG, STOP_DEADLINE, STOP_NODES, STOP_CLOCK, STOP_POLL } StopReason;

typedef struct Stop {
    atomic_bool flag;
    double deadline;      /* monotonic seconds; 0 = none */
    uint64_t node_limit;  /* 0 = none */
    bool (*poll)(void *); /* may be NULL */
    void *poll_data;
    StopReason reason; /* written on the looping thread; once set it stays */
    uint32_t calls;
} Stop;

void stop_init(Stop *stop);

/* Monotonic seconds from an arbitrary start. */
double stop_now(void);

/* Looks at flag and nodes each time, at clock and poll every STOP_INTERVAL calls. */
bool stop_requested(Stop *stop, uint64_t nodes);

#endif
