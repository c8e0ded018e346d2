/* The attack maps are of the position before the move. They are right for what happens on the target square after it, unless the
 * piece leaves the line of a slider: then the attackers of the target are found anew. */
#include "classes.h"

#include <stddef.h>

#include "checks.h"
#include "movegen.h"

static const char *const NAMES[CLASS_COUNT] = {
    [CLASS_CAPTURE_FU] = "capture_fu",
    [CLASS_CAPTURE_KY] = "capture_ky",
    [CLASS_CAPTURE_KE] = "capture_ke",
    [CLASS_CAPTURE_GI] = "capture_gi",
    [CLASS_CAPTURE_KI] = "capture_ki",
    [CLASS_CAPTURE_KA] = "capture_ka",
    [CLASS_CAPTURE_HI] = "capture_hi",
    [CLASS_CAPTURE_PROMOTED] = "capture_promoted",
    [CLASS_CAPTURE_UM] = "capture_um",
    [CLASS_CAPTURE_RY] = "capture_ry",
    [CLASS_CAPTURE_FREE] = "capture_free",
    [CLASS_CAPTURE_FAIR] = "capture_fair",
    [CLASS_CAPTURE_COSTLY] = "capture_costly",
    [CLASS_RECAPTURE] = "recapture",
    [CLASS_ESCAPE_KY] = "escape_ky",
    [CLASS_ESCAPE_KE] = "escape_ke",
    [CLASS_ESCAPE_GI] = "escape_gi",
    [CLASS_ESCAPE_KI] = "escape_ki",
    [CLASS_ESCAPE_KA] = "escape_ka",
    [CLASS_ESCAPE_HI] = "escape_hi",
    [CLASS_ESCAPE_PROMOTED] = "escape_promoted",
    [CLASS_ESCAPE_UM] = "escape_um",
    [CLASS_ESCAPE_RY] = "escape_ry",
    [CLASS_ESCAPE_LAST] = "escape_last",
    [CLASS_EVADE_KING] = "evade_king",
    [CLASS_EVADE_CAPTURE] = "evade_capture",
    [CLASS_EVADE_MOVE] = "evade_move",
    [CLASS_EVADE_DROP] = "evade_drop",
    [CLASS_CHECK_MOVE] = "check_move",
    [CLASS_CHECK_DROP] = "check_drop",
    [CLASS_CHECK_DISCOVERED] = "check_discovered",
    [CLASS_PROMOTE_FU] = "promote_fu",
    [CLASS_PROMOTE_KY] = "promote_ky",
    [CLASS_PROMOTE_KE] = "promote_ke",
    [CLASS_PROMOTE_GI] = "promote_gi",
    [CLASS_PROMOTE_KA] = "promote_ka",
    [CLASS_PROMOTE_HI] = "promote_hi",
    [CLASS_DROP_FU] = "drop_fu",
    [CLASS_DROP_KY] = "drop_ky",
    [CLASS_DROP_KE] = "drop_ke",
    [CLASS_DROP_GI] = "drop_gi",
    [CLASS_DROP_KI] = "drop_ki",
    [CLASS_DROP_KA] = "drop_ka",
    [CLASS_DROP_HI] = "drop_hi",
    [CLASS_THREAT_BIG] = "threat_big",
    [CLASS_THREAT_SMALL] = "threat_small",
    [CLASS_FORK] = "fork",
    [CLASS_SACRIFICE] = "sacrifice",
    [CLASS_CLOSE_MOVE] = "close_move",
    [CLASS_CLOSE_DROP] = "close_drop",
    [CLASS_CASTLE_KING] = "castle_king",
    [CLASS_CASTLE_GUARD] = "castle_guard",
    [CLASS_PUSH_EDGE] = "push_edge",
    [CLASS_PUSH_FU] = "push_fu",
    [CLASS_QUIET_KY] = "quiet_ky",
    [CLASS_QUIET_KE] = "quiet_ke",
    [CLASS_QUIET_GI] = "quiet_gi",
    [CLASS_QUIET_KI] = "quiet_ki",
    [CLASS_QUIET_KA] = "quiet_ka",
    [CLASS_QUIET_HI] = "quiet_hi",
    [CLASS_QUIET_OU] = "quiet_ou",
};

