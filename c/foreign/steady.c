/* steady.c: the clock that nobody sets (prolog/gunshi/base/steady.pl). */
#include <SWI-Prolog.h>

#include "../base/stop.h"
#include "install.h"

/* steady_time(-Seconds) */
static foreign_t steady_time(term_t seconds) {
    return PL_unify_float(seconds, stop_now()) ? TRUE : FALSE;
}

void install_steady(void) { PL_register_foreign_in_module("gunshi_base_steady", "steady_time", 1, steady_time, 0); }
