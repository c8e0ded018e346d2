/* mate_bench.c: how many mating problems of a table are solved, how well, and in how much CPU time, beside gpsusi if it is there.
 *
 *     gunshi-bench-mate [SECONDS] FILE...
 *
 * A file has a line of headings and tabs between its columns; those named `id` (or `name`), `sfen` and `plies` are used. Each
 * position is solved by mate_solve with a table of 1024 MB for at most SECONDS (10) of the clock. Then gpsusi (Debian's gpsshogi,
 * looked for in PATH and in /usr/games) gets the same position and the same time, on one thread. What counts:
 *
 *   solved     a mate was claimed, and its line, replayed with the rules alone, has only legal moves, only checks by the
 *              attacker, and ends in mate. mate_solve does this itself; for gpsusi it is done here
 *   none       it was claimed that there is no mate; nothing here confirms that
 *   unknown    everything else: out of time, or a claim whose line does not replay (such claims are told of)
 *   exact, shorter, longer   the solved ones whose length is the recorded one, or not; only where `plies` is a number. gpsusi's
 *              length is the number of moves it prints, futile interpositions and all, and it looks for no shorter mate
 *   shortest   the solved ones of which it was proven that no shorter mate exists; gpsusi does not say
 *   user s     CPU seconds in user mode: mate_solve's by getrusage; gpsusi's from /proc, without its start-up
 *
 * gpsusi clears hundreds of megabytes for every request, which on easy problems is nearly all its time. So what both take for a
 * mate in one is measured first, and a second ratio has it taken off each position. gpsusi dies of two pawns on a file, so it
 * does not get such positions, and the ratios leave them out. A gpsusi that dies or is silent for SECONDS + 5 is told of and left
 * out of that file's figures. It stops a little before SECONDS, takes 0.5 to 60 of them, and keeps Thread in gpsusi.conf if it
 * may write.
 */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../../base/cpu_time.h"
#include "../sfen.h"
#include "solve.h"

enum { TABLE_BYTES = 1 << 30, PATIENCE = 5, ANSWER_MAX = 1 << 16, MAX_PATH = 4096, FIELDS = 32, SETUPS = 10 };

typedef struct Count {
    unsigned positions, outcomes[3], exact, shorter, longer, shortest;
    double seconds;
} Count;

/* What either program says of a position. */
typedef struct Verdict {
    MateOutcome outcome;
    unsigned plies;
} Verdict;

typedef struct Problem {
    const char *id;
    bool composed; /* against the rules of a game: nifu */
    Position position;
    unsigned plies; /* as recorded; 0: not */
} Problem;

static _Noreturn void give_up(const char *what) {
    fprintf(stderr, "bench: %s\n", what);
    exit(EXIT_FAILURE);
}

static void count_verdict(Count *count, Verdict verdict, unsigned recorded) {
    count->positions++;
    count->outcomes[verdict.outcome]++;
    if (verdict.outcome != MATE_FOUND || recorded == 0) return;
    count->exact += verdict.plies == recorded;
    count->shorter += verdict.plies < recorded;
    count->longer += verdict.plies > recorded;
}

/* ---- our own ---- */

static Verdict solve(const Problem *problem, double seconds, Count *count) {
    static MateResult result;
    Stop stop;
    stop_init(&stop);
    stop.deadline = stop_now() + seconds;
    const MateTask task = {.attacker = mate_attacker(&problem->position), .bytes = TABLE_BYTES, .shortest = false};
    const double start = user_seconds();
    if (!mate_solve(&problem->position, task, &stop, &result)) give_up("there is no memory");
    count->seconds += user_seconds() - start;
    count->shortest += result.outcome == MATE_FOUND && result.shortest;
    const Verdict verdict = {result.outcome, result.plies};
    count_verdict(count, verdict, problem->plies);
    return verdict;
}

/* ---- the peer ---- */

typedef struct Peer {
    pid_t pid; /* 0: there is none (any more) */
    FILE *to;
    int from;
    double base;         /* its CPU time when it was ready */
    size_t filled, used; /* bytes of `text`, and of those the line last returned */
    char text[ANSWER_MAX];
} Peer;

