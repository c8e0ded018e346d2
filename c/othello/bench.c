/* bench.c: how long the endgame solver takes for the positions of a table, one thread.
 *
 * A figure counts only when score and move are right, so a wrong one ends the run. The file is tests/data/othello_ffo.tsv or one
 * like it: a line of headings, then id, position, score and best moves with tabs between. Further arguments are the first and the
 * last id to solve.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../base/cpu_time.h"
#include "endgame.h"

static _Noreturn void give_up(const char *what, const char *about) {
    fprintf(stderr, "bench: %s: %s\n", about, what);
    exit(EXIT_FAILURE);
}

static uint64_t run(const char *id, const char *text, int score, const char *moves) {
    OthelloPosition position;
    const char *wrong = othello_read(text, &position);
    if (wrong) give_up(wrong, id);
    const double start = user_seconds();
    const OthelloSolved solved = othello_solve(position.board, NULL, NULL);
    const double seconds = user_seconds() - start;
    const char move[] = {(char)('a' + solved.move % 8), (char)('1' + solved.move / 8), '\0'};
    printf("%3s %7u  %+3d  %s %14llu %10.3f %9.1f\n", id, othello_count(othello_empty(position.board)), solved.lower, move,
           (unsigned long long)solved.nodes, seconds, (double)solved.nodes / seconds / 1e6);
    fflush(stdout);
    if (solved.lower != score || solved.upper != score) give_up("the score is wrong", id);
    if (!strstr(moves, move)) give_up("the move is wrong", id);
    return solved.nodes;
}

int main(int count, char **arguments) {
    if (count < 2) give_up("which file of positions?", "usage");
    FILE *file = fopen(arguments[1], "r");
    if (!file) give_up("it cannot be opened", arguments[1]);
    const int first = count > 2 ? atoi(arguments[2]) : 0, last = count > 3 ? atoi(arguments[3]) : 1 << 30;
    char line[512], *end = fgets(line, sizeof line, file);
    uint64_t nodes = 0;
    const double start = user_seconds();
    printf(" id empties score move      nodes     user s  Mnodes/s\n");
    while (end && fgets(line, sizeof line, file)) {
        char *id = strtok(line, "\t"), *text = strtok(NULL, "\t"), *score = strtok(NULL, "\t"), *moves = strtok(NULL, "\t\n");
        if (!moves) give_up("it lacks columns", arguments[1]);
        if (atoi(id) >= first && atoi(id) <= last) nodes += run(id, text, atoi(score), moves);
    }
    fclose(file);
    printf("all                   %14llu %10.3f\n", (unsigned long long)nodes, user_seconds() - start);
    return EXIT_SUCCESS;
}
