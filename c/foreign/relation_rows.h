/* relation_rows.h: relations as predicates that enumerate: rows of small values.
 *
 * A relation has columns, one for each of its last arguments; a game says how each kind of column stands as a term. When the
 * predicate is called, the values of the bound arguments are read (rows_begin), a finder of the game writes down all rows that
 * agree with them (rows_add), and the first is the answer (rows_first). The context of the choice point is what is left of them
 * (rows_next). So a check with all arguments bound leaves none. A row agrees with the arguments as they are: one variable at two
 * places gets one value, and a term that is bound in part stays what it is.
 */
#ifndef GUNSHI_FOREIGN_RELATION_ROWS_H
#define GUNSHI_FOREIGN_RELATION_ROWS_H

#include <SWI-Prolog.h>
#include <stdbool.h>
#include <stdint.h>

enum { MOST_COLUMNS = 4, MOST_ROWS = 1024, OPEN = 255 };

typedef uint8_t Row[MOST_COLUMNS];

typedef struct Column {
    /* The value of a term that is no variable; OPEN when part of it is one. False: no row can have it, or an error has been
     * raised. */
    bool (*get)(term_t term, uint8_t *value);
    bool (*unify)(term_t term, unsigned value);
} Column;

typedef struct Columns {
    unsigned count;
    const Column *of[MOST_COLUMNS];
} Columns;

/* given: the value of each column that is bound, else OPEN. */
typedef struct Rows {
    const Columns *columns;
    Row given;
    unsigned count;
    Row rows[MOST_ROWS];
} Rows;

/* An integer from 0 that is below OPEN. */
extern const Column COLUMN_NUMBER;

/* `arguments` are those of the columns. False: there is no answer, or an error has been raised. */
bool rows_begin(Rows *rows, const Columns *columns, term_t arguments);

static inline bool rows_may_have(const Rows *rows, unsigned column, unsigned value) {
    return rows->given[column] == OPEN || rows->given[column] == value;
}

/* Columns that the relation has not are 0. The row is left out when it does not agree with what is given. */
static inline void rows_add(Rows *rows, unsigned a, unsigned b, unsigned c, unsigned d) {
    const Row row = {(uint8_t)a, (uint8_t)b, (uint8_t)c, (uint8_t)d};
    for (unsigned i = 0; i < MOST_COLUMNS; i++) {
        if (i < rows->columns->count && !rows_may_have(rows, i, row[i])) return;
        rows->rows[rows->count][i] = row[i];
    }
    rows->count++;
}

/* What the predicate returns: at its first call, with all rows written down; and at any other. */
foreign_t rows_first(const Rows *rows, term_t arguments);
foreign_t rows_next(const Columns *columns, term_t arguments, control_t control);

#endif
