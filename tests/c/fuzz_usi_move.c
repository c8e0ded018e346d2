/* Feeds usi_read_move with bytes: what is a move is written as it was read. */
#include <string.h>

#include "sfen.h"

static const char *fuzz_check(const char *text, size_t length) {
    char written[USI_MOVE_MAX];
    const Move move = usi_read_move(text, length);
    if (move == MOVE_NONE) return NULL;
    const unsigned written_length = usi_write_move(move, written);
    if (written_length >= USI_MOVE_MAX || strlen(written) != written_length) return "a wrong length written";
    if (written_length != length || memcmp(written, text, length) != 0) return "what was read is written otherwise";
    return NULL;
}

static const char *const FUZZ_SEEDS[] = {"7g7f", "8h2b+", "P*5e", "1a9i+"};
static const char FUZZ_LIKELY[] = "123456789abcdefghi*+PLNSGBRK\0";
#define FUZZ_WHAT "usi_read_move"

#include "fuzz.h"
