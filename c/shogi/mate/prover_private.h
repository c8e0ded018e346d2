/* prover_private.h: the inside of a prover, for the files that are one: prove.c, node.c, interpose.c and ghi.c.
 *
 * prove.c walks the tree, node.c lists and looks at a node's children, interpose.c judges interpositions, ghi.c keeps what holds
 * on a path only. They call each other in a ring, and must: whether an interposition is futile is found out by a search of its
 * own inside a node. So what they share is declared here, below all of them, and each of them includes this and none of the
 * others.
 *
 * A node's children are all moves of the side to move (of the attacker the checks). Active ones are weighed; others wait behind
 * an active one, by `next`, until that is decided against the side to move. What is decided so goes into the node's account:
 * with which hand, within how many plies, depending on what of the path.
 */
#ifndef GUNSHI_SHOGI_MATE_PROVER_PRIVATE_H
#define GUNSHI_SHOGI_MATE_PROVER_PRIVATE_H

#include "../../base/stop.h"
#include "mate_table.h"
#include "proof.h"

enum { PROVE_MAX_DEPTH = 8192 };

enum { NUMBER_MAX = 1 << 30, PATH_BUCKETS = 8192, LOOPS = 1 << 18, LOOP_WAYS = 4, ARENA = 1 << 20, NONE = 0xffff };

/* What of the path a disproof depends on: the depths of attacking positions above, the least first, NONE behind the last. When
 * full there may be more, deeper ones. */
enum { DEPENDS_MOST = 4 };
typedef struct Depends {
    uint16_t depths[DEPENDS_MOST];
} Depends;
_Static_assert(DEPENDS_MOST == 4, "ON_NOTHING and depends_on() fill four places");

typedef struct Child {
    uint64_t board;  /* 0: not known yet */
    Hand hand;       /* the attacker's after the move */
    Hand pieces;     /* pn 0: its proof pieces, dn 0: its disproof pieces: a hand with which the same holds */
    uint32_t pn, dn; /* both 0: not looked at yet */
    Move move;
    uint16_t plies;  /* pn 0: mate within; dn 0: none in fewer */
    Depends depends; /* dn 0: a proof depends on nothing */
    uint16_t next;   /* the child waiting behind this one, or NONE */
    uint16_t depth;  /* nearest the root where the table saw it, or it with a comparable hand; NO_PLIES: never */
    Move capture;    /* the child is the position after this capture of the interposed piece, which is given back */
    uint8_t stage;   /* of an interposition that may be futile, see child_settle() */
    /* Of such an interposition: how it was disproven. */
    uint16_t real_plies;
    Depends real_depends;
    Hand real_pieces;
} Child;

/* Of an interposition: which question is asked of it now, see child_settle(). */
enum Stage { STAGE_NONE, STAGE_REAL, STAGE_FIRST_CAPTURE, STAGE_SECOND_CAPTURE, STAGE_OVER };

typedef struct Node {
    uint64_t board;
    Hand hand;
    bool attacking;
    uint16_t limit;
    Child *children;
    uint16_t total; /* children */
    uint16_t count; /* active children; the first ones of `children` by `active` */
    uint16_t *active;
    /* Of the children decided against the side to move: */
    Hand pieces; /* proof pieces of a defending node, disproof pieces of an attacking one */
    uint16_t plies;
    Depends depends;
} Node;

/* A disproof that holds where some positions are on the path, with these hands or richer ones. It holds for exactly its own hand:
 * with a poorer one another reply may last longer, which can make an interposition futile (see interpose.c). */
enum { LOOP_MOST = DEPENDS_MOST - 1 };
typedef struct Loop {
    uint64_t board;
    uint64_t above[LOOP_MOST];
    Hand above_hands[LOOP_MOST];
    Hand hand;
    uint16_t plies;
    uint16_t count;
} Loop;

typedef struct OnPath {
    uint64_t board;
    Hand hand;
    uint16_t below; /* the next of the bucket, or NONE */
} OnPath;

typedef struct Prover {
    MateTable *table;
    Stop *stop;
    ProverShare *share;
    Position position;
    Side attacker;
    uint64_t nodes, node_limit;
    unsigned path_base; /* what is above does not count */
    Loop *loops;
    uint8_t *loop_tags; /* of each loop some bits of its board and hand, 0 when it is free and its memory not set: few are read */
    OnPath path[PROVE_MAX_DEPTH];
    uint16_t buckets[PATH_BUCKETS];
    Child *arena;
    uint16_t *lists;
    size_t arena_used;
    bool stopped;
} Prover;

