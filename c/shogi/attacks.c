/* attacks.c: fills the tables of attacks.h from the moves of the pieces, given as steps for sente. */
#include "attacks.h"

const Bitboard SQUARE_BB[82] = {
#define LOW(n)                                                                                                                   \
    { UINT64_C(1) << (n), 0 }
#define HIGH(n)                                                                                                                  \
    { 0, UINT64_C(1) << (n) }
#define NINE(of, n) of(n), of(n + 1), of(n + 2), of(n + 3), of(n + 4), of(n + 5), of(n + 6), of(n + 7), of(n + 8)
    NINE(LOW, 0),  NINE(LOW, 9),  NINE(LOW, 18), NINE(LOW, 27), NINE(LOW, 36),
    NINE(LOW, 45), NINE(LOW, 54), NINE(HIGH, 0), NINE(HIGH, 9), {0, 0},
#undef LOW
#undef HIGH
#undef NINE
};

Bitboard PAWN_ATTACKS[2][SQUARES];
Bitboard KNIGHT_ATTACKS[2][SQUARES];
Bitboard SILVER_ATTACKS[2][SQUARES];
Bitboard GOLD_ATTACKS[2][SQUARES];
Bitboard KING_ATTACKS[SQUARES];
Bitboard LANCE_RAY[2][SQUARES];
Bitboard ROOK_CROSS[SQUARES];
Bitboard BISHOP_CROSS[SQUARES];
Bitboard BETWEEN[SQUARES][SQUARES];
Bitboard LINE[SQUARES][SQUARES];
Bitboard STEP_ZONE[SQUARES];
Bitboard LANCE_ZONE[2][SQUARES];
Bitboard ROOK_ZONE[SQUARES];
Bitboard BISHOP_ZONE[SQUARES];

#ifdef GUNSHI_BMI2
LineMask LINE_MASKS[LINE_DIRECTIONS][SQUARES];
uint16_t LINE_ATTACKS[9][512];
#else
Bitboard LINE_RAYS[LINE_DIRECTIONS][2][SQUARES + 1];
#endif

typedef struct Step {
    int file, rank; /* towards higher files, towards higher ranks */
} Step;

static const Step FORWARD = {0, -1};
static const Step KNIGHT_STEPS[] = {{-1, -2}, {1, -2}};
static const Step SILVER_STEPS[] = {{0, -1}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}};
static const Step GOLD_STEPS[] = {{0, -1}, {-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {0, 1}};
static const Step KING_STEPS[] = {{0, -1}, {-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {0, 1}, {-1, 1}, {1, 1}};
static const Step LINE_STEPS[LINE_DIRECTIONS] = {{1, 0}, {1, 1}, {1, -1}};

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/* The square `times` steps away, or NO_SQUARE off the board. */
static unsigned stepped(unsigned square, Step step, int times) {
    int file = (int)square_file(square) + times * step.file, rank = (int)square_rank(square) + times * step.rank;
    if (file < 1 || file > FILES || rank < 1 || rank > RANKS) return NO_SQUARE;
    return square_make((unsigned)file, (unsigned)rank);
}

static Bitboard steps_from(unsigned square, const Step *steps, unsigned count, Side side) {
    Bitboard set = BB_EMPTY;
    for (unsigned i = 0; i < count; i++) set |= bb_square(stepped(square, steps[i], side == SENTE ? 1 : -1));
    return set;
}

static Bitboard ray_from(unsigned square, Step step, int sign) {
    Bitboard set = BB_EMPTY;
    for (int times = 1; stepped(square, step, sign * times) != NO_SQUARE; times++)
        set |= bb_square(stepped(square, step, sign * times));
    return set;
}

static void fill_steps(unsigned square) {
    for (Side side = SENTE; side <= GOTE; side++) {
        PAWN_ATTACKS[side][square] = steps_from(square, &FORWARD, 1, side);
        KNIGHT_ATTACKS[side][square] = steps_from(square, KNIGHT_STEPS, COUNT(KNIGHT_STEPS), side);
        SILVER_ATTACKS[side][square] = steps_from(square, SILVER_STEPS, COUNT(SILVER_STEPS), side);
        GOLD_ATTACKS[side][square] = steps_from(square, GOLD_STEPS, COUNT(GOLD_STEPS), side);
        LANCE_RAY[side][square] = ray_from(square, FORWARD, side == SENTE ? 1 : -1);
    }
    KING_ATTACKS[square] = steps_from(square, KING_STEPS, COUNT(KING_STEPS), SENTE);
}

static void fill_line(unsigned direction, unsigned square) {
    Bitboard up = ray_from(square, LINE_STEPS[direction], 1), down = ray_from(square, LINE_STEPS[direction], -1);
#ifdef GUNSHI_BMI2
    Bitboard line = up | down | bb_square(square);
    LINE_MASKS[direction][square] = (LineMask){line[0], line[1], (uint32_t)__builtin_popcountll(line[0]), bb_count(down)};
#else
    LINE_RAYS[direction][0][square] = up;
    LINE_RAYS[direction][1][square] = down;
#endif
    if (direction == LINE_RANK)
        ROOK_CROSS[square] = up | down | LANCE_RAY[SENTE][square] | LANCE_RAY[GOTE][square];
    else
        BISHOP_CROSS[square] |= up | down;
}

static void fill_pairs(unsigned square, Step step) {
    Bitboard line = ray_from(square, step, 1) | ray_from(square, step, -1) | bb_square(square), between = BB_EMPTY;
    for (int times = 1;; times++) {
        unsigned other = stepped(square, step, times);
        if (other == NO_SQUARE) return;
        BETWEEN[square][other] = BETWEEN[other][square] = between;
        LINE[square][other] = LINE[other][square] = line;
        between |= bb_square(other);
    }
}

static void fill_zones(unsigned king) {
    Bitboard around = KING_ATTACKS[king] | bb_square(king);
    BB_FOR (near, around) {
        ROOK_ZONE[king] |= ROOK_CROSS[near] | bb_square(near);
        BISHOP_ZONE[king] |= BISHOP_CROSS[near] | bb_square(near);
        STEP_ZONE[king] |= KING_ATTACKS[near] | KNIGHT_ATTACKS[SENTE][near] | KNIGHT_ATTACKS[GOTE][near];
        for (Side side = SENTE; side <= GOTE; side++) LANCE_ZONE[side][king] |= LANCE_RAY[side][near];
    }
}

#ifdef GUNSHI_BMI2
static void fill_line_attacks(void) {
    for (unsigned place = 0; place < 9; place++)
        for (unsigned occupied = 0; occupied < 512; occupied++) {
            unsigned set = 0;
            for (unsigned to = place + 1; to < 9; to++) {
                set |= 1u << to;
                if (occupied >> to & 1) break;
            }
            for (unsigned to = place; to-- > 0;) {
                set |= 1u << to;
                if (occupied >> to & 1) break;
            }
            LINE_ATTACKS[place][occupied] = (uint16_t)set;
        }
}
#endif

__attribute__((constructor(101))) static void fill_tables(void) {
    for (unsigned square = 0; square < SQUARES; square++) {
        fill_steps(square);
        for (unsigned direction = 0; direction < LINE_DIRECTIONS; direction++) {
            fill_line(direction, square);
            fill_pairs(square, LINE_STEPS[direction]);
        }
        fill_pairs(square, FORWARD);
    }
    for (unsigned square = 0; square < SQUARES; square++) fill_zones(square);
#ifdef GUNSHI_BMI2
    fill_line_attacks();
#endif
}
