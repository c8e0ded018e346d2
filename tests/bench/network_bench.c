/* network_bench.c: how fast a search is by a network, beside one by the weights, in nodes per second of user CPU time, one thread.
 *
 * Both count pieces, so both search the same nodes, and only the evaluation differs. Without arguments the network is made here;
 * with a file's name it is that of the file, whose nodes are its own. The kernels take turns with the weights, a few times: the
 * medians are the figures.
 */
#include <stdio.h>

#include "../c/network_maker.h"

#include "../base/cpu_time.h"
#include "search/search.h"

enum { RUNS = 5, NODES = 1000000, TABLE_BYTES = 16 << 20 };

static const int VALUE[KINDS] = {[FU] = 100, [KY] = 300, [KE] = 350,  [GI] = 500,  [KA] = 800,  [HI] = 1000, [KI] = 550,
                                 [TO] = 550, [NY] = 550, [NK] = 550, [NG] = 550, [UM] = 1100, [RY] = 1300};

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *figures) {
    qsort(figures, RUNS, sizeof *figures, compare);
    return figures[RUNS / 2];
}

/* Million nodes a second from the start position. */
static double run(const Parameters *parameters, uint64_t *nodes) {
    static SearchResult result;
    SearchTable *table = search_table_make(TABLE_BYTES);
    Position start;
    Stop stop;
    stop_init(&stop);
    stop.node_limit = NODES;
    position_set_start(&start);
    SearchTask task = {.position = &start,
                       .parameters = parameters,
                       .table = table,
                       .depth = SEARCH_MAX_PLY - 1,
                       .lines = 1,
                       .threads = 1,
                       .declaration = true};
    double before = user_seconds();
    if (table == NULL || !search(&task, &stop, &result)) exit(EXIT_FAILURE);
    double seconds = user_seconds() - before;
    search_table_free(table);
    *nodes = result.nodes;
    return (double)result.nodes / seconds / 1e6;
}

static Network *read_network(const char *path) {
    NetworkFault fault = {.what = NETWORK_SHORT};
    Network *network = NULL;
    FILE *file = path ? fopen(path, "rb") : NULL;
    MadeNetwork made = path ? (MadeNetwork){.bytes = malloc(80 << 20)} : maker_material(NETWORK_KP, VALUE);
    if (file) made.length = fread(made.bytes, 1, 80 << 20, file);
    if (file) fclose(file);
    if (made.length) network = network_read(made.bytes, made.length, &fault);
    free(made.bytes);
    return network;
}

int main(int count, char **arguments) {
    Parameters *weights = malloc(sizeof *weights), *by_network = malloc(sizeof *by_network);
    Network *network = read_network(count > 1 ? arguments[1] : NULL);
    double figures[MOST_NETWORK_KERNELS][RUNS], of_weights[RUNS];
    uint64_t nodes[MOST_NETWORK_KERNELS], weights_nodes = 0;
    if (weights == NULL || by_network == NULL || network == NULL) {
        fprintf(stderr, "bench: no network can be read, or there is no memory\n");
        return EXIT_FAILURE;
    }
    parameters_init(weights);
    for (unsigned kind = TO; kind <= NG; kind++)
        for (unsigned phase = 0; phase < PHASES; phase++)
            weight_set(&weights->weights, WEIGHTS_MATERIAL + kind, (enum Phase)phase, WEIGHT_UNITS * VALUE[kind]);
    *by_network = *weights;
    by_network->network = network;
    if (count == 1) by_network->network_scale = 1;
    for (unsigned i = 0; i < RUNS; i++) {
        of_weights[i] = run(weights, &weights_nodes);
        for (unsigned kernel = 0; NETWORK_KERNELS[kernel]; kernel++) {
            network->kernel = NETWORK_KERNELS[kernel];
            figures[kernel][i] = run(by_network, &nodes[kernel]);
        }
    }
    double base = median(of_weights);
    printf("%-12s  M nodes/s   by the weights'   nodes\n", NETWORK_KIND_NAME[network->kind]);
    printf("%-12s  %9.2f   %15.2f   %llu\n", "weights", base, 1.0, (unsigned long long)weights_nodes);
    for (unsigned kernel = 0; NETWORK_KERNELS[kernel]; kernel++) {
        double figure = median(figures[kernel]);
        printf("%-12s  %9.2f   %15.2f   %llu\n", NETWORK_KERNELS[kernel]->name, figure, figure / base,
               (unsigned long long)nodes[kernel]);
    }
    network_free(network);
    free(weights);
    free(by_network);
    return EXIT_SUCCESS;
}
