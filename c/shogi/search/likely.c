#include "likely.h"

#include <stddef.h>
#include <stdio.h>

#include "../attacks.h"
#include "exchange.h"

enum { LOSES_LITTLE = 150, LOSES_MORE = 400 /* centipawns */ };

/* ---- cells ---- */

/* As sente sees them: [from][square]. Gote's squares are turned round. */
static uint8_t CELL[SQUARES][SQUARES];
static uint8_t PLACE[SQUARES];

static unsigned turned(Side side, unsigned square) { return side == SENTE ? square : SQUARES - 1 - square; }

static int within_reach(int steps) { return steps < -LIKELY_REACH ? -LIKELY_REACH : steps > LIKELY_REACH ? LIKELY_REACH : steps; }

__attribute__((constructor)) static void fill_cells(void) {
    for (unsigned square = 0; square < SQUARES; square++) {
        PLACE[square] = (uint8_t)((square_rank(square) - 1) * FILES + FILES - square_file(square));
        for (unsigned from = 0; from < SQUARES; from++) {
            int ranks = within_reach((int)square_rank(square) - (int)square_rank(from));
            int files = within_reach((int)square_file(from) - (int)square_file(square));
            CELL[from][square] = (uint8_t)((ranks + LIKELY_REACH) * (2 * LIKELY_REACH + 1) + files + LIKELY_REACH);
        }
    }
}

static const uint8_t *cells_from(Side side, unsigned square) { return square == NO_SQUARE ? NULL : CELL[turned(side, square)]; }

/* ---- what is seen ---- */

void likely_prepare(LikelyScene *scene, const Position *position, unsigned last_to, LikelyLook look) {
    Side us = (Side)position->side;
    scene->look = look;
    scene->context.position = position;
    if (look == LIKELY_ALL)
        classes_prepare(&scene->context, position, last_to);
    scene->own_king = cells_from(us, position->king[us]);
    scene->enemy_king = cells_from(us, position->king[side_other(us)]);
    scene->last = cells_from(us, last_to);
}

/* The piece itself attacks where it goes, so it is guarded there only when another does, too. */
static unsigned coming(const ClassContext *context, unsigned to, unsigned kind, bool drop) {
    return (bb_has(context->hit_by_last, to) ? LIKELY_HIT : 0) |
           (bb_has(drop ? context->guarded : context->guarded_twice, to) ? LIKELY_GUARDED : 0) |
           (bb_has(context->attacked_below[class_level(kind)], to) ? LIKELY_EXPOSED : 0) |
           (bb_has(context->attacked, to) ? LIKELY_ATTACKED : 0);
}

/* By static exchange evaluation only where the squares do not tell: where it leaves a line, or a lesser piece attacks it. */
static unsigned loss_of(const ClassContext *context, Move move, unsigned kind, bool drop, unsigned standing) {
    const Position *position = context->position;
    bool told = drop || !bb_has(context->on_lines, move_from(move));
    if (told && (!(standing & LIKELY_ATTACKED) || (standing & (LIKELY_GUARDED | LIKELY_EXPOSED)) == LIKELY_GUARDED)) return 0;
    if (told && !(standing & LIKELY_GUARDED)) {
        int prize = exchange_prize(move_is_promotion(move) ? kind | PROMOTED : kind);
        return prize <= LOSES_LITTLE ? 1 : prize <= LOSES_MORE ? 2 : 3;
    }
    return exchange_wins(position, move, 0)               ? 0
           : exchange_wins(position, move, -LOSES_LITTLE) ? 1
           : exchange_wins(position, move, -LOSES_MORE)   ? 2
                                                          : 3;
}

static unsigned leaving(const ClassContext *context, unsigned from) {
    return (bb_has(context->hit_by_last, from) ? LIKELY_HIT : 0) | (bb_has(context->guarded, from) ? LIKELY_GUARDED : 0) |
           (bb_has(context->exposed, from) ? LIKELY_EXPOSED : 0) | (bb_has(context->attacked, from) ? LIKELY_ATTACKED : 0);
}

typedef struct Seen {
    unsigned count;
    uint16_t *sights;
} Seen;

static inline void add(Seen *seen, unsigned sight) { seen->sights[seen->count++] = (uint16_t)sight; }

static inline void see_squares(const LikelyScene *scene, Move move, unsigned mover, Seen *seen) {
    Side us = (Side)scene->context.position->side;
    unsigned to = turned(us, move_to(move));
    add(seen, LIKELY_MOVER + mover);
    add(seen, LIKELY_TO + mover * SQUARES + PLACE[to]);
    if (scene->own_king) add(seen, LIKELY_TO_OWN_KING + mover * LIKELY_CELLS + scene->own_king[to]);
    if (scene->enemy_king) add(seen, LIKELY_TO_ENEMY_KING + mover * LIKELY_CELLS + scene->enemy_king[to]);
    if (scene->last) add(seen, LIKELY_TO_LAST + mover * LIKELY_CELLS + scene->last[to]);
    if (move_is_drop(move)) return;
    unsigned from = turned(us, move_from(move));
    add(seen, LIKELY_FROM + mover * SQUARES + PLACE[from]);
    if (scene->own_king) add(seen, LIKELY_FROM_OWN_KING + mover * LIKELY_CELLS + scene->own_king[from]);
    if (scene->enemy_king) add(seen, LIKELY_FROM_ENEMY_KING + mover * LIKELY_CELLS + scene->enemy_king[from]);
}

