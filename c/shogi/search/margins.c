#include "margins.h"

#include <math.h>
#include <string.h>

const MarginRow MARGIN_ROWS[MARGIN_COUNT] = {
#define MARGIN_ROW(name, value, least, most, step, sentence) {#name, sentence, value, least, most, step},
    SEARCH_MARGINS(MARGIN_ROW)
#undef MARGIN_ROW
};

_Static_assert(sizeof(Margins) == MARGIN_COUNT * sizeof(int), "a margin is a number, and nothing is between them");

int *margin_at(Margins *margins, unsigned row) { return (int *)margins + row; }

void margins_init(Margins *margins) {
    for (unsigned row = 0; row < MARGIN_COUNT; row++) *margin_at(margins, row) = MARGIN_ROWS[row].value;
}

unsigned margin_named(const char *name) {
    unsigned row = 0;
    while (row < MARGIN_COUNT && strcmp(MARGIN_ROWS[row].name, name) != 0) row++;
    return row;
}

void reductions_init(Reductions *reductions, const Margins *margins) {
    double base = margins->reduction_base / 100.0, divisor = margins->reduction_divisor / 100.0;
    memset(reductions, 0, sizeof *reductions);
    for (int plies = 1; plies < 64; plies++)
        for (int tried = 1; tried < 64; tried++)
            reductions->of[plies][tried] = (int16_t)(DEPTH_PLY * (base + log(plies) * log(tried) / divisor));
}
