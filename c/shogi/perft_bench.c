/* perft_bench.c: how fast perft is, in million leaf nodes per second of user CPU time, one thread.
 *
 * The three positions are those other programs publish figures for. A figure counts only when the number of leaves is
 * right, so a wrong one ends the run. Each position is counted a few times: the median is the figure, the slowest and
 * the fastest run its spread.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../base/cpu_time.h"
#include "perft.h"
#include "sfen.h"

enum { RUNS = 5 };

/* `repeat` makes a run long enough for the clock. */
typedef struct Case {
    const char *name;
    const char *sfen;
    unsigned depth;
    unsigned repeat;
    uint64_t leaves;
} Case;

static const Case CASES[] = {
    {"startpos", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", 6, 1, 547581517},
    {"matsuri", "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1", 4, 2, 516925165},
    {"max593", "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1", 3, 30, 53393368},
};

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Million leaves a second of one run; a wrong count ends the program. */
static double run(const Case *test, Position *position) {
    double start = user_seconds();
    for (unsigned i = 0; i < test->repeat; i++) {
        uint64_t leaves = perft(position, test->depth, NULL);
        if (leaves != test->leaves) {
            fprintf(stderr, "bench: %s has %llu leaves at depth %u, not %llu\n", test->name, (unsigned long long)test->leaves,
                    test->depth, (unsigned long long)leaves);
            exit(EXIT_FAILURE);
        }
    }
    return (double)test->leaves * test->repeat / (user_seconds() - start) / 1e6;
}

int main(void) {
    printf("position  depth      leaves   M leaves/s   slowest  fastest   (%d runs)\n", RUNS);
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        const Case *test = &CASES[i];
        Position position;
        SfenError error;
        double figures[RUNS];
        if (!sfen_read(test->sfen, strlen(test->sfen), &position, NULL, &error)) {
            fprintf(stderr, "bench: %s: %s\n", test->name, error.message);
            return EXIT_FAILURE;
        }
        for (unsigned j = 0; j < RUNS; j++) figures[j] = run(test, &position);
        qsort(figures, RUNS, sizeof *figures, compare);
        printf("%-9s %5u %11llu   %10.0f  %8.0f %8.0f\n", test->name, test->depth, (unsigned long long)test->leaves,
               figures[RUNS / 2], figures[0], figures[RUNS - 1]);
        fflush(stdout);
    }
    return EXIT_SUCCESS;
}
