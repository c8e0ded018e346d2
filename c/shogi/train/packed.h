/* packed.h: a position with what was found of it, in 40 bytes: the record that trainers of networks read (PackedSfenValue).
 *
 *     32 bytes   the position, in bits from the lowest: the side to move; both kings' squares, 7 bits each; of the other squares in
 *                order what stands there; then the pieces in hand, sente's first. A code of its own length for each kind, with a
 *                bit for promotion, but for gold, and one for the side; in hand the code without its first bit. A full set of
 *                pieces always has 256 bits.
 *     i16        the score of a search, in centipawns for the side to move
 *     u16        the move that it found: as Move
 *     u16        how many moves were played before
 *     i8         the game's result for the side to move: 1, 0 or -1
 *     u8         0
 *
 * Numbers are little-endian.
 */
#ifndef GUNSHI_SHOGI_TRAIN_PACKED_H
#define GUNSHI_SHOGI_TRAIN_PACKED_H

#include "../position.h"

enum { PACKED_BYTES = 40 };

typedef struct Taught {
    Position position;
    Move move;
    int score, result;
    unsigned ply;
} Taught;

/* False: the position has not all pieces of a set, or not both kings; nothing is written. */
bool packed_write(const Taught *taught, uint8_t bytes[PACKED_BYTES]);

/* False: these bytes are no position, or say of the result what it cannot be. The move is not looked at. */
bool packed_read(const uint8_t bytes[PACKED_BYTES], Taught *taught);

#endif
