/* efforts_private.h: every number that tunes how much work a mating problem is worth, in one table.
 *
 * The log of matches has no row for mating problems. Where a number was measured, the commit that says so is named; "no figure":
 * nothing in the history tells what it was worth. One part in N is written as N.
 */
#ifndef GUNSHI_SHOGI_MATE_EFFORTS_PRIVATE_H
#define GUNSHI_SHOGI_MATE_EFFORTS_PRIVATE_H

/* ---- several provers (crew.c, prove.c) ---- */

enum {
    ALONE_NODES = 20000, /* nodes of a question before the first prover wakes the others; no figure */
    NODES_A_REPORT = 256 /* nodes after which a prover adds its own to those of all; no figure */
};

/* ---- the table (mate_table.c), in tenths of its slots: "a node is a tenth quicker", "the table grows while it is sparse ... a
 * fifth faster" ---- */

enum {
    SPARSE = 5,   /* used, before it grows */
    CROWDED = 7,  /* used, when it cannot grow, before a collection */
    COLLECTED = 5 /* of CROWDED, what a collection leaves; no figure */
};

/* ---- limits of the caller (solve.c) ---- */

enum {
    LINE_SHARE = 4,           /* one part of what is left is for the line, while a mate is searched for; no figure */
    SHORTENED_LINE_SHARE = 8, /* and while one is made shorter: "an eighth of a limit is kept for the line, not a quarter" */
    LEAST_SHARE = 16,    /* what the line leaves is for shortening again, unless it is less than one part of all; no figure */
    SHOWN_TRIES = 4,     /* times that a line shorter than its mate makes the shorter length a question; no figure */
    SHOWN_NODES = 300000 /* for the first of these questions, twice as many for each other; no figure */
};

/* ---- the line (line.c) ---- */

enum {
    CHECK_NODES = 1000,     /* for each check in the first round, where the table has forgotten the mating one; no figure */
    ROUND_GROWTH = 4,       /* times as many in each round after; no figure */
    REPLY_NODES = 2000,     /* for a reply at the most, and below LONG_PLIES */
    LEAST_REPLY_NODES = 200 /* for one at the least: "Kotobuki's 611 plies in 0.76 million nodes instead of 1.34" */
};

/* ---- shortening (shorten.c) ---- */

/* Shortening a mate may take as many nodes as finding it, and never fewer than SHORT_NODES or MIDDLE_NODES. Short mates nearly
 * always can be proven the shortest, so they are. Long ones hardly ever can: a quarter as many (LONG_SHARE), or when it was easy
 * to make them shorter as many, up to LONG_NODES; and while that makes them shorter, each time as many as all before for every
 * PLIES_WORTH_ALL plies, since the longest have the most to lose ("Long mates are shortened on while that succeeds"). */
enum {
    SHORT_PLIES = 13,      /* no figure */
    LONG_PLIES = 101,      /* a mate so long hardly ever can be proven the shortest; no figure */
    SHORT_NODES = 4000000, /* no figure */
    MIDDLE_NODES = 300000, /* no figure */
    LONG_SHARE = 4,        /* "a quarter of the nodes that found a long mate is for shortening it" */
    LONG_NODES = 8000000,  /* no figure */
    LEAST_NODES = 50000,   /* no figure */
    PLIES_WORTH_ALL = 600  /* "the longer a mate, the longer it is shortened" */
};

/* What is easy: first EASY_SHARE, one part of what finding the mate took, for the whole; then PLACE_NODES for each place of the
 * line, as long as a pass along it helps; no new question when all together took as many as finding the mate: "Microcosmos with
 * 1525 in a third of the time". Later USED_SHARE, so small a part of it, for each question with the numbers of the one before,
 * which now and then are still of use. */
enum { EASY_SHARE = 32, PLACE_NODES = 60, USED_SHARE = 64 };

#endif
