/* search_values.h: the parameters and the table of a search, as values that Prolog and running searches share.
 *
 * Each has holders: the blob is one, every search that uses it another, and the last to let go frees it. So a search keeps what
 * it works with even when the blob is collected. Any thread may let go. A table serves one search at a time: a search takes it
 * before use and gives it back after.
 */
#ifndef GUNSHI_FOREIGN_SEARCH_VALUES_H
#define GUNSHI_FOREIGN_SEARCH_VALUES_H

#include <SWI-Prolog.h>
#include <stdatomic.h>

#include "../shogi/search/parameters.h"
#include "../shogi/search/table.h"

typedef struct SharedParameters {
    atomic_uint holders;
    Parameters parameters;
} SharedParameters;

typedef struct SharedTable {
    atomic_uint holders;
    atomic_bool taken;
    SearchTable *table; /* NULL: closed. To be read only while taken */
} SharedTable;

/* With one holder, the caller. NULL: no memory. */
SharedParameters *parameters_make(void);
SharedTable *table_make(size_t bytes);

/* Those of parameters_init, held for the caller. NULL: no memory. */
SharedParameters *parameters_default(void);

void parameters_hold(SharedParameters *parameters);
void parameters_let_go(SharedParameters *parameters);
void table_hold(SharedTable *table);
void table_let_go(SharedTable *table);

/* False: another has it. */
bool table_take(SharedTable *table);
void table_give_back(SharedTable *table);

/* What the blob holds: valid while the term is, not held for the caller. NULL: an ISO error has been raised. */
SharedParameters *term_get_parameters(term_t term);
SharedTable *term_get_table(term_t term);

bool term_is_parameters(term_t term);
bool term_is_table(term_t term);

/* The caller's hold passes to the blob, also when false is returned. */
bool term_unify_parameters(term_t term, SharedParameters *parameters);
bool term_unify_table(term_t term, SharedTable *table);

#endif