_Static_assert(CLASS_COUNT <= 63, "a set of classes is 64 bits, and the last stays free");

const char *class_name(unsigned id) { return id < CLASS_COUNT ? NAMES[id] : NULL; }

enum { LEVEL_FU, LEVEL_LIGHT, LEVEL_GENERAL, LEVEL_KA, LEVEL_HI, LEVEL_RY, LEVEL_OU };

static const uint8_t LEVEL[KINDS] = {
    [FU] = LEVEL_FU,    [KY] = LEVEL_LIGHT,   [KE] = LEVEL_LIGHT, [GI] = LEVEL_GENERAL, [KA] = LEVEL_KA,
    [HI] = LEVEL_HI,    [KI] = LEVEL_GENERAL, [OU] = LEVEL_OU,    [TO] = LEVEL_LIGHT,   [NY] = LEVEL_LIGHT,
    [NK] = LEVEL_LIGHT, [NG] = LEVEL_GENERAL, [UM] = LEVEL_HI,    [RY] = LEVEL_RY,
};

unsigned class_level(unsigned kind) { return LEVEL[kind]; }

static const uint8_t CAPTURE[KINDS] = {
    [FU] = CLASS_CAPTURE_FU,       [KY] = CLASS_CAPTURE_KY,       [KE] = CLASS_CAPTURE_KE,       [GI] = CLASS_CAPTURE_GI,
    [KA] = CLASS_CAPTURE_KA,       [HI] = CLASS_CAPTURE_HI,       [KI] = CLASS_CAPTURE_KI,       [TO] = CLASS_CAPTURE_PROMOTED,
    [NY] = CLASS_CAPTURE_PROMOTED, [NK] = CLASS_CAPTURE_PROMOTED, [NG] = CLASS_CAPTURE_PROMOTED, [UM] = CLASS_CAPTURE_UM,
    [RY] = CLASS_CAPTURE_RY,
};

static const uint8_t ESCAPE[KINDS] = {
    [KY] = CLASS_ESCAPE_KY,       [KE] = CLASS_ESCAPE_KE,       [GI] = CLASS_ESCAPE_GI,       [KA] = CLASS_ESCAPE_KA,
    [HI] = CLASS_ESCAPE_HI,       [KI] = CLASS_ESCAPE_KI,       [TO] = CLASS_ESCAPE_PROMOTED, [NY] = CLASS_ESCAPE_PROMOTED,
    [NK] = CLASS_ESCAPE_PROMOTED, [NG] = CLASS_ESCAPE_PROMOTED, [UM] = CLASS_ESCAPE_UM,       [RY] = CLASS_ESCAPE_RY,
};

static const uint8_t PROMOTE[KINDS] = {
    [FU] = CLASS_PROMOTE_FU, [KY] = CLASS_PROMOTE_KY, [KE] = CLASS_PROMOTE_KE,
    [GI] = CLASS_PROMOTE_GI, [KA] = CLASS_PROMOTE_KA, [HI] = CLASS_PROMOTE_HI,
};

static const uint8_t DROP[HAND_KINDS] = {
    [FU] = CLASS_DROP_FU, [KY] = CLASS_DROP_KY, [KE] = CLASS_DROP_KE, [GI] = CLASS_DROP_GI,
    [KA] = CLASS_DROP_KA, [HI] = CLASS_DROP_HI, [KI] = CLASS_DROP_KI,
};

static const uint8_t QUIET[KINDS] = {
    [KY] = CLASS_QUIET_KY, [KE] = CLASS_QUIET_KE, [GI] = CLASS_QUIET_GI, [KA] = CLASS_QUIET_KA, [HI] = CLASS_QUIET_HI,
    [KI] = CLASS_QUIET_KI, [OU] = CLASS_QUIET_OU, [TO] = CLASS_QUIET_KI, [NY] = CLASS_QUIET_KI, [NK] = CLASS_QUIET_KI,
    [NG] = CLASS_QUIET_KI, [UM] = CLASS_QUIET_KA, [RY] = CLASS_QUIET_HI,
};