/* False: no such program. */
static bool find_peer(char *path) {
    const char *places = getenv("PATH");
    char all[MAX_PATH];
    if (snprintf(all, sizeof all, "%s:/usr/games", places ? places : "") >= (int)sizeof all) return false;
    for (char *place = strtok(all, ":"); place; place = strtok(NULL, ":"))
        if (snprintf(path, MAX_PATH, "%s/gpsusi", place) < MAX_PATH && access(path, X_OK) == 0) return true;
    return false;
}

/* `why` is told unless it is NULL. */
static void peer_end(Peer *peer, const char *about, const char *why) {
    if (why) fprintf(stderr, "bench: %s: gpsusi %s, so its figures are left out\n", about, why);
    kill(peer->pid, SIGKILL);
    waitpid(peer->pid, NULL, 0);
    fclose(peer->to);
    close(peer->from);
    peer->pid = 0;
}

/* User CPU seconds so far, of all its threads: the 14th field of /proc/PID/stat, the 12th after the name. */
static double peer_seconds(const Peer *peer) {
    char path[64], line[1024];
    snprintf(path, sizeof path, "/proc/%ld/stat", (long)peer->pid);
    FILE *file = fopen(path, "r");
    const char *at = file && fgets(line, sizeof line, file) ? strrchr(line, ')') : NULL;
    if (file) fclose(file);
    for (unsigned field = 0; at && field < 12; field++) at = strchr(at + 1, ' ');
    return at ? strtod(at, NULL) / (double)sysconf(_SC_CLK_TCK) : -1;
}

/* A peer that is gone is noticed by reading. */
static void peer_say(const Peer *peer, const char *text) {
    fputs(text, peer->to);
    fflush(peer->to);
}

/* The next line that starts with `word`, null-terminated. NULL: the peer is lost. */
static char *peer_hear(Peer *peer, const char *word, double until, const char *about) {
    for (;;) {
        peer->filled -= peer->used;
        memmove(peer->text, peer->text + peer->used, peer->filled);
        peer->used = 0;
        char *end = memchr(peer->text, '\n', peer->filled);
        if (end) {
            *end = '\0';
            peer->used = (size_t)(end - peer->text) + 1;
            if (strncmp(peer->text, word, strlen(word)) == 0) return peer->text;
            continue;
        }
        const double left = until - stop_now();
        struct pollfd wait = {.fd = peer->from, .events = POLLIN};
        const int ready = left > 0 ? poll(&wait, 1, (int)(left * 1000) + 1) : 0;
        if (ready < 0 && errno == EINTR) continue;
        const ssize_t got = ready > 0 ? read(peer->from, peer->text + peer->filled, sizeof peer->text - peer->filled) : 0;
        if (got <= 0) {
            peer_end(peer, about, ready <= 0 ? "does not answer" : "has died, or writes an endless line");
            return NULL;
        }
        peer->filled += (size_t)got;
    }
}

