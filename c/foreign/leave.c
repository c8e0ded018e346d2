/* leave.c: the end of a process whose threads have served (prolog/gunshi/program/web.pl).
 *
 * Now and then SWI-Prolog 9.0.4 crashes in PL_halt(), in what it calls at a halt, when threads of library(http) have ended
 * before. So such a process is left without: what it has to end it has ended itself.
 */
#include <unistd.h>

#include <SWI-Stream.h>
#include <SWI-Prolog.h>

#include "install.h"

/* leave_process(+Status) */
static foreign_t leave_process(term_t status_term) {
    int status;
    if (!PL_get_integer_ex(status_term, &status)) return FALSE;
    (void)Sflush(Suser_output);
    (void)Sflush(Suser_error);
    _exit(status);
}

void install_leave(void) { PL_register_foreign_in_module("gunshi_program_web", "leave_process", 1, leave_process, 0); }
