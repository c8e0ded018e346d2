#include "network_targets_private.h"

#include <math.h>

#include "network_train.h"
#include "packed.h"

double win_probability(double odds) { return 1 / (1 + exp(-odds)); }

static double for_sente(const Position *position, double probability) {
    return position->side == SENTE ? probability : 1 - probability;
}

void network_targets(const uint8_t *records, size_t count, float *targets) {
    double later = 0, won = -1; /* that sente wins, by what follows; that it did, in the game that follows */
    unsigned next = 0;
    for (size_t i = count; i-- > 0;) {
        Taught taught;
        if (!packed_read(records + i * PACKED_BYTES, &taught)) continue;
        const double result = for_sente(&taught.position, (taught.result + 1) / 2.0),
                     now = for_sente(&taught.position, win_probability((double)taught.score / WIN_SCALE));
        const bool last = next <= taught.ply || result != won;
        if (last) later = result;
        const double share = last ? LATER : pow(LATER, next - taught.ply);
        later = (1 - share) * now + share * later;
        targets[i] = (float)for_sente(&taught.position, later);
        next = taught.ply;
        won = result;
    }
}
