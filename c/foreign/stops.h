/* stops.h: a core loop's Stop, as the bridge sets it up.
 *
 * The poll handles the signals of the calling Prolog thread, on that thread only, so that Ctrl-C and call_with_time_limit/2 end a
 * long loop. When it has ended one (reason STOP_POLL), an exception is pending: the predicate returns FALSE at once.
 *
 * A stop flag is a blob by which another Prolog thread ends a loop: the poll looks at it, and the loop ends with what it has
 * (reason STOP_FLAG).
 */
#ifndef GUNSHI_FOREIGN_STOPS_H
#define GUNSHI_FOREIGN_STOPS_H

#include <SWI-Prolog.h>

#include "../base/stop.h"

typedef struct StopFlag {
    atomic_bool raised;
} StopFlag;

/* What the poll looks at; lives as long as the loop. */
typedef struct StopPoll {
    Stop *stop;
    const StopFlag *flag; /* NULL: none */
} StopPoll;

void stop_init_polling(Stop *stop);

/* The same, with a flag that may be NULL. */
void stop_init_polling_flag(Stop *stop, StopPoll *poll, const StopFlag *flag);

/* Tell a loop's listener, predicate/2, on the thread of the loop. What it throws is dropped; but with a stop it stays for who has
 * called, signals are handled too, and either ends the loop (reason STOP_POLL). */
void tell_progress(predicate_t listener, Stop *stop, uint64_t done, uint64_t all);

/* Valid while the term is. NULL: an ISO error has been raised. */
StopFlag *term_get_stop_flag(term_t term);
bool term_is_stop_flag(term_t term);
bool term_unify_new_stop_flag(term_t term);

#endif
