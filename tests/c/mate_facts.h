/* mate_facts.h: a world in which whatever is stored in a mate table is true, and a judge of what the table says about it. */
#ifndef GUNSHI_TESTS_MATE_FACTS_H
#define GUNSHI_TESTS_MATE_FACTS_H

#include "support.h"

#include "mate/hands.h"
#include "mate/mate_table.h"

enum { BOARDS = 40, MB = 1 << 20 };

static inline Hand random_hand(Random *random) {
    Hand hand = 0;
    for (unsigned kind = FU; kind < HAND_KINDS; kind++)
        hand += hand_one(kind) * random_below(random, PIECES_IN_SET[kind] < 3 ? PIECES_IN_SET[kind] + 1u : 3);
    return hand;
}

/* The shortest mate: on each board a richer hand mates sooner. NO_PLIES: never. */
static inline unsigned truth(unsigned board, Hand hand) {
    static const unsigned WORTH[HAND_KINDS] = {0, 1, 4, 3, 6, 7, 9, 8};
    unsigned worth = 0;
    for (unsigned kind = FU; kind < HAND_KINDS; kind++) worth += hand_count(hand, kind) * WORTH[(kind + board) % HAND_KINDS];
    if (worth < 10 + board % 7) return NO_PLIES;
    return worth > 60 ? 1 : 61 - worth;
}

typedef struct Fact {
    unsigned board, plies;
    Hand hand;
    bool proof;
} Fact;

static inline Fact random_fact(Random *random) {
    Fact fact = {.board = random_below(random, BOARDS), .hand = random_hand(random)};
    unsigned plies = truth(fact.board, fact.hand), slack = random_below(random, 2) ? 0 : random_below(random, 12);
    fact.proof = plies != NO_PLIES && random_below(random, 2);
    if (fact.proof)
        fact.plies = plies + slack;
    else
        fact.plies = slack == 0 ? plies : plies == NO_PLIES ? slack * 5 : slack < plies ? plies - slack : 0;
    return fact;
}

static inline bool is_true(unsigned board, Hand hand, unsigned plies, MateView view) {
    unsigned real = truth(board, hand);
    if (view.pn == 0)
        return view.dn != 0 && view.known && view.plies <= plies && view.plies >= real && hand_dominates(hand, view.hand) &&
               truth(board, view.hand) <= view.plies;
    if (view.dn == 0)
        return view.known && view.plies > plies && view.plies <= real && hand_dominates(view.hand, hand) &&
               truth(board, view.hand) >= view.plies;
    return true;
}

#endif
