/* Feeds othello_weights_read with bytes. Each reading takes memory for all weights, so there are fewer rounds. */
#include <stdlib.h>
#include <string.h>

#include "othello/evaluate.h"

static const char *fuzz_check(const char *text, size_t length) {
    OthelloWeightsError error = {0, NULL};
    OthelloWeights *weights = othello_weights_read(text, length, &error);
    if (!weights) return error.what && *error.what ? NULL : "nothing is said of bad weights";
    size_t written_length, again_length;
    char *written = othello_weights_write(weights, NULL, &written_length), *again = NULL;
    OthelloWeights *second = written ? othello_weights_read(written, written_length, &error) : NULL;
    if (second) again = othello_weights_write(second, NULL, &again_length);
    const char *complaint = written && !second                                                    ? "what was written is refused"
                            : again && (again_length != written_length || strcmp(again, written)) ? "written twice, two texts"
                                                                                                  : NULL;
    free(again);
    free(written);
    if (second) othello_weights_free(second);
    othello_weights_free(weights);
    return complaint;
}

static const char *const FUZZ_SEEDS[] = {
    "# a comment\ngunshi-othello-weights 1 stages 12 unit 16 tables edge-x corner-9 corner-10 row-2 row-3 row-4 diagonal-8 "
    "diagonal-7 diagonal-6 diagonal-5 diagonal-4 moves other-moves open",
    "gunshi-othello-weights 1 stages 12 unit 16",
};
static const char FUZZ_LIKELY[] = " \n0123456789#-acdeghilnorstuvwx\0\xff";
#define FUZZ_ROUNDS 20
#define FUZZ_WHAT "othello_weights_read"

#include "fuzz.h"
