#include "packed.h"

#include <string.h>

enum { POSITION_BYTES = 32, POSITION_BITS = 8 * POSITION_BYTES, PIECES = 40 };

/* Of an empty square, and of each kind. */
static const struct {
    uint8_t code, bits;
} CODES_OF[HAND_KINDS] = {
    [NO_KIND] = {0, 1},  [FU] = {1, 2},   [KY] = {3, 4},   [KE] = {11, 4},
    [GI] = {7, 4},       [KA] = {31, 6},  [HI] = {63, 6},  [KI] = {15, 5},
};

typedef struct Bits {
    uint8_t *bytes;
    unsigned place;
} Bits;

static void put(Bits *bits, unsigned value, unsigned count) {
    for (unsigned i = 0; i < count; i++, bits->place++)
        if (bits->place < POSITION_BITS) bits->bytes[bits->place / 8] |= (uint8_t)((value >> i & 1) << bits->place % 8);
}

enum { WORDS = POSITION_BITS / 64, LONGEST_CODE = 6 };

/* Bits are taken from the front; beyond the end there are zeros: two words of them. A piece that begins before the end
 * takes eight bits at most; what comes behind it are empty squares, a bit each, and fewer than there are on the board. */
typedef struct Reader {
    uint64_t words[WORDS + 2];
    unsigned place;
} Reader;

static Reader reader_of(const uint8_t *bytes) {
    Reader reader = {.place = 0};
    for (unsigned i = 0; i < POSITION_BYTES; i++) reader.words[i / 8] |= (uint64_t)bytes[i] << i % 8 * 8;
    return reader;
}

static unsigned ahead(const Reader *reader, unsigned count) {
    const uint64_t *word = reader->words + reader->place / 64;
    const unsigned shift = reader->place % 64;
    return (unsigned)(word[0] >> shift | word[1] << 1 << (63 - shift)) & ((1u << count) - 1);
}

static unsigned get(Reader *reader, unsigned count) {
    const unsigned value = ahead(reader, count);
    reader->place += count;
    return value;
}

static void put_number(uint8_t *bytes, unsigned value) {
    bytes[0] = (uint8_t)value;
    bytes[1] = (uint8_t)(value >> 8);
}

bool packed_write(const Taught *taught, uint8_t bytes[PACKED_BYTES]) {
    const Position *position = &taught->position;
    uint8_t packed[PACKED_BYTES] = {0};
    Bits bits = {.bytes = packed};
    if (position->king[SENTE] == NO_SQUARE || position->king[GOTE] == NO_SQUARE) return false;
    put(&bits, position->side, 1);
    for (Side side = SENTE; side <= GOTE; side++) put(&bits, position->king[side], 7);
    for (unsigned square = 0; square < SQUARES; square++) {
        Piece piece = position->board[square];
        unsigned kind = piece_kind(piece), plain = kind_plain(kind);
        if (kind == OU) continue;
        put(&bits, CODES_OF[plain].code, CODES_OF[plain].bits);
        if (kind == NO_KIND) continue;
        if (plain != KI) put(&bits, kind != plain, 1);
        put(&bits, piece_side(piece), 1);
    }
    for (Side side = SENTE; side <= GOTE; side++)
        for (unsigned kind = FU; kind < HAND_KINDS; kind++)
            for (unsigned i = 0; i < hand_count(position->hand[side], kind); i++) {
                put(&bits, CODES_OF[kind].code >> 1, CODES_OF[kind].bits - 1u);
                if (kind != KI) put(&bits, 0, 1);
                put(&bits, side, 1);
            }
    if (bits.place != POSITION_BITS) return false;
    put_number(packed + POSITION_BYTES, (unsigned)taught->score);
    put_number(packed + POSITION_BYTES + 2, taught->move);
    put_number(packed + POSITION_BYTES + 4, taught->ply);
    packed[POSITION_BYTES + 6] = (uint8_t)taught->result;
    memcpy(bytes, packed, PACKED_BYTES);
    return true;
}

/* Of the bits ahead: the kind whose code they begin with, which is one always. */
static uint8_t kind_ahead[1 << LONGEST_CODE], kind_in_hand_ahead[1 << (LONGEST_CODE - 1)];

__attribute__((constructor)) static void fill_kinds_ahead(void) {
    for (unsigned bits = 0; bits < 1 << LONGEST_CODE; bits++)
        for (unsigned kind = NO_KIND; kind < HAND_KINDS; kind++)
            if ((bits & ((1u << CODES_OF[kind].bits) - 1)) == CODES_OF[kind].code) kind_ahead[bits] = (uint8_t)kind;
    for (unsigned bits = 0; bits < 1 << (LONGEST_CODE - 1); bits++) kind_in_hand_ahead[bits] = kind_ahead[bits << 1 | 1];
}

static bool read_setup(const uint8_t bytes[PACKED_BYTES], Setup *setup) {
    Reader reader = reader_of(bytes);
    unsigned kings[2], pieces = 2;
    memset(setup, 0, sizeof *setup);
    setup->side = get(&reader, 1) ? GOTE : SENTE;
    for (Side side = SENTE; side <= GOTE; side++) {
        kings[side] = get(&reader, 7);
        if (kings[side] >= SQUARES || setup->board[kings[side]]) return false;
        setup->board[kings[side]] = piece_make(side, OU);
    }
    for (unsigned square = 0; square < SQUARES; square++) {
        if (square == kings[SENTE] || square == kings[GOTE]) continue;
        unsigned kind = kind_ahead[ahead(&reader, LONGEST_CODE)];
        reader.place += CODES_OF[kind].bits;
        if (kind == NO_KIND) continue;
        if (kind != KI && get(&reader, 1)) kind |= PROMOTED;
        setup->board[square] = piece_make(get(&reader, 1) ? GOTE : SENTE, kind);
        if (++pieces > PIECES) return false;
    }
    while (reader.place < POSITION_BITS) {
        unsigned kind = kind_in_hand_ahead[ahead(&reader, LONGEST_CODE - 1)];
        reader.place += CODES_OF[kind].bits - 1u;
        if (kind != KI && get(&reader, 1)) return false;
        Side side = get(&reader, 1) ? GOTE : SENTE;
        if (++setup->hand[side][kind] > PIECES_IN_SET[kind] || ++pieces > PIECES) return false;
    }
    return reader.place == POSITION_BITS;
}

bool packed_read(const uint8_t bytes[PACKED_BYTES], Taught *taught) {
    Setup setup;
    if (!read_setup(bytes, &setup) || position_build(&taught->position, &setup).rule != SETUP_FINE) return false;
    const uint8_t *rest = bytes + POSITION_BYTES;
    taught->score = (int16_t)(rest[0] | rest[1] << 8);
    taught->move = (Move)(rest[2] | rest[3] << 8);
    taught->ply = (unsigned)(rest[4] | rest[5] << 8);
    taught->result = (int8_t)rest[6];
    return taught->result >= -1 && taught->result <= 1;
}
