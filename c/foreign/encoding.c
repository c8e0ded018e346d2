/* encoding.c: text to and from the bytes of another encoding, with iconv(3).
 *
 * Bytes are a Prolog string of the codes 0..255. Text is a string of any codes: iconv's WCHAR_T, which has a code for each. All
 * encodings here are stateless, so each character stands for itself. iconv knows UTF-8 as it once was, with codes to 0x7FFFFFFF:
 * bytes of a code above Unicode's last begin no character here.
 */
#include <errno.h>
#include <iconv.h>
#include <stdlib.h>
#include <wchar.h>

#include "install.h"
#include "terms.h"

static const char MODULE[] = "gunshi_base_encoding";
static const char CODES[] = "WCHAR_T";

/* The most bytes that a character takes in any encoding. */
enum { CHARACTER_MAX = 4 };

enum { LAST_CODE = 0x10FFFF };

enum { ANY_TEXT = CVT_ATOM | CVT_STRING | CVT_LIST | CVT_EXCEPTION | BUF_STACK };

/* `out` is malloc'ed; `used` bytes of the input became its `length` bytes. All were used, or the next could not be converted or
 * found no room. */
typedef struct Converted {
    char *out;
    size_t length;
    size_t used;
} Converted;

static const iconv_t NO_CONVERTER = (iconv_t)-1;

static bool name_charset(term_t term, char **name) {
    return PL_get_nchars(term, NULL, name, CVT_ATOM | CVT_EXCEPTION | REP_ISO_LATIN_1 | BUF_STACK);
}

/* `room`: as many bytes as the output may take. */
static bool convert(iconv_t converter, const char *input, size_t length, size_t room, Converted *converted) {
    char *in = (char *)input, *out = malloc(room > 0 ? room : 1);
    size_t in_left = length, out_left = room;
    if (out == NULL) return raise_resource_error("memory");
    converted->out = out;
    if (iconv(converter, &in, &in_left, &out, &out_left) == (size_t)-1 && errno != EILSEQ && errno != EINVAL && errno != E2BIG) {
        free(converted->out);
        return raise_resource_error("memory");
    }
    converted->length = room - out_left;
    converted->used = length - in_left;
    return true;
}

static bool open_converter(const char *to, const char *from, term_t charset, iconv_t *converter) {
    *converter = iconv_open(to, from);
    if (*converter != NO_CONVERTER) return true;
    PL_existence_error("charset", charset);
    return false;
}

/* `characters`: so many at most. The caller frees text->out. */
static bool convert_to_codes(term_t charset, const char *name, const char *bytes, size_t length, size_t characters,
                             Converted *text) {
    iconv_t converter;
    if (!open_converter(CODES, name, charset, &converter)) return false;
    bool done = convert(converter, bytes, length, characters * sizeof(wchar_t), text);
    iconv_close(converter);
    return done;
}

/* How many codes of `text` stand before the first above Unicode's last. */
static size_t good_codes(const Converted *text) {
    const wchar_t *codes = (const wchar_t *)(const void *)text->out;
    size_t count = text->length / sizeof(wchar_t), good = 0;
    while (good < count && codes[good] <= LAST_CODE) good++;
    return good;
}

static bool decode(term_t charset, const char *name, term_t bytes_term, term_t decoded) {
    size_t length, good;
    char *bytes;
    Converted text;
    if (!PL_get_nchars(bytes_term, &length, &bytes, ANY_TEXT | REP_ISO_LATIN_1)) return false;
    if (!convert_to_codes(charset, name, bytes, length, length, &text)) return false;
    good = good_codes(&text);
    if (good * sizeof(wchar_t) < text.length) {
        free(text.out);
        if (!convert_to_codes(charset, name, bytes, length, good, &text)) return false;
    }
    bool done = text.used == length ? PL_unify_wchars(decoded, PL_STRING, good, (wchar_t *)(void *)text.out)
                                    : PL_unify_int64(decoded, (int64_t)text.used);
    free(text.out);
    return done;
}

static foreign_t decode_bytes(term_t charset, term_t bytes, term_t decoded) {
    char *name;
    bool done;
    PL_STRINGS_MARK();
    done = name_charset(charset, &name) && decode(charset, name, bytes, decoded);
    PL_STRINGS_RELEASE();
    return done;
}

