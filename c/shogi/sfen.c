#include "sfen.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Letters of the plain kinds, by Kind. */
static const char LETTERS[] = ".PLNSBRGK";
static const char *const NAMES[OU + 1] = {"", "pawn", "lance", "knight", "silver", "bishop", "rook", "gold", "king"};

static unsigned kind_of_letter(char upper) {
    const char *found = upper == '.' || upper == '\0' ? NULL : strchr(LETTERS, upper);
    return found ? (unsigned)(found - LETTERS) : NO_KIND;
}

static bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
static bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static char to_upper(char c) { return is_lower(c) ? (char)(c - 'a' + 'A') : c; }

typedef struct Reader {
    const char *text;
    unsigned long length, at;
    SfenError *error;
    unsigned long piece_at[SQUARES]; /* byte offset of the piece on each square */
    unsigned long hands_at;          /* byte offset of the hands field */
} Reader;

static char look(const Reader *reader) { return reader->at < reader->length ? reader->text[reader->at] : '\0'; }
static bool at_end(const Reader *reader) { return reader->at >= reader->length; }

static unsigned character_number(const Reader *reader, unsigned long at) {
    unsigned number = 1;
    for (unsigned long i = 0; i < at && i < reader->length; i++) number += ((unsigned char)reader->text[i] & 0xc0) != 0x80;
    return number;
}

/* Fills the error; always false, so that a reader can return it. */
__attribute__((format(printf, 4, 5))) static bool refuse(Reader *reader, const char *field, unsigned long at, const char *format,
                                                         ...) {
    va_list arguments;
    va_start(arguments, format);
    snprintf(reader->error->field, sizeof reader->error->field, "%s", field);
    reader->error->character = at == (unsigned long)-1 ? 0 : character_number(reader, at);
    vsnprintf(reader->error->message, sizeof reader->error->message, format, arguments);
    va_end(arguments);
    return false;
}

/* Bytes of the UTF-8 character at `text`, which holds `left` > 0 bytes; 0 when they are no well-formed one or a control. */
static unsigned character_bytes(const unsigned char *text, unsigned long left) {
    unsigned char first = text[0];
    if (first < 0x80) return first >= 0x20 && first != 0x7f;
    if (first < 0xc2 || first > 0xf4) return 0;
    unsigned bytes = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (left < bytes) return 0;
    for (unsigned i = 1; i < bytes; i++)
        if ((text[i] & 0xc0) != 0x80) return 0;
    bool overlong = (first == 0xe0 && text[1] < 0xa0) || (first == 0xf0 && text[1] < 0x90);
    bool beyond = (first == 0xed && text[1] > 0x9f) || (first == 0xf4 && text[1] > 0x8f);
    return overlong || beyond ? 0 : bytes;
}

/* The character at the reader as a person should see it: quoted, whole UTF-8, or by name. `out` holds 32 bytes. */
static const char *shown(const Reader *reader, char *out) {
    if (at_end(reader)) return "the end of the text";
    if (look(reader) == ' ') return "a space";
    const char *at = reader->text + reader->at;
    unsigned bytes = character_bytes((const unsigned char *)at, reader->length - reader->at);
    if (bytes)
        snprintf(out, 32, "'%.*s'", (int)bytes, at);
    else
        snprintf(out, 32, "byte 0x%02x", (unsigned char)*at);
    return out;
}

