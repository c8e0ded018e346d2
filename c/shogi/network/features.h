/* features.h: what a network sees of a position: its input features, and which of them a move changes.
 *
 * A piece on the board or in hand, or a king, is a number below SEEN_COUNT, by whose it is and where it is. Each side sees them
 * from behind its own pieces: the numbers here are those that sente sees, SEEN_BY_GOTE has gote's. The i-th piece of a kind in a
 * hand has a number for each i from 0, and all up to the count are there.
 *
 * The numbers are those of the files that others train. Of a K+P network they are the features, and of the one that is added to the
 * weights; of a HalfKP network the pieces are, kings left out, anew for each square of the own king.
 */
#ifndef GUNSHI_SHOGI_NETWORK_FEATURES_H
#define GUNSHI_SHOGI_NETWORK_FEATURES_H

#include "../position.h"

enum {
    FIRST_ON_BOARD = 90, /* below it hands; from it on SQUARES numbers for each kind of piece and side */
    SEEN_PIECES = 1548,
    SEEN_COUNT = SEEN_PIECES + 2 * SQUARES,
    MOST_FEATURES = 40
};

typedef enum NetworkKind { NETWORK_HALFKP, NETWORK_KP, NETWORK_ADDED, NETWORK_KINDS } NetworkKind;

/* How many features there are. */
extern const uint32_t FEATURE_COUNT[NETWORK_KINDS];

extern uint16_t SEEN_BY_GOTE[SEEN_COUNT];

/* The features of the position in the view of a side. Room for MOST_FEATURES; returns how many there are. HalfKP has none in the
 * view of a side without a king. */
unsigned features_of(const Position *position, NetworkKind kind, Side view, uint32_t *features);

/* All that is seen of a setup, as sente sees it. It has at most MOST_FEATURES pieces, and in a hand no more of a kind than a set
 * has. */
unsigned features_of_setup(const Setup *setup, uint16_t *seen);

/* What a move removes and adds. */
typedef struct FeatureChange {
    uint16_t removed[2], added[2]; /* as sente sees them */
    uint8_t removed_count, added_count;
    bool king[2]; /* of this side: it moved, or was taken */
} FeatureChange;

/* Of a legal move that is still to be made. */
FeatureChange features_changed(const Position *position, Move move);

/* The features of `seen` in the view of a side; returns how many there are. */
unsigned features_seen(const Position *position, NetworkKind kind, Side view, const uint16_t *seen, unsigned count,
                       uint32_t *features);

#endif
