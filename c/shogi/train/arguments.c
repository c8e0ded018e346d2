#include "arguments.h"

const TrainArguments TRAIN_ARGUMENTS = {
    .seed = 1,
    .passes = 3,
    .skip = 12,
    .others = 32,
    .batch = 500,
    .rate = 0.06,
    .hold = 1e-5,
    .temperature = 60,
    .result_scale = 600,
    .result_share = 1,
    .own_share = 5,
};