/* Squares that the pieces of a side attack: any, at least two, a slider, one of a level. */
typedef struct AttackMap {
    Bitboard once, twice, sliding, by_level[CLASS_LEVELS];
} AttackMap;

ALWAYS_INLINE void map_add(AttackMap *map, unsigned kind, Side side, Bitboard pieces, Bitboard occupied) {
    bool slides = kind == KY || kind == KA || kind == HI || kind == UM || kind == RY;
    BB_FOR (square, pieces) {
        Bitboard attacked = attacks_of(kind, side, square, occupied);
        map->twice |= map->once & attacked;
        map->once |= attacked;
        map->by_level[LEVEL[kind]] |= attacked;
        if (slides) map->sliding |= attacked;
    }
}

ALWAYS_INLINE AttackMap map_of(const Position *position, Side side) {
    const Bitboard *by_kind = position->by_kind;
    Bitboard own = position->by_side[side], occupied = position_occupied(position);
    Bitboard pawns = attacks_pawns(side, by_kind[FU] & own);
    AttackMap map = {.once = pawns, .by_level[LEVEL_FU] = pawns};
    map_add(&map, KY, side, by_kind[KY] & own, occupied);
    map_add(&map, KE, side, by_kind[KE] & own, occupied);
    map_add(&map, TO, side, (by_kind[TO] | by_kind[NY] | by_kind[NK]) & own, occupied);
    map_add(&map, GI, side, by_kind[GI] & own, occupied);
    map_add(&map, KI, side, (by_kind[KI] | by_kind[NG]) & own, occupied);
    map_add(&map, KA, side, by_kind[KA] & own, occupied);
    map_add(&map, HI, side, by_kind[HI] & own, occupied);
    map_add(&map, UM, side, by_kind[UM] & own, occupied);
    map_add(&map, RY, side, by_kind[RY] & own, occupied);
    map_add(&map, OU, side, by_kind[OU] & own, occupied);
    return map;
}

static void pieces_by_level(const Position *position, Side side, Bitboard pieces[CLASS_LEVELS]) {
    const Bitboard *by_kind = position->by_kind;
    Bitboard own = position->by_side[side];
    pieces[LEVEL_FU] = by_kind[FU] & own;
    pieces[LEVEL_LIGHT] = (by_kind[KY] | by_kind[KE] | by_kind[TO] | by_kind[NY] | by_kind[NK]) & own;
    pieces[LEVEL_GENERAL] = (by_kind[GI] | by_kind[KI] | by_kind[NG]) & own;
    pieces[LEVEL_KA] = by_kind[KA] & own;
    pieces[LEVEL_HI] = (by_kind[HI] | by_kind[UM]) & own;
    pieces[LEVEL_RY] = by_kind[RY] & own;
    pieces[LEVEL_OU] = by_kind[OU] & own;
}

