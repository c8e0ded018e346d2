#include "evaluate.h"

#include <string.h>

#include "attacks.h"

const int PIECE_VALUE[KINDS] = {
    [FU] = 100, [KY] = 300, [KE] = 350, [GI] = 500, [KA] = 800,  [HI] = 1000, [KI] = 550,
    [TO] = 600, [NY] = 550, [NK] = 550, [NG] = 550, [UM] = 1100, [RY] = 1300,
};

const char *const EVALUATION_TERM_NAME[EVALUATION_TERMS] = {
    [TERM_MATERIAL] = "material",   [TERM_HANDS] = "hands",     [TERM_CASTLE] = "castle",   [TERM_SIEGE] = "siege",
    [TERM_PLACEMENT] = "placement", [TERM_CONTROL] = "control", [TERM_THREATS] = "threats", [TERM_KING] = "king",
    [TERM_MOBILITY] = "mobility",   [TERM_TEMPO] = "tempo",
};

static int side_value(const Position *position, Side side) {
    int value = 0;
    for (unsigned kind = FU; kind < KINDS; kind++)
        value += PIECE_VALUE[kind] * (int)bb_count(position->by_kind[kind] & position->by_side[side]);
    for (unsigned kind = FU; kind < HAND_KINDS; kind++) value += PIECE_VALUE[kind] * (int)hand_count(position->hand[side], kind);
    return value;
}

int evaluate_material(const Position *position) {
    Side us = (Side)position->side;
    return side_value(position, us) - side_value(position, side_other(us));
}

void weights_init(Weights *weights) {
    memset(weights, 0, sizeof *weights);
    for (unsigned kind = FU; kind < KINDS; kind++)
        weights->value[WEIGHTS_MATERIAL + kind] = (int16_t)(WEIGHT_UNITS * PIECE_VALUE[kind]);
    for (unsigned kind = FU; kind < HAND_KINDS; kind++)
        for (unsigned count = 1; count <= PIECES_IN_SET[kind]; count++)
            weights->value[WEIGHTS_HANDS + kind * HAND_COUNTS + count] = (int16_t)((int)count * WEIGHT_UNITS * PIECE_VALUE[kind]);
}

/* Tables: of the king's square and another, both as its side sees them. */
static uint8_t CELL[SQUARES][SQUARES];
/* [mirrored][square]. */
static uint8_t PLACE[2][SQUARES];
static uint8_t ZONE[SQUARES];
/* Eight bits as eight bytes of 0 or 1. */
static uint64_t SPREAD[256];

static unsigned limited(int value, int most) { return (unsigned)(value > most ? most : value < 0 ? 0 : value); }

static enum Zone zone_of(unsigned file, unsigned rank) {
    static const uint8_t HOME[6] = {0, ZONE_HOLE, ZONE_CORNER, ZONE_WING, ZONE_INNER, ZONE_CENTRE};
    if (rank < 7) return rank < 4 ? ZONE_ENTERED : ZONE_OUT;
    return file == 1 && rank == 7 ? ZONE_CORNER : HOME[file];
}

static void fill_king(unsigned king) {
    int file = (int)square_file(king), rank = (int)square_rank(king);
    for (unsigned square = 0; square < SQUARES; square++) {
        int aside = (int)square_file(square) - file, behind = (int)square_rank(square) - rank;
        CELL[king][square] = (uint8_t)(limited(behind + 4, 8) * 5 + limited(aside < 0 ? -aside : aside, 4));
    }
    ZONE[king] = (uint8_t)zone_of(file > 5 ? 10 - (unsigned)file : (unsigned)file, (unsigned)rank);
}

__attribute__((constructor)) static void fill_tables(void) {
    for (unsigned square = 0; square < SQUARES; square++) {
        unsigned file = square_file(square), row = (square_rank(square) - 1) * FILES;
        PLACE[0][square] = (uint8_t)(row + FILES - file);
        PLACE[1][square] = (uint8_t)(row + file - 1);
        fill_king(square);
    }
    for (unsigned byte = 0; byte < 256; byte++)
        for (unsigned bit = 0; bit < 8; bit++) SPREAD[byte] |= (uint64_t)(byte >> bit & 1) << 8 * bit;
}

/* Where what is seen goes to: `count` times the weight, for `side`. */
typedef struct Sink {
    const int16_t *value;
    int sum[2];
    int terms[2][EVALUATION_TERMS];
    EvaluationFeature *features;
    unsigned feature_count;
    Side side;
} Sink;

typedef void (*Add)(Sink *sink, Side side, enum EvaluationTerm term, unsigned weight, int count);

#define INLINE static inline __attribute__((always_inline))

