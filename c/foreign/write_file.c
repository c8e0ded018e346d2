/* write_file.c: bytes written whole or not at all.
 *
 * A file is replaced: the bytes go to a new file in the same directory, which then takes the place of the old one and has its
 * permissions. What is no file itself, as a device, a pipe or a link (/dev/stdout is one), cannot be replaced: it is opened and
 * written.
 *
 * A file is appended to: the bytes are on the disk when the call returns, not only handed to the system. Where they do not all
 * fit, the file is as long as before. Only a process or a machine that dies meanwhile leaves a part of them.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "install.h"
#include "terms.h"

enum { NAME_ROOM = 64, NAMES = 10000 };

static bool write_all(int file, const char *bytes, size_t length) {
    while (length > 0) {
        ssize_t written = write(file, bytes, length);
        if (written < 0 && errno != EINTR) return false;
        if (written < 0) continue;
        bytes += written;
        length -= (size_t)written;
    }
    return true;
}

/* Closes `file` whatever happens; errno is of what went wrong first. */
static bool write_and_close(int file, const char *bytes, size_t length) {
    bool written = write_all(file, bytes, length);
    int error = errno;
    bool closed = close(file) == 0;
    if (!written) errno = error;
    return written && closed;
}

static bool write_in_place(const char *path, const char *bytes, size_t length) {
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    return file >= 0 && write_and_close(file, bytes, length);
}

/* A new file in the directory of `path`. Its name, written to `name`, does not depend on that of `path`, which may be as long as
 * a name can be. */
static int open_beside(const char *path, char *name) {
    const char *slash = strrchr(path, '/');
    size_t directory = slash == NULL ? 0 : (size_t)(slash - path) + 1;
    memcpy(name, path, directory);
    for (int i = 0; i < NAMES; i++) {
        snprintf(name + directory, NAME_ROOM, ".gunshi-%ld-%d", (long)getpid(), i);
        int file = open(name, O_WRONLY | O_CREAT | O_EXCL, 0666);
        if (file >= 0 || errno != EEXIST) return file;
    }
    return -1;
}

/* `old` is the status of the file that is replaced, NULL when there is none. */
static bool write_beside(const char *path, const struct stat *old, const char *bytes, size_t length) {
    char *name = malloc(strlen(path) + NAME_ROOM);
    if (name == NULL) return false;
    int file = open_beside(path, name);
    bool done = false;
    if (file >= 0) {
        bool same_mode = old == NULL || fchmod(file, old->st_mode & 07777) == 0;
        done = write_and_close(file, bytes, length) && same_mode && rename(name, path) == 0;
        if (!done) {
            int error = errno;
            unlink(name);
            errno = error;
        }
    }
    free(name);
    return done;
}

/* False: errno says why. */
static bool replace(const char *path, const char *bytes, size_t length) {
    struct stat old;
    if (lstat(path, &old) != 0) return errno == ENOENT && write_beside(path, NULL, bytes, length);
    if (!S_ISREG(old.st_mode)) return write_in_place(path, bytes, length);
    return access(path, W_OK) == 0 && write_beside(path, &old, bytes, length);
}

static bool sync_file(int file) {
    while (fsync(file) != 0)
        if (errno != EINTR) return false;
    return true;
}

/* The entry of a new file is in its directory, which goes to the disk by itself. */
static bool sync_directory(const char *path) {
    char *name = strdup(path);
    if (name == NULL) return false;
    char *slash = strrchr(name, '/');
    if (slash != NULL) slash[slash == name ? 1 : 0] = '\0';
    int directory = open(slash == NULL ? "." : name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    free(name);
    if (directory < 0) return false;
    bool synced = sync_file(directory);
    int error = errno;
    close(directory);
    errno = error;
    return synced;
}

/* False: errno says why. */
static bool append(const char *path, const char *bytes, size_t length) {
    int file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (file < 0) return false;
    struct stat old;
    bool done = fstat(file, &old) == 0;
    if (done) {
        done = write_all(file, bytes, length) && sync_file(file) && (old.st_size > 0 || sync_directory(path));
        if (!done) {
            int error = errno;
            if (ftruncate(file, old.st_size) == 0) sync_file(file);
            errno = error;
        }
    }
    int error = errno;
    close(file);
    errno = error;
    return done;
}

typedef bool Writer(const char *path, const char *bytes, size_t length);

static foreign_t write_file(Writer *writer, term_t path_term, term_t bytes_term, term_t fault) {
    char *path, *bytes;
    size_t length;
    bool read, done;
    int error;
    PL_STRINGS_MARK();
    read = PL_get_nchars(path_term, NULL, &path, CVT_ATOM | CVT_STRING | CVT_EXCEPTION | BUF_STACK | REP_FN) &&
           PL_get_nchars(bytes_term, &length, &bytes, CVT_STRING | CVT_EXCEPTION | BUF_STACK | REP_ISO_LATIN_1);
    done = read && writer(path, bytes, length);
    error = errno;
    PL_STRINGS_RELEASE();
    if (!read) return FALSE;
    if (done)
        done = PL_unify_atom(fault, ATOM_NONE);
    else
        done = PL_unify_chars(fault, PL_STRING | REP_MB, (size_t)-1, strerror(error));
    return done;
}

static foreign_t replace_file(term_t path, term_t bytes, term_t fault) { return write_file(replace, path, bytes, fault); }

static foreign_t append_file(term_t path, term_t bytes, term_t fault) { return write_file(append, path, bytes, fault); }

void install_write_file(void) {
    PL_register_foreign_in_module("gunshi_base_encoding", "replace_file", 3, replace_file, 0);
    PL_register_foreign_in_module("gunshi_base_encoding", "append_file", 3, append_file, 0);
}
