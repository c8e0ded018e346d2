/* proof.h: what is asked about a mate and what is answered, and what several provers at one question have in common.
 *
 * A question has a length: does the attacker mate within so many plies? NO_LIMIT asks about any mate. Plies count every move of
 * either side, from the position that was asked about.
 */
#ifndef GUNSHI_SHOGI_MATE_PROOF_H
#define GUNSHI_SHOGI_MATE_PROOF_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

enum { NO_LIMIT = 0xfff0 };

typedef struct Proof {
    bool proven, disproven; /* neither: stopped */
    uint16_t plies;         /* proven: mates within */
} Proof;

enum { SHARE_PLACES = 1 << 16 };

/* What provers at one question have in common, beside the table. */
typedef struct ProverShare {
    bool together;                      /* not just the first: set while none is at work */
    atomic_bool over;                   /* somebody has answered: all stop */
    atomic_uint_least64_t nodes;        /* of all but the first, now and then */
    atomic_uchar at_work[SHARE_PLACES]; /* how many are in a position now, by a hash of it */
} ProverShare;

#endif