/* What is known of one side before its squares are looked at. */
typedef struct View {
    Bitboard once, twice; /* squares that one piece attacks, that two do */
    Bitboard ring;        /* the enemy king and its neighbours */
} View;

INLINE void see_attacks(Sink *sink, Add add, View *view, Side side, unsigned kind, Bitboard attacked) {
    view->twice |= view->once & attacked;
    view->once |= attacked;
    Bitboard near = attacked & view->ring;
    if (bb_any(near)) add(sink, side, TERM_KING, WEIGHTS_ATTACKER + kind, (int)bb_count(near));
}

INLINE void see_kind(Sink *sink, Add add, const Position *position, View *view, Side side, unsigned kind, Bitboard pieces,
                     bool mobile) {
    Bitboard occupied = position_occupied(position), own = position->by_side[side];
    BB_FOR (square, pieces & own) {
        Bitboard attacked = attacks_of(kind, side, square, occupied);
        see_attacks(sink, add, view, side, kind, attacked);
        if (mobile) add(sink, side, TERM_MOBILITY, WEIGHTS_MOBILITY + kind * MOST_MOBILE + bb_count(attacked & ~own), 1);
    }
}

INLINE void see_side(Sink *sink, Add add, const Position *position, View *view, Side side) {
    const Bitboard *by_kind = position->by_kind;
    unsigned enemy_king = position->king[side_other(side)];
    view->once = view->twice = BB_EMPTY;
    view->ring = enemy_king == NO_SQUARE ? BB_EMPTY : KING_ATTACKS[enemy_king] | bb_square(enemy_king);
    see_attacks(sink, add, view, side, FU, attacks_pawns(side, by_kind[FU] & position->by_side[side]));
    see_kind(sink, add, position, view, side, KY, by_kind[KY], true);
    see_kind(sink, add, position, view, side, KE, by_kind[KE], false);
    see_kind(sink, add, position, view, side, GI, by_kind[GI], false);
    see_kind(sink, add, position, view, side, KI, by_kind[KI] | by_kind[TO] | by_kind[NY] | by_kind[NK] | by_kind[NG], false);
    see_kind(sink, add, position, view, side, KA, by_kind[KA], true);
    see_kind(sink, add, position, view, side, HI, by_kind[HI], true);
    see_kind(sink, add, position, view, side, UM, by_kind[UM], true);
    see_kind(sink, add, position, view, side, RY, by_kind[RY], true);
    if (position->king[side] != NO_SQUARE) {
        Bitboard attacked = KING_ATTACKS[position->king[side]];
        view->twice |= view->once & attacked;
        view->once |= attacked;
    }
    for (unsigned kind = FU; kind < HAND_KINDS; kind++)
        add(sink, side, TERM_HANDS, WEIGHTS_HANDS + kind * HAND_COUNTS + hand_count(position->hand[side], kind), 1);
}

/* The king's neighbours, by what both sides have there. */
INLINE void see_king(Sink *sink, Add add, const Position *position, const View *own, const View *enemy, Side side) {
    Bitboard beside = KING_ATTACKS[position->king[side]];
    Hand hand = position->hand[side_other(side)];
    unsigned power = 0;
    for (unsigned kind = KY; kind < HAND_KINDS; kind++) power += hand_count(hand, kind);
    if (power >= HAND_POWERS) power = HAND_POWERS - 1;
    add(sink, side, TERM_KING, WEIGHTS_DANGER + power * NEIGHBOURS + bb_count(beside & enemy->once), 1);
    add(sink, side, TERM_KING, WEIGHTS_ESCAPE + bb_count(beside & ~enemy->once & ~position->by_side[side]), 1);
    add(sink, side, TERM_KING, WEIGHTS_GUARD + bb_count(beside & own->twice), 1);
}

INLINE void spread(Bitboard set, uint64_t factor, uint64_t *low, uint64_t *high) {
    for (unsigned i = 0; i < 8; i++) low[i] += factor * SPREAD[set[0] >> 8 * i & 255];
    for (unsigned i = 0; i < 3; i++) high[i] += factor * SPREAD[set[1] >> 8 * i & 255];
}

enum { STATE_BYTES = 88, OWN = CONTROLS, ENEMY = 2 * CONTROLS };

/* states[square]: content and control of each square as `side` sees them. */
INLINE void see_states(const Position *position, const View *own, const View *enemy, Side side, uint8_t states[STATE_BYTES]) {
    uint64_t low[8] = {0}, high[3] = {0};
    spread(position->by_side[side], OWN, low, high);
    spread(position->by_side[side_other(side)], ENEMY, low, high);
    spread(own->once, 3, low, high);
    spread(own->twice, 3, low, high);
    spread(enemy->once, 1, low, high);
    spread(enemy->twice, 1, low, high);
    memcpy(states, low, sizeof low);
    memcpy(states + LANE_SPLIT, high, sizeof high);
}

