/* timed_wait.h: waiting on a condition for so long, whoever sets the time of day meanwhile. */
#ifndef GUNSHI_BASE_TIMED_WAIT_H
#define GUNSHI_BASE_TIMED_WAIT_H

#include <pthread.h>
#include <time.h>

/* A condition whose timed waits go by the monotonic clock. The caller destroys it. */
void timed_condition_init(pthread_cond_t *condition);

/* So many seconds from now, for pthread_cond_timedwait() on such a condition. */
struct timespec timed_in(double seconds);

#endif
