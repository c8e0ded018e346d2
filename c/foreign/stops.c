#include "stops.h"

#include <stdlib.h>

#include "blobs.h"
#include "terms.h"

static bool poll_signals(void *data) {
    StopPoll *poll = data;
    if (poll && poll->flag && atomic_load(&poll->flag->raised)) atomic_store(&poll->stop->flag, true);
    return PL_handle_signals() < 0;
}

void stop_init_polling(Stop *stop) {
    stop_init(stop);
    stop->poll = poll_signals;
    stop->poll_data = NULL;
}

void stop_init_polling_flag(Stop *stop, StopPoll *poll, const StopFlag *flag) {
    stop_init_polling(stop);
    *poll = (StopPoll){.stop = stop, .flag = flag};
    stop->poll_data = poll;
}

void tell_progress(predicate_t listener, Stop *stop, uint64_t done, uint64_t all) {
    fid_t frame = PL_open_foreign_frame();
    if (!frame) return;
    term_t arguments = PL_new_term_refs(2);
    if (PL_put_uint64(arguments, done) && PL_put_uint64(arguments + 1, all))
        PL_call_predicate(NULL, PL_Q_NODEBUG | (stop ? PL_Q_PASS_EXCEPTION : PL_Q_CATCH_EXCEPTION), listener, arguments);
    if (stop && (PL_exception(0) || PL_handle_signals() < 0)) stop->reason = STOP_POLL;
    if (stop)
        PL_close_foreign_frame(frame);
    else
        PL_discard_foreign_frame(frame);
}

static int flag_release(atom_t atom) {
    free(PL_blob_data(atom, NULL, NULL));
    return TRUE;
}

static PL_blob_t FLAG_BLOB = {
    .magic = PL_BLOB_MAGIC,
    .flags = PL_BLOB_NOCOPY,
    .name = "stop_flag",
    .release = flag_release,
    .write = blob_write_address,
    .compare = blob_compare_addresses,
};

StopFlag *term_get_stop_flag(term_t term) { return term_get_blob(term, &FLAG_BLOB); }

bool term_is_stop_flag(term_t term) { return term_is_blob(term, &FLAG_BLOB); }

bool term_unify_new_stop_flag(term_t term) {
    StopFlag *flag = malloc(sizeof *flag);
    if (flag == NULL) return raise_resource_error("memory");
    atomic_init(&flag->raised, false);
    return PL_unify_blob(term, flag, sizeof *flag, &FLAG_BLOB);
}