/* What is seen from one king. */
INLINE void see_from_king(Sink *sink, Add add, const Position *position, const uint8_t *states, Side side) {
    const unsigned turn = side == SENTE ? 0 : SQUARES - 1;
    const unsigned king = turn ? turn - position->king[side] : position->king[side];
    const uint8_t *cells = CELL[king], *places = PLACE[square_file(king) > 5];
    const unsigned zone = WEIGHTS_PLACE + (unsigned)ZONE[king] * CODES * SQUARES;
    const Piece flip = side == SENTE ? 0 : GOTE_PIECE;
    for (unsigned square = 0; square < SQUARES; square++)
        add(sink, side, TERM_CONTROL, WEIGHTS_CONTROL + states[square] * (unsigned)CELLS + cells[turn ? turn - square : square],
            1);
    BB_FOR (square, position_occupied(position)) {
        unsigned code = position->board[square] ^ flip, seen = turn ? turn - square : square;
        add(sink, side, code & GOTE_PIECE ? TERM_SIEGE : TERM_CASTLE, WEIGHTS_NEAR + code * CELLS + cells[seen], 1);
        add(sink, side, TERM_PLACEMENT, zone + code * SQUARES + places[seen], 1);
    }
}

INLINE void see_pieces(Sink *sink, Add add, const Position *position, const uint8_t *states, Side side) {
    const unsigned threats = WEIGHTS_THREAT + (side == position->side ? 0 : 16 * CONTROLS);
    BB_FOR (square, position->by_side[side]) {
        unsigned kind = piece_kind(position->board[square]);
        add(sink, side, TERM_MATERIAL, WEIGHTS_MATERIAL + kind, 1);
        add(sink, side, TERM_THREATS, threats + kind * CONTROLS + states[square] - OWN, 1);
    }
}

INLINE void see(Sink *sink, Add add, const Position *position) {
    View views[2];
    uint8_t states[2][STATE_BYTES];
    see_side(sink, add, position, &views[SENTE], SENTE);
    see_side(sink, add, position, &views[GOTE], GOTE);
    see_states(position, &views[SENTE], &views[GOTE], SENTE, states[SENTE]);
    see_states(position, &views[GOTE], &views[SENTE], GOTE, states[GOTE]);
    see_pieces(sink, add, position, states[SENTE], SENTE);
    see_pieces(sink, add, position, states[GOTE], GOTE);
    if (position->king[SENTE] != NO_SQUARE) {
        see_king(sink, add, position, &views[SENTE], &views[GOTE], SENTE);
        see_from_king(sink, add, position, states[SENTE], SENTE);
    }
    if (position->king[GOTE] != NO_SQUARE) {
        see_king(sink, add, position, &views[GOTE], &views[SENTE], GOTE);
        see_from_king(sink, add, position, states[GOTE], GOTE);
    }
    add(sink, (Side)position->side, TERM_TEMPO, WEIGHTS_TEMPO, 1);
}

INLINE void add_sum(Sink *sink, Side side, enum EvaluationTerm term, unsigned weight, int count) {
    (void)term;
    sink->sum[side] += count * sink->value[weight];
}

INLINE void add_term(Sink *sink, Side side, enum EvaluationTerm term, unsigned weight, int count) {
    sink->terms[side][term] += count * sink->value[weight];
}

INLINE void add_feature(Sink *sink, Side side, enum EvaluationTerm term, unsigned weight, int count) {
    (void)term;
    sink->features[sink->feature_count++] =
        (EvaluationFeature){.weight = (uint16_t)weight, .count = (int16_t)(side == sink->side ? count : -count)};
}

int evaluate(const Position *position, const Weights *weights) {
    Sink sink = {.value = weights->value};
    Side us = (Side)position->side;
    see(&sink, add_sum, position);
    return (sink.sum[us] - sink.sum[side_other(us)]) / WEIGHT_UNITS;
}

/* A part is what the rounded sum grows by when it is added to those before it. */
int evaluate_terms(const Position *position, const Weights *weights, int terms[EVALUATION_TERMS]) {
    Sink sink = {.value = weights->value};
    Side us = (Side)position->side;
    int sum = 0, told = 0;
    see(&sink, add_term, position);
    for (unsigned term = 0; term < EVALUATION_TERMS; term++) {
        sum += sink.terms[us][term] - sink.terms[side_other(us)][term];
        terms[term] = sum / WEIGHT_UNITS - told;
        told += terms[term];
    }
    return told;
}

unsigned evaluate_features(const Position *position, EvaluationFeature *features) {
    Sink sink = {.features = features, .side = (Side)position->side};
    see(&sink, add_feature, position);
    return sink.feature_count;
}
