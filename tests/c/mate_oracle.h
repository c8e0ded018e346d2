/* mate_oracle.h: whether there is a mate, by the real rules and nothing clever: every interposition counts.
 *
 * All positions that checks and replies can reach are collected, layer by layer, until nothing is new or `capacity` is
 * reached; then mates in 0, 1, 2, ... plies are marked. Moves and checks come from the plain generator; there are no hands
 * compared, no bounds and no paths, so nothing of this is shared with the solver. Also here: seeded small positions.
 */
#ifndef GUNSHI_TESTS_MATE_ORACLE_H
#define GUNSHI_TESTS_MATE_ORACLE_H

#include "support.h"

#include <stdlib.h>
#include <string.h>

#include "mate/solve.h"
#include "plain.h"

enum { ORACLE_NEVER = 0xffff };

typedef struct OracleNode {
    Position position;
    uint32_t first, count; /* children */
    uint16_t layer, plies;
    bool expanded;
} OracleNode;

typedef struct Oracle {
    Side attacker;
    uint32_t capacity, count;
    OracleNode *nodes;
    uint32_t *children, children_count, children_room;
    uint32_t *slots, mask;
} Oracle;

/* What the oracle says of a position. */
typedef struct OracleAnswer {
    bool mate, none;   /* neither: not known */
    bool exact;        /* mate: none is shorter */
    unsigned plies;    /* mate: within so many */
    unsigned searched; /* every mate of so many plies would have been found */
} OracleAnswer;

static inline Oracle *oracle_open(uint32_t capacity) {
    Oracle *oracle = calloc(1, sizeof *oracle);
    assert_non_null(oracle);
    oracle->capacity = capacity;
    oracle->mask = 1;
    while (oracle->mask < 2 * capacity) oracle->mask *= 2;
    oracle->nodes = malloc((capacity + MAX_MOVES) * sizeof(OracleNode));
    oracle->slots = malloc(oracle->mask * sizeof(uint32_t));
    oracle->mask--;
    assert_true(oracle->nodes && oracle->slots);
    return oracle;
}

static inline void oracle_close(Oracle *oracle) {
    free(oracle->nodes);
    free(oracle->children);
    free(oracle->slots);
    free(oracle);
}

static inline uint32_t oracle_node_of(Oracle *oracle, const Position *position, unsigned layer) {
    uint32_t slot = (uint32_t)(position->key >> 20) & oracle->mask;
    for (; oracle->slots[slot] != UINT32_MAX; slot = (slot + 1) & oracle->mask)
        if (memcmp(&oracle->nodes[oracle->slots[slot]].position, position, sizeof *position) == 0) return oracle->slots[slot];
    oracle->nodes[oracle->count] = (OracleNode){.position = *position, .layer = (uint16_t)layer, .plies = ORACLE_NEVER};
    oracle->slots[slot] = oracle->count;
    return oracle->count++;
}

static inline void oracle_expand(Oracle *oracle, uint32_t index) {
    Position position = oracle->nodes[index].position;
    Side us = (Side)position.side;
    unsigned layer = oracle->nodes[index].layer + 1u;
    uint32_t first = oracle->children_count;
    Move moves[MAX_MOVES];
    unsigned count = plain_legal(&position, moves);
    for (unsigned i = 0; i < count; i++) {
        Undo undo;
        position_make(&position, moves[i], &undo);
        if (us != oracle->attacker || plain_attacked(&position, position.king[position.side], us)) {
            if (oracle->children_count == oracle->children_room) {
                oracle->children_room = oracle->children_room ? 2 * oracle->children_room : 1024;
                oracle->children = realloc(oracle->children, oracle->children_room * sizeof(uint32_t));
                assert_non_null(oracle->children);
            }
            oracle->children[oracle->children_count++] = oracle_node_of(oracle, &position, layer);
        }
        position_unmake(&position, moves[i], &undo);
    }
    OracleNode *node = &oracle->nodes[index];
    node->first = first;
    node->count = oracle->children_count - first;
    node->expanded = true;
}

/* Mates of exactly this many plies, when all shorter ones are marked. False: there is none. */
static inline bool oracle_mark(Oracle *oracle, unsigned plies) {
    bool some = false, attacking = plies % 2 == 1;
    for (uint32_t i = 0; i < oracle->count; i++) {
        OracleNode *node = &oracle->nodes[i];
        if (!node->expanded || node->plies != ORACLE_NEVER || (node->position.side == oracle->attacker) != attacking) continue;
        bool mates = !attacking;
        for (uint32_t j = 0; j < node->count; j++) {
            bool mated = oracle->nodes[oracle->children[node->first + j]].plies < plies;
            if (mated == attacking) {
                mates = attacking;
                break;
            }
        }
        if (!mates) continue;
        node->plies = (uint16_t)plies;
        some = true;
    }
    return some;
}

