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

#define HALF_NUMBER ((int64_t)1 << 32)

/* The low half is signed, so that a sum's is the sum of the low halves, as long as either sum fits in its half: what is seen of a
 * position is, each at most nine times. */
_Static_assert((int64_t)EVALUATION_FEATURES * NEIGHBOURS * INT16_MAX <= INT32_MAX, "sums of weights fit in half a number");
static int low_half(int64_t both) { return (int)(int32_t)(uint32_t)both; }
static int high_half(int64_t both) { return (int)((both - low_half(both)) / HALF_NUMBER); }

int weight_of(const Weights *weights, unsigned weight, enum Phase phase) {
    return phase == OPENING ? low_half(weights->both[weight]) : high_half(weights->both[weight]);
}

void weight_set(Weights *weights, unsigned weight, enum Phase phase, int value) {
    const int opening = phase == OPENING ? value : weight_of(weights, weight, OPENING),
              ending = phase == ENDING ? value : weight_of(weights, weight, ENDING);
    weights->both[weight] = ending * HALF_NUMBER + opening;
}

static void set_both(Weights *weights, unsigned weight, int value) { weights->both[weight] = value * HALF_NUMBER + value; }

void weights_init(Weights *weights) {
    memset(weights, 0, sizeof *weights);
    for (unsigned kind = FU; kind < KINDS; kind++) set_both(weights, WEIGHTS_MATERIAL + kind, WEIGHT_UNITS * PIECE_VALUE[kind]);
    for (unsigned kind = FU; kind < HAND_KINDS; kind++)
        for (unsigned count = 1; count <= PIECES_IN_SET[kind]; count++)
            set_both(weights, WEIGHTS_HANDS + kind * HAND_COUNTS + count, (int)count * WEIGHT_UNITS * PIECE_VALUE[kind]);
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

/* Collects what is seen: an Add counts one weight `count` times for `side`. */
typedef struct Sink {
    const int64_t *both; /* the weights */
    int64_t sum[2];      /* of both phases, as they are */
    int64_t terms[2][EVALUATION_TERMS];
    EvaluationFeature *features;
    unsigned feature_count;
    Side side;
    unsigned progress;
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

/* A whole set moved by one step. Members that leave the board are lost. */
INLINE Bitboard ahead(Side side, Bitboard set) {
    return side == SENTE ? (set & ~BB_RANKS(0x001)) >> 1 : (set & ~BB_RANKS(0x100)) << 1;
}
INLINE Bitboard to_higher_file(Bitboard set) {
    return (Bitboard){set[0] << RANKS, set[1] << RANKS | set[0] >> (LANE_SPLIT - RANKS)} & BB_ALL;
}
INLINE Bitboard to_lower_file(Bitboard set) {
    return (Bitboard){set[0] >> RANKS | set[1] << (LANE_SPLIT - RANKS), set[1] >> RANKS} & BB_ALL;
}

/* Pieces of one kind, all moved by the same step at a time. No two of them reach the same square by it. */
INLINE void see_steppers(Sink *sink, Add add, View *view, Side side, unsigned kind, Bitboard pieces) {
    Bitboard front = ahead(side, pieces), back = ahead(side_other(side), pieces), jump = ahead(side, front);
    switch (kind) {
    case FU: see_attacks(sink, add, view, side, kind, front); break;
    case KE:
        see_attacks(sink, add, view, side, kind, to_higher_file(jump));
        see_attacks(sink, add, view, side, kind, to_lower_file(jump));
        break;
    default:
        see_attacks(sink, add, view, side, kind, front);
        see_attacks(sink, add, view, side, kind, to_higher_file(front));
        see_attacks(sink, add, view, side, kind, to_lower_file(front));
        see_attacks(sink, add, view, side, kind, to_higher_file(kind == GI ? back : pieces));
        see_attacks(sink, add, view, side, kind, to_lower_file(kind == GI ? back : pieces));
        if (kind == KI) see_attacks(sink, add, view, side, kind, back);
    }
}

/* Lances, bishops or rooks, and the promoted ones. */
INLINE void see_sliders(Sink *sink, Add add, const Position *position, View *view, Side side, unsigned kind) {
    Bitboard occupied = position_occupied(position), own = position->by_side[side], pieces = position->by_kind[kind];
    if (kind != KY) pieces |= position->by_kind[kind | PROMOTED];
    BB_FOR (square, pieces & own) {
        Bitboard attacked = attacks_of(kind, side, square, occupied);
        unsigned seen = kind;
        if (kind != KY) {
            seen = piece_kind(position->board[square]);
            if (seen != kind) attacked |= KING_ATTACKS[square];
        }
        see_attacks(sink, add, view, side, seen, attacked);
        add(sink, side, TERM_MOBILITY, WEIGHTS_MOBILITY + seen * MOST_MOBILE + bb_count(attacked & ~own), 1);
    }
}

INLINE void see_side(Sink *sink, Add add, const Position *position, View *view, Side side) {
    const Bitboard *by_kind = position->by_kind;
    Bitboard own = position->by_side[side];
    unsigned enemy_king = position->king[side_other(side)];
    view->once = view->twice = BB_EMPTY;
    view->ring = enemy_king == NO_SQUARE ? BB_EMPTY : KING_ATTACKS[enemy_king] | bb_square(enemy_king);
    see_steppers(sink, add, view, side, FU, by_kind[FU] & own);
    see_steppers(sink, add, view, side, KE, by_kind[KE] & own);
    see_steppers(sink, add, view, side, GI, by_kind[GI] & own);
    see_steppers(sink, add, view, side, KI, (by_kind[KI] | by_kind[TO] | by_kind[NY] | by_kind[NK] | by_kind[NG]) & own);
    see_sliders(sink, add, position, view, side, KY);
    see_sliders(sink, add, position, view, side, KA);
    see_sliders(sink, add, position, view, side, HI);
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

enum { STATE_BYTES = 88, STATE_WORDS = 11, OWN = CONTROLS, ENEMY = 2 * CONTROLS };

/* For each square a byte: the content and control that the sides see there. */
typedef struct States {
    uint8_t of[2][STATE_BYTES];
} States;

/* Eight squares. */
INLINE void see_states_of(const Position *position, const View *views, unsigned lane, unsigned shift, uint64_t *sente,
                          uint64_t *gote) {
#define SPREAD_OUT(set) SPREAD[(set)[lane] >> shift & 255]
    uint64_t own = SPREAD_OUT(position->by_side[SENTE]), enemy = SPREAD_OUT(position->by_side[GOTE]);
    uint64_t own_control = SPREAD_OUT(views[SENTE].once) + SPREAD_OUT(views[SENTE].twice);
    uint64_t enemy_control = SPREAD_OUT(views[GOTE].once) + SPREAD_OUT(views[GOTE].twice);
#undef SPREAD_OUT
    *sente = OWN * own + ENEMY * enemy + 3 * own_control + enemy_control;
    *gote = OWN * enemy + ENEMY * own + 3 * enemy_control + own_control;
}

INLINE void see_states(const Position *position, const View *views, States *states) {
    uint64_t sente[STATE_WORDS], gote[STATE_WORDS];
    for (unsigned i = 0; i < 8; i++) see_states_of(position, views, 0, 8 * i, &sente[i], &gote[i]);
    for (unsigned i = 0; i < 3; i++) see_states_of(position, views, 1, 8 * i, &sente[8 + i], &gote[8 + i]);
    memcpy(states->of[SENTE], sente, 8 * sizeof *sente);
    memcpy(states->of[GOTE], gote, 8 * sizeof *gote);
    memcpy(states->of[SENTE] + LANE_SPLIT, sente + 8, 3 * sizeof *sente);
    memcpy(states->of[GOTE] + LANE_SPLIT, gote + 8, 3 * sizeof *gote);
}

/* A king's view of the board, turned so that its side plays upwards. */
typedef struct Eye {
    bool open; /* there is a king */
    const uint8_t *cells, *places;
    unsigned zone; /* where its weights begin */
} Eye;

INLINE Eye open_eye(const Position *position, Side side) {
    unsigned king = position->king[side];
    if (king == NO_SQUARE) return (Eye){.open = false};
    if (side == GOTE) king = SQUARES - 1 - king;
    return (Eye){.open = true,
                 .cells = CELL[king],
                 .places = PLACE[square_file(king) > 5],
                 .zone = WEIGHTS_PLACE + (unsigned)ZONE[king] * CODES * SQUARES};
}

INLINE unsigned turned(Side side, unsigned square) { return side == SENTE ? square : SQUARES - 1 - square; }

INLINE void see_squares(Sink *sink, Add add, const Eye *eye, const States *states, Side side) {
    for (unsigned square = 0; square < SQUARES; square++)
        add(sink, side, TERM_CONTROL,
            WEIGHTS_CONTROL + states->of[side][square] * (unsigned)CELLS + eye->cells[turned(side, square)], 1);
}

INLINE void see_piece(Sink *sink, Add add, const Eye *eye, Side side, unsigned code, unsigned square) {
    unsigned seen = turned(side, square);
    add(sink, side, code & GOTE_PIECE ? TERM_SIEGE : TERM_CASTLE, WEIGHTS_NEAR + code * CELLS + eye->cells[seen], 1);
    add(sink, side, TERM_PLACEMENT, eye->zone + code * SQUARES + eye->places[seen], 1);
}

INLINE void see_pieces(Sink *sink, Add add, const Position *position, const Eye *eyes, const States *states, Side side) {
    const unsigned threats = WEIGHTS_THREAT + (side == position->side ? 0 : 16 * CONTROLS);
    const Side enemy = side_other(side);
    BB_FOR (square, position->by_side[side]) {
        unsigned kind = piece_kind(position->board[square]);
        add(sink, side, TERM_MATERIAL, WEIGHTS_MATERIAL + kind, 1);
        add(sink, side, TERM_THREATS, threats + kind * CONTROLS + states->of[side][square] - OWN, 1);
        if (eyes[side].open) see_piece(sink, add, &eyes[side], side, kind, square);
        if (eyes[enemy].open) see_piece(sink, add, &eyes[enemy], enemy, kind + GOTE_PIECE, square);
    }
}

INLINE unsigned progress_of(const Position *position, const View *views) {
    const Bitboard *by_kind = position->by_kind;
    unsigned count = bb_count(by_kind[TO] | by_kind[NY] | by_kind[NK] | by_kind[NG] | by_kind[UM] | by_kind[RY]), pawns = 0;
    for (unsigned side = 0; side < 2; side++) {
        count += bb_count(views[side].once & views[side].ring);
        pawns += hand_count(position->hand[side], FU);
        for (unsigned kind = KY; kind < HAND_KINDS; kind++) count += hand_count(position->hand[side], kind);
    }
    return 2 * count + pawns < PROGRESS_FULL ? 2 * count + pawns : PROGRESS_FULL;
}

INLINE void see(Sink *sink, Add add, const Position *position) {
    View views[2];
    States states;
    const Eye eyes[2] = {open_eye(position, SENTE), open_eye(position, GOTE)};
    see_side(sink, add, position, &views[SENTE], SENTE);
    see_side(sink, add, position, &views[GOTE], GOTE);
    sink->progress = progress_of(position, views);
    see_states(position, views, &states);
    see_pieces(sink, add, position, eyes, &states, SENTE);
    see_pieces(sink, add, position, eyes, &states, GOTE);
    if (eyes[SENTE].open) {
        see_king(sink, add, position, &views[SENTE], &views[GOTE], SENTE);
        see_squares(sink, add, &eyes[SENTE], &states, SENTE);
    }
    if (eyes[GOTE].open) {
        see_king(sink, add, position, &views[GOTE], &views[SENTE], GOTE);
        see_squares(sink, add, &eyes[GOTE], &states, GOTE);
    }
    add(sink, (Side)position->side, TERM_TEMPO, WEIGHTS_TEMPO, 1);
}

INLINE void add_sum(Sink *sink, Side side, enum EvaluationTerm term, unsigned weight, int count) {
    (void)term;
    sink->sum[side] += count * sink->both[weight];
}

INLINE void add_term(Sink *sink, Side side, enum EvaluationTerm term, unsigned weight, int count) {
    sink->terms[side][term] += count * sink->both[weight];
}

INLINE void add_feature(Sink *sink, Side side, enum EvaluationTerm term, unsigned weight, int count) {
    (void)term;
    sink->features[sink->feature_count++] =
        (EvaluationFeature){.weight = (uint16_t)weight, .count = (int16_t)(side == sink->side ? count : -count)};
}

/* Centipawns of a sum. */
static int at_progress(unsigned progress, int64_t sum) {
    int64_t opening = low_half(sum), ending = high_half(sum), late = progress;
    return (int)((opening * (PROGRESS_FULL - late) + ending * late) / (PROGRESS_FULL * WEIGHT_UNITS));
}

int evaluate(const Position *position, const Weights *weights) {
    Sink sink = {.both = weights->both};
    Side us = (Side)position->side;
    see(&sink, add_sum, position);
    return at_progress(sink.progress, sink.sum[us] - sink.sum[side_other(us)]);
}

/* A part is what the rounded sum grows by when it is added to those before it. */
int evaluate_terms(const Position *position, const Weights *weights, int terms[EVALUATION_TERMS]) {
    Sink sink = {.both = weights->both};
    Side us = (Side)position->side, them = side_other(us);
    int64_t sum = 0;
    int told = 0;
    see(&sink, add_term, position);
    for (unsigned term = 0; term < EVALUATION_TERMS; term++) {
        sum += sink.terms[us][term] - sink.terms[them][term];
        terms[term] = at_progress(sink.progress, sum) - told;
        told += terms[term];
    }
    return told;
}

unsigned evaluate_features(const Position *position, EvaluationFeature *features, unsigned *progress) {
    Sink sink = {.features = features, .side = (Side)position->side};
    see(&sink, add_feature, position);
    *progress = sink.progress;
    return sink.feature_count;
}

unsigned evaluate_progress(const Position *position) {
    EvaluationFeature features[EVALUATION_FEATURES];
    unsigned progress;
    evaluate_features(position, features, &progress);
    return progress;
}
