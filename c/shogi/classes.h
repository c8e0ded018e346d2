/* classes.h: the classes of moves that statistics count and a search by realization probability reads.
 *
 * The classes overlap: a move belongs to all that describe it, and a search takes the most probable of them. Every legal move
 * belongs to one at least. They see both sides alike, and look one move deep: who attacks what, not how an exchange ends. What
 * they mean does not hang on the weights of the evaluation, so that counts stay good when those change.
 *
 * Terms:
 *   - Level: fu < ky ke to ny nk < gi ki ng < ka < hi um < ry < ou. Roughly what its loss gives the enemy.
 *   - A piece is exposed when an enemy of a lower level attacks it, or when any does and no own piece guards it.
 *     Pins are not looked at. Where a move puts a piece, it is judged with the move made; its level is that before promotion.
 *   - Prey of a piece: an enemy neither pawn nor king, of a higher level, or that no enemy guards.
 */
#ifndef GUNSHI_SHOGI_CLASSES_H
#define GUNSHI_SHOGI_CLASSES_H

#include "position.h"

/* In the names, `promoted` is to, ny, nk or ng. */
enum MoveClass {
    /* Takes such a piece. */
    CLASS_CAPTURE_FU,
    CLASS_CAPTURE_KY,
    CLASS_CAPTURE_KE,
    CLASS_CAPTURE_GI,
    CLASS_CAPTURE_KI,
    CLASS_CAPTURE_KA,
    CLASS_CAPTURE_HI,
    CLASS_CAPTURE_PROMOTED,
    CLASS_CAPTURE_UM,
    CLASS_CAPTURE_RY,
    /* A capture is just one of: nothing can take back; the victim's level is the mover's or higher; it is lower. */
    CLASS_CAPTURE_FREE,
    CLASS_CAPTURE_FAIR,
    CLASS_CAPTURE_COSTLY,
    /* Takes the piece that moved last. */
    CLASS_RECAPTURE,
    /* An exposed piece of the kind goes where it is not exposed; and the piece that moved last attacks it. */
    CLASS_ESCAPE_KY,
    CLASS_ESCAPE_KE,
    CLASS_ESCAPE_GI,
    CLASS_ESCAPE_KI,
    CLASS_ESCAPE_KA,
    CLASS_ESCAPE_HI,
    CLASS_ESCAPE_PROMOTED,
    CLASS_ESCAPE_UM,
    CLASS_ESCAPE_RY,
    CLASS_ESCAPE_LAST,
    /* In check: the king moves; a checker is taken, by the king too; a piece goes between, from the board, from the hand. */
    CLASS_EVADE_KING,
    CLASS_EVADE_CAPTURE,
    CLASS_EVADE_MOVE,
    CLASS_EVADE_DROP,
    /* The piece moved or dropped gives check; it opens the line of another that does. */
    CLASS_CHECK_MOVE,
    CLASS_CHECK_DROP,
    CLASS_CHECK_DISCOVERED,
    CLASS_PROMOTE_FU,
    CLASS_PROMOTE_KY,
    CLASS_PROMOTE_KE,
    CLASS_PROMOTE_GI,
    CLASS_PROMOTE_KA,
    CLASS_PROMOTE_HI,
    CLASS_DROP_FU,
    CLASS_DROP_KY,
    CLASS_DROP_KE,
    CLASS_DROP_GI,
    CLASS_DROP_KI,
    CLASS_DROP_KA,
    CLASS_DROP_HI,
    /* Not exposed, attacks prey that it did not attack: ka, hi, um or ry; another; two at once, a check counting as one. */
    CLASS_THREAT_BIG,
    CLASS_THREAT_SMALL,
    CLASS_FORK,
    /* Takes nothing and is exposed. */
    CLASS_SACRIFICE,
    /* Goes, or is dropped, next to the enemy king. */
    CLASS_CLOSE_MOVE,
    CLASS_CLOSE_DROP,
    /* Not in check, inside the own three ranks, without capture or promotion: the king; a gold or silver to a square at most
     * two files and two ranks from it. */
    CLASS_CASTLE_KING,
    CLASS_CASTLE_GUARD,
    /* A pawn's move without capture or promotion: on the files 1 and 9; on another. */
    CLASS_PUSH_EDGE,
    CLASS_PUSH_FU,
    /* None of those above: the piece moves as a lance, knight, silver, gold, bishop (also um), rook (also ry), king. */
    CLASS_QUIET_KY,
    CLASS_QUIET_KE,
    CLASS_QUIET_GI,
    CLASS_QUIET_KI,
    CLASS_QUIET_KA,
    CLASS_QUIET_HI,
    CLASS_QUIET_OU,
    CLASS_COUNT
};

/* A set of classes: bit C for class C. */
typedef uint64_t ClassSet;

static inline ClassSet class_bit(unsigned id) { return (ClassSet)1 << id; }

enum { CLASS_LEVELS = 7 };

/* What the moves of one position share. Holds the address of the position, which must not change while this is used. */
typedef struct ClassContext {
    const Position *position;
    Bitboard occupied;
    Bitboard guarded;                      /* squares that an own piece attacks, */
    Bitboard guarded_twice;                /* and two of them */
    Bitboard attacked;                     /* squares that an enemy attacks, */
    Bitboard attacked_below[CLASS_LEVELS]; /* and one of a level below this */
    Bitboard on_lines;                     /* squares that a slider of either side attacks */
    Bitboard prey[CLASS_LEVELS];           /* of an own piece of this level */
    Bitboard exposed;                      /* own pieces, neither pawn nor king */
    Bitboard hit_by_last;                  /* squares that the piece that moved last attacks */
    Bitboard screens;                      /* own pieces alone between an own slider and the enemy king */
    Square last_to;                        /* where the last move went, or NO_SQUARE */
} ClassContext;

/* `last_to` is where the legal move went that led to the position, or NO_SQUARE when there was none or it is not known. */
void classes_prepare(ClassContext *context, const Position *position, unsigned last_to);

/* The classes of a legal move. */
ClassSet classes_of(const ClassContext *context, Move move);

/* The classes of all legal moves together. */
ClassSet classes_available(const ClassContext *context);

/* The level of a kind, fu's is 0. */
unsigned class_level(unsigned kind);

/* A short name in lower case, as capture_hi; NULL from CLASS_COUNT on. */
const char *class_name(unsigned id);

#endif