/* One rank of the board field, up to its '/' or the field's end. */
static bool read_rank(Reader *reader, unsigned rank, Setup *setup) {
    unsigned filled = 0;
    char letter = (char)('a' + rank - 1), quoted[32];
    bool after_digit = false;
    while (!at_end(reader) && look(reader) != '/' && look(reader) != ' ') {
        unsigned long start = reader->at;
        char c = look(reader);
        unsigned squares = 1;
        Piece piece = 0;
        if (is_digit(c)) {
            if (c == '0') return refuse(reader, "board", start, "0 in rank %c: an empty stretch is 1 to 9 squares", letter);
            if (after_digit) return refuse(reader, "board", start, "two digits side by side in rank %c: write their sum", letter);
            squares = (unsigned)(c - '0');
        } else {
            bool promoted = c == '+';
            if (promoted) reader->at++;
            c = look(reader);
            unsigned kind = is_upper(c) || is_lower(c) ? kind_of_letter(to_upper(c)) : NO_KIND;
            if (kind == NO_KIND)
                return refuse(reader, "board", reader->at,
                              "%s is no piece: the letters are PLNSGBRK for sente, plnsgbrk for gote", shown(reader, quoted));
            if (promoted && !kind_promotes(kind)) return refuse(reader, "board", start, "a %s cannot be promoted", NAMES[kind]);
            piece = piece_make(is_upper(c) ? SENTE : GOTE, promoted ? kind | PROMOTED : kind);
        }
        if (filled + squares > FILES) return refuse(reader, "board", start, "more than 9 squares in rank %c", letter);
        after_digit = piece == 0;
        for (unsigned i = 0; i < squares; i++) {
            unsigned square = square_make(FILES - filled++, rank);
            setup->board[square] = piece;
            reader->piece_at[square] = start;
        }
        reader->at++;
    }
    if (filled < FILES) {
        return refuse(reader, "board", reader->at, "%u square%s in rank %c instead of 9", filled, filled == 1 ? "" : "s", letter);
    }
    return true;
}

static bool read_board(Reader *reader, Setup *setup) {
    for (unsigned rank = 1; rank <= RANKS; rank++) {
        if (rank > 1) {
            if (look(reader) != '/') {
                return refuse(reader, "board", reader->at, "%u rank%s instead of 9", rank - 1, rank == 2 ? "" : "s");
            }
            reader->at++;
        }
        if (!read_rank(reader, rank, setup)) return false;
    }
    if (look(reader) == '/') return refuse(reader, "board", reader->at, "more than 9 ranks");
    return true;
}

static bool read_space(Reader *reader, const char *before, const char *next) {
    char quoted[32];
    if (!at_end(reader) && look(reader) != ' ')
        return refuse(reader, before, reader->at, "%s after the %s field, where a space should be", shown(reader, quoted),
                      before);
    if (reader->at + 1 >= reader->length) return refuse(reader, next, reader->length, "the text ends before the %s field", next);
    reader->at++;
    return true;
}

static bool read_side(Reader *reader, Setup *setup) {
    char c = look(reader), quoted[32];
    if (c != 'b' && c != 'w')
        return refuse(reader, "side", reader->at, "%s is no side: b is sente, w is gote", shown(reader, quoted));
    setup->side = c == 'b' ? SENTE : GOTE;
    reader->at++;
    return true;
}

static bool read_held(Reader *reader, Setup *setup) {
    unsigned long start = reader->at;
    unsigned count = 0;
    char quoted[32];
    if (look(reader) == '0') return refuse(reader, "hands", start, "a count may not begin with 0");
    while (is_digit(look(reader))) {
        count = count * 10 + (unsigned)(look(reader) - '0');
        if (count > 18)
            return refuse(reader, "hands", start, "more than 18 of a piece: a set has 18 pawns and fewer of the others");
        reader->at++;
    }
    char c = look(reader);
    unsigned kind = is_upper(c) || is_lower(c) ? kind_of_letter(to_upper(c)) : NO_KIND;
    if (kind == NO_KIND || kind == OU)
        return refuse(reader, "hands", reader->at, "%s cannot be in hand: the letters are PLNSGBR for sente, plnsgbr for gote",
                      kind == OU ? "a king" : shown(reader, quoted));
    uint8_t *held = &setup->hand[is_upper(c) ? SENTE : GOTE][kind];
    if (*held)
        return refuse(reader, "hands", start, "%s are given twice: write the count before the letter, as 2%c",
                      shown(reader, quoted), c);
    *held = (uint8_t)(count ? count : 1);
    reader->at++;
    return true;
}

static bool read_hands(Reader *reader, Setup *setup) {
    reader->hands_at = reader->at;
    if (look(reader) == '-') {
        reader->at++;
        return true;
    }
    do {
        if (!read_held(reader, setup)) return false;
    } while (!at_end(reader) && look(reader) != ' ');
    return true;
}

