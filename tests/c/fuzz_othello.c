/* Feeds othello_read with bytes; it takes a text with a NUL behind it. */
#include <stdlib.h>
#include <string.h>

#include "othello/board.h"

static const char *fuzz_check(const char *text, size_t length) {
    OthelloPosition position, untouched, again;
    char written[OTHELLO_TEXT], *closed = malloc(length + 1);
    if (!closed) return NULL;
    memcpy(closed, text, length);
    closed[length] = '\0';
    memset(&position, 0xa5, sizeof position);
    untouched = position;
    const char *complaint = othello_read(closed, &position);
    free(closed);
    if (complaint) return memcmp(&position, &untouched, sizeof position) ? "the position of a bad text was touched" : NULL;
    othello_write(&position, written);
    if (strlen(written) != OTHELLO_TEXT - 1) return "a wrong length written";
    memset(&again, 0xa5, sizeof again);
    if (othello_read(written, &again)) return "what was written is refused";
    return memcmp(&position, &again, sizeof position) ? "what was written is another position" : NULL;
}

static const char *const FUZZ_SEEDS[] = {
    "---------------------------OX------XO--------------------------- X",
    "OOOOOOOOOOOOOOOOXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX- O",
};
static const char FUZZ_LIKELY[] = "XO- \n\t\0";
#define FUZZ_WHAT "othello_read"

#include "fuzz.h"
