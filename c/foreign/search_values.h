/* search_values.h: the parameters, the network and the table of a search, as values that Prolog and running searches share.
 *
 * Each has holders: the blob is one, every search that uses it another, of a network also all parameters with it, and the last to
 * let go frees it. So a search keeps what
 * it works with even when the blob is collected. Any thread may let go. A table serves one search at a time: a search takes it
 * before use and gives it back after.
 */
#ifndef GUNSHI_FOREIGN_SEARCH_VALUES_H
#define GUNSHI_FOREIGN_SEARCH_VALUES_H

#include <SWI-Prolog.h>
#include <stdatomic.h>

#include "../shogi/search/parameters.h"
#include "../shogi/search/table.h"

typedef struct SharedNetwork {
    atomic_uint holders;
    Network *network;
} SharedNetwork;

typedef struct SharedParameters {
    atomic_uint holders;
    SharedNetwork *network; /* held; that of the parameters, or NULL */
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

/* With one holder, the caller. The network is the new value's, also when there is no memory: then NULL. */
SharedNetwork *network_share(Network *network);

/* Those of parameters_init, held for the caller. NULL: no memory. */
SharedParameters *parameters_default(void);

void parameters_hold(SharedParameters *parameters);
void parameters_let_go(SharedParameters *parameters);
void shared_network_hold(SharedNetwork *network);
void shared_network_let_go(SharedNetwork *network);
void table_hold(SharedTable *table);
void table_let_go(SharedTable *table);

/* False: another has it. */
bool table_take(SharedTable *table);
void table_give_back(SharedTable *table);

/* What the blob holds: valid while the term is, not held for the caller. NULL: an ISO error has been raised. */
SharedParameters *term_get_parameters(term_t term);
SharedTable *term_get_table(term_t term);
SharedNetwork *term_get_network(term_t term);

bool term_is_parameters(term_t term);
bool term_is_table(term_t term);
bool term_is_network(term_t term);

/* The caller's hold passes to the blob, also when false is returned. */
bool term_unify_parameters(term_t term, SharedParameters *parameters);
bool term_unify_table(term_t term, SharedTable *table);
bool term_unify_network(term_t term, SharedNetwork *network);

#endif
