#include "rules.h"

#include "attacks.h"

enum { FOURFOLD = 4 };

/* True when every move that `side` made after states[first] and up to states[last] gave check. */
static bool always_checked(const GameState *states, size_t first, size_t last, Side side) {
    for (size_t i = first + 1; i <= last; i++)
        if (states[i].side != side && !states[i].in_check) return false;
    return true;
}

static Repetition judge(const GameState *states, size_t first, size_t last) {
    bool sente = always_checked(states, first, last, SENTE), gote = always_checked(states, first, last, GOTE);
    if (sente == gote) return REPETITION_DRAW;
    return sente ? REPETITION_SENTE_LOSES : REPETITION_GOTE_LOSES;
}

Repetition rules_repetition(const GameState *states, size_t count, unsigned *ply) {
    for (size_t last = FOURFOLD - 1; last < count; last++) {
        unsigned occurrences = 1;
        for (size_t first = last; first-- > 0;) {
            if (states[first].key != states[last].key || ++occurrences < FOURFOLD) continue;
            *ply = (unsigned)last;
            return judge(states, first, last);
        }
    }
    return REPETITION_NONE;
}

static unsigned count_in_hand(Hand hand, bool big) {
    unsigned total = 0;
    for (unsigned kind = FU; kind < HAND_KINDS; kind++)
        if ((kind == KA || kind == HI) == big) total += hand_count(hand, kind);
    return total;
}

Declaration rules_declaration(const Position *position) {
    Side us = (Side)position->side;
    Bitboard camp = PROMOTION_ZONE(us), own = position->by_side[us] & camp & ~position->by_kind[OU];
    const Bitboard *by_kind = position->by_kind;
    Bitboard big = own & (by_kind[KA] | by_kind[HI] | by_kind[UM] | by_kind[RY]);
    unsigned pieces = bb_count(own), big_pieces = bb_count(big) + count_in_hand(position->hand[us], true);
    Declaration declaration = {
        .king_in_camp = position->king[us] != NO_SQUARE && bb_has(camp, position->king[us]),
        .in_check = position_in_check(position),
        .pieces_in_camp = pieces,
        .points = pieces - bb_count(big) + count_in_hand(position->hand[us], false) + 5 * big_pieces,
        .points_needed = us == SENTE ? 28 : 27,
    };
    declaration.wins =
        declaration.king_in_camp && !declaration.in_check && pieces >= 10 && declaration.points >= declaration.points_needed;
    return declaration;
}
