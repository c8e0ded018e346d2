#include "network.h"

#include <stdlib.h>
#include <string.h>

#include "kernels.h"

enum { LINE_BYTES = 64, MOST_TEXT = 4096 };

const char *const NETWORK_KIND_NAME[NETWORK_KINDS] = {
    [NETWORK_HALFKP] = "HalfKP", [NETWORK_KP] = "K+P", [NETWORK_ADDED] = "weights+K+P"};
const uint32_t NETWORK_FILE_HASH[NETWORK_KINDS] = {
    [NETWORK_HALFKP] = 0x3E5AA6EE, [NETWORK_KP] = 0x5C6464A9, [NETWORK_ADDED] = 0x6775736E};
const uint32_t NETWORK_TRANSFORMER_HASH[NETWORK_KINDS] = {
    [NETWORK_HALFKP] = 0x5D69D7B8, [NETWORK_KP] = 0x3F5715FF, [NETWORK_ADDED] = 0x3F5715FF};

/* ---- memory ---- */

static void *new_lines(size_t bytes) { return aligned_alloc(LINE_BYTES, (bytes + LINE_BYTES - 1) / LINE_BYTES * LINE_BYTES); }

void network_free(Network *network) {
    if (network == NULL) return;
    free(network->layers);
    free(network->bias);
    free(network->weights);
    free(network);
}

static Network *network_new(NetworkKind kind) {
    Network *network = malloc(sizeof *network);
    if (network == NULL) return NULL;
    *network = (Network){.kind = kind,
                         .kernel = NETWORK_KERNELS[0],
                         .layers = new_lines(sizeof *network->layers),
                         .bias = new_lines(HALF * sizeof *network->bias),
                         .weights = new_lines(FEATURE_COUNT[kind] * HALF * sizeof *network->weights)};
    if (network->layers && network->bias && network->weights) return network;
    network_free(network);
    return NULL;
}

/* ---- reading ---- */

typedef struct Reader {
    const uint8_t *bytes;
    size_t length, place;
    NetworkFault *fault;
} Reader;

static bool fail(Reader *reader, enum NetworkFaultKind what, size_t place, size_t found, size_t expected) {
    *reader->fault = (NetworkFault){.what = what, .place = place, .found = found, .expected = expected};
    return false;
}

static bool has(Reader *reader, size_t bytes) {
    return reader->length - reader->place >= bytes || fail(reader, NETWORK_SHORT, reader->place, reader->length, bytes);
}

static uint32_t next_number(Reader *reader) {
    const uint8_t *at = reader->bytes + reader->place;
    reader->place += 4;
    return at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

static bool must_be(Reader *reader, uint32_t expected) {
    if (!has(reader, 4)) return false;
    uint32_t found = next_number(reader);
    return found == expected || fail(reader, NETWORK_NUMBER, reader->place - 4, found, expected);
}

static void next_words(Reader *reader, int16_t *words, size_t count) {
    const uint8_t *at = reader->bytes + reader->place;
    for (size_t i = 0; i < count; i++) words[i] = (int16_t)(at[2 * i] | at[2 * i + 1] << 8);
    reader->place += 2 * count;
}

static void next_layer(Reader *reader, int32_t *bias, int8_t (*weights)[HIDDEN][GROUP], unsigned inputs) {
    for (unsigned o = 0; o < HIDDEN; o++) bias[o] = (int32_t)next_number(reader);
    for (unsigned o = 0; o < HIDDEN; o++)
        for (unsigned i = 0; i < inputs; i++) weights[i / GROUP][o][i % GROUP] = (int8_t)reader->bytes[reader->place++];
}

enum {
    TRANSFORMER_BYTES_WITHOUT_ROWS = 4 + 2 * HALF,
    ROW_BYTES = 2 * HALF,
    LAYERS_BYTES = 4 + 4 * (HIDDEN + HIDDEN + 1) + (INPUTS + HIDDEN + 1) * HIDDEN
};

/* The version, the hash that tells the kind, and a text; and whether all that must follow is there, and nothing more. */
static bool read_head(Reader *reader, NetworkKind *kind) {
    if (!must_be(reader, NETWORK_VERSION) || !has(reader, 8)) return false;
    uint32_t hash = next_number(reader), text = next_number(reader);
    for (*kind = 0; *kind < NETWORK_KINDS && NETWORK_FILE_HASH[*kind] != hash;) ++*kind;
    if (*kind == NETWORK_KINDS) return fail(reader, NETWORK_HASH, 4, hash, 0);
    if (text > MOST_TEXT) return fail(reader, NETWORK_NUMBER, 8, text, MOST_TEXT);
    if (!has(reader, text)) return false;
    reader->place += text;
    size_t expected =
        reader->place + TRANSFORMER_BYTES_WITHOUT_ROWS + (size_t)FEATURE_COUNT[*kind] * ROW_BYTES + LAYERS_BYTES;
    return reader->length == expected || fail(reader, NETWORK_LENGTH, reader->length, reader->length, expected);
}

static bool read_all(Reader *reader, Network *network) {
    NetworkLayers *layers = network->layers;
    if (!must_be(reader, NETWORK_TRANSFORMER_HASH[network->kind])) return false;
    next_words(reader, network->bias, HALF);
    next_words(reader, network->weights, (size_t)FEATURE_COUNT[network->kind] * HALF);
    if (!must_be(reader, NETWORK_LAYERS_HASH)) return false;
    next_layer(reader, layers->first_bias, layers->first, INPUTS);
    next_layer(reader, layers->second_bias, layers->second, HIDDEN);
    layers->last_bias = (int32_t)next_number(reader);
    memcpy(layers->last, reader->bytes + reader->place, HIDDEN);
    return true;
}

Network *network_read(const uint8_t *bytes, size_t length, NetworkFault *fault) {
    Reader reader = {.bytes = bytes, .length = length, .fault = fault};
    NetworkKind kind;
    *fault = (NetworkFault){.what = NETWORK_FINE};
    if (!read_head(&reader, &kind)) return NULL;
    Network *network = network_new(kind);
    if (network == NULL) fail(&reader, NETWORK_NO_MEMORY, 0, 0, 0);
    if (network == NULL || read_all(&reader, network)) return network;
    network_free(network);
    return NULL;
}

/* ---- a position from nothing ---- */

void network_transform(const Network *network, const Position *position, Side view, int16_t sums[HALF]) {
    uint32_t features[MOST_FEATURES];
    const int16_t *rows[MOST_FEATURES];
    unsigned count = features_of(position, network->kind, view, features);
    for (unsigned i = 0; i < count; i++) rows[i] = network->weights + (size_t)features[i] * HALF;
    network->kernel->sum(sums, network->bias, rows, count, NULL, 0);
}

int32_t network_output(const Network *network, const Position *position) {
    _Alignas(LINE_BYTES) int16_t sums[2][HALF];
    Side us = (Side)position->side;
    for (Side view = SENTE; view <= GOTE; view++) network_transform(network, position, view, sums[view]);
    return network->kernel->output(network->layers, sums[us], sums[side_other(us)]);
}

bool network_sees(const Network *network, const Position *position) {
    if (network->kind != NETWORK_ADDED) return true;
    unsigned pieces = bb_count(position_occupied(position));
    for (Side side = SENTE; side <= GOTE; side++)
        for (unsigned kind = FU; kind < HAND_KINDS; kind++) pieces += hand_count(position->hand[side], kind);
    return pieces == MOST_FEATURES && position->king[SENTE] != NO_SQUARE && position->king[GOTE] != NO_SQUARE;
}
