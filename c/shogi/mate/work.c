#include "work_private.h"

Proof work_ask(Work *work, unsigned plies, uint64_t nodes) {
    Proof proof = crew_ask(work->crew, NULL, 0, plies, nodes);
    if (proof.proven) {
        work->plies = proof.plies;
        work->shortening.anew = false;
        work->shortest = work->plies <= 2;
    }
    if (proof.disproven && plies + 2 == work->plies) work->shortest = true;
    return proof;
}
