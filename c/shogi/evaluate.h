/* evaluate.h: static evaluation: what a position is worth to the side to move, before anything is searched.
 *
 * It is a sum of weights, one for each thing that is seen on the board, those of the side to move less those of the other side.
 * What belongs to a side is seen from behind its own pieces: gote's half is looked up turned by 180 degrees, so a position and
 * its rotated twin with the sides exchanged are worth the same. Without a king a side has no weights that speak of one.
 *
 * A weight has a value for the opening and one for the ending. What counts is in between, by the progress of the game: 0 at the
 * start, PROGRESS_FULL and never more when much is in hand, promoted, and attacked around the kings.
 *
 * Weights are thousandths of a pawn, a plain value to copy. Sums are given in centipawns, rounded towards 0.
 */
#ifndef GUNSHI_SHOGI_EVALUATE_H
#define GUNSHI_SHOGI_EVALUATE_H

#include "position.h"

/* Centipawns (a pawn is 100) of each kind on the board, for estimating exchanges; index is Kind; the king is 0. */
extern const int PIECE_VALUE[KINDS];

/* What the weights of a table may be looked up by:
 *
 *     code     kind, + 16 when the piece is the enemy's; of the same 32 as Piece
 *     cell     where a square lies from a king: nine rows from 4 ranks before it to 4 behind, in each 0 to 4 files aside; what is
 *              further away counts as the edge of that
 *     zone     where the own king is; the board is mirrored so that it is on the files 1-5
 *     place    a square of that board, as printed: nine rows from the far rank, in each the files 9 to 1
 *     control  3 * own + enemy's: how many pieces attack a square, 2 meaning more, too
 *     content  of a square: empty, own piece, enemy piece
 */
enum { CODES = 32, CELLS = 45, ZONES = 7, CONTROLS = 9, CONTENTS = 3, HAND_COUNTS = 19, MOST_MOBILE = 21, NEIGHBOURS = 9 };
enum { HAND_POWERS = 6 };

/* Zones of the own three ranks by the king's file, 1 to 5; the file 1 without its third rank is the hole of the bear. */
enum Zone { ZONE_HOLE, ZONE_CORNER, ZONE_WING, ZONE_INNER, ZONE_CENTRE, ZONE_OUT, ZONE_ENTERED };

/* Where each table begins in the array:
 *
 *     MATERIAL  [kind]                     a piece on the board
 *     HANDS     [kind][count]              pieces in hand, all of a kind together
 *     NEAR      [code][cell]               a piece, from the own king
 *     PLACE     [zone][code][place]        a piece on the board, by where the own king is
 *     CONTROL   [content][control][cell]   a square, from the own king
 *     THREAT    [0 or 1][kind][control]    an own piece and who attacks and guards it; 0: its owner is to move
 *     ATTACKER  [kind]                     for each square of the enemy king and its neighbours that it attacks; KI: all like it
 *     DANGER    [in hand][neighbours]      enemy pieces in hand but pawns; neighbours of the king that the enemy controls
 *     ESCAPE    [neighbours]               those of the king that have no own piece and no control of the enemy's
 *     GUARD     [neighbours]               those of the king that other own pieces guard
 *     MOBILITY  [kind][squares]            a lance, bishop, rook, horse, dragon and where it could go
 *     TEMPO     one                        to be on the move
 */
enum {
    WEIGHTS_MATERIAL = 0,
    WEIGHTS_HANDS = WEIGHTS_MATERIAL + 16,
    WEIGHTS_NEAR = WEIGHTS_HANDS + HAND_KINDS * HAND_COUNTS,
    WEIGHTS_PLACE = WEIGHTS_NEAR + CODES * CELLS,
    WEIGHTS_CONTROL = WEIGHTS_PLACE + ZONES * CODES * SQUARES,
    WEIGHTS_THREAT = WEIGHTS_CONTROL + CONTENTS * CONTROLS * CELLS,
    WEIGHTS_ATTACKER = WEIGHTS_THREAT + 2 * 16 * CONTROLS,
    WEIGHTS_DANGER = WEIGHTS_ATTACKER + 16,
    WEIGHTS_ESCAPE = WEIGHTS_DANGER + HAND_POWERS * NEIGHBOURS,
    WEIGHTS_GUARD = WEIGHTS_ESCAPE + NEIGHBOURS,
    WEIGHTS_MOBILITY = WEIGHTS_GUARD + NEIGHBOURS,
    WEIGHTS_TEMPO = WEIGHTS_MOBILITY + 16 * MOST_MOBILE,
    WEIGHT_COUNT
};

enum { WEIGHT_UNITS = 10 /* of a weight in a centipawn */ };

enum Phase { OPENING, ENDING, PHASES };

/* Both phases of a weight are one number, so that one addition adds up both: the opening's in the low half, the ending's in the
 * high one. */
typedef struct Weights {
    int64_t both[WEIGHT_COUNT];
} Weights;

int weight_of(const Weights *weights, unsigned weight, enum Phase phase);

/* The other phase of the weight stays, so it must have been set, or the weights all be 0. `value` is from -INT16_MAX to INT16_MAX. */
void weight_set(Weights *weights, unsigned weight, enum Phase phase, int value);

/* Two for each piece in hand that is no pawn, each promoted piece, and each square of a king and its neighbours that the enemy
 * attacks; one for each pawn in hand. */
enum { PROGRESS_FULL = 48 };

/* The parts of a sum that people are told. */
enum EvaluationTerm {
    TERM_MATERIAL,  /* pieces on the board */
    TERM_HANDS,     /* pieces in hand */
    TERM_CASTLE,    /* own pieces around the own king */
    TERM_SIEGE,     /* enemy pieces around the own king */
    TERM_PLACEMENT, /* pieces on the board, by where the king is */
    TERM_CONTROL,   /* squares around the kings, by who controls them */
    TERM_THREATS,   /* pieces attacked and guarded */
    TERM_KING,      /* safety of the king: attackers, escape squares, guards */
    TERM_MOBILITY,  /* squares that sliding pieces can go to */
    TERM_TEMPO,     /* to be on the move */
    EVALUATION_TERMS
};

/* "material", … */
extern const char *const EVALUATION_TERM_NAME[EVALUATION_TERMS];

/* Material only: evaluate() is evaluate_material(). */
void weights_init(Weights *weights);

/* Centipawns from the side to move's view. */
int evaluate(const Position *position, const Weights *weights);

/* The same, and each part of the sum: terms[] add up to the result exactly. */
int evaluate_terms(const Position *position, const Weights *weights, int terms[EVALUATION_TERMS]);

/* The weights that evaluate() adds up for the position, and how often: positive for the side to move. A weight may come several
 * times. Room for EVALUATION_FEATURES; returns how many there are. *progress is the position's: of a weight counts opening *
 * (PROGRESS_FULL - progress) + ending * progress, by PROGRESS_FULL. */
typedef struct EvaluationFeature {
    uint16_t weight;
    int16_t count;
} EvaluationFeature;

enum { EVALUATION_FEATURES = 640 };

unsigned evaluate_features(const Position *position, EvaluationFeature *features, unsigned *progress);

/* 0 to PROGRESS_FULL. Takes as long as evaluate_features(). */
unsigned evaluate_progress(const Position *position);

/* Centipawns from the side to move's view: PIECE_VALUE of board and hands, a piece in hand at its board value. */
int evaluate_material(const Position *position);

#endif
