/* main.c: the program `gunshi`: SWI-Prolog with Gunshi loaded.
 *
 * It is thin on purpose. It finds its Prolog files, starts Prolog, and calls gunshi_program_main:main/0, which reads the arguments,
 * does what they ask and halts. There is no foreign predicate here: gunshi.so is the only home of those, whether this
 * program loads it or a stock swipl.
 *
 * Two places are looked at, from where the program itself lies:
 *
 *     DIR/gunshi, DIR/gunshi.so                      a build directory: the Prolog files are those of the source tree
 *     PREFIX/bin/gunshi, PREFIX/lib/gunshi/…         an installed copy, also one that was moved as a whole
 *
 * A program whose file, or whose name as it was called, is `gunshi-usi` does what `gunshi usi` does: interfaces for shogi engines
 * start a file without arguments.
 *
 * All text is UTF-8. In a locale of another encoding the program runs in C.UTF-8, so that file names and arguments are
 * read as what they are nearly everywhere.
 */
#include <SWI-Prolog.h>
#include <fcntl.h>
#include <langinfo.h>
#include <limits.h>
#include <locale.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { BROKEN = 2 };

static const char USI[] = "gunshi-usi";

/* What is run, and with what: all paths absolute. */
typedef struct Place {
    char home[PATH_MAX];   /* holds prolog/ */
    char module[PATH_MAX]; /* gunshi.so */
} Place;

static bool path_join(char *out, const char *directory, const char *name) {
    int length = snprintf(out, PATH_MAX, "%s/%s", directory, name);
    return length > 0 && length < PATH_MAX;
}

static bool own_directory(char *out) {
    char path[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
    if (length <= 0) return false;
    path[length] = '\0';
    *strrchr(path, '/') = '\0';
    memcpy(out, path, sizeof path);
    return true;
}

static bool place_installed(Place *place, const char *home) {
    return snprintf(place->home, PATH_MAX, "%s", home) < PATH_MAX && path_join(place->module, home, "gunshi.so") &&
           access(place->module, R_OK) == 0;
}

static bool place_find(Place *place) {
    char own[PATH_MAX], beside[PATH_MAX];
    if (own_directory(own)) {
        if (path_join(place->module, own, "gunshi.so") && access(place->module, R_OK) == 0)
            return snprintf(place->home, PATH_MAX, "%s", GUNSHI_SOURCE) < PATH_MAX;
        if (path_join(beside, own, "../lib/gunshi") && place_installed(place, beside)) return true;
    }
    return place_installed(place, GUNSHI_HOME);
}

static void use_utf8(void) {
    setlocale(LC_ALL, "");
    if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return;
    const char *all = getenv("LC_ALL");
    setenv(all && *all ? "LC_ALL" : "LC_CTYPE", "C.UTF-8", 1);
}

static const char *base_name(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static bool is_usi(const char *called) {
    char path[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
    path[length > 0 ? length : 0] = '\0';
    return (called && strcmp(base_name(called), USI) == 0) || strcmp(base_name(path), USI) == 0;
}

/* The flag `argv`: all of the arguments, after the program's name those of `command`. SWI-Prolog's own reading of a command line
 * never sees them. */
static bool set_arguments(int count, char **arguments, const char *command) {
    term_t flag = PL_new_term_refs(2), list = PL_copy_term_ref(flag + 1), head = PL_new_term_ref();
    for (int i = 0; i < count; i++) {
        if (!PL_unify_list(list, head, list)) return false;
        if (!PL_unify_chars(head, PL_ATOM | REP_MB, (size_t)-1, arguments[i])) {
            fprintf(stderr, "gunshi: argument %d is not text in UTF-8\n", i);
            return false;
        }
        if (i == 0 && command && !(PL_unify_list(list, head, list) && PL_unify_atom_chars(head, command))) return false;
    }
    return PL_unify_nil(list) && PL_put_atom_chars(flag, "argv") &&
           PL_call_predicate(NULL, PL_Q_NORMAL, PL_predicate("set_prolog_flag", 2, "system"), flag);
}

/* user:file_search_path(library, HOME/prolog). */
static bool add_library(const char *home) {
    char directory[PATH_MAX];
    term_t clause = PL_new_term_ref();
    return path_join(directory, home, "prolog") &&
           PL_unify_term(clause, PL_FUNCTOR_CHARS, "file_search_path", 2, PL_CHARS, "library", PL_MBCHARS, directory) &&
           PL_call_predicate(PL_new_module(PL_new_atom("user")), PL_Q_NORMAL, PL_predicate("assertz", 1, "system"), clause);
}

static bool call(const char *goal) {
    term_t term = PL_new_term_ref();
    return PL_put_term_from_chars(term, REP_UTF8, (size_t)-1, goal) && PL_call(term, NULL);
}

int main(int argc, char **argv) {
    Place place;
    if (!place_find(&place)) {
        fprintf(stderr, "gunshi: found no gunshi.so beside the program, nor in %s: build or install it again\n", GUNSHI_HOME);
        return BROKEN;
    }
    const char *module = getenv("GUNSHI_SO");
    if (!module || !*module) setenv("GUNSHI_SO", module = place.module, 1);
    if (access(module, R_OK) != 0) {
        fprintf(stderr, "gunshi: the environment's GUNSHI_SO, %s, cannot be read: unset it, or name a gunshi.so\n", module);
        return BROKEN;
    }
    if (fcntl(STDIN_FILENO, F_GETFD) < 0)
        (void)open("/dev/null", O_RDONLY); /* closed: nothing to read, and not an error for ever */
    use_utf8();

    /* A person at the prompt gets the customisation that swipl gives; a command does the same for everyone. */
    char options[][24] = {"-q", "--on-error=print", "--on-warning=print", "-f", "none"};
    char *arguments[] = {argv[0], options[0], options[1], options[2], options[3], options[4], NULL};
    bool usi = is_usi(argv[0]);
    if (!PL_initialise(argc > 1 || usi ? 6 : 4, arguments)) return BROKEN;

    if (!set_arguments(argc, argv, usi ? "usi" : NULL)) PL_halt(BROKEN);
    if (add_library(place.home) && call("use_module(library(gunshi/program/main), [])"))
        (void)call("gunshi_program_main:main"); /* comes back only when a goal of the user's called abort/0 */
    else
        fprintf(stderr, "gunshi: cannot start with the Prolog files in %s/prolog\n", place.home);
    PL_halt(BROKEN);
    return BROKEN;
}
