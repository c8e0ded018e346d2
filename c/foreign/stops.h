/* stops.h: a core loop's Stop, as the bridge sets it up.
 *
 * The poll handles the signals of the calling Prolog thread, on that thread only, so that Ctrl-C and call_with_time_limit/2 end a
 * long loop. When it has ended one (reason STOP_POLL), an exception is pending: the predicate returns FALSE at once.
 */
#ifndef GUNSHI_FOREIGN_STOPS_H
#define GUNSHI_FOREIGN_STOPS_H

#include "../base/stop.h"

void stop_init_polling(Stop *stop);

#endif