ALWAYS_INLINE void prepare(ClassContext *context, const Position *position, unsigned last_to, Side us) {
    Side them = side_other(us);
    Bitboard occupied = position_occupied(position), ours[CLASS_LEVELS], theirs[CLASS_LEVELS];
    AttackMap own = map_of(position, us), enemy = map_of(position, them);
    pieces_by_level(position, us, ours);
    pieces_by_level(position, them, theirs);
    Bitboard unguarded = position->by_side[us] & enemy.once & ~own.once, exposed = unguarded, below = BB_EMPTY;
    for (unsigned level = LEVEL_FU; level < CLASS_LEVELS; level++) {
        context->attacked_below[level] = below;
        exposed |= ours[level] & below;
        below |= enemy.by_level[level];
    }
    Bitboard prey = position->by_side[them] & ~enemy.once & ~theirs[LEVEL_FU] & ~theirs[LEVEL_OU];
    for (unsigned level = CLASS_LEVELS; level-- > LEVEL_FU;) {
        context->prey[level] = prey;
        if (level != LEVEL_OU) prey |= theirs[level];
    }
    unsigned enemy_king = position->king[them];
    context->position = position;
    context->occupied = occupied;
    context->guarded = own.once;
    context->guarded_twice = own.twice;
    context->attacked = enemy.once;
    context->on_lines = own.sliding | enemy.sliding;
    context->exposed = exposed & ~ours[LEVEL_FU] & ~ours[LEVEL_OU];
    context->hit_by_last =
        last_to == NO_SQUARE ? BB_EMPTY : attacks_of(piece_kind(position->board[last_to]), them, last_to, occupied);
    context->screens = enemy_king == NO_SQUARE ? BB_EMPTY : checks_blockers(position, them, enemy_king) & position->by_side[us];
    context->last_to = (Square)last_to;
}

void classes_prepare(ClassContext *context, const Position *position, unsigned last_to) {
    if (position->side == SENTE)
        prepare(context, position, last_to, SENTE);
    else
        prepare(context, position, last_to, GOTE);
}

/* How a piece stands on a square when it has come there. */
typedef struct Standing {
    bool attacked;
    bool exposed;
} Standing;

/* The piece left the line of a slider, which may now reach further. */
static Standing standing_anew(const ClassContext *context, unsigned from, unsigned to, unsigned level) {
    const Position *position = context->position;
    Side us = (Side)position->side;
    Bitboard left = bb_square(from), occupied = context->occupied & ~left;
    Bitboard attackers = position_attackers(position, side_other(us), to, occupied);
    Standing standing = {.attacked = bb_any(attackers)};
    BB_FOR (attacker, attackers) standing.exposed |= LEVEL[piece_kind(position->board[attacker])] < level;
    if (standing.attacked && !standing.exposed)
        standing.exposed = !bb_any(position_attackers(position, us, to, occupied) & ~left);
    return standing;
}

static Standing standing_after(const ClassContext *context, Move move, unsigned level) {
    unsigned to = move_to(move);
    bool drop = move_is_drop(move);
    if (!drop && bb_has(context->on_lines, move_from(move))) return standing_anew(context, move_from(move), to, level);
    /* The moving piece attacked the target itself, so only a target attacked twice stays guarded. */
    Bitboard guarded = drop ? context->guarded : context->guarded_twice;
    return (Standing){
        .attacked = bb_has(context->attacked, to),
        .exposed = bb_has(context->attacked_below[level] | (context->attacked & ~guarded), to),
    };
}

static ClassSet capture_classes(unsigned mover, unsigned victim, bool can_be_taken) {
    unsigned exchange = !can_be_taken                  ? CLASS_CAPTURE_FREE
                        : LEVEL[victim] < LEVEL[mover] ? CLASS_CAPTURE_COSTLY
                                                       : CLASS_CAPTURE_FAIR;
    return class_bit(CAPTURE[victim]) | class_bit(exchange);
}

static ClassSet evasion_classes(const Position *position, Move move, unsigned kind) {
    bool takes = bb_has(position->checkers, move_to(move));
    ClassSet classes = takes ? class_bit(CLASS_EVADE_CAPTURE) : 0;
    if (kind == OU) return classes | class_bit(CLASS_EVADE_KING);
    if (takes) return classes;
    return class_bit(move_is_drop(move) ? CLASS_EVADE_DROP : CLASS_EVADE_MOVE);
}

/* Of a move without capture or promotion, when the side is not in check. */
static ClassSet castle_classes(const Position *position, unsigned kind, unsigned from, unsigned to) {
    Side us = (Side)position->side;
    unsigned king = position->king[us];
    if (king == NO_SQUARE || rank_for(us, from) < 7 || rank_for(us, to) < 7) return 0;
    if (kind == OU) return class_bit(CLASS_CASTLE_KING);
    if (kind != KI && kind != GI) return 0;
    int files = (int)square_file(king) - (int)square_file(to), ranks = (int)square_rank(king) - (int)square_rank(to);
    return files >= -2 && files <= 2 && ranks >= -2 && ranks <= 2 ? class_bit(CLASS_CASTLE_GUARD) : 0;
}