static inline uint64_t mix(uint64_t a, uint64_t b) {
    uint64_t z = (a ^ b * 0x9e3779b97f4a7c15) * 0xbf58476d1ce4e5b9;
    return (z ^ z >> 31) * 0x94d049bb133111eb;
}

static inline uint16_t plies_after(uint16_t plies) { return plies >= NO_PLIES - 1 ? NO_PLIES : (uint16_t)(plies + 1); }
static inline uint16_t smaller(uint16_t a, uint16_t b) { return a < b ? a : b; }

static inline uint32_t capped(uint64_t number) { return number > NUMBER_MAX ? NUMBER_MAX : (uint32_t)number; }

static const Depends ON_NOTHING = {{NONE, NONE, NONE, NONE}};

static inline bool depends_on_any(Depends on) { return on.depths[0] != NONE; }

static inline Depends depends_on(unsigned depth) { return (Depends){{(uint16_t)depth, NONE, NONE, NONE}}; }

/* On all that one of the two depends on. */
Depends depends_on_both(Depends a, Depends b);

/* Without what is not above `depth`. */
static inline Depends depends_above(Depends on, unsigned depth) {
    for (unsigned i = DEPENDS_MOST; i-- > 0 && on.depths[i] >= depth;) on.depths[i] = NONE;
    return on;
}

static inline void decide_proven(Child *child, unsigned plies, Hand pieces) {
    child->pn = 0;
    child->dn = UINT32_MAX;
    child->plies = (uint16_t)plies;
    child->pieces = pieces;
    child->depends = ON_NOTHING;
}

static inline void decide_disproven(Child *child, unsigned plies, Hand pieces, Depends on) {
    child->pn = UINT32_MAX;
    child->dn = 0;
    child->plies = (uint16_t)plies;
    child->pieces = pieces;
    child->depends = on;
}

static inline bool limited(const Node *node) { return node->limit < NO_LIMIT / 2; }

static inline bool decided_for(const Node *node, const Child *child) { return node->attacking ? child->pn == 0 : child->dn == 0; }

/* The position on the board is on the path from now on, or not any more. */
void prover_path_push(Prover *prover, unsigned depth, uint64_t board, Hand hand);
void prover_path_pop(Prover *prover, unsigned depth);

/* The depth at which the position stands on the path with a hand as good for the attacker, or NONE. */
unsigned prover_path_find(const Prover *prover, uint64_t board, Hand hand);

/* Keeps the disproof of an attacking node whose children are all decided: `on` is what it depends on above the node, something.
 * What depends on more than LOOP_MOST positions is not kept. */
void prover_keep_loop(Prover *prover, const Node *node, Depends on);

/* Refutes an attacking child for a mate within `plies` when a disproof that was kept holds on the path. */
void prover_recall_loop(Prover *prover, Child *child, unsigned plies);

/* Plays the child's move, or takes it back; of an interposition that is taken and given back, both. */
void child_make(Prover *prover, const Child *child, Undo *first, Undo *second);
void child_unmake(Prover *prover, const Child *child, const Undo *first, const Undo *second);

/* What is known of a child by the rules, the path and the table, without a search. `plies` are what remains after its move;
 * after a capture, which is given back, one more. */
void child_look(Prover *prover, const Node *node, Child *child, unsigned plies);

/* An interposition was decided: by itself, or after capture and giving back. True when it has another question to ask. */
bool child_settle(Prover *prover, const Node *node, Child *child, unsigned depth);

/* Lists the children, and looks at all active ones. Stops at one that decides the node for the side to move: it is then the only
 * one. */
void node_expand(Prover *prover, Node *node, unsigned depth);

/* Looks at active child `place`, and at those behind it while it is decided against the side to move. */
void node_reveal(Prover *prover, Node *node, unsigned place, unsigned depth);

/* The attacker's hand before the move, for a hand after it. */
Hand prover_hand_before(const Prover *prover, Move move, Hand after);

/* Searches the position on the board, `self`, until its proof or disproof number reaches the threshold. Where *raise is set,
 * which nodes below may change, thresholds are raised so that each visit does some work (TCA, see prove.h). */
void prover_descend(Prover *prover, unsigned depth, const Child *self, unsigned limit, uint32_t pn_threshold,
                    uint32_t dn_threshold, bool *raise, Child *result);

#endif
