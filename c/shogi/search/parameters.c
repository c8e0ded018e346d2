#include "parameters.h"

#include <string.h>

void parameters_init(Parameters *parameters) {
    memset(parameters, 0, sizeof *parameters);
    weights_init(&parameters->weights);
    parameters->stages = (1u << ORDER_STAGES) - 1;
    parameters->network_scale = NETWORK_SCALE;
    parameters->history = true;
    parameters->late_moves = true;
    /* Without counts every class is as rare as one move of eight. */
    for (unsigned id = 0; id < CLASS_COUNT; id++) parameters->rarity[id] = 3 * RARITY_UNIT;
}