static ClassSet threat_classes(const Position *position, Bitboard prey, bool check) {
    if (!bb_any(prey)) return 0;
    const Bitboard *by_kind = position->by_kind;
    Bitboard big = by_kind[KA] | by_kind[HI] | by_kind[UM] | by_kind[RY];
    ClassSet classes = bb_count(prey) + check > 1 ? class_bit(CLASS_FORK) : 0;
    if (bb_any(prey & big)) classes |= class_bit(CLASS_THREAT_BIG);
    if (bb_any(prey & ~big)) classes |= class_bit(CLASS_THREAT_SMALL);
    return classes;
}

ClassSet classes_of(const ClassContext *context, Move move) {
    const Position *position = context->position;
    Side us = (Side)position->side;
    unsigned from = move_from(move), to = move_to(move), enemy_king = position->king[side_other(us)];
    bool drop = move_is_drop(move), promotes = move_is_promotion(move), in_check = position_in_check(position);
    unsigned kind = drop ? move_dropped(move) : piece_kind(position->board[from]), kind_after = promotes ? kind | PROMOTED : kind;
    unsigned victim = piece_kind(position->board[to]);
    Standing standing = standing_after(context, move, LEVEL[kind]);
    Bitboard occupied = (drop ? context->occupied : context->occupied & ~bb_square(from)) | bb_square(to);
    Bitboard reached = attacks_of(kind_after, us, to, occupied);
    bool check = enemy_king != NO_SQUARE && bb_has(reached, enemy_king);
    ClassSet classes = 0;

    if (victim != NO_KIND) {
        classes |= capture_classes(kind, victim, standing.attacked);
        if (to == context->last_to) classes |= class_bit(CLASS_RECAPTURE);
    } else if (standing.exposed) {
        classes |= class_bit(CLASS_SACRIFICE);
    }
    if (in_check) classes |= evasion_classes(position, move, kind);
    if (check) classes |= class_bit(drop ? CLASS_CHECK_DROP : CLASS_CHECK_MOVE);
    if (enemy_king != NO_SQUARE && bb_has(KING_ATTACKS[enemy_king], to))
        classes |= class_bit(drop ? CLASS_CLOSE_DROP : CLASS_CLOSE_MOVE);
    if (!standing.exposed) {
        Bitboard prey = reached & context->prey[LEVEL[kind_after]];
        if (!drop && bb_any(prey)) prey &= ~attacks_of(kind, us, from, context->occupied);
        classes |= threat_classes(position, prey, check);
    }
    if (drop) return classes | class_bit(DROP[kind]);

    if (!standing.exposed && bb_has(context->exposed, from)) {
        classes |= class_bit(ESCAPE[kind]);
        if (bb_has(context->hit_by_last, from)) classes |= class_bit(CLASS_ESCAPE_LAST);
    }
    if (bb_has(context->screens, from) && !bb_has(LINE[enemy_king][from], to)) classes |= class_bit(CLASS_CHECK_DISCOVERED);
    if (promotes)
        classes |= class_bit(PROMOTE[kind]);
    else if (victim == NO_KIND && kind == FU)
        classes |= class_bit(square_file(to) == 1 || square_file(to) == FILES ? CLASS_PUSH_EDGE : CLASS_PUSH_FU);
    else if (victim == NO_KIND && !in_check)
        classes |= castle_classes(position, kind, from, to);
    return classes ? classes : class_bit(QUIET[kind]);
}

ClassSet classes_available(const ClassContext *context) {
    Move moves[MAX_MOVES];
    ClassSet classes = 0;
    for (unsigned i = movegen_legal(context->position, moves); i-- > 0;) classes |= classes_of(context, moves[i]);
    return classes;
}
