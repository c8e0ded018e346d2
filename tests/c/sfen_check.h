/* sfen_check.h: what must hold of sfen_read whatever bytes it is given; for the tests and the fuzz target alike. */
#ifndef GUNSHI_TESTS_SFEN_CHECK_H
#define GUNSHI_TESTS_SFEN_CHECK_H

#include <stdlib.h>
#include <string.h>

#include "sfen.h"

/* One line of printable UTF-8: no control byte, no stray or missing continuation, nothing overlong, no surrogate. */
static inline bool sfen_check_line(const char *text) {
    static const struct {
        unsigned char first, last, low, high; /* range of the lead byte, and of the byte after it */
        unsigned more;                        /* bytes after the lead byte */
    } FORMS[] = {
        {0x20, 0x7e, 0, 0, 0},       {0xc2, 0xdf, 0x80, 0xbf, 1}, {0xe0, 0xe0, 0xa0, 0xbf, 2},
        {0xe1, 0xec, 0x80, 0xbf, 2}, {0xed, 0xed, 0x80, 0x9f, 2}, {0xee, 0xef, 0x80, 0xbf, 2},
        {0xf0, 0xf0, 0x90, 0xbf, 3}, {0xf1, 0xf3, 0x80, 0xbf, 3}, {0xf4, 0xf4, 0x80, 0x8f, 3},
    };
    const unsigned char *at = (const unsigned char *)text;
    while (*at) {
        unsigned form = 0;
        while (form < sizeof FORMS / sizeof *FORMS && (*at < FORMS[form].first || *at > FORMS[form].last)) form++;
        if (form == sizeof FORMS / sizeof *FORMS) return false;
        at++;
        for (unsigned i = 0; i < FORMS[form].more; i++, at++)
            if (*at < (i ? 0x80 : FORMS[form].low) || *at > (i ? 0xbf : FORMS[form].high)) return false;
    }
    return true;
}

/* Null, or what is wrong. The bytes are read from a block of exactly their length, so that a sanitizer sees a read beyond. */
static inline const char *sfen_check(const void *bytes, size_t length) {
    Position position, untouched, again;
    SfenError error;
    char written[SFEN_MAX];
    unsigned number = 7, number_again = 7;
    char *text = malloc(length ? length : 1);
    if (!text) return "no memory";
    if (length) memcpy(text, bytes, length);
    memset(&position, 0xa5, sizeof position);
    memset(&error, 0xa5, sizeof error);
    untouched = position;
    bool good = sfen_read(text, length, &position, &number, &error);
    free(text);
    if (!good) {
        if (memcmp(&position, &untouched, sizeof position) != 0) return "the position of a bad SFEN was touched";
        if (number != 7) return "the number of a bad SFEN was touched";
        if (!memchr(error.field, 0, sizeof error.field) || !memchr(error.message, 0, sizeof error.message))
            return "unfinished error text";
        if (error.message[0] == '\0' || !sfen_check_line(error.message)) return "a message that is no line of UTF-8";
        if (error.character > length + 1) return "a character beyond the text";
        return NULL;
    }
    unsigned written_length = sfen_write(&position, number, written);
    if (written_length >= SFEN_MAX || strlen(written) != written_length) return "a wrong length written";
    if (!sfen_read(written, written_length, &again, &number_again, &error)) return "what was written is refused";
    if (memcmp(&position, &again, sizeof position) != 0) return "what was written is another position";
    return number == number_again ? NULL : "what was written has another number";
}

#endif
