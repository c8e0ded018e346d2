#include "packed.h"

#include <string.h>

enum { POSITION_BYTES = 32, POSITION_BITS = 8 * POSITION_BYTES };

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

/* Beyond the end there are zeros. */
static unsigned get(const uint8_t *bytes, unsigned *place, unsigned count) {
    unsigned value = 0;
    for (unsigned i = 0; i < count; i++, ++*place)
        if (*place < POSITION_BITS) value |= (unsigned)(bytes[*place / 8] >> *place % 8 & 1) << i;
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

/* The kind whose code comes next, `skipped` bits of which are left out; KINDS: none. */
static unsigned get_kind(const uint8_t *bytes, unsigned *place, unsigned skipped) {
    for (unsigned kind = skipped ? FU : NO_KIND; kind < HAND_KINDS; kind++) {
        unsigned after = *place;
        if (get(bytes, &after, CODES_OF[kind].bits - skipped) != (unsigned)CODES_OF[kind].code >> skipped) continue;
        *place = after;
        return kind;
    }
    return KINDS;
}

bool packed_read(const uint8_t bytes[PACKED_BYTES], Taught *taught) {
    unsigned place = 0, kings[2];
    Setup setup = {.side = get(bytes, &place, 1) ? GOTE : SENTE};
    for (Side side = SENTE; side <= GOTE; side++) {
        kings[side] = get(bytes, &place, 7);
        if (kings[side] >= SQUARES || setup.board[kings[side]]) return false;
        setup.board[kings[side]] = piece_make(side, OU);
    }
    for (unsigned square = 0; square < SQUARES; square++) {
        if (square == kings[SENTE] || square == kings[GOTE]) continue;
        unsigned kind = get_kind(bytes, &place, 0);
        if (kind == KINDS) return false;
        if (kind == NO_KIND) continue;
        if (kind != KI && get(bytes, &place, 1)) kind |= PROMOTED;
        setup.board[square] = piece_make(get(bytes, &place, 1) ? GOTE : SENTE, kind);
    }
    while (place < POSITION_BITS) {
        unsigned kind = get_kind(bytes, &place, 1);
        if (kind == KINDS || (kind != KI && get(bytes, &place, 1))) return false;
        setup.hand[get(bytes, &place, 1)][kind]++;
    }
    if (place != POSITION_BITS || position_build(&taught->position, &setup).rule != SETUP_FINE) return false;
    const uint8_t *rest = bytes + POSITION_BYTES;
    taught->score = (int16_t)(rest[0] | rest[1] << 8);
    taught->move = (Move)(rest[2] | rest[3] << 8);
    taught->ply = (unsigned)(rest[4] | rest[5] << 8);
    taught->result = (int8_t)rest[6];
    return true;
}
