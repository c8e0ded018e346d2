#include "stops.h"

#include <SWI-Prolog.h>
#include <stddef.h>

static bool poll_signals(void *data) {
    (void)data;
    return PL_handle_signals() < 0;
}

void stop_init_polling(Stop *stop) {
    stop_init(stop);
    stop->poll = poll_signals;
    stop->poll_data = NULL;
}
