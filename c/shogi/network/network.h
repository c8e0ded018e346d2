/* network.h: a learned evaluation: a small network whose first layer is summed up anew only where the position changes (NNUE).
 *
 * The first layer, the transformer, maps the features that a side sees to HALF sums; those of the side to move come first, then
 * the other's, clipped to 0..127. Two layers of 32 and one of 1 make the value of them. All is in integers, so every kernel and
 * the slow sum of the tests agree to the bit; sums that leave their range wrap around.
 *
 * Files are those that others train, two kinds of them, and a third of our own: network_read() takes one, and says what is wrong
 * with another. A network does not change once it is read; any number of searches may use it at a time.
 *
 * Others' networks know all of a position. Ours is added to the weights of the evaluation, which see who controls a square and what
 * is attacked; it sees how pieces stand to each other, which they do not. A network that had to learn both from as many positions
 * was weaker than the weights alone (docs/log.md). It is laid out as K+P is, with a hash of its own at the front: by itself its
 * numbers mean nothing, and other programs refuse it.
 */
#ifndef GUNSHI_SHOGI_NETWORK_NETWORK_H
#define GUNSHI_SHOGI_NETWORK_NETWORK_H

#include <stddef.h>

#include "features.h"
#include "kernel.h"

typedef struct Network {
    NetworkKind kind;
    const NetworkKernel *kernel;
    NetworkLayers *layers;
    int16_t *bias;    /* of the transformer: HALF */
    int16_t *weights; /* [feature][HALF] */
} Network;

enum NetworkFaultKind {
    NETWORK_FINE,
    NETWORK_NO_MEMORY,
    NETWORK_SHORT,  /* the file ends before what stands at `place`; `expected` bytes are needed */
    NETWORK_LENGTH, /* it has `found` bytes, `expected` would be right */
    NETWORK_NUMBER, /* at `place` stands `found`, which should be `expected` */
    NETWORK_HASH    /* at `place` stands a hash of no kind that is read */
};

typedef struct NetworkFault {
    enum NetworkFaultKind what;
    size_t place; /* bytes from the beginning */
    size_t found, expected;
} NetworkFault;

/* "HalfKP", "K+P", as people write them, and "weights+K+P". */
extern const char *const NETWORK_KIND_NAME[NETWORK_KINDS];

/* What tells the kind of a file: a hash at byte 4, another before the transformer. */
extern const uint32_t NETWORK_FILE_HASH[NETWORK_KINDS], NETWORK_TRANSFORMER_HASH[NETWORK_KINDS];

/* The first number of a file, and the one before its layers. */
enum { NETWORK_VERSION = 0x7AF32F16, NETWORK_LAYERS_HASH = 0x63337156 };

/* Bytes of a file to a network. NULL: *fault says why. */
Network *network_read(const uint8_t *bytes, size_t length, NetworkFault *fault);
void network_free(Network *network);

/* The sums of a view, from nothing. */
void network_transform(const Network *network, const Position *position, Side view, int16_t sums[HALF]);

/* One that is added to the weights has learnt of games with all pieces alone, and says nothing of other positions: then the weights
 * stand for themselves. The same for all positions of a game. */
bool network_sees(const Network *network, const Position *position);

/* The network's output for the side to move; to be divided by the scale that the network was trained for, mostly 16, for
 * centipawns. */
int32_t network_output(const Network *network, const Position *position);

#endif
