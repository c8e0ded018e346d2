#include "search_values.h"

#include <pthread.h>
#include <stdlib.h>

#include "blobs.h"

SharedParameters *parameters_make(void) {
    SharedParameters *shared = malloc(sizeof *shared);
    if (shared == NULL) return NULL;
    atomic_init(&shared->holders, 1);
    shared->network = NULL;
    parameters_init(&shared->parameters);
    return shared;
}

static SharedParameters *the_default;

static void make_default(void) { the_default = parameters_make(); }

SharedParameters *parameters_default(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, make_default);
    if (the_default) parameters_hold(the_default);
    return the_default;
}

SharedNetwork *network_share(Network *network) {
    SharedNetwork *shared = malloc(sizeof *shared);
    if (shared == NULL) {
        network_free(network);
        return NULL;
    }
    atomic_init(&shared->holders, 1);
    shared->network = network;
    return shared;
}

SharedTable *table_make(size_t bytes) {
    SharedTable *shared = malloc(sizeof *shared);
    if (shared == NULL) return NULL;
    atomic_init(&shared->holders, 1);
    atomic_init(&shared->taken, false);
    shared->table = search_table_make(bytes);
    if (shared->table != NULL) return shared;
    free(shared);
    return NULL;
}

void parameters_hold(SharedParameters *parameters) { atomic_fetch_add(&parameters->holders, 1); }

void parameters_let_go(SharedParameters *parameters) {
    if (atomic_fetch_sub(&parameters->holders, 1) != 1) return;
    if (parameters->network) shared_network_let_go(parameters->network);
    free(parameters);
}

void shared_network_hold(SharedNetwork *network) { atomic_fetch_add(&network->holders, 1); }

void shared_network_let_go(SharedNetwork *network) {
    if (atomic_fetch_sub(&network->holders, 1) != 1) return;
    network_free(network->network);
    free(network);
}

void table_hold(SharedTable *table) { atomic_fetch_add(&table->holders, 1); }

void table_let_go(SharedTable *table) {
    if (atomic_fetch_sub(&table->holders, 1) != 1) return;
    if (table->table) search_table_free(table->table);
    free(table);
}

bool table_take(SharedTable *table) { return !atomic_exchange(&table->taken, true); }

void table_give_back(SharedTable *table) { atomic_store(&table->taken, false); }

static int parameters_release(atom_t atom) {
    parameters_let_go(PL_blob_data(atom, NULL, NULL));
    return TRUE;
}

static int network_release(atom_t atom) {
    shared_network_let_go(PL_blob_data(atom, NULL, NULL));
    return TRUE;
}

static int table_release(atom_t atom) {
    table_let_go(PL_blob_data(atom, NULL, NULL));
    return TRUE;
}

static PL_blob_t PARAMETERS_BLOB = {
    .magic = PL_BLOB_MAGIC,
    .flags = PL_BLOB_NOCOPY,
    .name = "search_parameters",
    .release = parameters_release,
    .write = blob_write_address,
    .compare = blob_compare_addresses,
};

static PL_blob_t NETWORK_BLOB = {
    .magic = PL_BLOB_MAGIC,
    .flags = PL_BLOB_NOCOPY,
    .name = "network",
    .release = network_release,
    .write = blob_write_address,
    .compare = blob_compare_addresses,
};

static PL_blob_t TABLE_BLOB = {
    .magic = PL_BLOB_MAGIC,
    .flags = PL_BLOB_NOCOPY,
    .name = "search_table",
    .release = table_release,
    .write = blob_write_address,
    .compare = blob_compare_addresses,
};

SharedParameters *term_get_parameters(term_t term) { return term_get_blob(term, &PARAMETERS_BLOB); }

SharedTable *term_get_table(term_t term) { return term_get_blob(term, &TABLE_BLOB); }

SharedNetwork *term_get_network(term_t term) { return term_get_blob(term, &NETWORK_BLOB); }

bool term_is_network(term_t term) { return term_is_blob(term, &NETWORK_BLOB); }

bool term_is_parameters(term_t term) { return term_is_blob(term, &PARAMETERS_BLOB); }

bool term_is_table(term_t term) { return term_is_blob(term, &TABLE_BLOB); }

bool term_unify_parameters(term_t term, SharedParameters *parameters) {
    return PL_unify_blob(term, parameters, sizeof *parameters, &PARAMETERS_BLOB);
}

bool term_unify_table(term_t term, SharedTable *table) { return PL_unify_blob(term, table, sizeof *table, &TABLE_BLOB); }

bool term_unify_network(term_t term, SharedNetwork *network) {
    return PL_unify_blob(term, network, sizeof *network, &NETWORK_BLOB);
}
