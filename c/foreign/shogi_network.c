/* shogi_network.c: networks from files, and what they say of a position. A file is read whole: it may be replaced the next moment.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "blobs.h"
#include "install.h"
#include "search_values.h"
#include "terms.h"

static const char MODULE[] = "gunshi_shogi_network";

static functor_t FUNCTOR_UNREADABLE, FUNCTOR_SHORT, FUNCTOR_LENGTH, FUNCTOR_NUMBER, FUNCTOR_HASH, FUNCTOR_MINUS;

/* More than any network has. Of a longer file so much is read as tells what is wrong with it. */
enum { MOST_BYTES = 80 << 20 };

typedef struct Contents {
    uint8_t *bytes;
    size_t length; /* of the file */
} Contents;

static bool read_all(int file, uint8_t *bytes, size_t wanted) {
    while (wanted > 0) {
        ssize_t count = read(file, bytes, wanted);
        if (count < 0 && errno == EINTR) continue;
        if (count == 0) errno = EIO; /* it has become shorter meanwhile */
        if (count <= 0) return false;
        bytes += count;
        wanted -= (size_t)count;
    }
    return true;
}

/* False: errno says why. */
static bool read_file(const char *path, Contents *contents) {
    struct stat status;
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) return false;
    bool done = fstat(file, &status) == 0;
    if (done && !S_ISREG(status.st_mode)) {
        errno = S_ISDIR(status.st_mode) ? EISDIR : EINVAL;
        done = false;
    }
    if (done) {
        contents->length = (size_t)status.st_size;
        size_t wanted = contents->length < MOST_BYTES ? contents->length : MOST_BYTES;
        contents->bytes = malloc(wanted + 1);
        done = contents->bytes != NULL && read_all(file, contents->bytes, wanted);
    }
    int error = errno;
    close(file);
    errno = error;
    return done;
}

static bool unify_fault(term_t answer, const NetworkFault *fault) {
    switch (fault->what) {
    case NETWORK_SHORT:
        return PL_unify_term(answer, PL_FUNCTOR, FUNCTOR_SHORT, PL_INT64, (int64_t)fault->place, PL_INT64, (int64_t)fault->expected,
                             PL_INT64, (int64_t)fault->found);
    case NETWORK_LENGTH:
        return PL_unify_term(answer, PL_FUNCTOR, FUNCTOR_LENGTH, PL_INT64, (int64_t)fault->found, PL_INT64,
                             (int64_t)fault->expected);
    case NETWORK_NUMBER:
        return PL_unify_term(answer, PL_FUNCTOR, FUNCTOR_NUMBER, PL_INT64, (int64_t)fault->place, PL_INT64, (int64_t)fault->found,
                             PL_INT64, (int64_t)fault->expected);
    case NETWORK_HASH:
        return PL_unify_term(answer, PL_FUNCTOR, FUNCTOR_HASH, PL_INT64, (int64_t)fault->place, PL_INT64, (int64_t)fault->found);
    default: return raise_resource_error("memory");
    }
}

/* network_from_file(+File, -Answer): a network, or what is wrong. */
static foreign_t network_from_file(term_t file_term, term_t answer) {
    Contents contents = {.bytes = NULL};
    NetworkFault fault = {.what = NETWORK_NO_MEMORY};
    char *path;
    bool named, done;
    int error;
    PL_STRINGS_MARK();
    named = PL_get_nchars(file_term, NULL, &path, CVT_ATOM | CVT_STRING | CVT_EXCEPTION | BUF_STACK | REP_FN);
    done = named && read_file(path, &contents);
    error = errno;
    PL_STRINGS_RELEASE();
    if (!named) return FALSE;
    if (!done) {
        free(contents.bytes);
        if (error == ENOMEM) return raise_resource_error("memory");
        done = PL_unify_term(answer, PL_FUNCTOR, FUNCTOR_UNREADABLE, PL_MBSTRING, strerror(error));
        return done;
    }
    Network *network = network_read(contents.bytes, contents.length, &fault);
    free(contents.bytes);
    if (network == NULL) return unify_fault(answer, &fault);
    SharedNetwork *shared = network_share(network);
    if (shared == NULL) return raise_resource_error("memory");
    return term_unify_network(answer, shared);
}

/* network_kinds(-Kinds): Name-Hash of each kind that is read. */
static foreign_t network_kinds(term_t kinds) {
    term_t list = PL_new_term_refs(4), arguments = list + 1, element = list + 3;
    if (!PL_put_nil(list)) return FALSE;
    for (unsigned kind = NETWORK_KINDS; kind-- > 0;)
        if (!PL_put_atom_chars(arguments, NETWORK_KIND_NAME[kind]) ||
            !PL_put_int64(arguments + 1, (int64_t)NETWORK_FILE_HASH[kind]) ||
            !PL_cons_functor_v(element, FUNCTOR_MINUS, arguments) || !PL_cons_list(list, element, list))
            return FALSE;
    return term_unify(kinds, list);
}

static foreign_t network_kind(term_t network_term, term_t kind) {
    const SharedNetwork *network = term_get_network(network_term);
    return network != NULL && PL_unify_atom_chars(kind, NETWORK_KIND_NAME[network->network->kind]);
}

static foreign_t output(term_t position_term, term_t network_term, term_t value) {
    const Position *position = term_get_position(position_term);
    const SharedNetwork *network = position ? term_get_network(network_term) : NULL;
    if (network == NULL) return FALSE;
    return term_unify_integer(value, network_sees(network->network, position) ? network_output(network->network, position) : 0);
}

static foreign_t is_network(term_t term) { return term_is_network(term); }

void install_shogi_network(void) {
    FUNCTOR_UNREADABLE = PL_new_functor(PL_new_atom("unreadable"), 1);
    FUNCTOR_SHORT = PL_new_functor(PL_new_atom("short"), 3);
    FUNCTOR_LENGTH = PL_new_functor(PL_new_atom("length"), 2);
    FUNCTOR_NUMBER = PL_new_functor(PL_new_atom("number"), 3);
    FUNCTOR_HASH = PL_new_functor(PL_new_atom("hash"), 2);
    FUNCTOR_MINUS = PL_new_functor(PL_new_atom("-"), 2);
    PL_register_foreign_in_module(MODULE, "network_from_file", 2, network_from_file, 0);
    PL_register_foreign_in_module(MODULE, "network_kinds", 1, network_kinds, 0);
    PL_register_foreign_in_module(MODULE, "network_kind", 2, network_kind, 0);
    PL_register_foreign_in_module(MODULE, "network_output", 3, output, 0);
    PL_register_foreign_in_module(MODULE, "is_network", 1, is_network, 0);
}