static void peer_start(Peer *peer, const char *path, double seconds) {
    int in[2], out[2];
    peer->filled = peer->used = 0;
    if (pipe(in) != 0 || pipe(out) != 0 || (peer->pid = fork()) < 0) give_up("gpsusi cannot be started");
    if (peer->pid == 0) {
        dup2(in[0], STDIN_FILENO);
        dup2(out[1], STDOUT_FILENO);
        dup2(open("/dev/null", O_WRONLY), STDERR_FILENO);
        close(in[1]); /* or it would never see the end of its input */
        execl(path, "gpsusi", (char *)NULL);
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    peer->to = fdopen(in[1], "w");
    peer->from = out[0];
    peer_say(peer, "usi\nsetoption name Thread value 1\nisready\n");
    if (!peer_hear(peer, "readyok", stop_now() + seconds + PATIENCE, path)) return;
    peer->base = peer_seconds(peer);
    if (peer->base < 0) peer_end(peer, path, "has no CPU time in /proc");
}

/* Replays the moves of a claim: what counts as solved is said at the top. */
static Verdict replay(const Problem *problem, const char *moves) {
    Move line[MATE_MAX_LINE];
    unsigned plies = 0;
    for (moves += strspn(moves, " \r"); *moves && plies < MATE_MAX_LINE; moves += strspn(moves, " \r")) {
        const size_t length = strcspn(moves, " \r");
        line[plies++] = usi_read_move(moves, length);
        moves += length;
    }
    const bool holds = mate_line_holds(&problem->position, mate_attacker(&problem->position), line, plies);
    return holds ? (Verdict){MATE_FOUND, plies} : (Verdict){MATE_UNKNOWN, 0};
}

static Verdict peer_solve(Peer *peer, const Problem *problem, double seconds, Count *count) {
    Verdict verdict = {MATE_UNKNOWN, 0};
    char sfen[SFEN_MAX], command[SFEN_MAX + 64];
    sfen_write(&problem->position, 1, sfen);
    snprintf(command, sizeof command, "position sfen %s\ngo mate %.0f\n", sfen, seconds * 1000);
    peer_say(peer, command);
    const char *answer = peer_hear(peer, "checkmate", stop_now() + seconds + PATIENCE, problem->id);
    if (!answer) return verdict;
    if (strstr(answer, "nomate")) verdict.outcome = MATE_NONE;
    if (strpbrk(answer, "123456789")) {
        verdict = replay(problem, answer + strlen("checkmate"));
        if (verdict.outcome == MATE_UNKNOWN) fprintf(stderr, "bench: %s: gpsusi's line is no mate: %s\n", problem->id, answer);
    }
    count_verdict(count, verdict, problem->plies);
    return verdict;
}

/* What each program takes for a mate in one, after a first one that does not count. The peer's time starts after that. */
static void measure_setup(Peer *peer, double setup[2]) {
    Problem problem = {.id = "a mate in one"};
    SfenError error;
    const char sfen[] = "4k4/9/4P4/9/9/9/9/9/4K4 b G2r2b3g4s4n4l17p 1";
    sfen_read(sfen, strlen(sfen), &problem.position, NULL, &error);
    for (unsigned i = 0; i <= SETUPS && peer->pid != 0; i++) {
        Count ours = {0}, theirs = {0};
        solve(&problem, PATIENCE, &ours);
        peer_solve(peer, &problem, PATIENCE, &theirs);
        const double now = peer_seconds(peer);
        if (i > 0) setup[0] += ours.seconds / SETUPS;
        if (i > 0) setup[1] += (now - peer->base) / SETUPS;
        peer->base = now;
    }
}

/* ---- a table ---- */

/* Cuts a line at its tabs; missing fields are empty, and so is the last. */
static void split(char *line, const char *fields[FIELDS]) {
    line[strcspn(line, "\r\n")] = '\0';
    for (unsigned i = 0; i < FIELDS; i++) {
        fields[i] = i < FIELDS - 1 ? line : "";
        line += strcspn(line, "\t");
        if (*line) *line++ = '\0';
    }
}

/* FIELDS - 1 when there is none. */
static unsigned find_column(const char *const heads[FIELDS], const char *name) {
    unsigned i = 0;
    while (i < FIELDS - 1 && strcmp(heads[i], name) != 0) i++;
    return i;
}

/* False, and it is said why: a row without a position. */
static bool read_problem(const char *id, const char *sfen, const char *plies, Problem *problem) {
    char *end;
    SfenError error;
    const long number = strtol(plies, &end, 10);
    problem->id = id;
    problem->plies = *end == '\0' && number > 0 && number <= MATE_MAX_LINE ? (unsigned)number : 0;
    problem->composed = !sfen_read(sfen, strlen(sfen), &problem->position, NULL, &error);
    if (!problem->composed || sfen_read_problem(sfen, strlen(sfen), &problem->position, &error)) return true;
    fprintf(stderr, "bench: %s: left out: %s: %s\n", id, error.field, error.message);
    return false;
}

static void print_count(const char *program, const char *file, const Count *count, const char *shortest) {
    const char *slash = strrchr(file, '/');
    printf("%-7s %-20s %9u %6u %5u %7u %6u %7u %6u %8s %9.2f\n", program, slash ? slash + 1 : file, count->positions,
           count->outcomes[MATE_FOUND], count->outcomes[MATE_NONE], count->outcomes[MATE_UNKNOWN], count->exact, count->shorter,
           count->longer, shortest, count->seconds);
}

/* `shared` is our time for the peer's positions. What set-up leaves is only worth a ratio when it is not all noise. */
static void print_ratios(const Count *theirs, double shared, const double setup[2]) {
    const unsigned count = theirs->positions;
    const double our_rest = shared - count * setup[0], their_rest = theirs->seconds - count * setup[1];
    const bool enough = their_rest > theirs->seconds / 5 && our_rest > 0;
    printf("        for these %u gpsusi took %.2f times gunshi's %.2f s; less set-up of %.4f s (gunshi %.4f s) a position ",
           count, theirs->seconds / shared, shared, setup[1], setup[0]);
    printf(enough ? "%.2f times %.2f s\n" : "too little is left to compare\n", their_rest / our_rest, our_rest);
}

static bool bench(const char *file, double seconds, const char *peer_path) {
    static Peer peer;
    FILE *stream = fopen(file, "r");
    char *line = NULL;
    size_t size = 0;
    Count ours = {0}, theirs = {0};
    double shared = 0, setup[2] = {0, 0};
    Problem problem;
    const char *fields[FIELDS];
    char nothing[] = "";
    split(stream && getline(&line, &size, stream) > 0 ? line : nothing, fields);
    const unsigned sfen = find_column(fields, "sfen"), plies = find_column(fields, "plies");
    const unsigned id = find_column(fields, find_column(fields, "id") < FIELDS - 1 ? "id" : "name");
    const bool fine = sfen < FIELDS - 1;
    if (!fine) fprintf(stderr, "bench: %s: %s\n", file, stream ? "no column is named sfen" : "it cannot be read");
    if (fine && peer_path) peer_start(&peer, peer_path, seconds);
    if (peer.pid != 0) measure_setup(&peer, setup);
    while (fine && getline(&line, &size, stream) > 0) {
        split(line, fields);
        if (!read_problem(fields[id], fields[sfen], fields[plies], &problem)) continue;
        const double before = ours.seconds;
        const Verdict a = solve(&problem, seconds, &ours);
        if (peer.pid == 0 || problem.composed) continue;
        shared += ours.seconds - before;
        const Verdict b = peer_solve(&peer, &problem, seconds, &theirs);
        if (a.outcome != b.outcome && a.outcome != MATE_UNKNOWN && b.outcome != MATE_UNKNOWN)
            fprintf(stderr, "bench: %s: only %s finds a mate (of %u plies), the other says there is none\n", problem.id,
                    a.outcome == MATE_FOUND ? "gunshi" : "gpsusi", a.plies + b.plies);
    }
    char shortest[16];
    snprintf(shortest, sizeof shortest, "%u", ours.shortest);
    if (fine) print_count("gunshi", file, &ours, shortest);
    if (peer.pid != 0) {
        theirs.seconds = peer_seconds(&peer) - peer.base;
        print_count("gpsusi", file, &theirs, "-");
        print_ratios(&theirs, shared, setup);
        peer_end(&peer, file, NULL);
    }
    fflush(stdout);
    free(line);
    if (stream) fclose(stream);
    return fine;
}

int main(int count, char **arguments) {
    char path[MAX_PATH], *end = NULL;
    double seconds = count > 1 ? strtod(arguments[1], &end) : 0;
    bool fine = true, given = end && end != arguments[1] && *end == '\0' && seconds > 0 && seconds < 1e6;
    const int first = given ? 2 : 1;
    if (!given) seconds = 10;
    if (first >= count) give_up("usage: gunshi-bench-mate [SECONDS] FILE...");
    signal(SIGPIPE, SIG_IGN);
    const bool peer = find_peer(path);
    printf("%g s a position%s\n", seconds, peer ? "" : "; gpsusi is not installed");
    printf("program file                 positions solved  none unknown  exact shorter longer shortest    user s\n");
    for (int i = first; i < count; i++) fine &= bench(arguments[i], seconds, peer ? path : NULL);
    return fine ? EXIT_SUCCESS : EXIT_FAILURE;
}
