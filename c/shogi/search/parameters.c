#include "parameters.h"

#include <string.h>

void parameters_set_margins(Parameters *parameters, const Margins *margins) {
    parameters->margins = *margins;
    reductions_init(&parameters->reductions, margins);
}

void parameters_init(Parameters *parameters) {
    Margins margins;
    memset(parameters, 0, sizeof *parameters);
    margins_init(&margins);
    parameters_set_margins(parameters, &margins);
    weights_init(&parameters->weights);
    parameters->stages = (1u << ORDER_STAGES) - 1;
    parameters->network_scale = NETWORK_SCALE;
    parameters->history = true;
    parameters->late_moves = true;
    /* Without counts every class is as rare as one move of eight. */
    for (unsigned id = 0; id < CLASS_COUNT; id++) parameters->rarity[id] = 3 * RARITY_UNIT;
}

int parameters_evaluate(const Parameters *parameters, const Position *position, int32_t output) {
    int value = output / parameters->network_scale;
    value = value > NETWORK_MOST ? NETWORK_MOST : value < -NETWORK_MOST ? -NETWORK_MOST : value;
    return parameters->network->kind == NETWORK_ADDED ? value + evaluate(position, &parameters->weights) : value;
}
