#include "relation_rows.h"

#include <stdlib.h>
#include <string.h>

#include "terms.h"

typedef struct Answers {
    Row given;
    unsigned next, count;
    Row rows[];
} Answers;

static bool get_number(term_t term, uint8_t *value) {
    int number;
    if (!PL_is_integer(term)) return raise_type_error("integer", term);
    if (!PL_get_integer(term, &number) || number < 0 || number >= OPEN) return false;
    *value = (uint8_t)number;
    return true;
}

static bool unify_number(term_t term, unsigned value) { return PL_unify_integer(term, (intptr_t)value); }

const Column COLUMN_NUMBER = {get_number, unify_number};

bool rows_begin(Rows *rows, const Columns *columns, term_t arguments) {
    rows->columns = columns;
    rows->count = 0;
    for (unsigned i = 0; i < columns->count; i++) {
        rows->given[i] = OPEN;
        if (!PL_is_variable(arguments + i) && !columns->of[i]->get(arguments + i, &rows->given[i])) return false;
    }
    return true;
}

static bool unify_row(const Columns *columns, term_t arguments, const Row given, const Row row) {
    for (unsigned i = 0; i < columns->count; i++)
        if (given[i] == OPEN && !columns->of[i]->unify(arguments + i, row[i])) return false;
    return true;
}

/* The place behind the first row from `next` on that is unified; 0 when there is none, or an error has been raised. */
static unsigned unify_some_row(const Columns *columns, term_t arguments, const Row given, const Row *rows, unsigned next,
                               unsigned count) {
    const fid_t frame = PL_open_foreign_frame();
    if (!frame) return 0;
    while (next < count) {
        if (unify_row(columns, arguments, given, rows[next++])) {
            PL_close_foreign_frame(frame);
            return next;
        }
        if (PL_exception(0)) break;
        PL_rewind_foreign_frame(frame);
    }
    PL_close_foreign_frame(frame);
    return 0;
}

foreign_t rows_first(const Rows *rows, term_t arguments) {
    if (rows->count == 0) return FALSE;
    const unsigned next = unify_some_row(rows->columns, arguments, rows->given, rows->rows, 0, rows->count);
    if (next == 0) return FALSE;
    if (next == rows->count) return TRUE;
    const unsigned left = rows->count - next;
    Answers *rest = malloc(sizeof *rest + left * sizeof(Row));
    if (rest == NULL) return raise_resource_error("memory");
    *rest = (Answers){.next = 0, .count = left};
    memcpy(rest->given, rows->given, sizeof rest->given);
    memcpy(rest->rows, rows->rows[next], left * sizeof(Row));
    PL_retry_address(rest);
}

foreign_t rows_next(const Columns *columns, term_t arguments, control_t control) {
    Answers *rest = PL_foreign_context_address(control);
    if (PL_foreign_control(control) == PL_REDO) {
        rest->next = unify_some_row(columns, arguments, rest->given, (const Row *)rest->rows, rest->next, rest->count);
        if (rest->next != 0 && rest->next < rest->count) PL_retry_address(rest);
    }
    const bool answered = rest->next != 0;
    free(rest);
    return answered;
}