static inline void see_attacks(const LikelyScene *scene, Move move, unsigned mover, unsigned kind, Seen *seen) {
    const ClassContext *context = &scene->context;
    bool drop = move_is_drop(move);
    unsigned standing = coming(context, move_to(move), kind, drop), in_check = position_in_check(context->position);
    add(seen, LIKELY_COMES + mover * LIKELY_STANDINGS + standing);
    add(seen, LIKELY_LOSES + mover * LIKELY_LOSSES + loss_of(context, move, kind, drop, standing));
    if (!drop) add(seen, LIKELY_LEAVES + mover * LIKELY_STANDINGS + leaving(context, move_from(move)));
    for (ClassSet classes = classes_of(context, move); classes; classes &= classes - 1)
        add(seen, LIKELY_CLASS + 2 * (unsigned)__builtin_ctzll(classes) + in_check);
}

static inline unsigned see(const LikelyScene *scene, Move move, uint16_t *sights) {
    Seen seen = {.sights = sights};
    bool drop = move_is_drop(move);
    unsigned kind = drop ? move_dropped(move) : piece_kind(scene->context.position->board[move_from(move)]);
    unsigned mover = kind | (drop ? LIKELY_DROPS : move_is_promotion(move) ? LIKELY_PROMOTES : LIKELY_STAYS);
    see_squares(scene, move, mover, &seen);
    if (scene->look == LIKELY_ALL) see_attacks(scene, move, mover, kind, &seen);
    return seen.count;
}

unsigned likely_sights(const LikelyScene *scene, Move move, uint16_t sights[LIKELY_MOST_SIGHTS]) {
    return see(scene, move, sights);
}

int likely_value(const Likely *likely, const LikelyScene *scene, Move move) {
    uint16_t sights[LIKELY_MOST_SIGHTS];
    unsigned count = see(scene, move, sights);
    int sum = 0;
    for (unsigned i = 0; i < count; i++) sum += likely->value[sights[i]];
    return sum;
}

/* ---- names ---- */

static const char *const KIND_NAME[KINDS] = {"",   "fu", "ky", "ke", "gi", "ka", "hi", "ki",
                                             "ou", "to", "ny", "nk", "ng", "um", "ry"};

/* A pawn that promotes is no quiet move, and gold and king do not promote. Those that stay are first, the dropped ones last. */
/* clang-format off */
static const uint8_t MOVERS[] = {
    FU, KY, KE, GI, KA, HI, KI, OU, TO, NY, NK, NG, UM, RY,
    KY | LIKELY_PROMOTES, KE | LIKELY_PROMOTES, GI | LIKELY_PROMOTES, KA | LIKELY_PROMOTES, HI | LIKELY_PROMOTES,
    FU | LIKELY_DROPS, KY | LIKELY_DROPS, KE | LIKELY_DROPS, GI | LIKELY_DROPS, KA | LIKELY_DROPS, HI | LIKELY_DROPS, KI | LIKELY_DROPS,
};
/* clang-format on */

enum { ALL_MOVERS = sizeof MOVERS, FROM_THE_BOARD = ALL_MOVERS - (HAND_KINDS - 1) };

static const struct {
    const char *name;
    unsigned first, movers, count;
} TABLES[] = {
    {"mover", LIKELY_MOVER, ALL_MOVERS, 1},
    {"to", LIKELY_TO, ALL_MOVERS, SQUARES},
    {"from", LIKELY_FROM, FROM_THE_BOARD, SQUARES},
    {"to_own_king", LIKELY_TO_OWN_KING, ALL_MOVERS, LIKELY_CELLS},
    {"to_enemy_king", LIKELY_TO_ENEMY_KING, ALL_MOVERS, LIKELY_CELLS},
    {"from_own_king", LIKELY_FROM_OWN_KING, FROM_THE_BOARD, LIKELY_CELLS},
    {"from_enemy_king", LIKELY_FROM_ENEMY_KING, FROM_THE_BOARD, LIKELY_CELLS},
    {"to_last", LIKELY_TO_LAST, ALL_MOVERS, LIKELY_CELLS},
    {"comes", LIKELY_COMES, ALL_MOVERS, LIKELY_STANDINGS},
    {"leaves", LIKELY_LEAVES, FROM_THE_BOARD, LIKELY_STANDINGS},
    {"loses", LIKELY_LOSES, ALL_MOVERS, LIKELY_LOSSES},
};

static void name_of(unsigned table, unsigned mover, char name[LIKELY_NAME_MAX]) {
    static const char *const HOW[] = {"stays", "promotes", "drops"};
    snprintf(name, LIKELY_NAME_MAX, "%s(%s(%s))", TABLES[table].name, HOW[mover / LIKELY_PROMOTES],
             KIND_NAME[mover % LIKELY_PROMOTES]);
}

/* A quiet move takes nothing, and no pawn promotes. */
static bool can_be_quiet(unsigned id) { return id > CLASS_RECAPTURE && id != CLASS_EVADE_CAPTURE && id != CLASS_PROMOTE_FU; }

bool likely_row(unsigned index, LikelyRow *row) {
    for (unsigned table = 0; table < sizeof TABLES / sizeof *TABLES; index -= TABLES[table++].movers) {
        if (index >= TABLES[table].movers) continue;
        unsigned mover = MOVERS[index];
        *row = (LikelyRow){.first = TABLES[table].first + mover * TABLES[table].count, .count = TABLES[table].count};
        name_of(table, mover, row->name);
        return true;
    }
    for (unsigned id = 0; id < CLASS_COUNT; id++) {
        if (!can_be_quiet(id) || index-- > 0) continue;
        *row = (LikelyRow){.first = LIKELY_CLASS + 2 * id, .count = 2};
        snprintf(row->name, sizeof row->name, "class(%s)", class_name(id));
        return true;
    }
    return false;
}