static bool encode(term_t charset, const char *name, term_t text_term, term_t encoded) {
    size_t length;
    wchar_t *text;
    iconv_t converter;
    Converted bytes;
    if (!PL_get_wchars(text_term, &length, &text, ANY_TEXT)) return false;
    if (!open_converter(name, CODES, charset, &converter)) return false;
    bool done = convert(converter, (const char *)text, length * sizeof(wchar_t), length * CHARACTER_MAX, &bytes);
    iconv_close(converter);
    if (!done) return false;
    done = bytes.used == length * sizeof(wchar_t) ? PL_unify_chars(encoded, PL_STRING | REP_ISO_LATIN_1, bytes.length, bytes.out)
                                                  : PL_unify_int64(encoded, (int64_t)text[bytes.used / sizeof(wchar_t)]);
    free(bytes.out);
    return done;
}

static foreign_t encode_text(term_t charset, term_t text, term_t encoded) {
    char *name;
    bool done;
    PL_STRINGS_MARK();
    done = name_charset(charset, &name) && encode(charset, name, text, encoded);
    PL_STRINGS_RELEASE();
    return done;
}

static foreign_t known_charset(term_t charset) {
    char *name;
    iconv_t converter = NO_CONVERTER;
    PL_STRINGS_MARK();
    if (name_charset(charset, &name)) converter = iconv_open(CODES, name);
    PL_STRINGS_RELEASE();
    return converter != NO_CONVERTER && iconv_close(converter) == 0;
}

static foreign_t code_count(term_t text_term, term_t from_term, term_t to_term, term_t count_term) {
    int64_t from, to;
    size_t length, count = 0;
    wchar_t *text;
    bool read;
    if (!term_get_not_negative(from_term, &from) || !term_get_not_negative(to_term, &to)) return FALSE;
    PL_STRINGS_MARK();
    read = PL_get_wchars(text_term, &length, &text, ANY_TEXT);
    for (size_t i = 0; read && i < length; i++) count += text[i] >= from && text[i] <= to;
    PL_STRINGS_RELEASE();
    return read && PL_unify_int64(count_term, (int64_t)count);
}

static bool is_digit(wchar_t code) { return code >= '0' && code <= '9'; }

static bool is_word(wchar_t code) {
    return is_digit(code) || code == '_' || (code >= 'a' && code <= 'z') || (code >= 'A' && code <= 'Z');
}

static bool is_blank(wchar_t code) { return code == ' ' || code == '\t' || code == '\n' || code == '\r'; }

/* The end of what may be a number and begins at `start`: digits, those of a radix, and _ with blanks behind it between them. */
static size_t number_end(const wchar_t *text, size_t start, size_t length) {
    bool between = false;
    size_t i = start;
    for (; i < length; i++) {
        if (is_word(text[i]) || text[i] == '\'')
            between = text[i] == '_';
        else if (!between || !is_blank(text[i]))
            break;
    }
    return i;
}

static foreign_t long_number(term_t text_term, term_t most_term, term_t start_term) {
    int64_t most;
    size_t length, found = 0;
    wchar_t *text;
    bool read, is_there = false;
    if (!term_get_not_negative(most_term, &most)) return FALSE;
    PL_STRINGS_MARK();
    read = PL_get_wchars(text_term, &length, &text, ANY_TEXT);
    for (size_t i = 0; read && !is_there && i < length; i++) {
        if (!is_digit(text[i]) || (i > 0 && is_word(text[i - 1]))) continue;
        size_t end = number_end(text, i, length);
        is_there = end - i > (size_t)most;
        found = i;
        i = end - 1;
    }
    PL_STRINGS_RELEASE();
    return read && is_there && PL_unify_int64(start_term, (int64_t)found);
}

void install_encoding(void) {
    PL_register_foreign_in_module(MODULE, "decode_bytes", 3, decode_bytes, 0);
    PL_register_foreign_in_module(MODULE, "encode_text", 3, encode_text, 0);
    PL_register_foreign_in_module(MODULE, "known_charset", 1, known_charset, 0);
    PL_register_foreign_in_module(MODULE, "code_count", 4, code_count, 0);
    PL_register_foreign_in_module(MODULE, "long_number", 3, long_number, 0);
}
