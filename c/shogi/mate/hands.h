/* hands.h: hands compared and combined field by field, all kinds at once.
 *
 * A Hand has a spare bit above every field, so one subtraction compares all fields. In a mating problem the hand named is
 * always the attacker's: with the board it fixes the defender's, since no piece leaves the game.
 */
#ifndef GUNSHI_SHOGI_MATE_HANDS_H
#define GUNSHI_SHOGI_MATE_HANDS_H

#include "../position.h"

/* The spare bits: bit 7 above the pawns, bits 11, 15, … above the others. */
#define HAND_GUARDS ((Hand)0x88888880)

/* Every piece of a set in one hand. */
#define HAND_FULL ((Hand)(18 | 4 << 8 | 4 << 12 | 4 << 16 | 4 << 20 | 2 << 24 | 2 << 28))

/* Of every kind at least as many as in b. */
static inline bool hand_dominates(Hand a, Hand b) { return (((a | HAND_GUARDS) - b) & HAND_GUARDS) == HAND_GUARDS; }

/* All bits of the fields in which a has at least as many as b. */
static inline Hand hand_fields_covered(Hand a, Hand b) {
    Hand covered = ((a | HAND_GUARDS) - b) & HAND_GUARDS, pawns = covered & 0x80, others = covered & ~(Hand)0x80;
    return (pawns - (pawns >> 7)) | (others - (others >> 3));
}

static inline Hand hand_most(Hand a, Hand b) {
    Hand fields = hand_fields_covered(a, b);
    return (a & fields) | (b & ~fields);
}

static inline Hand hand_least(Hand a, Hand b) {
    Hand fields = hand_fields_covered(a, b);
    return (b & fields) | (a & ~fields);
}

/* All bits of the fields that are not empty. */
static inline Hand hand_fields_held(Hand a) { return ~hand_fields_covered(0, a) & ~HAND_GUARDS; }

static inline unsigned hand_total(Hand hand) {
    unsigned total = 0;
    for (unsigned kind = FU; kind < HAND_KINDS; kind++) total += hand_count(hand, kind);
    return total;
}

#endif