static bool read_number(Reader *reader, unsigned *number) {
    unsigned long start = reader->at;
    unsigned value = 0;
    char quoted[32];
    while (is_digit(look(reader))) {
        value = value * 10 + (unsigned)(look(reader) - '0');
        if (value > 1000000) return refuse(reader, "number", start, "the move number is over a million");
        reader->at++;
    }
    if (reader->at == start || !at_end(reader))
        return refuse(reader, "number", reader->at, "%s in the move number, where only digits may stand and nothing may follow",
                      shown(reader, quoted));
    if (value == 0) return refuse(reader, "number", start, "the move number begins at 1");
    *number = value;
    return true;
}

static bool read_setup(Reader *reader, Setup *setup, unsigned *number) {
    if (!read_board(reader, setup) || !read_space(reader, "board", "side") || !read_side(reader, setup) ||
        !read_space(reader, "side", "hands") || !read_hands(reader, setup))
        return false;
    return at_end(reader) || (read_space(reader, "hands", "number") && read_number(reader, number));
}

static bool refuse_fault(Reader *reader, const SetupFault *fault) {
    const char *side = fault->side == SENTE ? "sente" : "gote", *name = NAMES[kind_plain(fault->kind)];
    unsigned file = fault->square < SQUARES ? square_file(fault->square) : 0,
             rank = fault->square < SQUARES ? square_rank(fault->square) : 0;
    unsigned long at = fault->square < SQUARES ? reader->piece_at[fault->square] : (unsigned long)-1;
    switch (fault->rule) {
    case SETUP_TWO_KINGS: return refuse(reader, "position", at, "%s has two kings", side);
    case SETUP_TOO_MANY:
        if (fault->square == NO_SQUARE) at = reader->hands_at;
        return refuse(reader, "position", at, "more than %u %ss on the board and in the hands together",
                      PIECES_IN_SET[fault->kind], name);
    case SETUP_NIFU: return refuse(reader, "position", at, "two unpromoted pawns of %s on file %u (二歩)", side, file);
    case SETUP_DEAD_PIECE:
        return refuse(reader, "position", at, "a %s of %s on rank %c can never move (行き所のない駒)", name, side,
                      'a' + (int)rank - 1);
    case SETUP_CAN_TAKE_KING:
        return refuse(reader, "position", at, "%s is not to move and in check: its king could be taken", side);
    case SETUP_BAD_PIECE: return refuse(reader, "board", at, "no such piece");
    case SETUP_FINE: break;
    }
    return true;
}

static bool read_position(const char *text, unsigned long length, bool composed, Position *position, unsigned *number,
                          SfenError *error) {
    Reader reader = {.text = text, .length = length, .error = error};
    Setup setup = {.side = SENTE, .composed = composed};
    Position built;
    unsigned move_number = 1;
    if (!read_setup(&reader, &setup, &move_number)) return false;
    SetupFault fault = position_build(&built, &setup);
    if (!refuse_fault(&reader, &fault)) return false;
    *position = built;
    if (number) *number = move_number;
    return true;
}

bool sfen_read(const char *text, unsigned long length, Position *position, unsigned *number, SfenError *error) {
    return read_position(text, length, false, position, number, error);
}

bool sfen_read_problem(const char *text, unsigned long length, Position *position, SfenError *error) {
    return read_position(text, length, true, position, NULL, error);
}

static char letter_of(Piece piece) {
    char upper = LETTERS[kind_plain(piece_kind(piece))];
    return piece_side(piece) == SENTE ? upper : (char)(upper - 'A' + 'a');
}

static char *write_board(const Position *position, char *out) {
    for (unsigned rank = 1; rank <= RANKS; rank++) {
        char empty = '0';
        if (rank > 1) *out++ = '/';
        for (unsigned file = FILES; file >= 1; file--) {
            Piece piece = position->board[square_make(file, rank)];
            if (!piece) {
                empty++;
                continue;
            }
            if (empty > '0') *out++ = empty;
            empty = '0';
            if (piece_kind(piece) > OU) *out++ = '+';
            *out++ = letter_of(piece);
        }
        if (empty > '0') *out++ = empty;
    }
    return out;
}