/* A defender to move stands in check. Mates of more than `most_plies` are not looked for. */
static inline OracleAnswer oracle_ask(Oracle *oracle, const Position *position, unsigned most_plies) {
    oracle->attacker = mate_attacker(position);
    oracle->count = oracle->children_count = 0;
    memset(oracle->slots, 0xff, (oracle->mask + (size_t)1) * sizeof(uint32_t));
    oracle_node_of(oracle, position, 0);
    uint32_t next = 0;
    for (; next < oracle->count && oracle->count < oracle->capacity && oracle->nodes[next].layer <= most_plies; next++)
        oracle_expand(oracle, next);
    bool closed = next == oracle->count;
    /* All of the layers before this one are expanded, and to see a mate its last position must be. */
    unsigned searched = closed ? ORACLE_NEVER : oracle->nodes[next].layer;
    if (searched) searched--;
    /* Twice in a row nothing to mark: there is no more. */
    for (unsigned plies = 0, empty = 0; empty < 2; plies++) empty = oracle_mark(oracle, plies) ? 0 : empty + 1;
    OracleAnswer answer = {.plies = oracle->nodes[0].plies, .searched = searched};
    answer.mate = answer.plies != ORACLE_NEVER;
    answer.exact = answer.mate && answer.plies <= searched;
    if (answer.mate || closed) {
        answer.none = !answer.mate;
        return answer;
    }
    /* What has not been looked at may be anything: if even that does not help, nothing does. */
    for (uint32_t i = 0; i < oracle->count; i++) oracle->nodes[i].plies = oracle->nodes[i].expanded ? ORACLE_NEVER : 0;
    for (unsigned plies = 0, empty = 0; empty < 2; plies++) empty = oracle_mark(oracle, plies) ? 0 : empty + 1;
    answer.none = oracle->nodes[0].plies == ORACLE_NEVER;
    return answer;
}

/* ---- seeded small positions ---- */

static inline unsigned small_near(Random *random, unsigned square, unsigned reach) {
    unsigned file = square / 9 + random_below(random, 2 * reach + 1), rank = square % 9 + random_below(random, 2 * reach + 1);
    if (file < reach || rank < reach || file - reach > 8 || rank - reach > 8) return NO_SQUARE;
    return (file - reach) * 9 + rank - reach;
}

/* A few pieces about the king of gote, who stands in a corner of three by four squares; sente attacks. */
static inline Position small_position(Random *random) {
    static const uint8_t ATTACKERS[] = {FU, FU, KY, KE, GI, KI, KI, KA, HI, TO, UM, RY, HI, KA, KY, KE, NG};
    static const uint8_t SLIDERS[] = {HI, HI, KA, KY, KY, RY, UM};
    for (;;) {
        bool distant = random_below(random, 3) == 0;
        Setup setup = {.side = random_below(random, 8) ? SENTE : GOTE};
        uint8_t left[HAND_KINDS];
        for (unsigned kind = FU; kind < HAND_KINDS; kind++) left[kind] = PIECES_IN_SET[kind];
        unsigned king = random_below(random, 4) * 9 + random_below(random, 3);
        setup.board[king] = piece_make(GOTE, OU);
        if (random_below(random, 3) == 0) {
            unsigned own = random_below(random, 2) ? random_below(random, SQUARES) : small_near(random, king, 3);
            if (own == NO_SQUARE || setup.board[own]) continue;
            setup.board[own] = piece_make(SENTE, OU);
        }
        for (unsigned i = 0, count = 2 + random_below(random, 7); i < count; i++) {
            unsigned square = small_near(random, king, random_below(random, 3) ? 2 : 6);
            unsigned kind = ATTACKERS[random_below(random, sizeof ATTACKERS)];
            bool far = distant && i < 2;
            if (far) {
                square = random_below(random, SQUARES);
                kind = SLIDERS[random_below(random, sizeof SLIDERS)];
            }
            if (square == NO_SQUARE || setup.board[square] || left[kind_plain(kind)] == 0) continue;
            left[kind_plain(kind)]--;
            setup.board[square] = piece_make(far || random_below(random, 9) < 5 ? SENTE : GOTE, kind);
        }
        for (unsigned i = random_below(random, 5); i > 0; i--) {
            unsigned kind = FU + random_below(random, HAND_KINDS - FU);
            if (left[kind] == 0) continue;
            left[kind]--;
            setup.hand[SENTE][kind]++;
        }
        unsigned rich = random_below(random, 4);
        for (unsigned kind = FU; kind < HAND_KINDS; kind++) {
            if (rich == 0) setup.hand[GOTE][kind] = left[kind];
            if (rich == 1 && left[kind]) setup.hand[GOTE][kind] = (uint8_t)random_below(random, 2);
            if (rich == 2 && left[kind] && random_below(random, 6) == 0) setup.hand[GOTE][kind] = 1;
        }
        Position position;
        if (position_build(&position, &setup).rule != SETUP_FINE) continue;
        /* A defender to move stands in check, and the attacker has no king. */
        if (setup.side == GOTE && (position.king[SENTE] != NO_SQUARE || !position_in_check(&position))) continue;
        return position;
    }
}

#endif