static char *write_hands(const Position *position, char *out) {
    static const uint8_t ORDER[] = {HI, KA, KI, GI, KE, KY, FU};
    if (position->hand[SENTE] == 0 && position->hand[GOTE] == 0) *out++ = '-';
    for (Side side = SENTE; side <= GOTE; side++)
        for (unsigned i = 0; i < sizeof ORDER; i++) {
            unsigned count = hand_count(position->hand[side], ORDER[i]);
            if (count > 1) out += sprintf(out, "%u", count);
            if (count) *out++ = letter_of(piece_make(side, ORDER[i]));
        }
    return out;
}

unsigned sfen_write(const Position *position, unsigned number, char *out) {
    char *end = write_board(position, out);
    end += sprintf(end, " %c ", position->side == SENTE ? 'b' : 'w');
    end = write_hands(position, end);
    end += sprintf(end, " %u", number);
    return (unsigned)(end - out);
}

static unsigned read_square(const char *text) {
    if (text[0] < '1' || text[0] > '9' || text[1] < 'a' || text[1] > 'i') return NO_SQUARE;
    return square_make((unsigned)(text[0] - '0'), (unsigned)(text[1] - 'a' + 1));
}

Move usi_read_move(const char *text, unsigned long length) {
    if (length < 4 || length > 5) return MOVE_NONE;
    unsigned to = read_square(text + 2);
    if (to == NO_SQUARE) return MOVE_NONE;
    if (text[1] == '*') {
        unsigned kind = is_upper(text[0]) ? kind_of_letter(text[0]) : NO_KIND;
        return length == 4 && kind != NO_KIND && kind != OU ? move_drop(kind, to) : MOVE_NONE;
    }
    unsigned from = read_square(text);
    if (from == NO_SQUARE || from == to || (length == 5 && text[4] != '+')) return MOVE_NONE;
    return length == 5 ? move_promote(from, to) : move_make(from, to);
}

static char *write_square(unsigned square, char *out) {
    *out++ = (char)('0' + square_file(square));
    *out++ = (char)('a' + square_rank(square) - 1);
    return out;
}

unsigned usi_write_move(Move move, char *out) {
    char *end = out;
    if (move_is_drop(move)) {
        *end++ = LETTERS[move_dropped(move)];
        *end++ = '*';
    } else {
        end = write_square(move_from(move), end);
    }
    end = write_square(move_to(move), end);
    if (move_is_promotion(move)) *end++ = '+';
    *end = '\0';
    return (unsigned)(end - out);
}

#define REST "/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"

const Handicap HANDICAPS[] = {
    {"hirate", "平手", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"},
    {"lance", "香落ち", "lnsgkgsn1/1r5b1" REST},
    {"right_lance", "右香落ち", "1nsgkgsnl/1r5b1" REST},
    {"bishop", "角落ち", "lnsgkgsnl/1r7" REST},
    {"rook", "飛車落ち", "lnsgkgsnl/7b1" REST},
    {"rook_and_lance", "飛香落ち", "lnsgkgsn1/7b1" REST},
    {"two_pieces", "二枚落ち", "lnsgkgsnl/9" REST},
    {"three_pieces", "三枚落ち", "lnsgkgsn1/9" REST},
    {"four_pieces", "四枚落ち", "1nsgkgsn1/9" REST},
    {"five_pieces", "五枚落ち", "2sgkgsn1/9" REST},
    {"left_five_pieces", "左五枚落ち", "1nsgkgs2/9" REST},
    {"six_pieces", "六枚落ち", "2sgkgs2/9" REST},
    {"left_seven_pieces", "左七枚落ち", "2sgkg3/9" REST},
    {"right_seven_pieces", "右七枚落ち", "3gkgs2/9" REST},
    {"eight_pieces", "八枚落ち", "3gkg3/9" REST},
    {"ten_pieces", "十枚落ち", "4k4/9" REST},
    {NULL, NULL, NULL},
};
